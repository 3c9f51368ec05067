/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "app/abbates/abbates-card-bar.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_POSITION_SEAT (abbates_position_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPositionSeat, abbates_position_seat, ABBATES, POSITION_SEAT, GtkWidget)

GtkWidget *abbates_position_seat_new (AbbatesSetup *setup,
                                      guint number,
                                      const char *colour,
                                      AbbatesCardBar *palette);
JsonObject *abbates_position_seat_dup_state (AbbatesPositionSeat *self) G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_position_seat_read_chapter (AbbatesPositionSeat *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_position_seat_is_done (AbbatesPositionSeat *self);
void abbates_position_seat_count_cards (AbbatesPositionSeat *self,
                                        guint *n_cards);
void abbates_position_seat_refuse (AbbatesPositionSeat *self,
                                   const char *place,
                                   const char *reason);

G_END_DECLS
