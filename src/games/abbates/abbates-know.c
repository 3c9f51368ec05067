/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* Cards that nobody recorded, and how they are named later. */

/* Which number of @move, one that names a card, is the card. */
guint
abbates_know_get_card_arg (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_KNOW_DISCARD:
      return 0;
    case ABBATES_MOVE_KNOW_PORTRAIT:
      return 2;
    default:
      return 1;
    }
}

/* The card that @move names, where it lies; NULL for those that lie in no order. */
static AbbatesCard *
find_card (AbbatesPosition *position,
           AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_KNOW_GARDEN:
      return &position->garden[move.arg[0] - 1];
    case ABBATES_MOVE_KNOW_REFILL:
      return &position->refill[move.arg[0] - 1];
    case ABBATES_MOVE_KNOW_PORTRAIT:
      return &position->seats[move.arg[0] - 1].portrait[move.arg[1] - 1];
    case ABBATES_MOVE_KNOW_SECRET:
      return &position->seats[move.arg[0] - 1].secret;
    case ABBATES_MOVE_KNOW_DISCARD:
      return memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard);
    default:
      return NULL;
    }
}

/* Whether @card is recorded where @move says that it lies. */
static gboolean
is_recorded (const AbbatesPosition *position,
             AbbatesMove move,
             AbbatesCard card)
{
  const AbbatesCard *place;

  if (move.kind == ABBATES_MOVE_KNOW_COVERED)
    return position->seats[move.arg[0] - 1].covered[card] > 0;
  if (move.kind == ABBATES_MOVE_KNOW_DISCARD)
    return memchr (position->discard, card, position->n_discard) != NULL;
  place = find_card ((AbbatesPosition *) position, move);

  return *place == card;
}

/* Whether a card lies there that nobody recorded. */
static AbbatesReason
check_unknown (const AbbatesPosition *position,
               AbbatesMove move)
{
  AbbatesPosition *same = (AbbatesPosition *) position;
  const AbbatesCard *card;

  if (move.kind == ABBATES_MOVE_KNOW_COVERED)
    return position->seats[move.arg[0] - 1].covered[ABBATES_UNKNOWN_CARD] > 0
               ? ABBATES_REASON_NONE
               : ABBATES_REASON_NOTHING_UNKNOWN;

  card = find_card (same, move);
  if (card == NULL || *card == ABBATES_NO_CARD)
    return ABBATES_REASON_NOTHING_UNKNOWN;

  return *card == ABBATES_UNKNOWN_CARD ? ABBATES_REASON_NONE : ABBATES_REASON_KNOWN_ALREADY;
}

/* Whether the first number of @move is a seat. */
static gboolean
has_seat (AbbatesMove move)
{
  return move.kind == ABBATES_MOVE_KNOW_PORTRAIT || move.kind == ABBATES_MOVE_KNOW_SECRET ||
         move.kind == ABBATES_MOVE_KNOW_COVERED;
}

/**
 * abbates_know_check:
 * @position: a position
 * @rules: the rules of the match
 * @move: a move that names a card
 *
 * Naming a card that nobody recorded is right at any time, at a table, and where the program
 * deals it. It may be recorded already, if it agrees: so that what was told late still fits
 * where an earlier entry is corrected to tell it.
 *
 * Returns: ABBATES_REASON_NONE when @move is legal, else why not
 */
AbbatesReason
abbates_know_check (const AbbatesPosition *position,
                    const AbbatesRules *rules,
                    AbbatesMove move)
{
  AbbatesCard card = move.arg[abbates_know_get_card_arg (move)];
  AbbatesReason reason;

  if (has_seat (move) && move.arg[0] > rules->n_seats)
    return ABBATES_REASON_NO_SUCH_SEAT;
  if (!position->table && !position->naming)
    return ABBATES_REASON_ONLY_AT_TABLE;
  if (card == ABBATES_UNKNOWN_CARD)
    return ABBATES_REASON_CARD_UNNAMED;
  if (position->naming && position->left[card] == 0)
    return ABBATES_REASON_CARD_NOT_LEFT;

  reason = check_unknown (position, move);

  return reason != ABBATES_REASON_NONE && is_recorded (position, move, card)
             ? ABBATES_REASON_NONE
             : reason;
}

static AbbatesPlace
get_place (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_KNOW_GARDEN:
      return ABBATES_AT (GARDEN, 0, move.arg[0]);
    case ABBATES_MOVE_KNOW_REFILL:
      return ABBATES_AT (REFILL, 0, move.arg[0]);
    case ABBATES_MOVE_KNOW_PORTRAIT:
      return ABBATES_AT (PORTRAIT, move.arg[0], move.arg[1]);
    case ABBATES_MOVE_KNOW_SECRET:
      return ABBATES_AT (SECRET, move.arg[0], 0);
    case ABBATES_MOVE_KNOW_DISCARD:
      return ABBATES_AT (DISCARD, 0, 0);
    default:
      return ABBATES_AT (COVERED, move.arg[0], 0);
    }
}

/* The seat's Abbot moves by the beans that nobody had counted. */
static void
count_beans (AbbatesPosition *position,
             guint number,
             AbbatesCard card,
             AbbatesEvents *events)
{
  AbbatesSeatPosition *seat = &position->seats[number - 1];
  gint16 track = seat->track;

  seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (card));
  abbates_report_track (events, number, ABBATES_PIECE_ABBOT, track, seat->track);
}

/**
 * abbates_know_apply:
 * @position: a position
 * @move: a legal move that names a card
 * @events: (nullable): where to report it
 *
 * Names the card; nothing is moved but the Abbot that it belongs to. What is recorded already
 * stays as it is.
 */
void
abbates_know_apply (AbbatesPosition *position,
                    AbbatesMove move,
                    AbbatesEvents *events)
{
  AbbatesCard card = move.arg[abbates_know_get_card_arg (move)];
  AbbatesCard *place = find_card (position, move);
  gboolean is_secret =
      move.kind == ABBATES_MOVE_KNOW_SECRET && position->stage < ABBATES_STAGE_COUNT;

  if (check_unknown (position, move) != ABBATES_REASON_NONE)
    return;

  abbates_position_take_card (position, card);
  if (place != NULL)
    *place = card;
  else
    {
      position->seats[move.arg[0] - 1].covered[ABBATES_UNKNOWN_CARD]--;
      position->seats[move.arg[0] - 1].covered[card]++;
    }

  abbates_report_look (events, is_secret ? move.arg[0] : 0, ABBATES_PIECE_CARD, card,
                       get_place (move));
  if (move.kind == ABBATES_MOVE_KNOW_PORTRAIT)
    count_beans (position, move.arg[0], card, events);
}

/* The moves that name the cards which @move names with "=", in its order. */
static guint
list_named (const AbbatesPosition *position,
            AbbatesMove move,
            AbbatesMove *knows)
{
  const AbbatesCard *named = move.arg + ABBATES_NAMED;
  guint n_knows = 0;

  for (guint i = 0; i < 2; i++)
    {
      guint8 at = move.arg[i];

      if (named[i] == ABBATES_NO_CARD)
        continue;
      if (move.kind == ABBATES_MOVE_TAKE ||
          (move.kind == ABBATES_MOVE_SWAP_LINE && i == 0))
        knows[n_knows++] = (AbbatesMove){ ABBATES_MOVE_KNOW_GARDEN, { at, named[i] } };
      else if (move.kind == ABBATES_MOVE_SWAP || (move.kind == ABBATES_MOVE_SWAP_REFILL && i == 0))
        knows[n_knows++] =
            (AbbatesMove){ ABBATES_MOVE_KNOW_PORTRAIT, { position->by, at, named[i] } };
      else
        knows[n_knows++] = (AbbatesMove){ ABBATES_MOVE_KNOW_REFILL, { at, named[i] } };
    }

  return n_knows;
}

/* Whether @move is a take or an exchange, which may name cards with "=". */
static gboolean
may_name (AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_TAKE:
    case ABBATES_MOVE_TAKE_REFILL:
    case ABBATES_MOVE_SWAP_REFILL:
    case ABBATES_MOVE_SWAP_LINE:
    case ABBATES_MOVE_SWAP:
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * abbates_name_check:
 * @position: a position
 * @move: a move that is legal but for the cards that it names with "="
 *
 * Returns: ABBATES_REASON_NONE when they can lie there, and agree with those recorded
 */
AbbatesReason
abbates_name_check (const AbbatesPosition *position,
                    AbbatesMove move)
{
  AbbatesMove knows[2];
  guint n_knows;

  if (!may_name (move))
    return ABBATES_REASON_NONE;

  n_knows = list_named (position, move, knows);
  if (n_knows > 0 && !position->table)
    return ABBATES_REASON_ONLY_AT_TABLE;
  for (guint i = 0; i < n_knows; i++)
    {
      AbbatesCard card = knows[i].arg[abbates_know_get_card_arg (knows[i])];

      if (card == ABBATES_UNKNOWN_CARD)
        return ABBATES_REASON_CARD_UNNAMED;
      if (check_unknown (position, knows[i]) == ABBATES_REASON_KNOWN_ALREADY &&
          *find_card ((AbbatesPosition *) position, knows[i]) != card)
        return ABBATES_REASON_NAMED_OTHERWISE;
    }

  return ABBATES_REASON_NONE;
}

/**
 * abbates_name_apply:
 * @position: a position
 * @move: a legal move
 * @events: (nullable): where to report what happens
 *
 * Names the cards that @move names with "=", before it moves them.
 */
void
abbates_name_apply (AbbatesPosition *position,
                    AbbatesMove move,
                    AbbatesEvents *events)
{
  AbbatesMove knows[2];
  guint n_knows;

  if (!may_name (move))
    return;

  n_knows = list_named (position, move, knows);
  for (guint i = 0; i < n_knows; i++)
    if (*find_card (position, knows[i]) == ABBATES_UNKNOWN_CARD)
      abbates_know_apply (position, knows[i], events);
}

static gboolean
set_unknown (AbbatesMove *move,
             AbbatesMoveKind kind,
             guint a,
             guint b)
{
  *move = (AbbatesMove){ (guint8) kind, { (guint8) a, (guint8) b } };

  return TRUE;
}

static gboolean
find_unknown_of_seat (const AbbatesSeatPosition *seat,
                      guint number,
                      AbbatesMove *move)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] == ABBATES_UNKNOWN_CARD)
      return set_unknown (move, ABBATES_MOVE_KNOW_PORTRAIT, number, i + 1);
  if (seat->covered[ABBATES_UNKNOWN_CARD] > 0)
    return set_unknown (move, ABBATES_MOVE_KNOW_COVERED, number, 0);

  return seat->secret == ABBATES_UNKNOWN_CARD &&
         set_unknown (move, ABBATES_MOVE_KNOW_SECRET, number, 0);
}

/**
 * abbates_position_next_unknown:
 * @position: a position
 * @rules: the rules of the match
 * @move: (out): the move that names it, but for the card
 *
 * Finds the first card that nobody recorded and that the program deals before it goes on: of
 * the garden, the replenishment row, each seat's, the discard pile.
 *
 * Returns: whether there is one
 */
gboolean
abbates_position_next_unknown (const AbbatesPosition *position,
                               const AbbatesRules *rules,
                               AbbatesMove *move)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->garden[i] == ABBATES_UNKNOWN_CARD)
      return set_unknown (move, ABBATES_MOVE_KNOW_GARDEN, i + 1, 0);
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    if (position->refill[i] == ABBATES_UNKNOWN_CARD)
      return set_unknown (move, ABBATES_MOVE_KNOW_REFILL, i + 1, 0);
  for (guint i = 0; i < rules->n_seats; i++)
    if (find_unknown_of_seat (&position->seats[i], i + 1, move))
      return TRUE;

  return memchr (position->discard, ABBATES_UNKNOWN_CARD, position->n_discard) != NULL &&
         set_unknown (move, ABBATES_MOVE_KNOW_DISCARD, 0, 0);
}

/**
 * abbates_position_due_unknown:
 * @position: a position in which a card must be named
 * @rules: the rules of the match
 * @move: (out): the move that names it, but for the card
 *
 * Finds which one: one that the program deals, one that decides what Henricus takes, or a
 * secret one that decides the count.
 *
 * Returns: whether there is one
 */
gboolean
abbates_position_due_unknown (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              AbbatesMove *move)
{
  if (position->naming)
    return abbates_position_next_unknown (position, rules, move);
  if (position->stage == ABBATES_STAGE_TAKE)
    return abbates_henricus_next_unknown (position, rules, move);

  for (guint i = 0; i < rules->n_seats; i++)
    if (position->seats[i].secret == ABBATES_UNKNOWN_CARD)
      {
        *move = (AbbatesMove){ ABBATES_MOVE_KNOW_SECRET, { (guint8) (i + 1) } };
        return TRUE;
      }

  return FALSE;
}

/**
 * abbates_position_forget_known:
 * @position: a position
 * @from: index of the first card to forget, from the top
 *
 * Forgets what was known of the draw pile's order from @from on. Who is looking at it goes on
 * looking.
 */
void
abbates_position_forget_known (AbbatesPosition *position,
                               guint from)
{
  for (guint i = from; i < position->n_known; i++)
    {
      abbates_position_free_card (position, position->known[i]);
      position->known[i] = ABBATES_NO_CARD;
    }
  position->n_known = (guint8) MIN (from, position->n_known);
  /* Who is looking at them now goes on. */
  if (position->n_known == 0 && !position->peeking)
    position->known_by = 0;
}
