/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <signal.h>

#include "app/scr-application.h"

/* The program on a bus of its own: the actions of a match, and signals that end it. */

typedef struct
{
  ScrMatch *match;
  guint n_entries;
} Wanted;

static gboolean
has_entries (gpointer data)
{
  Wanted *wanted = data;

  return g_list_model_get_n_items (G_LIST_MODEL (wanted->match)) >= wanted->n_entries;
}

static gboolean
is_listed (gpointer group)
{
  return g_action_group_has_action (group, "move");
}

/* A bus that ends with the process: the program holds its connection until then. */
static GTestDBus *bus;

/* The one program of this process. */
static ScrApplication *
get_application (void)
{
  static ScrApplication *app;
  g_autoptr (GError) error = NULL;

  if (app != NULL)
    return app;

  g_assert_cmpstr (g_test_dbus_get_bus_address (bus), ==, g_getenv ("DBUS_SESSION_BUS_ADDRESS"));
  app = scr_application_new ();
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);

  return app;
}

static ScrWindow *
open_match (ScrApplication *app,
            ScrMatch *match,
            GFile *file)
{
  ScrWindow *window = scr_window_new (GTK_APPLICATION (app));

  g_object_set (window, "pace", 0, NULL);
  gtk_window_present (GTK_WINDOW (window));
  scr_window_play (window, match, file);
  ui_settle ();

  return window;
}

/* Moves asked for on the bus go the way of all moves; nonsense changes nothing. */
static void
test_actions (void)
{
  ScrApplication *app = get_application ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("bus.match.json");
  ScrWindow *window = open_match (app, match, file);
  GDBusConnection *connection = g_application_get_dbus_connection (G_APPLICATION (app));
  g_autofree char *path = g_strdup_printf (
      "%s/window/%u/match", g_application_get_dbus_object_path (G_APPLICATION (app)),
      gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)));
  g_autoptr (GDBusActionGroup) group =
      g_dbus_action_group_get (connection, g_dbus_connection_get_unique_name (connection), path);
  g_autofree char *endless = g_strnfill (100000, 'x');
  const char *const nonsense[] = { "", "play 99", "play 3\nplay 4", endless };
  Wanted wanted = { match, ui_count_entries (window) + 1 };

  g_strfreev (g_action_group_list_actions (G_ACTION_GROUP (group)));
  ui_wait (is_listed, group);
  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    g_action_group_activate_action (G_ACTION_GROUP (group), "move",
                                    g_variant_new_string (nonsense[i]));
  g_action_group_activate_action (G_ACTION_GROUP (group), "move", g_variant_new_string ("play 3"));
  ui_wait (has_entries, &wanted);
  g_assert_cmpuint (ui_count_entries (window), ==, wanted.n_entries);
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, wanted.n_entries)), ==,
                   "play 3");
  ui_check_shown (window);

  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
}

static gboolean
has_no_window (gpointer app)
{
  return gtk_application_get_windows (app) == NULL;
}

/* Ended from outside, the program closes its windows, and no move is lost. */
static void
test_signal (gconstpointer data)
{
  ScrApplication *app = get_application ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) kept = NULL;
  g_autofree char *name = g_strdup_printf ("ended-%d.match.json", GPOINTER_TO_INT (data));
  g_autoptr (GFile) file = ui_new_file (name);
  g_autoptr (GError) error = NULL;
  ScrWindow *window = open_match (app, match, file);
  guint n_entries;

  ui_move (window, "play 3");
  ui_move (window, "play 4");
  n_entries = ui_count_entries (window);
  raise (GPOINTER_TO_INT (data));
  ui_wait (has_no_window, app);
  kept = scr_match_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (kept)), ==, n_entries);
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));

  /* A bus of one's own takes the display away. */
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  g_setenv ("DISPLAY", display, TRUE);
  ui_init (&argc, &argv);

  g_test_add_func ("/bus/actions", test_actions);
  g_test_add_data_func ("/bus/sigterm", GINT_TO_POINTER (SIGTERM), test_signal);
  g_test_add_data_func ("/bus/sigint", GINT_TO_POINTER (SIGINT), test_signal);

  return g_test_run ();
}
