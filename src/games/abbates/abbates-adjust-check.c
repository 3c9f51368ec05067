/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* Whether an adjustment (abbates-adjust.c) can be right. */

#define IS_GONE(sign) ((sign) == 1)
#define MAX_CHAPTER (ABBATES_MAX_CHAPTER - ABBATES_N_ROUNDS * ABBATES_N_PHASES)
#define MAX_CARDS (ABBATES_MAX_HENRICUS_CARDS - ABBATES_N_ROUNDS * 3)
#define MAX_BENEDICT 64 /* of one hand, far more than a game brings */

/* A seat of the match, or Henricus where @or_henricus. */
static gboolean
is_seat (const AbbatesRules *rules,
         guint seat,
         gboolean or_henricus)
{
  return seat <= rules->n_seats || (or_henricus && abbates_position_is_henricus (rules, seat));
}

/* Whether a card may come to a place where @before lies. */
static AbbatesReason
check_card (const AbbatesPosition *position,
            AbbatesCard before)
{
  return before != ABBATES_NO_CARD || position->pile > position->n_known ? ABBATES_REASON_NONE
                                                                         : ABBATES_REASON_SET_PILE;
}

static AbbatesReason
check_heap (const AbbatesPosition *position,
            AbbatesMove move)
{
  if (!IS_GONE (move.arg[0]))
    return check_card (position, ABBATES_NO_CARD);

  return memchr (position->discard, move.arg[1], position->n_discard) != NULL
             ? ABBATES_REASON_NONE
             : ABBATES_REASON_SET_NOT_THERE;
}

static guint
count_in (const AbbatesCard *cards,
          guint n_cards,
          AbbatesCard card)
{
  guint count = 0;

  for (guint i = 0; i < n_cards; i++)
    count += cards[i] == card;

  return count;
}

/* A pile that holds fewer cards than was told has the others on the discard pile, where
 * nobody recorded them; one that holds more has some of those. */
static AbbatesReason
check_pile (const AbbatesPosition *position,
            guint n_cards)
{
  guint n_unknown =
      count_in (position->discard, position->n_discard, ABBATES_UNKNOWN_CARD);

  return n_cards >= position->n_known && n_cards <= position->pile + n_unknown
             ? ABBATES_REASON_NONE
             : ABBATES_REASON_SET_PILE;
}

static AbbatesReason
check_hand (const AbbatesHand *hand,
            guint sign,
            guint value)
{
  if (IS_GONE (sign))
    return abbates_hand_has (hand, value) ? ABBATES_REASON_NONE : ABBATES_REASON_SET_NOT_THERE;
  if (value == ABBATES_BENEDICT)
    return hand->benedict < MAX_BENEDICT ? ABBATES_REASON_NONE : ABBATES_REASON_SET_FULL;

  return abbates_hand_has (hand, value) ? ABBATES_REASON_SET_THERE : ABBATES_REASON_NONE;
}

static AbbatesReason
check_chapter (const AbbatesPosition *position,
               guint seat,
               guint sign,
               guint value)
{
  if (IS_GONE (sign))
    return memchr (position->chapter, (int) (seat << 4 | value), position->n_chapter) != NULL
               ? ABBATES_REASON_NONE
               : ABBATES_REASON_SET_NOT_THERE;

  /* Each phase to come may bring one more. */
  return position->n_chapter < MAX_CHAPTER
             ? ABBATES_REASON_NONE
             : ABBATES_REASON_SET_FULL;
}

/* Each corner card lies before one seat. */
static AbbatesReason
check_corner (const AbbatesPosition *position,
              guint corners,
              guint sign,
              guint round)
{
  guint all = position->henricus.corners;
  gboolean has = (corners >> (round - 1)) & 1;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    all |= position->seats[i].corners;
  if (IS_GONE (sign))
    return has ? ABBATES_REASON_NONE : ABBATES_REASON_SET_NOT_THERE;
  if (has)
    return ABBATES_REASON_SET_THERE;

  return (all >> (round - 1)) & 1 ? ABBATES_REASON_SET_CORNER : ABBATES_REASON_NONE;
}

static AbbatesReason
check_ora (const AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesMove move)
{
  if (rules->no_ora)
    return ABBATES_REASON_SET_VARIANT;

  return move.arg[1] != 0 && position->seats[move.arg[0] - 1].out ? ABBATES_REASON_SET_OUT
                                                                  : ABBATES_REASON_NONE;
}

/* Two cards that were told the wrong way round change places; else the three places show
 * three kinds. */
static AbbatesReason
check_points (const AbbatesPosition *position,
              const AbbatesRules *rules,
              guint place,
              AbbatesCard card)
{
  guint other;

  if (rules->no_points_card)
    return ABBATES_REASON_SET_VARIANT;
  if (place > position->n_points)
    return ABBATES_REASON_SET_NOT_YET;
  if (card == ABBATES_UNKNOWN_CARD)
    return ABBATES_REASON_CARD_UNNAMED;

  other = abbates_adjust_find_place (position, place, card);

  return other == 0 || position->points[other - 1] == card ? ABBATES_REASON_NONE
                                                           : ABBATES_REASON_SET_POINTS;
}

static AbbatesReason
check_arcade (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove move)
{
  if (rules->no_arcade)
    return ABBATES_REASON_SET_VARIANT;
  if ((move.arg[0] - 1) * 3 + move.arg[1] > position->n_arcade)
    return ABBATES_REASON_SET_NOT_YET;
  if (memchr (rules->arcade[move.arg[0] - 1], move.arg[2], 3) != NULL)
    return ABBATES_REASON_NONE;
  if (memchr (rules->palm, move.arg[2], sizeof rules->palm) == NULL)
    return ABBATES_REASON_ARCADE_CARD;

  return rules->palms ? ABBATES_REASON_NONE : ABBATES_REASON_ARCADE_PALM;
}

static AbbatesReason
check_mission (const AbbatesPosition *position,
               const AbbatesRules *rules,
               guint seat,
               guint mission)
{
  if (rules->no_mission)
    return ABBATES_REASON_SET_VARIANT;
  if (position->seats[seat - 1].mission == 0)
    return ABBATES_REASON_SET_NOT_YET;

  return rules->solo && rules->missions[mission - 1].palms != rules->difficulty
             ? ABBATES_REASON_MISSION_DIFFICULTY
             : ABBATES_REASON_NONE;
}

static AbbatesReason
check_his_pile (const AbbatesHand *pile,
                gboolean is_high,
                AbbatesMove move)
{
  guint value = move.arg[1];

  if (value != ABBATES_BENEDICT && (value >= 8) != is_high)
    return ABBATES_REASON_SET_HIS_PILE;

  return check_hand (pile, move.arg[0], value);
}

static AbbatesReason
check_his_cards (const AbbatesPosition *position,
                 AbbatesMove move)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;

  if (move.arg[1] == ABBATES_UNKNOWN_CARD)
    return ABBATES_REASON_CARD_UNNAMED;
  if (IS_GONE (move.arg[0]))
    return memchr (henricus->cards, move.arg[1], henricus->n_cards) != NULL
               ? ABBATES_REASON_NONE
               : ABBATES_REASON_SET_NOT_THERE;
  /* Each garden phase to come may bring one more. */
  if (henricus->n_cards >= MAX_CARDS)
    return ABBATES_REASON_SET_FULL;

  return check_card (position, ABBATES_NO_CARD);
}

/* From any phase on, each to come may bring a card to the Chapter Room, and one to Henricus. */
static AbbatesReason
check_phase (const AbbatesPosition *position)
{
  if (position->stage == ABBATES_STAGE_SETUP)
    return ABBATES_REASON_SET_NOT_YET;

  return position->n_chapter <= MAX_CHAPTER && position->henricus.n_cards <= MAX_CARDS
             ? ABBATES_REASON_NONE
             : ABBATES_REASON_SET_FULL;
}

/* What is set of the table that all share. */
static AbbatesReason
check_table (const AbbatesPosition *position,
             const AbbatesRules *rules,
             AbbatesMove move)
{
  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_GARDEN:
      return check_card (position, position->garden[move.arg[0] - 1]);
    case ABBATES_MOVE_SET_REFILL:
      return check_card (position, position->refill[move.arg[0] - 1]);
    case ABBATES_MOVE_SET_HEAP:
      return check_heap (position, move);
    case ABBATES_MOVE_SET_PILE:
      return check_pile (position, move.arg[0]);
    case ABBATES_MOVE_SET_POINTS:
      return check_points (position, rules, move.arg[0], move.arg[1]);
    case ABBATES_MOVE_SET_ARCADE:
      return check_arcade (position, rules, move);
    case ABBATES_MOVE_SET_PHASE:
      return check_phase (position);
    default:
      return ABBATES_REASON_NONE;
    }
}

/* What is set of one seat. */
static AbbatesReason
check_seat (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove move)
{
  const AbbatesSeatPosition *seat = &position->seats[move.arg[0] - 1];

  if (!is_seat (rules, move.arg[0], move.kind == ABBATES_MOVE_SET_CHAPTER))
    return ABBATES_REASON_NO_SUCH_SEAT;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_PORTRAIT:
      if (move.arg[2] == ABBATES_NO_CARD)
        return seat->portrait[move.arg[1] - 1] != ABBATES_NO_CARD ? ABBATES_REASON_NONE
                                                                  : ABBATES_REASON_SET_NOT_THERE;
      return check_card (position, seat->portrait[move.arg[1] - 1]);
    case ABBATES_MOVE_SET_HAND:
      return check_hand (&seat->hand, move.arg[1], move.arg[2]);
    case ABBATES_MOVE_SET_DISCARDS:
      return check_hand (&seat->discards, move.arg[1], move.arg[2]);
    case ABBATES_MOVE_SET_CHAPTER:
      return check_chapter (position, move.arg[0], move.arg[1], move.arg[2]);
    case ABBATES_MOVE_SET_CORNER:
      return check_corner (position, seat->corners, move.arg[1], move.arg[2]);
    case ABBATES_MOVE_SET_ORA:
      return check_ora (position, rules, move);
    case ABBATES_MOVE_SET_START:
      if (position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL)
        return ABBATES_REASON_SET_LATE;
      if (rules->solo)
        return ABBATES_REASON_SET_VARIANT;
      return position->start_seat == 0 ? ABBATES_REASON_SET_NOT_YET : ABBATES_REASON_NONE;
    default:
      return check_mission (position, rules, move.arg[0], move.arg[1]);
    }
}

static AbbatesReason
check_henricus (const AbbatesPosition *position,
                const AbbatesRules *rules,
                AbbatesMove move)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;

  if (!rules->solo)
    return ABBATES_REASON_SET_VARIANT;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_LOW:
      return check_his_pile (&henricus->pile[0], FALSE, move);
    case ABBATES_MOVE_SET_HIGH:
      return check_his_pile (&henricus->pile[1], TRUE, move);
    case ABBATES_MOVE_SET_ASIDE:
      return check_hand (&henricus->discards, move.arg[0], move.arg[1]);
    case ABBATES_MOVE_SET_CARDS:
      return check_his_cards (position, move);
    case ABBATES_MOVE_SET_HIS_CORNER:
      return check_corner (position, henricus->corners, move.arg[0], move.arg[1]);
    default:
      return ABBATES_REASON_NONE;
    }
}

/**
 * abbates_adjust_check:
 * @position: a position, over or not
 * @rules: the rules of the match
 * @move: an adjustment
 *
 * Returns: ABBATES_REASON_NONE when @move is right now, else why not
 */
AbbatesReason
abbates_adjust_check (const AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesMove move)
{
  if (!position->table)
    return ABBATES_REASON_ONLY_AT_TABLE;

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_PORTRAIT:
    case ABBATES_MOVE_SET_HAND:
    case ABBATES_MOVE_SET_DISCARDS:
    case ABBATES_MOVE_SET_CHAPTER:
    case ABBATES_MOVE_SET_CORNER:
    case ABBATES_MOVE_SET_ORA:
    case ABBATES_MOVE_SET_START:
    case ABBATES_MOVE_SET_MISSION:
      return check_seat (position, rules, move);
    case ABBATES_MOVE_SET_PAWN:
    case ABBATES_MOVE_SET_LOW:
    case ABBATES_MOVE_SET_HIGH:
    case ABBATES_MOVE_SET_ASIDE:
    case ABBATES_MOVE_SET_CARDS:
    case ABBATES_MOVE_SET_HIS_CORNER:
      return check_henricus (position, rules, move);
    default:
      return check_table (position, rules, move);
    }
}
