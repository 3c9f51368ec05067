/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-motion.h"
#include "app/scr-curtain.h"
#include "app/scr-playback.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-state.h"

/* Whole games by the keys of the cards and Enter, while the cards move as they do for a player:
 * the focus of the keyboard is never lost. */

/* One motion in so many is seen to its end, the others are cut short. */
#define SEEN_WHOLE 16
#define MOST_PRESSES 400

#define TWO_SECRETS \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}]," \
  "\"variants\":{\"no-points-card\":true}}"

static ScrTable *
get_table (ScrWindow *window)
{
  return scr_table_page_get_table (scr_window_get_table_page (window));
}

static gboolean
is_at_rest (gpointer data)
{
  ScrWindow *window = SCR_WINDOW (data);
  ScrSession *session = scr_window_get_session (window);
  ScrMatch *match = scr_session_get_match (session);
  int turn = scr_state_get_turn (scr_match_get_state (match));

  return scr_playback_get_is_settled (scr_session_get_playback (session)) &&
         (turn < 1 || !g_str_has_prefix (scr_match_get_seat_player (match, (guint) turn), "bot:"));
}

static gboolean
has_begun_or_rests (gpointer data)
{
  return scr_table_get_is_moving (get_table (SCR_WINDOW (data))) || is_at_rest (data);
}

/* Sees what moves, some of it to its end, until somebody is due. */
static void
rest (ScrWindow *window,
      guint64 *random)
{
  GtkWidget *motion = ui_find_type (GTK_WIDGET (get_table (window)), ABBATES_TYPE_MOTION);

  ui_settle ();
  while (!is_at_rest (window))
    {
      ui_wait (has_begun_or_rests, window);
      if (scr_random_below (random, SEEN_WHOLE) == 0)
        {
          ui_wait (is_at_rest, window);
          break;
        }
      for (guint n = scr_random_below (random, 12); n > 0; n--)
        g_main_context_iteration (NULL, FALSE);
      abbates_motion_end (ABBATES_MOTION (motion));
      ui_settle ();
    }
  ui_settle ();
}

static gboolean
has_focus (gpointer window)
{
  return gtk_window_get_focus (GTK_WINDOW (window)) != NULL;
}

/* The focus is on something that can be used and seen. */
static GtkWidget *
check_focus (ScrWindow *window)
{
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  GtkWidget *focus;

  ui_wait (has_focus, window);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, page));
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_sensitive (focus));

  return focus;
}

/* Presses a key of the table that works wherever the focus is. */
static void
press_key (ScrWindow *window,
           guint keyval)
{
  GtkWidget *table = GTK_WIDGET (get_table (window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      guint n_shortcuts = GTK_IS_SHORTCUT_CONTROLLER (controller)
                              ? g_list_model_get_n_items (G_LIST_MODEL (controller))
                              : 0;

      for (guint n = 0; n < n_shortcuts; n++)
        {
          g_autoptr (GtkShortcut) shortcut =
              g_list_model_get_item (G_LIST_MODEL (controller), n);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval)
            g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                         table, NULL));
        }
    }
}

/* Plays one of the cards that can be played by its key. */
static void
play_card (ScrWindow *window,
           guint64 *random)
{
  g_autofree char *move = ui_dup_random_move (ui_get_match (window), random);
  guint value = (guint) g_ascii_strtoull (move + strlen ("play "), NULL, 10);

  press_key (window, value < 10 ? GDK_KEY_0 + value : GDK_KEY_a + value - 10);
}

static gboolean
can_be_pressed (GtkWidget *focus)
{
  return gtk_widget_has_css_class (focus, "lit") ||
         gtk_widget_has_css_class (focus, "suggested-action");
}

/* From the cards that are looked at to the button that puts them back. */
static void
go_to_button (ScrWindow *window)
{
  for (guint i = 0; i <= ABBATES_MAX_KNOWN; i++)
    if (!gtk_widget_has_css_class (check_focus (window), "suggested-action"))
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
}

/* The focus was led to something that can be chosen now. */
static void
press_enter (ScrWindow *window)
{
  if (g_strcmp0 (scr_state_get_awaiting (scr_match_get_state (ui_get_match (window))), "order") ==
      0)
    go_to_button (window);
  if (!can_be_pressed (check_focus (window)))
    {
      g_autofree char *name = ui_dup_name (check_focus (window));

      g_error ("“%s”, but the focus is on “%s”",
               gtk_label_get_label (GTK_LABEL (ui_get_prompt (window))), name);
    }
  g_signal_emit_by_name (check_focus (window), "clicked");
}

/* Who is due comes to the screen, by Enter on what has the focus. */
static void
pass_curtain (ScrWindow *window)
{
  GtkWidget *curtain = ui_find_type (GTK_WIDGET (window), SCR_TYPE_CURTAIN);

  while (gtk_widget_get_mapped (curtain))
    {
      GtkWidget *focus = check_focus (window);

      g_assert_true (gtk_widget_is_ancestor (focus, curtain));
      g_signal_emit_by_name (focus, "clicked");
      ui_settle ();
    }
}

static void
play_game (ScrMatch *match,
           guint64 random)
{
  ScrWindow *window = ui_open_match (match);
  guint n_presses = 0;

  g_object_set (window, "pace", 5, NULL);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  while (!ui_is_over (match))
    {
      pass_curtain (window);
      rest (window, &random);
      check_focus (window);
      if (ui_is_over (match))
        break;
      /* A key shows where the focus is. */
      gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
      if (g_strcmp0 (scr_state_get_awaiting (scr_match_get_state (match)), "play") == 0 &&
          scr_random_below (&random, 4) > 0)
        play_card (window, &random);
      else
        press_enter (window);
      ui_settle ();
      /* After some seconds without a key GTK shows it no more. */
      if (scr_random_below (&random, 2) == 0)
        gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
      g_assert_cmpuint (++n_presses, <, MOST_PRESSES);
    }
  rest (window, &random);
  check_focus (window);
  ui_close (window);
}

static void
test_game (gconstpointer setup)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  play_game (match, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* The score sheet that is opened while cards move stays, and the next move closes it. */
static void
test_score_stays (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  ScrTablePage *page = scr_window_get_table_page (window);
  guint64 random = 2;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_object_set (window, "pace", 5, NULL);
  play_card (window, &random);
  g_assert_true (scr_table_get_is_moving (get_table (window)));
  scr_table_page_toggle_score (page);
  ui_wait (is_at_rest, window);
  ui_settle ();
  g_assert_true (scr_table_page_is_score_shown (page));
  gtk_widget_activate_action (GTK_WIDGET (window), "match.undo", NULL);
  ui_wait (is_at_rest, window);
  ui_settle ();
  g_assert_false (scr_table_page_is_score_shown (page));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_data_func ("/motion-keys/people", UI_TWO_PEOPLE, test_game);
  g_test_add_data_func ("/motion-keys/secrets", TWO_SECRETS, test_game);
  g_test_add_data_func ("/motion-keys/program", UI_ONE_BOT, test_game);
  g_test_add_data_func ("/motion-keys/solo", UI_SOLO, test_game);
  g_test_add_func ("/motion-keys/score-stays", test_score_stays);

  return g_test_run ();
}
