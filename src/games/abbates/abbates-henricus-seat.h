/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_HENRICUS_SEAT (abbates_henricus_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesHenricusSeat, abbates_henricus_seat, ABBATES, HENRICUS_SEAT, GObject)

const char *abbates_henricus_seat_get_name (AbbatesHenricusSeat *self);
GListModel *abbates_henricus_seat_get_low (AbbatesHenricusSeat *self);
GListModel *abbates_henricus_seat_get_high (AbbatesHenricusSeat *self);
guint abbates_henricus_seat_get_low_top (AbbatesHenricusSeat *self);
guint abbates_henricus_seat_get_high_top (AbbatesHenricusSeat *self);
guint abbates_henricus_seat_get_pawn (AbbatesHenricusSeat *self);
GListModel *abbates_henricus_seat_get_cards (AbbatesHenricusSeat *self);
GListModel *abbates_henricus_seat_get_discards (AbbatesHenricusSeat *self);
guint abbates_henricus_seat_get_played (AbbatesHenricusSeat *self);
gboolean abbates_henricus_seat_is_out (AbbatesHenricusSeat *self);
GListModel *abbates_henricus_seat_get_corners (AbbatesHenricusSeat *self);
guint abbates_henricus_seat_get_corner_cards (AbbatesHenricusSeat *self);
int abbates_henricus_seat_get_track (AbbatesHenricusSeat *self);
int abbates_henricus_seat_get_score (AbbatesHenricusSeat *self);
int abbates_henricus_seat_get_distance (AbbatesHenricusSeat *self);

G_END_DECLS
