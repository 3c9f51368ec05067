/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-draft.h"
#include "core/scr-game.h"

G_BEGIN_DECLS

/* The editions that players keep of their own. */
#define SCR_TYPE_EDITION_STORE (scr_edition_store_get_type ())
G_DECLARE_FINAL_TYPE (ScrEditionStore, scr_edition_store, SCR, EDITION_STORE, GObject)

ScrEditionStore *scr_edition_store_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
ScrEditionStore *scr_edition_store_get_default (void);
const char *scr_edition_store_get_folder (ScrEditionStore *self);
char *scr_edition_store_dup_path (ScrEditionStore *self,
                                  const char *id) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_edition_store_list_files (ScrEditionStore *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_edition_store_list_editions (ScrEditionStore *self,
                                             ScrGame *game) G_GNUC_WARN_UNUSED_RESULT;
char *scr_edition_store_dup_free_id (ScrEditionStore *self,
                                     ScrGame *game,
                                     const char *wish) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_edition_store_load (ScrEditionStore *self,
                                  const char *path,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_edition_store_load_draft (ScrEditionStore *self,
                                        const char *path) G_GNUC_WARN_UNUSED_RESULT;
ScrDraft *scr_edition_store_get_draft (ScrEditionStore *self);
JsonNode *scr_edition_store_open (ScrEditionStore *self,
                                  ScrGame *game,
                                  const char *path,
                                  JsonNode **right,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_edition_store_keep (ScrEditionStore *self,
                             const char *path,
                             JsonNode *right,
                             JsonNode *draft);
gboolean scr_edition_store_flush (ScrEditionStore *self);
void scr_edition_store_save_async (ScrEditionStore *self,
                                   const char *path,
                                   JsonNode *edition,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean scr_edition_store_save_finish (ScrEditionStore *self,
                                        GAsyncResult *result,
                                        GError **error);
gboolean scr_edition_store_save (ScrEditionStore *self,
                                 const char *path,
                                 JsonNode *edition,
                                 gboolean is_right,
                                 GError **error);
gboolean scr_edition_store_remove (ScrEditionStore *self,
                                   const char *path,
                                   GError **error);
gboolean scr_edition_store_restore (ScrEditionStore *self,
                                    const char *path,
                                    GError **error);

G_END_DECLS
