/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json-private.h"

/* Comparing and copying of values; reading is in scr-json.c. */

/* A name that can stand in a JSON path without quotes. */
static gboolean
is_plain_name (const char *name)
{
  for (const char *c = name; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && *c != '_' && *c != '-')
      return FALSE;

  return *name != '\0';
}

/**
 * scr_json_member_path:
 * @path: the JSON path of an object
 * @name: the name of a member
 *
 * Returns: (transfer full): the JSON path of the member
 */
char *
scr_json_member_path (const char *path,
                      const char *name)
{
  if (is_plain_name (name))
    return g_strconcat (path, ".", name, NULL);

  return g_strconcat (path, "[\"", name, "\"]", NULL);
}

static char *find_difference (JsonNode *a,
                              JsonNode *b,
                              const char *path);

/* The path of the first member of @a that @b lacks or has otherwise; with
 * @names_only, of the first that it lacks. */
static char *
find_member_difference (JsonObject *a,
                        JsonObject *b,
                        const char *path,
                        gboolean names_only)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, a);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      g_autofree char *full = scr_json_member_path (path, name);
      JsonNode *other = json_object_get_member (b, name);
      char *difference;

      if (other == NULL)
        return g_steal_pointer (&full);
      difference = names_only ? NULL : find_difference (value, other, full);
      if (difference != NULL)
        return difference;
    }

  return NULL;
}

static char *
find_object_difference (JsonObject *a,
                        JsonObject *b,
                        const char *path)
{
  char *difference = find_member_difference (a, b, path, FALSE);

  return difference != NULL ? difference : find_member_difference (b, a, path, TRUE);
}

static char *
find_array_difference (JsonArray *a,
                       JsonArray *b,
                       const char *path)
{
  guint n_a = json_array_get_length (a);
  guint n_b = json_array_get_length (b);

  for (guint i = 0; i < MAX (n_a, n_b); i++)
    {
      g_autofree char *full = g_strdup_printf ("%s[%u]", path, i);
      char *difference;

      if (i >= n_a || i >= n_b)
        return g_steal_pointer (&full);
      difference =
          find_difference (json_array_get_element (a, i), json_array_get_element (b, i), full);
      if (difference != NULL)
        return difference;
    }

  return NULL;
}

static gboolean
is_number (JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  return type == G_TYPE_INT64 || type == G_TYPE_DOUBLE;
}

/* Exact, since no number is read beyond 53 bits. */
static double
get_number (JsonNode *node)
{
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return (double) json_node_get_int (node);

  return json_node_get_double (node);
}

static gboolean
are_scalars_equal (JsonNode *a,
                   JsonNode *b)
{
  GType type;

  if (is_number (a) && is_number (b))
    return get_number (a) == get_number (b);

  type = json_node_get_value_type (a);
  if (type != json_node_get_value_type (b))
    return FALSE;

  if (type == G_TYPE_STRING)
    return g_strcmp0 (json_node_get_string (a), json_node_get_string (b)) == 0;

  return json_node_get_boolean (a) == json_node_get_boolean (b);
}

/* The path of the first difference between @a and @b, or NULL. */
static char *
find_difference (JsonNode *a,
                 JsonNode *b,
                 const char *path)
{
  if (json_node_get_node_type (a) != json_node_get_node_type (b))
    return g_strdup (path);

  if (JSON_NODE_HOLDS_OBJECT (a))
    return find_object_difference (json_node_get_object (a), json_node_get_object (b), path);

  if (JSON_NODE_HOLDS_ARRAY (a))
    return find_array_difference (json_node_get_array (a), json_node_get_array (b), path);

  if (JSON_NODE_HOLDS_NULL (a) || are_scalars_equal (a, b))
    return NULL;

  return g_strdup (path);
}

/**
 * scr_json_equal:
 * @a: a value
 * @b: another
 * @difference: (out) (optional) (nullable): the JSON path of the first
 *   difference, or %NULL if there is none
 *
 * Compares by value: the order of an object's members does not count, and 1 is 1.0.
 *
 * Returns: whether @a and @b say the same
 */
gboolean
scr_json_equal (JsonNode *a,
                JsonNode *b,
                char **difference)
{
  g_autofree char *path = NULL;
  gboolean is_equal;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  path = find_difference (a, b, "$");
  is_equal = path == NULL;
  if (difference != NULL)
    *difference = g_steal_pointer (&path);

  return is_equal;
}

static JsonNode *
copy_array (JsonArray *array)
{
  g_autoptr (JsonArray) copy = json_array_sized_new (json_array_get_length (array));
  JsonNode *node = json_node_alloc ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (copy, scr_json_copy (json_array_get_element (array, i)));

  return json_node_init_array (node, copy);
}

static JsonNode *
copy_object (JsonObject *object)
{
  g_autoptr (JsonObject) copy = json_object_new ();
  JsonNode *node = json_node_alloc ();

  scr_json_copy_unknown (object, copy);

  return json_node_init_object (node, copy);
}

/**
 * scr_json_copy:
 * @node: a value
 *
 * Copies all of @node; json_node_copy() shares objects and lists.
 *
 * Returns: (transfer full): a value that shares nothing with @node
 */
JsonNode *
scr_json_copy (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return copy_object (json_node_get_object (node));

  if (JSON_NODE_HOLDS_ARRAY (node))
    return copy_array (json_node_get_array (node));

  return json_node_copy (node);
}

/**
 * scr_json_copy_unknown:
 * @from: an object as it was read
 * @to: the object that is made of it, holding all that this version knows
 *
 * Adds to @to deep copies of what only @from holds, in the order of @from.
 */
void
scr_json_copy_unknown (JsonObject *from,
                       JsonObject *to)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  g_return_if_fail (from != NULL && to != NULL);

  json_object_iter_init_ordered (&iter, from);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (!json_object_has_member (to, name))
      json_object_set_member (to, name, scr_json_copy (value));
}
