/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

static gboolean
change (const CliCommand *self,
        ScrMatch *match,
        guint count,
        gboolean by_move,
        GError **error)
{
  if (self == &cli_undo)
    return scr_match_undo (match, count, by_move, error);

  return scr_match_redo (match, count, by_move, error);
}

static void
print_news (const CliCommand *self,
            ScrMatch *match,
            guint n_before)
{
  guint n_after = g_list_model_get_n_items (G_LIST_MODEL (match));

  if (self == &cli_undo)
    g_print ("%s\n", _ ("Taken back:"));
  else
    g_print ("%s\n", _ ("Made again:"));
  cli_print_news (match, MIN (n_before, n_after) + 1, MAX (n_before, n_after));
}

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean by_move = FALSE;
  gboolean quiet = FALSE;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "moves", 0, 0, G_OPTION_ARG_NONE, &by_move,
      N_ ("Count single moves, what chance answered too"), NULL },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &quiet, N_ ("Do not say what happened"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write another file, “-” for standard output"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 2);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  guint64 count = 1;
  const char *target;
  guint n_before;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  if (rest[1] != NULL && !cli_to_number (rest[1], 1, SCR_MATCH_MAX_MOVES, &count, &error))
    return cli_command_fail (self, NULL, error);

  match = cli_load_match (rest[0], &error);
  if (match == NULL)
    return cli_command_fail (self, rest[0], error);
  n_before = g_list_model_get_n_items (G_LIST_MODEL (match));
  target = output != NULL ? output : rest[0];
  if (!change (self, match, (guint) count, by_move, &error))
    return cli_command_fail (self, rest[0], error);
  if (!cli_save_match (match, target, &error))
    return cli_command_fail (self, NULL, error);
  if (!quiet && !g_str_equal (target, "-"))
    print_news (self, match, n_before);

  return CLI_DONE;
}

const CliCommand cli_undo = {
  .name = "undo",
  .parameters = N_ ("FILE [NUMBER]"),
  .summary = N_ ("Takes back decisions, or entries of a match at the table"),
  .run = run,
};

const CliCommand cli_redo = {
  .name = "redo",
  .parameters = N_ ("FILE [NUMBER]"),
  .summary = N_ ("Makes again what was taken back"),
  .run = run,
};
