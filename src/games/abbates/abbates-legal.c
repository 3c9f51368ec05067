/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* Legality, written once: the list of moves asks the same predicates as the check of
 * one. */

/* Values that the seat due may play, as bits 1 to 14 (*Play an Abbot Card*, R-04). */
static guint
get_playable (const AbbatesPosition *position)
{
  guint hand = abbates_hand_mask (&position->seats[position->by - 1].hand);
  guint fresh = hand & ~abbates_position_played_mask (position);

  return fresh != 0 ? fresh : hand;
}

static AbbatesReason
check_play (const AbbatesPosition *position,
            guint value)
{
  if (!abbates_hand_has (&position->seats[position->by - 1].hand, value))
    return ABBATES_REASON_NOT_IN_HAND;

  return (get_playable (position) >> value) & 1 ? ABBATES_REASON_NONE : ABBATES_REASON_VALUE_PLAYED;
}

/* Where a taken card goes: any square of the General's line. */
static AbbatesReason
check_place (const AbbatesPosition *position,
             guint square)
{
  return abbates_line_has (position->line, square) ? ABBATES_REASON_NONE
                                                   : ABBATES_REASON_PLACE_NOT_IN_LINE;
}

static AbbatesReason
check_line_square (const AbbatesPosition *position,
                   guint square)
{
  if (!abbates_line_has (position->taken_line, square))
    return ABBATES_REASON_NOT_IN_LINE;

  return position->garden[square - 1] != ABBATES_NO_CARD ? ABBATES_REASON_NONE
                                                         : ABBATES_REASON_SQUARE_EMPTY;
}

static AbbatesReason
check_box (const AbbatesPosition *position,
           guint box)
{
  return position->refill[box - 1] != ABBATES_NO_CARD ? ABBATES_REASON_NONE
                                                      : ABBATES_REASON_BOX_EMPTY;
}

/* Whether the seat due is the winner and @arcade lies above the line. */
static AbbatesReason
check_arcade_allows (const AbbatesPosition *position,
                     const AbbatesRules *rules,
                     AbbatesArcade arcade,
                     AbbatesReason otherwise)
{
  if (rules->no_arcade)
    return ABBATES_REASON_VARIANT_NO_ARCADE;
  if (position->turn != 0)
    return ABBATES_REASON_ONLY_WINNER_ACTS;

  return abbates_position_arcade (position, rules) == arcade ? ABBATES_REASON_NONE : otherwise;
}

/* The arcade card that allows an action of @kind. */
AbbatesArcade
abbates_move_kind_get_arcade (AbbatesMoveKind kind)
{
  switch (kind)
    {
    case ABBATES_MOVE_PEEK:
      return ABBATES_PEEK;
    case ABBATES_MOVE_SWAP_REFILL:
      return ABBATES_SWAP_PORTRAIT_REFILL;
    case ABBATES_MOVE_SWAP_LINE:
      return ABBATES_SWAP_LINE_REFILL;
    case ABBATES_MOVE_SWAP:
      return ABBATES_SWAP_PORTRAIT;
    case ABBATES_MOVE_OTHER_LINE:
      return ABBATES_OTHER_LINE;
    case ABBATES_MOVE_RECALL:
      return ABBATES_RECALL;
    default:
      return ABBATES_NO_ARCADE;
    }
}

/* Whether the winner may act in this way now, whatever the cards. */
static AbbatesReason
check_may_act (const AbbatesPosition *position,
               const AbbatesRules *rules,
               AbbatesMoveKind kind)
{
  AbbatesReason reason = check_arcade_allows (position, rules, abbates_move_kind_get_arcade (kind),
                                              ABBATES_REASON_NO_ACTION_CARD);

  /* The arcade card may have been adjusted since. */
  if (reason == ABBATES_REASON_NONE && position->n_acted > 0 &&
      (kind != ABBATES_MOVE_SWAP_LINE || position->acted[0].kind != kind))
    return ABBATES_REASON_ALREADY_ACTED;

  return reason;
}

static AbbatesReason
check_portrait (const AbbatesPosition *position,
                guint square)
{
  const AbbatesSeatPosition *seat = &position->seats[position->by - 1];

  return seat->portrait[square - 1] != ABBATES_NO_CARD ? ABBATES_REASON_NONE
                                                       : ABBATES_REASON_PORTRAIT_EMPTY;
}

/* One exchange; each card takes part in at most one. */
static AbbatesReason
check_swap_line (const AbbatesPosition *position,
                 guint square,
                 guint box)
{
  AbbatesReason reason = check_line_square (position, square);

  for (guint i = 0; i < position->n_acted; i++)
    if (position->acted[i].arg[0] == square || position->acted[i].arg[1] == box)
      return ABBATES_REASON_SWAP_USED;

  return reason != ABBATES_REASON_NONE ? reason : check_box (position, box);
}

static AbbatesReason
check_swap (const AbbatesPosition *position,
            guint a,
            guint b)
{
  if (a == b)
    return ABBATES_REASON_SWAP_SAME;

  return check_portrait (position, a) != ABBATES_REASON_NONE ? ABBATES_REASON_PORTRAIT_EMPTY
                                                             : check_portrait (position, b);
}

static AbbatesReason
check_action (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move)
{
  AbbatesReason reason = check_may_act (position, rules, (AbbatesMoveKind) move.kind);

  if (reason != ABBATES_REASON_NONE)
    return reason;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PEEK:
      return position->pile > 0 ? ABBATES_REASON_NONE : ABBATES_REASON_PEEK_EMPTY;
    case ABBATES_MOVE_SWAP_REFILL:
      reason = check_portrait (position, move.arg[0]);
      return reason != ABBATES_REASON_NONE ? reason : check_box (position, move.arg[1]);
    case ABBATES_MOVE_SWAP_LINE:
      return check_swap_line (position, move.arg[0], move.arg[1]);
    case ABBATES_MOVE_SWAP:
      return check_swap (position, move.arg[0], move.arg[1]);
    case ABBATES_MOVE_OTHER_LINE:
      return move.arg[0] != position->line ? ABBATES_REASON_NONE : ABBATES_REASON_SAME_LINE;
    case ABBATES_MOVE_RECALL:
      return memchr (position->chapter, move.arg[0] << 4 | move.arg[1], position->n_chapter) != NULL
                 ? ABBATES_REASON_NONE
                 : ABBATES_REASON_NOT_IN_CHAPTER;
    default:
      return ABBATES_REASON_NONE;
    }
}

/* A card that nobody recorded may be any of those left. */
static gboolean
is_in_discard (const AbbatesPosition *position,
               AbbatesCard card)
{
  return memchr (position->discard, card, position->n_discard) != NULL ||
         (position->left[card] > 0 &&
          memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard) != NULL);
}

static AbbatesReason
check_take (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove move)
{
  AbbatesReason reason;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_TAKE:
      reason = check_line_square (position, move.arg[0]);
      break;
    case ABBATES_MOVE_TAKE_REFILL:
      reason = check_arcade_allows (position, rules, ABBATES_TAKE_REFILL,
                                    ABBATES_REASON_REFILL_NOT_ALLOWED);
      if (reason == ABBATES_REASON_NONE)
        reason = check_box (position, move.arg[0]);
      break;
    case ABBATES_MOVE_TAKE_DISCARD:
      reason = check_arcade_allows (position, rules, ABBATES_TAKE_DISCARD,
                                    ABBATES_REASON_DISCARD_NOT_ALLOWED);
      if (reason == ABBATES_REASON_NONE && !is_in_discard (position, move.arg[0]))
        reason = ABBATES_REASON_NOT_IN_DISCARD;
      break;
    default:
      reason = check_action (position, rules, move);
      return reason != ABBATES_REASON_NONE ? reason : abbates_name_check (position, move);
    }

  if (reason == ABBATES_REASON_NONE)
    reason = check_place (position, move.arg[1]);

  return reason != ABBATES_REASON_NONE ? reason : abbates_name_check (position, move);
}

/* The numbers must be all of 1 to the number of known cards, each once. */
static AbbatesReason
check_order (const AbbatesPosition *position,
             const guint8 *numbers)
{
  guint seen = 0;

  if (numbers[0] == 0)
    return ABBATES_REASON_NONE;
  for (guint i = 0; i < ABBATES_MAX_KNOWN; i++)
    {
      if ((i < position->n_known) != (numbers[i] != 0) || numbers[i] > position->n_known)
        return ABBATES_REASON_ORDER_NUMBERS;
      seen |= 1u << numbers[i];
    }

  return (seen | 1) == (2u << position->n_known) - 1 ? ABBATES_REASON_NONE
                                                     : ABBATES_REASON_ORDER_NUMBERS;
}

static gboolean
is_taking (AbbatesMoveKind kind)
{
  return kind >= ABBATES_MOVE_TAKE && kind <= ABBATES_MOVE_RECALL && kind != ABBATES_MOVE_PLACE &&
         kind != ABBATES_MOVE_ORDER;
}

/* What to say to a decision while another is due. */
static AbbatesReason
get_due_reason (const AbbatesPosition *position)
{
  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_PLAY:
      return ABBATES_REASON_PLAY_DUE;
    case ABBATES_MOVE_TAKE:
      return ABBATES_REASON_TAKE_DUE;
    case ABBATES_MOVE_PLACE:
      return ABBATES_REASON_PLACE_DUE;
    case ABBATES_MOVE_ORDER:
      return ABBATES_REASON_ORDER_DUE;
    case ABBATES_MOVE_KNOW:
      return ABBATES_REASON_KNOW_DUE;
    default:
      return ABBATES_REASON_CHANCE_DUE;
    }
}

/**
 * abbates_position_check:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move as abbates_move_parse() makes it
 *
 * Returns: ABBATES_REASON_NONE when @move is legal, else the rule that forbids it
 */
AbbatesReason
abbates_position_check (const AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesMove move)
{
  AbbatesMoveKind kind = (AbbatesMoveKind) move.kind;

  if (kind >= ABBATES_MOVE_KNOW_GARDEN)
    return abbates_legal_check_anytime (position, rules, move);
  if (position->stage == ABBATES_STAGE_OVER)
    return ABBATES_REASON_OVER;
  if (abbates_move_is_chance (move))
    return abbates_legal_check_chance (position, rules, move);
  if (is_taking (kind) && position->awaiting == ABBATES_MOVE_TAKE)
    return check_take (position, rules, move);
  if (kind == ABBATES_MOVE_ORDER && position->table && position->peeking && move.arg[0] == 0)
    return ABBATES_REASON_NONE;
  if (kind != position->awaiting)
    return get_due_reason (position);
  if (kind == ABBATES_MOVE_PLAY)
    return check_play (position, move.arg[0]);
  if (kind == ABBATES_MOVE_PLACE)
    return check_place (position, move.arg[0]);

  return check_order (position, move.arg);
}

static inline guint
add_move (AbbatesMove *moves,
          guint n_moves,
          AbbatesMoveKind kind,
          guint a,
          guint b)
{
  moves[n_moves] = (AbbatesMove){ (guint8) kind, { (guint8) a, (guint8) b } };

  return n_moves + 1;
}

/* Adds the ways to lay the card that @kind takes from @from. */
static guint
add_takes (const AbbatesPosition *position,
           AbbatesMove *moves,
           guint n_moves,
           AbbatesMoveKind kind,
           guint from)
{
  for (guint i = 0; i < 3; i++)
    n_moves = add_move (moves, n_moves, kind, from, abbates_line_squares[position->line][i]);

  return n_moves;
}

/* Adds an action of the winner, where it is legal. */
static guint
add_action (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove *moves,
            guint n_moves,
            AbbatesMoveKind kind,
            guint a,
            guint b)
{
  AbbatesMove move = { (guint8) kind, { (guint8) a, (guint8) b } };

  return check_action (position, rules, move) == ABBATES_REASON_NONE
             ? add_move (moves, n_moves, kind, a, b)
             : n_moves;
}

/* Exchanges with the replenishment row, of each square with each box. */
static guint
list_exchanges (const AbbatesPosition *position,
                const AbbatesRules *rules,
                AbbatesMove *moves,
                guint n_moves,
                AbbatesMoveKind kind)
{
  for (guint square = 1; square <= ABBATES_N_SQUARES; square++)
    for (guint box = 1; box <= ABBATES_N_BOXES; box++)
      n_moves = add_action (position, rules, moves, n_moves, kind, square, box);

  return n_moves;
}

static guint
list_swaps (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove *moves,
            guint n_moves)
{
  for (guint a = 1; a <= ABBATES_N_SQUARES; a++)
    for (guint b = a + 1; b <= ABBATES_N_SQUARES; b++)
      n_moves = add_action (position, rules, moves, n_moves, ABBATES_MOVE_SWAP, a, b);

  return n_moves;
}

static guint
list_recalls (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove *moves,
              guint n_moves)
{
  for (guint i = 0; i < position->n_chapter; i++)
    {
      guint8 card = position->chapter[i];

      if (memchr (position->chapter, card, i) == NULL)
        n_moves = add_action (position, rules, moves, n_moves, ABBATES_MOVE_RECALL,
                              ABBATES_CHAPTER_SEAT (card), ABBATES_CHAPTER_VALUE (card));
    }

  return n_moves;
}

/* The optional action of the arcade card, for the winner. */
static guint
list_actions (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove *moves,
              guint n_moves)
{
  switch (abbates_position_arcade (position, rules))
    {
    case ABBATES_PEEK:
      return add_action (position, rules, moves, n_moves, ABBATES_MOVE_PEEK, 0, 0);
    case ABBATES_SWAP_PORTRAIT_REFILL:
      return list_exchanges (position, rules, moves, n_moves, ABBATES_MOVE_SWAP_REFILL);
    case ABBATES_SWAP_LINE_REFILL:
      return list_exchanges (position, rules, moves, n_moves, ABBATES_MOVE_SWAP_LINE);
    case ABBATES_SWAP_PORTRAIT:
      return list_swaps (position, rules, moves, n_moves);
    case ABBATES_RECALL:
      return list_recalls (position, rules, moves, n_moves);
    case ABBATES_OTHER_LINE:
      for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
        n_moves = add_action (position, rules, moves, n_moves, ABBATES_MOVE_OTHER_LINE, line, 0);
      return n_moves;
    default:
      return n_moves;
    }
}

/**
 * abbates_position_can_act:
 * @position: a position
 * @rules: the rules of the match
 *
 * Returns: whether the seat due may use the arcade card in some way before it takes
 */
gboolean
abbates_position_can_act (const AbbatesPosition *position,
                          const AbbatesRules *rules)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];

  return position->awaiting == ABBATES_MOVE_TAKE && position->turn == 0 &&
         list_actions (position, rules, moves, 0) > 0;
}

static guint
list_takes (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove *moves)
{
  AbbatesArcade arcade = abbates_position_arcade (position, rules);
  guint n_moves = 0;

  for (guint i = 0; i < 3; i++)
    {
      guint square = abbates_line_squares[position->taken_line][i];

      if (check_line_square (position, square) == ABBATES_REASON_NONE)
        n_moves = add_takes (position, moves, n_moves, ABBATES_MOVE_TAKE, square);
    }
  if (position->turn != 0)
    return n_moves;

  for (guint box = 1; arcade == ABBATES_TAKE_REFILL && box <= ABBATES_N_BOXES; box++)
    if (check_box (position, box) == ABBATES_REASON_NONE)
      n_moves = add_takes (position, moves, n_moves, ABBATES_MOVE_TAKE_REFILL, box);
  for (guint i = 0; arcade == ABBATES_TAKE_DISCARD && i < position->n_discard; i++)
    if (memchr (position->discard, position->discard[i], i) == NULL)
      n_moves =
          add_takes (position, moves, n_moves, ABBATES_MOVE_TAKE_DISCARD, position->discard[i]);

  return list_actions (position, rules, moves, n_moves);
}

/**
 * abbates_position_moves:
 * @position: a position
 * @rules: the rules of the match
 * @moves: (out) (array length=ABBATES_MAX_MOVES): room for the moves
 *
 * Lists what the seat due may decide. The orders of peeked cards stand there
 * once, as the bare one; swaps with the lower square first.
 *
 * Returns: how many; 0 when no seat is due
 */
guint
abbates_position_moves (const AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesMove *moves)
{
  guint n_moves = 0;

  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_PLAY:
      for (guint mask = get_playable (position); mask != 0; mask &= mask - 1)
        n_moves = add_move (moves, n_moves, ABBATES_MOVE_PLAY, (guint) __builtin_ctz (mask), 0);
      return n_moves;
    case ABBATES_MOVE_TAKE:
      return list_takes (position, rules, moves);
    case ABBATES_MOVE_PLACE:
      for (guint i = 0; i < 3; i++)
        n_moves = add_move (moves, n_moves, ABBATES_MOVE_PLACE,
                            abbates_line_squares[position->line][i], 0);
      return n_moves;
    case ABBATES_MOVE_ORDER:
      return add_move (moves, n_moves, ABBATES_MOVE_ORDER, 0, 0);
    default:
      return 0;
    }
}
