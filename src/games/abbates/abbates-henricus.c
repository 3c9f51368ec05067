/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* Henricus Smeulders, the opponent of the solo game (*Solo Variant*). All that
 * he does is forced. */

enum
{
  LOW,
  HIGH,
  N_PILES,
};

static AbbatesPlace
get_pile_place (guint pile)
{
  return pile == HIGH ? ABBATES_AT (HIGH, 0, 0) : ABBATES_AT (LOW, 0, 0);
}

/**
 * abbates_henricus_due_pile:
 * @position: a position of a solo game
 *
 * Returns: the first pile whose top card is not known though it holds cards: 0
 *   for low, 1 for high; 2 when there is none
 */
guint
abbates_henricus_due_pile (const AbbatesPosition *position)
{
  for (guint i = 0; i < N_PILES; i++)
    if (position->henricus.top[i] == 0 && !abbates_hand_is_empty (&position->henricus.pile[i]))
      return i;

  return N_PILES;
}

/**
 * abbates_henricus_count_purple:
 * @rules: the rules of the match
 * @mission: a mission, its place in the edition from 1
 * @line: a line
 *
 * Returns: how many purple squares the mission has in the line, which says what pile
 *   Henricus plays from
 */
guint
abbates_henricus_count_purple (const AbbatesRules *rules,
                               guint mission,
                               AbbatesLine line)
{
  guint count = 0;

  for (guint i = 0; i < 3; i++)
    count += rules->missions[mission - 1].area[abbates_line_squares[line][i] - 1] == 1;

  return count;
}

/**
 * abbates_henricus_play:
 * @position: a position of a solo game at the start of a phase, tops known
 * @rules: the rules of the match
 * @events: (nullable): where to report what happens
 *
 * Henricus plays the top card of a pile, or sits out when both are empty.
 */
void
abbates_henricus_play (AbbatesPosition *position,
                       const AbbatesRules *rules,
                       AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;
  gboolean is_high = position->phase == ABBATES_N_PHASES ||
                     abbates_henricus_count_purple (rules, position->seats[0].mission,
                                                    position->line) >= 2;
  guint pile = is_high ? HIGH : LOW;

  if (henricus->top[pile] == 0)
    pile = pile == HIGH ? LOW : HIGH;
  if (henricus->top[pile] == 0)
    {
      henricus->out = TRUE;
      abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_PHASE, 0, ABBATES_HENRICUS, 0);
      return;
    }

  henricus->played = henricus->top[pile];
  henricus->top[pile] = 0;
  abbates_hand_remove (&henricus->pile[pile], henricus->played);
  abbates_report_abbot_cards (events, ABBATES_HENRICUS, henricus->played, 1, get_pile_place (pile),
                              ABBATES_AT (PLAYED, ABBATES_HENRICUS, 0));
}

/**
 * abbates_henricus_turn_up:
 * @position: a position of a solo game
 * @pile: 0 for low, 1 for high
 * @value: the card now on top of it
 * @events: (nullable): where to report it
 */
void
abbates_henricus_turn_up (AbbatesPosition *position,
                          guint pile,
                          guint8 value,
                          AbbatesEvents *events)
{
  position->henricus.top[pile] = value;
  abbates_report_look (events, 0, ABBATES_PIECE_ABBOT_CARD, value, get_pile_place (pile));
}

static void
add_card (AbbatesHenricusPosition *henricus,
          AbbatesCard card)
{
  g_assert (henricus->n_cards < ABBATES_MAX_HENRICUS_CARDS);
  henricus->cards[henricus->n_cards++] = card;
  henricus->track = (gint16) (henricus->track + (int) ABBATES_CARD_BEANS (card));
}

/**
 * abbates_henricus_obtain:
 * @position: a position of a solo game
 * @card: a garden card
 * @from: where it comes from
 * @events: (nullable): where to report what happens
 *
 * Lays @card on Henricus' pile of cards; his Abbot moves.
 */
void
abbates_henricus_obtain (AbbatesPosition *position,
                         AbbatesCard card,
                         AbbatesPlace from,
                         AbbatesEvents *events)
{
  gint16 track = position->henricus.track;

  add_card (&position->henricus, card);
  abbates_report_card (events, ABBATES_HENRICUS, card, from, ABBATES_AT (CARDS, 0, 0));
  abbates_report_track (events, ABBATES_HENRICUS, ABBATES_PIECE_ABBOT, track,
                        position->henricus.track);
}

/* What makes Henricus want a card: beans first, then points; 0 for no card. */
static guint
get_worth (const AbbatesPosition *position,
           AbbatesCard card)
{
  if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
    return 0;

  return 1 + 4 * ABBATES_CARD_BEANS (card) + abbates_position_points (position, card);
}

static guint
get_most_beans (const AbbatesPosition *position,
                AbbatesLine line)
{
  guint most = 0;

  for (guint i = 0; i < 3; i++)
    {
      AbbatesCard card = position->garden[abbates_line_squares[line][i] - 1];

      if (card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD)
        most = MAX (most, ABBATES_CARD_BEANS (card) + 1);
    }

  return most;
}

static guint
count_with_beans (const AbbatesPosition *position,
                  AbbatesLine line,
                  guint beans)
{
  guint count = 0;

  for (guint i = 0; i < 3; i++)
    {
      AbbatesCard card = position->garden[abbates_line_squares[line][i] - 1];

      count += card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD &&
               ABBATES_CARD_BEANS (card) + 1 == beans;
    }

  return count;
}

/* Square 3 of the Solo card: of the General's line and the lines beside it, the
 * one with the most cards of the highest bean count; equal: the General's, then
 * the lower numbered. */
static AbbatesLine
choose_line (const AbbatesPosition *position)
{
  AbbatesLine middle = position->line;
  AbbatesLine first = ABBATES_IS_COLUMN (middle) ? 1 : 4;
  AbbatesLine low = middle > first ? (AbbatesLine) (middle - 1) : middle;
  AbbatesLine high = middle < first + 2 ? (AbbatesLine) (middle + 1) : middle;
  AbbatesLine best = middle;
  guint beans = 0;

  for (AbbatesLine line = low; line <= high; line++)
    beans = MAX (beans, get_most_beans (position, line));
  for (AbbatesLine line = low; line <= high; line++)
    if (count_with_beans (position, line, beans) > count_with_beans (position, best, beans))
      best = line;

  return best;
}

/* The square of @line with the card that he takes, from 1; 0 when it is empty. */
static guint
choose_square (const AbbatesPosition *position,
               const AbbatesRules *rules,
               AbbatesLine line)
{
  guint8 squares[3];
  guint best = 0, best_worth = 0;

  abbates_position_fill_order (rules, position->round, line, squares);
  for (guint i = 0; i < 3; i++)
    {
      guint worth = get_worth (position, position->garden[squares[i] - 1]);

      if (worth > best_worth)
        {
          best = squares[i];
          best_worth = worth;
        }
    }

  return best;
}

/* Square 2 of the Solo card: of the first @n_before cards the least is exchanged
 * with the best one of the replenishment row, even at a loss. */
static void
exchange (AbbatesPosition *position,
          guint n_before,
          AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;
  gint16 track = henricus->track;
  guint least = 0, best = 0;
  AbbatesCard given;

  for (guint i = 1; i < ABBATES_N_BOXES; i++)
    if (get_worth (position, position->refill[i]) > get_worth (position, position->refill[best]))
      best = i;
  for (guint i = 1; i < n_before; i++)
    if (get_worth (position, henricus->cards[i]) < get_worth (position, henricus->cards[least]))
      least = i;
  if (n_before == 0 || position->refill[best] == ABBATES_NO_CARD)
    return;

  given = henricus->cards[least];
  henricus->n_cards--;
  memmove (henricus->cards + least, henricus->cards + least + 1, henricus->n_cards - least);
  henricus->track = (gint16) (henricus->track - (int) ABBATES_CARD_BEANS (given));
  add_card (henricus, position->refill[best]);
  abbates_report_card (events, ABBATES_HENRICUS, given, ABBATES_AT (CARDS, 0, 0),
                       ABBATES_AT (REFILL, 0, best + 1));
  abbates_report_card (events, ABBATES_HENRICUS, position->refill[best],
                       ABBATES_AT (REFILL, 0, best + 1), ABBATES_AT (CARDS, 0, 0));
  abbates_report_track (events, ABBATES_HENRICUS, ABBATES_PIECE_ABBOT, track, henricus->track);
  position->refill[best] = given;
}

/* What an unrecorded card can be worth at most to him, as get_worth() tells it. */
static guint
get_most_unseen (const AbbatesPosition *position,
                 const AbbatesRules *rules)
{
  guint most = 0;

  for (guint i = 0; i < rules->n_card_list; i++)
    if (position->left[rules->card_list[i]] > 0)
      most = MAX (most, get_worth (position, rules->card_list[i]));

  return most;
}

/* Which of @cards, the better liked place first where they are equal, must be named before it
 * is certain that he wants a known one: its index, or @n_cards. */
static guint
find_deciding (const AbbatesPosition *position,
               const AbbatesRules *rules,
               const AbbatesCard *cards,
               guint n_cards)
{
  guint unseen = get_most_unseen (position, rules);
  guint best = n_cards, best_worth = 0;

  for (guint i = 0; i < n_cards; i++)
    if (cards[i] != ABBATES_UNKNOWN_CARD && get_worth (position, cards[i]) > best_worth)
      {
        best = i;
        best_worth = get_worth (position, cards[i]);
      }
  for (guint i = 0; i < n_cards; i++)
    if (cards[i] == ABBATES_UNKNOWN_CARD &&
        (unseen > best_worth || (unseen == best_worth && i < best)))
      return i;

  return n_cards;
}

/* The lines that square 3 lets him choose from, the General's first. Returns how many. */
static guint
list_lines (const AbbatesPosition *position,
            AbbatesLine *lines)
{
  AbbatesLine first = ABBATES_IS_COLUMN (position->line) ? 1 : 4;
  guint n_lines = 0;

  lines[n_lines++] = position->line;
  if (position->line > first)
    lines[n_lines++] = (AbbatesLine) (position->line - 1);
  if (position->line < first + 2)
    lines[n_lines++] = (AbbatesLine) (position->line + 1);

  return n_lines;
}

/* How many cards that lie nowhere known have @beans, as get_most_beans() tells them, and whether
 * one has more. */
static guint
count_unseen (const AbbatesPosition *position,
              const AbbatesRules *rules,
              guint beans,
              gboolean *has_more)
{
  guint count = 0;

  *has_more = FALSE;
  for (guint i = 0; i < rules->n_card_list; i++)
    {
      AbbatesCard card = rules->card_list[i];

      if (ABBATES_CARD_BEANS (card) + 1 == beans)
        count += position->left[card];
      else if (ABBATES_CARD_BEANS (card) + 1 > beans && position->left[card] > 0)
        *has_more = TRUE;
    }

  return count;
}

/* How many cards of @line nobody recorded, and where the first of them lies. */
static guint
count_unrecorded (const AbbatesPosition *position,
                  AbbatesLine line,
                  guint *square)
{
  guint count = 0;

  for (guint i = 3; i > 0; i--)
    if (position->garden[abbates_line_squares[line][i - 1] - 1] == ABBATES_UNKNOWN_CARD)
      {
        *square = abbates_line_squares[line][i - 1];
        count++;
      }

  return count;
}

/* Whether @line can come before @best, which he chooses of the recorded cards, when
 * @n_more of its unrecorded cards have @beans too, the most that are recorded. */
static gboolean
can_come_before (const AbbatesPosition *position,
                 AbbatesLine line,
                 AbbatesLine best,
                 guint beans,
                 guint n_more)
{
  guint most = count_with_beans (position, line, beans) + n_more;
  guint least = count_with_beans (position, best, beans);
  gboolean is_preferred = line == position->line || (best != position->line && line < best);

  return most > least || (most == least && is_preferred);
}

/* An unrecorded card that may change from which line he takes, by square 3: its square, or 0.
 * Those of the line that is chosen without them can only bring it further in front. */
static guint
find_deciding_line (const AbbatesPosition *position,
                    const AbbatesRules *rules)
{
  AbbatesLine best = choose_line (position);
  AbbatesLine lines[3];
  guint n_lines = list_lines (position, lines);
  guint most = 0, n_equal;
  gboolean may_have_more;

  for (guint i = 0; i < n_lines; i++)
    most = MAX (most, get_most_beans (position, lines[i]));
  n_equal = count_unseen (position, rules, most, &may_have_more);

  for (guint i = 0; i < n_lines; i++)
    {
      guint square = 0;
      guint n_unrecorded = count_unrecorded (position, lines[i], &square);

      if (lines[i] != best && n_unrecorded > 0 &&
          (may_have_more || can_come_before (position, lines[i], best, most,
                                             MIN (n_unrecorded, n_equal))))
        return square;
    }

  return 0;
}

/* An unrecorded card of @line that may be what he takes: its square, or 0. */
static guint
find_deciding_square (const AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesLine line)
{
  AbbatesCard cards[3];
  guint8 squares[3];
  guint found;

  abbates_position_fill_order (rules, position->round, line, squares);
  for (guint i = 0; i < 3; i++)
    cards[i] = position->garden[squares[i] - 1];
  found = find_deciding (position, rules, cards, 3);

  return found < 3 ? squares[found] : 0;
}

/**
 * abbates_henricus_next_unknown:
 * @position: a position in action 2 of a phase that Henricus won
 * @rules: the rules of the match
 * @move: (out): the move that names it, but for the card
 *
 * Finds a card that nobody recorded and that decides what Henricus takes.
 *
 * Returns: whether there is one
 */
gboolean
abbates_henricus_next_unknown (const AbbatesPosition *position,
                               const AbbatesRules *rules,
                               AbbatesMove *move)
{
  guint pawn = position->henricus.pawn;
  guint found = 0;

  if (!position->table)
    return FALSE;

  if (pawn == 3)
    found = find_deciding_line (position, rules);
  if (found == 0)
    found = find_deciding_square (position, rules,
                                  pawn == 3 ? choose_line (position) : position->taken_line);
  *move = (AbbatesMove){ ABBATES_MOVE_KNOW_GARDEN, { (guint8) found } };
  if (found == 0 && pawn == 2 && position->henricus.n_cards > 0)
    {
      found = find_deciding (position, rules, position->refill, ABBATES_N_BOXES);
      if (found == ABBATES_N_BOXES)
        return FALSE;
      *move = (AbbatesMove){ ABBATES_MOVE_KNOW_REFILL, { (guint8) (found + 1) } };
      return TRUE;
    }

  return found != 0;
}

/* Square 3 of the Solo card: the line where he takes, and all others with him. */
static void
change_line (AbbatesPosition *position,
             AbbatesEvents *events)
{
  AbbatesLine line = choose_line (position);

  if (line != position->taken_line)
    abbates_report_move (events, ABBATES_HENRICUS, ABBATES_PIECE_TAKEN_LINE, 0,
                         ABBATES_AT (LINE, 0, position->taken_line), ABBATES_AT (LINE, 0, line));
  position->taken_line = line;
}

/**
 * abbates_henricus_take:
 * @position: a position in action 2 of a phase that Henricus won
 * @rules: the rules of the match
 * @events: (nullable): where to report what happens
 *
 * Henricus takes by the square of the Solo card under his pawn.
 */
void
abbates_henricus_take (AbbatesPosition *position,
                       const AbbatesRules *rules,
                       AbbatesEvents *events)
{
  guint n_before = position->henricus.n_cards;
  guint square;

  if (position->henricus.pawn == 3)
    change_line (position, events);

  square = choose_square (position, rules, position->taken_line);
  if (square != 0)
    {
      abbates_henricus_obtain (position, position->garden[square - 1],
                               ABBATES_AT (GARDEN, 0, square), events);
      position->garden[square - 1] = ABBATES_NO_CARD;
    }
  else
    abbates_report_that (events, SCR_EVENT_PASS, ABBATES_PIECE_TAKE, 0, ABBATES_HENRICUS, 0);
  if (position->henricus.pawn == 2)
    exchange (position, n_before, events);
}

/* The pawn on the Solo card after a garden phase. */
void
abbates_henricus_advance_pawn (AbbatesPosition *position,
                               const AbbatesRules *rules,
                               AbbatesEvents *events)
{
  guint pawn = position->henricus.pawn;
  guint next = pawn % 3 + 1;

  if (!rules->solo_pawn_every_phase && position->order[0] != ABBATES_HENRICUS)
    return;

  position->henricus.pawn = (guint8) next;
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_STEP, ABBATES_PIECE_SOLO_PAWN, 0, 0,
                                          ABBATES_AT (SOLO, 0, pawn), ABBATES_AT (SOLO, 0, next),
                                          ABBATES_HENRICUS, (gint16) ((int) next - (int) pawn) });
}

/**
 * abbates_henricus_end_round:
 * @position: a position at the end of round 1, 2 or 3
 * @events: (nullable): where to report what happens
 *
 * The highest card of his discards goes back into its pile, which is shuffled;
 * the others leave the game.
 */
void
abbates_henricus_end_round (AbbatesPosition *position,
                            AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;
  guint value = abbates_hand_highest (&henricus->discards);

  guint pile = value >= 8 ? HIGH : LOW;

  if (value == 0)
    return;

  abbates_hand_add (&henricus->pile[pile], value);
  henricus->top[pile] = 0;
  abbates_report_abbot_cards (events, ABBATES_HENRICUS, value, 1,
                              ABBATES_AT (DISCARDS, ABBATES_HENRICUS, 0), get_pile_place (pile));
  abbates_report_shuffle (events, abbates_hand_count (&henricus->pile[pile]),
                          ABBATES_AT (NOWHERE, 0, 0), get_pile_place (pile));
  abbates_round_report_out (ABBATES_HENRICUS, henricus->discards, value, events);
  memset (&henricus->discards, 0, sizeof henricus->discards);
}
