/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean csv = FALSE;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "csv", 0, 0, G_OPTION_ARG_NONE, &csv, N_ ("Print comma-separated values"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (JsonNode) score = NULL;
  int status;

  if (rest != NULL && csv && json)
    return cli_command_misuse (self, _ ("--csv and --json exclude each other"));

  match = cli_command_open (self, rest, &status, NULL);
  if (match == NULL)
    return status;

  score = scr_state_score_to_json (scr_match_get_state (match));
  if (json)
    {
      cli_print_json (score, TRUE);
    }
  else if (csv)
    {
      cli_print_csv (score);
    }
  else
    {
      cli_print_score (scr_match_get_state (match));
      cli_print_status (scr_match_get_state (match));
    }

  return CLI_DONE;
}

const CliCommand cli_score = {
  .name = "score",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Prints the score sheet, final or as it stands"),
  .run = run,
};
