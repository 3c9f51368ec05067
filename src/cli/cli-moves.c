/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

/* Chance's answers are legal too: at the table, somebody enters them. */
static GStrv
list_legal (ScrState *state)
{
  g_autoptr (GArray) weights = NULL;

  if (scr_state_get_turn (state) != SCR_TURN_TABLE)
    return scr_state_list_moves (state);

  weights = g_array_new (FALSE, FALSE, sizeof (guint));

  return scr_state_list_outcomes (state, weights);
}

static void
print_moves (ScrState *state)
{
  g_auto (GStrv) legal = list_legal (state);
  g_auto (GStrv) forms = scr_state_list_forms (state);

  cli_print_status (state);
  for (guint i = 0; legal[i] != NULL; i++)
    g_print ("%s\n", legal[i]);
  if (forms[0] == NULL)
    return;

  g_print ("\n%s\n", _ ("This can be told as well; capitals stand for what you fill in:"));
  for (guint i = 0; forms[i] != NULL; i++)
    g_print ("  %s\n", forms[i]);
}

static void
print_json (ScrState *state)
{
  g_auto (GStrv) legal = list_legal (state);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) moves = json_array_new ();
  const char *awaiting = scr_state_get_awaiting (state);

  for (guint i = 0; legal[i] != NULL; i++)
    json_array_add_string_element (moves, legal[i]);

  json_object_set_member (object, "by", cli_turn_to_json (state));
  if (awaiting != NULL)
    json_object_set_string_member (object, "awaiting", awaiting);
  else
    json_object_set_null_member (object, "awaiting");
  json_object_set_array_member (object, "legal", g_steal_pointer (&moves));
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
  int status;
  g_autoptr (ScrMatch) match = cli_command_open (self, rest, &status, NULL);

  if (match == NULL)
    return status;

  if (json)
    print_json (scr_match_get_state (match));
  else
    print_moves (scr_match_get_state (match));

  return CLI_DONE;
}

const CliCommand cli_moves = {
  .name = "moves",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Says whose turn it is, and lists the legal moves"),
  .run = run,
};
