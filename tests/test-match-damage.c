/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

/* What is wrong in a file is refused, and said. */

typedef struct
{
  const char *name;
  const char *value; /* NULL: without the key */
  ScrError code;
  const char *message; /* what it begins with */
} Damage;

#define F SCR_ERROR_FORMAT

static const Damage damages[] = {
  { "format", NULL, F, "$.format is missing" },
  { "format", "1", F, "$.format must be text" },
  { "format", "\"scriptorium-edition\"", F, "$.format must be “scriptorium-match”" },
  { "version", NULL, F, "$.version is missing" },
  { "version", "\"1\"", F, "$.version must be a whole number" },
  { "version", "0", F, "$.version must be a whole number from 1" },
  { "version", "2", SCR_ERROR_VERSION, "$.version is 2" },
  { "game", NULL, F, "$.game is missing" },
  { "game", "null", F, "$.game must be text" },
  { "game", "\"chess\"", F, "$.game is “chess”, a game that this program does not know" },
  { "rules", "0", F, "$.rules must be a whole number from 1" },
  { "rules", "3", SCR_ERROR_VERSION, "$.rules is 3" },
  { "id", "7", F, "$.id must be text" },
  { "id", "\"../escape\"", F, "$.id must be a UUID" },
  { "title", "null", F, "$.title must be text" },
  { "created", "5", F, "$.created must be text" },
  { "created", "\"yesterday\"", F, "$.created must be a moment in UTC" },
  { "created", "\"2026-11-29T20:15:00\"", F, "$.created must be a moment in UTC" },
  { "created", "\"2026-11-29T20:15:00+01:00\"", F, "$.created must be a moment in UTC" },
  { "created", "\"2026-11-29T20:15:00,5Z\"", F, "$.created must be a moment in UTC" },
  { "created", "\"2026-13-29T20:15:00Z\"", F, "$.created must be a moment in UTC" },
  { "created", "\"20261129T201500Z\"", F, "$.created must be a moment in UTC" },
  { "mode", "true", F, "$.mode must be text" },
  { "mode", "\"online\"", F, "$.mode must be “digital” or “table”" },
  { "seed", "5", F, "$.seed must be text" },
  { "seed", "\"-1\"", F, "$.seed must be decimal digits" },
  { "seed", "\"0x10\"", F, "$.seed must be decimal digits" },
  { "seed", "\"18446744073709551616\"", F, "$.seed must be decimal digits" },
  { "seed", "\"000000000000000000001\"", F, "$.seed must be decimal digits" },
  { "setup", NULL, F, "$.setup is missing" },
  { "setup", "[]", F, "$.setup must be an object" },
  { "setup", "{}", F, "$.setup.seats is missing" },
  { "setup", "{\"seats\": [{\"colour\": \"mauve\"}]}", F,
    "$.setup.seats[0].colour must be one of" },
  { "setup", "{\"seats\": [{}, {}], \"options\": {\"undo\": \"maybe\"}}", F,
    "$.setup.options.undo must be" },
  { "display", "[]", F, "$.display must be an object" },
  { "tags", "{}", F, "$.tags must be a list" },
  { "tags", "[\"a\", 1]", F, "$.tags[1] must be text" },
  { "start", "1", F, "$.start must be an object" },
  { "start", "{}", F, "$.start.badges is missing" },
  { "start",
    "{\"badges\": [3, 4], \"started\": true, \"rolling\": false, \"turn\": 2, \"pot\": 5,"
    " \"throws\": 0, \"scores\": [7, 15], \"sum\": 1}",
    F, "$.start.sum does not add up" },
  { "history", "{}", F, "$.history must be a list" },
  { "history", "[1]", F, "$.history[0] must be text, or an object" },
  { "history", "[{}]", F, "$.history[0].move is missing" },
  { "moves", NULL, F, "$.moves is missing" },
  { "moves", "\"roll\"", F, "$.moves must be a list" },
  { "moves", "[\"badge 1 b1\", 5]", F, "$.moves[1] must be text, or an object" },
  { "moves", "[null]", F, "$.moves[0] must be text, or an object" },
  { "moves", "[{\"note\": \"so\"}]", F, "$.moves[0].move is missing" },
  { "moves", "[{\"move\": 1}]", F, "$.moves[0].move must be text" },
  { "moves", "[{\"move\": \"badge 1 b1\", \"note\": 1}]", F, "$.moves[0].note must be text" },
  { "moves", "[{\"move\": \"badge 1 b1\", \"warning\": []}]", F,
    "$.moves[0].warning must be text" },
  { "moves", "[{\"move\": \"badge 1 b1\", \"dealt\": 1}]", F,
    "$.moves[0].dealt must be true or false" },
  { "moves", "[{\"move\": \"badge 1 b1\", \"at\": \"noon\"}]", F,
    "$.moves[0].at must be a moment in UTC" },
  { "moves", "[\"roll\"]", SCR_ERROR_ILLEGAL, "move 1: “badge” is due first" },
  { "moves", "[\"badge 1 b1\", \"badge 2 b1\"]", SCR_ERROR_ILLEGAL,
    "move 2: “badge 2 b1” cannot come now" },
  { "moves", "[]", F, "$.state.badges[0] is not what the moves lead to" },
  { "undone", "null", F, "$.undone must be a list" },
  { "undone", "[[]]", F, "$.undone[0] must be text, or an object" },
  { "undone", "[\"hold\", \"die 4\"]", SCR_ERROR_ILLEGAL,
    "undone move 2: “die 4” cannot come now" },
  { "reveals_undone", "-1", F, "$.reveals_undone must be a whole number from 0" },
  { "reveals_undone", "1.5", F, "$.reveals_undone must be a whole number from 0" },
  { "finished", "\"late\"", F, "$.finished must be a moment in UTC" },
  { "sheet", "[]", F, "$.sheet must be an object" },
  { "sheet", "{}", F, "$.moves must be empty" },
  { "state", "5", F, "$.state must be an object" },
  { "state",
    "{\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 1, \"pot\": 5,"
    " \"throws\": 1, \"scores\": [0, 0], \"sum\": 0}",
    F, "$.state.pot is not what the moves lead to" },
  { "state",
    "{\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 1,"
    " \"throws\": 1, \"scores\": [0, 0], \"sum\": 0, \"pots\": 4}",
    F, "$.state.pot is missing" },
};

static void
test_damages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (JsonNode) root = toy_match_new_root (damages[i].name, damages[i].value);
      g_autoptr (GError) error = NULL;

      g_assert_null (scr_match_new_from_json (root, &error));
      g_assert_error (error, SCR_ERROR, (int) damages[i].code);
      if (!g_str_has_prefix (error->message, damages[i].message))
        g_error ("“%s” does not begin with “%s”", error->message, damages[i].message);
    }
}

static void
test_root_must_be_object (void)
{
  g_autoptr (JsonNode) root = toy_match_parse ("[]");
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_new_from_json (root, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==, "$ must be an object");
}

/* A match that begins with @n_moves moves that change nothing. */
static char *
print_long (guint n_moves)
{
  g_autoptr (JsonNode) root = toy_match_parse (toy_match_base);
  JsonObject *object = json_node_get_object (root);
  JsonArray *moves = json_array_new ();

  json_array_add_string_element (moves, "badge 1 b1");
  json_array_add_string_element (moves, "badge 2 b2");
  json_array_add_string_element (moves, "start 1");
  while (json_array_get_length (moves) < n_moves)
    json_array_add_string_element (moves, "hold");
  json_object_set_array_member (object, "moves", moves);
  json_object_remove_member (object, "undone");
  json_object_remove_member (object, "state");

  return scr_json_print (root, FALSE);
}

static void
test_too_many_moves (void)
{
  g_autofree char *most = print_long (SCR_MATCH_MAX_MOVES);
  g_autofree char *more = print_long (SCR_MATCH_MAX_MOVES + 1);
  g_autoptr (JsonNode) most_root = toy_match_parse (most);
  g_autoptr (JsonNode) more_root = toy_match_parse (more);
  g_autoptr (ScrMatch) match = toy_match_read (most_root);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (toy_match_count (match), ==, SCR_MATCH_MAX_MOVES);
  g_assert_null (scr_match_new_from_json (more_root, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
  g_assert_true (g_str_has_prefix (error->message, "$.moves holds more than 20000 moves"));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match-damage/damages", test_damages);
  g_test_add_func ("/match-damage/root-must-be-object", test_root_must_be_object);
  g_test_add_func ("/match-damage/too-many-moves", test_too_many_moves);

  return g_test_run ();
}
