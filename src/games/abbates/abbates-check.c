/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"

/* The position check as objects: what was told is read, and what comes of it is put into words. */

#define MAX_ABBOT 81
#define MAX_GENERAL 180

static const char *const slip_words[] = {
  [ABBATES_SLIP_BEANS] = "beans",
  [ABBATES_SLIP_VALUE] = "value",
  [ABBATES_SLIP_SQUARE] = "square",
  [ABBATES_SLIP_LEFT_OUT] = "left-out",
  [ABBATES_SLIP_DOUBLED] = "doubled",
  [ABBATES_SLIP_ADJUSTMENT] = "adjustment",
};

G_STATIC_ASSERT (G_N_ELEMENTS (slip_words) == ABBATES_N_SLIPS);

static guint
count_players (const AbbatesSetup *setup)
{
  return setup->rules.n_seats + (setup->rules.solo ? 1u : 0u);
}

/* "general", or the seat's number. */
static char *
print_pawn (guint pawn)
{
  return pawn == 0 ? g_strdup ("general") : g_strdup_printf ("%u", pawn);
}

/* Which pawn stands before "=" in @word; FALSE where it is an answer, or nothing. */
static gboolean
is_pawn (const char *word,
         guint64 *pawn)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = equals != NULL ? g_strndup (word, (gsize) (equals - word)) : NULL;

  *pawn = 0;

  return name != NULL && (strcmp (name, "general") == 0 ||
                          g_ascii_string_to_unsigned (name, 10, 0, G_MAXUINT, pawn, NULL));
}

/**
 * abbates_pawn_get_highest:
 * @position: what was told comes to
 * @rules: the rules of the match
 * @pawn: the Abbot-General for 0, else the Abbot of a seat
 *
 * Returns: as far as the pawn can be said to stand: nine cards of nine beans in a portrait, or what
 *   a score sheet can tell; further where adjustments brought it there
 */
int
abbates_pawn_get_highest (const AbbatesPosition *position,
                          const AbbatesRules *rules,
                          guint pawn)
{
  int most = pawn == 0 || pawn > rules->n_seats ? MAX_GENERAL : MAX_ABBOT;
  int low, high;

  abbates_pawn_get_range (position, rules, pawn, &low, &high);

  return MAX (most, high);
}

static gboolean
set_pawn (AbbatesRecord *record,
          const char *valid,
          guint pawn,
          GError **error)
{
  const char *told = strchr (valid, '=') + 1;
  g_autofree char *label = abbates_sentence_pawn (record->setup, pawn);
  int highest = abbates_pawn_get_highest (&record->end, &record->setup->rules, pawn);
  gint64 place;

  if (!g_ascii_string_to_signed (told, 10, G_MININT, G_MAXINT, &place, NULL))
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s”: “%s” is no place on the bean track: %s stands at a number from 0 to %d"),
                 valid, told, label, highest);
  else if (place < 0 || place > highest)
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s”: %s cannot stand there: say a number from 0 to %d"), valid, label,
                 highest);
  else if ((record->told >> pawn) & 1)
    g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
                 _ ("“%s”: %s stands at %d, as was told before: say one place"), valid,
                 label, record->at[pawn]);
  else
    {
      record->told |= 1u << pawn;
      record->at[pawn] = (int) place;
      return TRUE;
    }

  return FALSE;
}

static gboolean
read_pawn (AbbatesRecord *record,
           const char *word,
           guint64 pawn,
           GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (word, -1);
  guint n_players = count_players (record->setup);

  if (pawn <= n_players && (pawn > 0 || *word == 'g'))
    return set_pawn (record, valid, (guint) pawn, error);
  g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
               _ ("“%s”: there is no seat %u in this match: name one from 1 to %u, or general"),
               valid, (guint) pawn, n_players);

  return FALSE;
}

/* Reads where pawns stand into @record, and what lies there into @sightings. */
static gboolean
read_words (AbbatesRecord *record,
            GArray *sightings,
            const char *const *words,
            GError **error)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      AbbatesSighting sighting;
      guint64 pawn;

      if (is_pawn (words[i], &pawn))
        {
          if (!read_pawn (record, words[i], pawn, error))
            return FALSE;
          continue;
        }
      if (!abbates_sighting_parse (&sighting, words[i], &record->setup->rules, error))
        return FALSE;
      g_array_append_val (sightings, sighting);
    }

  if (record->told == 0)
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("Say where one pawn stands at least, as in general=19 or 1=14"));

  return record->told != 0;
}

static AbbatesMove *
parse_moves (const AbbatesSetup *setup,
             const char *const *texts,
             guint n_moves,
             GError **error)
{
  g_autofree AbbatesMove *moves = g_new (AbbatesMove, n_moves);

  for (guint i = 0; i < n_moves; i++)
    if (!abbates_move_parse (&setup->rules, texts[i], &moves[i], error))
      return NULL;

  return g_steal_pointer (&moves);
}

static GPtrArray *
list_differences (const AbbatesRecord *record)
{
  GPtrArray *differences = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    if ((record->told >> pawn) & 1)
      {
        g_autofree char *name = print_pawn (pawn);
        g_autofree char *label = abbates_sentence_pawn (record->setup, pawn);
        int low, high;

        abbates_pawn_get_range (&record->end, &record->setup->rules, pawn, &low, &high);
        g_ptr_array_add (differences,
                         scr_difference_new (name, label, pawn, pawn == 0 ? "general" : "track",
                                             record->at[pawn], low, high));
      }

  return differences;
}

static GStrv
list_pawns (guint pawns)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    if ((pawns >> pawn) & 1)
      {
        g_autofree char *name = print_pawn (pawn);

        g_strv_builder_add (builder, name);
      }

  return g_strv_builder_end (builder);
}

static char *
name_pawns (const AbbatesSetup *setup,
            guint pawns)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint pawn = 0; pawn < ABBATES_N_PAWNS; pawn++)
    if ((pawns >> pawn) & 1)
      {
        g_autofree char *name = abbates_sentence_pawn (setup, pawn);

        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
      }

  return text->len > 0 ? g_strdup (text->str) : g_strdup (_ ("No pawn"));
}

static ScrCorrection *
new_correction (const AbbatesCandidate *candidate,
                const AbbatesRecord *record)
{
  g_autofree char *move = candidate->kind != SCR_AMENDMENT_DELETE
                              ? abbates_move_print (&record->setup->rules, candidate->move)
                              : NULL;
  g_autofree char *sentence = abbates_sentence_correction (candidate, record);
  g_autofree char *reason = abbates_sentence_slip (candidate, record);
  g_autofree char *group = name_pawns (record->setup, candidate->pawns);
  g_auto (GStrv) pawns = list_pawns (candidate->pawns);

  return scr_correction_new (candidate->kind, candidate->number, move,
                             slip_words[candidate->slip], sentence, reason,
                             (const char *const *) pawns, group, candidate->weight);
}

/* What all that move the same pawns weigh. */
static double
weigh_group (const GArray *candidates,
             guint pawns)
{
  double weight = 0;

  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, AbbatesCandidate, i).pawns == pawns)
      weight += g_array_index (candidates, AbbatesCandidate, i).weight;

  return weight;
}

static int
compare_numbers (double a,
                 double b)
{
  return a > b ? -1 : a < b;
}

/* By groups, the likeliest first, and in each the likeliest first; of equal ones the latest. */
static int
compare_candidates_cb (gconstpointer a,
                       gconstpointer b,
                       gpointer candidates)
{
  const AbbatesCandidate *first = a, *second = b;
  int order = 0;

  if (first->pawns != second->pawns)
    order = compare_numbers (weigh_group (candidates, first->pawns),
                             weigh_group (candidates, second->pawns));
  if (order == 0)
    order = (int) first->pawns - (int) second->pawns;
  if (order == 0)
    order = compare_numbers (first->weight, second->weight);

  return order != 0 ? order : (int) second->number - (int) first->number;
}

static GPtrArray *
list_corrections (GArray *candidates,
                  const AbbatesRecord *record)
{
  GPtrArray *corrections = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) sorted = g_array_copy (candidates);

  g_array_sort_with_data (sorted, compare_candidates_cb, candidates);
  for (guint i = 0; i < sorted->len; i++)
    g_ptr_array_add (corrections,
                     new_correction (&g_array_index (sorted, AbbatesCandidate, i), record));

  return corrections;
}

static GPtrArray *
list_answers (const AbbatesQuestion *question,
              const AbbatesRecord *record)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; question->answers != NULL && i < question->answers->len; i++)
    {
      const AbbatesSighting *sighting = &g_array_index (question->answers, AbbatesSighting, i);
      g_autofree char *notation = abbates_sighting_print (sighting);
      g_autofree char *sentence = abbates_sentence_sighting (sighting, record);

      g_ptr_array_add (answers,
                       scr_check_answer_new (notation, sentence,
                                             g_array_index (question->weights, double, i)));
    }

  return answers;
}

static char *
describe_verdict (ScrCheckVerdict verdict,
                  guint n_corrections,
                  gboolean is_asked)
{
  switch (verdict)
    {
    case SCR_CHECK_AGREES:
      return g_strdup (_ ("The pawns stand where they should."));
    case SCR_CHECK_UNEXPLAINED:
      return g_strdup (_ ("No correction of one entry explains this: more than one was told "
                          "wrong, or a pawn was moved wrong. Count the pawns once more, look "
                          "through the log, or say with “set …” what lies at the table."));
    case SCR_CHECK_CONTRADICTED:
      return g_strdup (_ ("Corrections of one entry would explain this, but none agrees with "
                          "what you saw: more than one was told wrong. Look once more, look "
                          "through the log, or say with “set …” what lies at the table."));
    case SCR_CHECK_EXPLAINED:
    default:
      if (n_corrections > 1 && !is_asked)
        return g_strdup_printf (ngettext ("%u correction of one entry explains this. At the "
                                          "table they all come to the same.",
                                          "%u corrections of one entry explain this. At the "
                                          "table they all come to the same.",
                                          n_corrections),
                                n_corrections);
      return g_strdup_printf (ngettext ("%u correction of one entry explains this.",
                                        "%u corrections of one entry explain this.",
                                        n_corrections),
                              n_corrections);
    }
}

/* What explains the differences, as far as it agrees with what was seen. */
static ScrCheckVerdict
find_candidates (const AbbatesRecord *record,
                 const GArray *sightings,
                 GArray **candidates)
{
  if (abbates_record_find_differences (record) == 0)
    {
      *candidates = g_array_new (FALSE, FALSE, sizeof (AbbatesCandidate));
      return SCR_CHECK_AGREES;
    }

  *candidates = abbates_record_list_candidates (record);
  if ((*candidates)->len == 0)
    return SCR_CHECK_UNEXPLAINED;
  for (guint i = 0; i < sightings->len; i++)
    abbates_candidates_drop (*candidates, &g_array_index (sightings, AbbatesSighting, i));

  return (*candidates)->len > 0 ? SCR_CHECK_EXPLAINED : SCR_CHECK_CONTRADICTED;
}

/**
 * abbates_check_positions:
 * @setup: the match's set-up
 * @start: the position before the first move
 * @moves: (array zero-terminated=1): the moves in notation, which all fit
 * @words: (array zero-terminated=1): where pawns stand, an Abbot without his empty squares, as in
 *   "general=19" and "1=14" (Henricus is seat 2), and what lies at the table, as in
 *   "portrait 1 4=book-2"
 * @error: return location for a #ScrError
 *
 * The position check (*Tip: checking positions*): which one entry, told wrong, explains where the
 * pawns stand. Of a match of very many entries only the last thousand are tried.
 *
 * Returns: (transfer full) (nullable): what comes of it, or %NULL with @error set for words that
 *   say nothing of the kind, a pawn that there is not, or one that is told twice
 */
ScrCheck *
abbates_check_positions (const AbbatesSetup *setup,
                         const AbbatesPosition *start,
                         const char *const *moves,
                         const char *const *words,
                         GError **error)
{
  g_autoptr (GArray) sightings = g_array_new (FALSE, FALSE, sizeof (AbbatesSighting));
  guint n_moves = g_strv_length ((GStrv) moves);
  g_autofree AbbatesMove *parsed = parse_moves (setup, moves, n_moves, error);
  g_autoptr (GArray) candidates = NULL;
  g_auto (AbbatesQuestion) question = { 0 };
  g_autoptr (GPtrArray) differences = NULL;
  g_autoptr (GPtrArray) corrections = NULL;
  g_autoptr (GPtrArray) answers = NULL;
  g_autofree char *asked = NULL;
  g_autofree char *sentence = NULL;
  AbbatesRecord record;
  ScrCheckVerdict verdict;

  if (parsed == NULL && n_moves > 0)
    return NULL;
  g_return_val_if_fail (abbates_record_init (&record, setup, start, parsed, n_moves), NULL);
  if (!read_words (&record, sightings, words, error))
    return NULL;

  verdict = find_candidates (&record, sightings, &candidates);
  if (abbates_question_init (&question, candidates, &record))
    asked = abbates_sentence_question (setup, question.region);
  sentence = describe_verdict (verdict, candidates->len, asked != NULL);
  differences = list_differences (&record);
  corrections = list_corrections (candidates, &record);
  answers = list_answers (&question, &record);

  return scr_check_new (verdict, sentence, differences, corrections, asked, answers);
}
