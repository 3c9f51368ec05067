/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include "core/scr-file-private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

/* Files that cannot be used and that nobody may lose: they make room under another name. */

/* Renames, but never onto something; 0, or -1 with errno set. */
static int
rename_to_free (const char *path,
                const char *other)
{
  struct stat status;

  if (renameat2 (AT_FDCWD, path, AT_FDCWD, other, RENAME_NOREPLACE) == 0)
    return 0;
  if (errno != EINVAL && errno != ENOSYS)
    return -1;

  /* Not every file system can do both at once. */
  if (lstat (other, &status) == 0)
    {
      errno = EEXIST;
      return -1;
    }

  return rename (path, other);
}

/**
 * scr_file_put_aside:
 * @path: a path, of whatever is there
 * @error: return location for a #GFileError
 *
 * Gives what is there another name in the same folder: “.aside” after its own, and a number where
 * that is taken.
 *
 * Returns: (transfer full) (nullable): the new path; %NULL with @error set, and all as it was, if
 *   that cannot be
 */
char *
scr_file_put_aside (const char *path,
                    GError **error)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *other = i == 1 ? g_strconcat (path, ".aside", NULL)
                                      : g_strdup_printf ("%s.aside-%u", path, i);

      if (rename_to_free (path, other) == 0)
        return g_steal_pointer (&other);
      if (errno != EEXIST)
        {
          scr_file_set_errno_error (error, errno);
          return NULL;
        }
    }
}
