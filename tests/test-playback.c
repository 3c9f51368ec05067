/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-playback.h"
#include "app/scr-status.h"
#include "toy-game.h"
#include "toy-match.h"

/* How much of a match is shown: step by step, at once, or looked back at. */

typedef struct
{
  guint n_steps;
  guint n_jumps;
  guint to;
} Seen;

static void
step_cb (ScrPlayback *playback,
         guint from,
         guint to,
         Seen *seen)
{
  g_assert_cmpuint (from, <, to);
  seen->n_steps++;
  seen->to = to;
}

static void
jump_cb (ScrPlayback *playback,
         Seen *seen)
{
  seen->n_jumps++;
}

static ScrPlayback *
new_playback (ScrMatch *match,
              guint pace,
              gboolean motion,
              Seen *seen)
{
  ScrPlayback *playback = scr_playback_new (match);

  *seen = (Seen){ 0 };
  g_object_set (playback, "pace", pace, "motion", motion, NULL);
  g_signal_connect (playback, "step", G_CALLBACK (step_cb), seen);
  g_signal_connect (playback, "jump", G_CALLBACK (jump_cb), seen);

  return playback;
}

static gboolean
is_shown (gpointer playback)
{
  return !scr_playback_get_is_walking (playback);
}

/* A move at a time is shown at once, however fast they come; its answers come with it. */
static void
test_own_move (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (ScrPlayback) playback = NULL;
  Seen seen;

  toy_match_deal (match, NULL);
  playback = new_playback (match, 60000, TRUE, &seen);
  for (guint i = 1; i <= 3; i++)
    {
      toy_match_play (match, "roll");
      scr_playback_follow (playback, TRUE);
      g_assert_cmpuint (seen.n_steps, ==, i);
      g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, toy_match_count (match));
      g_assert_true (is_shown (playback));
    }
  g_assert_cmpuint (seen.n_jumps, ==, 0);
}

/* What comes at once is shown decision by decision, each once the table rests. */
static void
test_one_by_one (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (ScrPlayback) playback = NULL;
  guint n_before;
  Seen seen;

  toy_match_deal (match, NULL);
  n_before = toy_match_count (match);
  playback = new_playback (match, 1, TRUE, &seen);
  for (guint i = 0; i < 4; i++)
    toy_match_play (match, "roll");
  g_object_set (playback, "is-moving", TRUE, NULL);
  scr_playback_follow (playback, TRUE);
  g_assert_cmpuint (seen.n_steps, ==, 1);
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, n_before + 2);
  g_assert_true (scr_playback_get_is_walking (playback));
  g_assert_false (scr_playback_get_is_settled (playback));

  g_object_set (playback, "is-moving", FALSE, NULL);
  ui_wait (is_shown, playback);
  g_assert_cmpuint (seen.n_steps, ==, 4);
  g_assert_cmpuint (seen.n_jumps, ==, 0);
  g_assert_cmpuint (seen.to, ==, toy_match_count (match));
  g_assert_true (scr_playback_get_is_settled (playback));
}

/* Nobody has to wait: all is shown at once when asked, and what comes then as well. */
static void
test_skip (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (ScrPlayback) playback = NULL;
  Seen seen;

  toy_match_deal (match, NULL);
  playback = new_playback (match, 60000, TRUE, &seen);
  for (guint i = 0; i < 4; i++)
    toy_match_play (match, "roll");
  scr_playback_follow (playback, TRUE);
  g_assert_true (scr_playback_get_is_walking (playback));
  scr_playback_skip (playback);
  g_assert_cmpuint (seen.n_jumps, ==, 1);
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, toy_match_count (match));
  toy_match_play (match, "roll");
  scr_playback_follow (playback, TRUE);
  g_assert_cmpuint (seen.n_steps, ==, 2);
  g_assert_true (is_shown (playback));
}

/* Without motion or a pause, and on the way back, there is nothing to wait for. */
static void
test_at_once (void)
{
  static const struct
  {
    guint pace;
    gboolean motion;
    gboolean walks;
  } cases[] = { { 60000, FALSE, TRUE }, { 0, TRUE, TRUE }, { 60000, TRUE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
      g_autoptr (ScrPlayback) playback = NULL;
      Seen seen;

      toy_match_deal (match, NULL);
      playback = new_playback (match, cases[i].pace, cases[i].motion, &seen);
      toy_match_play (match, "roll");
      toy_match_play (match, "roll");
      scr_playback_follow (playback, cases[i].walks);
      g_assert_cmpuint (seen.n_steps, ==, 0);
      g_assert_cmpuint (seen.n_jumps, ==, 1);
      toy_match_undo (match, 1, FALSE);
      g_object_set (playback, "pace", 60000, "motion", TRUE, NULL);
      scr_playback_follow (playback, TRUE);
      g_assert_cmpuint (seen.n_jumps, ==, 2);
      g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, toy_match_count (match));
    }
}

/* Whoever looks back goes on doing so while the match goes on, and is told. */
static void
test_look_back (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (ScrPlayback) playback = NULL;
  guint n_first;
  Seen seen;

  toy_match_deal (match, NULL);
  n_first = toy_match_count (match);
  playback = new_playback (match, 60000, TRUE, &seen);
  toy_match_play (match, "roll");
  toy_match_play (match, "roll");
  scr_playback_look (playback, n_first + 2);
  g_assert_cmpuint (scr_playback_get_first (playback), ==, n_first);
  g_assert_cmpuint (scr_playback_get_step_before (playback, n_first + 2), ==, n_first);
  g_assert_cmpuint (scr_playback_get_step_before (playback, n_first), ==, n_first);
  g_assert_cmpuint (scr_playback_get_step_after (playback, n_first + 2), ==, n_first + 4);
  g_assert_cmpuint (scr_playback_get_step_after (playback, n_first + 4), ==, n_first + 4);
  g_assert_cmpuint (scr_playback_count_decisions (playback, n_first + 2), ==, 1);

  toy_match_play (match, "roll");
  scr_playback_follow (playback, TRUE);
  g_assert_true (scr_playback_get_is_looking_back (playback));
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, n_first + 2);
  g_assert_cmpuint (scr_playback_get_n_since (playback), ==, 2);
  g_assert_cmpuint (seen.n_steps, ==, 0);
  scr_playback_return (playback);
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, toy_match_count (match));

  /* What was taken back can be looked at until it is no more. */
  toy_match_undo (match, 2, FALSE);
  scr_playback_follow (playback, FALSE);
  scr_playback_look (playback, n_first + 6);
  toy_match_play (match, "hold");
  scr_playback_follow (playback, TRUE);
  g_assert_false (scr_playback_get_is_looking_back (playback));
  g_assert_cmpuint (scr_playback_get_n_shown (playback), ==, toy_match_count (match));
}

/* What Henricus does is a step; what is turned up otherwise is none. */
static void
test_henricus_steps (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (ScrPlayback) playback = NULL;
  guint n_henricus = 0;
  guint64 random = 5;

  scr_match_deal (match, NULL, NULL);
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
  playback = scr_playback_new (match);
  for (guint n = scr_playback_get_first (playback) + 1;
       n <= g_list_model_get_n_items (G_LIST_MODEL (match)); n++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, n, SCR_VIEWER_ALL);
      gboolean is_decision = scr_entry_get_turn (scr_match_get_entry (match, n)) > 0;
      gboolean is_henricus = g_strrstr (sentence, "Henricus ") != NULL;

      g_test_message ("%s", sentence);
      g_assert_true (scr_playback_begins_step (playback, n) == (is_decision || is_henricus));
      n_henricus += !is_decision && is_henricus;
    }
  g_assert_cmpuint (n_henricus, >, 2);
}

static GtkWidget *
get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_table_page (window));
}

/* Presses a key that works wherever the focus is. */
static void
press_key (ScrWindow *window,
           guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_page (window));
  gboolean is_done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      g_autoptr (GtkShortcut) shortcut = NULL;
      GtkShortcutTrigger *trigger;

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller) ||
          gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) !=
              GTK_SHORTCUT_SCOPE_GLOBAL)
        continue;
      shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0);
      trigger = gtk_shortcut_get_trigger (shortcut);
      if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval)
        is_done = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                get_page (window), NULL);
    }
  g_assert_true (is_done);
  ui_settle ();
}

static ScrPlayback *
get_playback (ScrWindow *window)
{
  return scr_session_get_playback (scr_window_get_session (window));
}

/* Plays until what follows a move is still to be shown. */
static void
play_until_walking (ScrWindow *window,
                    guint64 *random)
{
  while (!scr_playback_get_is_walking (get_playback (window)))
    {
      g_autofree char *move = ui_dup_random_move (ui_get_match (window), random);

      g_assert_false (ui_is_over (ui_get_match (window)));
      ui_move (window, move);
    }
}

static void
check_walking (ScrWindow *window)
{
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  GtkWidget *status = ui_find_type (get_page (window), SCR_TYPE_STATUS);
  ScrMatch *match = ui_get_match (window);
  guint n_shown = scr_playback_get_n_shown (get_playback (window));
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  g_autofree char *first = scr_match_dup_sentence (match, n_shown, SCR_VIEWER_ALL);
  guint n_entries = ui_count_entries (window);

  ui_check_state (scr_table_get_state (table), scr_match_get_state_at (match, n_shown));
  g_assert_false (scr_table_get_is_open (table));
  g_assert_cmpuint (n_shown, <, n_entries);
  while (ui_find_text (status, first) == NULL)
    {
      g_free (first);
      first = scr_match_dup_sentence (match, --n_shown, SCR_VIEWER_ALL);
    }
  g_assert_false (gtk_widget_get_visible (ui_get_prompt (window)));
  ui_move (window, moves[0]);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_nonnull (ui_find_text (get_page (window),
                                  "The table still shows what happened. Wait, or press Escape to "
                                  "see all of it at once."));
}

static void
skip_by_button (ScrWindow *window)
{
  GtkWidget *button = ui_get_name (get_page (window), "Skip");

  g_assert_true (gtk_widget_get_visible (button));
  ui_click_widget (button);
}

static void
skip_by_escape (ScrWindow *window)
{
  press_key (window, GDK_KEY_Escape);
}

static void
skip_by_space (ScrWindow *window)
{
  press_key (window, GDK_KEY_space);
}

static void
skip_by_undo (ScrWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  ui_settle ();
}

/* The page walks through what Henricus does, says it, takes no move meanwhile, and goes to the
 * end at once when it is asked to. */
static void
test_page_walks (void)
{
  static void (*const skips[]) (ScrWindow *) = { skip_by_button, skip_by_escape, skip_by_space,
                                                 skip_by_undo };
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  GtkSettings *settings = gtk_settings_get_default ();
  ScrWindow *window = ui_open_match (match);
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  guint64 random = 8;

  g_object_set (window, "pace", 60000, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (skips); i++)
    {
      play_until_walking (window, &random);
      check_walking (window);
      skips[i](window);
      g_assert_false (scr_playback_get_is_walking (get_playback (window)));
      g_assert_false (gtk_widget_get_visible (ui_get_name (get_page (window), "Skip")));
      g_assert_true (scr_table_get_is_open (table));
      g_assert_true (gtk_widget_get_visible (ui_get_prompt (window)));
      ui_check_shown (window);
    }

  play_until_walking (window, &random);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_false (scr_playback_get_is_walking (get_playback (window)));
  ui_check_shown (window);
  ui_close (window);
}

/* A program waits until people have seen what came before. */
static void
test_programs_wait (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_ONE_BOT);
  ScrWindow *window = ui_open_match (match);
  ScrSession *session = scr_window_get_session (window);
  gboolean is_held;

  g_object_set (get_playback (window), "is-moving", TRUE, NULL);
  g_object_get (scr_session_get_bots (session), "is-held", &is_held, NULL);
  g_assert_true (is_held);
  scr_playback_look (get_playback (window), 0);
  g_object_get (scr_session_get_bots (session), "is-held", &is_held, NULL);
  g_assert_false (is_held);
  ui_close (window);
}

/* The pace that the player chooses holds from then on, in the match that is played too. */
static void
test_pace_is_live (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GSettings) settings = g_settings_new ("org.scriptorium.Scriptorium");
  ScrWindow *window = ui_open_match (match);
  guint pace;

  g_settings_set_uint (settings, "pace", 1234);
  ui_settle ();
  g_object_get (get_playback (window), "pace", &pace, NULL);
  g_assert_cmpuint (pace, ==, 1234);
  g_object_get (scr_session_get_bots (scr_window_get_session (window)), "pace", &pace, NULL);
  g_assert_cmpuint (pace, ==, 1234);
  g_settings_reset (settings, "pace");
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  ui_init (&argc, &argv);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/playback/own-move", test_own_move);
  g_test_add_func ("/playback/one-by-one", test_one_by_one);
  g_test_add_func ("/playback/skip", test_skip);
  g_test_add_func ("/playback/at-once", test_at_once);
  g_test_add_func ("/playback/look-back", test_look_back);
  g_test_add_func ("/playback/henricus-steps", test_henricus_steps);
  g_test_add_func ("/playback/page-walks", test_page_walks);
  g_test_add_func ("/playback/programs-wait", test_programs_wait);
  g_test_add_func ("/playback/pace-is-live", test_pace_is_live);

  return g_test_run ();
}
