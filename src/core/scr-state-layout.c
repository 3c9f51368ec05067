/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-fixed-list.h"
#include "core/scr-state.h"

/* How a position is built on a table. */

/**
 * scr_state_can_lay_out:
 * @self: a state
 *
 * Returns: whether the game says how its positions are laid out
 */
gboolean
scr_state_can_lay_out (ScrState *self)
{
  g_return_val_if_fail (SCR_IS_STATE (self), FALSE);

  return SCR_STATE_GET_CLASS (self)->list_layout != NULL;
}

/**
 * scr_state_list_layout:
 * @self: a state
 *
 * Tells how this position is built on an empty table, with the pieces of the game's box. What
 * @self does not know, a card that nobody recorded, is told as such. Ask a view for what one
 * viewer may read.
 *
 * Returns: (transfer full): a list model of #ScrStep, in the order in which people would do
 *   them; their facts together are the whole position. Empty if the game does not say
 */
GListModel *
scr_state_list_layout (ScrState *self)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  klass = SCR_STATE_GET_CLASS (self);
  if (klass->list_layout == NULL)
    {
      g_autoptr (GPtrArray) none = g_ptr_array_new ();

      return scr_fixed_list_new (SCR_TYPE_STEP, none);
    }

  return klass->list_layout (self);
}
