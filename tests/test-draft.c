/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/scr-draft.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Small files that are kept as what somebody types: nothing is lost, whatever is in their place. */

/* In the name of a file. */
#define MOST_LETTERS 255

typedef struct
{
  char *folder;
  char *path;
  char *other;
  char *aside;
  ScrDraft *draft;
  guint n_told;
} Place;

static void
told_cb (Place *place,
         const char *sentence)
{
  g_assert_nonnull (strstr (sentence, place->aside));
  place->n_told++;
}

static void
begin (Place *place)
{
  place->draft = scr_draft_new ();
  g_signal_connect_swapped (place->draft, "put-aside", G_CALLBACK (told_cb), place);
}

static void
place_set_up (Place *place,
              gconstpointer user_data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("scriptorium-draft-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "sheets", "new.draft.json", NULL);
  place->other = g_build_filename (place->folder, "sheets", "other.draft.json", NULL);
  place->aside = g_strconcat (place->path, ".aside", NULL);
  place->n_told = 0;
  begin (place);
}

static void
place_tear_down (Place *place,
                 gconstpointer user_data)
{
  const char *command[] = { "rm", "-r", place->folder, NULL };

  g_assert_finalize_object (g_steal_pointer (&place->draft));
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
  g_clear_pointer (&place->folder, g_free);
  g_clear_pointer (&place->path, g_free);
  g_clear_pointer (&place->other, g_free);
  g_clear_pointer (&place->aside, g_free);
}

static void
set (Place *place,
     const char *path,
     const char *text)
{
  g_autoptr (JsonNode) json = text != NULL ? scr_json_parse (text, -1, NULL) : NULL;

  scr_draft_set (place->draft, path, json);
}

/* What a file holds, without spaces. */
static void
assert_holds (const char *path,
              const char *expected)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (JsonNode) json = scr_json_load (file, NULL);
  g_autofree char *text = json != NULL ? scr_json_print (json, FALSE) : NULL;

  g_assert_cmpstr (text, ==, expected);
}

static void
write_text (const char *path,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
assert_text (const char *path,
             const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static gboolean
give_up_cb (gpointer user_data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

static void
wait_until_saved (ScrDraft *draft)
{
  guint source = g_timeout_add_seconds (60, give_up_cb, NULL);

  while (scr_draft_get_is_dirty (draft))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_null (scr_draft_get_error (draft));
}

/* Nobody waits for the disk while typing; the newest state gets there by itself, files that go
 * together in their order, and a file that is to go goes. */
static void
test_gathered (Place *place,
               gconstpointer user_data)
{
  JsonNode *json = scr_draft_load (place->draft, place->path, NULL, NULL);

  g_assert_null (json);
  g_assert_false (scr_draft_get_is_dirty (place->draft));
  set (place, place->path, "[1]");
  set (place, place->path, "[2]");
  g_assert_true (scr_draft_get_is_dirty (place->draft));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  wait_until_saved (place->draft);
  assert_holds (place->path, "[2]");

  set (place, place->other, "[3]");
  set (place, place->path, NULL);
  wait_until_saved (place->draft);
  assert_holds (place->other, "[3]");
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  set (place, place->path, NULL);
  g_assert_false (scr_draft_get_is_dirty (place->draft));
}

/* What changes while the worker writes is written after it; what was wanted for a moment is not. */
static void
test_busy (Place *place,
           gconstpointer user_data)
{
  set (place, place->path, "[1]");
  while (!g_file_test (place->path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  set (place, place->path, "[2]");
  set (place, place->path, "[3]");
  g_assert_true (scr_draft_flush (place->draft));
  assert_holds (place->path, "[3]");
  set (place, place->path, "[4]");
  set (place, place->path, "[3]");
  g_assert_false (scr_draft_get_is_dirty (place->draft));
}

/* Who forgets to flush loses nothing. */
static void
test_dropped (Place *place,
              gconstpointer user_data)
{
  g_autoptr (JsonNode) json = NULL;

  set (place, place->path, "[1]");
  g_assert_finalize_object (g_steal_pointer (&place->draft));
  assert_holds (place->path, "[1]");
  begin (place);
  json = scr_draft_load (place->draft, place->path, NULL, NULL);
  g_assert_nonnull (json);
  set (place, place->path, "[2]");
  g_assert_true (scr_draft_flush (place->draft));
  g_assert_false (g_file_test (place->aside, G_FILE_TEST_EXISTS));
}

static gboolean
refuse_cb (JsonNode *json,
           GError **error)
{
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_VERSION, "It was made by a newer version.");
  return FALSE;
}

/* What cannot be read, or is of a newer version, is put aside and told, each time anew. */
static void
test_unreadable (Place *place,
                 gconstpointer user_data)
{
  g_autofree char *second = g_strconcat (place->aside, "-2", NULL);
  g_autoptr (GError) damaged = NULL;
  g_autoptr (GError) newer = NULL;

  write_text (place->path, "{\"format\": ");
  g_assert_null (scr_draft_load (place->draft, place->path, NULL, &damaged));
  g_assert_error (damaged, SCR_ERROR, SCR_ERROR_SYNTAX);
  g_assert_nonnull (strstr (damaged->message, place->aside));
  assert_text (place->aside, "{\"format\": ");
  set (place, place->path, "[1]");
  g_assert_true (scr_draft_flush (place->draft));
  assert_holds (place->path, "[1]");

  g_assert_null (scr_draft_load (place->draft, place->path, refuse_cb, &newer));
  g_assert_error (newer, SCR_ERROR, SCR_ERROR_VERSION);
  g_assert_nonnull (strstr (newer->message, "It was made by a newer version. It is put aside"));
  assert_holds (second, "[1]");
  assert_text (place->aside, "{\"format\": ");
}

/* A folder in the place of the file makes room too, whatever is in it. */
static void
test_folder (Place *place,
             gconstpointer user_data)
{
  g_autofree char *within = g_build_filename (place->path, "letter", NULL);
  g_autofree char *after = g_build_filename (place->aside, "letter", NULL);
  g_autoptr (GError) error = NULL;

  write_text (within, "mine");
  g_assert_null (scr_draft_load (place->draft, place->path, NULL, &error));
  g_assert_nonnull (error);
  assert_text (after, "mine");
  set (place, place->path, "[1]");
  g_assert_true (scr_draft_flush (place->draft));
  assert_holds (place->path, "[1]");
}

/* What another program puts there later is not overwritten either, nor removed. */
static void
test_other_program (Place *place,
                    gconstpointer user_data)
{
  g_autofree char *second = g_strconcat (place->aside, "-2", NULL);

  set (place, place->path, "[1]");
  g_assert_true (scr_draft_flush (place->draft));
  write_text (place->path, "theirs");
  set (place, place->path, "[2]");
  g_assert_true (scr_draft_flush (place->draft));
  assert_holds (place->path, "[2]");
  assert_text (place->aside, "theirs");
  g_assert_cmpuint (place->n_told, ==, 1);

  write_text (place->path, "theirs again");
  set (place, place->path, NULL);
  g_assert_true (scr_draft_flush (place->draft));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  assert_text (second, "theirs again");
}

/* While it cannot be saved that is told, and what is newest is saved once it can be. A file stands
 * for a folder where nobody may write: that holds for root too. */
static void
test_no_folder (Place *place,
                gconstpointer user_data)
{
  g_autofree char *folder = g_path_get_dirname (place->path);

  write_text (folder, "no folder");
  set (place, place->path, "[1]");
  g_assert_false (scr_draft_flush (place->draft));
  g_assert_true (scr_draft_get_is_dirty (place->draft));
  g_assert_true (g_str_has_prefix (scr_draft_get_error (place->draft),
                                   "What you entered is not saved yet. The folder “"));
  assert_text (folder, "no folder");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  set (place, place->path, "[2]");
  wait_until_saved (place->draft);
  assert_holds (place->path, "[2]");
}

/* What could not be written is still what is read. */
static void
test_read_again (Place *place,
                 gconstpointer user_data)
{
  g_autofree char *folder = g_path_get_dirname (place->path);
  g_autoptr (JsonNode) json = NULL;
  g_autofree char *text = NULL;

  write_text (folder, "no folder");
  set (place, place->path, "[1]");
  json = scr_draft_load (place->draft, place->path, NULL, NULL);
  text = scr_json_print (json, FALSE);
  g_assert_cmpstr (text, ==, "[1]");
  set (place, place->path, NULL);
  g_assert_true (scr_draft_flush (place->draft));
}

/* Not by another file that takes its name, for which the name may be too long. */
static void
write_in_place (const char *path,
                const char *text)
{
  FILE *file = g_fopen (path, "w");

  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
}

/* Where nothing can be put aside, here since the other name would be too long, what cannot be read
 * stays, and both are told. */
static void
test_not_aside (Place *place,
                gconstpointer user_data)
{
  g_autofree char *folder = g_path_get_dirname (place->path);
  g_autofree char *name = g_strnfill (MOST_LETTERS, 'n');
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_in_place (path, "damaged");
  g_assert_null (scr_draft_load (place->draft, path, NULL, &error));
  g_assert_nonnull (strstr (error->message, "cannot be moved"));
  set (place, path, "[1]");
  g_assert_false (scr_draft_flush (place->draft));
  g_assert_nonnull (scr_draft_get_error (place->draft));
  assert_text (path, "damaged");
  set (place, path, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

#define ADD(name, function) \
  g_test_add ("/draft/" name, Place, NULL, place_set_up, function, place_tear_down)

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("gathered", test_gathered);
  ADD ("busy", test_busy);
  ADD ("dropped", test_dropped);
  ADD ("unreadable", test_unreadable);
  ADD ("folder", test_folder);
  ADD ("other-program", test_other_program);
  ADD ("no-folder", test_no_folder);
  ADD ("read-again", test_read_again);
  ADD ("not-aside", test_not_aside);

  return g_test_run ();
}
