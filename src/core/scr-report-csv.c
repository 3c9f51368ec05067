/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-report-private.h"

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
end_line (GString *text)
{
  g_string_append (text, "\r\n");
}

/* @name stands in the first column where @object has nothing for it. */
static void
append_object (GString *text,
               JsonObject *object,
               GList *columns,
               const char *name)
{
  for (GList *column = columns; column != NULL; column = column->next)
    {
      JsonNode *node = json_object_get_member (object, column->data);

      if (column != columns)
        g_string_append_c (text, ',');
      if (node != NULL)
        append_node (text, node);
      else if (column == columns && name != NULL)
        append_text (text, name);
    }
  end_line (text);
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
append_others (GString *text,
               JsonObject *score,
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
      append_object (text, json_node_get_object (node), columns, name);
    }
}

/**
 * scr_report_print_csv:
 * @self: a report
 *
 * Returns: (transfer full): the score sheet after RFC 4180: a row for each seat under a header
 *   of the keys that scr_state_score_to_json() has; "" for a game whose score has no seats
 */
char *
scr_report_print_csv (ScrReport *self)
{
  g_autoptr (JsonNode) score = NULL;
  g_autoptr (GList) columns = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  JsonObject *object;
  JsonArray *seats;

  g_return_val_if_fail (SCR_IS_REPORT (self), NULL);

  score = scr_state_score_to_json (self->state);
  object = json_node_get_object (score);
  if (!json_object_has_member (object, "seats"))
    return g_strdup ("");

  seats = json_object_get_array_member (object, "seats");
  columns = json_object_get_members (json_array_get_object_element (seats, 0));
  for (GList *column = columns; column != NULL; column = column->next)
    {
      if (column != columns)
        g_string_append_c (text, ',');
      append_text (text, column->data);
    }
  end_line (text);

  for (guint i = 0; i < json_array_get_length (seats); i++)
    append_object (text, json_array_get_object_element (seats, i), columns, NULL);
  append_others (text, object, columns);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
