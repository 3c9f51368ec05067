/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-state.h"

#include <string.h>

/* What players type at a real table, in the fewest keys. */

G_DEFINE_ENUM_TYPE (ScrReading,
                    scr_reading,
                    G_DEFINE_ENUM_VALUE (SCR_READING_NOTHING, "nothing"),
                    G_DEFINE_ENUM_VALUE (SCR_READING_BEGUN, "begun"),
                    G_DEFINE_ENUM_VALUE (SCR_READING_MAY_GO_ON, "may-go-on"),
                    G_DEFINE_ENUM_VALUE (SCR_READING_WHOLE, "whole"))

/* A move written in full, whatever is due: the words up to the next semicolon. */
static ScrReading
read_words (const char *typed,
            char **move,
            gsize *length)
{
  g_autofree char *words = g_strndup (typed, strcspn (typed, ";"));
  gsize n_bytes = strlen (words);

  *length = n_bytes + (typed[n_bytes] == ';');
  g_strstrip (words);
  if (*words == '\0')
    return SCR_READING_BEGUN;

  *move = g_steal_pointer (&words);
  return typed[n_bytes] == ';' ? SCR_READING_WHOLE : SCR_READING_MAY_GO_ON;
}

/* Whether @typed begins with a word of more letters than a short form has. */
static gboolean
is_word (const char *typed)
{
  return g_unichar_isalpha (g_utf8_get_char (typed)) &&
         g_unichar_isalpha (g_utf8_get_char (g_utf8_next_char (typed)));
}

/* @typed in small letters, each of which takes as many bytes as before. */
static char *
dup_small (const char *typed)
{
  g_autoptr (GString) small = g_string_sized_new (strlen (typed));

  for (const char *at = typed; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gunichar lower = g_unichar_tolower (letter);
      gboolean is_as_long = g_unichar_to_utf8 (lower, NULL) == g_unichar_to_utf8 (letter, NULL);

      g_string_append_unichar (small, is_as_long ? lower : letter);
    }

  return g_string_free (g_steal_pointer (&small), FALSE);
}

/**
 * scr_state_read:
 * @self: a state
 * @typed: what a player typed, UTF-8
 * @move: (out) (transfer full) (optional) (nullable): the first move in it, in notation, where
 *   there is one; whether it is legal scr_state_apply() says
 * @length: (out) (optional): how many bytes of @typed that took
 *
 * Reads the first move of what was typed at a real table: in a form of the game's own that takes
 * the fewest keys, or written in full, up to a semicolon or the end.
 *
 * Returns: what was typed, as it may be that the player has not done typing
 */
ScrReading
scr_state_read (ScrState *self,
                const char *typed,
                char **move,
                gsize *length)
{
  g_autofree char *small = NULL;
  g_autofree char *found = NULL;
  ScrReading reading = SCR_READING_NOTHING;
  gsize n_bytes = 0;
  gsize n_blank = 0;

  g_return_val_if_fail (SCR_IS_STATE (self), SCR_READING_NOTHING);
  g_return_val_if_fail (typed != NULL && g_utf8_validate (typed, -1, NULL), SCR_READING_NOTHING);

  small = dup_small (typed);
  n_blank = strspn (small, " ,;");
  if (SCR_STATE_GET_CLASS (self)->read != NULL)
    reading = SCR_STATE_GET_CLASS (self)->read (self, small, &found, &n_bytes);
  if (reading == SCR_READING_NOTHING ||
      (found != NULL && n_bytes == n_blank + 1 && is_word (small + n_blank)))
    {
      g_clear_pointer (&found, g_free);
      reading = read_words (small + n_blank, &found, &n_bytes);
      n_bytes += n_blank;
    }
  if (move != NULL)
    *move = g_steal_pointer (&found);
  if (length != NULL)
    *length = n_bytes;

  return reading;
}

/**
 * scr_state_suggest:
 * @self: a state
 *
 * Returns: (transfer full) (nullable): the move that is most likely told next, which a player at a
 *   real table takes by one key; %NULL where nothing is likelier than the rest
 */
char *
scr_state_suggest (ScrState *self)
{
  ScrStateClass *klass;

  g_return_val_if_fail (SCR_IS_STATE (self), NULL);

  klass = SCR_STATE_GET_CLASS (self);

  return klass->suggest != NULL ? klass->suggest (self) : NULL;
}
