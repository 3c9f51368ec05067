/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_PICTURE (abbates_mission_picture_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionPicture, abbates_mission_picture, ABBATES, MISSION_PICTURE, GtkWidget)

GtkWidget *abbates_mission_picture_new (void);
void abbates_mission_picture_show (AbbatesMissionPicture *self,
                                   const AbbatesMission *mission);
char *abbates_mission_describe (const AbbatesMission *mission) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
