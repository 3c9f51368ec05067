/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"

#include <glib/gi18n.h>

#include "cli/cli-choices.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"

#define USUAL_SECONDS 2
#define USUAL_MATCHES 1000
#define MAX_MATCHES 100000
#define MAX_SECONDS 3600
#define SEED 1

/* The move on which @ticket falls when each has as many tickets as it weighs. */
static const char *
pick (char **moves,
      GArray *weights,
      guint64 ticket)
{
  guint i = 0;

  while (ticket >= g_array_index (weights, guint, i))
    ticket -= g_array_index (weights, guint, i++);

  return moves[i];
}

static gboolean
make_random_move (ScrMatch *match,
                  guint64 *random,
                  GError **error)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = NULL;
  g_auto (GStrv) moves = NULL;
  guint64 total = 0;

  if (scr_state_get_turn (state) != SCR_TURN_TABLE)
    {
      moves = scr_state_list_moves (state);
      total = g_strv_length (moves);
      return scr_match_move (match, moves[scr_random_below (random, total)], error);
    }

  weights = g_array_new (FALSE, FALSE, sizeof (guint));
  moves = scr_state_list_outcomes (state, weights);
  for (guint i = 0; i < weights->len; i++)
    total += g_array_index (weights, guint, i);

  return scr_match_move (match, pick (moves, weights, scr_random_below (random, total)), error);
}

static ScrMatch *
play_random (ScrGame *game,
             JsonNode *setup,
             guint64 *random,
             GError **error)
{
  g_autoptr (ScrMatch) match = scr_match_new (game, setup, SCR_MODE_DIGITAL, "1", error);

  if (match == NULL)
    return NULL;
  while (scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE)
    if (!make_random_move (match, random, error))
      return NULL;

  return g_steal_pointer (&match);
}

/* Plays whole matches for @seconds; returns the last. */
static ScrMatch *
time_object_moves (ScrGame *game,
                   JsonNode *setup,
                   double seconds,
                   CliFigures *figures,
                   GError **error)
{
  g_autoptr (ScrMatch) match = NULL;
  guint64 random = SEED;
  guint64 n_moves = 0;
  gint64 begin = g_get_monotonic_time ();

  do
    {
      g_clear_object (&match);
      match = play_random (game, setup, &random, error);
      if (match == NULL)
        return NULL;
      n_moves += g_list_model_get_n_items (G_LIST_MODEL (match));
    }
  while (cli_bench_seconds_since (begin) < seconds);
  figures->object_moves_per_second = (double) n_moves / cli_bench_seconds_since (begin);

  return g_steal_pointer (&match);
}

static JsonNode *
build_setup (ScrGame *game,
             GError **error)
{
  const CliChoices choices = { NULL };
  const char *nobody[SCR_SIMULATION_MAX_SEATS] = { NULL };
  guint minimum;
  guint maximum;

  scr_game_get_seats (game, &minimum, &maximum);

  return cli_choices_build_setup (&choices, game, MIN (maximum, SCR_SIMULATION_MAX_SEATS),
                                  nobody, nobody, error);
}

static gboolean
measure (ScrGame *game,
         double seconds,
         guint n_matches,
         CliFigures *figures,
         GError **error)
{
  ScrBench kernel = { .seconds = seconds };
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (ScrMatch) match = NULL;

  if (!scr_game_bench (game, &kernel, error))
    return FALSE;
  figures->moves_per_second = (double) kernel.n_moves / kernel.elapsed;
  figures->games_per_second = (double) kernel.n_games / kernel.elapsed;
  figures->state_bytes = kernel.state_bytes;

  setup = build_setup (game, error);
  if (setup == NULL)
    return FALSE;
  match = time_object_moves (game, setup, seconds, figures, error);

  return match != NULL && cli_bench_time_match (match, n_matches, figures, error);
}

static void
print_json (const CliFigures *figures)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_double_member (object, "moves_per_second", figures->moves_per_second);
  json_object_set_double_member (object, "games_per_second", figures->games_per_second);
  json_object_set_int_member (object, "state_bytes", figures->state_bytes);
  json_object_set_double_member (object, "object_moves_per_second",
                                 figures->object_moves_per_second);
  json_object_set_double_member (object, "load_ms", figures->load_ms);
  json_object_set_double_member (object, "save_ms", figures->save_ms);
  json_object_set_double_member (object, "bare_write_ms", figures->bare_write_ms);
  json_object_set_double_member (object, "amend_ms", figures->amend_ms);
  json_object_set_double_member (object, "list_ms", figures->list_ms);
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
}

static void
print_text (const CliFigures *figures)
{
  g_print (_ ("Moves a second: %.0f\n"), figures->moves_per_second);
  g_print (_ ("Whole games a second: %.1f\n"), figures->games_per_second);
  g_print (_ ("Bytes a state: %u\n"), figures->state_bytes);
  g_print (_ ("Moves a second in a match: %.0f\n"), figures->object_moves_per_second);
  g_print (_ ("Loading a finished match: %.2f ms\n"), figures->load_ms);
  g_print (_ ("Saving a finished match: %.2f ms\n"), figures->save_ms);
  g_print (_ ("Writing the same bytes durably: %.2f ms\n"), figures->bare_write_ms);
  g_print (_ ("Amending entry 10 of 200: %.2f ms\n"), figures->amend_ms);
  g_print (_ ("Listing the matches of a folder: %.2f ms\n"), figures->list_ms);
}

static int
bench (const CliCommand *self,
       const CliChoices *choices,
       double seconds,
       guint n_matches,
       gboolean json)
{
  g_autoptr (GError) error = NULL;
  CliFigures figures = { 0 };
  ScrGame *game = cli_choices_get_game (choices, &error);

  if (game == NULL)
    return cli_command_fail (self, NULL, error);
  if (!scr_game_can_bench (game))
    return cli_command_misuse (self, _ ("%s cannot be timed"), scr_game_get_title (game));
  if (!measure (game, seconds, n_matches, &figures, &error))
    return cli_command_fail (self, NULL, error);

  if (json)
    print_json (&figures);
  else
    print_text (&figures);

  return CLI_DONE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean json = FALSE;
  double seconds = USUAL_SECONDS;
  int n_matches = USUAL_MATCHES;
  g_auto (CliChoices) choices = { NULL };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_FILENAME, &choices.game,
      N_ ("Which game, if not the usual one"), N_ ("GAME") },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      N_ ("How long each part may take; 2 if not said"), N_ ("NUMBER") },
    { "matches", 0, 0, G_OPTION_ARG_INT, &n_matches,
      N_ ("How many matches the folder to list holds; 1000 if not said"), N_ ("NUMBER") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 0, 0);

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  if (!(seconds > 0 && seconds <= MAX_SECONDS))
    return cli_command_misuse (self, _ ("--seconds: the time must be more than 0 and at most %d"),
                               MAX_SECONDS);

  if (n_matches < 1 || n_matches > MAX_MATCHES)
    return cli_command_misuse (self, _ ("--matches: the number must be from 1 to %d"), MAX_MATCHES);

  return bench (self, &choices, seconds, (guint) n_matches, json);
}

const CliCommand cli_bench = {
  .name = "bench",
  .parameters = NULL,
  .summary = N_ ("Times moves, whole games, loading and saving on this machine"),
  .run = run,
};
