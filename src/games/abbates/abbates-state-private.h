/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

typedef struct _AbbatesChildren AbbatesChildren;

AbbatesChildren *abbates_children_new (AbbatesSetup *setup,
                                       const AbbatesPosition *position) G_GNUC_WARN_UNUSED_RESULT;
void abbates_children_free (AbbatesChildren *self);
AbbatesChildren *abbates_state_get_children (AbbatesState *self);
void abbates_state_install_properties (GObjectClass *object_class);

gboolean abbates_state_is_view (AbbatesState *self);

JsonNode *abbates_state_write (const AbbatesPosition *position,
                               const AbbatesRules *rules) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_state_read (JsonNode *node,
                             const char *path,
                             const AbbatesRules *rules,
                             gboolean is_table,
                             AbbatesPosition *position,
                             GError **error);
gboolean abbates_state_read_told (JsonNode *node,
                                  const char *path,
                                  const AbbatesRules *rules,
                                  gboolean ends_round,
                                  AbbatesPosition *position,
                                  GError **error);
JsonNode *abbates_score_write (const AbbatesPosition *position,
                               const AbbatesSetup *setup,
                               const AbbatesScoreRange *range) G_GNUC_WARN_UNUSED_RESULT;
void abbates_position_hide (AbbatesPosition *position,
                            const AbbatesRules *rules,
                            int viewer,
                            gboolean hide_missions);
GListModel *abbates_events_list (const AbbatesPosition *position,
                                 const AbbatesSetup *setup,
                                 AbbatesMove move,
                                 int viewer,
                                 gboolean hide_missions) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_explain (const AbbatesPosition *position,
                             const AbbatesSetup *setup,
                             const AbbatesScoreRange *range,
                             guint seat,
                             const char *number,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_score_list_rows (const AbbatesPosition *position,
                                     const AbbatesSetup *setup,
                                     const AbbatesScoreRange *range) G_GNUC_WARN_UNUSED_RESULT;

GListModel *abbates_layout_list (const AbbatesPosition *position,
                                 const AbbatesSetup *setup,
                                 gboolean is_view) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_state_list_layout (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;

ScrReading abbates_state_read_typed (ScrState *state,
                                     const char *typed,
                                     char **move,
                                     gsize *length);
char *abbates_state_suggest (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_state_list_duties (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_state_list_effects (ScrState *state,
                                        const char *text) G_GNUC_WARN_UNUSED_RESULT;

ScrMode abbates_state_get_mode (ScrState *state);
GPtrArray *abbates_state_learn (ScrState *state,
                                const char *const *texts,
                                GStrv *learned) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_state_excludes (ScrState *state,
                                 const char *answer,
                                 const char *prepared);
GStrv abbates_state_list_forms (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
GStrv abbates_state_list_meant (ScrState *state,
                                const char *text) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_state_is_remark (ScrState *state,
                                  const char *text);
gboolean abbates_state_is_adjustment (ScrState *state,
                                      const char *text);
char *abbates_state_dup_warning (ScrState *state,
                                 const char *text) G_GNUC_WARN_UNUSED_RESULT;
GListModel *abbates_state_list_result (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_state_describe_result (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_state_explain_result (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
GArray *abbates_state_list_winners (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
int abbates_state_get_total (ScrState *state,
                             guint seat);
gboolean abbates_state_is_total_known (ScrState *state,
                                       guint seat);
JsonNode *abbates_state_score_to_json (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
GStrv abbates_state_list_adjustments (ScrState *state,
                                      const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_state_dup_stage (ScrState *state,
                               char **part) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_state_dup_progress (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_state_dup_picture (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
