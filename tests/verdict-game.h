/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

/* A game without moves, whose set-up says how it stands: "seats", each with its "total" as
 * the score sheet tells it and, where that is a number, its "score"; more of them in "rivals",
 * which are the game's own; the "winners", whether it is "over", and its "scoring". */

#define VERDICT_TYPE_GAME (verdict_game_get_type ())
G_DECLARE_FINAL_TYPE (VerdictGame, verdict_game, VERDICT, GAME, ScrGame)

ScrGame *verdict_game_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
