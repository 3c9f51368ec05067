/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-salvage.h"
#include "toy-game.h"
#include "toy-match.h"

/* A damaged file is opened up to its last sound move, as a new match. */

/* Asserts that @match saves, and opens as it is. */
static void
assert_comes_back (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_match_print (match, &error);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) again = NULL;
  g_autoptr (JsonNode) rewritten = NULL;

  g_assert_no_error (error);
  root = toy_match_parse (text);
  again = toy_match_read (root);
  rewritten = scr_match_to_json (again);
  toy_match_assert_equal_json (root, rewritten);
}

static void
assert_refused (const char *text,
                gsize length,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  guint n_kept = 77;
  char *fault = NULL;

  g_assert_null (scr_match_salvage (text, (gssize) length, &n_kept, &fault, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (n_kept, ==, 77);
  g_assert_null (fault);
  if (!g_str_has_prefix (error->message, "Nothing of the match can be rescued: ") ||
      strstr (error->message, message) == NULL)
    g_error ("“%s” does not say “%s”", error->message, message);
}

/* Of each repaired text the reader must be able to make something. */
static void
test_repair (void)
{
  static const struct
  {
    const char *text;
    const char *repaired; /* NULL: nothing is whole */
    const char *member;
  } cases[] = {
    { "{\"a\": 1}", "{\"a\": 1}", NULL },
    { "{\"a\": [1, 2]", "{\"a\": [1, 2]}", NULL },
    { "{\"a\": [1, 2 ", "{\"a\": [1, 2]}", "a" },
    { "{\"a\": [1, 2", "{\"a\": [1]}", "a" },
    { "{\"a\": [1, 2x]}", "{\"a\": [1]}", "a" },
    { "{\"a\": [1, {\"b\": true, \"c\": tr", "{\"a\": [1, {\"b\": true}]}", "a" },
    { "{\"a\": 1, \"b\": {\"c\": [", "{\"a\": 1}", "b" },
    { "{\"a\": 1, \"b", "{\"a\": 1}", NULL },
    { "{\"a\": 1, \"b\"", "{\"a\": 1}", "b" },
    { "{\"a\": 1, \"a\": 2}", "{\"a\": 1}", NULL },
    { "{\"a\": 1}}", "{\"a\": 1}", NULL },
    { "{\"a\": \"x\"; \"b\": 2}", "{\"a\": \"x\"}", NULL },
    { "\xEF\xBB\xBF{\"a\": 1}", "{\"a\": 1}", NULL },
    { "{\"a\": [\"x\", \"\xFFy\"]}", "{\"a\": [\"x\"]}", "a" },
    { "{\"a\": 'x', \"\xFFy\": 1}", NULL, "a" },
    { "{", NULL, NULL },
    { "", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) fault = NULL;
      g_autofree char *member = NULL;
      g_autofree char *repaired =
          scr_json_repair (cases[i].text, strlen (cases[i].text), &member, &fault);

      g_assert_cmpstr (repaired, ==, cases[i].repaired);
      g_assert_cmpstr (member, ==, cases[i].member);
      g_assert_true ((fault == NULL) == (i == 0));
      if (repaired != NULL)
        json_node_unref (toy_match_parse (repaired));
    }
}

/* A byte that is no text does not hide what is wrong before it. */
static void
test_first_fault_is_told (void)
{
  static const char text[] = "{\"a\": 1,\n \"b\": 'x',\n \"\xFF\": 1}";
  g_autoptr (GError) fault = NULL;
  g_autofree char *member = NULL;
  g_autofree char *repaired = scr_json_repair (text, strlen (text), &member, &fault);

  g_assert_cmpstr (repaired, ==, "{\"a\": 1}");
  g_assert_cmpstr (fault->message, ==, "Line 2, column 7: text must stand in double quotes");
}

/* One key of the toy file is damaged. */
static const struct
{
  const char *name;
  const char *value; /* NULL: without the key */
  guint n_kept;
  const char *fault; /* what is in it; NULL: none */
} damages[] = {
  { "x", "1", 5, NULL },
  { "moves", "[\"badge 1 b1\", \"badge 2 b2\", \"start 1\", \"hold\", \"fly\", \"roll\"]", 4,
    "move 5: “fly” cannot come now" },
  { "moves", "[\"badge 1 b1\", \"badge 2 b2\", 5, \"start 1\"]", 2, "$.moves[2] must be text" },
  { "moves", "[\"badge 1 b1\", {\"note\": \"lost\"}]", 1, "$.moves[1].move is missing" },
  { "moves", "[\"badge 1 b1\", \"fly\", 5]", 1, "move 2: “fly” cannot come now" },
  { "moves", "{}", 0, "$.moves must be a list" },
  { "moves", NULL, 0, "$.moves is missing" },
  { "moves",
    "[\"badge 1 b1\", \"badge 2 b2\", \"start 1\", {\"move\": \"roll\", \"at\": \"noon\"},"
    " \"die 4\"]",
    5, "$.moves[3].at must be a moment" },
  { "state", "5", 5, "$.state must be an object" },
  { "state", "{\"badges\": [2, 1]}", 5, "$.state.badges[0] is not what the moves lead to" },
  { "undone", "[\"hold\", \"fly\"]", 5, "undone move 2: “fly” cannot come now" },
  { "undone", "5", 5, "$.undone must be a list" },
  { "id", "7", 5, "$.id must be text" },
  { "title", "null", 5, "$.title must be text" },
  { "created", "\"yesterday\"", 5, "$.created must be a moment" },
  { "mode", "\"online\"", 5, "$.mode must be" },
  { "seed", "5", 5, "$.seed must be text" },
  { "display", "[]", 5, "$.display must be an object" },
  { "tags", "[1]", 5, "$.tags[0] must be text" },
  { "reveals_undone", "-1", 5, "$.reveals_undone must be a whole number" },
  { "finished", "\"late\"", 5, "$.finished must be a moment" },
  { "sheet", "{}", 5, "$.moves must be empty" },
};

static void
test_damages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (JsonNode) root = toy_match_new_root (damages[i].name, damages[i].value);
      g_autofree char *text = scr_json_print (root, FALSE);
      g_autoptr (GError) error = NULL;
      g_autofree char *fault = NULL;
      guint n_kept;
      g_autoptr (ScrMatch) match = scr_match_salvage (text, -1, &n_kept, &fault, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (n_kept, ==, damages[i].n_kept);
      if (damages[i].fault == NULL)
        g_assert_cmpstr (fault, ==, NULL);
      else if (fault == NULL || strstr (fault, damages[i].fault) == NULL)
        g_error ("“%s” does not say “%s”", fault, damages[i].fault);
      assert_comes_back (match);
      g_assert_finalize_object (g_steal_pointer (&match));
    }
}

/* The rescued match is another one, and all else of it is as it was. */
static void
test_new_match (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("notes of others", "{\"a\": [1]}");
  g_autofree char *whole = scr_json_print (root, FALSE);
  g_autofree char *text = g_strconcat (whole, "}", NULL);
  g_autoptr (ScrMatch) match = scr_match_salvage (text, -1, NULL, NULL, NULL);
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (written);

  g_assert_cmpstr (scr_match_get_id (match), !=, "0f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11");
  g_assert_cmpstr (scr_match_get_title (match), ==, "Friday (rescued)");
  g_assert_cmpstr (scr_match_get_created (match), ==, "2026-11-29T20:15:00Z");
  g_assert_cmpstr (scr_match_get_seed (match), ==, "18446744073709551615");
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_TABLE);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 3);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4|hold,hold");
  toy_match_assert_equal_json (
      json_object_get_member (object, "notes of others"),
      json_object_get_member (json_node_get_object (root), "notes of others"));
}

/* What told of the end of the match goes with the moves that led there. */
static void
test_end_goes_with_moves (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("finished", "\"2026-11-29T21:15:00Z\"");
  JsonObject *object = json_node_get_object (root);
  g_autofree char *text = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;

  json_array_add_string_element (json_object_get_array_member (object, "moves"), "fly");
  text = scr_json_print (root, FALSE);
  match = scr_match_salvage (text, -1, NULL, NULL, NULL);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4|");
  written = scr_match_to_json (match);
  g_assert_false (json_object_has_member (json_node_get_object (written), "finished"));
}

static void
test_start_and_history_stay (void)
{
  static const char start[] =
      "{\"badges\": [3, 4], \"started\": true, \"rolling\": false, \"turn\": 2, \"pot\": 5,"
      " \"throws\": 0, \"scores\": [7, 8], \"sum\": 15, \"mine\": 1}";
  g_autoptr (JsonNode) root = toy_match_new_root ("start", start);
  g_autoptr (JsonNode) expected = toy_match_parse (start);
  JsonObject *object = json_node_get_object (root);
  g_autofree char *text = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_auto (GStrv) history = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[\"hold\", \"roll\", \"fly\"]"));
  json_object_set_member (object, "history", toy_match_parse ("[\"old\", {\"move\": \"older\"}]"));
  text = scr_json_print (root, FALSE);
  match = scr_match_salvage (text, -1, NULL, NULL, NULL);

  toy_match_assert_moves (match, "hold,roll|");
  history = scr_match_list_history (match);
  g_assert_cmpuint (g_strv_length (history), ==, 2);
  g_assert_cmpstr (history[1], ==, "older");
  written = scr_match_to_json (match);
  toy_match_assert_equal_json (
      json_object_get_member (json_node_get_object (written), "start"), expected);
}

/* A title of the greatest length gives way to what tells the rescued match apart. */
static void
test_long_title (void)
{
  g_autoptr (GString) title = g_string_new (NULL);
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  g_autofree char *text = NULL;
  g_autoptr (ScrMatch) match = NULL;

  while (title->len < SCR_JSON_MAX_STRING)
    g_string_append (title, "é");
  json_object_set_string_member (json_node_get_object (root), "title", title->str);
  text = scr_json_print (root, FALSE);
  match = scr_match_salvage (text, -1, NULL, NULL, NULL);

  g_assert_true (g_str_has_suffix (scr_match_get_title (match), "é (rescued)"));
  g_assert_cmpuint (strlen (scr_match_get_title (match)), <=, SCR_JSON_MAX_STRING);
  assert_comes_back (match);
}

static void
test_without_title (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("title", NULL);
  g_autofree char *text = scr_json_print (root, FALSE);
  g_autoptr (ScrMatch) match = scr_match_salvage (text, -1, NULL, NULL, NULL);

  g_assert_cmpstr (scr_match_get_title (match), ==, "(rescued)");
}

/* Parts without which there is no match are asked for by name, never made up. */
static void
test_missing_parts (void)
{
  static const struct
  {
    const char *name;
    const char *value;
    const char *message;
  } cases[] = {
    { "format", NULL, "$.format is missing" },
    { "format", "\"scriptorium-edition\"", "the file is not a match" },
    { "version", "2", "open the match with a newer version" },
    { "game", NULL, "$.game is missing" },
    { "game", "\"chess\"", "a game that this program does not know" },
    { "rules", "9", "open the match with a newer version" },
    { "setup", NULL, "$.setup is missing" },
    { "setup", "{}", "$.setup.seats is missing" },
    { "start", "{}", "$.start.badges is missing" },
    { "history", "[5]", "$.history[0] must be text" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) root = toy_match_new_root (cases[i].name, cases[i].value);
      g_autofree char *text = scr_json_print (root, FALSE);
      g_autoptr (GError) error = NULL;

      g_assert_null (scr_match_new_from_json (root, &error));
      g_assert_nonnull (strstr (error->message, cases[i].message));
      assert_refused (text, strlen (text), cases[i].message);
    }
}

/* A set-up or start that is there in part would be another match. */
static void
test_broken_setup (void)
{
  static const char head[] =
      "{\"format\": \"scriptorium-match\", \"version\": 1, \"game\": \"pig\",";
  g_autofree char *setup =
      g_strconcat (head, "\"moves\": [], \"setup\": {\"seats\": [{}, {}], \"opt", NULL);
  g_autofree char *start =
      g_strconcat (head, "\"moves\": [], \"setup\": {\"seats\": [{}]}, \"start\": {\"badges\": [1]",
                   NULL);

  assert_refused (setup, strlen (setup), "$.setup breaks off; Line 1, column ");
  assert_refused (start, strlen (start), "$.start breaks off; Line 1, column ");
}

static void
test_text_beyond_limit (void)
{
  gsize length = SCR_JSON_MAX_LENGTH + 1;
  g_autofree char *text = g_malloc (length);
  g_autofree char *fault = NULL;
  g_autoptr (ScrMatch) match = NULL;
  guint n_kept;

  memset (text, ' ', length);
  memcpy (text, toy_match_base, strlen (toy_match_base));
  match = scr_match_salvage (text, (gssize) length, &n_kept, &fault, NULL);

  g_assert_cmpuint (n_kept, ==, 5);
  g_assert_nonnull (strstr (fault, "longer than 4 MiB"));
  assert_comes_back (match);
}

/* Reading is all that is done to the damaged file. */
static void
test_file_is_not_touched (void)
{
  g_autofree char *folder = g_dir_make_tmp ("scriptorium-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "damaged.match.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder_file = g_file_new_for_path (folder);
  gsize length = (gsize) (strstr (toy_match_base, "\"roll\"") + 4 - toy_match_base);
  g_autofree char *fault = NULL;
  g_autofree char *after = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  guint n_kept;

  g_file_set_contents (path, toy_match_base, (gssize) length, &error);
  g_assert_no_error (error);

  match = scr_match_salvage_file (file, &n_kept, &fault, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_kept, ==, 3);
  g_assert_true (g_str_has_prefix (fault, "move 4: Line "));
  g_assert_true (g_str_has_suffix (fault, "the text ends too early"));

  g_file_get_contents (path, &after, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (after, strlen (after), toy_match_base, length);
  g_file_delete (file, NULL, &error);
  g_file_delete (folder_file, NULL, &error);
  g_assert_no_error (error);
}

static void
test_no_file (void)
{
  g_autoptr (GFile) none = g_file_new_for_path ("/nonexistent/none.match.json");
  g_autoptr (GFile) remote = g_file_new_for_uri ("https://example.org/friday.match.json");
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_salvage_file (none, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (scr_match_salvage_file (remote, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/complaints/S1/damages", test_damages);
  g_test_add_func ("/complaints/S1/file-is-not-touched", test_file_is_not_touched);
  g_test_add_func ("/complaints/S4/missing-parts", test_missing_parts);
  g_test_add_func ("/complaints/S4/broken-setup", test_broken_setup);
  g_test_add_func ("/salvage/repair", test_repair);
  g_test_add_func ("/salvage/first-fault-is-told", test_first_fault_is_told);
  g_test_add_func ("/salvage/new-match", test_new_match);
  g_test_add_func ("/salvage/end-goes-with-moves", test_end_goes_with_moves);
  g_test_add_func ("/salvage/start-and-history-stay", test_start_and_history_stay);
  g_test_add_func ("/salvage/long-title", test_long_title);
  g_test_add_func ("/salvage/without-title", test_without_title);
  g_test_add_func ("/salvage/text-beyond-limit", test_text_beyond_limit);
  g_test_add_func ("/salvage/no-file", test_no_file);

  return g_test_run ();
}
