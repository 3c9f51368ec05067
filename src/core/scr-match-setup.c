/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-match-private.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json-private.h"

/* What a match knows of its set-up, whatever the game. */

static gboolean
read_undo_option (ScrMatch *self,
                  JsonObject *setup,
                  GError **error)
{
  JsonObject *options;
  const char *undo;

  if (!json_object_has_member (setup, "options"))
    return TRUE;

  options = scr_json_get_object (setup, "$.setup", "options", error);
  if (options == NULL)
    return FALSE;
  if (!json_object_has_member (options, "undo"))
    return TRUE;

  undo = scr_json_get_string (options, "$.setup.options", "undo", error);
  if (undo == NULL)
    return FALSE;

  if (g_str_equal (undo, "free"))
    self->undo = SCR_UNDO_FREE;
  else if (g_str_equal (undo, "until-reveal"))
    self->undo = SCR_UNDO_UNTIL_REVEAL;
  else if (g_str_equal (undo, "none"))
    self->undo = SCR_UNDO_NONE;
  else
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s must be “free”, “until-reveal” or “none”"), "$.setup.options.undo");
      return FALSE;
    }

  return TRUE;
}

/* Has the game check @setup, and reads from it what every game's holds. */
gboolean
scr_match_set_setup (ScrMatch *self,
                     JsonNode *setup,
                     GError **error)
{
  g_autoptr (JsonNode) normal = scr_game_normalize_setup (self->game, setup, error);
  JsonObject *object;

  if (normal == NULL)
    return FALSE;

  /* The game may have taken parts of it as they are, and whoever gave it may change them. */
  self->setup = scr_json_copy (normal);
  object = scr_json_node_get_object (self->setup, "$.setup", error);
  if (object == NULL)
    return FALSE;

  self->seats = scr_json_get_array (object, "$.setup", "seats", error);
  if (self->seats == NULL)
    return FALSE;
  json_array_ref (self->seats);

  for (guint i = 0; i < json_array_get_length (self->seats); i++)
    {
      g_autofree char *path = g_strdup_printf ("$.setup.seats[%u]", i);
      JsonObject *seat =
          scr_json_node_get_object (json_array_get_element (self->seats, i), path, error);

      if (seat == NULL ||
          scr_json_get_string (seat, path, "name", error) == NULL ||
          scr_json_get_string (seat, path, "colour", error) == NULL ||
          scr_json_get_string (seat, path, "player", error) == NULL)
        return FALSE;
    }

  return read_undo_option (self, object, error);
}

/**
 * scr_match_get_setup:
 * @self: a match
 *
 * Returns: (transfer none): the set-up, with all defaults; not to be changed
 */
JsonNode *
scr_match_get_setup (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->setup;
}

/**
 * scr_match_get_display:
 * @self: a match
 *
 * Returns: (transfer none): what a shared screen hides, the "display" object of its file; not to
 *   be changed
 */
JsonNode *
scr_match_get_display (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return self->display;
}

/**
 * scr_match_set_display:
 * @self: a match that nobody looks at yet
 * @display: (nullable): the "display" object of a match file; %NULL for what the game does by
 *   itself
 * @error: return location for a #ScrError
 *
 * Says what a shared screen hides.
 *
 * Returns: %FALSE with @error set, and nothing changed, if the game refuses it
 */
gboolean
scr_match_set_display (ScrMatch *self,
                       JsonNode *display,
                       GError **error)
{
  JsonNode *normal;

  g_return_val_if_fail (SCR_IS_MATCH (self), FALSE);

  normal = scr_game_normalize_display (self->game, display, error);
  if (normal == NULL)
    return FALSE;

  json_node_unref (self->display);
  self->display = normal;
  return TRUE;
}

/**
 * scr_match_get_n_seats:
 * @self: a match
 *
 * Returns: how many players sit at the table
 */
guint
scr_match_get_n_seats (ScrMatch *self)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), 0);

  return json_array_get_length (self->seats);
}

static const char *
get_seat_string (ScrMatch *self,
                 guint seat,
                 const char *name)
{
  if (seat < 1 || seat > json_array_get_length (self->seats))
    return NULL;

  return json_object_get_string_member (json_array_get_object_element (self->seats, seat - 1),
                                        name);
}

/**
 * scr_match_get_seat_name:
 * @self: a match
 * @seat: a seat, from 1
 *
 * Returns: (nullable): the player's name, or %NULL where no player sits
 */
const char *
scr_match_get_seat_name (ScrMatch *self,
                         guint seat)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return get_seat_string (self, seat, "name");
}

/**
 * scr_match_get_seat_colour:
 * @self: a match
 * @seat: a seat, from 1
 *
 * Returns: (nullable): the seat's colour, or %NULL where no player sits
 */
const char *
scr_match_get_seat_colour (ScrMatch *self,
                           guint seat)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return get_seat_string (self, seat, "colour");
}

/**
 * scr_match_get_seat_player:
 * @self: a match
 * @seat: a seat, from 1
 *
 * Returns: (nullable): who plays it, "human" or "bot:NAME"; %NULL where no player sits
 */
const char *
scr_match_get_seat_player (ScrMatch *self,
                           guint seat)
{
  g_return_val_if_fail (SCR_IS_MATCH (self), NULL);

  return get_seat_string (self, seat, "player");
}
