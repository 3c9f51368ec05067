/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_BOT (scr_bot_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrBot, scr_bot, SCR, BOT, GObject)

/**
 * ScrBotClass:
 * @choose: returns a legal move for the seat due in @state; @random is the
 *   bot's own source of random numbers, changed by each use
 *
 * A player that is a program. It sees a state and nothing else of the match.
 */
struct _ScrBotClass
{
  GObjectClass parent_class;

  char *(*choose) (ScrBot *self,
                   ScrState *state,
                   guint64 *random);

  gpointer padding[4];
};

char *scr_bot_choose (ScrBot *self,
                      ScrState *state,
                      guint64 *random) G_GNUC_WARN_UNUSED_RESULT;
void scr_bot_choose_async (ScrBot *self,
                           ScrState *state,
                           guint64 random,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);
char *scr_bot_choose_finish (ScrBot *self,
                             GAsyncResult *result,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
