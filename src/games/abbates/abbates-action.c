/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position-private.h"

#include <string.h>

/* Action 2: what a seat that takes may do (*Take Arcade Action and Choose Card*). */

static AbbatesSeatPosition *
get_taker (AbbatesPosition *position)
{
  return &position->seats[abbates_position_taker (position) - 1];
}

/* Lays @card on @square (from 1) of the taker's portrait; a card there is covered. */
static void
lay_on_portrait (AbbatesPosition *position,
                 guint square,
                 AbbatesCard card)
{
  AbbatesSeatPosition *seat = get_taker (position);
  AbbatesCard covered = seat->portrait[square - 1];

  if (covered != ABBATES_NO_CARD)
    {
      seat->covered[covered]++;
      seat->track = (gint16) (seat->track - (int) ABBATES_CARD_BEANS (covered));
    }
  seat->portrait[square - 1] = card;
  seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (card));
  position->turn++;
}

/* Takes the earliest card equal to @card out of the discard pile. */
static void
take_from_discard (AbbatesPosition *position,
                   AbbatesCard card)
{
  AbbatesCard *found = memchr (position->discard, card, position->n_discard);

  position->n_discard--;
  memmove (found, found + 1, (gsize) (position->discard + position->n_discard - found));
  position->discard[position->n_discard] = ABBATES_NO_CARD;
}

static void
order_known (AbbatesPosition *position,
             const guint8 *numbers)
{
  AbbatesCard before[ABBATES_MAX_KNOWN];

  position->peeking = FALSE;
  if (numbers[0] == 0)
    return;

  memcpy (before, position->known, sizeof before);
  for (guint i = 0; i < position->n_known; i++)
    position->known[i] = before[numbers[i] - 1];
}

static void
swap_refill (AbbatesPosition *position,
             guint square,
             guint box)
{
  AbbatesSeatPosition *seat = get_taker (position);
  AbbatesCard given = seat->portrait[square - 1];
  AbbatesCard taken = position->refill[box - 1];

  seat->portrait[square - 1] = taken;
  position->refill[box - 1] = given;
  seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (taken) -
                          (int) ABBATES_CARD_BEANS (given));
}

static void
swap_line (AbbatesPosition *position,
           guint square,
           guint box)
{
  AbbatesCard card = position->garden[square - 1];

  position->garden[square - 1] = position->refill[box - 1];
  position->refill[box - 1] = card;
}

static void
swap_portrait (AbbatesPosition *position,
               guint a,
               guint b)
{
  AbbatesCard *portrait = get_taker (position)->portrait;
  AbbatesCard card = portrait[a - 1];

  portrait[a - 1] = portrait[b - 1];
  portrait[b - 1] = card;
}

/* Removes the earliest card of that seat and value from the Chapter Room. */
static void
recall (AbbatesPosition *position,
        const AbbatesRules *rules,
        guint seat,
        guint value)
{
  guint8 *found = memchr (position->chapter, (int) (seat << 4 | value), position->n_chapter);

  position->n_chapter--;
  memmove (found, found + 1, (gsize) (position->chapter + position->n_chapter - found));
  position->chapter[position->n_chapter] = 0;
  position->general = (gint16) (position->general - rules->abbot_beans[value]);
}

/* An arcade action, told in @position->acted. */
static void
apply_arcade (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move)
{
  g_assert (position->n_acted < ABBATES_MAX_ACTED);
  position->acted[position->n_acted++] = move;

  if (move.kind == ABBATES_MOVE_PEEK)
    {
      position->peeking = TRUE;
      position->known_by = (guint8) abbates_position_taker (position);
    }
  else if (move.kind == ABBATES_MOVE_SWAP_REFILL)
    swap_refill (position, move.arg[0], move.arg[1]);
  else if (move.kind == ABBATES_MOVE_SWAP_LINE)
    swap_line (position, move.arg[0], move.arg[1]);
  else if (move.kind == ABBATES_MOVE_SWAP)
    swap_portrait (position, move.arg[0], move.arg[1]);
  else if (move.kind == ABBATES_MOVE_OTHER_LINE)
    position->taken_line = move.arg[0];
  else
    recall (position, rules, move.arg[0], move.arg[1]);
}

/**
 * abbates_action_apply:
 * @position: a position in action 2
 * @rules: the rules of the match
 * @move: a legal move of the seat due
 *
 * Makes @move without what is forced after it.
 */
void
abbates_action_apply (AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesMove move)
{
  AbbatesCard card;

  if (move.kind == ABBATES_MOVE_TAKE)
    {
      card = position->garden[move.arg[0] - 1];
      position->garden[move.arg[0] - 1] = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[1], card);
    }
  else if (move.kind == ABBATES_MOVE_TAKE_REFILL)
    {
      card = position->refill[move.arg[0] - 1];
      position->refill[move.arg[0] - 1] = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[1], card);
    }
  else if (move.kind == ABBATES_MOVE_TAKE_DISCARD)
    {
      take_from_discard (position, move.arg[0]);
      lay_on_portrait (position, move.arg[1], move.arg[0]);
    }
  else if (move.kind == ABBATES_MOVE_PLACE)
    {
      card = position->drawn;
      position->drawn = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[0], card);
    }
  else if (move.kind == ABBATES_MOVE_ORDER)
    order_known (position, move.arg);
  else
    apply_arcade (position, rules, move);
}
