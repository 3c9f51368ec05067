/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/scr-games.h"

#include "core/scr-game.h"
#include "games/abbates/abbates-game.h"

/**
 * scr_games_register:
 *
 * Makes every game of this program known. The one list of games.
 */
void
scr_games_register (void)
{
  g_autoptr (ScrGame) abbates = abbates_game_new ();

  scr_game_register (abbates);
}
