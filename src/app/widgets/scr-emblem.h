/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_N_COLOURS 4

extern const char *const scr_colours[SCR_N_COLOURS + 1];

#define SCR_TYPE_EMBLEM (scr_emblem_get_type ())
G_DECLARE_FINAL_TYPE (ScrEmblem, scr_emblem, SCR, EMBLEM, GtkWidget)

GtkWidget *scr_emblem_new (const char *colour);
GtkWidget *scr_emblem_new_pawn (const char *colour);
void scr_emblem_set_colour (ScrEmblem *self,
                            const char *colour);
void scr_emblem_draw (const char *colour,
                      cairo_t *cr);
const char *scr_colour_get_title (const char *colour);
gboolean scr_colour_to_rgba (const char *colour,
                             GdkRGBA *rgba);

G_END_DECLS
