/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-check.h"

#include <glib/gi18n-lib.h>

#include "core/scr-check-private.h"
#include "core/scr-error.h"
#include "core/scr-fixed-list.h"
#include "core/scr-match-private.h"

/**
 * ScrCheck:
 *
 * The position check: where the pawns of a match stand at a physical table, which one entry, told
 * wrong, explains it where that is not where they should, and where to look to tell those
 * corrections apart. Never changes; an answer gives another check.
 */
struct _ScrCheck
{
  GObject parent_instance;

  ScrCheckVerdict verdict;
  char *sentence;
  GPtrArray *difference_items;
  GListModel *differences;
  GListModel *corrections;
  char *question;
  GListModel *answers;

  /* What it was made from. */
  ScrGame *game;
  ScrState *start;
  GStrv moves;
  GStrv words;
};

enum
{
  PROP_0,
  PROP_VERDICT,
  PROP_SENTENCE,
  PROP_DIFFERENCES,
  PROP_CORRECTIONS,
  PROP_QUESTION,
  PROP_ANSWERS,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrCheck, scr_check, G_TYPE_OBJECT)

/* clang-format off */
G_DEFINE_ENUM_TYPE (ScrCheckVerdict, scr_check_verdict,
                    G_DEFINE_ENUM_VALUE (SCR_CHECK_AGREES, "agrees"),
                    G_DEFINE_ENUM_VALUE (SCR_CHECK_EXPLAINED, "explained"),
                    G_DEFINE_ENUM_VALUE (SCR_CHECK_UNEXPLAINED, "unexplained"),
                    G_DEFINE_ENUM_VALUE (SCR_CHECK_CONTRADICTED, "contradicted"))
/* clang-format on */

static GParamSpec *properties[N_PROPS];

static void
scr_check_finalize (GObject *object)
{
  ScrCheck *self = SCR_CHECK (object);

  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->difference_items, g_ptr_array_unref);
  g_clear_object (&self->differences);
  g_clear_object (&self->corrections);
  g_clear_pointer (&self->question, g_free);
  g_clear_object (&self->answers);
  g_clear_object (&self->game);
  g_clear_object (&self->start);
  g_clear_pointer (&self->moves, g_strfreev);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (scr_check_parent_class)->finalize (object);
}

static void
scr_check_get_property (GObject *object,
                        guint prop_id,
                        GValue *value,
                        GParamSpec *pspec)
{
  ScrCheck *self = SCR_CHECK (object);

  switch (prop_id)
    {
    case PROP_VERDICT:
      g_value_set_enum (value, self->verdict);
      break;
    case PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;
    case PROP_DIFFERENCES:
      g_value_set_object (value, self->differences);
      break;
    case PROP_CORRECTIONS:
      g_value_set_object (value, self->corrections);
      break;
    case PROP_QUESTION:
      g_value_set_string (value, self->question);
      break;
    case PROP_ANSWERS:
      g_value_set_object (value, self->answers);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_check_class_init (ScrCheckClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_check_finalize;
  object_class->get_property = scr_check_get_property;

  /**
   * ScrCheck:verdict:
   *
   * What the check comes to.
   */
  properties[PROP_VERDICT] =
      g_param_spec_enum ("verdict", NULL, NULL, SCR_TYPE_CHECK_VERDICT, SCR_CHECK_AGREES, flags);
  /**
   * ScrCheck:sentence:
   *
   * What the check comes to and what to do, translated.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  /**
   * ScrCheck:differences:
   *
   * Each pawn that the players told of, a list of #ScrDifference; some may stand as they should.
   */
  properties[PROP_DIFFERENCES] =
      g_param_spec_object ("differences", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  /**
   * ScrCheck:corrections:
   *
   * What explains the differences, a list of #ScrCorrection: those that move the same pawns stand
   * together, the likeliest first.
   */
  properties[PROP_CORRECTIONS] =
      g_param_spec_object ("corrections", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  /**
   * ScrCheck:question:
   *
   * Where to look, translated; %NULL where nothing is to be asked.
   */
  properties[PROP_QUESTION] =
      g_param_spec_string ("question", NULL, NULL, NULL, flags);
  /**
   * ScrCheck:answers:
   *
   * What may lie there, a list of #ScrCheckAnswer, the likeliest first; empty without a question.
   */
  properties[PROP_ANSWERS] =
      g_param_spec_object ("answers", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_check_init (ScrCheck *self)
{
}

/**
 * scr_check_new: (skip)
 * @verdict: what the check comes to
 * @sentence: the same, translated, and what to do
 * @differences: (element-type ScrDifference): each pawn that the players told of
 * @corrections: (element-type ScrCorrection): what explains the differences, sorted
 * @question: (nullable): where to look, translated
 * @answers: (element-type ScrCheckAnswer): what may lie there, sorted
 *
 * For games: players make one by scr_check_new_for_match().
 *
 * Returns: (transfer full): a check
 */
ScrCheck *
scr_check_new (ScrCheckVerdict verdict,
               const char *sentence,
               GPtrArray *differences,
               GPtrArray *corrections,
               const char *question,
               GPtrArray *answers)
{
  ScrCheck *self = g_object_new (SCR_TYPE_CHECK, NULL);

  self->verdict = verdict;
  self->sentence = g_strdup (sentence);
  self->difference_items = g_ptr_array_ref (differences);
  self->differences = scr_fixed_list_new (SCR_TYPE_DIFFERENCE, differences);
  self->corrections = scr_fixed_list_new (SCR_TYPE_CORRECTION, corrections);
  self->question = g_strdup (question);
  self->answers = scr_fixed_list_new (SCR_TYPE_CHECK_ANSWER, answers);

  return self;
}

static GStrv
list_moves (ScrMatch *match)
{
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  GStrv moves = g_new0 (char *, n_moves + 1);

  for (guint i = 0; i < n_moves; i++)
    moves[i] = g_strdup (scr_entry_get_move (scr_match_get_entry (match, i + 1)));

  return moves;
}

/* Where the terms of each pawn's place come from. */
static void
explain (ScrCheck *self,
         ScrMatch *match)
{
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (guint i = 0; i < self->difference_items->len; i++)
    {
      ScrDifference *difference = g_ptr_array_index (self->difference_items, i);
      g_autoptr (GListModel) terms = scr_match_explain (
          match, n_moves, scr_difference_get_seat (difference),
          scr_difference_get_number (difference), SCR_VIEWER_ALL, NULL);

      scr_difference_set_terms (difference, terms);
    }
}

/* The same game, moves and pawns, so the same differences. */
static void
explain_as (ScrCheck *self,
            ScrCheck *before)
{
  for (guint i = 0; i < self->difference_items->len; i++)
    scr_difference_set_terms (
        g_ptr_array_index (self->difference_items, i),
        scr_difference_get_terms (g_ptr_array_index (before->difference_items, i)));
}

/**
 * scr_check_new_for_match:
 * @match: a match
 * @words: (array zero-terminated=1): where pawns stand at the table, as in "general=19" and
 *   "1=14", and what the players saw there, as in "portrait 1 4=book-2", in the words of the game
 * @error: return location for a #ScrError: SCR_ERROR_SYNTAX for words that say nothing of the
 *   kind, SCR_ERROR_ILLEGAL for a pawn that there is not, or that is told twice, and
 *   SCR_ERROR_HISTORY for a match that was only scored
 *
 * Holds what the players see against what was told of the match, which does not change. A pawn
 * that is not told may stand anywhere.
 *
 * Returns: (transfer full) (nullable): what comes of it; %NULL with @error set
 */
ScrCheck *
scr_check_new_for_match (ScrMatch *match,
                         const char *const *words,
                         GError **error)
{
  g_autoptr (ScrCheck) self = NULL;
  g_auto (GStrv) moves = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (match), NULL);
  g_return_val_if_fail (words != NULL, NULL);

  if (scr_match_is_sheet (match))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("This match was only scored, not played here, so there are no moves "
                              "to hold the pawns against."));
      return NULL;
    }

  moves = list_moves (match);
  self = scr_game_check_positions (scr_match_get_game (match), scr_match_get_start (match),
                                   (const char *const *) moves, words, error);
  if (self == NULL)
    return NULL;

  self->game = g_object_ref (scr_match_get_game (match));
  self->start = g_object_ref (scr_match_get_start (match));
  self->moves = g_steal_pointer (&moves);
  self->words = g_strdupv ((GStrv) words);
  explain (self, match);

  return g_steal_pointer (&self);
}

/**
 * scr_check_answer:
 * @self: a check
 * @answer: what the players saw, one of the answers or anything else that lies somewhere
 * @error: return location for SCR_ERROR_SYNTAX
 *
 * Returns: (transfer full) (nullable): the check once more, without the corrections that do not
 *   agree with @answer; %NULL with @error set when @answer is none
 */
ScrCheck *
scr_check_answer (ScrCheck *self,
                  const char *answer,
                  GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (ScrCheck) next = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);
  g_return_val_if_fail (self->game != NULL, NULL);
  g_return_val_if_fail (answer != NULL, NULL);

  g_strv_builder_addv (builder, (const char **) self->words);
  g_strv_builder_add (builder, answer);
  words = g_strv_builder_end (builder);
  next = scr_game_check_positions (self->game, self->start, (const char *const *) self->moves,
                                   (const char *const *) words, error);
  if (next == NULL)
    return NULL;

  next->game = g_object_ref (self->game);
  next->start = g_object_ref (self->start);
  next->moves = g_strdupv (self->moves);
  next->words = g_steal_pointer (&words);
  explain_as (next, self);

  return g_steal_pointer (&next);
}

/**
 * scr_check_get_verdict:
 * @self: a check
 *
 * Returns: what it comes to
 */
ScrCheckVerdict
scr_check_get_verdict (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), SCR_CHECK_AGREES);

  return self->verdict;
}

/**
 * scr_check_get_sentence:
 * @self: a check
 *
 * Returns: what it comes to and what to do, translated
 */
const char *
scr_check_get_sentence (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);

  return self->sentence;
}

/**
 * scr_check_get_differences:
 * @self: a check
 *
 * Returns: (transfer none): each pawn that the players told of, a list of #ScrDifference
 */
GListModel *
scr_check_get_differences (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);

  return self->differences;
}

/**
 * scr_check_get_corrections:
 * @self: a check
 *
 * Returns: (transfer none): what explains the differences, a list of #ScrCorrection
 */
GListModel *
scr_check_get_corrections (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);

  return self->corrections;
}

/**
 * scr_check_get_question:
 * @self: a check
 *
 * Returns: (nullable): where to look, translated
 */
const char *
scr_check_get_question (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);

  return self->question;
}

/**
 * scr_check_get_answers:
 * @self: a check
 *
 * Returns: (transfer none): what may lie there, a list of #ScrCheckAnswer
 */
GListModel *
scr_check_get_answers (ScrCheck *self)
{
  g_return_val_if_fail (SCR_IS_CHECK (self), NULL);

  return self->answers;
}
