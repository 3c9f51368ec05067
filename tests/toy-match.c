/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-match.h"

#include "core/scr-json.h"
#include "toy-game.h"

/* A match of the toy game with @n_seats seats; @options is more of the set-up, or "". */
ScrMatch *
toy_match_new (ScrMode mode,
               guint n_seats,
               const char *options)
{
  g_autoptr (GString) text = g_string_new ("{\"seats\": [");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) setup = NULL;
  ScrMatch *match;

  for (guint i = 0; i < n_seats; i++)
    g_string_append_printf (text, "%s{}", i > 0 ? "," : "");
  g_string_append_printf (text, "]%s}", options);

  setup = scr_json_parse (text->str, -1, &error);
  g_assert_no_error (error);
  match = scr_match_new (scr_game_lookup ("pig"), setup, mode, G_STRINGIFY (TOY_SEED), &error);
  g_assert_no_error (error);

  return match;
}

guint
toy_match_count (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* The moves in force, then "|" and those undone. */
char *
toy_match_dup_moves (ScrMatch *match)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *object = json_node_get_object (root);
  GString *text = g_string_new (NULL);

  for (guint list = 0; list < 2; list++)
    {
      JsonArray *array = json_object_get_array_member (object, list == 0 ? "moves" : "undone");

      if (list == 1)
        g_string_append (text, "|");
      for (guint i = 0; i < json_array_get_length (array); i++)
        g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                                json_array_get_string_element (array, i));
    }

  return g_string_free (text, FALSE);
}

void
toy_match_assert_moves (ScrMatch *match,
                        const char *expected)
{
  g_autofree char *moves = toy_match_dup_moves (match);

  g_assert_cmpstr (moves, ==, expected);
}

/* Makes moves separated by commas. */
void
toy_match_make (ScrMatch *match,
                const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, ",", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      scr_match_move (match, list[i], &error);
      g_assert_no_error (error);
    }
}

void
toy_match_undo (ScrMatch *match,
                guint n_steps,
                gboolean by_move)
{
  g_autoptr (GError) error = NULL;

  scr_match_undo (match, n_steps, by_move, &error);
  g_assert_no_error (error);
}

void
toy_match_redo (ScrMatch *match,
                guint n_steps,
                gboolean by_move)
{
  g_autoptr (GError) error = NULL;

  scr_match_redo (match, n_steps, by_move, &error);
  g_assert_no_error (error);
}

void
toy_match_deal (ScrMatch *match,
                const char *const *answers)
{
  g_autoptr (GError) error = NULL;

  scr_match_deal (match, answers, &error);
  g_assert_no_error (error);
}

void
toy_match_play (ScrMatch *match,
                const char *move)
{
  g_autoptr (GError) error = NULL;

  scr_match_play (match, move, &error);
  g_assert_no_error (error);
}

/* Asserts that @is_done is false with @error of @code, and that @match is as it was. */
void
toy_match_assert_refused (ScrMatch *match,
                          gboolean is_done,
                          GError **error,
                          ScrError code,
                          const char *moves,
                          ScrState *state)
{
  g_assert_false (is_done);
  g_assert_error (*error, SCR_ERROR, (int) code);
  g_clear_error (error);
  toy_match_assert_moves (match, moves);
  g_assert_true (scr_match_get_state (match) == state);
}

/* A whole match file. */
const char toy_match_base[] =
    "{\"format\": \"scriptorium-match\", \"version\": 1, \"game\": \"pig\", \"rules\": 2,"
    " \"id\": \"0f0e7c1e-6f0c-4f7e-9d3e-2b9c5a0e7f11\", \"title\": \"Friday\","
    " \"created\": \"2026-11-29T20:15:00Z\", \"mode\": \"table\","
    " \"seed\": \"18446744073709551615\","
    " \"setup\": {\"seats\": [{\"name\": \"Ann\"},"
    " {\"name\": \"Ben\", \"player\": \"bot:careful\"}]},"
    " \"display\": {\"large\": true}, \"tags\": [\"club\"], \"start\": null, \"history\": [],"
    " \"moves\": [\"badge 1 b1\", \"badge 2 b2\", \"start 1\", \"roll\", \"die 4\"],"
    " \"undone\": [\"hold\", \"hold\"], \"reveals_undone\": 3,"
    " \"state\": {\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 1,"
    " \"pot\": 4, \"throws\": 1, \"scores\": [0, 0], \"sum\": 0}}";

JsonNode *
toy_match_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return node;
}

/* The base of a file with @name set to the JSON @value, or without it for NULL. */
JsonNode *
toy_match_new_root (const char *name,
                    const char *value)
{
  JsonNode *root = toy_match_parse (toy_match_base);

  if (value == NULL)
    json_object_remove_member (json_node_get_object (root), name);
  else
    json_object_set_member (json_node_get_object (root), name, toy_match_parse (value));

  return root;
}

ScrMatch *
toy_match_read (JsonNode *root)
{
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new_from_json (root, &error);

  g_assert_no_error (error);
  return match;
}

void
toy_match_assert_equal_json (JsonNode *a,
                             JsonNode *b)
{
  g_autofree char *difference = NULL;

  scr_json_equal (a, b, &difference);
  g_assert_cmpstr (difference, ==, NULL);
}
