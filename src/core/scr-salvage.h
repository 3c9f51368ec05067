/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

ScrMatch *scr_match_salvage (const char *text,
                             gssize length,
                             guint *n_kept,
                             char **fault,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_salvage_file (GFile *file,
                                  guint *n_kept,
                                  char **fault,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
