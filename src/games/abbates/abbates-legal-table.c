/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position-private.h"

/* Legality of what only a physical table tells, and of who deals. */

/* Who is due sits out, or takes or draws nothing. */
static AbbatesReason
check_skip (const AbbatesPosition *position)
{
  gboolean is_draw = (position->awaiting == ABBATES_MOVE_REVEAL ||
                      position->awaiting == ABBATES_MOVE_RESHUFFLE) &&
                     position->due_for == ABBATES_FOR_DRAW;
  gboolean is_his_choice =
      position->awaiting == ABBATES_MOVE_KNOW && position->stage == ABBATES_STAGE_TAKE;

  if (!position->table)
    return ABBATES_REASON_ONLY_AT_TABLE;

  return position->awaiting == ABBATES_MOVE_PLAY || position->awaiting == ABBATES_MOVE_TAKE ||
                 is_draw || is_his_choice
             ? ABBATES_REASON_NONE
             : ABBATES_REASON_SKIP_NOT_DUE;
}

/* Who deals may change at any decision; what the table alone has seen half of is finished
 * there first. */
static AbbatesReason
check_mode (const AbbatesPosition *position,
            gboolean is_table)
{
  if (position->table == is_table)
    return ABBATES_REASON_MODE_SAME;
  if (position->by == 0)
    return ABBATES_REASON_CHANCE_DUE;

  return !is_table && (position->drawn == ABBATES_UNKNOWN_CARD || position->peeking)
             ? ABBATES_REASON_MODE_UNFINISHED
             : ABBATES_REASON_NONE;
}

/**
 * abbates_legal_check_anytime:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move that only a physical table tells, or that says who deals
 *
 * These may come whatever is due.
 *
 * Returns: ABBATES_REASON_NONE when @move is legal, else why not
 */
AbbatesReason
abbates_legal_check_anytime (const AbbatesPosition *position,
                             const AbbatesRules *rules,
                             AbbatesMove move)
{
  if (abbates_move_is_know (move))
    return abbates_know_check (position, rules, move);
  if (abbates_move_is_set (move))
    return abbates_adjust_check (position, rules, move);
  if (position->stage == ABBATES_STAGE_OVER)
    return ABBATES_REASON_OVER;

  return move.kind == ABBATES_MOVE_SKIP ? check_skip (position)
                                        : check_mode (position, move.arg[0] == 1);
}
