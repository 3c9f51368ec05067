/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-step.h"

/**
 * ScrStep:
 *
 * One step of those that build a position on an empty table, or that people do there while they
 * play: what a person does, and what is so afterwards. Never changes.
 */
struct _ScrStep
{
  GObject parent_instance;

  guint number;
  char *sentence;
  char *place;
  char *piece;
  GStrv facts;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_SENTENCE,
  PROP_PLACE,
  PROP_PIECE,
  PROP_FACTS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrStep, scr_step, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_step_finalize (GObject *object)
{
  ScrStep *self = SCR_STEP (object);

  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->piece, g_free);
  g_clear_pointer (&self->facts, g_strfreev);

  G_OBJECT_CLASS (scr_step_parent_class)->finalize (object);
}

static void
scr_step_get_property (GObject *object,
                       guint prop_id,
                       GValue *value,
                       GParamSpec *pspec)
{
  ScrStep *self = SCR_STEP (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;
    case PROP_PLACE:
      g_value_set_string (value, self->place);
      break;
    case PROP_PIECE:
      g_value_set_string (value, self->piece);
      break;
    case PROP_FACTS:
      g_value_set_boxed (value, self->facts);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_step_set_property (GObject *object,
                       guint prop_id,
                       const GValue *value,
                       GParamSpec *pspec)
{
  ScrStep *self = SCR_STEP (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      self->number = g_value_get_uint (value);
      break;
    case PROP_SENTENCE:
      self->sentence = g_value_dup_string (value);
      break;
    case PROP_PLACE:
      self->place = g_value_dup_string (value);
      break;
    case PROP_PIECE:
      self->piece = g_value_dup_string (value);
      break;
    case PROP_FACTS:
      self->facts = g_value_dup_boxed (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_step_class_init (ScrStepClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_step_finalize;
  object_class->get_property = scr_step_get_property;
  object_class->set_property = scr_step_set_property;

  /**
   * ScrStep:number:
   *
   * Its number among the steps, from 1.
   */
  properties[PROP_NUMBER] =
      g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * ScrStep:sentence:
   *
   * What to do, translated.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  /**
   * ScrStep:place:
   *
   * Where, in the words of #ScrEvent:to, or what part of it; %NULL where nothing is laid.
   */
  properties[PROP_PLACE] =
      g_param_spec_string ("place", NULL, NULL, NULL, flags);
  /**
   * ScrStep:piece:
   *
   * What, in the words of #ScrEvent:piece; %NULL where it is not a single piece.
   */
  properties[PROP_PIECE] =
      g_param_spec_string ("piece", NULL, NULL, NULL, flags);
  /**
   * ScrStep:facts:
   *
   * What is so afterwards, in lines "PLACE = PIECE" in the words of the game, in order. All
   * facts of all steps are the whole position.
   */
  properties[PROP_FACTS] =
      g_param_spec_boxed ("facts", NULL, NULL, G_TYPE_STRV, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_step_init (ScrStep *self)
{
}

/**
 * scr_step_new:
 * @number: its number among the steps, from 1
 * @sentence: what to do, translated
 * @place: (nullable): where, in the words of #ScrEvent:to
 * @piece: (nullable): what, in the words of #ScrEvent:piece
 * @facts: (array zero-terminated=1): what is so afterwards, "PLACE = PIECE" each
 *
 * Returns: (transfer full): a step
 */
ScrStep *
scr_step_new (guint number,
              const char *sentence,
              const char *place,
              const char *piece,
              const char *const *facts)
{
  return g_object_new (SCR_TYPE_STEP,
                       "number", number,
                       "sentence", sentence,
                       "place", place,
                       "piece", piece,
                       "facts", facts,
                       NULL);
}

/**
 * scr_step_get_number:
 * @self: a step
 *
 * Returns: its number among the steps, from 1
 */
guint
scr_step_get_number (ScrStep *self)
{
  g_return_val_if_fail (SCR_IS_STEP (self), 0);

  return self->number;
}

/**
 * scr_step_get_sentence:
 * @self: a step
 *
 * Returns: what to do, translated
 */
const char *
scr_step_get_sentence (ScrStep *self)
{
  g_return_val_if_fail (SCR_IS_STEP (self), NULL);

  return self->sentence;
}

/**
 * scr_step_get_place:
 * @self: a step
 *
 * Returns: (nullable): where, in the words of #ScrEvent:to; %NULL where nothing is laid
 */
const char *
scr_step_get_place (ScrStep *self)
{
  g_return_val_if_fail (SCR_IS_STEP (self), NULL);

  return self->place;
}

/**
 * scr_step_get_piece:
 * @self: a step
 *
 * Returns: (nullable): what, in the words of #ScrEvent:piece; %NULL where it is not a single
 *   piece
 */
const char *
scr_step_get_piece (ScrStep *self)
{
  g_return_val_if_fail (SCR_IS_STEP (self), NULL);

  return self->piece;
}

/**
 * scr_step_get_facts:
 * @self: a step
 *
 * Returns: (array zero-terminated=1) (transfer none): what is so afterwards, in lines
 *   "PLACE = PIECE"
 */
const char *const *
scr_step_get_facts (ScrStep *self)
{
  g_return_val_if_fail (SCR_IS_STEP (self), NULL);

  return (const char *const *) self->facts;
}
