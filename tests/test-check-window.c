/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/abbates/abbates-causes.h"
#include "app/abbates/abbates-pawn-row.h"
#include "app/scr-correction-row.h"
#include "app/scr-record-box.h"
#include "check-util.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-state.h"
#include "ui-util.h"

/* Where the pawns stand on the real board, held against what was told. */

static ScrCheckVerdict
get_verdict (ScrCheckWindow *check)
{
  g_assert_nonnull (scr_check_window_get_check (check));

  return scr_check_get_verdict (scr_check_window_get_check (check));
}

static GtkWidget *
get_verdict_label (ScrCheckWindow *check)
{
  return ui_find_role (GTK_WIDGET (check), GTK_ACCESSIBLE_ROLE_STATUS);
}

static const char *
get_told (ScrCheckWindow *check)
{
  return gtk_label_get_label (GTK_LABEL (get_verdict_label (check)));
}

static guint
count_corrections (ScrCheckWindow *check)
{
  return g_list_model_get_n_items (
      scr_check_get_corrections (scr_check_window_get_check (check)));
}

/* The moves of a match, one a line. */
static char *
list_moves (ScrMatch *match)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i <= g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    g_string_append_printf (text, "%s\n", scr_entry_get_move (scr_match_get_entry (match, i)));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
act (ScrCheckWindow *check,
     const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (check), action, NULL);
  check_wait (check);
}

/* Nobody has looked at anything: nothing is claimed. */
static void
test_nothing_told (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);

  g_assert_null (scr_check_window_get_check (check));
  g_assert_cmpstr (get_told (check), ==, "No pawn has been looked at yet");
  g_assert_nonnull (ui_find_name (GTK_WIDGET (check),
                                  "Abbot of Ann: not looked at; counted at 15"));
  ui_close (window);
}

/* Those that stand as counted agree, with unrecorded cards too, where a pawn may be on several. */
static void
test_agrees (void)
{
  g_autoptr (ScrMatch) match = check_new_four (50, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrPawns *pawns = scr_check_window_get_pawns (check);

  act (check, "check.put-rest");
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);
  g_assert_cmpstr (get_told (check), ==,
                   "The 2 pawns that you looked at stand where they should");
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, -1);
  scr_pawns_put (pawns, "2", 7);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);
  scr_pawns_put (pawns, "2", 9);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), !=, SCR_CHECK_AGREES);
  act (check, "check.forget");
  g_assert_null (scr_check_window_get_check (check));
  ui_close (window);
}

/* Both sums are shown, with their terms, and the difference. */
static void
test_sums (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);

  check_tell (check, SCR_CHECK_EXPLAINED);
  g_assert_cmpstr (get_told (check), ==, "1 pawn stands elsewhere than it should");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "1 bean too far on"));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "+1"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (check), "Square 1: window 3: 3"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (check), "Sum: 15"));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (check),
                                  "Abbot of Ann: at 16 on your board, but counted at 15"));
  ui_close (window);
}

/* One click corrects, and all agrees; Undo makes the match what it was. */
static void
test_correct_and_undo (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  g_autofree char *before = list_moves (match);
  guint n_corrections;

  check_tell (check, SCR_CHECK_EXPLAINED);
  n_corrections = count_corrections (check);
  for (guint i = 0; i < n_corrections; i++)
    {
      g_autofree char *corrected = NULL;
      g_autofree char *after = NULL;

      act (check, "check.more");
      gtk_widget_activate_action (GTK_WIDGET (check), "check.correct", "u", i);
      check_wait (check);
      corrected = list_moves (match);
      g_assert_cmpstr (corrected, !=, before);
      g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);
      ui_click (GTK_WIDGET (check), "Undo");
      check_wait (check);
      after = list_moves (match);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpuint (count_corrections (check), ==, n_corrections);
    }
  g_assert_cmpuint (n_corrections, >, 5);
  ui_close (window);
}

/* While what was said last is still being counted, what is shown is not what it comes to: nothing
 * is done, and the reason told. */
static void
test_late (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrPawns *pawns = scr_check_window_get_pawns (check);
  const char *const late = "What you said last is still being counted: choose in a moment";
  g_autofree char *before = list_moves (match);
  g_autofree char *after = NULL;

  check_tell (check, SCR_CHECK_EXPLAINED);
  scr_pawns_put (pawns, "general", scr_pawns_get_place (pawns, "1"));
  g_assert_true (scr_check_window_get_is_busy (check));
  gtk_widget_activate_action (GTK_WIDGET (check), "check.correct", "u", 0);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), late));
  gtk_widget_activate_action (GTK_WIDGET (check), "check.answer", "(ss)", "none", "None of these");
  check_wait (check);
  after = list_moves (match);
  g_assert_cmpstr (after, ==, before);
  g_assert_null (ui_find_text (GTK_WIDGET (check), "You saw: None of these"));
  ui_close (window);
}

/* Of a pawn that may stand on several beans no number is shown, and none is told by a click. */
static void
test_open_row (void)
{
  g_autoptr (ScrMatch) match = check_new_four (50, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrPawns *pawns = scr_check_window_get_pawns (check);
  GtkWidget *spin = ui_get_name (GTK_WIDGET (check), "Abbot of Ben: place on your board");
  GtkWidget *box = ui_get_name (GTK_WIDGET (check), "Abbot of Ben: looked at");
  GtkWidget *known = ui_get_name (GTK_WIDGET (check), "Abbot-General: place on your board");
  int low, high;
  double most;

  abbates_pawn_get_range (abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match))),
                          abbates_state_get_rules (ABBATES_STATE (scr_match_get_state (match))), 2,
                          &low, &high);
  g_assert_cmpint (low, <, high);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "?");
  g_assert_false (gtk_widget_get_sensitive (box));
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, -1);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 0);
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, low);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 0);
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, low + 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (box), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "?");
  gtk_editable_set_text (GTK_EDITABLE (spin), "0");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, 0);

  /* As far as the engine takes it. */
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (spin), NULL, &most);
  g_assert_cmpint ((int) most, ==, 81);
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (known), NULL, &most);
  g_assert_cmpint ((int) most, ==, 180);
  check_wait (check);
  ui_close (window);
}

/* There is nothing to put where all that can be is put. */
static void
test_rest (void)
{
  g_autoptr (ScrMatch) match = check_new_four (50, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  GtkWidget *button = ui_get_name (GTK_WIDGET (check), "All others stand as counted");

  g_assert_true (gtk_widget_get_sensitive (button));
  act (check, "check.put-rest");
  g_assert_false (gtk_widget_get_sensitive (button));
  act (check, "check.forget");
  g_assert_true (gtk_widget_get_sensitive (button));
  ui_close (window);
}

/* A row says what changes, and is named by it. */
static void
test_rows_tell (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrEntry *slip = scr_match_get_entry (match, 130);
  ScrState *before = scr_entry_get_before (slip);
  g_autofree char *stage = scr_state_dup_stage (before, NULL);
  g_autofree char *told =
      scr_state_describe (before, scr_entry_get_move (slip), SCR_VIEWER_PUBLIC, NULL);
  g_autofree char *name = g_strdup_printf ("Correct this: %s: “%s”", stage, told);

  check_tell (check, SCR_CHECK_EXPLAINED);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "Moves: Abbot of Ann"));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "Scores: Ann 11 → 12."));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "31 % likely"));
  ui_click_prefix (GTK_WIDGET (check), name);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);
  ui_close (window);
}

/* An answer leaves fewer corrections, is shown, and can be taken back; the focus is never lost. */
static void
test_question (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  GtkWidget *answer;
  guint n_corrections;

  check_tell (check, SCR_CHECK_EXPLAINED);
  n_corrections = count_corrections (check);
  answer = ui_get_prefix (GTK_WIDGET (check), "square 3: window 2, ");
  gtk_widget_grab_focus (answer);
  ui_click_widget (answer);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_EXPLAINED);
  g_assert_cmpuint (count_corrections (check), <, n_corrections);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "You saw: square 3: window 2"));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (check)));
  ui_click (GTK_WIDGET (check), "Take the last answer back");
  check_wait (check);
  g_assert_cmpuint (count_corrections (check), ==, n_corrections);
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (check)));
  ui_close (window);
}

static gboolean
is_recorded_offered (ScrCheckWindow *check)
{
  GtkWidget *box = ui_find_type (GTK_WIDGET (check), SCR_TYPE_RECORD_BOX);

  return box != NULL && gtk_widget_get_mapped (box);
}

/* None of the answers: no correction is offered, but to record what lies there. */
static void
test_none_of_these (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);

  check_tell (check, SCR_CHECK_EXPLAINED);
  g_assert_false (is_recorded_offered (check));
  ui_click (GTK_WIDGET (check), "None of these");
  check_wait (check);
  g_assert_null (ui_find_text (GTK_WIDGET (check), "Correct this"));
  g_assert_true (is_recorded_offered (check));
  act (check, "check.back");
  g_assert_false (is_recorded_offered (check));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "Correct this"));
  ui_close (window);
}

static const char *
get_typed (ScrCheckWindow *check,
           const char *name)
{
  return gtk_editable_get_text (
      GTK_EDITABLE (ui_get_control (GTK_WIDGET (check), GTK_TYPE_ENTRY, name)));
}

static void
type_into (ScrCheckWindow *check,
           const char *name,
           const char *text)
{
  GtkWidget *entry = ui_get_control (GTK_WIDGET (check), GTK_TYPE_ENTRY, name);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  ui_settle ();
}

/* What nothing explains is recorded as it lies, all of it, with a note; Undo takes it back. */
static void
test_record (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  g_autofree char *before = list_moves (match);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;
  guint n_moves;

  check_tell (check, SCR_CHECK_UNEXPLAINED);
  g_assert_true (is_recorded_offered (check));
  type_into (check, "Card on square 2", "x9");
  act (check, "check.record");
  again = list_moves (match);
  g_assert_cmpstr (again, ==, before);
  type_into (check, "Card on square 2", " W3 ");
  type_into (check, "Card on square 5", "?");
  type_into (check, "Card on square 9", "");
  type_into (check, "Note for the log", "Knocked over");
  ui_click (GTK_WIDGET (check), "Record it so");
  check_wait (check);
  after = list_moves (match);
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_cmpstr (after + strlen (before), ==,
                   "set portrait 1 2 window-3\nset portrait 1 5 ?\nset portrait 1 9 -\n");
  n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_assert_cmpstr (scr_entry_get_note (scr_match_get_entry (match, n_moves - 2)), ==,
                   "Knocked over");
  act (check, "check.take-back");
  g_free (again);
  again = list_moves (match);
  g_assert_cmpstr (again, ==, before);
  ui_close (window);
}

/* The Abbot-General stands by the Chapter Room. */
static void
test_record_general (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrPawns *pawns = scr_check_window_get_pawns (check);
  GtkWidget *box;
  g_auto (GStrv) moves = NULL;
  g_autofree char *text = NULL;

  scr_pawns_put (pawns, "general", 90);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_UNEXPLAINED);
  text = g_strconcat (get_typed (check, "Cards of Ben in the Chapter Room"), " 14", NULL);
  type_into (check, "Cards of Ben in the Chapter Room", text);
  box = ui_find_type (GTK_WIDGET (check), SCR_TYPE_RECORD_BOX);
  moves = scr_record_box_list_moves (SCR_RECORD_BOX (box));
  g_assert_cmpuint (g_strv_length (moves), ==, 1);
  g_assert_cmpstr (moves[0], ==, "set chapter 2 +14");
  ui_close (window);
}

static GtkWidget *
get_row (ScrCheckWindow *check,
         guint index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (
      GTK_LIST_BOX (scr_pawns_get_rows (scr_check_window_get_pawns (check))), (int) index));
}

/* A number that is typed tells of a pawn; a tick that is taken away forgets it. */
static void
test_numbers (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  ScrPawns *pawns = scr_check_window_get_pawns (check);
  GtkWidget *spin = ui_find_type (get_row (check, 1), GTK_TYPE_SPIN_BUTTON);
  GtkWidget *tick = ui_find_type (get_row (check, 2), GTK_TYPE_CHECK_BUTTON);

  g_assert_true (ui_has_name (spin, "Abbot of Ann: place on your board"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 17);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), TRUE);
  check_wait (check);
  g_assert_cmpint (scr_pawns_get_place (pawns, "1"), ==, 17);
  g_assert_cmpint (scr_pawns_get_place (pawns, "2"), ==, 10);
  g_assert_true (ui_has_description (spin, "counted at 15: stands 2 beans too far on"));
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (ui_find_type (get_row (check, 1), GTK_TYPE_CHECK_BUTTON)), FALSE);
  check_wait (check);
  g_assert_cmpint (scr_pawns_get_place (pawns, "1"), ==, -1);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);
  ui_close (window);
}

/* What is said while a check runs is held against the match as soon as that is through. */
static void
test_many_at_once (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);

  for (int place = 0; place <= 30; place++)
    scr_pawns_put (scr_check_window_get_pawns (check), "3", place);
  g_assert_true (scr_check_window_get_is_busy (check));
  scr_pawns_put (scr_check_window_get_pawns (check), "3", 8);
  check_wait (check);
  g_assert_cmpint (get_verdict (check), ==, SCR_CHECK_AGREES);

  scr_pawns_put (scr_check_window_get_pawns (check), "3", 9);
  ui_close (window);
}

/* The match may go on beside the window. */
static void
test_match_goes_on (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);

  check_tell (check, SCR_CHECK_AGREES);
  g_assert_true (scr_match_move (match, "set portrait 3 1 artefact-3", NULL));
  check_wait (check);
  g_assert_cmpint (get_verdict (check), !=, SCR_CHECK_AGREES);
  ui_close (window);
}

/* Answers are taken back one by one, and forgotten with the pawns or by a correction. */
static void
test_answers_end (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  GtkWidget *root = GTK_WIDGET (check);
  guint n_corrections;

  check_tell (check, SCR_CHECK_EXPLAINED);
  n_corrections = count_corrections (check);
  ui_click_prefix (root, "square 3: window 2, ");
  check_wait (check);
  gtk_widget_activate_action (root, "check.answer", "(ss)", "pile=89", "89 cards");
  check_wait (check);
  act (check, "check.back");
  g_assert_nonnull (ui_find_text (root, "You saw: square 3: window 2"));
  g_assert_cmpuint (count_corrections (check), <, n_corrections);

  act (check, "check.forget");
  check_tell (check, SCR_CHECK_EXPLAINED);
  g_assert_cmpuint (count_corrections (check), ==, n_corrections);
  ui_click_prefix (root, "square 3: window 2, ");
  check_wait (check);
  gtk_widget_activate_action (root, "check.correct", "u", 0);
  act (check, "check.take-back");
  g_assert_cmpuint (count_corrections (check), ==, n_corrections);
  ui_close (window);
}

/* What came after a correction is not taken back with it. */
static void
test_undo_too_late (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  guint n_entries = ui_count_entries (window);

  check_tell (check, SCR_CHECK_UNEXPLAINED);
  type_into (check, "Card on square 2", "w3");
  act (check, "check.record");
  g_assert_true (scr_match_move (match, "set portrait 3 1 artefact-3", NULL));
  act (check, "check.take-back");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 2);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (check), "The match has gone on since, so this is "
                                                      "corrected in the log now."));
  ui_close (window);
}

/* What is typed of a pawn stays while others are looked at, and goes with the state it is of. */
static void
test_typed_cause (void)
{
  g_autoptr (ScrMatch) match = check_new_four (0, 200);
  ScrWindow *window = ui_open_match (match);
  ScrCheckWindow *check = check_open (window);
  GtkWidget *record;

  check_tell (check, SCR_CHECK_UNEXPLAINED);
  record = ui_get_name (GTK_WIDGET (check), "Record it so");
  g_assert_false (gtk_widget_is_sensitive (record));
  type_into (check, "Card on square 2", "w3");
  g_assert_true (gtk_widget_is_sensitive (record));
  scr_pawns_put (scr_check_window_get_pawns (check), "3", -1);
  check_wait (check);
  g_assert_cmpstr (get_typed (check, "Card on square 2"), ==, "w3");
  g_assert_true (scr_match_move (match, "set portrait 3 1 artefact-3", NULL));
  check_wait (check);
  g_assert_cmpstr (get_typed (check, "Card on square 2"), !=, "w3");
  ui_close (window);
}

/* A game that was only scored has no moves to check. */
static void
test_enabled (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), "check-positions");

  g_assert_true (g_action_get_enabled (action));
  scr_window_show_start (window);
  ui_settle ();
  g_assert_false (g_action_get_enabled (action));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/check-window/nothing-told", test_nothing_told);
  g_test_add_func ("/check-window/agrees", test_agrees);
  g_test_add_func ("/check-window/sums", test_sums);
  g_test_add_func ("/check-window/correct-and-undo", test_correct_and_undo);
  g_test_add_func ("/check-window/late", test_late);
  g_test_add_func ("/check-window/open-row", test_open_row);
  g_test_add_func ("/check-window/rest", test_rest);
  g_test_add_func ("/check-window/rows-tell", test_rows_tell);
  g_test_add_func ("/check-window/question", test_question);
  g_test_add_func ("/check-window/none-of-these", test_none_of_these);
  g_test_add_func ("/check-window/record", test_record);
  g_test_add_func ("/check-window/record-general", test_record_general);
  g_test_add_func ("/check-window/numbers", test_numbers);
  g_test_add_func ("/check-window/many-at-once", test_many_at_once);
  g_test_add_func ("/check-window/match-goes-on", test_match_goes_on);
  g_test_add_func ("/check-window/answers-end", test_answers_end);
  g_test_add_func ("/check-window/undo-too-late", test_undo_too_late);
  g_test_add_func ("/check-window/typed-cause", test_typed_cause);
  g_test_add_func ("/check-window/enabled", test_enabled);

  return g_test_run ();
}
