/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-util.h"

#include <glib/gstdio.h>

#include "app/abbates/abbates-mission-field.h"
#include "app/scr-sheet-draft.h"
#include "app/scr-sheet-page.h"

/* A score sheet is kept as it is typed, as a draft or in a match, and never lost. */

static ScrSheetPage *
get_page (ScrWindow *window)
{
  return SCR_SHEET_PAGE (ui_find_type (GTK_WIDGET (window), SCR_TYPE_SHEET_PAGE));
}

static ScrWindow *
open_page (const char *setup,
           const char *text)
{
  ScrWindow *window = ui_open ();

  sheet_forget_draft ();
  if (text != NULL)
    sheet_keep_draft (setup, text);
  ui_activate (window, "win.score-game");

  return window;
}

/* A sheet that is begun is there again, whatever happened to the window. */
static void
test_draft (void)
{
  ScrWindow *window = open_page (NULL, NULL);

  sheet_focus_on (window, "Player 1, square 1");
  sheet_type_text (window, "w1");
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  ui_activate (window, "win.score-game");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: window 1"));
  ui_close (window);

  window = ui_open ();
  ui_activate (window, "win.score-game");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: window 1"));
  ui_activate (window, "match.begin-anew");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: not told yet"));
  ui_activate (window, "match.undo");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: window 1"));
  sheet_close_page (window);
}

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static const char *
get_banner_sentence (ScrWindow *window)
{
  return scr_banner_get_sentence (scr_sheet_page_get_banner (get_page (window)));
}

/* The page tells first why nothing is saved, or NULL. */
static const char *
get_save_error (ScrWindow *window)
{
  return scr_banner_get_sentence (
      SCR_BANNER (ui_find_type (GTK_WIDGET (get_page (window)), SCR_TYPE_BANNER)));
}

/* Whoever types waits for nothing, and what was typed is on the disk without leaving the page. */
static void
test_saved (void)
{
  ScrWindow *window = open_page (NULL, NULL);
  g_autofree char *draft = scr_sheet_draft_dup_path (NULL);

  sheet_focus_on (window, "Player 1, square 1");
  g_assert_true (is_gone (draft));
  sheet_type (gtk_root_get_focus (GTK_ROOT (window)), GDK_KEY_minus);
  g_assert_true (is_gone (draft));
  ui_wait (is_there, draft);
  sheet_close_page (window);
}

/* A draft that cannot be opened is never overwritten: it is put aside, and the page says so. */
static void
test_put_aside (void)
{
  static const struct
  {
    const char *text; /* NULL for a folder */
    const char *reason;
  } cases[] = {
    { "{\"format\": \"scriptorium-sheet-draft\", ", "cannot be opened." },
    { "{\"format\": \"scriptorium-sheet-draft\", \"version\": 2, \"setup\": {}, \"sheet\": {}}",
      "It was made by a newer version of Scriptorium. It is put aside as “" },
    { "[]", "It is no score sheet. It is put aside as “" },
    { NULL, "It cannot be read: Is a directory. It is put aside as “" },
  };
  g_autofree char *draft = scr_sheet_draft_dup_path (NULL);
  g_autofree char *aside = g_strconcat (draft, ".aside", NULL);
  g_autofree char *folder = g_path_get_dirname (draft);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ScrWindow *window = ui_open ();
      g_autofree char *text = NULL;

      g_assert_cmpint (g_mkdir_with_parents (cases[i].text != NULL ? folder : draft, 0700), ==, 0);
      if (cases[i].text != NULL)
        g_assert_true (g_file_set_contents (draft, cases[i].text, -1, NULL));
      ui_activate (window, "win.score-game");
      g_assert_nonnull (strstr (get_banner_sentence (window), cases[i].reason));
      g_assert_nonnull (strstr (get_banner_sentence (window), aside));
      sheet_focus_on (window, "Player 1, square 1");
      sheet_type_text (window, "w1");
      ui_wait (is_there, draft);
      if (cases[i].text != NULL)
        {
          g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
          g_assert_cmpstr (text, ==, cases[i].text);
        }
      g_assert_cmpint (g_remove (aside), ==, 0);
      sheet_close_page (window);
    }
}

/* While nothing can be saved the page says so, and saves as soon as it can. A file in the place of
 * the folder is in the way of root too. */
static void
test_not_saved (void)
{
  g_autofree char *draft = scr_sheet_draft_dup_path (NULL);
  g_autofree char *folder = g_path_get_dirname (draft);
  ScrWindow *window = open_page (NULL, NULL);
  const char *told = "What you entered is not saved yet. The folder “";

  g_remove (folder);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  sheet_focus_on (window, "Player 1, square 1");
  sheet_type_text (window, "w1");
  ui_activate (window, "win.back");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  ui_activate (window, "win.score-game");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Player 1, square 1: window 1"));
  ui_wait (is_there, draft);

  g_assert_cmpint (g_unlink (draft), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  sheet_focus_on (window, "Player 1, square 2");
  sheet_type_text (window, "w2");
  scr_sheet_page_keep (get_page (window));
  g_assert_true (g_str_has_prefix (get_save_error (window), told));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  sheet_type_text (window, "w3");
  ui_wait (is_there, draft);
  scr_sheet_page_keep (get_page (window));
  g_assert_null (get_save_error (window));
  sheet_close_page (window);
}

static GtkEditable *
get_general (ScrWindow *window)
{
  return GTK_EDITABLE (
      ui_get_control (GTK_WIDGET (window), GTK_TYPE_ENTRY, "The Abbot-General on the track"));
}

static void
tell_rest (ScrWindow *window)
{
  gtk_widget_activate_action (
      gtk_widget_get_ancestor (ui_get_name (GTK_WIDGET (window), "Mission of Ben: Which mission?"),
                               ABBATES_TYPE_MISSION_FIELD),
      "mission.answer", "s", "none");
  sheet_focus_on (window, "Ben, square 3");
  sheet_type_text (window, ".");
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (GTK_WIDGET (window), "Benedict cards of Ben")),
                         "1");
  ui_click (GTK_WIDGET (window), "Corner card of round 3: Ann");
  ui_click (GTK_WIDGET (window), "Corner card of round 4: Nobody");
}

/* As soon as it is whole it is a match, kept, and corrected from then on. */
static void
test_whole (void)
{
  ScrWindow *window = open_page (UI_TWO_PEOPLE, SHEET_HALF);
  g_autoptr (GFile) file = NULL;
  g_autoptr (ScrMatch) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *draft = scr_sheet_draft_dup_path (NULL);

  g_assert_null (scr_window_get_session (window));
  g_assert_true (g_file_test (draft, G_FILE_TEST_EXISTS));
  tell_rest (window);
  g_assert_true (scr_sheet_page_get_is_whole (get_page (window)));
  g_assert_nonnull (scr_window_get_session (window));
  file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  ui_wait (is_gone, draft);
  g_assert_true (g_file_query_exists (file, NULL));

  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (GTK_WIDGET (window), "Name of seat 2")),
                         "Bernhard");
  ui_activate (window, "win.back");
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  kept = scr_match_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (scr_match_get_seat_name (kept, 2), ==, "Bernhard");
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (kept)), ==, SCR_TURN_NONE);
  sheet_close_page (window);
}

/* A match that was scored opens on its sheet; while it is not whole the match stays as it was. */
static void
test_corrected (void)
{
  g_autoptr (ScrMatch) match = sheet_new_match (UI_TWO_PEOPLE, SHEET_WHOLE);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GFile) file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  g_autoptr (ScrMatch) kept = NULL;
  GtkEditable *general = get_general (window);

  g_assert_cmpstr (scr_window_get_page (window), ==, "sheet");
  g_assert_true (scr_sheet_page_get_is_whole (get_page (window)));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Ann, Total: 16"));
  gtk_editable_set_text (general, "");
  ui_activate (window, "win.back");
  kept = scr_match_load (file, NULL);
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (kept), 1), ==, 16);

  g_assert_true (scr_window_open_file (window, file));
  g_assert_cmpstr (gtk_editable_get_text (general), ==, "");
  gtk_editable_set_text (general, "14");
  ui_activate (window, "win.back");
  g_clear_object (&kept);
  kept = scr_match_load (file, NULL);
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (kept), 1), ==, 21);
  ui_close (window);
}

/* The names of players are completed as on the page for a new match, and known once a sheet that is
 * whole is left. */
static void
test_names (void)
{
  static const char *const known[] = { "Hildegard", NULL };
  g_autoptr (GSettings) settings = g_settings_new ("org.scriptorium.Scriptorium");
  g_auto (GStrv) players = NULL;
  ScrWindow *window;
  GtkEntry *entry;
  GtkEntryCompletion *completion;

  g_settings_set_strv (settings, "players", known);
  window = open_page (UI_TWO_PEOPLE, SHEET_HALF);
  entry = GTK_ENTRY (ui_get_name (GTK_WIDGET (window), "Name of seat 2"));
  completion = gtk_entry_get_completion (entry);
  g_assert_nonnull (completion);
  g_assert_cmpint (
      gtk_tree_model_iter_n_children (gtk_entry_completion_get_model (completion), NULL), ==, 1);
  tell_rest (window);
  gtk_editable_set_text (GTK_EDITABLE (entry), " Benno ");
  gtk_editable_set_text (
      GTK_EDITABLE (ui_get_name (GTK_WIDGET (window), "Name of seat 1")), "");
  ui_activate (window, "win.back");
  players = g_settings_get_strv (settings, "players");
  g_assert_cmpstr (players[0], ==, "Benno");
  g_assert_false (g_strv_contains ((const char *const *) players, "Player 1"));
  g_assert_false (g_strv_contains ((const char *const *) players, "Benn"));
  g_settings_reset (settings, "players");
  sheet_close_page (window);
}

/* Whoever only looks changes nothing on the disk. */
static void
test_looked_at (void)
{
  g_autoptr (ScrMatch) match = sheet_new_match (UI_SOLO, SHEET_SOLO);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GFile) file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  g_assert_true (g_file_load_contents (file, NULL, &before, NULL, NULL, NULL));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Corner card of round 2: Henricus"));
  ui_activate (window, "win.copy-result");
  ui_activate (window, "win.back");
  g_assert_true (g_file_load_contents (file, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/sheet-draft/again", test_draft);
  g_test_add_func ("/sheet-draft/saved", test_saved);
  g_test_add_func ("/sheet-draft/put-aside", test_put_aside);
  g_test_add_func ("/sheet-draft/not-saved", test_not_saved);

  g_test_add_func ("/sheet-draft/whole", test_whole);
  g_test_add_func ("/sheet-draft/corrected", test_corrected);
  g_test_add_func ("/sheet-draft/looked-at", test_looked_at);
  g_test_add_func ("/sheet-draft/names", test_names);

  return g_test_run ();
}
