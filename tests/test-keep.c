/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/scr-match-item.h"
#include "app/scr-settings.h"
#include "toy-game.h"
#include "toy-match.h"
#include "ui-util.h"

/* What happens in a window when another program changes the file of its match. */

/* The match's file as another program leaves it: with @move more. */
static void
move_elsewhere (ScrWindow *window,
                const char *move)
{
  GFile *file = scr_autosave_get_file (ui_get_autosave (window));
  g_autoptr (ScrMatch) other = NULL;

  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  other = scr_match_load (file, NULL);
  g_assert_nonnull (other);
  g_assert_true (scr_match_play (other, move, NULL));
  g_assert_true (scr_match_save (other, file, NULL));
}

static char *
dup_last_move (GFile *file)
{
  g_autoptr (ScrMatch) match = scr_match_load (file, NULL);
  g_autoptr (ScrEntry) entry = NULL;
  guint i;

  g_assert_nonnull (match);
  for (i = g_list_model_get_n_items (G_LIST_MODEL (match)); i > 0; i--)
    {
      g_clear_object (&entry);
      entry = g_list_model_get_item (G_LIST_MODEL (match), i - 1);
      if (scr_entry_get_turn (entry) > 0)
        break;
    }

  return g_strdup (scr_entry_get_move (entry));
}

static void
assert_last (GFile *file,
             const char *move)
{
  g_autofree char *last = dup_last_move (file);

  g_assert_cmpstr (last, ==, move);
}

static GtkWidget *
get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_table_page (window));
}

/* A window whose match has “play 3” here and “play 4” in the file. */
static ScrWindow *
open_conflict (ScrMatch *match,
               GFile **file)
{
  ScrWindow *window = ui_open_match (match);

  *file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  g_assert_null (ui_find_name (get_page (window), "Replace it"));
  move_elsewhere (window, "play 4");
  ui_move (window, "play 3");
  scr_autosave_flush (ui_get_autosave (window));
  ui_settle ();
  g_assert_true (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  g_assert_nonnull (ui_find_text (get_page (window),
                                  scr_autosave_get_error (ui_get_autosave (window))));
  assert_last (*file, "play 4");

  return window;
}

/* The match goes on in a file of its own, and the other's stays. */
static void
test_copy (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_conflict (match, &file);
  GFile *copy;

  ui_click (get_page (window), "Save a copy");
  copy = scr_autosave_get_file (ui_get_autosave (window));
  g_assert_false (g_file_equal (copy, file));
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  g_assert_true (ui_get_match (window) == match);
  assert_last (copy, "play 3");
  ui_move (window, "play 5");
  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  assert_last (copy, "play 5");
  assert_last (file, "play 4");
  ui_close (window);
}

/* What is there comes in sight, and what was here is kept as a copy. */
static void
test_open_there (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) copy = NULL;
  ScrWindow *window = open_conflict (match, &file);

  copy = scr_matches_new_copy (scr_match_get_id (match));
  ui_click (get_page (window), "Open what is there now");
  g_assert_true (ui_get_match (window) != match);
  g_assert_true (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), file));
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  assert_last (file, "play 4");
  assert_last (copy, "play 3");
  ui_close (window);
}

/* Where the other only went on, there is nothing to keep. */
static void
test_open_there_gone_on (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) copy = NULL;
  ScrWindow *window = ui_open_match (match);

  ui_move (window, "play 3");
  move_elsewhere (window, "play 4");
  g_assert_false (scr_autosave_check (ui_get_autosave (window)));
  copy = scr_matches_new_copy (scr_match_get_id (match));
  ui_click (get_page (window), "Open what is there now");
  g_assert_true (ui_get_match (window) != match);
  g_assert_false (g_file_query_exists (copy, NULL));
  ui_check_shown (window);
  ui_close (window);
}

/* What is there cannot be read: that is told, and the match here stays. */
static void
test_open_there_damaged (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_conflict (match, &file);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", -1, NULL));
  ui_click (get_page (window), "Open what is there now");
  g_assert_true (ui_get_match (window) == match);
  g_assert_nonnull (
      scr_banner_get_sentence (scr_table_page_get_banner (scr_window_get_table_page (window))));
  ui_click (get_page (window), "Save a copy");
  ui_close (window);
}

/* The file becomes what is here, and what was there stays beside it. */
static void
test_replace (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_conflict (match, &file);
  g_autofree char *path = g_strconcat (g_file_peek_path (file), "~", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);

  ui_click (get_page (window), "Replace it");
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  assert_last (file, "play 3");
  assert_last (other, "play 4");
  ui_close (window);
}

/* Closing with a conflict asks, and the copy that it offers needs no name. */
static void
test_close (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_conflict (match, &file);
  g_autoptr (GFile) copy = scr_matches_new_copy (scr_match_get_id (match));
  GtkWidget *dialog;

  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  dialog = ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_object_ref (window);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  ui_settle ();
  g_assert_finalize_object (window);
  assert_last (file, "play 4");
  assert_last (copy, "play 3");
}

/* A window whose match has “play 3”, here and in the file. */
static ScrWindow *
open_played (ScrMatch *match,
             GFile **file)
{
  ScrWindow *window = ui_open_match (match);

  *file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  ui_move (window, "play 3");
  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));

  return window;
}

static AdwMessageDialog *
close_asked (ScrWindow *window)
{
  GtkWidget *dialog;

  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  dialog = ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);

  return ADW_MESSAGE_DIALOG (dialog);
}

/* Whose file was deleted or renamed is told before the match is gone for good. */
static void
check_close_vanished (gboolean is_replaced)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) copy = ui_new_file ("vanished-copy.match.json");
  ScrWindow *window = open_played (match, &file);
  g_autofree char *name = g_file_get_basename (file);
  AdwMessageDialog *dialog;

  g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
  if (is_replaced)
    g_assert_cmpint (g_mkdir (g_file_peek_path (file), 0700), ==, 0);
  dialog = close_asked (window);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), name));
  g_object_ref (window);
  adw_message_dialog_response (dialog, "keep");
  ui_settle ();
  ui_choose_file (copy);
  ui_settle ();
  g_assert_finalize_object (window);
  assert_last (copy, "play 3");
  g_assert_cmpint (g_file_query_exists (file, NULL), ==, is_replaced);
  g_assert_cmpint (g_unlink (g_file_peek_path (copy)), ==, 0);
}

static void
test_close_vanished (void)
{
  check_close_vanished (FALSE);
  check_close_vanished (TRUE);
}

/* What another program has just taken back is asked about, though the window never noticed. */
static void
test_close_changed (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) other = NULL;
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_played (match, &file);
  AdwMessageDialog *dialog;

  other = scr_match_load (file, NULL);
  g_assert_true (scr_match_undo (other, 1, FALSE, NULL));
  g_assert_true (scr_match_play (other, "play 4", NULL));
  g_assert_true (scr_match_save (other, file, NULL));
  dialog = close_asked (window);
  g_assert_true (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  adw_message_dialog_response (dialog, "cancel");
  ui_settle ();
  ui_click (get_page (window), "Save a copy");
  assert_last (scr_autosave_get_file (ui_get_autosave (window)), "play 3");
  assert_last (file, "play 4");
  ui_close (window);
}

/* What no button asks for changes nothing, and the window goes on. */
static void
test_odd_parameters (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autofree char *huge = g_strnfill (1024 * 1024, 'x');
  const char *moves[] = { "", " ", "play 99", "play 1\nplay 2", "<b>", "%s%n", huge };
  const guint places[] = { G_MAXUINT, G_MAXUINT - 1, G_MAXINT };
  g_autoptr (GFile) file = NULL;
  ScrWindow *window = open_played (match, &file);
  guint n_entries = ui_count_entries (window);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_activate_action (GTK_WIDGET (window), "match.move", "s", moves[i]);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    gtk_widget_activate_action (GTK_WIDGET (window), "match.go-to", "u", places[i]);
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_move (window, "play 4");
  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  assert_last (file, "play 4");
  ui_close (window);
}

/* Two windows with one file, as links make them: the one that comes second is told, and both
 * matches are kept. */
static void
test_two_windows (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *first = ui_open_match (match);
  ScrWindow *second = ui_open ();
  g_autoptr (GFile) file = g_object_ref (scr_autosave_get_file (ui_get_autosave (first)));
  g_autoptr (ScrMatch) again = scr_match_load (file, NULL);

  g_assert_nonnull (again);
  scr_window_play (second, again, file);
  ui_move (first, "play 3");
  g_assert_true (scr_autosave_flush (ui_get_autosave (first)));
  ui_move (second, "play 4");
  g_assert_true (scr_autosave_get_is_conflict (ui_get_autosave (second)));
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (first)));
  ui_click (get_page (second), "Replace it");
  g_assert_false (scr_autosave_check (ui_get_autosave (first)));
  ui_click (get_page (first), "Save a copy");
  assert_last (file, "play 4");
  assert_last (scr_autosave_get_file (ui_get_autosave (first)), "play 3");
  ui_close (first);
  ui_close (second);
}

/* A copy is no conflict, also while the file is being written. */
static void
test_copy_while_writing (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) copy = ui_new_file ("while.match.json");
  ScrWindow *window = ui_open_match (match);

  ui_activate (window, "win.save-copy");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.move", "s", "play 3");
  ui_choose_file (copy);
  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  g_assert_false (scr_autosave_get_is_conflict (ui_get_autosave (window)));
  g_assert_false (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), copy));
  assert_last (copy, "play 3");
  ui_close (window);
}

/* A match that begins anew under other rules says so until the next move. */
static void
test_renewed (void)
{
  g_autoptr (ScrGame) game = toy_game_new ();
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GFile) file = ui_new_file ("older-rules.match.json");
  g_autofree char *notice = NULL;
  ScrWindow *window = ui_open ();
  ScrBanner *banner = scr_table_page_get_banner (scr_window_get_table_page (window));

  scr_game_register (game);
  match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  toy_match_make (match, "badge 1 b1,badge 2 b2,start 1,hold");
  g_assert_true (scr_match_save (match, file, NULL));
  g_object_set (game, "rules", 4, NULL);
  g_assert_true (scr_window_open_file (window, file));
  ui_settle ();
  notice = scr_match_dup_notice (ui_get_match (window));
  g_assert_nonnull (notice);
  g_assert_cmpstr (scr_banner_get_sentence (banner), ==, notice);
  ui_move (window, "roll");
  g_assert_null (scr_banner_get_sentence (banner));
  ui_close (window);
}

static gboolean
is_file_scrambled (ScrWindow *window)
{
  g_autofree char *text = NULL;

  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  g_assert_true (g_file_load_contents (scr_autosave_get_file (ui_get_autosave (window)), NULL,
                                       &text, NULL, NULL, NULL));
  g_assert_true ((strstr (text, "\"scrambled\"") != NULL) != (strstr (text, "\"moves\"") != NULL));

  return strstr (text, "\"scrambled\"") != NULL;
}

/* The preference is heeded by what is written from then on; what came scrambled stays so. */
static void
test_scramble (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);

  ui_move (window, "play 3");
  g_assert_false (is_file_scrambled (window));
  g_settings_set_boolean (settings, "scramble", TRUE);
  g_assert_true (is_file_scrambled (window));
  ui_activate (window, "match.undo");
  g_assert_true (is_file_scrambled (window));
  g_settings_set_boolean (settings, "scramble", FALSE);
  g_assert_false (is_file_scrambled (window));
  ui_close (window);

  g_settings_set_boolean (settings, "scramble", TRUE);
  window = ui_open_match (match);
  g_settings_reset (settings, "scramble");
  g_assert_false (is_file_scrambled (window));
  ui_close (window);

  scr_match_set_is_scrambled (match, TRUE);
  window = ui_open_match (match);
  ui_move (window, "play 3");
  g_assert_true (is_file_scrambled (window));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/keep/copy", test_copy);
  g_test_add_func ("/keep/open-there", test_open_there);
  g_test_add_func ("/keep/open-there-gone-on", test_open_there_gone_on);
  g_test_add_func ("/keep/open-there-damaged", test_open_there_damaged);
  g_test_add_func ("/keep/replace", test_replace);
  g_test_add_func ("/keep/close", test_close);
  g_test_add_func ("/keep/close-vanished", test_close_vanished);
  g_test_add_func ("/keep/close-changed", test_close_changed);
  g_test_add_func ("/keep/odd-parameters", test_odd_parameters);
  g_test_add_func ("/keep/two-windows", test_two_windows);
  g_test_add_func ("/keep/copy-while-writing", test_copy_while_writing);
  g_test_add_func ("/keep/renewed", test_renewed);
  g_test_add_func ("/keep/scramble", test_scramble);

  return g_test_run ();
}
