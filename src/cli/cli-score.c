/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-sheet.h"

#include <glib/gi18n.h>

#include "core/scr-report.h"

/* How the sheet is printed. */
typedef struct
{
  gboolean csv;
  gboolean json;
  gboolean text;
  gboolean course;
} Form;

static void
print_match (ScrMatch *match,
             const Form *form)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *text = NULL;

  if (form->json)
    {
      g_autoptr (JsonNode) score = scr_state_score_to_json (state);

      cli_print_json (score, TRUE);
      return;
    }
  if (!form->csv && !form->text && !form->course)
    {
      cli_print_score (state);
      cli_print_status (state);
      return;
    }

  report = scr_report_new (match, SCR_VIEWER_ALL);
  text = form->csv ? scr_report_print_csv (report) : scr_report_print_text (report, form->course);
  if (form->csv)
    cli_output_write (text);
  else
    g_print ("%s", text);
}

/**
 * SheetOptions:
 * @is_sheet: whether the file holds a score sheet
 * @names: (nullable): the players of a sheet for itself
 * @output: (nullable): where the match that was scored is written
 * @choices: the set-up of a sheet for itself
 *
 * What the command line says of a game that was not played here.
 */
typedef struct
{
  gboolean is_sheet;
  GStrv names;
  char *output;
  CliChoices choices;
} SheetOptions;

static void
sheet_options_clear (SheetOptions *self)
{
  g_strfreev (self->names);
  g_free (self->output);
  cli_choices_clear (&self->choices);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SheetOptions, sheet_options_clear)

static void
add_sheet_entries (SheetOptions *self,
                   GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_NONE, &self->is_sheet,
      N_ ("Score a game that was not played here: FILE is a match with a “sheet”, or a sheet for "
          "itself, whose set-up is said as for “new”"),
      NULL },
    { "name", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->names,
      N_ ("With --sheet: a player’s name, seat by seat; may be repeated"), N_ ("NAME") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output,
      N_ ("With --sheet: write the match that was scored to this file"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };

  cli_choices_add_entries (&self->choices, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static int
check_usage (const CliCommand *self,
             const Form *form,
             const SheetOptions *sheet)
{
  if (form->csv && form->json)
    return cli_command_misuse (self, _ ("--csv and --json exclude each other"));
  if ((form->csv || form->json) && (form->text || form->course))
    return cli_command_misuse (self, _ ("--text and --course exclude --csv and --json"));
  if (!sheet->is_sheet &&
      (sheet->output != NULL || cli_sheet_has_setup (&sheet->choices, sheet->names)))
    return cli_command_misuse (self, _ ("Only a score sheet takes a set-up or --output: say "
                                        "--sheet"));

  return CLI_DONE;
}

static ScrMatch *
open_match (const CliCommand *self,
            GStrv rest,
            const SheetOptions *sheet,
            int *status)
{
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (!sheet->is_sheet)
    return cli_command_open (self, rest, status, NULL);

  match = cli_sheet_open (self, &sheet->choices, sheet->names, rest[0], status);
  if (match != NULL && sheet->output != NULL && !cli_save_match (match, sheet->output, &error))
    {
      *status = cli_command_fail (self, NULL, error);
      return NULL;
    }

  return g_steal_pointer (&match);
}

static int
run (const CliCommand *self,
     char **argv)
{
  Form form = { 0 };
  g_auto (SheetOptions) sheet = { 0 };
  const GOptionEntry entries[] = {
    { "csv", 0, 0, G_OPTION_ARG_NONE, &form.csv, N_ ("Print comma-separated values"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &form.json, N_ ("Print JSON"), NULL },
    { "text", 0, 0, G_OPTION_ARG_NONE, &form.text,
      N_ ("Print the match as text to keep or send: title, result, sums, what decided it"), NULL },
    { "course", 0, 0, G_OPTION_ARG_NONE, &form.course,
      N_ ("Print that text with each move in a sentence"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) rest = NULL;
  int status;

  add_sheet_entries (&sheet, context);
  rest = cli_command_parse (self, context, argv, 1, 1);
  if (rest == NULL)
    return CLI_WRONG_USAGE;
  status = check_usage (self, &form, &sheet);
  match = status == CLI_DONE ? open_match (self, rest, &sheet, &status) : NULL;
  if (match == NULL)
    return status;

  /* What is written to standard output is all that belongs there. */
  if (g_strcmp0 (sheet.output, "-") != 0)
    print_match (match, &form);
  cli_choices_print_warnings (&sheet.choices);

  return CLI_DONE;
}

const CliCommand cli_score = {
  .name = "score",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Prints the score sheet, final or as it stands"),
  .run = run,
};
