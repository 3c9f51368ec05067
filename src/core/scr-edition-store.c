/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-edition-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

#define SUFFIX ".edition.json"
#define DRAFT_SUFFIX ".draft.json"
#define MAX_ID 64

enum
{
  CHANGED,
  N_SIGNALS,
};

/**
 * ScrEditionStore:
 *
 * The folder of a player's own editions, a file each. While an edition is being changed and is
 * not right, what there is of it is kept as a draft beside the file, which stays as it was right
 * last: so nothing that was typed is lost, and nobody plays with half an edition. What is being
 * changed is kept by a worker, see scr_edition_store_keep().
 */
G_DEFINE_FINAL_TYPE (ScrEditionStore, scr_edition_store, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
scr_edition_store_finalize (GObject *object)
{
  ScrEditionStore *self = SCR_EDITION_STORE (object);

  g_clear_object (&self->draft);
  g_free (self->folder);

  G_OBJECT_CLASS (scr_edition_store_parent_class)->finalize (object);
}

static void
scr_edition_store_class_init (ScrEditionStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_edition_store_finalize;

  /**
   * ScrEditionStore::changed:
   * @self: a store
   *
   * An edition was saved or removed through this object.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
scr_edition_store_init (ScrEditionStore *self)
{
  self->draft = scr_draft_new ();
}

/* Tells that the editions are others now. */
void
scr_edition_store_tell (ScrEditionStore *self)
{
  self->is_changed = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * scr_edition_store_new:
 * @folder: (nullable) (type filename): where the files are; %NULL for this user's own
 *
 * Returns: (transfer full): the editions in a folder, which need not be there
 */
ScrEditionStore *
scr_edition_store_new (const char *folder)
{
  ScrEditionStore *self = g_object_new (SCR_TYPE_EDITION_STORE, NULL);

  self->folder = folder != NULL
                     ? g_strdup (folder)
                     : g_build_filename (g_get_user_data_dir (), "scriptorium", "editions", NULL);

  return self;
}

/**
 * scr_edition_store_get_default:
 *
 * Returns: (transfer none): this user's own editions; all who ask share it, and hear of changes
 */
ScrEditionStore *
scr_edition_store_get_default (void)
{
  static ScrEditionStore *store;

  if (store == NULL)
    store = scr_edition_store_new (NULL);

  return store;
}

/**
 * scr_edition_store_get_folder:
 * @self: a store
 *
 * Returns: (type filename): where the files are
 */
const char *
scr_edition_store_get_folder (ScrEditionStore *self)
{
  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);

  return self->folder;
}

/**
 * scr_edition_store_dup_path:
 * @self: a store
 * @id: letters, digits, - and _
 *
 * Returns: (transfer full) (type filename): where an edition with that id is kept
 */
char *
scr_edition_store_dup_path (ScrEditionStore *self,
                            const char *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  name = g_strconcat (id, SUFFIX, NULL);

  return g_build_filename (self->folder, name, NULL);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * scr_edition_store_list_files:
 * @self: a store
 *
 * Returns: (transfer full) (array zero-terminated=1) (element-type filename): the files of the
 *   editions, by name; drafts are not among them
 */
GStrv
scr_edition_store_list_files (ScrEditionStore *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);

  dir = g_dir_open (self->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      g_ptr_array_add (files, g_build_filename (self->folder, name, NULL));
  g_ptr_array_sort (files, compare);
  g_ptr_array_add (files, NULL);

  return g_strdupv ((char **) files->pdata);
}

static const char *
get_text (JsonNode *edition,
          const char *name)
{
  JsonNode *node = JSON_NODE_HOLDS_OBJECT (edition)
                       ? json_object_get_member (json_node_get_object (edition), name)
                       : NULL;

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

/* Adds an edition of the game that can be played with. */
static void
add_edition (GListStore *editions,
             ScrGame *game,
             JsonNode *json)
{
  g_autoptr (ScrEdition) edition = NULL;
  g_auto (GStrv) faults = NULL;

  if (g_strcmp0 (get_text (json, "game"), scr_game_get_id (game)) != 0)
    return;
  faults = scr_game_check_edition (game, json, "$", NULL);
  if (faults[0] != NULL)
    return;

  edition = scr_edition_new (get_text (json, "id"), get_text (json, "name"),
                             get_text (json, "provenance"), json);
  g_list_store_append (editions, edition);
}

/**
 * scr_edition_store_list_editions:
 * @self: a store
 * @game: a kind of game
 *
 * Returns: (transfer full): all that @game can be played with, a list of #ScrEdition: those that
 *   come with it, then the player's own that are right, without what is only in a draft
 */
GListModel *
scr_edition_store_list_editions (ScrEditionStore *self,
                                 ScrGame *game)
{
  GListStore *editions = g_list_store_new (SCR_TYPE_EDITION);
  g_autoptr (GListModel) shipped = NULL;
  g_auto (GStrv) files = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (SCR_IS_GAME (game), NULL);

  shipped = scr_game_list_editions (game);
  for (guint i = 0; i < g_list_model_get_n_items (shipped); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (shipped, i);

      g_list_store_append (editions, edition);
    }
  files = scr_edition_store_list_files (self);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (JsonNode) json = scr_edition_store_load (self, files[i], NULL);

      if (json != NULL)
        add_edition (editions, game, json);
    }

  return G_LIST_MODEL (editions);
}

/* Where what is not right yet of the edition in @path is kept. */
char *
scr_edition_store_dup_draft_path (const char *path)
{
  gsize length = strlen (path) - (g_str_has_suffix (path, SUFFIX) ? strlen (SUFFIX) : 0);
  g_autofree char *base = g_strndup (path, length);

  return g_strconcat (base, DRAFT_SUFFIX, NULL);
}

static gboolean
is_free (ScrEditionStore *self,
         ScrGame *game,
         const char *id)
{
  g_autofree char *path = scr_edition_store_dup_path (self, id);
  g_autofree char *draft = scr_edition_store_dup_draft_path (path);
  g_autoptr (GListModel) editions = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (draft, G_FILE_TEST_EXISTS))
    return FALSE;
  editions = scr_edition_store_list_editions (self, game);
  for (guint i = 0; i < g_list_model_get_n_items (editions); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, i);

      if (g_str_equal (scr_edition_get_id (edition), id))
        return FALSE;
    }

  return TRUE;
}

/**
 * scr_edition_store_dup_free_id:
 * @self: a store
 * @game: a kind of game
 * @wish: (nullable): an id, whatever is in it
 *
 * Returns: (transfer full): an id that no edition has yet and that can name a file: @wish, or
 *   one like it with a number
 */
char *
scr_edition_store_dup_free_id (ScrEditionStore *self,
                               ScrGame *game,
                               const char *wish)
{
  g_autofree char *word = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (SCR_IS_GAME (game), NULL);

  word = g_strndup (wish != NULL && *wish != '\0' ? wish : "house", MAX_ID);
  g_strcanon (word, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_", '-');
  if (is_free (self, game, word))
    return g_steal_pointer (&word);

  for (guint i = 2;; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", word, i);

      if (is_free (self, game, id))
        return g_steal_pointer (&id);
    }
}

/**
 * scr_edition_store_load:
 * @self: a store
 * @path: (type filename): one of its files
 * @error: return location for a #GError
 *
 * Returns: (transfer full) (nullable): what stands there, an object, right or not
 */
JsonNode *
scr_edition_store_load (ScrEditionStore *self,
                        const char *path,
                        GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (JsonNode) json = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  file = g_file_new_for_path (path);
  json = scr_json_load (file, error);
  if (json == NULL || JSON_NODE_HOLDS_OBJECT (json))
    return g_steal_pointer (&json);
  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("This is no edition"));

  return NULL;
}

/**
 * scr_edition_store_load_draft:
 * @self: a store
 * @path: (type filename): one of its files
 *
 * Returns: (transfer full) (nullable): what was changed in it and is not right yet, if anything
 */
JsonNode *
scr_edition_store_load_draft (ScrEditionStore *self,
                              const char *path)
{
  g_autofree char *draft = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  draft = scr_edition_store_dup_draft_path (path);

  return scr_edition_store_load (self, draft, NULL);
}

/* Writes what an edition or a draft is to hold; any thread may call it. */
gboolean
scr_edition_store_write (const char *path,
                         const char *text,
                         GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int code = g_mkdir_with_parents (folder, 0777) == 0 ? 0 : errno;

  if (code == 0)
    return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0666, error);
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", folder,
               g_strerror (code));

  return FALSE;
}

/**
 * scr_edition_store_save:
 * @self: a store
 * @path: (type filename): one of its files, or one to be
 * @edition: an edition
 * @is_right: whether scr_game_check_edition() finds nothing wrong in it
 * @error: return location for a #GError
 *
 * Keeps an edition, at once or not at all: in its file, or as a draft if it is not right.
 *
 * Returns: %FALSE with @error set if it cannot be written
 */
gboolean
scr_edition_store_save (ScrEditionStore *self,
                        const char *path,
                        JsonNode *edition,
                        gboolean is_right,
                        GError **error)
{
  g_autofree char *draft = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (edition != NULL, FALSE);

  draft = scr_edition_store_dup_draft_path (path);
  text = scr_json_print (edition, TRUE);
  if (!scr_edition_store_write (is_right ? path : draft, text, error))
    return FALSE;
  if (is_right)
    g_unlink (draft);
  scr_edition_store_tell (self);

  return TRUE;
}

/* Renames a file; one that is not there has nothing to be renamed. */
static gboolean
move_file (const char *from,
           const char *to,
           GError **error)
{
  int code = g_rename (from, to) == 0 || errno == ENOENT ? 0 : errno;

  if (code == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code), "%s: %s", from,
               g_strerror (code));

  return FALSE;
}

/* Moves an edition and its draft, both or neither. */
static gboolean
move_edition (const char *path,
              gboolean is_back,
              GError **error)
{
  g_autofree char *draft = scr_edition_store_dup_draft_path (path);
  g_autofree char *old_path = g_strconcat (path, "~", NULL);
  g_autofree char *old_draft = g_strconcat (draft, "~", NULL);

  if (!is_back)
    g_unlink (old_draft);
  if (is_back && !g_file_test (old_path, G_FILE_TEST_EXISTS))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                           _ ("What was deleted is not there any more"));
      return FALSE;
    }
  if (!move_file (is_back ? old_path : path, is_back ? path : old_path, error))
    return FALSE;
  if (move_file (is_back ? old_draft : draft, is_back ? draft : old_draft, error))
    return TRUE;
  move_file (is_back ? path : old_path, is_back ? old_path : path, NULL);

  return FALSE;
}

/**
 * scr_edition_store_remove:
 * @self: a store
 * @path: (type filename): one of its files
 * @error: return location for a #GError
 *
 * Removes an edition and its draft. Until the next one of that name is removed they stay beside
 * it, with a “~” after their names, for scr_edition_store_restore().
 *
 * Returns: %FALSE with @error set, and nothing removed, if it cannot be
 */
gboolean
scr_edition_store_remove (ScrEditionStore *self,
                          const char *path,
                          GError **error)
{
  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  scr_draft_flush (self->draft);
  if (!move_edition (path, FALSE, error))
    return FALSE;
  scr_edition_store_tell (self);

  return TRUE;
}

/**
 * scr_edition_store_restore:
 * @self: a store
 * @path: (type filename): where an edition was that has been removed
 * @error: return location for a #GError
 *
 * Brings it back, with its draft.
 *
 * Returns: %FALSE with @error set if it cannot be, such as when there is another one now
 */
gboolean
scr_edition_store_restore (ScrEditionStore *self,
                           const char *path,
                           GError **error)
{
  g_return_val_if_fail (SCR_IS_EDITION_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   _ ("Another edition is kept under that name now"));
      return FALSE;
    }
  if (!move_edition (path, TRUE, error))
    return FALSE;
  scr_edition_store_tell (self);

  return TRUE;
}
