/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/scr-library-private.h"

/* Version, program and language; files from elsewhere; for each file its path, time, size
 * and item. */
#define ENTRY_TYPE "(ayxt" SCR_LIBRARY_ITEM_TYPE ")"
#define INDEX_TYPE "(ussaaya" ENTRY_TYPE ")"

/**
 * ScrLibraryIndex:
 * @path: (nullable): where it is kept
 * @language: what its sentences are in
 * @bytes: (nullable): what @path held, if that is an index of this program
 * @others: paths of files from elsewhere
 * @old: (element-type char* GVariant): the entries of @bytes by their paths
 * @entries: the entries to come
 *
 * What was found in match files when they were last read, so that they need not be opened
 * while their time and size stay.
 *
 * It is a file in the cache, so that it may be damaged, old or gone: then it is made anew. Its
 * sentences belong to one language and one version of the program.
 */
struct _ScrLibraryIndex
{
  char *path;
  char *language;
  GBytes *bytes;
  GStrv others;
  GHashTable *old;
  GPtrArray *entries;
};

static char *
dup_language (void)
{
  const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");

  return g_strjoinv (":", (char **) names);
}

static GBytes *
read_bytes (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;
  GStatBuf status;

  if (path == NULL || g_stat (path, &status) != 0 || !S_ISREG (status.st_mode) ||
      status.st_size > SCR_LIBRARY_INDEX_MAX_SIZE)
    return NULL;
  if (!g_file_get_contents (path, &text, &length, NULL))
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&text), length);
}

static void
read_entries (ScrLibraryIndex *self,
              GVariant *entries)
{
  for (gsize i = 0; i < g_variant_n_children (entries); i++)
    {
      GVariant *entry = g_variant_get_child_value (entries, i);
      char *path;

      g_variant_get_child (entry, 0, "^ay", &path);
      g_hash_table_replace (self->old, path, entry);
    }
}

/* Whatever is not what this program writes counts as nothing. */
static void
read_index (ScrLibraryIndex *self,
            GBytes *bytes)
{
  g_autoptr (GVariant) root = g_variant_new_from_bytes (G_VARIANT_TYPE (INDEX_TYPE), bytes, FALSE);
  g_autoptr (GVariant) others = NULL;
  g_autoptr (GVariant) entries = NULL;
  const char *program;
  const char *language;
  guint version;

  g_variant_ref_sink (root);
  if (!g_variant_is_normal_form (root))
    return;

  g_variant_get (root, "(u&s&s@aay@a" ENTRY_TYPE ")", &version, &program, &language, &others,
                 &entries);
  if (version != SCR_LIBRARY_INDEX_VERSION)
    return;

  g_strfreev (self->others);
  self->others = g_variant_dup_bytestring_array (others, NULL);
  if (!g_str_equal (program, SCRIPTORIUM_VERSION) || !g_str_equal (language, self->language))
    return;

  self->bytes = g_bytes_ref (bytes);
  read_entries (self, entries);
}

/**
 * scr_library_index_load: (skip)
 * @path: (nullable): where the index is kept; %NULL for one that is not kept
 *
 * Returns: (transfer full): the index; an empty one if the file cannot be used
 */
ScrLibraryIndex *
scr_library_index_load (const char *path)
{
  ScrLibraryIndex *self = g_new0 (ScrLibraryIndex, 1);
  g_autoptr (GBytes) bytes = read_bytes (path);

  self->path = g_strdup (path);
  self->language = dup_language ();
  self->others = g_new0 (char *, 1);
  self->old = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                     (GDestroyNotify) g_variant_unref);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  if (bytes != NULL)
    read_index (self, bytes);

  return self;
}

/**
 * scr_library_index_free:
 * @self: (transfer full): an index
 *
 * Frees @self; what was not written is lost.
 */
void
scr_library_index_free (ScrLibraryIndex *self)
{
  g_free (self->path);
  g_free (self->language);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_strfreev (self->others);
  g_hash_table_unref (self->old);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

/**
 * scr_library_index_dup_others: (skip)
 *
 * Returns: (transfer full): paths of files that were opened from elsewhere
 */
GStrv
scr_library_index_dup_others (ScrLibraryIndex *self)
{
  return g_strdupv (self->others);
}

/**
 * scr_library_index_find: (skip)
 * @file: a file as it is now
 *
 * Keeps what was found in the file, if it has not changed since.
 *
 * Returns: (transfer full) (nullable): what was found, or %NULL if the file must be read
 */
ScrLibraryItem *
scr_library_index_find (ScrLibraryIndex *self,
                        const ScrLibraryFile *file)
{
  GVariant *entry = g_hash_table_lookup (self->old, file->path);
  g_autoptr (GVariant) found = NULL;
  ScrLibraryItem *item;
  gint64 modified;
  guint64 size;

  if (entry == NULL)
    return NULL;

  g_variant_get_child (entry, 1, "x", &modified);
  g_variant_get_child (entry, 2, "t", &size);
  if (modified != file->modified || size != file->size)
    return NULL;

  found = g_variant_get_child_value (entry, 3);
  item = scr_library_item_new_from_variant (file->path, file->modified, found);
  if (item != NULL)
    g_ptr_array_add (self->entries, g_variant_ref (entry));

  return item;
}

/**
 * scr_library_index_add: (skip)
 * @file: a file as it was before it was read
 * @item: what was found in it
 */
void
scr_library_index_add (ScrLibraryIndex *self,
                       const ScrLibraryFile *file,
                       ScrLibraryItem *item)
{
  g_autoptr (GVariant) found = scr_library_item_to_variant (item);
  GVariant *entry = g_variant_new ("(^ayxt@" SCR_LIBRARY_ITEM_TYPE ")", file->path,
                                   file->modified, file->size, found);

  g_ptr_array_add (self->entries, g_variant_ref_sink (entry));
}

static GVariant *
to_variant (ScrLibraryIndex *self,
            const char *const *others)
{
  GVariant *entries =
      g_variant_new_array (G_VARIANT_TYPE (ENTRY_TYPE), (GVariant *const *) self->entries->pdata,
                           self->entries->len);
  GVariant *root = g_variant_new ("(uss@aay@a" ENTRY_TYPE ")", SCR_LIBRARY_INDEX_VERSION,
                                  SCRIPTORIUM_VERSION, self->language,
                                  g_variant_new_bytestring_array (others, -1), entries);

  return g_variant_ref_sink (root);
}

/**
 * scr_library_index_save: (skip)
 * @others: paths of files from elsewhere
 *
 * Writes what was found and added, and only that, if it is not what the file holds. A cache
 * that cannot be written is no fault.
 */
void
scr_library_index_save (ScrLibraryIndex *self,
                        const char *const *others)
{
  g_autoptr (GVariant) root = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *folder = NULL;

  if (self->path == NULL)
    return;

  root = to_variant (self, others);
  bytes = g_variant_get_data_as_bytes (root);
  if (self->bytes != NULL && g_bytes_equal (self->bytes, bytes))
    return;

  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents_full (self->path, g_bytes_get_data (bytes, NULL),
                            (gssize) g_bytes_get_size (bytes), G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                            NULL);
}
