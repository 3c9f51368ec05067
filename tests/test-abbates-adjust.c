/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "core/scr-state.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What players say is so at their table, whatever the rules made of what was told before. */

#define N_ADJUSTED 500
#define N_TAKEN_BACK 40

/* A random adjustment, right or not. */
static AbbatesMove
draw_adjustment (const AbbatesRules *rules,
                 guint64 *random)
{
  guint n_kinds = ABBATES_MOVE_SET_HIS_CORNER - ABBATES_MOVE_SET_GARDEN + 1;
  AbbatesMoveKind kind =
      (AbbatesMoveKind) (ABBATES_MOVE_SET_GARDEN + scr_random_below (random, n_kinds));
  guint8 card = rules->card_list[scr_random_below (random, rules->n_card_list)];
  guint8 sign = (guint8) scr_random_below (random, 2);
  guint8 value = (guint8) (1 + scr_random_below (random, 14));
  guint8 seat = (guint8) (1 + scr_random_below (random, 4));
  guint8 four = (guint8) (1 + scr_random_below (random, 4));
  guint8 three = (guint8) (1 + scr_random_below (random, 3));
  guint8 square = (guint8) (1 + scr_random_below (random, 9));

  if (scr_random_below (random, 8) == 0)
    card = ABBATES_UNKNOWN_CARD;
  switch (kind)
    {
    case ABBATES_MOVE_SET_GARDEN:
      return (AbbatesMove){ (guint8) kind, { square, card } };
    case ABBATES_MOVE_SET_REFILL:
      return (AbbatesMove){ (guint8) kind, { three, card } };
    case ABBATES_MOVE_SET_HEAP:
    case ABBATES_MOVE_SET_CARDS:
      return (AbbatesMove){ (guint8) kind, { sign, card } };
    case ABBATES_MOVE_SET_PILE:
      return (AbbatesMove){ (guint8) kind, { (guint8) scr_random_below (random, 91) } };
    case ABBATES_MOVE_SET_KNOWN:
      return (AbbatesMove){ (guint8) kind, { 0 } };
    case ABBATES_MOVE_SET_PORTRAIT:
      return (AbbatesMove){ (guint8) kind,
                            { seat, square, sign == 0 ? card : ABBATES_NO_CARD } };
    case ABBATES_MOVE_SET_HAND:
    case ABBATES_MOVE_SET_DISCARDS:
    case ABBATES_MOVE_SET_CHAPTER:
      return (AbbatesMove){ (guint8) kind, { seat, sign, value } };
    case ABBATES_MOVE_SET_CORNER:
      return (AbbatesMove){ (guint8) kind, { seat, sign, four } };
    case ABBATES_MOVE_SET_ORA:
      return (AbbatesMove){ (guint8) kind, { seat, (guint8) scr_random_below (random, 6) } };
    case ABBATES_MOVE_SET_POINTS:
      return (AbbatesMove){ (guint8) kind, { four, card } };
    case ABBATES_MOVE_SET_ARCADE:
      return (AbbatesMove){ (guint8) kind,
                            { four, three, (guint8) (1 + scr_random_below (random, 10)) } };
    case ABBATES_MOVE_SET_MISSION:
      return (AbbatesMove){ (guint8) kind, { seat, (guint8) (1 + scr_random_below (random, 16)) } };
    case ABBATES_MOVE_SET_PHASE:
      return (AbbatesMove){ (guint8) kind, { four, seat } };
    case ABBATES_MOVE_SET_PAWN:
      return (AbbatesMove){ (guint8) kind, { three } };
    case ABBATES_MOVE_SET_START:
      return (AbbatesMove){ (guint8) kind, { seat } };
    case ABBATES_MOVE_SET_HIS_CORNER:
      return (AbbatesMove){ (guint8) kind, { sign, four } };
    default:
      return (AbbatesMove){ (guint8) kind, { sign, value } };
    }
}

static guint
count_laid (const AbbatesCard *cards,
            guint n_cards,
            int *counts)
{
  guint n_laid = 0;

  for (guint i = 0; i < n_cards; i++)
    if (cards[i] != ABBATES_NO_CARD)
      {
        counts[cards[i]]++;
        n_laid++;
      }

  return n_laid;
}

/* Ninety cards, each somewhere: those told more often than there are count as such. */
static void
check_cards (const AbbatesPosition *position,
             const AbbatesRules *rules)
{
  int counts[ABBATES_N_CARDS] = { 0 };
  guint n_laid = count_laid (position->points, position->n_points, counts) +
                 count_laid (position->garden, ABBATES_N_SQUARES, counts) +
                 count_laid (position->refill, ABBATES_N_BOXES, counts) +
                 count_laid (position->discard, position->n_discard, counts) +
                 count_laid (&position->drawn, 1, counts) +
                 count_laid (position->henricus.cards, position->henricus.n_cards, counts);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      n_laid += count_laid (position->seats[i].portrait, ABBATES_N_SQUARES, counts) +
                count_laid (&position->seats[i].secret, 1, counts);
      for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
        {
          counts[card] += position->seats[i].covered[card];
          n_laid += position->seats[i].covered[card];
        }
    }
  g_assert_cmpuint (n_laid + position->pile, ==, 90);
  count_laid (position->known, position->n_known, counts);
  g_assert_cmpuint (position->n_known, <=, position->pile);
  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    g_assert_cmpint (counts[card] + position->left[card] - position->excess[card], ==,
                     rules->garden[card]);
}

static void
check_sums (const AbbatesPosition *position,
            const AbbatesRules *rules)
{
  int general = 0;

  for (guint i = 0; position->n_points == 4 && i < 4; i++)
    general += (int) ABBATES_CARD_BEANS (position->points[i]);
  for (guint i = 0; i < position->n_chapter; i++)
    general += rules->abbot_beans[ABBATES_CHAPTER_VALUE (position->chapter[i])];
  g_assert_cmpint (position->general, ==, general);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      int track = 0;

      for (guint j = 0; j < ABBATES_N_SQUARES; j++)
        if (position->seats[i].portrait[j] != ABBATES_NO_CARD)
          track += (int) ABBATES_CARD_BEANS (position->seats[i].portrait[j]);
      g_assert_cmpint (position->seats[i].track, ==, track);
      g_assert_false (position->seats[i].played != 0 && position->seats[i].out);
    }
}

/* What was told can be told back: every word of it is read as it is printed. */
static void
check_words (AbbatesSetup *setup,
             const AbbatesPosition *position,
             AbbatesMove move)
{
  g_autofree char *text = abbates_move_print (&setup->rules, move);
  g_autofree char *sentence =
      abbates_sentence_move (position, setup, move, SCR_VIEWER_PUBLIC, FALSE);
  g_autofree char *prompt = abbates_sentence_prompt (position, setup);
  g_autoptr (GError) error = NULL;
  AbbatesMove parsed;

  g_assert_cmpstr (sentence, !=, "");
  g_assert_cmpstr (prompt, !=, "");
  g_assert_true (abbates_move_parse (&setup->rules, text, &parsed, &error));
  g_assert_no_error (error);
  g_assert_true (abbates_move_equal (parsed, move));
}

static void
check_adjusted (AbbatesSetup *setup,
                const AbbatesPosition *position)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_moves = position->by != 0
                      ? abbates_position_moves (position, &setup->rules, moves)
                      : abbates_position_outcomes (position, &setup->rules, moves, weights);

  check_cards (position, &setup->rules);
  check_sums (position, &setup->rules);
  /* Where more was told than there is, no card may be left that could be turned up. */
  g_assert_true (n_moves > 0 || position->stage == ABBATES_STAGE_OVER || position->by == 0);
  for (guint i = 0; i < n_moves; i++)
    g_assert_cmpint (abbates_position_check (position, &setup->rules, moves[i]), ==,
                     ABBATES_REASON_NONE);
}

/* The next move of a table that adjusts now and then, skips and names. FALSE at the end, or
 * where nothing can be turned up any more. */
static gboolean
draw_move (AbbatesSetup *setup,
           const AbbatesPosition *position,
           guint64 *random,
           AbbatesMove *move)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];

  if (scr_random_below (random, 4) == 0)
    for (guint i = 0; i < 20; i++)
      {
        *move = draw_adjustment (&setup->rules, random);
        if (abbates_position_check (position, &setup->rules, *move) == ABBATES_REASON_NONE)
          return TRUE;
      }
  *move = (AbbatesMove){ ABBATES_MOVE_SKIP, { 0 } };
  if (scr_random_below (random, 12) == 0 &&
      abbates_position_check (position, &setup->rules, *move) == ABBATES_REASON_NONE)
    return TRUE;
  if (position->stage == ABBATES_STAGE_OVER ||
      (position->by == 0 &&
       abbates_position_outcomes (position, &setup->rules, moves, weights) == 0))
    return FALSE;
  *move = abbates_position_random_move (position, &setup->rules, random);

  return TRUE;
}

/* Adjustments in every state keep what adjustments leave true, and each is undone to the
 * same state. */
static void
test_adjusted (void)
{
  guint64 random = 20261201;
  guint n_kinds[ABBATES_N_MOVE_KINDS] = { 0 };
  guint n_games = abbates_test_share (N_ADJUSTED);

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;
      AbbatesMove move;

      abbates_told_begin (&told, &setup->rules);
      for (guint n = 0; n < 400 && draw_move (setup, &told, &random, &move); n++)
        {
          check_words (setup, &told, move);
          abbates_told_make (&told, &setup->rules, move);
          n_kinds[move.kind]++;
          check_adjusted (setup, &told);
          if (i % 10 == 0)
            abbates_told_check_round_trip (setup, &told);
        }
    }
  for (guint kind = ABBATES_MOVE_SKIP; kind < ABBATES_N_MOVE_KINDS && n_games == N_ADJUSTED; kind++)
    if (kind != ABBATES_MOVE_MODE && n_kinds[kind] == 0)
      g_error ("no move of kind %u", kind);
}

static char *
print_state (ScrMatch *match)
{
  g_autoptr (JsonNode) json = scr_state_to_json (scr_match_get_state (match));

  return scr_json_print (json, FALSE);
}

/* @move, and back to the same state, and again, to the same too. */
static void
check_taken_back (ScrMatch *match,
                  const char *move)
{
  g_autofree char *before = print_state (match);
  g_autofree char *after = NULL;
  g_autofree char *back = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_match_play (match, move, &error));
  g_assert_no_error (error);
  after = print_state (match);
  g_assert_true (scr_match_undo (match, 1, FALSE, &error));
  g_assert_no_error (error);
  back = print_state (match);
  g_assert_cmpstr (back, ==, before);
  g_assert_true (scr_match_redo (match, 1, FALSE, &error));
  g_assert_no_error (error);
  again = print_state (match);
  g_assert_cmpstr (again, ==, after);
}

/* Every adjustment is undone to the same state, and a match with some can be saved. */
static void
test_taken_back (void)
{
  guint64 random = 20261203;

  for (guint i = 0; i < abbates_test_share (N_TAKEN_BACK); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_autoptr (JsonNode) json = abbates_test_setup_json (&wanted);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrMatch) match =
          scr_match_new (abbates_test_game (), json, SCR_MODE_TABLE, NULL, &error);
      g_autoptr (JsonNode) file = NULL;
      g_autoptr (ScrMatch) loaded = NULL;
      g_autofree char *state = NULL;
      g_autofree char *loaded_state = NULL;

      g_assert_no_error (error);
      for (guint n = 0; n < 200; n++)
        {
          const AbbatesPosition *position =
              abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
          g_autofree char *text = NULL;
          AbbatesMove move;

          if (!draw_move (setup, position, &random, &move))
            break;
          text = abbates_move_print (&setup->rules, move);
          check_taken_back (match, text);
        }

      file = scr_match_to_json (match);
      loaded = scr_match_new_from_json (file, &error);
      g_assert_no_error (error);
      state = print_state (match);
      loaded_state = print_state (loaded);
      g_assert_cmpstr (state, ==, loaded_state);
    }
}

/* A phase that is played again and again fills the Chapter Room no further than it holds. */
static void
test_phase_again (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 | 2 | 4 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  const AbbatesMove again = { ABBATES_MOVE_SET_PHASE, { 1, 1 } };
  const AbbatesMove card = { ABBATES_MOVE_SET_HAND, { 1, 0, 13 } };
  const AbbatesMove play = { ABBATES_MOVE_PLAY, { 13 } };
  const AbbatesMove start = { ABBATES_MOVE_SET_START, { 1 } };
  const AbbatesMove skip = { ABBATES_MOVE_SKIP, { 0 } };
  guint64 random = 7;
  AbbatesPosition position;
  guint count = 0;

  abbates_told_begin (&position, &setup->rules);
  while (position.awaiting != ABBATES_MOVE_PLAY)
    abbates_told_make (&position, &setup->rules,
                       abbates_position_random_move (&position, &setup->rules, &random));
  for (; abbates_position_check (&position, &setup->rules, again) == ABBATES_REASON_NONE; count++)
    {
      abbates_told_make (&position, &setup->rules, again);
      abbates_told_make (&position, &setup->rules, start);
      if (abbates_position_check (&position, &setup->rules, card) == ABBATES_REASON_NONE)
        abbates_told_make (&position, &setup->rules, card);
      abbates_told_make (&position, &setup->rules, play);
      abbates_told_make (&position, &setup->rules, skip);
    }
  g_assert_cmpint (abbates_position_check (&position, &setup->rules, again), ==,
                   ABBATES_REASON_SET_FULL);
  g_assert_cmpuint (count, ==, 57);
  while (position.stage != ABBATES_STAGE_OVER)
    abbates_told_make (&position, &setup->rules,
                       abbates_position_random_move (&position, &setup->rules, &random));
}

/* How often @part is in @text. */
static guint
count_parts (const char *text,
             const char *part)
{
  g_auto (GStrv) rest = g_strsplit (text, part, -1);

  return g_strv_length (rest) - 1;
}

/* What an adjustment or a skip says is not said again among what came of it. */
static void
test_told_once (void)
{
  const AbbatesMove skip = { ABBATES_MOVE_SKIP, { 0 } };
  guint64 random = 20261204;
  guint n_drawn = 0, n_pawns = 0;

  for (guint i = 0; i < 60; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      abbates_told_begin (&position, &setup->rules);
      while (position.stage != ABBATES_STAGE_OVER)
        {
          g_autoptr (AbbatesState) state = abbates_state_new (setup, &position);
          AbbatesMove move = abbates_position_random_move (&position, &setup->rules, &random);
          g_autofree char *pawn = scr_state_describe (SCR_STATE (state), "set henricus pawn 2",
                                                      SCR_VIEWER_PUBLIC, NULL);

          if (g_str_has_prefix (pawn, "Adjusted"))
            {
              g_assert_cmpuint (count_parts (pawn, "pawn"), ==, 1);
              n_pawns++;
            }
          if (position.stage == ABBATES_STAGE_TAKE &&
              abbates_position_check (&position, &setup->rules, skip) == ABBATES_REASON_NONE)
            {
              guint taker = abbates_position_taker (&position);
              g_autofree char *told =
                  scr_state_describe (SCR_STATE (state), "skip", SCR_VIEWER_PUBLIC, NULL);
              g_autofree char *again = g_strdup_printf ("%s gets no card", setup->names[taker - 1]);

              g_assert_cmpuint (count_parts (told, again), ==, 0);
              n_drawn += position.by == 0;
            }
          abbates_told_make (&position, &setup->rules, move);
        }
    }

  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_cmpuint (n_pawns, >, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/adjust/walk", test_adjusted);
  g_test_add_func ("/abbates/adjust/phase-again", test_phase_again);
  g_test_add_func ("/abbates/adjust/taken-back", test_taken_back);
  g_test_add_func ("/abbates/adjust/told-once", test_told_once);

  return g_test_run ();
}
