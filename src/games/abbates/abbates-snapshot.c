/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-fixed-list.h"
#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-position-private.h"

/* What the objects that tell of one state share, and the lists that they show. */

/**
 * abbates_snapshot_new: (skip)
 * @setup: the match's set-up
 * @position: a position
 *
 * Returns: (transfer full): a copy of @position, to share
 */
AbbatesSnapshot *
abbates_snapshot_new (AbbatesSetup *setup,
                      const AbbatesPosition *position)
{
  AbbatesSnapshot *self = g_atomic_rc_box_new0 (AbbatesSnapshot);

  self->setup = abbates_setup_ref (setup);
  self->position = *position;
  abbates_position_score (position, &setup->rules, self->scores);

  return self;
}

/**
 * abbates_snapshot_ref:
 * @self: a snapshot
 *
 * Returns: (transfer full): @self, once more
 */
AbbatesSnapshot *
abbates_snapshot_ref (AbbatesSnapshot *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_snapshot (gpointer snapshot)
{
  g_clear_pointer (&((AbbatesSnapshot *) snapshot)->setup, abbates_setup_unref);
}

/**
 * abbates_snapshot_unref:
 * @self: (transfer full): a snapshot
 *
 * Frees @self with the last one.
 */
void
abbates_snapshot_unref (AbbatesSnapshot *self)
{
  g_atomic_rc_box_release_full (self, clear_snapshot);
}

/**
 * abbates_is_main_thread: (skip)
 *
 * Returns: whether no other thread runs the main context, so that children and lists
 *   may be made here
 */
gboolean
abbates_is_main_thread (void)
{
  if (!g_main_context_acquire (NULL))
    return FALSE;
  g_main_context_release (NULL);

  return TRUE;
}

/**
 * abbates_new_list: (skip)
 * @item_type: the type of the items
 * @items: (transfer full) (element-type GObject): the items, with a function that frees them
 *
 * On the main thread only, since whoever asks for a list keeps it without a lock.
 *
 * Returns: (transfer full): a list model of @items that never changes
 */
GListModel *
abbates_new_list (GType item_type,
                  GPtrArray *items)
{
  g_autoptr (GPtrArray) taken = items;

  g_return_val_if_fail (abbates_is_main_thread (), NULL);

  return scr_fixed_list_new (item_type, taken);
}

static GPtrArray *
new_items (guint n_items)
{
  return g_ptr_array_new_full (n_items, g_object_unref);
}

/**
 * abbates_snapshot_make_card: (skip)
 * @self: a snapshot
 * @card: a garden card, an unknown one, or none
 *
 * Returns: (transfer full) (nullable): the card as an object
 */
AbbatesGardenCard *
abbates_snapshot_make_card (const AbbatesSnapshot *self,
                            AbbatesCard card)
{
  if (card == ABBATES_NO_CARD)
    return NULL;

  return abbates_garden_card_new (card, abbates_position_points (&self->position, card));
}

/**
 * abbates_snapshot_list_cards: (skip)
 * @self: a snapshot
 * @cards: (array length=n_cards): garden cards
 * @n_cards: how many
 *
 * Returns: (transfer full): a list model of #AbbatesGardenCard
 */
GListModel *
abbates_snapshot_list_cards (const AbbatesSnapshot *self,
                             const AbbatesCard *cards,
                             guint n_cards)
{
  GPtrArray *items = new_items (n_cards);

  for (guint i = 0; i < n_cards; i++)
    g_ptr_array_add (items, abbates_snapshot_make_card (self, cards[i]));

  return abbates_new_list (ABBATES_TYPE_GARDEN_CARD, items);
}

/**
 * abbates_snapshot_list_covered: (skip)
 * @self: a snapshot
 * @covered: (array fixed-size=32): how many of each card lie under others
 *
 * Returns: (transfer full): a list model of #AbbatesGardenCard, sorted by their words
 */
GListModel *
abbates_snapshot_list_covered (const AbbatesSnapshot *self,
                               const guint8 *covered)
{
  static const AbbatesKind kinds[] = { ABBATES_ARTEFACT, ABBATES_BOOK, ABBATES_WINDOW };
  GPtrArray *items = new_items (8);

  for (guint i = 0; i < covered[ABBATES_UNKNOWN_CARD]; i++)
    g_ptr_array_add (items, abbates_snapshot_make_card (self, ABBATES_UNKNOWN_CARD));
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint beans = 0; beans <= 9; beans++)
      for (guint i = 0; i < covered[ABBATES_CARD (kinds[k], beans)]; i++)
        g_ptr_array_add (items, abbates_snapshot_make_card (self, ABBATES_CARD (kinds[k], beans)));

  return abbates_new_list (ABBATES_TYPE_GARDEN_CARD, items);
}

/**
 * abbates_snapshot_list_squares: (skip)
 * @self: a snapshot
 * @cards: (array length=n_cards): what lies on each
 * @n_cards: how many squares
 * @mission: (nullable): the mission whose areas they are in
 *
 * Returns: (transfer full): a list model of #AbbatesSquare
 */
GListModel *
abbates_snapshot_list_squares (const AbbatesSnapshot *self,
                               const AbbatesCard *cards,
                               guint n_cards,
                               const AbbatesMission *mission)
{
  GPtrArray *items = new_items (n_cards);

  for (guint i = 0; i < n_cards; i++)
    g_ptr_array_add (items,
                     abbates_square_new (i + 1, mission != NULL ? mission->area[i] : 0,
                                         abbates_snapshot_make_card (self, cards[i])));

  return abbates_new_list (ABBATES_TYPE_SQUARE, items);
}

/**
 * abbates_snapshot_list_values: (skip)
 * @self: a snapshot
 * @hand: Abbot cards
 * @seat: the seat that holds them in hand; 0 where they lie elsewhere
 *
 * Returns: (transfer full): a list model of #AbbatesValueCard, ascending
 */
GListModel *
abbates_snapshot_list_values (AbbatesSnapshot *self,
                              const AbbatesHand *hand,
                              guint seat)
{
  const guint8 *beans = self->setup->rules.abbot_beans;
  GPtrArray *items = new_items (14);

  for (guint value = 1; value <= ABBATES_BENEDICT; value++)
    {
      guint n_cards = value == ABBATES_BENEDICT ? hand->benedict : abbates_hand_has (hand, value);

      for (guint i = 0; i < n_cards; i++)
        g_ptr_array_add (items, seat != 0 ? abbates_value_card_new_in_hand (value, self, seat)
                                          : abbates_value_card_new (value, beans[value]));
    }

  return abbates_new_list (ABBATES_TYPE_VALUE_CARD, items);
}

/**
 * abbates_snapshot_list_corners: (skip)
 * @corners: bit r - 1 is set for round r's corner card
 *
 * Returns: (transfer full): a list model of #AbbatesCornerCard
 */
GListModel *
abbates_snapshot_list_corners (guint corners)
{
  GPtrArray *items = new_items (ABBATES_N_ROUNDS);

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if ((corners >> i) & 1)
      g_ptr_array_add (items, abbates_corner_card_new (i + 1));

  return abbates_new_list (ABBATES_TYPE_CORNER_CARD, items);
}

/**
 * abbates_snapshot_list_arcade: (skip)
 * @self: a snapshot
 *
 * Returns: (transfer full): a list model of #AbbatesArcadeCard, by round and box, as far as laid
 */
GListModel *
abbates_snapshot_list_arcade (const AbbatesSnapshot *self)
{
  const AbbatesPosition *position = &self->position;
  guint current = position->line != ABBATES_NO_LINE
                      ? (position->round - 1u) * 3 + position->phase
                      : 0;
  GPtrArray *items = new_items (position->n_arcade);

  for (guint i = 0; i < position->n_arcade; i++)
    g_ptr_array_add (items,
                     abbates_arcade_card_new (i / 3 + 1, i % 3 + 1,
                                              (AbbatesArcade) position->arcade[i],
                                              i + 1 == current));

  return abbates_new_list (ABBATES_TYPE_ARCADE_CARD, items);
}

/**
 * abbates_snapshot_list_chapter: (skip)
 * @self: a snapshot
 *
 * Returns: (transfer full): a list model of #AbbatesChapterCard, in the order won
 */
GListModel *
abbates_snapshot_list_chapter (const AbbatesSnapshot *self)
{
  const AbbatesPosition *position = &self->position;
  GPtrArray *items = new_items (position->n_chapter);

  for (guint i = 0; i < position->n_chapter; i++)
    {
      guint value = ABBATES_CHAPTER_VALUE (position->chapter[i]);

      g_ptr_array_add (items,
                       abbates_chapter_card_new (ABBATES_CHAPTER_SEAT (position->chapter[i]),
                                                 value,
                                                 self->setup->rules.abbot_beans[value]));
    }

  return abbates_new_list (ABBATES_TYPE_CHAPTER_CARD, items);
}

/**
 * abbates_snapshot_list_seats: (skip)
 * @self: a snapshot
 *
 * Returns: (transfer full): a list model of #AbbatesSeat, without Henricus
 */
GListModel *
abbates_snapshot_list_seats (AbbatesSnapshot *self)
{
  GPtrArray *items = new_items (self->setup->rules.n_seats);

  for (guint seat = 1; seat <= self->setup->rules.n_seats; seat++)
    g_ptr_array_add (items, abbates_seat_new (self, seat));

  return abbates_new_list (ABBATES_TYPE_SEAT, items);
}

/**
 * abbates_snapshot_list_conditions: (skip)
 * @self: a snapshot
 * @n_met: how many of them a seat has met; below 0 once its pawn is removed
 *
 * Returns: (transfer full): a list model of #AbbatesOraCondition, those of this round's face;
 *   empty with variant 2
 */
GListModel *
abbates_snapshot_list_conditions (const AbbatesSnapshot *self,
                                  int n_met)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint face = rules->ora_order[self->position.round - 1];
  GPtrArray *items = new_items (4);

  for (int i = 0; i < 4 && !rules->no_ora; i++)
    g_ptr_array_add (items, abbates_ora_condition_new (&rules->ora[face][i], i < n_met));

  return abbates_new_list (ABBATES_TYPE_ORA_CONDITION, items);
}
