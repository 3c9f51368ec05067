/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-state.h"

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

static void
scr_state_class_init (ScrStateClass *klass)
{
  klass->list_outcomes = scr_state_real_list_outcomes;
  klass->turns_up = scr_state_real_turns_up;
  klass->excludes = scr_state_real_excludes;
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
 * scr_state_list_outcomes:
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
  g_assert (g_strv_length (outcomes) == weights->len);

  return outcomes;
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
 *
 * Returns: (transfer full): a translated sentence that tells @move, with names
 */
char *
scr_state_describe (ScrState *self,
                    const char *move)
{
  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return SCR_STATE_GET_CLASS (self)->describe (self, move);
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
