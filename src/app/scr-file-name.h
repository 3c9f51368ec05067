/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

char *scr_file_name_for_copy (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
char *scr_file_name_for_result (ScrMatch *match,
                                const char *suffix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
