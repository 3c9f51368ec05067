/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-json-private.h"

/* Making JSON of what is left of it. */

/* Passes the mark that some editors put before the first byte, and says how many bytes
 * after it are text that can be closed within the limit. */
static gsize
find_text (const char **text,
           gsize length)
{
  const char *end;

  if (length >= 3 && memcmp (*text, "\xEF\xBB\xBF", 3) == 0)
    {
      *text += 3;
      length -= 3;
    }

  g_utf8_validate_len (*text, MIN (length, SCR_JSON_MAX_LENGTH - SCR_JSON_MAX_DEPTH), &end);

  return (gsize) (end - *text);
}

/* The text up to @place, and what closes all that is open there. */
static char *
close_text (const char *text,
            const ScrJsonBreak *place)
{
  GString *sound = g_string_new_len (text, (gssize) place->sound);

  for (guint i = place->depth; i > 0; i--)
    g_string_append_c (sound, place->closers[i - 1]);

  return g_string_free (sound, FALSE);
}

/**
 * scr_json_repair:
 * @text: (array length=length): any bytes
 * @length: how many
 * @member: (out) (nullable): the member of the root in whose value the text breaks
 *   off; the value may be there in part
 * @fault: return location for the #ScrError that names line and column of the damage
 *
 * Reads the longest sound beginning of a text: up to the last value that is whole,
 * with all closed that is open there. A text that is sound comes back as it is,
 * without a fault.
 *
 * Returns: (transfer full) (nullable): JSON, or %NULL with @fault set if not one value
 *   is whole
 */
char *
scr_json_repair (const char *text,
                 gsize length,
                 char **member,
                 GError **fault)
{
  ScrJsonBreak place;
  g_autoptr (GError) reason = NULL;
  g_autoptr (GError) inner = NULL;
  gsize text_length;
  char *repaired = NULL;

  *member = NULL;
  if (scr_json_scan (text, length, &reason))
    return g_strndup (text, length);

  text_length = find_text (&text, length);
  if (scr_json_scan_to_break (text, text_length, &place, &inner))
    repaired = g_strndup (text, text_length);
  else if (place.sound > 0)
    repaired = close_text (text, &place);

  /* What stops the scan first is what was wrong. */
  if (inner != NULL && place.at < text_length)
    g_propagate_error (fault, g_steal_pointer (&inner));
  else
    g_propagate_error (fault, g_steal_pointer (&reason));

  *member = g_steal_pointer (&place.member);
  return repaired;
}
