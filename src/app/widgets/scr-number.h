/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *scr_dup_number (int number) G_GNUC_WARN_UNUSED_RESULT;
char *scr_dup_range (int low,
                     int high) G_GNUC_WARN_UNUSED_RESULT;
char *scr_dup_short_range (int low,
                           int high) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
