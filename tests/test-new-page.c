/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-choices.h"
#include "app/scr-players.h"
#include "app/scr-preset-bar.h"
#include "app/scr-seat-list.h"
#include "app/scr-settings.h"
#include "app/scr-set-up.h"
#include "app/scr-solo-title.h"
#include "app/widgets/scr-emblem.h"

/* The page for a new match. */

static ScrWindow *
open_page (ScrNewPage **page)
{
  ScrWindow *window = ui_open ();

  *page = scr_window_get_new_page (window);
  scr_window_show_new (window);
  ui_settle ();

  return window;
}

static void
reset_settings (void)
{
  static const char *const keys[] = { "last-match", "presets", "players", "hide-missions" };
  g_autoptr (GSettings) settings = scr_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static void
close_page (ScrWindow *window)
{
  ui_close (window);
  reset_settings ();
}

static char *
dup_seats (ScrNewPage *page)
{
  g_autoptr (JsonNode) setup = scr_new_page_to_json (page);
  JsonArray *seats = json_object_get_array_member (json_node_get_object (setup), "seats");
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      g_string_append_printf (text, "%s%s:%s:%s", i > 0 ? " " : "",
                              json_object_get_string_member (seat, "name"),
                              json_object_get_string_member (seat, "colour"),
                              json_object_get_string_member (seat, "player"));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_seats(page, expected) \
  G_STMT_START \
  { \
    g_autofree char *seats_ = dup_seats (page); \
    g_assert_cmpstr (seats_, ==, expected); \
  } \
  G_STMT_END

static void
set_name (ScrNewPage *page,
          guint seat,
          const char *name)
{
  g_autofree char *label = g_strdup_printf ("Name of seat %u", seat);

  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (GTK_WIDGET (page), label)), name);
}

static GtkWidget *
get_seats (ScrNewPage *page)
{
  return ui_find_type (GTK_WIDGET (page), SCR_TYPE_SEAT_LIST);
}

static void
set_alone (ScrNewPage *page,
           gboolean is_alone)
{
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (ui_get_control (GTK_WIDGET (page), GTK_TYPE_TOGGLE_BUTTON,
                                         is_alone ? "Against Henricus" : "With others")),
      TRUE);
}

static ScrOptionRow *
get_row (ScrNewPage *page,
         const char *id)
{
  ScrOptionRow *row = scr_new_page_get_option_row (page, id);

  g_assert_nonnull (row);
  return row;
}

static void
set_option (ScrNewPage *page,
            const char *id,
            const char *value)
{
  scr_option_row_set_value (get_row (page, id), value);
}

/* Seats come and go between two and four; an empty name is the one that its field shows. */
static void
test_seats (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *root = GTK_WIDGET (page);

  assert_seats (page, "Player 1:red:human Player 2:purple:human");
  ui_click (root, "Add a seat");
  ui_click (root, "Add a seat");
  set_name (page, 4, "  Dirk\tvan\n ");
  assert_seats (page, "Player 1:red:human Player 2:purple:human Player 3:yellow:human "
                      "Dirk van:blue:human");
  g_assert_false (gtk_widget_is_sensitive (ui_get_control (root, GTK_TYPE_BUTTON, "Add a seat")));

  gtk_widget_activate_action (get_seats (page), "seats.remove", "u", 1);
  gtk_widget_activate_action (get_seats (page), "seats.remove", "u", 1);
  assert_seats (page, "Player 1:yellow:human Dirk van:blue:human");
  gtk_widget_activate_action (get_seats (page), "seats.remove", "u", 1);
  gtk_widget_activate_action (get_seats (page), "seats.remove", "u", 9);
  assert_seats (page, "Player 1:yellow:human Dirk van:blue:human");
  ui_click (root, "Add a seat");
  assert_seats (page, "Player 1:yellow:human Dirk van:blue:human Player 3:red:human");
  close_page (window);
}

/* Who takes another's colour gives up the own one for it, and is told so before. */
static void
test_colours (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *seats = get_seats (page);

  set_name (page, 2, "Ben");
  g_assert_nonnull (ui_find_name (seats, "Purple, change places with Ben"));
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "purple");
  assert_seats (page, "Player 1:purple:human Ben:red:human");
  g_assert_nonnull (ui_find_name (seats, "Colour of seat 1: Purple"));
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "blue");
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 1, "green");
  gtk_widget_activate_action (seats, "seats.colour", "(us)", 7, "red");
  assert_seats (page, "Player 1:blue:human Ben:red:human");
  close_page (window);
}

/* The order of the seats is changed by Alt and arrow keys, whose action this is, and the
 * name that is written in keeps the focus. */
static void
test_order (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *seats = get_seats (page);
  GtkWidget *focus;

  set_name (page, 1, "Ann");
  set_name (page, 2, "Ben");
  scr_seat_list_focus_name (SCR_SEAT_LIST (seats), 1);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 1, 1);
  assert_seats (page, "Ben:purple:human Ann:red:human");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == focus);
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 2, 1);
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 1, -1);
  assert_seats (page, "Ben:purple:human Ann:red:human");
  gtk_widget_activate_action (seats, "seats.move", "(ui)", 2, -1);
  assert_seats (page, "Ann:red:human Ben:purple:human");
  close_page (window);
}

/* Enter goes from name to name, and at last to Start, which says what it starts. */
static void
test_enter (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *root = GTK_WIDGET (page);
  GtkWidget *start = ui_get_control (root, GTK_TYPE_BUTTON, "Start");
  GtkWidget *focus;

  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == start);
  set_name (page, 1, "Ann");
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
  set_alone (page, TRUE);
  g_assert_nonnull (ui_find_text (root, "Start: Ann alone, Novice"));
  close_page (window);
}

/* Alone there is one seat and no program in it; the others come back as they were. */
static void
test_solo (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *root = GTK_WIDGET (page);
  g_autoptr (JsonNode) setup = NULL;

  ui_click (root, "Add a seat");
  set_name (page, 2, "Ben");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 1")), 2);
  set_alone (page, TRUE);
  assert_seats (page, "Player 1:red:human");
  g_assert_false (gtk_widget_get_mapped (ui_get_control (root, GTK_TYPE_BUTTON, "Add a seat")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ui_get_control (root, GTK_TYPE_CHECK_BUTTON, "Abbot")), TRUE);
  setup = scr_new_page_to_json (page);
  g_assert_true (json_object_get_boolean_member (json_node_get_object (setup), "solo"));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (setup), "difficulty"),
                   ==, "abbot");

  set_alone (page, FALSE);
  assert_seats (page, "Player 1:red:bot:greedy Ben:purple:human Player 3:yellow:human");
  g_assert_cmpstr (scr_solo_get_title ("unheard-of"), ==, "Al_one");
  g_assert_cmpstr (scr_solo_get_level_description ("unheard-of", "prior"), ==, "");

  set_alone (page, TRUE);
  ui_click (root, "Start");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  g_assert_cmpuint (scr_match_get_n_seats (ui_get_match (window)), ==, 1);
  ui_check_shown (window);
  close_page (window);
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
    { FALSE, NULL, "solo-pawn" },        { TRUE, NULL, "no-mission" },
    { TRUE, NULL, "no-points-card" },    { FALSE, "no-ora", "ora-order" },
    { FALSE, "no-mission", "areas" },
  };
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);

  for (guint i = 0; i < G_N_ELEMENTS (conflicts); i++)
    {
      const Conflict *conflict = &conflicts[i];
      ScrOptionRow *row = get_row (page, conflict->refused);

      g_test_message ("%s", conflict->refused);
      set_alone (page, !conflict->is_alone && conflict->on == NULL);
      g_assert_null (scr_option_row_get_conflict (row));
      set_alone (page, conflict->is_alone);
      if (conflict->on != NULL)
        {
          g_assert_null (scr_option_row_get_conflict (row));
          set_option (page, conflict->on, "true");
        }
      g_assert_nonnull (scr_option_row_get_conflict (row));
      g_assert_nonnull (ui_find_text (GTK_WIDGET (row), scr_option_row_get_conflict (row)));
      if (conflict->on != NULL)
        set_option (page, conflict->on, "false");
    }
  close_page (window);
}

/* A switch that a solo game refuses is off in it, whatever was wished for. */
static void
test_refused_switch (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  ScrOptionRow *row = get_row (page, "no-mission");
  GtkWidget *toggle = ui_get_control (GTK_WIDGET (row), GTK_TYPE_SWITCH, "No missions");

  scr_option_row_set_value (row, "true");
  set_alone (page, TRUE);
  g_assert_cmpstr (scr_option_row_get_value (row), ==, "false");
  g_assert_cmpstr (scr_option_row_get_wish (row), ==, "true");
  g_assert_false (gtk_widget_is_sensitive (toggle));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_true (ui_has_description (toggle, scr_option_row_get_conflict (row)));
  set_alone (page, FALSE);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_true (gtk_widget_is_sensitive (toggle));
  set_alone (page, TRUE);
  ui_click (GTK_WIDGET (page), "Start");
  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  close_page (window);
}

/* Every value of every option is taken over into the match. */
static void
test_options (void)
{
  ScrGame *game = scr_game_lookup ("abbates");
  g_autoptr (GListModel) options = scr_game_list_options (game);
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);

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

          set_option (page, scr_option_get_id (option), values[j]);
          setup = scr_new_page_to_json (page);
          whole = scr_game_normalize_setup (game, setup, &error);
          g_assert_no_error (error);
          value = scr_choices_dup_value (json_node_get_object (whole), option);
          g_assert_cmpstr (value, ==, values[j]);
        }
      set_option (page, scr_option_get_id (option), scr_option_get_fallback (option));
    }
  close_page (window);
}

/* Who starts and who has which mission is settled before chance is asked; a mission that
 * one seat has no other can have. */
static void
test_beginning (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *set_up = ui_find_type (GTK_WIDGET (page), SCR_TYPE_SET_UP);
  AdwComboRow *starter = ADW_COMBO_ROW (ui_find_type (set_up, ADW_TYPE_COMBO_ROW));
  g_autoptr (JsonNode) json = NULL;
  g_autofree char *text = NULL;

  set_name (page, 2, "Ben");
  adw_combo_row_set_selected (starter, 2);
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
  close_page (window);
}

/* A solo game's mission has as many palm branches as it is hard, and no one starts. */
static void
test_solo_mission (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *set_up = ui_find_type (GTK_WIDGET (page), SCR_TYPE_SET_UP);
  g_auto (GStrv) chosen = NULL;
  g_auto (GStrv) dropped = NULL;
  g_auto (GStrv) none = NULL;

  set_alone (page, TRUE);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 1, 1);
  chosen = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_cmpstr (chosen[0], ==, "mission 1 m01");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ui_get_control (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, "Prior")), TRUE);
  dropped = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_null (dropped[0]);
  g_assert_false (gtk_widget_get_visible (ui_find_type (set_up, ADW_TYPE_COMBO_ROW)));

  set_alone (page, FALSE);
  gtk_widget_activate_action (set_up, "beginning.mission", "(uu)", 1, 1);
  set_option (page, "no-mission", "true");
  none = scr_set_up_list_answers (SCR_SET_UP (set_up));
  g_assert_null (none[0]);
  close_page (window);
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
  ScrWindow *window = open_page (&page);
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
  close_page (window);
}

/* The next match begins as the last one, but it has no title and nothing is settled. */
static void
test_remembered (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *root = GTK_WIDGET (page);
  g_auto (GStrv) names = NULL;

  ui_click (root, "Add a seat");
  set_name (page, 1, "Ann");
  set_name (page, 3, "Ben");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 2")), 2);
  gtk_widget_activate_action (get_seats (page), "seats.colour", "(us)", 1, "blue");
  set_option (page, "no-ora", "true");
  set_option (page, "undo", "none");
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (root, "Title of the match")), "Friday");
  ui_click (root, "Start");
  g_assert_cmpstr (scr_match_get_title (ui_get_match (window)), ==, "Friday");
  names = scr_players_list (settings);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_cmpstr (names[0], ==, "Ann");
  g_assert_cmpstr (names[1], ==, "Ben");
  ui_close (window);

  window = open_page (&page);
  assert_seats (page, "Ann:blue:human Player 2:purple:bot:greedy Ben:yellow:human");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "no-ora")), ==, "true");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "undo")), ==, "none");
  g_assert_cmpstr (gtk_editable_get_text (
                       GTK_EDITABLE (ui_get_name (GTK_WIDGET (page), "Title of the match"))),
                   ==, "");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (page), "Rules of your own choice"));
  close_page (window);
}

/* What another version, or nobody in his senses, left in the settings is as if nothing had
 * been chosen; what can be understood of it counts. */
static void
test_bad_settings (void)
{
  static const struct
  {
    const char *last;
    const char *seats;
  } cases[] = {
    { "{", "Player 1:red:human Player 2:purple:human" },
    { "[]", "Player 1:red:human Player 2:purple:human" },
    { "{\"game\":7}", "Player 1:red:human Player 2:purple:human" },
    { "{\"game\":\"other\",\"seats\":[{\"name\":\"Ann\"}]}",
      "Player 1:red:human Player 2:purple:human" },
    { "{\"game\":\"abbates\",\"seats\":3,\"solo\":\"yes\",\"palms\":1,\"variants\":[],"
      "\"options\":{\"undo\":\"later\",\"ora-order\":[\"A\",\"A\",1]},\"edition\":{}}",
      "Player 1:red:human Player 2:purple:human" },
    { "{\"game\":\"abbates\",\"seats\":[7,{\"name\":\"Ben\",\"colour\":\"green\","
      "\"player\":\"bot:unheard-of\"},{\"name\":null,\"colour\":\"red\"},{},{},{}],"
      "\"telepathy\":true,\"variants\":{\"no-gravity\":true}}",
      "Player 1:yellow:human Ben:purple:human Player 3:red:human Player 4:blue:human" },
  };
  g_autoptr (GSettings) settings = scr_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ScrNewPage *page;
      ScrWindow *window;

      g_test_message ("%s", cases[i].last);
      g_settings_set_string (settings, "last-match", cases[i].last);
      g_settings_set_string (settings, "presets", cases[i].last);
      window = open_page (&page);
      assert_seats (page, cases[i].seats);
      g_assert_cmpstr (scr_option_row_get_value (get_row (page, "palms")), ==, "true");
      g_assert_cmpstr (scr_option_row_get_value (get_row (page, "ora-order")), ==, "A,B,C,D");
      ui_click (GTK_WIDGET (page), "Start");
      g_assert_cmpstr (scr_window_get_page (window), ==, "table");
      close_page (window);
    }
}

static const char *
get_preset (ScrNewPage *page)
{
  return scr_preset_bar_get_shown (
      SCR_PRESET_BAR (ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR)));
}

static void
choose_preset (ScrNewPage *page,
               const char *name)
{
  GtkDropDown *presets =
      GTK_DROP_DOWN (ui_get_name (GTK_WIDGET (page), "Preset of rules"));
  GListModel *titles = gtk_drop_down_get_model (presets);

  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    {
      g_autoptr (GtkStringObject) title = g_list_model_get_item (titles, i);

      if (g_str_equal (gtk_string_object_get_string (title), name))
        {
          gtk_drop_down_set_selected (presets, i);
          return;
        }
    }
  g_assert_not_reached ();
}

/* Presets that come with the program set all rules, and stay as they are. */
static void
test_shipped_presets (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *bar = ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR);

  g_assert_cmpstr (get_preset (page), ==, "As in the rulebook");
  set_option (page, "undo", "none");
  g_assert_null (get_preset (page));
  choose_preset (page, "First game");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "palms")), ==, "false");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "undo")), ==, "free");
  g_assert_cmpstr (get_preset (page), ==, "First game");

  gtk_widget_activate_action (bar, "preset.delete", NULL);
  gtk_widget_activate_action (bar, "preset.rename", NULL);
  g_assert_cmpstr (get_preset (page), ==, "First game");
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (bar, "Name of the preset")),
                         "As in the rulebook");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  g_assert_nonnull (ui_find_text (bar, "A preset of that name comes with the program. Choose "
                                       "another name."));
  g_assert_cmpstr (get_preset (page), ==, "First game");
  close_page (window);
}

/* The players' own presets are kept, chosen, renamed and deleted, and come back by Undo. */
static void
test_own_presets (void)
{
  ScrNewPage *page;
  ScrWindow *window = open_page (&page);
  GtkWidget *bar = ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR);
  GtkEditable *name = GTK_EDITABLE (ui_get_name (bar, "Name of the preset"));
  GtkWidget *sentence;

  set_option (page, "no-ora", "true");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  g_assert_nonnull (ui_find_text (bar, "Give the preset a name first."));
  gtk_editable_set_text (name, " Ours ");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  g_assert_cmpstr (get_preset (page), ==, "Ours");

  choose_preset (page, "As in the rulebook");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "no-ora")), ==, "false");
  choose_preset (page, "Ours");
  g_assert_cmpstr (scr_option_row_get_value (get_row (page, "no-ora")), ==, "true");
  gtk_editable_set_text (name, "House");
  gtk_widget_activate_action (bar, "preset.rename", NULL);
  g_assert_cmpstr (get_preset (page), ==, "House");

  gtk_widget_activate_action (bar, "preset.delete", NULL);
  g_assert_null (get_preset (page));
  sentence = ui_find_text (GTK_WIDGET (window), "The preset “House” is deleted");
  ui_click_widget (ui_get_control (gtk_widget_get_parent (gtk_widget_get_parent (sentence)),
                                   GTK_TYPE_BUTTON, "Undo"));
  ui_settle ();
  g_assert_cmpstr (get_preset (page), ==, "House");
  close_page (window);
}

/* Two of one name are one, of each game its own, and what cannot be read is left alone. */
static void
test_preset_names (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  g_autoptr (JsonObject) palms = scr_choices_parse ("{\"palms\":false}");
  g_autoptr (JsonObject) empty = json_object_new ();
  g_autoptr (GListModel) before = NULL;
  g_autoptr (GListModel) after = NULL;
  g_autoptr (ScrPreset) preset = NULL;
  g_autofree char *text = NULL;

  g_settings_set_string (settings, "presets", "[1,{\"game\":\"abbates\",\"name\":2}]");
  scr_presets_save (settings, "abbates", "A", empty);
  scr_presets_save (settings, "abbates", "A", palms);
  scr_presets_save (settings, "abbates", "B", empty);
  scr_presets_save (settings, "toy", "A", empty);
  before = scr_presets_list (settings, "abbates");
  scr_presets_rename (settings, "abbates", "A", "B");
  scr_presets_rename (settings, "abbates", "Z", "Y");
  scr_presets_remove (settings, "abbates", "Z");
  after = scr_presets_list (settings, "abbates");
  g_assert_cmpuint (g_list_model_get_n_items (after), ==, g_list_model_get_n_items (before) - 1);
  preset = scr_presets_find (after, "B");
  g_assert_nonnull (preset);
  g_assert_false (scr_choices_get_boolean (scr_preset_get_choices (preset), "palms", TRUE));
  text = g_settings_get_string (settings, "presets");
  g_assert_nonnull (strstr (text, "{\"game\":\"abbates\",\"name\":2}"));
  g_assert_nonnull (strstr (text, "\"toy\""));
  reset_settings ();
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
  window = open_page (&page);
  ui_click (GTK_WIDGET (page), "Add a seat");
  model = gtk_entry_completion_get_model (gtk_entry_get_completion (
      GTK_ENTRY (ui_get_name (GTK_WIDGET (page), "Name of seat 3"))));
  g_assert_cmpint (gtk_tree_model_iter_n_children (model, NULL), ==, 2);
  close_page (window);
}

/* All is there, and Start is in sight, on a narrow screen with large text. */
static void
test_narrow (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  ScrWindow *window;
  ScrNewPage *page;
  graphene_rect_t bounds;
  GtkWidget *start;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = ui_open_sized (360, 640);
  page = scr_window_get_new_page (window);
  scr_window_show_new (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  start = ui_get_control (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Start");
  g_assert_true (gtk_widget_compute_bounds (start, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  close_page (window);
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
  g_test_add_func ("/new-page/remembered", test_remembered);
  g_test_add_func ("/new-page/bad-settings", test_bad_settings);
  g_test_add_func ("/new-page/shipped-presets", test_shipped_presets);
  g_test_add_func ("/new-page/own-presets", test_own_presets);
  g_test_add_func ("/new-page/preset-names", test_preset_names);
  g_test_add_func ("/new-page/completion", test_completion);
  g_test_add_func ("/new-page/narrow", test_narrow);

  return g_test_run ();
}
