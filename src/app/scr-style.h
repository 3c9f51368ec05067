/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_style_load_first (void);
void scr_style_load (void);
void scr_style_lookup (GtkWidget *widget,
                       const char *name,
                       GdkRGBA *colour);
void scr_style_set_source (cairo_t *cr,
                           GtkWidget *widget,
                           const char *name);
void scr_style_get_text_colour (GtkWidget *widget,
                                GdkRGBA *colour);
double scr_style_get_em (GtkWidget *widget);

G_END_DECLS
