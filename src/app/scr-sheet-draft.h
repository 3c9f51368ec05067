/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-draft.h"

G_BEGIN_DECLS

char *scr_sheet_draft_dup_path (const char *id);
gboolean scr_sheet_draft_load (ScrDraft *draft,
                               const char *id,
                               JsonNode **setup,
                               JsonNode **sheet,
                               GError **error);
void scr_sheet_draft_save (ScrDraft *draft,
                           const char *id,
                           JsonNode *setup,
                           JsonNode *sheet);
void scr_sheet_draft_forget (ScrDraft *draft,
                             const char *id);

G_END_DECLS
