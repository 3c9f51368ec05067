/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-correct-window.h"
#include "app/scr-log.h"
#include "app/scr-move-list.h"
#include "app/scr-record-window.h"

/* The windows that correct and record, and the match that goes on beside them: what is shown there
 * is what would be done, and nothing else is done. */

static GtkWidget *
open_correction (ScrWindow *window,
                 const char *action,
                 guint number)
{
  gtk_widget_activate_action (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG), action, "u",
                              number);
  ui_settle ();

  return ui_find_window (SCR_TYPE_CORRECT_WINDOW);
}

static ScrWindow *
open_log (ScrMatch *match)
{
  ScrWindow *window = ui_open_match (match);

  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static gboolean
can_apply (GtkWidget *correct)
{
  return gtk_widget_is_sensitive (ui_get_name (correct, "Apply"));
}

static const char *
get_move (ScrMatch *match,
          guint number)
{
  return scr_entry_get_move (scr_match_get_entry (match, number));
}

/* The first play, after which many entries follow. */
static guint
find_play (ScrMatch *match)
{
  guint number = 1;

  while (!g_str_has_prefix (get_move (match, number), "play "))
    number++;

  return number;
}

/* Another move that could have been told as entry @number. */
static char *
dup_other (ScrMatch *match,
           guint number)
{
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state_at (match, number - 1));

  return g_strdup (moves[g_str_equal (moves[0], get_move (match, number))]);
}

/* What is typed over what was tried cannot be applied before it is tried itself. */
static void
test_typed_over (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_TWO_PEOPLE, 2, 1, "take");
  ScrWindow *window = open_log (match);
  guint number = find_play (match);
  g_autofree char *other = dup_other (match, number);
  GtkWidget *correct = open_correction (window, "log.change", number);

  g_assert_true (gtk_widget_get_mapped (ui_find_type (correct, SCR_TYPE_MOVE_LIST)));
  gtk_widget_activate_action (correct, "correct.choose", "s", other);
  ui_settle ();
  g_assert_true (can_apply (correct) ||
                 gtk_widget_get_mapped (ui_find_type (correct, GTK_TYPE_CHECK_BUTTON)));
  g_object_set (correct, "truncate", TRUE, NULL);
  g_assert_true (can_apply (correct));
  gtk_editable_set_text (GTK_EDITABLE (ui_find_type (correct, GTK_TYPE_ENTRY)), "play 77");
  g_assert_false (can_apply (correct));
  ui_close (window);
}

/* Who would drop what follows one correction has not said so of another. */
static void
test_truncate_anew (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_TWO_PEOPLE, 2, 1, "take");
  ScrWindow *window = open_log (match);
  GtkWidget *correct = open_correction (window, "log.delete", find_play (match));
  gboolean truncate = FALSE;

  g_assert_false (gtk_widget_get_mapped (ui_find_type (correct, SCR_TYPE_MOVE_LIST)));
  g_object_set (correct, "truncate", TRUE, NULL);
  g_assert_true (can_apply (correct));
  g_object_set (correct, "kind", SCR_AMENDMENT_INSERT, NULL);
  g_object_set (correct, "kind", SCR_AMENDMENT_DELETE, NULL);
  ui_settle ();
  g_object_get (correct, "truncate", &truncate, NULL);
  g_assert_false (truncate);
  g_assert_false (can_apply (correct));
  ui_close (window);
}

/* The repair that is clicked is the one that is done. */
static void
test_repair (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_FOUR_PEOPLE, 2, 1, "take");
  ScrWindow *window = open_log (match);
  guint number = find_play (match);
  g_autoptr (ScrAmendment) amendment =
      scr_match_propose (match, SCR_AMENDMENT_DELETE, number, NULL, NULL);
  GListModel *repairs = scr_amendment_get_repairs (amendment);
  g_autoptr (ScrRepair) first = g_list_model_get_item (repairs, 0);
  g_autoptr (ScrRepair) second = g_list_model_get_item (repairs, 1);
  g_autoptr (ScrAmendment) wanted = scr_match_repair (match, amendment, second, NULL);
  GtkWidget *correct = open_correction (window, "log.delete", number);

  g_assert_cmpstr (scr_repair_get_move (first), !=, scr_repair_get_move (second));
  gtk_widget_activate_action (correct, "correct.repair", "u", 1);
  ui_settle ();
  ui_click (correct, "Apply");
  ui_check_state (scr_match_get_state (match), scr_amendment_get_state (wanted));
  ui_close (window);
}

/* The entry that is corrected is taken back beside the window, which has nothing to correct then.
 */
static void
test_taken_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_TWO_PEOPLE, 2, 1, "take");
  ScrWindow *window = open_log (match);
  guint n_entries = ui_count_entries (window);

  g_assert_nonnull (open_correction (window, "log.change", n_entries));
  ui_activate (window, "match.undo");
  g_assert_null (ui_find_window (SCR_TYPE_CORRECT_WINDOW));
  g_assert_nonnull (open_correction (window, "log.change", n_entries - 2));
  ui_activate (window, "match.undo");
  g_assert_nonnull (ui_find_window (SCR_TYPE_CORRECT_WINDOW));
  ui_close (window);
}

/* A correction that is made while looking back is shown. */
static void
test_looking_back (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_TWO_PEOPLE, 2, 1, "take");
  ScrWindow *window = open_log (match);
  ScrPlayback *playback = scr_session_get_playback (scr_window_get_session (window));
  guint number = find_play (match);
  g_autofree char *other = dup_other (match, number);
  GtkWidget *correct;

  scr_playback_look (playback, number);
  ui_settle ();
  correct = open_correction (window, "log.change", number);
  gtk_widget_activate_action (correct, "correct.choose", "s", other);
  g_object_set (correct, "truncate", TRUE, NULL);
  ui_click (correct, "Apply");
  g_assert_cmpstr (get_move (match, number), ==, other);
  g_assert_false (scr_playback_get_is_looking_back (playback));
  ui_check_shown (window);
  ui_close (window);
}

static GtkWidget *
open_record (ScrWindow *window,
             const char *move)
{
  ui_move (window, move);
  ui_click (GTK_WIDGET (scr_window_get_table_page (window)), "Record anyway…");

  return ui_find_window (SCR_TYPE_RECORD_WINDOW);
}

/* A card that cannot be played, for which there are ways to record it all the same. */
static char *
dup_refused (ScrMatch *match)
{
  for (guint value = 1; value <= 13; value++)
    {
      g_autofree char *move = g_strdup_printf ("play %u", value);
      g_autoptr (ScrState) after = scr_state_apply (scr_match_get_state (match), move, NULL);
      g_auto (GStrv) ways = scr_state_list_adjustments (scr_match_get_state (match), move);

      if (after == NULL && g_strv_length (ways) > 1)
        return g_steal_pointer (&move);
    }

  g_assert_not_reached ();
}

/* The way that is chosen is recorded, and what is typed is another way. */
static void
test_ways (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_FOUR_PEOPLE, 2, 2, "play");
  ScrWindow *window = open_log (match);
  g_autofree char *move = dup_refused (match);
  g_auto (GStrv) ways = scr_state_list_adjustments (scr_match_get_state (match), move);
  g_auto (GStrv) moves = g_strsplit (ways[1], "\n", -1);
  guint n_entries = ui_count_entries (window);
  GtkWidget *record = open_record (window, move);
  guint way;

  gtk_editable_set_text (
      GTK_EDITABLE (ui_get_control (record, GTK_TYPE_ENTRY,
                                    "Something else, in notation, separated by semicolons")),
      "skip");
  g_object_get (record, "way", &way, NULL);
  g_assert_cmpuint (way, ==, g_strv_length (ways));
  gtk_widget_activate_action (record, "record.way", "u", 1);
  ui_click (record, "Record");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + g_strv_length (moves));
  for (guint i = 0; moves[i] != NULL; i++)
    g_assert_cmpstr (get_move (match, n_entries + 1 + i), ==, moves[i]);
  ui_close (window);
}

/* What was to be recorded is of a state that is gone. */
static void
test_goes_on (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_FOUR_PEOPLE, 2, 2, "play");
  ScrWindow *window = open_log (match);
  g_autofree char *move = dup_refused (match);

  g_assert_nonnull (open_record (window, move));
  ui_activate (window, "match.undo");
  g_assert_null (ui_find_window (SCR_TYPE_RECORD_WINDOW));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/correct-beside/typed-over", test_typed_over);
  g_test_add_func ("/correct-beside/truncate-anew", test_truncate_anew);
  g_test_add_func ("/correct-beside/repair", test_repair);
  g_test_add_func ("/correct-beside/taken-back", test_taken_back);
  g_test_add_func ("/correct-beside/looking-back", test_looking_back);
  g_test_add_func ("/correct-beside/ways", test_ways);
  g_test_add_func ("/correct-beside/goes-on", test_goes_on);

  return g_test_run ();
}
