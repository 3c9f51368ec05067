/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/scr-autosave.h"
#include "toy-game.h"
#include "toy-match.h"

/* A folder of its own for a test, a file in it, and a match that begins. */
typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  ScrMatch *match;
  ScrAutosave *autosave;
} Place;

static void
place_set_up (Place *place,
              gconstpointer user_data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("scriptorium-autosave-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "a.match.json", NULL);
  place->file = g_file_new_for_path (place->path);
  place->match = toy_match_new (SCR_MODE_TABLE, 2, "");
  place->autosave = scr_autosave_new (place->match, place->file);
}

static void
place_tear_down (Place *place,
                 gconstpointer user_data)
{
  g_assert_finalize_object (g_steal_pointer (&place->autosave));
  g_assert_finalize_object (g_steal_pointer (&place->match));
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_clear_object (&place->file);
  g_clear_pointer (&place->path, g_free);
  g_clear_pointer (&place->folder, g_free);
}

/* What should have happened within a minute has not. */
static gboolean
give_up_cb (gpointer user_data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Runs the main loop until the file is as the match is. */
static void
wait_until_saved (ScrAutosave *autosave)
{
  guint source = g_timeout_add_seconds (60, give_up_cb, NULL);

  while (scr_autosave_get_is_dirty (autosave))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_null (scr_autosave_get_error (autosave));
}

/* The same, until writing it failed. */
static void
wait_until_failed (ScrAutosave *autosave)
{
  guint source = g_timeout_add_seconds (60, give_up_cb, NULL);

  while (scr_autosave_get_error (autosave) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_true (scr_autosave_get_is_dirty (autosave));
}

static void
assert_title (const char *path,
              const char *title)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_load (file, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (scr_match_get_title (match), ==, title);
}

/* Another program saves a match called @title. */
static void
save_other (GFile *file,
            const char *title)
{
  g_autoptr (ScrMatch) other = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;

  scr_match_set_title (other, title);
  scr_match_save (other, file, &error);
  g_assert_no_error (error);
}

static void
assert_conflict (ScrAutosave *autosave)
{
  g_assert_true (scr_autosave_get_is_conflict (autosave));
  g_assert_nonnull (strstr (scr_autosave_get_error (autosave), "Another program has "));
}

static void
test_every_change (Place *place,
                   gconstpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_autosave_get_is_dirty (place->autosave));
  g_assert_true (scr_autosave_flush (place->autosave));
  g_assert_false (scr_autosave_get_is_dirty (place->autosave));

  scr_match_set_title (place->match, "named");
  g_assert_true (scr_autosave_get_is_dirty (place->autosave));
  wait_until_saved (place->autosave);
  assert_title (place->path, "named");

  toy_match_make (place->match, "badge 1 b1,badge 2 b2,start 1,roll,die 4");
  toy_match_undo (place->match, 1, TRUE);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (ScrMatch) loaded = NULL;

      wait_until_saved (place->autosave);
      loaded = scr_match_load (place->file, &error);
      g_assert_no_error (error);
      toy_match_assert_moves (loaded, i % 2 == 0 ? "badge 1 b1,badge 2 b2,start 1,roll|die 4"
                                                 : "badge 1 b1,badge 2 b2,start 1,roll,die 4|");
      if (i % 2 == 0)
        toy_match_redo (place->match, 1, TRUE);
      else
        toy_match_undo (place->match, 1, TRUE);
    }
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* While the folder is locked the worker is at work; what changes meanwhile is one write. */
static void
test_changes_become_one (Place *place,
                         gconstpointer user_data)
{
  int folder = open (place->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  guint n_told = 0;

  g_assert_true (scr_autosave_flush (place->autosave));
  g_signal_connect_swapped (place->autosave, "notify::is-dirty", G_CALLBACK (count_cb), &n_told);
  g_assert_cmpint (flock (folder, LOCK_EX), ==, 0);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      scr_match_set_title (place->match, title);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (n_told, ==, 1);
  assert_title (place->path, "");

  close (folder);
  wait_until_saved (place->autosave);
  g_assert_cmpuint (n_told, ==, 2);
  assert_title (place->path, "49");
}

static gboolean
draw_cb (gpointer user_data)
{
  g_usleep (100);
  return G_SOURCE_CONTINUE;
}

/* While a window draws without a pause, as where a table is told about fast, all is saved still. */
static void
test_busy (Place *place,
           gconstpointer user_data)
{
  guint source = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, draw_cb, NULL, NULL);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("title %u", i);

      scr_match_set_title (place->match, title);
      wait_until_saved (place->autosave);
      assert_title (place->path, title);
    }
  g_source_remove (source);
}

/* The worker comes to its end before, and knows afterwards what was saved. */
static void
test_saved_while_writing (Place *place,
                          gconstpointer user_data)
{
  int folder = open (place->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  g_assert_true (scr_autosave_flush (place->autosave));
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (flock (folder, LOCK_EX), ==, 0);
      scr_match_set_title (place->match, title);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpint (flock (folder, LOCK_UN), ==, 0);

      g_assert_true (scr_match_save (place->match, place->file, &error));
      g_assert_no_error (error);
      wait_until_saved (place->autosave);
      assert_title (place->path, title);
    }

  close (folder);
}

static void
test_flush_waits (Place *place,
                  gconstpointer user_data)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      scr_match_set_title (place->match, title);
      while (i % 2 == 0 && g_main_context_iteration (NULL, FALSE))
        ;
      scr_match_set_title (place->match, title);
      g_assert_true (scr_autosave_flush (place->autosave));
      assert_title (place->path, title);
    }
}

/* The worker is waited for, and the match knows what it has written. */
static void
test_dispose_while_writing (Place *place,
                            gconstpointer user_data)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      scr_match_set_title (place->match, title);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_finalize_object (g_steal_pointer (&place->autosave));
      assert_title (place->path, title);
      place->autosave = scr_autosave_new (place->match, place->file);
      g_assert_false (scr_autosave_get_is_dirty (place->autosave));
    }
  g_assert_true (scr_autosave_flush (place->autosave));
}

/* Nobody flushes, and no main loop runs. */
static void
test_dispose_writes (Place *place,
                     gconstpointer user_data)
{
  scr_match_set_title (place->match, "first");
  g_assert_finalize_object (g_steal_pointer (&place->autosave));
  assert_title (place->path, "first");

  place->autosave = scr_autosave_new (place->match, place->file);
  scr_match_set_title (place->match, "second");
  g_assert_finalize_object (g_steal_pointer (&place->autosave));
  assert_title (place->path, "second");
  place->autosave = scr_autosave_new (place->match, place->file);
  g_assert_false (scr_autosave_get_is_dirty (place->autosave));
}

static void
test_dispose_keeps_conflict (Place *place,
                             gconstpointer user_data)
{
  g_assert_true (scr_autosave_flush (place->autosave));
  save_other (place->file, "other");
  scr_match_set_title (place->match, "mine");
  g_assert_false (scr_autosave_flush (place->autosave));
  assert_conflict (place->autosave);
  g_assert_finalize_object (g_steal_pointer (&place->autosave));
  assert_title (place->path, "other");

  /* What nobody has noticed yet is a conflict as well. */
  place->autosave = scr_autosave_new (place->match, place->file);
  scr_match_set_title (place->match, "mine again");
  g_assert_finalize_object (g_steal_pointer (&place->autosave));
  assert_title (place->path, "other");
  place->autosave = scr_autosave_new (place->match, place->file);
  scr_autosave_abandon (place->autosave);
}

static void
test_abandon (Place *place,
              gconstpointer user_data)
{
  g_assert_true (scr_autosave_flush (place->autosave));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u", i);

      scr_match_set_title (place->match, title);
      while (i == 1 && g_main_context_iteration (NULL, FALSE))
        ;
      scr_autosave_abandon (place->autosave);
      g_assert_false (scr_autosave_get_is_dirty (place->autosave));
      g_remove (place->path);
      scr_match_set_title (place->match, "late");
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_true (scr_autosave_flush (place->autosave));
      g_assert_true (scr_autosave_check (place->autosave));
      g_assert_finalize_object (g_steal_pointer (&place->autosave));
      g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
      place->autosave = scr_autosave_new (place->match, place->file);
    }
  scr_autosave_abandon (place->autosave);
}

/* An abandoned match that is wanted after all goes on elsewhere. */
static void
test_abandon_and_resolve (Place *place,
                          gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (place->folder, "copy.match.json", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);

  scr_autosave_abandon (place->autosave);
  scr_match_set_title (place->match, "mine");
  g_assert_true (scr_autosave_resolve (place->autosave, copy));
  wait_until_saved (place->autosave);
  assert_title (path, "mine");
  scr_match_set_title (place->match, "next");
  wait_until_saved (place->autosave);
  assert_title (path, "next");
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (path), ==, 0);
  scr_autosave_abandon (place->autosave);
}

static void
test_new_file_must_be_new (Place *place,
                           gconstpointer user_data)
{
  save_other (place->file, "precious");
  g_assert_false (scr_autosave_flush (place->autosave));
  assert_conflict (place->autosave);
  assert_title (place->path, "precious");
}

static void
test_conflict_stops (Place *place,
                     gconstpointer user_data)
{
  g_assert_true (scr_autosave_flush (place->autosave));
  save_other (place->file, "other");
  scr_match_set_title (place->match, "mine");
  wait_until_failed (place->autosave);
  assert_conflict (place->autosave);

  scr_match_set_title (place->match, "mine again");
  g_assert_false (g_main_context_pending (NULL));
  g_assert_false (scr_autosave_flush (place->autosave));
  assert_conflict (place->autosave);
  g_assert_true (scr_autosave_get_is_dirty (place->autosave));
  assert_title (place->path, "other");
}

static void
test_resolve (Place *place,
              gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (place->folder, "copy.match.json", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  guint n_files = 0;

  g_signal_connect_swapped (place->autosave, "notify::file", G_CALLBACK (count_cb), &n_files);
  g_assert_true (scr_autosave_flush (place->autosave));
  save_other (place->file, "other");
  scr_match_set_title (place->match, "mine");
  g_assert_false (scr_autosave_flush (place->autosave));

  g_assert_false (scr_autosave_resolve (place->autosave, place->file));
  assert_conflict (place->autosave);
  g_assert_cmpuint (n_files, ==, 0);
  g_assert_true (scr_autosave_resolve (place->autosave, copy));
  g_assert_cmpuint (n_files, ==, 1);
  g_assert_false (scr_autosave_get_is_conflict (place->autosave));
  wait_until_saved (place->autosave);
  g_assert_true (scr_autosave_get_file (place->autosave) == copy);
  assert_title (path, "mine");
  assert_title (place->path, "other");

  scr_match_set_title (place->match, "next");
  wait_until_saved (place->autosave);
  assert_title (path, "next");
  assert_title (place->path, "other");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What the other program wrote is kept each time. */
static void
test_overwrite (Place *place,
                gconstpointer user_data)
{
  static const char *const names[] = { "a.match.json~", "a.match.json~2" };

  g_assert_true (scr_autosave_flush (place->autosave));
  scr_autosave_overwrite (place->autosave);
  g_assert_false (scr_autosave_get_is_dirty (place->autosave));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      save_other (place->file, names[i]);
      scr_match_set_title (place->match, i == 0 ? "mine" : "mine again");
      g_assert_false (scr_autosave_flush (place->autosave));
      scr_autosave_overwrite (place->autosave);
      wait_until_saved (place->autosave);
      g_assert_false (scr_autosave_get_is_conflict (place->autosave));
      assert_title (place->path, i == 0 ? "mine" : "mine again");
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, names[i], NULL);

      assert_title (path, names[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* What another program did shows before the next move, and goes when it is undone. */
static void
test_check (Place *place,
            gconstpointer user_data)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (scr_autosave_check (place->autosave));
  g_assert_true (scr_autosave_flush (place->autosave));
  g_assert_true (scr_autosave_check (place->autosave));
  g_assert_true (g_file_get_contents (place->path, &text, &length, NULL));

  save_other (place->file, "other");
  g_assert_false (scr_autosave_check (place->autosave));
  assert_conflict (place->autosave);
  g_assert_false (scr_autosave_get_is_dirty (place->autosave));
  scr_match_set_title (place->match, "mine");
  g_assert_false (scr_autosave_flush (place->autosave));

  g_assert_true (g_file_set_contents (place->path, text, (gssize) length, NULL));
  g_assert_true (scr_autosave_check (place->autosave));
  g_assert_null (scr_autosave_get_error (place->autosave));
  wait_until_saved (place->autosave);
  assert_title (place->path, "mine");

  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_true (scr_autosave_check (place->autosave));
}

/* A write that fails is tried after the next change, and by itself. */
static void
test_tries_again (Place *place,
                  gconstpointer user_data)
{
  g_object_set (place->autosave, "retry-milliseconds", 10, NULL);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_assert_true (g_file_set_contents (place->folder, "in the way", -1, NULL));
  scr_match_set_title (place->match, "first");
  wait_until_failed (place->autosave);
  g_assert_false (scr_autosave_get_is_conflict (place->autosave));
  g_assert_nonnull (strstr (scr_autosave_get_error (place->autosave), place->path));
  g_assert_false (scr_autosave_flush (place->autosave));

  /* The folder is made anew. */
  g_assert_cmpint (g_unlink (place->folder), ==, 0);
  wait_until_saved (place->autosave);
  assert_title (place->path, "first");

  g_object_set (place->autosave, "retry-milliseconds", G_MAXUINT, NULL);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  scr_match_set_title (place->match, "second");
  wait_until_failed (place->autosave);
  g_assert_cmpint (g_rmdir (place->path), ==, 0);
  scr_match_set_title (place->match, "third");
  wait_until_saved (place->autosave);
  assert_title (place->path, "third");
}

/* The match that is saved elsewhere meanwhile is still kept here. */
static void
test_save_copy (Place *place,
                gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (place->folder, "copy.match.json", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_autosave_flush (place->autosave));
  scr_match_save (place->match, copy, &error);
  g_assert_no_error (error);
  scr_match_save (place->match, place->file, &error);
  g_assert_no_error (error);
  scr_match_set_title (place->match, "mine");
  wait_until_saved (place->autosave);
  assert_title (place->path, "mine");
  assert_title (path, "");
  g_assert_cmpint (g_unlink (path), ==, 0);
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

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  add ("/autosave/every-change", test_every_change);
  add ("/autosave/changes-become-one", test_changes_become_one);
  add ("/autosave/busy", test_busy);
  add ("/autosave/saved-while-writing", test_saved_while_writing);
  add ("/autosave/flush-waits", test_flush_waits);
  add ("/autosave/dispose-while-writing", test_dispose_while_writing);
  add ("/autosave/dispose-writes", test_dispose_writes);
  add ("/autosave/dispose-keeps-conflict", test_dispose_keeps_conflict);
  add ("/autosave/abandon", test_abandon);
  add ("/autosave/abandon-and-resolve", test_abandon_and_resolve);
  add ("/autosave/new-file-must-be-new", test_new_file_must_be_new);
  add ("/autosave/conflict-stops", test_conflict_stops);
  add ("/autosave/resolve", test_resolve);
  add ("/autosave/overwrite", test_overwrite);
  add ("/autosave/check", test_check);
  add ("/autosave/tries-again", test_tries_again);
  add ("/autosave/save-copy", test_save_copy);

  return g_test_run ();
}
