/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_SQUARE (abbates_mission_square_get_type ())
G_DECLARE_FINAL_TYPE (
    AbbatesMissionSquare, abbates_mission_square, ABBATES, MISSION_SQUARE, GtkButton)

GtkWidget *abbates_mission_square_new (void);
void abbates_mission_square_show (AbbatesMissionSquare *self,
                                  guint area);

G_END_DECLS
