/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-check-answer.h"

/**
 * ScrCheckAnswer:
 *
 * What may lie where a #ScrCheck asks to look. Never changes.
 */
struct _ScrCheckAnswer
{
  GObject parent_instance;

  char *notation;
  char *sentence;
  double weight;
};

enum
{
  PROP_0,
  PROP_NOTATION,
  PROP_SENTENCE,
  PROP_WEIGHT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrCheckAnswer, scr_check_answer, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_check_answer_finalize (GObject *object)
{
  ScrCheckAnswer *self = SCR_CHECK_ANSWER (object);

  g_clear_pointer (&self->notation, g_free);
  g_clear_pointer (&self->sentence, g_free);

  G_OBJECT_CLASS (scr_check_answer_parent_class)->finalize (object);
}

static void
scr_check_answer_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  ScrCheckAnswer *self = SCR_CHECK_ANSWER (object);

  switch (prop_id)
    {
    case PROP_NOTATION:
      g_value_set_string (value, self->notation);
      break;
    case PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;
    case PROP_WEIGHT:
      g_value_set_double (value, self->weight);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_check_answer_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  ScrCheckAnswer *self = SCR_CHECK_ANSWER (object);

  switch (prop_id)
    {
    case PROP_NOTATION:
      self->notation = g_value_dup_string (value);
      break;
    case PROP_SENTENCE:
      self->sentence = g_value_dup_string (value);
      break;
    case PROP_WEIGHT:
      self->weight = g_value_get_double (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_check_answer_class_init (ScrCheckAnswerClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_check_answer_finalize;
  object_class->get_property = scr_check_answer_get_property;
  object_class->set_property = scr_check_answer_set_property;

  /**
   * ScrCheckAnswer:notation:
   *
   * The answer, for scr_check_answer().
   */
  properties[PROP_NOTATION] =
      g_param_spec_string ("notation", NULL, NULL, NULL, flags);
  /**
   * ScrCheckAnswer:sentence:
   *
   * What lies there, translated.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  /**
   * ScrCheckAnswer:weight:
   *
   * How likely it is, from 0 to 1.
   */
  properties[PROP_WEIGHT] =
      g_param_spec_double ("weight", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_check_answer_init (ScrCheckAnswer *self)
{
}

/**
 * scr_check_answer_new:
 * @notation: the answer in notation, for scr_check_answer()
 * @sentence: what lies there, translated
 * @weight: how likely it is, from 0 to 1
 *
 * Returns: (transfer full): an answer
 */
ScrCheckAnswer *
scr_check_answer_new (const char *notation,
                      const char *sentence,
                      double weight)
{
  return g_object_new (SCR_TYPE_CHECK_ANSWER,
                       "notation", notation,
                       "sentence", sentence,
                       "weight", weight,
                       NULL);
}

/**
 * scr_check_answer_get_notation:
 * @self: an answer
 *
 * Returns: the answer in notation, for scr_check_answer()
 */
const char *
scr_check_answer_get_notation (ScrCheckAnswer *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_ANSWER (self), NULL);

  return self->notation;
}

/**
 * scr_check_answer_get_sentence:
 * @self: an answer
 *
 * Returns: what lies there, translated
 */
const char *
scr_check_answer_get_sentence (ScrCheckAnswer *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_ANSWER (self), NULL);

  return self->sentence;
}

/**
 * scr_check_answer_get_weight:
 * @self: an answer
 *
 * Returns: how likely it is, from 0 to 1
 */
double
scr_check_answer_get_weight (ScrCheckAnswer *self)
{
  g_return_val_if_fail (SCR_IS_CHECK_ANSWER (self), 0);

  return self->weight;
}
