/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* Random games over all configurations, and what must hold in every state. */

#define N_GAMES 10000
#define MAX_GAME_MOVES 2000

/* Each how-manieth game is also held against the object layer, which is slower. */
#define OBJECT_GAMES 40
#define MATCH_GAMES 200

static guint n_reached[ABBATES_N_REASONS];

static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL ? (guint) atoi (wanted) : N_GAMES;
}

/* What "listed = accepted" is held against: every move that can be written. */
static guint
add_all (AbbatesMove *moves,
         guint n_moves,
         AbbatesMoveKind kind,
         guint a_min,
         guint a_max,
         guint b_min,
         guint b_max)
{
  for (guint a = a_min; a <= a_max; a++)
    for (guint b = b_min; b <= b_max; b++)
      moves[n_moves++] = (AbbatesMove){ (guint8) kind, { (guint8) a, (guint8) b } };

  return n_moves;
}

static guint
list_conceivable (AbbatesMove *moves)
{
  guint n = 0;

  for (guint round = 1; round <= 4; round++)
    for (guint box = 1; box <= 3; box++)
      for (guint card = 1; card < ABBATES_N_ARCADES; card++)
        moves[n++] =
            (AbbatesMove){ ABBATES_MOVE_ARCADE, { (guint8) round, (guint8) box, (guint8) card } };
  n = add_all (moves, n, ABBATES_MOVE_MISSION, 1, 4, 1, 16);
  n = add_all (moves, n, ABBATES_MOVE_SECRET, 1, 4, 1, 31);
  n = add_all (moves, n, ABBATES_MOVE_START, 1, 4, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_HENRICUS, 0, 1, 1, 14);
  n = add_all (moves, n, ABBATES_MOVE_REVEAL, 1, 31, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_RESHUFFLE, 0, 0, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_PLAY, 1, 14, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_TAKE, 1, 9, 1, 9);
  n = add_all (moves, n, ABBATES_MOVE_TAKE_REFILL, 1, 3, 1, 9);
  n = add_all (moves, n, ABBATES_MOVE_TAKE_DISCARD, 1, 30, 1, 9);
  n = add_all (moves, n, ABBATES_MOVE_PLACE, 1, 9, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_PEEK, 0, 0, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_ORDER, 0, 0, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_ORDER, 1, 2, 0, 2);
  n = add_all (moves, n, ABBATES_MOVE_SWAP_REFILL, 1, 9, 1, 3);
  n = add_all (moves, n, ABBATES_MOVE_SWAP_LINE, 1, 9, 1, 3);
  n = add_all (moves, n, ABBATES_MOVE_SWAP, 1, 9, 1, 9);
  n = add_all (moves, n, ABBATES_MOVE_OTHER_LINE, 1, 6, 0, 0);
  n = add_all (moves, n, ABBATES_MOVE_RECALL, 1, 4, 1, 14);

  return n;
}

/* Moves that are accepted though a list holds them in another form. */
static gboolean
is_other_form (AbbatesMove move)
{
  return (move.kind == ABBATES_MOVE_SWAP && move.arg[0] > move.arg[1]) ||
         (move.kind == ABBATES_MOVE_ORDER && move.arg[0] != 0);
}

static gboolean
is_listed (const AbbatesMove *listed,
           guint n_listed,
           AbbatesMove move)
{
  for (guint i = 0; i < n_listed; i++)
    if (abbates_move_equal (listed[i], move))
      return TRUE;

  return FALSE;
}

static void
check_listed_is_accepted (const AbbatesPosition *position,
                          const AbbatesRules *rules)
{
  static AbbatesMove all[2048];
  static guint n_all = 0;
  AbbatesMove listed[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_listed, n_accepted = 0;

  if (n_all == 0)
    n_all = list_conceivable (all);
  g_assert_cmpuint (n_all, <=, G_N_ELEMENTS (all));

  n_listed = position->by != 0 ? abbates_position_moves (position, rules, listed)
                               : abbates_position_outcomes (position, rules, listed, weights);
  g_assert_true ((n_listed > 0) == (position->stage != ABBATES_STAGE_OVER));
  for (guint i = 0; i < n_listed; i++)
    g_assert_false (is_listed (listed, i, listed[i]));

  for (guint i = 0; i < n_all; i++)
    {
      AbbatesReason reason = abbates_position_check (position, rules, all[i]);

      n_reached[reason]++;
      if (reason == ABBATES_REASON_NONE && !is_other_form (all[i]))
        {
          g_assert_true (is_listed (listed, n_listed, all[i]));
          n_accepted++;
        }
      if (all[i].kind == ABBATES_MOVE_SWAP && all[i].arg[0] < all[i].arg[1])
        {
          AbbatesMove turned = { ABBATES_MOVE_SWAP, { all[i].arg[1], all[i].arg[0] } };

          g_assert_cmpint (abbates_position_check (position, rules, turned), ==, reason);
        }
    }
  g_assert_cmpuint (n_accepted, ==, n_listed);
}

static void
count_card (guint *counts,
            AbbatesCard card)
{
  if (card != ABBATES_NO_CARD)
    counts[card]++;
}

static void
count_cards (guint *counts,
             const AbbatesCard *cards,
             guint n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    count_card (counts, cards[i]);
}

/* The edition's ninety cards, each somewhere. */
static void
check_cards (const AbbatesPosition *position,
             const AbbatesRules *rules)
{
  guint counts[ABBATES_N_CARDS] = { 0 };
  guint in_pile = 0;

  count_cards (counts, position->points, position->n_points);
  count_cards (counts, position->garden, ABBATES_N_SQUARES);
  count_cards (counts, position->refill, ABBATES_N_BOXES);
  count_cards (counts, position->discard, position->n_discard);
  count_card (counts, position->drawn);
  count_cards (counts, position->henricus.cards, position->henricus.n_cards);
  for (guint i = 0; i < rules->n_seats; i++)
    {
      count_cards (counts, position->seats[i].portrait, ABBATES_N_SQUARES);
      count_card (counts, position->seats[i].secret);
      for (guint card = 1; card < ABBATES_N_CARDS; card++)
        counts[card] += position->seats[i].covered[card];
    }
  for (guint card = 0; card < ABBATES_N_CARDS; card++)
    in_pile += position->left[card];
  g_assert_cmpuint (in_pile + position->n_known, ==, position->pile);
  count_cards (counts, position->known, position->n_known);
  for (guint card = 1; card < ABBATES_N_CARDS; card++)
    g_assert_cmpuint (counts[card] + position->left[card], ==, rules->garden[card]);
  g_assert_true ((position->n_known > 0 || position->peeking) == (position->known_by != 0));
}

/* Each value of a seat is in one place at most, and none comes from nowhere. */
static void
check_hands (const AbbatesPosition *position,
             const AbbatesRules *rules)
{
  for (guint i = 0; i < rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &position->seats[i];
      gboolean won = position->n_ranked > 0 && position->order[0] == i + 1;
      guint seen = seat->hand.values;

      g_assert_cmpuint (seen & seat->discards.values, ==, 0);
      seen |= seat->discards.values;
      if (seat->played != 0 && seat->played != ABBATES_BENEDICT && !won)
        {
          g_assert_false ((seen >> seat->played) & 1);
          seen |= 1u << seat->played;
        }
      for (guint j = 0; j < position->n_chapter; j++)
        {
          guint value = ABBATES_CHAPTER_VALUE (position->chapter[j]);

          if (ABBATES_CHAPTER_SEAT (position->chapter[j]) != i + 1 || value == ABBATES_BENEDICT)
            continue;
          g_assert_false ((seen >> value) & 1);
          seen |= 1u << value;
        }
      g_assert_cmpuint (seen & ~0x3ffeu, ==, 0);
      g_assert_false (seat->played != 0 && seat->out);
    }
}

static void
check_sums (const AbbatesPosition *position,
            const AbbatesRules *rules)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];
  int general = 0;

  for (guint i = 0; position->n_points == 4 && i < 4; i++)
    general += (int) ABBATES_CARD_BEANS (position->points[i]);
  for (guint i = 0; i < position->n_chapter; i++)
    general += rules->abbot_beans[ABBATES_CHAPTER_VALUE (position->chapter[i])];
  g_assert_cmpint (position->general, ==, general);

  abbates_position_score (position, rules, scores);
  for (guint i = 0; i < rules->n_seats; i++)
    {
      const AbbatesScore *score = &scores[i];
      int track = 0, empty = 0;

      for (guint j = 0; j < ABBATES_N_SQUARES; j++)
        {
          AbbatesCard card = position->seats[i].portrait[j];

          empty += card == ABBATES_NO_CARD;
          track += card == ABBATES_NO_CARD ? 0 : (int) ABBATES_CARD_BEANS (card);
        }
      g_assert_cmpint (position->seats[i].track, ==, track);
      g_assert_cmpint (score->track, ==, track + empty);
      g_assert_cmpint (score->empty, ==, empty);
      g_assert_cmpint (score->distance, ==, ABS (track + empty - general));
      g_assert_cmpint (score->minus, ==, score->halved ? score->distance / 2 : score->distance);
      g_assert_cmpint (score->total, ==,
                       score->garden + score->lines + score->purple + score->corners +
                           score->benedict - score->minus);
    }
}

static void
check_state (const AbbatesPosition *position,
             const AbbatesRules *rules)
{
  check_listed_is_accepted (position, rules);
  check_cards (position, rules);
  check_hands (position, rules);
  check_sums (position, rules);
  g_assert_cmpuint (position->by, <=, rules->n_seats);
}

/* Reading back what a state writes gives the same position, to the byte. */
static void
check_round_trip (AbbatesSetup *setup,
                  const AbbatesPosition *position)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (JsonNode) json = scr_state_to_json (SCR_STATE (state));
  g_autofree char *text = scr_json_print (json, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) parsed = scr_json_parse (text, -1, &error);
  g_autoptr (AbbatesState) again = NULL;

  g_assert_no_error (error);
  again = abbates_state_new_from_json (setup, SCR_MODE_DIGITAL, parsed, "$.start", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < sizeof *position; i++)
    if (((const guint8 *) position)[i] != ((const guint8 *) abbates_state_get_position (again))[i])
      g_error ("byte %u of the position differs after: %s", i, text);
}

/* The words of every state and move can be told. */
static void
check_words (AbbatesSetup *setup,
             const AbbatesPosition *position,
             AbbatesMove move)
{
  g_autofree char *prompt = abbates_sentence_prompt (position, setup);
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autofree char *text = abbates_move_print (&setup->rules, move);
  g_autofree char *sentence = scr_state_describe (SCR_STATE (state), text, SCR_VIEWER_PUBLIC, NULL);
  g_autoptr (GError) error = NULL;
  AbbatesMove parsed;

  g_assert_true (prompt != NULL && *prompt != '\0');
  g_assert_true (sentence != NULL && *sentence != '\0');
  g_assert_true (abbates_move_parse (&setup->rules, text, &parsed, &error));
  g_assert_no_error (error);
  g_assert_true (abbates_move_equal (parsed, move));
}

/* Plays on from @position at random to the end. Returns how many moves. */
static guint
play_on (AbbatesSetup *setup,
         AbbatesPosition *position,
         guint64 *random,
         gboolean objects,
         GPtrArray *texts)
{
  const AbbatesRules *rules = &setup->rules;
  guint n_moves = 0;

  check_state (position, rules);
  for (; position->stage != ABBATES_STAGE_OVER; n_moves++)
    {
      AbbatesMove move = abbates_position_random_move (position, rules, random);

      g_assert_cmpuint (n_moves, <, MAX_GAME_MOVES);
      g_assert_cmpint (abbates_position_check (position, rules, move), ==, ABBATES_REASON_NONE);
      if (objects)
        {
          check_round_trip (setup, position);
          check_words (setup, position, move);
        }
      if (texts != NULL)
        g_ptr_array_add (texts, abbates_move_print (rules, move));
      abbates_position_apply (position, rules, move);
      check_state (position, rules);
    }
  if (objects)
    check_round_trip (setup, position);

  return n_moves;
}

static void
check_equal_states (ScrState *a,
                    ScrState *b)
{
  g_autoptr (JsonNode) first = scr_state_to_json (a);
  g_autoptr (JsonNode) second = scr_state_to_json (b);
  g_autofree char *difference = NULL;

  if (!scr_json_equal (first, second, &difference))
    g_error ("%s differs", difference);
}

static ScrMatch *
save_and_load (ScrMatch *match)
{
  g_autoptr (JsonNode) json = scr_match_to_json (match);
  g_autofree char *text = scr_json_print (json, TRUE);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) parsed = scr_json_parse (text, -1, &error);
  ScrMatch *loaded;

  g_assert_no_error (error);
  loaded = scr_match_new_from_json (parsed, &error);
  g_assert_no_error (error);
  check_equal_states (scr_match_get_state (match), scr_match_get_state (loaded));
  g_assert_cmpuint (scr_match_get_n_undone (match), ==, scr_match_get_n_undone (loaded));

  return loaded;
}

/* Undo to the start and redo equal; save and load equal on the way. */
static void
check_history (ScrMatch *match)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  guint at;

  g_ptr_array_add (states, g_object_ref (scr_match_get_state (match)));
  while (scr_match_get_can_undo (match))
    {
      g_assert_true (scr_match_undo (match, 1, FALSE, &error));
      g_assert_no_error (error);
      g_ptr_array_add (states, g_object_ref (scr_match_get_state (match)));
      if (states->len % 16 == 0)
        {
          g_autoptr (ScrMatch) loaded = save_and_load (match);

          g_assert_nonnull (loaded);
        }
    }
  for (at = states->len - 1; scr_match_get_can_redo (match); at--)
    {
      g_assert_cmpuint (at, >, 0);
      g_assert_true (scr_match_redo (match, 1, FALSE, &error));
      g_assert_no_error (error);
      check_equal_states (scr_match_get_state (match), g_ptr_array_index (states, at - 1));
    }
  g_assert_cmpuint (at, ==, 0);
}

static void
check_match (const AbbatesTestSetup *wanted,
             GPtrArray *texts)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, "7", &error);
  g_autoptr (ScrMatch) loaded = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < texts->len; i++)
    {
      g_assert_true (scr_match_move (match, g_ptr_array_index (texts, i), &error));
      g_assert_no_error (error);
    }
  check_history (match);
  loaded = save_and_load (match);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (loaded)), ==, texts->len);
}

static void
run_games (guint n_games)
{
  guint64 random = 20261129;

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      gboolean match = i % MATCH_GAMES == 0;
      g_autoptr (GPtrArray) texts = match ? g_ptr_array_new_with_free_func (g_free) : NULL;
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      play_on (setup, &position, &random, i % OBJECT_GAMES == 0, texts);
      if (match)
        check_match (&wanted, texts);
    }
}

/* Moves cards of the draw pile, and some of the discard pile, beneath the
 * portraits, until just @n_pile are left to draw. */
static void
thin_out (AbbatesPosition *position,
          const AbbatesRules *rules,
          guint n_pile,
          guint64 *random)
{
  while (position->pile > MAX (n_pile, position->n_known))
    {
      AbbatesCard card = rules->card_list[scr_random_below (random, rules->n_card_list)];

      if (position->left[card] == 0)
        continue;
      position->left[card]--;
      position->pile--;
      position->seats[scr_random_below (random, rules->n_seats)].covered[card]++;
    }
  for (guint keep = (guint) scr_random_below (random, 12); position->n_discard > keep;)
    {
      AbbatesCard card = position->discard[--position->n_discard];

      position->discard[position->n_discard] = ABBATES_NO_CARD;
      position->seats[scr_random_below (random, rules->n_seats)].covered[card]++;
    }
  for (guint i = 0; scr_random_below (random, 2) == 0 && i < ABBATES_N_SQUARES; i++)
    if (position->garden[i] != ABBATES_NO_CARD && scr_random_below (random, 2) == 0)
      {
        position->seats[0].covered[position->garden[i]]++;
        position->garden[i] = ABBATES_NO_CARD;
      }
  for (guint i = 0; scr_random_below (random, 2) == 0 && i < rules->n_seats; i++)
    if (scr_random_below (random, 2) == 0)
      memset (&position->seats[i].hand, 0, sizeof position->seats[i].hand);
}

/* Made-up starts with draw piles of 0 to 7 cards: from a random phase of a random
 * game, read in as a state. */
static void
run_short_piles (guint n_games)
{
  guint64 random = 1129;

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      guint phase = (guint) scr_random_below (&random, 15);
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      while (position.stage != ABBATES_STAGE_PLAY ||
             (position.round - 1u) * 4 + position.phase - 1u < phase)
        abbates_position_apply (&position, &setup->rules,
                                abbates_position_random_move (&position, &setup->rules, &random));
      thin_out (&position, &setup->rules, i % 8, &random);
      abbates_position_settle (&position, &setup->rules);
      check_round_trip (setup, &position);
      play_on (setup, &position, &random, i % OBJECT_GAMES == 0, NULL);
    }
}

/* The bench's way to draw is the same as drawing over the listed outcomes. */
static void
test_random_reveal (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint counts[ABBATES_N_CARDS] = { 0 };
  guint64 random = 3;
  AbbatesPosition position;
  guint n_moves;

  abbates_position_init (&position, &setup->rules);
  while (position.awaiting != ABBATES_MOVE_REVEAL)
    abbates_position_apply (&position, &setup->rules,
                            abbates_position_random_move (&position, &setup->rules, &random));
  n_moves = abbates_position_outcomes (&position, &setup->rules, moves, weights);
  g_assert_cmpuint (n_moves, ==, 9);
  for (guint i = 0; i < 90000; i++)
    counts[abbates_position_random_move (&position, &setup->rules, &random).arg[0]]++;
  for (guint i = 0; i < n_moves; i++)
    g_assert_cmpint (ABS ((int) counts[moves[i].arg[0]] - 1000 * (int) weights[i]), <, 500);
}

static void
test_games (void)
{
  run_games (get_n_games ());
}

static void
test_short_piles (void)
{
  run_short_piles (get_n_games ());
}

/* Among all that can be tried in 500 games of each kind, every reason code is met. */
static void
test_reasons (void)
{
  memset (n_reached, 0, sizeof n_reached);
  run_games (500);
  run_short_piles (500);
  for (guint reason = 1; reason < ABBATES_REASON_ONLY_AT_TABLE; reason++)
    if (n_reached[reason] == 0)
      g_error ("never reached: %s", abbates_reason_code ((AbbatesReason) reason));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/walk/games", test_games);
  g_test_add_func ("/abbates/walk/short-piles", test_short_piles);
  g_test_add_func ("/abbates/walk/random-reveal", test_random_reveal);
  g_test_add_func ("/abbates/walk/every-reason", test_reasons);

  return g_test_run ();
}
