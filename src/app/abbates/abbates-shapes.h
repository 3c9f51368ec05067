/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

const char *abbates_shape_get_colour (AbbatesKind kind);
double abbates_shape_get_scale (GtkWidget *widget);
void abbates_shape_draw_kind (GtkWidget *widget,
                              cairo_t *cr,
                              AbbatesKind kind,
                              double x,
                              double y,
                              double size);
gboolean abbates_shape_draw_thing (GtkWidget *widget,
                                   cairo_t *cr,
                                   const char *thing,
                                   double size);
void abbates_shape_draw_bean (GtkWidget *widget,
                              cairo_t *cr,
                              gboolean is_white,
                              double x,
                              double y,
                              double size);
void abbates_shape_draw_text (GtkWidget *widget,
                              cairo_t *cr,
                              const char *text,
                              double points,
                              double x,
                              double y,
                              double width);
gboolean abbates_shape_draw_words (GtkWidget *widget,
                                   cairo_t *cr,
                                   const char *text,
                                   double points,
                                   double x,
                                   double y,
                                   double width,
                                   double height);
void abbates_shape_path_round (cairo_t *cr,
                               double x,
                               double y,
                               double width,
                               double height,
                               double radius);
void abbates_shape_path_arch (cairo_t *cr,
                              double x,
                              double y,
                              double width,
                              double height);
void abbates_shape_draw_area (GtkWidget *widget,
                              cairo_t *cr,
                              guint area,
                              double x,
                              double y,
                              double size);

G_END_DECLS
