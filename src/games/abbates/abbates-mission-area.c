/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-mission-area.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesMissionArea:
 *
 * An area of a mission, of one state: squares that are to be filled with one kind. Never
 * changes.
 */
struct _AbbatesMissionArea
{
  GObject parent_instance;

  guint number;
  GListModel *squares;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_IS_PURPLE,
  PROP_SQUARES,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesMissionArea, abbates_mission_area, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_mission_area_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  AbbatesMissionArea *self = ABBATES_MISSION_AREA (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, abbates_mission_area_get_number (self));
      break;
    case PROP_IS_PURPLE:
      g_value_set_boolean (value, abbates_mission_area_is_purple (self));
      break;
    case PROP_SQUARES:
      g_value_set_object (value, abbates_mission_area_get_squares (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_mission_area_finalize (GObject *object)
{
  AbbatesMissionArea *self = ABBATES_MISSION_AREA (object);

  g_clear_object (&self->squares);

  G_OBJECT_CLASS (abbates_mission_area_parent_class)->finalize (object);
}

static void
abbates_mission_area_class_init (AbbatesMissionAreaClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_mission_area_finalize;
  object_class->get_property = abbates_mission_area_get_property;

  /**
   * AbbatesMissionArea:number: (getter get_number)
   *
   * The number of the area, from 1; 1 is the purple one.
   */
  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesMissionArea:is-purple: (getter is_purple)
   *
   * Whether the area is the purple one, which earns points when one kind fills it.
   */
  properties[PROP_IS_PURPLE] = g_param_spec_boolean ("is-purple", NULL, NULL, FALSE, flags);

  /**
   * AbbatesMissionArea:squares: (getter get_squares)
   *
   * A list model of #AbbatesSquare: the squares of the portrait that the area is made of, in
   * ascending order.
   */
  properties[PROP_SQUARES] = g_param_spec_object ("squares", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_mission_area_init (AbbatesMissionArea *self)
{
}

/**
 * abbates_mission_area_new: (skip)
 * @number: its number, from 1
 * @squares: (transfer full): a list model of #AbbatesSquare
 *
 * Returns: (transfer full): an area
 */
AbbatesMissionArea *
abbates_mission_area_new (guint number,
                          GListModel *squares)
{
  AbbatesMissionArea *self = g_object_new (ABBATES_TYPE_MISSION_AREA, NULL);

  self->number = number;
  self->squares = squares;

  return self;
}

/**
 * abbates_mission_area_get_number:
 * @self: an area
 *
 * Returns: the number of the area, from 1; 1 is the purple one
 */
guint
abbates_mission_area_get_number (AbbatesMissionArea *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_AREA (self), 0);

  return self->number;
}

/**
 * abbates_mission_area_is_purple: (get-property is-purple)
 * @self: an area
 *
 * Returns: whether the area is the purple one, which earns points when one kind fills it
 */
gboolean
abbates_mission_area_is_purple (AbbatesMissionArea *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_AREA (self), FALSE);

  return self->number == 1;
}

/**
 * abbates_mission_area_get_squares:
 * @self: an area
 *
 * Returns: (transfer none): a list model of #AbbatesSquare: the squares of the portrait that
 *   the area is made of, in ascending order
 */
GListModel *
abbates_mission_area_get_squares (AbbatesMissionArea *self)
{
  g_return_val_if_fail (ABBATES_IS_MISSION_AREA (self), NULL);

  return self->squares;
}
