/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "core/scr-game.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"
#include "games/scr-games.h"

#include "abbates-case-json.h"

/* The rules as tables of cases: each tests/cases/NAME.cases.json holds an array "cases", and
 * bases.json beside them the positions that they start from. The README.md there tells the keys. */

/**
 * Case:
 * @bases: the root of bases.json
 * @object: the case as its file has it
 * @mode: who deals where it starts
 * @edition: the edition of the set-up, once the case runs
 *
 * One case of one rule.
 */
typedef struct
{
  JsonObject *bases;
  JsonObject *object;
  ScrMode mode;
  JsonObject *edition;
} Case;

static const char *const case_keys[] = {
  "rule", "name", "why", "base", "setup", "start", "moves", "steps", "refused_setup",
  "refused_start", "mode", "expect", "score", "legal", "has", "hasnt", "outcomes",
  "outcomes_has", "refused", "warns", NULL
};
static const char *const step_keys[] = {
  "move", "expect", "score", "legal", "has", "hasnt", "outcomes", "outcomes_has", "refused",
  "warns", NULL
};

/* A sentence for players, then the rulebook's section and the code. */
static const char *const refusal_form = "^.+[.?!] \\([A-Z].+; [a-z]+(-[a-z]+)*\\)$";

static ScrGame *game;
static GHashTable *codes;

static void
case_free (gpointer pointer)
{
  Case *test = pointer;

  json_object_unref (test->bases);
  json_object_unref (test->object);
  g_clear_pointer (&test->edition, json_object_unref);
  g_free (test);
}

/* Tells each fault; the test goes on, so that all of a case's faults are seen. */
static void G_GNUC_PRINTF (1, 2)
    fail (const char *format,
          ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  g_test_message ("%s", text);
  g_test_fail_printf ("%s", text);
}

static void
check_matches (JsonNode *expected,
               JsonNode *actual,
               const char *what)
{
  g_autofree char *fault = NULL;

  if (!matches (expected, actual, what, &fault))
    fail ("%s", fault);
}

static void
check_equal (JsonNode *expected,
             JsonNode *actual,
             const char *what)
{
  g_autofree char *difference = NULL;

  if (!scr_json_equal (expected, actual, &difference))
    fail ("%s: %s", what, difference);
}

static void
check_legal (ScrState *state,
             JsonObject *checks)
{
  g_auto (GStrv) moves = scr_state_list_moves (state);
  g_autofree char *got = join_sorted (moves);

  if (json_object_has_member (checks, "legal"))
    {
      g_auto (GStrv) legal = texts_of (json_object_get_array_member (checks, "legal"));
      g_autofree char *wanted = join_sorted (legal);

      if (!g_str_equal (wanted, got))
        fail ("legal: expected %s; got %s", wanted, got);
    }
  if (json_object_has_member (checks, "has"))
    {
      g_auto (GStrv) has = texts_of (json_object_get_array_member (checks, "has"));

      for (guint i = 0; has[i] != NULL; i++)
        if (!g_strv_contains ((const char *const *) moves, has[i]))
          fail ("“%s” should be legal; got %s", has[i], got);
    }
  if (json_object_has_member (checks, "hasnt"))
    {
      g_auto (GStrv) hasnt = texts_of (json_object_get_array_member (checks, "hasnt"));

      for (guint i = 0; hasnt[i] != NULL; i++)
        if (g_strv_contains ((const char *const *) moves, hasnt[i]))
          fail ("“%s” should not be legal", hasnt[i]);
    }
}

/* "outcomes" is the whole of what chance may answer, "outcomes_has" a part; null is any weight. */
static void
check_outcomes (ScrState *state,
                JsonObject *checks,
                const char *key)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);
  g_autofree char *got = g_strjoinv (", ", outcomes);
  JsonObject *wanted;
  guint n_found = 0;

  if (!json_object_has_member (checks, key))
    return;

  wanted = json_object_get_object_member (checks, key);
  g_assert_cmpuint (weights->len, ==, g_strv_length (outcomes));
  for (guint i = 0; outcomes[i] != NULL; i++)
    {
      JsonNode *weight = json_object_get_member (wanted, outcomes[i]);

      if (weight == NULL)
        continue;
      n_found++;
      if (!JSON_NODE_HOLDS_NULL (weight) &&
          json_node_get_int (weight) != g_array_index (weights, guint, i))
        fail ("“%s” weighs %u", outcomes[i], g_array_index (weights, guint, i));
    }
  if (n_found != json_object_get_size (wanted))
    fail ("%s: not all are there; got %s", key, got);
  if (g_str_equal (key, "outcomes") && n_found != weights->len)
    fail ("%s: there are more; got %s", key, got);
}

static void
check_refusal (ScrState *state,
               JsonObject *refused)
{
  static const char *const keys[] = { "move", "code", "section", "error", NULL };
  const char *move = json_object_get_string_member (refused, "move");
  const char *code = json_object_get_string_member_with_default (refused, "code", "");
  const char *section = json_object_get_string_member_with_default (refused, "section", "");
  gboolean syntax = json_object_has_member (refused, "error");
  g_autofree char *end = g_strdup_printf ("; %s)", code);
  g_autoptr (JsonNode) before = scr_state_to_json (state);
  g_autoptr (ScrState) after = NULL;
  g_autoptr (JsonNode) unchanged = NULL;
  g_autoptr (GError) error = NULL;

  check_keys (refused, keys, "refused");
  after = scr_state_apply (state, move, &error);
  if (after != NULL)
    {
      fail ("“%s” should be refused", move);
      return;
    }

  if (!g_error_matches (error, SCR_ERROR, syntax ? SCR_ERROR_SYNTAX : SCR_ERROR_ILLEGAL))
    fail ("“%s” is refused with error %d: %s", move, error->code, error->message);
  if (*code != '\0' && !g_str_has_suffix (error->message, end))
    fail ("“%s”: expected code %s: %s", move, code, error->message);
  if (strstr (error->message, section) == NULL)
    fail ("“%s”: expected section %s: %s", move, section, error->message);
  if (!syntax && !g_regex_match_simple (refusal_form, error->message, 0, 0))
    fail ("“%s”: not of the form of a refusal: %s", move, error->message);

  unchanged = scr_state_to_json (state);
  check_equal (before, unchanged, "after a refused move");
}

/* The refusals of a case or step: (element-type JsonObject). */
static GPtrArray *
list_refusals (JsonObject *checks)
{
  GPtrArray *list = g_ptr_array_new ();
  JsonNode *refused = json_object_get_member (checks, "refused");

  if (refused == NULL)
    return list;
  if (JSON_NODE_HOLDS_OBJECT (refused))
    {
      g_ptr_array_add (list, json_node_get_object (refused));
      return list;
    }

  for (guint i = 0; i < json_array_get_length (json_node_get_array (refused)); i++)
    g_ptr_array_add (list, json_array_get_object_element (json_node_get_array (refused), i));
  return list;
}

static void
check_refusals (ScrState *state,
                JsonObject *checks)
{
  g_autoptr (GPtrArray) list = list_refusals (checks);

  for (guint i = 0; i < list->len; i++)
    check_refusal (state, g_ptr_array_index (list, i));
}

/* "warns" names moves, and of each the text that its warning holds; null for one without. */
static void
check_warnings (ScrState *state,
                JsonObject *checks)
{
  JsonObjectIter iter;
  const char *move;
  JsonNode *text;

  if (!json_object_has_member (checks, "warns"))
    return;

  json_object_iter_init (&iter, json_object_get_object_member (checks, "warns"));
  while (json_object_iter_next (&iter, &move, &text))
    {
      g_autofree char *warning = scr_state_dup_warning (state, move);

      if (JSON_NODE_HOLDS_NULL (text) && warning != NULL)
        fail ("“%s” warns: %s", move, warning);
      if (!JSON_NODE_HOLDS_NULL (text) &&
          (warning == NULL || strstr (warning, json_node_get_string (text)) == NULL))
        fail ("“%s” should warn of “%s”: %s", move, json_node_get_string (text), warning);
    }
}

static void
check_state (ScrState *state,
             JsonObject *checks)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  g_autoptr (JsonNode) score = scr_state_score_to_json (state);

  if (json_object_has_member (checks, "expect"))
    check_matches (json_object_get_member (checks, "expect"), json, "state");
  if (json_object_has_member (checks, "score"))
    check_matches (json_object_get_member (checks, "score"), score, "score");
  check_legal (state, checks);
  check_outcomes (state, checks, "outcomes");
  check_outcomes (state, checks, "outcomes_has");
  check_refusals (state, checks);
  check_warnings (state, checks);
}

/* All that is listed is accepted, and only who is due is asked. */
static void
check_lists (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);
  g_auto (GStrv) moves = scr_state_list_moves (state);
  GStrv lists[] = { moves, outcomes };

  if ((g_strv_length (moves) > 0) != (scr_state_get_turn (state) > SCR_TURN_TABLE))
    fail ("turn %d with %u moves", scr_state_get_turn (state), g_strv_length (moves));
  if ((g_strv_length (outcomes) > 0) != (scr_state_get_turn (state) == SCR_TURN_TABLE))
    fail ("turn %d with %u outcomes", scr_state_get_turn (state),
          g_strv_length (outcomes));

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; lists[i][j] != NULL; j++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (ScrState) after = scr_state_apply (state, lists[i][j], &error);

        if (after == NULL)
          fail ("“%s” is listed, but: %s", lists[i][j], error->message);
      }
}

static gboolean
is_naming (ScrState *state,
           ScrMode mode,
           JsonNode *json)
{
  const char *awaiting = json_object_get_string_member_with_default (json_node_get_object (json),
                                                                     "awaiting", "");

  return scr_state_get_mode (state, mode) == SCR_MODE_DIGITAL && g_str_equal (awaiting, "know");
}

/* What holds in every state: its sums, its lists, and that a match can go on from it. */
static void
check_invariants (Case *test,
                  JsonNode *setup,
                  ScrState *state)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  g_autoptr (JsonNode) summed = copy_deep (json);
  g_autoptr (ScrState) again = NULL;
  g_autoptr (JsonNode) json_again = NULL;
  g_autoptr (GError) error = NULL;
  ScrMode mode;

  remove_sums (json_node_get_object (summed));
  set_sums (test->edition, json_node_get_object (summed));
  check_equal (summed, json, "sums");
  check_lists (state);

  /* What a table adjusted oddly is read as a table's, whoever deals by now; but for naming. */
  mode = is_naming (state, test->mode, json)
             ? SCR_MODE_DIGITAL
             : MAX (test->mode, scr_state_get_mode (state, test->mode));
  again = scr_game_new_state (game, setup, mode, json, &error);
  if (again == NULL)
    {
      fail ("its own state is refused: %s", error->message);
      return;
    }
  json_again = scr_state_to_json (again);
  check_equal (json, json_again, "from its own state");
}

static void
check_error (GError *error,
             JsonObject *object,
             const char *key)
{
  const char *text = json_object_get_string_member_with_default (object, key, NULL);

  if (error == NULL && text != NULL)
    fail ("%s: it is accepted", key);
  else if (error != NULL && text == NULL)
    fail ("refused: %s", error->message);
  else if (error != NULL && strstr (error->message, text) == NULL)
    fail ("%s: expected “%s”: %s", key, text, error->message);
}

static JsonNode *
make_setup (Case *test)
{
  g_autoptr (JsonNode) base = resolve_base (test->bases,
                                            json_object_get_string_member (test->object, "base"),
                                            "setup");
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);
  g_autoptr (JsonObject) whole = json_object_new ();
  g_autoptr (JsonNode) below = node_of_object (whole);
  g_autoptr (JsonNode) patched = NULL;

  g_assert_cmpstr (scr_edition_get_id (edition), ==, "reconstructed");
  json_object_set_member (whole, "edition", json_node_copy (scr_edition_get_json (edition)));
  patched = patch_node (below, base, TRUE);
  if (!json_object_has_member (test->object, "setup"))
    return copy_deep (patched);

  g_clear_pointer (&base, json_node_unref);
  base = patch_node (patched, json_object_get_member (test->object, "setup"), TRUE);
  return copy_deep (base);
}

/* The state that the case starts from, or NULL for the start of a new match. */
static JsonNode *
make_start (Case *test)
{
  g_autoptr (JsonNode) base = resolve_base (test->bases,
                                            json_object_get_string_member (test->object, "base"),
                                            "state");
  g_autoptr (JsonNode) patched = NULL;
  JsonNode *start;

  if (base == NULL)
    return NULL;

  patched = json_object_has_member (test->object, "start")
                ? patch_node (base, json_object_get_member (test->object, "start"), FALSE)
                : json_node_copy (base);
  start = copy_deep (patched);
  set_sums (test->edition, json_node_get_object (start));

  return start;
}

/* Makes @move if all was well so far, and holds the state after it to what holds in every state. */
static void
advance (Case *test,
         JsonNode *setup,
         ScrState **state,
         const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = NULL;

  if (*state == NULL)
    return;

  after = scr_state_apply (*state, move, &error);
  if (after == NULL)
    fail ("“%s” is refused: %s", move, error->message);
  else
    check_invariants (test, setup, after);
  g_set_object (state, after);
}

static void
run_steps (Case *test,
           JsonNode *setup,
           ScrState **state)
{
  JsonArray *steps = json_object_get_array_member (test->object, "steps");

  for (guint i = 0; i < json_array_get_length (steps) && *state != NULL; i++)
    {
      JsonObject *step = json_array_get_object_element (steps, i);

      check_keys (step, step_keys, json_object_get_string_member (test->object, "name"));
      advance (test, setup, state, json_object_get_string_member (step, "move"));
      if (*state != NULL)
        check_state (*state, step);
      if (g_test_failed ())
        {
          g_test_message ("at step %u, %s", i + 1, json_object_get_string_member (step, "move"));
          return;
        }
    }
}

static void
test_case (gconstpointer data)
{
  Case *test = (Case *) data;
  g_autoptr (JsonNode) raw_setup = make_setup (test);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (JsonNode) start = NULL;
  g_autoptr (ScrState) state = NULL;
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", json_object_get_string_member (test->object, "why"));
  setup = scr_game_normalize_setup (game, raw_setup, &error);
  check_error (error, test->object, "refused_setup");
  if (setup == NULL)
    return;

  test->edition = json_object_ref (json_object_get_object_member (json_node_get_object (setup),
                                                                  "edition"));
  start = make_start (test);
  state = scr_game_new_state (game, setup, test->mode, start, &error);
  check_error (error, test->object, "refused_start");
  if (state == NULL)
    return;

  check_invariants (test, setup, state);
  if (json_object_has_member (test->object, "moves"))
    {
      JsonArray *moves = json_object_get_array_member (test->object, "moves");

      for (guint i = 0; i < json_array_get_length (moves); i++)
        advance (test, setup, &state, json_array_get_string_element (moves, i));
    }
  if (state != NULL)
    check_state (state, test->object);
  if (state != NULL && json_object_has_member (test->object, "steps"))
    run_steps (test, setup, &state);
}

static void
note_codes (JsonObject *checks)
{
  g_autoptr (GPtrArray) list = list_refusals (checks);

  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *refused = g_ptr_array_index (list, i);

      if (json_object_has_member (refused, "code"))
        g_hash_table_add (codes, g_strdup (json_object_get_string_member (refused, "code")));
    }
}

static void
note_step_cb (JsonArray *steps,
              guint index,
              JsonNode *step,
              gpointer user_data)
{
  note_codes (json_node_get_object (step));
}

/* A case for each reason, and no case for a reason that there is not. */
static void
test_each_reason (void)
{
  for (guint i = ABBATES_REASON_NONE + 1; i < ABBATES_N_REASONS; i++)
    if (!g_hash_table_remove (codes, abbates_reason_code (i)))
      fail ("no case for %s", abbates_reason_code (i));

  g_assert_cmpuint (g_hash_table_size (codes), ==, 0);
}

static JsonNode *
load_json (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cases", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_load (file, &error);

  g_assert_no_error (error);
  return node;
}

/* Who deals in @cases, a file of cases or one of them. */
static ScrMode
read_mode (JsonObject *cases,
           ScrMode otherwise)
{
  ScrMode mode = otherwise;

  if (json_object_has_member (cases, "mode") &&
      !scr_mode_from_word (json_object_get_string_member (cases, "mode"), &mode))
    g_error ("there is no mode “%s”", json_object_get_string_member (cases, "mode"));

  return mode;
}

static void
add_cases (const char *name,
           JsonObject *bases)
{
  g_autoptr (JsonNode) root = load_json (name);
  JsonArray *cases = json_object_get_array_member (json_node_get_object (root), "cases");
  ScrMode mode = read_mode (json_node_get_object (root), SCR_MODE_DIGITAL);

  g_assert_cmpuint (json_array_get_length (cases), >, 0);
  for (guint i = 0; i < json_array_get_length (cases); i++)
    {
      Case *test = g_new0 (Case, 1);
      g_autofree char *path = NULL;

      test->bases = json_object_ref (bases);
      test->object = json_object_ref (json_array_get_object_element (cases, i));
      test->mode = read_mode (test->object, mode);
      path = g_strdup_printf ("/abbates/%s/%s",
                              json_object_get_string_member (test->object, "rule"),
                              json_object_get_string_member (test->object, "name"));
      check_keys (test->object, case_keys, path);
      note_codes (test->object);
      if (json_object_has_member (test->object, "steps"))
        json_array_foreach_element (json_object_get_array_member (test->object, "steps"),
                                    note_step_cb, NULL);
      g_test_add_data_func_full (path, test, test_case, case_free);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (JsonNode) bases = NULL;
  const char *name;
  int result;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scr_games_register ();
  game = scr_game_lookup ("abbates");
  g_assert_nonnull (game);

  codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  bases = load_json ("bases.json");
  folder = g_test_build_filename (G_TEST_DIST, "cases", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".cases.json"))
      add_cases (name, json_node_get_object (bases));

  g_test_add_func ("/abbates/refusals/each-reason", test_each_reason);

  result = g_test_run ();
  g_hash_table_unref (codes);
  return result;
}
