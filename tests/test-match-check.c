/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-check.h"
#include "toy-game.h"
#include "toy-match.h"

/* Where there is nothing to hold pawns against, the position check says so. */

static const char *const words[] = { "1=3", NULL };

static void
test_game_without_pawns (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrCheck) check = scr_check_new_for_match (match, words, &error);

  g_assert_null (check);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL);
  g_assert_nonnull (strstr (error->message, "Pig"));
}

static void
test_scored_only (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("sheet", "{\"general\": 19}");
  JsonObject *object = json_node_get_object (root);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrCheck) check = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_remove_member (object, "state");
  match = toy_match_read (root);
  check = scr_check_new_for_match (match, words, &error);

  g_assert_null (check);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match-check/game-without-pawns", test_game_without_pawns);
  g_test_add_func ("/match-check/scored-only", test_scored_only);

  return g_test_run ();
}
