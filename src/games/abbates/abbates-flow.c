/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* The flow of a game: what is forced until somebody, or chance, is due again. */

static void
set_due (AbbatesPosition *position,
         AbbatesMoveKind awaiting,
         guint by,
         AbbatesDueFor due_for,
         guint due_seat)
{
  position->awaiting = (guint8) awaiting;
  position->by = (guint8) by;
  position->due_for = (guint8) due_for;
  position->due_seat = (guint8) due_seat;
}

/* A card is to be turned up: says so, or that the pile is made anew first
 * . Returns FALSE when there is no card anywhere. */
static gboolean
set_reveal_due (AbbatesPosition *position,
                AbbatesDueFor due_for,
                guint due_seat)
{
  if (position->pile == 0 && position->n_discard == 0)
    return FALSE;

  set_due (position, position->pile > 0 ? ABBATES_MOVE_REVEAL : ABBATES_MOVE_RESHUFFLE,
           0, due_for, due_seat);
  return TRUE;
}

/**
 * abbates_position_fill_order:
 * @rules: the rules of the match
 * @round: 1 to 4
 * @line: a line
 * @squares: (out) (array fixed-size=3): its squares, nearest to the General's side first
 *
 * The order in which squares of a line are filled.
 */
void
abbates_position_fill_order (const AbbatesRules *rules,
                             guint round,
                             AbbatesLine line,
                             guint8 *squares)
{
  AbbatesSide side = rules->side[round - 1];
  gboolean against = (side == ABBATES_BOTTOM && ABBATES_IS_COLUMN (line)) ||
                     (side == ABBATES_RIGHT && !ABBATES_IS_COLUMN (line));

  for (guint i = 0; i < 3; i++)
    squares[i] = abbates_line_squares[line][against ? 2 - i : i];
}

/* Squares that are to be filled now, in order. Returns how many. */
static guint
list_fill_squares (const AbbatesPosition *position,
                   const AbbatesRules *rules,
                   const guint8 **squares,
                   guint8 *line_squares)
{
  if (position->stage == ABBATES_STAGE_SETUP)
    {
      *squares = rules->fill;
      return ABBATES_N_SQUARES;
    }

  abbates_position_fill_order (rules, position->round, position->taken_line, line_squares);
  *squares = line_squares;
  return 3;
}

/**
 * abbates_position_next_square:
 * @position: a position in set-up or action 3
 * @rules: the rules of the match
 *
 * Returns: the square of the garden to be filled next, from 1; 0 when there is none
 */
guint
abbates_position_next_square (const AbbatesPosition *position,
                              const AbbatesRules *rules)
{
  guint8 line_squares[3];
  const guint8 *squares;
  guint n_squares = list_fill_squares (position, rules, &squares, line_squares);

  for (guint i = 0; i < n_squares; i++)
    if (position->garden[squares[i] - 1] == ABBATES_NO_CARD)
      return squares[i];

  return 0;
}

/**
 * abbates_position_next_box:
 * @position: a position
 *
 * Returns: the box of the replenishment row to be filled next, from 1; 0 when there is none
 */
guint
abbates_position_next_box (const AbbatesPosition *position)
{
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    if (position->refill[i] == ABBATES_NO_CARD)
      return i + 1;

  return 0;
}

/* Garden and replenishment row: says what is due to fill them, FALSE when nothing. */
static gboolean
settle_fill (AbbatesPosition *position,
             const AbbatesRules *rules)
{
  if (abbates_position_next_square (position, rules) != 0)
    return set_reveal_due (position, ABBATES_FOR_GARDEN, 0);
  if (abbates_position_next_box (position) != 0)
    return set_reveal_due (position, ABBATES_FOR_REFILL, 0);

  return FALSE;
}

/* Whether a seat still lacks its secret card; says so. Adjustments may have emptied the pile. */
static gboolean
settle_secrets (AbbatesPosition *position,
                const AbbatesRules *rules)
{
  for (guint i = 0; i < rules->n_seats; i++)
    if (position->seats[i].secret == ABBATES_NO_CARD && position->pile + position->n_discard > 0)
      {
        set_due (position, position->pile > 0 ? ABBATES_MOVE_SECRET : ABBATES_MOVE_RESHUFFLE, 0,
                 ABBATES_FOR_NOTHING, 0);
        return TRUE;
      }

  return FALSE;
}

/* Whether the seats still lack their missions or secrets; says so. */
static gboolean
settle_setup_seats (AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  for (guint i = 0; !rules->no_mission && i < rules->n_seats; i++)
    if (!abbates_position_has_mission (position, i + 1))
      {
        set_due (position, ABBATES_MOVE_MISSION, 0, ABBATES_FOR_NOTHING, 0);
        return TRUE;
      }

  return rules->no_points_card && settle_secrets (position, rules);
}

/* Set-up, in the order of docs/formats.md. Returns whether something is due. */
static gboolean
settle_setup (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesEvents *events)
{
  if (!rules->no_arcade && position->n_arcade < G_N_ELEMENTS (position->arcade))
    {
      set_due (position, ABBATES_MOVE_ARCADE, 0, ABBATES_FOR_NOTHING, 0);
      return TRUE;
    }
  if (settle_setup_seats (position, rules))
    return TRUE;
  if (position->start_seat == 0)
    {
      set_due (position, ABBATES_MOVE_START, 0, ABBATES_FOR_NOTHING, 0);
      return TRUE;
    }
  if (rules->solo && abbates_henricus_due_pile (position) < 2)
    {
      set_due (position, ABBATES_MOVE_HENRICUS, 0, ABBATES_FOR_NOTHING, 0);
      return TRUE;
    }
  if (!rules->no_points_card && position->n_points < 4 &&
      set_reveal_due (position, ABBATES_FOR_POINTS, 0))
    return TRUE;
  if (settle_fill (position, rules))
    return TRUE;

  abbates_round_start_phase (position, rules, events);
  return FALSE;
}

/* Henricus plays first in each phase. Returns whether something is due. */
static gboolean
settle_start (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;

  if (rules->solo)
    {
      if (abbates_henricus_due_pile (position) < 2)
        {
          set_due (position, ABBATES_MOVE_HENRICUS, 0, ABBATES_FOR_NOTHING, 0);
          return TRUE;
        }
      if (henricus->played == 0 && !henricus->out)
        {
          abbates_henricus_play (position, rules, events);
          return FALSE;
        }
    }

  position->stage = ABBATES_STAGE_PLAY;
  return FALSE;
}

/**
 * abbates_position_is_stuck:
 * @position: a position in action 1
 * @seat: a seat from 1 that has cards and has not played
 *
 * Returns: whether all of the seat's values are already played
 */
gboolean
abbates_position_is_stuck (const AbbatesPosition *position,
                           guint seat)
{
  guint hand = abbates_hand_mask (&position->seats[seat - 1].hand);

  return (hand & ~abbates_position_played_mask (position)) == 0;
}

static void
rank_seat (AbbatesPosition *position,
           guint8 *values,
           guint seat,
           guint value)
{
  guint at = position->n_ranked;

  if (value == 0)
    return;

  /* A later equal card ranks below, so only lower ones make room. */
  for (; at > 0 && values[at - 1] < value; at--)
    {
      values[at] = values[at - 1];
      position->order[at] = position->order[at - 1];
    }
  values[at] = (guint8) value;
  position->order[at] = (guint8) seat;
  position->n_ranked++;
}

/**
 * abbates_position_rank:
 * @position: a position in which everyone has played
 * @rules: the rules of the match
 *
 * Ranks the seats that played, the highest first.
 */
void
abbates_position_rank (AbbatesPosition *position,
                       const AbbatesRules *rules)
{
  guint8 values[ABBATES_MAX_SEATS];

  position->n_ranked = 0;
  position->turn = 0;
  if (rules->solo)
    rank_seat (position, values, ABBATES_HENRICUS, position->henricus.played);
  for (guint i = 0, seat = position->start_seat; i < rules->n_seats; i++)
    {
      rank_seat (position, values, seat, position->seats[seat - 1].played);
      seat = seat == rules->n_seats ? 1 : seat + 1;
    }
}

/* Everyone has played: the highest card goes to the Chapter Room, and the
 * Abbot-General moves before anything of action 2. */
static void
end_action_1 (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesEvents *events)
{
  guint winner, value;
  gint16 general;

  abbates_position_rank (position, rules);
  if (position->n_ranked == 0)
    {
      abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_PHASE, 0, 0, 0);
      abbates_round_end_phase (position, rules, TRUE, events);
      return;
    }

  general = position->general;
  winner = position->order[0];
  value = abbates_position_get_played (position, rules, winner);
  g_assert (position->n_chapter < ABBATES_MAX_CHAPTER);
  position->chapter[position->n_chapter++] = (guint8) (winner << 4 | value);
  position->general = (gint16) (position->general + rules->abbot_beans[value]);
  abbates_report_that (events, SCR_EVENT_WIN, ABBATES_PIECE_PHASE, 0, winner, (int) value);
  abbates_report_abbot_cards (events, winner, value, 1, ABBATES_AT (PLAYED, winner, 0),
                              ABBATES_AT (CHAPTER, winner, value));
  abbates_report_track (events, winner, ABBATES_PIECE_GENERAL, general, position->general);

  if (position->phase == ABBATES_N_PHASES)
    abbates_round_end_phase (position, rules, FALSE, events);
  else
    position->stage = ABBATES_STAGE_TAKE;
}

/* Action 1. Returns whether a seat is due. */
static gboolean
settle_play (AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesEvents *events)
{
  for (guint i = 0, number = position->start_seat; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[number - 1];

      if (seat->played == 0 && !seat->out)
        {
          if (!abbates_hand_is_empty (&seat->hand) &&
              !(rules->stuck_sits_out && abbates_position_is_stuck (position, number)))
            {
              set_due (position, ABBATES_MOVE_PLAY, number, ABBATES_FOR_NOTHING, 0);
              return TRUE;
            }
          seat->out = TRUE;
          abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_PHASE, 0, number, 0);
          abbates_round_set_ora (position, number, -1, events);
        }
      number = number == rules->n_seats ? 1 : number + 1;
    }

  end_action_1 (position, rules, events);
  return FALSE;
}

/* Whether a card lies on @line of the garden; none lies on no line. */
gboolean
abbates_position_line_has_card (const AbbatesPosition *position,
                                AbbatesLine line)
{
  const guint8 *squares = abbates_line_squares[line];

  return line != ABBATES_NO_LINE &&
         (position->garden[squares[0] - 1] | position->garden[squares[1] - 1] |
          position->garden[squares[2] - 1]) != 0;
}

/**
 * abbates_position_winner_can_take:
 * @position: a position in action 2
 * @rules: the rules of the match
 *
 * Returns: whether there is a card that the winner may take
 */
gboolean
abbates_position_winner_can_take (const AbbatesPosition *position,
                                  const AbbatesRules *rules)
{
  AbbatesArcade arcade;

  if (abbates_position_line_has_card (position, position->taken_line))
    return TRUE;

  arcade = abbates_position_arcade (position, rules);
  if (arcade == ABBATES_TAKE_REFILL)
    return (position->refill[0] | position->refill[1] | position->refill[2]) != 0;

  return arcade == ABBATES_TAKE_DISCARD && position->n_discard > 0;
}

/* The seat whose turn it is gets no card. Returns FALSE: nothing is due. */
static gboolean
pass_take (AbbatesPosition *position,
           AbbatesEvents *events)
{
  abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_TAKE, 0,
                       abbates_position_taker (position), 0);

  return FALSE;
}

/* The winner's turn in action 2. Returns whether the winner is due. */
static gboolean
settle_winner (AbbatesPosition *position,
               const AbbatesRules *rules,
               guint seat,
               AbbatesEvents *events)
{
  if (position->peeking)
    {
      if (position->n_known < MIN (position->pile, ABBATES_MAX_KNOWN))
        set_due (position, ABBATES_MOVE_REVEAL, 0, ABBATES_FOR_PEEK, seat);
      else
        set_due (position, ABBATES_MOVE_ORDER, seat, ABBATES_FOR_NOTHING, 0);
      return TRUE;
    }
  if (!abbates_position_winner_can_take (position, rules))
    return pass_take (position, events);

  set_due (position, ABBATES_MOVE_TAKE, seat, ABBATES_FOR_NOTHING, 0);
  return TRUE;
}

/* The turn of a seat that did not win. Returns whether it, or its draw, is due. */
static gboolean
settle_loser (AbbatesPosition *position,
              const AbbatesRules *rules,
              guint seat,
              AbbatesEvents *events)
{
  AbbatesArcade arcade = abbates_position_arcade (position, rules);

  if (arcade == ABBATES_PALM_NONE)
    return pass_take (position, events);
  if (arcade == ABBATES_PALM_DRAW || position->turn == position->n_ranked - 1)
    return set_reveal_due (position, ABBATES_FOR_DRAW, seat) || pass_take (position, events);
  if (!abbates_position_line_has_card (position, position->taken_line))
    return pass_take (position, events);

  set_due (position, ABBATES_MOVE_TAKE, seat, ABBATES_FOR_NOTHING, 0);
  return TRUE;
}

/* Action 3 begins: what is left of the line goes to the discard pile, and the
 * replenishment row moves up. */
static void
start_action_3 (AbbatesPosition *position,
                const AbbatesRules *rules,
                AbbatesEvents *events)
{
  guint8 squares[3];
  guint box = 0;

  if (rules->solo)
    abbates_henricus_advance_pawn (position, rules, events);

  for (guint i = 0; i < 3; i++)
    {
      guint square = abbates_line_squares[position->taken_line][i];

      abbates_position_discard (position, position->garden[square - 1],
                                ABBATES_AT (GARDEN, 0, square), events);
      position->garden[square - 1] = ABBATES_NO_CARD;
    }

  abbates_position_fill_order (rules, position->round, position->taken_line, squares);
  for (guint i = 0; i < 3; i++)
    {
      while (box < ABBATES_N_BOXES && position->refill[box] == ABBATES_NO_CARD)
        box++;
      if (box == ABBATES_N_BOXES)
        break;
      abbates_report_card (events, 0, position->refill[box], ABBATES_AT (REFILL, 0, box + 1),
                           ABBATES_AT (GARDEN, 0, squares[i]));
      position->garden[squares[i] - 1] = position->refill[box];
      position->refill[box] = ABBATES_NO_CARD;
    }

  position->turn = 0;
  position->stage = ABBATES_STAGE_REFILL;
}

/* Action 2. Returns whether something is due. */
static gboolean
settle_take (AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesEvents *events)
{
  for (; position->turn < position->n_ranked; position->turn++)
    {
      guint seat = abbates_position_taker (position);

      if (position->drawn != ABBATES_NO_CARD)
        {
          set_due (position, ABBATES_MOVE_PLACE, seat, ABBATES_FOR_NOTHING, 0);
          return TRUE;
        }
      if (position->turn > 0)
        {
          if (settle_loser (position, rules, seat, events))
            return TRUE;
        }
      else if (abbates_position_is_henricus (rules, seat))
        {
          AbbatesMove unknown;

          if (abbates_henricus_next_unknown (position, rules, &unknown))
            {
              set_due (position, ABBATES_MOVE_KNOW, 0, ABBATES_FOR_NOTHING, 0);
              return TRUE;
            }
          abbates_henricus_take (position, rules, events);
        }
      else if (settle_winner (position, rules, seat, events))
        return TRUE;
    }

  start_action_3 (position, rules, events);
  return FALSE;
}

static gboolean
settle_refill (AbbatesPosition *position,
               const AbbatesRules *rules,
               AbbatesEvents *events)
{
  if (settle_fill (position, rules))
    return TRUE;

  abbates_round_end_phase (position, rules, FALSE, events);
  return FALSE;
}

/* In variant 4 nobody can count before each secret card is shown. */
static gboolean
settle_count (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesEvents *events)
{
  for (guint i = 0; position->table && i < rules->n_seats; i++)
    if (position->seats[i].secret == ABBATES_UNKNOWN_CARD)
      {
        set_due (position, ABBATES_MOVE_KNOW, 0, ABBATES_FOR_NOTHING, 0);
        return TRUE;
      }

  position->stage = ABBATES_STAGE_OVER;
  if (events != NULL)
    abbates_round_report_end (position, rules, events);
  return FALSE;
}

/* Whether the program still deals what nobody recorded at the table. */
static gboolean
settle_naming (AbbatesPosition *position,
               const AbbatesRules *rules)
{
  AbbatesMove unknown;

  position->naming =
      position->naming && abbates_position_next_unknown (position, rules, &unknown);
  if (position->naming)
    set_due (position, ABBATES_MOVE_KNOW, 0, ABBATES_FOR_NOTHING, 0);

  return position->naming;
}

/* Does what is forced, as abbates_position_settle() does, and reports it. */
void
abbates_position_settle_events (AbbatesPosition *position,
                                const AbbatesRules *rules,
                                AbbatesEvents *events)
{
  static gboolean (*const settle[]) (AbbatesPosition *,
                                     const AbbatesRules *,
                                     AbbatesEvents *) = {
    settle_setup,
    settle_start,
    settle_play,
    settle_take,
    settle_refill,
    settle_count,
  };

  if (G_UNLIKELY (position->naming) && settle_naming (position, rules))
    return;

  while (position->stage != ABBATES_STAGE_OVER)
    if (settle[position->stage](position, rules, events))
      return;

  position->line = position->taken_line = ABBATES_NO_LINE;
  set_due (position, ABBATES_MOVE_NONE, 0, ABBATES_FOR_NOTHING, 0);
}

/**
 * abbates_position_settle:
 * @position: a position
 * @rules: the rules of the match
 *
 * Does what is forced, from @position's stage on, until somebody or chance is
 * due, and says who and for what.
 */
void
abbates_position_settle (AbbatesPosition *position,
                         const AbbatesRules *rules)
{
  abbates_position_settle_events (position, rules, NULL);
}
