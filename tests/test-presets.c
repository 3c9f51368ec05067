/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-page-util.h"

#include "app/scr-choices.h"
#include "app/scr-players.h"
#include "app/scr-preset-bar.h"
#include "app/scr-settings.h"

/* What is chosen for a new match, kept for the next one: the last choices, and presets. */

/* The next match begins as the last one, but it has no title and nothing is settled. */
static void
test_remembered (void)
{
  g_autoptr (GSettings) settings = scr_settings_new ();
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *root = GTK_WIDGET (page);
  g_auto (GStrv) names = NULL;

  ui_click (root, "Add a seat");
  new_page_set_name (page, 1, "Ann");
  new_page_set_name (page, 3, "Ben");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_get_name (root, "Who plays seat 2")), 2);
  gtk_widget_activate_action (new_page_get_seats (page), "seats.colour", "(us)", 1, "blue");
  new_page_set_option (page, "no-ora", "true");
  new_page_set_option (page, "undo", "none");
  gtk_editable_set_text (GTK_EDITABLE (ui_get_name (root, "Title of the match")), "Friday");
  ui_click (root, "Start");
  g_assert_cmpstr (scr_match_get_title (ui_get_match (window)), ==, "Friday");
  names = scr_players_list (settings);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_cmpstr (names[0], ==, "Ann");
  g_assert_cmpstr (names[1], ==, "Ben");
  ui_close (window);

  window = new_page_open (&page);
  new_page_assert_seats (page, "Ann:blue:human Player 2:purple:bot:greedy Ben:yellow:human");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "no-ora")), ==, "true");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "undo")), ==, "none");
  g_assert_cmpstr (gtk_editable_get_text (
                       GTK_EDITABLE (ui_get_name (GTK_WIDGET (page), "Title of the match"))),
                   ==, "");
  g_assert_nonnull (ui_find_text (GTK_WIDGET (page), "Rules of your own choice"));
  new_page_close (window);
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
      window = new_page_open (&page);
      new_page_assert_seats (page, cases[i].seats);
      g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "palms")), ==, "true");
      g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "ora-order")), ==,
                       "A,B,C,D");
      ui_click (GTK_WIDGET (page), "Start");
      g_assert_cmpstr (scr_window_get_page (window), ==, "table");
      new_page_close (window);
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
  ScrWindow *window = new_page_open (&page);
  GtkWidget *bar = ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR);

  g_assert_cmpstr (get_preset (page), ==, "As in the rulebook");
  new_page_set_option (page, "undo", "none");
  g_assert_null (get_preset (page));
  choose_preset (page, "First game");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "palms")), ==, "false");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "undo")), ==, "free");
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
  new_page_close (window);
}

static void
click_undo (ScrWindow *window,
            const char *sentence)
{
  GtkWidget *label = ui_find_text (GTK_WIDGET (window), sentence);

  g_assert_nonnull (label);
  ui_click_widget (ui_get_control (gtk_widget_get_parent (gtk_widget_get_parent (label)),
                                   GTK_TYPE_BUTTON, "Undo"));
  ui_settle ();
}

/* The players' own presets are kept, chosen, renamed and deleted, and come back by Undo. */
static void
test_own_presets (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *bar = ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR);
  GtkEditable *name = GTK_EDITABLE (ui_get_name (bar, "Name of the preset"));

  new_page_set_option (page, "no-ora", "true");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  g_assert_nonnull (ui_find_text (bar, "Give the preset a name first."));
  gtk_editable_set_text (name, " Ours ");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  g_assert_cmpstr (get_preset (page), ==, "Ours");

  choose_preset (page, "As in the rulebook");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "no-ora")), ==, "false");
  choose_preset (page, "Ours");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "no-ora")), ==, "true");
  gtk_editable_set_text (name, "House");
  gtk_widget_activate_action (bar, "preset.rename", NULL);
  g_assert_cmpstr (get_preset (page), ==, "House");

  gtk_widget_activate_action (bar, "preset.delete", NULL);
  g_assert_null (get_preset (page));
  click_undo (window, "The preset “House” is deleted");
  g_assert_cmpstr (get_preset (page), ==, "House");
  new_page_close (window);
}

/* No preset goes unasked because another takes its name. */
static void
test_taken_names (void)
{
  ScrNewPage *page;
  ScrWindow *window = new_page_open (&page);
  GtkWidget *bar = ui_find_type (GTK_WIDGET (page), SCR_TYPE_PRESET_BAR);
  GtkEditable *name = GTK_EDITABLE (ui_get_name (bar, "Name of the preset"));

  new_page_set_option (page, "no-ora", "true");
  gtk_editable_set_text (name, "Ours");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  new_page_set_option (page, "undo", "none");
  gtk_editable_set_text (name, "Strict");
  gtk_widget_activate_action (bar, "preset.save", NULL);

  gtk_editable_set_text (name, "Ours");
  gtk_widget_activate_action (bar, "preset.rename", NULL);
  g_assert_nonnull (ui_find_text (bar, "You keep another preset of that name. Choose another name, "
                                       "or delete that preset first."));
  g_assert_cmpstr (get_preset (page), ==, "Strict");
  choose_preset (page, "Ours");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "undo")), ==, "free");

  choose_preset (page, "Strict");
  gtk_editable_set_text (name, "Ours");
  gtk_widget_activate_action (bar, "preset.save", NULL);
  choose_preset (page, "Ours");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "undo")), ==, "none");
  click_undo (window, "The preset “Ours” is replaced");
  choose_preset (page, "Ours");
  g_assert_cmpstr (scr_option_row_get_value (new_page_get_row (page, "undo")), ==, "free");
  new_page_close (window);
}

/* Names are of each game its own, and what cannot be read is left alone. */
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
  g_assert_false (scr_presets_rename (settings, "abbates", "A", "B"));
  g_assert_false (scr_presets_rename (settings, "abbates", "Z", "Y"));
  g_assert_true (scr_presets_rename (settings, "abbates", "A", "A"));
  g_assert_true (scr_presets_rename (settings, "abbates", "A", "C"));
  scr_presets_remove (settings, "abbates", "Z");
  after = scr_presets_list (settings, "abbates");
  g_assert_cmpuint (g_list_model_get_n_items (after), ==, g_list_model_get_n_items (before));
  preset = scr_presets_find (after, "C");
  g_assert_nonnull (preset);
  g_assert_false (scr_choices_get_boolean (scr_preset_get_choices (preset), "palms", TRUE));
  text = g_settings_get_string (settings, "presets");
  g_assert_nonnull (strstr (text, "{\"game\":\"abbates\",\"name\":2}"));
  g_assert_nonnull (strstr (text, "\"toy\""));
  new_page_reset ();
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/presets/remembered", test_remembered);
  g_test_add_func ("/presets/bad-settings", test_bad_settings);
  g_test_add_func ("/presets/shipped-presets", test_shipped_presets);
  g_test_add_func ("/presets/own-presets", test_own_presets);
  g_test_add_func ("/presets/taken-names", test_taken_names);
  g_test_add_func ("/presets/preset-names", test_preset_names);

  return g_test_run ();
}
