/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-term-private.h"

/**
 * ScrTerm:
 *
 * One of the terms that add up to a number that the rules derive; where that depends on what is
 * not known, to the least and to the most that it can be. Never changes once somebody has it.
 */
struct _ScrTerm
{
  GObject parent_instance;

  char *name;
  char *label;
  char *detail;
  int value;
  int high;
  char *source;
  char *piece;
  guint entry;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LABEL,
  PROP_DETAIL,
  PROP_VALUE,
  PROP_HIGH,
  PROP_SOURCE,
  PROP_PIECE,
  PROP_ENTRY,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrTerm, scr_term, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_term_finalize (GObject *object)
{
  ScrTerm *self = SCR_TERM (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->source, g_free);
  g_clear_pointer (&self->piece, g_free);

  G_OBJECT_CLASS (scr_term_parent_class)->finalize (object);
}

static void
scr_term_get_property (GObject *object,
                       guint prop_id,
                       GValue *value,
                       GParamSpec *pspec)
{
  ScrTerm *self = SCR_TERM (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_DETAIL:
      g_value_set_string (value, self->detail);
      break;
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;
    case PROP_HIGH:
      g_value_set_int (value, self->high);
      break;
    case PROP_SOURCE:
      g_value_set_string (value, self->source);
      break;
    case PROP_PIECE:
      g_value_set_string (value, self->piece);
      break;
    case PROP_ENTRY:
      g_value_set_uint (value, self->entry);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_term_set_property (GObject *object,
                       guint prop_id,
                       const GValue *value,
                       GParamSpec *pspec)
{
  ScrTerm *self = SCR_TERM (object);

  switch (prop_id)
    {
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    case PROP_LABEL:
      self->label = g_value_dup_string (value);
      break;
    case PROP_DETAIL:
      self->detail = g_value_dup_string (value);
      break;
    case PROP_VALUE:
      self->value = g_value_get_int (value);
      break;
    case PROP_HIGH:
      self->high = g_value_get_int (value);
      break;
    case PROP_SOURCE:
      self->source = g_value_dup_string (value);
      break;
    case PROP_PIECE:
      self->piece = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_term_class_init (ScrTermClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_term_finalize;
  object_class->get_property = scr_term_get_property;
  object_class->set_property = scr_term_set_property;

  /**
   * ScrTerm:name:
   *
   * What kind of term it is, a word that is never translated.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);
  /**
   * ScrTerm:label:
   *
   * What counts, translated.
   */
  properties[PROP_LABEL] =
      g_param_spec_string ("label", NULL, NULL, NULL, flags);
  /**
   * ScrTerm:detail:
   *
   * How it counts and by which rule, translated, or %NULL.
   */
  properties[PROP_DETAIL] =
      g_param_spec_string ("detail", NULL, NULL, NULL, flags);
  /**
   * ScrTerm:value:
   *
   * What it adds where the number is least.
   */
  properties[PROP_VALUE] =
      g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * ScrTerm:high:
   *
   * What it adds where the number is most: #ScrTerm:value where all that it depends on is known.
   */
  properties[PROP_HIGH] =
      g_param_spec_int ("high", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  /**
   * ScrTerm:source:
   *
   * The place that it comes from, in the words of #ScrEvent:to, or %NULL.
   */
  properties[PROP_SOURCE] =
      g_param_spec_string ("source", NULL, NULL, NULL, flags);
  /**
   * ScrTerm:piece:
   *
   * The piece there, in the words of #ScrEvent:piece, or %NULL.
   */
  properties[PROP_PIECE] =
      g_param_spec_string ("piece", NULL, NULL, NULL, flags);
  /**
   * ScrTerm:entry:
   *
   * The number, from 1, of the entry that brought the piece there; 0 where none is known.
   */
  properties[PROP_ENTRY] =
      g_param_spec_uint ("entry", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_term_init (ScrTerm *self)
{
}

/**
 * scr_term_new:
 * @name: what kind of term it is, a word that is never translated
 * @label: what counts, translated
 * @detail: (nullable): how it counts and by which rule, translated
 * @value: what it adds
 * @source: (nullable): the place that it comes from, in the words of #ScrEvent:to
 * @piece: (nullable): the piece there, in the words of #ScrEvent:piece
 *
 * Returns: (transfer full): a term
 */
ScrTerm *
scr_term_new (const char *name,
              const char *label,
              const char *detail,
              int value,
              const char *source,
              const char *piece)
{
  return scr_term_new_range (name, label, detail, value, value, source, piece);
}

/**
 * scr_term_new_range:
 * @name: what kind of term it is, a word that is never translated
 * @label: what counts, translated
 * @detail: (nullable): how it counts and by which rule, translated
 * @value: what it adds where the number is least
 * @high: what it adds where the number is most, which may be less than @value
 * @source: (nullable): the place that it comes from, in the words of #ScrEvent:to
 * @piece: (nullable): the piece there, in the words of #ScrEvent:piece
 *
 * Returns: (transfer full): a term of a number that depends on what is not known
 */
ScrTerm *
scr_term_new_range (const char *name,
                    const char *label,
                    const char *detail,
                    int value,
                    int high,
                    const char *source,
                    const char *piece)
{
  return g_object_new (SCR_TYPE_TERM,
                       "name", name,
                       "label", label,
                       "detail", detail,
                       "value", value,
                       "high", high,
                       "source", source,
                       "piece", piece,
                       NULL);
}

/**
 * scr_term_get_name:
 * @self: a term
 *
 * Returns: what kind of term it is, a word that is never translated
 */
const char *
scr_term_get_name (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), NULL);

  return self->name;
}

/**
 * scr_term_get_label:
 * @self: a term
 *
 * Returns: what counts, translated
 */
const char *
scr_term_get_label (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), NULL);

  return self->label;
}

/**
 * scr_term_get_detail:
 * @self: a term
 *
 * Returns: (nullable): how it counts and by which rule, translated
 */
const char *
scr_term_get_detail (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), NULL);

  return self->detail;
}

/**
 * scr_term_get_value:
 * @self: a term
 *
 * Returns: what it adds where the number is least
 */
int
scr_term_get_value (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), 0);

  return self->value;
}

/**
 * scr_term_get_high:
 * @self: a term
 *
 * Returns: what it adds where the number is most, which is what scr_term_get_value() gives
 *   where all that it depends on is known
 */
int
scr_term_get_high (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), 0);

  return self->high;
}

/**
 * scr_term_get_source:
 * @self: a term
 *
 * Returns: (nullable): the place that it comes from, in the words of #ScrEvent:to
 */
const char *
scr_term_get_source (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), NULL);

  return self->source;
}

/**
 * scr_term_get_piece:
 * @self: a term
 *
 * Returns: (nullable): the piece there, in the words of #ScrEvent:piece
 */
const char *
scr_term_get_piece (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), NULL);

  return self->piece;
}

/**
 * scr_term_get_entry:
 * @self: a term
 *
 * Returns: the number, from 1, of the entry that brought the piece there; 0 where none is known
 */
guint
scr_term_get_entry (ScrTerm *self)
{
  g_return_val_if_fail (SCR_IS_TERM (self), 0);

  return self->entry;
}

/**
 * scr_term_set_entry: (skip)
 * @self: a term that nobody has been given yet
 * @entry: the number of the entry that brought the piece there
 *
 * A state knows nothing of entries: the match says this afterwards.
 */
void
scr_term_set_entry (ScrTerm *self,
                    guint entry)
{
  self->entry = entry;
}
