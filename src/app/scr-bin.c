/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-bin.h"

#include <glib/gi18n.h>

#include "app/scr-match-item.h"

/* Matches on their way to the bin. While they can be taken back they stay where they are, and
 * only the lists leave them out: then taking back restores them exactly, and a program that ends
 * before has lost nothing. */

static GHashTable *
get_held (void)
{
  static GHashTable *held;

  if (held == NULL)
    held = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, NULL);

  return held;
}

static void
set_listed (GFile *file,
            gboolean is_listed)
{
  ScrLibrary *library = scr_matches_get_library ();

  scr_library_set_hidden (library, file, !is_listed);
  scr_library_announce (library);
}

/* Where a file is kept for which its disk has no bin. */
static GFile *
new_place (GFile *file)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "scriptorium", "bin", NULL);
  g_autofree char *base = g_file_get_basename (file);
  GFile *place = g_file_new_build_filename (folder, base, NULL);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 2; g_file_query_exists (place, NULL); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u-%s", i, base);

      g_object_unref (place);
      place = g_file_new_build_filename (folder, name, NULL);
    }

  return place;
}

/* Some disks have no bin; nothing is deleted there, but put aside. */
static gboolean
put_aside (GFile *file,
           char **sentence,
           GError **error)
{
  g_autoptr (GFile) place = new_place (file);
  g_autofree char *path = g_file_get_parse_name (place);

  if (!g_file_move (file, place, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, error))
    return FALSE;

  /* Translators: where a file is now. */
  *sentence = g_strdup_printf (_ ("The disk of that match has no bin, so it is kept as “%s” until "
                                  "you delete it there."),
                               path);
  return TRUE;
}

/**
 * scr_bin_put:
 * @file: a match
 *
 * Takes a match out of all lists; scr_bin_move() is to follow, or scr_bin_take_back().
 */
void
scr_bin_put (GFile *file)
{
  g_return_if_fail (G_IS_FILE (file));

  g_hash_table_add (get_held (), g_object_ref (file));
  set_listed (file, FALSE);
}

/**
 * scr_bin_take_back:
 * @file: any file
 *
 * Returns: whether it was on its way to the bin; it is not any more
 */
gboolean
scr_bin_take_back (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!g_hash_table_remove (get_held (), file))
    return FALSE;

  set_listed (file, TRUE);
  return TRUE;
}

/**
 * scr_bin_holds:
 * @file: any file
 *
 * Returns: whether it is on its way to the bin
 */
gboolean
scr_bin_holds (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return g_hash_table_contains (get_held (), file);
}

/**
 * scr_bin_move:
 * @file: a file on its way to the bin
 * @sentence: (out) (nullable): what the player has to know of where the file is
 * @error: return location for a #GError
 *
 * Moves a file into the bin, also in a worker; scr_bin_take_back() is to follow, by which the
 * lists see what has become of it.
 *
 * Returns: %FALSE with @error set if it could not be moved
 */
gboolean
scr_bin_move (GFile *file,
              char **sentence,
              GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (sentence != NULL, FALSE);

  *sentence = NULL;

  return g_file_trash (file, NULL, NULL) || !g_file_query_exists (file, NULL) ||
         put_aside (file, sentence, error);
}

/* Says why a match is not in the bin. */
char *
scr_bin_dup_refusal (const GError *error)
{
  g_autofree char *reason = scr_matches_dup_reason (error->message);

  /* Translators: why, as a sentence with its full stop. */
  return g_strdup_printf (_ ("The match cannot be moved to the bin: %s It is in the list again, as "
                             "it was."),
                          reason);
}
