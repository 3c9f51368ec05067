/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* The end of a phase and of a round, and the start of the next. */

/**
 * abbates_round_start_phase:
 * @position: a position with the new round and phase
 * @rules: the rules of the match
 *
 * Puts the Abbot-General above the line of the phase.
 */
void
abbates_round_start_phase (AbbatesPosition *position,
                           const AbbatesRules *rules)
{
  position->stage = ABBATES_STAGE_START;
  position->line = position->phase == ABBATES_N_PHASES
                       ? ABBATES_NO_LINE
                       : rules->line[position->round - 1][position->phase - 1];
  position->taken_line = position->line;
}

/* Played cards that did not win go to their seat's own discard pile. */
static void
collect_played (AbbatesPosition *position,
                const AbbatesRules *rules)
{
  guint winner = position->n_ranked > 0 ? position->order[0] : 0;

  for (guint i = 0; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if (seat->played != 0 && winner != i + 1)
        abbates_hand_add (&seat->discards, seat->played);
      seat->played = 0;
      seat->out = FALSE;
    }
  if (rules->solo)
    {
      if (position->henricus.played != 0 && winner != ABBATES_HENRICUS)
        abbates_hand_add (&position->henricus.discards, position->henricus.played);
      position->henricus.played = 0;
      position->henricus.out = FALSE;
    }
}

static guint
count_chapter (const AbbatesPosition *position,
               guint seat)
{
  guint count = 0;

  for (guint i = 0; i < position->n_chapter; i++)
    count += ABBATES_CHAPTER_SEAT (position->chapter[i]) == seat;

  return count;
}

/* Action 2 of phase 4: the winner takes the corner card; in round 4 its points
 * come as Benedict cards. */
static void
take_corner (AbbatesPosition *position,
             const AbbatesRules *rules,
             guint winner)
{
  guint8 corner = (guint8) (1u << (position->round - 1));
  guint8 cards =
      position->round == ABBATES_N_ROUNDS ? (guint8) count_chapter (position, winner) : 0;

  if (abbates_position_is_henricus (rules, winner))
    {
      position->henricus.corners |= corner;
      position->henricus.corner_cards = (guint8) (position->henricus.corner_cards + cards);
      return;
    }

  position->seats[winner - 1].corners |= corner;
  position->seats[winner - 1].hand.benedict =
      (guint8) (position->seats[winner - 1].hand.benedict + cards);
}

/* The lowest or the highest card of the own discard pile comes back, the rest
 * leaves the game (*End of a Round*). */
static void
take_back (AbbatesSeatPosition *seat,
           gboolean highest)
{
  guint value =
      highest ? abbates_hand_highest (&seat->discards) : abbates_hand_lowest (&seat->discards);

  if (value != 0)
    abbates_hand_add (&seat->hand, value);
  memset (&seat->discards, 0, sizeof seat->discards);
}

static void
end_round (AbbatesPosition *position,
           const AbbatesRules *rules)
{
  gboolean last = position->round == ABBATES_N_ROUNDS;

  for (guint i = 0; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if (seat->ora == 4)
        seat->hand.benedict++;
      if (last)
        continue;
      take_back (seat, rules->return_highest[position->round - 1]);
      seat->ora = rules->no_ora ? -1 : 0;
    }

  if (last)
    {
      position->stage = ABBATES_STAGE_OVER;
      return;
    }

  if (rules->solo)
    abbates_henricus_end_round (position);
  position->round++;
  position->phase = 1;
  abbates_round_start_phase (position, rules);
}

/**
 * abbates_round_end_phase:
 * @position: a position at the end of action 3, or of action 1 in phase 4
 * @rules: the rules of the match
 * @skipped: whether nobody could play
 *
 * Ends a phase, and after the fourth the round, in one step (*Replenish, End of a Round*).
 */
void
abbates_round_end_phase (AbbatesPosition *position,
                         const AbbatesRules *rules,
                         gboolean skipped)
{
  guint winner = skipped ? 0 : position->order[0];

  if (!skipped && !rules->solo)
    position->start_seat = position->order[position->n_ranked - 1];
  collect_played (position, rules);
  position->n_ranked = 0;
  memset (position->order, 0, sizeof position->order);
  position->turn = 0;
  position->n_acted = 0;
  memset (position->acted, 0, sizeof position->acted);

  if (position->phase == ABBATES_N_PHASES)
    {
      if (!skipped)
        take_corner (position, rules, winner);
      end_round (position, rules);
      return;
    }

  position->phase++;
  abbates_round_start_phase (position, rules);
}
