/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-parts.h"

#include <adwaita.h>

#include "app/scr-log.h"
#include "app/scr-table-page.h"

/* The parts of a window, between which F6 goes: its header, what stands above the page, the page,
 * the log, and what is told over it all. */

/* Whether a widget does nothing but hold parts. */
static gboolean
holds_parts (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_STACK (widget) || ADW_IS_FLAP (widget) || ADW_IS_TOAST_OVERLAY (widget))
    return TRUE;

  return GTK_IS_STACK (parent) && ADW_IS_TOAST_OVERLAY (gtk_widget_get_parent (parent));
}

static void
add_parts (GtkWidget *widget,
           GPtrArray *parts)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (!holds_parts (widget))
    {
      g_ptr_array_add (parts, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_parts (child, parts);
}

/* The part that has the focus, or the first. */
static guint
find_part (GPtrArray *parts,
           GtkWidget *focus)
{
  for (guint i = 0; i < parts->len && focus != NULL; i++)
    {
      GtkWidget *part = g_ptr_array_index (parts, i);

      if (focus == part || gtk_widget_is_ancestor (focus, part))
        return i;
    }

  return 0;
}

/* The table and the log know best where one goes on. */
static gboolean
enter (GtkWidget *part)
{
  GtkWidget *page = gtk_widget_get_ancestor (part, SCR_TYPE_TABLE_PAGE);

  if (SCR_IS_LOG (part))
    return gtk_widget_grab_focus (part);
  if (page != NULL && GTK_IS_STACK (gtk_widget_get_parent (part)))
    return gtk_widget_grab_focus (page);

  return gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
}

/* Gives the focus to the next part that takes it, or the one before. */
static gboolean
go_cb (GtkWidget *window,
       GVariant *args,
       gpointer user_data)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  gboolean is_forward;
  guint from;

  g_variant_get (args, "(b)", &is_forward);
  add_parts (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), parts);
  from = find_part (parts, gtk_root_get_focus (GTK_ROOT (window)));
  for (guint i = 1; i <= parts->len; i++)
    {
      guint step = is_forward ? i : parts->len - i;

      if (!enter (g_ptr_array_index (parts, (from + step) % parts->len)))
        continue;
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/**
 * scr_parts_add_keys:
 * @window_class: a class of #AdwApplicationWindow
 *
 * F6 goes to the next part of a window of @window_class, Shift+F6 to the one before.
 */
void
scr_parts_add_keys (GtkWidgetClass *window_class)
{
  gtk_widget_class_add_binding (window_class, GDK_KEY_F6, 0, go_cb, "(b)", TRUE);
  gtk_widget_class_add_binding (window_class, GDK_KEY_F6, GDK_SHIFT_MASK, go_cb, "(b)", FALSE);
}
