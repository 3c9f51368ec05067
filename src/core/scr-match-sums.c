/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json-private.h"
#include "core/scr-match-read.h"

/* A state holds causes, and sums that the game counts from them and a file may leave
 * out. Where the rules of counting have changed, only the causes of an older state
 * hold. Which members are sums is found by asking the game. */

typedef void (*VisitMember) (JsonObject *object,
                             const char *name,
                             gpointer closure);

static void visit_numbers (JsonNode *node,
                           VisitMember visit,
                           gpointer closure);

static void
visit_member_numbers (JsonObject *object,
                      VisitMember visit,
                      gpointer closure)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *l = names; l != NULL; l = l->next)
    {
      JsonNode *value = json_object_get_member (object, l->data);

      if (scr_json_is_number (value))
        visit (object, l->data, closure);
      else
        visit_numbers (value, visit, closure);
    }
}

/* Calls @visit for each member in @node that is a number; it may change or remove it. */
static void
visit_numbers (JsonNode *node,
               VisitMember visit,
               gpointer closure)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    visit_member_numbers (json_node_get_object (node), visit, closure);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      visit_numbers (json_array_get_element (json_node_get_array (node), i), visit, closure);
}

static void
add_name (JsonObject *object,
          const char *name,
          gpointer names)
{
  g_hash_table_add (names, g_strdup (name));
}

static void
remove_named (JsonObject *object,
              const char *name,
              gpointer wanted)
{
  if (g_str_equal (name, wanted))
    json_object_remove_member (object, wanted);
}

static void
raise_named (JsonObject *object,
             const char *name,
             gpointer wanted)
{
  if (g_str_equal (name, wanted))
    json_object_set_double_member (
        object, wanted, scr_json_get_number (json_object_get_member (object, name)) + 1);
}

/* Whether the members @name of a state need not be there, but must be right. */
static gboolean
is_sum (ScrMatch *self,
        JsonNode *known,
        char *name)
{
  g_autoptr (JsonNode) without = scr_json_copy (known);
  g_autoptr (JsonNode) wrong = scr_json_copy (known);
  g_autoptr (ScrState) counted = NULL;
  g_autoptr (ScrState) miscounted = NULL;
  g_autoptr (JsonNode) again = NULL;

  visit_numbers (without, remove_named, name);
  counted = scr_game_new_state (self->game, self->setup, without, NULL);
  if (counted == NULL)
    return FALSE;

  again = scr_state_to_json (counted);
  visit_numbers (wrong, raise_named, name);
  miscounted = scr_game_new_state (self->game, self->setup, wrong, NULL);

  return miscounted == NULL && scr_json_equal (again, known, NULL);
}

/**
 * scr_match_drop_sums:
 * @self: a match that has a state under the present rules
 * @state: a state object of older rules
 *
 * Returns: (transfer full): @state without the members that the game counts itself
 */
JsonNode *
scr_match_drop_sums (ScrMatch *self,
                     JsonNode *state)
{
  g_autoptr (JsonNode) known = scr_state_to_json (scr_match_get_state (self));
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonNode *causes = scr_json_copy (state);
  GHashTableIter iter;
  gpointer name;

  visit_numbers (known, add_name, names);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (is_sum (self, known, name))
      visit_numbers (causes, remove_named, name);

  return causes;
}
