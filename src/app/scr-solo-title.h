/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define SCR_SOLO_N_LEVELS 3

extern const char *const scr_solo_levels[SCR_SOLO_N_LEVELS + 1];

const char *scr_solo_get_title (const char *game);
const char *scr_solo_get_description (const char *game);
const char *scr_solo_get_level_title (const char *level);
const char *scr_solo_get_level_description (const char *game,
                                            const char *level);

G_END_DECLS
