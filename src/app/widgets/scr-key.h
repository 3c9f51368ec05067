/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_add_key (GtkWidget *widget,
                  guint key,
                  GtkShortcutFunc callback);

G_END_DECLS
