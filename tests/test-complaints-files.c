/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/scr-log-line.h"
#include "app/scr-look-bar.h"
#include "app/scr-match-item.h"
#include "app/scr-statistics-window.h"
#include "core/scr-json.h"
#include "ui-util.h"

/* Going back and keeping matches, as players see it: cases of docs/complaints.md. */

static GtkWidget *
get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_table_page (window));
}

static void
play_moves (ScrWindow *window,
            guint n_moves)
{
  guint64 random = 9;

  for (guint i = 0; i < n_moves && !ui_is_over (ui_get_match (window)); i++)
    {
      g_autofree char *move = ui_dup_random_move (ui_get_match (window), &random);

      ui_move (window, move);
    }
}

/* Undo and redo as the keys do them, and holds that the page shows what came of it. */
static void
go_back_and_forth (ScrWindow *window)
{
  guint n_entries = ui_count_entries (window);

  ui_activate (window, "match.undo");
  ui_check_shown (window);
  ui_activate (window, "match.undo");
  g_assert_cmpuint (ui_count_entries (window), <, n_entries);
  ui_check_shown (window);
  ui_activate (window, "match.redo");
  ui_check_shown (window);
  ui_activate (window, "match.redo");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_check_shown (window);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* The main menu opens, also while it is gone back and forth, and closes. */
static void
use_menu (ScrWindow *window)
{
  GtkMenuButton *menu = GTK_MENU_BUTTON (ui_get_name (get_page (window), "Main menu"));
  GtkPopover *popover = gtk_menu_button_get_popover (menu);

  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (menu)));
  gtk_menu_button_popup (menu);
  ui_wait (is_mapped, popover);
  go_back_and_forth (window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  gtk_menu_button_popdown (menu);
  ui_settle ();
}

static void
close_other (GType type)
{
  GtkWidget *other = ui_find_window (type);

  g_assert_nonnull (other);
  gtk_window_close (GTK_WINDOW (other));
  ui_settle ();
}

/* Whatever is open, undo and redo work, and the menu stays usable. */
static void
test_undo_with_anything_open (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);

  play_moves (window, 12);
  use_menu (window);
  for (guint i = 0; i < 2; i++)
    {
      ui_activate (window, "win.log");
      use_menu (window);
    }
  ui_activate (window, "win.score");
  use_menu (window);
  g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  ui_activate (window, "win.save-copy");
  go_back_and_forth (window);
  ui_choose_nothing ();
  ui_activate (window, "win.statistics");
  go_back_and_forth (window);
  close_other (SCR_TYPE_STATISTICS_WINDOW);
  use_menu (window);
  ui_close (window);
}

static GtkWidget *
get_list (ScrWindow *window)
{
  return ui_find_type (get_page (window), GTK_TYPE_LIST_VIEW);
}

/* The place of the log's row of the entry at @position. */
static guint
find_row (ScrWindow *window,
          guint position)
{
  GtkSelectionModel *rows = gtk_list_view_get_model (GTK_LIST_VIEW (get_list (window)));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (ScrLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (scr_log_row_get_number (row) == position + 1)
        return i;
    }
  g_assert_not_reached ();
}

static void
choose_row (ScrWindow *window,
            guint position)
{
  g_assert_true (gtk_widget_activate_action (get_list (window), "list.select-item", "(ubb)",
                                             find_row (window, position), FALSE, FALSE));
  ui_settle ();
}

static char *
dup_move (ScrWindow *window,
          guint position)
{
  g_autoptr (ScrEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (ui_get_match (window)), position);

  return g_strdup (scr_entry_get_move (entry));
}

/* The page stands just after the entry at @position, and somebody is to move. */
static void
assert_back (ScrWindow *window,
             guint position,
             const char *move)
{
  g_autofree char *there = dup_move (window, position);
  g_autoptr (ScrEntry) next = g_list_model_get_item (G_LIST_MODEL (ui_get_match (window)),
                                                     position + 1);

  g_assert_cmpstr (there, ==, move);
  g_assert_true (next == NULL || scr_entry_get_turn (next) <= SCR_TURN_TABLE);
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (ui_get_match (window))), >, 0);
  ui_check_shown (window);
}

/* A click on an entry looks back at it, and changes nothing; a button goes back to it, and all
 * can be made again at once, or up to one that is taken back by Enter or a double click. */
static void
test_entry_is_gone_back_to (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint n_before = ui_count_entries (window);
  guint n_entries;
  g_autofree char *move = NULL;
  GtkWidget *bar;

  play_moves (window, 30);
  n_entries = ui_count_entries (window);
  move = dup_move (window, n_before);
  ui_activate (window, "win.log");
  bar = ui_find_type (get_page (window), SCR_TYPE_LOOK_BAR);
  g_assert_false (gtk_widget_get_visible (bar));
  choose_row (window, n_entries - 1);
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_false (gtk_widget_get_visible (ui_get_name (bar, "Take back to here")));
  choose_row (window, n_before);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);

  ui_click (bar, "Take back to here");
  assert_back (window, n_before, move);
  g_assert_nonnull (ui_find_text (get_page (window), "29 moves were taken back. Redo makes them "
                                                     "again, one after another."));
  g_assert_false (gtk_widget_get_visible (bar));
  ui_click (ui_find_type (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget")), "Redo all");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_null (ui_find_type (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget")));

  choose_row (window, n_before);
  ui_click (bar, "Take back to here");
  g_assert_true (gtk_widget_activate_action (get_list (window), "list.activate-item", "u",
                                             find_row (window, n_entries - 1)));
  ui_settle ();
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_check_shown (window);
  ui_close (window);
}

/* A row says by ear what it tells, and what choosing it does. */
static void
test_rows_say_how_to_go_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (ScrEntry) entry = NULL;
  g_autofree char *sentence = NULL;
  GtkWidget *label;
  GtkWidget *row;

  play_moves (window, 2);
  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  entry = g_list_model_get_item (G_LIST_MODEL (match), ui_count_entries (window) - 1);
  sentence = scr_entry_dup_sentence (entry);
  label = ui_find_text (get_list (window), sentence);
  g_assert_nonnull (label);
  row = gtk_widget_get_parent (gtk_widget_get_ancestor (label, SCR_TYPE_LOG_LINE));
  g_assert_true (ui_has_name (row, sentence));
  g_assert_true (ui_has_description (row,
                                     "Choosing it shows the table just after this; "
                                     "F2 corrects it"));
  ui_close (window);
}

static void
assert_place (ScrWindow *window,
              const char *name,
              graphene_rect_t *place)
{
  GtkWidget *button = ui_get_name (get_page (window), name);
  graphene_rect_t now;

  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_true (gtk_widget_get_child_visible (button));
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &now));
  if (place->size.width == 0)
    *place = now;
  g_assert_true (graphene_rect_equal (place, &now));
}

static void
check_places (int width,
              int height)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  ScrWindow *window = ui_open_sized (width, height);
  static const char *const actions[] = { "match.undo", "match.redo", "match.undo", "win.log",
                                         "match.undo", "win.log", "win.score", "match.redo-all" };
  graphene_rect_t undo = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t redo = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  scr_window_play (window, match, file);
  for (guint i = 0; i < 40 && !ui_is_over (match); i++)
    {
      play_moves (window, 1);
      if (i > 4)
        ui_activate (window, actions[i % G_N_ELEMENTS (actions)]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      assert_place (window, "Undo", &undo);
      assert_place (window, "Redo", &redo);
    }
  ui_close (window);
}

static void
test_buttons_keep_their_place (void)
{
  check_places (1200, 780);
  check_places (360, 640);
}

/* The match in a folder that cannot be made, because a file is there. */
static ScrWindow *
open_blocked (ScrMatch *match,
              const char *name)
{
  g_autoptr (GFile) folder = ui_new_file (name);
  g_autoptr (GFile) file = g_file_get_child (folder, "a.match.json");
  ScrWindow *window = ui_open ();

  g_assert_true (g_file_set_contents (g_file_peek_path (folder), "in the way", -1, NULL));
  scr_window_play (window, match, file);
  ui_settle ();

  return window;
}

/* The question that closing comes with. */
static GtkWidget *
ask_to_close (ScrWindow *window)
{
  GtkWidget *dialog;

  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  dialog = ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);

  return dialog;
}

/* A failing write is told, the match stays unsaved and open, and closing asks. */
static void
test_failing_write_is_told (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_blocked (match, "told");
  ScrAutosave *autosave = ui_get_autosave (window);
  GtkWidget *banner = ui_find_type (get_page (window), SCR_TYPE_BANNER);

  ui_move (window, "play 4");
  g_assert_nonnull (scr_autosave_get_error (autosave));
  g_assert_nonnull (ui_find_text (get_page (window), scr_autosave_get_error (autosave)));
  g_assert_true (gtk_widget_get_mapped (ui_get_name (banner, "Save a copy…")));
  g_assert_true (scr_autosave_get_is_dirty (autosave));

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ask_to_close (window)), "cancel");
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  g_assert_true (ui_get_match (window) == match);
  ui_activate (window, "win.back");
  close_other (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");

  g_object_ref (window);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ask_to_close (window)), "lose");
  ui_settle ();
  g_assert_finalize_object (window);
}

/* The copy that closing offers holds the whole match, and then it closes. */
static void
test_copy_before_closing (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("kept.match.json");
  g_autoptr (ScrMatch) kept = NULL;
  ScrWindow *window = open_blocked (match, "copied");

  ui_move (window, "play 4");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (ask_to_close (window)), "keep");
  ui_settle ();
  g_object_ref (window);
  ui_choose_file (file);
  g_assert_finalize_object (window);
  kept = scr_match_load (file, NULL);
  g_assert_nonnull (kept);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (kept)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (match)));
}

static char *
dup_contents (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  return text;
}

/* Saves as Ctrl+S does; another name is asked for, and the file in sight stays. */
static void
save_elsewhere (ScrWindow *window,
                const char *name)
{
  GFile *file = scr_autosave_get_file (ui_get_autosave (window));
  g_autoptr (GFile) other = ui_new_file (name);
  g_autoptr (ScrMatch) copy = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  before = dup_contents (file);
  ui_activate (window, "win.save");
  g_assert_nonnull (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  ui_choose_file (other);
  copy = scr_match_load (other, NULL);
  g_assert_nonnull (copy);
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), file));
}

/* A finished match, and an older position of any, are saved under another name. */
static void
test_records_are_saved_elsewhere (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ScrWindow *window = ui_open_match (match);

  play_moves (window, 12);
  ui_activate (window, "match.undo");
  save_elsewhere (window, "older.match.json");
  play_moves (window, 500);
  g_assert_true (ui_is_over (match));
  g_assert_true (scr_autosave_flush (ui_get_autosave (window)));
  file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  ui_close (window);

  before = dup_contents (file);
  window = ui_open ();
  g_assert_true (scr_window_open_file (window, file));
  ui_settle ();
  save_elsewhere (window, "finished.match.json");
  ui_close (window);
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, before);
}

static void
assert_choosable (GFile *file)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);
  g_autoptr (GtkFilter) filter = g_list_model_get_item (filters, 0);
  g_autoptr (GFileInfo) about =
      g_file_query_info (file, "standard::*", G_FILE_QUERY_INFO_NONE, NULL, NULL);

  g_assert_true (gtk_filter_match (filter, about));
}

/* What was saved once can be chosen and opened again, however often. */
static void
test_save_close_open (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);

  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("again-%u.match.json", i);
      g_autoptr (GFile) file = ui_new_file (name);
      guint n_entries;

      play_moves (window, 1);
      n_entries = ui_count_entries (window);
      ui_activate (window, "win.save-copy");
      ui_choose_file (file);
      ui_activate (window, "win.back");
      g_assert_cmpstr (scr_window_get_page (window), ==, "start");
      scr_window_ask_open (window);
      ui_settle ();
      assert_choosable (file);
      ui_choose_file (file);
      g_assert_cmpstr (scr_window_get_page (window), ==, "table");
      g_assert_true (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), file));
      g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
    }
  ui_close (window);
}

/* A file of the match whose move at @position is none. */
static GFile *
write_damaged (ScrMatch *match,
               guint position)
{
  GFile *file = ui_new_file ("hurt.match.json");
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");
  g_autoptr (JsonArray) hurt = json_array_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < json_array_get_length (moves); i++)
    if (i == position)
      json_array_add_string_element (hurt, "play 99");
    else
      json_array_add_element (hurt, json_array_dup_element (moves, i));
  json_object_set_array_member (json_node_get_object (root), "moves", g_steal_pointer (&hurt));
  text = json_to_string (root, TRUE);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));

  return file;
}

/* What is wrong with a damaged match is told with its step, and what comes before is rescued
 * into a match of its own. */
static void
test_damaged_match_is_rescued (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_start_page (window));
  guint n_before = ui_count_entries (window);
  g_autoptr (GFile) file = NULL;
  g_autofree char *hurt = NULL;
  g_autofree char *after = NULL;
  g_autofree char *step = g_strdup_printf ("“hurt.match.json” is damaged: move %u: ", n_before + 2);
  g_autofree char *told = NULL;

  play_moves (window, 6);
  file = write_damaged (match, n_before + 1);
  hurt = dup_contents (file);
  ui_activate (window, "win.back");
  g_assert_false (scr_window_open_file (window, file));
  g_assert_true (g_str_has_prefix (
      scr_banner_get_sentence (scr_start_page_get_banner (SCR_START_PAGE (page))), step));

  ui_click (page, "Rescue it");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpuint (ui_count_entries (window), ==, n_before + 1);
  g_assert_cmpstr (scr_match_get_id (ui_get_match (window)), !=, scr_match_get_id (match));
  told = g_strdup_printf ("%u moves are rescued into a new match. ", n_before + 1);
  g_assert_true (g_str_has_prefix (
      scr_banner_get_sentence (scr_table_page_get_banner (scr_window_get_table_page (window))),
      told));
  g_assert_false (g_file_equal (scr_autosave_get_file (ui_get_autosave (window)), file));
  after = dup_contents (file);
  g_assert_cmpstr (after, ==, hurt);
  ui_close (window);
}

static gboolean
is_offered (gpointer window)
{
  GtkWidget *page = GTK_WIDGET (scr_window_get_start_page (window));
  GtkWidget *button = ui_get_name (page, "Continue");

  return gtk_widget_get_visible (button) && gtk_widget_is_focus (button);
}

/* A window with the actions that the application gives it, so that all can be chosen. */
static ScrWindow *
open_with_application (void)
{
  static const GActionEntry entries[] = { { "new" }, { "open" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  ScrWindow *window = g_object_new (SCR_TYPE_WINDOW, NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (actions));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* The match that nobody closed is the first choice of the next start, and has the focus. */
static void
test_start_offers_the_match (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  ScrWindow *window;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_match_play (match, "play 3", NULL));
  scr_match_set_title (match, "Killed");
  g_assert_cmpint (g_mkdir_with_parents (scr_library_get_folder (scr_matches_get_library ()), 0700),
                   ==, 0);
  g_assert_true (scr_match_save (match, file, NULL));

  window = open_with_application ();
  ui_wait (is_offered, window);
  ui_click_widget (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpstr (scr_match_get_id (ui_get_match (window)), ==, scr_match_get_id (match));
  g_assert_cmpuint (ui_count_entries (window), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (match)));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/S6/start-offers-the-match-last-played",
                   test_start_offers_the_match);
  g_test_add_func ("/complaints/U12/undo-with-anything-open", test_undo_with_anything_open);
  g_test_add_func ("/complaints/U13/an-entry-is-gone-back-to", test_entry_is_gone_back_to);
  g_test_add_func ("/complaints/U13/rows-say-how-to-go-back", test_rows_say_how_to_go_back);
  g_test_add_func ("/complaints/U13/buttons-keep-their-place", test_buttons_keep_their_place);
  g_test_add_func ("/complaints/S3/a-failing-write-is-told", test_failing_write_is_told);
  g_test_add_func ("/complaints/S3/a-copy-before-closing", test_copy_before_closing);
  g_test_add_func ("/complaints/S12/records-are-saved-elsewhere",
                   test_records_are_saved_elsewhere);
  g_test_add_func ("/complaints/S19/save-close-open-ten-times", test_save_close_open);
  g_test_add_func ("/complaints/S1/a-damaged-match-is-rescued", test_damaged_match_is_rescued);

  return g_test_run ();
}
