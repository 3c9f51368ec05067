/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

GQuark
cli_error_quark (void)
{
  return g_quark_from_static_string ("cli-error-quark");
}

/* A message is one line on standard error, whatever it quotes. */
static void
tell (const char *before,
      const char *message)
{
  g_autofree char *line = g_strconcat (before, before[0] != '\0' ? ": " : "", message, NULL);

  g_strdelimit (line, "\r\n", ' ');
  g_strchomp (line);
  g_printerr ("%s\n", line);
}

/**
 * cli_command_new_context:
 *
 * Returns: (transfer full): what reads the command's options, @entries so far
 */
GOptionContext *
cli_command_new_context (const CliCommand *self,
                         const GOptionEntry *entries)
{
  const char *parameters = self->parameters != NULL ? _ (self->parameters) : NULL;
  GOptionContext *context = g_option_context_new (parameters);

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _ (self->summary));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return context;
}

/**
 * cli_command_parse:
 * @minimum: how many arguments that are no options there must be
 * @maximum: how many there may be
 *
 * Reads the command line into the variables of the context's entries.
 *
 * Returns: (transfer full) (nullable): the arguments that are no options, or
 *   NULL after saying what is wrong
 */
GStrv
cli_command_parse (const CliCommand *self,
                   GOptionContext *context,
                   char **argv,
                   guint minimum,
                   guint maximum)
{
  g_auto (GStrv) copy = g_strdupv (argv);
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) error = NULL;
  guint n_rest;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, &copy, &error))
    {
      cli_command_misuse (self, "%s", error->message);
      return NULL;
    }

  n_rest = rest != NULL ? g_strv_length (rest) : 0;
  if (n_rest < minimum)
    {
      cli_command_misuse (self, _ ("Something is missing: %s"), _ (self->parameters));
      return NULL;
    }
  if (n_rest > maximum)
    {
      cli_command_misuse (self, _ ("“%s” is too much"), rest[maximum]);
      return NULL;
    }

  return rest != NULL ? g_steal_pointer (&rest) : g_new0 (char *, 1);
}

/**
 * cli_command_open:
 * @rest: (nullable): what cli_command_parse() returned; the first is the match file
 * @status: (out): the exit status when there is no match
 * @reason: (out) (optional): why the file is refused
 *
 * Returns: (transfer full) (nullable): the match, or NULL after saying what is wrong
 */
ScrMatch *
cli_command_open (const CliCommand *self,
                  GStrv rest,
                  int *status,
                  GError **reason)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  *status = CLI_WRONG_USAGE;
  if (rest == NULL)
    return NULL;

  match = cli_load_match (rest[0], &error);
  if (match == NULL)
    {
      *status = cli_command_fail (self, rest[0], error);
      g_propagate_error (reason, g_steal_pointer (&error));
    }

  return g_steal_pointer (&match);
}

/**
 * cli_command_misuse:
 *
 * Says on standard error what is wrong with the command line.
 *
 * Returns: the exit status
 */
int
cli_command_misuse (const CliCommand *self,
                    const char *format,
                    ...)
{
  g_autofree char *name = g_strconcat ("scriptorium-cli ", self->name, NULL);
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  tell (name, message);
  g_printerr (_ ("Try “%s --help”.\n"), name);

  return CLI_WRONG_USAGE;
}

/**
 * cli_command_fail:
 * @file: (nullable): the file that @error speaks of
 *
 * Says on standard error what went wrong.
 *
 * Returns: the exit status
 */
int
cli_command_fail (const CliCommand *self,
                  const char *file,
                  const GError *error)
{
  g_autofree char *before = NULL;

  if (g_error_matches (error, CLI_ERROR, CLI_ERROR_USAGE))
    return cli_command_misuse (self, "%s", error->message);

  if (g_error_matches (error, CLI_ERROR, CLI_ERROR_FILE))
    before = g_strdup ("");
  else if (file == NULL)
    before = g_strconcat ("scriptorium-cli ", self->name, NULL);
  else if (g_str_equal (file, "-"))
    before = g_strdup (_ ("standard input"));
  else
    before = g_filename_display_name (file);

  tell (before, error->message);

  return CLI_REFUSED;
}

/**
 * cli_to_utf8:
 *
 * Text from the command line may be UTF-8 where the locale knows only ASCII.
 *
 * Returns: (transfer full) (nullable): @argument in UTF-8
 */
char *
cli_to_utf8 (const char *argument,
             GError **error)
{
  g_autofree char *text = NULL;

  if (g_utf8_validate (argument, -1, NULL))
    return g_strdup (argument);

  text = g_locale_to_utf8 (argument, -1, NULL, NULL, NULL);
  if (text == NULL)
    g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                         _ ("An argument is no text in UTF-8"));

  return g_steal_pointer (&text);
}

/**
 * cli_to_number:
 * @number: (out): what @argument says
 *
 * Reads decimal digits from the command line.
 */
gboolean
cli_to_number (const char *argument,
               guint64 minimum,
               guint64 maximum,
               guint64 *number,
               GError **error)
{
  g_autofree char *lowest = NULL;
  g_autofree char *highest = NULL;

  if (g_ascii_string_to_unsigned (argument, 10, minimum, maximum, number, NULL))
    return TRUE;

  lowest = g_strdup_printf ("%" G_GUINT64_FORMAT, minimum);
  highest = g_strdup_printf ("%" G_GUINT64_FORMAT, maximum);
  g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
               _ ("“%s” is not a number from %s to %s"), argument, lowest, highest);

  return FALSE;
}
