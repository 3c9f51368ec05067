/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-game.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_GAME (abbates_game_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesGame, abbates_game, ABBATES, GAME, ScrGame)

ScrGame *abbates_game_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
