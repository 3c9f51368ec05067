/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-join-page.h"
#include "games/abbates/abbates-setup.h"
#include "join-util.h"

/* A game that is under way at a table is joined: its position is told in a form. */

/* A match by what the page for a new match has chosen, played by programs to where somebody is to
 * play in @round after @n_more decisions. */
static ScrMatch *
play_match (ScrWindow *window,
            guint round,
            guint n_more)
{
  g_autoptr (JsonNode) setup = scr_new_page_to_json (scr_window_get_new_page (window));
  g_autoptr (GError) error = NULL;
  ScrMatch *match =
      scr_match_new (scr_game_lookup ("abbates"), setup, SCR_MODE_DIGITAL, "11", &error);
  guint64 random = 7;

  g_assert_no_error (error);
  g_assert_true (scr_match_deal (match, NULL, NULL));
  for (;;)
    {
      ScrState *state = scr_match_get_state (match);
      g_autofree char *move = NULL;
      guint now = 0;

      g_object_get (state, "round", &now, NULL);
      if (now >= round && g_str_equal (scr_state_get_awaiting (state), "play") && n_more-- == 0)
        break;
      move = ui_dup_random_move (match, &random);
      g_assert_true (scr_match_play (match, move, NULL));
    }

  return match;
}

static ScrWindow *
open_join (void)
{
  ScrWindow *window = ui_open ();

  scr_window_show_new (window);
  ui_settle ();

  return window;
}

static void
press_go (ScrWindow *window)
{
  ui_click_widget (ui_get_control (GTK_WIDGET (window), GTK_TYPE_BUTTON, "Go on from here"));
}

/* A position told whole is mirrored from there on. */
static void
test_whole (gconstpointer data)
{
  guint round = GPOINTER_TO_UINT (data) / 2 + 1;
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, round, GPOINTER_TO_UINT (data) % 2);
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (JsonNode) told = NULL;

  ui_activate (window, "win.join");
  g_assert_cmpstr (scr_window_get_page (window), ==, "join");
  state = join_fill_all (GTK_WIDGET (window), played);
  press_go (window);
  g_assert_cmpstr (join_get_refusal (GTK_WIDGET (window)), ==, NULL);
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpint (scr_match_get_mode (ui_get_match (window)), ==, SCR_MODE_TABLE);
  g_assert_cmpuint (ui_count_entries (window), ==, 0);
  told = scr_state_to_json (scr_match_get_state (ui_get_match (window)));
  join_check_same (json_node_get_object (told), json_node_get_object (state));
  ui_close (window);
}

/* Whatever is missing or cannot be is said beside its place, which has the focus. */
static void
check_refused (ScrWindow *window,
               const char *name,
               const char *text,
               const char *reason)
{
  GtkEditable *entry = join_get_entry (GTK_WIDGET (window), name);
  g_autofree char *right = g_strdup (gtk_editable_get_text (entry));

  g_test_message ("%s: %s", name, text);
  gtk_editable_set_text (entry, text);
  press_go (window);
  g_assert_cmpstr (scr_window_get_page (window), ==, "join");
  g_assert_nonnull (join_get_refusal (GTK_WIDGET (window)));
  g_test_message ("%s", join_get_refusal (GTK_WIDGET (window)));
  g_assert_nonnull (strstr (join_get_refusal (GTK_WIDGET (window)), reason));
  ui_wait (join_is_refusal_in_sight, window);
  gtk_editable_set_text (entry, right);
}

static void
test_refused (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, 2, 0);
  const char *seat = scr_match_get_seat_name (played, 1);
  g_autofree char *track = g_strdup_printf ("%s: The Abbot stands on", seat);
  g_autofree char *hand = g_strdup_printf ("%s: In hand (14 is a Benedict card, - none)", seat);
  g_autofree char *mission = g_strdup_printf ("%s: Number of the mission", seat);
  g_autofree char *corners = g_strdup_printf ("%s: Corner cards won (rounds)", seat);

  ui_activate (window, "win.join");
  press_go (window);
  g_assert_cmpstr (join_get_refusal (GTK_WIDGET (window)), ==, "Type a number from 1 to 4.");
  json_node_unref (join_fill_all (GTK_WIDGET (window), played));
  check_refused (window, "Round, 1 to 4", "7", "from 1 to 4");
  check_refused (window, "Secundus", "", "All four cards");
  check_refused (window, "Secundus", "?", "All four cards");
  check_refused (window, "Garden square 3", "x", "such as w2");
  check_refused (window, track, "55", "add up to");
  check_refused (window, hand, "1 2 x", "“x” is not understood");
  check_refused (window, hand, "3 3", "twice");
  check_refused (window, mission, "99", "mission card");
  check_refused (window, corners, "1 1", "twice");
  check_refused (window, "The Abbot-General stands on", "1", "add up to");
  check_refused (window, "Draw pile: how many cards", "", "Count one of the two piles");
  check_refused (window, "Draw pile: how many cards", "90", "do not add up");
  check_refused (window, "Discard pile: how many cards, or which", "w2 q", "the lowest first");
  press_go (window);
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  ui_close (window);
}

/* In a step that cannot be, it is said which is the nearest that can. */
static void
check_step (ScrWindow *window,
            const char *name,
            const char *choice,
            const char *reason)
{
  press_go (window);
  g_assert_cmpstr (scr_window_get_page (window), ==, "join");
  g_test_message ("%s", join_get_refusal (GTK_WIDGET (window)));
  g_assert_nonnull (strstr (join_get_refusal (GTK_WIDGET (window)), reason));
  ui_wait (join_is_refusal_in_sight, window);
  if (name != NULL)
    join_choose (GTK_WIDGET (window), name, choice);
}

static void
test_steps_refused (void)
{
  static const char *const step = "What happens at your table";
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, 2, 1);
  g_autoptr (JsonNode) state = NULL;
  gint64 by, other;
  g_autofree char *last = NULL;
  g_autofree char *hand = NULL;
  g_autofree char *chapter = NULL;
  g_autofree char *laid = NULL;
  g_autofree char *winner = NULL;
  g_autofree char *loser = NULL;

  ui_activate (window, "win.join");
  state = join_fill_all (GTK_WIDGET (window), played);
  by = json_object_get_int_member (json_node_get_object (state), "by");
  other = 3 - by;
  last =
      g_strdup_printf ("Player %d: Played in this phase (empty: not yet, -: sits out)", (int) by);
  hand = g_strdup_printf ("Player %d: In hand (14 is a Benedict card, - none)", (int) by);
  chapter = g_strdup_printf ("Player %d: Abbot cards in the Chapter Room", (int) by);
  laid = g_strdup_printf ("Player %d: Played in this phase (empty: not yet, -: sits out)",
                          (int) other);
  winner = g_strdup_printf ("Player %d", (int) by);
  loser = g_strdup_printf ("Player %d", (int) other);

  /* From round 2 on, nobody can tell from the rest what is in hand. */
  check_refused (window, hand, "", "left the game");
  join_choose (GTK_WIDGET (window), step, "Cards are being taken");
  check_step (window, NULL, NULL, "type the Abbot card that was played");
  join_fill (GTK_WIDGET (window), last, "14");
  join_choose (GTK_WIDGET (window), step, "Cards are being played");
  check_step (window, step, "Cards are being taken", "Choose that cards are being taken");
  join_fill (GTK_WIDGET (window), "Phase, 1 to 4", "4");
  check_step (window, NULL, NULL, "Nobody takes a garden card in phase 4");
  join_fill (GTK_WIDGET (window), "Phase, 1 to 4", "1");
  join_choose (GTK_WIDGET (window), "Who takes a card next", loser);
  check_refused (window, laid, "-", "sits the phase out");
  join_choose (GTK_WIDGET (window), "Who takes a card next", winner);
  check_step (window, NULL, NULL, "with Abbot card 14, so that card lies in the Chapter Room");
  join_fill (GTK_WIDGET (window), chapter, "14");
  join_fill (GTK_WIDGET (window), "The Abbot-General stands on", "");
  press_go (window);
  g_test_message ("%s", join_get_refusal (GTK_WIDGET (window)));
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  ui_close (window);
}

/* At the end of a round the cards come back that the corner card says, and a Benedict card. */
static void
test_round_end (gconstpointer data)
{
  guint round = GPOINTER_TO_UINT (data);
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, round, 0);
  g_autoptr (AbbatesSetup) setup =
      abbates_setup_new (scr_match_get_setup (played), NULL);
  g_autoptr (JsonNode) state = NULL;
  JsonObject *told, *seat;
  g_autofree char *hand = NULL;

  ui_activate (window, "win.join");
  json_node_unref (join_fill_all (GTK_WIDGET (window), played));
  join_choose (GTK_WIDGET (window), "What happens at your table", "A round ends");
  join_choose (GTK_WIDGET (window), "Starting player of this phase", "Player 2");
  join_fill (GTK_WIDGET (window), "Player 1: In hand (14 is a Benedict card, - none)", "1 2 9");
  join_fill (GTK_WIDGET (window), "Player 1: Abbot cards on the own discard pile", "3 5 8");
  join_fill (GTK_WIDGET (window), "Player 1: Abbot cards in the Chapter Room", "-");
  join_fill (GTK_WIDGET (window), "Player 2: Abbot cards in the Chapter Room", "-");
  join_fill (GTK_WIDGET (window), "Player 2: In hand (14 is a Benedict card, - none)", "4 14");
  join_fill (GTK_WIDGET (window), "The Abbot-General stands on", "");
  join_fill (GTK_WIDGET (window), "Player 1: Ora et Labora: conditions met (- if the pawn is gone)",
             "4");
  join_fill (GTK_WIDGET (window), "Player 2: Ora et Labora: conditions met (- if the pawn is gone)",
             "-");
  press_go (window);
  g_test_message ("%s", join_get_refusal (GTK_WIDGET (window)));
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  state = scr_state_to_json (scr_match_get_state (ui_get_match (window)));
  told = json_node_get_object (state);
  seat = json_array_get_object_element (json_object_get_array_member (told, "seats"), 0);
  hand = join_print_numbers (json_object_get_array_member (seat, "hand"));
  g_assert_cmpint (json_object_get_boolean_member (told, "over"), ==, round == 4);
  if (round < 4)
    {
      g_assert_cmpint (json_object_get_int_member (told, "round"), ==, round + 1);
      g_assert_cmpint (json_object_get_int_member (told, "phase"), ==, 1);
      g_assert_cmpint (json_object_get_int_member (told, "by"), ==, 2);
      g_assert_cmpint (json_object_get_int_member (seat, "ora"), ==, 0);
      g_assert_cmpstr (hand, ==,
                       setup->rules.return_highest[round - 1] ? "1 2 8 9 14 " : "1 2 3 9 14 ");
    }
  else
    g_assert_cmpstr (hand, ==, "1 2 9 14 ");
  ui_close (window);
}

static void
made_cb (ScrJoinPage *page,
         ScrMatch *match,
         ScrMatch **made)
{
  g_set_object (made, match);
}

/* What a variant leaves out is not asked for. */
static void
test_variants (void)
{
  static const char *const variants[] = { "no-arcade", "no-ora", "no-mission", "no-points-card" };
  static const char *const gone[] = {
    "Round 2, box 1", "Player 1: Ora et Labora: conditions met (- if the pawn is gone)",
    "Player 1: Number of the mission", "Primus"
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      ScrWindow *window = open_join ();
      g_autoptr (ScrJoinPage) page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));
      g_autoptr (JsonNode) setup = scr_new_page_to_json (scr_window_get_new_page (window));
      JsonObject *chosen = json_object_new ();
      g_autoptr (GError) error = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (variants); j++)
        json_object_set_boolean_member (chosen, variants[j], i == j);
      json_object_set_object_member (json_node_get_object (setup), "variants", chosen);
      g_assert_true (scr_join_page_begin (page, scr_game_lookup ("abbates"), setup, NULL, "",
                                          &error));
      for (guint j = 0; j < G_N_ELEMENTS (variants); j++)
        g_assert_true ((ui_find_name (GTK_WIDGET (page), gone[j]) == NULL) == (i == j));
      g_assert_true ((ui_find_name (GTK_WIDGET (page), "Player 1: the secret card") != NULL) ==
                     (i == 3));
      ui_close (window);
    }
}

/* Types where @match stands. Returns the match that is joined, or NULL with the reason told. */
static ScrMatch *
join (ScrMatch *match)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SCR_TYPE_JOIN_PAGE, NULL);
  g_autoptr (GError) error = NULL;
  ScrMatch *made = NULL;

  g_assert_true (scr_join_page_begin (SCR_JOIN_PAGE (page), scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", &error));
  g_assert_no_error (error);
  gtk_window_set_child (GTK_WINDOW (window), page);
  g_signal_connect (page, "made", G_CALLBACK (made_cb), &made);
  gtk_window_present (GTK_WINDOW (window));
  json_node_unref (join_fill_all (page, match));
  gtk_widget_activate_action (page, "join.go", NULL);
  if (made == NULL)
    {
      ui_settle ();
      g_test_message ("%s", join_get_refusal (page));
    }
  gtk_window_destroy (GTK_WINDOW (window));

  return made;
}

/* Whether the form can tell it: what the winner has exchanged, or looked at, it does not ask. */
static gboolean
can_tell (JsonObject *state)
{
  JsonArray *acted = json_object_get_array_member (state, "acted");
  const char *awaiting = json_object_get_string_member (state, "awaiting");

  return g_str_equal (awaiting, "play") || g_str_equal (awaiting, "place") ||
         (g_str_equal (awaiting, "take") && json_array_get_length (acted) == 0);
}

/* A game is joined where anybody is due, and goes on there; @data: a set-up. */
static void
test_steps (gconstpointer data)
{
  static const char *const steps[] = { "A phase begins", "Cards are being played",
                                       "Cards are being taken" };
  guint n_joined[G_N_ELEMENTS (steps)] = { 0 };
  guint64 random = 20261210;
  ScrWindow *window = ui_open ();
  g_autoptr (ScrMatch) match = ui_new_match (data);

  g_assert_true (scr_match_deal (match, NULL, NULL));
  for (guint i = 0; !ui_is_over (match); i++)
    {
      g_autoptr (JsonNode) state = scr_state_to_json (scr_match_get_state (match));
      g_autofree char *move = ui_dup_random_move (match, &random);

      if (can_tell (json_node_get_object (state)) && i % 7 == 0)
        {
          g_autoptr (ScrMatch) joined = join (match);
          g_autoptr (JsonNode) told = NULL;
          g_autoptr (GError) error = NULL;

          g_assert_nonnull (joined);
          told = scr_state_to_json (scr_match_get_state (joined));
          join_check_same (json_node_get_object (told), json_node_get_object (state));
          g_assert_true (scr_match_play (joined, move, &error));
          g_assert_no_error (error);
          for (guint j = 0; j < G_N_ELEMENTS (steps); j++)
            n_joined[j] += g_str_equal (join_name_step (json_node_get_object (state)), steps[j]);
        }
      g_assert_true (scr_match_play (match, move, NULL));
    }
  /* Henricus has played already when anybody is due. */
  g_assert_true (n_joined[0] > 0 || g_str_equal (data, UI_SOLO));
  g_assert_cmpuint (n_joined[1], >, 0);
  g_assert_cmpuint (n_joined[2], >, 0);
  ui_close (window);
}

/* Without palms the third card of a round follows from the two others. */
static void
test_arcade (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrJoinPage) page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  GtkDropDown *boxes[3];

  g_assert_true (scr_join_page_begin (page, scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = ui_fill_number ("Round 3, box %u", i + 1);

      boxes[i] = GTK_DROP_DOWN (ui_get_control (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN, name));
    }
  gtk_drop_down_set_selected (boxes[0], 3);
  g_assert_cmpuint (gtk_drop_down_get_selected (boxes[1]), ==, 0);
  gtk_drop_down_set_selected (boxes[2], 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (boxes[1]), ==, 2);
  ui_close (window);
}

/* The match is called, and shown, as was chosen before. */
static void
test_chosen (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, 1, 0);
  g_autoptr (JsonNode) display = json_from_string ("{\"hide-missions\":true}", NULL);
  g_autoptr (JsonNode) state = NULL;
  JsonNode *shown;

  ui_activate (window, "win.join");
  state = join_fill_all (GTK_WIDGET (window), played);
  g_assert_true (scr_join_page_begin (
      SCR_JOIN_PAGE (ui_find_type (GTK_WIDGET (window), SCR_TYPE_JOIN_PAGE)),
      scr_match_get_game (played), scr_match_get_setup (played), display, "Friday", NULL));
  press_go (window);
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpstr (scr_match_get_title (ui_get_match (window)), ==, "Friday");
  shown = scr_match_get_display (ui_get_match (window));
  g_assert_true (json_object_get_boolean_member (json_node_get_object (shown), "hide-missions"));
  ui_close (window);
}

/* Another set-up asks for another position. */
static void
test_other_setup (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrJoinPage) page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));
  g_autoptr (ScrMatch) two = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrMatch) four = ui_new_match (UI_FOUR_PEOPLE);
  ScrGame *game = scr_match_get_game (two);

  g_assert_true (scr_join_page_begin (page, game, scr_match_get_setup (two), NULL, "", NULL));
  g_assert_null (ui_find_name (GTK_WIDGET (page), "Cleo: The Abbot stands on"));
  g_assert_true (scr_join_page_begin (page, game, scr_match_get_setup (four), NULL, "", NULL));
  g_assert_nonnull (ui_find_name (GTK_WIDGET (page), "Cleo: The Abbot stands on"));
  ui_close (window);
}

/* Going back loses nothing of what was typed. */
static void
test_back (void)
{
  ScrWindow *window = open_join ();

  ui_activate (window, "win.join");
  join_fill (GTK_WIDGET (window), "Garden square 1", "w2");
  gtk_widget_activate_action (GTK_WIDGET (join_get_entry (GTK_WIDGET (window), "Garden square 1")),
                              "join.back", NULL);
  g_assert_cmpstr (scr_window_get_page (window), ==, "new");
  ui_activate (window, "win.join");
  g_assert_cmpstr (gtk_editable_get_text (join_get_entry (GTK_WIDGET (window), "Garden square 1")),
                   ==, "w2");
  ui_close (window);
}

/* Another set-up asks again only what it has besides: a name was wrong, or a variant. */
static void
test_other_set_up (void)
{
  ScrWindow *window = ui_open ();
  g_autoptr (ScrJoinPage) page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) setup = json_node_copy (scr_match_get_setup (match));
  JsonArray *seats;
  GtkWidget *root = GTK_WIDGET (page);

  g_assert_true (scr_join_page_begin (page, scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  join_choose (root, "What happens at your table", "Cards are being played");
  join_choose (root, "Starting player of this phase", "Ben");
  join_fill (root, "Garden square 9", "a2");
  join_fill (root, "Ben: square 3 of the portrait", "w1");
  join_fill (root, "Ben: Abbot cards in the Chapter Room", "4 5");
  join_fill (root, "Draw pile: how many cards", "40");

  seats = json_object_get_array_member (json_node_get_object (setup), "seats");
  json_object_set_string_member (json_array_get_object_element (seats, 1), "name", "Bea");
  json_object_set_boolean_member (json_node_get_object (setup), "palms", TRUE);
  g_assert_true (scr_join_page_begin (page, scr_game_lookup ("abbates"), setup, NULL, "", NULL));
  g_assert_null (ui_find_name (root, "Ben: square 3 of the portrait"));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (ui_get_control (
                        root, GTK_TYPE_DROP_DOWN, "What happens at your table"))),
                    ==, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (ui_get_control (
                        root, GTK_TYPE_DROP_DOWN, "Starting player of this phase"))),
                    ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (join_get_entry (root, "Garden square 9")), ==, "a2");
  g_assert_cmpstr (gtk_editable_get_text (join_get_entry (root, "Bea: square 3 of the portrait")),
                   ==, "w1");
  g_assert_cmpstr (
      gtk_editable_get_text (join_get_entry (root, "Bea: Abbot cards in the Chapter Room")), ==,
      "4 5");
  g_assert_cmpstr (gtk_editable_get_text (join_get_entry (root, "Draw pile: how many cards")), ==,
                   "40");
  ui_close (window);
}

/* Cards that are pasted go to the places one after another, as far as there are some. */
static void
test_paste (void)
{
  static const char *const squares[] = { "w1", "w2", "?", "-", "a3", "b2", "b1", "b3", "w1" };
  ScrWindow *window = open_join ();
  GtkEditable *first;
  int at = 0;

  ui_activate (window, "win.join");
  first = join_get_entry (GTK_WIDGET (window), "Garden square 1");
  gtk_widget_grab_focus (GTK_WIDGET (first));
  gtk_editable_insert_text (gtk_editable_get_delegate (first),
                            "w1 w2, ? - a3\nb2 b1 b3\nw1  a1 x9 b1", -1, &at);
  for (guint i = 0; i < G_N_ELEMENTS (squares); i++)
    {
      g_autofree char *name = ui_fill_number ("Garden square %u", i + 1);

      g_assert_cmpstr (gtk_editable_get_text (join_get_entry (GTK_WIDGET (window), name)), ==,
                       squares[i]);
    }
  g_assert_cmpstr (gtk_editable_get_text (
                       join_get_entry (GTK_WIDGET (window), "Replenishment row, box 1")),
                   ==, "a1");
  /* What is no card stays where it is seen. */
  g_assert_cmpstr (gtk_editable_get_text (
                       join_get_entry (GTK_WIDGET (window), "Replenishment row, box 2")),
                   ==, "x9");
  g_assert_cmpstr (gtk_editable_get_text (
                       join_get_entry (GTK_WIDGET (window), "Replenishment row, box 3")),
                   ==, "");
  ui_close (window);
}

/* What must still be told is listed while one types. */
static void
test_missing (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrMatch) played = play_match (window, 2, 0);

  ui_activate (window, "win.join");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window),
                                  "Still to tell: round, phase, points card, 4 more"));
  join_fill (GTK_WIDGET (window), "Round, 1 to 4", "1");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window),
                                  "Still to tell: phase, points card, arcade cards, 3 more"));
  json_node_unref (join_fill_all (GTK_WIDGET (window), played));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), "All that is needed is told."));
  join_fill (GTK_WIDGET (window), "Player 2: In hand (14 is a Benedict card, - none)", "");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), "Still to tell: Player 2: cards in hand"));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *path = g_strdup_printf ("/join/whole/%u-%u", i / 2 + 1, i % 2);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_whole);
    }
  g_test_add_func ("/join/refused", test_refused);
  g_test_add_func ("/join/steps-refused", test_steps_refused);
  for (guint i = 1; i <= 4; i++)
    {
      g_autofree char *path = g_strdup_printf ("/join/round-end/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_round_end);
    }
  g_test_add_func ("/join/variants", test_variants);
  g_test_add_data_func ("/join/steps/two", UI_TWO_PEOPLE, test_steps);
  g_test_add_data_func ("/join/steps/four", UI_FOUR_PEOPLE, test_steps);
  g_test_add_data_func ("/join/steps/solo", UI_SOLO, test_steps);
  g_test_add_func ("/join/arcade", test_arcade);
  g_test_add_func ("/join/chosen", test_chosen);
  g_test_add_func ("/join/other-setup", test_other_setup);
  g_test_add_func ("/join/back", test_back);
  g_test_add_func ("/join/other-set-up", test_other_set_up);
  g_test_add_func ("/join/missing", test_missing);
  g_test_add_func ("/join/paste", test_paste);

  return g_test_run ();
}
