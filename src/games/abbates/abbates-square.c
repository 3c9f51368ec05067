/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-square.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesSquare:
 *
 * A square of the garden or of a portrait, or a box of the replenishment row, of one state.
 * Never changes.
 */
struct _AbbatesSquare
{
  GObject parent_instance;

  guint number;
  guint area;
  AbbatesGardenCard *card;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_AREA,
  PROP_CARD,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesSquare, abbates_square, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_square_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  AbbatesSquare *self = ABBATES_SQUARE (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, abbates_square_get_number (self));
      break;
    case PROP_AREA:
      g_value_set_uint (value, abbates_square_get_area (self));
      break;
    case PROP_CARD:
      g_value_set_object (value, abbates_square_get_card (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_square_finalize (GObject *object)
{
  AbbatesSquare *self = ABBATES_SQUARE (object);

  g_clear_object (&self->card);

  G_OBJECT_CLASS (abbates_square_parent_class)->finalize (object);
}

static void
abbates_square_class_init (AbbatesSquareClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_square_finalize;
  object_class->get_property = abbates_square_get_property;

  /**
   * AbbatesSquare:number: (getter get_number)
   *
   * The number of the square, from 1 to 9, or of the box, from 1 to 3.
   */
  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesSquare:area: (getter get_area)
   *
   * The area of the mission that a square of a portrait is in: 1 for the purple one, 2 and more
   * for others, 0 for none.
   */
  properties[PROP_AREA] = g_param_spec_uint ("area", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesSquare:card: (getter get_card)
   *
   * The visible card; %NULL where none lies.
   */
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, ABBATES_TYPE_GARDEN_CARD, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_square_init (AbbatesSquare *self)
{
}

/**
 * abbates_square_new: (skip)
 * @number: its number, from 1
 * @area: the area of the mission that it is in, 0 for none
 * @card: (nullable) (transfer full): the visible card
 *
 * Returns: (transfer full): a square
 */
AbbatesSquare *
abbates_square_new (guint number,
                    guint area,
                    AbbatesGardenCard *card)
{
  AbbatesSquare *self = g_object_new (ABBATES_TYPE_SQUARE, NULL);

  self->number = number;
  self->area = area;
  self->card = card;

  return self;
}

/**
 * abbates_square_get_number:
 * @self: a square
 *
 * Returns: the number of the square, from 1 to 9, or of the box, from 1 to 3
 */
guint
abbates_square_get_number (AbbatesSquare *self)
{
  g_return_val_if_fail (ABBATES_IS_SQUARE (self), 0);

  return self->number;
}

/**
 * abbates_square_get_area:
 * @self: a square
 *
 * Returns: the area of the mission that a square of a portrait is in: 1 for the purple one, 2
 *   and more for others, 0 for none
 */
guint
abbates_square_get_area (AbbatesSquare *self)
{
  g_return_val_if_fail (ABBATES_IS_SQUARE (self), 0);

  return self->area;
}

/**
 * abbates_square_get_card:
 * @self: a square
 *
 * Returns: (transfer none) (nullable): the visible card; %NULL where none lies
 */
AbbatesGardenCard *
abbates_square_get_card (AbbatesSquare *self)
{
  g_return_val_if_fail (ABBATES_IS_SQUARE (self), NULL);

  return self->card;
}
