/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <locale.h>

#include "cli/cli.h"
#include "games/scr-games.h"

static const CliCommand *const commands[] = {
  &cli_new,
  &cli_play,
  &cli_moves,
  &cli_show,
  &cli_check,
  &cli_salvage,
  &cli_trace,
  &cli_score,
  &cli_explain,
  &cli_positions,
  &cli_undo,
  &cli_redo,
  &cli_amend,
  &cli_layout,
  &cli_simulate,
  &cli_statistics,
  &cli_edition,
  &cli_bench,
};

static void
set_language (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static const CliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];

  return NULL;
}

static char *
list_commands (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", commands[i]->name);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
print_help (void)
{
  g_print (_ ("Usage: scriptorium-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"));
  g_print (_ ("Keeps, plays and checks matches of board games.\n\n"));
  g_print (_ ("Commands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_print (_ ("\nTry “scriptorium-cli COMMAND --help” for the options of a command.\n"));
  g_print (_ ("“-” as a file is standard input or output.\n"));
}

static int
run_command (const CliCommand *command,
             char **rest)
{
  g_autofree char *name = g_strconcat ("scriptorium-cli ", command->name, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;

  g_set_prgname (name);
  g_strv_builder_add (builder, name);
  g_strv_builder_addv (builder, (const char **) rest);
  argv = g_strv_builder_end (builder);

  return command->run (command, argv);
}

static int
refuse_command (const char *name)
{
  g_autofree char *known = list_commands ();

  g_printerr (_ ("scriptorium-cli: there is no command “%s”; there are %s\n"), name, known);

  return CLI_WRONG_USAGE;
}

static int
help_command (const char *name)
{
  const CliCommand *command = name != NULL ? find_command (name) : NULL;
  char *rest[] = { (char *) "--help", NULL };

  if (name != NULL && command == NULL)
    return refuse_command (name);
  if (command != NULL)
    return run_command (command, rest);

  print_help ();

  return CLI_DONE;
}

static int
run (int argc,
     char **argv)
{
  g_autofree char *known = NULL;
  const CliCommand *command;

  if (argc < 2)
    {
      known = list_commands ();
      g_printerr (_ ("scriptorium-cli: say what to do: %s\n"), known);
      return CLI_WRONG_USAGE;
    }

  if (g_str_equal (argv[1], "help") || g_str_equal (argv[1], "--help") ||
      g_str_equal (argv[1], "-h"))
    return help_command (argv[2]);

  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("scriptorium-cli %s\n", SCRIPTORIUM_VERSION);
      return CLI_DONE;
    }

  command = find_command (argv[1]);
  if (command == NULL)
    return refuse_command (argv[1]);

  return run_command (command, argv + 2);
}

int
main (int argc,
      char **argv)
{
  set_language ();
  cli_output_init ();
  g_set_prgname ("scriptorium-cli");
  scr_games_register ();

  return run (argc, argv);
}
