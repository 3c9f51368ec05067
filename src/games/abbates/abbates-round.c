/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* The end of a phase and of a round, and the start of the next. */

/* Where the Abbot-General stands before the phase that begins. */
static AbbatesPlace
get_general_place (const AbbatesPosition *position)
{
  if (position->line != ABBATES_NO_LINE)
    return ABBATES_AT (LINE, 0, position->line);

  return position->round == 1 ? ABBATES_AT (NOWHERE, 0, 0)
                              : ABBATES_AT (BOARD, 0, position->round - 1);
}

static void
report_phase (const AbbatesPosition *position,
              AbbatesPlace general,
              AbbatesEvents *events)
{
  if (position->round == 1 && position->phase == 1)
    abbates_report_that (events, SCR_EVENT_BEGIN, ABBATES_PIECE_GAME, 0, 0, 0);
  if (position->phase == 1)
    abbates_report_that (events, SCR_EVENT_BEGIN, ABBATES_PIECE_ROUND, 0, 0, position->round);
  abbates_report_that (events, SCR_EVENT_BEGIN, ABBATES_PIECE_PHASE, 0, 0, position->phase);
  abbates_report_move (events, 0, ABBATES_PIECE_GENERAL, 0, general,
                       position->line != ABBATES_NO_LINE
                           ? ABBATES_AT (LINE, 0, position->line)
                           : ABBATES_AT (BOARD, 0, position->round));
}

/**
 * abbates_round_start_phase:
 * @position: a position with the new round and phase
 * @rules: the rules of the match
 * @events: (nullable): where to report what happens
 *
 * Puts the Abbot-General above the line of the phase.
 */
void
abbates_round_start_phase (AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesEvents *events)
{
  AbbatesPlace general = get_general_place (position);

  position->stage = ABBATES_STAGE_START;
  position->line = position->phase == ABBATES_N_PHASES
                       ? ABBATES_NO_LINE
                       : rules->line[position->round - 1][position->phase - 1];
  position->taken_line = position->line;
  if (events != NULL)
    report_phase (position, general, events);
}

/**
 * abbates_round_set_ora:
 * @position: a position
 * @seat: a seat, from 1
 * @ora: conditions met, -1 to remove the pawn
 * @events: (nullable): where to report what happens
 *
 * Moves the seat's Ora et Labora pawn.
 */
void
abbates_round_set_ora (AbbatesPosition *position,
                       guint seat,
                       int ora,
                       AbbatesEvents *events)
{
  int before = position->seats[seat - 1].ora;
  AbbatesPlace from = before < 0 ? ABBATES_AT (OUT, 0, 0) : ABBATES_AT (ORA, seat, before);

  if (before == ora)
    return;

  position->seats[seat - 1].ora = (gint8) ora;
  if (ora == before + 1 && before >= 0)
    abbates_report (events, (AbbatesEvent){ SCR_EVENT_STEP, ABBATES_PIECE_ORA, 0, 0, from,
                                            ABBATES_AT (ORA, seat, ora), (guint8) seat, 1 });
  else
    abbates_report_move (events, seat, ABBATES_PIECE_ORA, 0, from,
                         ora < 0 ? ABBATES_AT (OUT, 0, 0) : ABBATES_AT (ORA, seat, ora));
}

/* A card that did not win goes to its seat's own discard pile. */
static void
lay_aside (AbbatesHand *discards,
           guint seat,
           guint value,
           AbbatesEvents *events)
{
  abbates_hand_add (discards, value);
  abbates_report_abbot_cards (events, seat, value, 1, ABBATES_AT (PLAYED, seat, 0),
                              ABBATES_AT (DISCARDS, seat, 0));
}

/* Played cards that did not win go to their seat's own discard pile. */
void
abbates_round_collect_played (AbbatesPosition *position,
                              const AbbatesRules *rules,
                              AbbatesEvents *events)
{
  guint winner = position->n_ranked > 0 ? position->order[0] : 0;

  for (guint i = 0; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if (seat->played != 0 && winner != i + 1)
        lay_aside (&seat->discards, i + 1, seat->played, events);
      seat->played = 0;
      seat->out = FALSE;
    }
  if (rules->solo)
    {
      if (position->henricus.played != 0 && winner != ABBATES_HENRICUS)
        lay_aside (&position->henricus.discards, ABBATES_HENRICUS, position->henricus.played,
                   events);
      position->henricus.played = 0;
      position->henricus.out = FALSE;
    }
}

/* How many cards @seat has in the Chapter Room. */
guint
abbates_round_count_chapter (const AbbatesPosition *position,
                             guint seat)
{
  guint count = 0;

  for (guint i = 0; i < position->n_chapter; i++)
    count += ABBATES_CHAPTER_SEAT (position->chapter[i]) == seat;

  return count;
}

/* Phases that are adjusted to be played again bring more than any hand needs. */
static void
earn_benedict (AbbatesHand *hand,
               guint count)
{
  hand->benedict = (guint8) MIN (hand->benedict + count, G_MAXUINT8);
}

/* A corner card that adjustments left before another seat does not stay there, nor do the points
 * that the last one brought Henricus. */
static void
clear_corner (AbbatesPosition *position,
              guint8 corner)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    position->seats[i].corners &= (guint8) ~corner;
  position->henricus.corners &= (guint8) ~corner;
  if (position->round == ABBATES_N_ROUNDS)
    position->henricus.corner_cards = 0;
}

/* Action 2 of phase 4: the winner takes the corner card; in round 4 its points
 * come as Benedict cards. */
static void
take_corner (AbbatesPosition *position,
             const AbbatesRules *rules,
             guint winner,
             AbbatesEvents *events)
{
  guint round = position->round;
  gboolean last = round == ABBATES_N_ROUNDS;
  guint8 corner = (guint8) (1u << (position->round - 1));
  guint8 cards = last ? (guint8) abbates_round_count_chapter (position, winner) : 0;
  gboolean henricus = abbates_position_is_henricus (rules, winner);

  abbates_report_that (events, SCR_EVENT_WIN, ABBATES_PIECE_CORNER, round, winner, 1);
  abbates_report_move (events, winner, ABBATES_PIECE_CORNER, round, ABBATES_AT (BOARD, 0, round),
                       ABBATES_AT (CORNER, winner, round));
  if (last && !henricus)
    abbates_report_earn (events, winner, ABBATES_PIECE_ABBOT_CARD, ABBATES_BENEDICT, cards,
                         ABBATES_AT (HAND, winner, 0));
  else
    abbates_report_earn (events, winner, ABBATES_PIECE_POINT, 0, last ? cards : round,
                         ABBATES_AT (CORNER, winner, round));

  clear_corner (position, corner);
  if (henricus)
    {
      position->henricus.corners |= corner;
      position->henricus.corner_cards = cards;
      return;
    }

  position->seats[winner - 1].corners |= corner;
  earn_benedict (&position->seats[winner - 1].hand, cards);
}

/**
 * abbates_round_report_out:
 * @seat: a seat, Henricus' too
 * @discards: its discards before anything of them was taken back
 * @returned: the value that was, 0 for none
 * @events: (nullable): where to report it
 *
 * Reports that the rest of @discards leaves the game.
 */
void
abbates_round_report_out (guint seat,
                          AbbatesHand discards,
                          guint returned,
                          AbbatesEvents *events)
{
  if (events == NULL)
    return;

  if (returned != 0)
    abbates_hand_remove (&discards, returned);
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    abbates_report_abbot_cards (events, seat, value, (discards.values >> value) & 1,
                                ABBATES_AT (DISCARDS, seat, 0), ABBATES_AT (OUT, 0, 0));
  abbates_report_abbot_cards (events, seat, ABBATES_BENEDICT, discards.benedict,
                              ABBATES_AT (DISCARDS, seat, 0), ABBATES_AT (OUT, 0, 0));
}

/* The lowest or the highest card of the own discard pile comes back, the rest
 * leaves the game (*End of a Round*). */
static void
take_back (AbbatesPosition *position,
           guint number,
           gboolean highest,
           AbbatesEvents *events)
{
  AbbatesSeatPosition *seat = &position->seats[number - 1];
  guint value =
      highest ? abbates_hand_highest (&seat->discards) : abbates_hand_lowest (&seat->discards);

  if (value != 0)
    {
      abbates_hand_add (&seat->hand, value);
      abbates_report_abbot_cards (events, number, value, 1, ABBATES_AT (DISCARDS, number, 0),
                                  ABBATES_AT (HAND, number, 0));
    }
  abbates_round_report_out (number, seat->discards, value, events);
  memset (&seat->discards, 0, sizeof seat->discards);
}

/* The secret cards are shown, and who won is said. */
void
abbates_round_report_end (const AbbatesPosition *position,
                          const AbbatesRules *rules,
                          AbbatesEvents *events)
{
  AbbatesScore scores[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
  guint winners;

  for (guint i = 0; i < rules->n_seats; i++)
    if (position->seats[i].secret != ABBATES_NO_CARD)
      abbates_report_look (events, 0, ABBATES_PIECE_CARD, position->seats[i].secret,
                           ABBATES_AT (SECRET, i + 1, 0));

  abbates_position_score_range (position, rules, scores, high);
  winners = abbates_position_certain_winners (position, rules, scores, high);
  for (guint seat = 1; seat <= ABBATES_MAX_SEATS; seat++)
    if ((winners >> (seat - 1)) & 1)
      abbates_report_that (events, SCR_EVENT_WIN, ABBATES_PIECE_GAME, 0, seat,
                           scores[seat - 1].total == high[seat - 1].total
                               ? scores[seat - 1].total
                               : 0);
  abbates_report_that (events, SCR_EVENT_END, ABBATES_PIECE_GAME, 0, 0, 0);
}

static void
end_round (AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesEvents *events)
{
  gboolean last = position->round == ABBATES_N_ROUNDS;

  for (guint i = 0; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if (seat->ora == 4)
        {
          earn_benedict (&seat->hand, 1);
          abbates_report_earn (events, i + 1, ABBATES_PIECE_ABBOT_CARD, ABBATES_BENEDICT, 1,
                               ABBATES_AT (HAND, i + 1, 0));
        }
      if (last)
        continue;
      take_back (position, i + 1, rules->return_highest[position->round - 1], events);
      abbates_round_set_ora (position, i + 1, rules->no_ora ? -1 : 0, events);
    }

  if (rules->solo && !last)
    abbates_henricus_end_round (position, events);
  abbates_report_that (events, SCR_EVENT_END, ABBATES_PIECE_ROUND, 0, 0, position->round);
  if (last)
    {
      position->stage = ABBATES_STAGE_COUNT;
      position->line = position->taken_line = ABBATES_NO_LINE;
      return;
    }

  position->round++;
  position->phase = 1;
  abbates_round_start_phase (position, rules, events);
}

/* The lowest ranked seat starts the next phase. */
static void
pass_start (AbbatesPosition *position,
            guint8 seat,
            AbbatesEvents *events)
{
  if (seat == position->start_seat)
    return;

  abbates_report_move (events, 0, ABBATES_PIECE_START, 0,
                       ABBATES_AT (SEAT, position->start_seat, 0), ABBATES_AT (SEAT, seat, 0));
  position->start_seat = seat;
}

/**
 * abbates_round_end_phase:
 * @position: a position at the end of action 3, or of action 1 in phase 4
 * @rules: the rules of the match
 * @skipped: whether nobody could play
 * @events: (nullable): where to report what happens
 *
 * Ends a phase, and after the fourth the round, in one step (*Replenish, End of a Round*).
 */
void
abbates_round_end_phase (AbbatesPosition *position,
                         const AbbatesRules *rules,
                         gboolean skipped,
                         AbbatesEvents *events)
{
  if (!skipped && position->phase == ABBATES_N_PHASES)
    take_corner (position, rules, position->order[0], events);
  abbates_round_collect_played (position, rules, events);
  if (!skipped && !rules->solo)
    pass_start (position, position->order[position->n_ranked - 1], events);
  position->n_ranked = 0;
  memset (position->order, 0, sizeof position->order);
  position->turn = 0;
  position->n_acted = 0;
  memset (position->acted, 0, sizeof position->acted);

  abbates_report_that (events, SCR_EVENT_END, ABBATES_PIECE_PHASE, 0, 0, position->phase);
  if (position->phase == ABBATES_N_PHASES)
    {
      end_round (position, rules, events);
      return;
    }

  position->phase++;
  abbates_round_start_phase (position, rules, events);
}
