/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "complaints-util.h"

/* Saves: cases of docs/complaints.md. */

/* All that players read of the score, and that statistics are made of. */
static char *
dup_score (ScrMatch *match)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (JsonNode) json = scr_state_score_to_json (state);
  g_autoptr (GListModel) rows = scr_state_list_result (state);
  g_autofree char *written = scr_json_print (json, FALSE);
  g_autofree char *result = scr_state_describe_result (state);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s\n%s\n", written, result);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);
      g_autofree char *values = g_strjoinv (" ", (GStrv) scr_result_row_get_values (row));

      g_string_append_printf (text, "%s %s\n", scr_result_row_get_label (row), values);
    }

  return g_string_free (text, FALSE);
}

static void
test_loading_changes_no_score (void)
{
  static const AbbatesTestSetup setups[] = {
    { .n_seats = 3, .palms = TRUE },
    { .n_seats = 2, .variants = 8 },
    { .n_seats = 1, .difficulty = "abbot" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (ScrMatch) plain = complaints_new_match (&setups[i], SCR_MODE_DIGITAL);
      g_autoptr (ScrMatch) saved = complaints_reload (plain);
      guint64 random = i;

      while (!complaints_is_over (plain))
        {
          g_autofree char *move = complaints_dup_decision (plain, &random);
          g_autoptr (ScrMatch) loaded = complaints_reload (saved);
          g_autofree char *score = NULL;
          g_autofree char *again = NULL;

          complaints_play (plain, move);
          complaints_play (loaded, move);
          score = dup_score (plain);
          again = dup_score (loaded);
          g_assert_cmpstr (score, ==, again);
          g_set_object (&saved, loaded);
        }
      g_assert_true (complaints_is_over (saved));
    }
}

/* A write that fails is told with the file's name; file and match stay as they were. */
static void
test_failed_write_is_told (void)
{
  g_autofree char *folder = g_dir_make_tmp ("scriptorium-complaints-XXXXXX", NULL);
  g_autofree char *kept = g_build_filename (folder, "kept.match.json", NULL);
  g_autofree char *loop = g_build_filename (folder, "loop.match.json", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "a.match.json", NULL);
  g_autofree char *below = g_build_filename (kept, "a.match.json", NULL);
  const char *places[] = { loop, nowhere, below, folder, "/dev/full" };
  g_autoptr (ScrMatch) match = complaints_read_fixture ("two-seats");
  g_autofree char *text = complaints_print (match);
  g_autofree char *left = NULL;

  g_assert_true (g_file_set_contents (kept, "kept", -1, NULL));
  g_assert_cmpint (symlink (loop, loop), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (places[i]);
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (scr_match_save (match, file, &error));
      g_assert_nonnull (strstr (error->message, places[i]));
      again = complaints_print (match);
      g_assert_cmpstr (again, ==, text);
    }
  g_assert_true (g_file_get_contents (kept, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, "kept");
  g_unlink (kept);
  g_unlink (loop);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Asserts that @root is refused, and that the reason tells @place. */
static void
assert_refused (JsonNode *root,
                const char *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_new_from_json (root, &error);

  if (match != NULL)
    g_error ("A match without %s was read", place);
  g_assert_true (error->domain == SCR_ERROR);
  if (strstr (error->message, place) == NULL)
    g_error ("“%s” does not tell %s", error->message, place);
}

static void
test_missing_keys (void)
{
  static const char *const required[] = { "format", "version", "game", "setup", "moves" };

  for (guint i = 0; i < G_N_ELEMENTS (required); i++)
    {
      g_autoptr (JsonNode) root = complaints_parse_fixture ("two-seats");
      g_autofree char *place = g_strconcat ("$.", required[i], NULL);

      json_object_remove_member (json_node_get_object (root), required[i]);
      assert_refused (root, place);
    }
}

static void
test_missing_parts (void)
{
  static const char *const parts[][2] = {
    { "setup", "edition" },
    { "setup", "seats" },
    { "state", "garden" },
    { "state", "seats" },
    { "state", "pile" },
    { "state", "start_seat" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (JsonNode) root = complaints_parse_fixture ("two-seats");
      g_autofree char *place = g_strconcat ("$.", parts[i][0], ".", parts[i][1], NULL);

      json_object_remove_member (
          json_object_get_object_member (json_node_get_object (root), parts[i][0]), parts[i][1]);
      assert_refused (root, place);
    }
}

/* A move that is missing is missed: at the first later move that does not fit, which is
 * named by its number, or at the state that the file holds. */
static void
test_missing_moves (void)
{
  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) whole = complaints_read_fixture (complaints_fixtures[i]);

      for (guint lost = 0; lost < complaints_count (whole); lost += 5)
        {
          g_autoptr (JsonNode) root = complaints_parse_fixture (complaints_fixtures[i]);
          JsonObject *object = json_node_get_object (root);
          JsonArray *moves = json_object_get_array_member (object, "moves");
          g_autoptr (GError) error = NULL;
          g_autoptr (ScrMatch) match = NULL;
          guint number = 0;

          json_array_remove_element (moves, lost);
          match = scr_match_new_from_json (root, &error);
          g_assert_null (match);
          g_assert_true (error->domain == SCR_ERROR);
          if (g_str_has_prefix (error->message, "move "))
            number = (guint) g_ascii_strtoull (error->message + strlen ("move "), NULL, 10);
          else
            g_assert_true (g_str_has_prefix (error->message, "$.state"));
          if (number != 0)
            {
              g_assert_cmpuint (number, >, lost);
              g_assert_cmpuint (number, <=, json_array_get_length (moves));
            }
        }
    }
}

/* An illegal move in place of each: exactly that one is named. */
static void
test_wrong_move_is_named (void)
{
  g_autoptr (ScrMatch) whole = complaints_read_fixture ("two-seats");

  for (guint at = 0; at < complaints_count (whole); at++)
    {
      g_autoptr (JsonNode) root = complaints_parse_fixture ("two-seats");
      g_autofree char *place = g_strdup_printf ("move %u: ", at + 1);
      JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");
      JsonArray *damaged = json_array_new ();

      for (guint i = 0; i < json_array_get_length (moves); i++)
        json_array_add_string_element (
            damaged, i == at ? "take 1 to 10" : json_array_get_string_element (moves, i));
      json_object_set_array_member (json_node_get_object (root), "moves", damaged);
      assert_refused (root, place);
    }
}

/* Where a decimal comma, other digits or another small i are used, files are the same. */
static void
test_same_files_in_every_locale (void)
{
  static const char *const locales[] = { "de_DE.utf8", "fr_FR.utf8", "tr_TR.utf8", "ar_EG.utf8" };
  g_autoptr (JsonNode) root = complaints_parse_fixture ("solo-prior");
  g_autoptr (GError) error = NULL;
  JsonNode *later = scr_json_parse ("{\"ratio\": 0.5, \"large\": 1234567.25, \"I\": \"İı\"}", -1,
                                    &error);
  g_autoptr (ScrMatch) match = NULL;
  g_autofree char *text = NULL;
  g_autofree char *score = NULL;

  g_assert_no_error (error);
  json_object_set_member (json_node_get_object (root), "later", later);
  match = complaints_read (root);
  text = complaints_print (match);
  score = dup_score (match);
  g_assert_nonnull (strstr (text, "\"ratio\" : 0.5,"));
  g_assert_nonnull (strstr (text, "1234567.25"));
  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autoptr (ScrMatch) loaded = NULL;
      g_autoptr (JsonNode) fraction = NULL;
      g_autofree char *again = NULL;
      g_autofree char *score_again = NULL;

      if (setlocale (LC_ALL, locales[i]) == NULL)
        g_error ("The locale %s is not there", locales[i]);
      loaded = complaints_reload (match);
      again = complaints_print (loaded);
      score_again = dup_score (loaded);
      /* Exact in 53 bits, but not where its point ends it. */
      fraction = scr_json_parse ("[90071992547409930.5e-9]", -1, &error);
      g_assert_no_error (error);
      setlocale (LC_ALL, "C.UTF-8");
      g_assert_cmpstr (again, ==, text);
      g_assert_cmpstr (score_again, ==, score);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/complaints/S2/loading-changes-no-score", test_loading_changes_no_score);
  g_test_add_func ("/complaints/S3/failed-write-is-told", test_failed_write_is_told);
  g_test_add_func ("/complaints/S4/missing-keys", test_missing_keys);
  g_test_add_func ("/complaints/S4/missing-parts", test_missing_parts);
  g_test_add_func ("/complaints/S4/missing-moves", test_missing_moves);
  g_test_add_func ("/complaints/S4/wrong-move-is-named", test_wrong_move_is_named);
  g_test_add_func ("/complaints/S15/same-files-in-every-locale", test_same_files_in_every_locale);

  return g_test_run ();
}
