/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-choices.h"

#include "core/scr-json.h"

/* What is chosen for a match, as settings keep it: shaped like the "setup" of a match
 * file. Another version may have written it, or nobody in his senses, so that reading
 * never fails: what is missing, unknown or of a wrong type is as if nothing was chosen. */

/**
 * scr_choices_parse:
 * @text: what settings hold
 *
 * Returns: (transfer full): what is chosen there; empty where it cannot be read
 */
JsonObject *
scr_choices_parse (const char *text)
{
  g_autoptr (JsonNode) node = *text != '\0' ? scr_json_parse (text, -1, NULL) : NULL;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return json_object_new ();

  return json_object_ref (json_node_get_object (node));
}

/* The text to keep in settings. */
char *
scr_choices_print (JsonObject *choices)
{
  g_autoptr (JsonNode) node =
      json_node_init_object (json_node_alloc (), choices);

  return scr_json_print (node, FALSE);
}

/* The object called @name, or NULL. */
JsonObject *
scr_choices_get_object (JsonObject *choices,
                        const char *name)
{
  JsonNode *node = json_object_get_member (choices, name);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* The string called @name, or NULL. */
const char *
scr_choices_get_string (JsonObject *choices,
                        const char *name)
{
  JsonNode *node = json_object_get_member (choices, name);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  return json_node_get_string (node);
}

gboolean
scr_choices_get_boolean (JsonObject *choices,
                         const char *name,
                         gboolean fallback)
{
  JsonNode *node = json_object_get_member (choices, name);

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return fallback;

  return json_node_get_boolean (node);
}

static gboolean
is_choice (ScrOption *option,
           const char *word)
{
  return word != NULL && g_strv_contains (scr_option_get_choices (option), word);
}

/* The order at @node, joined by commas, or NULL where it lacks a choice or has one twice. */
static char *
dup_order (JsonNode *node,
           ScrOption *option)
{
  guint n_choices = g_strv_length ((char **) scr_option_get_choices (option));
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (array == NULL || json_array_get_length (array) != n_choices)
    return NULL;

  for (guint i = 0; i < n_choices; i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      const char *word = json_node_get_value_type (element) == G_TYPE_STRING
                             ? json_node_get_string (element)
                             : NULL;

      if (!is_choice (option, word) ||
          g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
        return NULL;
      g_ptr_array_add (words, (gpointer) word);
    }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (",", (char **) words->pdata);
}

/**
 * scr_choices_dup_value:
 * @choices: what is chosen
 * @option: an option
 *
 * Returns: (transfer full): what is chosen for the option, in the words of files; its
 *   fallback where that is nothing it knows
 */
char *
scr_choices_dup_value (JsonObject *choices,
                       ScrOption *option)
{
  const char *group = scr_option_get_group (option);
  const char *id = scr_option_get_id (option);
  JsonObject *object = group != NULL ? scr_choices_get_object (choices, group) : choices;
  JsonNode *node = object != NULL ? json_object_get_member (object, id) : NULL;
  g_autofree char *order = NULL;

  if (node == NULL)
    return g_strdup (scr_option_get_fallback (option));
  if (scr_option_get_kind (option) == SCR_OPTION_SWITCH &&
      json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? "true" : "false");
  if (scr_option_get_kind (option) == SCR_OPTION_CHOICE &&
      is_choice (option, scr_choices_get_string (object, id)))
    return g_strdup (scr_choices_get_string (object, id));
  if (scr_option_get_kind (option) == SCR_OPTION_ORDER)
    order = dup_order (node, option);

  return order != NULL ? g_steal_pointer (&order) : g_strdup (scr_option_get_fallback (option));
}

static JsonObject *
ensure_group (JsonObject *choices,
              const char *group)
{
  if (group == NULL)
    return choices;
  if (scr_choices_get_object (choices, group) == NULL)
    json_object_set_object_member (choices, group, json_object_new ());

  return json_object_get_object_member (choices, group);
}

/* Adds what is chosen in @from to @to, whose own members can be changed afterwards. */
void
scr_choices_copy (JsonObject *from,
                  JsonObject *to)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, from);
  while (json_object_iter_next (&iter, &name, &node))
    json_object_set_member (to, name, json_node_copy (node));
}

/* Chooses @value, in the words of files, for @option. */
void
scr_choices_set_value (JsonObject *choices,
                       ScrOption *option,
                       const char *value)
{
  JsonObject *group = ensure_group (choices, scr_option_get_group (option));
  const char *id = scr_option_get_id (option);
  g_auto (GStrv) parts = NULL;
  JsonArray *array;

  switch (scr_option_get_kind (option))
    {
    case SCR_OPTION_SWITCH:
      json_object_set_boolean_member (group, id, g_str_equal (value, "true"));
      break;
    case SCR_OPTION_CHOICE:
      json_object_set_string_member (group, id, value);
      break;
    case SCR_OPTION_ORDER:
      parts = g_strsplit (value, ",", -1);
      array = json_array_new ();
      for (guint i = 0; parts[i] != NULL; i++)
        json_array_add_string_element (array, parts[i]);
      json_object_set_array_member (group, id, array);
      break;
    default:
      g_assert_not_reached ();
    }
}
