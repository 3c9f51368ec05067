/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* Legality of what chance or the table answers. */

/* What may be laid on the next arcade box: how many cards of each action are
 * left of the round's set (*Setup*). */
void
abbates_position_arcade_left (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              guint *counts)
{
  guint round = position->n_arcade / 3;

  memset (counts, 0, ABBATES_N_ARCADES * sizeof *counts);
  for (guint i = 0; i < 3; i++)
    counts[rules->arcade[round][i]]++;
  for (guint i = 0; rules->palms && i < 2; i++)
    counts[rules->palm[i]]++;
  for (guint i = round * 3; i < position->n_arcade; i++)
    if (counts[position->arcade[i]] > 0)
      counts[position->arcade[i]]--;
}

static AbbatesReason
check_arcade (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move)
{
  guint counts[ABBATES_N_ARCADES];
  AbbatesArcade card = (AbbatesArcade) move.arg[2];

  if (move.arg[0] != position->n_arcade / 3 + 1 || move.arg[1] != position->n_arcade % 3 + 1)
    return ABBATES_REASON_ARCADE_BOX;
  abbates_position_arcade_left (position, rules, counts);
  if (counts[card] > 0)
    return ABBATES_REASON_NONE;

  return !rules->palms && (card == ABBATES_PALM_DRAW || card == ABBATES_PALM_NONE)
             ? ABBATES_REASON_ARCADE_PALM
             : ABBATES_REASON_ARCADE_CARD;
}

static AbbatesReason
check_mission (const AbbatesPosition *position,
               const AbbatesRules *rules,
               guint mission)
{
  for (guint i = 0; i < rules->n_seats; i++)
    if (position->seats[i].mission == mission)
      return ABBATES_REASON_MISSION_TAKEN;

  if (rules->solo && rules->missions[mission - 1].palms != rules->difficulty)
    return ABBATES_REASON_MISSION_DIFFICULTY;

  return ABBATES_REASON_NONE;
}

/* Whether the card turned up next may stay unrecorded. */
static AbbatesReason
check_unrecorded (const AbbatesPosition *position,
                  const AbbatesRules *rules)
{
  if (!position->table)
    return ABBATES_REASON_ONLY_AT_TABLE;
  if (position->due_for == ABBATES_FOR_POINTS ||
      (position->due_for == ABBATES_FOR_DRAW &&
       abbates_position_is_henricus (rules, position->due_seat)))
    return ABBATES_REASON_CARD_UNNAMED;

  return ABBATES_REASON_NONE;
}

/* Whether @card can be the next one of the draw pile. A table may tell of one more than there
 * are (abbates_position_find_excess()). */
static AbbatesReason
check_reveal (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesCard card)
{
  if (position->due_for != ABBATES_FOR_PEEK && abbates_position_knows_top (position))
    return position->known[0] == card ? ABBATES_REASON_NONE : ABBATES_REASON_CARD_NOT_ON_TOP;
  if (card == ABBATES_UNKNOWN_CARD)
    return check_unrecorded (position, rules);

  return position->left[card] > 0 || position->table ? ABBATES_REASON_NONE
                                                     : ABBATES_REASON_CARD_NOT_LEFT;
}

/**
 * abbates_legal_check_chance:
 * @position: a position that is not over
 * @rules: the rules of the match
 * @move: an answer of chance, or of the table
 *
 * Returns: ABBATES_REASON_NONE when it is one to what is due, else why not
 */
AbbatesReason
abbates_legal_check_chance (const AbbatesPosition *position,
                            const AbbatesRules *rules,
                            AbbatesMove move)
{
  if (move.kind != position->awaiting)
    {
      if (move.kind == ABBATES_MOVE_REVEAL && position->awaiting == ABBATES_MOVE_RESHUFFLE)
        return ABBATES_REASON_RESHUFFLE_DUE;
      if (move.kind == ABBATES_MOVE_RESHUFFLE && position->awaiting == ABBATES_MOVE_REVEAL)
        return ABBATES_REASON_PILE_NOT_EMPTY;
      return ABBATES_REASON_NOT_DUE;
    }

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_ARCADE:
      return check_arcade (position, rules, move);
    case ABBATES_MOVE_MISSION:
      return move.arg[0] != abbates_position_setup_seat (position)
                 ? ABBATES_REASON_MISSION_SEAT
                 : check_mission (position, rules, move.arg[1]);
    case ABBATES_MOVE_SECRET:
      return move.arg[0] != abbates_position_setup_seat (position)
                 ? ABBATES_REASON_SECRET_SEAT
                 : check_reveal (position, rules, move.arg[1]);
    case ABBATES_MOVE_START:
      return move.arg[0] > rules->n_seats ? ABBATES_REASON_NO_SUCH_SEAT : ABBATES_REASON_NONE;
    case ABBATES_MOVE_HENRICUS:
      if (move.arg[0] != abbates_henricus_due_pile (position))
        return ABBATES_REASON_HENRICUS_PILE;
      return abbates_hand_has (&position->henricus.pile[move.arg[0]], move.arg[1])
                 ? ABBATES_REASON_NONE
                 : ABBATES_REASON_HENRICUS_VALUE;
    case ABBATES_MOVE_REVEAL:
      return check_reveal (position, rules, move.arg[0]);
    default:
      return ABBATES_REASON_NONE;
    }
}
