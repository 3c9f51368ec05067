/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

/**
 * scr_match_copy:
 * @self: a match
 * @title: the title of the copy
 * @error: return location for a #ScrError
 *
 * Makes another match of the same moves, to be played on without a change to the first: it
 * has an id of its own, so that lists and statistics tell the two apart. Chance goes on in
 * both as it would have.
 *
 * Returns: (transfer full) (nullable): the copy, or %NULL with @error set if the match has
 *   grown beyond what can be read again
 */
ScrMatch *
scr_match_copy (ScrMatch *self,
                const char *title,
                GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *id = NULL;
  ScrMatch *copy;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  root = scr_match_to_json (self);
  id = g_uuid_string_random ();
  json_object_set_string_member (json_node_get_object (root), "id", id);
  json_object_set_string_member (json_node_get_object (root), "title", title);

  copy = scr_match_new_from_json (root, error);
  if (copy != NULL)
    copy->is_scrambled = self->is_scrambled;

  return copy;
}
