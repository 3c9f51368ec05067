/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-correction.h"

#include "core/scr-change-private.h"

/**
 * ScrCorrection:
 *
 * A correction of one entry that explains where the pawns of a match stand; scr_match_propose()
 * tries it. Never changes.
 */
struct _ScrCorrection
{
  ScrChange parent_instance;

  char *slip;
  char *sentence;
  char *reason;
  GStrv pawns;
  char *group;
  double weight;
};

enum
{
  PROP_0,
  PROP_SLIP,
  PROP_SENTENCE,
  PROP_REASON,
  PROP_PAWNS,
  PROP_GROUP,
  PROP_WEIGHT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrCorrection, scr_correction, SCR_TYPE_CHANGE)

static GParamSpec *properties[N_PROPS];

static void
scr_correction_finalize (GObject *object)
{
  ScrCorrection *self = SCR_CORRECTION (object);

  g_clear_pointer (&self->slip, g_free);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->pawns, g_strfreev);
  g_clear_pointer (&self->group, g_free);

  G_OBJECT_CLASS (scr_correction_parent_class)->finalize (object);
}

static void
scr_correction_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScrCorrection *self = SCR_CORRECTION (object);

  switch (prop_id)
    {
    case PROP_SLIP:
      g_value_set_string (value, self->slip);
      break;
    case PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    case PROP_PAWNS:
      g_value_set_boxed (value, self->pawns);
      break;
    case PROP_GROUP:
      g_value_set_string (value, self->group);
      break;
    case PROP_WEIGHT:
      g_value_set_double (value, self->weight);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_correction_set_property (GObject *object,
                             guint prop_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScrCorrection *self = SCR_CORRECTION (object);

  switch (prop_id)
    {
    case PROP_SLIP:
      self->slip = g_value_dup_string (value);
      break;
    case PROP_SENTENCE:
      self->sentence = g_value_dup_string (value);
      break;
    case PROP_REASON:
      self->reason = g_value_dup_string (value);
      break;
    case PROP_PAWNS:
      self->pawns = g_value_dup_boxed (value);
      break;
    case PROP_GROUP:
      self->group = g_value_dup_string (value);
      break;
    case PROP_WEIGHT:
      self->weight = g_value_get_double (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_correction_class_init (ScrCorrectionClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_correction_finalize;
  object_class->get_property = scr_correction_get_property;
  object_class->set_property = scr_correction_set_property;

  /**
   * ScrCorrection:slip:
   *
   * How it was told wrong, a word that is never translated.
   */
  properties[PROP_SLIP] =
      g_param_spec_string ("slip", NULL, NULL, NULL, flags);
  /**
   * ScrCorrection:sentence:
   *
   * What would be corrected, translated.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  /**
   * ScrCorrection:reason:
   *
   * Why that explains it, translated.
   */
  properties[PROP_REASON] =
      g_param_spec_string ("reason", NULL, NULL, NULL, flags);
  /**
   * ScrCorrection:pawns:
   *
   * The names of the pawns that it moves.
   */
  properties[PROP_PAWNS] =
      g_param_spec_boxed ("pawns", NULL, NULL, G_TYPE_STRV, flags);
  /**
   * ScrCorrection:group:
   *
   * The same for players: what corrections are sorted by.
   */
  properties[PROP_GROUP] =
      g_param_spec_string ("group", NULL, NULL, NULL, flags);
  /**
   * ScrCorrection:weight:
   *
   * How likely it is beside the others, from 0 to 1.
   */
  properties[PROP_WEIGHT] =
      g_param_spec_double ("weight", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_correction_init (ScrCorrection *self)
{
}

/**
 * scr_correction_new:
 * @kind: whether a move is changed, inserted or deleted
 * @number: the number, from 1, of the move that is corrected, or that the new one has
 * @move: (nullable): the move that is to stand there, in notation
 * @slip: how it was told wrong, a word that is never translated
 * @sentence: what would be corrected, translated
 * @reason: why that explains it, translated
 * @pawns: the names of the pawns that it moves, as in #ScrDifference:name
 * @group: the same for players, translated
 * @weight: how likely it is beside the others, from 0 to 1
 *
 * Returns: (transfer full): a correction
 */
ScrCorrection *
scr_correction_new (ScrAmendmentKind kind,
                    guint number,
                    const char *move,
                    const char *slip,
                    const char *sentence,
                    const char *reason,
                    const char *const *pawns,
                    const char *group,
                    double weight)
{
  return g_object_new (SCR_TYPE_CORRECTION,
                       "kind", kind,
                       "number", number,
                       "move", move,
                       "slip", slip,
                       "sentence", sentence,
                       "reason", reason,
                       "pawns", pawns,
                       "group", group,
                       "weight", weight,
                       NULL);
}

/**
 * scr_correction_get_kind:
 * @self: a correction
 *
 * Returns: whether a move is changed, inserted or deleted
 */
ScrAmendmentKind
scr_correction_get_kind (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), SCR_AMENDMENT_CHANGE);

  return SCR_CHANGE (self)->kind;
}

/**
 * scr_correction_get_number:
 * @self: a correction
 *
 * Returns: the number, from 1, of the move that is corrected, or that the new one has
 */
guint
scr_correction_get_number (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), 0);

  return SCR_CHANGE (self)->number;
}

/**
 * scr_correction_get_move:
 * @self: a correction
 *
 * Returns: (nullable): the move that is to stand there, in notation
 */
const char *
scr_correction_get_move (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return SCR_CHANGE (self)->move;
}

/**
 * scr_correction_get_slip:
 * @self: a correction
 *
 * Returns: how it was told wrong, a word that is never translated
 */
const char *
scr_correction_get_slip (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return self->slip;
}

/**
 * scr_correction_get_sentence:
 * @self: a correction
 *
 * Returns: what would be corrected, translated
 */
const char *
scr_correction_get_sentence (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return self->sentence;
}

/**
 * scr_correction_get_reason:
 * @self: a correction
 *
 * Returns: why that explains it, translated
 */
const char *
scr_correction_get_reason (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return self->reason;
}

/**
 * scr_correction_get_pawns:
 * @self: a correction
 *
 * Returns: (transfer none): the names of the pawns that it moves, as in #ScrDifference:name
 */
const char *const *
scr_correction_get_pawns (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return (const char *const *) self->pawns;
}

/**
 * scr_correction_get_group:
 * @self: a correction
 *
 * Returns: the same for players, translated
 */
const char *
scr_correction_get_group (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), NULL);

  return self->group;
}

/**
 * scr_correction_get_weight:
 * @self: a correction
 *
 * Returns: how likely it is beside the others, from 0 to 1
 */
double
scr_correction_get_weight (ScrCorrection *self)
{
  g_return_val_if_fail (SCR_IS_CORRECTION (self), 0);

  return self->weight;
}
