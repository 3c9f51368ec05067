/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-state-private.h"

/* The properties of #AbbatesState. */

enum
{
  PROP_0,
  PROP_ROUND,
  PROP_PHASE,
  PROP_TURN,
  PROP_AWAITING,
  PROP_DUE_FOR,
  PROP_DUE_SEAT,
  PROP_TAKER,
  PROP_LINE,
  PROP_TAKEN_LINE,
  PROP_GENERAL,
  PROP_PILE,
  PROP_KNOWN_BY,
  PROP_START_SEAT,
  PROP_OVER,
  PROP_SOLO,
  PROP_DRAWN,
  PROP_HENRICUS,
  PROP_ACTED,
  PROP_SEATS,
  PROP_GARDEN,
  PROP_REFILL,
  PROP_POINTS_CARD,
  PROP_DISCARD,
  PROP_KNOWN_TOP,
  PROP_ARCADE,
  PROP_CHAPTER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What is a number or a word. Returns whether @prop_id is one. */
static gboolean
get_plain_property (AbbatesState *self,
                    guint prop_id,
                    GValue *value)
{
  switch (prop_id)
    {
    case PROP_ROUND:
      g_value_set_uint (value, abbates_state_get_round (self));
      break;
    case PROP_PHASE:
      g_value_set_uint (value, abbates_state_get_phase (self));
      break;
    case PROP_TURN:
      g_value_set_int (value, scr_state_get_turn (SCR_STATE (self)));
      break;
    case PROP_AWAITING:
      g_value_set_string (value, scr_state_get_awaiting (SCR_STATE (self)));
      break;
    case PROP_DUE_FOR:
      g_value_set_string (value, abbates_state_get_due_for (self));
      break;
    case PROP_DUE_SEAT:
      g_value_set_uint (value, abbates_state_get_due_seat (self));
      break;
    case PROP_TAKER:
      g_value_set_uint (value, abbates_state_get_taker (self));
      break;
    case PROP_LINE:
      g_value_set_string (value, abbates_state_get_line (self));
      break;
    case PROP_TAKEN_LINE:
      g_value_set_string (value, abbates_state_get_taken_line (self));
      break;
    case PROP_GENERAL:
      g_value_set_int (value, abbates_state_get_general (self));
      break;
    case PROP_PILE:
      g_value_set_uint (value, abbates_state_get_pile (self));
      break;
    case PROP_KNOWN_BY:
      g_value_set_uint (value, abbates_state_get_known_by (self));
      break;
    case PROP_START_SEAT:
      g_value_set_uint (value, abbates_state_get_start_seat (self));
      break;
    case PROP_OVER:
      g_value_set_boolean (value, abbates_state_is_over (self));
      break;
    case PROP_SOLO:
      g_value_set_boolean (value, abbates_state_is_solo (self));
      break;
    default:
      return FALSE;
    }

  return TRUE;
}

static void
abbates_state_get_property (GObject *object,
                            guint prop_id,
                            GValue *value,
                            GParamSpec *pspec)
{
  AbbatesState *self = ABBATES_STATE (object);

  if (get_plain_property (self, prop_id, value))
    return;

  switch (prop_id)
    {
    case PROP_DRAWN:
      g_value_set_object (value, abbates_state_get_drawn (self));
      break;
    case PROP_HENRICUS:
      g_value_set_object (value, abbates_state_get_henricus (self));
      break;
    case PROP_ACTED:
      g_value_set_boxed (value, abbates_state_get_acted (self));
      break;
    case PROP_SEATS:
      g_value_set_object (value, abbates_state_get_seats (self));
      break;
    case PROP_GARDEN:
      g_value_set_object (value, abbates_state_get_garden (self));
      break;
    case PROP_REFILL:
      g_value_set_object (value, abbates_state_get_refill (self));
      break;
    case PROP_POINTS_CARD:
      g_value_set_object (value, abbates_state_get_points_card (self));
      break;
    case PROP_DISCARD:
      g_value_set_object (value, abbates_state_get_discard (self));
      break;
    case PROP_KNOWN_TOP:
      g_value_set_object (value, abbates_state_get_known_top (self));
      break;
    case PROP_ARCADE:
      g_value_set_object (value, abbates_state_get_arcade (self));
      break;
    case PROP_CHAPTER:
      g_value_set_object (value, abbates_state_get_chapter (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
describe_plain_properties (GParamFlags flags)
{
  /**
   * AbbatesState:round: (getter get_round)
   *
   * The round, from 1 to 4; 1 during set-up.
   */
  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:phase: (getter get_phase)
   *
   * The phase of the round, from 1 to 4; 1 during set-up.
   */
  properties[PROP_PHASE] = g_param_spec_uint ("phase", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:turn:
   *
   * The seat due, from 1; SCR_TURN_TABLE where chance or the table answers, SCR_TURN_NONE when
   * the game is over.
   */
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesState:awaiting:
   *
   * The first word of the move due, in notation; %NULL when the game is over.
   */
  properties[PROP_AWAITING] = g_param_spec_string ("awaiting", NULL, NULL, NULL, flags);

  /**
   * AbbatesState:due-for: (getter get_due_for)
   *
   * Why a card is to be revealed, or the draw pile to be made anew: “points”, “garden”,
   * “refill”, “draw” or “peek”; %NULL where it is not.
   */
  properties[PROP_DUE_FOR] = g_param_spec_string ("due-for", NULL, NULL, NULL, flags);

  /**
   * AbbatesState:due-seat: (getter get_due_seat)
   *
   * Whose draw or peek is due, from 1, Henricus being 2; 0 for nobody’s.
   */
  properties[PROP_DUE_SEAT] = g_param_spec_uint ("due-seat", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:taker: (getter get_taker)
   *
   * The seat whose turn it is in action 2, Henricus being 2; 0 outside action 2.
   */
  properties[PROP_TAKER] = g_param_spec_uint ("taker", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:line: (getter get_line)
   *
   * The line where the Abbot-General stands, “column-2”; %NULL in phase 4 and before the first
   * phase.
   */
  properties[PROP_LINE] = g_param_spec_string ("line", NULL, NULL, NULL, flags);

  /**
   * AbbatesState:taken-line: (getter get_taken_line)
   *
   * The line where cards are taken, cleared and refilled, “row-1”; %NULL in phase 4 and before
   * the first phase.
   */
  properties[PROP_TAKEN_LINE] = g_param_spec_string ("taken-line", NULL, NULL, NULL, flags);

  /**
   * AbbatesState:general: (getter get_general)
   *
   * Where the Abbot-General stands on the track; 0 until the points card is whole.
   */
  properties[PROP_GENERAL] = g_param_spec_int ("general", NULL, NULL, G_MININT, G_MAXINT, 0, flags);

  /**
   * AbbatesState:pile: (getter get_pile)
   *
   * How many cards the draw pile holds, known ones included.
   */
  properties[PROP_PILE] = g_param_spec_uint ("pile", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:known-by: (getter get_known_by)
   *
   * The seat that has peeked and alone may use the known cards, from 1; 0 for none.
   */
  properties[PROP_KNOWN_BY] = g_param_spec_uint ("known-by", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:start-seat: (getter get_start_seat)
   *
   * The seat that begins, from 1; 0 before it is known.
   */
  properties[PROP_START_SEAT] =
      g_param_spec_uint ("start-seat", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesState:over: (getter is_over)
   *
   * Whether the game is over.
   */
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);

  /**
   * AbbatesState:solo: (getter is_solo)
   *
   * Whether one player plays against Henricus.
   */
  properties[PROP_SOLO] = g_param_spec_boolean ("solo", NULL, NULL, FALSE, flags);
}

static void
describe_children (GParamFlags flags)
{
  /**
   * AbbatesState:drawn: (getter get_drawn)
   *
   * The drawn card that is to be placed; %NULL where there is none.
   */
  properties[PROP_DRAWN] =
      g_param_spec_object ("drawn", NULL, NULL, ABBATES_TYPE_GARDEN_CARD, flags);

  /**
   * AbbatesState:henricus: (getter get_henricus)
   *
   * The opponent of the solo game; %NULL in other games.
   */
  properties[PROP_HENRICUS] =
      g_param_spec_object ("henricus", NULL, NULL, ABBATES_TYPE_HENRICUS_SEAT, flags);

  /**
   * AbbatesState:acted: (getter get_acted)
   *
   * The winner's arcade actions of this phase so far, in notation.
   */
  properties[PROP_ACTED] = g_param_spec_boxed ("acted", NULL, NULL, G_TYPE_STRV, flags);

  /**
   * AbbatesState:seats: (getter get_seats)
   *
   * A list model of #AbbatesSeat, from seat 1, without Henricus.
   */
  properties[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:garden: (getter get_garden)
   *
   * A list model of the nine #AbbatesSquare of the garden, from 1.
   */
  properties[PROP_GARDEN] = g_param_spec_object ("garden", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:refill: (getter get_refill)
   *
   * A list model of the three boxes of the replenishment row, #AbbatesSquare, from 1.
   */
  properties[PROP_REFILL] = g_param_spec_object ("refill", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:points-card: (getter get_points_card)
   *
   * A list model of #AbbatesGardenCard: Primus, Secundus, Tertius and Aequalis, as far as laid;
   * empty with variant 4.
   */
  properties[PROP_POINTS_CARD] =
      g_param_spec_object ("points-card", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:discard: (getter get_discard)
   *
   * A list model of #AbbatesGardenCard: the discard pile, in the order it was laid.
   */
  properties[PROP_DISCARD] = g_param_spec_object ("discard", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:known-top: (getter get_known_top)
   *
   * A list model of #AbbatesGardenCard: the known cards of the draw pile, top first.
   */
  properties[PROP_KNOWN_TOP] =
      g_param_spec_object ("known-top", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:arcade: (getter get_arcade)
   *
   * A list model of #AbbatesArcadeCard, by round and box, as far as laid; empty with variant 1.
   */
  properties[PROP_ARCADE] = g_param_spec_object ("arcade", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  /**
   * AbbatesState:chapter: (getter get_chapter)
   *
   * A list model of #AbbatesChapterCard: the Chapter Room, in the order won.
   */
  properties[PROP_CHAPTER] = g_param_spec_object ("chapter", NULL, NULL, G_TYPE_LIST_MODEL, flags);
}

/**
 * abbates_state_install_properties: (skip)
 * @object_class: the class of #AbbatesState
 */
void
abbates_state_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = abbates_state_get_property;
  describe_plain_properties (flags);
  describe_children (flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}
