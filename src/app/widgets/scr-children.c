/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-children.h"

/**
 * scr_unparent_children:
 * @widget: a widget that is being disposed of
 *
 * Lets go of all children; GTK does so by itself only for those of a template
 * that are bound.
 */
void
scr_unparent_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
