/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-difference.h"
#include "core/scr-check-private.h"
/**
 * ScrDifference:
 *
 * Where a pawn stands by what the players say, and by what was told of the match. Never changes
 * once somebody has it.
 */
struct _ScrDifference
{
  GObject parent_instance;

  char *name;
  char *label;
  guint seat;
  char *number;
  int told;
  int low;
  int high;
  GListModel *terms;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LABEL,
  PROP_SEAT,
  PROP_NUMBER,
  PROP_TOLD,
  PROP_LOW,
  PROP_HIGH,
  PROP_AMOUNT,
  PROP_TERMS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrDifference, scr_difference, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_difference_finalize (GObject *object)
{
  ScrDifference *self = SCR_DIFFERENCE (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->number, g_free);
  g_clear_object (&self->terms);

  G_OBJECT_CLASS (scr_difference_parent_class)->finalize (object);
}

static void
scr_difference_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScrDifference *self = SCR_DIFFERENCE (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_NUMBER:
      g_value_set_string (value, self->number);
      break;
    case PROP_TOLD:
      g_value_set_int (value, self->told);
      break;
    case PROP_LOW:
      g_value_set_int (value, self->low);
      break;
    case PROP_HIGH:
      g_value_set_int (value, self->high);
      break;
    case PROP_AMOUNT:
      g_value_set_int (value, scr_difference_get_amount (self));
      break;
    case PROP_TERMS:
      g_value_set_object (value, self->terms);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_difference_set_property (GObject *object,
                             guint prop_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScrDifference *self = SCR_DIFFERENCE (object);

  switch (prop_id)
    {
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    case PROP_LABEL:
      self->label = g_value_dup_string (value);
      break;
    case PROP_SEAT:
      self->seat = g_value_get_uint (value);
      break;
    case PROP_NUMBER:
      self->number = g_value_dup_string (value);
      break;
    case PROP_TOLD:
      self->told = g_value_get_int (value);
      break;
    case PROP_LOW:
      self->low = g_value_get_int (value);
      break;
    case PROP_HIGH:
      self->high = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_difference_class_init (ScrDifferenceClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_difference_finalize;
  object_class->get_property = scr_difference_get_property;
  object_class->set_property = scr_difference_set_property;

  /**
   * ScrDifference:name:
   *
   * Which pawn it is, in the words of the game, never translated.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);
  /**
   * ScrDifference:label:
   *
   * Which pawn it is, translated.
   */
  properties[PROP_LABEL] =
      g_param_spec_string ("label", NULL, NULL, NULL, flags);
  /**
   * ScrDifference:seat:
   *
   * Whose number tells where it stands; 0 for nobody's.
   */
  properties[PROP_SEAT] =
      g_param_spec_uint ("seat", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * ScrDifference:number:
   *
   * The number that tells where it stands, for scr_match_explain().
   */
  properties[PROP_NUMBER] =
      g_param_spec_string ("number", NULL, NULL, NULL, flags);
  /**
   * ScrDifference:told:
   *
   * Where it stands, as the players say.
   */
  properties[PROP_TOLD] =
      g_param_spec_int ("told", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * ScrDifference:low:
   *
   * Where it stands at least by what was told of the match.
   */
  properties[PROP_LOW] =
      g_param_spec_int ("low", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * ScrDifference:high:
   *
   * Where it stands at most, which differs where something is not recorded.
   */
  properties[PROP_HIGH] =
      g_param_spec_int ("high", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * ScrDifference:amount:
   *
   * How far it stands too far on, below 0 too far back; 0 where it may stand there.
   */
  properties[PROP_AMOUNT] =
      g_param_spec_int ("amount", NULL, NULL, G_MININT, G_MAXINT, 0, read_only);
  /**
   * ScrDifference:terms:
   *
   * What its place adds up from, a list of #ScrTerm.
   */
  properties[PROP_TERMS] =
      g_param_spec_object ("terms", NULL, NULL, G_TYPE_LIST_MODEL, read_only);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_difference_init (ScrDifference *self)
{
}

/**
 * scr_difference_new:
 * @name: which pawn it is, in the words of the game, never translated
 * @label: which pawn it is, translated
 * @seat: whose number tells where it stands; 0 for nobody's
 * @number: the number that tells where it stands, for scr_match_explain()
 * @told: where it stands, as the players say
 * @low: where it stands at least by what was told of the match
 * @high: where it stands at most, which differs where something is not recorded
 *
 * Returns: (transfer full): a difference
 */
ScrDifference *
scr_difference_new (const char *name,
                    const char *label,
                    guint seat,
                    const char *number,
                    int told,
                    int low,
                    int high)
{
  return g_object_new (SCR_TYPE_DIFFERENCE,
                       "name", name,
                       "label", label,
                       "seat", seat,
                       "number", number,
                       "told", told,
                       "low", low,
                       "high", high,
                       NULL);
}

/**
 * scr_difference_get_name:
 * @self: a difference
 *
 * Returns: which pawn it is, in the words of the game, never translated
 */
const char *
scr_difference_get_name (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), NULL);

  return self->name;
}

/**
 * scr_difference_get_label:
 * @self: a difference
 *
 * Returns: which pawn it is, translated
 */
const char *
scr_difference_get_label (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), NULL);

  return self->label;
}

/**
 * scr_difference_get_seat:
 * @self: a difference
 *
 * Returns: whose number tells where it stands; 0 for nobody's
 */
guint
scr_difference_get_seat (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), 0);

  return self->seat;
}

/**
 * scr_difference_get_number:
 * @self: a difference
 *
 * Returns: the number that tells where it stands, for scr_match_explain()
 */
const char *
scr_difference_get_number (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), NULL);

  return self->number;
}

/**
 * scr_difference_get_told:
 * @self: a difference
 *
 * Returns: where it stands, as the players say
 */
int
scr_difference_get_told (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), 0);

  return self->told;
}

/**
 * scr_difference_get_low:
 * @self: a difference
 *
 * Returns: where it stands at least by what was told of the match
 */
int
scr_difference_get_low (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), 0);

  return self->low;
}

/**
 * scr_difference_get_high:
 * @self: a difference
 *
 * Returns: where it stands at most, which differs where something is not recorded
 */
int
scr_difference_get_high (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), 0);

  return self->high;
}

/**
 * scr_difference_get_terms:
 * @self: a difference
 *
 * Returns: (transfer none) (nullable): what its place adds up from, a list of #ScrTerm; %NULL for a
 * game that does not tell
 */
GListModel *
scr_difference_get_terms (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), NULL);

  return self->terms;
}

/**
 * scr_difference_get_amount:
 * @self: a difference
 *
 * Returns: how far it stands too far on, below 0 too far back; 0 where it may stand there
 */
int
scr_difference_get_amount (ScrDifference *self)
{
  g_return_val_if_fail (SCR_IS_DIFFERENCE (self), 0);

  return self->told - CLAMP (self->told, self->low, self->high);
}

/**
 * scr_difference_set_terms: (skip)
 * @self: a difference that nobody has been given yet
 * @terms: (nullable): what its place adds up from
 *
 * A game knows nothing of entries: the match says this afterwards.
 */
void
scr_difference_set_terms (ScrDifference *self,
                          GListModel *terms)
{
  g_set_object (&self->terms, terms);
}
