/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"
#include "core/scr-match-read.h"

/* Replaying a match, and going on with one whose moves older rules allowed. */

static gboolean
replay (ScrMatch *self,
        JsonObject *root,
        GError **error)
{
  return scr_match_read_start (self, root, error) &&
         scr_match_read_moves (self, root, error) &&
         scr_match_check_state (self, root, error);
}

/* Lays the moves of the file, word for word, to its history. */
static void
lay_down_moves (ScrMatch *self,
                JsonArray *moves)
{
  JsonArray *history = json_node_get_array (self->history);

  for (guint i = 0; i < json_array_get_length (moves); i++)
    json_array_add_element (history, scr_json_copy (json_array_get_element (moves, i)));

  g_ptr_array_set_size (self->entries, 0);
  self->n_decisions = 0;
  self->n_chance = 0;
}

/* Takes the members called @names from @node, at any depth. */
static void
remove_members (JsonNode *node,
                const char *const *names)
{
  g_autoptr (GList) values = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      for (guint i = 0; names[i] != NULL; i++)
        json_object_remove_member (json_node_get_object (node), names[i]);
      values = json_object_get_values (json_node_get_object (node));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    values = json_array_get_elements (json_node_get_array (node));

  for (GList *value = values; value != NULL; value = value->next)
    remove_members (value->data, names);
}

/**
 * scr_match_drop_sums:
 * @self: a match that has a game
 * @state: a state object of older rules
 *
 * Returns: (transfer full): @state without what the game counts itself
 */
JsonNode *
scr_match_drop_sums (ScrMatch *self,
                     JsonNode *state)
{
  JsonNode *causes = scr_json_copy (state);

  remove_members (causes, scr_game_list_sums (self->game));

  return causes;
}

/* Begins from the state of the file, or, where its sums were counted by other rules, from its
 * causes. Who dealt there is what the file says; the moves, as far as they went, may say another.
 * What was told at a table once can be so odd that a match begins from it only there.
 */
static gboolean
start_from_state (ScrMatch *self,
                  JsonObject *root)
{
  JsonNode *state = json_object_get_member (root, "state");
  g_autoptr (JsonNode) causes = scr_match_drop_sums (self, state);

  scr_mode_from_word (json_object_get_string_member_with_default (root, "mode", "digital"),
                      &self->mode);
  if (scr_match_start_from (self, state, NULL) || scr_match_start_from (self, causes, NULL))
    return TRUE;

  self->mode = SCR_MODE_TABLE;

  return scr_match_start_from (self, state, NULL) || scr_match_start_from (self, causes, NULL);
}

/* Begins anew from the state of the file; FALSE, and nothing has changed, if that
 * cannot be. */
static gboolean
renew (ScrMatch *self,
       JsonObject *root)
{
  JsonNode *state = json_object_get_member (root, "state");
  JsonArray *moves = json_object_get_array_member (root, "moves");
  guint n_history = json_array_get_length (json_node_get_array (self->history));

  if (state == NULL || JSON_NODE_HOLDS_NULL (state) ||
      n_history + json_array_get_length (moves) > SCR_MATCH_MAX_MOVES ||
      !start_from_state (self, root))
    return FALSE;

  lay_down_moves (self, moves);
  scr_match_keep_state (self, state);
  return TRUE;
}

/* Notes for the player that the rules changed after @rules, what differs, and what
 * came of it. */
static void
take_notice (ScrMatch *self,
             guint rules,
             const GError *fault,
             const char *outcome)
{
  g_autofree char *reason = scr_error_dup_sentence (fault->message);
  g_autofree char *change =
      g_strdup_printf (_ ("The rules of %s that the program plays have changed since this match "
                          "was saved, from version %u to %u."),
                       scr_game_get_title (self->game), rules, scr_game_get_rules (self->game));
  g_autofree char *difference = g_strdup_printf (_ ("What differs first is this: %s"), reason);

  self->notice = g_strdup_printf ("%s\n%s\n%s", change, difference, outcome);
}

/* Replays the match of a file of @rules. Where older rules led elsewhere, the match
 * goes on from where they did. */
gboolean
scr_match_replay (ScrMatch *self,
                  JsonObject *root,
                  guint rules,
                  GError **error)
{
  g_autoptr (GError) fault = NULL;
  gboolean is_replayed = replay (self, root, &fault);

  if (is_replayed && scr_match_read_undone (self, root, &fault))
    return TRUE;

  if (rules >= scr_game_get_rules (self->game) || (!is_replayed && !renew (self, root)))
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }

  g_ptr_array_set_size (self->undone, 0);
  take_notice (self, rules, fault,
               is_replayed
                   ? _ ("All moves are kept; what was taken back cannot be made again.")
                   : _ ("The match goes on from where it stood. Its old moves stay readable, and "
                        "undo begins anew from here."));
  return TRUE;
}

/**
 * scr_match_get_history:
 * @self: a match
 *
 * Returns: (transfer none): a list of the moves that older rules allowed and that came
 *   before the match's start, word for word as the file holds them: texts, or objects
 *   with the text "move"; not to be changed
 */
JsonNode *
scr_match_get_history (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->history;
}

/**
 * scr_match_list_history:
 * @self: a match
 *
 * Returns: (transfer full) (array zero-terminated=1): the moves of
 *   scr_match_get_history() in notation, the oldest first; they can be read, not played
 */
GStrv
scr_match_list_history (ScrMatch *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *history;

  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  history = json_node_get_array (self->history);
  for (guint i = 0; i < json_array_get_length (history); i++)
    {
      JsonNode *node = json_array_get_element (history, i);
      gboolean is_object = JSON_NODE_HOLDS_OBJECT (node);

      g_strv_builder_add (builder, is_object ? json_object_get_string_member (
                                                   json_node_get_object (node), "move")
                                             : json_node_get_string (node));
    }

  return g_strv_builder_end (builder);
}

/**
 * scr_match_dup_notice:
 * @self: a match
 *
 * The rules of a game may have changed since a match was saved. When its moves no longer
 * lead to its state, the match begins anew from there, and the player has to be told.
 *
 * Returns: (transfer full) (nullable): translated sentences, one a line: what changed,
 *   what differs first and why, what came of it; %NULL when the match is as it was saved
 */
char *
scr_match_dup_notice (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return g_strdup (self->notice);
}
