/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-short.h"
#include "mirror-util.h"
#include "ui-util.h"

#include "app/abbates/abbates-palette.h"
#include "app/abbates/abbates-set-up-guide.h"
#include "app/scr-agenda.h"
#include "core/scr-dealer.h"

/* A real table that is set up, step by step. */

#define ALL_VARIANTS \
  "{\"seats\":[{\"name\":\"Ann\"},{\"name\":\"Ben\"}],\"variants\":{\"no-arcade\":true," \
  "\"no-ora\":true,\"no-mission\":true,\"no-points-card\":true}}"

static const char *
get_task (ScrWindow *window)
{
  return scr_table_get_task (scr_table_page_get_table (scr_window_get_table_page (window)));
}

static const char *
get_prompt (ScrWindow *window)
{
  return gtk_label_get_label (GTK_LABEL (ui_get_prompt (window)));
}

static GtkWidget *
get_guide (ScrWindow *window)
{
  return ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_SET_UP_GUIDE);
}

static GtkWidget *
get_row (ScrWindow *window,
         const char *name)
{
  return ui_get_name (get_guide (window), name);
}

static void
tell (ScrWindow *window,
      guint64 *random)
{
  AbbatesState *state = mirror_get_state (window);
  AbbatesMove move = abbates_position_random_move (abbates_state_get_position (state),
                                                   abbates_state_get_rules (state), random);
  g_autofree char *typed = abbates_test_write_short (move);
  guint n_entries = ui_count_entries (window);

  mirror_type_text (window, typed);
  if (ui_count_entries (window) == n_entries)
    mirror_press_enter (window);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
}

/* Enter takes what only has to be done as done, and Backspace as not done, before it takes moves
 * back; neither is a move. */
static void
test_enter (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);

  g_assert_true (gtk_widget_get_mapped (get_guide (window)));
  g_assert_cmpstr (get_prompt (window), ==, "Turn the board so that aisle 1 lies at the top.");
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "To do now"));
  mirror_press_enter (window);
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "Done"));
  g_assert_cmpstr (get_prompt (window), ==, "Shuffle the arcade cards.");
  mirror_press_enter (window);
  g_assert_null (get_task (window));
  g_assert_cmpstr (get_prompt (window), ==, "Lay an arcade card on box 1 of round 1.");
  mirror_press_key (window, GDK_KEY_BackSpace);
  g_assert_cmpstr (get_prompt (window), ==, "Shuffle the arcade cards.");
  g_assert_true (ui_has_description (get_row (window, "2. Shuffle the arcade cards"), "To do now"));
  mirror_press_enter (window);
  g_assert_cmpuint (ui_count_entries (window), ==, 0);

  mirror_type_text (window, "1");
  g_assert_cmpuint (ui_count_entries (window), ==, 1);
  g_assert_true (
      ui_has_description (get_row (window, "3. Lay the arcade cards"), "To do now, 1 of 12"));
  mirror_press_key (window, GDK_KEY_BackSpace);
  g_assert_cmpuint (ui_count_entries (window), ==, 0);
  g_assert_null (get_task (window));
  ui_close (window);
}

static void
check_titles (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_titles (child);
}

static double
get_top (ScrWindow *window)
{
  GtkWidget *scroller = ui_find_type (get_guide (window), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

static void
scroll_down (ScrWindow *window)
{
  GtkWidget *scroller = ui_find_type (get_guide (window), GTK_TYPE_SCROLLED_WINDOW);

  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 60);
  ui_settle ();
}

/* No title is cut off, whichever step is due, and whoever has scrolled down sees what the next step
 * is about. */
static void
test_readable (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  guint64 random = 4;

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  scroll_down (window);
  g_assert_cmpfloat (get_top (window), >, 0);
  mirror_press_enter (window);
  g_assert_cmpfloat (get_top (window), ==, 0);
  while (gtk_widget_get_mapped (get_guide (window)))
    {
      check_titles (get_guide (window));
      if (get_task (window) != NULL)
        mirror_press_enter (window);
      else
        tell (window, &random);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
  ui_close (window);
}

/* Who tells a card goes past what was not taken as done; it stays to be seen, and its button takes
 * it as done. */
static void
test_skip (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);

  mirror_type_text (window, "1");
  g_assert_cmpuint (ui_count_entries (window), ==, 1);
  g_assert_null (get_task (window));
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "Still to do"));
  ui_click (get_guide (window), "1. Turn the board");
  g_assert_nonnull (ui_find_text (get_guide (window), "Set-up: step 1 of 14"));
  ui_click (get_guide (window), "Done");
  g_assert_null (ui_find_text (get_guide (window), "Set-up: step 1 of 14"));
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "Done"));
  ui_click (get_guide (window), "1. Turn the board");
  ui_click (get_guide (window), "Not done yet");
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "Still to do"));
  g_assert_cmpuint (ui_count_entries (window), ==, 1);
  ui_close (window);
}

/* What was done stays done for whoever opens the match again. */
static void
test_open_again (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  mirror_press_enter (window);
  mirror_press_enter (window);
  mirror_type_text (window, "1");
  root = scr_match_to_json (ui_get_match (window));
  ui_close (window);

  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  window = ui_open_match (match);
  g_assert_true (ui_has_description (get_row (window, "1. Turn the board"), "Done"));
  g_assert_true (ui_has_description (get_row (window, "2. Shuffle the arcade cards"), "Done"));
  g_assert_true (ui_has_description (get_row (window, "4. Lay the corner cards"), "Still to do"));
  ui_close (window);
}

/* Done by Enter where no move tells it, and told otherwise: what is asked for is always shown, all
 * is done at the end, and the guide goes. */
static void
check_whole (const char *setup,
             guint n_expected)
{
  ScrWindow *window = mirror_open_table (setup);
  GtkWidget *guide = get_guide (window);
  guint64 random = 6;
  guint n_tasks = 0;

  while (abbates_state_get_position (mirror_get_state (window))->stage == ABBATES_STAGE_SETUP)
    {
      guint n_entries = ui_count_entries (window);

      g_assert_true (gtk_widget_get_mapped (guide));
      if (get_task (window) == NULL)
        tell (window, &random);
      else
        {
          mirror_press_enter (window);
          g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
          n_tasks++;
        }
    }
  g_assert_cmpuint (n_tasks, ==, n_expected);
  g_assert_false (gtk_widget_get_mapped (guide));
  g_assert_null (get_task (window));
  ui_check_shown (window);
  ui_close (window);
}

static void
test_whole (void)
{
  check_whole (UI_TWO_PEOPLE, 8);
  check_whole (UI_FOUR_PEOPLE, 8);
  check_whole (UI_SOLO, 9);
  check_whole (ALL_VARIANTS, 6);
}

/* Only what these rules want is asked for. */
static void
test_variants (void)
{
  ScrWindow *window = mirror_open_table (ALL_VARIANTS);

  g_assert_nonnull (ui_find_name (get_guide (window), "5. Draw the secret cards"));
  g_assert_null (ui_find_text (get_guide (window), "3. Lay the arcade cards"));
  g_assert_null (ui_find_text (get_guide (window), "7. Deal the missions"));
  g_assert_cmpuint (
      ui_count_type (get_guide (window), GTK_TYPE_BUTTON), ==, 10 + 1);
  ui_close (window);
}

static guint
count_missions (GtkWidget *palette)
{
  guint n = 0;

  for (guint i = 1; i <= ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Ann gets mission m%02u.", i);
      GtkWidget *button = ui_find_name (palette, name);

      n += button != NULL && gtk_widget_get_mapped (button);
    }

  return n;
}

static guint
count_fitting (const AbbatesRules *rules,
               guint first,
               guint second)
{
  guint n = 0;

  for (guint i = 0; i < ABBATES_N_MISSIONS; i++)
    n += rules->missions[i].area[first] == 1 && rules->missions[i].area[second] == 1;

  return n;
}

/* Whoever marks purple squares sees the missions that have them, and clicks the one that lies
 * there; the next player begins anew. */
static void
test_pattern (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  GtkWidget *palette = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_PALETTE);
  const AbbatesRules *rules = abbates_state_get_rules (mirror_get_state (window));
  const AbbatesMission *mission = &rules->missions[4];
  guint64 random = 6;
  guint marked[2], n_marked = 0;

  while (g_strcmp0 (scr_state_get_awaiting (SCR_STATE (mirror_get_state (window))), "mission") != 0)
    tell (window, &random);
  g_assert_cmpuint (count_missions (palette), ==, ABBATES_N_MISSIONS);
  for (guint i = 0; i < ABBATES_N_SQUARES && n_marked < G_N_ELEMENTS (marked); i++)
    if (mission->area[i] == 1)
      {
        g_autofree char *name = g_strdup_printf ("Square %u is purple", i + 1);

        marked[n_marked++] = i;
        ui_click (palette, name);
      }
  g_assert_cmpuint (n_marked, ==, G_N_ELEMENTS (marked));
  g_assert_cmpuint (count_fitting (rules, marked[0], marked[1]), <, ABBATES_N_MISSIONS);
  g_assert_cmpuint (count_missions (palette), ==, count_fitting (rules, marked[0], marked[1]));
  ui_click (palette, "Ann gets mission m05.");
  g_assert_cmpuint (abbates_state_get_position (mirror_get_state (window))->seats[0].mission, ==,
                    5);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Square %u is purple", i + 1);

      g_assert_false (
          gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (ui_get_name (palette, name))));
    }
  ui_close (window);
}

/* What only has to be done stands before what is told in the list of what is to be done, too. */
static void
test_agenda (void)
{
  static const char *const told =
      "Shuffle the arcade cards of each round and lay three of them on its boxes, face up.";
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));
  GtkWidget *agenda = ui_find_type (GTK_WIDGET (table), SCR_TYPE_AGENDA);
  g_autofree char *now = g_strdup_printf ("Now: %s", told);
  g_autofree char *then = g_strdup_printf ("Then: %s", told);

  ui_settle ();
  ui_get_name (agenda, "Now: Turn the board so that aisle 1 lies at the top.");
  ui_get_name (agenda, then);
  while (scr_table_get_task (table) != NULL)
    mirror_press_enter (window);
  ui_settle ();
  ui_get_name (agenda, now);
  ui_close (window);
}

/* What tells nothing is answered with what is asked for, and how that is typed. */
static void
test_answer (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);

  mirror_type_text (window, "zz");
  mirror_press_enter (window);
  g_assert_nonnull (ui_find_text (
      GTK_WIDGET (window),
      "“zz” does not tell what is asked for. Lay an arcade card on box 1 of round 1. "
      "Type the figure of an arcade card, 0 to 9, as on the buttons."));
  g_assert_cmpuint (ui_count_entries (window), ==, 0);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "zz");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (mirror_get_line (window)), "error"));
  ui_close (window);
}

/* A seat's portrait can be looked at meanwhile, and the guide comes back with what is told next. */
static void
test_portrait (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  GtkWidget *guide = get_guide (window);
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (window));

  gtk_widget_activate_action (GTK_WIDGET (table), "table.show-seat", "u", 2);
  g_assert_false (gtk_widget_get_mapped (guide));
  mirror_press_enter (window);
  g_assert_true (gtk_widget_get_mapped (guide));
  ui_close (window);
}

/* What is told of a real table fits a window of 360, and no step is cut. */
static void
test_narrow (void)
{
  static const struct
  {
    const char *setup;
    guint round;
    const char *word;
    guint n_more;
  } moments[] = {
    { UI_FOUR_PEOPLE, 0, "arcade", 0 },
    { UI_FOUR_PEOPLE, 0, "arcade", 4 },
    { UI_FOUR_PEOPLE, 1, "order", 0 },
    { UI_FOUR_PEOPLE, 2, "place", 0 },
    { UI_SOLO, 0, "henricus", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (ScrMatch) match = mirror_new_match (moments[i].setup, moments[i].round,
                                                     moments[i].word, moments[i].n_more);
      g_autofree char *name = g_strconcat (scr_match_get_id (match), ".match.json", NULL);
      g_autoptr (GFile) file = ui_new_file (name);
      ScrWindow *window = ui_open_sized (360, 640);
      GtkWidget *label;

      scr_window_play (window, match, file);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      ui_settle ();
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
      if (moments[i].round == 0)
        {
          label = ui_find_text (get_guide (window), "6. Give out Ora et Labora");
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
        }
      ui_close (window);
    }
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  /* First, while no step was taken as done. */
  g_test_add_func ("/set-up-guide/agenda", test_agenda);
  g_test_add_func ("/set-up-guide/enter", test_enter);
  g_test_add_func ("/set-up-guide/readable", test_readable);
  g_test_add_func ("/set-up-guide/skip", test_skip);
  g_test_add_func ("/set-up-guide/open-again", test_open_again);
  g_test_add_func ("/set-up-guide/whole", test_whole);
  g_test_add_func ("/set-up-guide/variants", test_variants);
  g_test_add_func ("/set-up-guide/pattern", test_pattern);
  g_test_add_func ("/set-up-guide/answer", test_answer);
  g_test_add_func ("/set-up-guide/portrait", test_portrait);
  g_test_add_func ("/set-up-guide/narrow", test_narrow);

  return g_test_run ();
}
