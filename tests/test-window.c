/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "app/scr-bot-title.h"
#include "app/scr-log.h"
#include "app/scr-match-item.h"
#include "app/widgets/scr-emblem.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "toy-game.h"

/* The window around the table: its pages, files, and who plays. */

#define NOBODY 65534

static void
test_start_page (void)
{
  ScrWindow *window = ui_open ();

  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  g_assert_null (scr_window_get_session (window));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Play here"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Open…"));
  ui_close (window);
}

/* The next match is not called as the last one, once that was made. */
static void
test_new_page_title (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *title =
      ui_get_name (GTK_WIDGET (scr_window_get_new_page (window)), "Title of the match");

  scr_window_show_new (window);
  gtk_editable_set_text (GTK_EDITABLE (title), "Friday");
  scr_window_show_start (window);
  scr_window_show_new (window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "Friday");
  ui_click (GTK_WIDGET (scr_window_get_new_page (window)), "Start");
  scr_window_show_new (window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (title)), ==, "");
  ui_close (window);
}

/* An order holds each choice once, whatever is chosen. */
static void
test_new_page_order (void)
{
  ScrWindow *window = ui_open ();
  ScrOptionRow *row = scr_new_page_get_option_row (scr_window_get_new_page (window), "ora-order");
  GtkWidget *first;

  scr_window_show_new (window);
  g_assert_cmpstr (scr_option_row_get_value (row), ==, "A,B,C,D");
  first = ui_get_name (GTK_WIDGET (row), "Order of Ora et Labora, place 1");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (first), 2);
  g_assert_cmpstr (scr_option_row_get_value (row), ==, "C,B,A,D");
  ui_close (window);
}

static gboolean
has_match_listed (gpointer window)
{
  return ui_find_text (GTK_WIDGET (scr_window_get_start_page (window)), "Friday") != NULL;
}

/* A new match is kept in its folder, listed on the start page, and goes on from there. */
static void
test_saved_and_listed (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *new_page = GTK_WIDGET (scr_window_get_new_page (window));
  g_autoptr (GFile) file = NULL;
  g_autoptr (ScrMatch) loaded = NULL;
  g_autofree char *id = NULL;
  ScrAutosave *autosave;

  scr_window_show_new (window);
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (new_page, "Title of the match")), "Friday");
  ui_click (new_page, "Start");
  ui_move (window, "play 3");
  id = g_strdup (scr_match_get_id (ui_get_match (window)));
  autosave = scr_session_get_autosave (scr_window_get_session (window));
  g_assert_true (scr_autosave_flush (autosave));
  file = g_object_ref (scr_autosave_get_file (autosave));
  loaded = scr_match_load (file, NULL);
  g_assert_nonnull (loaded);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (loaded)), ==,
                    ui_count_entries (window));

  scr_window_show_start (window);
  ui_wait (has_match_listed, window);
  ui_click (GTK_WIDGET (scr_window_get_start_page (window)), "Continue");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpstr (scr_match_get_id (ui_get_match (window)), ==, id);
  ui_close (window);
}

static gboolean
has_solo_listed (gpointer window)
{
  return ui_find_text (GTK_WIDGET (scr_window_get_start_page (window)), "Alone") != NULL;
}

/* Henricus has no seat, but stands in the list with his score. */
static void
test_solo_listed (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  ScrWindow *window = ui_open ();
  GtkWidget *button;
  g_autofree char *name = NULL;

  scr_match_set_title (match, "Alone");
  scr_window_play (window, match, file);
  scr_window_show_start (window);
  ui_wait (has_solo_listed, window);
  button = ui_get_name (GTK_WIDGET (scr_window_get_start_page (window)), "Continue");
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
  g_assert_true (g_str_has_prefix (name, "Alone. Ann, Henricus · "));
  g_assert_cmpuint (ui_count_type (button, SCR_TYPE_EMBLEM), ==, 2);
  ui_close (window);
}

static gboolean
has_damaged_listed (gpointer window)
{
  return ui_find_text (GTK_WIDGET (scr_window_get_start_page (window)),
                       "rotten.match.json") != NULL;
}

/* A damaged match is listed, and opening it says what to do. */
static void
test_damaged_listed (void)
{
  g_autoptr (GFile) file = scr_matches_new_file ("rotten");
  g_autoptr (GFile) folder = g_file_get_parent (file);
  ScrWindow *window = ui_open ();
  GtkWidget *page = GTK_WIDGET (scr_window_get_start_page (window));

  g_mkdir_with_parents (g_file_peek_path (folder), 0700);
  g_file_set_contents (g_file_peek_path (file), "{}", -1, NULL);
  scr_window_show_start (window);
  ui_wait (has_damaged_listed, window);
  ui_click_prefix (page, "rotten.match.json. This file cannot be read");
  g_assert_true (g_str_has_prefix (
      scr_banner_get_sentence (scr_start_page_get_banner (SCR_START_PAGE (page))),
      "“rotten.match.json” cannot be opened as a match: "));
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  g_unlink (g_file_peek_path (file));
  ui_close (window);
}

/* What cannot be read is told in a sentence, until a match is opened or goes on; the
 * match in play stays. */
static void
test_damaged_file (void)
{
  static const char told[] = "“damaged.match.json” cannot be opened as a match: Line 1, column "
                             "11: the text ends too early. Choose another file; this one stays as "
                             "it is.";
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("damaged.match.json");
  g_autoptr (GFile) good = ui_new_file ("good.match.json");
  g_autofree char *left = NULL;
  ScrWindow *window = ui_open ();
  ScrBanner *banner = scr_start_page_get_banner (scr_window_get_start_page (window));

  g_file_set_contents (g_file_peek_path (file), "{\"format\":", -1, NULL);
  g_assert_false (scr_window_open_file (window, file));
  g_assert_cmpstr (scr_banner_get_sentence (banner), ==, told);
  g_assert_cmpstr (scr_window_get_page (window), ==, "start");
  g_assert_true (scr_match_save (match, good, NULL));
  g_assert_true (scr_window_open_file (window, good));
  g_assert_null (scr_banner_get_sentence (banner));
  ui_close (window);

  window = ui_open_match (match);
  g_assert_false (scr_window_open_file (window, file));
  banner = scr_table_page_get_banner (scr_window_get_table_page (window));
  g_assert_cmpstr (scr_banner_get_sentence (banner), ==, told);
  g_assert_true (ui_get_match (window) == match);
  ui_move (window, "nonsense");
  g_assert_cmpstr (scr_banner_get_sentence (banner), ==, told);
  ui_move (window, "play 3");
  g_assert_null (scr_banner_get_sentence (banner));
  ui_close (window);

  g_file_get_contents (g_file_peek_path (file), &left, NULL, NULL);
  g_assert_cmpstr (left, ==, "{\"format\":");
}

/* A file in use can be opened by its window again. */
static void
test_open_file (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GFile) file = g_object_ref (
      scr_autosave_get_file (scr_session_get_autosave (scr_window_get_session (window))));
  guint n_entries;

  ui_move (window, "play 4");
  n_entries = ui_count_entries (window);
  g_assert_true (scr_window_open_file (window, file));
  ui_settle ();
  g_assert_true (ui_get_match (window) != match);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_true (g_file_equal (
      file, scr_autosave_get_file (scr_session_get_autosave (scr_window_get_session (window)))));
  ui_close (window);
}

/* A file that cannot be written to is copied, and stays as it is. */
static void
test_read_only_file (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("read-only.match.json");
  GFile *kept;
  ScrWindow *window;

  g_assert_true (scr_match_save (match, file, NULL));
  g_chmod (g_file_peek_path (file), 0400);
  window = ui_open ();

  /* The superuser may write to every file; what a file allows is asked for the real user. */
  if (geteuid () == 0)
    g_assert_cmpint (setreuid (NOBODY, (uid_t) -1), ==, 0);
  g_assert_true (scr_window_open_file (window, file));
  if (geteuid () == 0)
    g_assert_cmpint (setreuid (0, (uid_t) -1), ==, 0);
  kept = scr_autosave_get_file (scr_session_get_autosave (scr_window_get_session (window)));
  g_assert_false (g_file_equal (file, kept));
  g_assert_true (g_file_query_exists (kept, NULL));
  ui_close (window);
}

static gboolean
is_saved (gpointer autosave)
{
  return !scr_autosave_get_is_dirty (autosave);
}

/* A failing write is told until it works, and no move is lost by it. */
static void
test_save_error (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) folder = ui_new_file ("blocked");
  g_autoptr (GFile) file = g_file_get_child (folder, "a.match.json");
  g_autoptr (ScrMatch) loaded = NULL;
  ScrWindow *window = ui_open ();
  ScrAutosave *autosave;

  g_file_set_contents (g_file_peek_path (folder), "in the way", -1, NULL);
  scr_window_play (window, match, file);
  ui_settle ();
  autosave = scr_session_get_autosave (scr_window_get_session (window));
  g_assert_nonnull (scr_autosave_get_error (autosave));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), scr_autosave_get_error (autosave)));
  ui_move (window, "play 4");
  g_assert_nonnull (scr_autosave_get_error (autosave));

  g_unlink (g_file_peek_path (folder));
  ui_move (window, "play 5");
  ui_wait (is_saved, autosave);
  g_assert_null (scr_autosave_get_error (autosave));
  loaded = scr_match_load (file, NULL);
  g_assert_nonnull (loaded);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (loaded)), ==,
                    ui_count_entries (window));
  ui_close (window);
}

static gboolean
is_match_over (gpointer match)
{
  return ui_is_over (match);
}

static void
test_bots (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_BOTS);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *go_on;
  g_autofree char *refusal = NULL;
  guint n_entries;

  ui_wait (is_match_over, match);
  ui_settle ();
  ui_check_shown (window);

  /* Taken back, they wait until they are let play on. */
  ui_click (GTK_WIDGET (scr_window_get_table_page (window)), "Undo");
  n_entries = ui_count_entries (window);
  ui_settle ();
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  go_on = ui_get_name (GTK_WIDGET (window), "Let the program play on");
  refusal = g_strdup_printf (
      "It is %s's turn, whom the program plays. Let the program play on, or redo.",
      scr_state_get_turn (scr_match_get_state (match)) == 1 ? "Ann" : "Ben");
  gtk_widget_activate_action (GTK_WIDGET (window), "match.move", "s", "play 1");
  ui_settle ();
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), refusal));
  g_assert_true (gtk_widget_get_visible (go_on));
  ui_click_widget (go_on);
  ui_wait (is_match_over, match);
  ui_close (window);
}

static gboolean
is_person_due (gpointer match)
{
  return scr_state_get_turn (scr_match_get_state (match)) == 1 || ui_is_over (match);
}

/* Undo goes back over the bot's moves to the person's. */
static void
test_bot_and_person (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_ONE_BOT);
  ScrWindow *window = ui_open_match (match);
  guint64 random = 3;

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *move = NULL;

      ui_wait (is_person_due, match);
      move = ui_dup_random_move (match, &random);
      ui_move (window, move);
    }
  ui_wait (is_person_due, match);
  ui_click (GTK_WIDGET (scr_window_get_table_page (window)), "Undo");
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, 1);
  ui_check_shown (window);
  ui_close (window);
}

/* Closing while a bot thinks leaves nothing behind. */
static void
test_close_while_thinking (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_BOTS);
  ScrWindow *window = ui_open ();
  g_autoptr (GFile) file = ui_new_file ("thinking.match.json");

  scr_window_play (window, match, file);
  g_main_context_iteration (NULL, FALSE);
  g_main_context_iteration (NULL, FALSE);
  ui_close (window);
}

/* Who plays a seat is said in words, with a line on how a program plays. */
static void
test_bot_titles (void)
{
  ScrWindow *window = ui_open ();
  GtkWidget *player;
  GListModel *titles;
  g_autoptr (GtkStringObject) greedy = NULL;

  scr_window_show_new (window);
  player = ui_get_name (GTK_WIDGET (scr_window_get_new_page (window)), "Who plays seat 2");
  titles = gtk_drop_down_get_model (GTK_DROP_DOWN (player));
  greedy = g_list_model_get_item (titles, 2);
  g_assert_cmpstr (gtk_string_object_get_string (greedy), ==, "Program: Greedy");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (player), 2);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), scr_bot_get_description ("greedy")));
  g_assert_cmpstr (scr_bot_get_title ("unheard-of"), ==, "unheard-of");
  ui_close (window);
}

/* At a mirrored table the players tell what came. */
static void
test_table_mode (void)
{
  g_autoptr (ScrMatch) digital = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) json = scr_match_to_json (digital);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrEntry) entry = NULL;
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  ScrWindow *window;
  GtkWidget *line;

  json_object_set_string_member (json_node_get_object (json), "mode", "table");
  json_object_remove_member (json_node_get_object (json), "state");
  match = scr_match_new_from_json (json, &error);
  g_assert_no_error (error);
  window = ui_open_match (match);
  g_assert_cmpuint (ui_count_entries (window), ==, 0);

  outcomes = scr_state_list_outcomes (scr_match_get_state (match), weights);
  sentence = scr_state_describe (scr_match_get_state (match), outcomes[1], SCR_VIEWER_ALL, NULL);
  ui_click (GTK_WIDGET (window), sentence);
  g_assert_cmpuint (ui_count_entries (window), ==, 1);
  entry = g_list_model_get_item (G_LIST_MODEL (match), 0);
  g_assert_cmpstr (scr_entry_get_move (entry), ==, outcomes[1]);

  line = ui_get_name (GTK_WIDGET (window), "What happened at the table");
  gtk_editable_set_text (GTK_EDITABLE (line), " arcade 1 2 take-refill ");
  g_signal_emit_by_name (line, "activate");
  ui_settle ();
  g_assert_cmpuint (ui_count_entries (window), ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "");
  ui_close (window);
}

/* A game without a table of its own can be played too. */
static void
test_other_game (void)
{
  g_autoptr (ScrGame) game = toy_game_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) setup = scr_json_parse (
      "{\"edition\":{},\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}]}", -1, &error);
  g_autoptr (ScrMatch) match = scr_match_new (game, setup, SCR_MODE_DIGITAL, "7", &error);
  ScrWindow *window;
  g_auto (GStrv) moves = NULL;
  g_autofree char *sentence = NULL;
  guint n_entries;

  g_assert_no_error (error);
  window = ui_open_match (match);
  ui_check_shown (window);
  n_entries = ui_count_entries (window);
  moves = scr_state_list_moves (scr_match_get_state (match));
  sentence = scr_state_describe (scr_match_get_state (match), moves[0], SCR_VIEWER_PUBLIC, NULL);
  ui_click_widget (gtk_widget_get_ancestor (ui_find_text (GTK_WIDGET (window), sentence),
                                            GTK_TYPE_BUTTON));
  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  ui_check_shown (window);
  ui_close (window);
}

static void
assert_narrow (ScrWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
}

/* The window fits a narrow screen, on each page. */
static void
test_narrow (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("narrow.match.json");
  ScrWindow *window = ui_open_sized (360, 640);

  assert_narrow (window);
  scr_window_play (window, match, file);
  assert_narrow (window);
  scr_window_show_new (window);
  assert_narrow (window);
  ui_close (window);
}

static GtkWindow *
find_before (ScrWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window) &&
        gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

/* What is open about a match goes when another is opened in its window. */
static void
test_windows_of_match (void)
{
  static const char *const actions[] = { "win.check-positions", "win.change-sides", "win.layout",
                                         "log.change" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
      g_autoptr (ScrMatch) other = ui_new_match (UI_FOUR_PEOPLE);
      g_autofree char *name = ui_fill_number ("other-%u.match.json", i);
      g_autoptr (GFile) file = ui_new_file (name);
      g_autoptr (GtkWindow) open = NULL;
      ScrWindow *window;

      g_assert_true (scr_match_deal (match, NULL, NULL));
      g_assert_true (scr_match_move (match, "mode table", NULL));
      window = ui_open_match (match);
      if (g_str_has_prefix (actions[i], "log."))
        gtk_widget_activate_action (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG), actions[i],
                                    "u", 3);
      else
        ui_activate (window, actions[i]);
      ui_settle ();
      g_assert_nonnull (find_before (window));

      /* As whatever happens in it holds on to it. */
      open = g_object_ref (find_before (window));
      scr_window_play (window, other, file);
      ui_settle ();
      g_assert_null (find_before (window));
      ui_close (window);
    }
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/window/start-page", test_start_page);
  g_test_add_func ("/window/new-page/title", test_new_page_title);
  g_test_add_func ("/window/new-page/order", test_new_page_order);
  g_test_add_func ("/window/saved-and-listed", test_saved_and_listed);
  g_test_add_func ("/window/solo-listed", test_solo_listed);
  g_test_add_func ("/window/damaged-listed", test_damaged_listed);
  g_test_add_func ("/window/damaged-file", test_damaged_file);
  g_test_add_func ("/window/open-file", test_open_file);
  g_test_add_func ("/window/read-only-file", test_read_only_file);
  g_test_add_func ("/window/save-error", test_save_error);
  g_test_add_func ("/window/bots", test_bots);
  g_test_add_func ("/window/bot-and-person", test_bot_and_person);
  g_test_add_func ("/window/close-while-thinking", test_close_while_thinking);
  g_test_add_func ("/window/bot-titles", test_bot_titles);
  g_test_add_func ("/window/table-mode", test_table_mode);
  g_test_add_func ("/window/other-game", test_other_game);
  g_test_add_func ("/window/narrow", test_narrow);
  g_test_add_func ("/window/windows-of-match", test_windows_of_match);

  return g_test_run ();
}
