/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-shapes.h"

#include "app/scr-style.h"

/* The drawn things of the game: lancet window, book, chalice and bean. */

/* The name of a kind's colour in the style sheets. */
const char *
abbates_shape_get_colour (AbbatesKind kind)
{
  static const char *const names[] = { "scr_window", "scr_book", "scr_artefact" };

  return names[kind];
}

/* How large the widget's letters are, 1 for those that people have who change nothing. */
double
abbates_shape_get_scale (GtkWidget *widget)
{
  PangoFontDescription *font =
      pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (size <= 0)
    return 1;

  return pango_font_description_get_size_is_absolute (font) ? size * 0.75 / 10 : size / 10;
}

/* @share of @colour over @base, without transparency. */
static GdkRGBA
mix (const GdkRGBA *colour,
     const GdkRGBA *base,
     float share)
{
  return (GdkRGBA){
    colour->red * share + base->red * (1 - share),
    colour->green * share + base->green * (1 - share),
    colour->blue * share + base->blue * (1 - share),
    1,
  };
}

/* A pointed arch that stands on @bottom. */
static void
path_lancet (cairo_t *cr,
             double x,
             double half,
             double top,
             double bottom)
{
  double spring = top + half * 1.3;

  cairo_move_to (cr, x - half, bottom);
  cairo_line_to (cr, x - half, spring);
  cairo_curve_to (cr, x - half, spring - half * 0.6, x - half * 0.45, top + half * 0.25, x, top);
  cairo_curve_to (cr, x + half * 0.45, top + half * 0.25, x + half, spring - half * 0.6, x + half,
                  spring);
  cairo_line_to (cr, x + half, bottom);
  cairo_close_path (cr);
}

/* Four leaves around a middle. */
static void
path_quatrefoil (cairo_t *cr,
                 double y,
                 double radius)
{
  static const double leaves[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (leaves); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, leaves[i][0] * radius * 0.52, y + leaves[i][1] * radius * 0.52, radius * 0.5,
                 0, 2 * G_PI);
    }
}

/* Lead between the panes of one light. */
static void
path_panes (cairo_t *cr,
            double x)
{
  for (int i = 0; i < 3; i++)
    {
      double y = 3 + 8.4 * i;

      cairo_move_to (cr, x - 5.8, y);
      cairo_line_to (cr, x, y - 4.6);
      cairo_line_to (cr, x + 5.8, y);
      cairo_line_to (cr, x, y + 4.6);
      cairo_close_path (cr);
    }
}

static void
draw_window (cairo_t *cr,
             const GdkRGBA *colour,
             const GdkRGBA *base,
             gboolean is_small)
{
  GdkRGBA stone = mix (colour, base, 0.22f);
  GdkRGBA pale = mix (colour, base, 0.38f);

  path_lancet (cr, 0, 20, -29, 28);
  gdk_cairo_set_source_rgba (cr, &stone);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, is_small ? 4.4 : 2.6);
  cairo_stroke (cr);

  path_lancet (cr, -8.1, 6.2, -8.5, 24);
  path_lancet (cr, 8.1, 6.2, -8.5, 24);
  cairo_new_sub_path (cr);
  if (is_small)
    cairo_arc (cr, 0, -14.5, 5.4, 0, 2 * G_PI);
  else
    path_quatrefoil (cr, -14.5, 6.6);
  cairo_fill (cr);
  if (is_small)
    return;

  path_panes (cr, -8.1);
  path_panes (cr, 8.1);
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_width (cr, 1.1);
  cairo_stroke (cr);
  cairo_arc (cr, 0, -14.5, 1.8, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_book_cover (cairo_t *cr,
                 const GdkRGBA *colour,
                 const GdkRGBA *base)
{
  GdkRGBA pale = mix (colour, base, 0.3f);
  GdkRGBA deep = mix (colour, &(GdkRGBA){ 0, 0, 0, 1 }, 0.72f);

  cairo_rectangle (cr, -20, -28, 8, 50);
  gdk_cairo_set_source_rgba (cr, &deep);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_width (cr, 1.4);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, -19.4, -18 + 15 * i);
      cairo_line_to (cr, -12.6, -18 + 15 * i);
    }
  cairo_rectangle (cr, -8.4, -23.6, 22.4, 41);
  cairo_stroke (cr);
  cairo_rectangle (cr, 14.6, -17, 7.4, 5);
  cairo_rectangle (cr, 14.6, 5.6, 7.4, 5);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &deep);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

static void
draw_book (cairo_t *cr,
           const GdkRGBA *colour,
           const GdkRGBA *base,
           gboolean is_small)
{
  GdkRGBA pale = mix (colour, base, 0.16f);

  cairo_rectangle (cr, -18, 18, 36, 9.6);
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, is_small ? 4 : 2);
  cairo_stroke (cr);
  cairo_rectangle (cr, -20, -28, 40, 50);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  if (!is_small)
    draw_book_cover (cr, colour, base);

  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_width (cr, is_small ? 5 : 3);
  cairo_move_to (cr, 2.8, -15);
  cairo_line_to (cr, 2.8, 9);
  cairo_move_to (cr, -4.4, -7.4);
  cairo_line_to (cr, 10, -7.4);
  cairo_stroke (cr);
}

static void
path_chalice (cairo_t *cr)
{
  cairo_move_to (cr, -19, -27);
  cairo_line_to (cr, 19, -27);
  cairo_curve_to (cr, 20, -8, 11, -1.6, 3.6, 0);
  cairo_line_to (cr, 3.4, 13);
  cairo_curve_to (cr, 5, 19, 12, 20, 16, 25);
  cairo_line_to (cr, 16, 28);
  cairo_line_to (cr, -16, 28);
  cairo_line_to (cr, -16, 25);
  cairo_curve_to (cr, -12, 20, -5, 19, -3.4, 13);
  cairo_line_to (cr, -3.6, 0);
  cairo_curve_to (cr, -11, -1.6, -20, -8, -19, -27);
  cairo_close_path (cr);
}

static void
draw_chalice (cairo_t *cr,
              const GdkRGBA *colour,
              const GdkRGBA *base,
              gboolean is_small)
{
  GdkRGBA pale = mix (colour, base, 0.24f);
  GdkRGBA bright = mix (colour, base, 0.62f);

  path_chalice (cr);
  gdk_cairo_set_source_rgba (cr, is_small ? colour : &bright);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 2.4);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 6, 6, 0, 2 * G_PI);
  cairo_fill (cr);
  if (is_small)
    return;

  cairo_rectangle (cr, -19, -27, 38, 4.4);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_width (cr, 2.6);
  cairo_move_to (cr, -13.6, -18);
  cairo_curve_to (cr, -13, -11.5, -10.4, -7.6, -7, -5.4);
  cairo_stroke (cr);
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, 3 + 6.4 * i, -18.6);
      cairo_rel_line_to (cr, 2.6, 3.4);
      cairo_rel_line_to (cr, -2.6, 3.4);
      cairo_rel_line_to (cr, -2.6, -3.4);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  cairo_arc (cr, 0, 6, 2.4, 0, 2 * G_PI);
  cairo_fill (cr);
}

/**
 * abbates_shape_draw_kind:
 * @widget: whose colours are used
 * @cr: where to draw
 * @kind: window, book or artefact
 * @x: the middle
 * @y: the middle
 * @size: its height
 *
 * A lancet window with tracery, a book with clasps, or a chalice. What is small has
 * fewer lines.
 */
void
abbates_shape_draw_kind (GtkWidget *widget,
                         cairo_t *cr,
                         AbbatesKind kind,
                         double x,
                         double y,
                         double size)
{
  static void (*const draw[]) (cairo_t *, const GdkRGBA *, const GdkRGBA *, gboolean) = {
    draw_window,
    draw_book,
    draw_chalice,
  };
  GdkRGBA colour;
  GdkRGBA base;

  scr_style_lookup (widget, abbates_shape_get_colour (kind), &colour);
  scr_style_lookup (widget, "card_bg_color", &base);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 60, size / 60);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw[kind](cr, &colour, &base, size < 26);
  cairo_restore (cr);
}

/**
 * abbates_shape_draw_thing:
 * @widget: whose colours are used
 * @cr: where to draw
 * @thing: (nullable): "window", "book" or "chalice"; nothing is drawn for another
 * @size: the sides of the square that it is drawn in
 *
 * Returns: whether it was drawn
 */
gboolean
abbates_shape_draw_thing (GtkWidget *widget,
                          cairo_t *cr,
                          const char *thing,
                          double size)
{
  static const char *const things[] = { "window", "book", "chalice" };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (g_strcmp0 (things[i], thing) == 0)
      {
        abbates_shape_draw_kind (widget, cr, (AbbatesKind) i, size / 2, size / 2, size);
        return TRUE;
      }

  return FALSE;
}

/**
 * abbates_shape_draw_bean:
 * @is_white: whether it is an Abbot card's
 */
void
abbates_shape_draw_bean (GtkWidget *widget,
                         cairo_t *cr,
                         gboolean is_white,
                         double x,
                         double y,
                         double size)
{
  GdkRGBA fill;
  GdkRGBA edge;

  scr_style_lookup (widget, is_white ? "scr_white_bean" : "scr_bean", &fill);
  if (is_white)
    scr_style_get_text_colour (widget, &edge);
  else
    scr_style_lookup (widget, "scr_bean_edge", &edge);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, -0.49);
  cairo_scale (cr, size / 11, size / 11);
  cairo_move_to (cr, -5, 0);
  cairo_curve_to (cr, -5, -4, -1, -5, 2, -4);
  cairo_curve_to (cr, 6, -2.6, 6, 3.4, 2, 4.2);
  cairo_curve_to (cr, 0, 4.6, -0.6, 2.6, -2, 2.6);
  cairo_curve_to (cr, -3.6, 2.8, -5, 2.4, -5, 0);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * abbates_shape_draw_text:
 * @text: a few words
 * @points: the size of the letters, as a share of the widget's own
 * @x: the middle
 * @y: the middle
 * @width: what it is made to fit
 *
 * Writes in the colour that @cr has.
 */
void
abbates_shape_draw_text (GtkWidget *widget,
                         cairo_t *cr,
                         const char *text,
                         double points,
                         double x,
                         double y,
                         double width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  double scale = points;
  int text_width, text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (text_width * scale > width)
    scale = width / text_width;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -text_width / 2.0, -text_height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/**
 * abbates_shape_draw_words:
 * @text: a few words
 * @points: the size of the letters, as a share of the widget's own
 * @x: the middle
 * @y: the middle
 * @width: what it is broken to fit
 * @height: the most room
 *
 * Writes several lines, each in the middle, in the colour that @cr has. Returns
 * whether there was room; nothing is written where there is none.
 */
gboolean
abbates_shape_draw_words (GtkWidget *widget,
                          cairo_t *cr,
                          const char *text,
                          double points,
                          double x,
                          double y,
                          double width,
                          double height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int text_width, text_height;

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_width (layout, (int) (width / points * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (text_width * points > width + 1 || text_height * points > height + 1)
    return FALSE;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, points, points);
  cairo_move_to (cr, -width / points / 2, -text_height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  return TRUE;
}

/**
 * abbates_shape_path_round:
 * @radius: of its corners
 *
 * Adds a rectangle with round corners to the path.
 */
void
abbates_shape_path_round (cairo_t *cr,
                          double x,
                          double y,
                          double width,
                          double height,
                          double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/**
 * abbates_shape_path_arch:
 *
 * Adds a pointed arch on two posts to the path, as wide and high as told: high and
 * narrow, or low and wide.
 */
void
abbates_shape_path_arch (cairo_t *cr,
                         double x,
                         double y,
                         double width,
                         double height)
{
  double spring = MIN (height * 0.42, width * 0.55);

  cairo_move_to (cr, x, y + height);
  cairo_line_to (cr, x, y + spring);
  cairo_curve_to (cr, x, y + spring * 0.35, x + width * 0.3, y + spring * 0.12, x + width / 2, y);
  cairo_curve_to (cr, x + width * 0.7, y + spring * 0.12, x + width, y + spring * 0.35, x + width,
                  y + spring);
  cairo_line_to (cr, x + width, y + height);
  cairo_close_path (cr);
}

/* Lines that tell the areas of a mission apart: slanting for purple, dots for A, level for B. */
static void
path_area (cairo_t *cr,
           guint area,
           double size)
{
  double step = MAX (size / 4, 3.5);

  for (double i = step / 2; i < 2 * size; i += step)
    if (area == 1)
      {
        cairo_move_to (cr, i, 0);
        cairo_line_to (cr, i - size, size);
      }
    else if (area == 2)
      for (double y = step / 2; y < size; y += step)
        {
          cairo_move_to (cr, i, y);
          cairo_line_to (cr, i, y);
        }
    else
      {
        cairo_move_to (cr, 0, i);
        cairo_line_to (cr, size, i);
      }
}

/**
 * abbates_shape_draw_area:
 * @area: 0 for none, 1 for purple, 2 and more for the others
 * @x: its left edge
 * @y: its upper edge
 * @size: its width and height
 *
 * A square of a mission: areas differ in their pattern and their colour.
 */
void
abbates_shape_draw_area (GtkWidget *widget,
                         cairo_t *cr,
                         guint area,
                         double x,
                         double y,
                         double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rectangle (cr, 0, 0, size, size);
  scr_style_set_source (cr, widget,
                        area == 0   ? "view_bg_color"
                        : area == 1 ? "scr_purple_area"
                                    : "scr_other_area");
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  scr_style_set_source (cr, widget, area == 1 ? "scr_purple" : "scr_dim");
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, area == 2 ? 1.5 : 0.8);
  if (area > 0)
    path_area (cr, area, size);
  cairo_stroke (cr);
  cairo_restore (cr);

  scr_style_set_source (cr, widget, area == 1 ? "scr_purple" : "scr_border");
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, x + 0.5, y + 0.5, size - 1, size - 1);
  cairo_stroke (cr);
}
