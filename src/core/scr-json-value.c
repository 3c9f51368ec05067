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

/**
 * Comparison:
 * @allows_more: whether objects of the second value may have members that those of
 *   the first lack
 * @is_missing: whether the difference is a member that the second value lacks
 *
 * How two values are compared, and what came of it.
 */
typedef struct
{
  gboolean allows_more;
  gboolean is_missing;
} Comparison;

static char *find_difference (Comparison *self,
                              JsonNode *a,
                              JsonNode *b,
                              const char *path);

/* The path of the first member of @a that @b lacks or has otherwise. */
static char *
find_member_difference (Comparison *self,
                        JsonObject *a,
                        JsonObject *b,
                        const char *path)
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

      self->is_missing = other == NULL;
      if (other == NULL)
        return g_steal_pointer (&full);
      difference = find_difference (self, value, other, full);
      if (difference != NULL)
        return difference;
    }

  return NULL;
}

/* The path of the first member of @b that @a lacks. */
static char *
find_surplus (JsonObject *a,
              JsonObject *b,
              const char *path)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init_ordered (&iter, b);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (!json_object_has_member (a, name))
      return scr_json_member_path (path, name);

  return NULL;
}

static char *
find_object_difference (Comparison *self,
                        JsonObject *a,
                        JsonObject *b,
                        const char *path)
{
  char *difference = find_member_difference (self, a, b, path);

  return difference != NULL || self->allows_more ? difference : find_surplus (a, b, path);
}

static char *
find_array_difference (Comparison *self,
                       JsonArray *a,
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
      difference = find_difference (self, json_array_get_element (a, i),
                                    json_array_get_element (b, i), full);
      if (difference != NULL)
        return difference;
    }

  return NULL;
}

/**
 * scr_json_is_number:
 * @node: any node
 *
 * Returns: whether it holds a number, whole or not
 */
gboolean
scr_json_is_number (JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  return type == G_TYPE_INT64 || type == G_TYPE_DOUBLE;
}

/* The number that @node is: exact, since no number is read beyond 53 bits. */
double
scr_json_get_number (JsonNode *node)
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

  if (scr_json_is_number (a) && scr_json_is_number (b))
    return scr_json_get_number (a) == scr_json_get_number (b);

  type = json_node_get_value_type (a);
  if (type != json_node_get_value_type (b))
    return FALSE;

  if (type == G_TYPE_STRING)
    return g_strcmp0 (json_node_get_string (a), json_node_get_string (b)) == 0;

  return json_node_get_boolean (a) == json_node_get_boolean (b);
}

/* The path of the first difference between @a and @b, or NULL. */
static char *
find_difference (Comparison *self,
                 JsonNode *a,
                 JsonNode *b,
                 const char *path)
{
  if (json_node_get_node_type (a) != json_node_get_node_type (b))
    return g_strdup (path);

  if (JSON_NODE_HOLDS_OBJECT (a))
    return find_object_difference (self, json_node_get_object (a), json_node_get_object (b), path);

  if (JSON_NODE_HOLDS_ARRAY (a))
    return find_array_difference (self, json_node_get_array (a), json_node_get_array (b), path);

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
  Comparison comparison = { FALSE };
  g_autofree char *path = NULL;
  gboolean is_equal;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  path = find_difference (&comparison, a, b, "$");
  is_equal = path == NULL;
  if (difference != NULL)
    *difference = g_steal_pointer (&path);

  return is_equal;
}

/**
 * scr_json_holds:
 * @node: a value as it was read
 * @known: what this version knows of it
 * @difference: (out) (optional) (nullable): the JSON path of the first
 *   difference, or %NULL if there is none
 * @is_missing: (out) (optional): whether the difference is a member that @node lacks
 *
 * Compares as scr_json_equal() does, but lets be what only objects of @node have.
 *
 * Returns: whether @node says all that @known says
 */
gboolean
scr_json_holds (JsonNode *node,
                JsonNode *known,
                char **difference,
                gboolean *is_missing)
{
  Comparison comparison = { .allows_more = TRUE };
  g_autofree char *path = NULL;
  gboolean holds;

  g_return_val_if_fail (node != NULL && known != NULL, FALSE);

  path = find_difference (&comparison, known, node, "$");
  holds = path == NULL;
  if (is_missing != NULL)
    *is_missing = !holds && comparison.is_missing;
  if (difference != NULL)
    *difference = g_steal_pointer (&path);

  return holds;
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

/* json_node_copy() shares the value too, which scripts can set. */
static JsonNode *
copy_value (JsonNode *node)
{
  g_auto (GValue) value = G_VALUE_INIT;
  JsonNode *copy = json_node_init (json_node_alloc (), JSON_NODE_VALUE);

  json_node_get_value (node, &value);
  json_node_set_value (copy, &value);

  return copy;
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

  return JSON_NODE_HOLDS_VALUE (node) ? copy_value (node) : json_node_copy (node);
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

static void
merge_objects (JsonObject *from,
               JsonObject *known,
               JsonObject *to)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, from);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      JsonNode *known_value = json_object_get_member (known, name);
      JsonNode *place = json_object_get_member (to, name);

      if (known_value == NULL && place == NULL)
        json_object_set_member (to, name, scr_json_copy (value));
      else if (known_value != NULL && place != NULL)
        scr_json_merge_unknown (value, known_value, place);
    }
}

static void
merge_arrays (JsonArray *from,
              JsonArray *known,
              JsonArray *to)
{
  guint length = json_array_get_length (to);

  if (json_array_get_length (from) != length || json_array_get_length (known) != length)
    return;

  for (guint i = 0; i < length; i++)
    scr_json_merge_unknown (json_array_get_element (from, i), json_array_get_element (known, i),
                            json_array_get_element (to, i));
}

/**
 * scr_json_merge_unknown:
 * @from: a value as it was read
 * @known: what this version knew of it
 * @to: a later form of @known
 *
 * Adds to the objects in @to deep copies of the members that only those of @from
 * have, by their path: members of objects by name, elements of lists of one length
 * by place. What stands at a path that @to no longer has is left out.
 */
void
scr_json_merge_unknown (JsonNode *from,
                        JsonNode *known,
                        JsonNode *to)
{
  if (JSON_NODE_HOLDS_OBJECT (from) && JSON_NODE_HOLDS_OBJECT (known) &&
      JSON_NODE_HOLDS_OBJECT (to))
    merge_objects (json_node_get_object (from), json_node_get_object (known),
                   json_node_get_object (to));
  else if (JSON_NODE_HOLDS_ARRAY (from) && JSON_NODE_HOLDS_ARRAY (known) &&
           JSON_NODE_HOLDS_ARRAY (to))
    merge_arrays (json_node_get_array (from), json_node_get_array (known),
                  json_node_get_array (to));
}
