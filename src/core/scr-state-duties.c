/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-fixed-list.h"
#include "core/scr-state.h"

/* What the people at a real table do. */

static GListModel *
new_empty (void)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return scr_fixed_list_new (SCR_TYPE_STEP, none);
}

/**
 * scr_state_list_duties:
 * @self: a state
 *
 * Tells the people at a real table what they do from here on, to the end of what is played now,
 * and what follows it, as far as it is certain whatever they decide.
 *
 * Returns: (transfer full): a list model of #ScrStep, in the order in which they are done, what is
 *   due now first. Empty where no real table is mirrored, and if the game does not say
 */
GListModel *
scr_state_list_duties (ScrState *self)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->list_duties != NULL ? klass->list_duties (self) : new_empty ();
}

/**
 * scr_state_list_effects:
 * @self: a state
 * @move: a move that is legal there
 *
 * Tells the people at a real table what they do because of @move, besides what it tells itself:
 * who has won, where pawns go, what is refilled.
 *
 * Returns: (transfer full): a list model of #ScrStep, in the order in which they are done. Empty
 *   where no real table is mirrored, and if the game does not say
 */
GListModel *
scr_state_list_effects (ScrState *self,
                        const char *move)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->list_effects != NULL ? klass->list_effects (self, move) : new_empty ();
}
