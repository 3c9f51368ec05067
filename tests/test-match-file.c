/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

#define NOBODY 65534

/* Asserts that @match, read again from what it writes, is the same. */
static void
assert_comes_back (ScrMatch *match)
{
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  g_autofree char *text = scr_json_print (written, TRUE);
  g_autoptr (JsonNode) root = toy_match_parse (text);
  g_autoptr (ScrMatch) again = toy_match_read (root);
  g_autoptr (JsonNode) rewritten = scr_match_to_json (again);

  toy_match_assert_equal_json (written, rewritten);
  g_assert_cmpuint (toy_match_count (again), ==, toy_match_count (match));
  g_assert_cmpuint (scr_match_get_n_undone (again), ==, scr_match_get_n_undone (match));
  g_assert_true (scr_match_get_can_undo (again) == scr_match_get_can_undo (match));
  g_assert_true (scr_match_get_can_redo (again) == scr_match_get_can_redo (match));
  g_assert_cmpint (scr_match_get_mode (again), ==, scr_match_get_mode (match));
  g_assert_finalize_object (g_steal_pointer (&again));
}

static void
test_read (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);

  g_assert_cmpstr (scr_match_get_id (match), ==, "0f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11");
  g_assert_cmpstr (scr_match_get_title (match), ==, "Friday");
  g_assert_cmpstr (scr_match_get_created (match), ==, "2026-11-29T20:15:00Z");
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_TABLE);
  g_assert_cmpstr (scr_match_get_seed (match), ==, "18446744073709551615");
  g_assert_cmpstr (scr_match_get_seat_name (match, 2), ==, "Ben");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 3);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4|hold,hold");
  toy_match_redo (match, 2, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4,hold,hold|");
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
test_keys_in_order (void)
{
  static const char expected[] =
      "format version game rules id title created mode seed setup display tags start history "
      "moves undone reveals_undone state x finished";
  g_autoptr (JsonNode) root = toy_match_new_root ("x", "1");
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (GList) names = NULL;
  g_autoptr (GString) joined = g_string_new (NULL);

  json_object_set_string_member (json_node_get_object (root), "finished", "2026-11-29T22:15:00Z");
  match = toy_match_read (root);
  written = scr_match_to_json (match);
  names = json_object_get_members (json_node_get_object (written));
  for (GList *l = names; l != NULL; l = l->next)
    g_string_append_printf (joined, "%s%s", l == names ? "" : " ", (const char *) l->data);

  g_assert_cmpstr (joined->str, ==, expected);
}

static void
test_defaults (void)
{
  g_autoptr (JsonNode) root =
      toy_match_parse ("{\"format\": \"scriptorium-match\", \"version\": 1, \"game\": \"pig\","
                       " \"setup\": {\"seats\": [{}, {}]}, \"moves\": []}");
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (written);

  g_assert_true (g_uuid_string_is_valid (scr_match_get_id (match)));
  g_assert_cmpuint (strlen (scr_match_get_created (match)), ==, 20);
  g_assert_true (
      g_ascii_string_to_unsigned (scr_match_get_seed (match), 10, 0, G_MAXUINT64, NULL, NULL));
  g_assert_cmpstr (scr_match_get_title (match), ==, "");
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  g_assert_cmpstr (scr_match_get_seat_colour (match, 2), ==, "purple");
  g_assert_true (JSON_NODE_HOLDS_NULL (json_object_get_member (object, "start")));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "history")), ==,
                    0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "tags")), ==, 0);
  g_assert_cmpuint (json_object_get_size (json_object_get_object_member (object, "display")), ==,
                    0);
  g_assert_cmpint (json_object_get_int_member (object, "reveals_undone"), ==, 0);
  assert_comes_back (match);
}

/* What this version does not know, wherever it stands, is written back. */
static void
test_unknown_keys_are_kept (void)
{
  static const char *const kept[] = {
    "x-root", "analysis", "history", "moves", "undone", "display", "tags"
  };
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) first = NULL;
  g_autoptr (JsonNode) second = NULL;
  g_autofree char *text = NULL;

  json_object_set_member (object, "x-root", toy_match_parse ("{\"deep\": [1, {\"a\": null}]}"));
  json_object_set_member (object, "analysis", toy_match_parse ("[1]"));
  json_object_set_member (object, "setup",
                          toy_match_parse ("{\"x-setup\": 1, \"seats\": [{\"x-seat\": 2}, {}],"
                                           " \"options\": {\"x-option\": 3}}"));
  json_object_set_member (object, "history",
                          toy_match_parse ("[\"roll\", {\"move\": \"die 2\", \"x-old\": 4}]"));
  json_object_set_member (object, "moves",
                          toy_match_parse (
                              "[{\"x-entry\": 5, \"move\": \"badge 1 b1\", \"note\": \"so\"},"
                              "\"badge 2 b2\", {\"move\": \"start 1\", \"dealt\": true},"
                              "{\"move\": \"roll\", \"at\": \"2026-11-29T20:31:07Z\"},"
                              "{\"move\": \"die 4\", \"warning\": \"odd\"}]"));
  json_object_set_member (object, "undone",
                          toy_match_parse ("[{\"move\": \"hold\", \"x-undone\": 6}]"));
  match = toy_match_read (root);
  first = scr_match_to_json (match);

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    toy_match_assert_equal_json (json_object_get_member (json_node_get_object (first), kept[i]),
                                 json_object_get_member (object, kept[i]));
  text = scr_json_print (first, FALSE);
  g_assert_nonnull (strstr (text, "\"x-setup\":1"));
  g_assert_nonnull (strstr (text, "\"x-seat\":2"));
  g_assert_nonnull (strstr (text, "\"x-option\":3"));

  /* They stay with their entry through redo and undo. */
  toy_match_redo (match, 1, FALSE);
  toy_match_undo (match, 1, FALSE);
  toy_match_make (match, "hold");
  toy_match_undo (match, 1, FALSE);
  second = scr_match_to_json (match);
  toy_match_assert_equal_json (first, second);
  assert_comes_back (match);
}

/* At every step of a game, and wherever players go back to. */
static void
test_comes_back_at_every_step (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 3, "");

  assert_comes_back (match);
  toy_match_deal (match, NULL);
  for (guint i = 0; scr_state_get_turn (scr_match_get_state (match)) > 0; i++)
    {
      toy_match_play (match, i % 3 == 2 ? "hold" : "roll");
      assert_comes_back (match);
    }
  while (toy_match_count (match) > 0)
    {
      toy_match_undo (match, 1, TRUE);
      assert_comes_back (match);
    }
  while (scr_match_get_can_redo (match))
    {
      toy_match_redo (match, 1, FALSE);
      assert_comes_back (match);
    }
}

/* Playing on from a file deals what playing on without would. */
static void
test_plays_on_the_same (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");

  toy_match_deal (match, NULL);
  for (guint i = 0; i < 20 && scr_state_get_turn (scr_match_get_state (match)) > 0; i++)
    {
      g_autoptr (JsonNode) root = scr_match_to_json (match);
      g_autoptr (ScrMatch) again = toy_match_read (root);
      g_autoptr (JsonNode) played = NULL;
      g_autoptr (JsonNode) replayed = NULL;

      toy_match_play (match, "roll");
      toy_match_play (again, "roll");
      played = scr_match_to_json (match);
      replayed = scr_match_to_json (again);
      toy_match_assert_equal_json (played, replayed);
    }
}

static void
test_start_state (void)
{
  g_autoptr (JsonNode) root =
      toy_match_new_root ("start", "{\"badges\": [3, 4], \"started\": true, \"rolling\": false,"
                                   " \"turn\": 2, \"pot\": 5, \"throws\": 0,"
                                   " \"scores\": [7, 19], \"sum\": 26}");
  JsonObject *object = json_node_get_object (root);
  g_autoptr (ScrMatch) match = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[\"hold\"]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_set_null_member (object, "state");
  match = toy_match_read (root);
  g_assert_cmpint (scr_state_get_turn (scr_match_get_start (match)), ==, 2);
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);
  assert_comes_back (match);
}

static void
test_sheet (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("sheet", "{\"general\": 19}");
  JsonObject *object = json_node_get_object (root);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_set_string_member (object, "mode", "digital");
  json_object_remove_member (object, "state");
  match = toy_match_read (root);

  g_assert_false (scr_match_move (match, "badge 1 b1", &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_clear_error (&error);
  g_assert_false (scr_match_play (match, "roll", &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  toy_match_deal (match, NULL);
  g_assert_cmpuint (toy_match_count (match), ==, 0);

  written = scr_match_to_json (match);
  toy_match_assert_equal_json (json_object_get_member (json_node_get_object (written), "sheet"),
                               json_object_get_member (object, "sheet"));
  assert_comes_back (match);
}

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

  place->folder = g_dir_make_tmp ("scriptorium-match-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "a b%20é.match.json", NULL);
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
test_save (Place *place,
           gconstpointer user_data)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (ScrMatch) loaded = NULL;
      g_autoptr (JsonNode) written = NULL;
      g_autoptr (JsonNode) again = NULL;

      scr_match_save (match, place->file, &error);
      g_assert_no_error (error);
      loaded = scr_match_load (place->file, &error);
      g_assert_no_error (error);
      written = scr_match_to_json (match);
      again = scr_match_to_json (loaded);
      toy_match_assert_equal_json (written, again);
      toy_match_redo (match, 1, FALSE);
    }
}

static guint
get_mode (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_lstat (path, &status), ==, 0);
  return status.st_mode & 07777;
}

/* Whatever the umask of the program that saves. */
static void
test_save_keeps_mode (Place *place,
                      gconstpointer user_data)
{
  static const guint modes[] = { 0600, 0640, 0666, 0660 };
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (GError) error = NULL;
  mode_t before = umask (027);

  scr_match_save (match, place->file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (place->path), ==, 0640);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (place->path, modes[i]), ==, 0);
      scr_match_save (match, place->file, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (get_mode (place->path), ==, modes[i]);
    }
  umask (before);
}

/* Asserts that saving to the link writes its file, which is read through it, and that
 * it stays a link. */
static void
assert_saves_through (const char *link_path,
                      const char *path)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GFile) file = g_file_new_for_path (link_path);
  g_autoptr (ScrMatch) loaded = NULL;
  g_autoptr (GError) error = NULL;

  scr_match_save (match, file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  loaded = scr_match_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (scr_match_get_id (loaded), ==, scr_match_get_id (match));
}

static void
test_save_follows_links (Place *place,
                         gconstpointer user_data)
{
  g_autofree char *folder = g_build_filename (place->folder, "deep", NULL);
  g_autofree char *near = g_build_filename (place->folder, "near", NULL);
  g_autofree char *far = g_build_filename (folder, "far", NULL);
  g_autofree char *target = g_path_get_basename (place->path);
  g_autoptr (GFile) file = g_file_new_for_path (near);
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;

  /* At first what they lead to is not there; “far” is relative to its own folder. */
  g_assert_cmpint (g_mkdir (folder, 0777), ==, 0);
  g_assert_cmpint (symlink (target, near), ==, 0);
  g_assert_cmpint (symlink ("../near", far), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      assert_saves_through (near, place->path);
      assert_saves_through (far, place->path);
    }
  g_assert_cmpint (g_unlink (place->path), ==, 0);

  /* One of an absolute path, and a circle. */
  g_assert_cmpint (g_unlink (near), ==, 0);
  g_assert_cmpint (symlink (place->path, near), ==, 0);
  assert_saves_through (far, place->path);
  g_assert_cmpint (g_unlink (near), ==, 0);
  g_assert_cmpint (symlink ("deep/far", near), ==, 0);
  g_assert_false (scr_match_save (match, file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_LOOP);

  g_assert_cmpint (g_unlink (near), ==, 0);
  g_assert_cmpint (g_unlink (far), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What a failing save names and leaves. */
static void
assert_save_fails (ScrMatch *match,
                   const char *path,
                   GQuark domain)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_false (scr_match_save (match, file, &error));
  g_assert_true (error->domain == domain);
  g_assert_nonnull (strstr (error->message, path));
}

static void
test_save_fails (Place *place,
                 gconstpointer user_data)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autofree char *missing = g_build_filename (place->folder, "missing", "a.match.json", NULL);
  g_autofree char *inside = g_build_filename (place->path, "inside", NULL);

  assert_save_fails (match, missing, G_FILE_ERROR);

  /* A pipe or a folder stands where the file should. */
  g_assert_cmpint (mkfifo (place->path, 0666), ==, 0);
  assert_save_fails (match, place->path, G_FILE_ERROR);
  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_cmpint (g_mkdir (place->path, 0777), ==, 0);
  g_assert_true (g_file_set_contents (inside, "precious", -1, NULL));
  assert_save_fails (match, place->path, G_FILE_ERROR);
  g_assert_true (g_file_test (inside, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpint (g_remove (inside), ==, 0);
}

/* What a file allows is asked for the real user: the superuser may write to any. */
static void
test_save_heeds_read_only (Place *place,
                           gconstpointer user_data)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  gboolean is_superuser = geteuid () == 0;

  g_assert_true (g_file_set_contents (place->path, "precious", -1, NULL));
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  if (is_superuser)
    g_assert_cmpint (setreuid (NOBODY, (uid_t) -1), ==, 0);
  assert_save_fails (match, place->path, G_FILE_ERROR);
  if (is_superuser)
    g_assert_cmpint (setreuid (0, (uid_t) -1), ==, 0);
}

/* The count of undone reveals stays one that can be read again. */
static void
test_most_reveals_undone (void)
{
  g_autoptr (JsonNode) root =
      toy_match_parse ("{\"format\": \"scriptorium-match\", \"version\": 1, \"game\": \"pig\","
                       " \"setup\": {\"seats\": [{}, {}]}, \"reveals_undone\": 2147483647,"
                       " \"moves\": [\"badge 1 b1\", \"badge 2 b2\", \"start 1\", \"roll\","
                       " \"die 4\"]}");
  g_autoptr (ScrMatch) match = toy_match_read (root);

  toy_match_undo (match, 1, FALSE);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, G_MAXINT);
  assert_comes_back (match);
}

/* A match that could not be opened again does not replace one that can. */
static void
test_save_refuses_what_cannot_be_read (Place *place,
                                       gconstpointer user_data)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (ScrMatch) heavy = NULL;
  JsonArray *ballast = json_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  scr_match_save (match, place->file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (place->path, &before, NULL, NULL));

  for (guint i = 0; i < SCR_JSON_MAX_VALUES; i++)
    json_array_add_int_element (ballast, i);
  json_object_set_array_member (json_node_get_object (root), "x", ballast);
  heavy = toy_match_read (root);
  g_assert_false (scr_match_save (heavy, place->file, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, place->path));

  g_assert_true (g_file_get_contents (place->path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

static void
test_only_local_files (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (GFile) file = g_file_new_for_uri ("resource:///org/scriptorium/a.match.json");
  g_autoptr (GError) error = NULL;

  g_assert_false (scr_match_save (match, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);
  g_assert_null (scr_match_load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

static void
test_load_fails (Place *place,
                 gconstpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_load (place->file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_true (
      g_file_set_contents (place->path, toy_match_base, strlen (toy_match_base) / 2, NULL));
  g_assert_null (scr_match_load (place->file, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "Line 1, column "));
}

/* The title holds what a player may type. */
static void
test_titles_come_back (void)
{
  static const char *const titles[] = {
    "", "\"\\/", "\x01\x1f\x7f\n\t", "\xC3\xA9\xF0\x9F\x98\x80", "' // # {"
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");

      scr_match_set_title (match, titles[i]);
      g_assert_cmpstr (scr_match_get_title (match), ==, titles[i]);
      assert_comes_back (match);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match-file/read", test_read);
  g_test_add_func ("/match-file/keys-in-order", test_keys_in_order);
  g_test_add_func ("/match-file/defaults", test_defaults);
  g_test_add_func ("/match-file/unknown-keys-are-kept", test_unknown_keys_are_kept);
  g_test_add_func ("/match-file/comes-back-at-every-step", test_comes_back_at_every_step);
  g_test_add_func ("/match-file/plays-on-the-same", test_plays_on_the_same);
  g_test_add_func ("/match-file/start-state", test_start_state);
  g_test_add_func ("/match-file/sheet", test_sheet);
  g_test_add_func ("/match-file/titles-come-back", test_titles_come_back);
  g_test_add_func ("/match-file/only-local-files", test_only_local_files);
  g_test_add ("/match-file/save", Place, NULL, place_set_up, test_save, place_tear_down);
  g_test_add ("/match-file/save-keeps-mode", Place, NULL, place_set_up, test_save_keeps_mode,
              place_tear_down);
  g_test_add ("/match-file/save-follows-links", Place, NULL, place_set_up,
              test_save_follows_links, place_tear_down);
  g_test_add ("/match-file/save-fails", Place, NULL, place_set_up, test_save_fails,
              place_tear_down);
  g_test_add ("/match-file/save-heeds-read-only", Place, NULL, place_set_up,
              test_save_heeds_read_only, place_tear_down);
  g_test_add_func ("/match-file/most-reveals-undone", test_most_reveals_undone);
  g_test_add ("/match-file/save-refuses-what-cannot-be-read", Place, NULL,
              place_set_up, test_save_refuses_what_cannot_be_read, place_tear_down);
  g_test_add ("/match-file/load-fails", Place, NULL, place_set_up, test_load_fails,
              place_tear_down);

  return g_test_run ();
}
