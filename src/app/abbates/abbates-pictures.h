/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

void abbates_picture_draw_arcade (GtkWidget *widget,
                                  cairo_t *cr,
                                  AbbatesArcade arcade,
                                  double x,
                                  double y,
                                  double size);
void abbates_picture_draw_back (GtkWidget *widget,
                                cairo_t *cr,
                                double width,
                                double height);
void abbates_picture_draw_shield (GtkWidget *widget,
                                  cairo_t *cr,
                                  guint number,
                                  double x,
                                  double y,
                                  double size);
void abbates_picture_draw_tower (GtkWidget *widget,
                                 cairo_t *cr,
                                 double width,
                                 double height);
void abbates_picture_draw_turn (cairo_t *cr,
                                gboolean is_up,
                                double x,
                                double y,
                                double size);

G_END_DECLS
