/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_DOORS (scr_doors_get_type ())
G_DECLARE_FINAL_TYPE (ScrDoors, scr_doors, SCR, DOORS, GtkWidget)

G_END_DECLS
