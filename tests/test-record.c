/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "correct-util.h"
#include "ui-util.h"

#include "app/scr-record-window.h"
#include "core/scr-report.h"

/* Recording in the window what the rules forbid. */

/* A garden card on a square of the portrait where it may not go, so that a way begins with a move
 * by the rules. */
/* Of undo, for what was recorded in one go. */
#define MOST_PRESSES 4

static char *
dup_misplaced (ScrMatch *match)
{
  g_auto (GStrv) legal = scr_state_list_moves (scr_match_get_state (match));

  for (guint from = 1; from <= 9; from++)
    for (guint to = 1; to <= 9; to++)
      {
        g_autofree char *move = g_strdup_printf ("take %u to %u", from, to);
        g_auto (GStrv) ways = scr_state_list_adjustments (scr_match_get_state (match), move);

        if (!g_strv_contains ((const char *const *) legal, move) && ways[0] != NULL &&
            g_str_has_prefix (ways[0], "take "))
          return g_steal_pointer (&move);
      }

  g_assert_not_reached ();
}

static gboolean
is_recorded (gpointer data)
{
  return ui_find_window (SCR_TYPE_RECORD_WINDOW) == NULL;
}

/* Whoever records something anyway types the note at once, and Enter records it; the note stands
 * with what was set by hand, so that the score sheet tells it. */
static void
test_note (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *remark = NULL;
  g_autofree char *move = NULL;
  guint64 random = 3;
  GtkWidget *record;
  GtkWidget *focus;

  while (!g_str_equal (scr_state_get_awaiting (scr_match_get_state (match)), "take"))
    correct_advance (match, &random);
  ui_settle ();
  move = dup_misplaced (match);
  record = correct_open_record (window, move);
  focus = gtk_root_get_focus (GTK_ROOT (record));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_get_parent (focus) ==
                 ui_get_control (record, GTK_TYPE_ENTRY, "Note"));
  gtk_editable_set_text (GTK_EDITABLE (focus), "we allow it");
  g_signal_emit_by_name (focus, "activate");
  ui_wait (is_recorded, NULL);
  report = scr_report_new (match, SCR_VIEWER_ALL);
  remark = scr_report_dup_remark (report);
  g_assert_nonnull (strstr (remark, "we allow it"));
  ui_close (window);
}

/* All of what is typed is recorded, or nothing. */
static void
test_own (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  g_autofree char *told = correct_dup_moves (match);
  g_autofree char *now = NULL;
  GtkWidget *record = correct_open_record (window, "recall 2 13");
  GtkWidget *own = ui_get_control (record, GTK_TYPE_ENTRY,
                                   "Something else, in notation, separated by semicolons");

  gtk_editable_set_text (GTK_EDITABLE (own), "set corner 1 +4; set corner 2 +4");
  ui_settle ();
  g_assert_false (gtk_widget_is_sensitive (ui_get_name (record, "Record")));
  now = correct_dup_moves (match);
  g_assert_true (g_str_equal (now, told));
  gtk_editable_set_text (GTK_EDITABLE (own), "set corner 1 +4; set corner 1 -4");
  ui_settle ();
  ui_click (record, "Record");
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, correct_count_moves (match))),
                   ==, "set corner 1 -4");
  ui_close (window);
}

static gboolean
is_play (ScrMatch *match,
         guint number)
{
  g_autofree char *move = correct_get_move (match, number);

  return g_str_has_prefix (move, "play ");
}

/* A way that sets a whole hand anew is told in a few lines, with all of it in the tooltip. */
static void
test_many (void)
{
  g_autoptr (ScrMatch) match = NULL;
  ScrWindow *window = correct_open_told (&match, 60);
  guint64 random = 3;
  g_autofree char *played = NULL;
  g_autofree char *prefix = NULL;
  g_autofree char *name = NULL;
  g_autofree char *told = NULL;
  g_autofree char *recorded = NULL;
  g_autofree char *back = NULL;
  g_autofree char *again = NULL;
  guint n_moves, n_recorded, n_presses;
  GtkWidget *record, *way;

  while (!is_play (match, correct_count_moves (match)) ||
         !g_str_equal (scr_state_get_awaiting (scr_match_get_state (match)), "play"))
    correct_advance (match, &random);
  ui_settle ();
  n_moves = correct_count_moves (match);
  /* The value that the other has just played. */
  played = correct_get_move (match, correct_count_moves (match));
  prefix = g_strdup_printf ("%s plays ",
                            scr_state_get_turn (scr_match_get_state (match)) == 1 ? "Ann" : "Ben");
  record = correct_open_record (window, played);
  way = ui_find_type (record, GTK_TYPE_CHECK_BUTTON);
  name = ui_dup_name (way);
  g_assert_true (g_str_has_prefix (name, prefix));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (way), "Adjusted: "));

  /* It is taken back, and made again, in a few presses. */
  told = correct_dup_moves (match);
  ui_click (record, "Record");
  recorded = correct_dup_moves (match);
  n_recorded = correct_count_moves (match);
  for (n_presses = 0; n_presses < MOST_PRESSES && correct_count_moves (match) > n_moves;
       n_presses++)
    ui_activate (window, "match.undo");
  g_assert_cmpuint (n_recorded, >, n_moves + MOST_PRESSES);
  back = correct_dup_moves (match);
  g_assert_cmpstr (back, ==, told);
  while (n_presses-- > 0)
    ui_activate (window, "match.redo");
  again = correct_dup_moves (match);
  g_assert_cmpstr (again, ==, recorded);
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/record/note", test_note);
  g_test_add_func ("/record/own", test_own);
  g_test_add_func ("/record/many", test_many);

  return g_test_run ();
}
