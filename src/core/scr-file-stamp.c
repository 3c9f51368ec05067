/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-file-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Which file a path is, and what it was. */

/* As many symbolic links as Linux follows. */
#define MAX_LINKS 40

/* A file that was changed less than so many seconds ago may change once more without its
 * times showing it: clocks of file systems go in steps, of two seconds on the coarsest. */
#define YOUNG_SECONDS 3

/* Sets @error to what the system says. */
void
scr_file_set_errno_error (GError **error,
                          int saved_errno)
{
  g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno),
               /* Translators: such as “No space left on device”. */
               _ ("The system says: %s."), g_strerror (saved_errno));
}

static void
stamp_clear (ScrFileStamp *self)
{
  g_free (self->path);
  g_free (self->place);
  g_free (self->digest);
}

/**
 * scr_file_stamp_ref:
 * @self: the stamp of a file
 *
 * Returns: (transfer full): @self, once more; on any thread
 */
ScrFileStamp *
scr_file_stamp_ref (ScrFileStamp *self)
{
  return g_atomic_rc_box_acquire (self);
}

/**
 * scr_file_stamp_unref:
 * @self: (transfer full): the stamp of a file
 *
 * Frees @self with the last one; on any thread.
 */
void
scr_file_stamp_unref (ScrFileStamp *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) stamp_clear);
}

/* What @path, whose place is @place, is by @status and the text it holds. */
ScrFileStamp *
scr_file_stamp_new (const char *path,
                    const char *place,
                    const struct stat *status,
                    const char *text,
                    gsize length)
{
  ScrFileStamp *self = g_atomic_rc_box_new0 (ScrFileStamp);

  self->path = g_canonicalize_filename (path, NULL);
  self->place = g_strdup (place);
  self->status = *status;
  self->is_young =
      status->st_ctim.tv_sec + YOUNG_SECONDS >= g_get_real_time () / G_TIME_SPAN_SECOND;
  self->digest =
      g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);

  return self;
}

/* The file that @path stands for when it is a symbolic link; it need not be there. */
static char *
follow_links (const char *path,
              GError **error)
{
  g_autofree char *place = g_canonicalize_filename (path, NULL);

  for (guint i = 0; g_file_test (place, G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autofree char *folder = g_path_get_dirname (place);
      g_autofree char *target = g_file_read_link (place, error);

      if (target == NULL)
        return NULL;
      if (i >= MAX_LINKS)
        {
          g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_LOOP,
                               _ ("It is a symbolic link that leads in a circle."));
          return NULL;
        }

      g_free (place);
      place = g_path_is_absolute (target) ? g_steal_pointer (&target)
                                          : g_build_filename (folder, target, NULL);
    }

  return g_steal_pointer (&place);
}

/* The one path of the file that @path stands for; its folder must be there. */
char *
scr_file_dup_place (const char *path,
                    GError **error)
{
  g_autofree char *place = follow_links (path, error);
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  char *real;
  char *joined;

  if (place == NULL)
    return NULL;

  folder = g_path_get_dirname (place);
  name = g_path_get_basename (place);
  real = realpath (folder, NULL);
  if (real == NULL && errno == ENOENT)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("Its folder “%s” is not there."),
                   folder);
      return NULL;
    }
  if (real == NULL)
    {
      scr_file_set_errno_error (error, errno);
      return NULL;
    }

  joined = g_build_filename (real, name, NULL);
  free (real);
  return joined;
}

/**
 * scr_file_stamp_is_of:
 * @self: what a file was
 * @path: a path
 *
 * Returns: whether @path is the file that @self was taken of, by this or another name
 */
gboolean
scr_file_stamp_is_of (ScrFileStamp *self,
                      const char *path)
{
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *place = NULL;

  if (g_str_equal (absolute, self->path))
    return TRUE;

  place = scr_file_dup_place (path, NULL);
  return g_strcmp0 (place, self->place) == 0;
}

/**
 * scr_file_is_same:
 * @a: a path
 * @b: a path
 *
 * Returns: whether both are one file, be it there or not
 */
gboolean
scr_file_is_same (const char *a,
                  const char *b)
{
  g_autofree char *place_a = scr_file_dup_place (a, NULL);
  g_autofree char *place_b = scr_file_dup_place (b, NULL);

  return place_a != NULL && place_b != NULL ? g_str_equal (place_a, place_b) : g_str_equal (a, b);
}

/**
 * scr_file_dup_path:
 * @file: a file
 * @error: return location for a #GIOErrorEnum
 *
 * Returns: (transfer full) (nullable): the path of a file on this computer, or %NULL
 *   with @error set if it is elsewhere
 */
char *
scr_file_dup_path (GFile *file,
                   GError **error)
{
  g_autofree char *uri = NULL;
  char *path = g_file_get_path (file);

  if (path != NULL)
    return path;

  uri = g_file_get_uri (file);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               _ ("“%s” is not a file on this computer. Copy the match to a folder of your own."),
               uri);
  return NULL;
}

static gboolean
is_same_time (struct timespec a,
              struct timespec b)
{
  return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

/* Whether the file is, by what the system says of it, as it was. */
gboolean
scr_file_stamp_is_same (const ScrFileStamp *self,
                        const struct stat *status)
{
  return !self->is_young && self->status.st_dev == status->st_dev &&
         self->status.st_ino == status->st_ino && self->status.st_size == status->st_size &&
         is_same_time (self->status.st_mtim, status->st_mtim) &&
         is_same_time (self->status.st_ctim, status->st_ctim);
}
