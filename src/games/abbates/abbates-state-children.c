/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What a state says of itself, and its children. */

/**
 * AbbatesChildren:
 *
 * The objects and lists of a state that were read, kept so that each reading gives the same.
 * None of them holds the state.
 */
struct _AbbatesChildren
{
  AbbatesSnapshot *snapshot;

  AbbatesGardenCard *drawn;
  AbbatesHenricusSeat *henricus;
  GStrv acted;
  GListModel *seats;
  GListModel *garden;
  GListModel *refill;
  GListModel *points_card;
  GListModel *discard;
  GListModel *known_top;
  GListModel *arcade;
  GListModel *chapter;
};

/**
 * abbates_children_new: (skip)
 * @setup: the match's set-up
 * @position: a position
 *
 * On the main thread only, because the children are not made under a lock.
 *
 * Returns: (transfer full) (nullable): room for the children of a state; %NULL on another thread
 */
AbbatesChildren *
abbates_children_new (AbbatesSetup *setup,
                      const AbbatesPosition *position)
{
  AbbatesChildren *self;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (abbates_is_main_thread (), NULL);

  self = g_new0 (AbbatesChildren, 1);
  self->snapshot = abbates_snapshot_new (setup, position);

  return self;
}

/**
 * abbates_children_free:
 * @self: (transfer full): the children of a state
 *
 * Frees the room; a child that somebody else holds stays.
 */
void
abbates_children_free (AbbatesChildren *self)
{
  g_clear_object (&self->drawn);
  g_clear_object (&self->henricus);
  g_clear_object (&self->seats);
  g_clear_object (&self->garden);
  g_clear_object (&self->refill);
  g_clear_object (&self->points_card);
  g_clear_object (&self->discard);
  g_clear_object (&self->known_top);
  g_clear_object (&self->arcade);
  g_clear_object (&self->chapter);
  g_clear_pointer (&self->acted, g_strfreev);
  g_clear_pointer (&self->snapshot, abbates_snapshot_unref);
  g_free (self);
}

static GStrv
print_acted (const AbbatesSnapshot *snapshot)
{
  const AbbatesPosition *position = &snapshot->position;
  GStrv texts = g_new0 (char *, position->n_acted + 1);

  for (guint i = 0; i < position->n_acted; i++)
    texts[i] = abbates_move_print (&snapshot->setup->rules, position->acted[i]);

  return texts;
}

/**
 * abbates_state_get_round:
 * @self: a state
 *
 * Returns: the round, from 1 to 4; 1 during set-up
 */
guint
abbates_state_get_round (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->round;
}

/**
 * abbates_state_get_phase:
 * @self: a state
 *
 * Returns: the phase of the round, from 1 to 4; 1 during set-up
 */
guint
abbates_state_get_phase (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->phase;
}

/**
 * abbates_state_get_due_for:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): why a card is to be revealed, or the draw pile to be
 *   made anew: “points”, “garden”, “refill”, “draw” or “peek”; %NULL where it is not
 */
const char *
abbates_state_get_due_for (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  return abbates_due_words[abbates_state_get_position (self)->due_for];
}

/**
 * abbates_state_get_due_seat:
 * @self: a state
 *
 * Returns: whose draw or peek is due, from 1, Henricus being 2; 0 for nobody’s
 */
guint
abbates_state_get_due_seat (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->due_seat;
}

/**
 * abbates_state_get_taker:
 * @self: a state
 *
 * Returns: the seat whose turn it is in action 2, Henricus being 2; 0 outside action 2
 */
guint
abbates_state_get_taker (AbbatesState *self)
{
  const AbbatesPosition *position;

  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  position = abbates_state_get_position (self);

  return position->stage == ABBATES_STAGE_TAKE ? abbates_position_taker (position) : 0;
}

/**
 * abbates_state_get_line:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the line where the Abbot-General stands, “column-2”;
 *   %NULL in phase 4 and before the first phase
 */
const char *
abbates_state_get_line (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  return abbates_line_to_word (abbates_state_get_position (self)->line);
}

/**
 * abbates_state_get_taken_line:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the line where cards are taken, cleared and refilled,
 *   “row-1”; %NULL in phase 4 and before the first phase
 */
const char *
abbates_state_get_taken_line (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  return abbates_line_to_word (abbates_state_get_position (self)->taken_line);
}

/**
 * abbates_state_get_general:
 * @self: a state
 *
 * Returns: where the Abbot-General stands on the track; 0 until the points card is whole
 */
int
abbates_state_get_general (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->general;
}

/**
 * abbates_state_get_pile:
 * @self: a state
 *
 * Returns: how many cards the draw pile holds, known ones included
 */
guint
abbates_state_get_pile (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->pile;
}

/**
 * abbates_state_get_known_by:
 * @self: a state
 *
 * Returns: the seat that has peeked and alone may use the known cards, from 1; 0 for none
 */
guint
abbates_state_get_known_by (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->known_by;
}

/**
 * abbates_state_get_start_seat:
 * @self: a state
 *
 * Returns: the seat that begins, from 1; 0 before it is known
 */
guint
abbates_state_get_start_seat (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), 0);

  return abbates_state_get_position (self)->start_seat;
}

/**
 * abbates_state_is_over: (get-property over)
 * @self: a state
 *
 * Returns: whether the game is over
 */
gboolean
abbates_state_is_over (AbbatesState *self)
{
  g_return_val_if_fail (ABBATES_IS_STATE (self), FALSE);

  return abbates_state_get_position (self)->stage == ABBATES_STAGE_OVER;
}

/**
 * abbates_state_is_solo: (get-property solo)
 * @self: a state
 *
 * Returns: whether one player plays against Henricus
 */
gboolean
abbates_state_is_solo (AbbatesState *self)
{
  const AbbatesRules *rules;

  g_return_val_if_fail (ABBATES_IS_STATE (self), FALSE);

  rules = abbates_state_get_rules (self);

  return rules != NULL && rules->solo;
}

/**
 * abbates_state_get_drawn:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the drawn card that is to be placed; %NULL where there
 *   is none
 */
AbbatesGardenCard *
abbates_state_get_drawn (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->drawn == NULL)
    children->drawn =
        abbates_snapshot_make_card (children->snapshot, children->snapshot->position.drawn);

  return children->drawn;
}

/**
 * abbates_state_get_henricus:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the opponent of the solo game; %NULL in other games
 */
AbbatesHenricusSeat *
abbates_state_get_henricus (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->henricus == NULL && abbates_state_is_solo (self))
    children->henricus = abbates_henricus_seat_new (children->snapshot);

  return children->henricus;
}

/**
 * abbates_state_get_acted:
 * @self: a state
 *
 * Returns: (transfer none) (array zero-terminated=1): the winner's arcade actions of this phase
 *   so far, in notation
 */
const char *const *
abbates_state_get_acted (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->acted == NULL)
    children->acted = print_acted (children->snapshot);

  return (const char *const *) children->acted;
}

/**
 * abbates_state_get_seats:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesSeat, from seat 1, without Henricus
 */
GListModel *
abbates_state_get_seats (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->seats == NULL)
    children->seats = abbates_snapshot_list_seats (children->snapshot);

  return children->seats;
}

/**
 * abbates_state_get_garden:
 * @self: a state
 *
 * Returns: (transfer none): a list model of the nine #AbbatesSquare of the garden, from 1
 */
GListModel *
abbates_state_get_garden (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->garden == NULL)
    children->garden =
        abbates_snapshot_list_squares (children->snapshot, children->snapshot->position.garden,
                                       ABBATES_N_SQUARES, NULL);

  return children->garden;
}

/**
 * abbates_state_get_refill:
 * @self: a state
 *
 * Returns: (transfer none): a list model of the three boxes of the replenishment row,
 *   #AbbatesSquare, from 1
 */
GListModel *
abbates_state_get_refill (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->refill == NULL)
    children->refill =
        abbates_snapshot_list_squares (children->snapshot, children->snapshot->position.refill,
                                       ABBATES_N_BOXES, NULL);

  return children->refill;
}

/**
 * abbates_state_get_points_card:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesGardenCard: Primus, Secundus, Tertius and
 *   Aequalis, as far as laid; empty with variant 4
 */
GListModel *
abbates_state_get_points_card (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->points_card == NULL)
    children->points_card =
        abbates_snapshot_list_cards (children->snapshot, children->snapshot->position.points,
                                     children->snapshot->position.n_points);

  return children->points_card;
}

/**
 * abbates_state_get_discard:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesGardenCard: the discard pile, in the order
 *   it was laid
 */
GListModel *
abbates_state_get_discard (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->discard == NULL)
    children->discard =
        abbates_snapshot_list_cards (children->snapshot, children->snapshot->position.discard,
                                     children->snapshot->position.n_discard);

  return children->discard;
}

/**
 * abbates_state_get_known_top:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesGardenCard: the known cards of the draw
 *   pile, top first
 */
GListModel *
abbates_state_get_known_top (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->known_top == NULL)
    children->known_top =
        abbates_snapshot_list_cards (children->snapshot, children->snapshot->position.known,
                                     children->snapshot->position.n_known);

  return children->known_top;
}

/**
 * abbates_state_get_arcade:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesArcadeCard, by round and box, as far as
 *   laid; empty with variant 1
 */
GListModel *
abbates_state_get_arcade (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->arcade == NULL)
    children->arcade = abbates_snapshot_list_arcade (children->snapshot);

  return children->arcade;
}

/**
 * abbates_state_get_chapter:
 * @self: a state
 *
 * Returns: (transfer none): a list model of #AbbatesChapterCard: the Chapter Room, in the order
 *   won
 */
GListModel *
abbates_state_get_chapter (AbbatesState *self)
{
  AbbatesChildren *children;

  g_return_val_if_fail (ABBATES_IS_STATE (self), NULL);

  children = abbates_state_get_children (self);
  g_return_val_if_fail (children != NULL, NULL);
  if (children->chapter == NULL)
    children->chapter = abbates_snapshot_list_chapter (children->snapshot);

  return children->chapter;
}
