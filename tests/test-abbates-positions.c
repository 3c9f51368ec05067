/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-slip.h"
#include "abbates-util.h"
#include "core/scr-check.h"
#include "core/scr-error.h"

/* The position check of a match: what it says, and that it can be done. */

/* A match that holds what a table tells. */
static ScrMatch *
new_match (const AbbatesTestSetup *wanted,
           const ToldTable *table,
           const GArray *entries)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, "1", &error);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *move = abbates_move_print (&table->setup->rules,
                                                  g_array_index (entries, AbbatesMove, i));

      g_assert_true (scr_match_move (match, move, &error));
      g_assert_no_error (error);
    }

  return match;
}

static ScrCheck *
check (ScrMatch *match,
       const char *const *words)
{
  g_autoptr (GError) error = NULL;
  ScrCheck *self = scr_check_new_for_match (match, words, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (scr_check_get_sentence (self), !=, "");

  return self;
}

/* Where all pawns stand, in words; @pawn stands @offset further on. */
static GStrv
list_words (const AbbatesRecord *record,
            guint pawn,
            int offset)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < ABBATES_N_PAWNS; i++)
    if ((record->told >> i) & 1)
      {
        int place = record->at[i] + (i == pawn ? offset : 0);
        g_autofree char *word =
            i == 0 ? g_strdup_printf ("general=%d", place) : g_strdup_printf ("%u=%d", i, place);

        g_strv_builder_add (builder, word);
      }

  return g_strv_builder_end (builder);
}

static ScrCheck *
check_record (ScrMatch *match,
              const AbbatesRecord *record)
{
  g_auto (GStrv) words = list_words (record, 0, 0);

  return check (match, (const char *const *) words);
}

static guint
count (GListModel *list)
{
  return g_list_model_get_n_items (list);
}

static int
add_up (GListModel *terms)
{
  int sum = 0;

  for (guint i = 0; i < count (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      sum += scr_term_get_value (term);
    }

  return sum;
}

/* Each sum is what its terms add up to, and the range is that of the score sheet. */
static void
check_sums (ScrCheck *self,
            const AbbatesRecord *record)
{
  GListModel *differences = scr_check_get_differences (self);

  g_assert_cmpuint (count (differences), ==, __builtin_popcount (record->told));
  for (guint i = 0; i < count (differences); i++)
    {
      g_autoptr (ScrDifference) difference = g_list_model_get_item (differences, i);
      guint seat = scr_difference_get_seat (difference);
      int low = scr_difference_get_low (difference), high = scr_difference_get_high (difference);
      int sheet_low, sheet_high;

      g_assert_cmpint (scr_difference_get_told (difference), ==, record->at[seat]);
      if (low == high)
        g_assert_cmpint (add_up (scr_difference_get_terms (difference)), ==, low);
      if (seat == 0 || seat > record->setup->rules.n_seats)
        continue;
      abbates_position_track_range (&record->end, &record->setup->rules, seat, &sheet_low,
                                    &sheet_high);
      g_assert_cmpint (low, ==, sheet_low);
      g_assert_cmpint (high, ==, sheet_high);
    }
}

/* Where everything was told rightly there is nothing to correct, with unrecorded cards too. */
static void
test_agrees (void)
{
  guint64 random = 7;

  for (guint i = 0; i < 60; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_auto (ToldTable) table = { 0 };
      g_autoptr (ScrMatch) match = NULL;
      g_autoptr (ScrCheck) self = NULL;
      AbbatesRecord record;

      told_table_init (&table, setup, random + i);
      match = new_match (&wanted, &table, table.entries);
      g_assert_true (told_table_record (&record, &table, table.entries));
      self = check_record (match, &record);
      g_assert_cmpint (scr_check_get_verdict (self), ==, SCR_CHECK_AGREES);
      g_assert_cmpuint (count (scr_check_get_corrections (self)), ==, 0);
      g_assert_null (scr_check_get_question (self));
      g_assert_cmpuint (count (scr_check_get_answers (self)), ==, 0);
      check_sums (self, &record);
      g_assert_finalize_object (g_steal_pointer (&self));
    }
}

/* Where a pawn stands by the cards that are recorded: the General, then the seats. */
static int
get_place (ScrState *state,
           const AbbatesRules *rules,
           guint pawn)
{
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));

  if (pawn == 0)
    return position->general;

  return rules->solo && pawn == ABBATES_HENRICUS ? position->henricus.track
                                                 : position->seats[pawn - 1].track;
}

/* A correction can be made as it says, moves the pawns that it names, and no other. */
static void
check_correction (ScrMatch *match,
                  const AbbatesRecord *record,
                  ScrCorrection *correction)
{
  static const char *const pawns[] = { "general", "1", "2", "3", "4" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (
      match, scr_correction_get_kind (correction), scr_correction_get_number (correction),
      scr_correction_get_move (correction), &error);
  ScrState *after;

  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 0);
  after = scr_amendment_get_state (amendment);
  for (guint i = 0; i < G_N_ELEMENTS (pawns); i++)
    {
      gboolean moves = g_strv_contains (scr_correction_get_pawns (correction), pawns[i]);
      int before = get_place (scr_match_get_state (match), &record->setup->rules, i);
      int low, high;

      g_assert_true (moves == (get_place (after, &record->setup->rules, i) != before));
      if (!((record->told >> i) & 1))
        continue;
      abbates_pawn_get_range (abbates_state_get_position (ABBATES_STATE (after)),
                              &record->setup->rules, i, &low, &high);
      g_assert_cmpint (low, <=, record->at[i]);
      g_assert_cmpint (high, >=, record->at[i]);
    }
  g_assert_cmpstr (scr_correction_get_sentence (correction), !=, "");
  g_assert_cmpstr (scr_correction_get_reason (correction), !=, "");
}

/* The groups stand together, each likeliest first, and all weigh 1. */
static void
check_order (GListModel *corrections)
{
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *group = NULL;
  double weight = 1, sum = 0;

  for (guint i = 0; i < count (corrections); i++)
    {
      g_autoptr (ScrCorrection) correction = g_list_model_get_item (corrections, i);

      if (g_strcmp0 (group, scr_correction_get_group (correction)) != 0)
        {
          g_free (group);
          group = g_strdup (scr_correction_get_group (correction));
          g_assert_true (g_hash_table_add (groups, g_strdup (group)));
          weight = 1;
        }
      g_assert_cmpfloat (scr_correction_get_weight (correction), <=, weight);
      weight = scr_correction_get_weight (correction);
      sum += weight;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

/* Each answer leaves some corrections, and together they leave each once. */
static void
check_answers (ScrCheck *self)
{
  GListModel *answers = scr_check_get_answers (self);
  guint n_left = 0;

  g_assert_true ((scr_check_get_question (self) != NULL) == (count (answers) > 1));
  for (guint i = 0; i < count (answers); i++)
    {
      g_autoptr (ScrCheckAnswer) answer = g_list_model_get_item (answers, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrCheck) next =
          scr_check_answer (self, scr_check_answer_get_notation (answer), &error);

      g_assert_no_error (error);
      g_assert_cmpint (scr_check_get_verdict (next), ==, SCR_CHECK_EXPLAINED);
      g_assert_cmpuint (count (scr_check_get_differences (next)), ==,
                        count (scr_check_get_differences (self)));
      g_assert_cmpstr (scr_check_answer_get_sentence (answer), !=, "");
      n_left += count (scr_check_get_corrections (next));
    }
  if (count (answers) > 0)
    g_assert_cmpuint (n_left, ==, count (scr_check_get_corrections (self)));
}

/* What a check says of a slip can be done as it says. */
static void
test_corrections (void)
{
  guint64 random = 11;
  guint n_solo = 0;

  for (guint i = 0, n_done = 0; n_done < 60; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_auto (ToldTable) table = { 0 };
      g_auto (PlantedSlip) planted = { 0 };
      g_autoptr (ScrMatch) match = NULL;
      g_autoptr (ScrCheck) self = NULL;
      AbbatesRecord record;

      told_table_init (&table, setup, random + i);
      if (!planted_slip_init (&planted, &table, (AbbatesSlip) (i % ABBATES_N_SLIPS)))
        continue;
      g_assert_true (told_table_record (&record, &table, planted.told));
      match = new_match (&wanted, &table, planted.told);
      self = check_record (match, &record);
      g_assert_cmpint (scr_check_get_verdict (self), ==, SCR_CHECK_EXPLAINED);
      check_sums (self, &record);
      check_order (scr_check_get_corrections (self));
      check_answers (self);
      for (guint j = 0; j < count (scr_check_get_corrections (self)); j += 5)
        {
          g_autoptr (ScrCorrection) correction =
              g_list_model_get_item (scr_check_get_corrections (self), j);

          check_correction (match, &record, correction);
          n_solo += setup->rules.solo &&
                    g_strv_contains (scr_correction_get_pawns (correction), "2");
        }
      n_done++;
    }
  g_assert_cmpuint (n_solo, >, 0);
}

/* Any table of four seats with all rules, told to its end. */
static ScrMatch *
new_whole_match (AbbatesRecord *record,
                 ToldTable *table,
                 AbbatesSetup **setup)
{
  AbbatesTestSetup wanted = { .n_seats = 4, .palms = TRUE };

  *setup = abbates_test_setup (&wanted);
  for (guint64 random = 1;; random++)
    {
      told_table_init (table, *setup, random);
      if (table->truth.stage == ABBATES_STAGE_OVER && table->forgets == 0)
        break;
      told_table_clear (table);
    }
  g_assert_true (told_table_record (record, table, table->entries));

  return new_match (&wanted, table, table->entries);
}

/* Two faults, or a pawn moved wrong: that is said, and what to do. */
static void
test_unexplained (void)
{
  AbbatesRecord record;
  g_auto (ToldTable) table = { 0 };
  g_autoptr (AbbatesSetup) setup = NULL;
  g_autoptr (ScrMatch) match = new_whole_match (&record, &table, &setup);
  g_auto (GStrv) far = list_words (&record, 1, 70);
  g_auto (GStrv) near = list_words (&record, 1, 1);
  g_autoptr (ScrCheck) unexplained = check (match, (const char *const *) far);
  g_autoptr (ScrCheck) explained = check (match, (const char *const *) near);
  g_autoptr (ScrCheck) contradicted = scr_check_answer (explained, "pile=89", NULL);

  g_assert_cmpint (scr_check_get_verdict (unexplained), ==, SCR_CHECK_UNEXPLAINED);
  g_assert_cmpuint (count (scr_check_get_corrections (unexplained)), ==, 0);
  g_assert_nonnull (strstr (scr_check_get_sentence (unexplained), "set …"));
  g_assert_cmpint (scr_check_get_verdict (explained), ==, SCR_CHECK_EXPLAINED);
  g_assert_cmpint (scr_check_get_verdict (contradicted), ==, SCR_CHECK_CONTRADICTED);
  g_assert_cmpuint (count (scr_check_get_corrections (contradicted)), ==, 0);
  g_assert_null (scr_check_get_question (contradicted));
}

/* One that is told alone; the others may stand anywhere. */
static void
test_one_pawn (void)
{
  AbbatesRecord record;
  g_auto (ToldTable) table = { 0 };
  g_autoptr (AbbatesSetup) setup = NULL;
  g_autoptr (ScrMatch) match = new_whole_match (&record, &table, &setup);
  g_auto (GStrv) all = list_words (&record, 2, 1);
  g_autoptr (ScrCheck) with_all = check (match, (const char *const *) all);
  g_autoptr (ScrCheck) alone = check (match, (const char *const[]){ all[2], NULL });

  g_assert_cmpuint (count (scr_check_get_differences (alone)), ==, 1);
  g_assert_cmpuint (count (scr_check_get_corrections (alone)), >,
                    count (scr_check_get_corrections (with_all)));
}

static void
test_words (void)
{
  static const struct
  {
    const char *words[4];
    ScrError code;
  } cases[] = {
    { { "general=x" }, SCR_ERROR_SYNTAX },
    { { "general=" }, SCR_ERROR_SYNTAX },
    { { "general=-1" }, SCR_ERROR_SYNTAX },
    { { "1=10000" }, SCR_ERROR_SYNTAX },
    { { "general" }, SCR_ERROR_SYNTAX },
    { { "" }, SCR_ERROR_SYNTAX },
    { { NULL }, SCR_ERROR_SYNTAX },
    { { "portrait 1 4=book-2" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1 4=book-2 " }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1 4=book-12" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1 4=?" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1 10=book-2" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1 4=book-2 4=book-3" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 1" }, SCR_ERROR_SYNTAX },
    { { "general=1", "portrait 5 4=book-2" }, SCR_ERROR_SYNTAX },
    { { "general=1", "hand 1=15" }, SCR_ERROR_SYNTAX },
    { { "general=1", "hand 1=3,,5" }, SCR_ERROR_SYNTAX },
    { { "general=1", "hand 1=3 5" }, SCR_ERROR_SYNTAX },
    { { "general=1", "pile=-" }, SCR_ERROR_SYNTAX },
    { { "9=3" }, SCR_ERROR_ILLEGAL },
    { { "5=3" }, SCR_ERROR_ILLEGAL },
    { { "0=3" }, SCR_ERROR_ILLEGAL },
    { { "1=3", "1=3" }, SCR_ERROR_ILLEGAL },
    { { "general=1", "2=4", "general=1" }, SCR_ERROR_ILLEGAL },
  };
  AbbatesRecord record;
  g_auto (ToldTable) table = { 0 };
  g_autoptr (AbbatesSetup) setup = NULL;
  g_autoptr (ScrMatch) match = new_whole_match (&record, &table, &setup);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrCheck) self = scr_check_new_for_match (match, cases[i].words, &error);

      g_assert_null (self);
      g_assert_error (error, SCR_ERROR, (int) cases[i].code);
      g_assert_null (strchr (error->message, '\n'));
    }
}

/* A finished game of four seats with all rules: how long it takes is told, not asserted. */
static void
test_time (void)
{
  AbbatesRecord record;
  g_auto (ToldTable) table = { 0 };
  g_autoptr (AbbatesSetup) setup = NULL;
  g_autoptr (ScrMatch) match = new_whole_match (&record, &table, &setup);

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    {
      g_auto (GStrv) words = list_words (&record, pawn, 1);
      gint64 time = g_get_monotonic_time ();
      g_autoptr (ScrCheck) self = check (match, (const char *const *) words);

      g_test_message ("%u entries, pawn %u: %u corrections in %.1f ms",
                      count (G_LIST_MODEL (match)), pawn,
                      count (scr_check_get_corrections (self)),
                      (double) (g_get_monotonic_time () - time) / 1000);
      g_assert_cmpint (scr_check_get_verdict (self), ==, SCR_CHECK_EXPLAINED);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/positions/agrees", test_agrees);
  g_test_add_func ("/abbates/positions/corrections", test_corrections);
  g_test_add_func ("/abbates/positions/unexplained", test_unexplained);
  g_test_add_func ("/abbates/positions/one-pawn", test_one_pawn);
  g_test_add_func ("/abbates/positions/words", test_words);
  g_test_add_func ("/abbates/positions/time", test_time);

  return g_test_run ();
}
