/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <string.h>

/* RFC 4180: a cell with a comma, a quotation mark or a line's end is quoted. */
static void
append_text (GString *line,
             const char *text)
{
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (line, text);
      return;
    }

  g_string_append_c (line, '"');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (line, '"');
      g_string_append_c (line, *c);
    }
  g_string_append_c (line, '"');
}

static void
append_value (GString *line,
              JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    append_text (line, json_node_get_string (node));
  else if (type == G_TYPE_BOOLEAN)
    g_string_append (line, json_node_get_boolean (node) ? "true" : "false");
  else if (type == G_TYPE_INT64)
    g_string_append_printf (line, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

/* A number that is not known for certain is an object with its bounds. */
static void
append_node (GString *line,
             JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node))
    {
      append_value (line, node);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *bounds = json_node_get_object (node);

      if (json_object_has_member (bounds, "min") && json_object_has_member (bounds, "max"))
        {
          append_value (line, json_object_get_member (bounds, "min"));
          g_string_append (line, "..");
          append_value (line, json_object_get_member (bounds, "max"));
        }
    }
}

static void
print_line (GString *line)
{
  g_string_append (line, "\r\n");
  cli_output_write (line->str);
  g_string_truncate (line, 0);
}

/* @name stands in the first column where @object has nothing for it. */
static void
print_object (JsonObject *object,
              GList *columns,
              const char *name)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (GList *column = columns; column != NULL; column = column->next)
    {
      JsonNode *node = json_object_get_member (object, column->data);

      if (column != columns)
        g_string_append_c (line, ',');
      if (node != NULL)
        append_node (line, node);
      else if (column == columns && name != NULL)
        append_text (line, name);
    }
  print_line (line);
}

static gboolean
has_any (JsonObject *object,
         GList *columns)
{
  for (GList *column = columns; column != NULL; column = column->next)
    if (json_object_has_member (object, column->data))
      return TRUE;

  return FALSE;
}

/* Who scores without a seat has an object of its own beside the seats. */
static void
print_others (JsonObject *score,
              GList *columns)
{
  g_autoptr (GList) members = json_object_get_members (score);

  for (GList *member = members; member != NULL; member = member->next)
    {
      JsonNode *node = json_object_get_member (score, member->data);
      g_autofree char *name = g_strdup (member->data);

      if (!JSON_NODE_HOLDS_OBJECT (node) || !has_any (json_node_get_object (node), columns))
        continue;

      name[0] = g_ascii_toupper (name[0]);
      print_object (json_node_get_object (node), columns, name);
    }
}

/**
 * cli_print_csv:
 * @score: what scr_state_score_to_json() returned
 *
 * Prints one row a seat under a header of the keys, after RFC 4180.
 */
void
cli_print_csv (JsonNode *score)
{
  JsonObject *object = json_node_get_object (score);
  JsonArray *seats = json_object_get_array_member (object, "seats");
  g_autoptr (GList) columns = json_object_get_members (json_array_get_object_element (seats, 0));
  g_autoptr (GString) header = g_string_new (NULL);

  for (GList *column = columns; column != NULL; column = column->next)
    {
      if (column != columns)
        g_string_append_c (header, ',');
      append_text (header, column->data);
    }
  print_line (header);

  for (guint i = 0; i < json_array_get_length (seats); i++)
    print_object (json_array_get_object_element (seats, i), columns, NULL);
  print_others (object, columns);
}
