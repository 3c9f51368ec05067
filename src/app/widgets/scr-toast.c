/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-toast.h"

/**
 * scr_toast_new:
 * @sentence: what has happened, as plain text
 *
 * A toast reads its title as markup, which names of players, matches and files are not.
 *
 * Returns: (transfer full): a toast that says @sentence
 */
AdwToast *
scr_toast_new (const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  return adw_toast_new (markup);
}
