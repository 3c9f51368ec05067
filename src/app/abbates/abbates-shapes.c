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

static void
path_window (cairo_t *cr)
{
  cairo_move_to (cr, -17.6, 23.3);
  cairo_line_to (cr, -17.6, -7.7);
  cairo_curve_to (cr, -17.6, -21.8, -6.3, -30.3, 0, -33);
  cairo_curve_to (cr, 6.3, -30.3, 17.6, -21.8, 17.6, -7.7);
  cairo_line_to (cr, 17.6, 23.3);
  cairo_close_path (cr);
}

static void
path_window_detail (cairo_t *cr)
{
  cairo_move_to (cr, 0, -7.7);
  cairo_line_to (cr, 0, 23.3);
  cairo_move_to (cr, -17.6, -4.9);
  cairo_line_to (cr, 17.6, -4.9);
  cairo_move_to (cr, -17.6, 9.2);
  cairo_line_to (cr, 17.6, 9.2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -15, 6.8, 0, 2 * G_PI);
}

static void
path_book (cairo_t *cr)
{
  cairo_rectangle (cr, -21.4, -30.1, 42.8, 50.5);
}

static void
path_book_detail (cairo_t *cr)
{
  cairo_move_to (cr, -12.8, -30.1);
  cairo_line_to (cr, -12.8, 20.4);
  cairo_move_to (cr, -12.8, 12.8);
  cairo_line_to (cr, 21.4, 12.8);
  cairo_move_to (cr, 4.3, -19);
  cairo_line_to (cr, 4.3, 1.2);
  cairo_move_to (cr, -3, -11);
  cairo_line_to (cr, 11.6, -11);
}

static void
path_artefact (cairo_t *cr)
{
  cairo_move_to (cr, -17, -27.7);
  cairo_line_to (cr, 17, -27.7);
  cairo_curve_to (cr, 17, -9, 8.1, -4.9, 3.7, -3.3);
  cairo_line_to (cr, 3.7, 9.6);
  cairo_line_to (cr, 13, 17.9);
  cairo_line_to (cr, -13, 17.9);
  cairo_line_to (cr, -3.7, 9.6);
  cairo_line_to (cr, -3.7, -3.3);
  cairo_curve_to (cr, -8.1, -4.9, -17, -9, -17, -27.7);
  cairo_close_path (cr);
}

static void
path_artefact_detail (cairo_t *cr)
{
  cairo_arc (cr, 0, 3, 5, 0, 2 * G_PI);
}

/**
 * abbates_shape_draw_kind:
 * @widget: whose colours are used
 * @cr: where to draw
 * @kind: window, book or artefact
 * @x: the middle
 * @y: the middle
 * @size: its height
 */
void
abbates_shape_draw_kind (GtkWidget *widget,
                         cairo_t *cr,
                         AbbatesKind kind,
                         double x,
                         double y,
                         double size)
{
  static void (*const paths[]) (cairo_t *) = { path_window, path_book, path_artefact };
  static void (*const details[]) (cairo_t *) = {
    path_window_detail,
    path_book_detail,
    path_artefact_detail,
  };
  GdkRGBA colour;

  scr_style_lookup (widget, abbates_shape_get_colour (kind), &colour);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 58, size / 58);
  cairo_translate (cr, 0, 4.9);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);

  paths[kind](cr);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.2);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, size < 20 ? 5 : 3.4);
  cairo_stroke (cr);

  if (size >= 14)
    {
      details[kind](cr);
      cairo_set_line_width (cr, size < 20 ? 3.4 : 2.6);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
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
