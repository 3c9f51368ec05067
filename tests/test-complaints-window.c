/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/scr-file-name.h"
#include "ui-util.h"

/* What players see: cases of docs/complaints.md. */

static void
assert_history (ScrWindow *window,
                gboolean can_undo,
                gboolean can_redo)
{
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));

  g_assert_true (gtk_widget_is_sensitive (ui_get_name (page, "Undo")) == can_undo);
  g_assert_true (gtk_widget_is_sensitive (ui_get_name (page, "Redo")) == can_redo);
}

static void
test_undo_is_insensitive_at_the_start (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint n_entries = ui_count_entries (window);

  assert_history (window, FALSE, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  ui_settle ();
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  assert_history (window, FALSE, FALSE);
  ui_close (window);
}

/* Another match in the same window begins with a history of its own. */
static void
test_another_match_in_the_window (void)
{
  g_autoptr (ScrMatch) first = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) second = ui_new_match (UI_FOUR_PEOPLE);
  g_autoptr (GFile) file = ui_new_file ("second.match.json");
  ScrWindow *window = ui_open_match (first);

  ui_move (window, "play 3");
  ui_move (window, "play 4");
  ui_click (GTK_WIDGET (scr_window_get_table_page (window)), "Undo");
  assert_history (window, TRUE, TRUE);
  scr_window_play (window, second, file);
  ui_settle ();
  assert_history (window, FALSE, FALSE);
  ui_move (window, "play 5");
  assert_history (window, TRUE, FALSE);
  g_assert_cmpuint (scr_match_get_n_undone (first), ==, 1);
  ui_close (window);
}

/* A name that every file system takes is offered, whatever a match is called. */
static void
test_suggested_file_name (void)
{
  static const char *const names[][2] = {
    { "", "copy.match.json" },
    { "Friday at the abbey", "Friday-at-the-abbey.match.json" },
    { "Friday, 20:15 / “final”?", "Friday-20-15-final.match.json" },
    { "../../C:\\Ann|Ben", "C-Ann-Ben.match.json" },
    { "Zoë", "Zoe.match.json" },
    { "/:*", "copy.match.json" },
  };
  g_autofree char *endless = g_strnfill (4000, 'a');
  g_autofree char *short_name = NULL;
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = NULL;

      scr_match_set_title (match, names[i][0]);
      name = scr_file_name_for_copy (match);
      g_assert_cmpstr (name, ==, names[i][1]);
      g_assert_true (g_regex_match_simple ("^[A-Za-z0-9._-]+$", name, 0, 0));
    }
  scr_match_set_title (match, endless);
  short_name = scr_file_name_for_copy (match);
  g_assert_cmpuint (strlen (short_name), <, 100);
}

/* The score sheet comes by itself at the end, and the table is one step behind it. */
static void
test_boards_can_be_looked_at_after_the_end (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  ScrTablePage *page = scr_window_get_table_page (window);
  GtkWidget *table = GTK_WIDGET (scr_table_page_get_table (page));
  guint64 random = 16;

  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      ui_move (window, move);
    }
  g_assert_true (scr_table_page_is_score_shown (page));
  g_assert_false (gtk_widget_get_mapped (table));

  ui_click (GTK_WIDGET (page), "Score sheet");
  g_assert_false (scr_table_page_is_score_shown (page));
  g_assert_true (gtk_widget_get_mapped (table));
  g_assert_true (gtk_widget_get_child_visible (table));
  ui_check_shown (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.score", NULL);
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (table));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/U1/undo-is-insensitive-at-the-start",
                   test_undo_is_insensitive_at_the_start);
  g_test_add_func ("/complaints/U19/another-match-in-the-window", test_another_match_in_the_window);
  g_test_add_func ("/complaints/S17/suggested-file-name", test_suggested_file_name);
  g_test_add_func ("/complaints/R16/boards-can-be-looked-at-after-the-end",
                   test_boards_can_be_looked_at_after_the_end);

  return g_test_run ();
}
