/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

static void
print_json (const GError *error)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_boolean_member (object, "ok", error == NULL);
  if (error != NULL)
    json_object_set_string_member (object, "error", error->message);
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
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
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (rest == NULL)
    return CLI_WRONG_USAGE;

  match = cli_load_match (rest[0], &error);
  if (json)
    print_json (error);
  if (match == NULL)
    return cli_command_fail (self, rest[0], error);
  if (!json)
    g_print ("ok\n");

  return CLI_DONE;
}

const CliCommand cli_check = {
  .name = "check",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Replays a match and says “ok”, or the first fault"),
  .run = run,
};
