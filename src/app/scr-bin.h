/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void scr_bin_put (GFile *file);
gboolean scr_bin_take_back (GFile *file);
gboolean scr_bin_empty (GFile *file,
                        char **sentence);

G_END_DECLS
