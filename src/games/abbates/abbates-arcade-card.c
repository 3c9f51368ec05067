/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-arcade-card.h"

#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesArcadeCard:
 *
 * A Cloister Arcade card of one state, in its box of an aisle. Never changes.
 */
struct _AbbatesArcadeCard
{
  GObject parent_instance;

  guint round;
  guint box;
  AbbatesArcade arcade;
  gboolean is_current;
};

enum
{
  PROP_0,
  PROP_ROUND,
  PROP_BOX,
  PROP_WORD,
  PROP_TITLE,
  PROP_RULE,
  PROP_IS_CURRENT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesArcadeCard, abbates_arcade_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_arcade_card_get_property (GObject *object,
                                  guint prop_id,
                                  GValue *value,
                                  GParamSpec *pspec)
{
  AbbatesArcadeCard *self = ABBATES_ARCADE_CARD (object);

  switch (prop_id)
    {
    case PROP_ROUND:
      g_value_set_uint (value, abbates_arcade_card_get_round (self));
      break;
    case PROP_BOX:
      g_value_set_uint (value, abbates_arcade_card_get_box (self));
      break;
    case PROP_WORD:
      g_value_set_string (value, abbates_arcade_card_get_word (self));
      break;
    case PROP_TITLE:
      g_value_set_string (value, abbates_arcade_card_get_title (self));
      break;
    case PROP_RULE:
      g_value_set_string (value, abbates_arcade_card_get_rule (self));
      break;
    case PROP_IS_CURRENT:
      g_value_set_boolean (value, abbates_arcade_card_is_current (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_arcade_card_class_init (AbbatesArcadeCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = abbates_arcade_card_get_property;

  /**
   * AbbatesArcadeCard:round: (getter get_round)
   *
   * The round that the card is for, from 1.
   */
  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesArcadeCard:box: (getter get_box)
   *
   * The box of the aisle that it lies in, from 1.
   */
  properties[PROP_BOX] = g_param_spec_uint ("box", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesArcadeCard:word: (getter get_word)
   *
   * The card in notation, “take-refill”.
   */
  properties[PROP_WORD] = g_param_spec_string ("word", NULL, NULL, NULL, flags);

  /**
   * AbbatesArcadeCard:title: (getter get_title)
   *
   * Its title, translated.
   */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);

  /**
   * AbbatesArcadeCard:rule: (getter get_rule)
   *
   * What it allows, in a translated sentence.
   */
  properties[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);

  /**
   * AbbatesArcadeCard:is-current: (getter is_current)
   *
   * Whether it lies above the line where the Abbot-General stands.
   */
  properties[PROP_IS_CURRENT] = g_param_spec_boolean ("is-current", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_arcade_card_init (AbbatesArcadeCard *self)
{
}

/**
 * abbates_arcade_card_new: (skip)
 * @round: the round that it is for, from 1
 * @box: the box of the aisle, from 1
 * @arcade: what it is
 * @is_current: whether the Abbot-General stands at its line
 *
 * Returns: (transfer full): an arcade card
 */
AbbatesArcadeCard *
abbates_arcade_card_new (guint round,
                         guint box,
                         AbbatesArcade arcade,
                         gboolean is_current)
{
  AbbatesArcadeCard *self = g_object_new (ABBATES_TYPE_ARCADE_CARD, NULL);

  self->round = round;
  self->box = box;
  self->arcade = arcade;
  self->is_current = is_current;

  return self;
}

/**
 * abbates_arcade_card_get_round:
 * @self: an arcade card
 *
 * Returns: the round that the card is for, from 1
 */
guint
abbates_arcade_card_get_round (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), 0);

  return self->round;
}

/**
 * abbates_arcade_card_get_box:
 * @self: an arcade card
 *
 * Returns: the box of the aisle that it lies in, from 1
 */
guint
abbates_arcade_card_get_box (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), 0);

  return self->box;
}

/**
 * abbates_arcade_card_get_word:
 * @self: an arcade card
 *
 * Returns: (transfer none): the card in notation, “take-refill”
 */
const char *
abbates_arcade_card_get_word (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), NULL);

  return abbates_arcade_to_word (self->arcade);
}

/**
 * abbates_arcade_card_get_title:
 * @self: an arcade card
 *
 * Returns: (transfer none): its title, translated
 */
const char *
abbates_arcade_card_get_title (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), NULL);

  return abbates_sentence_arcade_title (self->arcade);
}

/**
 * abbates_arcade_card_get_rule:
 * @self: an arcade card
 *
 * Returns: (transfer none): what it allows, in a translated sentence
 */
const char *
abbates_arcade_card_get_rule (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), NULL);

  return abbates_sentence_arcade_rule (self->arcade);
}

/**
 * abbates_arcade_card_is_current: (get-property is-current)
 * @self: an arcade card
 *
 * Returns: whether it lies above the line where the Abbot-General stands
 */
gboolean
abbates_arcade_card_is_current (AbbatesArcadeCard *self)
{
  g_return_val_if_fail (ABBATES_IS_ARCADE_CARD (self), FALSE);

  return self->is_current;
}
