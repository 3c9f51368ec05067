/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* Action 2: what a seat that takes may do (*Take Arcade Action and Choose Card*). */

/* Lays @card, which comes from @from, on @square (from 1) of the taker's portrait; a card
 * there is covered. */
static void
lay_on_portrait (AbbatesPosition *position,
                 guint square,
                 AbbatesCard card,
                 AbbatesPlace from,
                 AbbatesEvents *events)
{
  guint taker = abbates_position_taker (position);
  AbbatesSeatPosition *seat = &position->seats[taker - 1];
  AbbatesCard covered = seat->portrait[square - 1];
  gint16 track = seat->track;

  if (covered != ABBATES_NO_CARD)
    {
      abbates_report_card (events, taker, covered, ABBATES_AT (PORTRAIT, taker, square),
                           ABBATES_AT (COVERED, taker, 0));
      seat->covered[covered]++;
      seat->track = (gint16) (seat->track - (int) ABBATES_CARD_BEANS (covered));
    }
  abbates_report_card (events, taker, card, from, ABBATES_AT (PORTRAIT, taker, square));
  seat->portrait[square - 1] = card;
  seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (card));
  abbates_report_track (events, taker, ABBATES_PIECE_ABBOT, track, seat->track);
  position->turn++;
}

/* Takes the earliest card equal to @card out of the discard pile; where none was recorded,
 * one of those that nobody recorded is it. */
static void
take_from_discard (AbbatesPosition *position,
                   AbbatesCard card)
{
  AbbatesCard *found = memchr (position->discard, card, position->n_discard);

  if (found == NULL)
    {
      found = memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard);
      abbates_position_take_card (position, card);
    }

  position->n_discard--;
  memmove (found, found + 1, (gsize) (position->discard + position->n_discard - found));
  position->discard[position->n_discard] = ABBATES_NO_CARD;
}

/* The taker sees the cards that an earlier look left known; the others are revealed. */
static void
peek (AbbatesPosition *position,
      AbbatesEvents *events)
{
  position->peeking = TRUE;
  position->known_by = (guint8) abbates_position_taker (position);
  for (guint i = 0; i < position->n_known; i++)
    abbates_report_look (events, position->known_by, ABBATES_PIECE_CARD, position->known[i],
                         ABBATES_AT (PILE, 0, i + 1));
}

/* All cards go back, so that nobody learns from the events which of them changed places. Where
 * not all were told, only the one who looked knows how they lie now. */
static void
order_known (AbbatesPosition *position,
             const guint8 *numbers,
             AbbatesEvents *events)
{
  AbbatesCard before[ABBATES_MAX_KNOWN];

  position->peeking = FALSE;
  if (position->n_known < MIN (position->pile, ABBATES_MAX_KNOWN))
    abbates_position_forget_known (position, 0);
  memcpy (before, position->known, sizeof before);
  for (guint i = 0; i < position->n_known; i++)
    {
      guint at = numbers[0] == 0 ? i + 1 : numbers[i];

      position->known[i] = before[at - 1];
      abbates_report (events, (AbbatesEvent){ SCR_EVENT_MOVE, ABBATES_PIECE_CARD,
                                              position->known[i], position->known_by,
                                              ABBATES_AT (PILE, 0, at),
                                              ABBATES_AT (PILE, 0, i + 1), position->known_by, 1 });
    }
}

static void
swap_refill (AbbatesPosition *position,
             guint square,
             guint box,
             AbbatesEvents *events)
{
  guint taker = abbates_position_taker (position);
  AbbatesSeatPosition *seat = &position->seats[taker - 1];
  AbbatesCard given = seat->portrait[square - 1];
  AbbatesCard taken = position->refill[box - 1];
  gint16 track = seat->track;

  seat->portrait[square - 1] = taken;
  position->refill[box - 1] = given;
  seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (taken) -
                          (int) ABBATES_CARD_BEANS (given));
  abbates_report_card (events, taker, given, ABBATES_AT (PORTRAIT, taker, square),
                       ABBATES_AT (REFILL, 0, box));
  abbates_report_card (events, taker, taken, ABBATES_AT (REFILL, 0, box),
                       ABBATES_AT (PORTRAIT, taker, square));
  abbates_report_track (events, taker, ABBATES_PIECE_ABBOT, track, seat->track);
}

static void
swap_line (AbbatesPosition *position,
           guint square,
           guint box,
           AbbatesEvents *events)
{
  guint taker = abbates_position_taker (position);
  AbbatesCard card = position->garden[square - 1];

  abbates_report_card (events, taker, card, ABBATES_AT (GARDEN, 0, square),
                       ABBATES_AT (REFILL, 0, box));
  abbates_report_card (events, taker, position->refill[box - 1], ABBATES_AT (REFILL, 0, box),
                       ABBATES_AT (GARDEN, 0, square));
  position->garden[square - 1] = position->refill[box - 1];
  position->refill[box - 1] = card;
}

static void
swap_portrait (AbbatesPosition *position,
               guint a,
               guint b,
               AbbatesEvents *events)
{
  guint taker = abbates_position_taker (position);
  AbbatesCard *portrait = position->seats[taker - 1].portrait;
  AbbatesCard card = portrait[a - 1];

  abbates_report_card (events, taker, card, ABBATES_AT (PORTRAIT, taker, a),
                       ABBATES_AT (PORTRAIT, taker, b));
  abbates_report_card (events, taker, portrait[b - 1], ABBATES_AT (PORTRAIT, taker, b),
                       ABBATES_AT (PORTRAIT, taker, a));
  portrait[a - 1] = portrait[b - 1];
  portrait[b - 1] = card;
}

/* Removes the earliest card of that seat and value from the Chapter Room. */
static void
recall (AbbatesPosition *position,
        const AbbatesRules *rules,
        guint seat,
        guint value,
        AbbatesEvents *events)
{
  guint taker = abbates_position_taker (position);
  gint16 general = position->general;
  guint8 *found = memchr (position->chapter, (int) (seat << 4 | value), position->n_chapter);

  position->n_chapter--;
  memmove (found, found + 1, (gsize) (position->chapter + position->n_chapter - found));
  position->chapter[position->n_chapter] = 0;
  position->general = (gint16) (position->general - rules->abbot_beans[value]);
  abbates_report_abbot_cards (events, taker, value, 1, ABBATES_AT (CHAPTER, seat, value),
                              ABBATES_AT (OUT, 0, 0));
  abbates_report_track (events, taker, ABBATES_PIECE_GENERAL, general, position->general);
}

/* Names the line from which all take. */
static void
take_other_line (AbbatesPosition *position,
                 AbbatesLine line,
                 AbbatesEvents *events)
{
  abbates_report_move (events, abbates_position_taker (position), ABBATES_PIECE_TAKEN_LINE, 0,
                       ABBATES_AT (LINE, 0, position->taken_line), ABBATES_AT (LINE, 0, line));
  position->taken_line = line;
}

/* An arcade action, told in @position->acted. */
static void
apply_arcade (AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move,
              AbbatesEvents *events)
{
  g_assert (position->n_acted < ABBATES_MAX_ACTED);
  position->acted[position->n_acted++] = move;

  if (move.kind == ABBATES_MOVE_PEEK)
    peek (position, events);
  else if (move.kind == ABBATES_MOVE_SWAP_REFILL)
    swap_refill (position, move.arg[0], move.arg[1], events);
  else if (move.kind == ABBATES_MOVE_SWAP_LINE)
    swap_line (position, move.arg[0], move.arg[1], events);
  else if (move.kind == ABBATES_MOVE_SWAP)
    swap_portrait (position, move.arg[0], move.arg[1], events);
  else if (move.kind == ABBATES_MOVE_OTHER_LINE)
    take_other_line (position, move.arg[0], events);
  else
    recall (position, rules, move.arg[0], move.arg[1], events);
}

/**
 * abbates_action_apply:
 * @position: a position in action 2
 * @rules: the rules of the match
 * @move: a legal move of the seat due
 * @events: (nullable): where to report what happens
 *
 * Makes @move without what is forced after it.
 */
void
abbates_action_apply (AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesMove move,
                      AbbatesEvents *events)
{
  AbbatesCard card;

  abbates_name_apply (position, move, events);
  if (move.kind == ABBATES_MOVE_TAKE)
    {
      card = position->garden[move.arg[0] - 1];
      position->garden[move.arg[0] - 1] = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[1], card, ABBATES_AT (GARDEN, 0, move.arg[0]), events);
    }
  else if (move.kind == ABBATES_MOVE_TAKE_REFILL)
    {
      card = position->refill[move.arg[0] - 1];
      position->refill[move.arg[0] - 1] = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[1], card, ABBATES_AT (REFILL, 0, move.arg[0]), events);
    }
  else if (move.kind == ABBATES_MOVE_TAKE_DISCARD)
    {
      take_from_discard (position, move.arg[0]);
      lay_on_portrait (position, move.arg[1], move.arg[0], ABBATES_AT (DISCARD, 0, 0), events);
    }
  else if (move.kind == ABBATES_MOVE_PLACE)
    {
      card = position->drawn;
      position->drawn = ABBATES_NO_CARD;
      lay_on_portrait (position, move.arg[0], card,
                       ABBATES_AT (DRAWN, abbates_position_taker (position), 0), events);
    }
  else if (move.kind == ABBATES_MOVE_ORDER)
    order_known (position, move.arg, events);
  else
    apply_arcade (position, rules, move, events);
}
