/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_COLUMN_LAYOUT (scr_column_layout_get_type ())
G_DECLARE_FINAL_TYPE (ScrColumnLayout, scr_column_layout, SCR, COLUMN_LAYOUT, GtkLayoutManager)

GtkLayoutManager *scr_column_layout_new (int spacing);

G_END_DECLS
