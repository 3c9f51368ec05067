/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "cli/cli-choices.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"

#define USUAL_SECONDS 2
#define MAX_SECONDS 3600
#define N_SAMPLES 15
#define SEED 1

/**
 * Figures:
 *
 * How fast the engine is here.
 */
typedef struct
{
  double moves_per_second;
  double games_per_second;
  guint state_bytes;
  double object_moves_per_second;
  double load_ms;
  double save_ms;
} Figures;

static double
seconds_since (gint64 begin)
{
  return (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

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
                   Figures *figures,
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
  while (seconds_since (begin) < seconds);
  figures->object_moves_per_second = (double) n_moves / seconds_since (begin);

  return g_steal_pointer (&match);
}

static int
compare_times (const void *a,
               const void *b)
{
  const double *first = a;
  const double *second = b;

  return (*first > *second) - (*first < *second);
}

static double
median (double *times)
{
  qsort (times, N_SAMPLES, sizeof *times, compare_times);

  return times[N_SAMPLES / 2];
}

static gboolean
time_load (ScrMatch *match,
           Figures *figures,
           GError **error)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  g_autofree char *text = scr_json_print (root, TRUE);
  double times[N_SAMPLES];

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      gint64 begin = g_get_monotonic_time ();
      g_autoptr (JsonNode) parsed = scr_json_parse (text, -1, error);
      g_autoptr (ScrMatch) loaded = NULL;

      if (parsed == NULL)
        return FALSE;
      loaded = scr_match_new_from_json (parsed, error);
      if (loaded == NULL)
        return FALSE;
      times[i] = 1000 * seconds_since (begin);
    }
  figures->load_ms = median (times);

  return TRUE;
}

static gboolean
time_save (ScrMatch *match,
           Figures *figures,
           GError **error)
{
  g_autofree char *directory = g_dir_make_tmp ("scriptorium-XXXXXX", error);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  double times[N_SAMPLES];
  gboolean saved = TRUE;

  if (directory == NULL)
    return FALSE;

  path = g_build_filename (directory, "bench.match.json", NULL);
  file = g_file_new_for_path (path);
  for (guint i = 0; i < N_SAMPLES && saved; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      saved = scr_match_save (match, file, error);
      times[i] = 1000 * seconds_since (begin);
    }
  if (saved)
    figures->save_ms = median (times);

  g_unlink (path);
  g_rmdir (directory);

  return saved;
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
         Figures *figures,
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

  return match != NULL && time_load (match, figures, error) && time_save (match, figures, error);
}

static void
print_json (const Figures *figures)
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
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
}

static void
print_text (const Figures *figures)
{
  g_print (_ ("Moves a second: %.0f\n"), figures->moves_per_second);
  g_print (_ ("Whole games a second: %.1f\n"), figures->games_per_second);
  g_print (_ ("Bytes a state: %u\n"), figures->state_bytes);
  g_print (_ ("Moves a second in a match: %.0f\n"), figures->object_moves_per_second);
  g_print (_ ("Loading a finished match: %.2f ms\n"), figures->load_ms);
  g_print (_ ("Saving a finished match: %.2f ms\n"), figures->save_ms);
}

static int
bench (const CliCommand *self,
       const CliChoices *choices,
       double seconds,
       gboolean json)
{
  g_autoptr (GError) error = NULL;
  Figures figures = { 0 };
  ScrGame *game = cli_choices_get_game (choices, &error);

  if (game == NULL)
    return cli_command_fail (self, NULL, error);
  if (!scr_game_can_bench (game))
    return cli_command_misuse (self, _ ("%s cannot be timed"), scr_game_get_title (game));
  if (!measure (game, seconds, &figures, &error))
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
  g_auto (CliChoices) choices = { NULL };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_FILENAME, &choices.game,
      N_ ("Which game, if not the usual one"), N_ ("GAME") },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      N_ ("How long each part may take; 2 if not said"), N_ ("NUMBER") },
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

  return bench (self, &choices, seconds, json);
}

const CliCommand cli_bench = {
  .name = "bench",
  .parameters = NULL,
  .summary = N_ ("Times moves, whole games, loading and saving on this machine"),
  .run = run,
};
