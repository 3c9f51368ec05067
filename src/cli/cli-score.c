/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

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

static int
run (const CliCommand *self,
     char **argv)
{
  Form form = { 0 };
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
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  g_autoptr (ScrMatch) match = NULL;
  int status;

  if (rest != NULL && form.csv && form.json)
    return cli_command_misuse (self, _ ("--csv and --json exclude each other"));
  if (rest != NULL && (form.csv || form.json) && (form.text || form.course))
    return cli_command_misuse (self, _ ("--text and --course exclude --csv and --json"));

  match = cli_command_open (self, rest, &status, NULL);
  if (match == NULL)
    return status;

  print_match (match, &form);

  return CLI_DONE;
}

const CliCommand cli_score = {
  .name = "score",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Prints the score sheet, final or as it stands"),
  .run = run,
};
