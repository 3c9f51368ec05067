/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "core/scr-json.h"
#include "core/scr-match-read.h"
#include "games/scr-games.h"

/* Files that earlier releases wrote open for ever, with all that they hold. */

#define N_FILES 23

static char *
dup_folder (void)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "golden", "version-1", NULL);
}

static JsonNode *
load_json (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  JsonNode *root = scr_json_load (file, &error);

  g_assert_no_error (error);
  return root;
}

static ScrMatch *
load_match (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_load (file, &error);

  if (match == NULL)
    g_error ("%s: %s", path, error->message);
  return match;
}

/* Asserts that @b says all that @a does, and no more. */
static void
assert_same (const char *path,
             JsonNode *a,
             JsonNode *b)
{
  g_autofree char *difference = NULL;

  if (!scr_json_equal (a, b, &difference))
    g_error ("%s: %s is not as it was", path, difference);
}

/* The number of its version and of its rules, which are those of the present. */
static void
set_present (JsonNode *root,
             JsonNode *written)
{
  static const char *const names[] = { "version", "rules" };
  JsonObject *object = json_node_get_object (root);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    json_object_set_int_member (
        object, names[i],
        json_object_get_int_member (json_node_get_object (written), names[i]));
}

static void
test_opens_and_comes_back (gconstpointer data)
{
  const char *path = data;
  g_autofree char *folder = g_dir_make_tmp ("scriptorium-test-XXXXXX", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.match.json", NULL);
  g_autoptr (GFile) copy_file = g_file_new_for_path (copy);
  g_autoptr (JsonNode) root = load_json (path);
  g_autoptr (ScrMatch) match = load_match (path);
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  g_autoptr (ScrMatch) again = NULL;
  g_autoptr (JsonNode) rewritten = NULL;
  g_autoptr (GError) error = NULL;

  assert_same (path, json_object_get_member (json_node_get_object (root), "state"),
               json_object_get_member (json_node_get_object (written), "state"));

  scr_match_save (match, copy_file, &error);
  g_assert_no_error (error);
  again = load_match (copy);
  rewritten = scr_match_to_json (again);
  set_present (root, rewritten);
  assert_same (path, root, rewritten);

  g_remove (copy);
  g_rmdir (folder);
  g_assert_finalize_object (g_steal_pointer (&match));
  g_assert_finalize_object (g_steal_pointer (&again));
}

/* What is undone can be redone, and what is played can be undone. */
static void
test_goes_on (gconstpointer data)
{
  g_autoptr (ScrMatch) match = load_match (data);
  g_autoptr (ScrState) state = g_object_ref (scr_match_get_state (match));
  g_autoptr (JsonNode) before = scr_state_to_json (state);
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (GError) error = NULL;
  guint n_undone = scr_match_get_n_undone (match);

  if (n_undone > 0)
    {
      scr_match_redo (match, n_undone, TRUE, &error);
      g_assert_no_error (error);
      scr_match_undo (match, n_undone, TRUE, &error);
      g_assert_no_error (error);
    }
  else if (scr_match_get_can_undo (match))
    {
      scr_match_undo (match, 1, TRUE, &error);
      g_assert_no_error (error);
      scr_match_redo (match, 1, TRUE, &error);
      g_assert_no_error (error);
    }

  after = scr_state_to_json (scr_match_get_state (match));
  assert_same (data, before, after);
}

/* A state needs none of the sums that the game counts itself, and they come back as they were. A
 * score sheet has no causes. */
static void
test_sums_are_found (gconstpointer data)
{
  g_autoptr (ScrMatch) match = load_match (data);
  g_autoptr (JsonNode) state = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) causes = scr_match_drop_sums (match, state);
  JsonObject *object = json_node_get_object (causes);
  JsonArray *seats = json_object_get_array_member (object, "seats");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) counted = scr_game_new_state (
      scr_match_get_game (match), scr_match_get_setup (match), SCR_MODE_DIGITAL, causes, &error);
  g_autoptr (JsonNode) again = NULL;

  g_assert_no_error (error);
  again = scr_state_to_json (counted);
  assert_same (data, state, again);

  g_assert_false (json_object_has_member (object, "pile"));
  g_assert_true (json_object_has_member (object, "round"));
  for (guint i = 0; i < json_array_get_length (seats); i++)
    g_assert_false (json_object_has_member (json_array_get_object_element (seats, i), "score"));
}

/* Files here are never changed. */
static void
test_unchanged (void)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *sums = g_build_filename (folder, "SHA256SUMS", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (sums, &text, NULL, NULL));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, N_FILES);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "  ", 2);
      g_autofree char *path = g_build_filename (folder, words[1], NULL);
      g_autofree char *content = NULL;
      g_autofree char *sum = NULL;

      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, content, -1);
      if (!g_str_equal (sum, words[0]))
        g_error ("%s has been changed", path);
    }
}

/* Adds the tests of each file; there must be as many as were ever added. */
static void
add_files (void)
{
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *open = g_strconcat ("/complaints/S7/opens-and-comes-back/", name, NULL);
      g_autofree char *sums = g_strconcat ("/complaints/S11/sums-are-found/", name, NULL);
      g_autofree char *go_on = g_strconcat ("/complaints/S7/goes-on/", name, NULL);

      if (!g_str_has_suffix (name, ".match.json"))
        continue;
      g_test_add_data_func_full (open, g_build_filename (folder, name, NULL),
                                 test_opens_and_comes_back, g_free);
      g_test_add_data_func_full (go_on, g_build_filename (folder, name, NULL), test_goes_on,
                                 g_free);
      if (!g_str_equal (name, "sheet.match.json"))
        g_test_add_data_func_full (sums, g_build_filename (folder, name, NULL), test_sums_are_found,
                                   g_free);
      n_files++;
    }

  g_assert_cmpuint (n_files, ==, N_FILES);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  scr_games_register ();

  g_test_add_func ("/complaints/S8/unchanged", test_unchanged);
  add_files ();

  return g_test_run ();
}
