/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

/* The actions of the match in a window, for programs on the session's bus: they are below the
 * window's own path. What they are asked goes the way of all moves, and is checked as there. */

static GDBusConnection *
get_connection (ScrWindow *self)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));

  return app != NULL ? g_application_get_dbus_connection (G_APPLICATION (app)) : NULL;
}

/* Offers the actions of the match that is open; does nothing where there is no bus. */
void
scr_window_join_bus (ScrWindow *self)
{
  GDBusConnection *connection = get_connection (self);
  g_autofree char *path = NULL;

  if (connection == NULL || self->session == NULL)
    return;

  path = g_strdup_printf ("%s/window/%u/match",
                          g_application_get_dbus_object_path (
                              G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)))),
                          gtk_application_window_get_id (GTK_APPLICATION_WINDOW (self)));
  self->exported_id = g_dbus_connection_export_action_group (
      connection, path, scr_session_get_actions (self->session), NULL);
  if (self->exported_id > 0)
    self->exported_on = g_object_ref (connection);
}

void
scr_window_leave_bus (ScrWindow *self)
{
  if (self->exported_id > 0)
    g_dbus_connection_unexport_action_group (self->exported_on, self->exported_id);
  self->exported_id = 0;
  g_clear_object (&self->exported_on);
}
