/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-game.h"

/* Score sheets of games that were played elsewhere. */

/**
 * scr_game_can_read_sheet:
 * @self: a kind of game
 *
 * Returns: whether a game that was played elsewhere can be scored by a sheet
 */
gboolean
scr_game_can_read_sheet (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), FALSE);

  return SCR_GAME_GET_CLASS (self)->read_sheet != NULL;
}

/**
 * scr_game_read_sheet:
 * @self: a kind of game
 * @setup: a set-up as scr_game_normalize_setup() returns it
 * @mode: who dealt
 * @sheet: what may be the "sheet" of a match file, filled in part or wrong as it may be
 * @path: the JSON path of @sheet
 * @faults: (out) (transfer full): what the sheet lacks and what cannot be, a list of
 *   #ScrSheetFault in the order of the sheet; empty where it is whole
 *
 * For a form that shows the score while the sheet is filled: what is not told yet leaves numbers
 * open. Once nothing but what is odd is among @faults the state is over and has winners, but for
 * cards that nobody recorded.
 *
 * Returns: (transfer full) (nullable): the state that the sheet tells so far; %NULL if the game
 *   cannot be scored by a sheet
 */
ScrState *
scr_game_read_sheet (ScrGame *self,
                     JsonNode *setup,
                     ScrMode mode,
                     JsonNode *sheet,
                     const char *path,
                     GListModel **faults)
{
  ScrGameClass *klass;
  GListStore *store;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (sheet != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  klass = SCR_GAME_GET_CLASS (self);
  store = g_list_store_new (SCR_TYPE_SHEET_FAULT);
  *faults = G_LIST_MODEL (store);

  return klass->read_sheet != NULL ? klass->read_sheet (self, setup, mode, sheet, path, store)
                                   : NULL;
}

/* The first fault that is more than odd. */
static ScrSheetFault *
find_fault (GListModel *faults)
{
  for (guint i = 0; i < g_list_model_get_n_items (faults); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (faults, i);

      if (scr_sheet_fault_get_kind (fault) != SCR_SHEET_FAULT_ODD)
        return g_steal_pointer (&fault);
    }

  return NULL;
}

/**
 * scr_game_new_sheet_state:
 * @self: a kind of game
 * @setup: a set-up as scr_game_normalize_setup() returns it
 * @mode: who dealt
 * @sheet: what may be the "sheet" of a match file
 * @path: the JSON path of @sheet
 * @error: return location for a #ScrError
 *
 * Reads a whole score sheet, as scr_game_read_sheet() does one in the making.
 *
 * Returns: (transfer full) (nullable): the state at the end of the game, or %NULL with @error set
 *   to the first fault
 */
ScrState *
scr_game_new_sheet_state (ScrGame *self,
                          JsonNode *setup,
                          ScrMode mode,
                          JsonNode *sheet,
                          const char *path,
                          GError **error)
{
  g_autoptr (GListModel) faults = NULL;
  g_autoptr (ScrState) state = scr_game_read_sheet (self, setup, mode, sheet, path, &faults);
  g_autoptr (ScrSheetFault) fault = NULL;
  g_autofree char *message = NULL;

  g_return_val_if_fail (faults != NULL, NULL);

  if (state == NULL)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s: %s is not scored by a sheet."), path,
                   scr_game_get_title (self));
      return NULL;
    }
  fault = find_fault (faults);
  if (fault == NULL)
    return g_steal_pointer (&state);
  message = scr_sheet_fault_dup_message (fault);
  g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT, message);

  return NULL;
}
