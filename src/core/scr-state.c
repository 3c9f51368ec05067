/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-state.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"

/**
 * ScrState:
 *
 * How a game stands: what the rules need to go on, and what they say of it. A state never
 * changes; a move makes another one. Each game has a subclass of its own.
 */

G_DEFINE_ABSTRACT_TYPE (ScrState, scr_state, G_TYPE_OBJECT)

static GStrv
scr_state_real_list_outcomes (ScrState *self,
                              GArray *weights)
{
  return g_new0 (char *, 1);
}

static gboolean
scr_state_real_turns_up (ScrState *self,
                         const char *move)
{
  return FALSE;
}

static gboolean
scr_state_real_excludes (ScrState *self,
                         const char *answer,
                         const char *prepared)
{
  return FALSE;
}

static ScrState *
scr_state_real_view (ScrState *self,
                     int viewer,
                     JsonNode *display)
{
  return g_object_ref (self);
}

static GListModel *
scr_state_real_explain (ScrState *self,
                        guint seat,
                        const char *number,
                        GError **error)
{
  g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
               _ ("“%s” is no number that this game explains"), number);
  return NULL;
}

static gboolean
scr_state_real_is_total_known (ScrState *self,
                               guint seat)
{
  return TRUE;
}

static void
scr_state_class_init (ScrStateClass *klass)
{
  klass->list_outcomes = scr_state_real_list_outcomes;
  klass->turns_up = scr_state_real_turns_up;
  klass->excludes = scr_state_real_excludes;
  klass->view = scr_state_real_view;
  klass->explain = scr_state_real_explain;
  klass->is_total_known = scr_state_real_is_total_known;
}

static void
scr_state_init (ScrState *self)
{
}

/**
 * scr_state_apply:
 * @self: a state
 * @move: a move in the game's own notation, whatever it may be
 * @error: return location for a #ScrError
 *
 * Makes @move. @self stays as it was, which is what makes undo, replay and
 * hints cheap: keep the old state.
 *
 * Returns: (transfer full) (nullable): the next state, or %NULL with @error set
 *   (SCR_ERROR_SYNTAX, SCR_ERROR_ILLEGAL)
 */
ScrState *
scr_state_apply (ScrState *self,
                 const char *move,
                 GError **error)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return SCR_STATE_GET_CLASS (self)->apply (self, move, error);
}

/**
 * scr_state_list_moves:
 * @self: a state
 *
 * Returns: (transfer full): what the seat due may decide, in notation; empty
 *   when no seat is due
 */
GStrv
scr_state_list_moves (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->list_moves (self);
}

/**
 * scr_state_list_outcomes: (skip)
 * @self: a state
 * @weights: (element-type guint): filled with how often each outcome is there
 *
 * Lists what chance may answer, in the order in which the dealer draws.
 *
 * Returns: (transfer full): the answers, in notation; empty when chance is not due
 */
GStrv
scr_state_list_outcomes (ScrState *self,
                         GArray *weights)
{
  GStrv outcomes;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (weights != NULL, NULL);
  g_return_val_if_fail (g_array_get_element_size (weights) == sizeof (guint), NULL);

  g_array_set_size (weights, 0);
  outcomes = SCR_STATE_GET_CLASS (self)->list_outcomes (self, weights);
  g_assert ((outcomes != NULL ? g_strv_length (outcomes) : 0) == weights->len);

  return outcomes;
}

/**
 * scr_state_dup_outcomes: (rename-to scr_state_list_outcomes)
 * @self: a state
 * @weights: (out) (transfer full) (element-type guint): how often each outcome is there
 *
 * scr_state_list_outcomes() for languages that hand no array in.
 *
 * Returns: (transfer full): the answers, in notation; empty when chance is not due
 */
GStrv
scr_state_dup_outcomes (ScrState *self,
                        GArray **weights)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (weights != NULL, NULL);

  *weights = g_array_new (FALSE, FALSE, sizeof (guint));

  return scr_state_list_outcomes (self, *weights);
}

/**
 * scr_state_get_turn:
 * @self: a state
 *
 * Returns: the seat due, from 1; SCR_TURN_TABLE when chance or the players at
 *   the table answer; SCR_TURN_NONE when the game is over
 */
int
scr_state_get_turn (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), SCR_TURN_NONE);

  return SCR_STATE_GET_CLASS (self)->get_turn (self);
}

/**
 * scr_state_get_awaiting:
 * @self: a state
 *
 * Returns: (nullable): the first word of the move due, or %NULL when over
 */
const char *
scr_state_get_awaiting (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->get_awaiting (self);
}

/**
 * scr_state_turns_up:
 * @self: a state
 * @move: a move that is legal here
 *
 * Returns: whether @move shows what nobody could know before
 */
gboolean
scr_state_turns_up (ScrState *self,
                    const char *move)
{
  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  return SCR_STATE_GET_CLASS (self)->turns_up (self, move);
}

/**
 * scr_state_excludes:
 * @self: a state in which chance is due
 * @answer: what chance may answer here
 * @prepared: what it is asked to answer, here or later
 *
 * Returns: whether making @answer now would make @prepared impossible here and later
 */
gboolean
scr_state_excludes (ScrState *self,
                    const char *answer,
                    const char *prepared)
{
  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);
  g_return_val_if_fail (answer != NULL && prepared != NULL, FALSE);

  return SCR_STATE_GET_CLASS (self)->excludes (self, answer, prepared);
}

/**
 * scr_state_prompt:
 * @self: a state
 *
 * Returns: (transfer full): a translated sentence that says who does what now
 */
char *
scr_state_prompt (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->prompt (self);
}

/**
 * scr_state_describe:
 * @self: a state
 * @move: a move that is legal here
 * @viewer: who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @display: (nullable): as for scr_state_view()
 *
 * Returns: (transfer full): a translated sentence that tells @move, with names, and
 *   nothing of what @viewer may not know
 */
char *
scr_state_describe (ScrState *self,
                    const char *move,
                    int viewer,
                    JsonNode *display)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return SCR_STATE_GET_CLASS (self)->describe (self, move, viewer, display);
}

/**
 * scr_state_advise:
 * @self: a state
 * @move: a move that is legal here
 *
 * Returns: (transfer full) (nullable): translated sentences that say what speaks for
 *   @move besides the score, or %NULL if nothing is known to
 */
char *
scr_state_advise (ScrState *self,
                  const char *move)
{
  ScrStateClass *state_class = SCR_STATE_GET_CLASS (self);

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return state_class->advise != NULL ? state_class->advise (self, move) : NULL;
}

/**
 * scr_state_list_events:
 * @self: a state
 * @move: a move that is legal here
 * @viewer: who is told: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @display: (nullable): as for scr_state_view()
 *
 * Returns: (transfer full): what comes of @move, in order, a list of #ScrEvent; a piece
 *   that @viewer may not know is “?”
 */
GListModel *
scr_state_list_events (ScrState *self,
                       const char *move,
                       int viewer,
                       JsonNode *display)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return SCR_STATE_GET_CLASS (self)->list_events (self, move, viewer, display);
}

/**
 * scr_state_view:
 * @self: a state
 * @viewer: who looks: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @display: (nullable): the "display" object of a match, which may hide more than the
 *   rules do; %NULL to hide nothing but that
 *
 * Nothing else hides or shows: displays, exports and bots all go by this.
 *
 * Returns: (transfer full): the state as @viewer may see it
 */
ScrState *
scr_state_view (ScrState *self,
                int viewer,
                JsonNode *display)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  if (viewer == SCR_VIEWER_ALL)
    return g_object_ref (self);

  return SCR_STATE_GET_CLASS (self)->view (self, viewer, display);
}

/**
 * scr_state_explain:
 * @self: a state
 * @seat: whose number, from 1; 0 where it is nobody's
 * @number: which number, in the game's words
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): the terms that add up to the number, a list of
 *   #ScrTerm; %NULL with @error set: SCR_ERROR_SYNTAX if there is no such number,
 *   SCR_ERROR_ILLEGAL if @seat has none
 */
GListModel *
scr_state_explain (ScrState *self,
                   guint seat,
                   const char *number,
                   GError **error)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (number != NULL, NULL);

  return SCR_STATE_GET_CLASS (self)->explain (self, seat, number, error);
}

/**
 * scr_state_dup_columns:
 * @self: a state
 *
 * Returns: (transfer full): the names of the columns of the result
 */
GStrv
scr_state_dup_columns (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->dup_columns (self);
}

/**
 * scr_state_list_result:
 * @self: a state
 *
 * Returns: (transfer full): the score sheet as it stands, a list of #ScrResultRow
 */
GListModel *
scr_state_list_result (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->list_result (self);
}

/**
 * scr_state_describe_result:
 * @self: a state
 *
 * Returns: (transfer full) (nullable): a translated sentence that says who won
 *   and by what, or %NULL before the end
 */
char *
scr_state_describe_result (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->describe_result (self);
}

/**
 * scr_state_list_winners:
 * @self: a state
 *
 * Returns: (transfer full) (element-type guint): the seats that have won, more than one
 *   when a win is shared; none before the end
 */
GArray *
scr_state_list_winners (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->list_winners (self);
}

/**
 * scr_state_get_total:
 * @self: a state
 * @seat: a seat of the score sheet, from 1
 *
 * Returns: what @seat has scored as it stands, without what is hidden or unrecorded
 */
int
scr_state_get_total (ScrState *self,
                     guint seat)
{
  g_return_val_if_fail (SCR_IS_STATE (self), 0);
  g_return_val_if_fail (seat > 0, 0);

  return SCR_STATE_GET_CLASS (self)->get_total (self, seat);
}

/**
 * scr_state_is_total_known:
 * @self: a state
 * @seat: a seat of the score sheet, from 1
 *
 * Returns: whether scr_state_get_total() is what @seat has scored, whatever may be hidden or
 *   unrecorded
 */
gboolean
scr_state_is_total_known (ScrState *self,
                          guint seat)
{
  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);
  g_return_val_if_fail (seat > 0, FALSE);

  return SCR_STATE_GET_CLASS (self)->is_total_known (self, seat);
}

/**
 * scr_state_score_to_json:
 * @self: a state
 *
 * Returns: (transfer full): the score sheet as it stands
 */
JsonNode *
scr_state_score_to_json (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->score_to_json (self);
}

/**
 * scr_state_to_json:
 * @self: a state
 *
 * Returns: (transfer full): the whole state; equal states give equal nodes
 */
JsonNode *
scr_state_to_json (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->to_json (self);
}

/**
 * scr_state_to_text:
 * @self: a state
 *
 * Returns: (transfer full) (nullable): the table in lines of text, as everyone may see
 *   it; %NULL where the game has no such view
 */
char *
scr_state_to_text (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->to_text != NULL ? SCR_STATE_GET_CLASS (self)->to_text (self)
                                                     : NULL;
}

/**
 * scr_state_dup_stage:
 * @self: a state
 * @part: (out) (optional) (nullable): the larger part of the game that it belongs to
 *
 * Returns: (transfer full) (nullable): the part of the game that is played now, translated, as a
 *   heading; %NULL before it begins, when it is over, and where the game has no such parts
 */
char *
scr_state_dup_stage (ScrState *self,
                     char **part)
{
  g_autofree char *whole = NULL;
  char *stage = NULL;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  if (SCR_STATE_GET_CLASS (self)->dup_stage != NULL)
    stage = SCR_STATE_GET_CLASS (self)->dup_stage (self, &whole);
  if (part != NULL)
    *part = g_steal_pointer (&whole);

  return stage;
}

/**
 * scr_state_explain_result:
 * @self: a state
 *
 * Returns: (transfer full) (nullable): translated sentences that say more of how it was won
 *   than scr_state_describe_result(): what broke a tie, or by how much
 */
char *
scr_state_explain_result (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  return SCR_STATE_GET_CLASS (self)->explain_result != NULL
             ? SCR_STATE_GET_CLASS (self)->explain_result (self)
             : NULL;
}

/**
 * scr_state_dup_progress:
 * @self: a state
 *
 * Returns: (transfer full) (nullable): how far the game is, translated, in a few words that stand
 *   alone; %NULL if there is nothing to say of a game that is not over
 */
char *
scr_state_dup_progress (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  if (scr_state_get_turn (self) == SCR_TURN_NONE)
    return g_strdup (_ ("Finished"));
  if (SCR_STATE_GET_CLASS (self)->dup_progress != NULL)
    return SCR_STATE_GET_CLASS (self)->dup_progress (self);

  return scr_state_dup_stage (self, NULL);
}

/**
 * scr_state_dup_picture:
 * @self: a state
 *
 * Says what a small picture of the standing shows, so that a list can draw it without the
 * match. Only the game's own picture can read the word.
 *
 * Returns: (transfer full) (nullable): a word; %NULL if the game has no such picture
 */
char *
scr_state_dup_picture (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  if (SCR_STATE_GET_CLASS (self)->dup_picture == NULL)
    return NULL;

  return SCR_STATE_GET_CLASS (self)->dup_picture (self);
}
