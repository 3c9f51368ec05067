/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-ora-condition.h"

#include "games/abbates/abbates-objects-private.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesOraCondition:
 *
 * A condition of Ora et Labora in the round of one state, and whether a seat has met it. Never
 * changes.
 */
struct _AbbatesOraCondition
{
  GObject parent_instance;

  AbbatesCondition condition;
  gboolean is_met;
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_IS_MET,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (AbbatesOraCondition, abbates_ora_condition, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
abbates_ora_condition_get_property (GObject *object,
                                    guint prop_id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  AbbatesOraCondition *self = ABBATES_ORA_CONDITION (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_take_string (value, abbates_ora_condition_dup_text (self));
      break;
    case PROP_IS_MET:
      g_value_set_boolean (value, abbates_ora_condition_is_met (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
abbates_ora_condition_class_init (AbbatesOraConditionClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = abbates_ora_condition_get_property;

  /**
   * AbbatesOraCondition:text: (getter dup_text)
   *
   * The condition as players read it, translated.
   */
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);

  /**
   * AbbatesOraCondition:is-met: (getter is_met)
   *
   * Whether the seat has met it in this round; %FALSE once the pawn is removed.
   */
  properties[PROP_IS_MET] = g_param_spec_boolean ("is-met", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
abbates_ora_condition_init (AbbatesOraCondition *self)
{
}

/**
 * abbates_ora_condition_new: (skip)
 * @condition: what it asks
 * @is_met: whether the seat has met it
 *
 * Returns: (transfer full): a condition
 */
AbbatesOraCondition *
abbates_ora_condition_new (const AbbatesCondition *condition,
                           gboolean is_met)
{
  AbbatesOraCondition *self = g_object_new (ABBATES_TYPE_ORA_CONDITION, NULL);

  self->condition = *condition;
  self->is_met = is_met;

  return self;
}

/**
 * abbates_ora_condition_dup_text: (get-property text)
 * @self: a condition
 *
 * Returns: (transfer full): the condition as players read it, translated
 */
char *
abbates_ora_condition_dup_text (AbbatesOraCondition *self)
{
  g_return_val_if_fail (ABBATES_IS_ORA_CONDITION (self), NULL);

  return abbates_sentence_condition (&self->condition);
}

/**
 * abbates_ora_condition_is_met: (get-property is-met)
 * @self: a condition
 *
 * Returns: whether the seat has met it in this round; %FALSE once the pawn is removed
 */
gboolean
abbates_ora_condition_is_met (AbbatesOraCondition *self)
{
  g_return_val_if_fail (ABBATES_IS_ORA_CONDITION (self), FALSE);

  return self->is_met;
}
