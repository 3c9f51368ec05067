/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-game.h"

G_BEGIN_DECLS

/* Pig: a game of dice for one to six, so small that a test can tell what must
 * happen. It has chance at set-up and in play, and no editions.
 *
 * Chance: "badge SEAT b1|…|b8" for each seat, "start SEAT", then "die FACE" after
 * each roll. Seats: "roll" for points as often as you dare, or "hold" to keep
 * them; face 1, which is twice as likely as any other, loses the turn's points.
 * The first to reach the goal wins.
 *
 * The property "rules" says which rules: 2, unless a test asks for later ones. From 3
 * on, face 2 counts nothing; from 4 on, nobody may hold without points of this turn; from 5
 * on, the sum of a state counts double. */

#define TOY_TYPE_GAME (toy_game_get_type ())
G_DECLARE_FINAL_TYPE (ToyGame, toy_game, TOY, GAME, ScrGame)

ScrGame *toy_game_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
