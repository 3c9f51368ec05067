/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"

static void
build_word (JsonBuilder *builder,
            const char *name,
            const char *word)
{
  json_builder_set_member_name (builder, name);
  if (word != NULL)
    json_builder_add_string_value (builder, word);
  else
    json_builder_add_null_value (builder);
}

static void
build_step (JsonBuilder *builder,
            ScrStep *step)
{
  const char *const *facts = scr_step_get_facts (step);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "number");
  json_builder_add_int_value (builder, scr_step_get_number (step));
  build_word (builder, "place", scr_step_get_place (step));
  build_word (builder, "piece", scr_step_get_piece (step));
  build_word (builder, "text", scr_step_get_sentence (step));
  json_builder_set_member_name (builder, "facts");
  json_builder_begin_array (builder);
  for (guint i = 0; facts[i] != NULL; i++)
    json_builder_add_string_value (builder, facts[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
print_json (GListModel *steps)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "steps");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      build_step (builder, step);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  node = json_builder_get_root (builder);
  cli_print_json (node, TRUE);
}

static void
print_text (GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      g_print ("%3u  %s\n", scr_step_get_number (step), scr_step_get_sentence (step));
    }
}

/* Returns (transfer full) (nullable) the state after @at (nullable) moves, as @viewer_word
 * (nullable) may know it. */
static ScrState *
view_state (ScrMatch *match,
            const char *at,
            const char *viewer_word,
            GError **error)
{
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (match));
  guint64 n_moves = n_all;
  int viewer = SCR_VIEWER_ALL;

  if (scr_match_is_sheet (match))
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_HISTORY,
                           _ ("This match was only scored, not played here, so there is no "
                              "position to lay out."));
      return NULL;
    }
  if (viewer_word != NULL && !cli_read_viewer (match, viewer_word, &viewer, error))
    return NULL;
  if (at != NULL && !cli_to_number (at, 0, SCR_MATCH_MAX_MOVES, &n_moves, error))
    return NULL;
  if (n_moves > n_all)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _ ("There is no move %s: the match has %u"), at, n_all);
      return NULL;
    }

  return scr_match_view_at (match, (guint) n_moves, viewer);
}

static int
run (const CliCommand *self,
     char **argv)
{
  g_autofree char *at = NULL;
  g_autofree char *viewer = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at,
      N_ ("Lay out the state after NUMBER moves"), N_ ("NUMBER") },
    { "for", 0, 0, G_OPTION_ARG_FILENAME, &viewer,
      N_ ("Tell what a seat may know, or “public”; all of it if not said"), N_ ("SEAT") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the steps as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GListModel) steps = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) state = NULL;
  int status;

  match = cli_command_open (self, rest, &status, NULL);
  if (match == NULL)
    return status;
  state = view_state (match, at, viewer, &error);
  if (state == NULL)
    return cli_command_fail (self, rest[0], error);

  if (!scr_state_can_lay_out (state))
    {
      g_set_error (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   _ ("%s does not say how a position is laid out"),
                   scr_game_get_title (scr_match_get_game (match)));
      return cli_command_fail (self, rest[0], error);
    }

  steps = scr_state_list_layout (state);
  if (json)
    print_json (steps);
  else
    print_text (steps);

  return CLI_DONE;
}

const CliCommand cli_layout = {
  .name = "layout",
  .parameters = N_ ("FILE"),
  .summary = N_ ("Tells how to build a position on the table, step by step"),
  .run = run,
};
