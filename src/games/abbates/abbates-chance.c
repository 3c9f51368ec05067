/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* What chance may answer, and how often each. */

static guint
add_outcome (AbbatesMove *moves,
             guint *weights,
             guint n_moves,
             AbbatesMove move,
             guint weight)
{
  if (weight == 0)
    return n_moves;

  moves[n_moves] = move;
  weights[n_moves] = weight;

  return n_moves + 1;
}

/* The round's arcade cards, the plain ones first, as the edition lists them. */
static guint
list_arcade (const AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesMove *moves,
             guint *weights)
{
  guint8 round = position->n_arcade / 3;
  guint8 box = position->n_arcade % 3;
  guint counts[ABBATES_N_ARCADES];
  guint n_moves = 0;

  abbates_position_arcade_left (position, rules, counts);
  for (guint i = 0; i < 5; i++)
    {
      guint8 card = i < 3 ? rules->arcade[round][i] : rules->palm[i - 3];
      AbbatesMove move = { ABBATES_MOVE_ARCADE,
                           { (guint8) (round + 1), (guint8) (box + 1), card } };

      n_moves = add_outcome (moves, weights, n_moves, move, counts[card]);
      counts[card] = 0;
    }

  return n_moves;
}

static guint
list_missions (const AbbatesPosition *position,
               const AbbatesRules *rules,
               AbbatesMove *moves,
               guint *weights)
{
  guint8 seat = (guint8) abbates_position_setup_seat (position);
  guint n_moves = 0;

  for (guint8 i = 1; i <= ABBATES_N_MISSIONS; i++)
    {
      AbbatesMove move = { ABBATES_MOVE_MISSION, { seat, i } };

      if (abbates_position_check (position, rules, move) == ABBATES_REASON_NONE)
        n_moves = add_outcome (moves, weights, n_moves, move, 1);
    }

  return n_moves;
}

static guint
list_henricus (const AbbatesPosition *position,
               AbbatesMove *moves,
               guint *weights)
{
  guint8 pile = (guint8) abbates_henricus_due_pile (position);
  const AbbatesHand *hand = &position->henricus.pile[pile];
  guint n_moves = 0;

  for (guint8 value = 1; value <= ABBATES_BENEDICT; value++)
    {
      AbbatesMove move = { ABBATES_MOVE_HENRICUS, { pile, value } };
      guint count = value == ABBATES_BENEDICT ? hand->benedict : (hand->values >> value) & 1;

      n_moves = add_outcome (moves, weights, n_moves, move, count);
    }

  return n_moves;
}

/* The garden cards that may be on top of the pile: a known one is certain. */
static guint
list_cards (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove move,
            guint arg,
            AbbatesMove *moves,
            guint *weights)
{
  guint n_moves = 0;

  if (abbates_position_knows_top (position) && position->due_for != ABBATES_FOR_PEEK)
    {
      move.arg[arg] = position->known[0];
      return add_outcome (moves, weights, 0, move, 1);
    }

  for (guint i = 0; i < rules->n_card_list; i++)
    {
      move.arg[arg] = rules->card_list[i];
      n_moves = add_outcome (moves, weights, n_moves, move, position->left[rules->card_list[i]]);
    }

  return n_moves;
}

/* What the card can be that must be named before the game goes on. */
static guint
list_unknown (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove *moves,
              guint *weights)
{
  AbbatesMove move;
  guint n_moves = 0, arg;

  if (!abbates_position_due_unknown (position, rules, &move))
    return 0;

  arg = abbates_know_get_card_arg (move);
  for (guint i = 0; i < rules->n_card_list; i++)
    {
      move.arg[arg] = rules->card_list[i];
      n_moves = add_outcome (moves, weights, n_moves, move, position->left[rules->card_list[i]]);
    }

  return n_moves;
}

/**
 * abbates_position_outcomes:
 * @position: a position
 * @rules: the rules of the match
 * @moves: (out) (array length=ABBATES_MAX_MOVES): room for the answers
 * @weights: (out) (array length=ABBATES_MAX_MOVES): room for how often each
 *
 * Lists what chance may answer, in the dealer's order (docs/formats.md).
 *
 * Returns: how many; 0 when chance is not due
 */
guint
abbates_position_outcomes (const AbbatesPosition *position,
                           const AbbatesRules *rules,
                           AbbatesMove *moves,
                           guint *weights)
{
  AbbatesMove move = { position->awaiting, { 0 } };
  guint n_moves = 0;

  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_ARCADE:
      return list_arcade (position, rules, moves, weights);
    case ABBATES_MOVE_MISSION:
      return list_missions (position, rules, moves, weights);
    case ABBATES_MOVE_SECRET:
      move.arg[0] = (guint8) abbates_position_setup_seat (position);
      return list_cards (position, rules, move, 1, moves, weights);
    case ABBATES_MOVE_START:
      for (move.arg[0] = 1; move.arg[0] <= rules->n_seats; move.arg[0]++)
        n_moves = add_outcome (moves, weights, n_moves, move, 1);
      return n_moves;
    case ABBATES_MOVE_HENRICUS:
      return list_henricus (position, moves, weights);
    case ABBATES_MOVE_REVEAL:
      return list_cards (position, rules, move, 0, moves, weights);
    case ABBATES_MOVE_RESHUFFLE:
      return add_outcome (moves, weights, 0, move, 1);
    case ABBATES_MOVE_KNOW:
      return list_unknown (position, rules, moves, weights);
    default:
      return 0;
    }
}

/* A number from 0 to @total - 1, for playing at random, not for dealing. */
static inline guint
get_random_below (guint64 *random,
                  guint total)
{
  guint64 z = (*random += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  z ^= z >> 31;

  return (guint) (((z >> 32) * total) >> 32);
}

/* How many cards @position->left counts: the draw pile's but for those known, and what
 * lies hidden or unrecorded elsewhere. */
static guint
count_unseen (const AbbatesPosition *position,
              const AbbatesRules *rules)
{
  guint count = (guint) position->pile - position->n_known;

  if (position->table)
    {
      count = 0;
      for (guint i = 0; i < rules->n_card_list; i++)
        count += position->left[rules->card_list[i]];
      return count;
    }

  for (guint i = 0; i < position->n_known; i++)
    count += position->known[i] == ABBATES_UNKNOWN_CARD;
  for (guint i = 0; rules->no_points_card && i < rules->n_seats; i++)
    count += position->seats[i].secret == ABBATES_UNKNOWN_CARD;

  return count;
}

static AbbatesMove
get_random_reveal (const AbbatesPosition *position,
                   const AbbatesRules *rules,
                   guint64 *random)
{
  AbbatesMove move = { ABBATES_MOVE_REVEAL, { position->known[0] } };
  guint at;

  if (abbates_position_knows_top (position) && position->due_for != ABBATES_FOR_PEEK)
    return move;

  at = get_random_below (random, count_unseen (position, rules));
  for (guint i = 0; i < rules->n_card_list; i++)
    {
      move.arg[0] = rules->card_list[i];
      if (at < position->left[move.arg[0]])
        break;
      at -= position->left[move.arg[0]];
    }

  return move;
}

static AbbatesMove
get_random_order (const AbbatesPosition *position,
                  guint64 *random)
{
  AbbatesMove move = { ABBATES_MOVE_ORDER, { 0 } };

  for (guint8 i = 0; i < position->n_known; i++)
    {
      guint at = get_random_below (random, i + 1u);

      move.arg[i] = move.arg[at];
      move.arg[at] = i + 1;
    }

  return move;
}

/**
 * abbates_position_random_move:
 * @position: a position that is not over
 * @rules: the rules of the match
 * @random: where the numbers come from, changed by use
 *
 * Returns: a legal decision, each as likely as another, or an answer of chance,
 *   as likely as its weight; a random order for peeked cards
 */
AbbatesMove
abbates_position_random_move (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              guint64 *random)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_moves, at, total = 0;

  if (position->awaiting == ABBATES_MOVE_REVEAL)
    return get_random_reveal (position, rules, random);
  if (position->awaiting == ABBATES_MOVE_ORDER)
    return get_random_order (position, random);
  if (position->by != 0)
    {
      n_moves = abbates_position_moves (position, rules, moves);
      return moves[get_random_below (random, n_moves)];
    }

  n_moves = abbates_position_outcomes (position, rules, moves, weights);
  for (guint i = 0; i < n_moves; i++)
    total += weights[i];
  at = get_random_below (random, total);
  for (guint i = 0; i + 1 < n_moves; at -= weights[i++])
    if (at < weights[i])
      return moves[i];

  return moves[n_moves - 1];
}
