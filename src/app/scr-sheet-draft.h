/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

gboolean scr_sheet_draft_load (const char *id,
                               JsonNode **setup,
                               JsonNode **sheet);
gboolean scr_sheet_draft_save (const char *id,
                               JsonNode *setup,
                               JsonNode *sheet,
                               GError **error);
void scr_sheet_draft_forget (const char *id);

G_END_DECLS
