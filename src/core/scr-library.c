/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-library.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/scr-error.h"
#include "core/scr-library-private.h"

#define SUFFIX ".match.json"

#define MAX_OTHERS 1000

/**
 * ScrLibrary:
 * @folder: where the matches are; it may not be there yet
 * @index: (nullable): the file that remembers what was found in them
 * @lock: held while the matches are listed
 * @opened: (element-type char*): paths of files from elsewhere not yet in @others
 * @others: (element-type char*): those that the index shall remember
 * @hidden_lock: held while @hidden is read or changed
 * @hidden: (element-type char*): paths of files that are not listed
 *
 * The matches of a folder, and those that were opened from elsewhere.
 *
 * Files that have not changed since they were last listed are not opened: what is said of
 * them is kept in an index. A thousand of them are listed in less than a tenth of a second.
 */
struct _ScrLibrary
{
  GObject parent_instance;

  char *folder;
  char *index;
  GMutex lock;
  GAsyncQueue *opened;
  GHashTable *others;
  GMutex hidden_lock;
  GHashTable *hidden;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrLibrary, scr_library, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
file_clear (gpointer data)
{
  g_free (((ScrLibraryFile *) data)->path);
}

/* The newest first. */
static int
compare_files (gconstpointer a,
               gconstpointer b)
{
  const ScrLibraryFile *first = a;
  const ScrLibraryFile *second = b;

  if (first->modified != second->modified)
    return first->modified < second->modified ? 1 : -1;

  return strcmp (first->path, second->path);
}

static void
scr_library_finalize (GObject *object)
{
  ScrLibrary *self = SCR_LIBRARY (object);

  g_free (self->folder);
  g_free (self->index);
  g_mutex_clear (&self->lock);
  g_async_queue_unref (self->opened);
  g_hash_table_unref (self->others);
  g_mutex_clear (&self->hidden_lock);
  g_hash_table_unref (self->hidden);

  G_OBJECT_CLASS (scr_library_parent_class)->finalize (object);
}

static void
scr_library_class_init (ScrLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = scr_library_finalize;

  /**
   * ScrLibrary::changed:
   * @self: a library
   *
   * Emitted by scr_library_announce(): what was listed is to be listed anew.
   */
  signals[CHANGED] = g_signal_new ("changed", SCR_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
scr_library_init (ScrLibrary *self)
{
  g_mutex_init (&self->lock);
  self->opened = g_async_queue_new_full (g_free);
  self->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_mutex_init (&self->hidden_lock);
  self->hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Writing that was interrupted leaves names with more after the suffix. */
static gboolean
is_match_name (const char *name)
{
  return name[0] != '.' && g_str_has_suffix (name, SUFFIX);
}

/* In nanoseconds since 1970, which end in 2262; clocks that are wrong may be later. */
static gint64
get_nanoseconds (const struct timespec *moment)
{
  const gint64 second = 1000000000;

  if (moment->tv_sec >= G_MAXINT64 / second)
    return G_MAXINT64;
  if (moment->tv_sec <= G_MININT64 / second)
    return G_MININT64;

  return moment->tv_sec * second + moment->tv_nsec;
}

/* Anything but a file could keep its reader waiting for ever. */
static gboolean
add_file (GArray *files,
          const char *path)
{
  ScrLibraryFile file;
  GStatBuf status;

  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode))
    return FALSE;

  file.path = g_strdup (path);
  file.modified = get_nanoseconds (&status.st_mtim);
  file.size = (guint64) status.st_size;
  g_array_append_val (files, file);

  return TRUE;
}

static gboolean
add_folder (ScrLibrary *self,
            GArray *files,
            GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, &reason);
  const char *name;

  if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  if (folder == NULL)
    {
      g_set_error (error, reason->domain, reason->code,
                   _ ("The folder of matches cannot be read: %s"), reason->message);
      return FALSE;
    }

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (is_match_name (name))
        add_file (files, path);
    }

  return TRUE;
}

/* Takes in what the index remembers and what was opened since; forgets what is gone. */
static void
add_others (ScrLibrary *self,
            ScrLibraryIndex *index,
            GArray *files)
{
  g_auto (GStrv) known = scr_library_index_dup_others (index);
  g_autoptr (GHashTable) listed = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter others;
  gpointer path;

  while ((path = g_async_queue_try_pop (self->opened)) != NULL)
    g_hash_table_add (self->others, path);
  for (guint i = 0; known[i] != NULL; i++)
    if (g_hash_table_size (self->others) < MAX_OTHERS)
      g_hash_table_add (self->others, g_strdup (known[i]));

  for (guint i = 0; i < files->len; i++)
    g_hash_table_add (listed, g_array_index (files, ScrLibraryFile, i).path);
  g_hash_table_iter_init (&others, self->others);
  while (g_hash_table_iter_next (&others, &path, NULL))
    if (g_hash_table_contains (listed, path) || !add_file (files, path))
      g_hash_table_iter_remove (&others);
}

static GStrv
dup_others (ScrLibrary *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GList) paths = g_hash_table_get_keys (self->others);

  paths = g_list_sort (paths, (GCompareFunc) strcmp);
  for (GList *path = paths; path != NULL; path = path->next)
    g_strv_builder_add (builder, path->data);

  return g_strv_builder_end (builder);
}

/* A file that could not be read may be readable later, though it has not changed; what is
 * wrong in it stays wrong. */
static ScrLibraryItem *
read_file (ScrLibraryIndex *index,
           const ScrLibraryFile *file)
{
  g_autoptr (GFile) place = g_file_new_for_path (file->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (place, &error);
  ScrLibraryItem *item;

  if (match != NULL)
    item = scr_library_item_new_for_match (file->path, file->modified, match);
  else
    item = scr_library_item_new_unreadable (file->path, file->modified, error->message);

  if (match != NULL || error->domain == SCR_ERROR)
    scr_library_index_add (index, file, item);

  return item;
}

static gboolean
is_hidden (ScrLibrary *self,
           const char *path)
{
  gboolean is_there;

  g_mutex_lock (&self->hidden_lock);
  is_there = g_hash_table_contains (self->hidden, path);
  g_mutex_unlock (&self->hidden_lock);

  return is_there;
}

static void
remove_hidden (ScrLibrary *self,
               GArray *files)
{
  for (guint i = files->len; i > 0; i--)
    if (is_hidden (self, g_array_index (files, ScrLibraryFile, i - 1).path))
      g_array_remove_index (files, i - 1);
}

static GListModel *
list_files (ScrLibraryIndex *index,
            GArray *files,
            GCancellable *cancellable,
            GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GListStore) store = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);

  for (guint i = 0; i < files->len; i++)
    {
      const ScrLibraryFile *file = &g_array_index (files, ScrLibraryFile, i);
      ScrLibraryItem *item = scr_library_index_find (index, file);

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        {
          g_clear_object (&item);
          return NULL;
        }
      g_ptr_array_add (items, item != NULL ? item : read_file (index, file));
    }
  g_list_store_splice (store, 0, 0, items->pdata, items->len);

  return G_LIST_MODEL (g_steal_pointer (&store));
}

static void
list_thread (GTask *task,
             gpointer source_object,
             gpointer task_data,
             GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  GListModel *items = scr_library_list (SCR_LIBRARY (source_object), cancellable, &error);

  if (items != NULL)
    g_task_return_pointer (task, items, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/**
 * scr_library_new:
 * @folder: (type filename): the folder of the matches; it may not be there yet
 * @index: (type filename) (nullable): a file in the cache, or %NULL to read all files each time
 *
 * Returns: (transfer full): a library
 */
ScrLibrary *
scr_library_new (const char *folder,
                 const char *index)
{
  ScrLibrary *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (SCR_TYPE_LIBRARY, NULL);
  self->folder = g_strdup (folder);
  self->index = g_strdup (index);

  return self;
}

/**
 * scr_library_new_default:
 *
 * Returns: (transfer full): the library of this user
 */
ScrLibrary *
scr_library_new_default (void)
{
  g_autofree char *folder =
      g_build_filename (g_get_user_data_dir (), "scriptorium", "matches", NULL);
  g_autofree char *index =
      g_build_filename (g_get_user_cache_dir (), "scriptorium", "matches.index", NULL);

  return scr_library_new (folder, index);
}

/**
 * scr_library_get_folder:
 * @self: a library
 *
 * Returns: (type filename): the folder of the matches
 */
const char *
scr_library_get_folder (ScrLibrary *self)
{
  g_return_val_if_fail (SCR_IS_LIBRARY (self), NULL);

  return self->folder;
}

/**
 * scr_library_remember:
 * @self: a library
 * @file: a match that was opened
 *
 * Has the match listed too, as long as it is there, though it lies in another folder. The
 * index remembers it when the matches are listed next. This never waits.
 */
void
scr_library_remember (ScrLibrary *self,
                      GFile *file)
{
  char *path;

  g_return_if_fail (SCR_IS_LIBRARY (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path != NULL)
    g_async_queue_push (self->opened, path);
}

/**
 * scr_library_set_hidden:
 * @self: a library
 * @file: a match
 * @is_hidden: whether it is left out
 *
 * Leaves a file out of the lists to come, or takes it in again. The file stays as it is and
 * where it is, and so do those that are remembered. This never waits for a list.
 */
void
scr_library_set_hidden (ScrLibrary *self,
                        GFile *file,
                        gboolean is_hidden)
{
  g_autoptr (GMutexLocker) locker = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (SCR_IS_LIBRARY (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path == NULL)
    return;

  locker = g_mutex_locker_new (&self->hidden_lock);
  if (is_hidden)
    g_hash_table_add (self->hidden, g_steal_pointer (&path));
  else
    g_hash_table_remove (self->hidden, path);
}

/**
 * scr_library_announce:
 * @self: a library
 *
 * Tells all who list the matches that files have come, changed or gone.
 */
void
scr_library_announce (ScrLibrary *self)
{
  g_return_if_fail (SCR_IS_LIBRARY (self));

  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * scr_library_list:
 * @self: a library
 * @cancellable: (nullable): a #GCancellable
 * @error: return location for a #GFileError or a #GIOErrorEnum
 *
 * Lists the matches, the newest first, and files that should be matches but cannot be read.
 * It may take long when the index is not there, so call it in a worker.
 *
 * Returns: (transfer full) (nullable): a list model of #ScrLibraryItem; %NULL with @error set
 *   if cancelled, or if the folder is there but cannot be read
 */
GListModel *
scr_library_list (ScrLibrary *self,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (GMutexLocker) locker = NULL;
  g_autoptr (ScrLibraryIndex) index = NULL;
  g_autoptr (GArray) files = NULL;
  g_autoptr (GListModel) items = NULL;
  g_auto (GStrv) others = NULL;

  g_return_val_if_fail (SCR_IS_LIBRARY (self), NULL);

  locker = g_mutex_locker_new (&self->lock);
  files = g_array_new (FALSE, FALSE, sizeof (ScrLibraryFile));
  g_array_set_clear_func (files, file_clear);
  if (!add_folder (self, files, error))
    return NULL;

  index = scr_library_index_load (self->index);
  add_others (self, index, files);
  remove_hidden (self, files);
  g_array_sort (files, compare_files);
  items = list_files (index, files, cancellable, error);
  if (items == NULL)
    return NULL;

  others = dup_others (self);
  scr_library_index_save (index, (const char *const *) others);

  return g_steal_pointer (&items);
}

/**
 * scr_library_list_async:
 * @self: a library
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when the list is there
 * @user_data: handed to @callback
 *
 * Does what scr_library_list() does, in a thread.
 */
void
scr_library_list_async (ScrLibrary *self,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (SCR_IS_LIBRARY (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, scr_library_list_async);
  g_task_run_in_thread (task, list_thread);
}

/**
 * scr_library_list_finish:
 * @self: a library
 * @result: what the callback was given
 * @error: return location for a #GFileError or a #GIOErrorEnum
 *
 * Returns: (transfer full) (nullable): what scr_library_list() returns
 */
GListModel *
scr_library_list_finish (ScrLibrary *self,
                         GAsyncResult *result,
                         GError **error)
{
  g_return_val_if_fail (SCR_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
