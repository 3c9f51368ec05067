/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#define N_SENTENCES 8

static void
print_players (ScrMatch *match)
{
  guint n_seats = scr_match_get_n_seats (match);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const char *player = scr_match_get_seat_player (match, seat);

      if (g_str_equal (player, "human"))
        g_print ("  %u  %s\n", seat, scr_match_get_seat_name (match, seat));
      else
        g_print ("  %u  %s (%s)\n", seat, scr_match_get_seat_name (match, seat), player);
    }
}

static void
print_log (ScrMatch *match,
           guint n_moves,
           int viewer)
{
  guint first = n_moves > N_SENTENCES ? n_moves - N_SENTENCES : 0;

  if (n_moves == 0)
    return;

  g_print ("\n%s\n", _ ("What happened last:"));
  cli_print_entries (match, first + 1, n_moves, viewer);
}

static void
print_steps (GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      g_print ("  – %s\n", scr_step_get_sentence (step));
    }
}

/* What follows from the last move at a real table, and then what is done from there on. */
static void
print_duties (ScrMatch *match,
              ScrState *state,
              guint n_moves)
{
  g_autoptr (GListModel) duties = scr_state_list_duties (state);
  g_autoptr (GListModel) effects = NULL;

  if (g_list_model_get_n_items (duties) == 0)
    return;

  g_print ("\n%s\n", _ ("To do at the table:"));
  if (n_moves > 0)
    {
      ScrEntry *entry = scr_match_get_entry (match, n_moves);

      effects = scr_state_list_effects (scr_entry_get_before (entry), scr_entry_get_move (entry));
      print_steps (effects);
    }
  print_steps (duties);
}

static void
print_text (ScrMatch *match,
            ScrState *state,
            guint n_moves,
            int viewer)
{
  g_autofree char *table = scr_state_to_text (state);
  const char *game = scr_game_get_title (scr_match_get_game (match));
  const char *title = scr_match_get_title (match);
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (match));

  if (title[0] != '\0')
    g_print ("%s\n", title);
  if (scr_match_get_mode (match) == SCR_MODE_DIGITAL)
    g_print (_ ("%s, dealt by the program\n"), game);
  else
    g_print (_ ("%s, played at the table\n"), game);
  print_players (match);

  g_print ("\n");
  if (n_moves < n_all)
    g_print (ngettext ("After %u of %u move: ", "After %u of %u moves: ", n_all), n_moves, n_all);
  else
    g_print (ngettext ("After %u move: ", "After %u moves: ", n_moves), n_moves);
  cli_print_status (state);

  if (table != NULL)
    g_print ("\n%s", table);
  g_print ("\n");
  cli_print_score (state);
  print_log (match, n_moves, viewer);
  print_duties (match, state, n_moves);
}

static int
show (const CliCommand *self,
      const char *file,
      const char *at,
      const char *viewer_word,
      gboolean json)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) state = NULL;
  int viewer = SCR_VIEWER_ALL;
  guint64 n_moves;
  guint n_all;

  if (at != NULL && !cli_to_number (at, 0, SCR_MATCH_MAX_MOVES, &n_moves, &error))
    return cli_command_fail (self, NULL, error);

  match = cli_load_match (file, &error);
  if (match == NULL)
    return cli_command_fail (self, file, error);

  if (viewer_word != NULL && !cli_read_viewer (match, viewer_word, &viewer, &error))
    return cli_command_fail (self, file, error);

  n_all = g_list_model_get_n_items (G_LIST_MODEL (match));
  if (at == NULL)
    n_moves = n_all;
  if (n_moves > n_all)
    {
      g_set_error (&error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _ ("There is no move %s: the match has %u"), at, n_all);
      return cli_command_fail (self, file, error);
    }

  state = scr_match_view_at (match, (guint) n_moves, viewer);
  if (json)
    {
      node = scr_state_to_json (state);
      cli_print_json (node, TRUE);
    }
  else
    {
      /* What happened is told as everyone may know it, unless a seat asks. */
      print_text (match, state, (guint) n_moves,
                  viewer == SCR_VIEWER_ALL ? SCR_VIEWER_PUBLIC : viewer);
    }

  return CLI_DONE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  g_autofree char *at = NULL;
  g_autofree char *viewer = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at,
      N_ ("Show the state after NUMBER moves"), N_ ("NUMBER") },
    { "for", 0, 0, G_OPTION_ARG_FILENAME, &viewer,
      N_ ("Show what a seat may know, or “public”; all of it if not said"), N_ ("SEAT") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the state as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);

  if (rest == NULL)
    return CLI_WRONG_USAGE;

  return show (self, rest[0], at, viewer, json);
}

const CliCommand cli_show = {
  .name = "show",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Shows where a match stands, or stood after some moves"),
  .run = run,
};
