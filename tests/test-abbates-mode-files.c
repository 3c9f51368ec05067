/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-salvage.h"
#include "mode-util.h"

/* Files of matches in which who deals changes: their starts, what is rescued of them, and how they
 * go on under later rules. */

#define N_MATCHES 90

static void
assert_lists_equal (ScrState *a,
                    ScrState *b)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) first = scr_state_get_turn (a) > 0 ? scr_state_list_moves (a)
                                                    : scr_state_list_outcomes (a, weights);
  g_auto (GStrv) second = scr_state_get_turn (b) > 0 ? scr_state_list_moves (b)
                                                     : scr_state_list_outcomes (b, weights);

  g_assert_true (g_strv_equal ((const char *const *) first, (const char *const *) second));
}

/**
 * NamingCounts:
 * @n_begun: states in the midst of naming that a match began from
 * @n_taking: those of them in action 2
 * @n_unclear: those that do not tell whose turn comes
 */
typedef struct
{
  guint n_begun;
  guint n_taking;
  guint n_unclear;
} NamingCounts;

/* A match can begin from each state in the midst of naming, and goes on as @match did; but in
 * action 2 of three or more the state may not tell whose turn it is, and says so. */
static void
check_naming (ScrMatch *match,
              JsonNode *setup,
              guint n_seats,
              NamingCounts *counts)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (guint i = 1; i < n_entries; i++)
    {
      ScrState *state = scr_match_get_state_at (match, i);
      g_autoptr (JsonNode) json = mode_is_naming (state) ? scr_state_to_json (state) : NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrState) begun = NULL;

      if (json == NULL)
        continue;
      begun = scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, json, &error);
      if (begun == NULL && strstr (error->message, "whose turn in action 2") != NULL)
        {
          g_assert_cmpuint (n_seats, >, 2);
          counts->n_unclear++;
          continue;
        }
      g_assert_no_error (error);
      counts->n_begun++;
      for (guint j = i; j <= n_entries; j++)
        {
          g_autoptr (ScrState) next = NULL;

          mode_assert_equal (begun, scr_match_get_state_at (match, j));
          if (!mode_is_naming (begun))
            break;
          assert_lists_equal (begun, scr_match_get_state_at (match, j));
          g_assert_cmpuint (j, <, n_entries);
          next = scr_state_apply (
              begun, scr_entry_get_move (scr_match_get_entry (match, j + 1)), &error);
          g_assert_no_error (error);
          g_set_object (&begun, next);
        }
      counts->n_taking += g_strcmp0 (scr_state_get_awaiting (begun), "play") != 0;
    }
}

/* Tables that go on with the program dealing, in the midst of a phase or at its beginning. */
static void
test_naming (void)
{
  guint64 random = 20261203;
  guint n_matches = abbates_test_share (N_MATCHES);
  NamingCounts counts = { 0 };

  for (guint i = 0; i < n_matches; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrMatch) match =
          scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, "11", &error);

      g_assert_no_error (error);
      mode_play_to_decision (match, 40 + (guint) scr_random_below (&random, 80), &random);
      if (!scr_match_play (match, "mode digital", NULL))
        continue;
      check_naming (match, setup, wanted.n_seats, &counts);
    }
  if (n_matches < N_MATCHES)
    return;
  g_assert_cmpuint (counts.n_begun - counts.n_taking, >, N_MATCHES);
  g_assert_cmpuint (counts.n_taking, >, N_MATCHES / 2);
  g_assert_cmpuint (counts.n_unclear, >, 0);
}

/* What a state in the midst of naming cannot be, and what is said of it. */
static void
test_naming_refused (void)
{
  static const struct
  {
    const char *path; /* members and indices */
    const char *value;
    const char *message;
  } cases[] = {
    { "awaiting", "\"play\"", "must be a card of this edition" },
    { "points_card/0", "\"?\"", "on the points card" },
    { "drawn", "\"?\"", "$.start.drawn must be null" },
    { "by", "1", "$.start.by is 1, but" },
    { "garden", "[\"book-3\", \"book-3\", \"book-3\", \"book-3\", \"book-3\", \"book-3\","
                " \"?\", \"book-3\", \"book-3\"]",
      "more than this edition has" },
    { "garden/0", "\"window-1\"", NULL },
    { "pile", "3", "$.start.pile is 3, but" },
  };
  g_autoptr (ScrMatch) match = mode_new_match (SCR_MODE_TABLE, "free");
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE, .undo = "free" };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  guint64 random = 5;
  guint n_told;

  mode_play_to_decision (match, 1, &random);
  n_told = g_list_model_get_n_items (G_LIST_MODEL (match));
  mode_move (match, "mode digital");
  g_assert_true (mode_is_naming (scr_match_get_state_at (match, n_told + 1)));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) json = scr_state_to_json (scr_match_get_state_at (match, n_told + 1));
      g_autoptr (JsonNode) value = scr_json_parse (cases[i].value, -1, NULL);
      g_auto (GStrv) path = g_strsplit (cases[i].path, "/", 2);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrState) state = NULL;
      JsonObject *object = json_node_get_object (json);

      if (path[1] == NULL)
        json_object_set_member (object, path[0], g_steal_pointer (&value));
      else
        {
          JsonArray *old = json_object_get_array_member (object, path[0]);
          JsonArray *array = json_array_new ();

          for (guint j = 0; j < json_array_get_length (old); j++)
            json_array_add_element (array,
                                    json_node_copy (j == (guint) atoi (path[1])
                                                        ? value
                                                        : json_array_get_element (old, j)));
          json_object_set_array_member (object, path[0], array);
        }
      state = scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, json, &error);
      if (cases[i].message == NULL)
        {
          g_assert_no_error (error);
          g_assert_true (mode_is_naming (state));
          continue;
        }
      g_assert_null (state);
      if (strstr (error->message, cases[i].message) == NULL)
        g_error ("“%s” does not say “%s”", error->message, cases[i].message);
    }
}

/* The file of @match as an object of the root, without its state. */
static JsonNode *
get_file (ScrMatch *match)
{
  JsonNode *root = scr_match_to_json (match);

  json_object_remove_member (json_node_get_object (root), "state");

  return root;
}

/* Text of the file @root, up to its move @number; that one breaks off. */
static char *
cut_before (JsonNode *root,
            guint number)
{
  g_autofree char *text = scr_json_print (root, TRUE);
  JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");
  const char *end = strstr (text, "\"moves\"");

  g_assert_nonnull (end);
  for (guint i = 0; i < number; i++)
    {
      JsonNode *entry = json_array_get_element (moves, i);
      g_autofree char *quoted =
          g_strdup_printf ("\"%s\"", JSON_NODE_HOLDS_OBJECT (entry)
                                         ? json_object_get_string_member (
                                               json_node_get_object (entry), "move")
                                         : json_node_get_string (entry));

      end = strstr (end + 1, quoted);
      g_assert_nonnull (end);
    }

  return g_strndup (text, (gsize) (end - text) + 4);
}

/* Asserts what is rescued of @text: @match up to @n_kept, in @mode; @is_told says whether that is
 * not what the file says. */
static void
assert_rescued (const char *text,
                ScrMatch *match,
                guint n_kept,
                ScrMode mode,
                gboolean is_told)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  guint n_moves;
  g_autoptr (ScrMatch) rescued = scr_match_salvage (text, -1, &n_moves, &fault, &error);
  g_autoptr (ScrMatch) again = NULL;
  g_autofree char *notice = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (n_moves, ==, n_kept);
  g_assert_cmpint (scr_match_get_mode (rescued), ==, mode);
  mode_assert_equal (scr_match_get_state (rescued), scr_match_get_state_at (match, n_kept));
  notice = scr_match_dup_notice (rescued);
  g_assert_true ((notice != NULL) == is_told);
  g_assert_nonnull (fault);
  if (is_told)
    {
      g_assert_nonnull (strstr (notice, mode == SCR_MODE_TABLE ? "players deal" : "program deals"));
      g_assert_true (g_str_has_suffix (fault, notice));
      g_assert_nonnull (strstr (fault, "the text ends too early. By"));
    }
  again = mode_save_and_load (rescued);
  g_assert_cmpuint (mode_get_n_moves (again), ==, n_kept);
}

/* A table that went on with the program dealing, cut off before that: what nobody recorded fits
 * only a table. */
static void
test_cut_table (void)
{
  g_autoptr (ScrMatch) match = mode_new_match (SCR_MODE_TABLE, "free");
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *after = NULL;
  JsonArray *moves;
  guint64 random = 5;
  guint n_told, n_moves;

  mode_play_to_decision (match, 1, &random);
  g_assert_true (mode_holds_unknown (scr_match_get_state (match)));
  n_told = mode_get_n_moves (match);
  mode_move (match, "mode digital");
  mode_play_phase (match, &random);
  n_moves = mode_get_n_moves (match);
  root = get_file (match);
  moves = json_object_get_array_member (json_node_get_object (root), "moves");

  cut = cut_before (root, n_told + 1);
  assert_rescued (cut, match, n_told, SCR_MODE_TABLE, TRUE);
  after = cut_before (root, n_moves);
  assert_rescued (after, match, n_moves - 1, SCR_MODE_DIGITAL, FALSE);

  /* The move is not lost, but one before it cannot be: it says who dealt all the same. */
  json_array_remove_element (moves, n_told - 1);
  json_array_add_string_element (moves, "play 1");
  whole = scr_json_print (root, FALSE);
  assert_rescued (whole, match, n_told - 1, SCR_MODE_TABLE, FALSE);
}

/* A match that began where the program names cards, and went on at a table, cut off before that:
 * its start fits only where the program deals. */
static void
test_cut_digital (void)
{
  g_autoptr (ScrMatch) table = mode_new_match (SCR_MODE_TABLE, "free");
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *cut_at_start = NULL;
  JsonObject *object;
  guint64 random = 5;
  guint n_told, n_made;

  mode_play_to_decision (table, 1, &random);
  n_told = mode_get_n_moves (table);
  mode_move (table, "mode digital");
  root = get_file (table);
  object = json_node_get_object (root);
  json_object_set_member (object, "start",
                          scr_state_to_json (scr_match_get_state_at (table, n_told + 1)));
  json_object_set_array_member (object, "moves", json_array_new ());
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  g_assert_true (scr_match_deal (match, NULL, &error));
  g_assert_no_error (error);
  mode_play_phase (match, &random);
  n_made = mode_get_n_moves (match);
  mode_move (match, "mode table");

  g_clear_pointer (&root, json_node_unref);
  root = get_file (match);
  cut = cut_before (root, n_made + 1);
  assert_rescued (cut, match, n_made, SCR_MODE_DIGITAL, TRUE);
  cut_at_start = cut_before (root, 1);
  assert_rescued (cut_at_start, match, 0, SCR_MODE_DIGITAL, TRUE);
}

/* What fits either way is read as the file says, and nothing is told: where the file is cut off,
 * and where a move is wrong in both modes. */
static void
test_cut_either (void)
{
  g_autoptr (ScrMatch) match = mode_new_match (SCR_MODE_DIGITAL, "free");
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *wrong = NULL;
  JsonArray *moves;
  guint n_made;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  n_made = mode_get_n_moves (match);
  mode_move (match, "mode table");
  root = get_file (match);
  cut = cut_before (root, n_made + 1);
  assert_rescued (cut, match, n_made, SCR_MODE_TABLE, FALSE);

  moves = json_object_get_array_member (json_node_get_object (root), "moves");
  json_array_remove_element (moves, n_made);
  json_array_add_string_element (moves, "fly");
  wrong = scr_json_print (root, FALSE);
  assert_rescued (wrong, match, n_made, SCR_MODE_TABLE, FALSE);
}

static guint
get_later_rules (ScrGame *game)
{
  return 1000;
}

/* Under later rules, which refuse its first move, @match goes on from its state in @mode. */
static void
assert_renewed_in (ScrMatch *match,
                   ScrMode mode)
{
  ScrGameClass *klass = SCR_GAME_GET_CLASS (abbates_test_game ());
  guint (*get_rules) (ScrGame *) = klass->get_rules;
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (root);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) renewed = NULL;
  g_autoptr (ScrMatch) again = NULL;
  g_autofree char *notice = NULL;

  json_array_remove_element (json_object_get_array_member (object, "moves"), 0);
  klass->get_rules = get_later_rules;
  renewed = scr_match_new_from_json (root, &error);
  if (renewed != NULL)
    again = mode_save_and_load (renewed);
  klass->get_rules = get_rules;

  g_assert_no_error (error);
  notice = scr_match_dup_notice (renewed);
  g_assert_nonnull (notice);
  g_assert_cmpuint (mode_get_n_moves (renewed), ==, 0);
  g_assert_cmpint (scr_match_get_mode (renewed), ==, mode);
  mode_assert_equal (scr_match_get_state (renewed), scr_match_get_state (match));
}

static void
assert_renewed (ScrMatch *match)
{
  assert_renewed_in (match, scr_match_get_mode (match));
}

/* Later rules do not change who deals, wherever the match stood when it was saved: at a table,
 * where the program names cards, and after that. */
static void
test_renewed (void)
{
  g_autoptr (ScrMatch) to_table = mode_new_match (SCR_MODE_DIGITAL, "free");
  g_autoptr (ScrMatch) to_digital = mode_new_match (SCR_MODE_TABLE, "free");
  guint64 random = 5;
  guint n_told;
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_match_deal (to_table, NULL, NULL));
  mode_move (to_table, "mode table");
  mode_play_phase (to_table, &random);
  mode_play_phase (to_table, &random);
  g_assert_true (mode_holds_unknown (scr_match_get_state (to_table)));
  assert_renewed (to_table);

  mode_play_to_decision (to_digital, 1, &random);
  n_told = mode_get_n_moves (to_digital);
  mode_move (to_digital, "mode digital");
  mode_play_phase (to_digital, &random);
  assert_renewed (to_digital);
  g_assert_true (scr_match_go_to (to_digital, n_told + 1, &error));
  g_assert_no_error (error);
  g_assert_true (mode_is_naming (scr_match_get_state (to_digital)));
  assert_renewed (to_digital);
}

/* A card that was told at the table, but that no box has, stays when the program deals; under later
 * rules such a match goes on at the table. */
static void
test_renewed_odd (void)
{
  g_autoptr (ScrMatch) match = mode_new_match (SCR_MODE_TABLE, "free");
  guint64 random = 5;

  mode_play_to_decision (match, 1, &random);
  mode_move (match, "set portrait 1 1 book-9");
  mode_move (match, "mode digital");
  mode_play_phase (match, &random);
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  assert_renewed_in (match, SCR_MODE_TABLE);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/mode/naming", test_naming);
  g_test_add_func ("/abbates/mode/naming-refused", test_naming_refused);
  g_test_add_func ("/abbates/mode/cut-table", test_cut_table);
  g_test_add_func ("/abbates/mode/cut-digital", test_cut_digital);
  g_test_add_func ("/abbates/mode/cut-either", test_cut_either);
  g_test_add_func ("/abbates/mode/renewed", test_renewed);
  g_test_add_func ("/abbates/mode/renewed-odd", test_renewed_odd);

  return g_test_run ();
}
