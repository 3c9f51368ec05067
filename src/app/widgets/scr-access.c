/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-access.h"

/* What GTK 4.8 does not do for screen readers by itself. */

/**
 * scr_name_once:
 * @widget: a widget with a name, and with a label whose key leads to it
 *
 * GTK calls a widget by its name and by each such label, one after another. Leaves the name.
 */
void
scr_name_once (GtkWidget *widget)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/**
 * scr_set_name:
 * @widget: a widget
 * @name: what a screen reader calls it
 *
 * Names a widget; of a drop-down also the button inside it, which takes the focus.
 */
void
scr_set_name (GtkWidget *widget,
              const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (GTK_IS_DROP_DOWN (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (widget)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
}

/* Labels a button that has a name of its own. GTK would call it by its label for a moment, and tell
 * screen readers so. */
void
scr_set_label (GtkWidget *button,
               const char *label)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  if (GTK_IS_LABEL (child))
    gtk_label_set_label (GTK_LABEL (child), label);
  else
    gtk_button_set_label (GTK_BUTTON (button), label);
}

/* A tooltip that is set is the description from then on. */
static void
forget_description_cb (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), "scr-description", NULL);
}

/* Describes a widget beyond its name. GTK describes it by its tooltip, so that is set before. Each
 * description is an event for a screen reader, so one that is there is not set again. */
void
scr_set_description (GtkWidget *widget,
                     const char *description)
{
  gulong handler = g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                          (gpointer) forget_description_cb, NULL);

  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "scr-description"), description) == 0)
    return;

  if (handler == 0)
    g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (forget_description_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), "scr-description", g_strdup (description), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

/* The row inside an expander row that takes the focus. */
static GtkWidget *
find_header (GtkWidget *root)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = GTK_IS_LIST_BOX_ROW (child) ? child : find_header (child);

  return found;
}

/**
 * scr_name_row:
 * @row: an expander row with a title
 *
 * Names the row, and the one inside it that takes the focus, by its title.
 */
void
scr_name_row (AdwExpanderRow *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  GtkWidget *header = find_header (GTK_WIDGET (row));

  scr_set_name (GTK_WIDGET (row), title);
  scr_set_name (header, title);
  scr_name_once (header);
}

/**
 * scr_stack_show:
 * @stack: a stack
 * @page: the name of one of its pages
 *
 * Shows a page and hides the others, which the stack alone leaves in the tree
 * that a screen reader walks.
 */
void
scr_stack_show (GtkStack *stack,
                const char *page)
{
  GtkWidget *shown = gtk_stack_get_child_by_name (stack, page);

  g_return_if_fail (shown != NULL);

  gtk_widget_set_visible (shown, TRUE);
  gtk_stack_set_visible_child (stack, shown);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
}
