/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_FLOW_LAYOUT (scr_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (ScrFlowLayout, scr_flow_layout, SCR, FLOW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *scr_flow_layout_new (guint spacing,
                                       guint natural_width);
void scr_flow_layout_set_columns (ScrFlowLayout *self,
                                  guint columns);
void scr_flow_layout_set_is_steady (ScrFlowLayout *self,
                                    gboolean is_steady);

G_END_DECLS
