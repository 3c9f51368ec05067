/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-page-util.h"
#include "ui-util.h"

#include "app/scr-choices.h"
#include "app/scr-seat-list.h"
#include "app/scr-set-up.h"
#include "app/scr-settings.h"
#include "app/scr-solo-title.h"

/* The page for a new match. */

/* Seats come and go between two and four; an empty name is the one that its field shows. */
static void
test_seats (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);

  new_page_assert_seats (page, "Player 1:red:human Player 2:purple:human");
  ui_click (root, "Add a seat");
  ui_click (root, "Add a seat");
  new_page_set_name (page, 4, "  Dirk\tvan\n ");
  new_page_assert_seats (page, "Player 1:red:human Player 2:purple:human Player 3:yellow:human "
                               "Dirk van:blue:human");
  g_assert_false (gtk_widget_is_sensitive (ui_get_control (root, GTK_TYPE_BUTTON, "Add a seat")));

  gtk_widget_activate_action (new_page_get_seats (page), "seats.remove", "u", 1);
  gtk_widget_activate_action (new_page_get_seats (page), "seats.remove", "u", 1);
  new_page_assert_seats (page, "Player 1:yellow:human Dirk van:blue:human");
  gtk_widget_activate_action (new_page_get_seats (page), "seats.remove", "u", 1);
  gtk_widget_activate_action (new_page_get_seats (page), "seats.remove", "u", 9);
  new_page_assert_seats (page, "Player 1:yellow:human Dirk van:blue:human");
  ui_click (root, "Add a seat");
  new_page_assert_seats (page, "Player 1:yellow:human Dirk van:blue:human Player 3:red:human");
  new_page_close (window);
}

/* Who takes another's colour gives up the own one for it, and is told so before. */
static void
test_colours (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *seats = new_page_get_seats (page);

  new_page_set_name (page, 2, "Ben");
  g_assert_nonnull (ui_find_name (seats, "Purple, change places with Ben"));
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "purple");
  new_page_assert_seats (page, "Player 1:purple:human Ben:red:human");
  g_assert_nonnull (ui_find_name (seats, "Colour of seat 1: Purple"));
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "blue");
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "green");
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 7, "red");
  new_page_assert_seats (page, "Player 1:blue:human Ben:red:human");
  new_page_close (window);
}

/* The order of the seats is changed by Alt and arrow keys, whose action this is, and the
 * name that is written in keeps the focus. */
static void
test_order (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *seats = new_page_get_seats (page);
  GtkWidget *focus;

  new_page_set_name (page, 1, "Ann");
  new_page_set_name (page, 2, "Ben");
  scr_seat_list_focus_name (SCR_SEAT_LIST (seats), 1);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 1, 1);
  new_page_assert_seats (page, "Ben:purple:human Ann:red:human");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == focus);
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 2, 1);
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 1, -1);
  new_page_assert_seats (page, "Ben:purple:human Ann:red:human");
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 2, -1);
  new_page_assert_seats (page, "Ann:red:human Ben:purple:human");
  new_page_close (window);
}

/* Enter goes from name to name, and at last to Start, which says what it starts. */
static void
test_enter (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);
  GtkWidget *start = ui_get_control (root, GTK_TYPE_BUTTON, "Start");
  GtkWidget *focus;

  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == start);
  new_page_set_name (page, 1, "Ann");
  g_signal_emit_by_name (ui_get_name (root, "Name of seat 1"), "activate");
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (gtk_widget_is_ancestor (focus, ui_get_name (root, "Name of seat 2")));
  g_signal_emit_by_name (ui_get_name (root, "Name of seat 2"), "activate");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == start);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 2")), 1);
  g_assert_nonnull (ui_find_text (root, "Start: Ann and the program"));
  g_assert_true (ui_has_description (start, "Start: Ann and the program"));
  ui_click (root, "Add a seat");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 3")), 2);
  g_assert_nonnull (ui_find_text (root, "Start: Ann and 2 programs"));
  new_page_set_alone (page, TRUE);
  g_assert_nonnull (ui_find_text (root, "Start: Ann alone, Novice"));
  new_page_close (window);
}

/* Alone there is one seat and no program in it; the others come back as they were. */
static void
test_solo (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);
  g_autoptr (JsonNode) setup = NULL;

  ui_click (root, "Add a seat");
  new_page_set_name (page, 2, "Ben");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 1")), 2);
  new_page_set_alone (page, TRUE);
  new_page_assert_seats (page, "Player 1:red:human");
  g_assert_false (gtk_widget_get_mapped (ui_get_control (root, GTK_TYPE_BUTTON, "Add a seat")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (
                                   ui_get_control (root, GTK_TYPE_CHECK_BUTTON, "Abbot")),
                               TRUE);
  setup = scr_new_page_to_json (page);
  g_assert_true (json_object_get_boolean_member (json_node_get_object (setup), "solo"));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (setup), "difficulty"),
                   ==, "abbot");

  new_page_set_alone (page, FALSE);
  new_page_assert_seats (page, "Player 1:red:bot:greedy Ben:purple:human Player 3:yellow:human");
  g_assert_cmpstr (scr_solo_get_title ("unheard-of"), ==, "Al_one");
  g_assert_cmpstr (scr_solo_get_level_description ("unheard-of", "prior"), ==, "");

  new_page_set_alone (page, TRUE);
  ui_click (root, "Start");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpuint (scr_match_get_n_seats (ui_get_match (window)), ==, 1);
  ui_check_shown (window);
  new_page_close (window);
}

typedef struct
{
  gboolean is_alone;
  const char *on;
  const char *refused;
} Conflict;

/* What cannot be combined is insensitive and says why; a switch is off then, and on again
 * when it can be. */
static void
test_conflicts (void)
{
  static const Conflict conflicts[] = {
    { FALSE, NULL, "solo-pawn" },
    { TRUE, NULL, "no-mission" },
    { TRUE, NULL, "no-points-card" },
    { FALSE, "no-ora", "ora-order" },
    { FALSE, "no-mission", "areas" },
  };
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);

  for (guint i = 0; i < G_N_ELEMENTS (conflicts); i++)
    {
      const Conflict *conflict = &conflicts[i];
      ScrOptionRow *row = new_page_get_row (page, conflict->refused);

      g_test_message ("%s", conflict->refused);
      new_page_set_alone (page, !conflict->is_alone && conflict->on == NULL);
      g_assert_null (scr_option_row_get_conflict (row));
      new_page_set_alone (page, conflict->is_alone);
      if (conflict->on != NULL)
        {
          g_assert_null (scr_option_row_get_conflict (row));
          new_page_set_option (page, conflict->on, "true");
        }
      g_assert_nonnull (scr_option_row_get_conflict (row));
      g_assert_nonnull (ui_find_text (GTK_WIDGET (row), scr_option_row_get_conflict (row)));
      if (conflict->on != NULL)
        new_page_set_option (page, conflict->on, "false");
    }
  new_page_close (window);
}

/* A switch that a solo game refuses is off in it, whatever was wished for. */
static void
test_refused_switch (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  ScrOptionRow *row = new_page_get_row (page, "no-mission");
  GtkWidget *toggle = ui_get_control (GTK_WIDGET (row), GTK_TYPE_SWITCH, "No missions");

  scr_option_row_set_value (row, "true");
  new_page_set_alone (page, TRUE);
  g_assert_cmpstr (scr_option_row_get_value (row), ==, "false");
  g_assert_cmpstr (scr_option_row_get_wish (row), ==, "true");
  g_assert_false (gtk_widget_is_sensitive (toggle));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_true (ui_has_description (toggle, scr_option_row_get_conflict (row)));
  new_page_set_alone (page, FALSE);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_true (gtk_widget_is_sensitive (toggle));
  new_page_set_alone (page, TRUE);
  ui_click (GTK_WIDGET (page), "Start");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  new_page_close (window);
}

/* Every value of every option is taken over into the match. */
static void
test_options (void)
{
  ScrGame *game = scr_game_lookup ("abbates");
  g_autoptr (GListModel) options = scr_game_list_options (game);
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (options, i);
      const char *const switches[] = { "true", "false", NULL };
      const char *const orders[] = { "D,C,B,A", NULL };
      const char *const *values =
          scr_option_get_kind (option) == SCR_OPTION_SWITCH  ? switches
          : scr_option_get_kind (option) == SCR_OPTION_ORDER ? orders
                                                             : scr_option_get_choices (option);

      for (guint j = 0; values[j] != NULL; j++)
        {
          g_autoptr (JsonNode) setup = NULL;
          g_autoptr (JsonNode) whole = NULL;
          g_autoptr (GError) error = NULL;
          g_autofree char *value = NULL;

          new_page_set_option (page, scr_option_get_id (option), values[j]);
          setup = scr_new_page_to_json (page);
          whole = scr_game_normalize_setup (game, setup, &error);
          g_assert_no_error (error);
          value = scr_choices_dup_value (json_node_get_object (whole), option);
          g_assert_cmpstr (value, ==, values[j]);
        }
      new_page_set_option (page, scr_option_get_id (option), scr_option_get_fallback (option));
    }
  new_page_close (window);
}

/* Who starts and who has which mission is settled before chance is asked; a mission that
 * one seat has no other can have. */
static void
test_beginning (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *set_up = ui_find_type (GTK_WIDGET (page), SCR_TYPE_SET_UP);
  GtkDropDown *starter =
      GTK_DROP_DOWN (ui_get_control (set_up, GTK_TYPE_DROP_DOWN, "Who starts"));
  g_autoptr (JsonNode) json = NULL;
  g_autofree char *text = NULL;

  new_page_set_name (page, 2, "Ben");
  gtk_drop_down_set_selected (starter, 2);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 1, 7);
  g_assert_nonnull (ui_find_text (set_up, "Player 1 has it"));
  g_assert_nonnull (ui_find_text (set_up, "1 chosen, the rest by chance"));
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 2, 3);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 2, 0);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 2, 99);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 8, 1);

  ui_click (GTK_WIDGET (page), "Start");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  json = scr_match_to_json (ui_get_match (window));
  text = json_to_string (json, FALSE);
  g_assert_nonnull (strstr (text, "\"mission 1 m07\""));
  g_assert_nonnull (strstr (text, "\"mission 2 m"));
  g_assert_nonnull (strstr (text, "\"start 2\""));
  ui_check_shown (window);
  new_page_close (window);
}

/* A solo game's mission has as many palm branches as it is hard, and no one starts. */
static void
test_solo_mission (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *set_up = ui_find_type (GTK_WIDGET (page), SCR_TYPE_SET_UP);
  g_auto (GStrv) chosen = NULL;
  g_auto (GStrv) dropped = NULL;
  g_auto (GStrv) none = NULL;

  new_page_set_alone (page, TRUE);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 1, 1);
  chosen = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_cmpstr (chosen[0], ==, "mission 1 m01");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ui_get_control (GTK_WIDGET (page),
                                                                 GTK_TYPE_CHECK_BUTTON, "Prior")),
                               TRUE);
  dropped = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_null (dropped[0]);
  g_assert_false (gtk_widget_get_mapped (
      ui_get_control (set_up, GTK_TYPE_DROP_DOWN, "Who starts")));

  new_page_set_alone (page, FALSE);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 1, 1);
  new_page_set_option (page, "no-mission", "true");
  none = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_null (none[0]);
  new_page_close (window);
}

static gboolean
get_hides (ScrWindow *window)
{
  g_autoptr (JsonNode) json = scr_match_to_json (ui_get_match (window));
  JsonObject *display =
      json_object_get_object_member (json_node_get_object (json), "display");

  return json_object_get_boolean_member (display, "hide-missions");
}

/* Missions lie face down when that is chosen, and the next time too. */
static void
test_display (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkSwitch *hide = GTK_SWITCH (
      ui_get_control (GTK_WIDGET (page), GTK_TYPE_SWITCH, "Missions face down"));

  g_assert_false (gtk_switch_get_active (hide));
  gtk_switch_set_active (hide, TRUE);
  ui_click (GTK_WIDGET (page), "Start");
  g_assert_true (get_hides (window));
  g_assert_true (g_settings_get_boolean (settings, "hide-missions"));
  g_settings_set_boolean (settings, "hide-missions", FALSE);
  scr_window_show_new (window);
  g_assert_false (gtk_switch_get_active (hide));
  ui_click (GTK_WIDGET (page), "Start");
  g_assert_false (get_hides (window));
  new_page_close (window);
}

/* Tab goes through the whole page to Start, and on its way to each name, colour, choice and
 * switch that can be used. */
static void
test_tab (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);
  GtkWidget *start = ui_get_control (root, GTK_TYPE_BUTTON, "Start");
  GtkWidget *expected[] = {
    ui_get_control (root, GTK_TYPE_TOGGLE_BUTTON, "With others"),
    ui_get_control (root, GTK_TYPE_BUTTON, "Add a seat"),
    ui_get_control (root, GTK_TYPE_MENU_BUTTON, "Colour of seat 1: Red"),
    ui_get_control (root, GTK_TYPE_ENTRY, "Name of seat 1"),
    ui_get_control (root, GTK_TYPE_DROP_DOWN, "Who plays seat 2"),
    ui_get_control (root, GTK_TYPE_MENU_BUTTON, "Move seat 2 or take it away"),
    ui_get_control (root, GTK_TYPE_DROP_DOWN, "Preset of rules"),
    ui_get_control (root, GTK_TYPE_SWITCH, "No Ora et Labora"),
    ui_get_control (root, GTK_TYPE_SWITCH, "Missions face down"),
    ui_get_control (root, GTK_TYPE_ENTRY, "Title of the match"),
  };
  gboolean is_reached[G_N_ELEMENTS (expected)] = { FALSE };
  gboolean is_there = FALSE;

  gtk_widget_grab_focus (expected[0]);
  for (guint i = 0; i < 100 && !is_there; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

      g_assert_nonnull (focus);
      is_there = focus == start;
      for (guint j = 0; j < G_N_ELEMENTS (expected); j++)
        if (focus == expected[j] || gtk_widget_is_ancestor (focus, expected[j]))
          is_reached[j] = TRUE;
      gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
    }
  g_assert_true (is_there);
  for (guint j = 0; j < G_N_ELEMENTS (expected); j++)
    {
      g_autofree char *name = ui_dup_name (expected[j]);

      g_test_message ("%s", name);
      g_assert_true (is_reached[j]);
    }
  new_page_close (window);
}

static void
check_row_names (GtkWidget *root)
{
  if (GTK_IS_LIST_BOX_ROW (root) && gtk_widget_get_focusable (root) && gtk_widget_get_mapped (root))
    {
      g_autofree char *name = ui_dup_name (root);

      g_test_message ("%s: %s", G_OBJECT_TYPE_NAME (root), name);
      g_assert_cmpstr (name, !=, NULL);
      g_assert_cmpstr (name, !=, "");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_row_names (child);
}

/* Rows that take the focus have names, with others and alone. */
static void
test_row_names (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);

  check_row_names (GTK_WIDGET (page));
  new_page_set_alone (page, TRUE);
  ui_settle ();
  check_row_names (GTK_WIDGET (page));
  new_page_close (window);
}

/* Names that were given once are completed. */
static void
test_completion (void)
{
  static const char *const names[] = { "Ann", "Annika", NULL };
  g_autoptr (GSettings) settings = scr_settings_new ();
  ScrNewPage *page;
  ScrWindow *window;
  GtkTreeModel *model;

  g_settings_set_strv (settings, "players", names);
  window = new_page_open (&page);
  ui_click (GTK_WIDGET (page), "Add a seat");
  model = gtk_entry_completion_get_model (gtk_entry_get_completion (
      GTK_ENTRY (ui_get_name (GTK_WIDGET (page), "Name of seat 3"))));
  g_assert_cmpint (gtk_tree_model_iter_n_children (model, NULL), ==, 2);
  new_page_close (window);
}

/* Whoever goes away from the page, or comes back from a real table that is set up, finds all that
 * was entered; a seat more changes nothing else. */
static void
test_back (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);
  GtkEditable *title;

  scr_window_show_mirror (window);
  title = GTK_EDITABLE (ui_get_control (root, GTK_TYPE_ENTRY, "Title of the match"));
  new_page_set_name (page, 1, "Ann");
  new_page_set_name (page, 2, "Ben");
  new_page_set_option (page, "palms", "false");
  gtk_editable_set_text (title, "Friday");
  scr_window_show_start (window);
  scr_window_show_mirror (window);
  new_page_assert_seats (page, "Ann:red:human Ben:purple:human");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Friday");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "palms")), ==, "false");

  ui_click (root, "Start");
  scr_window_show_mirror (window);
  ui_click (root, "Add a seat");
  new_page_assert_seats (page, "Ann:red:human Ben:purple:human Player 3:yellow:human");
  g_assert_cmpstr (gtk_editable_get_text (title), ==, "Friday");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "palms")), ==, "false");
  new_page_close (window);
}

/* All is there, and Start is in sight, on a narrow screen with large text. */
static void
test_narrow (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  ScrWindow *window = ui_open_sized (360, 640);
  ScrNewPage *page = scr_window_get_new_page (window);
  GtkWidget *start = ui_get_control (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Start");
  graphene_rect_t bounds;
  int dpi;

  scr_window_show_new (window);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  g_assert_true (gtk_widget_compute_bounds (start, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  new_page_close (window);
}

/* Who comes back sees the page from its top. */
static void
test_top (void)
{
  ScrWindow *window = ui_open_sized (900, 400);
  ScrNewPage *page = scr_window_get_new_page (window);
  GtkWidget *scrolled = gtk_widget_get_ancestor (
      ui_get_name (GTK_WIDGET (page), "Title of the match"), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  scr_window_show_new (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_adjustment_set_value (place, 200);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 200);
  scr_window_show_start (window);
  scr_window_show_new (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  new_page_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/new-page/seats", test_seats);
  g_test_add_func ("/new-page/colours", test_colours);
  g_test_add_func ("/new-page/order", test_order);
  g_test_add_func ("/new-page/enter", test_enter);
  g_test_add_func ("/new-page/solo", test_solo);
  g_test_add_func ("/new-page/conflicts", test_conflicts);
  g_test_add_func ("/new-page/refused-switch", test_refused_switch);
  g_test_add_func ("/new-page/options", test_options);
  g_test_add_func ("/new-page/beginning", test_beginning);
  g_test_add_func ("/new-page/solo-mission", test_solo_mission);
  g_test_add_func ("/new-page/display", test_display);
  g_test_add_func ("/new-page/tab", test_tab);
  g_test_add_func ("/new-page/row-names", test_row_names);
  g_test_add_func ("/new-page/completion", test_completion);
  g_test_add_func ("/complaints/M11/back-loses-nothing", test_back);
  g_test_add_func ("/new-page/narrow", test_narrow);
  g_test_add_func ("/new-page/top", test_top);

  return g_test_run ();
}
