/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_AREA (abbates_mission_area_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionArea, abbates_mission_area, ABBATES, MISSION_AREA, GObject)

guint abbates_mission_area_get_number (AbbatesMissionArea *self);
gboolean abbates_mission_area_is_purple (AbbatesMissionArea *self);
GListModel *abbates_mission_area_get_squares (AbbatesMissionArea *self);

G_END_DECLS
