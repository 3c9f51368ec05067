/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "cli/cli-choices.h"

#define MAX_GAMES 100000000
#define MAX_JOBS 256
#define USUAL_GAMES 100
#define USUAL_SEED 1

/**
 * Order:
 * @games: how many matches
 * @bots: names of bots, with commas
 * @directory: where to keep the matches, or NULL
 * @bot_names: (array zero-terminated=1): @bots one by one
 *
 * Which matches to play, first as the command line says it.
 */
typedef struct
{
  char *games;
  char *bots;
  char *seed;
  char *jobs;
  char *directory;
  gboolean json;

  ScrGame *game;
  GStrv bot_names;
} Order;

static void
order_clear (Order *self)
{
  g_free (self->games);
  g_free (self->bots);
  g_free (self->seed);
  g_free (self->jobs);
  g_free (self->directory);
  g_strfreev (self->bot_names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Order, order_clear)

static void
add_entries (Order *self,
             GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_FILENAME, &self->games,
      N_ ("How many matches to play; 100 if not said"), N_ ("NUMBER") },
    { "bots", 0, 0, G_OPTION_ARG_FILENAME, &self->bots,
      N_ ("The bots that play, one a player"), N_ ("BOT,…") },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_ ("Play what this number stands for; 1 if not said"), N_ ("NUMBER") },
    { "jobs", 0, 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_ ("How many matches to play at the same time"), N_ ("NUMBER") },
    { "save-dir", 0, 0, G_OPTION_ARG_FILENAME, &self->directory,
      N_ ("Keep the matches in this folder"), N_ ("FOLDER") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static gboolean
read_number (const char *option,
             const char *text,
             guint64 minimum,
             guint64 maximum,
             guint64 *number,
             GError **error)
{
  if (text == NULL || cli_to_number (text, minimum, maximum, number, error))
    return TRUE;

  g_prefix_error (error, "--%s: ", option);

  return FALSE;
}

/* Called from any thread, one at a time. */
static gboolean
save_cb (guint number,
         guint64 seed,
         JsonNode *setup,
         const char *const *moves,
         gpointer save_data,
         GError **error)
{
  Order *self = save_data;
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autofree char *name = g_strdup_printf ("game-%04u.match.json", number);
  g_autofree char *path = g_build_filename (self->directory, name, NULL);
  g_autoptr (ScrMatch) match = scr_match_new (self->game, setup, SCR_MODE_DIGITAL, digits, error);

  if (match == NULL)
    return FALSE;

  for (guint i = 0; moves[i] != NULL; i++)
    if (!scr_match_move (match, moves[i], error))
      return FALSE;

  return cli_save_match (match, path, error);
}

static gboolean
make_directory (Order *self,
                GError **error)
{
  g_autoptr (GFile) directory = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *name = NULL;

  if (self->directory == NULL)
    return TRUE;

  directory = g_file_new_for_path (self->directory);
  if (g_file_make_directory_with_parents (directory, NULL, &reason) ||
      g_file_query_file_type (directory, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_DIRECTORY)
    return TRUE;

  name = g_filename_display_name (self->directory);
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", name, reason->message);

  return FALSE;
}

/* Gives each seat one of the bots, in the order in which they are named. */
static JsonNode *
build_setup (Order *self,
             const CliChoices *choices,
             GError **error)
{
  guint n_bots = g_strv_length (self->bot_names);
  g_autofree const char **names = g_new0 (const char *, n_bots);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  guint n_seats;

  for (guint i = 0; i < n_bots; i++)
    {
      if (!cli_choices_check_bot (self->game, self->bot_names[i], error))
        return NULL;
      g_ptr_array_add (players, g_strconcat ("bot:", self->bot_names[i], NULL));
    }

  if (!cli_choices_count_seats (choices, self->game, n_bots, &n_seats, error))
    return NULL;
  if (n_seats != n_bots)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   ngettext ("--bots: %u bot is needed, one for each seat, not %u",
                             "--bots: %u bots are needed, one for each seat, not %u", n_seats),
                   n_seats, n_bots);
      return NULL;
    }

  return cli_choices_build_setup (choices, self->game, n_seats, names,
                                  (const char *const *) players->pdata, error);
}

static gboolean
prepare (Order *self,
         const CliChoices *choices,
         ScrSimulation *simulation,
         GError **error)
{
  guint64 n_games = USUAL_GAMES;
  guint64 seed = USUAL_SEED;
  guint64 jobs = CLAMP (g_get_num_processors (), 1, MAX_JOBS);

  self->game = cli_choices_get_game (choices, error);
  if (self->game == NULL)
    return FALSE;
  if (self->bots == NULL)
    {
      g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                           _ ("Say with --bots who plays: one bot for each seat"));
      return FALSE;
    }
  if (!read_number ("games", self->games, 1, MAX_GAMES, &n_games, error) ||
      !read_number ("seed", self->seed, 0, G_MAXUINT64, &seed, error) ||
      !read_number ("jobs", self->jobs, 1, MAX_JOBS, &jobs, error))
    return FALSE;

  self->bot_names = g_strsplit (self->bots, ",", -1);
  simulation->setup = build_setup (self, choices, error);
  simulation->bots = (const char *const *) self->bot_names;
  simulation->n_games = (guint) n_games;
  simulation->seed = seed;
  simulation->jobs = (guint) jobs;
  if (self->directory != NULL)
    {
      simulation->save = save_cb;
      simulation->save_data = self;
    }

  return simulation->setup != NULL && make_directory (self, error);
}

static JsonNode *
seat_to_json (const Order *self,
              const ScrSimulationResult *result,
              guint seat,
              guint n_games)
{
  const ScrSimulationSeat *own = &result->seats[seat];
  g_autoptr (JsonObject) object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_string_member (object, "bot", self->bot_names[seat]);
  json_object_set_double_member (object, "wins", own->wins);
  json_object_set_double_member (object, "win_rate", own->wins / n_games);
  json_object_set_double_member (object, "mean_score", (double) own->score_sum / n_games);
  json_object_set_int_member (object, "min_score", own->score_min);
  json_object_set_int_member (object, "max_score", own->score_max);
  json_node_set_object (node, object);

  return node;
}

static void
print_json (const Order *self,
            const ScrSimulationResult *result,
            guint n_games,
            double seconds)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *seats = json_array_new ();

  for (guint i = 0; self->bot_names[i] != NULL; i++)
    json_array_add_element (seats, seat_to_json (self, result, i, n_games));

  json_object_set_int_member (object, "games", n_games);
  json_object_set_double_member (object, "seconds", seconds);
  json_object_set_int_member (object, "moves", (gint64) result->n_moves);
  json_object_set_int_member (object, "min_moves", (gint64) result->min_moves);
  json_object_set_int_member (object, "max_moves", (gint64) result->max_moves);
  json_object_set_array_member (object, "seats", seats);
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
}

static char **
make_row (const char *bot,
          const ScrSimulationSeat *seat,
          guint n_games)
{
  char **cells = g_new0 (char *, 7);

  cells[0] = g_strdup (bot);
  cells[1] = g_strdup_printf ("%.1f", seat->wins);
  cells[2] = g_strdup_printf (_ ("%.1f %%"), 100 * seat->wins / n_games);
  cells[3] = g_strdup_printf ("%.1f", (double) seat->score_sum / n_games);
  cells[4] = g_strdup_printf ("%d", seat->score_min);
  cells[5] = g_strdup_printf ("%d", seat->score_max);

  return cells;
}

static void
print_text (const Order *self,
            const ScrSimulationResult *result,
            guint n_games,
            double seconds)
{
  const char *const header[] = {
    _ ("Bot"), _ ("Wins"), _ ("Win rate"), _ ("Mean score"), _ ("Lowest"), _ ("Highest"), NULL
  };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *n_moves = g_strdup_printf ("%" G_GUINT64_FORMAT, result->n_moves);

  g_ptr_array_add (rows, g_strdupv ((char **) header));
  for (guint i = 0; self->bot_names[i] != NULL; i++)
    g_ptr_array_add (rows, make_row (self->bot_names[i], &result->seats[i], n_games));
  cli_print_table (rows);

  g_print ("\n");
  g_print (ngettext ("%u match, %s moves, %.1f seconds\n", "%u matches, %s moves, %.1f seconds\n",
                     n_games),
           n_games, n_moves, seconds);
  g_print (_ ("Moves in a match: %.1f in the mean, %u at least, %u at most\n"),
           (double) result->n_moves / n_games,
           (guint) result->min_moves, (guint) result->max_moves);
}

static int
simulate (const CliCommand *self,
          Order *order,
          const CliChoices *choices)
{
  ScrSimulation simulation = { NULL };
  ScrSimulationResult result = { 0 };
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (GError) error = NULL;
  gint64 begin;
  double seconds;
  gboolean prepared = prepare (order, choices, &simulation, &error);

  setup = simulation.setup;
  if (!prepared)
    return cli_command_fail (self, NULL, error);
  if (!scr_game_can_simulate (order->game))
    return cli_command_misuse (self, _ ("%s cannot be simulated"),
                               scr_game_get_title (order->game));

  begin = g_get_monotonic_time ();
  if (!scr_game_simulate (order->game, &simulation, &result, &error))
    return cli_command_fail (self, NULL, error);
  seconds = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;

  if (order->json)
    print_json (order, &result, simulation.n_games, seconds);
  else
    print_text (order, &result, simulation.n_games, seconds);

  return CLI_DONE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (Order) order = { NULL };
  g_auto (CliChoices) choices = { NULL };
  int status;
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = NULL;

  add_entries (&order, context);
  cli_choices_add_entries (&choices, context);
  rest = cli_command_parse (self, context, argv, 0, 0);
  if (rest == NULL)
    return CLI_WRONG_USAGE;

  status = simulate (self, &order, &choices);
  if (status == CLI_DONE)
    cli_choices_print_warnings (&choices);

  return status;
}

const CliCommand cli_simulate = {
  .name = "simulate",
  .parameters = NULL,
  .summary = N_ ("Lets bots play whole matches, and counts"),
  .run = run,
};
