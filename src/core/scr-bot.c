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

/* What a thread is told. */
typedef struct
{
  ScrState *state;
  guint64 random;
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->state);
  g_free (question);
}

static void
choose_in_thread (GTask *task,
                  gpointer source_object,
                  gpointer task_data,
                  GCancellable *cancellable)
{
  Question *question = task_data;

  g_task_return_pointer (task, scr_bot_choose (source_object, question->state, &question->random),
                         g_free);
}

/**
 * scr_bot_choose_async:
 * @self: a bot
 * @state: a state in which a seat is due, as that seat may see it
 * @random: what the bot's random numbers start from
 * @cancellable: (nullable): gives the thought up; what comes of it is dropped
 * @callback: called when it is decided
 * @user_data: for @callback
 *
 * Decides like scr_bot_choose(), in a thread that gets the state and nothing else.
 */
void
scr_bot_choose_async (ScrBot *self,
                      ScrState *state,
                      guint64 random,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (SCR_IS_BOT (self));
  g_return_if_fail (SCR_IS_STATE (state));

  question = g_new (Question, 1);
  question->state = g_object_ref (state);
  question->random = random;

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, scr_bot_choose_async);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, choose_in_thread);
}

/**
 * scr_bot_choose_finish:
 * @self: a bot
 * @result: what the callback of scr_bot_choose_async() was given
 * @error: where to store %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full): a legal move in notation, or %NULL if the thought was given up
 */
char *
scr_bot_choose_finish (ScrBot *self,
                       GAsyncResult *result,
                       GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
