/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/scr-autosave.h"
#include "toy-game.h"
#include "toy-match.h"

#define NOBODY 65534

/* How large the small disk is. */
#define DISK "size=128k"

/* What is done in @folder, in a process of its own. */
typedef void (*InFolder) (const char *folder);

static GFile *
new_file (const char *folder)
{
  return g_file_new_build_filename (folder, "a.match.json", NULL);
}

static void
assert_title (GFile *file,
              const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (file, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (scr_match_get_title (match), ==, title);
}

static void
assert_n_files (const char *folder,
                guint expected)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, expected);
}

/* What should have happened within a minute has not. */
static gboolean
give_up_cb (gpointer user_data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

static gboolean
has_failed (ScrAutosave *autosave)
{
  return scr_autosave_get_error (autosave) != NULL;
}

static gboolean
is_saved (ScrAutosave *autosave)
{
  return !scr_autosave_get_is_dirty (autosave);
}

static void
wait_for (gboolean (*condition) (ScrAutosave *autosave),
          ScrAutosave *autosave)
{
  guint source = g_timeout_add_seconds (60, give_up_cb, NULL);

  while (!condition (autosave))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

/* A match called “kept” that is saved in @folder. */
static ScrMatch *
save_first (GFile *file)
{
  ScrMatch *match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;

  scr_match_set_title (match, "kept");
  scr_match_save (match, file, &error);
  g_assert_no_error (error);

  return match;
}

/* Saving fails, by hand and by itself, for a reason that is told, and the file that was
 * there stays; once nothing is in the way any more all is saved. */
static void
assert_fails_whole (ScrMatch *match,
                    GFile *file,
                    int code,
                    const char *reason,
                    void (*make_room) (const char *folder))
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  ScrAutosave *autosave = scr_autosave_new (match, file);
  g_autoptr (GError) error = NULL;
  const char *sentence;

  scr_match_set_title (match, "new");
  g_assert_false (scr_match_save (match, file, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_nonnull (strstr (error->message, reason));
  assert_title (file, "kept");

  wait_for (has_failed, autosave);
  sentence = scr_autosave_get_error (autosave);
  g_assert_nonnull (strstr (sentence, reason));
  g_assert_nonnull (strstr (sentence, g_file_peek_path (file)));
  g_assert_true (scr_autosave_get_is_dirty (autosave));
  g_assert_false (scr_autosave_get_is_conflict (autosave));
  g_assert_false (scr_autosave_flush (autosave));
  assert_title (file, "kept");

  make_room (g_file_peek_path (folder));
  scr_match_set_title (match, "newer");
  wait_for (is_saved, autosave);
  g_assert_null (scr_autosave_get_error (autosave));
  assert_title (file, "newer");
  assert_n_files (g_file_peek_path (folder), 1);
  g_assert_finalize_object (autosave);
}

static char *
dup_filler (const char *folder)
{
  return g_build_filename (folder, "filler", NULL);
}

static void
fill (const char *folder)
{
  g_autofree char *path = dup_filler (folder);
  int descriptor = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  char block[512] = "";

  while (write (descriptor, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (descriptor);
}

static void
empty (const char *folder)
{
  g_autofree char *path = dup_filler (folder);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Puts a small disk at @folder, seen by this process alone. */
static void
mount_disk (const char *folder)
{
  g_assert_cmpint (unshare (geteuid () == 0 ? CLONE_NEWNS : CLONE_NEWUSER | CLONE_NEWNS), ==, 0);
  g_assert_cmpint (mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL), ==, 0);
  g_assert_cmpint (mount ("tmpfs", folder, "tmpfs", 0, DISK), ==, 0);
}

static void
save_to_full_disk (const char *folder)
{
  g_autoptr (GFile) file = new_file (folder);
  g_autoptr (ScrMatch) match = NULL;

  mount_disk (folder);
  match = save_first (file);
  fill (folder);
  assert_n_files (folder, 2);
  assert_fails_whole (match, file, G_FILE_ERROR_NOSPC, "No space left on device", empty);
}

/* A first save to a full disk leaves nothing that looks like a match. */
static void
save_first_to_full_disk (const char *folder)
{
  g_autoptr (GFile) file = new_file (folder);
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;

  mount_disk (folder);
  fill (folder);
  g_assert_false (scr_match_save (match, file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  assert_n_files (folder, 1);
}

static void
open_folder (const char *folder)
{
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
}

static void
save_to_read_only_folder (const char *folder)
{
  g_autoptr (GFile) file = new_file (folder);
  g_autoptr (ScrMatch) match = NULL;

  /* The superuser may write to any folder. */
  if (geteuid () == 0)
    {
      g_assert_cmpint (chown (folder, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (setgroups (0, NULL), ==, 0);
      g_assert_cmpint (setresgid (NOBODY, NOBODY, NOBODY), ==, 0);
      g_assert_cmpint (setresuid (NOBODY, NOBODY, NOBODY), ==, 0);
    }
  match = save_first (file);
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  assert_fails_whole (match, file, G_FILE_ERROR_ACCES, "Permission denied", open_folder);
}

/* What the superuser saves still belongs to who had it. */
static void
save_keeps_owner (const char *folder)
{
  g_autoptr (GFile) file = new_file (folder);
  g_autoptr (ScrMatch) match = save_first (file);
  const uid_t owner = geteuid () == 0 ? NOBODY : geteuid ();
  g_autoptr (GError) error = NULL;
  GStatBuf status;

  g_assert_cmpint (chown (g_file_peek_path (file), owner, (gid_t) -1), ==, 0);
  scr_match_save (match, file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &status), ==, 0);
  g_assert_cmpuint (status.st_uid, ==, owner);
}

/* The user, the disks and the limits of a process cannot be had back, so each test has
 * one of its own. */
static void
test_in_process (gconstpointer user_data)
{
  InFolder in_folder = *(const InFolder *) user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("scriptorium-disk-XXXXXX", &error);
  g_autoptr (GFile) file = NULL;
  int status;
  pid_t child;

  g_assert_no_error (error);
  file = new_file (folder);
  child = fork ();
  if (child == 0)
    {
      in_folder (folder);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_remove (g_file_peek_path (file));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    InFolder in_folder;
  } cases[] = {
    { "/complaints/S14/full-disk", save_to_full_disk },
    { "/complaints/S14/first-save-to-full-disk", save_first_to_full_disk },
    { "/complaints/S3/read-only-folder", save_to_read_only_folder },
    { "/disk/save-keeps-owner", save_keeps_owner },
  };
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i].in_folder, test_in_process);

  return g_test_run ();
}
