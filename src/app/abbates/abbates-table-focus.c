/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-table-private.h"

#include "app/widgets/scr-focus.h"

/* Where the focus of the keyboard is on the table, and where it goes next. */

gboolean
abbates_table_can_be_chosen (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "lit") || gtk_widget_has_css_class (widget, "selected");
}

/* What has the focus, where it matters: on the table, or anywhere after a key. */
GtkWidget *
abbates_table_get_focus (AbbatesTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (self->is_keyed || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
             ? focus
             : NULL;
}

static gboolean
is_focus_visible (AbbatesTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* Remembers that the focus, which was on @before, is where nothing more can be done with it. GTK
 * shows no focus some seconds after a key, and what moves or what programs think out may take
 * longer than that. */
void
abbates_table_leave_focus (AbbatesTable *self,
                           GtkWidget *before)
{
  self->was_visible = is_focus_visible (self) || (self->was_visible && before == self->left);
  self->left = abbates_table_get_focus (self);
}

/* Gives the focus to what can be chosen now. Returns whether there is anything. */
gboolean
abbates_table_grab_next (AbbatesTable *self)
{
  GtkWidget *next = scr_find_focus (GTK_WIDGET (self), "lit");

  if (next != NULL)
    return gtk_widget_grab_focus (next);

  return gtk_widget_get_visible (GTK_WIDGET (self->peek)) &&
         gtk_widget_child_focus (GTK_WIDGET (self->peek), GTK_DIR_TAB_FORWARD);
}

/* Moves the focus on to what can be chosen now, also where a pointer has hidden it: Return is to do
 * something when a player goes over to the keys. */
void
abbates_table_lead_focus (AbbatesTable *self)
{
  GtkWidget *focus = abbates_table_get_focus (self);

  if ((focus == NULL && !self->is_keyed) || focus != self->left ||
      (focus != NULL && gtk_widget_has_css_class (focus, "lit")) || !abbates_table_grab_next (self))
    return;

  if (self->is_keyed || self->was_visible)
    gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), TRUE);
  self->left = NULL;
  self->is_keyed = FALSE;
  self->was_visible = FALSE;
}
