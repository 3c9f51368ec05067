/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-short.h"
#include "abbates-told.h"
#include "abbates-util.h"
#include "mirror-util.h"
#include "ui-util.h"

#include <string.h>

#include "app/abbates/abbates-palette.h"
#include "app/abbates/abbates-typing.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-shorthand.h"
#include "games/abbates/abbates-state-private.h"

/* A real table mirrored: what is typed and clicked while people play with their own box. */

#define N_SLIPS 100
#define N_EXPLAINED 20
#define N_STEADY 90

static AbbatesMove
choose (ScrWindow *window,
        guint64 *random)
{
  return abbates_position_random_move (abbates_state_get_position (mirror_get_state (window)),
                                       abbates_state_get_rules (mirror_get_state (window)), random);
}

/* Types @move in the fewest keys. Returns how many these were. */
static guint
tell (ScrWindow *window,
      AbbatesMove move)
{
  g_autofree char *typed = abbates_test_write_short (move);
  g_autofree char *text =
      abbates_move_print (abbates_state_get_rules (mirror_get_state (window)), move);
  guint n_entries = ui_count_entries (window);
  guint n_keys;

  mirror_type_text (window, typed != NULL ? typed : text);
  n_keys = strlen (typed != NULL ? typed : text);
  if (ui_count_entries (window) == n_entries)
    {
      mirror_press_enter (window);
      n_keys++;
    }
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (ui_get_match (window), n_entries + 1)),
                   ==, text);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "");

  return n_keys;
}

static void
tell_until (ScrWindow *window,
            AbbatesMoveKind awaiting,
            guint64 *random)
{
  while (abbates_state_get_position (mirror_get_state (window))->awaiting != awaiting)
    tell (window, choose (window, random));
}

/* A card of two figures whose first may be a card too: the one key is a letter. */
static gboolean
is_one_key (AbbatesMove move)
{
  return move.kind == ABBATES_MOVE_PLAY && move.arg[0] != 1;
}

/* Whole matches told by keys: an Abbot card takes one, a garden card two, a card that is taken two,
 * and the match is the one that its notation says. */
static void
test_keys (void)
{
  static const char *const setups[] = { UI_FOUR_PEOPLE, UI_TWO_PEOPLE, UI_SOLO };
  guint64 random = 11;

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      ScrWindow *window = mirror_open_table (setups[i]);
      guint n_cards = 0;

      while (!ui_is_over (ui_get_match (window)))
        {
          AbbatesMove move = choose (window, &random);
          guint n_keys = tell (window, move);

          if (is_one_key (move))
            g_assert_cmpuint (n_keys, ==, 1);
          else if (move.kind == ABBATES_MOVE_REVEAL || move.kind == ABBATES_MOVE_TAKE)
            g_assert_cmpuint (n_keys, ==, 2);
          n_cards += move.kind == ABBATES_MOVE_REVEAL;
        }
      g_assert_cmpuint (n_cards, >, 0);
      ui_check_shown (window);
      ui_close (window);
    }
}

static gboolean
has_played_one (gpointer window)
{
  ScrMatch *match = ui_get_match (window);
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));

  return g_str_equal (scr_entry_get_move (scr_match_get_entry (match, n_entries)), "play 1");
}

/* The figure 1 waits a moment for a second one. */
static void
test_two_figures (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  guint64 random = 2;
  guint n_entries;

  tell_until (window, ABBATES_MOVE_PLAY, &random);
  n_entries = ui_count_entries (window);
  mirror_type_letter (window, '1');
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  mirror_type_letter (window, '2');
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (ui_get_match (window), n_entries + 1)),
                   ==, "play 12");

  mirror_type_letter (window, '1');
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  ui_wait (has_played_one, window);
  ui_close (window);
}

/* Several in a row; what is refused stays to be mended, and what was told before it is told. */
static void
test_run (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  guint64 random = 4;
  guint n_entries;

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  n_entries = ui_count_entries (window);
  gtk_editable_set_text (mirror_get_text (window), "w2 b1,a3 w");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 3);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, " w");
  mirror_type_letter (window, '1');
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 4);

  mirror_type_text (window, "play 3");
  mirror_press_enter (window);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 4);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "play 3");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (mirror_get_line (window)), "error"));
  mirror_type_letter (window, 'b');
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "b");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (mirror_get_line (window)), "error"));
  mirror_press_key (window, GDK_KEY_Escape);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "");
  mirror_press_key (window, GDK_KEY_BackSpace);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 3);
  ui_close (window);
}

/* Backspace that is pressed elsewhere takes back what is typed before what is told. */
static void
test_backspace (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 5;
  guint n_entries;

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  n_entries = ui_count_entries (window);
  mirror_type_letter (window, 'w');
  g_assert_true (scr_entry_line_take_key (mirror_get_line (window), GDK_KEY_BackSpace));
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_true (scr_entry_line_take_key (mirror_get_line (window), GDK_KEY_BackSpace));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries - 1);
  ui_close (window);
}

/* One press takes one thing back: what is half typed, or where nothing is the last entry; and what
 * was taken last comes back first. */
static void
test_undo_typing (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 5;
  guint n_entries;

  ui_settle ();
  mirror_type_letter (window, 'w');
  ui_activate (window, "match.undo");
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "");
  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  n_entries = ui_count_entries (window);

  mirror_type_letter (window, 'w');
  ui_activate (window, "match.redo");
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "w");
  ui_activate (window, "match.undo");
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_activate (window, "match.redo");
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "w");

  mirror_press_key (window, GDK_KEY_Escape);
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "");
  ui_activate (window, "match.undo");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries - 1);
  mirror_type_letter (window, 'w');
  ui_activate (window, "match.redo");
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "w");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries - 1);
  ui_activate (window, "match.undo");
  ui_activate (window, "match.redo");
  ui_activate (window, "match.undo");
  mirror_press_key (window, GDK_KEY_BackSpace);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries - 2);
  ui_activate (window, "match.redo");
  ui_activate (window, "match.redo");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  ui_close (window);
}

/* Whoever holds Backspace until all that is typed is gone takes back nothing that was told. */
static void
test_held_backspace (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 5;
  guint n_entries;

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  n_entries = ui_count_entries (window);
  mirror_type_text (window, "zz");
  for (guint i = 0; i < 5; i++)
    mirror_hold_key (window, GDK_KEY_BackSpace);
  g_assert_cmpstr (gtk_editable_get_text (mirror_get_text (window)), ==, "");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  mirror_release_key (window, GDK_KEY_BackSpace);
  mirror_hold_key (window, GDK_KEY_BackSpace);
  mirror_hold_key (window, GDK_KEY_BackSpace);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries - 1);
  ui_close (window);
}

/* What Enter would take is said before it is pressed; what is half typed goes with the state that
 * it was typed for; and keys that are pressed elsewhere come here, with the focus. */
static void
test_line (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  guint64 random = 6;
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *meaning = NULL;

  tell_until (window, ABBATES_MOVE_PLAY, &random);
  text = abbates_move_print (abbates_state_get_rules (mirror_get_state (window)),
                             choose (window, &random));
  sentence = scr_state_describe (SCR_STATE (mirror_get_state (window)), text, SCR_VIEWER_ALL,
                                 NULL);
  meaning = g_strconcat ("Enter: ", sentence, NULL);
  mirror_type_text (window, text);
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, text);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (mirror_get_line (window)), meaning));
  ui_activate (window, "match.undo");
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "");
  g_assert_null (ui_find_text (GTK_WIDGET (mirror_get_line (window)), meaning));

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (scr_entry_line_take_key (mirror_get_line (window), GDK_KEY_w));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (mirror_get_text (window))));
  g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "w");
  ui_close (window);
}

/* A card may stay unrecorded, and who is due may sit out or take nothing, by a button each. */
static void
test_others (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  GtkWidget *palette = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_PALETTE);
  g_autofree char *unknown = NULL;
  guint64 random = 6;
  guint n_entries;

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  while (!abbates_position_check (abbates_state_get_position (mirror_get_state (window)),
                                  abbates_state_get_rules (mirror_get_state (window)),
                                  (AbbatesMove){ ABBATES_MOVE_REVEAL, { ABBATES_UNKNOWN_CARD } }) ==
         ABBATES_REASON_NONE)
    tell (window, choose (window, &random));
  n_entries = ui_count_entries (window);
  unknown = scr_state_describe (SCR_STATE (mirror_get_state (window)), "reveal ?", SCR_VIEWER_ALL,
                                NULL);
  ui_click_widget (ui_get_name (palette, unknown));
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);

  tell_until (window, ABBATES_MOVE_PLAY, &random);
  g_assert_nonnull (ui_find_text (palette, "Sits out"));
  g_assert_null (ui_find_text (palette, "Takes nothing"));
  tell_until (window, ABBATES_MOVE_TAKE, &random);
  g_assert_nonnull (ui_find_text (palette, "Takes nothing"));
  ui_close (window);
}

/* What cannot be is faint, and says why to whoever points at it or listens. */
static void
test_doubts (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 7;
  guint value;
  g_autofree char *text = NULL;
  g_autofree char *reason = NULL;
  GtkWidget *button;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = NULL;

  tell_until (window, ABBATES_MOVE_PLAY, &random);
  value = choose (window, &random).arg[0];
  text = g_strdup_printf ("play %u", value);
  gtk_widget_activate_action (GTK_WIDGET (mirror_get_line (window)), "match.move", "s", text);
  g_assert_cmpuint (abbates_state_get_position (mirror_get_state (window))->awaiting, ==,
                    ABBATES_MOVE_PLAY);
  after = scr_state_apply (SCR_STATE (mirror_get_state (window)), text, &error);
  g_assert_null (after);
  reason = scr_error_dup_sentence (error->message);

  button = ui_get_name (ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_PALETTE), text);
  g_assert_true (gtk_widget_has_css_class (button, "faint"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, reason);
  g_assert_true (ui_has_description (button, reason));
  ui_close (window);
}

/* A card that no copy has is taken, and told to be odd until somebody decides, and in the log. */
static void
test_warnings (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 13;
  guint n_entries;
  g_autofree char *doubt = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *told = NULL;

  tell_until (window, ABBATES_MOVE_REVEAL, &random);
  n_entries = ui_count_entries (window);
  mirror_type_text (window, "a9");
  mirror_press_enter (window);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
  doubt = scr_entry_dup_doubt (scr_match_get_entry (ui_get_match (window), n_entries + 1));
  g_assert_true (g_str_has_prefix (doubt, "This edition has no artefact 9: "));
  sentence = scr_match_dup_sentence (ui_get_match (window), n_entries + 1, SCR_VIEWER_ALL);
  told = g_strdup_printf ("%s %s", sentence, doubt);
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), told));

  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), doubt));
  mirror_press_key (window, GDK_KEY_BackSpace);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (ui_find_text (GTK_WIDGET (window), told));
  ui_close (window);
}

/* The kind of the arcade card's action that can be done in @state, or -1. */
static int
find_action (AbbatesState *state)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves = abbates_position_moves (abbates_state_get_position (state),
                                          abbates_state_get_rules (state), moves);

  for (guint i = 0; i < n_moves; i++)
    if (moves[i].kind == ABBATES_MOVE_PEEK || moves[i].kind == ABBATES_MOVE_TAKE_DISCARD ||
        (moves[i].kind >= ABBATES_MOVE_SWAP_REFILL && moves[i].kind <= ABBATES_MOVE_RECALL))
      return moves[i].kind;

  return -1;
}

/* Holds the example in how the action is typed against what the line makes of it. */
static void
check_explained (AbbatesState *state,
                 int kind)
{
  g_autofree char *explanation = abbates_typing_explain (state);
  const char *words;
  g_autofree char *example = NULL;
  AbbatesMove read = { 0 };
  gsize length;

  if (kind == ABBATES_MOVE_PEEK)
    example = g_strdup (strstr (explanation, " Type p ") != NULL ? "p" : "");
  else
    {
      words = g_strrstr (explanation, "such as ");
      example = g_strdup (words + strlen ("such as "));
      example[strlen (example) - 1] = '\0';
    }
  if (!abbates_move_parse (abbates_state_get_rules (state), example, &read, NULL))
    abbates_shorthand_read (abbates_state_get_position (state), abbates_state_get_rules (state),
                            example, &read, &length);
  g_assert_cmpint (read.kind, ==, kind);
}

/* The words that answer a slip tell how the action of each arcade card is typed. */
static void
test_actions_explained (void)
{
  gboolean is_seen[ABBATES_N_MOVE_KINDS] = { FALSE };
  guint64 random = 15;

  for (guint i = 0; i < N_EXPLAINED; i++)
    {
      AbbatesTestSetup wanted = { .n_seats = 2 };
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition told;

      abbates_told_begin (&told, &setup->rules);
      while (told.stage != ABBATES_STAGE_OVER)
        {
          g_autoptr (AbbatesState) state = abbates_state_new (setup, &told);
          int kind = told.awaiting == ABBATES_MOVE_TAKE ? find_action (state) : -1;

          if (kind >= 0)
            {
              is_seen[kind] = TRUE;
              check_explained (state, kind);
            }
          abbates_position_apply (&told, &setup->rules,
                                  abbates_position_random_move (&told, &setup->rules, &random));
        }
    }
  g_assert_true (is_seen[ABBATES_MOVE_PEEK] && is_seen[ABBATES_MOVE_TAKE_DISCARD] &&
                 is_seen[ABBATES_MOVE_SWAP] && is_seen[ABBATES_MOVE_SWAP_REFILL] &&
                 is_seen[ABBATES_MOVE_SWAP_LINE] && is_seen[ABBATES_MOVE_OTHER_LINE] &&
                 is_seen[ABBATES_MOVE_RECALL]);
}

/* What is refused stays told until it is mended, with the way to record it beside it. */
static void
test_refused (void)
{
  ScrWindow *window = mirror_open_table (UI_TWO_PEOPLE);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  guint64 random = 21;
  AbbatesMove move;
  g_autofree char *text = NULL;
  GtkWidget *anyway;

  tell_until (window, ABBATES_MOVE_PLAY, &random);
  move = choose (window, &random);
  tell (window, move);
  text = g_strdup_printf ("play %u", move.arg[0]);
  mirror_type_text (window, text);
  mirror_press_enter (window);
  anyway = ui_get_name (page, "Record anyway…");
  g_assert_true (gtk_widget_get_mapped (anyway));
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_has_focus (anyway));
  g_assert_true (gtk_widget_get_mapped (anyway));

  gtk_widget_grab_focus (GTK_WIDGET (mirror_get_line (window)));
  gtk_editable_set_text (mirror_get_text (window), "pla");
  g_assert_false (gtk_widget_get_mapped (anyway));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (mirror_get_line (window)), "error"));
  ui_close (window);
}

/* What is pressed again and again stays where it is, whatever the sentences beside it say. */
static void
test_steady (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  GtkWidget *palette = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_PALETTE);
  guint64 random = 23;
  graphene_rect_t first, now;

  ui_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (palette, GTK_WIDGET (window), &first));
  for (guint i = 0; i < N_STEADY; i++)
    {
      tell (window, choose (window, &random));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_true (gtk_widget_compute_bounds (palette, GTK_WIDGET (window), &now));
      g_assert_cmpfloat (now.origin.x, ==, first.origin.x);
    }
  ui_close (window);
}

/* Each button of the palette tells what its key tells. */
static void
test_palette (void)
{
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 9;

  while (!ui_is_over (ui_get_match (window)))
    {
      AbbatesMove move = choose (window, &random);
      g_autofree char *text =
          abbates_move_print (abbates_state_get_rules (mirror_get_state (window)), move);
      g_autofree char *sentence =
          scr_state_describe (SCR_STATE (mirror_get_state (window)), text, SCR_VIEWER_ALL, NULL);
      GtkWidget *palette = ui_find_type (GTK_WIDGET (window), ABBATES_TYPE_PALETTE);
      guint n_entries = ui_count_entries (window);

      if (move.kind == ABBATES_MOVE_REVEAL || move.kind == ABBATES_MOVE_PLAY ||
          move.kind == ABBATES_MOVE_ARCADE || move.kind == ABBATES_MOVE_MISSION ||
          move.kind == ABBATES_MOVE_START || move.kind == ABBATES_MOVE_PLACE)
        ui_click_widget (ui_get_name (palette, sentence));
      else
        tell (window, move);
      g_assert_cmpuint (ui_count_entries (window), ==, n_entries + 1);
      g_assert_cmpstr (
          scr_entry_get_move (scr_match_get_entry (ui_get_match (window), n_entries + 1)), ==,
          text);
    }
  ui_close (window);
}

/* Whatever is pressed at random, all that was told is kept, and taken back only by Backspace or
 * undo, from where redo brings it again. */
static void
test_slips (void)
{
  static const char keys[] = "0123456789abcdewmprx?- zzqqstky;,";
  ScrWindow *window = mirror_open_table (UI_FOUR_PEOPLE);
  guint64 random = 77;

  for (guint i = 0; i < N_SLIPS; i++)
    {
      ScrMatch *match = ui_get_match (window);
      guint n_all = ui_count_entries (window) + scr_match_get_n_undone (match);

      if (ui_is_over (match))
        break;
      if (i % 3 == 0)
        tell (window, choose (window, &random));
      else
        for (guint n = 0; n < 4; n++)
          mirror_type_letter (window, keys[scr_random_below (&random, strlen (keys))]);
      if (i % 5 == 0)
        mirror_press_enter (window);
      g_assert_cmpuint (ui_count_entries (window) + scr_match_get_n_undone (match), >=, n_all);
      n_all = ui_count_entries (window) + scr_match_get_n_undone (match);
      if (i % 4 == 0)
        mirror_press_key (window, GDK_KEY_BackSpace);
      g_assert_cmpuint (ui_count_entries (window) + scr_match_get_n_undone (match), ==, n_all);
      mirror_press_key (window, GDK_KEY_Escape);
      g_assert_cmpstr (scr_entry_line_get_text (mirror_get_line (window)), ==, "");
      ui_check_shown (window);
      if (scr_match_get_n_undone (match) > 0)
        g_action_group_activate_action (
            scr_session_get_actions (scr_window_get_session (window)), "redo-all", NULL);
      g_assert_cmpuint (scr_match_get_n_undone (match), ==, 0);
    }
  ui_close (window);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/complaints/M10/fewest-keys", test_keys);
  g_test_add_func ("/mirror/two-figures", test_two_figures);
  g_test_add_func ("/mirror/run", test_run);
  g_test_add_func ("/mirror/backspace", test_backspace);
  g_test_add_func ("/mirror/undo-typing", test_undo_typing);
  g_test_add_func ("/mirror/held-backspace", test_held_backspace);
  g_test_add_func ("/mirror/line", test_line);
  g_test_add_func ("/mirror/others", test_others);
  g_test_add_func ("/mirror/doubts", test_doubts);
  g_test_add_func ("/mirror/warnings", test_warnings);
  g_test_add_func ("/mirror/actions-explained", test_actions_explained);
  g_test_add_func ("/mirror/refused", test_refused);
  g_test_add_func ("/mirror/steady", test_steady);
  g_test_add_func ("/mirror/palette", test_palette);
  g_test_add_func ("/mirror/slips", test_slips);

  return g_test_run ();
}
