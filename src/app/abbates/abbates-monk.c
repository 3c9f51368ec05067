/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-monk.h"

/**
 * AbbatesMonk:
 *
 * The likeness of Henricus: the head of a monk with his tonsure, in his cowl. His name
 * stands beside it, so it says nothing to the ear.
 */
struct _AbbatesMonk
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AbbatesMonk, abbates_monk, GTK_TYPE_WIDGET)

static void
set_colour (cairo_t *cr,
            const char *colour)
{
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
fill_ellipse (cairo_t *cr,
              double x,
              double y,
              double width,
              double height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / 2, height / 2);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
}

static void
draw_cowl (cairo_t *cr)
{
  set_colour (cr, "#6b4a2f");
  cairo_move_to (cr, -21, 24);
  cairo_curve_to (cr, -20, 12, -13, 8, 0, 8);
  cairo_curve_to (cr, 13, 8, 20, 12, 21, 24);
  cairo_close_path (cr);
  cairo_fill (cr);
  set_colour (cr, "#4a3120");
  cairo_move_to (cr, -11, 10);
  cairo_curve_to (cr, -6, 19, 6, 19, 11, 10);
  cairo_curve_to (cr, 5, 7, -5, 7, -11, 10);
  cairo_fill (cr);
}

static void
draw_head (cairo_t *cr)
{
  set_colour (cr, "#7a5232");
  fill_ellipse (cr, 0, -4, 27, 26);
  set_colour (cr, "#f0cba4");
  fill_ellipse (cr, -12, -1, 5, 7);
  fill_ellipse (cr, 12, -1, 5, 7);
  fill_ellipse (cr, 0, 0, 22, 25);
  fill_ellipse (cr, 0, -12, 17, 9);
  /* The ring of hair in front of the shaven crown. */
  set_colour (cr, "#7a5232");
  cairo_move_to (cr, -11.5, -3);
  cairo_curve_to (cr, -11, -10, 11, -10, 11.5, -3);
  cairo_curve_to (cr, 8, -6.4, -8, -6.4, -11.5, -3);
  cairo_fill (cr);
}

static void
draw_face (cairo_t *cr)
{
  set_colour (cr, "#3b2718");
  fill_ellipse (cr, -4.6, 0, 2.6, 3);
  fill_ellipse (cr, 4.6, 0, 2.6, 3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 1.4);
  cairo_arc (cr, 0, 3.6, 4.4, 0.2 * G_PI, 0.8 * G_PI);
  cairo_stroke (cr);
  set_colour (cr, "#d99c72");
  fill_ellipse (cr, 0, 3, 3.2, 3.6);
}

static void
abbates_monk_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, size / 48, size / 48);
  cairo_arc (cr, 0, 0, 23.4, 0, 2 * G_PI);
  cairo_clip_preserve (cr);
  set_colour (cr, "#e3d3b0");
  cairo_fill (cr);
  draw_cowl (cr);
  draw_head (cr);
  draw_face (cr);
  cairo_reset_clip (cr);
  cairo_arc (cr, 0, 0, 22.8, 0, 2 * G_PI);
  set_colour (cr, "#6b4a2f");
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
abbates_monk_class_init (AbbatesMonkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = abbates_monk_snapshot;

  gtk_widget_class_set_css_name (widget_class, "monk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
abbates_monk_init (AbbatesMonk *self)
{
}
