/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-mode.h"

#include <string.h>

/* clang-format off */
G_DEFINE_ENUM_TYPE (ScrMode, scr_mode,
                    G_DEFINE_ENUM_VALUE (SCR_MODE_DIGITAL, "digital"),
                    G_DEFINE_ENUM_VALUE (SCR_MODE_TABLE, "table"))
/* clang-format on */

/**
 * scr_mode_get_word:
 * @mode: who deals
 *
 * Returns: the word for it in files and notation
 */
const char *
scr_mode_get_word (ScrMode mode)
{
  return mode == SCR_MODE_TABLE ? "table" : "digital";
}

/**
 * scr_mode_from_word:
 * @word: a word of a file
 * @mode: (out): who deals
 *
 * Returns: whether @word says who deals
 */
gboolean
scr_mode_from_word (const char *word,
                    ScrMode *mode)
{
  g_return_val_if_fail (word != NULL, FALSE);
  g_return_val_if_fail (mode != NULL, FALSE);

  if (!g_str_equal (word, "digital") && !g_str_equal (word, "table"))
    return FALSE;

  *mode = g_str_equal (word, "table") ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
  return TRUE;
}

/**
 * scr_mode_from_move:
 * @move: a move in any game's notation
 * @mode: (out): who deals after it
 *
 * All games write a change of who deals in the same way: "mode digital" or "mode table".
 *
 * Returns: whether @move is such a change
 */
gboolean
scr_mode_from_move (const char *move,
                    ScrMode *mode)
{
  g_return_val_if_fail (move != NULL, FALSE);

  return g_str_has_prefix (move, "mode ") && scr_mode_from_word (move + strlen ("mode "), mode);
}
