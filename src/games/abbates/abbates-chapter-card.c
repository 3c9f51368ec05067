/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-chapter-card.h"

#include "games/abbates/abbates-objects-private.h"

/**
 * AbbatesChapterCard:
 *
 * An Abbot card in the Chapter Room, of one state. Never changes.
 */
struct _AbbatesChapterCard
{
  GObject parent_instance;

  guint seat;
  guint value;
  guint beans;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_VALUE,
  PROP_BEANS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesChapterCard, abbates_chapter_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_chapter_card_get_property (GObject *object,
                                   guint prop_id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  AbbatesChapterCard *self = ABBATES_CHAPTER_CARD (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, abbates_chapter_card_get_seat (self));
      break;
    case PROP_VALUE:
      g_value_set_uint (value, abbates_chapter_card_get_value (self));
      break;
    case PROP_BEANS:
      g_value_set_uint (value, abbates_chapter_card_get_beans (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_chapter_card_class_init (AbbatesChapterCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = abbates_chapter_card_get_property;

  /**
   * AbbatesChapterCard:seat: (getter get_seat)
   *
   * The seat that has won with the card, from 1; 2 for Henricus.
   */
  properties[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesChapterCard:value: (getter get_value)
   *
   * The value of the card, from 1 to 14; 14 is a Benedict card.
   */
  properties[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesChapterCard:beans: (getter get_beans)
   *
   * The white beans of the card.
   */
  properties[PROP_BEANS] = g_param_spec_uint ("beans", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_chapter_card_init (AbbatesChapterCard *self)
{
}

/**
 * abbates_chapter_card_new: (skip)
 * @seat: the seat that has won with it, from 1
 * @value: its value, from 1 to 14
 * @beans: its white beans
 *
 * Returns: (transfer full): a card of the Chapter Room
 */
AbbatesChapterCard *
abbates_chapter_card_new (guint seat,
                          guint value,
                          guint beans)
{
  AbbatesChapterCard *self = g_object_new (ABBATES_TYPE_CHAPTER_CARD, NULL);

  self->seat = seat;
  self->value = value;
  self->beans = beans;

  return self;
}

/**
 * abbates_chapter_card_get_seat:
 * @self: a card of the Chapter Room
 *
 * Returns: the seat that has won with the card, from 1; 2 for Henricus
 */
guint
abbates_chapter_card_get_seat (AbbatesChapterCard *self)
{
  g_return_val_if_fail (ABBATES_IS_CHAPTER_CARD (self), 0);

  return self->seat;
}

/**
 * abbates_chapter_card_get_value:
 * @self: a card of the Chapter Room
 *
 * Returns: the value of the card, from 1 to 14; 14 is a Benedict card
 */
guint
abbates_chapter_card_get_value (AbbatesChapterCard *self)
{
  g_return_val_if_fail (ABBATES_IS_CHAPTER_CARD (self), 0);

  return self->value;
}

/**
 * abbates_chapter_card_get_beans:
 * @self: a card of the Chapter Room
 *
 * Returns: the white beans of the card
 */
guint
abbates_chapter_card_get_beans (AbbatesChapterCard *self)
{
  g_return_val_if_fail (ABBATES_IS_CHAPTER_CARD (self), 0);

  return self->beans;
}
