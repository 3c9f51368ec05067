/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct _ScrSheetSteps ScrSheetSteps;

ScrSheetSteps *scr_sheet_steps_new (void) G_GNUC_WARN_UNUSED_RESULT;
void scr_sheet_steps_free (ScrSheetSteps *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScrSheetSteps, scr_sheet_steps_free)

void scr_sheet_steps_clear (ScrSheetSteps *self);
void scr_sheet_steps_add (ScrSheetSteps *self,
                          JsonNode *setup,
                          JsonNode *sheet,
                          const char *typed);
gboolean scr_sheet_steps_get_can_go (ScrSheetSteps *self,
                                     int by);
void scr_sheet_steps_go (ScrSheetSteps *self,
                         int by);
JsonNode *scr_sheet_steps_get_setup (ScrSheetSteps *self);
JsonNode *scr_sheet_steps_get_sheet (ScrSheetSteps *self);

G_END_DECLS
