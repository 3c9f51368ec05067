/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-typed.h"

static const char *
skip_blank (const char *typed)
{
  return typed + strspn (typed, " ,;\t");
}

/* The first move of @typed, and where what follows it begins. What is no move is one all the same,
 * up to the next semicolon: the state says why it cannot be. */
static char *
read_first (ScrState *state,
            const char *typed,
            const char **rest)
{
  g_autofree char *move = NULL;
  gsize length = 0;

  scr_state_read (state, typed, &move, &length);
  if (move == NULL || length == 0)
    {
      length = strcspn (typed, ";");
      g_free (move);
      move = g_strstrip (g_strndup (typed, length));
    }
  *rest = typed + length;

  return g_steal_pointer (&move);
}

/**
 * scr_read_typed:
 * @state: the state that the first of the moves is made in
 * @typed: what a player typed, UTF-8
 *
 * Reads moves as the entry line at a real table does: in the game's short form or written in full,
 * each in the state that those before it lead to. After one that is not legal the rest is read in
 * the state before it.
 *
 * Returns: (transfer full): the moves, in notation
 */
GStrv
scr_read_typed (ScrState *state,
                const char *typed)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (ScrState) now = g_object_ref (state);

  for (typed = skip_blank (typed); *typed != '\0'; typed = skip_blank (typed))
    {
      g_autofree char *move = read_first (now, typed, &typed);
      g_autoptr (ScrState) next = scr_state_apply (now, move, NULL);

      g_strv_builder_add (builder, move);
      if (next != NULL)
        g_set_object (&now, next);
    }

  return g_strv_builder_end (builder);
}
