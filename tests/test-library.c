/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "core/scr-json.h"
#include "core/scr-library.h"
#include "object-util.h"
#include "toy-game.h"
#include "toy-match.h"

typedef struct
{
  char *home;
  char *folder;
  char *index;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->home = g_dir_make_tmp ("scriptorium-library-XXXXXX", NULL);
  g_assert_nonnull (fixture->home);
  fixture->folder = g_build_filename (fixture->home, "matches", NULL);
  fixture->index = g_build_filename (fixture->home, "cache", "scriptorium", "index", NULL);
  g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);
}

static void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        empty_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  empty_folder (fixture->home);
  g_free (fixture->home);
  g_free (fixture->folder);
  g_free (fixture->index);
}

static char *
dup_path (Fixture *fixture,
          const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static void
set_time (const char *path,
          guint day)
{
  struct timespec times[2] = { { 0, UTIME_OMIT }, { day * G_GINT64_CONSTANT (86400), 7 } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
write_file (Fixture *fixture,
            const char *name,
            const char *text,
            guint day)
{
  g_autofree char *path = dup_path (fixture, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  set_time (path, day);
}

/* A match with that title, changed last on that day. */
static void
write_match (Fixture *fixture,
             const char *name,
             const char *title,
             guint day)
{
  g_autofree char *value = g_strdup_printf ("\"%s\"", title);
  g_autoptr (JsonNode) root = toy_match_new_root ("title", value);
  g_autofree char *text = scr_json_print (root, TRUE);

  write_file (fixture, name, text, day);
}

/* Makes the file what no match is, of the same size and time. */
static void
spoil (Fixture *fixture,
       const char *name)
{
  g_autofree char *path = dup_path (fixture, name);
  g_autofree char *text = NULL;
  struct stat status;
  struct timespec times[2];

  g_assert_cmpint (stat (path, &status), ==, 0);
  text = g_strnfill ((gsize) status.st_size, '!');
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  times[0] = status.st_mtim;
  times[1] = status.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static GListModel *
list (Fixture *fixture)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->folder, fixture->index);
  g_autoptr (GError) error = NULL;
  GListModel *items = scr_library_list (library, NULL, &error);

  g_assert_no_error (error);
  g_assert_finalize_object (g_steal_pointer (&library));

  return items;
}

/* Writes the index at once; nobody needs it after a crash. */
static void
write_index (Fixture *fixture,
             const char *text,
             gsize length)
{
  g_assert_true (g_file_set_contents_full (fixture->index, text, (gssize) length,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* The titles, or the names of files that cannot be read. */
static char *
dup_titles (GListModel *items)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, i);
      g_autofree char *name = g_path_get_basename (scr_library_item_get_path (item));
      g_autofree char *refused = g_strconcat ("!", name, NULL);

      g_strv_builder_add (builder, scr_library_item_get_refusal (item) != NULL
                                       ? refused
                                       : scr_library_item_get_title (item));
    }
  titles = g_strv_builder_end (builder);

  return g_strjoinv (" ", titles);
}

static void
assert_listed (Fixture *fixture,
               const char *expected)
{
  g_autoptr (GListModel) items = list (fixture);
  g_autofree char *titles = dup_titles (items);

  g_assert_cmpstr (titles, ==, expected);
}

static void
assert_item (ScrLibraryItem *item)
{
  GListModel *columns = scr_library_item_get_columns (item);
  ScrLibraryColumn *ann = object_get_item (columns, 0);
  ScrLibraryColumn *ben = object_get_item (columns, 1);

  g_assert_cmpint (scr_library_item_get_modified (item), ==,
                   2 * 86400 * G_GINT64_CONSTANT (1000000000) + 7);
  g_assert_null (scr_library_item_get_refusal (item));
  g_assert_cmpstr (scr_library_item_get_id (item), ==, "0f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11");
  g_assert_cmpstr (scr_library_item_get_title (item), ==, "Friday");
  g_assert_cmpstr (scr_library_item_get_game (item), ==, "pig");
  g_assert_cmpstr (scr_library_item_get_scoring (item), ==, "mild");
  g_assert_cmpint (scr_library_item_get_mode (item), ==, SCR_MODE_TABLE);
  g_assert_cmpuint (scr_library_item_get_n_moves (item), ==, 5);
  g_assert_cmpstr (scr_library_item_get_tags (item)[0], ==, "club");
  g_assert_null (scr_library_item_get_tags (item)[1]);
  g_assert_cmpstr (scr_library_item_get_standing (item), ==, "Ann’s turn");
  g_assert_false (scr_library_item_is_over (item));
  g_assert_cmpint (scr_library_item_get_played (item), ==, 2 * 86400);
  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 2);
  g_assert_cmpstr (scr_library_column_get_name (ben), ==, "Ben");
  g_assert_cmpstr (scr_library_column_get_colour (ben), ==, "purple");
  g_assert_cmpstr (scr_library_column_get_player (ben), ==, "bot:careful");
  g_assert_cmpstr (scr_library_column_get_total (ann), ==, "0");
  g_assert_false (scr_library_column_has_won (ann));
}

/* The same is told of a match that was read and of one that the index knows. */
static void
test_cold_and_warm (Fixture *fixture,
                    gconstpointer data)
{
  write_match (fixture, "a.match.json", "Friday", 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GListModel) items = list (fixture);
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, 0);

      g_assert_true (g_list_model_get_item_type (items) == SCR_TYPE_LIBRARY_ITEM);
      g_assert_cmpuint (g_list_model_get_n_items (items), ==, 1);
      assert_item (item);
      g_clear_object (&items);
      g_assert_finalize_object (g_steal_pointer (&item));
      spoil (fixture, "a.match.json");
    }
}

static void
test_newest_first (Fixture *fixture,
                   gconstpointer data)
{
  write_match (fixture, "a.match.json", "two", 2);
  write_match (fixture, "b.match.json", "three", 3);
  write_match (fixture, "c.match.json", "one", 1);
  assert_listed (fixture, "three two one");
  /* Nanoseconds since 1970 are more than 64 bits hold from 2262 on. */
  write_match (fixture, "d.match.json", "late", 120000);
  assert_listed (fixture, "late three two one");
}

static void
test_over (Fixture *fixture,
           gconstpointer data)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("finished", "\"2026-11-29T21:15:00Z\"");
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autofree char *text = NULL;

  while (scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE)
    toy_match_make (match, scr_state_get_turn (scr_match_get_state (match)) == 1 ? "roll,die 4,hold"
                                                                                 : "hold");
  text = scr_match_print (match, NULL);
  write_file (fixture, "a.match.json", text, 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GListModel) items = list (fixture);
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, 0);
      GListModel *columns = scr_library_item_get_columns (item);

      g_assert_true (scr_library_item_is_over (item));
      g_assert_true (g_str_has_prefix (scr_library_item_get_standing (item), "Ann wins with "));
      g_assert_true (scr_library_column_has_won (object_get_item (columns, 0)));
      g_assert_false (scr_library_column_has_won (object_get_item (columns, 1)));
      g_assert_cmpint (scr_library_item_get_played (item), ==,
                       1795986900);
    }
}

/* What has not changed is not opened. */
static void
test_unchanged (Fixture *fixture,
                gconstpointer data)
{
  write_match (fixture, "a.match.json", "one", 1);
  write_match (fixture, "b.match.json", "two", 2);
  assert_listed (fixture, "two one");
  spoil (fixture, "a.match.json");
  spoil (fixture, "b.match.json");
  assert_listed (fixture, "two one");
  assert_listed (fixture, "two one");
}

static void
test_changed (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "a.match.json");

  write_match (fixture, "a.match.json", "one", 1);
  write_match (fixture, "b.match.json", "two", 2);
  assert_listed (fixture, "two one");
  write_match (fixture, "a.match.json", "uno", 3);
  spoil (fixture, "b.match.json");
  assert_listed (fixture, "uno two");
  write_match (fixture, "a.match.json", "three", 3);
  assert_listed (fixture, "three two");
  spoil (fixture, "a.match.json");
  set_time (path, 4);
  assert_listed (fixture, "!a.match.json two");
}

static void
test_deleted (Fixture *fixture,
              gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "a.match.json");

  write_match (fixture, "a.match.json", "one", 1);
  write_match (fixture, "b.match.json", "two", 2);
  assert_listed (fixture, "two one");
  g_unlink (path);
  assert_listed (fixture, "two");
}

static void
test_no_matches (Fixture *fixture,
                 gconstpointer data)
{
  static const char *const names[] = {
    "a.match.json.X3F9QZ",
    "a.match.json~",
    ".match.json",
    ".a.match.json",
    "a.json",
    "match.json",
  };
  g_autofree char *folder = dup_path (fixture, "b.match.json");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    write_match (fixture, names[i], names[i], 1);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  assert_listed (fixture, "");
}

/* Why a file cannot be read is kept too, as a sentence. */
static void
test_refused (Fixture *fixture,
              gconstpointer data)
{
  write_file (fixture, "a.match.json", "{\"format\":", 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GListModel) items = list (fixture);
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, 0);

      g_assert_cmpstr (scr_library_item_get_refusal (item), ==,
                       "Line 1, column 11: the text ends too early");
      g_assert_cmpuint (g_list_model_get_n_items (scr_library_item_get_columns (item)), ==, 0);
      g_assert_cmpstr (scr_library_item_get_title (item), ==, "");
      write_file (fixture, "a.match.json", "{\"forma-\":", 1);
    }
}

/* An index that is damaged anywhere is made anew, and nothing false is listed. */
static void
test_damaged_index (Fixture *fixture,
                    gconstpointer data)
{
  g_autofree char *sound = NULL;
  gsize length;

  write_match (fixture, "a.match.json", "one", 1);
  write_match (fixture, "b.match.json", "two", 2);
  assert_listed (fixture, "two one");
  g_assert_true (g_file_get_contents (fixture->index, &sound, &length, NULL));

  for (gsize i = 0; i < length; i += 7)
    {
      write_index (fixture, sound, i);
      assert_listed (fixture, "two one");
    }
  write_index (fixture, "\377\377\377\377\377\377", 6);
  assert_listed (fixture, "two one");
  g_unlink (fixture->index);
  assert_listed (fixture, "two one");
}

/* A byte that is another may change what is told, but never more than that. */
static void
test_index_with_wrong_bytes (Fixture *fixture,
                             gconstpointer data)
{
  g_autofree char *sound = NULL;
  gsize length;

  write_match (fixture, "a.match.json", "one", 1);
  assert_listed (fixture, "one");
  g_assert_true (g_file_get_contents (fixture->index, &sound, &length, NULL));

  for (gsize i = 0; i < length; i += 3)
    {
      g_autofree char *text = g_memdup2 (sound, length);
      g_autoptr (GListModel) items = NULL;

      text[i] ^= (char) (1 << (i % 8));
      write_index (fixture, text, length);
      items = list (fixture);
      g_assert_cmpuint (g_list_model_get_n_items (items), >=, 1);
    }
}

static void
test_old_index (Fixture *fixture,
                gconstpointer data)
{
  g_autofree char *sound = NULL;
  gsize length;

  write_match (fixture, "a.match.json", "one", 1);
  assert_listed (fixture, "one");
  g_assert_true (g_file_get_contents (fixture->index, &sound, &length, NULL));
  sound[0]++;
  write_index (fixture, sound, length);
  spoil (fixture, "a.match.json");
  assert_listed (fixture, "!a.match.json");
}

/* Sentences belong to a language, so the files are read again in another. */
static void
test_two_languages (Fixture *fixture,
                    gconstpointer data)
{
  g_autofree char *before = g_strdup (g_getenv ("LC_ALL"));

  write_match (fixture, "a.match.json", "one", 1);
  assert_listed (fixture, "one");
  spoil (fixture, "a.match.json");
  assert_listed (fixture, "one");
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  assert_listed (fixture, "!a.match.json");
  g_setenv ("LC_ALL", before != NULL ? before : "", TRUE);
}

static void
test_index_cannot_be_written (Fixture *fixture,
                              gconstpointer data)
{
  g_autofree char *cache = g_build_filename (fixture->home, "cache", NULL);

  g_assert_true (g_file_set_contents (cache, "in the way", -1, NULL));
  write_match (fixture, "a.match.json", "one", 1);
  assert_listed (fixture, "one");
  assert_listed (fixture, "one");
}

static void
test_without_index (Fixture *fixture,
                    gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->folder, NULL);
  g_autoptr (GListModel) items = NULL;
  g_autofree char *titles = NULL;

  write_match (fixture, "a.match.json", "one", 1);
  g_object_unref (scr_library_list (library, NULL, NULL));
  spoil (fixture, "a.match.json");
  items = scr_library_list (library, NULL, NULL);
  titles = dup_titles (items);
  g_assert_cmpstr (titles, ==, "!a.match.json");
}

/* Nothing is written where nothing is new. */
static void
test_index_stays (Fixture *fixture,
                  gconstpointer data)
{
  struct stat before, after;

  write_match (fixture, "a.match.json", "one", 1);
  assert_listed (fixture, "one");
  g_assert_cmpint (stat (fixture->index, &before), ==, 0);
  assert_listed (fixture, "one");
  g_assert_cmpint (stat (fixture->index, &after), ==, 0);
  g_assert_true (before.st_ino == after.st_ino);
}

static void
test_from_elsewhere (Fixture *fixture,
                     gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->folder, fixture->index);
  g_autofree char *path = g_build_filename (fixture->home, "elsewhere.json", NULL);
  g_autofree char *inside = dup_path (fixture, "a.match.json");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) listed = g_file_new_for_path (inside);

  write_match (fixture, "a.match.json", "one", 1);
  write_match (fixture, "../elsewhere.json", "two", 2);
  assert_listed (fixture, "one");
  scr_library_remember (library, file);
  scr_library_remember (library, file);
  scr_library_remember (library, listed);
  g_object_unref (scr_library_list (library, NULL, NULL));
  assert_listed (fixture, "two one");
  spoil (fixture, "../elsewhere.json");
  assert_listed (fixture, "two one");
  g_unlink (path);
  assert_listed (fixture, "one");
}

static void
test_no_folder (Fixture *fixture,
                gconstpointer data)
{
  g_rmdir (fixture->folder);
  assert_listed (fixture, "");
}

static void
test_folder_refused (Fixture *fixture,
                     gconstpointer data)
{
  g_autofree char *path = dup_path (fixture, "a.match.json");
  g_autoptr (ScrLibrary) library = scr_library_new (path, fixture->index);
  g_autoptr (GError) error = NULL;

  write_match (fixture, "a.match.json", "one", 1);
  g_assert_null (scr_library_list (library, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_true (g_str_has_prefix (error->message, "The folder of matches cannot be read: "));
}

static void
listed_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  *(GListModel **) user_data = scr_library_list_finish (SCR_LIBRARY (object), result, &error);
  g_assert_no_error (error);
}

static void
cancelled_cb (GObject *object,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_library_list_finish (SCR_LIBRARY (object), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) user_data = TRUE;
}

static void
test_async (Fixture *fixture,
            gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->folder, fixture->index);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GListModel *items = NULL;
  gboolean is_cancelled = FALSE;

  write_match (fixture, "a.match.json", "one", 1);
  scr_library_list_async (library, NULL, listed_cb, &items);
  while (items == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 1);
  g_assert_finalize_object (items);

  g_cancellable_cancel (cancellable);
  scr_library_list_async (library, cancellable, cancelled_cb, &is_cancelled);
  while (!is_cancelled)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/library/cold-and-warm", test_cold_and_warm },
    { "/library/newest-first", test_newest_first },
    { "/library/over", test_over },
    { "/library/unchanged-is-not-opened", test_unchanged },
    { "/library/changed-is-read-again", test_changed },
    { "/library/deleted-vanishes", test_deleted },
    { "/library/what-is-no-match", test_no_matches },
    { "/library/refused-is-listed", test_refused },
    { "/library/damaged-index", test_damaged_index },
    { "/library/index-with-wrong-bytes", test_index_with_wrong_bytes },
    { "/library/old-index", test_old_index },
    { "/library/two-languages", test_two_languages },
    { "/library/index-cannot-be-written", test_index_cannot_be_written },
    { "/library/without-index", test_without_index },
    { "/library/index-stays", test_index_stays },
    { "/library/from-elsewhere", test_from_elsewhere },
    { "/library/no-folder", test_no_folder },
    { "/library/folder-refused", test_folder_refused },
    { "/library/async", test_async },
  };
  g_autoptr (ScrGame) game = toy_game_new ();

  g_test_init (&argc, &argv, NULL);
  scr_game_register (game);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
