/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-application.h"
#include "app/scr-keys-window.h"

/* “?” lists the keys that do something now, and only those. */

static ScrApplication *app;

static ScrWindow *
open_window (void)
{
  ScrWindow *window = g_object_new (SCR_TYPE_WINDOW, "pace", 0, "application", app, NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static ScrWindow *
open_match (ScrMatch *match)
{
  ScrWindow *window = open_window ();
  g_autofree char *name = g_strconcat (scr_match_get_id (match), ".match.json", NULL);
  g_autoptr (GFile) file = ui_new_file (name);

  scr_window_play (window, match, file);
  ui_settle ();

  return window;
}

/* Whether the list that “?” opens has @name, a key and what it does. */
static gboolean
lists (ScrWindow *window,
       const char *name)
{
  GtkWidget *keys;
  gboolean has_it;

  ui_activate (window, "win.keys");
  keys = ui_find_window (SCR_TYPE_KEYS_WINDOW);
  g_assert_nonnull (keys);
  has_it = ui_find_name (keys, name) != NULL;
  gtk_window_close (GTK_WINDOW (keys));
  ui_settle ();
  g_assert_null (ui_find_window (SCR_TYPE_KEYS_WINDOW));

  return has_it;
}

static void
test_start (void)
{
  ScrWindow *window = open_window ();

  g_assert_true (lists (window, "Ctrl+N: New match"));
  g_assert_true (lists (window, "Ctrl+Q: Quit"));
  g_assert_true (lists (window, "Ctrl+Comma: Preferences") ||
                 lists (window, "Ctrl+,: Preferences"));
  g_assert_false (lists (window, "Ctrl+P: Print the score sheet"));
  g_assert_false (lists (window, "Ctrl+Z: Undo"));
  g_assert_false (lists (window, "Ctrl+L: Show or hide the log"));
  g_assert_false (lists (window, "H: Hint: a good move, and why"));
  ui_close (window);
}

static void
test_table (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_match (match);
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  g_auto (GStrv) keys = scr_table_list_keys (table);

  for (guint i = 0; keys[i] != NULL && keys[i + 1] != NULL; i += 2)
    {
      guint key;
      GdkModifierType modifiers;
      g_autofree char *label = NULL;
      g_autofree char *name = NULL;

      g_assert_true (gtk_accelerator_parse (keys[i], &key, &modifiers));
      label = gtk_accelerator_get_label (key, modifiers);
      name = g_strdup_printf ("%s: %s", label, keys[i + 1]);
      g_assert_true (lists (window, name));
    }
  g_assert_true (lists (window, "H: Hint: a good move, and why"));
  g_assert_true (lists (window, "Ctrl+L: Show or hide the log"));
  g_assert_true (lists (window, "Ctrl+P: Print the score sheet"));
  g_assert_true (lists (window, "Escape: Go back one step"));
  g_assert_false (lists (window, "Ctrl+Z: Undo"));
  ui_move (window, moves[0]);
  g_assert_true (lists (window, "Ctrl+Z: Undo"));
  g_assert_false (lists (window, "Shift+Ctrl+Z: Redo"));
  ui_activate (window, "match.undo");
  g_assert_true (lists (window, "Shift+Ctrl+Z: Redo"));
  ui_close (window);
}

/* Whoever looks back is told how to look further, and how to come back. */
static void
test_look_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_match (match);
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  ScrPlayback *playback = scr_session_get_playback (scr_window_get_session (window));

  g_assert_false (lists (window, "Alt+Page Up: Look back a move earlier"));
  g_assert_false (lists (window, "Escape: Back to the game"));
  ui_move (window, moves[0]);
  g_assert_true (lists (window, "Alt+Home: Look back at the beginning"));
  g_assert_true (lists (window, "Alt+Page Up: Look back a move earlier"));
  g_assert_false (lists (window, "Alt+Page Down: Look a move later"));
  g_assert_false (lists (window, "Alt+End: Look at the latest move"));

  scr_playback_look (playback, scr_playback_get_first (playback));
  g_assert_false (lists (window, "Alt+Home: Look back at the beginning"));
  g_assert_true (lists (window, "Alt+Page Down: Look a move later"));
  g_assert_true (lists (window, "Alt+End: Look at the latest move"));
  g_assert_true (lists (window, "Escape: Back to the game"));
  g_assert_false (lists (window, "Escape: Go back one step"));
  ui_close (window);
}

/* Behind the curtain no key of the table works, so none is listed. */
static void
test_curtain (void)
{
  g_autoptr (ScrMatch) open = ui_new_match (
      "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],"
      "\"variants\":{\"no-points-card\":true}}");
  ScrWindow *window = open_match (open);

  g_assert_true (lists (window, "Return: Open the doors: you are at the screen, alone"));
  g_assert_false (lists (window, "H: Hint: a good move, and why"));
  g_assert_false (lists (window, "Ctrl+L: Show or hide the log"));
  g_assert_false (lists (window, "Ctrl+T: Score sheet or table"));
  ui_admit (window);
  g_assert_false (lists (window, "Return: Open the doors: you are at the screen, alone"));
  g_assert_true (lists (window, "H: Hint: a good move, and why"));
  g_assert_true (lists (window, "Ctrl+T: Score sheet or table"));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  ui_init (&argc, &argv);
  app = scr_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, &error));
  g_assert_no_error (error);

  g_test_add_func ("/complaints/E4/keys-at-the-start", test_start);
  g_test_add_func ("/complaints/E4/keys-at-the-table", test_table);
  g_test_add_func ("/keys/look-back", test_look_back);
  g_test_add_func ("/complaints/E4/keys-behind-the-curtain", test_curtain);

  return g_test_run ();
}
