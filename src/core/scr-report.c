/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-report-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-result-row.h"

/**
 * ScrReport:
 *
 * What a match leaves to be kept: its score sheet, how the numbers came about from stage to
 * stage, what decided it, and all of that as text. Tells the match as it was when the report
 * was made and as one viewer may see it; once it is over, whoever asks may see everything.
 * Columns, points, series and turning points are counted from 0.
 */

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_VIEWER,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrReport, scr_report, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
free_point (gpointer data)
{
  ScrReportPoint *point = data;

  g_free (point->title);
  g_free (point->part);
  g_clear_object (&point->rows);
  g_free (point);
}

static void
add_point (ScrReport *self,
           guint n_moves,
           const char *title,
           const char *part)
{
  ScrReportPoint *point = g_new0 (ScrReportPoint, 1);
  g_autoptr (ScrState) view = scr_match_view_at (self->match, n_moves, self->viewer);

  point->n_moves = n_moves;
  point->title = g_strdup (title);
  point->part = g_strdup (part);
  point->rows = scr_state_list_result (view);
  g_ptr_array_add (self->points, point);
}

/* A point for the beginning, one for the end of each stage, and one for now. */
static void
find_points (ScrReport *self)
{
  g_autofree char *stage = NULL;
  g_autofree char *part = NULL;

  for (guint i = 0; i <= self->n_moves; i++)
    {
      g_autofree char *next_part = NULL;
      g_autofree char *next =
          scr_state_dup_stage (scr_match_get_state_at (self->match, i), &next_part);

      if (stage == NULL && next != NULL)
        add_point (self, i, _ ("The beginning"), next_part);
      else if (stage != NULL && g_strcmp0 (stage, next) != 0)
        add_point (self, i, stage, part);
      g_free (stage);
      g_free (part);
      stage = g_steal_pointer (&next);
      part = g_steal_pointer (&next_part);
    }

  if (stage != NULL && scr_report_get_point_n_moves (self, self->points->len - 1) < self->n_moves)
    add_point (self, self->n_moves, stage, part);
}

static void
scr_report_constructed (GObject *object)
{
  ScrReport *self = SCR_REPORT (object);

  G_OBJECT_CLASS (scr_report_parent_class)->constructed (object);

  /* Bindings may make an object without what it needs, which then has nothing to tell. */
  if (self->match == NULL)
    return;

  self->is_final = scr_state_get_turn (scr_match_get_state (self->match)) == SCR_TURN_NONE;
  if (self->is_final)
    self->viewer = SCR_VIEWER_ALL;
  self->n_moves = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  self->state = scr_match_view (self->match, self->viewer);
  g_strfreev (self->columns);
  self->columns = scr_state_dup_columns (self->state);
  g_array_unref (self->winners);
  self->winners = scr_state_list_winners (self->state);
  find_points (self);
  if (self->is_final)
    scr_report_find_turns (self);
}

static void
scr_report_finalize (GObject *object)
{
  ScrReport *self = SCR_REPORT (object);

  g_clear_object (&self->match);
  g_clear_object (&self->state);
  g_clear_pointer (&self->columns, g_strfreev);
  g_clear_pointer (&self->winners, g_array_unref);
  g_clear_pointer (&self->points, g_ptr_array_unref);
  g_clear_pointer (&self->turns, g_array_unref);

  G_OBJECT_CLASS (scr_report_parent_class)->finalize (object);
}

static void
scr_report_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  ScrReport *self = SCR_REPORT (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_report_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  ScrReport *self = SCR_REPORT (object);

  switch (prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;
    case PROP_VIEWER:
      self->viewer = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_report_class_init (ScrReportClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = scr_report_constructed;
  object_class->finalize = scr_report_finalize;
  object_class->get_property = scr_report_get_property;
  object_class->set_property = scr_report_set_property;

  /**
   * ScrReport:match:
   *
   * The match that it tells.
   */
  properties[PROP_MATCH] =
      g_param_spec_object ("match", NULL, NULL, SCR_TYPE_MATCH, flags);
  /**
   * ScrReport:viewer:
   *
   * Who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL.
   */
  properties[PROP_VIEWER] =
      g_param_spec_int ("viewer", NULL, NULL, SCR_VIEWER_ALL, G_MAXINT, SCR_VIEWER_ALL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_report_init (ScrReport *self)
{
  self->columns = g_new0 (char *, 1);
  self->winners = g_array_new (FALSE, FALSE, sizeof (guint));
  self->points = g_ptr_array_new_with_free_func (free_point);
  self->turns = g_array_new (FALSE, FALSE, sizeof (ScrReportTurn));
}

/**
 * scr_report_new:
 * @match: a match
 * @viewer: who reads it while the match goes on: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): what there is to tell of the match as it stands
 */
ScrReport *
scr_report_new (ScrMatch *match,
                int viewer)
{
  g_return_val_if_fail (SCR_IS_MATCH (match), NULL);

  return g_object_new (SCR_TYPE_REPORT, "match", match, "viewer", viewer, NULL);
}

/**
 * scr_report_get_match:
 * @self: a report
 *
 * Returns: (transfer none): the match
 */
ScrMatch *
scr_report_get_match (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  return self->match;
}

/**
 * scr_report_get_state:
 * @self: a report
 *
 * Returns: (transfer none): how it stands, as the viewer may see it
 */
ScrState *
scr_report_get_state (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  return self->state;
}

/**
 * scr_report_get_viewer:
 * @self: a report
 *
 * Returns: who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 */
int
scr_report_get_viewer (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), SCR_VIEWER_PUBLIC);

  return self->viewer;
}

/**
 * scr_report_get_is_final:
 * @self: a report
 *
 * Returns: whether the game is over
 */
gboolean
scr_report_get_is_final (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), FALSE);

  return self->is_final;
}

/**
 * scr_report_get_n_moves:
 * @self: a report
 *
 * Returns: how many moves were in force when the report was made
 */
guint
scr_report_get_n_moves (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), 0);

  return self->n_moves;
}

/**
 * scr_report_get_n_columns:
 * @self: a report
 *
 * Returns: how many columns the score sheet has
 */
guint
scr_report_get_n_columns (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), 0);

  return g_strv_length (self->columns);
}

/**
 * scr_report_get_column:
 * @self: a report
 * @column: a column
 *
 * Returns: whose numbers stand in it
 */
const char *
scr_report_get_column (ScrReport *self,
                       guint column)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);
  g_return_val_if_fail (column < g_strv_length (self->columns), NULL);

  return self->columns[column];
}

/**
 * scr_report_get_colour:
 * @self: a report
 * @column: a column
 *
 * Returns: (nullable): the colour of the seat; %NULL for who plays without one
 */
const char *
scr_report_get_colour (ScrReport *self,
                       guint column)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  return column < scr_match_get_n_seats (self->match)
             ? scr_match_get_seat_colour (self->match, column + 1)
             : NULL;
}

/**
 * scr_report_is_winner:
 * @self: a report
 * @column: a column
 *
 * Returns: whether who has that column has won, alone or with others
 */
gboolean
scr_report_is_winner (ScrReport *self,
                      guint column)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), FALSE);

  for (guint i = 0; i < self->winners->len; i++)
    if (g_array_index (self->winners, guint, i) == column + 1)
      return TRUE;

  return FALSE;
}

/**
 * scr_report_get_n_points:
 * @self: a report
 *
 * Returns: how many points the series have: the beginning, each stage, and now
 */
guint
scr_report_get_n_points (ScrReport *self)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), 0);

  return self->points->len;
}

static const ScrReportPoint *
get_point (ScrReport *self,
           guint point)
{
  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);
  g_return_val_if_fail (point < self->points->len, NULL);

  return g_ptr_array_index (self->points, point);
}

/**
 * scr_report_get_point_title:
 * @self: a report
 * @point: a point
 *
 * Returns: (nullable): the stage after which it stands
 */
const char *
scr_report_get_point_title (ScrReport *self,
                            guint point)
{
  const ScrReportPoint *at = get_point (self, point);

  return at != NULL ? at->title : NULL;
}

/**
 * scr_report_get_point_part:
 * @self: a report
 * @point: a point
 *
 * Returns: (nullable): the larger part of the game that the stage belongs to
 */
const char *
scr_report_get_point_part (ScrReport *self,
                           guint point)
{
  const ScrReportPoint *at = get_point (self, point);

  return at != NULL ? at->part : NULL;
}

/**
 * scr_report_get_point_n_moves:
 * @self: a report
 * @point: a point
 *
 * Returns: after how many moves it stands
 */
guint
scr_report_get_point_n_moves (ScrReport *self,
                              guint point)
{
  const ScrReportPoint *at = get_point (self, point);

  return at != NULL ? at->n_moves : 0;
}

/* The row of that number among those of @rows that are charted, or NULL. */
static ScrResultRow *
dup_series (GListModel *rows,
            guint series)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (scr_result_row_get_is_charted (row) && series-- == 0)
        return g_steal_pointer (&row);
    }

  return NULL;
}

/**
 * scr_report_get_n_series:
 * @self: a report
 *
 * Returns: how many numbers are told from stage to stage
 */
guint
scr_report_get_n_series (ScrReport *self)
{
  guint n_series = 0;

  g_return_val_if_fail (SCR_IS_REPORT (self), 0);

  while (self->points->len > 0)
    {
      g_autoptr (ScrResultRow) row = dup_series (get_point (self, 0)->rows, n_series);

      if (row == NULL)
        break;
      n_series++;
    }

  return n_series;
}

/**
 * scr_report_get_series_title:
 * @self: a report
 * @series: a series
 *
 * Returns: (nullable): what is counted
 */
const char *
scr_report_get_series_title (ScrReport *self,
                             guint series)
{
  g_autoptr (ScrResultRow) row = NULL;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);
  g_return_val_if_fail (self->points->len > 0, NULL);

  row = dup_series (get_point (self, 0)->rows, series);

  return row != NULL ? scr_result_row_get_label (row) : NULL;
}

/**
 * scr_report_get_range:
 * @self: a report
 * @series: a series
 * @column: a column
 * @point: a point
 * @low: (out): the least that the number can have been then
 * @high: (out): the most; the same where it is known
 *
 * Returns: whether there is one
 */
gboolean
scr_report_get_range (ScrReport *self,
                      guint series,
                      guint column,
                      guint point,
                      int *low,
                      int *high)
{
  const ScrReportPoint *at = get_point (self, point);
  g_autoptr (ScrResultRow) row = at != NULL ? dup_series (at->rows, series) : NULL;

  *low = *high = 0;

  return row != NULL && scr_result_row_get_number (row, column, low, high);
}

/**
 * scr_report_describe_point:
 * @self: a report
 * @series: a series
 * @point: a point
 *
 * Returns: (transfer full): the numbers of all columns then, in words
 */
char *
scr_report_describe_point (ScrReport *self,
                           guint series,
                           guint point)
{
  const ScrReportPoint *at = get_point (self, point);
  g_autoptr (ScrResultRow) row = at != NULL ? dup_series (at->rows, series) : NULL;
  const char *const *values;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (row != NULL, NULL);

  values = scr_result_row_get_values (row);
  for (guint i = 0; self->columns[i] != NULL && values[i] != NULL; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", self->columns[i], values[i]);

  /* Translators: a stage of the game, then players with their numbers. */
  return g_strdup_printf (_ ("%s: %s"), at->title, text->str);
}
