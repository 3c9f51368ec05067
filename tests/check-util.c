/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "check-util.h"

#include "ui-util.h"

/* A match that holds what a table tells. */
ScrMatch *
check_new_match (const AbbatesTestSetup *wanted,
                 const ToldTable *table)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new (scr_game_lookup ("abbates"), setup, SCR_MODE_TABLE, "1", &error);

  g_assert_no_error (error);
  for (guint i = 0; i < table->entries->len; i++)
    {
      g_autofree char *move = abbates_move_print (
          &table->setup->rules, g_array_index (table->entries, AbbatesMove, i));

      g_assert_true (scr_match_move (match, move, &error));
      g_assert_no_error (error);
    }

  return match;
}

/* Four people at a table, of whose cards so many of a hundred are not recorded. */
ScrMatch *
check_new_four (guint forgets,
                guint n_moves)
{
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&CHECK_FOUR);
  g_auto (ToldTable) table = { 0 };

  told_table_play (&table, setup, 5, forgets, n_moves);

  return check_new_match (&CHECK_FOUR, &table);
}

/* Where a pawn really stands: the Abbot-General for 0. */
int
check_get_true_place (const ToldTable *table,
                      guint pawn)
{
  return pawn == 0 ? table->truth.general : table->truth.seats[pawn - 1].track;
}

/* Opens the check of positions of the match that is open. */
ScrCheckWindow *
check_open (ScrWindow *window)
{
  ui_activate (window, "win.check-positions");
  ui_settle ();
  g_assert_nonnull (ui_find_window (SCR_TYPE_CHECK_WINDOW));

  return SCR_CHECK_WINDOW (ui_find_window (SCR_TYPE_CHECK_WINDOW));
}

static gboolean
is_through (gpointer check)
{
  return !scr_check_window_get_is_busy (check);
}

/* Waits until all that was said has been held against the match. */
void
check_wait (ScrCheckWindow *check)
{
  ui_wait (is_through, check);
  ui_settle ();
}

static void
put_rest (ScrCheckWindow *check)
{
  gtk_widget_activate_action (GTK_WIDGET (check), "check.put-rest", NULL);
  check_wait (check);
}

/* Says of the pawns what leads to @verdict. */
void
check_tell (ScrCheckWindow *check,
            ScrCheckVerdict verdict)
{
  ScrPawns *pawns = scr_check_window_get_pawns (check);

  scr_pawns_set_places (pawns, NULL);
  put_rest (check);
  if (verdict == SCR_CHECK_UNEXPLAINED)
    scr_pawns_put (pawns, "1", scr_pawns_get_place (pawns, "1") + 60);
  else if (verdict != SCR_CHECK_AGREES)
    scr_pawns_put (pawns, "1", scr_pawns_get_place (pawns, "1") + 1);
  check_wait (check);
  if (verdict == SCR_CHECK_CONTRADICTED)
    gtk_widget_activate_action (GTK_WIDGET (check), "check.answer", "(ss)", "pile=89",
                                "89 cards on the draw pile");
  check_wait (check);
  g_assert_cmpint (scr_check_get_verdict (scr_check_window_get_check (check)), ==, verdict);
}

static void
scroll_down (GtkWidget *window)
{
  GtkWidget *scroll = ui_find_type (window, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroll));

  gtk_test_widget_wait_for_draw (window);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* Opens the check as a picture shows it: "check-" and the word of a verdict, or "nothing" where no
 * pawn is told of; with "-below" its lower end. */
ScrCheckWindow *
check_open_page (ScrWindow *window,
                 const char *page)
{
  g_autoptr (GEnumClass) verdicts = g_type_class_ref (SCR_TYPE_CHECK_VERDICT);
  g_auto (GStrv) words = g_strsplit (page, "-", 3);
  GEnumValue *verdict = g_enum_get_value_by_nick (verdicts, words[1]);
  ScrCheckWindow *check = check_open (window);

  if (verdict != NULL)
    check_tell (check, (ScrCheckVerdict) verdict->value);
  if (words[2] != NULL)
    scroll_down (GTK_WIDGET (check));

  return check;
}
