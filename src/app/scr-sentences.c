/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-sentences.h"

#include <string.h>

#define GAP "…"

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

/* Puts "…" for the words of @words that @sentence has otherwise. Returns whether it has as many. */
static gboolean
blank_out (char **words,
           const char *sentence)
{
  g_auto (GStrv) others = g_strsplit (sentence, " ", -1);

  if (g_strv_length (others) != g_strv_length (words))
    return FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    if (!g_str_equal (words[i], others[i]))
      {
        g_free (words[i]);
        words[i] = g_strdup (GAP);
      }

  return TRUE;
}

/**
 * scr_sentences_dup_common:
 * @sentences: (array zero-terminated=1): at least one
 *
 * What all of them say, with "…" for each run of words in which they differ; a title, so that
 * neither this nor a full stop ends it. Where they have not as many words, it is what they begin
 * with.
 *
 * Returns: (transfer full): the words; empty where the first differ already
 */
char *
scr_sentences_dup_common (const char *const *sentences)
{
  g_auto (GStrv) words = g_strsplit (sentences[0], " ", -1);
  g_autoptr (GString) common = g_string_new (NULL);

  for (guint i = 1; sentences[i] != NULL; i++)
    if (!blank_out (words, sentences[i]))
      return g_strstrip (g_strndup (sentences[0], scr_sentences_get_start (sentences)));

  for (guint i = 0; words[i] != NULL && !g_str_equal (words[0], GAP); i++)
    if (!g_str_equal (words[i], GAP))
      g_string_append_printf (common, i > 0 ? " %s" : "%s", words[i]);
    else if (words[i + 1] != NULL && !g_str_equal (words[i + 1], GAP))
      g_string_append (common, " " GAP);
  if (g_str_has_suffix (common->str, "."))
    g_string_truncate (common, common->len - 1);

  return g_string_free (g_steal_pointer (&common), FALSE);
}
