/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-state.h"

/* What a state says of who deals, and of what players tell besides what is due. */

/**
 * scr_state_get_mode:
 * @self: a state
 * @otherwise: what to return of a game in which no move changes it
 *
 * Returns: who deals here
 */
ScrMode
scr_state_get_mode (ScrState *self,
                    ScrMode otherwise)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), otherwise);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->get_mode != NULL ? klass->get_mode (self) : otherwise;
}

/**
 * scr_state_list_forms:
 * @self: a state
 *
 * Lists what scr_state_list_moves() and scr_state_list_outcomes() leave out: what players at a
 * table can tell besides what is due, or leave open. Of what is countless it is the form, such as
 * "know garden 3 CARD", with capitals for what is filled in; one move of each form at least is
 * legal.
 *
 * Returns: (transfer full): moves and forms in notation; empty where there are none
 */
GStrv
scr_state_list_forms (ScrState *self)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->list_forms != NULL ? klass->list_forms (self) : g_new0 (char *, 1);
}

/**
 * scr_state_list_meant:
 * @self: a state
 * @move: a move in notation, legal here or not
 *
 * Lists what players at a table may have meant who told @move, besides what scr_state_list_moves()
 * and scr_state_list_outcomes() list: that a card stays unrecorded, or that it lies elsewhere.
 *
 * Returns: (transfer full): moves in notation that are legal here; empty where there are none
 */
GStrv
scr_state_list_meant (ScrState *self,
                      const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->list_meant != NULL ? klass->list_meant (self, move) : g_new0 (char *, 1);
}

/**
 * scr_state_is_remark:
 * @self: a state
 * @move: a move that is legal here, in notation
 *
 * Returns: whether @move answers nothing that is due: it tells what is so at the table, or
 *   says who deals
 */
gboolean
scr_state_is_remark (ScrState *self,
                     const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->is_remark != NULL && klass->is_remark (self, move);
}

/**
 * scr_state_learn:
 * @self: a state
 * @moves: (array zero-terminated=1): moves in notation that are legal from here on
 * @learned: (out) (transfer full) (nullable): @moves with what is told later in place of what
 *   was not recorded
 *
 * What players tell of a thing later says what it was before.
 *
 * Returns: (transfer full) (nullable) (element-type ScrState): the state before and after each of
 *   @moves, as they are known after the last; %NULL where nothing is told later
 */
GPtrArray *
scr_state_learn (ScrState *self,
                 const char *const *moves,
                 GStrv *learned)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (moves != NULL, NULL);
  g_return_val_if_fail (learned != NULL, NULL);

  klass = SCR_STATE_GET_CLASS (self);
  *learned = NULL;

  return klass->learn != NULL ? klass->learn (self, moves, learned) : NULL;
}

/**
 * scr_state_is_adjustment:
 * @self: a state
 * @move: a move that is legal here, in notation
 *
 * Returns: whether @move sets by hand what did not come about by the rules; the result says so
 */
gboolean
scr_state_is_adjustment (ScrState *self,
                         const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->is_adjustment != NULL && klass->is_adjustment (self, move);
}

/**
 * scr_state_dup_warning:
 * @self: a state
 * @move: a move that is legal here, in notation
 *
 * Returns: (transfer full) (nullable): a translated sentence that says why @move can hardly be
 *   true, or %NULL
 */
char *
scr_state_dup_warning (ScrState *self,
                       const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->dup_warning != NULL ? klass->dup_warning (self, move) : NULL;
}

/**
 * scr_state_list_adjustments:
 * @self: a state
 * @move: a move in notation that is not legal here
 *
 * What players have done against the rules can be recorded: other moves, which set things by
 * hand, lead to the same.
 *
 * Returns: (transfer full): ways to record @move, the likeliest first, each as moves in notation,
 *   one a line, which are legal one after another; none where nothing leads there, or where no
 *   table is mirrored
 */
GStrv
scr_state_list_adjustments (ScrState *self,
                            const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->list_adjustments != NULL ? klass->list_adjustments (self, move)
                                         : g_new0 (char *, 1);
}
