/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_DOCK_LAYOUT (scr_dock_layout_get_type ())
G_DECLARE_FINAL_TYPE (ScrDockLayout, scr_dock_layout, SCR, DOCK_LAYOUT, GtkLayoutManager)

GtkLayoutManager *scr_dock_layout_new (void);
int scr_dock_layout_get_width (ScrDockLayout *self);

G_END_DECLS
