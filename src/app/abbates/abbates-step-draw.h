/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/* Pictures are drawn in a field of so many units. */
#define ABBATES_STEP_WIDTH 200.0
#define ABBATES_STEP_HEIGHT 140.0

void abbates_step_draw_card (GtkWidget *widget,
                             cairo_t *cr,
                             AbbatesCard card,
                             double x,
                             double y,
                             double width,
                             double height);
void abbates_step_draw_slot (GtkWidget *widget,
                             cairo_t *cr,
                             gboolean is_lit,
                             double x,
                             double y,
                             double width,
                             double height);
void abbates_step_draw_abbot (GtkWidget *widget,
                              cairo_t *cr,
                              guint value,
                              const char *colour,
                              double x,
                              double y,
                              double width,
                              double height);
void abbates_step_draw_pawn (cairo_t *cr,
                             const char *colour,
                             double x,
                             double y,
                             double size);
void abbates_step_draw_number (GtkWidget *widget,
                               cairo_t *cr,
                               guint number,
                               double points,
                               double x,
                               double y);
void abbates_step_draw_plan (GtkWidget *widget,
                             cairo_t *cr);
const char *abbates_step_get_piece (const char *fact);
guint abbates_step_get_number (const char *place,
                               guint n);
void abbates_step_find_spot (guint i,
                             guint n,
                             graphene_rect_t *spot);
void abbates_step_get_box_cell (const AbbatesRules *rules,
                                guint round,
                                guint box,
                                int *x,
                                int *y);
void abbates_step_get_corner_cell (const AbbatesRules *rules,
                                   guint round,
                                   int *x,
                                   int *y);

G_END_DECLS
