/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/abbates/abbates-card-entry.h"
#include "app/scr-layout-window.h"
#include "app/scr-sides-window.h"

/* From the screen to a real table and back, and how a position is laid out there. */

/* Opens the first decision of a match at a table in which nobody knows three cards. */
static ScrWindow *
open_table (void)
{
  static const char *const moves[] = { "mode table", "set garden 1 ?", "set garden 5 ?",
                                       "set refill 2 ?" };
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);

  g_assert_true (scr_match_deal (match, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (scr_match_move (match, moves[i], NULL));

  return ui_open_match (match);
}

static GtkWidget *
ask_sides (ScrWindow *window)
{
  ui_activate (window, "win.change-sides");

  return ui_find_window (SCR_TYPE_SIDES_WINDOW);
}

static GtkWidget *
ask_layout (ScrWindow *window)
{
  ui_activate (window, "win.layout");

  return ui_find_window (SCR_TYPE_LAYOUT_WINDOW);
}

static GtkWidget *
get_focus (GtkWidget *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

static void
close_window (GtkWidget *window)
{
  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
}

/* The entry for a place, where one types. */
static GtkEditable *
get_entry (GtkWidget *window,
           const char *name)
{
  return GTK_EDITABLE (ui_get_control (window, GTK_TYPE_ENTRY, name));
}

/* Types into what has the focus, letter by letter. */
static void
type (GtkWidget *window,
      const char *text)
{
  for (guint i = 0; text[i] != '\0'; i++)
    {
      GtkEditable *editable = GTK_EDITABLE (get_focus (window));
      int position = -1;

      gtk_editable_insert_text (editable, text + i, 1, &position);
      ui_settle ();
    }
}

static void
press (GtkWidget *window,
       const char *name)
{
  ui_click_widget (ui_get_control (window, GTK_TYPE_BUTTON, name));
}

static const char *
get_move (ScrWindow *window,
          guint number)
{
  return scr_entry_get_move (scr_match_get_entry (ui_get_match (window), number));
}

static gboolean
has_refusal (GtkWidget *root)
{
  gboolean is_found = GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "refusal") &&
                      gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !is_found;
       child = gtk_widget_get_next_sibling (child))
    is_found = has_refusal (child);

  return is_found;
}

static gboolean
knows_all (ScrWindow *window)
{
  g_autoptr (JsonNode) node = scr_state_to_json (scr_match_get_state (ui_get_match (window)));
  g_autofree char *text = json_to_string (node, FALSE);

  return strstr (text, "\"?\"") == NULL;
}

/* What happens is said; only then do the players deal, and the position is laid out. */
static void
test_to_table (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  guint n_entries = ui_count_entries (window);
  GtkWidget *sides = ask_sides (window);

  g_assert_nonnull (sides);
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  close_window (sides);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);

  sides = ask_sides (window);
  press (sides, "Go on at a real table");
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_TABLE);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  g_assert_null (ui_find_window (SCR_TYPE_SIDES_WINDOW));
  g_assert_nonnull (ui_find_window (SCR_TYPE_LAYOUT_WINDOW));
  close_window (ui_find_window (SCR_TYPE_LAYOUT_WINDOW));
  ui_close (window);
}

static void
check_progress (GtkWidget *layout,
                guint n_laid)
{
  g_autofree char *text = g_strdup_printf ("%u of %u steps laid", n_laid,
                                           ui_count_type (layout, GTK_TYPE_CHECK_BUTTON));

  g_assert_nonnull (ui_find_text (layout, text));
}

/* Every step is a control; checking one goes on, and it stays checked. */
static void
test_layout (void)
{
  ScrWindow *window = open_table ();
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  g_autoptr (ScrState) view = scr_match_view (ui_get_match (window), scr_table_get_viewer (table));
  g_autoptr (GListModel) steps = scr_state_list_layout (view);
  GtkWidget *layout = ask_layout (window);
  GtkWidget *first = get_focus (layout);
  GtkWidget *second;

  g_assert_cmpuint (ui_count_type (layout, GTK_TYPE_CHECK_BUTTON), ==,
                    g_list_model_get_n_items (steps));
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);
      g_autofree char *name = g_strdup_printf ("%u. %s", i + 1, scr_step_get_sentence (step));

      g_test_message ("%s", name);
      g_assert_nonnull (ui_get_control (layout, GTK_TYPE_CHECK_BUTTON, name));
    }

  gtk_widget_activate (first);
  second = get_focus (layout);
  g_assert_true (second != first);
  gtk_widget_activate (second);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (second)));

  close_window (layout);
  layout = ask_layout (window);
  check_progress (layout, 2);
  gtk_widget_activate (get_focus (layout));
  check_progress (layout, 3);
  gtk_widget_activate_action (layout, "layout.again", NULL);
  check_progress (layout, 0);
  close_window (layout);
  ui_close (window);
}

/* After the last step the table is one key away; what a later position shares stays laid. */
static void
test_layout_done (void)
{
  ScrWindow *window = open_table ();
  GtkWidget *layout = ask_layout (window);
  guint n_steps = ui_count_type (layout, GTK_TYPE_CHECK_BUTTON);

  for (guint i = 0; i < n_steps; i++)
    gtk_widget_activate (get_focus (layout));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (get_focus (layout))), ==,
                   "window.close");
  g_assert_nonnull (ui_find_text (layout, "Everything lies as it should. Go on at your table."));
  close_window (layout);

  ui_move (window, "set garden 9 ?");
  layout = ask_layout (window);
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (
          gtk_check_button_get_child (GTK_CHECK_BUTTON (get_focus (layout)))))),
      "2. "));
  close_window (layout);
  ui_close (window);
}

/* How many steps tell of a mission that it lies face down. */
static guint
count_face_down (GtkWidget *root)
{
  guint n = GTK_IS_LABEL (root) &&
            g_str_has_suffix (gtk_label_get_label (GTK_LABEL (root)), "lies face down.");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_face_down (child);

  return n;
}

/* Nobody is told a mission behind the curtain, nor the other's after it. */
static void
test_layout_hidden (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) display = json_from_string ("{\"hide-missions\": true}", &error);
  ScrWindow *window;
  GtkWidget *layout;

  g_assert_true (scr_match_set_display (match, display, &error));
  window = ui_open_match (match);
  layout = ask_layout (window);
  g_assert_cmpuint (count_face_down (layout), ==, 2);
  close_window (layout);

  ui_admit (window);
  layout = ask_layout (window);
  g_assert_cmpuint (count_face_down (layout), ==, 1);
  close_window (layout);
  ui_close (window);
}

/* The cards that are told stay; the program deals the rest, and marks it. */
static void
test_to_screen (void)
{
  ScrWindow *window = open_table ();
  ScrMatch *match = ui_get_match (window);
  guint n_entries = ui_count_entries (window);
  GtkWidget *sides = ask_sides (window);
  ScrEntry *dealt;

  g_assert_cmpuint (ui_count_type (sides, ABBATES_TYPE_CARD_ENTRY), ==, 3);
  type (sides, "w1 a1 ");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (sides, "Garden square 5")), ==, "a1");
  g_assert_true (gtk_widget_is_ancestor (get_focus (sides), ui_get_control (sides, GTK_TYPE_ENTRY,
                                                                            "Replenishment row, "
                                                                            "box 2")));
  press (sides, "The program deals on");

  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  g_assert_cmpstr (get_move (window, n_entries + 1), ==, "know garden 1 window-1");
  g_assert_cmpstr (get_move (window, n_entries + 2), ==, "know garden 5 artefact-1");
  g_assert_cmpstr (get_move (window, n_entries + 3), ==, "mode digital");
  dealt = scr_match_get_entry (match, n_entries + 4);
  g_assert_true (g_str_has_prefix (scr_entry_get_move (dealt), "know refill 2 "));
  g_assert_true (scr_entry_get_is_dealt (dealt));
  g_assert_true (knows_all (window));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 4);
  ui_close (window);
}

/* What cannot be is said beside its place, and nothing is changed. */
static void
test_refused (void)
{
  ScrWindow *window = open_table ();
  guint n_entries = ui_count_entries (window);
  GtkWidget *sides = ask_sides (window);
  GtkEditable *second = get_entry (sides, "Garden square 5");

  type (sides, "w1");
  for (guint i = 0; i < 2; i++)
    {
      gtk_editable_set_text (second, i == 0 ? "w" : "w9");
      press (sides, "The program deals on");
      g_assert_true (has_refusal (sides));
      g_assert_true (gtk_widget_is_ancestor (get_focus (sides), GTK_WIDGET (second)));
      g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
      gtk_editable_set_text (second, "");
      g_assert_false (has_refusal (sides));
    }
  press (sides, "The program deals on");
  g_assert_true (knows_all (window));
  ui_close (window);
}

/* Where a card is still to be told, the window says so before anything is filled in. */
static void
test_too_early (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window;
  GtkWidget *sides;
  g_autofree char *prompt = NULL;
  g_autofree char *expected = NULL;
  guint64 random = 5;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  g_assert_true (scr_match_move (match, "mode table", NULL));
  g_assert_true (scr_match_move (match, "set garden 1 ?", NULL));
  while (scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_TABLE)
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_move (match, move, NULL));
    }
  window = ui_open_match (match);
  prompt = scr_state_prompt (scr_match_get_state (match));
  expected =
      g_strdup_printf ("Who deals can be changed when a player is to decide. Tell first what "
                       "is due at your table: %s",
                       prompt);
  sides = ask_sides (window);
  g_assert_nonnull (ui_find_text (sides, expected));
  g_assert_true (has_refusal (sides));
  g_assert_cmpuint (ui_count_type (sides, ABBATES_TYPE_CARD_ENTRY), ==, 0);
  g_assert_false (gtk_widget_is_sensitive (
      ui_get_control (sides, GTK_TYPE_BUTTON, "The program deals on")));
  close_window (sides);
  ui_close (window);
}

/* A card of the palette goes where the focus was last, and the focus goes on. */
static void
test_palette (void)
{
  ScrWindow *window = open_table ();
  GtkWidget *sides = ask_sides (window);

  press (sides, "book 2");
  press (sides, "window 3");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (sides, "Garden square 1")), ==, "b2");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (sides, "Garden square 5")), ==, "w3");
  close_window (sides);
  ui_close (window);
}

/* While a program is to decide nobody changes who deals, and it is said why. */
static void
test_not_yet (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_ONE_BOT);
  ScrWindow *window;
  GtkWidget *sides;
  guint n_entries;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  window = ui_open_match (match);
  g_object_set (window, "pace", 60000, NULL);
  while (scr_session_is_open (scr_window_get_session (window)))
    {
      g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (match));

      ui_move (window, moves[0]);
    }
  n_entries = ui_count_entries (window);
  sides = ask_sides (window);
  press (sides, "Go on at a real table");
  g_assert_nonnull (ui_find_text (sides, "Who deals can be changed only while a person is to "
                                         "decide. Wait until it is a person's turn."));
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  close_window (sides);
  ui_close (window);
}

/* What is open about a match goes with it. */
static void
test_left (void)
{
  ScrWindow *window = open_table ();

  g_assert_nonnull (ask_layout (window));
  ui_activate (window, "win.back");
  g_assert_null (ui_find_window (SCR_TYPE_LAYOUT_WINDOW));
  ui_close (window);
}

static char *
dup_label (ScrWindow *window)
{
  GMenu *menu = scr_table_page_get_sides_menu (scr_window_get_table_page (window));
  char *label = NULL;

  g_menu_model_get_item_attribute (G_MENU_MODEL (menu), 0, "label", "s", &label);

  return label;
}

/* The menu says who would deal; what was only scored has no sides. */
static void
test_menu (void)
{
  ScrWindow *window = open_table ();
  g_autofree char *at_table = dup_label (window);
  g_autofree char *at_screen = NULL;

  g_assert_cmpstr (at_table, ==, "The program _deals on…");
  press (ask_sides (window), "The program deals on");
  at_screen = dup_label (window);
  g_assert_cmpstr (at_screen, ==, "_Go on at a real table…");
  ui_activate (window, "win.back");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "change-sides"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "layout"));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/sides/to-table", test_to_table);
  g_test_add_func ("/sides/layout", test_layout);
  g_test_add_func ("/sides/layout-done", test_layout_done);
  g_test_add_func ("/sides/layout-hidden", test_layout_hidden);
  g_test_add_func ("/sides/to-screen", test_to_screen);
  g_test_add_func ("/sides/refused", test_refused);
  g_test_add_func ("/sides/too-early", test_too_early);
  g_test_add_func ("/sides/palette", test_palette);
  g_test_add_func ("/sides/not-yet", test_not_yet);
  g_test_add_func ("/sides/left", test_left);
  g_test_add_func ("/sides/menu", test_menu);

  return g_test_run ();
}
