/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "core/scr-dealer.h"

/* One of the legal moves. */
char *
ui_dup_random_move (ScrMatch *match,
                    guint64 *random)
{
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  guint n_moves = g_strv_length (moves);

  g_assert_cmpuint (n_moves, >, 0);
  return g_strdup (moves[scr_random_below (random, n_moves)]);
}

gboolean
ui_is_over (ScrMatch *match)
{
  return scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_NONE;
}

/* Plays at random until a legal move begins with @word. */
void
ui_play_until (ScrMatch *match,
               const char *word,
               GStrv *moves)
{
  guint64 random = 5;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_clear_pointer (moves, g_strfreev);
      *moves = scr_state_list_moves (scr_match_get_state (match));
      for (guint i = 0; (*moves)[i] != NULL; i++)
        if (g_str_has_prefix ((*moves)[i], word))
          return;
      g_assert_true (scr_match_play (match, move, NULL));
    }
  g_error ("No legal move began with “%s”", word);
}

/* The first of @moves that begins with @word, or NULL. */
const char *
ui_get_first_move (GStrv moves,
                   const char *word)
{
  for (guint i = 0; moves[i] != NULL; i++)
    if (g_str_has_prefix (moves[i], word))
      return moves[i];

  return NULL;
}

/* @format with its number filled in. */
char *
ui_fill_number (const char *format,
                guint number)
{
  g_auto (GStrv) parts = g_strsplit (format, "%u", 2);

  return g_strdup_printf ("%s%u%s", parts[0], number, parts[1] != NULL ? parts[1] : "");
}

/* The first two numbers in a move. */
void
ui_read_numbers (const char *move,
                 guint *numbers)
{
  guint n = 0;

  while (*move != '\0' && n < 2)
    {
      char *end = (char *) move + 1;

      if (g_ascii_isdigit (*move))
        numbers[n++] = (guint) g_ascii_strtoull (move, &end, 10);
      move = end;
    }
}
