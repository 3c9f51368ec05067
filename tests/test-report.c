/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "complaints-util.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"

/* What a match leaves to be kept. */

/* The last point is the end of the game, and says what the engine says. */
static void
test_series_end_in_the_sheet (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);
      g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
      guint n_points = scr_report_get_n_points (report);

      g_assert_true (scr_report_get_is_final (report));
      g_assert_cmpuint (scr_report_get_n_series (report), ==, 2);
      g_assert_cmpuint (n_points, ==, 17);
      g_assert_cmpstr (scr_report_get_point_title (report, 16), ==, "Round 4, phase 4");
      g_assert_cmpstr (scr_report_get_point_part (report, 16), ==, "Round 4");
      g_assert_cmpstr (scr_report_get_series_title (report, 0), ==, "Distance");
      g_assert_cmpstr (scr_report_get_series_title (report, 1), ==, "Total");
      g_assert_cmpuint (scr_report_get_point_n_moves (report, 16), ==, complaints_count (match));
      for (guint column = 0; column < scr_report_get_n_columns (report); column++)
        {
          int low, high;

          g_assert_true (scr_report_get_range (report, 1, column, 16, &low, &high));
          g_assert_cmpint (low, ==, high);
          g_assert_cmpint (low, ==,
                           scr_state_get_total (scr_match_get_state (match), column + 1));
        }
    }
}

/* At each point the numbers are those of the state after as many moves. */
static void
test_series_are_the_states (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("four-seats");
  g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);

  for (guint point = 0; point < scr_report_get_n_points (report); point++)
    {
      guint n_moves = scr_report_get_point_n_moves (report, point);
      ScrState *state = scr_match_get_state_at (match, n_moves);
      g_autofree char *words = scr_report_describe_point (report, 1, point);

      for (guint column = 0; column < 4; column++)
        {
          int total = scr_state_get_total (state, column + 1);
          g_autofree char *value = g_strdup_printf (
              "%s %s%d", scr_report_get_column (report, column), total < 0 ? "−" : "",
              ABS (total));
          int low, high;

          g_assert_true (scr_report_get_range (report, 1, column, point, &low, &high));
          g_assert_cmpint (low, ==, total);
          g_assert_cmpint (high, ==, total);
          g_assert_nonnull (strstr (words, value));
        }
    }
}

/* Turning points are decisions, in order, told as the log tells them. */
static void
test_turning_points (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);
      g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
      guint before = 0;

      g_assert_cmpuint (scr_report_get_n_turns (report), >, 0);
      g_assert_cmpuint (scr_report_get_n_turns (report), <=, 3);
      for (guint turn = 0; turn < scr_report_get_n_turns (report); turn++)
        {
          guint number = scr_report_get_turn_entry (report, turn);
          g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
          g_autofree char *sentence = scr_match_dup_sentence (match, number, SCR_VIEWER_ALL);
          g_autofree char *told = scr_report_dup_turn_sentence (report, turn);
          g_autofree char *title = scr_report_dup_turn_title (report, turn);

          g_assert_cmpuint (number, >, before);
          g_assert_cmpint (scr_entry_get_turn (entry), >, 0);
          g_assert_cmpint (ABS (scr_report_get_turn_swing (report, turn)), >=, 2);
          g_assert_true (g_str_has_prefix (told, sentence));
          g_assert_true (g_str_has_prefix (title, "Round "));
          before = number;
        }
    }
}

/* The text tells the moves in force, each once and in their order, and the engine's sums. */
static void
test_text_is_the_match (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("four-seats");
  g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
  g_autofree char *text = scr_report_print_text (report, TRUE);
  g_autofree char *brief = scr_report_print_text (report, FALSE);
  g_autofree char *result = scr_state_describe_result (scr_match_get_state (match));
  g_autoptr (GListModel) rows = scr_state_list_result (scr_match_get_state (match));
  const char *at = text;

  g_assert_true (g_str_has_prefix (text, scr_match_get_title (match)));
  g_assert_nonnull (strstr (text, result));
  g_assert_true (strlen (brief) < strlen (text));
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);
      g_autofree char *values =
          g_strjoinv ("[ ]+", (char **) scr_result_row_get_values (row));
      g_autofree char *pattern =
          g_strdup_printf ("\n%s[ ]+%s\n", scr_result_row_get_label (row), values);

      g_assert_true (g_regex_match_simple (pattern, text, 0, 0));
      g_assert_true (g_regex_match_simple (pattern, brief, 0, 0));
    }
  for (guint i = 1; i <= complaints_count (match); i++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, i, SCR_VIEWER_ALL);
      g_autofree char *line = g_strdup_printf ("\n%u. %s\n", i, sentence);

      at = strstr (at, line);
      g_assert_nonnull (at);
    }
}

/* U10: what was taken back is not told. */
static void
test_text_leaves_out_what_is_undone (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("two-seats");
  guint count = complaints_count (match);
  g_autofree char *last = scr_match_dup_sentence (match, count, SCR_VIEWER_ALL);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *text = NULL;

  g_assert_true (scr_match_undo (match, 1, TRUE, NULL));
  report = scr_report_new (match, SCR_VIEWER_ALL);
  text = scr_report_print_text (report, TRUE);

  g_assert_false (scr_report_get_is_final (report));
  g_assert_cmpuint (scr_report_get_n_turns (report), ==, 0);
  g_assert_null (strstr (text, last));
  g_assert_nonnull (strstr (text, "The score as it stands: Round 4, phase 4"));
}

/* The values in a row of the sheet are the sums of the terms that it names. */
static void
test_rows_are_their_terms (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);
      ScrState *state = scr_match_get_state (match);
      g_autoptr (GListModel) rows = scr_state_list_result (state);
      g_auto (GStrv) columns = scr_state_dup_columns (state);

      for (guint seat = 1; seat <= g_strv_length (columns); seat++)
        {
          g_autoptr (GListModel) terms = scr_state_explain (state, seat, "score", NULL);

          for (guint j = 0; j < g_list_model_get_n_items (rows); j++)
            {
              g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, j);
              const char *const *names = scr_result_row_get_terms (row);
              int low, high, sum = 0;

              for (guint k = 0; names != NULL && k < g_list_model_get_n_items (terms); k++)
                {
                  g_autoptr (ScrTerm) term = g_list_model_get_item (terms, k);

                  if (g_strv_contains (names, scr_term_get_name (term)))
                    sum += scr_term_get_value (term);
                }
              g_assert_true (scr_result_row_get_number (row, seat - 1, &low, &high));
              g_assert_cmpint (low, ==, high);
              if (names != NULL)
                g_assert_cmpint (sum, ==, low);
            }
        }
    }
}

/* A title with the signs of RFC 4180 does not reach the table; a name with them is quoted. */
static void
test_csv_has_a_row_each_seat (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("four-seats");
  g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
  g_autofree char *csv = scr_report_print_csv (report);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_true (g_str_has_prefix (lines[0], "name,garden,"));
  g_assert_cmpstr (lines[5], ==, "");
  for (guint seat = 1; seat <= 4; seat++)
    {
      g_autofree char *end =
          g_strdup_printf (",%d", scr_state_get_total (scr_match_get_state (match), seat));

      g_assert_true (g_str_has_suffix (lines[seat], end));
    }
}

/* While a match goes on nobody reads what the table hides from them. */
static void
test_running_report_is_the_viewers (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("three-seats-variants-2-4");
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *text = NULL;

  g_assert_true (scr_match_undo (match, 1, FALSE, NULL));
  report = scr_report_new (match, SCR_VIEWER_PUBLIC);
  text = scr_report_print_course (report);

  for (guint i = 1; i <= complaints_count (match); i++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, i, SCR_VIEWER_PUBLIC);

      g_assert_nonnull (strstr (text, sentence));
    }
  g_assert_cmpint (scr_report_get_viewer (report), ==, SCR_VIEWER_PUBLIC);
}

static void
test_report_lets_go (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("two-seats");
  ScrReport *report = scr_report_new (match, SCR_VIEWER_ALL);

  g_assert_finalize_object (report);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/report/series-end-in-the-sheet", test_series_end_in_the_sheet);
  g_test_add_func ("/report/series-are-the-states", test_series_are_the_states);
  g_test_add_func ("/report/turning-points", test_turning_points);
  g_test_add_func ("/complaints/A12/text-is-the-match", test_text_is_the_match);
  g_test_add_func ("/report/text-leaves-out-what-is-undone", test_text_leaves_out_what_is_undone);
  g_test_add_func ("/report/rows-are-their-terms", test_rows_are_their_terms);
  g_test_add_func ("/report/csv-has-a-row-each-seat", test_csv_has_a_row_each_seat);
  g_test_add_func ("/report/running-report-is-the-viewers", test_running_report_is_the_viewers);
  g_test_add_func ("/report/lets-go", test_report_lets_go);

  return g_test_run ();
}
