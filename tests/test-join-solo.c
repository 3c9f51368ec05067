/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-join-page.h"
#include "join-util.h"

/* A game against Henricus is joined. */

static void
made_cb (ScrJoinPage *page,
         ScrMatch *match,
         ScrMatch **made)
{
  g_set_object (made, match);
}

/* Henricus' highest card goes back into its pile, which is shuffled: who joins is asked what lies
 * on top. What is not told of his piles may be in them. */
static void
test_round_end (void)
{
  ScrWindow *window = ui_open ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (ScrMatch) joined = NULL;
  g_autoptr (JsonNode) state = NULL;
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;
  g_autofree char *out = NULL;
  JsonObject *told, *henricus;
  GtkWidget *page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_join_page_begin (SCR_JOIN_PAGE (page), scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  g_signal_connect (page, "made", G_CALLBACK (made_cb), &joined);
  json_node_unref (join_fill_all (page, match));
  join_choose (page, "What happens at your table", "A round ends");
  join_fill (page, "The Abbot-General stands on", "");
  join_fill (page, "Henricus: Abbot cards on the own discard pile", "3 9 12");
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "5");
  join_fill (page, "Henricus: On top of the low pile (- if it is empty)", "2");
  join_fill (page, "Henricus: On top of the high pile (- if it is empty)", "8");
  join_fill (page, "Henricus: Cards in the low pile", "");
  join_fill (page, "Henricus: Cards in the high pile", "");
  g_assert_nonnull (ui_find_text (page, "12 goes back into its pile: shuffle that, and lay the "
                                        "others into the box."));
  g_assert_nonnull (ui_find_text (page, "Left empty, these are in it: 1 2 4 6 7 14 14"));
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "5 14 14 14");
  g_assert_nonnull (ui_find_text (page, "Left empty, these are in it: 1 2 4 6 7"));
  g_assert_nonnull (ui_find_text (page, "Left empty, these are in it: 8 10 11 13"));
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "5");
  join_fill (page, "Round, 1 to 4", "2");
  g_assert_null (ui_find_text (page, "Left empty, these are in it: 1 2 4 6 7 14 14"));
  join_fill (page, "Round, 1 to 4", "1");
  gtk_widget_activate_action (page, "join.go", NULL);
  g_assert_nonnull (joined);
  state = scr_state_to_json (scr_match_get_state (joined));
  told = json_node_get_object (state);
  henricus = json_object_get_object_member (told, "henricus");
  low = join_print_numbers (json_object_get_array_member (henricus, "low"));
  high = join_print_numbers (json_object_get_array_member (henricus, "high"));
  out = join_print_numbers (json_object_get_array_member (henricus, "discards"));
  g_assert_cmpint (json_object_get_int_member (told, "round"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (told, "awaiting"), ==, "henricus");
  g_assert_cmpstr (low, ==, "1 2 4 6 7 14 14 ");
  g_assert_cmpstr (high, ==, "8 10 11 12 13 14 ");
  g_assert_cmpstr (out, ==, "-");
  g_object_unref (page);
  ui_close (window);
}

/* When a phase begins, Henricus has his card on top of a pile still: he plays it at once, and the
 * next one is asked for. */
static void
test_begin (void)
{
  ScrWindow *window = ui_open ();
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (ScrMatch) joined = NULL;
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (JsonNode) told = NULL;
  g_autofree char *played = NULL;
  g_autofree char *values = NULL;
  g_autofree char *pile = NULL;
  g_autofree char *top = NULL;
  g_autofree char *turn = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *henricus;
  gboolean is_high;
  GtkWidget *page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_join_page_begin (SCR_JOIN_PAGE (page), scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  g_signal_connect (page, "made", G_CALLBACK (made_cb), &joined);
  state = join_fill_all (page, match);
  henricus = json_object_get_object_member (json_node_get_object (state), "henricus");
  is_high = json_object_get_int_member (henricus, "played") > 7;
  played = g_strdup_printf ("%d", (int) json_object_get_int_member (henricus, "played"));
  values = join_print_numbers (
      json_object_get_array_member (henricus, is_high ? "high" : "low"));
  pile = g_strconcat (values, played, NULL);
  join_choose (page, "What happens at your table", "A phase begins");
  top = g_strdup_printf ("Henricus: On top of the %s pile (- if it is empty)",
                         is_high ? "high" : "low");
  join_fill (page, top, played);
  join_fill (page, is_high ? "Henricus: Cards in the high pile" : "Henricus: Cards in the low pile",
             pile);
  gtk_widget_activate_action (page, "join.go", NULL);
  g_assert_nonnull (joined);
  turn = g_strdup_printf ("henricus %s %d", is_high ? "high" : "low",
                          (int) json_array_get_int_element (
                              json_object_get_array_member (henricus, "top"), is_high));
  g_assert_true (scr_match_play (joined, turn, &error));
  g_assert_no_error (error);
  told = scr_state_to_json (scr_match_get_state (joined));
  join_check_same (json_node_get_object (told), json_node_get_object (state));
  g_object_unref (page);
  ui_close (window);
}

static void
press_go (GtkWidget *page,
          const char *reason)
{
  gtk_widget_activate_action (page, "join.go", NULL);
  ui_settle ();
  g_test_message ("%s", join_get_refusal (page));
  g_assert_nonnull (strstr (join_get_refusal (page), reason));
}

/* What is missing before Henricus, or cannot be, is said there. */
static void
test_refused (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (SCR_TYPE_JOIN_PAGE, NULL);
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (ScrMatch) joined = NULL;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_join_page_begin (SCR_JOIN_PAGE (page), scr_game_lookup ("abbates"),
                                      scr_match_get_setup (match), NULL, "", NULL));
  g_signal_connect (page, "made", G_CALLBACK (made_cb), &joined);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  json_node_unref (join_fill_all (page, match));
  join_fill (page, "Henricus: Played in this phase (-: sits out)", "");
  press_go (page, "Henricus plays first in each phase");
  join_fill (page, "Henricus: Played in this phase (-: sits out)", "6");
  join_fill (page, "Henricus: Garden cards, the first that he got first", "w2 ?");
  press_go (page, "They must all be known");
  join_fill (page, "Henricus: Garden cards, the first that he got first", "w2 b1");
  join_fill (page, "Henricus: The Abbot stands on", "5");
  press_go (page, "stands on 5, but the beans of his cards add up to 3");
  join_fill (page, "Henricus: The Abbot stands on", "3");
  join_fill (page, "Henricus: Pawn on the Solo card, square 1 to 3", "4");
  press_go (page, "from 1 to 3");
  join_fill (page, "Henricus: Pawn on the Solo card, square 1 to 3", "1");
  join_fill (page, "Draw pile: how many cards", "");
  join_fill (page, "Discard pile: how many cards, or which", "3");
  join_fill (page, "The Abbot-General stands on", "");
  join_choose (page, "What happens at your table", "Cards are being taken");
  join_fill (page, "Ann: Played in this phase (empty: not yet, -: sits out)", "2");
  join_fill (page, "Ann: In hand (14 is a Benedict card, - none)", "1 3-13");
  join_fill (page, "Henricus: Cards in the low pile", "");
  join_fill (page, "Henricus: On top of the low pile (- if it is empty)", "");
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "6");
  join_choose (page, "Who takes a card next", "Henricus");
  press_go (page, "Henricus has won: he takes by the Solo card");
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "");
  join_choose (page, "Who takes a card next", "Ann");
  press_go (page, "Henricus has won this phase with Abbot card 6");
  join_fill (page, "Henricus: Abbot cards in the Chapter Room", "6");
  g_assert_null (joined);
  gtk_widget_activate_action (page, "join.go", NULL);
  g_test_message ("%s", join_get_refusal (page));
  g_assert_nonnull (joined);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/join-solo/begin", test_begin);
  g_test_add_func ("/join-solo/round-end", test_round_end);
  g_test_add_func ("/join-solo/refused", test_refused);

  return g_test_run ();
}
