/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCR_TYPE_MATCH_ITEM (scr_match_item_get_type ())
G_DECLARE_FINAL_TYPE (ScrMatchItem, scr_match_item, SCR, MATCH_ITEM, GObject)

const char *scr_match_item_get_path (ScrMatchItem *self);
const char *scr_match_item_get_title (ScrMatchItem *self);
const char *scr_match_item_get_players (ScrMatchItem *self);
const char *scr_match_item_get_standing (ScrMatchItem *self);
const char *scr_match_item_get_when (ScrMatchItem *self);
const char *const *scr_match_item_get_colours (ScrMatchItem *self);
const char *const *scr_match_item_get_totals (ScrMatchItem *self);

char *scr_matches_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
GFile *scr_matches_new_file (const char *id) G_GNUC_WARN_UNUSED_RESULT;
GFile *scr_matches_new_copy (const char *id) G_GNUC_WARN_UNUSED_RESULT;
char *scr_matches_dup_refusal (GFile *file,
                               const GError *error) G_GNUC_WARN_UNUSED_RESULT;
void scr_matches_list_async (GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
GListModel *scr_matches_list_finish (GAsyncResult *result,
                                     GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
