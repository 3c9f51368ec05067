/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"

/* Whole games with every state, made by an independent program. */

static const char *const games[] = {
  "four-seats",
  "solo-prior",
  "three-seats-variants-2-4",
  "two-seats",
};

static char *
read_fixture (const char *name,
              const char *ending)
{
  g_autofree char *file = g_strdup_printf ("games/%s.%s", name, ending);

  return abbates_test_read ("fixtures", file);
}

static ScrMatch *
load (const char *text,
      GError **error)
{
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, error);

  return root == NULL ? NULL : scr_match_new_from_json (root, error);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GStrv texts)
{
  qsort (texts, g_strv_length (texts), sizeof *texts, compare_texts);

  return g_strjoinv (",", texts);
}

/* "legal" is a set. */
static char *
join_legal (JsonArray *legal)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < json_array_get_length (legal); i++)
    g_strv_builder_add (builder, json_array_get_string_element (legal, i));
  texts = g_strv_builder_end (builder);

  return join_sorted (texts);
}

static void
check_step (ScrEntry *entry,
            JsonObject *step)
{
  ScrState *before = scr_entry_get_before (entry);
  g_autoptr (JsonNode) state = scr_state_to_json (scr_entry_get_after (entry));
  g_autofree char *difference = NULL;

  g_assert_cmpstr (scr_entry_get_move (entry), ==, json_object_get_string_member (step, "move"));
  if (!scr_json_equal (json_object_get_member (step, "state"), state, &difference))
    g_error ("after “%s”: %s", scr_entry_get_move (entry), difference);

  if (json_object_get_null_member (step, "legal"))
    g_assert_cmpint (scr_state_get_turn (before), ==, SCR_TURN_TABLE);
  else
    {
      g_auto (GStrv) moves = scr_state_list_moves (before);
      g_autofree char *listed = join_sorted (moves);
      g_autofree char *expected = join_legal (json_object_get_array_member (step, "legal"));

      g_assert_cmpint (scr_state_get_turn (before), ==, json_object_get_int_member (step, "by"));
      g_assert_cmpstr (listed, ==, expected);
    }
}

static void
test_game (gconstpointer data)
{
  g_autofree char *text = read_fixture (data, "match.json");
  g_autofree char *trace = read_fixture (data, "trace.ndjson");
  g_autofree char *score_text = read_fixture (data, "score.json");
  g_auto (GStrv) lines = g_strsplit (g_strstrip (trace), "\n", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = load (text, &error);
  g_autoptr (JsonNode) expected = NULL;
  g_autoptr (JsonNode) score = NULL;
  g_autofree char *difference = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, g_strv_length (lines));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autoptr (JsonNode) step = scr_json_parse (lines[i], -1, &error);

      g_assert_no_error (error);
      check_step (entry, json_node_get_object (step));
    }

  expected = scr_json_parse (score_text, -1, &error);
  g_assert_no_error (error);
  score = scr_state_score_to_json (scr_match_get_state (match));
  if (!scr_json_equal (expected, score, &difference))
    g_error ("score: %s", difference);
}

/* Whatever a damaged file says, it is refused with one line, or it is a match. */
static void
test_damaged (gconstpointer data)
{
  g_autofree char *text = read_fixture (data, "match.json");
  gsize length = strlen (text);
  guint64 random = 5;

  for (guint i = 0; i < 1500; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrMatch) match = NULL;
      guint n_bytes = 1 + (guint) scr_random_below (&random, 3);

      for (guint j = 0; j < n_bytes; j++)
        damaged[scr_random_below (&random, length)] = (char) (32 + scr_random_below (&random, 95));
      if (i % 5 == 0)
        damaged[scr_random_below (&random, length)] = '\0';
      match = load (damaged, &error);
      g_assert_true ((match == NULL) == (error != NULL));
      if (error != NULL)
        {
          g_assert_cmpuint (strlen (error->message), >, 10);
          g_assert_null (strchr (error->message, '\n'));
        }
    }
}

/* A match can go on from any of the states that it was in: the rest of the moves
 * lead to the same end. */
static void
test_go_on (gconstpointer data)
{
  g_autofree char *text = read_fixture (data, "match.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = load (text, &error);
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_autoptr (JsonNode) end = scr_state_to_json (scr_match_get_state (match));

  for (guint at = 0; at < n_moves; at += 7)
    {
      g_autoptr (JsonNode) start = scr_state_to_json (scr_match_get_state_at (match, at));
      g_autoptr (ScrState) state =
          scr_game_new_state (scr_match_get_game (match), scr_match_get_setup (match),
                              SCR_MODE_DIGITAL, start, &error);
      g_autoptr (JsonNode) reached = NULL;

      g_assert_no_error (error);
      for (guint i = at; i < n_moves; i++)
        {
          g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
          ScrState *next = scr_state_apply (state, scr_entry_get_move (entry), &error);

          g_assert_no_error (error);
          g_set_object (&state, next);
          g_object_unref (next);
        }
      reached = scr_state_to_json (state);
      g_assert_true (scr_json_equal (end, reached, NULL));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *game = g_strdup_printf ("/abbates/fixtures/%s/trace-and-score", games[i]);
      g_autofree char *go_on = g_strdup_printf ("/abbates/fixtures/%s/go-on", games[i]);
      g_autofree char *damaged = g_strdup_printf ("/abbates/fixtures/%s/damaged", games[i]);

      g_test_add_data_func (game, games[i], test_game);
      g_test_add_data_func (go_on, games[i], test_go_on);
      g_test_add_data_func (damaged, games[i], test_damaged);
    }

  return g_test_run ();
}
