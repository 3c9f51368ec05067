/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-show-folder.h"

/* The one file that knows how this GTK shows a file in its folder; GtkFileLauncher (4.10) takes
 * its place. */

typedef struct
{
  GtkWindow *parent;
  GFile *file;
} Request;

static void
request_free (Request *request)
{
  g_clear_weak_pointer (&request->parent);
  g_object_unref (request->file);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

static void
show_parent (const Request *request)
{
  g_autoptr (GFile) folder = g_file_get_parent (request->file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (uri != NULL)
    gtk_show_uri (request->parent, uri, GDK_CURRENT_TIME);
}

/* Where no file manager can point out a file, its folder is opened. */
static void
shown_cb (GObject *object,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (object), result, NULL);

  if (answer == NULL)
    show_parent (request);
}

static void
connected_cb (GObject *object,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  g_autoptr (GDBusConnection) bus = g_bus_get_finish (result, NULL);
  g_autofree char *uri = g_file_get_uri (request->file);
  const char *const uris[] = { uri, NULL };

  if (bus == NULL)
    {
      show_parent (request);
      return;
    }

  g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                          "org.freedesktop.FileManager1", "ShowItems",
                          g_variant_new ("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                          NULL, shown_cb, g_steal_pointer (&request));
}

/**
 * scr_show_folder:
 * @parent: the window that asks
 * @file: a file
 *
 * Has the desktop's file manager show the file in its folder.
 */
void
scr_show_folder (GtkWindow *parent,
                 GFile *file)
{
  Request *request = g_new0 (Request, 1);

  g_set_weak_pointer (&request->parent, parent);
  request->file = g_object_ref (file);
  g_bus_get (G_BUS_TYPE_SESSION, NULL, connected_cb, request);
}
