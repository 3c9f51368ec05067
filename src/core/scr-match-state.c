/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* The state that a match file holds. The rules make it of the moves; what else a
 * later version wrote into it is kept. */

/* Takes @state, which says all that @known does, and takes @known. */
static void
keep_unknown (ScrMatch *self,
              JsonNode *state,
              JsonNode *known)
{
  g_autoptr (JsonNode) owned = known;

  if (scr_json_equal (state, known, NULL))
    return;

  self->state_json = scr_json_copy (state);
  self->state_known = g_steal_pointer (&owned);
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

  known = scr_state_to_json (scr_match_get_state (self));
  if (scr_json_holds (state, known, &difference, &is_missing))
    {
      keep_unknown (self, state, g_steal_pointer (&known));
      return TRUE;
    }

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
               is_missing ? _ ("%s%s is missing") : _ ("%s%s is not what the moves lead to"),
               "$.state", difference + strlen ("$"));
  return FALSE;
}

/* The state as the file is to hold it. */
JsonNode *
scr_match_state_to_json (ScrMatch *self)
{
  JsonNode *state = scr_state_to_json (scr_match_get_state (self));

  if (self->state_json != NULL)
    scr_json_merge_unknown (self->state_json, self->state_known, state);

  return state;
}
