/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/scr-salvage.h"

#define STANDARD "-"

/* Whether both paths lead to one file, be it by links. */
static gboolean
is_same_file (const char *a,
              const char *b)
{
  GStatBuf status_a;
  GStatBuf status_b;

  return g_stat (a, &status_a) == 0 && g_stat (b, &status_b) == 0 &&
         status_a.st_dev == status_b.st_dev && status_a.st_ino == status_b.st_ino;
}

/* Says in one line what was saved, and what was wrong. */
static void
tell_rescue (const char *file,
             guint n_kept,
             const char *fault)
{
  g_autofree char *name = g_str_equal (file, STANDARD) ? g_strdup (_ ("standard input"))
                                                       : g_filename_display_name (file);
  g_autofree char *kept = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u move is kept", "%u moves are kept", n_kept), n_kept);

  g_printerr ("%s: %s; %s\n", name, kept, fault != NULL ? fault : _ ("nothing was wrong"));
}

static int
run (const CliCommand *self,
     char **argv)
{
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write this file; it must not be the damaged one"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  const char *path;
  g_autoptr (GFile) file = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  guint n_kept;

  if (rest == NULL)
    return CLI_WRONG_USAGE;

  /* Standard input may be the damaged file too. */
  path = g_str_equal (rest[0], STANDARD) ? "/dev/stdin" : rest[0];
  if (output != NULL && is_same_file (path, output))
    return cli_command_misuse (self, "%s",
                               _ ("A damaged file is never overwritten: write another one"));

  file = g_file_new_for_path (path);
  match = scr_match_salvage_file (file, &n_kept, &fault, &error);
  if (match == NULL)
    return cli_command_fail (self, rest[0], error);
  if (!cli_save_match (match, output != NULL ? output : STANDARD, &error))
    return cli_command_fail (self, NULL, error);

  tell_rescue (rest[0], n_kept, fault);
  return CLI_DONE;
}

const CliCommand cli_salvage = {
  .name = "salvage",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Makes a new match of what is sound of a damaged one"),
  .run = run,
};
