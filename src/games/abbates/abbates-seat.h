/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-garden-card.h"
#include "games/abbates/abbates-mission-card.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SEAT (abbates_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSeat, abbates_seat, ABBATES, SEAT, GObject)

guint abbates_seat_get_number (AbbatesSeat *self);
const char *abbates_seat_get_name (AbbatesSeat *self);
GListModel *abbates_seat_get_hand (AbbatesSeat *self);
GListModel *abbates_seat_get_discards (AbbatesSeat *self);
guint abbates_seat_get_played (AbbatesSeat *self);
gboolean abbates_seat_is_out (AbbatesSeat *self);
int abbates_seat_get_ora (AbbatesSeat *self);
GListModel *abbates_seat_get_conditions (AbbatesSeat *self);
GListModel *abbates_seat_get_portrait (AbbatesSeat *self);
GListModel *abbates_seat_get_covered (AbbatesSeat *self);
GListModel *abbates_seat_get_corners (AbbatesSeat *self);
AbbatesMissionCard *abbates_seat_get_mission (AbbatesSeat *self);
AbbatesGardenCard *abbates_seat_get_secret (AbbatesSeat *self);
int abbates_seat_get_track (AbbatesSeat *self);
int abbates_seat_get_score (AbbatesSeat *self);
int abbates_seat_get_distance (AbbatesSeat *self);
gboolean abbates_seat_is_certain (AbbatesSeat *self);

G_END_DECLS
