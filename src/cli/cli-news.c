/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "cli/cli.h"

/* What happened, as everyone at the table may know it. */

static void
print_note (const char *note)
{
  g_autofree char *line = g_strdup (note);

  g_strdelimit (line, "\r\n", ' ');
  /* Translators: a note that a player wrote beside a move. */
  g_print (_ ("      Note: %s\n"), line);
}

/**
 * cli_print_entries:
 * @match: a match
 * @first: the number of an entry, from 1; those taken back follow those in force
 * @last: the number of the last one to print
 * @viewer: who reads it: a seat or SCR_VIEWER_PUBLIC
 *
 * Prints a sentence for each entry, and the note that stands beside it.
 */
void
cli_print_entries (ScrMatch *match,
                   guint first,
                   guint last,
                   int viewer)
{
  for (guint number = first; number <= last; number++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, number, viewer);
      const char *note = scr_entry_get_note (scr_match_get_entry (match, number));

      g_print ("  %u  %s\n", number, sentence);
      if (note != NULL)
        print_note (note);
    }
}

/**
 * cli_print_news:
 * @match: a match
 * @first: the number of the first entry that is new, or was taken back
 * @last: the number of the last one
 *
 * Prints what happened, and who does what now.
 */
void
cli_print_news (ScrMatch *match,
                guint first,
                guint last)
{
  g_autoptr (ScrState) state = scr_match_view (match, SCR_VIEWER_PUBLIC);

  cli_print_entries (match, first, last, SCR_VIEWER_PUBLIC);
  cli_print_status (state);
}
