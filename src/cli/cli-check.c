/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"

/* The sort of fault, never translated. */
static const char *
get_code (const GError *error)
{
  static const char *const codes[] = {
    [SCR_ERROR_SYNTAX] = "syntax",
    [SCR_ERROR_ILLEGAL] = "illegal",
    [SCR_ERROR_FORMAT] = "format",
    [SCR_ERROR_VERSION] = "version",
    [SCR_ERROR_LIMIT] = "limit",
    [SCR_ERROR_SETUP] = "setup",
    [SCR_ERROR_HISTORY] = "history",
  };

  return error->domain == SCR_ERROR ? codes[error->code] : "file";
}

static void
print_json (ScrMatch *match,
            const GError *error)
{
  g_autofree char *notice = match != NULL ? scr_match_dup_notice (match) : NULL;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_boolean_member (object, "ok", error == NULL);
  if (error != NULL)
    {
      json_object_set_string_member (object, "code", get_code (error));
      json_object_set_string_member (object, "error", error->message);
    }
  if (notice != NULL)
    json_object_set_string_member (object, "notice", notice);
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
}

/* What the player must know of a match of older rules comes after "ok". */
static void
print_text (ScrMatch *match)
{
  g_autofree char *notice = scr_match_dup_notice (match);

  g_print ("ok\n");
  if (notice != NULL)
    g_print ("%s\n", notice);
}

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  g_autoptr (GError) error = NULL;
  int status;
  g_autoptr (ScrMatch) match = cli_command_open (self, rest, &status, &error);

  if (json && rest != NULL)
    print_json (match, error);
  else if (match != NULL)
    print_text (match);

  return match != NULL ? CLI_DONE : status;
}

const CliCommand cli_check = {
  .name = "check",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Replays a match and says “ok”, or the first fault"),
  .run = run,
};
