/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-follow.h"
#include "abbates-slips.h"
#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* The steps that build a position on a table: whoever follows them gets that position. */

#define N_POSITIONS 2000

/* What no step says, being the sum of what they say. */
static void
drop_scores (JsonNode *state)
{
  JsonObject *root = json_node_get_object (state);
  JsonArray *seats = json_object_get_array_member (root, "seats");

  for (guint i = 0; i < json_array_get_length (seats); i++)
    json_object_remove_member (json_array_get_object_element (seats, i), "score");
  if (!json_object_get_null_member (root, "henricus"))
    json_object_remove_member (json_object_get_object_member (root, "henricus"), "score");
}

static void
assert_equal (JsonNode *a,
              JsonNode *b,
              GListModel *steps)
{
  g_autofree char *difference = NULL;

  if (scr_json_equal (a, b, &difference))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      g_test_message ("%s", scr_step_get_sentence (step));
    }
  g_error ("the table differs: %s", difference);
}

/* A match that starts from what was laid out goes on at the table. */
static void
check_start (JsonNode *setup,
             JsonNode *laid,
             JsonNode *wanted)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (object, "format", "scriptorium-match");
  json_object_set_int_member (object, "version", 1);
  json_object_set_string_member (object, "game", "abbates");
  json_object_set_string_member (object, "mode", "table");
  json_object_set_member (object, "setup", json_node_copy (setup));
  json_object_set_member (object, "start", json_node_copy (laid));
  json_object_set_array_member (object, "moves", json_array_new ());
  json_node_set_object (root, object);
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_TABLE);
  state = scr_state_to_json (scr_match_get_state (match));
  g_assert_true (scr_json_equal (state, wanted, NULL));
}

static void
check_position (JsonNode *setup_json,
                AbbatesSetup *setup,
                const AbbatesPosition *position)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (JsonNode) whole = scr_state_to_json (SCR_STATE (state));
  g_autoptr (JsonNode) wanted = json_node_copy (whole);
  g_autoptr (GListModel) steps = scr_state_list_layout (SCR_STATE (state));
  g_autoptr (JsonNode) laid = abbates_test_follow (steps, &setup->rules);
  g_autoptr (AbbatesState) again = NULL;
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_state_can_lay_out (SCR_STATE (state)));
  again = abbates_state_new_from_json (setup, SCR_MODE_TABLE, laid, "$.start", &error);
  g_assert_no_error (error);
  written = scr_state_to_json (SCR_STATE (again));
  assert_equal (whole, written, steps);
  check_start (setup_json, laid, whole);
  drop_scores (wanted);
  assert_equal (wanted, laid, steps);
}

/* Plays so many moves, in digital mode or as a table that forgets and adjusts. */
static void
play (AbbatesPosition *position,
      const AbbatesRules *rules,
      guint n_moves,
      guint64 *random)
{
  for (guint i = 0; i < n_moves && (position->table || position->stage != ABBATES_STAGE_OVER);
       i++)
    {
      AbbatesMove move;

      if (!position->table)
        move = abbates_position_random_move (position, rules, random);
      else if (!abbates_test_draw_entry (position, rules, random, &move))
        return;
      g_assert_cmpint (abbates_position_check (position, rules, move), ==, ABBATES_REASON_NONE);
      abbates_position_apply (position, rules, move);
    }
}

/* Following the steps, and telling the result, gives the same state: positions of all
 * configurations, dealt and told, from the first to the last. */
static void
test_followed (void)
{
  guint64 random = 20261130;
  guint n_unknown = 0, n_known = 0, n_excess = 0;

  for (guint i = 0; i < abbates_test_share (N_POSITIONS); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (JsonNode) setup_json = abbates_test_setup_json (&wanted);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      position.table = i % 2;
      play (&position, &setup->rules, (guint) scr_random_below (&random, 250), &random);
      check_position (setup_json, setup, &position);
      n_known += position.n_known > 0;
      for (guint j = 0; j < position.n_discard; j++)
        n_unknown += position.discard[j] == ABBATES_UNKNOWN_CARD;
      for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
        n_excess += position.excess[card];
    }
  g_test_message ("%u unrecorded discards, %u cards too many, %u known piles", n_unknown, n_excess,
                  n_known);
  if (abbates_test_share (N_POSITIONS) < N_POSITIONS)
    return;

  g_assert_cmpuint (n_unknown, >, 100);
  g_assert_cmpuint (n_excess, >, 0);
  g_assert_cmpuint (n_known, >, 5);
}

/* The sentence of the step at @place, of several the one with @part; NULL for none. */
static char *
find_sentence (AbbatesSetup *setup,
               const AbbatesPosition *position,
               const char *place,
               const char *part)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (GListModel) steps = scr_state_list_layout (SCR_STATE (state));

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      if (g_strcmp0 (scr_step_get_place (step), place) == 0 &&
          strstr (scr_step_get_sentence (step), part) != NULL)
        return g_strdup (scr_step_get_sentence (step));
    }

  return NULL;
}

static void
make (AbbatesPosition *position,
      const AbbatesRules *rules,
      const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ",", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      AbbatesMove move;
      g_autoptr (GError) error = NULL;

      abbates_move_parse (rules, texts[i], &move, &error);
      g_assert_no_error (error);
      g_assert_cmpint (abbates_position_check (position, rules, move), ==, ABBATES_REASON_NONE);
      abbates_position_apply (position, rules, move);
    }
}

/* A card that nobody recorded is taken for any, and the program says that it does not know. */
static void
test_unrecorded (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 7 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autofree char *garden = NULL;
  g_autofree char *pile = NULL;
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  position.table = TRUE;
  make (&position, &setup->rules,
        "start 1,reveal book-2,reveal window-1,reveal artefact-1,reveal book-1,"
        "reveal ?,reveal book-2,reveal ?,set garden 4 artefact-2");
  garden = find_sentence (setup, &position, "garden", "");
  pile = find_sentence (setup, &position, "pile", "recorded");
  g_assert_cmpstr (garden, ==,
                   "Garden, squares counted in reading order: 1: any card that nobody has looked "
                   "at, 2: book 2, 3: any card that nobody has looked at, 4: artefact 2.");
  g_assert_cmpstr (pile, ==,
                   "2 cards on the table were not recorded: take any for them from the cards that "
                   "lie face down, without looking for one. The program will not know which they "
                   "are.");
}

/* Plays on until the winner has begun to look at the draw pile. */
static gboolean
begin_look (AbbatesPosition *position,
            const AbbatesRules *rules,
            guint64 *random)
{
  abbates_position_init (position, rules);
  position->table = TRUE;
  while (position->stage != ABBATES_STAGE_OVER)
    {
      AbbatesMove move = abbates_position_random_move (position, rules, random);

      abbates_position_apply (position, rules, move);
      if (position->due_for == ABBATES_FOR_PEEK && position->n_known > 0)
        return TRUE;
    }

  return FALSE;
}

/* What is adjusted while somebody looks at the draw pile leaves that seat looking at it. */
static void
test_look_goes_on (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3 };
  g_autoptr (JsonNode) setup_json = abbates_test_setup_json (&wanted);
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  guint64 random = 6;
  AbbatesPosition position;
  guint seat;

  while (!begin_look (&position, &setup->rules, &random))
    continue;
  seat = position.known_by;
  g_assert_cmpuint (seat, >, 0);
  make (&position, &setup->rules, "set known -");
  g_assert_cmpuint (position.known_by, ==, seat);
  check_position (setup_json, setup, &position);
  make (&position, &setup->rules, "reveal ?,reveal ?");
  g_assert_cmpuint (position.n_known, ==, 2);
  g_assert_cmpuint (position.known_by, ==, seat);
  check_position (setup_json, setup, &position);
  make (&position, &setup->rules, "set phase 3 1");
  make (&position, &setup->rules, "set known -");
  g_assert_cmpuint (position.known_by, ==, 0);
  check_position (setup_json, setup, &position);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/steps/followed", test_followed);
  g_test_add_func ("/abbates/steps/unrecorded", test_unrecorded);
  g_test_add_func ("/abbates/steps/look-goes-on", test_look_goes_on);

  return g_test_run ();
}
