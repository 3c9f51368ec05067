/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-game.h"
#include "core/scr-json-private.h"

/* Making editions of one's own. */

/* All that normalizing tells: the first fault. */
static GStrv
check_by_reading (ScrGame *self,
                  JsonNode *edition,
                  const char *path,
                  GStrv *warnings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) whole = scr_game_normalize_edition (self, edition, path, warnings, &error);
  const char *faults[] = { whole == NULL ? error->message : NULL, NULL };

  return g_strdupv ((char **) faults);
}

/**
 * scr_game_check_edition:
 * @self: a kind of game
 * @edition: what may be an edition
 * @path: the JSON path of @edition in its file
 * @warnings: (out) (optional) (nullable) (transfer full): translated sentences
 *   on what is odd, but allowed
 *
 * Returns: (transfer full): all that is wrong in @edition, each with its place; empty if
 *   scr_game_normalize_edition() takes it
 */
GStrv
scr_game_check_edition (ScrGame *self,
                        JsonNode *edition,
                        const char *path,
                        GStrv *warnings)
{
  ScrGameClass *klass;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  klass = SCR_GAME_GET_CLASS (self);
  if (warnings != NULL)
    *warnings = NULL;

  return klass->check_edition != NULL ? klass->check_edition (self, edition, path, warnings)
                                      : check_by_reading (self, edition, path, warnings);
}

/**
 * scr_game_change_edition:
 * @self: a kind of game
 * @edition: an edition, right or not; stays as it is
 * @place: what to change, in the game's words, such as "garden.window.2"
 * @value: what is to stand there
 * @error: return location for a #ScrError
 *
 * Whether what comes of it can be used is for scr_game_check_edition() to say, so that several
 * changes can be made that are right together only.
 *
 * Returns: (transfer full) (nullable): @edition with the change, or %NULL with @error set where
 *   there is no such place or @value has not the form of one
 */
JsonNode *
scr_game_change_edition (ScrGame *self,
                         JsonNode *edition,
                         const char *place,
                         const char *value,
                         GError **error)
{
  ScrGameClass *klass;
  g_autoptr (JsonNode) changed = NULL;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (place != NULL, NULL);
  g_return_val_if_fail (value != NULL, NULL);

  klass = SCR_GAME_GET_CLASS (self);
  if (klass->set_edition == NULL)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP, _ ("%s has no editions to choose from"),
                   scr_game_get_title (self));
      return NULL;
    }
  changed = scr_json_copy (edition);

  return klass->set_edition (self, changed, place, value, error) ? g_steal_pointer (&changed)
                                                                 : NULL;
}

/**
 * scr_game_describe_places:
 * @self: a kind of game
 *
 * Returns: (nullable): the places that scr_game_change_edition() takes and what can stand there,
 *   in translated lines
 */
const char *
scr_game_describe_places (ScrGame *self)
{
  ScrGameClass *klass;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  klass = SCR_GAME_GET_CLASS (self);

  return klass->describe_places != NULL ? klass->describe_places (self) : NULL;
}

/**
 * scr_game_name_place:
 * @self: a kind of game
 * @edition: an edition, right or not
 * @path: a JSON path in it, from "$" on, as scr_game_check_edition() names it
 *
 * Returns: (transfer full) (nullable): the place as scr_game_change_edition() takes it, "=" and
 *   what stands there; %NULL for the whole edition and for what has no such name
 */
char *
scr_game_name_place (ScrGame *self,
                     JsonNode *edition,
                     const char *path)
{
  ScrGameClass *klass;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  klass = SCR_GAME_GET_CLASS (self);

  return klass->name_place != NULL ? klass->name_place (self, edition, path) : NULL;
}
