/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_TYPE_SEAT_ROW (scr_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrSeatRow, scr_seat_row, SCR, SEAT_ROW, GtkListBoxRow)

GtkWidget *scr_seat_row_new (ScrGame *game,
                             guint seat,
                             const char *colour);

void scr_seat_row_set_seat (ScrSeatRow *self,
                            guint seat,
                            gboolean can_remove);
const char *scr_seat_row_get_colour (ScrSeatRow *self);
JsonNode *scr_seat_row_to_json (ScrSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
