/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-match-private.h"

/* Seats that the program plays. */

/* The bot that plays the seat due in @state. */
static ScrBot *
new_due_bot (ScrMatch *self,
             ScrState *state,
             GError **error)
{
  int turn = scr_state_get_turn (state);
  const char *player = turn > 0 ? scr_match_get_seat_player (self, (guint) turn) : NULL;
  ScrBot *bot = NULL;

  if (player == NULL || !g_str_has_prefix (player, "bot:"))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SETUP,
                           _ ("The program cannot move: it is not the turn of a seat that it "
                              "plays."));
      return NULL;
    }

  bot = scr_game_new_bot (self->game, player + strlen ("bot:"));
  if (bot == NULL)
    g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
                 _ ("The program cannot move for %s: it knows no player called “%s”."),
                 scr_match_get_seat_name (self, (guint) turn), player);

  return bot;
}

/**
 * scr_match_play_bot:
 * @self: a match in which a seat played by a bot is due
 * @random: (inout): the bot's own source of random numbers, not the match's
 * @error: return location for a #ScrError
 *
 * Has the bot choose by what its seat may know, and makes its move as scr_match_play() does.
 *
 * Returns: %FALSE with @error set, and @self unchanged, if no bot is due
 */
gboolean
scr_match_play_bot (ScrMatch *self,
                    guint64 *random,
                    GError **error)
{
  g_autoptr (ScrBot) bot = NULL;
  g_autoptr (ScrState) view = NULL;
  g_autofree char *move = NULL;
  ScrState *state;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (random != NULL, FALSE);

  state = scr_match_get_state (self);
  bot = new_due_bot (self, state, error);
  if (bot == NULL)
    return FALSE;

  view = scr_match_view (self, scr_state_get_turn (state));
  move = scr_bot_choose (bot, view, random);

  return scr_match_play (self, move, error);
}
