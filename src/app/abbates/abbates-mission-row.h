/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_ROW (abbates_mission_row_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionRow, abbates_mission_row, ABBATES, MISSION_ROW, GtkListBoxRow)

GtkWidget *abbates_mission_row_new (guint seat);
void abbates_mission_row_show (AbbatesMissionRow *self,
                               const AbbatesRules *rules,
                               const char *name,
                               guint chosen,
                               const char *const *owners,
                               guint palms);

G_END_DECLS
