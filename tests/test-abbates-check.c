/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "abbates-slip.h"
#include "abbates-util.h"

/* The position check: one entry told wrong is found by where the pawns stand. */

#define N_GAMES 1000
#define N_QUESTIONS 2

static const char *const slip_names[] = { "beans", "value", "square", "left out",
                                          "doubled", "adjustment" };

G_STATIC_ASSERT (G_N_ELEMENTS (slip_names) == ABBATES_N_SLIPS);

/**
 * Tally:
 * @n_games: games with the slip
 * @n_settled: those in which at most two answers leave what leads to the true table
 */
typedef struct
{
  guint n_games;
  guint n_settled;
} Tally;

static const AbbatesCandidate *
find_planted (const GArray *candidates,
              const PlantedSlip *planted)
{
  for (guint i = 0; i < candidates->len; i++)
    {
      const AbbatesCandidate *candidate = &g_array_index (candidates, AbbatesCandidate, i);

      if (candidate->kind == planted->kind && candidate->number == planted->number &&
          abbates_move_equal (candidate->move, planted->right))
        return candidate;
    }

  return NULL;
}

/* The answer that agrees with what lies on the table; it is said and read. */
static void
answer_truly (const ToldTable *table,
              const AbbatesQuestion *question,
              AbbatesSighting *answer)
{
  AbbatesSights truth;
  guint n_agreeing = 0;

  abbates_sights_init (&truth, &table->truth, &table->setup->rules);
  for (guint i = 0; i < question->answers->len; i++)
    {
      const AbbatesSighting *sighting = &g_array_index (question->answers, AbbatesSighting, i);
      g_autofree char *text = abbates_sighting_print (sighting);
      g_autoptr (GError) error = NULL;
      AbbatesSighting parsed;

      if (!abbates_sighting_agrees (sighting, &truth))
        continue;
      n_agreeing++;
      abbates_sighting_parse (&parsed, text, &table->setup->rules, &error);
      g_assert_no_error (error);
      *answer = parsed;
    }
  g_assert_cmpuint (n_agreeing, ==, 1);
}

static gboolean
are_settled (const GArray *candidates,
             const AbbatesSights *truth)
{
  for (guint i = 0; i < candidates->len; i++)
    if (memcmp (&g_array_index (candidates, AbbatesCandidate, i).sights, truth, sizeof *truth) !=
        0)
      return FALSE;

  return TRUE;
}

/* Whether at most two true answers leave nothing but what leads to the true table. */
static gboolean
settle (const ToldTable *table,
        const PlantedSlip *planted,
        gint64 *time)
{
  g_autoptr (GArray) candidates = NULL;
  AbbatesRecord record;
  AbbatesSights truth;

  g_assert_true (told_table_record (&record, table, planted->told));
  *time = g_get_monotonic_time ();
  candidates = abbates_record_list_candidates (&record);
  if (find_planted (candidates, planted) == NULL)
    {
      g_autofree char *text = abbates_move_print (&table->setup->rules, planted->right);

      g_error ("slip %u, number %u: “%s” is not among %u", planted->slip, planted->number, text,
               candidates->len);
    }
  truth = find_planted (candidates, planted)->sights;
  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      g_auto (AbbatesQuestion) question = { 0 };
      AbbatesSighting answer;

      if (!abbates_question_init (&question, candidates, &record))
        break;
      answer_truly (table, &question, &answer);
      abbates_candidates_drop (candidates, &answer);
      g_assert_nonnull (find_planted (candidates, planted));
    }
  *time = g_get_monotonic_time () - *time;
  return are_settled (candidates, &truth);
}

static void
test_planted (void)
{
  guint64 random = 20261130;
  Tally tallies[ABBATES_N_SLIPS] = { 0 };
  Tally all = { 0 };
  gint64 longest = 0;

  for (guint i = 0; all.n_games < N_GAMES; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_auto (ToldTable) table = { 0 };
      AbbatesSlip slip = (AbbatesSlip) (i % ABBATES_N_SLIPS);
      g_auto (PlantedSlip) planted = { 0 };
      gboolean is_settled;
      gint64 time;

      told_table_init (&table, setup, random + i);
      if (!planted_slip_init (&planted, &table, slip))
        continue;
      is_settled = settle (&table, &planted, &time);
      tallies[slip].n_games++;
      tallies[slip].n_settled += is_settled;
      all.n_games++;
      all.n_settled += is_settled;
      longest = MAX (longest, time);
    }
  for (guint slip = 0; slip < ABBATES_N_SLIPS; slip++)
    {
      g_test_message ("%s: %u of %u settled", slip_names[slip], tallies[slip].n_settled,
                      tallies[slip].n_games);
      g_assert_cmpuint (tallies[slip].n_games, >, 0);
    }
  g_test_message ("all: %u of %u settled, the longest in %" G_GINT64_FORMAT " µs", all.n_settled,
                  all.n_games, longest);
  g_assert_cmpuint (all.n_settled * 100, >=, N_GAMES * 95);
}

/* What is expected to be told by looking at @region, in bits, and how many different things may
 * lie there. */
static double
get_information (const GArray *candidates,
                 guint region,
                 guint *n_groups)
{
  gsize length = (gsize) abbates_regions[region].n_items * abbates_regions[region].size;
  double bits = 0;

  *n_groups = 0;
  for (guint i = 0; i < candidates->len; i++)
    {
      AbbatesSights *sights = &g_array_index (candidates, AbbatesCandidate, i).sights;
      double weight = 0;
      gboolean is_first = TRUE;

      for (guint j = 0; j < candidates->len; j++)
        {
          AbbatesCandidate *other = &g_array_index (candidates, AbbatesCandidate, j);

          if (memcmp (abbates_sights_get_item (sights, region, 0),
                      abbates_sights_get_item (&other->sights, region, 0), length) != 0)
            continue;
          weight += other->weight;
          is_first = is_first && j >= i;
        }
      *n_groups += is_first;
      bits -= is_first ? weight * log2 (weight) : 0;
    }

  return bits;
}

/* No other part of the table is expected to tell more, and nothing is left out of its answers. */
static void
test_question (void)
{
  guint64 random = 5;

  for (guint i = 0, n_done = 0; n_done < 60; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_auto (ToldTable) table = { 0 };
      g_auto (PlantedSlip) planted = { 0 };
      g_autoptr (GArray) candidates = NULL;
      g_auto (AbbatesQuestion) question = { 0 };
      AbbatesRecord record;
      double most;
      guint n_groups;

      told_table_init (&table, setup, random + i);
      if (table.forgets > 0 || !planted_slip_init (&planted, &table, ABBATES_SLIP_BEANS))
        continue;
      g_assert_true (told_table_record (&record, &table, planted.told));
      candidates = abbates_record_list_candidates (&record);
      if (!abbates_question_init (&question, candidates, &record))
        continue;
      most = get_information (candidates, question.region, &n_groups) *
             abbates_regions[question.region].ease;
      g_assert_cmpuint (question.answers->len, ==, n_groups);
      for (guint region = 0; region < ABBATES_N_REGIONS; region++)
        g_assert_cmpfloat (get_information (candidates, region, &n_groups) *
                               abbates_regions[region].ease,
                           <=, most + 1e-9);
      n_done++;
    }
}

/* A told pawn agrees where it lies within what unrecorded cards allow. */
static void
test_unknown (void)
{
  guint64 random = 3;

  for (guint i = 0, n_done = 0; n_done < 10; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_auto (ToldTable) table = { 0 };
      AbbatesRecord record;
      int low, high;

      told_table_init (&table, setup, random + i);
      g_assert_true (told_table_record (&record, &table, table.entries));
      if (!memchr (record.end.seats[0].portrait, ABBATES_UNKNOWN_CARD, ABBATES_N_SQUARES))
        continue;
      abbates_pawn_get_range (&record.end, &setup->rules, 1, &low, &high);
      g_assert_cmpint (low, <, high);
      for (record.at[1] = low - 1; record.at[1] <= high + 1; record.at[1]++)
        g_assert_cmpuint (abbates_record_find_differences (&record), ==,
                          record.at[1] < low || record.at[1] > high ? 1u << 1 : 0);
      n_done++;
    }
}

/* What can be said of a table is printed as it is read. */
static void
test_answers (void)
{
  static const char *const answers[] = {
    "portrait 1 4=book-2 7=-",
    "chapter 1=5,12 2=-",
    "garden 9=window-0",
    "refill 3=artefact-9",
    "points 1=book-2 4=book-3",
    "corner 1=1,3 4=-",
    "ora 1=0 2=4 3=-",
    "played 1=14 2=-",
    "turn=1",
    "turn=-",
    "start=4",
    "drawn 2=book-3",
    "henricus cards window-1=2 book-2=0",
    "henricus top low=3 high=-",
    "solo=3",
    "hand 1=3,5,14,14",
    "hand 4=-",
    "discards 2=7",
    "henricus low=1,2",
    "henricus high=14",
    "henricus discards=-",
    "discard book-2=3",
    "pile=57",
  };
  const AbbatesTestSetup wanted = { .n_seats = 4 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      AbbatesSighting sighting;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      abbates_sighting_parse (&sighting, answers[i], &setup->rules, &error);
      g_assert_no_error (error);
      text = abbates_sighting_print (&sighting);
      g_assert_cmpstr (text, ==, answers[i]);
      g_assert_true (abbates_sighting_agrees (&sighting, &sighting.seen));
    }
}

/* How easily numbers are told for one another decides between slips of a kind, the kinds
 * between slips, and what the edition cannot have comes last. */
static void
test_weights (void)
{
  const AbbatesMove told[] = { { ABBATES_MOVE_REVEAL, { ABBATES_CARD (ABBATES_BOOK, 2) } },
                               { ABBATES_MOVE_PLAY, { 12 } },
                               { ABBATES_MOVE_TAKE, { 5, 2 } },
                               { ABBATES_MOVE_REVEAL, { ABBATES_CARD (ABBATES_BOOK, 2) } } };
  const AbbatesRecord record = { .moves = told, .n_moves = G_N_ELEMENTS (told) };
  /* Each is likelier than the next. */
  const struct
  {
    AbbatesCandidate candidate;
    int n_impossible;
  } cases[] = {
    { { ABBATES_SLIP_BEANS, SCR_AMENDMENT_CHANGE, 1, { ABBATES_MOVE_REVEAL, { 14 + 1 } } }, -1 },
    { { ABBATES_SLIP_BEANS, SCR_AMENDMENT_CHANGE, 4, { ABBATES_MOVE_REVEAL, { 14 } } }, 0 },
    { { ABBATES_SLIP_BEANS, SCR_AMENDMENT_CHANGE, 1, { ABBATES_MOVE_REVEAL, { 14 } } }, 0 },
    { { ABBATES_SLIP_VALUE, SCR_AMENDMENT_CHANGE, 2, { ABBATES_MOVE_PLAY, { 11 } } }, 0 },
    { { ABBATES_SLIP_VALUE, SCR_AMENDMENT_CHANGE, 2, { ABBATES_MOVE_PLAY, { 2 } } }, 0 },
    { { ABBATES_SLIP_SQUARE, SCR_AMENDMENT_CHANGE, 3, { ABBATES_MOVE_TAKE, { 4, 2 } } }, 0 },
    { { ABBATES_SLIP_VALUE, SCR_AMENDMENT_CHANGE, 2, { ABBATES_MOVE_PLAY, { 7 } } }, 0 },
    { { ABBATES_SLIP_DOUBLED, SCR_AMENDMENT_DELETE, 2, told[1] }, 0 },
    { { ABBATES_SLIP_BEANS, SCR_AMENDMENT_CHANGE, 1, { ABBATES_MOVE_REVEAL, { 14 } } }, 1 },
    { { ABBATES_SLIP_ADJUSTMENT, SCR_AMENDMENT_INSERT, 5, { ABBATES_MOVE_SET_CHAPTER, { 1 } } },
      0 },
  };
  double before = G_MAXDOUBLE;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double weight =
          abbates_candidate_weigh (&cases[i].candidate, &record, 1, cases[i].n_impossible);

      g_assert_cmpfloat (weight, <, before);
      g_assert_cmpfloat (weight, >, 0);
      before = weight;
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/check/planted", test_planted);
  g_test_add_func ("/abbates/check/question", test_question);
  g_test_add_func ("/abbates/check/unknown", test_unknown);
  g_test_add_func ("/abbates/check/answers", test_answers);
  g_test_add_func ("/abbates/check/weights", test_weights);

  return g_test_run ();
}
