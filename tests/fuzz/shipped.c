/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shipped.h"

#include "abbates-util.h"

/* The text "shipped" in an edition stands for what the shipped one has there: the whole, a
 * member, an element of a list. So inputs are short, and what is changed in them is mostly
 * what they are about. */

static JsonNode *fill_in (JsonNode *node,
                          JsonNode *shipped);

static JsonNode *
fill_in_members (JsonObject *object,
                 JsonObject *shipped)
{
  g_autoptr (JsonObject) result = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (result, name,
                            fill_in (value, json_object_get_member (shipped, name)));

  return json_node_init_object (json_node_alloc (), result);
}

static JsonNode *
fill_in_elements (JsonArray *array,
                  JsonArray *shipped)
{
  g_autoptr (JsonArray) result = json_array_new ();
  guint n_shipped = json_array_get_length (shipped);

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (result,
                            fill_in (json_array_get_element (array, i),
                                     i < n_shipped ? json_array_get_element (shipped, i) : NULL));

  return json_node_init_array (json_node_alloc (), result);
}

/* @node with what is in @shipped, which has nothing there if it is NULL. */
static JsonNode *
fill_in (JsonNode *node,
         JsonNode *shipped)
{
  if (shipped == NULL)
    return json_node_copy (node);

  if (JSON_NODE_HOLDS_OBJECT (node) && JSON_NODE_HOLDS_OBJECT (shipped))
    return fill_in_members (json_node_get_object (node), json_node_get_object (shipped));

  if (JSON_NODE_HOLDS_ARRAY (node) && JSON_NODE_HOLDS_ARRAY (shipped))
    return fill_in_elements (json_node_get_array (node), json_node_get_array (shipped));

  if (JSON_NODE_HOLDS_VALUE (node) && g_strcmp0 (json_node_get_string (node), "shipped") == 0)
    return json_node_copy (shipped);

  return json_node_copy (node);
}

/**
 * shipped_fill_in:
 * @node: what may be an edition, as an input has it
 *
 * Returns: (transfer full): it, with what the shipped edition has in all places that
 *   say "shipped"
 */
JsonNode *
shipped_fill_in (JsonNode *node)
{
  static JsonNode *shipped = NULL;

  if (shipped == NULL)
    shipped = abbates_test_edition ();

  return fill_in (node, shipped);
}
