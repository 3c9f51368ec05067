/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* json-glib 1.6 overflows the stack on deep nesting, accepts what is not JSON,
 * and its getters warn or return 0 when a member has another type. So a text is
 * scanned before json-glib parses it, and values are read with the getters here. */

/**
 * scr_json_parse:
 * @text: what may be JSON
 * @length: how many bytes of it, or -1 up to its zero byte
 * @error: return location for a #ScrError
 *
 * Parses strict JSON (RFC 8259) within the limits of this header.
 *
 * Returns: (transfer full) (nullable): the root, or %NULL with @error set
 *   (SCR_ERROR_SYNTAX, SCR_ERROR_LIMIT), which names line and column
 */
JsonNode *
scr_json_parse (const char *text,
                gssize length,
                GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) fault = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (length < 0)
    length = (gssize) strlen (text);

  if (!scr_json_scan (text, (gsize) length, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, length, &fault))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_SYNTAX, fault->message);
      return NULL;
    }

  return json_parser_steal_root (parser);
}

/**
 * scr_json_load:
 * @file: a file
 * @error: return location for a #ScrError, or a #GIOErrorEnum
 *
 * Reads and parses a file as scr_json_parse() does. Never reads more of it than
 * the limit.
 *
 * Returns: (transfer full) (nullable): the root, or %NULL with @error set
 */
JsonNode *
scr_json_load (GFile *file,
               GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  /* One byte more than the limit, to know what is longer. */
  text = g_malloc (SCR_JSON_MAX_LENGTH + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, SCR_JSON_MAX_LENGTH + 1,
                                &length, NULL, error))
    return NULL;

  return scr_json_parse (text, (gssize) length, error);
}

/**
 * scr_json_print:
 * @node: a value
 * @pretty: whether to indent by two spaces and end in a line break; else all
 *   stands on one line, without one
 *
 * Returns: (transfer full): @node as text
 */
char *
scr_json_print (JsonNode *node,
                gboolean pretty)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  GString *text;

  g_return_val_if_fail (node != NULL, NULL);

  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, pretty);
  json_generator_set_indent (generator, 2);
  text = g_string_new (NULL);
  json_generator_to_gstring (generator, text);
  /* json-glib forgets to escape the last of the control characters. */
  g_string_replace (text, "\x1f", "\\u001f", 0);
  if (pretty)
    g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

static JsonNode *
get_member (JsonObject *object,
            const char *name,
            const char *path,
            GError **error)
{
  JsonNode *node = json_object_get_member (object, name);

  if (node == NULL)
    g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s is missing"), path);

  return node;
}

/**
 * scr_json_node_get_object:
 * @node: a value
 * @path: its JSON path
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the object that @node is, or %NULL with
 *   @error set (SCR_ERROR_FORMAT)
 */
JsonObject *
scr_json_node_get_object (JsonNode *node,
                          const char *path,
                          GError **error)
{
  g_return_val_if_fail (node != NULL && path != NULL, NULL);

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s must be an object"), path);
  return NULL;
}

/**
 * scr_json_node_get_array:
 * @node: a value
 * @path: its JSON path
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the list that @node is, or %NULL with
 *   @error set (SCR_ERROR_FORMAT)
 */
JsonArray *
scr_json_node_get_array (JsonNode *node,
                         const char *path,
                         GError **error)
{
  g_return_val_if_fail (node != NULL && path != NULL, NULL);

  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s must be a list"), path);
  return NULL;
}

/* What sort of value a scalar is; G_TYPE_INVALID for objects, lists and null. */
static GType
get_scalar_type (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
}

/**
 * scr_json_node_get_string:
 * @node: a value
 * @path: its JSON path
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the text that @node is, or %NULL with
 *   @error set (SCR_ERROR_FORMAT)
 */
const char *
scr_json_node_get_string (JsonNode *node,
                          const char *path,
                          GError **error)
{
  g_return_val_if_fail (node != NULL && path != NULL, NULL);

  if (get_scalar_type (node) == G_TYPE_STRING)
    return json_node_get_string (node);

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s must be text"), path);
  return NULL;
}

/**
 * scr_json_node_get_int:
 * @node: a value
 * @path: its JSON path
 * @minimum: the least that it may be
 * @maximum: the most
 * @value: (out): the number
 * @error: return location for a #ScrError
 *
 * Reads a whole number; 1.0 is one too.
 *
 * Returns: %FALSE with @error set (SCR_ERROR_FORMAT) if @node is not such a number
 */
gboolean
scr_json_node_get_int (JsonNode *node,
                       const char *path,
                       gint64 minimum,
                       gint64 maximum,
                       gint64 *value,
                       GError **error)
{
  gint64 number;

  g_return_val_if_fail (node != NULL && path != NULL, FALSE);
  g_return_val_if_fail (minimum <= maximum, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  if (scr_json_is_number (node))
    {
      number = (gint64) scr_json_get_number (node);
      if (number >= minimum && number <= maximum && (double) number == scr_json_get_number (node))
        {
          *value = number;
          return TRUE;
        }
    }

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
               _ ("%s must be a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT),
               path, minimum, maximum);
  return FALSE;
}

/**
 * scr_json_node_get_boolean:
 * @node: a value
 * @path: its JSON path
 * @value: (out): what it says
 * @error: return location for a #ScrError
 *
 * Returns: %FALSE with @error set (SCR_ERROR_FORMAT) if @node is neither true nor false
 */
gboolean
scr_json_node_get_boolean (JsonNode *node,
                           const char *path,
                           gboolean *value,
                           GError **error)
{
  g_return_val_if_fail (node != NULL && path != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  if (get_scalar_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s must be true or false"), path);
  return FALSE;
}

/**
 * scr_json_get_object:
 * @object: an object
 * @path: its JSON path
 * @name: the name of a member
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the object that the member is, or %NULL
 *   with @error set (SCR_ERROR_FORMAT)
 */
JsonObject *
scr_json_get_object (JsonObject *object,
                     const char *path,
                     const char *name,
                     GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);
  JsonNode *node = get_member (object, name, full, error);

  return node != NULL ? scr_json_node_get_object (node, full, error) : NULL;
}

/**
 * scr_json_get_array:
 * @object: an object
 * @path: its JSON path
 * @name: the name of a member
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the list that the member is, or %NULL
 *   with @error set (SCR_ERROR_FORMAT)
 */
JsonArray *
scr_json_get_array (JsonObject *object,
                    const char *path,
                    const char *name,
                    GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);
  JsonNode *node = get_member (object, name, full, error);

  return node != NULL ? scr_json_node_get_array (node, full, error) : NULL;
}

/**
 * scr_json_get_string:
 * @object: an object
 * @path: its JSON path
 * @name: the name of a member
 * @error: return location for a #ScrError
 *
 * Returns: (transfer none) (nullable): the text that the member is, or %NULL
 *   with @error set (SCR_ERROR_FORMAT)
 */
const char *
scr_json_get_string (JsonObject *object,
                     const char *path,
                     const char *name,
                     GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);
  JsonNode *node = get_member (object, name, full, error);

  return node != NULL ? scr_json_node_get_string (node, full, error) : NULL;
}

/**
 * scr_json_get_int:
 * @object: an object
 * @path: its JSON path
 * @name: the name of a member
 * @minimum: the least that it may be
 * @maximum: the most
 * @value: (out): the number
 * @error: return location for a #ScrError
 *
 * Returns: %FALSE with @error set (SCR_ERROR_FORMAT) if the member is not such a number
 */
gboolean
scr_json_get_int (JsonObject *object,
                  const char *path,
                  const char *name,
                  gint64 minimum,
                  gint64 maximum,
                  gint64 *value,
                  GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);
  JsonNode *node = get_member (object, name, full, error);

  return node != NULL && scr_json_node_get_int (node, full, minimum, maximum, value, error);
}

/**
 * scr_json_get_boolean:
 * @object: an object
 * @path: its JSON path
 * @name: the name of a member
 * @value: (out): what it says
 * @error: return location for a #ScrError
 *
 * Returns: %FALSE with @error set (SCR_ERROR_FORMAT) if the member is neither
 *   true nor false
 */
gboolean
scr_json_get_boolean (JsonObject *object,
                      const char *path,
                      const char *name,
                      gboolean *value,
                      GError **error)
{
  g_autofree char *full = scr_json_member_path (path, name);
  JsonNode *node = get_member (object, name, full, error);

  return node != NULL && scr_json_node_get_boolean (node, full, value, error);
}
