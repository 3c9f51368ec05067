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

guint scr_seat_row_get_seat (ScrSeatRow *self);
void scr_seat_row_set_seat (ScrSeatRow *self,
                            guint seat,
                            guint n_seats,
                            gboolean can_remove);
const char *scr_seat_row_get_colour (ScrSeatRow *self);
void scr_seat_row_set_colour (ScrSeatRow *self,
                              const char *colour);
void scr_seat_row_set_owner (ScrSeatRow *self,
                             guint colour,
                             const char *owner);
char *scr_seat_row_dup_name (ScrSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_seat_row_has_own_name (ScrSeatRow *self);
void scr_seat_row_set_is_person (ScrSeatRow *self,
                                 gboolean is_person);
void scr_seat_row_set_known (ScrSeatRow *self,
                             const char *const *names);
void scr_seat_row_focus_name (ScrSeatRow *self);
gboolean scr_seat_row_is_human (ScrSeatRow *self);
JsonNode *scr_seat_row_to_json (ScrSeatRow *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_seat_row_set_json (ScrSeatRow *self,
                            JsonObject *seat);

G_END_DECLS
