/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/scr-file.h"
#include "toy-game.h"
#include "toy-match.h"

#define MEMORY "/dev/shm"

/* How many saves each of two programs makes in the race. */
#define N_RACES 2000

/* A folder of its own for a test, and a file in it. */
typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Place;

static void
place_set_up (Place *place,
              gconstpointer user_data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("scriptorium-conflict-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "a.match.json", NULL);
  place->file = g_file_new_for_path (place->path);
}

static void
place_tear_down (Place *place,
                 gconstpointer user_data)
{
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_clear_object (&place->file);
  g_clear_pointer (&place->path, g_free);
  g_clear_pointer (&place->folder, g_free);
}

static void
save (ScrMatch *match,
      GFile *file)
{
  g_autoptr (GError) error = NULL;

  scr_match_save (match, file, &error);
  g_assert_no_error (error);
}

static ScrMatch *
load (GFile *file)
{
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_load (file, &error);

  g_assert_no_error (error);
  return match;
}

/* A match called @title that another program saves to the file. */
static void
save_other (GFile *file,
            const char *title)
{
  g_autoptr (ScrMatch) other = toy_match_new (SCR_MODE_TABLE, 2, "");

  scr_match_set_title (other, title);
  save (other, file);
}

static void
assert_title (GFile *file,
              const char *title)
{
  g_autoptr (ScrMatch) match = load (file);

  g_assert_cmpstr (scr_match_get_title (match), ==, title);
}

static void
assert_conflict (ScrMatch *match,
                 GFile *file)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (scr_match_save (match, file, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_CONFLICT);
  g_assert_nonnull (strstr (error->message, g_file_peek_path (file)));
  g_assert_nonnull (strstr (error->message, "Another program has changed the match since it was "
                                            "read here. Nothing was overwritten. Save a copy"));
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_own_saves_go_on (Place *place,
                      gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (ScrMatch) loaded = NULL;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      scr_match_set_title (match, title);
      save (match, place->file);
    }
  loaded = load (place->file);
  scr_match_set_title (loaded, "loaded");
  save (loaded, place->file);
  save (loaded, place->file);
  assert_title (place->file, "loaded");
}

/* Between load and save, between save and save, and again after a refusal. */
static void
test_change_of_another_is_kept (Place *place,
                                gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = NULL;

  save_other (place->file, "first");
  match = load (place->file);
  save_other (place->file, "other");
  assert_conflict (match, place->file);
  assert_conflict (match, place->file);
  assert_title (place->file, "other");

  g_clear_object (&match);
  match = load (place->file);
  save (match, place->file);
  save_other (place->file, "third");
  assert_conflict (match, place->file);
  assert_title (place->file, "third");
}

/* Even where size and times are the same, as after a copy that keeps them. */
static void
test_change_that_hides (Place *place,
                        gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autofree char *text = NULL;
  gsize length;
  int descriptor;

  save_other (place->file, "aaaa");
  match = load (place->file);
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  memcpy (strstr (text, "aaaa"), "bbbb", 4);
  descriptor = open (place->path, O_WRONLY);
  g_assert_cmpint (write (descriptor, text, length), ==, (gssize) length);
  close (descriptor);
  assert_conflict (match, place->file);
  assert_title (place->file, "bbbb");
}

/* A file that was touched, or copied back, is still what it was. */
static void
test_same_bytes_are_no_change (Place *place,
                               gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autofree char *text = NULL;
  gsize length;

  save (match, place->file);
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));
  g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
  scr_match_set_title (match, "mine");
  save (match, place->file);
  assert_title (place->file, "mine");
}

static void
test_vanished_file_is_written_anew (Place *place,
                                    gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = NULL;

  save_other (place->file, "first");
  match = load (place->file);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  save (match, place->file);
  assert_title (place->file, "first");
}

/* Another file is replaced as asked, and the first is still guarded after it. */
static void
test_save_as (Place *place,
              gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (place->folder, "copy.match.json", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  g_autoptr (ScrMatch) match = NULL;

  save_other (place->file, "first");
  save_other (copy, "in the way");
  match = load (place->file);
  save (match, copy);
  assert_title (copy, "first");
  save_other (place->file, "other");
  save_other (copy, "other copy");
  assert_conflict (match, place->file);
  assert_conflict (match, copy);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A file is known by each of its names. */
static void
test_links (Place *place,
            gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (place->folder, "link", NULL);
  g_autofree char *aside = g_build_filename (place->folder, "aside", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (path);
  g_autoptr (GFile) elsewhere = g_file_new_for_path (aside);
  g_autoptr (ScrMatch) match = NULL;

  g_assert_cmpint (symlink ("a.match.json", path), ==, 0);
  save_other (place->file, "first");
  match = load (link);
  save_other (place->file, "other");
  assert_conflict (match, place->file);
  assert_conflict (match, link);

  /* The link leads elsewhere now. */
  g_clear_object (&match);
  match = load (link);
  g_assert_cmpint (g_unlink (path), ==, 0);
  save_other (elsewhere, "elsewhere");
  g_assert_cmpint (symlink ("aside", path), ==, 0);
  assert_conflict (match, link);
  assert_title (elsewhere, "elsewhere");

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* Who writes for long is not waited for for ever. */
static void
test_lock_is_told (Place *place,
                   gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;
  int folder = open (place->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  g_assert_cmpint (flock (folder, LOCK_EX), ==, 0);
  g_assert_false (scr_match_save (match, place->file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  close (folder);
  save (match, place->file);
}

/* What a crash left is no hindrance, and is used up. */
static void
test_leftover (Place *place,
               gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autofree char *name = g_strdup_printf (".scriptorium-%s.tmp", g_get_host_name ());
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "half of a ma", -1, NULL));
  save (match, place->file);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The longest name that a file may have. */
static void
test_long_name (Place *place,
                gconstpointer user_data)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autofree char *name = g_strnfill (255, 'x');
  g_autofree char *path = g_build_filename (place->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  save (match, file);
  save (match, file);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* One of two programs in the race: counts in the file how often it has saved, and in
 * @n_saved too. What it saves stands on what it knew, or is refused; and sometimes it
 * saves again without a look, as it then knows the file itself. Each text is as long as
 * any other. On a busy computer it may also wait for the other in vain. */
static void
race (const char *path,
      guint me,
      guint *n_saved)
{
  g_autoptr (ScrFileStamp) known = NULL;
  guint count[2] = { 0, 0 };

  for (guint i = 0; i < N_RACES; i++)
    {
      g_autoptr (ScrFileStamp) written = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      if (known == NULL)
        {
          g_autofree char *before = NULL;
          gsize length;

          before = scr_file_read (path, 100, &length, &known, &error);
          g_assert_no_error (error);
          g_assert_cmpint (sscanf (before, "%u %u", &count[0], &count[1]), ==, 2);
        }

      count[me]++;
      text = g_strdup_printf ("%08u %08u\n", count[0], count[1]);
      written = scr_file_write (path, text, known, SCR_FILE_AS_KNOWN, &error);
      g_clear_pointer (&known, scr_file_stamp_unref);
      if (written != NULL)
        {
          ++*n_saved;
          if (i % 3 != 0)
            known = g_steal_pointer (&written);
        }
      else if (!g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
        g_assert_error (error, SCR_ERROR, SCR_ERROR_CONFLICT);
    }
}

/* Two programs save to one file as fast as they can: neither loses a change of the other. */
static void
test_race (Place *place,
           gconstpointer user_data)
{
  guint *n_saved = mmap (NULL, 2 * sizeof (guint), PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_autofree char *text = NULL;
  guint count[2];

  g_assert_true (n_saved != MAP_FAILED);
  g_assert_true (g_file_set_contents (place->path, "00000000 00000000\n", -1, NULL));
  for (guint me = 0; me < 2; me++)
    if (fork () == 0)
      {
        race (place->path, me, &n_saved[me]);
        _exit (0);
      }
  for (guint i = 0; i < 2; i++)
    {
      int status;

      g_assert_cmpint (wait (&status), >, 0);
      g_assert_cmpint (status, ==, 0);
    }

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%u %u", &count[0], &count[1]), ==, 2);
  for (guint me = 0; me < 2; me++)
    {
      g_assert_cmpuint (n_saved[me], >, 0);
      g_assert_cmpuint (count[me], ==, n_saved[me]);
    }
  munmap (n_saved, 2 * sizeof (guint));
}

static void
add (const char *name,
     void (*test) (Place *place,
                   gconstpointer user_data))
{
  g_test_add (name, Place, NULL, place_set_up, test, place_tear_down);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  /* In memory, where there is such a folder: thousands of writes wear no disk out. */
  if (g_access (MEMORY, W_OK) == 0)
    g_setenv ("TMPDIR", MEMORY, TRUE);
  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  add ("/conflict/own-saves-go-on", test_own_saves_go_on);
  add ("/conflict/change-of-another-is-kept", test_change_of_another_is_kept);
  add ("/conflict/change-that-hides", test_change_that_hides);
  add ("/conflict/same-bytes-are-no-change", test_same_bytes_are_no_change);
  add ("/conflict/vanished-file-is-written-anew", test_vanished_file_is_written_anew);
  add ("/conflict/save-as", test_save_as);
  add ("/conflict/links", test_links);
  add ("/conflict/lock-is-told", test_lock_is_told);
  add ("/conflict/leftover", test_leftover);
  add ("/conflict/long-name", test_long_name);
  add ("/conflict/race", test_race);

  return g_test_run ();
}
