/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_EDITOR (abbates_mission_editor_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionEditor, abbates_mission_editor, ABBATES, MISSION_EDITOR, GtkBox)

GtkWidget *abbates_mission_editor_new (void);
void abbates_mission_editor_show (AbbatesMissionEditor *self,
                                  JsonObject *mission,
                                  guint palms);

G_END_DECLS
