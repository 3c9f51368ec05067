/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-adjust-private.h"

/* How a card that was taken from elsewhere, or put elsewhere, than the rules allow is recorded: it
 * is taken from the line, into the line of the portrait, and what lies there is set before and
 * after so that all of it ends up where it lies at the table. */

/**
 * Take:
 * @way: the moves
 * @from: the square of the line from which the card is taken
 * @to: the square of the portrait's line that it comes to
 * @card: the card, or ABBATES_UNKNOWN_CARD
 * @moved: the card that lay on @from before, where another was laid there, or ABBATES_NO_CARD
 */
typedef struct
{
  AbbatesWay way;
  guint from;
  guint to;
  AbbatesCard card;
  AbbatesCard moved;
} Take;

/* The square of the portrait that @move names. */
static guint
get_target (AbbatesMove move)
{
  return move.kind == ABBATES_MOVE_PLACE ? move.arg[0] : move.arg[1];
}

static AbbatesCard
or_unknown (AbbatesCard card)
{
  return card != ABBATES_NO_CARD ? card : ABBATES_UNKNOWN_CARD;
}

/* The card that @move takes: the one recorded there, or the one that it names. */
static AbbatesCard
get_card (const AbbatesPosition *position,
          AbbatesMove move)
{
  AbbatesCard named = move.arg[ABBATES_NAMED];

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_PLACE:
      return or_unknown (position->drawn);
    case ABBATES_MOVE_TAKE_DISCARD:
      return move.arg[0];
    case ABBATES_MOVE_TAKE_REFILL:
      return named != 0 ? named : or_unknown (position->refill[move.arg[0] - 1]);
    default:
      return named != 0 ? named : or_unknown (position->garden[move.arg[0] - 1]);
    }
}

/* The first square of the line that holds a card, or 0. */
static guint
find_filled (const AbbatesPosition *position)
{
  for (guint i = 0; i < 3; i++)
    if (position->garden[abbates_line_squares[position->taken_line][i] - 1] != ABBATES_NO_CARD)
      return abbates_line_squares[position->taken_line][i];

  return 0;
}

/* A square of the portrait's line, an empty one if there is any. */
static guint
find_room (const AbbatesPosition *position)
{
  const AbbatesCard *portrait = position->seats[position->by - 1].portrait;
  const guint8 *squares = abbates_line_squares[position->line];

  for (guint i = 0; i < 3; i++)
    if (portrait[squares[i] - 1] == ABBATES_NO_CARD)
      return squares[i];

  return squares[0];
}

/* The card leaves the place that it was taken from; what comes there nobody has told. */
static void
leave_source (Take *self,
              const AbbatesPosition *position,
              AbbatesMove move)
{
  guint place = move.arg[0];

  if (move.kind == ABBATES_MOVE_TAKE && position->garden[place - 1] != ABBATES_NO_CARD &&
      position->garden[place - 1] != ABBATES_UNKNOWN_CARD)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_GARDEN, place, ABBATES_UNKNOWN_CARD, 0);
  else if (move.kind == ABBATES_MOVE_TAKE_REFILL &&
           position->refill[place - 1] != ABBATES_NO_CARD &&
           position->refill[place - 1] != ABBATES_UNKNOWN_CARD)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_REFILL, place, ABBATES_UNKNOWN_CARD, 0);
  else if (move.kind == ABBATES_MOVE_TAKE_DISCARD &&
           memchr (position->discard, place, position->n_discard) != NULL)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_HEAP, 1, place, 0);
}

/* Whether the card can be taken as @move says, apart from where it goes. */
static gboolean
is_source_legal (const AbbatesPosition *position,
                 const AbbatesRules *rules,
                 AbbatesMove move,
                 guint room)
{
  if (move.kind == ABBATES_MOVE_PLACE)
    move.arg[0] = (guint8) room;
  else
    move.arg[1] = (guint8) room;

  return abbates_position_check (position, rules, move) == ABBATES_REASON_NONE;
}

/* Lays the card on a square of the line. Returns whether there is one. */
static gboolean
bring_into_line (Take *self,
                 const AbbatesPosition *position,
                 AbbatesMove move)
{
  self->from = find_filled (position);
  if (self->from == 0)
    return FALSE;

  leave_source (self, position, move);
  self->moved = position->garden[self->from - 1];
  if (self->moved != self->card)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_GARDEN, self->from, self->card, 0);

  return TRUE;
}

/* What lies where the card goes at the table lies under it afterwards. */
static void
prepare_portrait (Take *self,
                  const AbbatesPosition *position,
                  guint target)
{
  guint seat = position->by;
  const AbbatesCard *portrait = position->seats[seat - 1].portrait;
  AbbatesCard there = portrait[target - 1];

  if (self->to == target || portrait[self->to - 1] == there)
    return;
  if (there != ABBATES_NO_CARD)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_PORTRAIT, seat, target, ABBATES_NO_CARD);
  abbates_way_add (&self->way, ABBATES_MOVE_SET_PORTRAIT, seat, self->to, there);
}

static void
mend_portrait (Take *self,
               const AbbatesPosition *position,
               guint target)
{
  guint seat = position->by;

  if (self->to == target)
    return;
  abbates_way_add (&self->way, ABBATES_MOVE_SET_PORTRAIT, seat, self->to,
                   position->seats[seat - 1].portrait[self->to - 1]);
  abbates_way_add (&self->way, ABBATES_MOVE_SET_PORTRAIT, seat, target, self->card);
}

/* The card of the line that was not taken lies there again, or where the line was cleared to. */
static void
mend_line (Take *self,
           const AbbatesPosition *position,
           const AbbatesRules *rules)
{
  AbbatesPosition after = *position;

  if (self->from == 0 || !abbates_way_follow (&self->way, rules, &after))
    return;
  if (after.stage == ABBATES_STAGE_TAKE)
    abbates_way_add (&self->way, ABBATES_MOVE_SET_GARDEN, self->from, self->moved, 0);
  else
    abbates_way_add (&self->way, ABBATES_MOVE_SET_HEAP, 0, self->moved, 0);
}

static void
add_take (Take *self,
          AbbatesMove move)
{
  if (self->from != 0)
    {
      abbates_way_add (&self->way, ABBATES_MOVE_TAKE, self->from, self->to, 0);
      return;
    }
  if (move.kind == ABBATES_MOVE_PLACE)
    move.arg[0] = (guint8) self->to;
  else
    move.arg[1] = (guint8) self->to;
  abbates_way_add_move (&self->way, move);
}

/* Offers the take, or the placing, with what lies elsewhere set before and after it. */
void
abbates_ways_offer_take (AbbatesWays *self)
{
  const AbbatesPosition *position = self->position;
  guint target = get_target (self->move);
  guint room = find_room (position);
  gboolean is_target_legal = abbates_line_has (position->line, target);
  Take take = { .to = is_target_legal ? target : room,
                .card = get_card (position, self->move),
                .moved = ABBATES_NO_CARD };

  if (!is_source_legal (position, self->rules, self->move, room) &&
      (self->move.kind == ABBATES_MOVE_PLACE ||
       !bring_into_line (&take, position, self->move)))
    return;

  prepare_portrait (&take, position, target);
  add_take (&take, self->move);
  mend_line (&take, position, self->rules);
  mend_portrait (&take, position, target);
  abbates_ways_offer (self, &take.way);
}
