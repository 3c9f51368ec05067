/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ScrMode:
 * @SCR_MODE_DIGITAL: the program deals
 * @SCR_MODE_TABLE: the players deal, the program mirrors
 *
 * Who answers for chance.
 */
typedef enum
{
  SCR_MODE_DIGITAL,
  SCR_MODE_TABLE,
} ScrMode;

#define SCR_TYPE_MODE (scr_mode_get_type ())
GType scr_mode_get_type (void);

const char *scr_mode_get_word (ScrMode mode);
gboolean scr_mode_from_word (const char *word,
                             ScrMode *mode);
gboolean scr_mode_from_move (const char *move,
                             ScrMode *mode);

G_END_DECLS
