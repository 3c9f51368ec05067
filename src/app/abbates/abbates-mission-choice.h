/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_MISSION_CHOICE (abbates_mission_choice_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMissionChoice, abbates_mission_choice, ABBATES, MISSION_CHOICE, GtkListBoxRow)

GtkWidget *abbates_mission_choice_new (guint seat);
void abbates_mission_choice_show (AbbatesMissionChoice *self,
                                  const AbbatesRules *rules,
                                  const char *name,
                                  guint chosen,
                                  const char *const *owners,
                                  guint palms);

G_END_DECLS
