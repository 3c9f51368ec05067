/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* A physical table mirrored: what is not recorded, named later, adjusted. */

#define N_TOLD 1000
#define N_FORGETFUL 1000
#define N_ADJUSTED 500

/* Makes @move in @position. What is refused is a fault of the test. */
static void
make (AbbatesPosition *position,
      const AbbatesRules *rules,
      AbbatesMove move)
{
  AbbatesReason reason = abbates_position_check (position, rules, move);

  if (reason != ABBATES_REASON_NONE)
    {
      g_autofree char *text = abbates_move_print (rules, move);

      g_error ("“%s” is refused: %s", text, abbates_reason_code (reason));
    }
  abbates_position_apply (position, rules, move);
}

static void
begin (AbbatesPosition *position,
       const AbbatesRules *rules)
{
  abbates_position_init (position, rules);
  position->table = TRUE;
}

/* The moves of digital matches, told to a table, give the same states. */
static void
test_told (void)
{
  guint64 random = 20261130;

  for (guint i = 0; i < N_TOLD; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      const AbbatesRules *rules = &setup->rules;
      AbbatesPosition dealt, told;

      abbates_position_init (&dealt, rules);
      begin (&told, rules);
      while (dealt.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove move = abbates_position_random_move (&dealt, rules, &random);

          make (&dealt, rules, move);
          make (&told, rules, move);
          told.table = FALSE;
          g_assert_cmpmem (&dealt, sizeof dealt, &told, sizeof told);
          told.table = TRUE;
        }
    }
}

/**
 * Table:
 * @truth: what lies on the table
 * @before: what lay there before the last move
 * @told: what the program knows of it
 * @forgets: of 100 cards, how many nobody records
 *
 * A table whose players do not record everything.
 */
typedef struct
{
  AbbatesSetup *setup;
  AbbatesPosition truth;
  AbbatesPosition before;
  AbbatesPosition told;
  guint forgets;
  guint64 random;
} Table;

static gboolean
forgets (Table *self)
{
  return scr_random_below (&self->random, 100) < self->forgets;
}

/* The true card of the move that names one, which lay there when Henricus looked. */
static AbbatesMove
name_truly (Table *self,
            AbbatesMove move)
{
  guint arg = abbates_know_get_card_arg (move);

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_KNOW_GARDEN:
      move.arg[arg] = self->before.garden[move.arg[0] - 1];
      break;
    case ABBATES_MOVE_KNOW_REFILL:
      move.arg[arg] = self->before.refill[move.arg[0] - 1];
      break;
    case ABBATES_MOVE_KNOW_PORTRAIT:
      move.arg[arg] = self->before.seats[move.arg[0] - 1].portrait[move.arg[1] - 1];
      break;
    case ABBATES_MOVE_KNOW_SECRET:
      move.arg[arg] = self->before.seats[move.arg[0] - 1].secret;
      break;
    default:
      g_assert_not_reached ();
    }

  return move;
}

/* Tells what the program must know before it can go on. */
static void
tell_what_decides (Table *self)
{
  AbbatesMove move;

  while (self->told.awaiting == ABBATES_MOVE_KNOW)
    {
      g_assert_true (abbates_position_due_unknown (&self->told, &self->setup->rules, &move));
      make (&self->told, &self->setup->rules, name_truly (self, move));
    }
}

static gboolean
knows_none (const AbbatesPosition *position)
{
  for (guint i = 0; i < position->n_known; i++)
    if (position->known[i] != ABBATES_UNKNOWN_CARD)
      return FALSE;

  return TRUE;
}

/* @move, made at the table, as it is told to the program. */
static AbbatesMove
forget (Table *self,
        AbbatesMove move)
{
  AbbatesMove vague = move;

  if (move.kind == ABBATES_MOVE_REVEAL)
    vague.arg[0] = ABBATES_UNKNOWN_CARD;
  else if (move.kind == ABBATES_MOVE_SECRET)
    vague.arg[1] = ABBATES_UNKNOWN_CARD;
  else if (move.kind == ABBATES_MOVE_ORDER && knows_none (&self->told))
    memset (vague.arg, 0, sizeof vague.arg);
  else
    return move;

  return abbates_position_check (&self->told, &self->setup->rules, vague) ==
                     ABBATES_REASON_NONE &&
                 forgets (self)
             ? vague
             : move;
}

/* Each number of the true sheet lies within what the program tells, and where the program
 * tells a single one it is the true one. */
static void
check_range (const Table *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  AbbatesScore truth[ABBATES_MAX_SEATS], low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
  guint winners;

  abbates_position_score (&self->truth, rules, truth);
  abbates_position_score_range (&self->told, rules, low, high);
  g_assert_cmpint (self->truth.general, ==, self->told.general);
  for (guint i = 0; i < rules->n_seats; i++)
    {
      for (gsize at = 0; at <= G_STRUCT_OFFSET (AbbatesScore, total); at += sizeof (gint16))
        {
          g_assert_cmpint (G_STRUCT_MEMBER (gint16, &low[i], at), <=,
                           G_STRUCT_MEMBER (gint16, &truth[i], at));
          g_assert_cmpint (G_STRUCT_MEMBER (gint16, &high[i], at), >=,
                           G_STRUCT_MEMBER (gint16, &truth[i], at));
        }
      g_assert_true (low[i].halved <= truth[i].halved && truth[i].halved <= high[i].halved);
      if (abbates_position_is_score_certain (&self->told, rules, i + 1))
        {
          g_assert_cmpint (low[i].total, ==, truth[i].total);
          g_assert_cmpint (high[i].total, ==, truth[i].total);
        }
    }

  winners = abbates_position_certain_winners (&self->told, rules, low, high);
  if (winners != 0)
    g_assert_cmpuint (winners, ==, abbates_position_winners (&self->truth, rules, truth));
}

/* What does not depend on forgotten cards is as it is. */
static void
check_known (const Table *self)
{
  const AbbatesRules *rules = &self->setup->rules;

  g_assert_cmpuint (self->truth.stage, ==, self->told.stage);
  g_assert_cmpuint (self->truth.pile, ==, self->told.pile);
  g_assert_cmpuint (self->truth.n_discard, ==, self->told.n_discard);
  g_assert_cmpuint (self->truth.n_chapter, ==, self->told.n_chapter);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    g_assert_true (self->told.garden[i] == self->truth.garden[i] ||
                   self->told.garden[i] == ABBATES_UNKNOWN_CARD);
  for (guint i = 0; i < rules->n_seats; i++)
    for (guint j = 0; j < ABBATES_N_SQUARES; j++)
      g_assert_true (self->told.seats[i].portrait[j] == self->truth.seats[i].portrait[j] ||
                     self->told.seats[i].portrait[j] == ABBATES_UNKNOWN_CARD);
}

/* In table mode a state that holds unrecorded cards can be read back. */
static void
check_round_trip (const Table *self)
{
  g_autoptr (AbbatesState) state = abbates_state_new (self->setup, &self->told);
  g_autoptr (JsonNode) json = scr_state_to_json (SCR_STATE (state));
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again =
      abbates_state_new_from_json (self->setup, SCR_MODE_TABLE, json, "$.start", &error);
  g_autofree char *prompt = scr_state_prompt (SCR_STATE (state));
  g_autofree char *text = scr_state_to_text (SCR_STATE (state));

  g_assert_no_error (error);
  g_assert_cmpstr (prompt, !=, "");
  g_assert_cmpstr (text, !=, "");
  if (memcmp (abbates_state_get_position (again), &self->told, sizeof self->told) != 0)
    {
      g_autofree char *printed = scr_json_print (json, FALSE);

      g_error ("read back it differs: %s", printed);
    }
}

/* One move at the table, and told. The discard pile is only named from where its cards are
 * recorded, or as one of those that are not. */
static void
play_one (Table *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  AbbatesMove move, told;

  self->before = self->truth;
  move = abbates_position_random_move (&self->truth, rules, &self->random);
  told = forget (self, move);
  make (&self->truth, rules, move);
  make (&self->told, rules, told);
  tell_what_decides (self);
}

/* Whatever is forgotten, a legal game stays possible, and its score lies within the range. */
static void
test_forgetful (gconstpointer data)
{
  guint64 random = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < N_FORGETFUL / 4; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      Table table = { .setup = setup, .forgets = GPOINTER_TO_UINT (data), .random = random + i };

      abbates_position_init (&table.truth, &setup->rules);
      begin (&table.told, &setup->rules);
      for (guint n = 0; table.truth.stage != ABBATES_STAGE_OVER; n++)
        {
          play_one (&table);
          check_known (&table);
          if (i % 10 == 0)
            check_round_trip (&table);
          if (i % 10 == 0 && n % 8 == 0)
            check_range (&table);
        }
      check_range (&table);
    }
}

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

  for (guint i = 0; i < N_ADJUSTED; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      Table table = { .setup = setup };
      AbbatesMove move;

      begin (&table.told, &setup->rules);
      for (guint n = 0; n < 400 && draw_move (setup, &table.told, &random, &move); n++)
        {
          check_words (setup, &table.told, move);
          make (&table.told, &setup->rules, move);
          n_kinds[move.kind]++;
          check_adjusted (setup, &table.told);
          if (i % 10 == 0)
            check_round_trip (&table);
        }
    }
  for (guint kind = ABBATES_MOVE_SKIP; kind < ABBATES_N_MOVE_KINDS; kind++)
    if (kind != ABBATES_MOVE_MODE && n_kinds[kind] == 0)
      g_error ("no move of kind %u", kind);
}

int
main (int argc,
      char **argv)
{
  static const guint forgets[] = { 5, 20, 50, 100 };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/table/told", test_told);
  g_test_add_func ("/abbates/table/adjusted", test_adjusted);
  for (guint i = 0; i < G_N_ELEMENTS (forgets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/table/forgetful/%u", forgets[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (forgets[i]), test_forgetful);
    }

  return g_test_run ();
}
