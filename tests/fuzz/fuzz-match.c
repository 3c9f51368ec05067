/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>

#include "core/scr-json.h"
#include "core/scr-match.h"
#include "games/scr-games.h"

/* Whatever a match file says: it is refused with an error, or it is a match that
 * can be written and read again. */

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

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
    {
      g_autoptr (JsonNode) json = scr_match_to_json (match);
      g_autoptr (ScrMatch) again = scr_match_new_from_json (json, &error);

      g_assert_no_error (error);
      g_assert_nonnull (again);
    }

  return 0;
}
