/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-edition-store-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

/* How an edition is kept while it is being changed, and written by a worker. */

#define VERSION 1

/**
 * scr_edition_store_get_draft:
 * @self: a store
 *
 * Returns: (transfer none): what writes the files that are being changed, and says why it cannot
 */
ScrDraft *
scr_edition_store_get_draft (ScrEditionStore *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);

  return self->draft;
}

static gboolean
check_cb (JsonNode *json,
          GError **error)
{
  JsonObject *object = scr_json_node_get_object (json, "$", NULL);
  gint64 version = 1;

  if (object == NULL)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("It is no edition."));
      return FALSE;
    }
  if (scr_json_get_int (object, "$", "version", 1, G_MAXINT, &version, NULL) && version > VERSION)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_VERSION,
                           _ ("It was made by a newer version of Scriptorium."));
      return FALSE;
    }

  return TRUE;
}

/* What stands in a file of the store; what is no edition at all is put aside only when it is
 * written over. */
static JsonNode *
open_edition (ScrEditionStore *self,
              const char *path)
{
  g_autoptr (JsonNode) json = scr_edition_store_load (self, path, NULL);

  if (json != NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return scr_draft_load (self->draft, path, NULL, NULL);
  scr_draft_name (self->draft, path);

  return NULL;
}

/**
 * scr_edition_store_open:
 * @self: a store
 * @game: a kind of game
 * @path: (type filename): one of its files, or one to be
 * @right: (out) (transfer full) (nullable): the edition, if @game can be played with it
 * @error: return location for a sentence for players
 *
 * Begins to change an edition. A draft of it that cannot be read is put aside under another name,
 * which @error tells.
 *
 * Returns: (transfer full) (nullable): what is to be changed: its draft, if there is one, or the
 *   edition, right or not; nobody changes it
 */
JsonNode *
scr_edition_store_open (ScrEditionStore *self,
                        ScrGame *game,
                        const char *path,
                        JsonNode **right,
                        GError **error)
{
  g_autofree char *draft_path = NULL;
  g_autoptr (JsonNode) json = NULL;
  g_autoptr (JsonNode) draft = NULL;
  g_auto (GStrv) faults = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (SCR_IS_GAME (game), NULL);
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (right != NULL, NULL);

  draft_path = scr_edition_store_dup_draft_path (path);
  /* The edition is named first, and so written before its draft goes. */
  json = open_edition (self, path);
  draft = scr_draft_load (self->draft, draft_path, check_cb, error);
  if (json != NULL)
    faults = scr_game_check_edition (game, json, "$", NULL);
  *right = json != NULL && faults[0] == NULL ? json_node_ref (json) : NULL;

  return draft != NULL ? g_steal_pointer (&draft) : g_steal_pointer (&json);
}

/**
 * scr_edition_store_keep:
 * @self: a store
 * @path: (type filename): one of its files, or one to be
 * @right: (nullable): the edition as it was when scr_game_check_edition() last found nothing wrong
 *   in it; %NULL for never
 * @draft: (nullable): what has become of it, if it is not right now
 *
 * Keeps what is being changed: a worker writes the newest of it, soon. Nobody changes @right and
 * @draft from now on. ScrEditionStore::changed waits for scr_edition_store_flush().
 */
void
scr_edition_store_keep (ScrEditionStore *self,
                        const char *path,
                        JsonNode *right,
                        JsonNode *draft)
{
  g_autofree char *draft_path = NULL;

  g_return_if_fail (SCR_IS_EDITION_STORE (self));
  g_return_if_fail (path != NULL);

  draft_path = scr_edition_store_dup_draft_path (path);
  if (right != NULL)
    scr_draft_set (self->draft, path, right);
  scr_draft_set (self->draft, draft_path, draft);
  self->is_changed = TRUE;
}

/**
 * scr_edition_store_flush:
 * @self: a store
 *
 * Writes at once what is not written yet, waits for it, and tells of what has changed.
 *
 * Returns: whether all is on the disk
 */
gboolean
scr_edition_store_flush (ScrEditionStore *self)
{
  gboolean is_kept;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), FALSE);

  is_kept = scr_draft_flush (self->draft);
  if (self->is_changed)
    scr_edition_store_tell (self);

  return is_kept;
}

typedef struct
{
  char *path;
  char *text;
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_free (save->path);
  g_free (save->text);
  g_free (save);
}

static void
save_thread (GTask *task,
             gpointer source_object,
             gpointer task_data,
             GCancellable *cancellable)
{
  Save *save = task_data;
  GError *error = NULL;

  if (scr_edition_store_write (save->path, save->text, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * scr_edition_store_save_async:
 * @self: a store
 * @path: (type filename): one of its files to be
 * @edition: an edition that is right
 * @callback: called when it is written, or cannot be
 * @user_data: for @callback
 *
 * Keeps a new edition as scr_edition_store_save() does, in a thread.
 */
void
scr_edition_store_save_async (ScrEditionStore *self,
                              const char *path,
                              JsonNode *edition,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Save *save;

  g_return_if_fail (SCR_IS_EDITION_STORE (self));
  g_return_if_fail (path != NULL);
  g_return_if_fail (edition != NULL);

  save = g_new0 (Save, 1);
  save->path = g_strdup (path);
  save->text = scr_json_print (edition, TRUE);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, scr_edition_store_save_async);
  g_task_set_task_data (task, save, save_free);
  g_task_run_in_thread (task, save_thread);
}

/**
 * scr_edition_store_save_finish:
 * @self: a store
 * @result: what @callback was given
 * @error: return location for an error
 *
 * Returns: %FALSE with @error set if it could not be written
 */
gboolean
scr_edition_store_save_finish (ScrEditionStore *self,
                               GAsyncResult *result,
                               GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  scr_edition_store_tell (self);

  return TRUE;
}
