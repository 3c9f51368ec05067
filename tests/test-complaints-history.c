/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "complaints-util.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-move.h"
#include "toy-game.h"
#include "toy-match.h"

/* Undo and redo: cases of docs/complaints.md. */

static const AbbatesTestSetup two_seats = { .n_seats = 2, .palms = TRUE };
static const AbbatesTestSetup three_seats = { .n_seats = 3, .sit_out = TRUE };
static const AbbatesTestSetup alone = { .n_seats = 1, .difficulty = "prior", .palms = TRUE };

static void
test_undo_at_the_start_is_refused (void)
{
  const AbbatesTestSetup *setups[] = { &two_seats, &alone };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (setups); i++)
    {
      ScrMode mode = i % 2 == 0 ? SCR_MODE_DIGITAL : SCR_MODE_TABLE;
      g_autoptr (ScrMatch) match = complaints_new_match (setups[i / 2], mode);
      g_autoptr (ComplaintsBefore) before = complaints_before_new (match);
      g_autoptr (GError) error = NULL;

      g_assert_false (before->can_undo);
      complaints_assert_refused (before, scr_match_undo (match, 1, FALSE, &error), &error);
    }
}

static void
refuse_moves (ComplaintsBefore *before)
{
  static const char *const moves[] = { "", "nonsense", "play 15", "play 3 3", "place 0",
                                       "reveal book-9", "mission 1 m01", "\xff", "order 1 1" };
  static const char *const answers[] = { "reveal book-1", NULL };
  g_autofree char *endless = g_strnfill (5000, '1');
  g_autoptr (GError) error = NULL;
  guint64 random = 1;

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      complaints_assert_refused (before, scr_match_move (before->match, moves[i], &error), &error);
      complaints_assert_refused (before, scr_match_play (before->match, moves[i], &error), &error);
    }
  complaints_assert_refused (before, scr_match_move (before->match, endless, &error), &error);
  complaints_assert_refused (before, scr_match_deal (before->match, answers, &error), &error);
  complaints_assert_refused (before, scr_match_play_bot (before->match, &random, &error), &error);
}

static void
test_refused_calls_change_nothing (void)
{
  g_autoptr (ScrMatch) match = complaints_new_match (&two_seats, SCR_MODE_DIGITAL);
  guint64 random = 3;

  complaints_play_on (match, &random, 12);
  for (guint n_undone = 0; n_undone < 8; n_undone += 3)
    {
      g_autoptr (ComplaintsBefore) before = NULL;
      g_autoptr (GError) error = NULL;

      complaints_undo (match, n_undone, FALSE);
      before = complaints_before_new (match);
      for (guint by_move = 0; by_move < 2; by_move++)
        {
          complaints_assert_refused (before, scr_match_undo (match, 1000, by_move, &error), &error);
          complaints_assert_refused (before, scr_match_redo (match, 1000, by_move, &error), &error);
        }
      refuse_moves (before);
    }
}

/* The answer that chance must give belongs to the move: both, or neither. */
static void
test_move_without_room_for_its_answer (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");
  g_autoptr (ComplaintsBefore) before = NULL;
  g_autoptr (GError) error = NULL;

  toy_match_deal (match, NULL);
  while (toy_match_count (match) < SCR_MATCH_MAX_MOVES - 1)
    toy_match_play (match, "hold");
  before = complaints_before_new (match);
  complaints_assert_refused (before, scr_match_play (match, "roll", &error), &error);
}

static void
test_undo_gives_the_recorded_state (void)
{
  const AbbatesTestSetup *setups[] = { &two_seats, &three_seats, &alone };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (ScrMatch) match = complaints_new_match (setups[i], SCR_MODE_DIGITAL);
      g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
      guint64 random = i;

      for (; !complaints_is_over (match); complaints_play_on (match, &random, 1))
        g_ptr_array_add (states, complaints_print_state (scr_match_get_state (match)));
      g_assert_cmpuint (states->len, >, 16);
      for (guint n = states->len; n > 0; n--)
        {
          g_autofree char *state = NULL;

          g_assert_true (scr_match_get_can_undo (match));
          complaints_undo (match, 1, FALSE);
          state = complaints_print_state (scr_match_get_state (match));
          g_assert_cmpstr (state, ==, g_ptr_array_index (states, n - 1));
        }
      g_assert_false (scr_match_get_can_undo (match));
    }
}

/* The words that say what a move is: "take", "take refill", "swap-line"… */
static char *
dup_kind (const char *move)
{
  gsize length = strcspn (move, " ");

  if (move[length] != '\0' && g_ascii_isalpha (move[length + 1]) && g_str_has_prefix (move, "take"))
    length += 1 + strcspn (move + length + 1, " ");

  return g_strndup (move, length);
}

static void
test_each_kind_of_move_is_one_step (void)
{
  static const char *const kinds[] = { "play", "take", "take refill", "take discard", "place",
                                       "peek", "order", "swap-refill", "swap-line", "swap",
                                       "other-line", "recall" };
  g_autoptr (GHashTable) met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint64 random = 5;

  for (guint game = 0; game < 100 && g_hash_table_size (met) < G_N_ELEMENTS (kinds); game++)
    {
      const AbbatesTestSetup wanted = { .n_seats = 2 + game % 3 };
      g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_DIGITAL);

      for (guint n = 0; !complaints_is_over (match); n++)
        {
          g_autofree char *move = complaints_dup_decision (match, &random);
          ScrState *state = scr_match_get_state (match);
          guint n_entries = complaints_count (match);

          complaints_play (match, move);
          g_assert_cmpuint (complaints_count_decisions (match), ==, n + 1);
          complaints_undo (match, 1, FALSE);
          g_assert_cmpuint (complaints_count (match), ==, n_entries);
          g_assert_true (scr_match_get_state (match) == state);
          complaints_redo (match, 1, FALSE);
          g_assert_cmpuint (scr_match_get_n_undone (match), ==, 0);
          g_hash_table_add (met, dup_kind (move));
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (!g_hash_table_contains (met, kinds[i]))
      g_error ("“%s” was never played", kinds[i]);
}

static void
test_at_the_table_each_entry_is_one_step (void)
{
  g_autoptr (ScrMatch) match = complaints_new_match (&three_seats, SCR_MODE_TABLE);
  guint64 random = 6;

  for (guint n = 0; !complaints_is_over (match); n++)
    {
      g_autofree char *move = complaints_dup_decision (match, &random);

      complaints_play (match, move);
      g_assert_cmpuint (complaints_count (match), ==, n + 1);
      complaints_undo (match, 1, FALSE);
      g_assert_cmpuint (complaints_count (match), ==, n);
      complaints_redo (match, 1, FALSE);
      g_assert_cmpuint (complaints_count (match), ==, n + 1);
    }
}

static gint64
get_phase (ScrState *state)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  JsonObject *object = json_node_get_object (json);

  return json_object_get_int_member (object, "round") * 10 +
         json_object_get_int_member (object, "phase");
}

/* Plays a whole game; where a phase is done with, its last player can take that back. */
static void
check_ends_of_phases (const AbbatesTestSetup *wanted)
{
  g_autoptr (ScrMatch) match = complaints_new_match (wanted, SCR_MODE_DIGITAL);
  guint64 random = 7;
  guint n_ends = 0;

  while (!complaints_is_over (match))
    {
      ScrState *before = scr_match_get_state (match);

      complaints_play_on (match, &random, 1);
      if (get_phase (scr_match_get_state (match)) == get_phase (before))
        continue;
      g_assert_true (scr_match_get_can_undo (match));
      complaints_undo (match, 1, FALSE);
      g_assert_true (scr_match_get_state (match) == before);
      complaints_redo (match, 1, FALSE);
      n_ends++;
    }
  g_assert_cmpuint (n_ends, >=, 15);
}

static void
test_last_player_of_a_phase (void)
{
  check_ends_of_phases (&two_seats);
  check_ends_of_phases (&three_seats);
}

static void
test_alone (void)
{
  check_ends_of_phases (&alone);
}

/* Who may do what now, as the interface asks for it, and the whole state. */
static char *
dup_stage (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) moves = scr_state_list_moves (state);
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);
  g_autofree char *all_moves = g_strjoinv (",", moves);
  g_autofree char *all_outcomes = g_strjoinv (",", outcomes);
  g_autofree char *prompt = scr_state_prompt (state);
  g_autofree char *text = complaints_print_state (state);

  return g_strdup_printf ("%d %s %s|%s|%s|%s", scr_state_get_turn (state),
                          scr_state_get_awaiting (state), prompt, all_moves, all_outcomes, text);
}

static void
test_redo_restores_who_may_do_what (void)
{
  g_autoptr (ScrMatch) match = complaints_new_match (&two_seats, SCR_MODE_DIGITAL);
  g_autoptr (GPtrArray) stages = g_ptr_array_new_with_free_func (g_free);
  guint64 random = 9;

  complaints_play_on (match, &random, G_MAXUINT);
  for (guint i = 0; i <= complaints_count (match); i++)
    g_ptr_array_add (stages, dup_stage (scr_match_get_state_at (match, i)));

  for (guint i = 0; i < 300; i++)
    {
      guint at = complaints_count (match);
      guint n_back = 1 + (guint) scr_random_below (&random, MIN (at, 30));
      guint n_forth = (guint) scr_random_below (&random, n_back + 1);
      g_autofree char *stage = NULL;

      complaints_undo (match, n_back, TRUE);
      complaints_redo (match, n_forth, TRUE);
      g_assert_cmpuint (complaints_count (match), ==, at - n_back + n_forth);
      stage = dup_stage (scr_match_get_state (match));
      g_assert_cmpstr (stage, ==, g_ptr_array_index (stages, at - n_back + n_forth));
      if (i % 3 == 0)
        complaints_redo (match, scr_match_get_n_undone (match), TRUE);
    }
}

/* Keeps a list of what the match has told of its entries, as the log does. */
static void
mirror_cb (GListModel *model,
           guint position,
           guint n_removed,
           guint n_added,
           GPtrArray *mirror)
{
  if (n_removed > 0)
    g_ptr_array_remove_range (mirror, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (mirror, (int) (position + i), g_list_model_get_item (model, position + i));
}

static void
assert_mirrored (ScrMatch *match,
                 GPtrArray *mirror)
{
  g_assert_cmpuint (mirror->len, ==, complaints_count (match));
  for (guint i = 0; i < mirror->len; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      g_assert_true (g_ptr_array_index (mirror, i) == entry);
      g_assert_true (scr_entry_get_after (entry) == scr_match_get_state_at (match, i + 1));
    }
}

static void
test_log_keeps_no_undone_entry (void)
{
  g_autoptr (ScrMatch) match = complaints_new_match (&two_seats, SCR_MODE_DIGITAL);
  g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_object_unref);
  guint64 random = 10;

  mirror_cb (G_LIST_MODEL (match), 0, 0, complaints_count (match), mirror);
  g_signal_connect (match, "items-changed", G_CALLBACK (mirror_cb), mirror);
  for (guint i = 0; i < 40; i++)
    {
      complaints_play_on (match, &random, 3);
      assert_mirrored (match, mirror);
      complaints_undo (match, 2, FALSE);
      assert_mirrored (match, mirror);
      complaints_redo (match, 1 + i % 2, FALSE);
      assert_mirrored (match, mirror);
      complaints_undo (match, 1, i % 5 == 0);
      assert_mirrored (match, mirror);
    }
  g_signal_handlers_disconnect_by_data (match, mirror);
}

/* The moves in force, one a line. */
static char *
dup_moves (ScrMatch *match)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < complaints_count (match); i++)
    g_string_append_printf (text, "%s\n", complaints_get_move (match, i));

  return g_string_free (text, FALSE);
}

/* No seed of ours would deal the cards of a game that was recorded elsewhere. */
static void
test_redo_brings_the_same_cards (void)
{
  g_autoptr (ScrMatch) match = complaints_read_fixture ("four-seats");
  g_autofree char *moves = dup_moves (match);
  guint n_entries = complaints_count (match);

  for (guint i = 0; i <= n_entries; i++)
    {
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;

      complaints_undo (match, n_entries - i, TRUE);
      scr_match_deal (match, NULL, &error);
      g_assert_no_error (error);
      complaints_redo (match, scr_match_get_n_undone (match), TRUE);
      again = dup_moves (match);
      g_assert_cmpstr (again, ==, moves);
    }
}

/* A match with four cards to draw, so that the discard pile is soon shuffled. */
static ScrMatch *
new_short_pile (void)
{
  g_autoptr (ScrMatch) match = complaints_new_match (&three_seats, SCR_MODE_DIGITAL);
  ScrState *state = scr_match_get_state (match);
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonNode *start = scr_state_to_json (state);
  JsonArray *discard = json_object_get_array_member (json_node_get_object (start), "discard");
  guint n_left = position->pile;

  for (guint card = 1; card < ABBATES_N_CARDS; card++)
    for (guint i = 0; i < position->left[card] && n_left > 4; i++, n_left--)
      json_array_add_string_element (discard, abbates_card_to_word ((AbbatesCard) card));
  json_object_set_int_member (json_node_get_object (start), "pile", n_left);
  json_object_set_member (json_node_get_object (root), "start", start);
  json_object_set_array_member (json_node_get_object (root), "moves", json_array_new ());
  json_object_remove_member (json_node_get_object (root), "state");

  return complaints_read (root);
}

/* Another of the legal moves than @move, or the same where there is no other. */
static char *
dup_other (ScrMatch *match,
           const char *move)
{
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));

  return g_strdup (moves[g_str_equal (moves[0], move) && moves[1] != NULL ? 1 : 0]);
}

/* Whatever was tried in between, the same decision brings the same cards. */
static void
test_dealer_deals_the_same (void)
{
  g_autoptr (ScrMatch) match = new_short_pile ();
  g_autofree char *moves = NULL;
  guint64 random = 11;

  complaints_play_on (match, &random, G_MAXUINT);
  moves = dup_moves (match);
  g_assert_nonnull (strstr (moves, "\nreshuffle\n"));
  g_assert_nonnull (strstr (moves, "\nplace "));
  while (scr_match_get_can_undo (match))
    {
      g_auto (GStrv) lines = g_strsplit (moves, "\n", -1);
      g_autofree char *other = NULL;
      g_autofree char *again = NULL;

      complaints_undo (match, 1, FALSE);
      other = dup_other (match, lines[complaints_count (match)]);
      complaints_play (match, other);
      complaints_undo (match, 1, FALSE);
      complaints_play (match, lines[complaints_count (match)]);
      again = dup_moves (match);
      g_assert_true (g_str_has_prefix (moves, again));
      complaints_undo (match, 1, FALSE);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) toy = NULL;

  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();
  toy = toy_game_new ();
  scr_game_register (toy);

  g_test_add_func ("/complaints/U1/undo-at-the-start-is-refused",
                   test_undo_at_the_start_is_refused);
  g_test_add_func ("/complaints/U2/refused-calls-change-nothing",
                   test_refused_calls_change_nothing);
  g_test_add_func ("/complaints/U2/move-without-room-for-its-answer",
                   test_move_without_room_for_its_answer);
  g_test_add_func ("/complaints/U4/undo-gives-the-recorded-state",
                   test_undo_gives_the_recorded_state);
  g_test_add_func ("/complaints/U5/each-kind-of-move-is-one-step",
                   test_each_kind_of_move_is_one_step);
  g_test_add_func ("/complaints/U5/at-the-table-each-entry-is-one-step",
                   test_at_the_table_each_entry_is_one_step);
  g_test_add_func ("/complaints/U7/last-player-of-a-phase", test_last_player_of_a_phase);
  g_test_add_func ("/complaints/U7/alone", test_alone);
  g_test_add_func ("/complaints/U9/redo-restores-who-may-do-what",
                   test_redo_restores_who_may_do_what);
  g_test_add_func ("/complaints/U10/log-keeps-no-undone-entry", test_log_keeps_no_undone_entry);
  g_test_add_func ("/complaints/U11/redo-brings-the-same-cards", test_redo_brings_the_same_cards);
  g_test_add_func ("/complaints/U11/dealer-deals-the-same", test_dealer_deals_the_same);

  return g_test_run ();
}
