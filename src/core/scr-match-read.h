/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match-private.h"

G_BEGIN_DECLS

/* What the files that read a match share. All of it fails with a #ScrError that names
 * the JSON path or the number of the move. */

gboolean scr_match_fail_format (const char *path,
                                const char *fault,
                                GError **error);
gboolean scr_match_read_string (JsonObject *object,
                                const char *path,
                                const char *name,
                                const char **text,
                                GError **error);
gboolean scr_match_read_moment (JsonObject *object,
                                const char *path,
                                const char *name,
                                const char **moment,
                                GError **error);

gboolean scr_match_read_head (ScrMatch *self,
                              JsonObject *root,
                              guint *rules,
                              GError **error);
void scr_match_read_or_drop (ScrMatch *self,
                             JsonObject *root,
                             GPtrArray *faults);
gboolean scr_match_read_setup (ScrMatch *self,
                               JsonObject *root,
                               GError **error);
gboolean scr_match_read_history (ScrMatch *self,
                                 JsonObject *root,
                                 GError **error);

gboolean scr_match_check_entry (JsonNode *node,
                                const char *path,
                                GError **error);
gboolean scr_match_read_list (JsonObject *root,
                              const char *name,
                              JsonArray **entries,
                              GError **error);
gboolean scr_match_read_moves (ScrMatch *self,
                               JsonObject *root,
                               GError **error);
gboolean scr_match_read_undone (ScrMatch *self,
                                JsonObject *root,
                                GError **error);

ScrMode scr_match_find_first_mode (ScrMatch *self,
                                   JsonObject *root);
gboolean scr_match_read_start_in_mode (ScrMatch *self,
                                       JsonObject *root,
                                       ScrMode mode,
                                       GError **error);
gboolean scr_match_read_start (ScrMatch *self,
                               JsonObject *root,
                               GError **error);
void scr_match_keep_state (ScrMatch *self,
                           JsonNode *state);
JsonNode *scr_match_drop_sums (ScrMatch *self,
                               JsonNode *state) G_GNUC_WARN_UNUSED_RESULT;

gboolean scr_match_replay (ScrMatch *self,
                           JsonObject *root,
                           guint rules,
                           GError **error);

const char *scr_match_get_entry_text (JsonNode *node);

G_END_DECLS
