/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include "core/scr-file-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/scr-error.h"

/* Reading and writing of one file that several programs may have open. Only its messages
 * speak of matches, and any thread may call it. */

#define LOCK_SECONDS 3
#define LOCK_PAUSE G_TIME_SPAN_MILLISECOND

/**
 * Spot:
 * @place: the file itself, links followed
 * @name: its name in @folder
 * @folder: a descriptor of the folder that it is in
 * @is_locked: whether no other Scriptorium writes in @folder
 *
 * Where a file is written.
 */
typedef struct
{
  char *place;
  char *name;
  int folder;
  gboolean is_locked;
} Spot;

static void
spot_clear (Spot *spot)
{
  /* This gives the lock back, too. */
  if (spot->folder >= 0)
    close (spot->folder);
  g_free (spot->place);
  g_free (spot->name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Spot, spot_clear)

/* Up to @max_length bytes of what is open as @descriptor; NULL with errno set. */
static char *
read_all (int descriptor,
          gsize max_length,
          gsize *length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char block[16384];

  while (text->len < max_length)
    {
      gssize n_read = read (descriptor, block, MIN (sizeof block, max_length - text->len));

      if (n_read < 0 && errno == EINTR)
        continue;
      if (n_read < 0)
        return NULL;
      if (n_read == 0)
        break;
      g_string_append_len (text, block, n_read);
    }

  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * scr_file_read:
 * @path: a path
 * @max_length: how many bytes to read at most
 * @length: (out): how many were read
 * @stamp: (out) (nullable) (transfer full): what the file was, %NULL if it is no regular one
 * @error: return location for a #GIOErrorEnum
 *
 * Returns: (transfer full) (nullable): what the file holds, or %NULL with @error set
 */
char *
scr_file_read (const char *path,
               gsize max_length,
               gsize *length,
               ScrFileStamp **stamp,
               GError **error)
{
  g_autofree char *place = scr_file_dup_place (path, NULL);
  int descriptor = open (path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  char *text = NULL;
  int saved_errno;

  *stamp = NULL;
  /* The status is from before reading: what changes meanwhile differs from it later. */
  if (descriptor >= 0 && fstat (descriptor, &status) == 0)
    text = read_all (descriptor, max_length, length);
  saved_errno = errno;
  if (descriptor >= 0)
    close (descriptor);

  if (text == NULL)
    {
      g_set_error (error, G_IO_ERROR, (gint) g_io_error_from_errno (saved_errno),
                   _ ("It cannot be read: %s."), g_strerror (saved_errno));
      return NULL;
    }

  if (S_ISREG (status.st_mode) && place != NULL)
    *stamp = scr_file_stamp_new (path, place, &status, text, *length);
  return text;
}

static gboolean
spot_open (Spot *spot,
           const char *path,
           GError **error)
{
  g_autofree char *folder = NULL;

  spot->place = scr_file_dup_place (path, error);
  if (spot->place == NULL)
    return FALSE;

  spot->name = g_path_get_basename (spot->place);
  folder = g_path_get_dirname (spot->place);
  spot->folder = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  /* One that may be written to but not listed cannot be locked. */
  if (spot->folder < 0 && errno == EACCES)
    spot->folder = open (folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (spot->folder < 0)
    {
      scr_file_set_errno_error (error, errno);
      return FALSE;
    }

  return TRUE;
}

/* The lock is on the folder, as the file itself is another one after each write, and so
 * that none is left lying about. Where a file system has no locks it goes without. */
static gboolean
spot_lock (Spot *spot,
           GError **error)
{
  gint64 end = g_get_monotonic_time () + LOCK_SECONDS * G_TIME_SPAN_SECOND;

  while (flock (spot->folder, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        return TRUE;
      if (g_get_monotonic_time () >= end)
        {
          g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN,
                               _ ("Another program is busy writing in its folder. Try again "
                                  "when that has finished."));
          return FALSE;
        }
      g_usleep (LOCK_PAUSE);
    }

  spot->is_locked = TRUE;
  return TRUE;
}

/* What is at @spot, if anything: FALSE with @error set if that is no file. */
static gboolean
spot_look (Spot *spot,
           struct stat *status,
           gboolean *is_there,
           GError **error)
{
  *is_there = fstatat (spot->folder, spot->name, status, AT_SYMLINK_NOFOLLOW) == 0;
  if (!*is_there && errno != ENOENT)
    {
      scr_file_set_errno_error (error, errno);
      return FALSE;
    }

  if (*is_there && !S_ISREG (status->st_mode))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                           _ ("It is a folder or a device, not a file that can be replaced."));
      return FALSE;
    }

  return TRUE;
}

static gboolean
spot_is_read_only (Spot *spot,
                   GError **error)
{
  if (faccessat (spot->folder, spot->name, W_OK, 0) == 0)
    return FALSE;

  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_ACCES,
                       _ ("It may only be read. Save the match as another file."));
  return TRUE;
}

/* Whether the file holds what it held. */
static gboolean
spot_is_same_text (Spot *spot,
                   const ScrFileStamp *known,
                   gboolean *is_same,
                   GError **error)
{
  int descriptor = openat (spot->folder, spot->name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;
  gsize length;
  int saved_errno;

  if (descriptor >= 0)
    text = read_all (descriptor, (gsize) known->status.st_size + 1, &length);
  saved_errno = errno;
  if (descriptor >= 0)
    close (descriptor);
  if (text == NULL)
    {
      scr_file_set_errno_error (error, saved_errno);
      return FALSE;
    }

  digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  *is_same = g_str_equal (digest, known->digest);
  return TRUE;
}

/* Sets @error if what is there is not what was @known. */
static gboolean
spot_is_as_known (Spot *spot,
                  const ScrFileStamp *known,
                  const struct stat *status,
                  GError **error)
{
  gboolean is_same = FALSE;

  if (known == NULL)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_CONFLICT,
                           _ ("Another program has made a file of this name. Nothing was "
                              "overwritten. Save a copy under another name, or open what is "
                              "there now."));
      return FALSE;
    }

  if (scr_file_stamp_is_same (known, status))
    return TRUE;

  if (status->st_size == known->status.st_size &&
      !spot_is_same_text (spot, known, &is_same, error))
    return FALSE;

  if (!is_same)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_CONFLICT,
                         _ ("Another program has changed the match since it was read here. "
                            "Nothing was overwritten. Save a copy under another name, or open "
                            "what is there now."));
  return is_same;
}

/**
 * scr_file_check:
 * @path: a path
 * @known: (nullable): what the file was; %NULL if it was not there
 * @error: return location for a #GFileError or %SCR_ERROR_CONFLICT
 *
 * Looks whether a write would find the file as it is known; one that vanished does.
 *
 * Returns: %FALSE with @error set if not
 */
gboolean
scr_file_check (const char *path,
                ScrFileStamp *known,
                GError **error)
{
  g_auto (Spot) spot = { .folder = -1 };
  struct stat status;
  gboolean is_there;

  if (!spot_open (&spot, path, error) || !spot_look (&spot, &status, &is_there, error))
    return FALSE;

  return !is_there || spot_is_as_known (&spot, known, &status, error);
}

/* A new file in the folder of @spot, and its name. Under a lock the name is always the
 * same, so that what a crash left is used up by the next write. It holds the computer's
 * name, as a lock may hold on one computer only. */
static int
spot_make_file (Spot *spot,
                mode_t mode,
                char **name,
                GError **error)
{
  const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  int descriptor = -1;

  *name = g_strdup_printf (".scriptorium-%s.tmp", g_get_host_name ());
  if (spot->is_locked)
    {
      unlinkat (spot->folder, *name, 0);
      descriptor = openat (spot->folder, *name, flags, mode);
    }
  for (guint i = 0; descriptor < 0 && i < 100 && (!spot->is_locked || errno == EEXIST); i++)
    {
      g_free (*name);
      *name = g_strdup_printf (".scriptorium-%08x.tmp", g_random_int ());
      descriptor = openat (spot->folder, *name, flags, mode);
      if (descriptor < 0 && errno != EEXIST)
        break;
    }

  if (descriptor < 0)
    scr_file_set_errno_error (error, errno);
  return descriptor;
}

/* FALSE with errno set if not all of @text is on the disk. */
static gboolean
write_all (int descriptor,
           const char *text,
           gsize length)
{
  while (length > 0)
    {
      gssize n_written = write (descriptor, text, length);

      if (n_written < 0 && errno == EINTR)
        continue;
      if (n_written < 0)
        return FALSE;
      text += n_written;
      length -= (gsize) n_written;
    }

  /* A file system that cannot do more than it did says so by EINVAL. */
  return fsync (descriptor) == 0 || errno == EINVAL;
}

/* Gives what is there a second name, of those that are free. */
static gboolean
spot_keep_other (Spot *spot,
                 GError **error)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (spot->name, "~", NULL)
                                     : g_strdup_printf ("%s~%u", spot->name, i);

      if (linkat (spot->folder, spot->name, spot->folder, name, 0) == 0 || errno == ENOENT)
        return TRUE;
      if (errno != EEXIST)
        {
          scr_file_set_errno_error (error, errno);
          return FALSE;
        }
    }
}

/* Puts the new file called @name, open as @descriptor, in the place of the old one. */
static gboolean
spot_put (Spot *spot,
          int descriptor,
          const char *name,
          const char *text,
          ScrFileHow how,
          struct stat *status,
          GError **error)
{
  if (!write_all (descriptor, text, strlen (text)))
    {
      scr_file_set_errno_error (error, errno);
      return FALSE;
    }

  if (how == SCR_FILE_KEEP_OTHER && !spot_keep_other (spot, error))
    return FALSE;

  if (renameat (spot->folder, name, spot->folder, spot->name) != 0)
    {
      scr_file_set_errno_error (error, errno);
      return FALSE;
    }

  /* The file is replaced, so nothing that fails from here on may say it is not. */
  fsync (spot->folder);
  fstat (descriptor, status);
  return TRUE;
}

/* Who may read and write the old file may do so afterwards, as far as this user can see to
 * it and the file system knows. */
static void
keep_access (int descriptor,
             const struct stat *old)
{
  if (old->st_gid != getegid () && fchown (descriptor, (uid_t) -1, old->st_gid) != 0)
    g_debug ("The group of the file is another one now");
  if (old->st_uid != geteuid () && fchown (descriptor, old->st_uid, (gid_t) -1) != 0)
    g_debug ("The owner of the file is another one now");
  if (fchmod (descriptor, old->st_mode & 07777) != 0)
    g_debug ("The file system keeps no modes");
}

/* Writes @text; @status is of the old file, and then of the new one. */
static gboolean
spot_write (Spot *spot,
            const char *text,
            ScrFileHow how,
            gboolean is_there,
            struct stat *status,
            GError **error)
{
  g_autofree char *name = NULL;
  int descriptor = spot_make_file (spot, is_there ? 0600 : 0666, &name, error);
  gboolean is_done;

  if (descriptor < 0)
    return FALSE;

  if (is_there)
    keep_access (descriptor, status);

  is_done = spot_put (spot, descriptor, name, text, how, status, error);
  close (descriptor);
  if (!is_done)
    unlinkat (spot->folder, name, 0);

  return is_done;
}

/**
 * scr_file_propagate_error:
 * @error: return location for an error
 * @reason: (transfer full): why a file could not be written
 * @path: the file
 *
 * Passes @reason on in a sentence that names the file.
 */
void
scr_file_propagate_error (GError **error,
                          GError *reason,
                          const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, reason->domain, reason->code,
               _ ("The match could not be saved as “%s”, which stays as it was: %s"), name,
               reason->message);
  g_error_free (reason);
}

/**
 * scr_file_put:
 * @path: a path in a folder that exists
 * @text: what the file shall hold
 * @known: (nullable): what the file was when it was last read or written here; %NULL if
 *   it was not there
 * @how: what may be replaced
 * @error: return location for a #GFileError or %SCR_ERROR_CONFLICT
 *
 * Writes a file, atomically and durably: after a crash at any moment the old or the new
 * one is there, whole. Between the look at what is there and the write no other
 * Scriptorium writes. A symbolic link is followed; the mode of a file is kept.
 *
 * Returns: (transfer full) (nullable): what the file is now; %NULL with @error set, and
 *   the file as it was, if it cannot be written or @how forbids it
 */
ScrFileStamp *
scr_file_put (const char *path,
              const char *text,
              ScrFileStamp *known,
              ScrFileHow how,
              GError **error)
{
  g_auto (Spot) spot = { .folder = -1 };
  struct stat status;
  gboolean is_there;

  if (!spot_open (&spot, path, error) || !spot_lock (&spot, error) ||
      !spot_look (&spot, &status, &is_there, error) ||
      (is_there && spot_is_read_only (&spot, error)) ||
      (is_there && how == SCR_FILE_AS_KNOWN && !spot_is_as_known (&spot, known, &status, error)) ||
      !spot_write (&spot, text, how, is_there, &status, error))
    return NULL;

  return scr_file_stamp_new (path, spot.place, &status, text, strlen (text));
}

/**
 * scr_file_write:
 * @path: a path in a folder that exists
 * @text: what the file shall hold
 * @known: (nullable): what the file was
 * @how: what may be replaced
 * @error: return location for a #GFileError or %SCR_ERROR_CONFLICT
 *
 * Writes the file of a match as scr_file_put() does; @error names it.
 *
 * Returns: (transfer full) (nullable): what the file is now; %NULL with @error set
 */
ScrFileStamp *
scr_file_write (const char *path,
                const char *text,
                ScrFileStamp *known,
                ScrFileHow how,
                GError **error)
{
  GError *reason = NULL;
  ScrFileStamp *stamp = scr_file_put (path, text, known, how, &reason);

  if (stamp == NULL)
    scr_file_propagate_error (error, reason, path);

  return stamp;
}
