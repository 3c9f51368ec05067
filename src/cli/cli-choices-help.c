/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-choices.h"

#include <glib/gi18n.h>

/* One option of a game as --help tells it: "stuck=duplicate|sit-out", and its title. */
static void
append_choice (GString *text,
               ScrOption *option)
{
  const char *const *choices = scr_option_get_choices (option);
  gboolean order = scr_option_get_kind (option) == SCR_OPTION_ORDER;
  g_autofree char *words = g_strjoinv (order ? "," : "|", (char **) choices);

  g_string_append_printf (text, "  %s=%s  %s\n", scr_option_get_id (option), words,
                          scr_option_get_title (option));
}

static void
append_game (GString *text,
             ScrGame *game)
{
  g_autoptr (GListModel) options = scr_game_list_options (game);
  g_autofree char *bots = g_strjoinv (", ", (char **) scr_game_list_bots (game));
  guint n_variants = 0;

  g_string_append_printf (text, "%s\n", scr_game_get_title (game));
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);

      if (g_strcmp0 (scr_option_get_group (option), "variants") == 0)
        g_string_append_printf (text, _ ("  variant %u  %s\n"), ++n_variants,
                                scr_option_get_title (option));
      else if (g_strcmp0 (scr_option_get_group (option), "options") == 0)
        append_choice (text, option);
    }
  g_string_append_printf (text, _ ("  bots: %s\n"), bots);
}

/**
 * cli_choices_describe:
 *
 * Returns: (transfer full): what the games leave to choose, for --help; the first is
 *   the usual one
 */
char *
cli_choices_describe (void)
{
  g_autoptr (GListModel) games = scr_game_list ();
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ScrGame) game = g_list_model_get_item (games, i);

      append_game (text, game);
    }

  return g_string_free (text, FALSE);
}
