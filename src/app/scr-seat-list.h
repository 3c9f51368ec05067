/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_TYPE_SEAT_LIST (scr_seat_list_get_type ())
G_DECLARE_FINAL_TYPE (ScrSeatList, scr_seat_list, SCR, SEAT_LIST, GtkWidget)

void scr_seat_list_set_game (ScrSeatList *self,
                             ScrGame *game);
void scr_seat_list_set_alone (ScrSeatList *self,
                              gboolean is_alone);
void scr_seat_list_set_has_bots (ScrSeatList *self,
                                 gboolean has_bots);
void scr_seat_list_set_known (ScrSeatList *self,
                              const char *const *names);
guint scr_seat_list_get_n_seats (ScrSeatList *self);
void scr_seat_list_focus_name (ScrSeatList *self,
                               guint seat);
char *scr_seat_list_describe (ScrSeatList *self) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_seat_list_list_people (ScrSeatList *self) G_GNUC_WARN_UNUSED_RESULT;
JsonArray *scr_seat_list_to_json (ScrSeatList *self) G_GNUC_WARN_UNUSED_RESULT;
JsonArray *scr_seat_list_to_choices (ScrSeatList *self) G_GNUC_WARN_UNUSED_RESULT;
void scr_seat_list_set_choices (ScrSeatList *self,
                                JsonArray *seats);

G_END_DECLS
