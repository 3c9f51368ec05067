/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "core/scr-dealer.h"

/* A record that is looked through beside a match in play: cases of docs/complaints.md. */

/* A match that programs played to its end. */
static ScrMatch *
new_record (void)
{
  ScrMatch *match = ui_new_match (UI_TWO_BOTS);
  guint64 random = 7290;

  while (!ui_is_over (match))
    {
      g_autofree char *move = NULL;

      g_assert_true (scr_match_deal (match, NULL, NULL));
      move = ui_is_over (match) ? NULL : ui_dup_random_move (match, &random);
      g_assert_true (move == NULL || scr_match_play (match, move, NULL));
    }

  return match;
}

static GStrv
list_moves (ScrMatch *match)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      g_strv_builder_add (builder, scr_entry_get_move (entry));
    }

  return g_strv_builder_end (builder);
}

/* The match holds the first of @moves, as many as it has entries, and no other. */
static void
check_is_of (ScrMatch *match,
             GStrv moves)
{
  g_auto (GStrv) there = list_moves (match);

  g_assert_cmpuint (g_strv_length (there), <=, g_strv_length (moves));
  for (guint i = 0; there[i] != NULL; i++)
    g_assert_cmpstr (there[i], ==, moves[i]);
}

/* A step on in the record, and a move in the match in play, each in the window that it is for. */
static void
step_both (ScrWindow *record,
           ScrWindow *live,
           guint64 *random)
{
  ScrMatch *match = ui_get_match (live);
  guint n_record = ui_count_entries (record);
  guint n_live = ui_count_entries (live);
  g_autofree char *move = ui_dup_random_move (match, random);
  g_autoptr (ScrEntry) entry = NULL;

  ui_move (live, move);
  g_assert_cmpuint (ui_count_entries (record), ==, n_record);
  entry = g_list_model_get_item (G_LIST_MODEL (match), n_live);
  g_assert_cmpstr (scr_entry_get_move (entry), ==, move);

  n_live = ui_count_entries (live);
  if (scr_match_get_can_redo (ui_get_match (record)))
    ui_activate (record, "match.redo");
  g_assert_cmpuint (ui_count_entries (record), >, n_record);
  g_assert_cmpuint (ui_count_entries (live), ==, n_live);
}

/* While a record is gone through in one window a match is played in another: each input goes
 * to its own, and so does each file. */
static void
test_record_beside_a_match (void)
{
  g_autoptr (ScrMatch) played = new_record ();
  g_auto (GStrv) moves = list_moves (played);
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *record = ui_open_match (played);
  ScrWindow *live = ui_open_match (match);
  g_autoptr (ScrMatch) kept = NULL;
  guint64 random = 7290;

  gtk_widget_activate_action (GTK_WIDGET (record), "match.go-to", "u", 20);
  ui_settle ();
  for (guint i = 0; i < 12; i++)
    {
      step_both (record, live, &random);
      check_is_of (played, moves);
      ui_check_shown (live);
      ui_check_shown (record);
    }
  ui_activate (live, "match.undo");
  check_is_of (played, moves);
  g_assert_true (scr_match_get_can_redo (match));

  g_assert_true (scr_autosave_flush (ui_get_autosave (record)));
  g_assert_true (scr_autosave_flush (ui_get_autosave (live)));
  kept = scr_match_load (scr_autosave_get_file (ui_get_autosave (record)), NULL);
  g_assert_nonnull (kept);
  check_is_of (kept, moves);
  g_assert_cmpstr (scr_match_get_id (kept), ==, scr_match_get_id (played));
  ui_close (record);
  ui_close (live);
}

static void
play_one (ScrWindow *window,
          guint64 *random)
{
  g_autofree char *move = ui_dup_random_move (ui_get_match (window), random);

  ui_move (window, move);
}

static void
look (ScrWindow *window,
      const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (scr_window_get_table_page (window)), action, NULL);
  ui_settle ();
}

/* Who looks back at an earlier table moves nothing there, and is told so; elsewhere the game goes
 * on, and back in the game the move is made. */
static void
test_look_back_takes_no_move (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) other_match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  ScrWindow *other = ui_open_match (other_match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  g_auto (GStrv) before = NULL;
  guint64 random = 7290;

  for (guint i = 0; i < 10; i++)
    play_one (window, &random);
  before = list_moves (match);

  while (ui_count_entries (other) < g_strv_length (before) + 10)
    {
      g_autofree char *move = ui_dup_random_move (match, &random);
      guint n_other = ui_count_entries (other);

      look (window, "look.previous");
      ui_move (window, move);
      gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
      ui_settle ();
      g_assert_cmpuint (ui_count_entries (window), ==, g_strv_length (before));
      check_is_of (match, before);
      g_assert_nonnull (ui_find_text (page, "You are looking back at an earlier table, where "
                                            "nothing can be moved. Press Escape to go back to the "
                                            "game."));
      play_one (other, &random);
      g_assert_cmpuint (ui_count_entries (other), >, n_other);
    }

  look (window, "look.return");
  ui_check_shown (window);
  play_one (window, &random);
  g_assert_cmpuint (ui_count_entries (window), >, g_strv_length (before));
  ui_close (window);
  ui_close (other);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/A9/record-beside-a-match", test_record_beside_a_match);

  g_test_add_func ("/complaints/A9/look-back-takes-no-move", test_look_back_takes_no_move);

  return g_test_run ();
}
