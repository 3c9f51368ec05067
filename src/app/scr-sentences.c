/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sentences.h"

#include <string.h>

/* In what sentences of one list differ: buttons say only that. */

/* How far all sentences begin alike, in bytes and whole words. */
gsize
scr_sentences_get_start (const char *const *sentences)
{
  gsize start = 0;

  for (gsize i = 0; sentences[0][i] != '\0'; i++)
    {
      for (guint n = 1; sentences[n] != NULL; n++)
        if (sentences[n][i] != sentences[0][i])
          return start;
      if (sentences[0][i] == ' ')
        start = i + 1;
    }

  return start;
}

/* How far all sentences end alike, after @start; a full stop counts as a word. */
gsize
scr_sentences_get_end (const char *const *sentences,
                       gsize start)
{
  gsize first_length = strlen (sentences[0]);
  gsize end = 0;

  for (gsize i = 1; start + i < first_length; i++)
    {
      char c = sentences[0][first_length - i];

      for (guint n = 1; sentences[n] != NULL; n++)
        {
          gsize length = strlen (sentences[n]);

          if (start + i >= length || sentences[n][length - i] != c)
            return end;
        }
      if (c == ' ' || (i == 1 && c == '.'))
        end = i;
    }

  return end;
}
