/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-read.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* The state that a match file holds. The rules make it of the moves; what else a
 * later version wrote into it is kept. */

/* Begins the match from the state object @start, or from its beginning for NULL. */
gboolean
scr_match_start_from (ScrMatch *self,
                      JsonNode *start,
                      GError **error)
{
  JsonNode *sheet = scr_match_get_sheet (self);
  g_autoptr (ScrState) state =
      sheet != NULL && scr_game_can_read_sheet (self->game)
          ? scr_game_new_sheet_state (self->game, self->setup, self->mode, sheet, "$.sheet", error)
          : scr_game_new_state (self->game, self->setup, self->mode, start, error);
  g_autoptr (JsonNode) known = NULL;

  if (state == NULL)
    return FALSE;

  g_set_object (&self->start, state);
  self->has_hindsight = FALSE;
  g_clear_pointer (&self->start_json, json_node_unref);

  /* Sums that the file lacks are added; what only the file has is kept. */
  if (start != NULL)
    {
      known = scr_state_to_json (state);
      self->start_json = scr_json_copy (known);
      scr_json_merge_unknown (start, known, self->start_json);
    }

  return TRUE;
}

/* Who dealt at first: a file says who deals at its end, which @self holds, and its moves how that
 * changed. */
ScrMode
scr_match_find_first_mode (ScrMatch *self,
                           JsonObject *root)
{
  JsonNode *moves = json_object_get_member (root, "moves");
  ScrMode next;

  if (moves == NULL || !JSON_NODE_HOLDS_ARRAY (moves))
    return self->mode;

  for (guint i = 0; i < json_array_get_length (json_node_get_array (moves)); i++)
    {
      const char *move =
          scr_match_get_entry_text (json_array_get_element (json_node_get_array (moves), i));

      if (move != NULL && scr_mode_from_move (move, &next))
        return next == SCR_MODE_TABLE ? SCR_MODE_DIGITAL : SCR_MODE_TABLE;
    }

  return self->mode;
}

/* Begins the match as the file says, in @mode. */
gboolean
scr_match_read_start_in_mode (ScrMatch *self,
                              JsonObject *root,
                              ScrMode mode,
                              GError **error)
{
  JsonNode *start = json_object_get_member (root, "start");

  self->mode = mode;
  if (start == NULL || JSON_NODE_HOLDS_NULL (start))
    return scr_match_start_from (self, NULL, error);

  return scr_json_node_get_object (start, "$.start", error) != NULL &&
         scr_match_start_from (self, start, error);
}

/* Begins the match as the file says. */
gboolean
scr_match_read_start (ScrMatch *self,
                      JsonObject *root,
                      GError **error)
{
  return scr_match_read_start_in_mode (self, root, scr_match_find_first_mode (self, root), error);
}

/* Remembers what only @state, which says all that the match's own state does, holds. */
void
scr_match_keep_state (ScrMatch *self,
                      JsonNode *state)
{
  g_autoptr (JsonNode) known = scr_state_to_json (scr_match_get_state (self));

  if (scr_json_equal (state, known, NULL))
    return;

  self->state_json = scr_json_copy (state);
  self->state_known = g_steal_pointer (&known);
}

/* Holds the state of the file, if it has one, against what the moves lead to. Keys
 * that only the file has are kept. */
gboolean
scr_match_check_state (ScrMatch *self,
                       JsonObject *root,
                       GError **error)
{
  JsonNode *state = json_object_get_member (root, "state");
  g_autoptr (JsonNode) known = NULL;
  g_autofree char *difference = NULL;
  gboolean is_missing;

  if (state == NULL || JSON_NODE_HOLDS_NULL (state))
    return TRUE;

  if (scr_json_node_get_object (state, "$.state", error) == NULL)
    return FALSE;

  /* Without moves it comes of nothing. */
  if (scr_match_is_sheet (self))
    {
      self->state_json = scr_json_copy (state);
      return TRUE;
    }

  known = scr_state_to_json (scr_match_get_state (self));
  if (scr_json_holds (state, known, &difference, &is_missing))
    {
      scr_match_keep_state (self, state);
      return TRUE;
    }

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
               is_missing ? _ ("%s%s is missing") : _ ("%s%s is not what the moves lead to"),
               "$.state", difference + strlen ("$"));
  return FALSE;
}

/* The state as the file is to hold it; NULL for none. */
JsonNode *
scr_match_state_to_json (ScrMatch *self)
{
  JsonNode *state;

  if (scr_match_is_sheet (self))
    return self->state_json != NULL ? scr_json_copy (self->state_json) : NULL;

  state = scr_state_to_json (scr_match_get_state (self));
  if (self->state_json != NULL)
    scr_json_merge_unknown (self->state_json, self->state_known, state);

  return state;
}
