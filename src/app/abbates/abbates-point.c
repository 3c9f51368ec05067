/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-point.h"

/* Tells the table what the pointer, the keyboard's focus or a card that is dragged is on,
 * by the action "table.point". */

/**
 * abbates_point_get_place:
 * @widget: a widget
 * @place: (out caller-allocates): the place that it shows
 *
 * Returns: whether @widget can be pointed at by the action "table.pick"
 */
gboolean
abbates_point_get_place (GtkWidget *widget,
                         AbbatesSpot *place)
{
  const char *name = GTK_IS_ACTIONABLE (widget)
                         ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                         : NULL;

  if (g_strcmp0 (name, "table.pick") != 0)
    return FALSE;

  *place = abbates_spot_from_variant (
      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
  return TRUE;
}

static void
enter_cb (GtkWidget *widget)
{
  AbbatesSpot place;

  if (abbates_point_get_place (widget, &place))
    gtk_widget_activate_action (widget, "table.point", "(yyy)", place.where, place.seat,
                                place.number);
}

static void
leave_cb (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "table.point", "(yyy)", ABBATES_NOWHERE, 0, 0);
}

/* The focus that nobody sees follows the pointer's clicks, and tells nothing. */
static gboolean
is_seen (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

static void
focus_enter_cb (GtkWidget *widget)
{
  if (is_seen (widget))
    enter_cb (widget);
}

static void
focus_leave_cb (GtkWidget *widget)
{
  if (is_seen (widget))
    leave_cb (widget);
}

/* Has @widget, a #GtkActionable, tell when it is pointed at. */
void
abbates_point_watch (GtkWidget *widget)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *drop = gtk_drop_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (GTK_IS_ACTIONABLE (widget));

  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (drop, "enter", G_CALLBACK (enter_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (drop, "leave", G_CALLBACK (leave_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), widget, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, drop);
  gtk_widget_add_controller (widget, focus);
}
