/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/abbates/abbates-sheet-entries.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_FIELD (abbates_mission_field_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionField, abbates_mission_field, ABBATES, MISSION_FIELD, GtkWidget)

void abbates_mission_field_show (AbbatesMissionField *self,
                                 const AbbatesRules *rules,
                                 const char *name,
                                 const AbbatesSeatEntries *entries,
                                 const char *const *owners,
                                 guint palms);
void abbates_mission_field_read (AbbatesMissionField *self,
                                 AbbatesSeatEntries *entries);

G_END_DECLS
