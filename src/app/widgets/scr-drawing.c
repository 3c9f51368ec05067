/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-drawing.h"

G_DEFINE_ABSTRACT_TYPE (ScrDrawing, scr_drawing, GTK_TYPE_WIDGET)

static void
scr_drawing_snapshot (GtkWidget *widget,
                      GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  SCR_DRAWING_GET_CLASS (widget)->draw (SCR_DRAWING (widget), cr, width, height);
  cairo_destroy (cr);
}

static void
scr_drawing_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  /* As large as the style says. */
  *minimum = *natural = 0;
}

static void
scr_drawing_class_init (ScrDrawingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = scr_drawing_measure;
  widget_class->snapshot = scr_drawing_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scr_drawing_init (ScrDrawing *self)
{
}
