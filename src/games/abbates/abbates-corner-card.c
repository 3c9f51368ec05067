/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-corner-card.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesCornerCard:
 *
 * A corner card that a seat has won, of one state. Never changes.
 */
struct _AbbatesCornerCard
{
  GObject parent_instance;

  guint round;
};

enum
{
  PROP_0,
  PROP_ROUND,
  PROP_POINTS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesCornerCard, abbates_corner_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_corner_card_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  AbbatesCornerCard *self = ABBATES_CORNER_CARD (object);

  switch (prop_id)
    {
    case PROP_ROUND:
      g_value_set_uint (value, abbates_corner_card_get_round (self));
      break;
    case PROP_POINTS:
      g_value_set_uint (value, abbates_corner_card_get_points (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_corner_card_class_init (AbbatesCornerCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = abbates_corner_card_get_property;

  /**
   * AbbatesCornerCard:round: (getter get_round)
   *
   * The round at whose corner the card lay, from 1 to 4.
   */
  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesCornerCard:points: (getter get_points)
   *
   * Its points: 1, 2 and 3 for those of rounds 1 to 3; 0 for that of round 4, which earns by
   * the cards in the Chapter Room.
   */
  properties[PROP_POINTS] = g_param_spec_uint ("points", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_corner_card_init (AbbatesCornerCard *self)
{
}

/**
 * abbates_corner_card_new: (skip)
 * @round: the round at whose corner it lay, from 1
 *
 * Returns: (transfer full): a corner card
 */
AbbatesCornerCard *
abbates_corner_card_new (guint round)
{
  AbbatesCornerCard *self = g_object_new (ABBATES_TYPE_CORNER_CARD, NULL);

  self->round = round;

  return self;
}

/**
 * abbates_corner_card_get_round:
 * @self: a corner card
 *
 * Returns: the round at whose corner the card lay, from 1 to 4
 */
guint
abbates_corner_card_get_round (AbbatesCornerCard *self)
{
  g_return_val_if_fail (ABBATES_IS_CORNER_CARD (self), 0);

  return self->round;
}

/**
 * abbates_corner_card_get_points:
 * @self: a corner card
 *
 * Returns: its points: 1, 2 and 3 for those of rounds 1 to 3; 0 for that of round 4, which
 *   earns by the cards in the Chapter Room
 */
guint
abbates_corner_card_get_points (AbbatesCornerCard *self)
{
  g_return_val_if_fail (ABBATES_IS_CORNER_CARD (self), 0);

  return self->round < ABBATES_N_ROUNDS ? self->round : 0;
}
