/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-reveals.h"

#include <glib/gi18n.h>

/* The sentences that tell what was turned up after the first @n_moves moves. */
static GPtrArray *
list_sentences (ScrMatch *match,
                guint n_moves,
                int viewer)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint number = n_moves + 1; number <= g_list_model_get_n_items (G_LIST_MODEL (match));
       number++)
    if (scr_entry_turns_up (scr_match_get_entry (match, number)))
      g_ptr_array_add (sentences, scr_match_dup_sentence (match, number, viewer));

  return sentences;
}

/**
 * scr_reveals_dup_question:
 * @match: a match
 * @n_moves: how many of its moves are to stand
 * @viewer: who reads it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 *
 * Returns: (transfer full): what players have to know before all later moves are taken back:
 *   what was turned up since, which nobody forgets
 */
char *
scr_reveals_dup_question (ScrMatch *match,
                          guint n_moves,
                          int viewer)
{
  g_autoptr (GPtrArray) sentences = list_sentences (match, n_moves, viewer);
  const char *first = sentences->len > 0 ? g_ptr_array_index (sentences, 0) : "";

  if (sentences->len <= 1)
    /* Translators: the sentence that tells what was turned up. */
    return g_strdup_printf (_ ("Something was turned up since: “%s” Everyone will still know it, "
                               "and the match will be marked. The program does not ask again in "
                               "this match."),
                            first);

  return g_strdup_printf (ngettext ("Cards were turned up since: “%s” and %u more. Everyone will "
                                    "still know them, and the match will be marked. The program "
                                    "does not ask again in this match.",
                                    "Cards were turned up since: “%s” and %u more. Everyone will "
                                    "still know them, and the match will be marked. The program "
                                    "does not ask again in this match.",
                                    sentences->len - 1),
                          first, sentences->len - 1);
}
