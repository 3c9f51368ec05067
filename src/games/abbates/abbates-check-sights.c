/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-check.h"
#include "games/abbates/abbates-position-private.h"

/* What can be seen at a table. */

#define N_VALUES (ABBATES_BENEDICT + 1)
#define AT(field) ((guint16) G_STRUCT_OFFSET (AbbatesSights, field))
#define OF_SEAT(place, field, seat, key, n_items, size, form, ease) \
  { \
    place, seat, ABBATES_KEY_##key, n_items, size, \
        (guint16) (AT (field) + ((seat) -1) * (n_items) * (size)), ABBATES_SIGHT_##form, ease \
  }

#define OF_SEATS(place, field, ...) \
  OF_SEAT (place, field, 1, __VA_ARGS__), OF_SEAT (place, field, 2, __VA_ARGS__), \
      OF_SEAT (place, field, 3, __VA_ARGS__), OF_SEAT (place, field, 4, __VA_ARGS__)

#define OF_ALL(place, field, key, n_items, size, form, ease) \
  { \
    place, 0, ABBATES_KEY_##key, n_items, size, AT (field), ABBATES_SIGHT_##form, ease \
  }

/* In the order of preference, where they tell as much. */
const AbbatesRegion abbates_regions[] = {
  OF_SEATS ("portrait", portrait, SQUARE, ABBATES_N_SQUARES, 1, CARD, 1.0),
  OF_ALL ("chapter", chapter, SEAT, ABBATES_MAX_SEATS, N_VALUES, VALUES, 1.0),
  OF_ALL ("garden", garden, SQUARE, ABBATES_N_SQUARES, 1, CARD, 1.0),
  OF_ALL ("refill", refill, BOX, ABBATES_N_BOXES, 1, CARD, 1.0),
  OF_ALL ("points", points, PLACE, 4, 1, CARD, 1.0),
  OF_ALL ("corner", corner, SEAT, ABBATES_MAX_SEATS, 1, ROUNDS, 1.0),
  OF_ALL ("ora", ora, SEAT, ABBATES_MAX_SEATS, 1, CONDITIONS, 1.0),
  OF_ALL ("played", played, SEAT, ABBATES_MAX_SEATS, 1, VALUE, 1.0),
  OF_ALL ("turn", turn, NONE, 1, 1, SEAT, 1.0),
  OF_ALL ("start", start, NONE, 1, 1, SEAT, 1.0),
  OF_ALL ("drawn", drawn, SEAT, ABBATES_MAX_SEATS, 1, CARD, 1.0),
  OF_ALL ("henricus cards", cards, CARD, ABBATES_N_CARDS, 1, NUMBER, 1.0),
  OF_ALL ("henricus top", top, PILE, 2, 1, VALUE, 1.0),
  OF_ALL ("solo", solo, NONE, 1, 1, NUMBER, 1.0),
  OF_SEATS ("hand", hand, NONE, 1, N_VALUES, VALUES, 0.95),
  OF_SEATS ("discards", discards, NONE, 1, N_VALUES, VALUES, 0.95),
  OF_ALL ("henricus low", low, NONE, 1, N_VALUES, VALUES, 0.9),
  OF_ALL ("henricus high", high, NONE, 1, N_VALUES, VALUES, 0.9),
  OF_ALL ("henricus discards", aside, NONE, 1, N_VALUES, VALUES, 0.9),
  OF_ALL ("discard", discard, CARD, ABBATES_N_CARDS, 1, NUMBER, 0.7),
  OF_ALL ("pile", pile, NONE, 1, 1, NUMBER, 0.7),
};

G_STATIC_ASSERT (G_N_ELEMENTS (abbates_regions) == ABBATES_N_REGIONS);
/* Regions are compared as bytes. */
G_STATIC_ASSERT (G_ALIGNOF (AbbatesSights) == 1);

static void
count_hand (guint8 *counts,
            const AbbatesHand *hand)
{
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    counts[value] = (hand->values >> value) & 1;
  counts[ABBATES_BENEDICT] = hand->benedict;
}

static void
look_at_seat (AbbatesSights *sights,
              const AbbatesSeatPosition *seat,
              guint index)
{
  memcpy (sights->portrait[index], seat->portrait, sizeof seat->portrait);
  sights->corner[index] = seat->corners;
  sights->ora[index] = (guint8) (seat->ora + 1);
  sights->played[index] = seat->played;
  count_hand (sights->hand[index], &seat->hand);
  count_hand (sights->discards[index], &seat->discards);
}

static void
look_at_henricus (AbbatesSights *sights,
                  const AbbatesHenricusPosition *henricus)
{
  sights->corner[ABBATES_HENRICUS - 1] = henricus->corners;
  sights->ora[ABBATES_HENRICUS - 1] = 0;
  sights->played[ABBATES_HENRICUS - 1] = henricus->played;
  sights->solo = henricus->pawn;
  for (guint i = 0; i < henricus->n_cards; i++)
    sights->cards[henricus->cards[i]]++;
  memcpy (sights->top, henricus->top, sizeof sights->top);
  count_hand (sights->low, &henricus->pile[0]);
  count_hand (sights->high, &henricus->pile[1]);
  count_hand (sights->aside, &henricus->discards);
}

/**
 * abbates_sights_init:
 * @sights: (out caller-allocates): what can be seen
 * @position: a position
 * @rules: the rules of the match
 *
 * Tells what the players see at a table in @position, hands and discards shown.
 */
void
abbates_sights_init (AbbatesSights *sights,
                     const AbbatesPosition *position,
                     const AbbatesRules *rules)
{
  memset (sights, 0, sizeof *sights);
  memcpy (sights->garden, position->garden, sizeof sights->garden);
  memcpy (sights->refill, position->refill, sizeof sights->refill);
  memcpy (sights->points, position->points, sizeof sights->points);
  for (guint i = 0; i < position->n_chapter; i++)
    sights->chapter[ABBATES_CHAPTER_SEAT (position->chapter[i]) - 1]
                   [ABBATES_CHAPTER_VALUE (position->chapter[i])]++;
  for (guint i = 0; i < position->n_discard; i++)
    sights->discard[position->discard[i]]++;
  for (guint i = 0; i < rules->n_seats; i++)
    look_at_seat (sights, &position->seats[i], i);
  if (rules->solo)
    look_at_henricus (sights, &position->henricus);
  if (position->drawn != ABBATES_NO_CARD)
    sights->drawn[abbates_position_taker (position) - 1] = position->drawn;
  sights->turn = position->by;
  sights->start = position->start_seat;
  sights->pile = position->pile;
}

/**
 * abbates_sights_get_item:
 * @sights: what can be seen
 * @region: index of a region
 * @item: index of one of its items; 0 where there is one
 *
 * Returns: (transfer none): the bytes of the item, as many as the region says
 */
guint8 *
abbates_sights_get_item (AbbatesSights *sights,
                         guint region,
                         guint item)
{
  return (guint8 *) sights + abbates_regions[region].offset + item * abbates_regions[region].size;
}

/* Of the cards counted at @seen, those not recorded may be any. */
static gboolean
may_count (const guint8 *counts,
           guint item,
           guint seen)
{
  return seen >= counts[item] && seen <= (guint) counts[item] + counts[ABBATES_UNKNOWN_CARD];
}

static gboolean
agrees_on (const AbbatesSighting *self,
           const AbbatesSights *sights,
           guint item)
{
  const AbbatesRegion *region = &abbates_regions[self->region];
  const guint8 *seen = abbates_sights_get_item ((AbbatesSights *) &self->seen, self->region, item);
  const guint8 *there = abbates_sights_get_item ((AbbatesSights *) sights, self->region, item);

  if (region->form == ABBATES_SIGHT_CARD &&
      (*there == ABBATES_UNKNOWN_CARD || *seen == ABBATES_UNKNOWN_CARD))
    return *seen != ABBATES_NO_CARD && *there != ABBATES_NO_CARD;
  if (region->key == ABBATES_KEY_CARD)
    return may_count (there - item, item, *seen);

  return memcmp (seen, there, region->size) == 0;
}

/**
 * abbates_sighting_agrees:
 * @self: what somebody saw
 * @sights: what a table shows
 *
 * Returns: whether it can be that table; a card that nobody recorded can be any
 */
gboolean
abbates_sighting_agrees (const AbbatesSighting *self,
                         const AbbatesSights *sights)
{
  for (guint32 items = self->items; items != 0; items &= items - 1)
    if (!agrees_on (self, sights, (guint) __builtin_ctz (items)))
      return FALSE;

  return TRUE;
}
