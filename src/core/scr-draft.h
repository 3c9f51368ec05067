/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_TYPE_DRAFT (scr_draft_get_type ())
G_DECLARE_FINAL_TYPE (ScrDraft, scr_draft, SCR, DRAFT, GObject)

/**
 * ScrDraftCheck:
 * @json: what a file holds
 * @error: return location for an error, a sentence for players
 *
 * Returns: whether it is what is kept there
 */
typedef gboolean (*ScrDraftCheck) (JsonNode *json,
                                   GError **error);

ScrDraft *scr_draft_new (void) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_draft_load (ScrDraft *self,
                          const char *path,
                          ScrDraftCheck check,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_draft_name (ScrDraft *self,
                     const char *path);
void scr_draft_set (ScrDraft *self,
                    const char *path,
                    JsonNode *json);
const char *scr_draft_get_error (ScrDraft *self);
gboolean scr_draft_get_is_dirty (ScrDraft *self);
gboolean scr_draft_flush (ScrDraft *self);

G_END_DECLS
