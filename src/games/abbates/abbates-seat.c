/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-seat.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesSeat:
 *
 * How a seat stands in one state. Never changes.
 *
 * It needs nothing of the state that it came from, and may outlive it. Its own objects and
 * lists are made when they are first read, on the main thread only, and are the same at each
 * reading.
 */
struct _AbbatesSeat
{
  GObject parent_instance;

  AbbatesSnapshot *snapshot;
  guint number;

  GListModel *hand;
  GListModel *discards;
  GListModel *conditions;
  GListModel *portrait;
  GListModel *covered;
  GListModel *corners;
  AbbatesMissionCard *mission;
  AbbatesGardenCard *secret;
};

G_DEFINE_FINAL_TYPE (AbbatesSeat, abbates_seat, G_TYPE_OBJECT)

/* Not so for what a binding constructs by itself. */
static gboolean
is_made (AbbatesSeat *self)
{
  return ABBATES_IS_SEAT (self) && self->snapshot != NULL;
}

static const AbbatesSeatPosition *
get_position (AbbatesSeat *self)
{
  return &self->snapshot->position.seats[self->number - 1];
}

static const AbbatesMission *
get_mission (AbbatesSeat *self)
{
  guint mission = get_position (self)->mission;

  return mission != 0 ? &self->snapshot->setup->rules.missions[mission - 1] : NULL;
}

static void
abbates_seat_finalize (GObject *object)
{
  AbbatesSeat *self = ABBATES_SEAT (object);

  g_clear_object (&self->hand);
  g_clear_object (&self->discards);
  g_clear_object (&self->conditions);
  g_clear_object (&self->portrait);
  g_clear_object (&self->covered);
  g_clear_object (&self->corners);
  g_clear_object (&self->mission);
  g_clear_object (&self->secret);
  g_clear_pointer (&self->snapshot, abbates_snapshot_unref);

  G_OBJECT_CLASS (abbates_seat_parent_class)->finalize (object);
}

static void
abbates_seat_class_init (AbbatesSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_seat_finalize;
  abbates_seat_install_properties (object_class);
}

static void
abbates_seat_init (AbbatesSeat *self)
{
}

/**
 * abbates_seat_new: (skip)
 * @snapshot: the position that it belongs to
 * @number: the number of the seat, from 1
 *
 * Returns: (transfer full): a seat
 */
AbbatesSeat *
abbates_seat_new (AbbatesSnapshot *snapshot,
                  guint number)
{
  AbbatesSeat *self = g_object_new (ABBATES_TYPE_SEAT, NULL);

  self->snapshot = abbates_snapshot_ref (snapshot);
  self->number = number;

  return self;
}

/**
 * abbates_seat_get_number:
 * @self: a seat of a state
 *
 * Returns: the number of the seat, from 1
 */
guint
abbates_seat_get_number (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return self->number;
}

/**
 * abbates_seat_get_name:
 * @self: a seat of a state
 *
 * Returns: (transfer none): the name of the player
 */
const char *
abbates_seat_get_name (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  return self->snapshot->setup->names[self->number - 1];
}

/**
 * abbates_seat_get_hand:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of #AbbatesValueCard: the cards in hand, ascending
 */
GListModel *
abbates_seat_get_hand (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->hand == NULL)
    self->hand =
        abbates_snapshot_list_values (self->snapshot, &get_position (self)->hand, self->number);

  return self->hand;
}

/**
 * abbates_seat_get_discards:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of #AbbatesValueCard: the own discard pile of Abbot
 *   cards, ascending
 */
GListModel *
abbates_seat_get_discards (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->discards == NULL)
    self->discards =
        abbates_snapshot_list_values (self->snapshot, &get_position (self)->discards, 0);

  return self->discards;
}

/**
 * abbates_seat_get_played:
 * @self: a seat of a state
 *
 * Returns: the value played in this phase; 0 for none
 */
guint
abbates_seat_get_played (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->played;
}

/**
 * abbates_seat_is_out: (get-property out)
 * @self: a seat of a state
 *
 * Returns: whether the seat sits this phase out
 */
gboolean
abbates_seat_is_out (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), FALSE);

  return get_position (self)->out;
}

/**
 * abbates_seat_get_ora:
 * @self: a seat of a state
 *
 * Returns: how many conditions of Ora et Labora the seat has met in this round; -1 once the
 *   pawn is removed, and with variant 2
 */
int
abbates_seat_get_ora (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), -1);

  return get_position (self)->ora;
}

/**
 * abbates_seat_get_conditions:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of #AbbatesOraCondition: those of this round's face,
 *   in order; empty with variant 2
 */
GListModel *
abbates_seat_get_conditions (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->conditions == NULL)
    self->conditions = abbates_snapshot_list_conditions (self->snapshot, get_position (self)->ora);

  return self->conditions;
}

/**
 * abbates_seat_get_portrait:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of the nine #AbbatesSquare of the portrait, from 1
 */
GListModel *
abbates_seat_get_portrait (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->portrait == NULL)
    self->portrait = abbates_snapshot_list_squares (self->snapshot, get_position (self)->portrait,
                                                    ABBATES_N_SQUARES, get_mission (self));

  return self->portrait;
}

/**
 * abbates_seat_get_covered:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of #AbbatesGardenCard: every card that lies under
 *   others on the portrait, sorted by their words
 */
GListModel *
abbates_seat_get_covered (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->covered == NULL)
    self->covered = abbates_snapshot_list_covered (self->snapshot, get_position (self)->covered);

  return self->covered;
}

/**
 * abbates_seat_get_corners:
 * @self: a seat of a state
 *
 * Returns: (transfer none): a list model of #AbbatesCornerCard: the corner cards won, by round
 */
GListModel *
abbates_seat_get_corners (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->corners == NULL)
    self->corners = abbates_snapshot_list_corners (get_position (self)->corners);

  return self->corners;
}

/**
 * abbates_seat_get_mission:
 * @self: a seat of a state
 *
 * Returns: (transfer none) (nullable): the mission; %NULL before it is dealt, with variant 3,
 *   and in a view that hides it
 */
AbbatesMissionCard *
abbates_seat_get_mission (AbbatesSeat *self)
{
  const AbbatesMission *mission;
  GListModel *portrait;

  g_return_val_if_fail (is_made (self), NULL);

  mission = get_mission (self);
  portrait = abbates_seat_get_portrait (self);
  if (self->mission == NULL && mission != NULL && portrait != NULL)
    self->mission = abbates_mission_card_new (mission, portrait);

  return self->mission;
}

/**
 * abbates_seat_get_secret:
 * @self: a seat of a state
 *
 * Returns: (transfer none) (nullable): the secret card of variant 4, whose kind counts; %NULL
 *   where there is none
 */
AbbatesGardenCard *
abbates_seat_get_secret (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->secret == NULL)
    self->secret = abbates_snapshot_make_card (self->snapshot, get_position (self)->secret);

  return self->secret;
}

/**
 * abbates_seat_get_track:
 * @self: a seat of a state
 *
 * Returns: where the Abbot stands on the track, without the steps for empty squares and without the
 *   beans of cards that nobody recorded
 */
int
abbates_seat_get_track (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->track;
}

/**
 * abbates_seat_get_score:
 * @self: a seat of a state
 *
 * Returns: what final scoring would give now
 */
int
abbates_seat_get_score (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return self->snapshot->scores[self->number - 1].total;
}

/**
 * abbates_seat_get_distance:
 * @self: a seat of a state
 *
 * Returns: how far the Abbot would stand from the Abbot-General in final scoring now, with a
 *   step for each empty square
 */
int
abbates_seat_get_distance (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return self->snapshot->scores[self->number - 1].distance;
}

/**
 * abbates_seat_is_certain: (get-property is-certain)
 * @self: a seat of a state
 *
 * Returns: whether all is known on which the track and the score depend, cards and mission;
 *   where not, they leave out what is unknown or hidden
 */
gboolean
abbates_seat_is_certain (AbbatesSeat *self)
{
  g_return_val_if_fail (is_made (self), FALSE);

  return abbates_position_is_score_certain (&self->snapshot->position,
                                            &self->snapshot->setup->rules, self->number);
}
