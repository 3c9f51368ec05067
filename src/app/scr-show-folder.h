/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_show_folder (GtkWindow *parent,
                      GFile *file);

G_END_DECLS
