/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* A physical table mirrored: what is not recorded, named later, adjusted. */

#define N_TOLD 1000
#define N_FORGETFUL 1000

/* The moves of digital matches, told to a table, give the same states. */
static void
test_told (void)
{
  guint64 random = 20261130;

  for (guint i = 0; i < abbates_test_share (N_TOLD); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      const AbbatesRules *rules = &setup->rules;
      AbbatesPosition dealt, told;

      abbates_position_init (&dealt, rules);
      abbates_told_begin (&told, rules);
      while (dealt.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove move = abbates_position_random_move (&dealt, rules, &random);

          abbates_told_make (&dealt, rules, move);
          abbates_told_make (&told, rules, move);
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
 * @moves: what was told, in notation
 * @truths: (element-type AbbatesPosition): what lay on the table after each of them
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
  GPtrArray *moves;
  GArray *truths;
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

static void
tell (Table *self,
      AbbatesMove move)
{
  abbates_told_make (&self->told, &self->setup->rules, move);
  g_ptr_array_add (self->moves, abbates_move_print (&self->setup->rules, move));
  g_array_append_val (self->truths, self->truth);
}

/* Tells what the program must know before it can go on. */
static void
tell_what_decides (Table *self)
{
  AbbatesMove move;

  while (self->told.awaiting == ABBATES_MOVE_KNOW)
    {
      g_assert_true (abbates_position_due_unknown (&self->told, &self->setup->rules, &move));
      tell (self, name_truly (self, move));
    }
}

/* Somebody looks at a card again, and tells what it is. */
static void
remember (Table *self)
{
  AbbatesMove move;

  if (scr_random_below (&self->random, 8) > 0 ||
      !abbates_position_next_unknown (&self->told, &self->setup->rules, &move) ||
      move.kind == ABBATES_MOVE_KNOW_COVERED || move.kind == ABBATES_MOVE_KNOW_DISCARD)
    return;
  self->before = self->truth;
  tell (self, name_truly (self, move));
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

/* @known holds nothing but what is true, and all that was told at the time. */
static void
check_cards_learned (const AbbatesCard *known,
                     const AbbatesCard *truth,
                     const AbbatesCard *told,
                     guint n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    {
      g_assert_true (known[i] == truth[i] || known[i] == ABBATES_UNKNOWN_CARD);
      g_assert_true (told[i] == ABBATES_UNKNOWN_CARD || known[i] != ABBATES_UNKNOWN_CARD);
    }
}

static guint
count_unknown (const AbbatesPosition *position,
               const AbbatesRules *rules)
{
  guint count = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      count += position->garden[i] == ABBATES_UNKNOWN_CARD;
      for (guint j = 0; j < rules->n_seats; j++)
        count += position->seats[j].portrait[i] == ABBATES_UNKNOWN_CARD;
    }

  return count;
}

/* What is told later says what a card was before. Returns how many cards of earlier states
 * are known by it. */
static guint
check_learned (const Table *self)
{
  AbbatesPosition told;
  g_autoptr (AbbatesState) start = NULL;
  g_autoptr (GPtrArray) states = NULL;
  g_auto (GStrv) learned = NULL;
  guint n_learned = 0;

  abbates_told_begin (&told, &self->setup->rules);
  start = abbates_state_new (self->setup, &told);
  g_ptr_array_add (self->moves, NULL);
  states = scr_state_learn (SCR_STATE (start), (const char *const *) self->moves->pdata, &learned);
  if (states == NULL)
    return 0;

  g_assert_cmpuint (g_strv_length (learned), ==, self->truths->len);
  for (guint i = 0; i < self->truths->len; i++)
    {
      const AbbatesPosition *known = abbates_state_get_position (states->pdata[i + 1]);
      const AbbatesPosition *truth = &g_array_index (self->truths, AbbatesPosition, i);
      AbbatesMove move;

      g_assert_true (abbates_move_parse (&self->setup->rules, self->moves->pdata[i], &move, NULL));
      abbates_told_make (&told, &self->setup->rules, move);
      /* What Henricus takes he has taken already where nothing must be asked for it. */
      if (told.awaiting == ABBATES_MOVE_KNOW)
        continue;
      check_cards_learned (known->garden, truth->garden, told.garden, ABBATES_N_SQUARES);
      check_cards_learned (known->refill, truth->refill, told.refill, ABBATES_N_BOXES);
      for (guint j = 0; j < self->setup->rules.n_seats; j++)
        check_cards_learned (known->seats[j].portrait, truth->seats[j].portrait,
                             told.seats[j].portrait, ABBATES_N_SQUARES);
      n_learned += count_unknown (&told, &self->setup->rules) -
                   count_unknown (known, &self->setup->rules);
    }
  /* At the end nothing is learned but what was told. */
  g_assert_cmpmem (&told, sizeof told,
                   abbates_state_get_position (states->pdata[states->len - 1]), sizeof told);

  return n_learned;
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
  abbates_told_make (&self->truth, rules, move);
  tell (self, told);
  tell_what_decides (self);
  remember (self);
}

/* Whatever is forgotten, a legal game stays possible, and its score lies within the range. */
static void
test_forgetful (gconstpointer data)
{
  guint64 random = GPOINTER_TO_UINT (data);
  guint n_learned = 0;

  for (guint i = 0; i < abbates_test_share (N_FORGETFUL) / 4; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      Table table = { .setup = setup, .forgets = GPOINTER_TO_UINT (data), .random = random + i };
      g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GArray) truths = g_array_new (FALSE, FALSE, sizeof (AbbatesPosition));

      abbates_position_init (&table.truth, &setup->rules);
      abbates_told_begin (&table.told, &setup->rules);
      table.moves = moves;
      table.truths = truths;
      for (guint n = 0; table.truth.stage != ABBATES_STAGE_OVER; n++)
        {
          play_one (&table);
          check_known (&table);
          if (i % 10 == 0)
            abbates_told_check_round_trip (setup, &table.told);
          if (i % 10 == 0 && n % 8 == 0)
            check_range (&table);
        }
      check_range (&table);
      n_learned += check_learned (&table);
    }
  g_assert_cmpuint (n_learned, >, 0);
}

int
main (int argc,
      char **argv)
{
  static const guint forgets[] = { 5, 20, 50, 100 };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/table/told", test_told);
  for (guint i = 0; i < G_N_ELEMENTS (forgets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/table/forgetful/%u", forgets[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (forgets[i]), test_forgetful);
    }

  return g_test_run ();
}
