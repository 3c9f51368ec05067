/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-settings.h"
#include "app/scr-status.h"
#include "core/scr-json.h"

/* A hint names a move and why, for who is due and from what that seat may see. */

typedef struct
{
  guint n_found;
  char *move;
  char *sentence;
} Found;

static void
found_cb (Found *found,
          const char *move,
          const char *sentence)
{
  g_free (found->move);
  g_free (found->sentence);
  found->n_found++;
  found->move = g_strdup (move);
  found->sentence = g_strdup (sentence);
}

static void
clear (Found *found)
{
  g_clear_pointer (&found->move, g_free);
  g_clear_pointer (&found->sentence, g_free);
}

static gboolean
is_found (gpointer data)
{
  return ((Found *) data)->n_found > 0;
}

static const char *
get_told (ScrWindow *window)
{
  GtkWidget *status = ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS);

  return gtk_label_get_label (GTK_LABEL (ui_find_role (status, GTK_ACCESSIBLE_ROLE_ALERT)));
}

static gboolean
is_told (gpointer data)
{
  return g_str_has_prefix (get_told (SCR_WINDOW (data)), "Hint: ");
}

/* The button in the header has it told what to do, with a move that can be made. */
static void
test_button (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  Found found = { 0 };
  guint n_entries = ui_count_entries (window);
  g_autofree char *sentence = NULL;
  g_auto (GStrv) moves = NULL;

  g_signal_connect_swapped (scr_session_get_hint (scr_window_get_session (window)), "found",
                            G_CALLBACK (found_cb), &found);
  ui_click (GTK_WIDGET (window), "Hint");
  ui_wait (is_told, window);
  moves = scr_state_list_moves (scr_match_get_state (match));
  g_assert_true (g_strv_contains ((const char *const *) moves, found.move));
  sentence = scr_state_describe (scr_match_get_state (match), found.move, SCR_VIEWER_PUBLIC, NULL);
  g_assert_nonnull (strstr (get_told (window), sentence));
  g_assert_cmpstr (get_told (window), ==, found.sentence);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_move (window, moves[0]);
  g_assert_false (is_told (window));
  clear (&found);
  ui_close (window);
}

/* What is found for a state that is over is dropped. */
static void
test_stale (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  ScrHint *hint = scr_session_get_hint (scr_window_get_session (window));
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));
  Found found = { 0 };
  int turn;

  g_signal_connect_swapped (hint, "found", G_CALLBACK (found_cb), &found);
  scr_hint_think (hint);
  g_assert_true (scr_match_play (match, moves[0], NULL));
  turn = scr_state_get_turn (scr_match_get_state (match));
  scr_hint_think (hint);
  scr_hint_think (hint);
  ui_wait (is_found, &found);
  ui_settle ();
  g_assert_cmpuint (found.n_found, ==, 1);
  g_assert_nonnull (strstr (found.sentence, scr_match_get_seat_name (match, (guint) turn)));
  clear (&found);
  ui_close (window);
}

/* Each sentence names the move, and the score where it changes; there is always a reason. */
static void
test_reasons (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  guint64 random = 21;
  guint n_scores = 0, n_pawns = 0, n_corners = 0;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (!ui_is_over (match))
    {
      guint turn = (guint) scr_state_get_turn (scr_match_get_state (match));
      g_autoptr (ScrState) view = scr_match_view (match, (int) turn);
      g_autofree char *move = ui_dup_random_move (match, &random);
      g_autofree char *what = scr_state_describe (view, move, (int) turn, NULL);
      g_autofree char *start = g_strconcat ("Hint: ", what, " ", NULL);
      g_autofree char *sentence = scr_hint_dup_sentence (view, move);
      g_autoptr (ScrState) after = scr_state_apply (view, move, NULL);

      g_assert_true (g_str_has_prefix (sentence, start));
      g_assert_cmpuint (strlen (sentence), >, strlen (start));
      if (scr_state_get_total (view, turn) != scr_state_get_total (after, turn))
        {
          g_assert_nonnull (strstr (sentence, "In the score: "));
          n_scores++;
        }
      n_pawns += strstr (sentence, "the Ora et Labora pawn goes on") != NULL;
      n_corners += strstr (sentence, "wins the corner card") != NULL;
      g_assert_true (scr_match_play (match, move, NULL));
    }
  g_assert_cmpuint (n_scores, >, 10);
  g_assert_cmpuint (n_pawns, >, 0);
  g_assert_cmpuint (n_corners, >, 0);
}

/* The differences are those of the sums: the parts named add up where all are named. */
static void
test_sums (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  guint n_checked = 0;

  ui_play_until (match, "take", &moves);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      guint turn = (guint) scr_state_get_turn (scr_match_get_state (match));
      g_autoptr (ScrState) view = scr_match_view (match, (int) turn);
      g_autoptr (ScrState) after = scr_state_apply (view, moves[i], NULL);
      g_autofree char *sentence = scr_hint_dup_sentence (view, moves[i]);
      const char *score = strstr (sentence, "In the score: ");
      g_auto (GStrv) parts = g_strsplit (score != NULL ? score : "", "; ", -1);
      int sum = 0;

      if (!g_str_has_prefix (moves[i], "take ") || g_strv_length (parts) >= 3)
        continue;
      for (guint j = 0; parts[j] != NULL; j++)
        {
          const char *plus = strrchr (parts[j], '+');
          const char *minus = g_strrstr (parts[j], "−");

          sum += plus != NULL ? atoi (plus + 1) : -atoi (minus + strlen ("−"));
        }
      g_assert_cmpint (sum, ==,
                       scr_state_get_total (after, turn) - scr_state_get_total (view, turn));
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >, 0);
}

/* With the same numbers by lot, another's hidden mission changes no hint. */
static char *
dup_hint (gboolean is_other)
{
  g_autoptr (ScrMatch) open = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrHint) hint = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *changed = NULL;
  g_autofree char *mission = NULL;
  Found found = { 0 };
  guint turn;

  g_assert_true (scr_match_deal (open, NULL, NULL));
  turn = (guint) scr_state_get_turn (scr_match_get_state (open));
  root = scr_match_to_json (open);
  json_object_remove_member (json_node_get_object (root), "state");
  text = scr_json_print (root, FALSE);
  mission = g_strdup_printf ("\"mission %u m", 3 - turn);
  parts = g_strsplit (text, mission, 2);
  changed = g_strdup_printf ("%s%s%s%s", parts[0], mission, is_other ? "10" : "09", parts[1] + 2);
  g_clear_pointer (&root, json_node_unref);
  root = scr_json_parse (changed, -1, NULL);
  json_object_set_object_member (json_node_get_object (root), "display", json_object_new ());
  json_object_set_boolean_member (
      json_object_get_object_member (json_node_get_object (root), "display"), "hide-missions",
      TRUE);
  match = scr_match_new_from_json (root, NULL);
  g_assert_nonnull (match);

  hint = scr_hint_new (match);
  g_signal_connect_swapped (hint, "found", G_CALLBACK (found_cb), &found);
  g_random_set_seed (17);
  scr_hint_think (hint);
  ui_wait (is_found, &found);
  g_free (found.move);

  return found.sentence;
}

static void
test_never_peeks (void)
{
  g_autofree char *one = dup_hint (FALSE);
  g_autofree char *other = dup_hint (TRUE);

  g_assert_cmpstr (one, ==, other);
}

static gboolean
can_ask (ScrWindow *window)
{
  return g_action_group_get_action_enabled (
      scr_session_get_actions (scr_window_get_session (window)), "hint");
}

/* Who wants no hints gets no button; nor are there hints for a bot, or when it is over. */
static void
test_offered (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) bots = ui_new_match (UI_TWO_BOTS);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *button = ui_get_name (GTK_WIDGET (window), "Hint");
  guint64 random = 9;

  g_assert_true (gtk_widget_get_visible (button));
  g_assert_true (can_ask (window));
  g_settings_set_boolean (settings, "hints", FALSE);
  ui_settle ();
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_false (can_ask (window));
  g_settings_reset (settings, "hints");
  ui_settle ();
  g_assert_true (gtk_widget_get_visible (button));
  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
  g_assert_false (can_ask (window));
  ui_close (window);

  window = ui_open_match (bots);
  g_assert_false (can_ask (window));
  ui_close (window);
}

/* What happened last is announced once: after a refusal it comes back without a word, and the same
 * refusal is announced again. */
static void
test_last_is_told_once (void)
{
  ScrStatus *status = SCR_STATUS (g_object_ref_sink (scr_status_new ()));
  GtkLabel *alert = GTK_LABEL (ui_find_role (GTK_WIDGET (status), GTK_ACCESSIBLE_ROLE_ALERT));
  GtkWidget *last;

  scr_status_set_prompt (status, "Ben: play a card.", "Ann plays 3.", FALSE);
  g_assert_cmpstr (gtk_label_get_label (alert), ==, "Ann plays 3.");
  scr_status_refuse (status, "Played already.", FALSE);
  g_assert_cmpstr (gtk_label_get_label (alert), ==, "Played already.");
  g_assert_true (scr_status_settle (status));
  g_assert_cmpstr (gtk_label_get_label (alert), ==, "");
  last = ui_find_text (GTK_WIDGET (status), "Ann plays 3.");
  g_assert_true (gtk_widget_get_visible (last));
  g_assert_false (last == GTK_WIDGET (alert));
  scr_status_refuse (status, "Played already.", FALSE);
  g_assert_cmpstr (gtk_label_get_label (alert), ==, "Played already.");
  g_assert_false (gtk_widget_get_visible (last));

  g_object_unref (status);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/hint/button", test_button);
  g_test_add_func ("/hint/stale", test_stale);
  g_test_add_func ("/hint/reasons", test_reasons);
  g_test_add_func ("/hint/sums", test_sums);
  g_test_add_func ("/hint/never-peeks", test_never_peeks);
  g_test_add_func ("/hint/offered", test_offered);
  g_test_add_func ("/hint/last-is-told-once", test_last_is_told_once);

  return g_test_run ();
}
