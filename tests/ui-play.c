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

/* Tells a match at a real table anything that may happen there now. */
static void
tell_random (ScrMatch *match,
             guint64 *random)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  ScrState *state = scr_match_get_state (match);
  g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                             ? scr_state_list_outcomes (state, weights)
                             : scr_state_list_moves (state);
  g_autoptr (GError) error = NULL;

  scr_match_move (match, moves[scr_random_below (random, g_strv_length (moves))], &error);
  g_assert_no_error (error);
}

/* Returns (transfer full) a match at a real table, told up to where @word is due in @phase of
 * @round or later; to the end for NULL. */
ScrMatch *
ui_new_mirrored (const char *setup,
                 guint round,
                 guint phase,
                 const char *word)
{
  g_autoptr (ScrMatch) dealt = ui_new_match (setup);
  ScrMatch *match = NULL;
  guint64 random = 11;
  g_autoptr (GError) error = NULL;

  match = scr_match_new (scr_match_get_game (dealt), scr_match_get_setup (dealt), SCR_MODE_TABLE,
                         NULL, &error);
  g_assert_no_error (error);
  while (!ui_is_over (match))
    {
      ScrState *state = scr_match_get_state (match);
      guint at_round = 0, at_phase = 0;

      g_object_get (state, "round", &at_round, "phase", &at_phase, NULL);
      if (word != NULL && at_round >= round && at_phase >= phase &&
          g_strcmp0 (scr_state_get_awaiting (state), word) == 0)
        break;
      tell_random (match, &random);
    }

  return match;
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
