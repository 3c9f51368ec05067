/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-log-line.h"
#include "app/scr-log-row.h"
#include "app/scr-look-bar.h"

/* The log: how it is laid out, and how one looks back by it. */

static GtkWidget *
get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_table_page (window));
}

static GtkWidget *
get_list (ScrWindow *window)
{
  return ui_find_type (get_page (window), GTK_TYPE_LIST_VIEW);
}

static GListModel *
get_rows (ScrWindow *window)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (get_list (window))));
}

static ScrPlayback *
get_playback (ScrWindow *window)
{
  return scr_session_get_playback (scr_window_get_session (window));
}

static ScrTable *
get_table (ScrWindow *window)
{
  return scr_table_page_get_table (scr_window_get_table_page (window));
}

static guint
find_row (ScrWindow *window,
          guint number)
{
  GListModel *rows = get_rows (window);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrLogRow) row = g_list_model_get_item (rows, i);

      if (scr_log_row_get_number (row) == number)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
choose (ScrWindow *window,
        guint number)
{
  gtk_widget_activate_action (get_list (window), "list.select-item", "(ubb)",
                              find_row (window, number), FALSE, FALSE);
  ui_settle ();
}

static void
play (ScrWindow *window,
      guint n_moves,
      guint64 *random)
{
  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *move = ui_dup_random_move (ui_get_match (window), random);

      ui_move (window, move);
    }
}

static ScrWindow *
open_played (ScrMatch *match,
             guint n_moves)
{
  ScrWindow *window = ui_open_match (match);
  guint64 random = 3;

  play (window, n_moves, &random);
  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

/* The set-up is one line that can be opened; then come rounds and phases, and decisions are
 * counted. */
static void
test_layout (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_played (match, 30);
  GListModel *rows = get_rows (window);
  g_autoptr (ScrLogRow) setup = g_list_model_get_item (rows, 0);
  g_autoptr (ScrLogRow) heading = g_list_model_get_item (rows, 1);
  g_autoptr (ScrLogRow) first = g_list_model_get_item (rows, 2);
  guint n_rows = g_list_model_get_n_items (rows);
  guint n_setup = scr_playback_get_first (get_playback (window));
  guint n_headings = 0;
  guint n_decisions = 0;

  g_assert_cmpint (scr_log_row_get_kind (setup), ==, SCR_LOG_ROW_SETUP);
  g_assert_cmpuint (scr_log_row_get_n_entries (setup), ==, n_setup);
  g_assert_false (scr_log_row_get_is_open (setup));
  g_assert_cmpstr (scr_log_row_get_title (heading), ==, "Round 1, phase 1");
  g_assert_cmpuint (scr_log_row_get_number (first), ==, n_setup + 1);
  for (guint i = 1; i < n_rows; i++)
    {
      g_autoptr (ScrLogRow) row = g_list_model_get_item (rows, i);

      n_headings += scr_log_row_get_kind (row) == SCR_LOG_ROW_HEADING;
      if (scr_log_row_get_kind (row) == SCR_LOG_ROW_DECISION)
        g_assert_cmpuint (scr_log_row_get_n_decisions (row), ==, ++n_decisions);
    }
  g_assert_cmpuint (n_decisions, ==, 30);
  g_assert_cmpuint (n_headings, >, 3);
  g_assert_cmpuint (n_rows, ==, 1 + n_headings + ui_count_entries (window) - n_setup);

  gtk_widget_activate_action (get_list (window), "log.toggle-setup", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n_rows + n_setup);
  gtk_widget_activate_action (get_list (window), "list.activate-item", "u", 0);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n_rows);
  ui_close (window);
}

/* Choosing a line shows the table as it was. Nothing can be moved there, and nothing moves. */
static void
test_look_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_played (match, 12);
  guint n_entries = ui_count_entries (window);
  guint number = scr_playback_get_first (get_playback (window)) + 1;
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  GtkWidget *slot = gtk_widget_get_parent (GTK_WIDGET (get_table (window)));
  g_autofree char *sentence = scr_match_dup_sentence (match, number, SCR_VIEWER_ALL);

  choose (window, number);
  ui_check_state (scr_table_get_state (get_table (window)), scr_match_get_state_at (match, number));
  g_assert_false (scr_table_get_is_open (get_table (window)));
  g_assert_true (gtk_widget_has_css_class (slot, "look-back"));
  g_assert_nonnull (ui_find_text (get_page (window),
                                  "Looking back: after move 1 · Round 1 of 4, phase 1"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (ui_get_prompt (window))), ==, sentence);

  ui_move (window, moves[0]);
  g_assert_nonnull (ui_find_text (get_page (window),
                                  "You are looking back at an earlier table, where nothing can be "
                                  "moved. Press Escape to go back to the game."));
  g_assert_false (gtk_widget_is_sensitive (ui_get_name (get_page (window), "Undo")));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);

  ui_click (get_page (window), "Look one move later");
  g_assert_cmpuint (scr_playback_get_n_shown (get_playback (window)), ==, number + 1);
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (get_rows (window))),
                    ==, find_row (window, number + 1));
  ui_click (get_page (window), "Look at the beginning");
  g_assert_false (gtk_widget_is_sensitive (ui_get_name (get_page (window),
                                                        "Look one move earlier")));
  ui_click (get_page (window), "Look at the latest move");
  g_assert_cmpuint (scr_playback_get_n_shown (get_playback (window)), ==, n_entries);
  ui_click (get_page (window), "Look one move earlier");
  g_assert_cmpuint (scr_playback_get_n_shown (get_playback (window)), <, n_entries);

  ui_click (get_page (window), "Back to the game");
  ui_check_shown (window);
  g_assert_true (scr_table_get_is_open (get_table (window)));
  g_assert_false (gtk_widget_has_css_class (slot, "look-back"));
  g_assert_null (gtk_single_selection_get_selected_item (
      GTK_SINGLE_SELECTION (get_rows (window))));
  ui_move (window, moves[0]);
  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  ui_close (window);
}

static gboolean
is_match_over (gpointer match)
{
  return ui_is_over (match);
}

/* While programs play on, what is looked at stays, and the player is told. */
static void
test_programs_play_on (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_BOTS);
  g_autoptr (GFile) file = ui_new_file ("programs.match.json");
  ScrWindow *window = ui_open ();
  ScrTablePage *page = scr_window_get_table_page (window);
  GtkWidget *bar = ui_find_type (get_page (window), SCR_TYPE_LOOK_BAR);
  guint n_first;

  scr_window_play (window, match, file);
  n_first = scr_playback_get_first (get_playback (window));
  scr_playback_look (get_playback (window), n_first);
  ui_wait (is_match_over, match);
  ui_settle ();
  ui_check_state (scr_table_get_state (get_table (window)),
                  scr_match_get_state_at (match, n_first));
  g_assert_false (scr_table_page_is_score_shown (page));
  g_assert_true (gtk_widget_get_visible (bar));
  g_assert_cmpuint (scr_playback_get_n_since (get_playback (window)), >, 40);
  scr_playback_return (get_playback (window));
  ui_settle ();
  ui_check_shown (window);
  ui_close (window);
}

/* What was taken back is still listed, says so, and can be made again up to there. */
static void
test_undone (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_played (match, 8);
  guint n_entries = ui_count_entries (window);
  g_autofree char *sentence = scr_match_dup_sentence (match, n_entries, SCR_VIEWER_ALL);
  g_autoptr (ScrLogRow) row = NULL;
  GtkWidget *label;

  for (guint i = 0; i < 3; i++)
    ui_click (get_page (window), "Undo");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  row = g_list_model_get_item (get_rows (window), find_row (window, n_entries));
  g_assert_true (scr_log_row_get_is_undone (row));
  g_assert_nonnull (ui_find_text (get_list (window), "Taken back"));
  label = ui_find_text (get_list (window), sentence);
  g_assert_nonnull (label);
  g_assert_true (ui_has_description (
      gtk_widget_get_parent (gtk_widget_get_ancestor (label, SCR_TYPE_LOG_LINE)),
      "undone; Enter makes it again"));

  choose (window, n_entries);
  g_assert_nonnull (ui_find_name (get_page (window), "Make again up to here"));
  gtk_widget_activate_action (get_list (window), "list.activate-item", "u",
                              find_row (window, n_entries));
  ui_settle ();
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_false (scr_playback_get_is_looking_back (get_playback (window)));
  ui_check_shown (window);
  ui_close (window);
}

static void
test_notes (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = open_played (match, 2);

  g_assert_true (scr_match_set_note (match, ui_count_entries (window), "a slip", NULL));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (ui_find_text (get_list (window), "Note: a slip"));
  ui_close (window);
}

/* A wide window has the log beside the table; in another it lies over it, and leaves it alone. */
static void
test_place (void)
{
  static const int widths[] = { 1260, 1160, 700 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
      g_autofree char *name = g_strdup_printf ("place-%d.match.json", widths[i]);
      g_autoptr (GFile) file = ui_new_file (name);
      ScrWindow *window = ui_open_sized (widths[i], 760);
      int before;
      int after;

      scr_window_play (window, match, file);
      ui_settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      before = gtk_widget_get_width (GTK_WIDGET (get_table (window)));
      ui_activate (window, "win.log");
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      ui_settle ();
      after = gtk_widget_get_width (GTK_WIDGET (get_table (window)));
      if (widths[i] >= 1200)
        g_assert_cmpint (after, <, before);
      else
        g_assert_cmpint (after, ==, before);
      ui_close (window);
    }
}

/* However long a match is, only what is in sight is there. */
static void
test_long (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = open_played (match, 90);

  ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (get_rows (window)), >, 100);
  g_assert_cmpuint (ui_count_type (get_list (window), SCR_TYPE_LOG_LINE), <=, 205);
  ui_close (window);
}

static GtkWidget *
find_question (ScrWindow *window)
{
  GtkWidget *button = ui_find_name (get_page (window), "Take it back");

  return button != NULL && gtk_widget_get_mapped (button) ? button : NULL;
}

/* Plays until undo would take back something that was turned up. */
static void
play_until_reveal (ScrWindow *window,
                   guint64 *random)
{
  do
    play (window, 1, random);
  while (!scr_match_undo_turns_up (ui_get_match (window)));
}

/* The players are asked before the first time, told what they know, and never again. */
static void
test_asks_once (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;
  guint64 random = 3;
  guint n_entries;

  ui_set_asks (TRUE);
  window = ui_open_match (match);
  ui_move (window, "play 3");
  ui_click (get_page (window), "Undo");
  g_assert_null (find_question (window));
  g_assert_cmpuint (scr_match_get_n_undone (match), >, 0);

  play_until_reveal (window, &random);
  n_entries = ui_count_entries (window);
  ui_click (get_page (window), "Undo");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_nonnull (find_question (window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_question (window));
  ui_click (get_page (window), "Leave it");
  g_assert_null (find_question (window));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 0);

  ui_click (get_page (window), "Undo");
  ui_click_widget (find_question (window));
  g_assert_null (find_question (window));
  g_assert_cmpuint (ui_count_entries (window), <, n_entries);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), >, 0);
  ui_check_shown (window);

  play_until_reveal (window, &random);
  n_entries = ui_count_entries (window);
  ui_click (get_page (window), "Undo");
  g_assert_null (find_question (window));
  g_assert_cmpuint (ui_count_entries (window), <, n_entries);
  ui_close (window);
  ui_set_asks (FALSE);
}

/* The question is asked about going far back as well, and is over when the game goes on. */
static void
test_asks_before_going_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;
  guint64 random = 3;
  guint n_entries;
  guint first;

  ui_set_asks (TRUE);
  window = ui_open_match (match);
  first = scr_playback_get_first (get_playback (window));
  play_until_reveal (window, &random);
  n_entries = ui_count_entries (window);
  scr_playback_look (get_playback (window), first + 1);
  ui_click (get_page (window), "Take back to here");
  g_assert_nonnull (find_question (window));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  scr_playback_return (get_playback (window));
  play (window, 1, &random);
  g_assert_null (find_question (window));

  scr_playback_look (get_playback (window), first + 1);
  ui_click (get_page (window), "Take back to here");
  ui_click_widget (find_question (window));
  g_assert_cmpuint (ui_count_entries (window), ==, first + 1);
  ui_check_shown (window);
  ui_close (window);
  ui_set_asks (FALSE);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/log/layout", test_layout);
  g_test_add_func ("/log/look-back", test_look_back);
  g_test_add_func ("/log/programs-play-on", test_programs_play_on);
  g_test_add_func ("/log/undone", test_undone);
  g_test_add_func ("/log/notes", test_notes);
  g_test_add_func ("/log/place", test_place);
  g_test_add_func ("/log/long", test_long);
  g_test_add_func ("/complaints/H1/players-are-asked-once", test_asks_once);
  g_test_add_func ("/complaints/H1/players-are-asked-before-going-far-back",
                   test_asks_before_going_back);

  return g_test_run ();
}
