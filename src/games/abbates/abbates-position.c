/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position.h"

#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* The flow of a game: what a move changes, and what is forced after it until
 * somebody, or chance, is due again. */

/**
 * abbates_position_init:
 * @position: (out caller-allocates): a position
 * @rules: the rules of the match
 *
 * Makes the position before anything of the set-up is known (*Setup*).
 */
void
abbates_position_init (AbbatesPosition *position,
                       const AbbatesRules *rules)
{
  memset (position, 0, sizeof *position);
  position->round = 1;
  position->phase = 1;
  position->pile = 90;
  memcpy (position->left, rules->garden, sizeof position->left);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      position->seats[i].hand.values = 0x3ffe;
      position->seats[i].ora = rules->no_ora ? -1 : 0;
    }

  if (rules->solo)
    {
      static const guint8 low_benedict[] = { 0, 1, 2, 1 };
      static const guint8 high_benedict[] = { 0, 0, 1, 3 };

      position->start_seat = 1;
      position->henricus.pawn = 1;
      position->henricus.pile[0].values = 0x00fe;
      position->henricus.pile[0].benedict = low_benedict[rules->difficulty];
      position->henricus.pile[1].values = 0x3f00;
      position->henricus.pile[1].benedict = high_benedict[rules->difficulty];
    }

  abbates_position_settle (position, rules);
}

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

/* The next square to be filled, from 1, or 0. */
static guint
next_square (const AbbatesPosition *position,
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

/* The next box to be filled, from 1, or 0. */
static guint
next_box (const AbbatesPosition *position)
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
  if (next_square (position, rules) != 0)
    return set_reveal_due (position, ABBATES_FOR_GARDEN, 0);
  if (next_box (position) != 0)
    return set_reveal_due (position, ABBATES_FOR_REFILL, 0);

  return FALSE;
}

static void
start_phase (AbbatesPosition *position,
             const AbbatesRules *rules)
{
  position->stage = ABBATES_STAGE_START;
  position->line = position->phase == ABBATES_N_PHASES
                       ? ABBATES_NO_LINE
                       : rules->line[position->round - 1][position->phase - 1];
  position->taken_line = position->line;
}

/* Whether the seats still lack their missions or secrets; says so. */
static gboolean
settle_setup_seats (AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  for (guint i = 0; !rules->no_mission && i < rules->n_seats; i++)
    if (position->seats[i].mission == 0)
      {
        set_due (position, ABBATES_MOVE_MISSION, 0, ABBATES_FOR_NOTHING, 0);
        return TRUE;
      }
  for (guint i = 0; rules->no_points_card && i < rules->n_seats; i++)
    if (position->seats[i].secret == ABBATES_NO_CARD)
      {
        set_due (position, ABBATES_MOVE_SECRET, 0, ABBATES_FOR_NOTHING, 0);
        return TRUE;
      }

  return FALSE;
}

/* Set-up, in the order of docs/formats.md. Returns whether something is due. */
static gboolean
settle_setup (AbbatesPosition *position,
              const AbbatesRules *rules)
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

  start_phase (position, rules);
  return FALSE;
}

/* Henricus plays first in each phase. Returns whether something is due. */
static gboolean
settle_start (AbbatesPosition *position,
              const AbbatesRules *rules)
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
          abbates_henricus_play (position, rules);
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

static guint
get_played (const AbbatesPosition *position,
            const AbbatesRules *rules,
            guint seat)
{
  return abbates_position_is_henricus (rules, seat) ? position->henricus.played
                                                    : position->seats[seat - 1].played;
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
  guint8 cards = position->round == ABBATES_N_ROUNDS ? (guint8) count_chapter (position, winner) : 0;

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
  guint value = highest ? abbates_hand_highest (&seat->discards) : abbates_hand_lowest (&seat->discards);

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
  start_phase (position, rules);
}

/* The end of action 3, in one step. @skipped: nobody could play. */
static void
end_phase (AbbatesPosition *position,
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
  start_phase (position, rules);
}

/* Everyone has played: the highest card goes to the Chapter Room, and the
 * Abbot-General moves before anything of action 2. */
static void
end_action_1 (AbbatesPosition *position,
              const AbbatesRules *rules)
{
  guint winner, value;

  abbates_position_rank (position, rules);
  if (position->n_ranked == 0)
    {
      end_phase (position, rules, TRUE);
      return;
    }

  winner = position->order[0];
  value = get_played (position, rules, winner);
  if (position->n_chapter < ABBATES_MAX_CHAPTER)
    position->chapter[position->n_chapter++] = (guint8) (winner << 4 | value);
  position->general = (gint16) (position->general + rules->abbot_beans[value]);

  if (position->phase == ABBATES_N_PHASES)
    end_phase (position, rules, FALSE);
  else
    position->stage = ABBATES_STAGE_TAKE;
}

/* Action 1. Returns whether a seat is due. */
static gboolean
settle_play (AbbatesPosition *position,
             const AbbatesRules *rules)
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
          seat->ora = -1;
        }
      number = number == rules->n_seats ? 1 : number + 1;
    }

  end_action_1 (position, rules);
  return FALSE;
}

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

/* The winner's turn in action 2. Returns whether the winner is due. */
static gboolean
settle_winner (AbbatesPosition *position,
               const AbbatesRules *rules,
               guint seat)
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
    return FALSE;

  set_due (position, ABBATES_MOVE_TAKE, seat, ABBATES_FOR_NOTHING, 0);
  return TRUE;
}

/* The turn of a seat that did not win. Returns whether it, or its draw, is due. */
static gboolean
settle_loser (AbbatesPosition *position,
              const AbbatesRules *rules,
              guint seat)
{
  AbbatesArcade arcade = abbates_position_arcade (position, rules);

  if (arcade == ABBATES_PALM_NONE)
    return FALSE;
  if (arcade == ABBATES_PALM_DRAW || position->turn == position->n_ranked - 1)
    return set_reveal_due (position, ABBATES_FOR_DRAW, seat);
  if (!abbates_position_line_has_card (position, position->taken_line))
    return FALSE;

  set_due (position, ABBATES_MOVE_TAKE, seat, ABBATES_FOR_NOTHING, 0);
  return TRUE;
}

/* Action 3 begins: what is left of the line goes to the discard pile, and the
 * replenishment row moves up. */
static void
start_action_3 (AbbatesPosition *position,
                const AbbatesRules *rules)
{
  guint8 squares[3];
  guint box = 0;

  if (rules->solo)
    abbates_henricus_advance_pawn (position, rules);

  for (guint i = 0; i < 3; i++)
    {
      guint square = abbates_line_squares[position->taken_line][i];

      abbates_position_discard (position, position->garden[square - 1]);
      position->garden[square - 1] = ABBATES_NO_CARD;
    }

  abbates_position_fill_order (rules, position->round, position->taken_line, squares);
  for (guint i = 0; i < 3; i++)
    {
      while (box < ABBATES_N_BOXES && position->refill[box] == ABBATES_NO_CARD)
        box++;
      if (box == ABBATES_N_BOXES)
        break;
      position->garden[squares[i] - 1] = position->refill[box];
      position->refill[box] = ABBATES_NO_CARD;
    }

  position->turn = 0;
  position->stage = ABBATES_STAGE_REFILL;
}

/* Action 2. Returns whether something is due. */
static gboolean
settle_take (AbbatesPosition *position,
             const AbbatesRules *rules)
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
          if (settle_loser (position, rules, seat))
            return TRUE;
        }
      else if (abbates_position_is_henricus (rules, seat))
        abbates_henricus_take (position, rules);
      else if (settle_winner (position, rules, seat))
        return TRUE;
    }

  start_action_3 (position, rules);
  return FALSE;
}

static gboolean
settle_refill (AbbatesPosition *position,
               const AbbatesRules *rules)
{
  if (settle_fill (position, rules))
    return TRUE;

  end_phase (position, rules, FALSE);
  return FALSE;
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
  static gboolean (*const settle[]) (AbbatesPosition *,
                                     const AbbatesRules *) = {
    settle_setup, settle_start, settle_play, settle_take, settle_refill,
  };

  while (position->stage != ABBATES_STAGE_OVER)
    if (settle[position->stage](position, rules))
      return;

  position->line = position->taken_line = ABBATES_NO_LINE;
  set_due (position, ABBATES_MOVE_NONE, 0, ABBATES_FOR_NOTHING, 0);
}

void
abbates_position_discard (AbbatesPosition *position,
                          AbbatesCard card)
{
  if (card != ABBATES_NO_CARD && position->n_discard < ABBATES_MAX_DISCARD)
    position->discard[position->n_discard++] = card;
}

/* The points card: a kind that it shows already goes to the discard pile. */
static void
reveal_for_points (AbbatesPosition *position,
                   AbbatesCard card)
{
  guint beans = 0;

  for (guint i = 0; i < position->n_points && position->n_points < 3; i++)
    if (ABBATES_CARD_KIND (position->points[i]) == ABBATES_CARD_KIND (card))
      {
        abbates_position_discard (position, card);
        return;
      }

  position->points[position->n_points++] = card;
  if (position->n_points < 4)
    return;
  for (guint i = 0; i < 4; i++)
    beans += ABBATES_CARD_BEANS (position->points[i]);
  position->general = (gint16) beans;
}

/* Takes the top card, @card, off the draw pile. */
static void
draw_top (AbbatesPosition *position,
          AbbatesCard card)
{
  position->pile--;
  if (position->n_known == 0)
    {
      position->left[card]--;
      return;
    }

  position->n_known--;
  memmove (position->known, position->known + 1, position->n_known);
  position->known[position->n_known] = ABBATES_NO_CARD;
  if (position->n_known == 0)
    position->known_by = 0;
}

static void
apply_reveal (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesCard card)
{
  if (position->due_for == ABBATES_FOR_PEEK)
    {
      position->left[card]--;
      position->known[position->n_known++] = card;
      return;
    }

  draw_top (position, card);
  switch ((AbbatesDueFor) position->due_for)
    {
    case ABBATES_FOR_POINTS:
      reveal_for_points (position, card);
      break;
    case ABBATES_FOR_GARDEN:
      position->garden[next_square (position, rules) - 1] = card;
      break;
    case ABBATES_FOR_REFILL:
      position->refill[next_box (position) - 1] = card;
      break;
    case ABBATES_FOR_DRAW:
      if (abbates_position_is_henricus (rules, position->due_seat))
        {
          abbates_henricus_obtain (position, card);
          position->turn++;
        }
      else
        position->drawn = card;
      break;
    case ABBATES_FOR_NOTHING:
    case ABBATES_FOR_PEEK:
    default:
      g_assert_not_reached ();
    }
}

static void
apply_reshuffle (AbbatesPosition *position)
{
  for (guint i = 0; i < position->n_discard; i++)
    position->left[position->discard[i]]++;
  position->pile = position->n_discard;
  position->n_discard = 0;
  memset (position->discard, 0, sizeof position->discard);
}

/* Action 1: the card is checked against the condition under the Ora et Labora pawn. */
static void
apply_play (AbbatesPosition *position,
            const AbbatesRules *rules,
            guint value)
{
  AbbatesSeatPosition *seat = &position->seats[position->by - 1];

  abbates_hand_remove (&seat->hand, value);
  seat->played = (guint8) value;

  if (seat->ora >= 0 && seat->ora < 4)
    {
      guint face = rules->ora_order[position->round - 1];
      gboolean met = (rules->ora[face][seat->ora].values >> value) & 1;

      seat->ora = (gint8) (met ? seat->ora + 1 : -1);
    }
}

/**
 * abbates_position_apply:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move that abbates_position_check() lets pass
 *
 * Makes @move, and all that is forced after it.
 */
void
abbates_position_apply (AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_ARCADE:
      position->arcade[position->n_arcade++] = move.arg[2];
      break;
    case ABBATES_MOVE_MISSION:
      position->seats[move.arg[0] - 1].mission = move.arg[1];
      break;
    case ABBATES_MOVE_SECRET:
      position->seats[move.arg[0] - 1].secret = move.arg[1];
      draw_top (position, move.arg[1]);
      break;
    case ABBATES_MOVE_START:
      position->start_seat = move.arg[0];
      break;
    case ABBATES_MOVE_HENRICUS:
      position->henricus.top[move.arg[0]] = move.arg[1];
      break;
    case ABBATES_MOVE_REVEAL:
      apply_reveal (position, rules, move.arg[0]);
      break;
    case ABBATES_MOVE_RESHUFFLE:
      apply_reshuffle (position);
      break;
    case ABBATES_MOVE_PLAY:
      apply_play (position, rules, move.arg[0]);
      break;
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_TAKE_DISCARD:
    case ABBATES_MOVE_PLACE:
    case ABBATES_MOVE_PEEK:
    case ABBATES_MOVE_ORDER:
    case ABBATES_MOVE_SWAP_REFILL:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP:
    case ABBATES_MOVE_OTHER_LINE:
    case ABBATES_MOVE_RECALL:
      abbates_action_apply (position, rules, move);
      break;
    case ABBATES_MOVE_NONE:
    case ABBATES_N_MOVE_KINDS:
    default:
      g_assert_not_reached ();
    }

  abbates_position_settle (position, rules);
}

gboolean
abbates_position_is_chance (const AbbatesPosition *position)
{
  return position->by == 0 && position->stage != ABBATES_STAGE_OVER;
}

/**
 * abbates_position_arcade:
 * @position: a position
 * @rules: the rules of the match
 *
 * Returns: the arcade card above the line where the Abbot-General stands;
 *   ABBATES_NO_ARCADE in phase 4, before the first phase and with variant 1
 */
AbbatesArcade
abbates_position_arcade (const AbbatesPosition *position,
                         const AbbatesRules *rules)
{
  if (rules->no_arcade || position->line == ABBATES_NO_LINE)
    return ABBATES_NO_ARCADE;

  return (AbbatesArcade) position->arcade[(position->round - 1) * 3 + position->phase - 1];
}
