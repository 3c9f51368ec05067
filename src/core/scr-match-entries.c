/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-match-read.h"

/* The lists of moves in a match file. */

/* Checks an entry of a list of moves. Its fields are right afterwards. */
gboolean
scr_match_check_entry (JsonNode *node,
                       const char *path,
                       GError **error)
{
  const char *text = NULL;
  const char *moment = NULL;
  gboolean dealt;
  JsonObject *object;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return TRUE;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return scr_match_fail_format (path, _ ("must be text, or an object with the text “move”"),
                                  error);

  object = json_node_get_object (node);

  return scr_json_get_string (object, path, "move", error) != NULL &&
         scr_match_read_moment (object, path, "at", &moment, error) &&
         scr_match_read_string (object, path, "note", &text, error) &&
         scr_match_read_string (object, path, "warning", &text, error) &&
         (!json_object_has_member (object, "dealt") ||
          scr_json_get_boolean (object, path, "dealt", &dealt, error));
}

/* Reads a list of moves and checks its form; sets @entries to NULL if it is not there. */
gboolean
scr_match_read_list (JsonObject *root,
                     const char *name,
                     JsonArray **entries,
                     GError **error)
{
  g_autofree char *path = scr_json_member_path ("$", name);

  *entries = NULL;
  if (!json_object_has_member (root, name))
    return TRUE;

  *entries = scr_json_get_array (root, "$", name, error);
  if (*entries == NULL)
    return FALSE;

  if (json_array_get_length (*entries) > SCR_MATCH_MAX_MOVES)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_LIMIT,
                   _ ("%s holds more than %u moves"), path, SCR_MATCH_MAX_MOVES);
      return FALSE;
    }

  for (guint i = 0; i < json_array_get_length (*entries); i++)
    {
      g_autofree char *entry_path = g_strdup_printf ("%s[%u]", path, i);

      if (!scr_match_check_entry (json_array_get_element (*entries, i), entry_path, error))
        return FALSE;
    }

  return TRUE;
}

/* The move of an entry, checked or not; NULL where it holds none. */
const char *
scr_match_get_entry_text (JsonNode *node)
{
  JsonNode *move = JSON_NODE_HOLDS_OBJECT (node)
                       ? json_object_get_member (json_node_get_object (node), "move")
                       : node;

  return move != NULL && JSON_NODE_HOLDS_VALUE (move) &&
                 json_node_get_value_type (move) == G_TYPE_STRING
             ? json_node_get_string (move)
             : NULL;
}

/* Makes the move of a checked entry in @before. */
static ScrEntry *
replay_entry (ScrState *before,
              JsonNode *node,
              GError **error)
{
  g_autoptr (JsonObject) extra = NULL;
  g_autoptr (ScrState) after = NULL;
  const char *move;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      extra = json_object_new ();
      scr_json_copy_unknown (json_node_get_object (node), extra);
      move = json_object_get_string_member (json_node_get_object (node), "move");
    }
  else
    move = json_node_get_string (node);

  after = scr_state_apply (before, move, error);

  return after != NULL ? scr_entry_new (before, move, after, extra) : NULL;
}

/* Makes the moves of the file; those before one that is refused stay made. */
gboolean
scr_match_read_moves (ScrMatch *self,
                      JsonObject *root,
                      GError **error)
{
  JsonArray *moves;

  if (!scr_match_read_list (root, "moves", &moves, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      ScrEntry *entry = replay_entry (scr_match_get_state (self),
                                      json_array_get_element (moves, i), error);

      if (entry == NULL)
        {
          g_prefix_error (error, _ ("move %u: "), i + 1);
          return FALSE;
        }
      scr_match_append (self, entry);
    }

  return TRUE;
}

static void
reverse (GPtrArray *array)
{
  for (guint i = 0; i < array->len / 2; i++)
    {
      gpointer item = array->pdata[i];

      array->pdata[i] = array->pdata[array->len - 1 - i];
      array->pdata[array->len - 1 - i] = item;
    }
}

/* The file has the nearest first, the match last. Those before one that is refused stay. */
gboolean
scr_match_read_undone (ScrMatch *self,
                       JsonObject *root,
                       GError **error)
{
  ScrState *state = scr_match_get_state (self);
  JsonArray *undone;
  guint n_undone;

  if (!scr_match_read_list (root, "undone", &undone, error))
    return FALSE;

  n_undone = undone != NULL ? json_array_get_length (undone) : 0;
  for (guint i = 0; i < n_undone; i++)
    {
      ScrEntry *entry = replay_entry (state, json_array_get_element (undone, i), error);

      if (entry == NULL)
        {
          g_prefix_error (error, _ ("undone move %u: "), i + 1);
          reverse (self->undone);
          return FALSE;
        }
      g_ptr_array_add (self->undone, entry);
      state = scr_entry_get_after (entry);
    }

  reverse (self->undone);
  return TRUE;
}
