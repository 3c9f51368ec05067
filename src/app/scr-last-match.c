/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-last-match.h"

#include "app/scr-choices.h"

/* The match that was made last: what was chosen for it, and how far it has come. */

/* The display that settings know too. */
#define HIDE "hide-missions"

/**
 * scr_last_match_read:
 * @settings: (nullable): the settings
 * @game: the id of a game
 *
 * Returns: (transfer full): what was chosen the last time that game was set up; empty where that is
 *   not known
 */
JsonObject *
scr_last_match_read (GSettings *settings,
                     const char *game)
{
  g_autofree char *text =
      settings != NULL ? g_settings_get_string (settings, "last-match") : g_strdup ("");
  g_autoptr (JsonObject) last = scr_choices_parse (text);

  if (g_strcmp0 (scr_choices_get_string (last, "game"), game) != 0)
    return json_object_new ();

  return g_steal_pointer (&last);
}

/* How missions are shown: one wish, for new matches and in the preferences. */
JsonObject *
scr_last_match_dup_display (GSettings *settings)
{
  JsonObject *display = json_object_new ();

  json_object_set_boolean_member (display, HIDE,
                                  settings != NULL && g_settings_get_boolean (settings, HIDE));

  return display;
}

/* Keeps what was chosen, for the next time. */
void
scr_last_match_keep (GSettings *settings,
                     JsonObject *last,
                     JsonObject *display)
{
  g_autofree char *text = scr_choices_print (last);

  g_settings_set_string (settings, "last-match", text);
  if (json_object_has_member (display, HIDE))
    g_settings_set_boolean (settings, HIDE, scr_choices_get_boolean (display, HIDE, FALSE));
}

/**
 * scr_last_match_is_set_up:
 * @match: (nullable): a match
 *
 * Returns: whether a real table is still set up for it, so that nobody has decided anything: who
 *   comes back from it wants to change what was chosen
 */
gboolean
scr_last_match_is_set_up (ScrMatch *match)
{
  guint n_entries = match != NULL ? g_list_model_get_n_items (G_LIST_MODEL (match)) : 0;

  if (match == NULL || scr_match_get_mode (match) != SCR_MODE_TABLE ||
      scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_TABLE)
    return FALSE;
  for (guint i = 1; i <= n_entries; i++)
    if (scr_entry_get_turn (scr_match_get_entry (match, i)) > SCR_TURN_TABLE)
      return FALSE;

  return TRUE;
}
