/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-bot.h"

/**
 * ScrBot:
 *
 * A player that is a program. It sees a state and nothing else of the match.
 */

G_DEFINE_ABSTRACT_TYPE (ScrBot, scr_bot, G_TYPE_OBJECT)

static void
scr_bot_class_init (ScrBotClass *klass)
{
}

static void
scr_bot_init (ScrBot *self)
{
}

/**
 * scr_bot_choose:
 * @self: a bot
 * @state: a state in which a seat is due, as that seat may see it
 * @random: (inout): the bot's own source of random numbers, changed by each use
 *
 * Decides for the seat that is due. The same state and random numbers always
 * bring the same move.
 *
 * Returns: (transfer full): a legal move in notation
 */
char *
scr_bot_choose (ScrBot *self,
                ScrState *state,
                guint64 *random)
{
  g_return_val_if_fail (SCR_IS_BOT (self), NULL);
  g_return_val_if_fail (SCR_IS_STATE (state), NULL);
  g_return_val_if_fail (scr_state_get_turn (state) > SCR_TURN_TABLE, NULL);
  g_return_val_if_fail (random != NULL, NULL);

  return SCR_BOT_GET_CLASS (self)->choose (self, state, random);
}
