/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-curtain.h"
#include "app/scr-log.h"
#include "core/scr-json.h"

/* Who sees what: the screen goes from hand to hand, and a secret is seen by its own seat
 * alone. */

#define UI_TWO_WITH_SECRETS \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}]," \
  "\"variants\":{\"no-points-card\":true}}"

/* The match again, as a file would have it, with missions face down. */
static ScrMatch *
hide_missions (ScrMatch *match)
{
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  JsonObject *display = json_object_new ();
  g_autoptr (GError) error = NULL;
  ScrMatch *hidden;

  json_object_set_boolean_member (display, "hide-missions", TRUE);
  json_object_set_object_member (json_node_get_object (root), "display", display);
  hidden = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);

  return hidden;
}

static ScrMatch *
new_hidden (const char *setup)
{
  g_autoptr (ScrMatch) open = ui_new_match (setup);

  return hide_missions (open);
}

/* A match between two people in which Ben has @mission, dealt up to the first play. */
static ScrMatch *
new_with_mission (const char *mission)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) root = NULL;
  JsonArray *moves;
  JsonArray *changed = json_array_new ();
  g_autoptr (GError) error = NULL;
  ScrMatch *result;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  root = scr_match_to_json (match);
  moves = json_object_get_array_member (json_node_get_object (root), "moves");
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
      const char *move = scr_entry_get_move (entry);
      g_autofree char *other = g_strconcat ("mission 2 ", mission, NULL);

      json_array_add_string_element (changed,
                                     g_str_has_prefix (move, "mission 2 ") ? other : move);
    }
  json_object_set_array_member (json_node_get_object (root), "moves", changed);
  json_object_remove_member (json_node_get_object (root), "state");
  result = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);

  return result;
}

static GtkWidget *
get_curtain (ScrWindow *window)
{
  return ui_find_type (GTK_WIDGET (window), SCR_TYPE_CURTAIN);
}

static gboolean
is_drawn (ScrWindow *window)
{
  return gtk_widget_get_mapped (get_curtain (window));
}

static ScrTable *
get_table (ScrWindow *window)
{
  return scr_table_page_get_table (scr_window_get_table_page (window));
}

static guint
get_turn (ScrWindow *window)
{
  return (guint) scr_state_get_turn (scr_match_get_state (ui_get_match (window)));
}

static const char *
get_name (ScrWindow *window,
          guint seat)
{
  return scr_match_get_seat_name (ui_get_match (window), seat);
}

/* The curtain waits for who is due, has the focus, and nothing else can be reached. */
static void
check_drawn (ScrWindow *window)
{
  const char *name = get_name (window, get_turn (window));
  g_autofree char *title = g_strdup_printf ("Hand the screen to %s.", name);
  g_autofree char *label = g_strdup_printf ("I am %s: show the table", name);
  GtkWidget *button = ui_get_name (get_curtain (window), label);

  g_assert_true (is_drawn (window));
  g_assert_nonnull (ui_find_text (get_curtain (window), title));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_table (window))));
  g_assert_false (gtk_widget_get_mapped (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG)));
  g_assert_cmpint (scr_table_get_viewer (get_table (window)), ==, SCR_VIEWER_PUBLIC);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
}

static void
open_curtain (ScrWindow *window)
{
  guint turn = get_turn (window);

  check_drawn (window);
  ui_click_prefix (get_curtain (window), "I am ");
  g_assert_false (is_drawn (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_table (window))));
  g_assert_cmpint (scr_table_get_viewer (get_table (window)), ==, (int) turn);
}

/* The one whose turn it is plays the first legal card. */
static void
play (ScrWindow *window)
{
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (ui_get_match (window)));

  ui_move (window, moves[0]);
}

/* Says all that there is to read or hear of @widget, in sight or not. */
static void
dump (GtkWidget *widget,
      GString *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  g_autofree char *name = ui_dup_name (widget);
  g_autofree char *description = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  /* A clamp tells its child how wide it is, and a score sheet is laid out for its width: both
   * depend on when it is asked. */
  gboolean is_by_width = ADW_IS_CLAMP (gtk_widget_get_parent (widget)) ||
                         gtk_widget_has_css_class (widget, "sheet");
  g_autofree char *style = is_by_width ? NULL : g_strjoinv (" ", classes);

  g_string_append_printf (text, "%s [%s] %s | %s | %s", G_OBJECT_TYPE_NAME (widget), style, name,
                          description, tooltip != NULL ? tooltip : "");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_text (GTK_LABEL (widget)));
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    dump (child, text);
}

static char *
dup_all (ScrWindow *window)
{
  GString *text = g_string_new (gtk_window_get_title (GTK_WINDOW (window)));

  dump (GTK_WIDGET (window), text);

  return g_string_free (text, FALSE);
}

/* All that the window says while Ann is awaited, while she looks, when she has gone back and
 * when she has played; also in the log. */
static void
list_words (const char *mission,
            GPtrArray *words)
{
  g_autoptr (ScrMatch) match = new_with_mission (mission);
  ScrWindow *window;

  while (scr_state_get_turn (scr_match_get_state (match)) != 1)
    {
      g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));

      g_assert_true (scr_match_play (match, moves[0], NULL));
    }
  window = ui_open_match (match);
  g_ptr_array_add (words, dup_all (window));
  open_curtain (window);
  scr_table_page_toggle_log (scr_window_get_table_page (window));
  ui_settle ();
  g_ptr_array_add (words, dup_all (window));
  scr_table_page_toggle_score (scr_window_get_table_page (window));
  ui_settle ();
  g_ptr_array_add (words, dup_all (window));
  scr_table_page_toggle_score (scr_window_get_table_page (window));
  play (window);
  g_ptr_array_add (words, dup_all (window));
  ui_close (window);
}

static void
check_same (const char *one,
            const char *other)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

/* Whatever mission Ben has, nothing in the window differs while he does not look. */
static void
test_no_leak (void)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) other = g_ptr_array_new_with_free_func (g_free);

  list_words ("m09", one);
  list_words ("m10", other);
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      check_same (g_ptr_array_index (one, i), g_ptr_array_index (other, i));
      g_assert_null (strstr (g_ptr_array_index (one, i), "m09"));
    }
}

/* The leak test can fail: while Ben looks, his mission is there. */
static void
test_own_is_seen (void)
{
  g_autoptr (ScrMatch) match = new_with_mission ("m09");
  ScrWindow *window;
  g_autofree char *words = NULL;

  while (scr_state_get_turn (scr_match_get_state (match)) != 2)
    {
      g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));

      g_assert_true (scr_match_play (match, moves[0], NULL));
    }
  window = ui_open_match (match);
  open_curtain (window);
  words = dup_all (window);
  g_assert_nonnull (strstr (words, "m09"));
  ui_close (window);
}

/* From the first hand on, and between any two turns. */
static void
test_between_people (void)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint first = get_turn (window);

  open_curtain (window);
  play (window);
  g_assert_cmpuint (get_turn (window), !=, first);
  open_curtain (window);
  ui_activate (window, "match.undo");
  g_assert_cmpuint (get_turn (window), ==, first);
  open_curtain (window);
  ui_activate (window, "match.redo");
  check_drawn (window);
  ui_activate (window, "match.undo");
  check_drawn (window);
  ui_close (window);
}

/* A match that is opened again waits for who is due. */
static void
test_opened (void)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autoptr (GFile) file = NULL;

  open_curtain (window);
  file = g_object_ref (scr_autosave_get_file (ui_get_autosave (window)));
  scr_window_show_start (window);
  ui_settle ();
  g_assert_false (is_drawn (window));
  g_assert_true (scr_window_open_file (window, file));
  ui_settle ();
  check_drawn (window);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Scriptorium");
  ui_close (window);
}

/* Behind the curtain nothing is played, by a key or otherwise, nor log or sheet shown. */
static void
test_nothing_works_behind (void)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint n_entries = ui_count_entries (window);

  play (window);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_activate (window, "win.log");
  ui_activate (window, "win.score");
  check_drawn (window);
  g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  ui_click_prefix (get_curtain (window), "I am ");
  g_assert_false (gtk_widget_get_mapped (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LOG)));
  play (window);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  ui_close (window);
}

/* With one person nothing is covered, and that seat looks, whoever is due. */
static void
test_alone (void)
{
  static const char *const setups[] = { UI_ONE_BOT, UI_SOLO };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (ScrMatch) match = new_hidden (setups[i]);
      g_autoptr (ScrViewer) viewer = NULL;
      guint64 random = 11;

      g_assert_true (scr_match_deal (match, NULL, NULL));
      viewer = scr_viewer_new (match);
      while (!ui_is_over (match))
        {
          g_autofree char *move = ui_dup_random_move (match, &random);

          g_assert_cmpint (scr_viewer_get_seat (viewer), ==, 1);
          g_assert_cmpuint (scr_viewer_get_awaited (viewer), ==, 0);
          g_assert_true (scr_match_play (match, move, NULL));
          scr_viewer_update (viewer);
        }
      g_assert_cmpint (scr_viewer_get_seat (viewer), ==, SCR_VIEWER_ALL);
    }
}

/* Programs alone play in the open, and so does a match without secrets. */
static void
test_open (void)
{
  g_autoptr (ScrMatch) bots = new_hidden (UI_TWO_BOTS);
  g_autoptr (ScrMatch) people = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (ScrViewer) viewer = scr_viewer_new (bots);
  ScrWindow *window = ui_open_match (people);

  g_assert_cmpint (scr_viewer_get_seat (viewer), ==, SCR_VIEWER_ALL);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_false (is_drawn (window));
      g_assert_cmpint (scr_table_get_viewer (get_table (window)), ==, SCR_VIEWER_PUBLIC);
      play (window);
    }
  ui_close (window);
}

/* A bot between two people shows nothing new, and the person before stays. */
static void
test_bot_between (void)
{
  g_autoptr (ScrMatch) match =
      new_hidden ("{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Bot\",\"player\":\"bot:random\"},"
                  "{\"name\":\"Cleo\"}]}");
  g_autoptr (ScrViewer) viewer = NULL;
  guint64 random = 3;
  guint n_bots = 0;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  viewer = scr_viewer_new (match);
  for (guint i = 0; i < 40; i++)
    {
      guint turn = (guint) scr_state_get_turn (scr_match_get_state (match));
      int before = scr_viewer_get_seat (viewer);
      g_autofree char *move = ui_dup_random_move (match, &random);

      if (turn != 2)
        {
          g_assert_cmpuint (scr_viewer_get_awaited (viewer), ==, before == (int) turn ? 0 : turn);
          scr_viewer_admit (viewer);
          g_assert_cmpint (scr_viewer_get_seat (viewer), ==, turn);
        }
      else
        {
          n_bots++;
          g_assert_cmpuint (scr_viewer_get_awaited (viewer), ==, 0);
        }
      before = scr_viewer_get_seat (viewer);
      g_assert_true (scr_match_play (match, move, NULL));
      scr_viewer_update (viewer);
      if (scr_state_get_turn (scr_match_get_state (match)) == 2)
        g_assert_cmpint (scr_viewer_get_seat (viewer), ==, before);
    }
  g_assert_cmpuint (n_bots, >, 0);
}

/* Cards that are looked at come in sight of the winner alone, and go again. */
static void
test_peek (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;
  guint winner;

  ui_play_until (match, "peek", &moves);
  window = ui_open_match (match);
  g_assert_false (is_drawn (window));
  winner = get_turn (window);
  ui_move (window, "peek");
  g_assert_cmpuint (get_turn (window), ==, winner);
  g_assert_null (ui_find_name (GTK_WIDGET (get_table (window)), "Card 1 from the top: unknown"));
  open_curtain (window);
  g_assert_nonnull (ui_get_prefix (GTK_WIDGET (get_table (window)), "Card 1 from the top"));
  while (get_turn (window) == winner)
    play (window);
  g_assert_cmpint (scr_table_get_viewer (get_table (window)), !=, (int) winner);
  ui_close (window);
}

/* Variant 4: each has a secret card. */
static void
test_secret_cards (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_WITH_SECRETS);
  ScrWindow *window = ui_open_match (match);

  open_curtain (window);
  play (window);
  open_curtain (window);
  ui_close (window);
}

/* A mirrored table is seen by all, who are not sent away; what lies face down stays so. */
static void
test_mirrored (void)
{
  g_autoptr (ScrMatch) digital = new_hidden (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) root = scr_match_to_json (digital);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrViewer) viewer = NULL;

  json_object_set_string_member (json_node_get_object (root), "mode", "table");
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  viewer = scr_viewer_new (match);
  g_assert_cmpint (scr_viewer_get_seat (viewer), ==, SCR_VIEWER_PUBLIC);
  g_assert_cmpuint (scr_viewer_get_awaited (viewer), ==, 0);
}

static guint
count_role (GtkWidget *widget,
            GtkAccessibleRole role)
{
  guint n_found = gtk_widget_get_mapped (widget) &&
                  gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_found += count_role (child, role);

  return n_found;
}

/* One live region says what is to be done and one what was done, in words that the viewer may
 * read; behind the doors there is one that says who is to come. */
static void
test_told (void)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_WITH_SECRETS);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *prompt = NULL;
      g_autofree char *last = NULL;

      g_assert_cmpuint (count_role (page, GTK_ACCESSIBLE_ROLE_STATUS), ==, 0);
      g_assert_cmpuint (count_role (page, GTK_ACCESSIBLE_ROLE_ALERT), ==, 1);
      open_curtain (window);
      g_assert_cmpuint (count_role (page, GTK_ACCESSIBLE_ROLE_STATUS), ==, 1);
      g_assert_cmpuint (count_role (page, GTK_ACCESSIBLE_ROLE_ALERT), ==, 1);
      prompt = scr_state_prompt (scr_match_get_state (match));
      g_assert_true (ui_has_name (ui_get_prompt (window), prompt));
      if (i > 0)
        {
          last = scr_match_dup_sentence (match, ui_count_entries (window),
                                         scr_table_get_viewer (get_table (window)));
          g_assert_nonnull (ui_find_text (page, last));
        }
      while (!is_drawn (window))
        play (window);
    }
  ui_close (window);
}

/* With text twice as large in a small window the button can be reached, and nothing is cut off
 * at the sides. */
static void
test_large_text (void)
{
  g_autoptr (ScrMatch) match = new_hidden (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_sized (360, 640);
  g_autoptr (GFile) file = ui_new_file ("large.match.json");
  GtkWidget *button;
  graphene_rect_t bounds;
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  scr_window_play (window, match, file);
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  check_drawn (window);
  button = ui_get_prefix (get_curtain (window), "I am ");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (window)));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/H4/others-missions-are-nowhere", test_no_leak);
  g_test_add_func ("/curtain/own-is-seen", test_own_is_seen);
  g_test_add_func ("/complaints/H3/doors-before-the-first-hand", test_between_people);
  g_test_add_func ("/complaints/H6/opened-match-waits-behind-doors", test_opened);
  g_test_add_func ("/curtain/nothing-works-behind", test_nothing_works_behind);
  g_test_add_func ("/curtain/alone", test_alone);
  g_test_add_func ("/curtain/open", test_open);
  g_test_add_func ("/curtain/bot-between", test_bot_between);
  g_test_add_func ("/curtain/peek", test_peek);
  g_test_add_func ("/curtain/secret-cards", test_secret_cards);
  g_test_add_func ("/curtain/mirrored", test_mirrored);
  g_test_add_func ("/curtain/told", test_told);
  g_test_add_func ("/curtain/large-text", test_large_text);

  return g_test_run ();
}
