/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_DRAWING (scr_drawing_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrDrawing, scr_drawing, SCR, DRAWING, GtkWidget)

/**
 * ScrDrawingClass:
 * @draw: draws within @width and @height
 *
 * A drawing beside words or on a control, as large as the style says. It says nothing to the
 * ear: what it shows is told by the name of what it is on, or by the words beside it.
 */
struct _ScrDrawingClass
{
  GtkWidgetClass parent_class;

  void (*draw) (ScrDrawing *self,
                cairo_t *cr,
                double width,
                double height);
};

G_END_DECLS
