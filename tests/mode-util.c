/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mode-util.h"

#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"

/* Matches of two seats and others in which who deals changes. */

void
mode_assert_equal (ScrState *a,
                   ScrState *b)
{
  g_autoptr (JsonNode) first = scr_state_to_json (a);
  g_autoptr (JsonNode) second = scr_state_to_json (b);
  g_autofree char *difference = NULL;

  if (!scr_json_equal (first, second, &difference))
    g_error ("%s differs", difference);
}

void
mode_move (ScrMatch *match,
           const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_match_play (match, text, &error));
  g_assert_no_error (error);
}

gboolean
mode_is_over (ScrMatch *match)
{
  return scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_NONE;
}

guint
mode_get_n_moves (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

gboolean
mode_holds_unknown (ScrState *state)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  g_autofree char *text = scr_json_print (json, FALSE);

  return strstr (text, "\"?\"") != NULL;
}

/* Whether @state is one in the midst of naming. */
gboolean
mode_is_naming (ScrState *state)
{
  return scr_state_get_mode (state, SCR_MODE_TABLE) == SCR_MODE_DIGITAL &&
         g_str_equal (scr_state_get_awaiting (state), "know");
}

ScrMatch *
mode_new_match (ScrMode mode,
                const char *undo)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE, .undo = undo };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new (abbates_test_game (), setup, mode, "3", &error);

  g_assert_no_error (error);

  return match;
}

ScrMatch *
mode_save_and_load (ScrMatch *match)
{
  g_autoptr (JsonNode) json = scr_match_to_json (match);
  g_autoptr (GError) error = NULL;
  ScrMatch *loaded = scr_match_new_from_json (json, &error);

  g_assert_no_error (error);
  mode_assert_equal (scr_match_get_state (match), scr_match_get_state (loaded));
  g_assert_cmpint (scr_match_get_mode (match), ==, scr_match_get_mode (loaded));
  g_assert_cmpuint (scr_match_get_n_undone (match), ==, scr_match_get_n_undone (loaded));

  return loaded;
}

/* Makes one move of @match at random: of those that a seat has, or what the table answers,
 * which is often not recorded. */
void
mode_play_one (ScrMatch *match,
               guint64 *random)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) moves = scr_state_get_turn (state) > 0
                             ? scr_state_list_moves (state)
                             : scr_state_list_outcomes (state, weights);
  const char *text = moves[scr_random_below (random, g_strv_length (moves))];

  if (g_str_has_prefix (text, "reveal ") && scr_random_below (random, 3) == 0 &&
      scr_match_play (match, "reveal ?", NULL))
    return;
  mode_move (match, text);
}

/* Plays until a seat decides, after at least @n_moves. */
void
mode_play_to_decision (ScrMatch *match,
                       guint n_moves,
                       guint64 *random)
{
  for (guint i = 0;
       !mode_is_over (match) &&
       (i < n_moves || scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_TABLE);
       i++)
    mode_play_one (match, random);
}

/* Plays to the end of a phase, in which cards are turned up. */
void
mode_play_phase (ScrMatch *match,
                 guint64 *random)
{
  mode_play_one (match, random);
  mode_play_one (match, random);
  while (!g_str_equal (scr_state_get_awaiting (scr_match_get_state (match)), "play"))
    mode_play_one (match, random);
}
