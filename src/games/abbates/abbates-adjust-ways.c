/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-adjust-private.h"
#include "games/abbates/abbates-state-private.h"

/* How a move that the rules forbid, but that was made at a table, can be recorded: what must be
 * set by hand so that the position is what it is there. */

/* More Benedict cards are not laid aside for a moment. */
#define MAX_BENEDICT 6

void
abbates_way_add_move (AbbatesWay *way,
                      AbbatesMove move)
{
  g_return_if_fail (way->n_moves < ABBATES_MAX_WAY);

  way->moves[way->n_moves++] = move;
}

void
abbates_way_add (AbbatesWay *way,
                 AbbatesMoveKind kind,
                 guint first,
                 guint second,
                 guint third)
{
  abbates_way_add_move (way, (AbbatesMove){ (guint8) kind,
                                            { (guint8) first, (guint8) second,
                                              (guint8) third } });
}

/* Makes all moves of @way on @position. Returns whether all were legal. */
gboolean
abbates_way_follow (const AbbatesWay *way,
                    const AbbatesRules *rules,
                    AbbatesPosition *position)
{
  for (guint i = 0; i < way->n_moves; i++)
    {
      if (abbates_position_check (position, rules, way->moves[i]) != ABBATES_REASON_NONE)
        return FALSE;
      abbates_position_apply (position, rules, way->moves[i]);
    }

  return TRUE;
}

static char *
print_way (const AbbatesWay *way,
           const AbbatesRules *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < way->n_moves; i++)
    {
      g_autofree char *move = abbates_move_print (rules, way->moves[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", move);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Adds a way where all its moves are legal one after another. */
void
abbates_ways_offer (AbbatesWays *self,
                    const AbbatesWay *way)
{
  AbbatesPosition position = *self->position;

  if (way->n_moves > 0 && abbates_way_follow (way, self->rules, &position))
    g_ptr_array_add (self->found, print_way (way, self->rules));
}

/* Offers the move itself after one that is set by hand. */
static void
offer_after (AbbatesWays *self,
             AbbatesMoveKind kind,
             guint first,
             guint second,
             guint third)
{
  AbbatesWay way = { .n_moves = 0 };

  abbates_way_add (&way, kind, first, second, third);
  abbates_way_add_move (&way, self->move);
  abbates_ways_offer (self, &way);
}

/* A card that is not in the hand was not where it is recorded. */
static void
offer_hand (AbbatesWays *self)
{
  guint seat = self->position->by;
  guint value = self->move.arg[0];
  AbbatesWay way = { .n_moves = 0 };

  if (abbates_hand_has (&self->position->seats[seat - 1].discards, value))
    abbates_way_add (&way, ABBATES_MOVE_SET_DISCARDS, seat, 1, value);
  abbates_way_add (&way, ABBATES_MOVE_SET_HAND, seat, 0, value);
  abbates_way_add_move (&way, self->move);
  abbates_ways_offer (self, &way);
}

/* Another seat than the one due has played. */
static void
offer_other_seat (AbbatesWays *self)
{
  for (guint seat = 1; seat <= self->rules->n_seats; seat++)
    if (seat != self->position->by &&
        abbates_hand_has (&self->position->seats[seat - 1].hand, self->move.arg[0]))
      offer_after (self, ABBATES_MOVE_SET_START, seat, 0, 0);
}

/* Takes cards, as bits 1 to 14, away from the hand, or gives them back. */
static void
add_cards (AbbatesWay *way,
           guint seat,
           guint sign,
           guint cards,
           guint n_benedict)
{
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if ((cards >> value) & 1)
      abbates_way_add (way, ABBATES_MOVE_SET_HAND, seat, sign, value);
  for (guint i = 0; i < n_benedict; i++)
    abbates_way_add (way, ABBATES_MOVE_SET_HAND, seat, sign, ABBATES_BENEDICT);
}

/* A value that somebody has played already is the only one in hand for a moment. */
static void
offer_only_card (AbbatesWays *self)
{
  guint seat = self->position->by;
  const AbbatesHand *hand = &self->position->seats[seat - 1].hand;
  guint others = abbates_hand_mask (hand) & ~abbates_position_played_mask (self->position);
  guint n_benedict = (others >> ABBATES_BENEDICT) & 1 ? hand->benedict : 0;
  AbbatesWay way = { .n_moves = 0 };

  if (n_benedict > MAX_BENEDICT)
    return;

  add_cards (&way, seat, 1, others, n_benedict);
  abbates_way_add_move (&way, self->move);
  add_cards (&way, seat, 0, others, n_benedict);
  abbates_ways_offer (self, &way);
}

/* The seat plays nothing that counts, and the card is spent. */
static void
offer_spent (AbbatesWays *self)
{
  guint seat = self->position->by;
  AbbatesWay way = { .n_moves = 0 };

  abbates_way_add (&way, ABBATES_MOVE_SKIP, 0, 0, 0);
  abbates_way_add (&way, ABBATES_MOVE_SET_HAND, seat, 1, self->move.arg[0]);
  abbates_way_add (&way, ABBATES_MOVE_SET_DISCARDS, seat, 0, self->move.arg[0]);
  abbates_ways_offer (self, &way);
}

/* Who is due sits out, and the next does it. */
static void
offer_skips (AbbatesWays *self)
{
  AbbatesWay way = { .n_moves = 0 };

  for (guint i = 1; i < self->rules->n_seats; i++)
    {
      AbbatesWay whole;
      guint n_found = self->found->len;

      abbates_way_add (&way, ABBATES_MOVE_SKIP, 0, 0, 0);
      whole = way;
      abbates_way_add_move (&whole, self->move);
      abbates_ways_offer (self, &whole);
      if (self->found->len > n_found)
        return;
    }
}

/* A card lies where none, or another one, is recorded. */
static void
offer_source (AbbatesWays *self)
{
  AbbatesMove move = self->move;
  AbbatesCard named = move.arg[ABBATES_NAMED] != 0 ? move.arg[ABBATES_NAMED]
                                                   : ABBATES_UNKNOWN_CARD;
  AbbatesCard second = move.arg[ABBATES_NAMED + 1] != 0 ? move.arg[ABBATES_NAMED + 1]
                                                        : ABBATES_UNKNOWN_CARD;
  guint seat = self->position->by;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_TAKE:
      offer_after (self, ABBATES_MOVE_SET_GARDEN, move.arg[0], named, 0);
      break;
    case ABBATES_MOVE_TAKE_REFILL:
      offer_after (self, ABBATES_MOVE_SET_REFILL, move.arg[0], named, 0);
      break;
    case ABBATES_MOVE_TAKE_DISCARD:
      offer_after (self, ABBATES_MOVE_SET_HEAP, 0, move.arg[0], 0);
      break;
    case ABBATES_MOVE_SWAP_REFILL:
      offer_after (self, ABBATES_MOVE_SET_PORTRAIT, seat, move.arg[0], named);
      offer_after (self, ABBATES_MOVE_SET_REFILL, move.arg[1], second, 0);
      break;
    case ABBATES_MOVE_SWAP_LINE:
      offer_after (self, ABBATES_MOVE_SET_GARDEN, move.arg[0], named, 0);
      offer_after (self, ABBATES_MOVE_SET_REFILL, move.arg[1], second, 0);
      break;
    case ABBATES_MOVE_SWAP:
      offer_after (self, ABBATES_MOVE_SET_PORTRAIT, seat, move.arg[0], named);
      offer_after (self, ABBATES_MOVE_SET_PORTRAIT, seat, move.arg[1], second);
      break;
    default:
      break;
    }
}

/* The arcade card that allows a move. */
static AbbatesArcade
get_arcade (AbbatesMoveKind kind)
{
  if (kind == ABBATES_MOVE_TAKE_REFILL)
    return ABBATES_TAKE_REFILL;
  if (kind == ABBATES_MOVE_TAKE_DISCARD)
    return ABBATES_TAKE_DISCARD;

  return abbates_move_kind_get_arcade (kind);
}

/* Another arcade card lies above the line than is recorded. */
static void
offer_arcade (AbbatesWays *self)
{
  const AbbatesPosition *position = self->position;
  AbbatesArcade allowed = get_arcade ((AbbatesMoveKind) self->move.kind);
  AbbatesArcade there = abbates_position_arcade (position, self->rules);

  if (allowed == ABBATES_NO_ARCADE || there == ABBATES_NO_ARCADE || position->turn != 0)
    return;

  for (guint box = 1; box <= 3; box++)
    if (position->arcade[(position->round - 1) * 3 + box - 1] == there)
      offer_after (self, ABBATES_MOVE_SET_ARCADE, position->round, box, allowed);
}

/* What an exchange has done, set card by card: each is taken away before it is laid elsewhere. */
static void
offer_exchange (AbbatesWays *self)
{
  const AbbatesPosition *position = self->position;
  guint seat = position->by;
  guint a = self->move.arg[0], b = self->move.arg[1];
  AbbatesWay way = { .n_moves = 0 };

  if (self->move.kind == ABBATES_MOVE_RECALL)
    {
      abbates_way_add (&way, ABBATES_MOVE_SET_CHAPTER, a, 1, b);
    }
  else if (self->move.kind == ABBATES_MOVE_SWAP_LINE)
    {
      abbates_way_add (&way, ABBATES_MOVE_SET_GARDEN, a, ABBATES_UNKNOWN_CARD, 0);
      abbates_way_add (&way, ABBATES_MOVE_SET_REFILL, b, position->garden[a - 1], 0);
      abbates_way_add (&way, ABBATES_MOVE_SET_GARDEN, a, position->refill[b - 1], 0);
    }
  else if (self->move.kind == ABBATES_MOVE_SWAP_REFILL)
    {
      AbbatesCard card = position->seats[seat - 1].portrait[a - 1];

      abbates_way_add (&way, ABBATES_MOVE_SET_PORTRAIT, seat, a, ABBATES_NO_CARD);
      abbates_way_add (&way, ABBATES_MOVE_SET_REFILL, b, card, 0);
      abbates_way_add (&way, ABBATES_MOVE_SET_PORTRAIT, seat, a, position->refill[b - 1]);
    }
  else if (self->move.kind == ABBATES_MOVE_SWAP)
    {
      const AbbatesCard *portrait = position->seats[seat - 1].portrait;

      abbates_way_add (&way, ABBATES_MOVE_SET_PORTRAIT, seat, a, ABBATES_NO_CARD);
      abbates_way_add (&way, ABBATES_MOVE_SET_PORTRAIT, seat, b, portrait[a - 1]);
      abbates_way_add (&way, ABBATES_MOVE_SET_PORTRAIT, seat, a, portrait[b - 1]);
    }
  abbates_ways_offer (self, &way);
}

/* Whether an exchange names places that all hold cards. */
static gboolean
has_both (const AbbatesPosition *position,
          AbbatesMove move)
{
  const AbbatesCard *portrait = position->seats[position->by - 1].portrait;
  guint a = move.arg[0], b = move.arg[1];

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_RECALL:
      return TRUE;
    case ABBATES_MOVE_SWAP_LINE:
      return position->garden[a - 1] != ABBATES_NO_CARD &&
             position->refill[b - 1] != ABBATES_NO_CARD;
    case ABBATES_MOVE_SWAP_REFILL:
      return portrait[a - 1] != ABBATES_NO_CARD && position->refill[b - 1] != ABBATES_NO_CARD;
    case ABBATES_MOVE_SWAP:
      return a != b && portrait[a - 1] != ABBATES_NO_CARD && portrait[b - 1] != ABBATES_NO_CARD;
    default:
      return FALSE;
    }
}

/* The draw pile holds fewer cards than is recorded, or more. */
static void
offer_pile (AbbatesWays *self)
{
  AbbatesWay way = { .n_moves = 0 };

  if (self->move.kind == ABBATES_MOVE_REVEAL)
    {
      offer_after (self, ABBATES_MOVE_SET_HEAP, 1, self->move.arg[0], 0);
      offer_after (self, ABBATES_MOVE_SET_HEAP, 1, ABBATES_UNKNOWN_CARD, 0);
      return;
    }
  if (self->position->n_known > 0)
    abbates_way_add (&way, ABBATES_MOVE_SET_KNOWN, 0, 0, 0);
  abbates_way_add (&way, ABBATES_MOVE_SET_PILE, 0, 0, 0);
  abbates_way_add_move (&way, self->move);
  abbates_ways_offer (self, &way);
}

static void
offer_play (AbbatesWays *self,
            AbbatesReason reason)
{
  if (reason == ABBATES_REASON_VALUE_PLAYED)
    {
      offer_only_card (self);
      offer_spent (self);
      return;
    }
  if (reason == ABBATES_REASON_NOT_IN_HAND)
    {
      offer_other_seat (self);
      offer_hand (self);
    }
  offer_skips (self);
}

/* What the seat due does in action 2, or with a card that it has drawn. */
static void
offer_action (AbbatesWays *self)
{
  gboolean is_exchange = self->move.kind >= ABBATES_MOVE_SWAP_REFILL;

  offer_source (self);
  offer_arcade (self);
  if (is_exchange && has_both (self->position, self->move))
    offer_exchange (self);
  else if (!is_exchange && self->move.kind != ABBATES_MOVE_PEEK &&
           self->move.kind != ABBATES_MOVE_ORDER)
    abbates_ways_offer_take (self);
  offer_skips (self);
}

static void
offer_answer (AbbatesWays *self,
              AbbatesReason reason)
{
  AbbatesMove move = self->move;

  if (reason == ABBATES_REASON_CARD_NOT_ON_TOP)
    offer_after (self, ABBATES_MOVE_SET_KNOWN, 0, 0, 0);
  else if (reason == ABBATES_REASON_HENRICUS_VALUE)
    offer_after (self, move.arg[0] == 0 ? ABBATES_MOVE_SET_LOW : ABBATES_MOVE_SET_HIGH, 0,
                 move.arg[1], 0);
  else if (reason == ABBATES_REASON_RESHUFFLE_DUE || reason == ABBATES_REASON_PILE_NOT_EMPTY)
    offer_pile (self);
}

static void
find_ways (AbbatesWays *self,
           AbbatesReason reason)
{
  const AbbatesPosition *position = self->position;
  AbbatesMoveKind kind = (AbbatesMoveKind) self->move.kind;
  gboolean is_taking = position->awaiting == ABBATES_MOVE_TAKE && kind >= ABBATES_MOVE_TAKE &&
                       kind <= ABBATES_MOVE_RECALL && kind != ABBATES_MOVE_PLACE;

  if (abbates_move_is_chance (self->move))
    offer_answer (self, reason);
  else if (kind == ABBATES_MOVE_PLAY && position->awaiting == ABBATES_MOVE_PLAY)
    offer_play (self, reason);
  else if (is_taking || (kind == ABBATES_MOVE_PLACE && position->awaiting == ABBATES_MOVE_PLACE))
    offer_action (self);
  else if (kind < ABBATES_MOVE_KNOW_GARDEN)
    offer_skips (self);
}

GStrv
abbates_state_list_adjustments (ScrState *state,
                                const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  AbbatesWays ways = { .position = abbates_state_get_position (self), .found = found };
  AbbatesReason reason;

  g_return_val_if_fail (setup != NULL, NULL);

  ways.rules = &setup->rules;
  if (ways.position->table && abbates_move_parse (ways.rules, text, &ways.move, NULL))
    {
      reason = abbates_position_check (ways.position, ways.rules, ways.move);
      if (reason != ABBATES_REASON_NONE && ways.position->stage != ABBATES_STAGE_OVER)
        find_ways (&ways, reason);
    }
  g_ptr_array_add (found, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}
