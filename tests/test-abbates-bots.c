/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"

/* Bots and simulation. */

static ScrSimulationResult
simulate (const AbbatesTestSetup *wanted,
          const char *const *bots,
          guint n_games,
          guint jobs)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  const ScrSimulation simulation = {
    .setup = setup,
    .bots = bots,
    .n_games = n_games,
    .seed = 11,
    .jobs = jobs,
  };
  g_autoptr (GError) error = NULL;
  ScrSimulationResult result;

  g_assert_true (scr_game_simulate (abbates_test_game (), &simulation, &result, &error));
  g_assert_no_error (error);

  return result;
}

/* Each level beats the one below in 1,000 games. */
static void
test_levels (void)
{
  static const char *const two[] = { "greedy", "random", NULL };
  static const char *const four[] = { "random", "greedy", "random", "random", NULL };
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  const AbbatesTestSetup wanted_four = { .n_seats = 4, .palms = TRUE };
  ScrSimulationResult result = simulate (&wanted, two, 1000, 1);

  g_assert_cmpfloat (result.seats[0].wins, >, 800);
  g_assert_cmpfloat (result.seats[0].wins + result.seats[1].wins, ==, 1000);
  result = simulate (&wanted_four, four, 1000, 1);
  g_assert_cmpfloat (result.seats[1].wins, >, 700);
}

static void
test_jobs (void)
{
  static const char *const bots[] = { "greedy", "random", "random", NULL };
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE, .variants = 8 };
  ScrSimulationResult one = simulate (&wanted, bots, 100, 1);
  ScrSimulationResult three = simulate (&wanted, bots, 100, 3);

  g_assert_cmpmem (&one, sizeof one, &three, sizeof three);
}

static gboolean
save_cb (guint number,
         guint64 seed,
         JsonNode *setup,
         const char *const *moves,
         gpointer data,
         GError **error)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, text, error);
  guint *n_saved = data;

  g_assert_nonnull (match);
  for (guint i = 0; moves[i] != NULL; i++)
    g_assert_true (scr_match_move (match, moves[i], error));
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);
  (*n_saved)++;

  return *n_saved < 5 || (g_set_error_literal (error, SCR_ERROR, SCR_ERROR_LIMIT, "full"), FALSE);
}

/* Saved matches are whole, dealt as their seed deals; a failure to save ends it. */
static void
test_saved (void)
{
  static const char *const bots[] = { "random", NULL };
  const AbbatesTestSetup wanted = { .n_seats = 1, .difficulty = "abbot", .palms = TRUE };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  guint n_saved = 0;
  const ScrSimulation simulation = {
    .setup = setup,
    .bots = bots,
    .n_games = 20,
    .seed = 4,
    .jobs = 1,
    .save = save_cb,
    .save_data = &n_saved,
  };
  g_autoptr (GError) error = NULL;
  ScrSimulationResult result;

  g_assert_false (scr_game_simulate (abbates_test_game (), &simulation, &result, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_assert_cmpuint (n_saved, ==, 5);
}

/* A match dealt by the match dealer from the seed is the one simulated. */
static gboolean
redeal_cb (guint number,
           guint64 seed,
           JsonNode *setup,
           const char *const *moves,
           gpointer data,
           GError **error)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, text, error);

  g_assert_true (scr_match_deal (match, NULL, error));
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (entry == NULL)
        {
          g_assert_true (scr_match_play (match, moves[i], error));
          entry = g_list_model_get_item (G_LIST_MODEL (match), i);
        }
      g_assert_cmpstr (scr_entry_get_move (entry), ==, moves[i]);
    }

  return TRUE;
}

static void
test_same_deal (void)
{
  static const char *const bots[] = { "random", "greedy", "random", NULL };
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  const ScrSimulation simulation = {
    .setup = setup,
    .bots = bots,
    .n_games = 5,
    .seed = 8,
    .jobs = 1,
    .save = redeal_cb,
  };
  g_autoptr (GError) error = NULL;
  ScrSimulationResult result;

  g_assert_true (scr_game_simulate (abbates_test_game (), &simulation, &result, &error));
  g_assert_no_error (error);
}

static void
test_unknown_bot (void)
{
  static const char *const bots[] = { "greedy", "clever", NULL };
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  const ScrSimulation simulation = { .setup = setup, .bots = bots, .n_games = 1, .jobs = 1 };
  g_autoptr (GError) error = NULL;
  ScrSimulationResult result;

  g_assert_false (scr_game_simulate (abbates_test_game (), &simulation, &result, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SETUP);
  g_assert_null (scr_game_new_bot (abbates_test_game (), "clever"));
}

/* What others know or hide changes nothing that a bot chooses. */
static void
test_hidden (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .variants = 8 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  guint64 random = 12;

  for (guint i = 0; i < 50; i++)
    {
      AbbatesPosition position, changed;
      guint64 first_random = i, second_random = i;
      g_autoptr (AbbatesState) state = NULL;
      g_autoptr (AbbatesState) other = NULL;
      g_autoptr (ScrBot) bot =
          scr_game_new_bot (abbates_test_game (), i % 2 == 0 ? "greedy" : "random");
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      guint other_seat;
      AbbatesCard card;

      abbates_position_init (&position, &setup->rules);
      for (guint steps = 60 + i; steps > 0 || position.by == 0; steps -= steps > 0)
        abbates_position_apply (&position, &setup->rules,
                                abbates_position_random_move (&position, &setup->rules, &random));

      /* The secret card of another is one of the draw pile's instead. */
      changed = position;
      other_seat = position.by % 3;
      for (card = 1; changed.left[card] == 0 || card == changed.seats[other_seat].secret;)
        card++;
      changed.left[changed.seats[other_seat].secret]++;
      changed.left[card]--;
      changed.seats[other_seat].secret = card;

      state = abbates_state_new (setup, &position);
      other = abbates_state_new (setup, &changed);
      first = scr_bot_choose (bot, SCR_STATE (state), &first_random);
      second = scr_bot_choose (bot, SCR_STATE (other), &second_random);
      g_assert_cmpstr (first, ==, second);
    }
}

/* The cards that another seat looked at are any of the draw pile's to a bot. */
static void
test_hidden_top (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  guint64 random = 21;

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (ScrBot) bot =
          scr_game_new_bot (abbates_test_game (), i % 2 == 0 ? "greedy" : "random");
      guint64 first_random = i, second_random = i;
      g_autoptr (AbbatesState) state = NULL;
      g_autoptr (AbbatesState) other = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      AbbatesPosition position, turned;

      do
        {
          abbates_position_init (&position, &setup->rules);
          while (position.round == 1 && (position.by == 0 || position.n_known < 2 ||
                                         position.known_by == position.by))
            abbates_position_apply (
                &position, &setup->rules,
                abbates_position_random_move (&position, &setup->rules, &random));
        }
      while (position.round > 1);

      turned = position;
      for (guint j = 0; j < position.n_known; j++)
        turned.known[j] = position.known[position.n_known - 1 - j];
      state = abbates_state_new (setup, &position);
      other = abbates_state_new (setup, &turned);
      first = scr_bot_choose (bot, SCR_STATE (state), &first_random);
      second = scr_bot_choose (bot, SCR_STATE (other), &second_random);
      g_assert_cmpstr (first, ==, second);
    }
}

/* "greedy" keeps its Ora et Labora pawn when it costs nothing. */
static void
test_ora (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (ScrBot) bot = scr_game_new_bot (abbates_test_game (), "greedy");
  guint64 random = 2;

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (AbbatesState) state = NULL;
      g_autofree char *move = NULL;
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      while (position.awaiting != ABBATES_MOVE_PLAY)
        abbates_position_apply (&position, &setup->rules,
                                abbates_position_random_move (&position, &setup->rules, &random));

      /* The first to play in the first phase: no card changes the score yet. */
      state = abbates_state_new (setup, &position);
      move = scr_bot_choose (bot, SCR_STATE (state), &random);
      g_assert_true (g_str_has_prefix (move, "play "));
      g_assert_cmpint (g_ascii_strtoll (move + 5, NULL, 10), <=, 7);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/complaints/B3/each-level-beats-the-one-below", test_levels);
  g_test_add_func ("/abbates/bots/jobs", test_jobs);
  g_test_add_func ("/abbates/bots/saved", test_saved);
  g_test_add_func ("/abbates/bots/same-deal", test_same_deal);
  g_test_add_func ("/abbates/bots/unknown", test_unknown_bot);
  g_test_add_func ("/abbates/bots/hidden", test_hidden);
  g_test_add_func ("/abbates/bots/hidden-top", test_hidden_top);
  g_test_add_func ("/abbates/bots/ora", test_ora);

  return g_test_run ();
}
