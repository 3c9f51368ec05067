/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-report-private.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "core/scr-result-row.h"

/* What decided a match: the decisions after which the winner's lead had changed most. */

#define MAX_TURNS 3
#define MIN_SWING 2

/* How far the first winner is before the best of the others who did not win; before the best
 * of all others where all have won. */
static int
get_lead (ScrReport *self,
          ScrState *state)
{
  guint first = g_array_index (self->winners, guint, 0);
  gboolean all_won = self->winners->len == scr_report_get_n_columns (self);
  int best = G_MININT;

  for (guint i = 0; i < scr_report_get_n_columns (self); i++)
    if (i + 1 != first && (all_won || !scr_report_is_winner (self, i)))
      best = MAX (best, scr_state_get_total (state, i + 1));

  return best == G_MININT ? 0 : scr_state_get_total (state, first) - best;
}

static gboolean
is_known (ScrReport *self,
          ScrState *state)
{
  for (guint i = 0; i < scr_report_get_n_columns (self); i++)
    if (!scr_state_is_total_known (state, i + 1))
      return FALSE;

  return TRUE;
}

/* The number of moves up to the decision after entry @number, whose answers of chance belong
 * to what it brought. */
static guint
find_end (ScrReport *self,
          guint number)
{
  while (number < self->n_moves &&
         scr_state_get_turn (scr_match_get_state_at (self->match, number)) == SCR_TURN_TABLE)
    number++;

  return number;
}

static int
compare_swing (gconstpointer a,
               gconstpointer b)
{
  const ScrReportTurn *first = a;
  const ScrReportTurn *second = b;
  int difference = abs (second->swing) - abs (first->swing);

  return difference != 0 ? difference : (int) first->entry - (int) second->entry;
}

static int
compare_entry (gconstpointer a,
               gconstpointer b)
{
  return (int) ((const ScrReportTurn *) a)->entry - (int) ((const ScrReportTurn *) b)->entry;
}

/* Finds what decided the match of @self, which is over. */
void
scr_report_find_turns (ScrReport *self)
{
  if (self->winners->len == 0 || scr_report_get_n_columns (self) < 2)
    return;

  for (guint i = 0; i < self->n_moves; i++)
    {
      ScrState *before = scr_match_get_state_at (self->match, i);
      ScrReportTurn turn = { .entry = i + 1, .n_moves = find_end (self, i + 1) };
      ScrState *after = scr_match_get_state_at (self->match, turn.n_moves);

      if (scr_state_get_turn (before) <= 0 || !is_known (self, before) || !is_known (self, after))
        continue;
      turn.swing = get_lead (self, after) - get_lead (self, before);
      if (abs (turn.swing) >= MIN_SWING)
        g_array_append_val (self->turns, turn);
    }

  g_array_sort (self->turns, compare_swing);
  g_array_set_size (self->turns, MIN (self->turns->len, MAX_TURNS));
  g_array_sort (self->turns, compare_entry);
}

/**
 * scr_report_get_n_turns:
 * @self: a report
 *
 * Returns: how many turning points there are, three at most; none before the end
 */
guint
scr_report_get_n_turns (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), 0);

  return self->turns->len;
}

static const ScrReportTurn *
get_turn (ScrReport *self,
          guint turn)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);
  g_return_val_if_fail (turn < self->turns->len, NULL);

  return &g_array_index (self->turns, ScrReportTurn, turn);
}

/**
 * scr_report_get_turn_entry:
 * @self: a report
 * @turn: a turning point
 *
 * Returns: the number, from 1, of the entry that it is
 */
guint
scr_report_get_turn_entry (ScrReport *self,
                           guint turn)
{
  const ScrReportTurn *at = get_turn (self, turn);

  return at != NULL ? at->entry : 0;
}

/**
 * scr_report_get_turn_swing:
 * @self: a report
 * @turn: a turning point
 *
 * Returns: how many points the winner's lead grew by, below 0 where it shrank
 */
int
scr_report_get_turn_swing (ScrReport *self,
                           guint turn)
{
  const ScrReportTurn *at = get_turn (self, turn);

  return at != NULL ? at->swing : 0;
}

/**
 * scr_report_dup_turn_title:
 * @self: a report
 * @turn: a turning point
 *
 * Returns: (transfer full): the stage in which it came
 */
char *
scr_report_dup_turn_title (ScrReport *self,
                           guint turn)
{
  const ScrReportTurn *at = get_turn (self, turn);
  char *title;

  g_return_val_if_fail (at != NULL, NULL);

  title = scr_state_dup_stage (scr_match_get_state_at (self->match, at->entry - 1), NULL);

  return title != NULL ? title : g_strdup_printf (_ ("Move %u"), at->entry);
}

static int
get_low (GListModel *rows,
         guint position,
         guint column)
{
  g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, position);
  int low, high;

  return scr_result_row_get_number (row, column, &low, &high) ? low : 0;
}

static void
append_change (GString *text,
               const char *before,
               const char *what,
               int change)
{
  g_string_append_printf (text, "%s%s %s%d", before, what, change < 0 ? "−" : "+", abs (change));
}

/* " Ben +4 (garden cards +3, minus points +1)." One row alone needs no number of its own. */
static void
append_column (ScrReport *self,
               GString *text,
               GListModel *before,
               GListModel *after,
               guint column)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autofree char *only = NULL;
  guint n_parts = 0;
  int sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (after); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (after, i);
      int change = get_low (after, i, column) - get_low (before, i, column);

      if (scr_result_row_get_is_total (row))
        sum = change;
      else if (scr_result_row_get_terms (row) != NULL && change != 0)
        {
          append_change (parts, n_parts++ > 0 ? ", " : "", scr_result_row_get_label (row), change);
          g_free (only);
          only = g_strdup (scr_result_row_get_label (row));
        }
    }
  if (sum == 0)
    return;

  append_change (text, " ", self->columns[column], sum);
  if (n_parts > 0)
    g_string_append_printf (text, " (%s)", n_parts == 1 ? only : parts->str);
  g_string_append_c (text, '.');
}

/**
 * scr_report_dup_turn_sentence:
 * @self: a report
 * @turn: a turning point
 *
 * Returns: (transfer full): what was done, in the log's words, and what it changed for whom
 */
char *
scr_report_dup_turn_sentence (ScrReport *self,
                              guint turn)
{
  const ScrReportTurn *at = get_turn (self, turn);
  g_autofree char *sentence = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GListModel) before = NULL;
  g_autoptr (GListModel) after = NULL;

  g_return_val_if_fail (at != NULL, NULL);

  sentence = scr_match_dup_sentence (self->match, at->entry, self->viewer);
  text = g_string_new (sentence);
  before = scr_state_list_result (scr_match_get_state_at (self->match, at->entry - 1));
  after = scr_state_list_result (scr_match_get_state_at (self->match, at->n_moves));
  if (g_list_model_get_n_items (before) == g_list_model_get_n_items (after))
    for (guint i = 0; i < scr_report_get_n_columns (self); i++)
      append_column (self, text, before, after, i);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
