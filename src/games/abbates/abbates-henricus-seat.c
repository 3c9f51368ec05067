/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-henricus-seat.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesHenricusSeat:
 *
 * How Henricus, the opponent of the solo game, stands in one state. Never changes.
 *
 * As an #AbbatesSeat it may outlive the state; its lists are made when they are first read, on
 * the main thread only, and are the same at each reading.
 */
struct _AbbatesHenricusSeat
{
  GObject parent_instance;

  AbbatesSnapshot *snapshot;

  GListModel *low;
  GListModel *high;
  GListModel *cards;
  GListModel *discards;
  GListModel *corners;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LOW,
  PROP_HIGH,
  PROP_LOW_TOP,
  PROP_HIGH_TOP,
  PROP_PAWN,
  PROP_CARDS,
  PROP_DISCARDS,
  PROP_PLAYED,
  PROP_OUT,
  PROP_CORNERS,
  PROP_CORNER_CARDS,
  PROP_TRACK,
  PROP_SCORE,
  PROP_DISTANCE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesHenricusSeat, abbates_henricus_seat, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* Not so for what a binding constructs by itself. */
static gboolean
is_made (AbbatesHenricusSeat *self)
{
  return ABBATES_IS_HENRICUS_SEAT (self) && self->snapshot != NULL;
}

static const AbbatesHenricusPosition *
get_position (AbbatesHenricusSeat *self)
{
  return &self->snapshot->position.henricus;
}

/* What is a number or a word. Returns whether @prop_id is one. */
static gboolean
get_plain_property (AbbatesHenricusSeat *self,
                    guint prop_id,
                    GValue *value)
{
  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, abbates_henricus_seat_get_name (self));
      break;
    case PROP_LOW_TOP:
      g_value_set_uint (value, abbates_henricus_seat_get_low_top (self));
      break;
    case PROP_HIGH_TOP:
      g_value_set_uint (value, abbates_henricus_seat_get_high_top (self));
      break;
    case PROP_PAWN:
      g_value_set_uint (value, abbates_henricus_seat_get_pawn (self));
      break;
    case PROP_PLAYED:
      g_value_set_uint (value, abbates_henricus_seat_get_played (self));
      break;
    case PROP_OUT:
      g_value_set_boolean (value, abbates_henricus_seat_is_out (self));
      break;
    case PROP_CORNER_CARDS:
      g_value_set_uint (value, abbates_henricus_seat_get_corner_cards (self));
      break;
    case PROP_TRACK:
      g_value_set_int (value, abbates_henricus_seat_get_track (self));
      break;
    case PROP_SCORE:
      g_value_set_int (value, abbates_henricus_seat_get_score (self));
      break;
    case PROP_DISTANCE:
      g_value_set_int (value, abbates_henricus_seat_get_distance (self));
      break;
    default:
      return FALSE;
    }

  return TRUE;
}

static void
abbates_henricus_seat_get_property (GObject *object,
                                    guint prop_id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  AbbatesHenricusSeat *self = ABBATES_HENRICUS_SEAT (object);

  if (get_plain_property (self, prop_id, value))
    return;

  switch (prop_id)
    {
    case PROP_LOW:
      g_value_set_object (value, abbates_henricus_seat_get_low (self));
      break;
    case PROP_HIGH:
      g_value_set_object (value, abbates_henricus_seat_get_high (self));
      break;
    case PROP_CARDS:
      g_value_set_object (value, abbates_henricus_seat_get_cards (self));
      break;
    case PROP_DISCARDS:
      g_value_set_object (value, abbates_henricus_seat_get_discards (self));
      break;
    case PROP_CORNERS:
      g_value_set_object (value, abbates_henricus_seat_get_corners (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_henricus_seat_finalize (GObject *object)
{
  AbbatesHenricusSeat *self = ABBATES_HENRICUS_SEAT (object);

  g_clear_object (&self->low);
  g_clear_object (&self->high);
  g_clear_object (&self->cards);
  g_clear_object (&self->discards);
  g_clear_object (&self->corners);
  g_clear_pointer (&self->snapshot, abbates_snapshot_unref);

  G_OBJECT_CLASS (abbates_henricus_seat_parent_class)->finalize (object);
}

static void
abbates_henricus_seat_class_init (AbbatesHenricusSeatClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_henricus_seat_finalize;
  object_class->get_property = abbates_henricus_seat_get_property;

  /**
   * AbbatesHenricusSeat:name: (getter get_name)
   *
   * His name.
   */
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);

  /**
   * AbbatesHenricusSeat:low: (getter get_low)
   *
   * A list model of #AbbatesValueCard: what his low pile holds, ascending.
   */
  properties[PROP_LOW] = g_param_spec_object ("low", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesHenricusSeat:high: (getter get_high)
   *
   * A list model of #AbbatesValueCard: what his high pile holds, ascending.
   */
  properties[PROP_HIGH] = g_param_spec_object ("high", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesHenricusSeat:low-top: (getter get_low_top)
   *
   * The value on top of the low pile; 0 while nobody knows it.
   */
  properties[PROP_LOW_TOP] = g_param_spec_uint ("low-top", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesHenricusSeat:high-top: (getter get_high_top)
   *
   * The value on top of the high pile; 0 while nobody knows it.
   */
  properties[PROP_HIGH_TOP] = g_param_spec_uint ("high-top", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesHenricusSeat:pawn: (getter get_pawn)
   *
   * The square of the Solo card where his pawn stands, from 1 to 3.
   */
  properties[PROP_PAWN] = g_param_spec_uint ("pawn", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesHenricusSeat:cards: (getter get_cards)
   *
   * A list model of #AbbatesGardenCard: his garden cards, in the order obtained.
   */
  properties[PROP_CARDS] = g_param_spec_object ("cards", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesHenricusSeat:discards: (getter get_discards)
   *
   * A list model of #AbbatesValueCard: his discard pile of Abbot cards, ascending.
   */
  properties[PROP_DISCARDS] =
      g_param_spec_object ("discards", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesHenricusSeat:played: (getter get_played)
   *
   * The value played in this phase; 0 for none.
   */
  properties[PROP_PLAYED] = g_param_spec_uint ("played", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesHenricusSeat:out: (getter is_out)
   *
   * Whether he sits this phase out.
   */
  properties[PROP_OUT] = g_param_spec_boolean ("out", NULL, NULL, FALSE, flags);

  /**
   * AbbatesHenricusSeat:corners: (getter get_corners)
   *
   * A list model of #AbbatesCornerCard: the corner cards won, by round.
   */
  properties[PROP_CORNERS] = g_param_spec_object ("corners", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesHenricusSeat:corner-cards: (getter get_corner_cards)
   *
   * The points that the corner card of round 4 has brought him.
   */
  properties[PROP_CORNER_CARDS] =
      g_param_spec_uint ("corner-cards", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesHenricusSeat:track: (getter get_track)
   *
   * Where his Abbot stands on the track.
   */
  properties[PROP_TRACK] = g_param_spec_int ("track", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesHenricusSeat:score: (getter get_score)
   *
   * What final scoring would give him now.
   */
  properties[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesHenricusSeat:distance: (getter get_distance)
   *
   * How far his Abbot stands from the Abbot-General.
   */
  properties[PROP_DISTANCE] =
      g_param_spec_int ("distance", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_henricus_seat_init (AbbatesHenricusSeat *self)
{
}

/**
 * abbates_henricus_seat_new: (skip)
 * @snapshot: the position that he belongs to, of a solo game
 *
 * Returns: (transfer full): Henricus
 */
AbbatesHenricusSeat *
abbates_henricus_seat_new (AbbatesSnapshot *snapshot)
{
  AbbatesHenricusSeat *self = g_object_new (ABBATES_TYPE_HENRICUS_SEAT, NULL);

  self->snapshot = abbates_snapshot_ref (snapshot);

  return self;
}

/**
 * abbates_henricus_seat_get_name:
 * @self: Henricus
 *
 * Returns: (transfer none): his name
 */
const char *
abbates_henricus_seat_get_name (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  return self->snapshot->setup->names[ABBATES_HENRICUS - 1];
}

/**
 * abbates_henricus_seat_get_low:
 * @self: Henricus
 *
 * Returns: (transfer none): a list model of #AbbatesValueCard: what his low pile holds,
 *   ascending
 */
GListModel *
abbates_henricus_seat_get_low (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->low == NULL)
    self->low = abbates_snapshot_list_values (self->snapshot, &get_position (self)->pile[0], 0);

  return self->low;
}

/**
 * abbates_henricus_seat_get_high:
 * @self: Henricus
 *
 * Returns: (transfer none): a list model of #AbbatesValueCard: what his high pile holds,
 *   ascending
 */
GListModel *
abbates_henricus_seat_get_high (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->high == NULL)
    self->high = abbates_snapshot_list_values (self->snapshot, &get_position (self)->pile[1], 0);

  return self->high;
}

/**
 * abbates_henricus_seat_get_low_top:
 * @self: Henricus
 *
 * Returns: the value on top of the low pile; 0 while nobody knows it
 */
guint
abbates_henricus_seat_get_low_top (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->top[0];
}

/**
 * abbates_henricus_seat_get_high_top:
 * @self: Henricus
 *
 * Returns: the value on top of the high pile; 0 while nobody knows it
 */
guint
abbates_henricus_seat_get_high_top (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->top[1];
}

/**
 * abbates_henricus_seat_get_pawn:
 * @self: Henricus
 *
 * Returns: the square of the Solo card where his pawn stands, from 1 to 3
 */
guint
abbates_henricus_seat_get_pawn (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->pawn;
}

/**
 * abbates_henricus_seat_get_cards:
 * @self: Henricus
 *
 * Returns: (transfer none): a list model of #AbbatesGardenCard: his garden cards, in the order
 *   obtained
 */
GListModel *
abbates_henricus_seat_get_cards (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->cards == NULL)
    self->cards = abbates_snapshot_list_cards (self->snapshot, get_position (self)->cards,
                                               get_position (self)->n_cards);

  return self->cards;
}

/**
 * abbates_henricus_seat_get_discards:
 * @self: Henricus
 *
 * Returns: (transfer none): a list model of #AbbatesValueCard: his discard pile of Abbot cards,
 *   ascending
 */
GListModel *
abbates_henricus_seat_get_discards (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->discards == NULL)
    self->discards =
        abbates_snapshot_list_values (self->snapshot, &get_position (self)->discards, 0);

  return self->discards;
}

/**
 * abbates_henricus_seat_get_played:
 * @self: Henricus
 *
 * Returns: the value played in this phase; 0 for none
 */
guint
abbates_henricus_seat_get_played (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->played;
}

/**
 * abbates_henricus_seat_is_out: (get-property out)
 * @self: Henricus
 *
 * Returns: whether he sits this phase out
 */
gboolean
abbates_henricus_seat_is_out (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), FALSE);

  return get_position (self)->out;
}

/**
 * abbates_henricus_seat_get_corners:
 * @self: Henricus
 *
 * Returns: (transfer none): a list model of #AbbatesCornerCard: the corner cards won, by round
 */
GListModel *
abbates_henricus_seat_get_corners (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), NULL);

  if (self->corners == NULL)
    self->corners = abbates_snapshot_list_corners (get_position (self)->corners);

  return self->corners;
}

/**
 * abbates_henricus_seat_get_corner_cards:
 * @self: Henricus
 *
 * Returns: the points that the corner card of round 4 has brought him
 */
guint
abbates_henricus_seat_get_corner_cards (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->corner_cards;
}

/**
 * abbates_henricus_seat_get_track:
 * @self: Henricus
 *
 * Returns: where his Abbot stands on the track
 */
int
abbates_henricus_seat_get_track (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return get_position (self)->track;
}

/**
 * abbates_henricus_seat_get_score:
 * @self: Henricus
 *
 * Returns: what final scoring would give him now
 */
int
abbates_henricus_seat_get_score (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return self->snapshot->scores[ABBATES_HENRICUS - 1].total;
}

/**
 * abbates_henricus_seat_get_distance:
 * @self: Henricus
 *
 * Returns: how far his Abbot stands from the Abbot-General
 */
int
abbates_henricus_seat_get_distance (AbbatesHenricusSeat *self)
{
  g_return_val_if_fail (is_made (self), 0);

  return self->snapshot->scores[ABBATES_HENRICUS - 1].distance;
}
