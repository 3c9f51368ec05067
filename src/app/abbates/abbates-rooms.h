/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_ROOMS (abbates_rooms_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesRooms, abbates_rooms, ABBATES, ROOMS, GtkLayoutManager)

GtkLayoutManager *abbates_rooms_new (void);
void abbates_rooms_set_is_stacked (AbbatesRooms *self,
                                   gboolean is_stacked);

G_END_DECLS
