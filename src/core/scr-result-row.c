/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-result-row.h"

/**
 * ScrResultRow:
 *
 * A row of the score sheet: what is counted, and the number of each column.
 */
struct _ScrResultRow
{
  GObject parent_instance;

  char *name;
  char *label;
  char *detail;
  GStrv values;
  GVariant *numbers;
  GStrv terms;
  gboolean is_total;
  gboolean is_charted;
};

enum
{
  PROP_0,
  PROP_LABEL,
  PROP_DETAIL,
  PROP_VALUES,
  PROP_IS_TOTAL,
  PROP_NAME,
  PROP_NUMBERS,
  PROP_TERMS,
  PROP_IS_CHARTED,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrResultRow, scr_result_row, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_result_row_finalize (GObject *object)
{
  ScrResultRow *self = SCR_RESULT_ROW (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->values, g_strfreev);
  g_clear_pointer (&self->numbers, g_variant_unref);
  g_clear_pointer (&self->terms, g_strfreev);

  G_OBJECT_CLASS (scr_result_row_parent_class)->finalize (object);
}

static void
scr_result_row_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  ScrResultRow *self = SCR_RESULT_ROW (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_DETAIL:
      g_value_set_string (value, self->detail);
      break;
    case PROP_VALUES:
      g_value_set_boxed (value, self->values);
      break;
    case PROP_IS_TOTAL:
      g_value_set_boolean (value, self->is_total);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_NUMBERS:
      g_value_set_variant (value, self->numbers);
      break;
    case PROP_TERMS:
      g_value_set_boxed (value, self->terms);
      break;
    case PROP_IS_CHARTED:
      g_value_set_boolean (value, self->is_charted);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_result_row_set_property (GObject *object,
                             guint prop_id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  ScrResultRow *self = SCR_RESULT_ROW (object);

  switch (prop_id)
    {
    case PROP_LABEL:
      self->label = g_value_dup_string (value);
      break;
    case PROP_DETAIL:
      self->detail = g_value_dup_string (value);
      break;
    case PROP_VALUES:
      self->values = g_value_dup_boxed (value);
      break;
    case PROP_IS_TOTAL:
      self->is_total = g_value_get_boolean (value);
      break;
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    case PROP_NUMBERS:
      self->numbers = g_value_dup_variant (value);
      break;
    case PROP_TERMS:
      self->terms = g_value_dup_boxed (value);
      break;
    case PROP_IS_CHARTED:
      self->is_charted = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_result_row_class_init (ScrResultRowClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_result_row_finalize;
  object_class->get_property = scr_result_row_get_property;
  object_class->set_property = scr_result_row_set_property;

  /**
   * ScrResultRow:label:
   *
   * What is counted, translated.
   */
  properties[PROP_LABEL] =
      g_param_spec_string ("label", NULL, NULL, NULL, flags);
  /**
   * ScrResultRow:detail:
   *
   * How it is counted, translated, or %NULL.
   */
  properties[PROP_DETAIL] =
      g_param_spec_string ("detail", NULL, NULL, NULL, flags);
  /**
   * ScrResultRow:values:
   *
   * The number of each column.
   */
  properties[PROP_VALUES] =
      g_param_spec_boxed ("values", NULL, NULL, G_TYPE_STRV, flags);
  /**
   * ScrResultRow:is-total:
   *
   * Whether the row sums up the others.
   */
  properties[PROP_IS_TOTAL] =
      g_param_spec_boolean ("is-total", NULL, NULL, FALSE, flags);
  /**
   * ScrResultRow:name:
   *
   * What is counted, a word that is never translated, or %NULL.
   */
  properties[PROP_NAME] =
      g_param_spec_string ("name", NULL, NULL, NULL, flags);
  /**
   * ScrResultRow:numbers:
   *
   * The least and the most that each column may be, as “a(ii)”, or %NULL. They differ where
   * something is hidden or was not recorded.
   */
  properties[PROP_NUMBERS] =
      g_param_spec_variant ("numbers", NULL, NULL, G_VARIANT_TYPE ("a(ii)"), NULL, flags);
  /**
   * ScrResultRow:terms:
   *
   * The names of the terms of the number "score" that add up to the row; %NULL where the row
   * is none of those that add up to the total. The total has all of them.
   */
  properties[PROP_TERMS] =
      g_param_spec_boxed ("terms", NULL, NULL, G_TYPE_STRV, flags);
  /**
   * ScrResultRow:is-charted:
   *
   * Whether it is worth seeing how the row came about in the course of the game.
   */
  properties[PROP_IS_CHARTED] =
      g_param_spec_boolean ("is-charted", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_result_row_init (ScrResultRow *self)
{
}

/**
 * scr_result_row_new:
 * @label: what is counted, translated
 * @detail: (nullable): how it is counted, translated
 * @values: (array zero-terminated=1): the number of each column, as players read it
 * @is_total: whether the row sums up the others
 *
 * Returns: (transfer full): a row of the score sheet
 */
ScrResultRow *
scr_result_row_new (const char *label,
                    const char *detail,
                    const char *const *values,
                    gboolean is_total)
{
  g_return_val_if_fail (label != NULL, NULL);
  g_return_val_if_fail (values != NULL, NULL);

  return g_object_new (SCR_TYPE_RESULT_ROW,
                       "label", label,
                       "detail", detail,
                       "values", values,
                       "is-total", is_total,
                       NULL);
}

/**
 * scr_result_row_get_label:
 * @self: a row
 *
 * Returns: what is counted, translated
 */
const char *
scr_result_row_get_label (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return self->label;
}

/**
 * scr_result_row_get_detail:
 * @self: a row
 *
 * Returns: (nullable): how it is counted, translated
 */
const char *
scr_result_row_get_detail (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return self->detail;
}

/**
 * scr_result_row_get_values:
 * @self: a row
 *
 * Returns: (transfer none) (array zero-terminated=1): the number of each column
 */
const char *const *
scr_result_row_get_values (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return (const char *const *) self->values;
}

/**
 * scr_result_row_get_is_total:
 * @self: a row
 *
 * Returns: whether the row sums up the others
 */
gboolean
scr_result_row_get_is_total (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), FALSE);

  return self->is_total;
}

/**
 * scr_result_row_get_name:
 * @self: a row
 *
 * Returns: (nullable): what is counted, a word that is never translated
 */
const char *
scr_result_row_get_name (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return self->name;
}

/**
 * scr_result_row_get_numbers:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the least and the most of each column, as “a(ii)”
 */
GVariant *
scr_result_row_get_numbers (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return self->numbers;
}

/**
 * scr_result_row_get_number:
 * @self: a row
 * @column: a column, from 0
 * @low: (out): the least that it may be
 * @high: (out): the most that it may be
 *
 * Returns: whether there is a number in that column
 */
gboolean
scr_result_row_get_number (ScrResultRow *self,
                           guint column,
                           int *low,
                           int *high)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), FALSE);
  g_return_val_if_fail (low != NULL && high != NULL, FALSE);

  *low = *high = 0;
  if (self->numbers == NULL || column >= g_variant_n_children (self->numbers))
    return FALSE;

  g_variant_get_child (self->numbers, column, "(ii)", low, high);
  return TRUE;
}

/**
 * scr_result_row_get_terms:
 * @self: a row
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the names of the terms that
 *   add up to it
 */
const char *const *
scr_result_row_get_terms (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), NULL);

  return (const char *const *) self->terms;
}

/**
 * scr_result_row_get_is_charted:
 * @self: a row
 *
 * Returns: whether its course is worth seeing
 */
gboolean
scr_result_row_get_is_charted (ScrResultRow *self)
{
  g_return_val_if_fail (SCR_IS_RESULT_ROW (self), FALSE);

  return self->is_charted;
}
