/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void scr_bin_put (GFile *file);
gboolean scr_bin_take_back (GFile *file);
gboolean scr_bin_holds (GFile *file);
gboolean scr_bin_move (GFile *file,
                       char **sentence,
                       GError **error);
char *scr_bin_dup_refusal (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
