/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-players.h"
#include "app/scr-preferences.h"
#include "app/scr-settings.h"

/* The preferences, and what the program keeps of players' names. */

typedef struct
{
  const char *label;
  const char *key;
} Switch;

static ScrPreferences *
open_preferences (void)
{
  ScrPreferences *window = g_object_new (SCR_TYPE_PREFERENCES, NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static void
close_preferences (ScrPreferences *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_finalize_object (window);
}

static GSettings *
new_settings (void)
{
  GSettings *settings = scr_settings_new ();

  g_assert_nonnull (settings);
  return settings;
}

/* Each switch is its key, in both directions and at once. */
static void
test_switches (void)
{
  static const Switch switches[] = {
    { "Motion", "motion" },
    { "Hints", "hints" },
    { "Previews", "previews" },
    { "Ask before an undo that forgets a card", "ask-reveal-undo" },
    { "Missions face down", "hide-missions" },
    { "Scramble what is hidden", "scramble" },
  };
  g_autoptr (GSettings) settings = new_settings ();
  ScrPreferences *window = open_preferences ();

  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkSwitch *toggle =
          GTK_SWITCH (
              ui_get_control (GTK_WIDGET (window), GTK_TYPE_SWITCH, switches[i].label));
      gboolean before;

      g_settings_reset (settings, switches[i].key);
      ui_settle ();
      before = g_settings_get_boolean (settings, switches[i].key);
      g_test_message ("%s", switches[i].key);
      g_assert_cmpint (gtk_switch_get_active (toggle), ==, before);
      gtk_switch_set_active (toggle, !before);
      g_assert_cmpint (g_settings_get_boolean (settings, switches[i].key), ==, !before);
      g_settings_reset (settings, switches[i].key);
      ui_settle ();
      g_assert_cmpint (gtk_switch_get_active (toggle), ==, before);
    }
  close_preferences (window);
}

/* The slider goes from slow to at once, and says in words where it stands; what another
 * version wrote is shown as the nearest step, and kept. */
static void
test_pace (void)
{
  g_autoptr (GSettings) settings = new_settings ();
  ScrPreferences *window = open_preferences ();
  GtkRange *pace = GTK_RANGE (
      ui_get_control (GTK_WIDGET (window), GTK_TYPE_SCALE, "Moves of programs and of Henricus"));

  g_assert_cmpfloat (gtk_range_get_value (pace), ==, 2);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), "Easy: one second a step"));
  gtk_range_set_value (pace, 4);
  g_assert_cmpuint (g_settings_get_uint (settings, "pace"), ==, 0);
  ui_settle ();
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), "At once, without a pause"));
  gtk_range_set_value (pace, 0);
  g_assert_cmpuint (g_settings_get_uint (settings, "pace"), ==, 3000);

  g_settings_set_uint (settings, "pace", 777);
  ui_settle ();
  g_assert_cmpfloat (gtk_range_get_value (pace), ==, 2);
  g_assert_cmpuint (g_settings_get_uint (settings, "pace"), ==, 777);
  g_settings_reset (settings, "pace");
  close_preferences (window);
}

/* Light and dark are the program's own, whatever the desktop says. */
static void
test_scheme (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK,
                                            ADW_COLOR_SCHEME_DEFAULT };
  static const guint selected[] = { 1, 2, 0 };
  g_autoptr (GSettings) settings = new_settings ();
  AdwStyleManager *manager = adw_style_manager_get_default ();
  ScrPreferences *window = open_preferences ();
  GtkDropDown *row = GTK_DROP_DOWN (
      ui_get_control (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN, "Colours"));

  scr_preferences_follow_scheme (settings);
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      gtk_drop_down_set_selected (row, selected[i]);
      ui_settle ();
      g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, schemes[i]);
    }
  g_settings_unbind (manager, "color-scheme");
  g_settings_reset (settings, "colour-scheme");
  close_preferences (window);
}

static char *
dup_names (GSettings *settings)
{
  g_auto (GStrv) names = scr_players_list (settings);

  return g_strjoinv (",", names);
}

#define assert_names(settings, expected) \
  G_STMT_START \
  { \
    g_autofree char *names_ = dup_names (settings); \
    g_assert_cmpstr (names_, ==, expected); \
  } \
  G_STMT_END

/* The latest comes first, and nobody stands twice. */
static void
test_names (void)
{
  g_autoptr (GSettings) settings = new_settings ();
  g_auto (GStrv) nobody = scr_players_list (NULL);

  g_assert_null (nobody[0]);
  scr_players_add (NULL, "Ann");
  scr_players_add (settings, "");
  assert_names (settings, "");
  scr_players_add (settings, "Ann");
  scr_players_add (settings, "Ben");
  scr_players_add (settings, "Cleo");
  scr_players_add (settings, "Ann");
  assert_names (settings, "Ann,Cleo,Ben");
  scr_players_rename (settings, "Cleo", "Clea");
  assert_names (settings, "Ann,Clea,Ben");
  scr_players_rename (settings, "Clea", "Ben");
  assert_names (settings, "Ann,Ben");
  scr_players_rename (settings, "Ann", "");
  scr_players_rename (settings, "Zoe", "Zoë");
  assert_names (settings, "Ann,Ben");
  scr_players_remove (settings, "Ann");
  scr_players_remove (settings, "Zoe");
  assert_names (settings, "Ben");
  g_settings_reset (settings, "players");
}

/* Names are changed and removed in the list, and Undo brings them back. A name may hold what is
 * markup elsewhere. */
static void
test_players (void)
{
  static const char *const names[] = { "Ann", "B & n", NULL };
  g_autoptr (GSettings) settings = new_settings ();
  ScrPreferences *window;
  GtkWidget *remove, *row;

  g_settings_set_strv (settings, "players", names);
  window = open_preferences ();
  remove = ui_get_name (GTK_WIDGET (window), "Remove Ann");
  row = gtk_widget_get_ancestor (remove, ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), "  Anne ");
  g_signal_emit_by_name (row, "apply");
  ui_settle ();
  assert_names (settings, "Anne,B & n");
  ui_click (GTK_WIDGET (window), "Undo");
  ui_settle ();
  assert_names (settings, "Ann,B & n");

  row = gtk_widget_get_ancestor (ui_get_name (GTK_WIDGET (window), "Remove Ann"),
                                 ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (row), " ");
  g_signal_emit_by_name (row, "apply");
  assert_names (settings, "Ann,B & n");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ann");

  ui_click (GTK_WIDGET (window), "Remove B & n");
  ui_settle ();
  assert_names (settings, "Ann");
  g_assert_null (ui_find_name (GTK_WIDGET (window), "Remove B & n"));
  ui_click (GTK_WIDGET (window), "Undo");
  ui_settle ();
  assert_names (settings, "Ann,B & n");
  g_settings_reset (settings, "players");
  close_preferences (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/preferences/switches", test_switches);
  g_test_add_func ("/preferences/pace", test_pace);
  g_test_add_func ("/preferences/scheme", test_scheme);
  g_test_add_func ("/preferences/names", test_names);
  g_test_add_func ("/preferences/players", test_players);

  return g_test_run ();
}
