/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json-private.h"
#include "toy-game.h"
#include "toy-match.h"

/* What a later version wrote into the state of a file is kept. */

static JsonObject *
get_state (JsonNode *root)
{
  return json_object_get_object_member (json_node_get_object (root), "state");
}

/* The base of a file with an unknown member in its state. */
static JsonNode *
new_root (void)
{
  JsonNode *root = toy_match_parse (toy_match_base);

  json_object_set_member (get_state (root), "x", toy_match_parse ("{\"deep\": [1, null]}"));
  return root;
}

/* Asserts that the state that @match writes is what the rules say and "x" of @root. */
static void
assert_keeps (ScrMatch *match,
              JsonNode *root)
{
  g_autoptr (JsonNode) known = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) written = scr_match_to_json (match);

  json_object_set_member (json_node_get_object (known), "x",
                          scr_json_copy (json_object_get_member (get_state (root), "x")));
  toy_match_assert_equal_json (
      json_object_get_member (json_node_get_object (written), "state"), known);
}

static void
test_unknown_keys_are_kept (void)
{
  g_autoptr (JsonNode) root = new_root ();
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (ScrMatch) again = NULL;

  assert_keeps (match, root);
  toy_match_redo (match, 2, FALSE);
  assert_keeps (match, root);
  toy_match_make (match, "roll,die 3");
  assert_keeps (match, root);
  toy_match_undo (match, 9, FALSE);
  assert_keeps (match, root);

  written = scr_match_to_json (match);
  again = toy_match_read (written);
  assert_keeps (again, root);
  g_assert_finalize_object (g_steal_pointer (&again));
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* The state of the engine itself has nothing but what the rules say. */
static void
test_states_stay_as_they_are (void)
{
  g_autoptr (JsonNode) root = new_root ();
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  g_autoptr (JsonNode) state = scr_state_to_json (scr_match_get_state (match));

  g_assert_true (json_object_has_member (get_state (written), "x"));
  g_assert_false (json_object_has_member (json_node_get_object (state), "x"));
}

static void
test_start_may_hold_more (void)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (JsonNode) more = new_root ();
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;

  json_object_set_member (object, "start",
                          json_node_copy (json_object_get_member (json_node_get_object (more),
                                                                  "state")));
  json_object_set_member (object, "moves", toy_match_parse ("[]"));
  match = toy_match_read (root);
  written = scr_match_to_json (match);
  toy_match_assert_equal_json (json_object_get_member (json_node_get_object (written), "start"),
                               json_object_get_member (object, "start"));
}

typedef struct
{
  const char *from;
  const char *known;
  const char *difference; /* NULL: @from holds @known */
  gboolean is_missing;
} Holding;

static const Holding holdings[] = {
  { "{}", "{}", NULL, FALSE },
  { "{\"a\": 1, \"x\": 2}", "{\"a\": 1.0}", NULL, FALSE },
  { "[{\"x\": 1}, {\"a\": {\"x\": 1}}]", "[{}, {\"a\": {}}]", NULL, FALSE },
  { "{\"a\": 2, \"x\": 2}", "{\"a\": 1}", "$.a", FALSE },
  { "{\"x\": 2}", "{\"a\": 1}", "$.a", TRUE },
  { "{\"a\": [{\"x\": 1}]}", "{\"a\": [{\"b\": null}]}", "$.a[0].b", TRUE },
  { "{\"a\": null}", "{\"a\": {}}", "$.a", FALSE },
  { "{\"a\": {}}", "{\"a\": null}", "$.a", FALSE },
  { "[1, 2]", "[1]", "$[1]", FALSE },
  { "[1]", "[1, 2]", "$[1]", FALSE },
  { "{\"a\": {\"b\": 1}, \"c\": 1}", "{\"a\": {\"b\": 1}, \"c\": 2}", "$.c", FALSE },
};

static void
test_holds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (holdings); i++)
    {
      g_autoptr (JsonNode) from = toy_match_parse (holdings[i].from);
      g_autoptr (JsonNode) known = toy_match_parse (holdings[i].known);
      g_autofree char *difference = NULL;
      gboolean is_missing;

      g_assert_true (scr_json_holds (from, known, &difference, &is_missing) ==
                     (holdings[i].difference == NULL));
      g_assert_cmpstr (difference, ==, holdings[i].difference);
      g_assert_true (is_missing == holdings[i].is_missing);
    }
}

typedef struct
{
  const char *from;
  const char *known;
  const char *to;
  const char *merged;
} Merger;

static const Merger mergers[] = {
  { "{\"a\": 1, \"x\": 2}", "{\"a\": 1}", "{\"a\": 3}", "{\"a\": 3, \"x\": 2}" },
  { "{\"a\": {\"x\": 1, \"b\": 1}}", "{\"a\": {\"b\": 1}}", "{\"a\": {\"b\": 2}}",
    "{\"a\": {\"b\": 2, \"x\": 1}}" },
  { "[{\"x\": 1}, 2]", "[{}, 2]", "[{}, 3]", "[{\"x\": 1}, 3]" },
  /* The path is gone, or leads to something else. */
  { "[{\"x\": 1}]", "[{}]", "[{}, {}]", "[{}, {}]" },
  { "{\"a\": {\"x\": 1}}", "{\"a\": {}}", "{\"a\": null}", "{\"a\": null}" },
  { "{\"a\": {\"x\": 1}}", "{\"a\": {}}", "{}", "{}" },
  { "{\"a\": {\"x\": 1}}", "{\"a\": {}}", "{\"a\": [1]}", "{\"a\": [1]}" },
  /* What was known once does not come back. */
  { "{\"a\": 1, \"b\": 2}", "{\"a\": 1, \"b\": 2}", "{\"a\": 3}", "{\"a\": 3}" },
  /* What is known now is not written over. */
  { "{\"x\": 1}", "{}", "{\"x\": 2}", "{\"x\": 2}" },
};

static void
test_merge (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mergers); i++)
    {
      g_autoptr (JsonNode) from = toy_match_parse (mergers[i].from);
      g_autoptr (JsonNode) known = toy_match_parse (mergers[i].known);
      g_autoptr (JsonNode) to = toy_match_parse (mergers[i].to);
      g_autoptr (JsonNode) merged = toy_match_parse (mergers[i].merged);

      scr_json_merge_unknown (from, known, to);
      toy_match_assert_equal_json (to, merged);
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

  g_test_add_func ("/match-state/unknown-keys-are-kept", test_unknown_keys_are_kept);
  g_test_add_func ("/match-state/states-stay-as-they-are", test_states_stay_as_they_are);
  g_test_add_func ("/match-state/start-may-hold-more", test_start_may_hold_more);
  g_test_add_func ("/match-state/holds", test_holds);
  g_test_add_func ("/match-state/merge", test_merge);

  return g_test_run ();
}
