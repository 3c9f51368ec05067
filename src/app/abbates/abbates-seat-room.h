/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_SEAT_ROOM (abbates_seat_room_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSeatRoom, abbates_seat_room, ABBATES, SEAT_ROOM, GtkLayoutManager)

GtkLayoutManager *abbates_seat_room_new (void);

G_END_DECLS
