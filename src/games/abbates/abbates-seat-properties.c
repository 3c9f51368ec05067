/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-objects-private.h"

/* The properties of #AbbatesSeat. */

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_NAME,
  PROP_HAND,
  PROP_DISCARDS,
  PROP_PLAYED,
  PROP_OUT,
  PROP_ORA,
  PROP_CONDITIONS,
  PROP_PORTRAIT,
  PROP_COVERED,
  PROP_CORNERS,
  PROP_MISSION,
  PROP_SECRET,
  PROP_TRACK,
  PROP_SCORE,
  PROP_DISTANCE,
  PROP_IS_CERTAIN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What is a number or a word. Returns whether @prop_id is one. */
static gboolean
get_plain_property (AbbatesSeat *self,
                    guint prop_id,
                    GValue *value)
{
  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, abbates_seat_get_number (self));
      break;
    case PROP_NAME:
      g_value_set_string (value, abbates_seat_get_name (self));
      break;
    case PROP_PLAYED:
      g_value_set_uint (value, abbates_seat_get_played (self));
      break;
    case PROP_OUT:
      g_value_set_boolean (value, abbates_seat_is_out (self));
      break;
    case PROP_ORA:
      g_value_set_int (value, abbates_seat_get_ora (self));
      break;
    case PROP_TRACK:
      g_value_set_int (value, abbates_seat_get_track (self));
      break;
    case PROP_SCORE:
      g_value_set_int (value, abbates_seat_get_score (self));
      break;
    case PROP_DISTANCE:
      g_value_set_int (value, abbates_seat_get_distance (self));
      break;
    case PROP_IS_CERTAIN:
      g_value_set_boolean (value, abbates_seat_is_certain (self));
      break;
    default:
      return FALSE;
    }

  return TRUE;
}

static void
abbates_seat_get_property (GObject *object,
                           guint prop_id,
                           GValue *value,
                           GParamSpec *pspec)
{
  AbbatesSeat *self = ABBATES_SEAT (object);

  if (get_plain_property (self, prop_id, value))
    return;

  switch (prop_id)
    {
    case PROP_HAND:
      g_value_set_object (value, abbates_seat_get_hand (self));
      break;
    case PROP_DISCARDS:
      g_value_set_object (value, abbates_seat_get_discards (self));
      break;
    case PROP_CONDITIONS:
      g_value_set_object (value, abbates_seat_get_conditions (self));
      break;
    case PROP_PORTRAIT:
      g_value_set_object (value, abbates_seat_get_portrait (self));
      break;
    case PROP_COVERED:
      g_value_set_object (value, abbates_seat_get_covered (self));
      break;
    case PROP_CORNERS:
      g_value_set_object (value, abbates_seat_get_corners (self));
      break;
    case PROP_MISSION:
      g_value_set_object (value, abbates_seat_get_mission (self));
      break;
    case PROP_SECRET:
      g_value_set_object (value, abbates_seat_get_secret (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/**
 * abbates_seat_install_properties: (skip)
 * @object_class: the class of #AbbatesSeat
 */
void
abbates_seat_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = abbates_seat_get_property;

  /**
   * AbbatesSeat:number: (getter get_number)
   *
   * The number of the seat, from 1.
   */
  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesSeat:name: (getter get_name)
   *
   * The name of the player.
   */
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);

  /**
   * AbbatesSeat:hand: (getter get_hand)
   *
   * A list model of #AbbatesValueCard: the cards in hand, ascending.
   */
  properties[PROP_HAND] = g_param_spec_object ("hand", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:discards: (getter get_discards)
   *
   * A list model of #AbbatesValueCard: the own discard pile of Abbot cards, ascending.
   */
  properties[PROP_DISCARDS] =
      g_param_spec_object ("discards", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:played: (getter get_played)
   *
   * The value played in this phase; 0 for none.
   */
  properties[PROP_PLAYED] = g_param_spec_uint ("played", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesSeat:out: (getter is_out)
   *
   * Whether the seat sits this phase out.
   */
  properties[PROP_OUT] = g_param_spec_boolean ("out", NULL, NULL, FALSE, flags);

  /**
   * AbbatesSeat:ora: (getter get_ora)
   *
   * How many conditions of Ora et Labora the seat has met in this round; -1 once the pawn is
   * removed, and with variant 2.
   */
  properties[PROP_ORA] = g_param_spec_int ("ora", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesSeat:conditions: (getter get_conditions)
   *
   * A list model of #AbbatesOraCondition: those of this round's face, in order; empty with
   * variant 2.
   */
  properties[PROP_CONDITIONS] =
      g_param_spec_object ("conditions", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:portrait: (getter get_portrait)
   *
   * A list model of the nine #AbbatesSquare of the portrait, from 1.
   */
  properties[PROP_PORTRAIT] =
      g_param_spec_object ("portrait", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:covered: (getter get_covered)
   *
   * A list model of #AbbatesGardenCard: every card that lies under others on the portrait,
   * sorted by their words.
   */
  properties[PROP_COVERED] = g_param_spec_object ("covered", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:corners: (getter get_corners)
   *
   * A list model of #AbbatesCornerCard: the corner cards won, by round.
   */
  properties[PROP_CORNERS] = g_param_spec_object ("corners", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesSeat:mission: (getter get_mission)
   *
   * The mission; %NULL before it is dealt, with variant 3, and in a view that hides it.
   */
  properties[PROP_MISSION] =
      g_param_spec_object ("mission", NULL, NULL, ABBATES_TYPE_MISSION_CARD, flags);

  /**
   * AbbatesSeat:secret: (getter get_secret)
   *
   * The secret card of variant 4, whose kind counts; %NULL where there is none.
   */
  properties[PROP_SECRET] =
      g_param_spec_object ("secret", NULL, NULL, ABBATES_TYPE_GARDEN_CARD, flags);

  /**
   * AbbatesSeat:track: (getter get_track)
   *
   * Where the Abbot stands on the track, without the steps for empty squares.
   */
  properties[PROP_TRACK] = g_param_spec_int ("track", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesSeat:score: (getter get_score)
   *
   * What final scoring would give now.
   */
  properties[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesSeat:distance: (getter get_distance)
   *
   * How far the Abbot would stand from the Abbot-General in final scoring now, with a step for
   * each empty square.
   */
  properties[PROP_DISTANCE] =
      g_param_spec_int ("distance", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesSeat:is-certain: (getter is_certain)
   *
   * Whether all is known on which the track and the score depend, cards and mission; where
   * not, they leave out what is unknown or hidden.
   */
  properties[PROP_IS_CERTAIN] = g_param_spec_boolean ("is-certain", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}
