/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>

#include "core/scr-json.h"
#include "core/scr-match.h"
#include "games/scr-games.h"

/* Whatever a match file says: it is refused with an error, or it is a match that can
 * be played on, written and read again. */

#define N_MOVES 40

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

/* Plays some moves of those that are listed. */
static void
play_on (ScrMatch *match,
         guint choice)
{
  for (guint i = 0; i < N_MOVES; i++)
    {
      ScrState *state = scr_match_get_state (match);
      g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
      g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                                 ? scr_state_list_outcomes (state, weights)
                                 : scr_state_list_moves (state);
      g_autoptr (GError) error = NULL;

      if (moves[0] == NULL)
        return;
      choice = choice * 1103515245u + 12345u;
      if (!scr_match_move (match, moves[(choice >> 16) % g_strv_length (moves)], &error))
        return;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) match = NULL;

  if (scr_game_lookup ("abbates") == NULL)
    scr_games_register ();

  root = scr_json_parse ((const char *) bytes, (gssize) size, &error);
  if (root != NULL)
    match = scr_match_new_from_json (root, &error);
  g_assert_true ((match == NULL) == (error != NULL));
  if (match != NULL)
    play_on (match, (guint) size);
  if (match != NULL)
    {
      g_autoptr (JsonNode) json = scr_match_to_json (match);
      g_autoptr (ScrMatch) again = scr_match_new_from_json (json, &error);

      g_assert_no_error (error);
      g_assert_nonnull (again);
    }

  return 0;
}
