/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What is told of a score with unrecorded cards is what counting every case gives. */

#define N_CASES 600

/**
 * Counting:
 * @position: a position whose unrecorded cards are replaced one by one
 * @index: the seat whose cards they are, from 0
 * @is_first: whether @low and @high hold nothing yet
 *
 * Every case, counted by its own.
 */
typedef struct
{
  const AbbatesRules *rules;
  AbbatesPosition position;
  guint index;
  gboolean is_first;
  AbbatesScore low;
  AbbatesScore high;
} Counting;

static void
count_case (Counting *self)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];
  const AbbatesScore *score = &scores[self->index];

  abbates_position_score (&self->position, self->rules, scores);
  if (self->is_first)
    self->low = self->high = *score;
  self->is_first = FALSE;
  for (gsize at = 0; at <= G_STRUCT_OFFSET (AbbatesScore, total); at += sizeof (gint16))
    {
      gint16 number = G_STRUCT_MEMBER (gint16, score, at);

      G_STRUCT_MEMBER (gint16, &self->low, at) =
          MIN (G_STRUCT_MEMBER (gint16, &self->low, at), number);
      G_STRUCT_MEMBER (gint16, &self->high, at) =
          MAX (G_STRUCT_MEMBER (gint16, &self->high, at), number);
    }
  self->low.halved = self->low.halved && score->halved;
  self->high.halved = self->high.halved || score->halved;
}

static void
count_secrets (Counting *self)
{
  AbbatesSeatPosition *seat = &self->position.seats[self->index];

  if (seat->secret != ABBATES_UNKNOWN_CARD)
    {
      count_case (self);
      return;
    }
  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      seat->secret = ABBATES_CARD (kind, 1);
      count_case (self);
    }
  seat->secret = ABBATES_UNKNOWN_CARD;
}

static void
count_missions (Counting *self)
{
  AbbatesSeatPosition *seat = &self->position.seats[self->index];
  guint taken = 0;

  if (seat->told_mission == ABBATES_MISSION_UNTOLD)
    {
      for (guint told = ABBATES_MISSION_WRONG; told <= ABBATES_MISSION_ALL; told++)
        {
          seat->told_mission = (guint8) told;
          count_secrets (self);
        }
      seat->told_mission = ABBATES_MISSION_UNTOLD;
      return;
    }
  if (((self->position.hidden >> self->index) & 1) == 0)
    {
      count_secrets (self);
      return;
    }

  for (guint i = 0; i < self->rules->n_seats; i++)
    taken |= 1u << self->position.seats[i].mission;
  for (guint mission = 1; mission <= ABBATES_N_MISSIONS; mission++)
    if (((taken >> mission) & 1) == 0)
      {
        seat->mission = (guint8) mission;
        count_secrets (self);
      }
  seat->mission = 0;
}

/* Each unseen card in turn on each unrecorded square from @at on. */
static void
count_cards (Counting *self,
             guint at)
{
  AbbatesSeatPosition *seat = &self->position.seats[self->index];

  while (at < ABBATES_N_SQUARES && seat->portrait[at] != ABBATES_UNKNOWN_CARD)
    at++;
  if (at == ABBATES_N_SQUARES)
    {
      count_missions (self);
      return;
    }

  for (guint i = 0; i < self->rules->n_card_list; i++)
    {
      AbbatesCard card = self->rules->card_list[i];

      if (self->position.left[card] == 0)
        continue;
      self->position.left[card]--;
      seat->portrait[at] = card;
      seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (card));
      count_cards (self, at + 1);
      seat->track = (gint16) (seat->track - (int) ABBATES_CARD_BEANS (card));
      self->position.left[card]++;
    }
  seat->portrait[at] = ABBATES_UNKNOWN_CARD;
}

static AbbatesCard
pick_card (const AbbatesRules *rules,
           guint64 *random)
{
  return rules->card_list[scr_random_below (random, rules->n_card_list)];
}

/* A portrait whose areas are near to right, so that every outcome can come about. */
static void
fill_portrait (AbbatesSeatPosition *seat,
               const AbbatesRules *rules,
               guint n_unknown,
               guint64 *random)
{
  const AbbatesMission *mission = &rules->missions[MAX (seat->mission, 1) - 1];
  guint first = scr_random_below (random, ABBATES_N_KINDS);

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesKind kind = (first + mission->area[i]) % ABBATES_N_KINDS;

      do
        seat->portrait[i] = pick_card (rules, random);
      while (scr_random_below (random, 20) > 0 && ABBATES_CARD_KIND (seat->portrait[i]) != kind);
      if (scr_random_below (random, 16) == 0)
        seat->portrait[i] = ABBATES_NO_CARD;
    }
  while (n_unknown > 0)
    {
      AbbatesCard *card = &seat->portrait[scr_random_below (random, ABBATES_N_SQUARES)];

      n_unknown -= *card != ABBATES_UNKNOWN_CARD;
      *card = ABBATES_UNKNOWN_CARD;
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] != ABBATES_NO_CARD && seat->portrait[i] != ABBATES_UNKNOWN_CARD)
      seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (seat->portrait[i]));
}

static void
fill_seat (AbbatesPosition *position,
           const AbbatesRules *rules,
           guint index,
           guint n_unknown,
           guint64 *random)
{
  AbbatesSeatPosition *seat = &position->seats[index];

  if (!rules->no_mission)
    seat->mission = (guint8) (1 + index + 4 * scr_random_below (random, 4));
  fill_portrait (seat, rules, n_unknown, random);
  seat->hand.benedict = (guint8) scr_random_below (random, 3);
  seat->corners = (guint8) scr_random_below (random, 8);
  if (rules->no_points_card)
    seat->secret = n_unknown > 0 && scr_random_below (random, 4) == 0 ? ABBATES_UNKNOWN_CARD
                                                                      : pick_card (rules, random);
  if (n_unknown > 0 && seat->mission != 0 && scr_random_below (random, 3) == 0)
    {
      position->hidden |= (guint8) (1u << index);
      seat->mission = 0;
    }
  else if (n_unknown > 0 && scr_random_below (random, 8) == 0)
    seat->told_mission = (guint8) (ABBATES_MISSION_UNTOLD + scr_random_below (random, 4));
}

/* Cards of one seat, @index, are unrecorded, and few are unseen. */
static AbbatesPosition
make_position (const AbbatesRules *rules,
               guint index,
               guint64 *random)
{
  guint n_unknown = 1 + scr_random_below (random, 4);
  AbbatesPosition position;

  abbates_position_init (&position, rules);
  position.table = TRUE;
  position.stage = scr_random_below (random, 2) == 0 ? ABBATES_STAGE_OVER : ABBATES_STAGE_PLAY;
  position.general = scr_random_below (random, 12) == 0
                         ? ABBATES_NO_GENERAL
                         : (gint16) (10 + scr_random_below (random, 25));
  for (guint i = 0; i < 4 && !rules->no_points_card; i++)
    position.points[position.n_points++] =
        i < 3 ? ABBATES_CARD (i, 1) : pick_card (rules, random);
  memset (position.left, 0, sizeof position.left);
  for (guint i = n_unknown + scr_random_below (random, 4); i > 0; i--)
    position.left[pick_card (rules, random)]++;
  for (guint i = 0; i < rules->n_seats; i++)
    fill_seat (&position, rules, i, i == index ? n_unknown : 0, random);

  return position;
}

/* The two ends of the total are what they say of themselves. */
static void
check_ends (const AbbatesPosition *position,
            const AbbatesRules *rules,
            const Counting *counting)
{
  AbbatesScoreEnd ends[2];

  if (position->hidden != 0)
    return;

  abbates_position_score_ends (position, rules, counting->index + 1, &ends[0], &ends[1]);
  g_assert_cmpint (ends[0].score.total, ==, counting->low.total);
  g_assert_cmpint (ends[1].score.total, ==, counting->high.total);
  for (guint i = 0; i < 2; i++)
    {
      AbbatesScore score;

      abbates_seat_score (position, rules, &ends[i].seat, ends[i].score.halved, &score);
      g_assert_cmpmem (&score, sizeof score, &ends[i].score, sizeof score);
    }
}

static void
check_track (const AbbatesPosition *position,
             const AbbatesRules *rules,
             const Counting *counting)
{
  int low, high;

  g_assert_true (
      abbates_position_track_range (position, rules, counting->index + 1, &low, &high));
  g_assert_cmpint (low, ==, counting->low.track - counting->low.empty);
  g_assert_cmpint (high, ==, counting->high.track - counting->high.empty);
}

static void
test_counted (void)
{
  guint64 random = 20261202;
  guint n_purple = 0, n_halved = 0, n_lines = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      AbbatesTestSetup wanted = { .n_seats = 2 + i % 3,
                                  .variants = i % 4 == 0 ? 1u << 3 : 0,
                                  .areas_any = i % 5 == 0 };
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      const AbbatesRules *rules = &setup->rules;
      AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
      Counting counting = { .rules = rules, .index = i % wanted.n_seats, .is_first = TRUE };
      AbbatesPosition position = make_position (rules, counting.index, &random);

      counting.position = position;
      count_cards (&counting, 0);
      abbates_position_score_range (&position, rules, low, high);
      g_assert_cmpmem (&low[counting.index], sizeof *low, &counting.low, sizeof counting.low);
      g_assert_cmpmem (&high[counting.index], sizeof *high, &counting.high, sizeof counting.high);
      check_ends (&position, rules, &counting);
      check_track (&position, rules, &counting);
      n_purple += counting.low.purple < counting.high.purple;
      n_halved += counting.low.halved < counting.high.halved;
      n_lines += counting.low.lines < counting.high.lines;
    }

  g_assert_cmpuint (n_purple, >, 50);
  g_assert_cmpuint (n_halved, >, 50);
  g_assert_cmpuint (n_lines, >, 50);
}

/* Where more was told than there is, an unrecorded card may be any of the edition's. */
static void
test_none_left (void)
{
  AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
  AbbatesPosition position;
  int least, most;

  abbates_position_init (&position, &setup->rules);
  position.table = TRUE;
  position.general = 20;
  position.seats[0].portrait[0] = position.seats[0].portrait[1] = ABBATES_UNKNOWN_CARD;
  memset (position.left, 0, sizeof position.left);
  position.left[setup->rules.card_list[0]] = 1;

  abbates_position_score_range (&position, &setup->rules, low, high);
  g_assert_cmpint (low[0].track, <, high[0].track);
  g_assert_true (abbates_position_track_range (&position, &setup->rules, 1, &least, &most));
  g_assert_cmpint (least, ==, low[0].track - low[0].empty);
  g_assert_cmpint (most, ==, high[0].track - high[0].empty);
}

/* A state works its sheet out once, and tells what its position gives. */
static void
test_kept (void)
{
  AbbatesTestSetup wanted = { .n_seats = 3 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  guint64 random = 20261203;
  AbbatesPosition position = make_position (&setup->rules, 1, &random);
  g_autoptr (AbbatesState) state = abbates_state_new (setup, &position);
  const AbbatesScoreRange *range = abbates_state_get_score_range (state);
  AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];

  abbates_position_score_range (&position, &setup->rules, low, high);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpmem (&range->low[i], sizeof *low, &low[i], sizeof *low);
      g_assert_cmpmem (&range->high[i], sizeof *high, &high[i], sizeof *high);
    }
  g_assert_true (abbates_state_get_score_range (state) == range);
}

/* What a seat can come to: its total and what breaks ties, from the least to the most. */
typedef struct
{
  int total[2];
  int aequalis[2];
} Column;

static guint
find_winners (const AbbatesRules *rules,
              const Column *columns)
{
  AbbatesScore low[ABBATES_MAX_SEATS] = { { 0 } }, high[ABBATES_MAX_SEATS] = { { 0 } };
  AbbatesPosition position;

  abbates_position_init (&position, rules);
  for (guint i = 0; i < 2; i++)
    {
      low[i].total = (gint16) columns[i].total[0];
      high[i].total = (gint16) columns[i].total[1];
      low[i].aequalis = (gint16) columns[i].aequalis[0];
      high[i].aequalis = (gint16) columns[i].aequalis[1];
    }

  return abbates_position_certain_winners (&position, rules, low, high);
}

/* Who wins is certain only where no unrecorded card can change it, and always where none can. */
static void
test_winners (void)
{
  static const struct
  {
    Column columns[2];
    guint winners;
    guint winners_alone; /* where the second is Henricus */
  } cases[] = {
    { { { { 6, 7 }, { 0, 0 } }, { { 5, 5 }, { 0, 0 } } }, 1, 1 },
    { { { { 5, 5 }, { 0, 0 } }, { { 6, 7 }, { 0, 0 } } }, 2, 2 },
    { { { { 5, 7 }, { 0, 0 } }, { { 5, 5 }, { 0, 0 } } }, 0, 0 },
    { { { { 5, 5 }, { 0, 0 } }, { { 5, 7 }, { 0, 0 } } }, 0, 2 },
    { { { { 5, 5 }, { 2, 2 } }, { { 5, 5 }, { 1, 1 } } }, 1, 2 },
    { { { { 5, 5 }, { 1, 2 } }, { { 5, 5 }, { 1, 1 } } }, 0, 2 },
    { { { { 4, 6 }, { 0, 0 } }, { { 5, 5 }, { 0, 0 } } }, 0, 0 },
  };
  AbbatesTestSetup two = { .n_seats = 2 };
  AbbatesTestSetup alone = { .n_seats = 1, .difficulty = "prior" };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&two);
  g_autoptr (AbbatesSetup) solo = abbates_test_setup (&alone);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("case %u", i);
      g_assert_cmpuint (find_winners (&setup->rules, cases[i].columns), ==, cases[i].winners);
      g_assert_cmpuint (find_winners (&solo->rules, cases[i].columns), ==,
                        cases[i].winners_alone);
    }
}

/* Another seat's unrecorded cards are no more of the kind of its secret card than are unseen. */
static void
test_rivals (void)
{
  AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1u << 3 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  position.table = TRUE;
  position.stage = ABBATES_STAGE_OVER;
  position.general = 20;
  position.seats[0].mission = 1;
  position.seats[1].mission = 2;
  position.seats[0].secret = ABBATES_CARD (ABBATES_WINDOW, 1);
  position.seats[1].secret = ABBATES_CARD (ABBATES_WINDOW, 2);
  position.seats[0].portrait[0] = position.seats[0].portrait[1] = ABBATES_CARD (ABBATES_WINDOW, 3);
  position.seats[1].portrait[0] = ABBATES_CARD (ABBATES_WINDOW, 3);
  position.seats[1].portrait[1] = position.seats[1].portrait[2] = ABBATES_UNKNOWN_CARD;
  memset (position.left, 0, sizeof position.left);
  position.left[ABBATES_CARD (ABBATES_WINDOW, 1)] = 1;
  position.left[ABBATES_CARD (ABBATES_BOOK, 1)] = 5;

  abbates_position_score_range (&position, &setup->rules, low, high);
  g_assert_true (low[0].halved && high[0].halved);
  position.left[ABBATES_CARD (ABBATES_WINDOW, 1)] = 2;
  abbates_position_score_range (&position, &setup->rules, low, high);
  g_assert_false (low[0].halved);
  g_assert_true (high[0].halved);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/range/counted", test_counted);
  g_test_add_func ("/abbates/range/none-left", test_none_left);
  g_test_add_func ("/abbates/range/kept", test_kept);
  g_test_add_func ("/abbates/range/winners", test_winners);
  g_test_add_func ("/abbates/range/rivals", test_rivals);

  return g_test_run ();
}
