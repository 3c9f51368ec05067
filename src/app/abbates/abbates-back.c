/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-back.h"

#include "app/scr-style.h"

/**
 * AbbatesBack:
 *
 * The back of a card: a lattice within a frame. It says nothing to the ear; who shows
 * it says what lies there.
 */
struct _AbbatesBack
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AbbatesBack, abbates_back, GTK_TYPE_WIDGET)

static void
draw_lattice (cairo_t *cr,
              double width,
              double height)
{
  double step = MAX (MIN (width, height) / 4, 4);

  for (double x = -height; x < width; x += step)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x + height, height);
      cairo_move_to (cr, x + height, 0);
      cairo_line_to (cr, x, height);
    }
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
abbates_back_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double inset = MAX (MIN (width, height) / 12, 2);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour;

  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, inset, inset, width - 2 * inset, height - 2 * inset);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  draw_lattice (cr, width, height);
  cairo_destroy (cr);
}

static void
abbates_back_class_init (AbbatesBackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = abbates_back_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cardback");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
abbates_back_init (AbbatesBack *self)
{
}

GtkWidget *
abbates_back_new (void)
{
  return g_object_new (ABBATES_TYPE_BACK, NULL);
}
