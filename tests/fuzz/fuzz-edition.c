/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>

#include "core/scr-game.h"
#include "core/scr-json.h"
#include "games/scr-games.h"

/* Whatever an edition says: it is refused with an error, or it is an edition. */

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (JsonNode) edition = NULL;
  g_auto (GStrv) warnings = NULL;

  if (scr_game_lookup ("abbates") == NULL)
    scr_games_register ();

  root = scr_json_parse ((const char *) bytes, (gssize) size, &error);
  if (root != NULL)
    edition =
        scr_game_normalize_edition (scr_game_lookup ("abbates"), root, "$", &warnings, &error);
  g_assert_true ((edition == NULL) == (error != NULL));

  return 0;
}
