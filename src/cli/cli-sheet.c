/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-sheet.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

/* Score sheets of games that were not played here: in a match file, or a sheet for itself. */

/**
 * cli_sheet_has_setup:
 *
 * Returns: whether the command line says anything of a set-up
 */
gboolean
cli_sheet_has_setup (const CliChoices *choices,
                     GStrv names)
{
  return names != NULL || choices->seats != NULL || choices->solo != NULL ||
         choices->variants != NULL || choices->options != NULL || choices->edition != NULL ||
         choices->game != NULL || choices->no_palms;
}

/* Says on standard error what the sheet lacks and what is wrong in it, and what is odd as a
 * warning; whether it is whole. */
static gboolean
tell_faults (GListModel *faults,
             const char *file)
{
  g_autofree char *name = g_str_equal (file, "-") ? g_strdup (_ ("standard input"))
                                                  : g_filename_display_name (file);
  gboolean is_whole = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (faults); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (faults, i);
      g_autofree char *message = scr_sheet_fault_dup_message (fault);
      gboolean is_odd = scr_sheet_fault_get_kind (fault) == SCR_SHEET_FAULT_ODD;

      if (is_odd)
        g_printerr (_ ("%s: warning: %s\n"), name, message);
      else
        g_printerr ("%s: %s\n", name, message);
      is_whole = is_whole && is_odd;
    }

  return is_whole;
}

/* As many seats as the sheet tells of, if the command line does not say. */
static JsonNode *
build_setup (const CliChoices *choices,
             ScrGame *game,
             GStrv names,
             JsonNode *sheet,
             GError **error)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  JsonNode *told = json_object_get_member (json_node_get_object (sheet), "seats");
  guint n_told = told != NULL && JSON_NODE_HOLDS_ARRAY (told)
                     ? json_array_get_length (json_node_get_array (told))
                     : 0;
  guint n_names = names != NULL ? g_strv_length (names) : 0;
  guint n_seats;

  if (choices->seats == NULL && choices->solo == NULL)
    n_names = MAX (n_names, MIN (n_told, 4));
  if (!cli_choices_count_seats (choices, game, n_names, &n_seats, error))
    return NULL;

  g_ptr_array_set_size (seats, (int) n_seats);
  g_ptr_array_set_size (players, (int) n_seats);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      seats->pdata[i] = cli_to_utf8 (names[i], error);
      if (seats->pdata[i] == NULL)
        return NULL;
    }

  return cli_choices_build_setup (choices, game, n_seats, (const char *const *) seats->pdata,
                                  (const char *const *) players->pdata, error);
}

/* A sheet for itself, with the set-up that the command line says. */
static ScrMatch *
read_bare (const CliCommand *self,
           const CliChoices *choices,
           GStrv names,
           const char *file,
           JsonNode *sheet,
           int *status)
{
  g_autoptr (GError) error = NULL;
  ScrGame *game = cli_choices_get_game (choices, &error);
  g_autoptr (JsonNode) setup =
      game != NULL ? build_setup (choices, game, names, sheet, &error) : NULL;
  g_autoptr (GListModel) faults = NULL;
  g_autoptr (ScrState) state = NULL;
  ScrMatch *match = NULL;

  if (setup != NULL)
    state = scr_game_read_sheet (game, setup, SCR_MODE_TABLE, sheet, "$", &faults);
  if (faults != NULL && !tell_faults (faults, file))
    {
      *status = CLI_REFUSED;
      return NULL;
    }
  if (setup != NULL)
    match = scr_match_new_from_sheet (game, setup, sheet, &error);
  if (match == NULL)
    *status = cli_command_fail (self, file, error);

  return match;
}

/* Tells all that is wrong in the sheet of a match file, as far as it can be found without
 * reading the match; whether nothing is. */
static gboolean
check_sheet (JsonObject *root,
             const char *file)
{
  const char *id = scr_json_get_string (root, "$", "game", NULL);
  ScrGame *game = id != NULL ? scr_game_lookup (id) : NULL;
  JsonNode *given = json_object_get_member (root, "setup");
  JsonNode *sheet = json_object_get_member (root, "sheet");
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (GListModel) faults = NULL;
  g_autoptr (ScrState) state = NULL;

  if (game != NULL && given != NULL && sheet != NULL)
    setup = scr_game_normalize_setup (game, given, NULL);
  if (setup == NULL)
    return TRUE;
  state = scr_game_read_sheet (game, setup, SCR_MODE_TABLE, sheet, "$.sheet", &faults);

  return tell_faults (faults, file);
}

/* The match of a file that holds a sheet. */
static ScrMatch *
read_match (const CliCommand *self,
            const char *file,
            JsonNode *root,
            int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;

  *status = CLI_REFUSED;
  if (!check_sheet (json_node_get_object (root), file))
    return NULL;

  match = scr_match_new_from_json (root, &error);
  if (match != NULL && !scr_match_is_sheet (match))
    g_set_error_literal (&error, SCR_ERROR, SCR_ERROR_FORMAT,
                         _ ("$.sheet is missing: this match was played, so score it without "
                            "--sheet"));
  if (error == NULL)
    return g_steal_pointer (&match);
  *status = cli_command_fail (self, file, error);

  return NULL;
}

/**
 * cli_sheet_open:
 * @choices: the set-up of a sheet for itself
 * @names: (nullable): the players of a sheet for itself
 * @file: a match file with a sheet, or a file that holds the sheet only; "-" for standard input
 * @status: (out): the exit status when there is no match
 *
 * Returns: (transfer full) (nullable): the match, or NULL after saying what is wrong
 */
ScrMatch *
cli_sheet_open (const CliCommand *self,
                const CliChoices *choices,
                GStrv names,
                const char *file,
                int *status)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = cli_load_json (file, &error);

  if (root != NULL && !JSON_NODE_HOLDS_OBJECT (root))
    g_set_error (&error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s must be an object"), "$");
  if (error != NULL)
    {
      *status = cli_command_fail (self, file, error);
      return NULL;
    }
  if (!json_object_has_member (json_node_get_object (root), "format"))
    return read_bare (self, choices, names, file, root, status);
  if (cli_sheet_has_setup (choices, names))
    {
      *status = cli_command_misuse (self, _ ("The match in the file has a set-up of its own"));
      return NULL;
    }

  return read_match (self, file, root, status);
}
