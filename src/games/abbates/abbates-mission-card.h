/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_CARD (abbates_mission_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionCard, abbates_mission_card, ABBATES, MISSION_CARD, GObject)

const char *abbates_mission_card_get_id (AbbatesMissionCard *self);
guint abbates_mission_card_get_palms (AbbatesMissionCard *self);
GListModel *abbates_mission_card_get_areas (AbbatesMissionCard *self);

G_END_DECLS
