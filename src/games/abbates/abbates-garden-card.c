/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-garden-card.h"

#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesGardenCard:
 *
 * A garden card of one state: in the garden, the replenishment row, a portrait, a pile or with
 * Henricus. Never changes.
 */
struct _AbbatesGardenCard
{
  GObject parent_instance;

  AbbatesCard card;
  guint points;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_BEANS,
  PROP_WORD,
  PROP_NAME,
  PROP_POINTS,
  PROP_IS_KNOWN,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesGardenCard, abbates_garden_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_garden_card_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  AbbatesGardenCard *self = ABBATES_GARDEN_CARD (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_string (value, abbates_garden_card_get_kind (self));
      break;
    case PROP_BEANS:
      g_value_set_uint (value, abbates_garden_card_get_beans (self));
      break;
    case PROP_WORD:
      g_value_set_string (value, abbates_garden_card_get_word (self));
      break;
    case PROP_NAME:
      g_value_take_string (value, abbates_garden_card_dup_name (self));
      break;
    case PROP_POINTS:
      g_value_set_uint (value, abbates_garden_card_get_points (self));
      break;
    case PROP_IS_KNOWN:
      g_value_set_boolean (value, abbates_garden_card_is_known (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_garden_card_class_init (AbbatesGardenCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = abbates_garden_card_get_property;

  /**
   * AbbatesGardenCard:kind: (getter get_kind)
   *
   * The kind of the card, “window”, “book” or “artefact”; %NULL where nobody recorded the card.
   */
  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, flags);

  /**
   * AbbatesGardenCard:beans: (getter get_beans)
   *
   * The black beans of the card; 0 where nobody recorded the card.
   */
  properties[PROP_BEANS] = g_param_spec_uint ("beans", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesGardenCard:word: (getter get_word)
   *
   * The card in notation, “book-2”; “?” where nobody recorded it.
   */
  properties[PROP_WORD] = g_param_spec_string ("word", NULL, NULL, NULL, flags);

  /**
   * AbbatesGardenCard:name: (getter dup_name)
   *
   * The card as players read it, translated.
   */
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);

  /**
   * AbbatesGardenCard:points: (getter get_points)
   *
   * What the card earns where it is visible in a portrait: 3, 2 or 1 by the points card, 0 for
   * a kind without a place there and with variant 4.
   */
  properties[PROP_POINTS] = g_param_spec_uint ("points", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesGardenCard:is-known: (getter is_known)
   *
   * Whether somebody recorded what the card is.
   */
  properties[PROP_IS_KNOWN] = g_param_spec_boolean ("is-known", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_garden_card_init (AbbatesGardenCard *self)
{
}

/**
 * abbates_garden_card_new: (skip)
 * @card: a card, or an unknown one
 * @points: what it earns where it is visible
 *
 * Returns: (transfer full): a garden card
 */
AbbatesGardenCard *
abbates_garden_card_new (AbbatesCard card,
                         guint points)
{
  AbbatesGardenCard *self = g_object_new (ABBATES_TYPE_GARDEN_CARD, NULL);

  self->card = card;
  self->points = points;

  return self;
}

/**
 * abbates_garden_card_get_kind:
 * @self: a garden card
 *
 * Returns: (transfer none) (nullable): the kind of the card, “window”, “book” or “artefact”;
 *   %NULL where nobody recorded the card
 */
const char *
abbates_garden_card_get_kind (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), NULL);

  return abbates_garden_card_is_known (self) ? abbates_kind_to_word (ABBATES_CARD_KIND (self->card))
                                             : NULL;
}

/**
 * abbates_garden_card_get_beans:
 * @self: a garden card
 *
 * Returns: the black beans of the card; 0 where nobody recorded the card
 */
guint
abbates_garden_card_get_beans (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), 0);

  return abbates_garden_card_is_known (self) ? ABBATES_CARD_BEANS (self->card) : 0;
}

/**
 * abbates_garden_card_get_word:
 * @self: a garden card
 *
 * Returns: (transfer none): the card in notation, “book-2”; “?” where nobody recorded it
 */
const char *
abbates_garden_card_get_word (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), NULL);

  return abbates_card_to_word (self->card);
}

/**
 * abbates_garden_card_dup_name: (get-property name)
 * @self: a garden card
 *
 * Returns: (transfer full): the card as players read it, translated
 */
char *
abbates_garden_card_dup_name (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), NULL);

  return abbates_sentence_card (self->card);
}

/**
 * abbates_garden_card_get_points:
 * @self: a garden card
 *
 * Returns: what the card earns where it is visible in a portrait: 3, 2 or 1 by the points card,
 *   0 for a kind without a place there and with variant 4
 */
guint
abbates_garden_card_get_points (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), 0);

  return self->points;
}

/**
 * abbates_garden_card_is_known: (get-property is-known)
 * @self: a garden card
 *
 * Returns: whether somebody recorded what the card is
 */
gboolean
abbates_garden_card_is_known (AbbatesGardenCard *self)
{
  g_return_val_if_fail (ABBATES_IS_GARDEN_CARD (self), FALSE);

  return self->card != ABBATES_NO_CARD && self->card < ABBATES_UNKNOWN_CARD;
}
