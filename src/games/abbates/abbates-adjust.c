/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-event-private.h"
#include "games/abbates/abbates-position-private.h"

/* Adjustments: what the players say is so at their table, whatever the rules made of what was
 * told before (docs/formats.md). They set causes, never sums: a card that comes from nowhere
 * leaves the draw pile, one that goes nowhere is in it again. */

#define IS_GONE(sign) ((sign) == 1)

/* The other place from Primus to Tertius that shows the kind of @card, from 1; 0 for none. */
guint
abbates_adjust_find_place (const AbbatesPosition *position,
                           guint place,
                           AbbatesCard card)
{
  for (guint i = 0; place <= 3 && i < MIN (position->n_points, 3); i++)
    if (i + 1 != place && ABBATES_CARD_KIND (position->points[i]) == ABBATES_CARD_KIND (card))
      return i + 1;

  return 0;
}

/* Lays @card on @place, for what lay there; one of them may be no card. */
static void
set_card (AbbatesPosition *position,
          AbbatesCard *place,
          AbbatesCard card,
          AbbatesPlace at,
          AbbatesEvents *events)
{
  AbbatesCard before = *place;

  if (before != ABBATES_NO_CARD)
    {
      abbates_position_free_card (position, before);
      position->pile++;
      abbates_report_card (events, 0, before, at, ABBATES_AT (NOWHERE, 0, 0));
    }
  if (card != ABBATES_NO_CARD)
    {
      abbates_position_take_card (position, card);
      position->pile--;
      abbates_report_card (events, 0, card, ABBATES_AT (NOWHERE, 0, 0), at);
    }
  *place = card;
}

/* Takes the first card equal to @card out of a list. */
static void
remove_card (AbbatesCard *cards,
             guint8 *n_cards,
             AbbatesCard card)
{
  AbbatesCard *found = memchr (cards, card, *n_cards);

  (*n_cards)--;
  memmove (found, found + 1, (gsize) (cards + *n_cards - found));
  cards[*n_cards] = ABBATES_NO_CARD;
}

static void
set_heap (AbbatesPosition *position,
          guint sign,
          AbbatesCard card,
          AbbatesEvents *events)
{
  AbbatesCard place = IS_GONE (sign) ? card : ABBATES_NO_CARD;

  set_card (position, &place, IS_GONE (sign) ? ABBATES_NO_CARD : card, ABBATES_AT (DISCARD, 0, 0),
            events);
  if (IS_GONE (sign))
    remove_card (position->discard, &position->n_discard, card);
  else
    position->discard[position->n_discard++] = card;
}

static void
set_pile (AbbatesPosition *position,
          guint n_cards,
          AbbatesEvents *events)
{
  while (position->pile > n_cards)
    set_heap (position, 0, ABBATES_UNKNOWN_CARD, events);
  while (position->pile < n_cards)
    set_heap (position, 1, ABBATES_UNKNOWN_CARD, events);
}

static void
set_portrait (AbbatesPosition *position,
              AbbatesMove move,
              AbbatesEvents *events)
{
  AbbatesSeatPosition *seat = &position->seats[move.arg[0] - 1];
  gint16 track = seat->track;

  set_card (position, &seat->portrait[move.arg[1] - 1], move.arg[2],
            ABBATES_AT (PORTRAIT, move.arg[0], move.arg[1]), events);
  seat->track = 0;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] != ABBATES_NO_CARD)
      seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (seat->portrait[i]));
  abbates_report_track (events, move.arg[0], ABBATES_PIECE_ABBOT, track, seat->track);
}

static void
set_hand (AbbatesHand *hand,
          guint seat,
          guint sign,
          guint value,
          AbbatesPlace at,
          AbbatesEvents *events)
{
  const AbbatesPlace nowhere = ABBATES_AT (NOWHERE, 0, 0);

  if (IS_GONE (sign))
    abbates_hand_remove (hand, value);
  else
    abbates_hand_add (hand, value);
  abbates_report_abbot_cards (events, seat, value, 1, IS_GONE (sign) ? at : nowhere,
                              IS_GONE (sign) ? nowhere : at);
}

/* The earliest of that seat and value goes, or one comes as the last. */
static void
set_chapter (AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesMove move,
             AbbatesEvents *events)
{
  guint seat = move.arg[0], value = move.arg[2];
  guint8 card = (guint8) (seat << 4 | value);
  int beans = rules->abbot_beans[value];
  gint16 general = position->general;

  if (IS_GONE (move.arg[1]))
    {
      remove_card (position->chapter, &position->n_chapter, card);
      abbates_report_abbot_cards (events, seat, value, 1, ABBATES_AT (CHAPTER, seat, value),
                                  ABBATES_AT (NOWHERE, 0, 0));
    }
  else
    {
      position->chapter[position->n_chapter++] = card;
      abbates_report_abbot_cards (events, seat, value, 1, ABBATES_AT (NOWHERE, 0, 0),
                                  ABBATES_AT (CHAPTER, seat, value));
    }
  position->general = (gint16) (general + (IS_GONE (move.arg[1]) ? -beans : beans));
  abbates_report_track (events, 0, ABBATES_PIECE_GENERAL, general, position->general);
}

static void
set_corner (guint8 *corners,
            guint seat,
            guint sign,
            guint round,
            AbbatesEvents *events)
{
  guint8 corner = (guint8) (1u << (round - 1));
  AbbatesPlace at = ABBATES_AT (CORNER, seat, round);

  *corners = (guint8) (IS_GONE (sign) ? *corners & ~corner : *corners | corner);
  abbates_report_move (events, seat, ABBATES_PIECE_CORNER, round,
                       IS_GONE (sign) ? at : ABBATES_AT (BOARD, 0, round),
                       IS_GONE (sign) ? ABBATES_AT (BOARD, 0, round) : at);
}

static void
set_points (AbbatesPosition *position,
            guint place,
            AbbatesCard card,
            AbbatesEvents *events)
{
  guint other = abbates_adjust_find_place (position, place, card);
  gint16 general = position->general;
  AbbatesCard before = position->points[place - 1];

  if (other != 0)
    {
      position->points[place - 1] = card;
      position->points[other - 1] = before;
      abbates_report_card (events, 0, card, ABBATES_AT (POINTS, 0, other),
                           ABBATES_AT (POINTS, 0, place));
      abbates_report_card (events, 0, before, ABBATES_AT (POINTS, 0, place),
                           ABBATES_AT (POINTS, 0, other));
      return;
    }

  set_card (position, &position->points[place - 1], card, ABBATES_AT (POINTS, 0, place), events);
  if (position->n_points < 4)
    return;
  position->general = (gint16) (general + (int) ABBATES_CARD_BEANS (card) -
                                (int) ABBATES_CARD_BEANS (before));
  abbates_report_track (events, 0, ABBATES_PIECE_GENERAL, general, position->general);
}

/* A card that lies on another box of the round changes places with the one here. */
static void
set_arcade (AbbatesPosition *position,
            AbbatesMove move,
            AbbatesEvents *events)
{
  guint first = (move.arg[0] - 1) * 3;
  guint at = first + move.arg[1] - 1;

  for (guint i = first; i < MIN (first + 3, position->n_arcade); i++)
    if (i != at && position->arcade[i] == move.arg[2])
      {
        position->arcade[i] = position->arcade[at];
        abbates_report_move (events, 0, ABBATES_PIECE_ARCADE, position->arcade[i],
                             ABBATES_AT (ARCADE, move.arg[0], move.arg[1]),
                             ABBATES_AT (ARCADE, move.arg[0], i - first + 1));
        break;
      }
  position->arcade[at] = move.arg[2];
  abbates_report_move (events, 0, ABBATES_PIECE_ARCADE, move.arg[2], ABBATES_AT (NOWHERE, 0, 0),
                       ABBATES_AT (ARCADE, move.arg[0], move.arg[1]));
}

/* A mission that lies before another seat changes places with this one's. */
static void
set_mission (AbbatesPosition *position,
             guint seat,
             guint8 mission,
             AbbatesEvents *events)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (i + 1 != seat && position->seats[i].mission == mission)
      {
        position->seats[i].mission = position->seats[seat - 1].mission;
        abbates_report_move (events, i + 1, ABBATES_PIECE_MISSION, position->seats[i].mission,
                             ABBATES_AT (MISSION, seat, 0), ABBATES_AT (MISSION, i + 1, 0));
      }
  position->seats[seat - 1].mission = mission;
  abbates_report_move (events, seat, ABBATES_PIECE_MISSION, mission, ABBATES_AT (NOWHERE, 0, 0),
                       ABBATES_AT (MISSION, seat, 0));
}

/* The phase begins anew: what lies played goes to the discards, a card drawn to the discard
 * pile. */
static void
set_phase (AbbatesPosition *position,
           const AbbatesRules *rules,
           guint8 round,
           guint8 phase,
           AbbatesEvents *events)
{
  if (position->drawn != ABBATES_NO_CARD)
    abbates_position_discard (position, position->drawn,
                              ABBATES_AT (DRAWN, abbates_position_taker (position), 0), events);
  position->drawn = ABBATES_NO_CARD;
  abbates_round_collect_played (position, rules, events);
  position->n_ranked = 0;
  memset (position->order, 0, sizeof position->order);
  position->turn = 0;
  position->peeking = FALSE;
  if (position->n_known == 0)
    position->known_by = 0;
  position->n_acted = 0;
  memset (position->acted, 0, sizeof position->acted);
  position->round = round;
  position->phase = phase;
  abbates_round_start_phase (position, rules, events);
}

static void
set_start (AbbatesPosition *position,
           guint8 seat,
           AbbatesEvents *events)
{
  abbates_report_move (events, 0, ABBATES_PIECE_START, 0,
                       ABBATES_AT (SEAT, position->start_seat, 0), ABBATES_AT (SEAT, seat, 0));
  position->start_seat = seat;
}

static void
set_pawn (AbbatesPosition *position,
          guint8 square,
          AbbatesEvents *events)
{
  guint8 before = position->henricus.pawn;

  position->henricus.pawn = square;
  abbates_report (events, (AbbatesEvent){ SCR_EVENT_STEP, ABBATES_PIECE_SOLO_PAWN, 0, 0,
                                          ABBATES_AT (SOLO, 0, before),
                                          ABBATES_AT (SOLO, 0, square), ABBATES_HENRICUS,
                                          (gint16) ((int) square - (int) before) });
}

/* A top card that is gone is not known any more. */
static void
set_his_pile (AbbatesPosition *position,
              guint pile,
              AbbatesMove move,
              AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;

  set_hand (&henricus->pile[pile], ABBATES_HENRICUS, move.arg[0], move.arg[1],
            pile == 0 ? ABBATES_AT (LOW, 0, 0) : ABBATES_AT (HIGH, 0, 0), events);
  if (henricus->top[pile] != 0 &&
      !abbates_hand_has (&henricus->pile[pile], henricus->top[pile]))
    henricus->top[pile] = 0;
}

static void
set_his_cards (AbbatesPosition *position,
               AbbatesMove move,
               AbbatesEvents *events)
{
  AbbatesHenricusPosition *henricus = &position->henricus;
  gint16 track = henricus->track;
  AbbatesCard place = IS_GONE (move.arg[0]) ? move.arg[1] : ABBATES_NO_CARD;
  int beans = (int) ABBATES_CARD_BEANS (move.arg[1]);

  set_card (position, &place, IS_GONE (move.arg[0]) ? ABBATES_NO_CARD : move.arg[1],
            ABBATES_AT (CARDS, 0, 0), events);
  if (IS_GONE (move.arg[0]))
    remove_card (henricus->cards, &henricus->n_cards, move.arg[1]);
  else
    henricus->cards[henricus->n_cards++] = move.arg[1];
  henricus->track = (gint16) (track + (IS_GONE (move.arg[0]) ? -beans : beans));
  abbates_report_track (events, ABBATES_HENRICUS, ABBATES_PIECE_ABBOT, track, henricus->track);
}

/* The last corner card brought him a point for each of his cards in the Chapter Room. */
static void
set_his_corner (AbbatesPosition *position,
                AbbatesMove move,
                AbbatesEvents *events)
{
  set_corner (&position->henricus.corners, ABBATES_HENRICUS, move.arg[0], move.arg[1], events);
  if (move.arg[1] == ABBATES_N_ROUNDS)
    position->henricus.corner_cards =
        IS_GONE (move.arg[0]) ? 0
                              : (guint8) abbates_round_count_chapter (position, ABBATES_HENRICUS);
}

/* What lies on the boards and beside them; FALSE where @move sets something else. */
static gboolean
set_board (AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesMove move,
           AbbatesEvents *events)
{
  const guint8 *arg = move.arg;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_GARDEN:
      set_card (position, &position->garden[arg[0] - 1], arg[1], ABBATES_AT (GARDEN, 0, arg[0]),
                events);
      return TRUE;
    case ABBATES_MOVE_SET_REFILL:
      set_card (position, &position->refill[arg[0] - 1], arg[1], ABBATES_AT (REFILL, 0, arg[0]),
                events);
      return TRUE;
    case ABBATES_MOVE_SET_HEAP:
      set_heap (position, arg[0], arg[1], events);
      return TRUE;
    case ABBATES_MOVE_SET_PILE:
      set_pile (position, arg[0], events);
      return TRUE;
    case ABBATES_MOVE_SET_KNOWN:
      abbates_position_forget_known (position, 0);
      return TRUE;
    case ABBATES_MOVE_SET_POINTS:
      set_points (position, arg[0], arg[1], events);
      return TRUE;
    case ABBATES_MOVE_SET_ARCADE:
      set_arcade (position, move, events);
      return TRUE;
    case ABBATES_MOVE_SET_PHASE:
      set_phase (position, rules, arg[0], arg[1], events);
      return TRUE;
    default:
      return FALSE;
    }
}

/* What belongs to one seat; FALSE where @move sets something else. */
static gboolean
set_seat (AbbatesPosition *position,
          const AbbatesRules *rules,
          AbbatesMove move,
          AbbatesEvents *events)
{
  AbbatesSeatPosition *seat = &position->seats[(move.arg[0] - 1) & 3];
  const guint8 *arg = move.arg;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_PORTRAIT:
      set_portrait (position, move, events);
      return TRUE;
    case ABBATES_MOVE_SET_HAND:
      set_hand (&seat->hand, arg[0], arg[1], arg[2], ABBATES_AT (HAND, arg[0], 0), events);
      return TRUE;
    case ABBATES_MOVE_SET_DISCARDS:
      set_hand (&seat->discards, arg[0], arg[1], arg[2], ABBATES_AT (DISCARDS, arg[0], 0), events);
      return TRUE;
    case ABBATES_MOVE_SET_CHAPTER:
      set_chapter (position, rules, move, events);
      return TRUE;
    case ABBATES_MOVE_SET_CORNER:
      set_corner (&seat->corners, arg[0], arg[1], arg[2], events);
      return TRUE;
    case ABBATES_MOVE_SET_ORA:
      abbates_round_set_ora (position, arg[0], (int) arg[1] - 1, events);
      return TRUE;
    case ABBATES_MOVE_SET_START:
      set_start (position, arg[0], events);
      return TRUE;
    case ABBATES_MOVE_SET_MISSION:
      set_mission (position, arg[0], arg[1], events);
      return TRUE;
    default:
      return FALSE;
    }
}

/* What belongs to Henricus. */
static void
set_henricus (AbbatesPosition *position,
              AbbatesMove move,
              AbbatesEvents *events)
{
  const guint8 *arg = move.arg;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_PAWN:
      set_pawn (position, arg[0], events);
      break;
    case ABBATES_MOVE_SET_LOW:
      set_his_pile (position, 0, move, events);
      break;
    case ABBATES_MOVE_SET_HIGH:
      set_his_pile (position, 1, move, events);
      break;
    case ABBATES_MOVE_SET_ASIDE:
      set_hand (&position->henricus.discards, ABBATES_HENRICUS, arg[0], arg[1],
                ABBATES_AT (DISCARDS, ABBATES_HENRICUS, 0), events);
      break;
    case ABBATES_MOVE_SET_CARDS:
      set_his_cards (position, move, events);
      break;
    case ABBATES_MOVE_SET_HIS_CORNER:
      set_his_corner (position, move, events);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * abbates_adjust_apply:
 * @position: a position
 * @rules: the rules of the match
 * @move: an adjustment that is right now
 * @events: (nullable): where to report what changes
 *
 * Makes the adjustment without what is due after it.
 */
void
abbates_adjust_apply (AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesMove move,
                      AbbatesEvents *events)
{
  if (!set_board (position, rules, move, events) && !set_seat (position, rules, move, events))
    set_henricus (position, move, events);
}
