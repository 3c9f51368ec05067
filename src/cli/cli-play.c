/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/scr-error.h"

/* Says on standard error what can hardly be true of the entry that was made last. */
static void
print_warning (ScrMatch *match)
{
  guint number = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  if (scr_entry_get_warning (entry) != NULL)
    g_printerr (_ ("move %u, “%s”, is accepted, but: %s\n"), number, scr_entry_get_move (entry),
                scr_entry_get_warning (entry));
}

/* Makes all of @moves; one that is refused is told by the number that it would have. */
static gboolean
play (ScrMatch *match,
      char **moves,
      GError **error)
{
  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_autofree char *move = cli_to_utf8 (moves[i], error);

      if (move == NULL)
        return FALSE;
      if (!scr_match_play (match, move, error))
        {
          guint number = g_list_model_get_n_items (G_LIST_MODEL (match)) + 1;

          if (strchr (move, ' ') == NULL && g_error_matches (*error, SCR_ERROR, SCR_ERROR_SYNTAX))
            g_prefix_error (error, _ ("move %u, “%s” (a move of several words stands in quotes): "),
                            number, move);
          else
            g_prefix_error (error, _ ("move %u, “%s”: "), number, move);
          return FALSE;
        }
      print_warning (match);
    }

  return TRUE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  g_autofree char *output = NULL;
  gboolean quiet = FALSE;
  const GOptionEntry entries[] = {
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &quiet, N_ ("Do not say what happened"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write another file, “-” for standard output"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 2, G_MAXUINT);
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (ScrMatch) match = cli_command_open (self, rest, &status, NULL);
  const char *target;
  guint n_before;

  if (match == NULL)
    return status;
  n_before = g_list_model_get_n_items (G_LIST_MODEL (match));
  target = output != NULL ? output : rest[0];
  if (!play (match, rest + 1, &error))
    return cli_command_fail (self, rest[0], error);
  if (!cli_save_match (match, target, &error))
    return cli_command_fail (self, NULL, error);
  if (!quiet && !g_str_equal (target, "-"))
    cli_print_news (match, n_before + 1, g_list_model_get_n_items (G_LIST_MODEL (match)));

  return CLI_DONE;
}

const CliCommand cli_play = {
  .name = "play",
  .parameters = N_ ("FILE MOVE…"),
  .summary =
      N_ ("Makes moves and says what came of them; in digital mode deals what chance must answer"),
  .run = run,
};
