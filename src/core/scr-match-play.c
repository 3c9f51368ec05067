/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Making moves and dealing. */

/* Whether @self takes moves at all, and one more after @n_moves. */
gboolean
scr_match_check_room (ScrMatch *self,
                      guint n_moves,
                      GError **error)
{
  if (scr_match_is_sheet (self))
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                         _ ("This match was only scored, not played here, so no moves can be made "
                            "in it."));
  else if (n_moves >= SCR_MATCH_MAX_MOVES)
    g_set_error (error, SCR_ERROR, SCR_ERROR_LIMIT,
                 _ ("The match already has %u moves, and can hold no more."), SCR_MATCH_MAX_MOVES);
  else
    return TRUE;

  return FALSE;
}

/* Whether @move may be given to the rules, and could be read again from a file. */
gboolean
scr_match_check_text (const char *move,
                      GError **error)
{
  if (strlen (move) <= SCR_JSON_MAX_STRING && g_utf8_validate (move, -1, NULL))
    return TRUE;

  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                       _ ("This is not a move: it is too long, or not text at all."));
  return FALSE;
}

/* A copy of what a file says of a move, to be added to. */
static JsonObject *
copy_extra (JsonObject *extra)
{
  JsonObject *copy = json_object_new ();

  if (extra != NULL)
    scr_json_copy_unknown (extra, copy);

  return copy;
}

/* What a file says of @move, legal in @state, with the warning that belongs there. Where the
 * program deals nothing is warned of, and what a file holds stays. */
JsonObject *
scr_match_warn (JsonObject *extra,
                ScrState *state,
                const char *move)
{
  g_autofree char *warning = scr_state_dup_warning (state, move);
  JsonObject *copy;

  if (warning == NULL && (scr_state_get_mode (state, SCR_MODE_DIGITAL) == SCR_MODE_DIGITAL ||
                          extra == NULL || !json_object_has_member (extra, "warning")))
    return extra != NULL ? json_object_ref (extra) : NULL;

  copy = copy_extra (extra);
  if (warning != NULL)
    json_object_set_string_member (copy, "warning", warning);
  else
    json_object_remove_member (copy, "warning");

  return copy;
}

/* What a file is to say of a move made now; NULL for nothing. */
JsonObject *
scr_match_new_extra (ScrMatch *self)
{
  g_autofree char *now = NULL;
  JsonObject *extra;

  if (!self->stamps_time)
    return NULL;

  now = scr_match_dup_now ();
  extra = json_object_new ();
  json_object_set_string_member (extra, "at", now);

  return extra;
}

/**
 * Draft:
 * @match: the match that the draft would continue
 * @state: borrowed, the state after the last move of the draft
 * @added: (element-type ScrEntry): its moves
 * @n_redone: how many of them, from the first, are undone moves made again
 * @parts: whether one of them is new, so that what is still undone is forgotten
 * @is_dealing: whether the move being made was drawn
 * @n_chance: how many answers chance has given, those of the match included
 *
 * Moves that are made all together or not at all.
 */
typedef struct
{
  ScrMatch *match;
  ScrState *state;
  GPtrArray *added;
  guint n_redone;
  gboolean parts;
  gboolean is_dealing;
  guint n_chance;
} Draft;

static Draft *
draft_new (ScrMatch *match)
{
  Draft *self = g_new0 (Draft, 1);

  self->match = match;
  self->state = scr_match_get_state (match);
  self->added = g_ptr_array_new_with_free_func (g_object_unref);
  self->n_chance = match->n_chance;

  return self;
}

static void
draft_free (Draft *self)
{
  g_ptr_array_unref (self->added);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Draft, draft_free)

/* The move taken back that would come next, or NULL. */
static ScrEntry *
draft_get_undone (Draft *self)
{
  GPtrArray *undone = self->match->undone;

  if (self->parts || self->n_redone >= undone->len)
    return NULL;

  return g_ptr_array_index (undone, undone->len - 1 - self->n_redone);
}

static gboolean
draft_is_due_chance (Draft *self)
{
  return scr_state_get_turn (self->state) == SCR_TURN_TABLE;
}

/* Takes the reference of @entry. */
static void
draft_add (Draft *self,
           ScrEntry *entry)
{
  self->n_chance += scr_entry_is_answer (entry);
  self->state = scr_entry_get_after (entry);
  g_ptr_array_add (self->added, entry);
}

static gboolean
draft_check (Draft *self,
             const char *move,
             GError **error)
{
  guint n_moves = self->match->entries->len + self->added->len;

  return scr_match_check_room (self->match, n_moves, error) && scr_match_check_text (move, error);
}

/* What a file is to say of @move, legal and made now; what nobody recorded at the table and
 * the program draws is marked. */
static JsonObject *
draft_new_extra (Draft *self,
                 const char *move)
{
  g_autoptr (JsonObject) extra = scr_match_new_extra (self->match);

  if (self->is_dealing && scr_state_is_remark (self->state, move))
    {
      if (extra == NULL)
        extra = json_object_new ();
      json_object_set_boolean_member (extra, "dealt", TRUE);
    }

  return scr_match_warn (extra, self->state, move);
}

static gboolean
draft_move (Draft *self,
            const char *move,
            GError **error)
{
  ScrEntry *undone = draft_get_undone (self);
  g_autoptr (ScrState) after = NULL;
  g_autoptr (JsonObject) extra = NULL;

  if (!draft_check (self, move, error))
    return FALSE;

  if (undone != NULL && g_str_equal (scr_entry_get_move (undone), move))
    {
      self->n_redone++;
      draft_add (self, g_object_ref (undone));
      return TRUE;
    }

  after = scr_state_apply (self->state, move, error);
  if (after == NULL)
    return FALSE;

  extra = draft_new_extra (self, move);
  self->parts = TRUE;
  draft_add (self, scr_entry_new (self->state, move, after, extra));
  return TRUE;
}

/* Whether the program deals where @state is. */
static gboolean
deals (ScrMatch *self,
       ScrState *state)
{
  return scr_state_get_mode (state, self->mode) == SCR_MODE_DIGITAL &&
         !scr_match_is_sheet (self);
}

static void
draft_install (Draft *self)
{
  ScrMatch *match = self->match;
  ScrMatchMark mark;

  if (self->added->len == 0)
    return;

  mark = scr_match_begin_change (match);
  g_ptr_array_set_size (match->undone,
                        self->parts ? 0 : (int) (match->undone->len - self->n_redone));
  for (guint i = 0; i < self->added->len; i++)
    scr_match_append (match, g_object_ref (g_ptr_array_index (self->added, i)));
  scr_match_end_change (match, mark);
}

/* Sets to 0 the weights of what would make one of the prepared @answers impossible,
 * unless nothing else is left. */
static void
draft_keep_for_answers (Draft *self,
                        GStrv outcomes,
                        GArray *weights,
                        GPtrArray *answers)
{
  g_autofree guint *spared = g_memdup2 (weights->data, weights->len * sizeof (guint));
  guint64 total = 0;

  for (guint i = 0; i < weights->len; i++)
    {
      for (guint j = 0; j < answers->len; j++)
        if (scr_state_excludes (self->state, outcomes[i], g_ptr_array_index (answers, j)))
          spared[i] = 0;
      total += spared[i];
    }

  if (total > 0)
    memcpy (weights->data, spared, weights->len * sizeof (guint));
}

/* Draws one of @outcomes, which are not empty. */
static gboolean
draft_draw (Draft *self,
            GStrv outcomes,
            GArray *weights,
            GPtrArray *answers,
            GError **error)
{
  gboolean is_done;
  guint drawn;

  draft_keep_for_answers (self, outcomes, weights, answers);
  drawn = scr_dealer_draw (self->match->dealer, self->n_chance,
                           (const guint *) (gpointer) weights->data, weights->len);

  self->is_dealing = TRUE;
  is_done = draft_move (self, outcomes[drawn], error);
  self->is_dealing = FALSE;

  return is_done;
}

/* Makes the first of @answers that fits, and takes it off. */
static gboolean
draft_answer (Draft *self,
              GPtrArray *answers)
{
  for (guint i = 0; i < answers->len; i++)
    if (draft_move (self, g_ptr_array_index (answers, i), NULL))
      {
        g_ptr_array_remove_index (answers, i);
        return TRUE;
      }

  return FALSE;
}

/* Whether the prepared @answer, which does not fit here, fits nowhere after any of @outcomes. */
static gboolean
draft_is_lost (Draft *self,
               GStrv outcomes,
               const char *answer)
{
  for (guint i = 0; outcomes[i] != NULL; i++)
    if (!scr_state_excludes (self->state, outcomes[i], answer))
      return FALSE;

  return TRUE;
}

/* Says that @answer cannot be dealt; with the reason, where the rules or the notation
 * give one for the answer itself and not for its place. */
static gboolean
draft_fail_answer (Draft *self,
                   const char *answer,
                   gboolean is_in_place,
                   GError **error)
{
  g_autoptr (GError) reason = NULL;
  ScrState *after = scr_state_apply (self->state, answer, &reason);

  g_clear_object (&after);
  if (g_error_matches (reason, SCR_ERROR, SCR_ERROR_SYNTAX) ||
      (is_in_place && g_error_matches (reason, SCR_ERROR, SCR_ERROR_ILLEGAL)))
    g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
                 _ ("“%s” was asked for, but cannot be dealt: %s"), answer, reason->message);
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
                 _ ("“%s” was asked for, but nothing that is dealt here can be that."), answer);

  return FALSE;
}

/* Refuses those of @answers that could come only here, but are not among @outcomes. */
static gboolean
draft_check_answers (Draft *self,
                     GStrv outcomes,
                     GPtrArray *answers,
                     GError **error)
{
  for (guint i = 0; i < answers->len; i++)
    if (draft_is_lost (self, outcomes, g_ptr_array_index (answers, i)))
      return draft_fail_answer (self, g_ptr_array_index (answers, i), TRUE, error);

  return TRUE;
}

/* Makes again the chance move that was taken back. */
static gboolean
draft_redo (Draft *self,
            GPtrArray *answers,
            GError **error)
{
  const char *move = scr_entry_get_move (draft_get_undone (self));
  guint index;

  if (g_ptr_array_find_with_equal_func (answers, move, g_str_equal, &index))
    g_ptr_array_remove_index (answers, index);

  return draft_move (self, move, error);
}

/* Makes one chance move; sets @is_done if only people can answer what is due. */
static gboolean
draft_deal_one (Draft *self,
                GPtrArray *answers,
                gboolean *is_done,
                GError **error)
{
  g_autoptr (GArray) weights = NULL;
  g_auto (GStrv) outcomes = NULL;

  if (draft_get_undone (self) != NULL)
    return draft_redo (self, answers, error);

  if (draft_answer (self, answers))
    return TRUE;

  weights = g_array_new (FALSE, FALSE, sizeof (guint));
  outcomes = scr_state_list_outcomes (self->state, weights);
  *is_done = weights->len == 0;
  if (*is_done)
    return TRUE;

  return draft_check_answers (self, outcomes, answers, error) &&
         draft_draw (self, outcomes, weights, answers, error);
}

static gboolean
draft_deal (Draft *self,
            const char *const *prepared,
            GError **error)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  gboolean is_done = FALSE;

  for (guint i = 0; prepared != NULL && prepared[i] != NULL; i++)
    g_ptr_array_add (answers, (gpointer) prepared[i]);

  while (!is_done && draft_is_due_chance (self))
    if (!draft_deal_one (self, answers, &is_done, error))
      return FALSE;

  return answers->len == 0 ||
         draft_fail_answer (self, g_ptr_array_index (answers, 0), FALSE, error);
}

/* Makes @move where it fits: as an answer of chance that is due, as after single moves
 * were taken back; else as the next decision, what comes before it being dealt. */
static gboolean
draft_play (Draft *self,
            const char *move,
            GError **error)
{
  if (draft_is_due_chance (self) && draft_move (self, move, NULL))
    return TRUE;

  return draft_deal (self, NULL, error) && draft_move (self, move, error);
}

/* Makes @move, and deals what chance must answer after it where the program deals by then. */
static gboolean
draft_make (Draft *self,
            const char *move,
            GError **error)
{
  gboolean is_made = deals (self->match, self->state) ? draft_play (self, move, error)
                                                      : draft_move (self, move, error);

  if (!is_made)
    return FALSE;

  return !deals (self->match, self->state) || draft_deal (self, NULL, error);
}

/**
 * scr_match_move:
 * @self: a match
 * @move: a move in the game's notation
 * @error: return location for a #ScrError
 *
 * Makes exactly one move, and forgets those that were taken back; but where @move
 * is what was taken back last, the others can still be made again.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if @move is not legal or
 *   the match takes no more moves
 */
gboolean
scr_match_move (ScrMatch *self,
                const char *move,
                GError **error)
{
  g_autoptr (Draft) draft = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  draft = draft_new (self);
  if (!draft_move (draft, move, error))
    return FALSE;

  draft_install (draft);
  return TRUE;
}

/**
 * scr_match_play:
 * @self: a match
 * @move: a move in the game's notation
 * @error: return location for a #ScrError
 *
 * Makes a move, and in digital mode deals after it what chance must answer. Where
 * chance is due already, @move may be its answer; if it is not one of them, what comes
 * before the next decision is dealt, and @move is that decision.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if @move is not legal (in
 *   digital mode: as the next decision) or the match takes no more moves
 */
gboolean
scr_match_play (ScrMatch *self,
                const char *move,
                GError **error)
{
  g_autoptr (Draft) draft = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  draft = draft_new (self);
  if (!draft_make (draft, move, error))
    return FALSE;

  draft_install (draft);
  return TRUE;
}

/**
 * scr_match_deal:
 * @self: a match
 * @answers: (nullable) (array zero-terminated=1): chance moves that players chose,
 *   to be made where they fit, each once; what would exclude them is not drawn
 * @error: return location for a #ScrError
 *
 * Makes, in digital mode, the moves that chance must answer up to the next
 * decision. What was taken back comes again; what is not in @answers is drawn
 * by the match's seed. In table mode there is nothing to do.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_SETUP), and @self unchanged, if one of
 *   @answers fits nothing that is dealt, or if the match takes no more moves
 */
gboolean
scr_match_deal (ScrMatch *self,
                const char *const *answers,
                GError **error)
{
  g_autoptr (Draft) draft = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  if (!deals (self, scr_match_get_state (self)))
    return TRUE;

  draft = draft_new (self);
  if (!draft_deal (draft, answers, error))
    return FALSE;

  draft_install (draft);
  return TRUE;
}
