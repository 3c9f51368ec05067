/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-agenda.h"
#include "app/scr-entry-line.h"
#include "app/scr-large-view.h"
#include "app/scr-status.h"
#include "app/widgets/scr-emblem.h"
#include "core/scr-dealer.h"

/* What the people at a real table are told to do, the large view, and the screen that stays on. */

/* A match at a real table where @word is due in @phase of the first round or later. */
static ScrWindow *
open_mirrored (const char *setup,
               guint phase,
               const char *word)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (setup, 1, phase, word);

  return ui_open_match (match);
}

static ScrState *
get_state (ScrWindow *window)
{
  return scr_match_get_state (ui_get_match (window));
}

/* Tells anything that may happen now. */
static void
tell_random (ScrWindow *window,
             guint64 *random)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  ScrState *state = get_state (window);
  g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                             ? scr_state_list_outcomes (state, weights)
                             : scr_state_list_moves (state);

  ui_move (window, moves[scr_random_below (random, g_strv_length (moves))]);
}

/* The agenda that is shown. */
static GtkWidget *
find_agenda (GtkWidget *widget)
{
  GtkWidget *found = SCR_IS_AGENDA (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_agenda (child);

  return found;
}

static void
assert_row (GtkWidget *agenda,
            const char *time,
            ScrStep *step)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", time, scr_step_get_sentence (step));
  GtkWidget *row = ui_find_name (agenda, name);

  g_assert_nonnull (row);
  g_assert_true (ui_find_text (row, scr_step_get_sentence (step)) != NULL);
}

/* All that is due and comes then is told, and what was done since the phase began. */
static void
check_agenda (ScrWindow *window)
{
  GtkWidget *agenda = find_agenda (GTK_WIDGET (window));
  ScrMatch *match = ui_get_match (window);
  guint n_moves = ui_count_entries (window);
  g_autoptr (GListModel) duties = scr_state_list_duties (get_state (window));
  g_autoptr (GListModel) effects = NULL;
  ScrEntry *entry = scr_match_get_entry (match, n_moves);

  g_assert_nonnull (agenda);
  g_assert_cmpuint (g_list_model_get_n_items (duties), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (duties); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (duties, i);

      assert_row (agenda, i == 0 ? "Now" : "Then", step);
    }
  effects = scr_state_list_effects (scr_entry_get_before (entry), scr_entry_get_move (entry));
  for (guint i = 0; i < g_list_model_get_n_items (effects); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (effects, i);

      assert_row (agenda, "Now", step);
    }
}

static void
test_column (void)
{
  static const char *const setups[] = { UI_FOUR_PEOPLE, UI_SOLO };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      ScrWindow *window = open_mirrored (setups[i], 3, "play");
      guint64 random = 5;

      for (guint n = 0; n < 24; n++)
        {
          check_agenda (window);
          tell_random (window, &random);
        }
      ui_close (window);
    }
}

/* The seats that a step of @match names by its piece, such as "abbot 2", and whose pawn that is. */
static const char *
find_colour (ScrMatch *match,
             ScrStep *step)
{
  const char *piece = scr_step_get_piece (step);
  guint seat;

  if (g_strcmp0 (piece, "general") == 0)
    return "general";
  if (piece == NULL || !g_str_has_prefix (piece, "abbot ") ||
      sscanf (piece, "abbot %u", &seat) != 1)
    return NULL;

  /* Henricus has no seat: he has the first other one of two colours. */
  return seat <= scr_match_get_n_seats (match) ? scr_match_get_seat_colour (match, seat) : "blue";
}

/* A pawn is shown as it stands on the table: in its colour, with its sign. */
static void
test_pawns (void)
{
  static const char *const setups[] = { UI_FOUR_PEOPLE, UI_SOLO };
  guint n_seen[2] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      ScrWindow *window = open_mirrored (setups[i], 2, "play");
      GtkWidget *agenda = find_agenda (GTK_WIDGET (window));
      ScrMatch *match = ui_get_match (window);
      guint64 random = 5;

      for (guint n = 0; n < 40; n++)
        {
          ScrEntry *entry = scr_match_get_entry (match, ui_count_entries (window));
          g_autoptr (GListModel) effects =
              scr_state_list_effects (scr_entry_get_before (entry), scr_entry_get_move (entry));

          for (guint k = 0; k < g_list_model_get_n_items (effects); k++)
            {
              g_autoptr (ScrStep) step = g_list_model_get_item (effects, k);
              const char *colour = find_colour (match, step);
              g_autofree char *name = g_strdup_printf ("Now: %s", scr_step_get_sentence (step));
              g_autofree char *shown = NULL;
              gboolean is_pawn;
              GtkWidget *emblem;

              if (colour == NULL)
                continue;
              emblem = ui_find_type (ui_get_name (agenda, name), SCR_TYPE_EMBLEM);
              g_assert_nonnull (emblem);
              g_object_get (emblem, "colour", &shown, "is-pawn", &is_pawn, NULL);
              g_assert_cmpstr (shown, ==, colour);
              g_assert_true (is_pawn);
              n_seen[i]++;
            }
          tell_random (window, &random);
        }
      ui_close (window);
    }
  g_assert_cmpuint (n_seen[0], >, 3);
  g_assert_cmpuint (n_seen[1], >, 3);
}

/* What was told is ticked while its phase goes on. */
static void
test_done (void)
{
  ScrWindow *window = open_mirrored (UI_FOUR_PEOPLE, 2, "play");
  guint64 random = 6;
  g_autofree char *sentence = NULL;
  g_autofree char *name = NULL;

  tell_random (window, &random);
  sentence = scr_match_dup_sentence (ui_get_match (window), ui_count_entries (window),
                                     SCR_VIEWER_ALL);
  name = g_strconcat ("Done: ", sentence, NULL);
  ui_get_name (find_agenda (GTK_WIDGET (window)), name);
  ui_activate (window, "match.undo");
  g_assert_null (ui_find_name (find_agenda (GTK_WIDGET (window)), name));
  ui_close (window);
}

static void
assert_done (GtkWidget *agenda,
             const char *sentence,
             gboolean is_expected)
{
  g_autofree char *name = g_strconcat ("Done: ", sentence, NULL);

  g_test_message ("%s", name);
  g_assert_true ((ui_find_name (agenda, name) != NULL) == is_expected);
}

static char *
dup_stage (ScrMatch *match,
           guint n_moves)
{
  return scr_state_dup_stage (scr_match_get_state_at (match, n_moves), NULL);
}

/* What was told since the phase began, with what was to be done then, and nothing from before. */
static void
test_all_done (void)
{
  ScrWindow *window = open_mirrored (UI_FOUR_PEOPLE, 2, "play");
  ScrMatch *match = ui_get_match (window);
  guint64 random = 8;
  guint begin = ui_count_entries (window);
  g_autofree char *before = scr_match_dup_sentence (match, begin, SCR_VIEWER_ALL);
  g_autofree char *stage = dup_stage (match, begin);
  guint n_effects = 0;

  assert_done (find_agenda (GTK_WIDGET (window)), before, FALSE);
  for (guint n = 0; n < 5; n++)
    tell_random (window, &random);
  for (guint number = begin + 1; number <= begin + 5; number++)
    {
      ScrEntry *entry = scr_match_get_entry (match, number);
      g_autofree char *sentence = scr_match_dup_sentence (match, number, SCR_VIEWER_ALL);
      g_autoptr (GListModel) effects =
          scr_state_list_effects (scr_entry_get_before (entry), scr_entry_get_move (entry));
      g_autofree char *now = dup_stage (match, number);

      g_assert_cmpstr (now, ==, stage);
      assert_done (find_agenda (GTK_WIDGET (window)), sentence, TRUE);
      for (guint i = 0; number < begin + 5 && i < g_list_model_get_n_items (effects); i++)
        {
          g_autoptr (ScrStep) step = g_list_model_get_item (effects, i);

          assert_done (find_agenda (GTK_WIDGET (window)), scr_step_get_sentence (step), TRUE);
          n_effects++;
        }
    }
  g_assert_cmpuint (n_effects, >, 0);
  assert_done (find_agenda (GTK_WIDGET (window)), before, FALSE);
  ui_close (window);
}

/* Where there is no room beside what is told, a page has it. */
static void
test_page (void)
{
  ScrWindow *window = open_mirrored (UI_TWO_PEOPLE, 2, "play");

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  ui_settle ();
  ui_activate (window, "win.agenda");
  ui_settle ();
  check_agenda (window);
  g_assert_false (gtk_widget_get_mapped (
      GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)))));
  ui_activate (window, "win.agenda");
  ui_settle ();
  g_assert_true (gtk_widget_get_mapped (
      GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)))));
  ui_close (window);
}

static gboolean
is_agenda_offered (gpointer window)
{
  GtkWidget *button =
      ui_find_name (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS), "Now on the table");

  return button != NULL && gtk_widget_get_mapped (button);
}

static gboolean
is_agenda_hidden (gpointer window)
{
  return !is_agenda_offered (window);
}

static gboolean
is_agenda_shown (gpointer window)
{
  return find_agenda (GTK_WIDGET (window)) != NULL;
}

static gboolean
is_table_shown (gpointer window)
{
  return gtk_widget_get_mapped (
      GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window))));
}

/* In a window that is too narrow for the buttons of the header the list is one click away, and the
 * table is from there. */
static void
test_narrow (void)
{
  ScrWindow *window = open_mirrored (UI_FOUR_PEOPLE, 2, "take");

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_wait (is_agenda_hidden, window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  ui_wait (is_agenda_offered, window);
  ui_click (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS), "Now on the table");
  ui_wait (is_agenda_shown, window);
  ui_click (GTK_WIDGET (window), "Back to the table");
  ui_wait (is_table_shown, window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_wait (is_agenda_hidden, window);
  ui_close (window);
}

/* A match that the program deals tells nobody what to do at a table. */
static void
test_digital (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  gboolean is_awake = TRUE;

  g_assert_null (find_agenda (GTK_WIDGET (window)));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "agenda"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "large-view"));
  g_object_get (scr_window_get_table_page (window), "is-awake", &is_awake, NULL);
  g_assert_false (is_awake);
  ui_close (window);
}

static ScrLargeView *
get_large (ScrWindow *window)
{
  return SCR_LARGE_VIEW (ui_find_type (GTK_WIDGET (window), SCR_TYPE_LARGE_VIEW));
}

/* The large view says who does what, how everyone stands and where; what is typed is told. */
static void
test_large (void)
{
  ScrWindow *window = open_mirrored (UI_FOUR_PEOPLE, 1, "play");
  g_autofree char *prompt = NULL;
  GtkWidget *large, *text;
  guint n_entries;

  ui_activate (window, "win.large-view");
  ui_settle ();
  large = GTK_WIDGET (get_large (window));
  g_assert_true (gtk_widget_get_mapped (large));
  prompt = scr_state_prompt (get_state (window));
  g_assert_nonnull (ui_find_text (large, prompt));
  ui_get_prefix (large, "Ann: ");
  ui_get_name (large, "Bean track");

  n_entries = ui_count_entries (window);
  text = ui_find_type (ui_find_type (large, SCR_TYPE_ENTRY_LINE), GTK_TYPE_TEXT);
  g_assert_true (gtk_widget_has_focus (text));
  gtk_editable_set_text (GTK_EDITABLE (text), "d");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  g_assert_null (ui_find_text (large, prompt));

  gtk_editable_set_text (GTK_EDITABLE (text), "play 99");
  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  g_assert_true (gtk_widget_get_mapped (large));
  ui_activate (window, "win.large-view");
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (large));
  ui_close (window);
}

static gboolean
is_awake (ScrWindow *window)
{
  gboolean awake;

  g_object_get (scr_window_get_table_page (window), "is-awake", &awake, NULL);
  return awake;
}

/* The screen stays awake while the match is shown and goes on. */
static void
test_awake (void)
{
  g_autoptr (ScrMatch) match = ui_new_mirrored (UI_TWO_PEOPLE, 4, 4, NULL);
  guint64 random = 9;
  ScrWindow *window;

  g_assert_true (scr_match_undo (match, 1, FALSE, NULL));
  window = ui_open_match (match);
  g_assert_true (is_awake (window));
  tell_random (window, &random);
  g_assert_true (ui_is_over (match));
  g_assert_false (is_awake (window));
  ui_activate (window, "match.undo");
  g_assert_true (is_awake (window));
  gtk_widget_hide (GTK_WIDGET (window));
  g_assert_false (is_awake (window));
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_assert_true (is_awake (window));
  ui_activate (window, "win.back");
  ui_settle ();
  g_assert_false (is_awake (window));
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/agenda/column", test_column);
  g_test_add_func ("/agenda/pawns", test_pawns);
  g_test_add_func ("/agenda/done", test_done);
  g_test_add_func ("/agenda/all-done", test_all_done);
  g_test_add_func ("/agenda/page", test_page);
  g_test_add_func ("/agenda/narrow", test_narrow);
  g_test_add_func ("/agenda/digital", test_digital);
  g_test_add_func ("/agenda/large", test_large);
  g_test_add_func ("/agenda/awake", test_awake);

  return g_test_run ();
}
