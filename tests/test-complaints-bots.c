/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "complaints-util.h"
#include "core/scr-dealer.h"

/* Who acts, and that nobody else does: cases of docs/complaints.md. */

#define N_GAMES 60

static gboolean
has_moves (ScrState *state)
{
  g_auto (GStrv) moves = scr_state_list_moves (state);

  return moves[0] != NULL;
}

static gboolean
has_outcomes (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);

  return outcomes[0] != NULL;
}

/* Either one seat decides, or chance does, or it is over; the file and every seat say the same. */
static void
check_turn (ScrMatch *match,
            ScrState *state)
{
  guint n_seats = scr_match_get_n_seats (match);
  int turn = scr_state_get_turn (state);
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  JsonNode *by = json_object_get_member (json_node_get_object (json), "by");

  g_assert_cmpint (turn, >=, SCR_TURN_NONE);
  g_assert_cmpint (turn, <=, (int) n_seats);
  g_assert_true (has_moves (state) == (turn > SCR_TURN_TABLE));
  g_assert_true (has_outcomes (state) == (turn == SCR_TURN_TABLE));
  if (turn > SCR_TURN_TABLE)
    g_assert_cmpint (json_node_get_int (by), ==, turn);
  else
    g_assert_cmpint (json_node_get_value_type (by), !=, G_TYPE_INT64);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autoptr (ScrState) view = scr_state_view (state, (int) seat, NULL);

      g_assert_cmpint (scr_state_get_turn (view), ==, turn);
    }
}

/* In games of all configurations, at every place of the log. */
static void
test_one_seat_acts (void)
{
  guint64 random = 373;
  guint n_places = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_DIGITAL);
      guint n_entries;

      while (!complaints_is_over (match))
        complaints_play_on (match, &random, 1);

      n_entries = complaints_count (match);
      for (guint n = 0; n <= n_entries; n++)
        check_turn (match, scr_match_get_state_at (match, n));
      for (guint n = 0; n < n_entries; n++)
        {
          g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), n);

          g_assert_cmpint (scr_entry_get_turn (entry), ==,
                           scr_state_get_turn (scr_match_get_state_at (match, n)));
        }
      n_places += n_entries;
    }
  g_assert_cmpuint (n_places, >, 50 * N_GAMES);
}

/* A match of a person, in seat 1, and a program in seat 2. */
static ScrMatch *
new_shared (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  JsonArray *seats = json_object_get_array_member (json_node_get_object (setup), "seats");
  g_autoptr (GError) error = NULL;
  ScrMatch *match;

  json_object_set_string_member (json_array_get_object_element (seats, 1), "player", "bot:greedy");
  match = scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, "373", &error);
  g_assert_no_error (error);
  scr_match_deal (match, NULL, &error);
  g_assert_no_error (error);

  return match;
}

/* A program moves when its seat is due; asked at any other time it does nothing. */
static void
test_program_waits_for_its_turn (void)
{
  g_autoptr (ScrMatch) match = new_shared ();
  guint64 random = 373;
  guint n_refused = 0, n_moved = 0;

  while (!complaints_is_over (match))
    {
      g_autoptr (GError) error = NULL;

      if (scr_state_get_turn (scr_match_get_state (match)) == 2)
        {
          g_assert_true (scr_match_play_bot (match, &random, &error));
          n_moved++;
          continue;
        }
      else
        {
          g_autoptr (ComplaintsBefore) before = complaints_before_new (match);

          complaints_assert_refused (before, scr_match_play_bot (match, &random, &error), &error);
          n_refused++;
        }
      complaints_play_on (match, &random, 1);
    }
  g_assert_cmpuint (n_refused, >=, 16);
  g_assert_cmpuint (n_moved, >=, 16);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/complaints/B4/one-seat-acts", test_one_seat_acts);
  g_test_add_func ("/complaints/B4/program-waits-for-its-turn", test_program_waits_for_its_turn);

  return g_test_run ();
}
