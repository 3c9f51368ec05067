/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-steps.h"

/* What undo takes back at once. */

static gboolean
is_step (ScrMatch *match,
         guint position)
{
  return scr_match_get_mode (match) == SCR_MODE_TABLE ||
         scr_entry_get_turn (scr_match_get_entry (match, position + 1)) > 0;
}

/* What chance answered to a move belongs to it: nobody would answer again. */
guint
scr_steps_get_end (ScrMatch *match,
                   guint n_moves)
{
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (match)) + scr_match_get_n_undone (match);

  while (n_moves < n_all && !is_step (match, n_moves))
    n_moves++;

  return n_moves;
}

/**
 * scr_steps_count:
 * @match: a match
 * @n_moves: a number of its moves
 *
 * Returns: how many steps of undo lie after the first @n_moves moves: decisions, or at a
 *   mirrored table entries
 */
guint
scr_steps_count (ScrMatch *match,
                 guint n_moves)
{
  guint n_steps = 0;

  for (guint i = n_moves; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    n_steps += is_step (match, i);

  return n_steps;
}
