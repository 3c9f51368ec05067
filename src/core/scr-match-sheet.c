/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json-private.h"
#include "core/scr-match-private.h"

/* A match that was played elsewhere and only scored here. */

#define SHEET "sheet"

/**
 * scr_match_new_from_sheet:
 * @game: the kind of game
 * @setup: the set-up, as scr_match_new() takes it
 * @sheet: the score sheet, as the "sheet" of a match file
 * @error: return location for a #ScrError
 *
 * Makes a match that has no moves and is over; the players dealt.
 *
 * Returns: (transfer full) (nullable): a match, or %NULL with @error set
 */
ScrMatch *
scr_match_new_from_sheet (ScrGame *game,
                          JsonNode *setup,
                          JsonNode *sheet,
                          GError **error)
{
  g_autoptr (ScrMatch) self = NULL;

  g_return_val_if_fail (SCR_IS_GAME (game), NULL);
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (sheet != NULL, NULL);

  self = scr_match_new (game, setup, SCR_MODE_TABLE, NULL, error);
  if (self == NULL)
    return NULL;
  json_object_set_member (self->rest, SHEET, scr_json_copy (sheet));

  return scr_match_start_from (self, NULL, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * scr_match_new_sheet_draft:
 * @game: the kind of game
 * @setup: the set-up, as scr_match_new() takes it
 * @sheet: a score sheet, filled in part or wrong as it may be
 * @faults: (out) (transfer full) (optional): what it lacks and what cannot be, as
 *   scr_game_read_sheet() says it
 * @error: return location for a #ScrError
 *
 * Makes a match that shows how a score sheet stands while it is filled. It is for the eye: while
 * the sheet is not whole, no reader of match files takes what scr_match_print() makes of it.
 *
 * Returns: (transfer full) (nullable): a match, or %NULL with @error set where the set-up is
 *   refused
 */
ScrMatch *
scr_match_new_sheet_draft (ScrGame *game,
                           JsonNode *setup,
                           JsonNode *sheet,
                           GListModel **faults,
                           GError **error)
{
  g_autoptr (ScrMatch) self = NULL;
  g_autoptr (GListModel) found = NULL;
  g_autoptr (ScrState) state = NULL;

  g_return_val_if_fail (SCR_IS_GAME (game), NULL);
  g_return_val_if_fail (scr_game_can_read_sheet (game), NULL);
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (sheet != NULL, NULL);

  self = scr_match_new (game, setup, SCR_MODE_TABLE, NULL, error);
  if (self == NULL)
    return NULL;

  state = scr_game_read_sheet (game, self->setup, self->mode, sheet, "$.sheet", &found);
  json_object_set_member (self->rest, SHEET, scr_json_copy (sheet));
  g_set_object (&self->start, state);
  if (faults != NULL)
    *faults = g_steal_pointer (&found);

  return g_steal_pointer (&self);
}

/**
 * scr_match_is_sheet:
 * @self: a match
 *
 * Returns: whether the game was played elsewhere and only scored here: it has no moves and takes
 *   none
 */
gboolean
scr_match_is_sheet (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  return json_object_has_member (self->rest, SHEET);
}

/**
 * scr_match_get_sheet:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): the score sheet of a game that was only scored; %NULL for
 *   one that is played; not to be changed
 */
JsonNode *
scr_match_get_sheet (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return json_object_get_member (self->rest, SHEET);
}

/**
 * scr_match_set_sheet:
 * @self: a match that was only scored
 * @sheet: another score sheet for it
 * @error: return location for a #ScrError
 *
 * Corrects what was scored.
 *
 * Returns: %FALSE with @error set, and nothing changed, where the sheet is not whole
 */
gboolean
scr_match_set_sheet (ScrMatch *self,
                     JsonNode *sheet,
                     GError **error)
{
  g_autoptr (ScrState) state = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (scr_match_is_sheet (self), FALSE);
  g_return_val_if_fail (sheet != NULL, FALSE);

  state = scr_game_new_sheet_state (self->game, self->setup, self->mode, sheet, "$.sheet", error);
  if (state == NULL)
    return FALSE;

  json_object_set_member (self->rest, SHEET, scr_json_copy (sheet));
  g_set_object (&self->start, state);
  g_clear_pointer (&self->state_json, json_node_unref);
  g_object_notify (G_OBJECT (self), "state");

  return TRUE;
}

/**
 * scr_match_score:
 * @self: a match that was only scored
 * @setup: another set-up for it: names, variants, edition, how many played
 * @sheet: the score sheet that goes with it
 * @error: return location for a #ScrError
 *
 * Corrects who played and by which rules, with what was scored.
 *
 * Returns: %FALSE with @error set, and nothing changed, where the set-up is refused or the sheet is
 *   not whole
 */
gboolean
scr_match_score (ScrMatch *self,
                 JsonNode *setup,
                 JsonNode *sheet,
                 GError **error)
{
  g_autoptr (ScrMatch) other = NULL;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);
  g_return_val_if_fail (scr_match_is_sheet (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (sheet != NULL, FALSE);

  other = scr_match_new_from_sheet (self->game, setup, sheet, error);
  if (other == NULL)
    return FALSE;

  g_clear_pointer (&self->setup, json_node_unref);
  self->setup = json_node_ref (other->setup);
  g_clear_pointer (&self->seats, json_array_unref);
  self->seats = json_array_ref (other->seats);
  self->undo = other->undo;
  json_object_set_member (self->rest, SHEET, scr_json_copy (sheet));
  g_set_object (&self->start, other->start);
  g_clear_pointer (&self->state_json, json_node_unref);
  g_object_notify (G_OBJECT (self), "state");

  return TRUE;
}
