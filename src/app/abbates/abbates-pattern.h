/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/scr-drawing.h"

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PATTERN (abbates_pattern_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPattern, abbates_pattern, ABBATES, PATTERN, ScrDrawing)

GtkWidget *abbates_pattern_new (void);
void abbates_pattern_show (AbbatesPattern *self,
                           const AbbatesMission *mission);
char *abbates_mission_describe (const AbbatesMission *mission) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
