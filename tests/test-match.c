/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

typedef struct
{
  guint state;
  guint can_undo;
  guint can_redo;
  guint title;
  guint items;
} Counts;

static void
notify_cb (ScrMatch *match,
           GParamSpec *pspec,
           Counts *counts)
{
  counts->state += g_str_equal (pspec->name, "state");
  counts->can_undo += g_str_equal (pspec->name, "can-undo");
  counts->can_redo += g_str_equal (pspec->name, "can-redo");
  counts->title += g_str_equal (pspec->name, "title");
}

/* Whoever is told of a change finds everything right already. */
static void
items_changed_cb (ScrMatch *match,
                  guint position,
                  guint removed,
                  guint added,
                  Counts *counts)
{
  guint n = toy_match_count (match);

  counts->items++;
  g_assert_cmpuint (position + added, ==, n);
  g_assert_true (scr_match_get_state (match) == scr_match_get_state_at (match, n));
  g_assert_true (scr_match_get_can_redo (match) == (scr_match_get_n_undone (match) > 0));
}

static void
watch (ScrMatch *match,
       Counts *counts)
{
  g_signal_connect (match, "notify", G_CALLBACK (notify_cb), counts);
  g_signal_connect (match, "items-changed", G_CALLBACK (items_changed_cb), counts);
}

static void
assert_counts (Counts *counts,
               guint changes,
               guint can_undo,
               guint can_redo)
{
  g_assert_cmpuint (counts->items, ==, changes);
  g_assert_cmpuint (counts->state, ==, changes);
  g_assert_cmpuint (counts->can_undo, ==, can_undo);
  g_assert_cmpuint (counts->can_redo, ==, can_redo);
  *counts = (Counts){ 0 };
}

static void
test_new (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 3, "");

  g_assert_true (scr_match_get_game (match) == scr_game_lookup ("pig"));
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  g_assert_true (g_uuid_string_is_valid (scr_match_get_id (match)));
  g_assert_cmpstr (scr_match_get_title (match), ==, "");
  g_assert_cmpuint (strlen (scr_match_get_created (match)), ==, strlen ("2026-11-29T20:15:00Z"));
  g_assert_cmpstr (scr_match_get_seed (match), ==, G_STRINGIFY (TOY_SEED));
  g_assert_cmpuint (scr_match_get_n_seats (match), ==, 3);
  g_assert_cmpstr (scr_match_get_seat_name (match, 2), ==, "Player 2");
  g_assert_cmpstr (scr_match_get_seat_colour (match, 3), ==, "yellow");
  g_assert_cmpstr (scr_match_get_seat_player (match, 1), ==, "human");
  g_assert_null (scr_match_get_seat_name (match, 0));
  g_assert_null (scr_match_get_seat_name (match, 4));
  g_assert_true (scr_match_get_state (match) == scr_match_get_start (match));
  g_assert_false (scr_match_get_can_undo (match));
  g_assert_false (scr_match_get_can_redo (match));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (match)) == SCR_TYPE_ENTRY);
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
test_new_refuses (void)
{
  static const struct
  {
    const char *setup;
    const char *seed;
    const char *message;
  } cases[] = {
    { "{\"seats\": [{}]}", "-1", "is not a seed" },
    { "{\"seats\": [{}]}", "", "is not a seed" },
    { "{\"seats\": [{}]}", " 1", "is not a seed" },
    { "{\"seats\": [{}]}", "0x1", "is not a seed" },
    { "{\"seats\": [{}]}", "18446744073709551616", "is not a seed" },
    { "{\"seats\": []}", "1", "$.setup.seats must hold" },
    { "[]", "1", "$.setup must be an object" },
    { "{\"seats\": [{}], \"options\": {\"undo\": \"maybe\"}}", "1",
      "$.setup.options.undo must be" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) setup = scr_json_parse (cases[i].setup, -1, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (
          scr_match_new (scr_game_lookup ("pig"), setup, SCR_MODE_TABLE, cases[i].seed, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, cases[i].message));
    }
}

static void
test_seed_at_random (void)
{
  g_autoptr (JsonNode) setup = scr_json_parse ("{\"seats\": [{}]}", -1, NULL);
  g_autoptr (ScrMatch) a =
      scr_match_new (scr_game_lookup ("pig"), setup, SCR_MODE_TABLE, NULL, NULL);
  g_autoptr (ScrMatch) b =
      scr_match_new (scr_game_lookup ("pig"), setup, SCR_MODE_TABLE, NULL, NULL);

  g_assert_true (
      g_ascii_string_to_unsigned (scr_match_get_seed (a), 10, 0, G_MAXUINT64, NULL, NULL));
  g_assert_cmpstr (scr_match_get_seed (a), !=, scr_match_get_seed (b));
  g_assert_cmpstr (scr_match_get_id (a), !=, scr_match_get_id (b));
}

static void
test_title (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autofree char *cents = g_strnfill (SCR_JSON_MAX_STRING - 1, 'c');
  g_autofree char *longer = g_strconcat (cents, "\xE2\x82\xAC", NULL);
  Counts counts = { 0 };

  watch (match, &counts);
  scr_match_set_title (match, "Friday");
  scr_match_set_title (match, "Friday");
  g_assert_cmpstr (scr_match_get_title (match), ==, "Friday");
  g_assert_cmpuint (counts.title, ==, 1);
  g_object_set (match, "title", NULL, NULL);
  g_assert_cmpstr (scr_match_get_title (match), ==, "");
  g_assert_cmpuint (counts.title, ==, 2);
  scr_match_set_title (match, longer);
  g_assert_cmpstr (scr_match_get_title (match), ==, cents);
  assert_counts (&counts, 0, 0, 0);
}

static void
test_entries (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autoptr (ScrEntry) chance = NULL;
  g_autoptr (ScrEntry) decision = NULL;
  g_autofree char *move = NULL;
  g_autofree char *sentence = NULL;
  int turn;

  toy_match_make (match, "badge 1 b3,start 1,roll,die 4");
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (match), 4));
  chance = g_list_model_get_item (G_LIST_MODEL (match), 0);
  decision = g_list_model_get_item (G_LIST_MODEL (match), 2);

  g_object_get (decision, "move", &move, "turn", &turn, "sentence", &sentence, NULL);
  g_assert_cmpstr (move, ==, "roll");
  g_assert_cmpint (turn, ==, 1);
  g_assert_cmpstr (sentence, ==, "Player 1: roll");
  g_assert_cmpint (scr_entry_get_turn (chance), ==, SCR_TURN_TABLE);
  g_assert_true (scr_entry_turns_up (chance));
  g_assert_false (scr_entry_turns_up (decision));
  g_assert_true (scr_entry_get_before (chance) == scr_match_get_start (match));
  g_assert_true (scr_entry_get_after (decision) == scr_match_get_state_at (match, 3));
}

static void
test_illegal_changes_nothing (void)
{
  static const char *const bad[] = { "die 3", "roll ", "", "badge 1 b1", "nonsense", "\xFF" };
  g_autofree char *huge = g_strnfill (SCR_JSON_MAX_STRING + 1, 'x');
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autoptr (GError) error = NULL;
  Counts counts = { 0 };
  ScrState *state;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2,hold");
  toy_match_undo (match, 1, FALSE);
  state = scr_match_get_state (match);
  watch (match, &counts);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (scr_match_move (match, bad[i], &error));
      g_assert_nonnull (error);
      g_clear_error (&error);
      toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2|hold");
      g_assert_true (scr_match_get_state (match) == state);
    }
  toy_match_assert_refused (match, scr_match_move (match, huge, &error), &error, SCR_ERROR_SYNTAX,
                            "badge 1 b1,start 1,roll,die 2|hold", state);
  assert_counts (&counts, 0, 0, 0);
}

/* What the seed brings, worked out by the rule of the format. */
static void
test_deal_follows_seed (void)
{
  static const guint equal[] = { 1, 1, 1, 1, 1, 1, 1, 1 };
  static const guint die[] = { 2, 1, 1, 1, 1, 1 };
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  guint64 start = scr_dealer_start (TOY_SEED);
  guint first = scr_dealer_draw (start, 0, equal, 8) + 1;
  guint second = scr_dealer_draw (start, 1, equal, 7) + 1;
  g_autofree char *expected = NULL;

  second += second >= first;
  toy_match_deal (match, NULL);
  toy_match_play (match, "hold");
  toy_match_play (match, "roll");
  expected = g_strdup_printf ("badge 1 b%u,badge 2 b%u,start %u,hold,roll,die %u|", first, second,
                              scr_dealer_draw (start, 2, equal, 2) + 1,
                              scr_dealer_draw (start, 3, die, 6) + 1);
  toy_match_assert_moves (match, expected);
}

static void
test_prepared_answers (void)
{
  static const char *const answers[] = { "start 2", "badge 2 b7", NULL };

  /* Kept from seat 1, whatever the seed; so with every badge. */
  for (guint badge = 1; badge <= 8; badge++)
    {
      g_autofree char *answer = g_strdup_printf ("badge 2 b%u", badge);
      const char *const one[] = { answer, NULL };
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
      g_autoptr (ScrEntry) second = NULL;

      toy_match_deal (match, one);
      second = g_list_model_get_item (G_LIST_MODEL (match), 1);
      g_assert_cmpstr (scr_entry_get_move (second), ==, answer);
      g_assert_cmpuint (toy_match_count (match), ==, 3);
    }

  {
    g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 3, "");
    g_autofree char *moves = NULL;

    toy_match_deal (match, answers);
    moves = toy_match_dup_moves (match);
    g_assert_nonnull (strstr (moves, ",badge 2 b7,"));
    g_assert_true (g_str_has_suffix (moves, ",start 2|"));
  }
}

static void
test_prepared_answers_that_fit_nothing (void)
{
  static const char *const bad[][3] = {
    { "start 3", NULL },
    { "badge 2 b9", NULL },
    { "start 1", "start 1", NULL },
    { "badge 1 b1", "badge 2 b1", NULL },
    { "roll", NULL },
    { "nonsense", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
      g_autoptr (GError) error = NULL;
      Counts counts = { 0 };

      watch (match, &counts);
      toy_match_assert_refused (match, scr_match_deal (match, bad[i], &error), &error,
                                SCR_ERROR_SETUP, "|", scr_match_get_start (match));
      assert_counts (&counts, 0, 0, 0);
    }
}

/* Where an answer would have its place, the rules say why it cannot come. */
static void
test_prepared_answers_are_refused_with_the_reason (void)
{
  static const struct
  {
    const char *answers[3];
    const char *message;
  } cases[] = {
    { { "badge 1 b9" }, "“badge 1 b9” was asked for, but cannot be dealt: “badge 1 b9” cannot" },
    { { "badge 2 b9" }, "“badge 2 b9” was asked for, but cannot be dealt: “badge 2 b9” cannot" },
    { { "badge 1 b1", "badge 2 b1" }, "“badge 2 b1” was asked for, but cannot be dealt: " },
    { { "badge 3 b1" }, "“badge 3 b1” was asked for, but nothing that is dealt here" },
    { { "badge 1 b1", "badge 1 b2" }, "“badge 1 b2” was asked for, but nothing that is dealt" },
    { { "roll" }, "“roll” was asked for, but nothing that is dealt here can be that." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
      g_autoptr (GError) error = NULL;

      g_assert_false (scr_match_deal (match, cases[i].answers, &error));
      g_assert_error (error, SCR_ERROR, SCR_ERROR_SETUP);
      if (!g_str_has_prefix (error->message, cases[i].message))
        g_error ("“%s” does not begin with “%s”", error->message, cases[i].message);
    }
}

static void
test_play (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (GError) error = NULL;
  g_autofree char *moves = NULL;
  Counts counts = { 0 };
  ScrState *state;

  /* Set-up, move and answer are one change. */
  watch (match, &counts);
  toy_match_play (match, "roll");
  g_assert_cmpuint (toy_match_count (match), ==, 5);
  assert_counts (&counts, 1, 1, 0);

  state = scr_match_get_state (match);
  moves = toy_match_dup_moves (match);
  toy_match_assert_refused (match, scr_match_play (match, "die 2", &error), &error,
                            SCR_ERROR_ILLEGAL, moves, state);
  toy_match_assert_refused (match, scr_match_play (match, "take", &error), &error,
                            SCR_ERROR_ILLEGAL, moves, state);
  assert_counts (&counts, 0, 0, 0);
}

static void
test_play_refused_before_set_up (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (GError) error = NULL;

  toy_match_assert_refused (match, scr_match_play (match, "jump", &error), &error,
                            SCR_ERROR_ILLEGAL, "|", scr_match_get_start (match));
  toy_match_undo (match, 0, FALSE);
  toy_match_assert_moves (match, "|");
}

static void
test_table_does_not_deal (void)
{
  static const char *const answers[] = { "badge 1 b1", NULL };
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autoptr (GError) error = NULL;

  toy_match_deal (match, answers);
  toy_match_assert_moves (match, "|");
  toy_match_play (match, "badge 1 b5");
  toy_match_assert_moves (match, "badge 1 b5|");
  toy_match_assert_refused (match, scr_match_play (match, "roll", &error), &error,
                            SCR_ERROR_ILLEGAL, "badge 1 b5|", scr_match_get_state (match));
}

static void
test_bots_play_to_the_end (void)
{
  g_autoptr (JsonNode) setup = scr_json_parse (
      "{\"seats\": [{\"player\": \"bot:careful\"}, {\"player\": \"bot:random\"}]}", -1, NULL);
  g_autoptr (ScrMatch) match = scr_match_new (scr_game_lookup ("pig"), setup, SCR_MODE_DIGITAL,
                                              G_STRINGIFY (TOY_SEED), NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *result = NULL;
  guint64 random = 1;

  toy_match_deal (match, NULL);
  while (scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE)
    {
      scr_match_play_bot (match, &random, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (toy_match_count (match), <, 1000);
    }

  result = scr_state_describe_result (scr_match_get_state (match));
  g_assert_nonnull (strstr (result, " wins with "));
  g_assert_false (scr_match_play_bot (match, &random, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SETUP);
}

static void
test_bot_only_for_its_seat (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");
  g_autoptr (GError) error = NULL;
  guint64 random = 1;

  toy_match_deal (match, NULL);
  g_assert_false (scr_match_play_bot (match, &random, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SETUP);
  g_assert_cmpuint (toy_match_count (match), ==, 2);
  g_assert_cmpuint (random, ==, 1);
}

static void
test_notifies_once (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");
  Counts counts = { 0 };

  watch (match, &counts);
  toy_match_deal (match, NULL);
  assert_counts (&counts, 1, 0, 0);
  toy_match_deal (match, NULL);
  assert_counts (&counts, 0, 0, 0);
  toy_match_play (match, "roll");
  assert_counts (&counts, 1, 1, 0);
  toy_match_play (match, "hold");
  assert_counts (&counts, 1, 0, 0);
  toy_match_undo (match, 2, FALSE);
  assert_counts (&counts, 1, 1, 1);
  toy_match_redo (match, 2, FALSE);
  assert_counts (&counts, 1, 1, 1);
  toy_match_undo (match, 1, FALSE);
  assert_counts (&counts, 1, 0, 1);
  toy_match_make (match, "roll");
  assert_counts (&counts, 1, 0, 1);
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
test_too_many_moves (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (GError) error = NULL;

  toy_match_deal (match, NULL);
  while (toy_match_count (match) < SCR_MATCH_MAX_MOVES - 1)
    toy_match_make (match, "hold");

  /* A throw and its answer are one too many together. */
  g_assert_false (scr_match_play (match, "roll", &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_clear_error (&error);
  g_assert_cmpuint (toy_match_count (match), ==, SCR_MATCH_MAX_MOVES - 1);
  toy_match_make (match, "hold");
  g_assert_false (scr_match_move (match, "hold", &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_assert_cmpuint (toy_match_count (match), ==, SCR_MATCH_MAX_MOVES);
}

/* The registry gives out the game it was told of, once, and no other. */
static void
test_registry (void)
{
  ScrGame *game = scr_game_lookup ("pig");
  g_autoptr (GListModel) games = scr_game_list ();
  g_autoptr (GListModel) others = scr_game_list ();
  g_autoptr (ScrGame) listed = g_list_model_get_item (games, 0);
  guint minimum, maximum;

  g_assert_true (TOY_IS_GAME (game));
  g_assert_null (scr_game_lookup ("chess"));
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 1);
  g_assert_true (listed == game);
  g_list_store_remove_all (G_LIST_STORE (others));
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 1);
  g_assert_true (scr_game_lookup ("pig") == game);
  g_assert_cmpuint (scr_game_get_rules (game), >=, 1);
  scr_game_get_seats (game, &minimum, &maximum);
  g_assert_cmpuint (minimum, ==, 1);
  g_assert_cmpuint (maximum, ==, 6);
  g_assert_false (scr_game_can_simulate (game));
  g_assert_false (scr_game_can_bench (game));
}

static JsonNode *
fail_display (ScrGame *game,
              JsonNode *display,
              GError **error)
{
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SETUP, "No display");
  return NULL;
}

static ScrState *
fail_state (ScrGame *game,
            JsonNode *setup,
            ScrMode mode,
            JsonNode *start,
            GError **error)
{
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SETUP, "No state");
  return NULL;
}

/* The first fault ends it: an error that is set twice would be a warning. */
static void
test_new_stops_at_the_first_fault (void)
{
  ScrGame *game = scr_game_lookup ("pig");
  ScrGameClass *game_class = SCR_GAME_GET_CLASS (game);
  const ScrGameClass sound = *game_class;
  g_autoptr (JsonNode) setup = toy_match_parse ("{\"seats\": [{}]}");
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  game_class->normalize_display = fail_display;
  game_class->new_state = fail_state;
  match = scr_match_new (game, setup, SCR_MODE_DIGITAL, "1", &error);
  game_class->normalize_display = sound.normalize_display;
  game_class->new_state = sound.new_state;

  g_assert_null (match);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==, "No display");
}

static void
test_edition_object (void)
{
  g_autoptr (JsonNode) json = toy_match_parse ("{\"id\": \"one\"}");
  ScrEdition *edition = scr_edition_new ("one", "The first", "printed", json);
  g_autofree char *name = NULL;

  g_object_get (edition, "name", &name, NULL);
  g_assert_cmpstr (name, ==, "The first");
  g_assert_cmpstr (scr_edition_get_id (edition), ==, "one");
  g_assert_cmpstr (scr_edition_get_name (edition), ==, "The first");
  g_assert_cmpstr (scr_edition_get_provenance (edition), ==, "printed");
  toy_match_assert_equal_json (scr_edition_get_json (edition), json);
  g_assert_finalize_object (edition);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/game/registry", test_registry);
  g_test_add_func ("/game/edition-object", test_edition_object);
  g_test_add_func ("/match/new", test_new);
  g_test_add_func ("/match/new-refuses", test_new_refuses);
  g_test_add_func ("/match/new-stops-at-the-first-fault", test_new_stops_at_the_first_fault);
  g_test_add_func ("/match/seed-at-random", test_seed_at_random);
  g_test_add_func ("/match/title", test_title);
  g_test_add_func ("/match/entries", test_entries);
  g_test_add_func ("/match/illegal-changes-nothing", test_illegal_changes_nothing);
  g_test_add_func ("/match/deal-follows-seed", test_deal_follows_seed);
  g_test_add_func ("/match/prepared-answers", test_prepared_answers);
  g_test_add_func ("/match/prepared-answers-that-fit-nothing",
                   test_prepared_answers_that_fit_nothing);
  g_test_add_func ("/match/prepared-answers-are-refused-with-the-reason",
                   test_prepared_answers_are_refused_with_the_reason);
  g_test_add_func ("/match/play", test_play);
  g_test_add_func ("/match/play-refused-before-set-up", test_play_refused_before_set_up);
  g_test_add_func ("/match/table-does-not-deal", test_table_does_not_deal);
  g_test_add_func ("/match/bots-play-to-the-end", test_bots_play_to_the_end);
  g_test_add_func ("/match/bot-only-for-its-seat", test_bot_only_for_its_seat);
  g_test_add_func ("/match/notifies-once", test_notifies_once);
  g_test_add_func ("/match/too-many-moves", test_too_many_moves);

  return g_test_run ();
}
