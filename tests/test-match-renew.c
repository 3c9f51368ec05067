/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

/* A match saved under older rules goes on under the present ones. */

#define BEFORE "badge 1 b1,badge 2 b2,start 1,"

static ScrGame *game;

static void
set_rules (guint rules)
{
  g_object_set (game, "rules", rules, NULL);
}

/* The file of a match that was played under @rules. */
static JsonNode *
play_under (guint rules,
            const char *moves)
{
  g_autoptr (ScrMatch) match = NULL;

  set_rules (rules);
  match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  toy_match_make (match, moves);

  return scr_match_to_json (match);
}

static JsonObject *
get_object (JsonNode *root,
            const char *name)
{
  return json_object_get_object_member (json_node_get_object (root), name);
}

static void
assert_history (ScrMatch *match,
                const char *expected)
{
  g_auto (GStrv) history = scr_match_list_history (match);
  g_autofree char *text = g_strjoinv (",", history);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_notice (ScrMatch *match,
               const char *const *parts)
{
  g_autofree char *notice = scr_match_dup_notice (match);

  g_assert_nonnull (notice);
  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (notice, parts[i]) == NULL)
      g_error ("“%s” does not say “%s”", notice, parts[i]);
}

static void
assert_no_notice (ScrMatch *match)
{
  g_autofree char *notice = scr_match_dup_notice (match);

  g_assert_cmpstr (notice, ==, NULL);
}

static void
assert_refused (JsonNode *root,
                ScrError code,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_new_from_json (root, &error));
  g_assert_error (error, SCR_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

/* Asserts that @match stands as the state of @root says, with nothing to undo. */
static void
assert_goes_on_from (ScrMatch *match,
                     JsonNode *root)
{
  JsonObject *object = json_node_get_object (root);
  g_autoptr (JsonNode) state = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) written = scr_match_to_json (match);
  JsonObject *file = json_node_get_object (written);

  toy_match_assert_equal_json (state, json_object_get_member (object, "state"));
  toy_match_assert_equal_json (json_object_get_member (file, "start"), state);
  g_assert_cmpuint (json_object_get_int_member (file, "rules"), ==, scr_game_get_rules (game));
  toy_match_assert_moves (match, "|");
  g_assert_false (scr_match_get_can_undo (match));
  g_assert_false (scr_match_get_can_redo (match));
}

/* The match that @match becomes by being saved and opened. */
static ScrMatch *
reopen (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_match_print (match, &error);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonNode) rewritten = NULL;
  ScrMatch *again;

  g_assert_no_error (error);
  root = toy_match_parse (text);
  again = toy_match_read (root);
  rewritten = scr_match_to_json (again);
  toy_match_assert_equal_json (root, rewritten);

  return again;
}

/* A step is no longer allowed. */
static void
test_illegal_move (void)
{
  static const char *const parts[] = { "Pig", "version 2 to 4", "move 4", "nothing to hold",
                                       "goes on from where it stood", NULL };
  g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrMatch) again = NULL;

  set_rules (4);
  match = toy_match_read (root);

  assert_goes_on_from (match, root);
  assert_history (match, BEFORE "hold,roll,die 4");
  assert_notice (match, parts);

  toy_match_make (match, "hold,roll");
  again = reopen (match);
  toy_match_assert_moves (again, "hold,roll|");
  assert_history (again, BEFORE "hold,roll,die 4");
  assert_no_notice (again);
  toy_match_undo (again, 2, FALSE);
  g_assert_false (scr_match_get_can_undo (again));

  g_assert_finalize_object (g_steal_pointer (&match));
  g_assert_finalize_object (g_steal_pointer (&again));
}

/* All steps are allowed, but lead elsewhere. */
static void
test_another_state (void)
{
  static const char *const parts[] = { "version 2 to 3", "$.state.pot is not what the moves",
                                       "old moves stay readable", NULL };
  g_autoptr (JsonNode) root = play_under (2, BEFORE "roll,die 2,roll,die 3");
  g_autoptr (ScrMatch) match = NULL;

  set_rules (3);
  match = toy_match_read (root);

  assert_goes_on_from (match, root);
  assert_history (match, BEFORE "roll,die 2,roll,die 3");
  assert_notice (match, parts);
  toy_match_make (match, "hold");
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), 1), ==, 5);
}

/* Sums are counted anew: that the rules of counting changed is no reason to refuse. */
static void
test_sums_counted_anew (void)
{
  static const char *const games[] = { BEFORE "roll,die 4,hold", BEFORE "roll,die 4,hold,hold" };
  static const char *const reasons[] = { "$.state.sum is not", "move 7: There is nothing" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const char *const parts[] = { "version 2 to 5", reasons[i], NULL };
      g_autoptr (JsonNode) root = play_under (2, games[i]);
      g_autoptr (ScrMatch) match = NULL;
      g_autoptr (ScrMatch) again = NULL;

      set_rules (5);
      match = toy_match_read (root);
      json_object_set_int_member (get_object (root, "state"), "sum", 8);
      assert_goes_on_from (match, root);
      assert_history (match, games[i]);
      assert_notice (match, parts);
      toy_match_make (match, "roll");
      again = reopen (match);
      toy_match_assert_moves (again, "roll|");
    }
}

/* A match that the new rules do not touch is taken over with its moves. */
static void
test_still_replays (void)
{
  g_autoptr (JsonNode) root = play_under (2, BEFORE "roll,die 3,hold");
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) written = NULL;

  set_rules (4);
  match = toy_match_read (root);

  toy_match_assert_moves (match, BEFORE "roll,die 3,hold|");
  assert_history (match, "");
  assert_no_notice (match);
  written = scr_match_to_json (match);
  json_object_set_int_member (json_node_get_object (root), "rules", 4);
  toy_match_assert_equal_json (written, root);
}

static void
test_without_state (void)
{
  static const char *const states[] = {
    NULL,
    "null",
    "{}",
    "{\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 2, \"pot\": 4,"
    " \"throws\": 1, \"scores\": [0, -1], \"sum\": 0}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");
      JsonObject *object = json_node_get_object (root);

      json_object_remove_member (object, "state");
      if (states[i] != NULL)
        json_object_set_member (object, "state", toy_match_parse (states[i]));
      set_rules (4);
      assert_refused (root, SCR_ERROR_ILLEGAL, "move 4: There is nothing to hold");
    }
}

static void
test_equal_rules_refuse (void)
{
  g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");

  json_object_set_int_member (json_node_get_object (root), "rules", 4);
  set_rules (4);
  assert_refused (root, SCR_ERROR_ILLEGAL, "move 4: There is nothing to hold");

  json_object_set_int_member (json_node_get_object (root), "rules", 2);
  json_object_set_int_member (get_object (root, "state"), "pot", 7);
  set_rules (2);
  assert_refused (root, SCR_ERROR_FORMAT, "$.state.pot is not what the moves lead to");
}

/* What is wrong in the form of a file is no matter of rules. */
static void
test_wrong_form_refused (void)
{
  static const struct
  {
    const char *name;
    const char *value;
    const char *message;
  } cases[] = {
    { "moves", "[\"badge 1 b1\", 5]",
      "$.moves[1] must be text, or an object with the text “move”" },
    { "moves", NULL, "$.moves is missing" },
    { "undone", "{}", "$.undone must be a list" },
    { "start", "5", "$.start must be an object" },
    { "state", "5", "$.state must be an object" },
    { "history", "[1]", "$.history[0] must be text, or an object with the text “move”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");
      JsonObject *object = json_node_get_object (root);

      json_object_remove_member (object, cases[i].name);
      if (cases[i].value != NULL)
        json_object_set_member (object, cases[i].name, toy_match_parse (cases[i].value));
      set_rules (4);
      assert_refused (root, SCR_ERROR_FORMAT, cases[i].message);
    }
}

/* Entries go into the history word for word, with all that is noted of them. */
static void
test_history_is_verbatim (void)
{
  static const char moves[] =
      "[\"badge 1 b1\", {\"move\": \"badge 2 b2\", \"note\": \"so\", \"x\": [1]}, \"start 1\","
      " {\"move\": \"hold\", \"at\": \"2026-11-29T20:31:07Z\"}, \"roll\", \"die 4\"]";
  g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");
  g_autoptr (JsonNode) expected = toy_match_parse (moves);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrMatch) again = NULL;

  json_object_set_member (json_node_get_object (root), "moves", toy_match_parse (moves));
  json_object_set_int_member (get_object (root, "state"), "y", 5);
  set_rules (4);
  match = toy_match_read (root);
  toy_match_assert_equal_json (scr_match_get_history (match), expected);
  assert_history (match, BEFORE "hold,roll,die 4");

  /* What others wrote into the state is kept, in the start and in the state. */
  again = reopen (match);
  toy_match_assert_equal_json (scr_match_get_history (again), expected);
  root = (json_node_unref (root), scr_match_to_json (again));
  g_assert_cmpint (json_object_get_int_member (get_object (root, "start"), "y"), ==, 5);
  g_assert_cmpint (json_object_get_int_member (get_object (root, "state"), "y"), ==, 5);
}

static void
test_renewed_twice (void)
{
  g_autoptr (JsonNode) root = play_under (2, BEFORE "roll,die 2");
  g_autoptr (JsonNode) second = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrMatch) last = NULL;
  g_autoptr (ScrMatch) again = NULL;

  set_rules (3);
  match = toy_match_read (root);
  toy_match_make (match, "hold,hold,roll,die 4");
  second = scr_match_to_json (match);

  set_rules (4);
  last = toy_match_read (second);
  assert_goes_on_from (last, second);
  assert_history (last, BEFORE "roll,die 2,hold,hold,roll,die 4");
  toy_match_make (last, "hold");
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (last), 1), ==, 6);

  again = reopen (last);
  assert_history (again, BEFORE "roll,die 2,hold,hold,roll,die 4");
  toy_match_assert_moves (again, "hold|");
}

/* A renewed match whose later moves the newest rules allow keeps start and history. */
static void
test_renewed_then_taken_over (void)
{
  g_autoptr (JsonNode) root = play_under (2, BEFORE "roll,die 2");
  g_autoptr (JsonNode) second = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrMatch) last = NULL;

  set_rules (3);
  match = toy_match_read (root);
  toy_match_make (match, "hold,roll,die 4");
  second = scr_match_to_json (match);

  set_rules (4);
  last = toy_match_read (second);
  assert_no_notice (last);
  assert_history (last, BEFORE "roll,die 2");
  toy_match_assert_moves (last, "hold,roll,die 4|");
}

/* What was taken back may be forbidden now; that is no reason to lay down the moves. */
static void
test_only_undone_differs (void)
{
  static const char *const parts[] = { "undone move 1", "nothing to hold", "All moves are kept",
                                       NULL };
  g_autoptr (JsonNode) root = play_under (2, BEFORE "roll,die 4,hold");
  g_autoptr (ScrMatch) match = NULL;

  json_object_set_member (json_node_get_object (root), "undone", toy_match_parse ("[\"hold\"]"));
  set_rules (4);
  match = toy_match_read (root);
  toy_match_assert_moves (match, BEFORE "roll,die 4,hold|");
  assert_history (match, "");
  assert_notice (match, parts);

  json_object_set_int_member (json_node_get_object (root), "rules", 4);
  assert_refused (root, SCR_ERROR_ILLEGAL, "undone move 1: There is nothing to hold");
}

/* A history longer than any file may hold is not made. */
static void
test_history_within_limit (void)
{
  g_autoptr (JsonNode) root = play_under (2, BEFORE "hold,roll,die 4");
  JsonArray *history = json_object_get_array_member (json_node_get_object (root), "history");
  g_autoptr (ScrMatch) match = NULL;

  while (json_array_get_length (history) < SCR_MATCH_MAX_MOVES - 6)
    json_array_add_string_element (history, "hold");
  set_rules (4);
  match = toy_match_read (root);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (scr_match_get_history (match))), ==,
                    SCR_MATCH_MAX_MOVES);

  json_array_add_string_element (history, "hold");
  assert_refused (root, SCR_ERROR_ILLEGAL, "move 4: There is nothing to hold");
}

int
main (int argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/complaints/S11/illegal-move", test_illegal_move);
  g_test_add_func ("/complaints/S11/another-state", test_another_state);
  g_test_add_func ("/complaints/S11/sums-counted-anew", test_sums_counted_anew);
  g_test_add_func ("/complaints/S11/still-replays", test_still_replays);
  g_test_add_func ("/complaints/S11/history-is-verbatim", test_history_is_verbatim);
  g_test_add_func ("/complaints/S11/renewed-twice", test_renewed_twice);
  g_test_add_func ("/complaints/S11/renewed-then-taken-over", test_renewed_then_taken_over);
  g_test_add_func ("/complaints/S11/only-undone-differs", test_only_undone_differs);
  g_test_add_func ("/match-renew/without-state", test_without_state);
  g_test_add_func ("/match-renew/equal-rules-refuse", test_equal_rules_refuse);
  g_test_add_func ("/match-renew/wrong-form-refused", test_wrong_form_refused);
  g_test_add_func ("/match-renew/history-within-limit", test_history_within_limit);

  status = g_test_run ();
  g_clear_object (&game);
  return status;
}
