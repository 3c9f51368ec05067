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

static gboolean
check_is_played (ScrMatch *match,
                 GError **error)
{
  if (!scr_match_is_sheet (match))
    return TRUE;

  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                       _ ("This match was only scored, not played here, so there are no moves "
                          "to hold the pawns against."));
  return FALSE;
}

/* A check of a game from @start; where the terms come from is still to be explained. */
static ScrCheck *
check_moves (ScrGame *game,
             ScrState *start,
             GStrv moves,
             GStrv words,
             GError **error)
{
  ScrCheck *self = scr_game_check_positions (game, start, (const char *const *) moves,
                                             (const char *const *) words, error);

  if (self == NULL)
    return NULL;

  self->game = g_object_ref (game);
  self->start = g_object_ref (start);
  self->moves = g_strdupv (moves);
  self->words = g_strdupv (words);

  return self;
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

  if (!check_is_played (match, error))
    return NULL;

  moves = list_moves (match);
  self = check_moves (scr_match_get_game (match), scr_match_get_start (match), moves,
                      (GStrv) words, error);
  if (self != NULL)
    explain (self, match);

  return g_steal_pointer (&self);
}

/* What a thread gets of a match: nothing in it changes. */
typedef struct
{
  ScrGame *game;
  ScrState *start;
  GStrv moves;
  GStrv words;
} Told;

static void
told_free (Told *told)
{
  g_object_unref (told->game);
  g_object_unref (told->start);
  g_strfreev (told->moves);
  g_strfreev (told->words);
  g_free (told);
}

static void
check_in_thread (GTask *task,
                 gpointer source,
                 gpointer task_data,
                 GCancellable *cancellable)
{
  Told *told = task_data;
  GError *error = NULL;
  ScrCheck *self = check_moves (told->game, told->start, told->moves, told->words, &error);

  if (self != NULL)
    g_task_return_pointer (task, self, g_object_unref);
  else
    g_task_return_error (task, error);
}

/**
 * scr_check_new_for_match_async:
 * @match: a match
 * @words: (array zero-terminated=1): what the players see, as for scr_check_new_for_match()
 * @cancellable: (nullable): what can end the wait, not the work
 * @callback: (scope async): what is called when it is done
 * @user_data: what it is handed
 *
 * Does what scr_check_new_for_match() does, in a thread, with @match as it is now.
 */
void
scr_check_new_for_match_async (ScrMatch *match,
                               const char *const *words,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  GError *error = NULL;
  Told *told;

  g_return_if_fail (SCR_IS_MATCH (match));
  g_return_if_fail (words != NULL);

  task = g_task_new (match, cancellable, callback, user_data);
  g_task_set_source_tag (task, scr_check_new_for_match_async);
  if (!check_is_played (match, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  told = g_new (Told, 1);
  told->game = g_object_ref (scr_match_get_game (match));
  told->start = g_object_ref (scr_match_get_start (match));
  told->moves = list_moves (match);
  told->words = g_strdupv ((GStrv) words);
  g_task_set_task_data (task, told, (GDestroyNotify) told_free);
  g_task_run_in_thread (task, check_in_thread);
}

/* Whether the moves of @match are still those that were held against the pawns. */
static gboolean
has_moves (ScrMatch *match,
           ScrCheck *self)
{
  g_auto (GStrv) moves = list_moves (match);

  return scr_match_get_start (match) == self->start &&
         g_strv_equal ((const char *const *) moves, (const char *const *) self->moves);
}

/**
 * scr_check_new_for_match_finish:
 * @result: what the callback was handed
 * @error: return location for a #ScrError as of scr_check_new_for_match(), SCR_ERROR_HISTORY also
 *   for a match that was moved meanwhile, or a %G_IO_ERROR when it was cancelled
 *
 * Returns: (transfer full) (nullable): what comes of it; %NULL with @error set
 */
ScrCheck *
scr_check_new_for_match_finish (GAsyncResult *result,
                                GError **error)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrCheck) self = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, scr_check_new_for_match_async), NULL);

  self = g_task_propagate_pointer (G_TASK (result), error);
  if (self == NULL)
    return NULL;

  match = SCR_MATCH (g_async_result_get_source_object (result));
  if (!has_moves (match, self))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("The match has gone on meanwhile. Check the pawns once more."));
      return NULL;
    }
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
  next = check_moves (self->game, self->start, self->moves, words, error);
  if (next == NULL)
    return NULL;

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
