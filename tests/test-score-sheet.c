/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-chart.h"
#include "app/scr-print.h"
#include "app/scr-score-sheet.h"
#include "core/scr-json.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"

/* The score sheet: what it says, what makes its numbers, and what can be kept of it. */

#define LONG_NAMES \
  "{\"seats\":[{\"name\":\"Anastasia Papadopoulou-Winterbottom of the North Wing\"}," \
  "{\"name\":\"Ben\"},{\"name\":\"Cleo\"},{\"name\":\"Dirk\"}]}"

#define N_TRIES 5

static void
finish (ScrMatch *match)
{
  guint64 random = 5;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
}

static ScrWindow *
open_sheet (ScrMatch *match)
{
  ScrWindow *window = ui_open_match (match);

  if (!scr_table_page_is_score_shown (scr_window_get_table_page (window)))
    ui_activate (window, "win.score");

  return window;
}

static GtkWidget *
get_sheet (ScrWindow *window)
{
  return ui_find_type (GTK_WIDGET (window), SCR_TYPE_SCORE_SHEET);
}

/* Each number of the engine stands in the sheet, named by player and row. */
static void
test_cells_are_the_engines (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window;
  g_auto (GStrv) columns = NULL;
  g_autoptr (GListModel) rows = NULL;
  g_autofree char *verdict = NULL;

  finish (match);
  window = open_sheet (match);
  columns = scr_state_dup_columns (scr_match_get_state (match));
  rows = scr_state_list_result (scr_match_get_state (match));
  verdict = scr_state_explain_result (scr_match_get_state (match));

  g_assert_nonnull (ui_find_text (get_sheet (window), verdict));
  g_assert_nonnull (ui_find_text (get_sheet (window), "Winner"));
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      for (guint j = 0; columns[j] != NULL; j++)
        {
          g_autofree char *name =
              g_strdup_printf ("%s, %s: %s", columns[j], scr_result_row_get_label (row),
                               scr_result_row_get_values (row)[j]);

          ui_get_name (get_sheet (window), name);
        }
    }
  ui_close (window);
}

/* R1: a number opens to its terms, which add up to it. */
static void
test_cell_opens_to_its_terms (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;
  g_autoptr (GListModel) terms = NULL;

  finish (match);
  window = open_sheet (match);
  /* A busy server may refuse the popover its grab, which closes it at once. */
  for (guint i = 0; i < N_TRIES && ui_find_name (get_sheet (window), "Ben, Garden cards") == NULL;
       i++)
    {
      ui_click_prefix (get_sheet (window), "Ben, Garden cards: ");
      ui_settle ();
    }

  ui_get_name (get_sheet (window), "Ben, Garden cards");
  terms = scr_state_explain (scr_match_get_state (match), 2, "score", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);
      g_autofree char *name = g_strdup_printf ("%s: %d", scr_term_get_label (term),
                                               scr_term_get_value (term));

      if (g_str_equal (scr_term_get_name (term), "garden"))
        ui_get_name (get_sheet (window), name);
      else if (g_str_equal (scr_term_get_name (term), "corner"))
        g_assert_null (ui_find_name (get_sheet (window), name));
    }
  ui_close (window);
}

/* With letters twice as large the charts stand below the numbers, which keep their titles. */
static void
test_large_letters (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  GtkSettings *settings = gtk_settings_get_default ();
  ScrWindow *window;
  int dpi;

  finish (match);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 192 * 1024, NULL);
  window = open_sheet (match);
  gtk_window_set_default_size (GTK_WINDOW (window), 1270, 780);
  for (guint i = 0; i < 3; i++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      ui_settle ();
    }
  g_assert_cmpint (gtk_widget_get_width (ui_find_text (get_sheet (window), "Garden cards")), >,
                   180);
  ui_close (window);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* In a narrow window the sheet needs no scrolling sideways, however many play. */
static void
test_narrow (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (LONG_NAMES);
  ScrWindow *window;
  int width;

  finish (match);
  window = open_sheet (match);
  gtk_widget_measure (get_sheet (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  gtk_widget_measure (ui_find_role (get_sheet (window), GTK_ACCESSIBLE_ROLE_TABLE),
                      GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  ui_close (window);
}

/* Before the end the sheet says that it is not final, names no winner and what decided nothing. */
static void
test_sheet_as_it_stands (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;

  finish (match);
  while (g_list_model_get_n_items (G_LIST_MODEL (match)) > 60)
    g_assert_true (scr_match_undo (match, 1, FALSE, NULL));
  window = open_sheet (match);

  g_assert_nonnull (ui_get_prefix (get_sheet (window), "Ann, Total: "));
  g_assert_null (ui_find_text (get_sheet (window), "Winner"));
  g_assert_false (gtk_widget_get_mapped (ui_get_name (get_sheet (window), "Play again")));
  g_assert_false (gtk_widget_get_mapped (ui_find_text (get_sheet (window), "What decided it")));
  ui_close (window);
}

/* The charts tell all in words, and the keys go from stage to stage. */
static void
test_chart_is_readable (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *last = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  ScrWindow *window;
  GtkWidget *chart, *plot;

  finish (match);
  window = open_sheet (match);
  g_assert_cmpuint (ui_count_type (get_sheet (window), SCR_TYPE_CHART), ==, 2);
  chart = ui_find_type (get_sheet (window), SCR_TYPE_CHART);
  plot = ui_find_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  report = scr_report_new (match, SCR_VIEWER_ALL);
  last = scr_report_describe_point (report, 1, 16);
  for (guint i = 0; i <= 16; i++)
    {
      g_autofree char *point = scr_report_describe_point (report, 1, i);

      g_string_append_printf (words, "%s%s", i > 0 ? "; " : "", point);
    }

  g_assert_true (ui_has_name (plot, "Total, from stage to stage"));
  g_assert_true (ui_has_description (plot, words->str));
  g_assert_true (gtk_widget_get_focusable (plot));
  g_assert_nonnull (ui_find_text (chart, last));
  ui_close (window);
}

/* Another match begins at once: the same players, the next one starts, the old one is kept. */
static void
test_play_again (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  g_autofree char *id = NULL;
  ScrWindow *window;
  ScrMatch *next;
  guint starter = 0;

  finish (match);
  for (guint i = 0; starter == 0; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      starter = (guint) MAX (scr_entry_get_turn (entry), 0);
    }
  window = open_sheet (match);
  id = g_strdup (scr_match_get_id (match));
  ui_click (get_sheet (window), "Play again");

  next = ui_get_match (window);
  g_assert_cmpstr (scr_match_get_id (next), !=, id);
  g_assert_true (scr_json_equal (scr_match_get_setup (next), scr_match_get_setup (match), NULL));
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (next)), ==, (int) (starter % 4 + 1));
  g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  ui_close (window);
}

/* What the players hid from each other they hide again. */
static void
test_play_again_hidden (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) display = json_from_string ("{\"hide-missions\":true}", NULL);
  ScrWindow *window;

  g_assert_true (scr_match_set_display (match, display, NULL));
  finish (match);
  window = open_sheet (match);
  ui_click (get_sheet (window), "Play again");
  g_assert_true (scr_json_equal (scr_match_get_display (ui_get_match (window)), display, NULL));
  ui_close (window);
}

static void
text_cb (GObject *object,
         GAsyncResult *result,
         gpointer user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
}

static gboolean
is_read (gpointer data)
{
  return *(char **) data != NULL;
}

/* Where no match is open there is nothing to share. */
static void
test_nothing_to_share (void)
{
  static const char *const actions[] = { "copy-result", "copy-course", "save-csv",
                                         "save-pdf", "print", "play-again" };
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), actions[i]));
  scr_window_show_start (window);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), actions[i]));
  ui_close (window);
}

/* The clipboard holds the text that the engine gives. */
static void
test_copy (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrReport) report = NULL;
  ScrWindow *window;

  finish (match);
  window = open_sheet (match);
  report = scr_report_new (match, SCR_VIEWER_ALL);
  for (guint with_course = 0; with_course < 2; with_course++)
    {
      g_autofree char *copied = NULL;
      g_autofree char *expected = scr_report_print_text (report, with_course == 1);

      ui_activate (window, with_course == 1 ? "win.copy-course" : "win.copy-result");
      gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, text_cb,
                                     &copied);
      ui_wait (is_read, &copied);
      g_assert_cmpstr (copied, ==, expected);
    }
  ui_close (window);
}

/* What decided the match is seen on the table as it was after that move. */
static void
test_turn_looks_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *stage = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *name = NULL;
  ScrWindow *window;
  ScrPlayback *playback;

  finish (match);
  window = open_sheet (match);
  playback = scr_session_get_playback (scr_window_get_session (window));
  report = scr_report_new (match, SCR_VIEWER_ALL);
  g_assert_cmpuint (scr_report_get_n_turns (report), >, 0);
  stage = scr_report_dup_turn_title (report, 0);
  sentence = scr_report_dup_turn_sentence (report, 0);
  name = g_strdup_printf ("%s: %s", stage, sentence);
  ui_click (get_sheet (window), name);
  ui_settle ();

  g_assert_true (scr_playback_get_is_looking_back (playback));
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, scr_report_get_turn_entry (report, 0));
  g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  ui_close (window);
}

/* The file holds what the engine says; where it cannot be written a sentence says so. */
static gboolean
is_there (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

static void
test_save_csv (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrReport) report = NULL;
  g_autoptr (GFile) file = ui_new_file ("result.csv");
  g_autofree char *expected = NULL;
  g_autofree char *contents = NULL;
  ScrWindow *window;

  finish (match);
  window = open_sheet (match);
  report = scr_report_new (match, SCR_VIEWER_ALL);
  expected = scr_report_print_csv (report);
  ui_activate (window, "win.save-csv");
  ui_choose_file (file);
  ui_wait (is_there, file);

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  ui_close (window);
}

static char *
run (const char *const *command)
{
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL,
                NULL, &error);
  g_assert_no_error (error);

  return output;
}

/* Names, sums, moves and page numbers are text on the paper, and nothing on it is an image. */
static void
check_pdf (ScrMatch *match,
           const char *paper)
{
  g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
  g_autoptr (GFile) file = ui_new_file ("result.pdf");
  g_autofree char *path = g_file_get_path (file);
  const char *const text_command[] = { "pdftotext", "-layout", path, "-", NULL };
  const char *const image_command[] = { "pdfimages", "-list", path, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) contents = NULL;
  g_autofree char *text = NULL;
  g_autofree char *images = NULL;
  g_auto (GStrv) lines = NULL;

  contents = scr_print_pdf (report, paper, &error);
  g_assert_no_error (error);
  g_file_set_contents (path, g_bytes_get_data (contents, NULL),
                       (gssize) g_bytes_get_size (contents), &error);
  g_assert_no_error (error);
  text = run (text_command);
  images = run (image_command);
  lines = g_strsplit (g_strchomp (images), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_nonnull (strstr (text, "Winner"));
  g_assert_nonnull (strstr (text, "page 1 of "));
  g_assert_nonnull (strstr (text, "The course of the game"));
  for (guint i = 0; i < scr_report_get_n_columns (report); i++)
    {
      g_autofree char *total =
          g_strdup_printf ("%d", ABS (scr_state_get_total (scr_report_get_state (report), i + 1)));
      g_autofree char *first = g_strndup (scr_report_get_column (report, i), 3);

      g_assert_nonnull (strstr (text, total));
      g_assert_nonnull (strstr (text, first));
    }
}

static void
test_pdf (gconstpointer setup)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);

  finish (match);
  check_pdf (match, GTK_PAPER_NAME_A4);
  check_pdf (match, GTK_PAPER_NAME_LETTER);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_pdf (match, GTK_PAPER_NAME_A4);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/score-sheet/cells-are-the-engines", test_cells_are_the_engines);
  g_test_add_func ("/score-sheet/cell-opens-to-its-terms", test_cell_opens_to_its_terms);
  g_test_add_func ("/score-sheet/large-letters", test_large_letters);
  g_test_add_func ("/score-sheet/narrow", test_narrow);
  g_test_add_func ("/score-sheet/as-it-stands", test_sheet_as_it_stands);
  g_test_add_func ("/score-sheet/chart-is-readable", test_chart_is_readable);
  g_test_add_func ("/score-sheet/play-again", test_play_again);
  g_test_add_func ("/score-sheet/play-again-hidden", test_play_again_hidden);
  g_test_add_func ("/score-sheet/turn-looks-back", test_turn_looks_back);
  g_test_add_func ("/score-sheet/nothing-to-share", test_nothing_to_share);
  g_test_add_func ("/complaints/A10/result-as-text", test_copy);
  g_test_add_func ("/score-sheet/save-csv", test_save_csv);
  g_test_add_data_func ("/score-sheet/pdf", LONG_NAMES, test_pdf);
  g_test_add_data_func ("/score-sheet/pdf-alone", UI_SOLO, test_pdf);

  return g_test_run ();
}
