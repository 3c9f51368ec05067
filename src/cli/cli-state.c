/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "core/scr-result-row.h"

/**
 * cli_read_viewer:
 * @match: a match
 * @word: "all", "public" or a seat of @match
 * @viewer: (out): the seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL; as it was on failure
 * @error: return location for a wrong usage: another word
 *
 * Reads who is to see a state.
 *
 * Returns: whether @word says so
 */
gboolean
cli_read_viewer (ScrMatch *match,
                 const char *word,
                 int *viewer,
                 GError **error)
{
  guint64 seat = SCR_VIEWER_PUBLIC;

  if (g_str_equal (word, "all"))
    {
      *viewer = SCR_VIEWER_ALL;
      return TRUE;
    }
  if (!g_str_equal (word, "public") &&
      !cli_to_number (word, 1, scr_match_get_n_seats (match), &seat, NULL))
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("--for: “%s” is nobody who looks on: say all, public or a seat from 1 to %u"),
                   word, scr_match_get_n_seats (match));
      return FALSE;
    }

  *viewer = (int) seat;
  return TRUE;
}

/**
 * cli_turn_to_json:
 *
 * Returns: (transfer full): the seat due, "table", or null when the match is over
 */
JsonNode *
cli_turn_to_json (ScrState *state)
{
  int turn = scr_state_get_turn (state);
  JsonNode *node = json_node_alloc ();

  if (turn == SCR_TURN_NONE)
    return json_node_init_null (node);
  if (turn == SCR_TURN_TABLE)
    return json_node_init_string (node, "table");

  return json_node_init_int (node, turn);
}

/**
 * cli_print_status:
 *
 * Prints who does what now, or who won.
 */
void
cli_print_status (ScrState *state)
{
  g_autofree char *sentence = NULL;

  if (scr_state_get_turn (state) == SCR_TURN_NONE)
    sentence = scr_state_describe_result (state);
  else
    sentence = scr_state_prompt (state);

  if (sentence != NULL)
    g_print ("%s\n", sentence);
}

static char **
make_row (const char *label,
          const char *const *values)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, label);
  g_strv_builder_addv (builder, (const char **) values);

  return g_strv_builder_end (builder);
}

/**
 * cli_print_score:
 *
 * Prints the score sheet as it stands.
 */
void
cli_print_score (ScrState *state)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_auto (GStrv) columns = scr_state_dup_columns (state);
  g_autoptr (GListModel) result = scr_state_list_result (state);
  guint n_rows = g_list_model_get_n_items (result);

  g_ptr_array_add (rows, make_row ("", (const char *const *) columns));
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (result, i);

      g_ptr_array_add (rows, make_row (scr_result_row_get_label (row),
                                       scr_result_row_get_values (row)));
    }

  cli_print_table (rows);
}
