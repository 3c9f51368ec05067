/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_keep_focus (GtkWindow *window,
                     GtkStack *stack);
gboolean scr_focus_children (GtkWidget *widget,
                             GtkDirectionType direction);
gboolean scr_focus_row (GtkWidget *widget,
                        GtkDirectionType direction);
GtkWidget *scr_find_focus (GtkWidget *root,
                           const char *css_class);

G_END_DECLS
