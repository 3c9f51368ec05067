/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

/* The moves that a seat could choose from; null where no seat decided. */
static JsonNode *
legal_to_json (ScrEntry *entry)
{
  g_auto (GStrv) legal = NULL;
  JsonArray *moves;
  JsonNode *node;

  if (scr_entry_get_turn (entry) <= SCR_TURN_TABLE)
    return json_node_new (JSON_NODE_NULL);

  legal = scr_state_list_moves (scr_entry_get_before (entry));
  moves = json_array_new ();
  for (guint i = 0; legal[i] != NULL; i++)
    json_array_add_string_element (moves, legal[i]);

  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, moves);

  return node;
}

/* The players tell what is so at the table whoever is due, and when all is over too. */
static JsonNode *
by_to_json (ScrEntry *entry)
{
  if (scr_entry_get_turn (entry) != SCR_TURN_TABLE)
    return cli_turn_to_json (scr_entry_get_before (entry));

  return json_node_init_string (json_node_alloc (), "table");
}

static void
print_entry (ScrEntry *entry,
             guint number)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_int_member (object, "index", number);
  json_object_set_member (object, "by", by_to_json (entry));
  json_object_set_string_member (object, "move", scr_entry_get_move (entry));
  json_object_set_member (object, "legal", legal_to_json (entry));
  if (scr_entry_get_note (entry) != NULL)
    json_object_set_string_member (object, "note", scr_entry_get_note (entry));
  json_object_set_member (object, "state", scr_state_to_json (scr_entry_get_after (entry)));
  json_node_set_object (node, object);

  cli_print_json (node, FALSE);
}

static int
run (const CliCommand *self,
     char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  int status;
  g_autoptr (ScrMatch) match = cli_command_open (self, rest, &status, NULL);
  guint n_entries;

  if (match == NULL)
    return status;

  n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      print_entry (entry, i + 1);
    }

  return CLI_DONE;
}

const CliCommand cli_trace = {
  .name = "trace",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Prints each move and the state that came of it, one JSON object a line"),
  .run = run,
};
