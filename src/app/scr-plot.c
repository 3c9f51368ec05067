/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-plot.h"

#include <math.h>

#include "app/widgets/scr-emblem.h"

#define MAX_COLUMNS 8
#define MAX_LINES 5
#define EMBLEM 1.5 /* as a multiple of the letters' height */

/* What is in sight, and where. */
typedef struct
{
  const ScrPlot *plot;
  guint n_points;
  guint n_columns;
  double low, high, step;
  double left, right, top, bottom;
} Frame;

/* The number of @column at @point, or the span of what it can have been. */
static gboolean
get_span (const Frame *self,
          guint column,
          guint point,
          int *low,
          int *high)
{
  return scr_report_get_range (self->plot->report, self->plot->series, column, point, low, high);
}

static PangoLayout *
new_layout (const ScrPlot *self,
            const char *text)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font =
      pango_font_description_copy (pango_context_get_font_description (self->context));

  pango_font_description_set_absolute_size (font, self->font_size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/* The mark keeps the minus sign before its number in every script. */
static char *
print_number (double number)
{
  return number < 0 ? g_strdup_printf ("\u200e−%.0f", -number) : g_strdup_printf ("%.0f", number);
}

/* The range that holds all numbers and 0, in steps of 1, 2 or 5 times a power of ten. */
static void
find_range (Frame *self)
{
  static const double steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000 };
  guint i = 0;

  self->low = self->high = 0;
  for (guint column = 0; column < self->n_columns; column++)
    for (guint point = 0; point < self->n_points; point++)
      {
        int low, high;

        if (!get_span (self, column, point, &low, &high))
          continue;
        self->low = MIN (self->low, low);
        self->high = MAX (self->high, high);
      }

  while (i + 1 < G_N_ELEMENTS (steps) &&
         ceil (self->high / steps[i]) - floor (self->low / steps[i]) > MAX_LINES)
    i++;
  self->step = steps[i];
  self->low = floor (self->low / self->step) * self->step;
  self->high = MAX (ceil (self->high / self->step) * self->step, self->low + self->step);
}

static double
measure_labels (const Frame *self)
{
  double widest = 0;

  for (double number = self->low; number <= self->high; number += self->step)
    {
      g_autofree char *text = print_number (number);
      g_autoptr (PangoLayout) layout = new_layout (self->plot, text);
      int width;

      pango_layout_get_size (layout, &width, NULL);
      widest = MAX (widest, width / (double) PANGO_SCALE);
    }

  return widest;
}

static Frame
make_frame (const ScrPlot *plot)
{
  Frame self = { .plot = plot };

  self.n_points = scr_report_get_n_points (plot->report);
  self.n_columns = MIN (scr_report_get_n_columns (plot->report), MAX_COLUMNS);
  find_range (&self);
  self.left = measure_labels (&self) + plot->font_size * 0.7;
  self.right = plot->width - plot->font_size * (EMBLEM + 0.4);
  self.top = plot->font_size * 0.9;
  self.bottom = plot->height - plot->font_size * 2;

  return self;
}

static double
get_x (const Frame *self,
       double point)
{
  return self->left + (self->right - self->left) * point / MAX ((double) self->n_points - 1, 1);
}

static double
get_y (const Frame *self,
       double number)
{
  return self->bottom - (self->bottom - self->top) * (number - self->low) /
                            (self->high - self->low);
}

static void
draw_text (const Frame *self,
           cairo_t *cr,
           const char *text,
           double x,
           double y,
           double width,
           PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = new_layout (self->plot, text);
  int height;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_alignment (layout, alignment);
  pango_layout_get_size (layout, NULL, &height);
  cairo_move_to (cr, x, y - height / 2.0 / PANGO_SCALE);
  gdk_cairo_set_source_rgba (cr, &self->plot->foreground);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_grid (const Frame *self,
           cairo_t *cr)
{
  double gap = self->plot->font_size * 0.5;

  for (double number = self->low; number <= self->high; number += self->step)
    {
      g_autofree char *text = print_number (number);
      double y = get_y (self, number);

      draw_text (self, cr, text, 0, y, self->left - gap, PANGO_ALIGN_RIGHT);
      gdk_cairo_set_source_rgba (cr, &self->plot->grid);
      cairo_set_line_width (cr, self->plot->font_size * (number == 0 ? 0.14 : 0.08));
      cairo_move_to (cr, self->left, y);
      cairo_line_to (cr, self->right, y);
      cairo_stroke (cr);
    }
}

/* The larger parts of the game, each under its stages. */
static void
draw_parts (const Frame *self,
            cairo_t *cr)
{
  double y = self->plot->height - self->plot->font_size * 0.9;
  guint first = 0;

  for (guint point = 1; point <= self->n_points; point++)
    {
      const char *part = scr_report_get_point_part (self->plot->report, point - 1);
      double x = get_x (self, first);
      double end = get_x (self, point - 1);

      if (part == NULL ||
          (point < self->n_points &&
           g_strcmp0 (part, scr_report_get_point_part (self->plot->report, point)) == 0))
        continue;

      draw_text (self, cr, part, x, y, MAX (end - x, 1), PANGO_ALIGN_CENTER);
      gdk_cairo_set_source_rgba (cr, &self->plot->grid);
      cairo_set_line_width (cr, self->plot->font_size * 0.08);
      cairo_move_to (cr, end, self->bottom);
      cairo_rel_line_to (cr, 0, self->plot->font_size * 0.5);
      cairo_stroke (cr);
      first = point - 1;
    }
}

/* Bright colours are mixed with the letters' so that each line stands out from the ground. */
static void
set_column_colour (const Frame *self,
                   cairo_t *cr,
                   guint column)
{
  GdkRGBA text = self->plot->foreground;
  GdkRGBA colour;

  if (!scr_colour_to_rgba (scr_report_get_colour (self->plot->report, column), &colour))
    colour = text;
  cairo_set_source_rgb (cr, 0.72 * (double) colour.red + 0.28 * (double) text.red,
                        0.72 * (double) colour.green + 0.28 * (double) text.green,
                        0.72 * (double) colour.blue + 0.28 * (double) text.blue);
}

static void
set_dash (const Frame *self,
          cairo_t *cr,
          guint column)
{
  static const double dashes[][4] = {
    { 0 },
    { 6, 2.5, 6, 2.5 },
    { 1.2, 2.6, 1.2, 2.6 },
    { 7, 2.5, 1.2, 2.5 },
  };
  double unit = self->plot->font_size * 0.13;
  double pattern[4];
  guint kind = column % G_N_ELEMENTS (dashes);

  for (guint i = 0; i < 4; i++)
    pattern[i] = dashes[kind][i] * unit;
  cairo_set_line_width (cr, unit * 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, pattern, kind == 0 ? 0 : 4, 0);
}

/* A path along the least or the most of each point, there or back. Returns whether the two differ
 * anywhere. */
static gboolean
add_edge (const Frame *self,
          cairo_t *cr,
          guint column,
          gboolean is_high,
          gboolean is_back)
{
  gboolean differs = FALSE;

  for (guint i = 0; i < self->n_points; i++)
    {
      guint point = is_back ? self->n_points - 1 - i : i;
      int low, high;

      if (!get_span (self, column, point, &low, &high))
        continue;
      cairo_line_to (cr, get_x (self, point), get_y (self, is_high ? high : low));
      differs = differs || low != high;
    }

  return differs;
}

/* What is not known is a span: both its edges, and the ground between them; no line is drawn
 * through it, which would tell a number that nobody knows. */
static void
draw_line (const Frame *self,
           cairo_t *cr,
           guint column)
{
  gboolean is_span;

  cairo_save (cr);
  set_column_colour (self, cr, column);
  set_dash (self, cr, column);
  is_span = add_edge (self, cr, column, FALSE, FALSE);
  cairo_stroke (cr);
  if (is_span)
    {
      add_edge (self, cr, column, TRUE, FALSE);
      cairo_stroke (cr);
      add_edge (self, cr, column, FALSE, FALSE);
      add_edge (self, cr, column, TRUE, TRUE);
      cairo_clip (cr);
      cairo_paint_with_alpha (cr, 0.22);
    }
  cairo_restore (cr);
}

/* Where each emblem stands beside its line's end: as near as the others let it. */
static void
place_emblems (const Frame *self,
               double *places)
{
  double size = self->plot->font_size * EMBLEM;
  guint order[MAX_COLUMNS];
  double over;

  for (guint i = 0; i < self->n_columns; i++)
    {
      int low, high;
      guint j = i;

      get_span (self, i, self->n_points - 1, &low, &high);
      places[i] = MAX (get_y (self, (low + high) / 2.0), size / 2);
      for (; j > 0 && places[order[j - 1]] > places[i]; j--)
        order[j] = order[j - 1];
      order[j] = i;
    }

  for (guint i = 1; i < self->n_columns; i++)
    places[order[i]] = MAX (places[order[i]], places[order[i - 1]] + size);
  over = places[order[self->n_columns - 1]] - MAX (self->bottom, size);
  for (guint i = self->n_columns; i > 0 && over > 0; i--)
    {
      double limit = i == self->n_columns ? places[order[i - 1]] - over
                                          : places[order[i]] - size;

      places[order[i - 1]] = MIN (places[order[i - 1]], limit);
    }
}

static void
draw_emblems (const Frame *self,
              cairo_t *cr)
{
  double places[MAX_COLUMNS];
  double size = self->plot->font_size * EMBLEM;

  place_emblems (self, places);
  for (guint i = 0; i < self->n_columns; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, self->right + size * 0.62, places[i]);
      cairo_scale (cr, size / 18, size / 18);
      gdk_cairo_set_source_rgba (cr, &self->plot->foreground);
      scr_emblem_draw (scr_report_get_colour (self->plot->report, i), cr);
      cairo_restore (cr);
    }
}

static void
draw_cursor (const Frame *self,
             cairo_t *cr)
{
  guint point = (guint) self->plot->cursor;
  double x = get_x (self, point);

  gdk_cairo_set_source_rgba (cr, &self->plot->foreground);
  cairo_set_line_width (cr, self->plot->font_size * 0.08);
  cairo_move_to (cr, x, self->top);
  cairo_line_to (cr, x, self->bottom);
  cairo_stroke (cr);
  for (guint column = 0; column < self->n_columns; column++)
    {
      int low, high;

      if (!get_span (self, column, point, &low, &high))
        continue;
      set_column_colour (self, cr, column);
      cairo_arc (cr, x, get_y (self, low), self->plot->font_size * 0.3, 0, 2 * G_PI);
      cairo_fill (cr);
      cairo_arc (cr, x, get_y (self, high), self->plot->font_size * 0.3, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/**
 * scr_plot_draw:
 * @self: what to draw
 * @cr: where, from the origin on
 *
 * Draws a line for each player, told apart by its dashes and by the emblem at its end; where a
 * number is not known, the span of what it can be.
 */
void
scr_plot_draw (const ScrPlot *self,
               cairo_t *cr)
{
  Frame frame = make_frame (self);

  if (frame.n_points == 0 || frame.n_columns == 0)
    return;

  draw_grid (&frame, cr);
  draw_parts (&frame, cr);
  for (guint column = 0; column < frame.n_columns; column++)
    draw_line (&frame, cr, column);
  if (self->cursor >= 0 && (guint) self->cursor < frame.n_points)
    draw_cursor (&frame, cr);
  draw_emblems (&frame, cr);
}

/* The point that is nearest to @x, or -1. */
int
scr_plot_pick (const ScrPlot *self,
               double x)
{
  Frame frame = make_frame (self);
  double share = (x - frame.left) / MAX (frame.right - frame.left, 1);

  if (frame.n_points == 0)
    return -1;

  return CLAMP ((int) lround (share * (frame.n_points - 1)), 0, (int) frame.n_points - 1);
}
