/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-join-page.h"

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

static GtkEditable *
get_entry (ScrWindow *window,
           const char *name)
{
  return GTK_EDITABLE (ui_get_control (GTK_WIDGET (window), GTK_TYPE_ENTRY, name));
}

static void
fill (ScrWindow *window,
      const char *name,
      const char *text)
{
  gtk_editable_set_text (get_entry (window, name), text);
}

/* "window-2" as it is typed. */
static char *
dup_typed (JsonNode *card)
{
  const char *word = JSON_NODE_HOLDS_NULL (card) ? "" : json_node_get_string (card);

  return *word == '\0' || *word == '?' ? g_strdup (word)
                                       : g_strdup_printf ("%c%s", *word, strchr (word, '-') + 1);
}

static void
fill_cards (ScrWindow *window,
            JsonObject *state,
            const char *key,
            const char *format)
{
  JsonArray *cards = json_object_get_array_member (state, key);

  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      g_autofree char *name = ui_fill_number (format, i + 1);
      g_autofree char *typed = dup_typed (json_array_get_element (cards, i));

      fill (window, name, typed);
    }
}

static char *
join_numbers (JsonArray *values)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (values); i++)
    g_string_append_printf (text, "%d ", (int) json_array_get_int_element (values, i));
  if (text->len == 0)
    g_string_append (text, "-");

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
fill_of_seat (ScrWindow *window,
              const char *seat,
              const char *title,
              const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", seat, title);

  fill (window, name, text);
}

static void
fill_number (ScrWindow *window,
             const char *seat,
             const char *title,
             JsonNode *number)
{
  g_autofree char *text = JSON_NODE_HOLDS_NULL (number)
                              ? g_strdup ("")
                              : g_strdup_printf ("%d", (int) json_node_get_int (number));

  fill_of_seat (window, seat, title, text);
}

static void
fill_chapter (ScrWindow *window,
              JsonObject *state,
              guint number,
              const char *seat)
{
  JsonArray *chapter = json_object_get_array_member (state, "chapter");
  g_autoptr (JsonArray) values = json_array_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < json_array_get_length (chapter); i++)
    {
      JsonObject *card = json_array_get_object_element (chapter, i);

      if (json_object_get_int_member (card, "seat") == number)
        json_array_add_int_element (values, json_object_get_int_member (card, "value"));
    }
  text = join_numbers (values);
  fill_of_seat (window, seat, "Abbot cards in the Chapter Room", text);
}

static void
fill_seat (ScrWindow *window,
           JsonObject *state,
           guint i,
           const char *name)
{
  JsonObject *seat =
      json_array_get_object_element (json_object_get_array_member (state, "seats"), i);
  g_autofree char *format = g_strdup_printf ("%s: square %%u of the portrait", name);
  g_autofree char *hand = join_numbers (json_object_get_array_member (seat, "hand"));
  g_autofree char *discards = join_numbers (json_object_get_array_member (seat, "discards"));
  g_autofree char *corners = join_numbers (json_object_get_array_member (seat, "corners"));
  g_autofree char *covered = g_strdup_printf (
      "%u", json_array_get_length (json_object_get_array_member (seat, "covered")));

  fill_cards (window, seat, "portrait", format);
  fill_of_seat (window, name, "How many cards are covered", covered);
  fill_number (window, name, "The Abbot stands on", json_object_get_member (seat, "track"));
  fill_number (window, name, "Played in this phase (empty: not yet, -: sits out)",
               json_object_get_member (seat, "played"));
  fill_of_seat (window, name, "Abbot cards on the own discard pile", discards);
  fill_chapter (window, state, i + 1, name);
  fill_of_seat (window, name, "In hand (14 is a Benedict card, - none)", hand);
  fill_of_seat (window, name, "Corner cards won (rounds)", corners);
  fill_number (window, name, "Ora et Labora: conditions met (- if the pawn is gone)",
               json_object_get_member (seat, "ora"));
  if (json_object_get_null_member (seat, "ora"))
    fill_of_seat (window, name, "Ora et Labora: conditions met (- if the pawn is gone)", "-");
  fill_of_seat (window, name, "Number of the mission",
                json_object_get_string_member (seat, "mission"));
}

/* Which of the choices says so; each arcade card has one title. */
static void
choose_arcades (ScrWindow *window,
                guint round)
{
  for (guint i = (round - 1) * 3; i < 12; i++)
    {
      g_autofree char *name = g_strdup_printf ("Round %u, box %u", i / 3 + 1, i % 3 + 1);

      gtk_drop_down_set_selected (
          GTK_DROP_DOWN (ui_get_control (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN, name)),
          i % 3 + 1);
    }
}

static void
fill_number_of (ScrWindow *window,
                JsonObject *state,
                const char *key,
                const char *name)
{
  g_autofree char *text =
      g_strdup_printf ("%d", (int) json_object_get_int_member (state, key));

  fill (window, name, text);
}

/* Types the whole position of @match. */
static JsonNode *
fill_all (ScrWindow *window,
          ScrMatch *match)
{
  static const char *const points[] = { "Primus", "Secundus", "Tertius", "Aequalis" };
  JsonNode *node = scr_state_to_json (scr_match_get_state (match));
  JsonObject *state = json_node_get_object (node);
  GtkWidget *start = ui_get_control (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN,
                                     "Starting player of this phase");

  fill_number_of (window, state, "round", "Round, 1 to 4");
  fill_number_of (window, state, "phase", "Phase, 1 to 4");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (start),
                              (guint) json_object_get_int_member (state, "start_seat") - 1);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *typed = dup_typed (json_array_get_element (
          json_object_get_array_member (state, "points_card"), i));

      fill (window, points[i], typed);
    }
  fill_cards (window, state, "garden", "Garden square %u");
  fill_cards (window, state, "refill", "Replenishment row, box %u");
  choose_arcades (window, (guint) json_object_get_int_member (state, "round"));
  for (guint i = 0; i < scr_match_get_n_seats (match); i++)
    fill_seat (window, state, i, scr_match_get_seat_name (match, i + 1));
  fill_number_of (window, state, "general", "The Abbot-General stands on");
  fill_number_of (window, state, "pile", "Draw pile: how many cards");

  return node;
}

static void
press_go (ScrWindow *window)
{
  ui_click_widget (ui_get_control (GTK_WIDGET (window), GTK_TYPE_BUTTON, "Go on from here"));
}

static const char *
get_refusal (GtkWidget *root)
{
  const char *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "refusal") &&
      gtk_widget_get_mapped (root))
    return gtk_label_get_label (GTK_LABEL (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = get_refusal (child);

  return found;
}

/* The same but for what the form need not know: which cards are covered or discarded, in which
 * order cards were won, and the arcade. */
static void
check_same (JsonObject *told,
            JsonObject *state)
{
  static const char *const keys[] = { "round", "phase", "by", "awaiting", "line", "taken_line",
                                      "general", "points_card", "garden", "refill", "pile",
                                      "start_seat" };
  static const char *const seat_keys[] = { "hand", "played", "out", "discards", "ora", "portrait",
                                           "corners", "mission", "track" };
  JsonArray *seats = json_object_get_array_member (state, "seats");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("%s", keys[i]);
      g_assert_true (json_node_equal (json_object_get_member (told, keys[i]),
                                      json_object_get_member (state, keys[i])));
    }
  for (guint i = 0; i < json_array_get_length (seats); i++)
    for (guint j = 0; j < G_N_ELEMENTS (seat_keys); j++)
      {
        JsonObject *seat =
            json_array_get_object_element (json_object_get_array_member (told, "seats"), i);

        g_test_message ("%s of seat %u", seat_keys[j], i + 1);
        g_assert_true (json_node_equal (
            json_object_get_member (seat, seat_keys[j]),
            json_object_get_member (json_array_get_object_element (seats, i), seat_keys[j])));
      }
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
  state = fill_all (window, played);
  press_go (window);
  g_assert_cmpstr (get_refusal (GTK_WIDGET (window)), ==, NULL);
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpint (scr_match_get_mode (ui_get_match (window)), ==, SCR_MODE_TABLE);
  g_assert_cmpuint (ui_count_entries (window), ==, 0);
  told = scr_state_to_json (scr_match_get_state (ui_get_match (window)));
  check_same (json_node_get_object (told), json_node_get_object (state));
  ui_close (window);
}

/* Whatever is missing or cannot be is said beside its place, which has the focus. */
static void
check_refused (ScrWindow *window,
               const char *name,
               const char *text,
               const char *reason)
{
  GtkEditable *entry = get_entry (window, name);
  g_autofree char *right = g_strdup (gtk_editable_get_text (entry));

  g_test_message ("%s: %s", name, text);
  gtk_editable_set_text (entry, text);
  press_go (window);
  g_assert_cmpstr (scr_window_get_page (window), ==, "join");
  g_assert_nonnull (get_refusal (GTK_WIDGET (window)));
  g_test_message ("%s", get_refusal (GTK_WIDGET (window)));
  g_assert_nonnull (strstr (get_refusal (GTK_WIDGET (window)), reason));
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
  g_assert_cmpstr (get_refusal (GTK_WIDGET (window)), ==, "Type a number from 1 to 4.");
  json_node_unref (fill_all (window, played));
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

/* A game alone is refused, and it is said why. */
static void
test_solo (void)
{
  ScrWindow *window = open_join ();
  g_autoptr (ScrJoinPage) page = g_object_ref_sink (g_object_new (SCR_TYPE_JOIN_PAGE, NULL));
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  g_autoptr (GError) error = NULL;

  g_assert_false (scr_join_page_begin (page, scr_game_lookup ("abbates"),
                                       scr_match_get_setup (match), NULL, "", &error));
  g_assert_nonnull (strstr (error->message, "Henricus"));
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

/* Going back loses nothing of what was typed. */
static void
test_back (void)
{
  ScrWindow *window = open_join ();

  ui_activate (window, "win.join");
  fill (window, "Garden square 1", "w2");
  gtk_widget_activate_action (GTK_WIDGET (get_entry (window, "Garden square 1")), "join.back",
                              NULL);
  g_assert_cmpstr (scr_window_get_page (window), ==, "new");
  ui_activate (window, "win.join");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (window, "Garden square 1")), ==, "w2");
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
  g_test_add_func ("/join/variants", test_variants);
  g_test_add_func ("/join/solo", test_solo);
  g_test_add_func ("/join/arcade", test_arcade);
  g_test_add_func ("/join/back", test_back);

  return g_test_run ();
}
