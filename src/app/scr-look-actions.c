/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-look-actions.h"

static guint
count_entries (ScrPlayback *playback)
{
  return g_list_model_get_n_items (G_LIST_MODEL (scr_playback_get_match (playback)));
}

static void
first_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer playback)
{
  scr_playback_look (playback, scr_playback_get_first (playback));
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer playback)
{
  guint n_shown = scr_playback_get_n_shown (playback);

  scr_playback_look (playback, scr_playback_get_step_before (playback, n_shown));
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer playback)
{
  guint n_shown = scr_playback_get_n_shown (playback);

  scr_playback_look (playback, scr_playback_get_step_after (playback, n_shown));
}

static void
last_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer playback)
{
  scr_playback_look (playback, count_entries (playback));
}

static void
at_cb (GSimpleAction *action,
       GVariant *parameter,
       gpointer playback)
{
  scr_playback_look (playback, MIN (g_variant_get_uint32 (parameter), count_entries (playback)));
}

static void
return_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer playback)
{
  scr_playback_return (playback);
}

static void
skip_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer playback)
{
  scr_playback_skip (playback);
}

static void
enable (GActionMap *actions,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (actions, name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update (GActionMap *actions,
        GParamSpec *pspec,
        ScrPlayback *playback)
{
  ScrMatch *match = scr_playback_get_match (playback);
  guint n_shown = scr_playback_get_n_shown (playback);
  gboolean is_back = scr_playback_get_is_looking_back (playback);
  guint first;

  if (match == NULL)
    return;

  first = scr_playback_get_first (playback);
  enable (actions, "first", n_shown != first);
  enable (actions, "previous", n_shown > first);
  enable (actions, "next",
          is_back && n_shown < count_entries (playback) + scr_match_get_n_undone (match));
  enable (actions, "last", is_back && n_shown != count_entries (playback));
  enable (actions, "return", is_back);
  enable (actions, "skip", scr_playback_get_is_walking (playback) && !is_back);
}

/**
 * scr_look_actions_new:
 * @playback: what is shown of a match
 *
 * The actions "first", "previous", "next" and "last" look back at the table as it was, step
 * by step, "at" at what it was after so many moves, "return" goes back to the game, and "skip"
 * shows at once what is not shown yet.
 *
 * Returns: (transfer full): the actions, which are enabled where they do something
 */
GActionGroup *
scr_look_actions_new (ScrPlayback *playback)
{
  static const GActionEntry entries[] = {
    { "first", first_cb },
    { "previous", previous_cb },
    { "next", next_cb },
    { "last", last_cb },
    { "at", at_cb, "u" },
    { "return", return_cb },
    { "skip", skip_cb },
  };
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   playback);
  g_signal_connect_object (playback, "notify", G_CALLBACK (update), actions, G_CONNECT_SWAPPED);
  update (G_ACTION_MAP (actions), NULL, playback);

  return G_ACTION_GROUP (actions);
}
