/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-value-card.h"

#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesValueCard:
 *
 * An Abbot card of one state, in a hand or on a discard pile, and whether it can be played.
 * Never changes.
 */
struct _AbbatesValueCard
{
  GObject parent_instance;

  AbbatesSnapshot *snapshot; /* NULL for a card that is in no hand */
  guint value;
  guint beans;
  AbbatesReason reason;
};

enum
{
  PROP_0,
  PROP_VALUE,
  PROP_BEANS,
  PROP_IS_PLAYABLE,
  PROP_REFUSAL,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesValueCard, abbates_value_card, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_value_card_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  AbbatesValueCard *self = ABBATES_VALUE_CARD (object);

  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_uint (value, abbates_value_card_get_value (self));
      break;
    case PROP_BEANS:
      g_value_set_uint (value, abbates_value_card_get_beans (self));
      break;
    case PROP_IS_PLAYABLE:
      g_value_set_boolean (value, abbates_value_card_is_playable (self));
      break;
    case PROP_REFUSAL:
      g_value_take_string (value, abbates_value_card_dup_refusal (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_value_card_finalize (GObject *object)
{
  AbbatesValueCard *self = ABBATES_VALUE_CARD (object);

  g_clear_pointer (&self->snapshot, abbates_snapshot_unref);

  G_OBJECT_CLASS (abbates_value_card_parent_class)->finalize (object);
}

static void
abbates_value_card_class_init (AbbatesValueCardClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = abbates_value_card_finalize;
  object_class->get_property = abbates_value_card_get_property;

  /**
   * AbbatesValueCard:value: (getter get_value)
   *
   * The value of the card, from 1 to 14; 14 is a Benedict card.
   */
  properties[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesValueCard:beans: (getter get_beans)
   *
   * The white beans of the card: what the Abbot-General goes forth when it wins.
   */
  properties[PROP_BEANS] = g_param_spec_uint ("beans", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * AbbatesValueCard:is-playable: (getter is_playable)
   *
   * Whether the seat that holds the card may play it now.
   */
  properties[PROP_IS_PLAYABLE] = g_param_spec_boolean ("is-playable", NULL, NULL, FALSE, flags);

  /**
   * AbbatesValueCard:refusal: (getter dup_refusal)
   *
   * Why the seat that holds the card in hand cannot play it now, in a sentence; %NULL where it
   * can, and for a card that lies elsewhere.
   */
  properties[PROP_REFUSAL] = g_param_spec_string ("refusal", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_value_card_init (AbbatesValueCard *self)
{
}

/**
 * abbates_value_card_new: (skip)
 * @value: its value, from 1 to 14
 * @beans: its white beans
 *
 * Returns: (transfer full): an Abbot card that is in no hand
 */
AbbatesValueCard *
abbates_value_card_new (guint value,
                        guint beans)
{
  AbbatesValueCard *self = g_object_new (ABBATES_TYPE_VALUE_CARD, NULL);

  self->value = value;
  self->beans = beans;

  return self;
}

/* Why @seat cannot play @move, where another seat may be due. */
static AbbatesReason
get_reason (const AbbatesSnapshot *snapshot,
            guint seat,
            AbbatesMove move)
{
  const AbbatesPosition *position = &snapshot->position;

  if (position->awaiting == ABBATES_MOVE_PLAY && position->by != seat)
    return ABBATES_REASON_NOT_DUE;

  return abbates_position_check (position, &snapshot->setup->rules, move);
}

/**
 * abbates_value_card_new_in_hand: (skip)
 * @value: its value, from 1 to 14
 * @snapshot: the position that it belongs to
 * @seat: the seat that holds it
 *
 * Returns: (transfer full): an Abbot card of a hand
 */
AbbatesValueCard *
abbates_value_card_new_in_hand (guint value,
                                AbbatesSnapshot *snapshot,
                                guint seat)
{
  const AbbatesMove move = { ABBATES_MOVE_PLAY, { (guint8) value } };
  AbbatesValueCard *self =
      abbates_value_card_new (value, snapshot->setup->rules.abbot_beans[value]);

  self->snapshot = abbates_snapshot_ref (snapshot);
  self->reason = get_reason (snapshot, seat, move);

  return self;
}

/**
 * abbates_value_card_get_value:
 * @self: an Abbot card
 *
 * Returns: the value of the card, from 1 to 14; 14 is a Benedict card
 */
guint
abbates_value_card_get_value (AbbatesValueCard *self)
{
  g_return_val_if_fail (ABBATES_IS_VALUE_CARD (self), 0);

  return self->value;
}

/**
 * abbates_value_card_get_beans:
 * @self: an Abbot card
 *
 * Returns: the white beans of the card: what the Abbot-General goes forth when it wins
 */
guint
abbates_value_card_get_beans (AbbatesValueCard *self)
{
  g_return_val_if_fail (ABBATES_IS_VALUE_CARD (self), 0);

  return self->beans;
}

/**
 * abbates_value_card_is_playable: (get-property is-playable)
 * @self: an Abbot card
 *
 * Returns: whether the seat that holds the card may play it now
 */
gboolean
abbates_value_card_is_playable (AbbatesValueCard *self)
{
  g_return_val_if_fail (ABBATES_IS_VALUE_CARD (self), FALSE);

  return self->snapshot != NULL && self->reason == ABBATES_REASON_NONE;
}

/**
 * abbates_value_card_dup_refusal: (get-property refusal)
 * @self: an Abbot card
 *
 * Returns: (transfer full) (nullable): why the seat that holds the card in hand cannot play it
 *   now, in a sentence; %NULL where it can, and for a card that lies elsewhere
 */
char *
abbates_value_card_dup_refusal (AbbatesValueCard *self)
{
  g_return_val_if_fail (ABBATES_IS_VALUE_CARD (self), NULL);

  if (self->snapshot == NULL || self->reason == ABBATES_REASON_NONE)
    return NULL;

  return abbates_sentence_refusal (self->reason, &self->snapshot->position, self->snapshot->setup,
                                   (AbbatesMove){ ABBATES_MOVE_PLAY, { (guint8) self->value } });
}
