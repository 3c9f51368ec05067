/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gsize scr_sentences_get_start (const char *const *sentences);
gsize scr_sentences_get_end (const char *const *sentences,
                             gsize start);
char *scr_sentences_dup_common (const char *const *sentences) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
