/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "core/scr-error.h"
#include "toy-state.h"

static void
add_term (GListStore *terms,
          const char *name,
          int value,
          const char *source,
          const char *piece)
{
  g_autoptr (ScrTerm) term = scr_term_new (name, name, NULL, value, source, piece);

  g_list_store_append (terms, term);
}

/* Explains "badges", the sum of all badges, or of one seat's, and "pot". */
GListModel *
toy_state_explain (ScrState *state,
                   guint seat,
                   const char *number,
                   GError **error)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  JsonObject *object = json_node_get_object (json);
  JsonArray *badges = json_object_get_array_member (object, "badges");
  g_autoptr (GListStore) terms = g_list_store_new (SCR_TYPE_TERM);

  if (g_str_equal (number, "pot"))
    {
      add_term (terms, "pot", (int) json_object_get_int_member (object, "pot"), "board", NULL);
      add_term (terms, "nothing", 0, NULL, NULL);
    }
  else if (!g_str_equal (number, "badges"))
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX, "No number is called “%s”", number);
      return NULL;
    }
  else
    for (guint i = 1; i <= json_array_get_length (badges); i++)
      {
        int value = (int) json_array_get_int_element (badges, i - 1);
        g_autofree char *source = g_strdup_printf ("seat %u", i);
        g_autofree char *piece = g_strdup_printf ("b%d", value);

        if (seat == 0 || seat == i)
          add_term (terms, "badge", value, source, piece);
      }

  return G_LIST_MODEL (g_steal_pointer (&terms));
}

/* A die falls, a badge comes out of the bag, or a seat gets the pot. */
GListModel *
toy_state_list_events (ScrState *state,
                       const char *move,
                       int viewer,
                       JsonNode *display)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  JsonObject *object = json_node_get_object (json);
  guint turn = (guint) json_object_get_int_member (object, "turn");
  guint wearer = 1 + json_array_get_length (json_object_get_array_member (object, "badges"));
  GListStore *events = g_list_store_new (SCR_TYPE_EVENT);
  g_autofree char *place = g_strdup_printf ("seat %u", wearer);
  g_autoptr (ScrEvent) event = NULL;

  if (g_str_has_prefix (move, "die"))
    event = scr_event_new (SCR_EVENT_MOVE, move, "hand", "board", turn, 0);
  else if (g_str_has_prefix (move, "badge"))
    event = scr_event_new (SCR_EVENT_MOVE, move + strlen ("badge 1 "), "bag", place, wearer, 0);
  else if (g_str_equal (move, "hold"))
    event = scr_event_new (SCR_EVENT_EARN, "points", NULL, NULL, turn,
                           (int) json_object_get_int_member (object, "pot"));
  if (event != NULL)
    g_list_store_append (events, event);

  return G_LIST_MODEL (events);
}
