/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/abbates/abbates-abbot-card.h"
#include "app/abbates/abbates-henricus-box.h"
#include "app/abbates/abbates-motion.h"
#include "app/abbates/abbates-places.h"
#include "app/scr-settings.h"
#include "app/scr-style.h"
#include "app/scr-table.h"
#include "app/scr-tables.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-state.h"

/* A table shows how a state comes about, and ends it cleanly whatever happens. */

typedef struct
{
  ScrMatch *match;
  GtkWidget *window;
  GtkWidget *table;
  AbbatesMotion *motion;
} Fixture;

static const char *const colours[] = { "red", "blue", "yellow", "purple", NULL };

static void
set_animations (gboolean is_on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", is_on, NULL);
}

/* A window with the table of a match, in the state that is given. */
static void
open_at (Fixture *self,
         ScrMatch *match,
         ScrState *state)
{
  self->match = match;
  self->table = GTK_WIDGET (scr_tables_new_table ("abbates"));
  scr_table_set_colours (SCR_TABLE (self->table), colours);
  scr_table_set_is_open (SCR_TABLE (self->table), TRUE);
  scr_table_set_state (SCR_TABLE (self->table), state);
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 780);
  gtk_window_set_child (GTK_WINDOW (self->window), self->table);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (self->window);
  self->motion = ABBATES_MOTION (ui_find_type (self->table, ABBATES_TYPE_MOTION));
  set_animations (TRUE);
}

static void
close_table (Fixture *self)
{
  gpointer table = self->table;

  set_animations (FALSE);
  g_object_add_weak_pointer (table, &table);
  gtk_window_destroy (GTK_WINDOW (self->window));
  ui_settle ();
  g_assert_null (table);
}

static ScrState *
get_shown (Fixture *self)
{
  return scr_table_get_state (SCR_TABLE (self->table));
}

static gboolean
is_moving (Fixture *self)
{
  return scr_table_get_is_moving (SCR_TABLE (self->table));
}

/* Makes @move from the state that is shown, and has the table show how. */
static void
step (Fixture *self,
      const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) before = g_object_ref (get_shown (self));
  g_autoptr (GListModel) events = scr_state_list_events (before, move, SCR_VIEWER_ALL, NULL);
  g_autoptr (ScrState) after = scr_state_apply (before, move, &error);

  g_assert_no_error (error);
  scr_table_step (SCR_TABLE (self->table), after, events);
  g_assert_true (get_shown (self) == after);
}

static gboolean
is_laid_out (gpointer data)
{
  Fixture *self = data;

  return !is_moving (self) || abbates_motion_get_n_ghosts (self->motion) > 0;
}

static gboolean
is_still (gpointer data)
{
  return !is_moving (data);
}

static void
check_still (Fixture *self)
{
  g_assert_false (is_moving (self));
  g_assert_cmpuint (abbates_motion_get_n_ghosts (self->motion), ==, 0);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (self->motion)));
}

/* Plays up to where @word can be decided. Returns the first such move. */
static char *
open_before (Fixture *self,
             const char *setup,
             const char *word)
{
  g_autoptr (ScrMatch) match = ui_new_match (setup);
  g_auto (GStrv) moves = NULL;

  ui_play_until (match, word, &moves);
  open_at (self, match, scr_match_get_state (match));

  return g_strdup (ui_get_first_move (moves, word));
}

static GtkWidget *
get_square (Fixture *self,
            const char *format,
            guint number)
{
  g_autofree char *name = ui_fill_number (format, number);

  return ui_get_prefix (self->table, name);
}

/* The card that is taken is not seen on its square until it arrives. */
static void
test_take (void)
{
  Fixture self;
  g_autofree char *move = open_before (&self, UI_TWO_PEOPLE, "take");
  guint numbers[2];
  GtkWidget *square;

  ui_read_numbers (move, numbers);
  square = get_square (&self, "Square %u:", numbers[1]);
  step (&self, move);
  g_assert_true (is_moving (&self));
  ui_wait (is_laid_out, &self);
  g_assert_cmpuint (abbates_motion_get_n_ghosts (self.motion), >=, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (square), ==, 0);

  ui_wait (is_still, &self);
  g_assert_cmpfloat (gtk_widget_get_opacity (square), ==, 1);
  check_still (&self);
  close_table (&self);
}

/* An Abbot card sets out from its place in the hand. */
static void
test_hand (void)
{
  Fixture self;
  g_autofree char *move = open_before (&self, UI_TWO_PEOPLE, "play");
  guint seat = (guint) scr_state_get_turn (get_shown (&self));
  AbbatesParts parts = { .table = self.table, .hand = self.table, .seats = self.table };
  AbbatesFound found = { 0 };
  guint numbers[2];

  ui_read_numbers (move, numbers);
  g_assert_true (abbates_places_find (&parts, ABBATES_PIECE_ABBOT_CARD, seat, numbers[0],
                                      ABBATES_AT (HAND, seat, 0), &found));
  g_assert_true (ABBATES_IS_ABBOT_CARD (found.widget));
  close_table (&self);
}

/* What moves is nothing to point at, to focus or to hear. */
static void
test_out_of_the_way (void)
{
  Fixture self;
  g_autofree char *move = open_before (&self, UI_TWO_PEOPLE, "take");
  g_autofree char *difference = NULL;

  step (&self, move);
  ui_wait (is_laid_out, &self);
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (self.motion)));
  g_assert_false (gtk_widget_get_can_focus (GTK_WIDGET (self.motion)));
  difference = gtk_test_accessible_check_state (GTK_ACCESSIBLE (self.motion),
                                                GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_assert_null (difference);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self.motion)), ==,
                   gtk_widget_get_width (self.table));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (self.motion)), ==,
                   gtk_widget_get_height (self.table));
  close_table (&self);
}

typedef void (*Interrupt) (Fixture *self);

static void
set_other_state (Fixture *self)
{
  scr_table_set_state (SCR_TABLE (self->table), scr_match_get_start (self->match));
  g_assert_true (get_shown (self) == scr_match_get_start (self->match));
}

static void
hide (Fixture *self)
{
  gtk_widget_set_visible (self->window, FALSE);
}

static void
resize (Fixture *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 600);
  ui_wait (is_still, self);
  /* Long before it would have ended by itself. */
  g_assert_cmpint (gtk_widget_get_width (self->table), <, 1280);
}

static void
test_interrupted (gconstpointer data)
{
  Fixture self;
  g_autoptr (ScrMatch) match = NULL;
  g_autofree char *move = open_before (&self, UI_TWO_PEOPLE, "take");
  guint numbers[2];
  GtkWidget *square;

  match = ui_new_match (UI_TWO_PEOPLE);
  self.match = match;
  ui_read_numbers (move, numbers);
  square = get_square (&self, "Square %u:", numbers[1]);
  step (&self, move);
  ui_wait (is_laid_out, &self);
  ((Interrupt) data) (&self);

  g_assert_cmpfloat (gtk_widget_get_opacity (square), ==, 1);
  check_still (&self);
  close_table (&self);
}

/* Nothing moves, and all is right at once, where the desktop or the player wants none. */
static void
test_none_wanted (void)
{
  Fixture self;
  g_autofree char *move = open_before (&self, UI_TWO_PEOPLE, "take");
  g_autoptr (GSettings) settings = scr_settings_new ();

  g_assert_nonnull (settings);
  set_animations (FALSE);
  g_assert_false (abbates_motion_is_wanted (self.motion));
  step (&self, move);
  check_still (&self);

  set_animations (TRUE);
  g_assert_true (abbates_motion_is_wanted (self.motion));
  g_settings_set_boolean (settings, "motion", FALSE);
  g_assert_false (abbates_motion_is_wanted (self.motion));
  g_settings_reset (settings, "motion");
  close_table (&self);
}

/* How many things an event's piece must be seen to move. */
static guint
count_seen (GListModel *events)
{
  static const struct
  {
    const char *from;
    const char *to;
  } ways[] = {
    { "garden ", "portrait " },
    { "garden ", "discard" },
    { "refill ", "garden " },
    { "refill ", "portrait " },
    { "pile", "garden " },
    { "pile", "refill " },
    { "pile", "drawn " },
    { "drawn ", "portrait " },
    { "pile", "henricus cards" },
    { "garden ", "henricus cards" },
    { "hand ", "played " },
    { "played ", "chapter " },
    { "henricus low", "played " },
    { "henricus high", "played " },
    { "board ", "corner " },
    { "line ", "line " },
    { "line ", "board " },
    { "board ", "line " },
    { "track ", "track " },
    { "discards ", "hand " },
    { "discards ", "henricus " },
  };
  guint n_seen = 0;

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);
      const char *from = scr_event_get_from (event);
      const char *to = scr_event_get_to (event);

      if (from == NULL || to == NULL || g_str_equal (scr_event_get_piece (event), "taken-line"))
        continue;
      for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
        n_seen += g_str_has_prefix (from, ways[way].from) && g_str_has_prefix (to, ways[way].to);
    }

  return MIN (n_seen, ABBATES_MAX_GHOSTS);
}

/* In a whole game all that goes from place to place is seen to move, never too much nor for
 * too long; each step cuts the one before short. */
static void
test_whole_game (gconstpointer data)
{
  g_autoptr (ScrMatch) match = ui_new_match (data);
  guint64 random = 5;
  Fixture self;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  while (!ui_is_over (match))
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }
  open_at (&self, match, scr_match_get_start (match));

  for (guint number = 1; number <= g_list_model_get_n_items (G_LIST_MODEL (match)); number++)
    {
      g_autoptr (ScrState) after = scr_match_view_at (match, number, SCR_VIEWER_ALL);
      g_autoptr (GListModel) events = scr_match_list_events (match, number, SCR_VIEWER_ALL);
      guint n_seen = count_seen (events);

      scr_table_step (SCR_TABLE (self.table), after, events);
      ui_wait (is_laid_out, &self);
      g_assert_cmpuint (abbates_motion_get_n_ghosts (self.motion), >=, n_seen);
      g_assert_cmpuint (abbates_motion_get_n_ghosts (self.motion), <=, ABBATES_MAX_GHOSTS);
      g_assert_cmpfloat (abbates_motion_get_length (self.motion), <=, 1.201);
    }
  close_table (&self);
}

/* Henricus' panel tells what he does, and each thing on it by a name. */
static void
test_henricus (void)
{
  Fixture self;
  g_autofree char *move = open_before (&self, UI_SOLO, "play");
  GtkWidget *box = ui_find_type (self.table, ABBATES_TYPE_HENRICUS_BOX);
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (get_shown (&self)));
  g_autofree char *played = g_strdup_printf ("Henricus has played %u", position->henricus.played);

  g_assert_nonnull (box);
  g_assert_true (ui_has_name (box, "Henricus"));
  g_assert_nonnull (ui_get_prefix (box, "Low pile of Henricus: "));
  g_assert_nonnull (ui_get_prefix (box, "High pile of Henricus: "));
  g_assert_nonnull (ui_get_name (box, played));
  g_assert_nonnull (ui_find_text (box, "Henricus has no garden cards yet."));

  /* Pointing at a card while his panel is in sight tells nothing there, and harms nothing. */
  gtk_widget_activate_action (self.table, "table.show-seat", "u", ABBATES_HENRICUS);
  g_assert_true (gtk_widget_get_mapped (box));
  gtk_widget_activate_action (self.table, "table.point", "(yyy)", ABBATES_IN_GARDEN, 0, 1);
  close_table (&self);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);
  scr_style_load ();

  g_test_add_func ("/motion/take", test_take);
  g_test_add_func ("/motion/hand", test_hand);
  g_test_add_func ("/motion/out-of-the-way", test_out_of_the_way);
  g_test_add_data_func ("/motion/interrupted/state", set_other_state, test_interrupted);
  g_test_add_data_func ("/motion/interrupted/unmap", hide, test_interrupted);
  g_test_add_data_func ("/motion/interrupted/resize", resize, test_interrupted);
  g_test_add_func ("/motion/none-wanted", test_none_wanted);
  g_test_add_data_func ("/motion/whole-game/two", UI_TWO_PEOPLE, test_whole_game);
  g_test_add_data_func ("/motion/whole-game/four", UI_FOUR_PEOPLE, test_whole_game);
  g_test_add_data_func ("/motion/whole-game/solo", UI_SOLO, test_whole_game);
  g_test_add_func ("/motion/henricus", test_henricus);

  return g_test_run ();
}
