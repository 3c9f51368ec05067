/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/scr-status.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-state.h"

/* The table of Abbates: a game is played with what a player has, pointer or keys. */

static GtkWidget *
get_hint (ScrWindow *window)
{
  return ui_find_role (ui_find_type (GTK_WIDGET (window), SCR_TYPE_STATUS),
                       GTK_ACCESSIBLE_ROLE_ALERT);
}

static const AbbatesPosition *
get_position (ScrMatch *match)
{
  return abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
}

static void
play_to_end (ScrWindow *window,
             ScrMatch *match)
{
  guint64 random = 11;
  guint round = 1;

  while (!ui_is_over (match))
    {
      guint n_entries = ui_count_entries (window);
      g_autofree char *move = ui_dup_random_move (match, &random);

      ui_move (window, move);
      g_assert_cmpuint (ui_count_entries (window), >, n_entries);
      if (get_position (match)->round != round)
        {
          round = get_position (match)->round;
          ui_check_shown (window);
          g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
        }
    }
  g_assert_cmpuint (round, ==, 4);
}

static void
undo_and_redo_all (ScrWindow *window,
                   ScrMatch *match)
{
  g_autoptr (JsonNode) last = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) again = NULL;
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  guint n_decisions = 0;

  while (scr_match_get_can_undo (match))
    {
      ui_click (page, "Undo");
      n_decisions++;
    }
  ui_check_shown (window);
  g_assert_cmpuint (n_decisions, >=, 16);
  g_assert_false (gtk_widget_is_sensitive (ui_get_name (page, "Undo")));

  while (scr_match_get_can_redo (match))
    ui_click (page, "Redo");
  ui_check_shown (window);
  again = scr_state_to_json (scr_match_get_state (match));
  g_assert_true (scr_json_equal (last, again, NULL));
}

/* A whole game by the one action, back to its beginning, and forth again. */
static void
test_whole_game (gconstpointer data)
{
  g_autoptr (ScrMatch) match = ui_new_match (data);
  ScrWindow *window = ui_open_match (match);
  g_autofree char *result = NULL;

  g_assert_cmpstr (scr_window_get_page (window), ==, "table");
  ui_check_shown (window);
  play_to_end (window, match);

  g_assert_true (scr_table_page_is_score_shown (scr_window_get_table_page (window)));
  result = scr_state_describe_result (scr_match_get_state (match));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window), result));
  ui_click (GTK_WIDGET (window), "Look at the table");
  g_assert_false (scr_table_page_is_score_shown (scr_window_get_table_page (window)));

  undo_and_redo_all (window, match);
  ui_close (window);
}

/* How a move is made with the pointer: names' beginnings with %1 and %2 for its numbers. */
typedef struct
{
  const char *word;
  const char *format;
  const char *first;
  const char *second;
} Clicks;

static const Clicks clicks[] = {
  { "play", "play %u", "Abbot card %u,", NULL },
  { "place", "place %u", "Square %u:", NULL },
  { "take", "take %u to %u", "Garden square %u:", "Square %u:" },
  { "take-refill", "take refill %u to %u", "Replenishment row, box %u:", "Square %u:" },
  { "swap-refill", "swap-refill %u %u", "Square %u:", "Replenishment row, box %u:" },
  { "swap-line", "swap-line %u %u", "Garden square %u:", "Replenishment row, box %u:" },
  { "swap", "swap %u %u", "Square %u:", "Square %u:" },
};

static char *
dup_word (const Clicks *way)
{
  g_auto (GStrv) parts = g_strsplit (way->format, "%u", 2);

  return g_strdup (parts[0]);
}

static void
check_pressed (GtkWidget *widget,
               GtkAccessibleTristate pressed)
{
  g_autofree char *difference =
      gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_PRESSED,
                                       pressed);

  g_assert_null (difference);
}

/* What is chosen says so to eye and ear, can be let go, and then makes the move. */
static void
test_clicks (gconstpointer data)
{
  const Clicks *way = data;
  g_autofree char *word = dup_word (way);
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  g_autofree char *first = NULL;
  g_autoptr (ScrEntry) entry = NULL;
  const char *move;
  guint numbers[2] = { 0, 0 };
  guint n_entries;
  ScrWindow *window;
  GtkWidget *root;

  ui_play_until (match, word, &moves);
  move = ui_get_first_move (moves, word);
  ui_read_numbers (move, numbers);
  window = ui_open_match (match);
  root = GTK_WIDGET (scr_window_get_table_page (window));
  n_entries = ui_count_entries (window);

  first = ui_fill_number (way->first, numbers[0]);
  g_assert_true (gtk_widget_has_css_class (ui_get_prefix (root, first), "lit"));
  ui_click_prefix (root, first);
  if (way->second != NULL)
    {
      g_autofree char *second = ui_fill_number (way->second, numbers[1]);

      g_assert_true (gtk_widget_has_css_class (ui_get_prefix (root, first), "selected"));
      check_pressed (ui_get_prefix (root, first), GTK_ACCESSIBLE_TRISTATE_TRUE);
      g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
      ui_click (root, "Let go");
      check_pressed (ui_get_prefix (root, first), GTK_ACCESSIBLE_TRISTATE_FALSE);

      ui_click_prefix (root, first);
      g_assert_true (gtk_widget_has_css_class (ui_get_prefix (root, second), "lit"));
      ui_click_prefix (root, second);
    }

  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  entry = g_list_model_get_item (G_LIST_MODEL (match), n_entries);
  g_assert_cmpstr (scr_entry_get_move (entry), ==, move);
  ui_check_shown (window);
  ui_close (window);
}

/* The discard pile opens a list of its cards; choosing one closes it. */
static void
test_take_discard (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  g_autofree char *square = NULL;
  const char *move;
  guint n_entries;
  ScrWindow *window;
  GtkWidget *root;
  g_autoptr (ScrEntry) entry = NULL;

  ui_play_until (match, "take discard", &moves);
  move = ui_get_first_move (moves, "take discard");
  window = ui_open_match (match);
  root = GTK_WIDGET (scr_window_get_table_page (window));
  n_entries = ui_count_entries (window);

  ui_click_prefix (root, "Discard pile: window");
  square = g_strdup_printf ("Square %s:", strrchr (move, ' ') + 1);
  ui_click_prefix (root, square);
  g_assert_cmpuint (ui_count_entries (window), >, n_entries);
  entry = g_list_model_get_item (G_LIST_MODEL (match), n_entries);
  g_assert_true (g_str_has_prefix (scr_entry_get_move (entry), "take discard window-"));
  ui_close (window);
}

static void
check_order (GtkWidget *root,
             const char *move)
{
  GtkWidget *button = ui_get_name (root, "Put them back in this order");

  g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (
                                             GTK_ACTIONABLE (button)),
                                         NULL),
                   ==, move);
}

/* Looking at the pile, and putting the cards back in another order: a card is chosen, then
 * its place. A second click at the same place never takes back what the first one did. */
static void
test_peek (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  g_autoptr (ScrEntry) entry = NULL;
  ScrWindow *window;
  GtkWidget *root;

  ui_play_until (match, "peek", &moves);
  window = ui_open_match (match);
  root = GTK_WIDGET (scr_window_get_table_page (window));

  ui_click (root, "Look at the cards");
  ui_admit (window);
  g_assert_cmpstr (scr_state_get_awaiting (scr_match_get_state (match)), ==, "order");
  ui_click_prefix (root, "Card 2 from the top: ");
  check_pressed (ui_get_prefix (root, "Card 2 from the top: "), GTK_ACCESSIBLE_TRISTATE_TRUE);
  check_order (root, "order 1 2 3 4 5 6");
  ui_click_prefix (root, "Card 4 from the top: ");
  check_order (root, "order 1 3 4 2 5 6");
  ui_click_prefix (root, "Card 4 from the top: ");
  check_order (root, "order 1 3 4 2 5 6");
  ui_click_prefix (root, "Card 4 from the top: ");
  check_order (root, "order 1 3 4 2 5 6");
  ui_click_prefix (root, "Card 6 from the top: ");
  g_assert_true (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  g_assert_false (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  ui_click_prefix (root, "Card 6 from the top: ");
  ui_click_prefix (root, "Card 1 from the top: ");
  ui_click (root, "Put them back in this order");
  entry = g_list_model_get_item (G_LIST_MODEL (match), ui_count_entries (window) - 1);
  g_assert_cmpstr (scr_entry_get_move (entry), ==, "order 6 1 3 4 2 5");
  g_assert_cmpstr (scr_state_get_awaiting (scr_match_get_state (match)), ==, "take");
  ui_close (window);
}

static void
test_other_line (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;
  AbbatesLine line;

  ui_play_until (match, "other-line", &moves);
  window = ui_open_match (match);
  line = abbates_line_from_word (ui_get_first_move (moves, "other-line") + strlen ("other-line "));
  g_assert_cmpuint (line, !=, get_position (match)->taken_line);
  ui_click (GTK_WIDGET (scr_window_get_table_page (window)),
            line > 3 ? (const char *[]){ "row 1", "row 2", "row 3" }[line - 4]
                     : (const char *[]){ "column 1", "column 2", "column 3" }[line - 1]);
  g_assert_cmpuint (get_position (match)->taken_line, ==, line);
  ui_close (window);
}

static void
test_recall (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  ScrWindow *window;
  guint n_chapter;

  ui_play_until (match, "recall", &moves);
  window = ui_open_match (match);
  n_chapter = get_position (match)->n_chapter;
  ui_click_prefix (GTK_WIDGET (scr_window_get_table_page (window)), "Chapter Room, ");
  g_assert_cmpuint (get_position (match)->n_chapter, ==, n_chapter - 1);
  ui_close (window);
}

/* A refusal tells the reason where the eye and a screen reader find it, and
 * changes nothing. */
static void
check_refused (ScrWindow *window,
               guint n_entries,
               const char *move)
{
  ScrState *state = scr_match_get_state (ui_get_match (window));
  g_autofree char *refusal = abbates_state_dup_refusal (ABBATES_STATE (state), move);
  g_autofree char *reason = scr_error_dup_sentence (refusal);

  g_assert_nonnull (refusal);
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_hint (window))), ==, reason);
  g_assert_true (gtk_widget_has_css_class (get_hint (window), "refusal"));
  g_assert_true (ui_has_description (ui_get_prompt (window), reason));
  ui_check_shown (window);
}

static void
test_refused (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *root = GTK_WIDGET (scr_window_get_table_page (window));
  guint n_entries = ui_count_entries (window);

  ui_move (window, "take 5 to 5");
  check_refused (window, n_entries, "take 5 to 5");
  ui_move (window, "nonsense");
  check_refused (window, n_entries, "nonsense");
  ui_click_prefix (root, "Garden square 5:");
  g_assert_cmpuint (ui_count_entries (window), ==, n_entries);
  g_assert_true (gtk_widget_has_css_class (get_hint (window), "refusal"));
  ui_click_prefix (root, "Draw pile:");
  check_refused (window, n_entries, "peek");

  ui_move (window, "play 3");
  g_assert_false (gtk_widget_has_css_class (get_hint (window), "refusal"));
  n_entries = ui_count_entries (window);
  ui_click_prefix (root, "Abbot card 3,");
  check_refused (window, n_entries, "play 3");
  ui_close (window);
}

/* What cannot be played stays in sight, and says why. */
static void
test_hand_reasons (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autofree char *refusal = NULL;
  g_autofree char *reason = NULL;
  GtkWidget *card;

  ui_move (window, "play 3");
  card = ui_get_prefix (GTK_WIDGET (scr_window_get_table_page (window)), "Abbot card 3,");
  refusal = abbates_state_dup_refusal (ABBATES_STATE (scr_match_get_state (match)), "play 3");
  g_assert_nonnull (refusal);
  reason = scr_error_dup_sentence (refusal);
  g_assert_null (strstr (reason, "value-played"));
  g_assert_true (ui_has_description (card, reason));
  g_assert_false (gtk_widget_has_css_class (card, "lit"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (card), reason));
  ui_close (window);
}

/* Each thing on the table is a widget with a name. */
static void
test_names (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *root = GTK_WIDGET (scr_window_get_table_page (window));
  static const char *const prefixes[] = {
    "Garden square 1:",
    "Garden square 9:",
    "Replenishment row, box 1:",
    "Replenishment row, box 3:",
    "Corner 1",
    "Corner 4",
    "Arcade card of round 1, phase 1",
    "Arcade card of round 4, phase 3",
    "Draw pile:",
    "The Abbot-General stands at ",
    "Ann: Abbot at 0,",
    "Ben: Abbot at 0,",
    "Points card, Primus: ",
    "Points card, Aequalis: ",
    "Abbot card 1,",
    "Abbot card 13,",
    "Square 1: empty",
    "Square 9: empty",
    "Ann: ",
    "Ben: ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    g_assert_nonnull (ui_get_prefix (root, prefixes[i]));
  g_assert_nonnull (ui_get_prefix (
      root, get_position (match)->by == 1 ? "Ben, square 1: empty" : "Ann, square 1: empty"));
  ui_close (window);
}

/* A card's name says its kind, its beans and what it is worth. */
static void
test_card_name (void)
{
  static const char *const kinds[] = { "window", "book", "artefact" };
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  AbbatesCard card = get_position (match)->garden[4];
  guint n_beans = ABBATES_CARD_BEANS (card);
  guint points = abbates_position_points (get_position (match), card);
  g_autofree char *name =
      g_strdup_printf ("Garden square 5: %s, %u %s, worth %u %s", kinds[ABBATES_CARD_KIND (card)],
                       n_beans, n_beans == 1 ? "bean" : "beans", points,
                       points == 1 ? "point" : "points");

  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), name));
  ui_close (window);
}

/* The log has a row for each entry that says its sentence. */
static void
test_log (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  g_autofree char *sentence = NULL;
  g_autoptr (ScrEntry) entry = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (window), "log", NULL);
  ui_move (window, "play 3");
  entry = g_list_model_get_item (G_LIST_MODEL (match), ui_count_entries (window) - 1);
  sentence = scr_entry_dup_sentence (entry);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  ui_settle ();
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), sentence));
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_data_func ("/table/whole-game/people", UI_TWO_PEOPLE, test_whole_game);
  g_test_add_data_func ("/table/whole-game/solo", UI_SOLO, test_whole_game);
  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++)
    {
      g_autofree char *path = g_strconcat ("/table/clicks/", clicks[i].word, NULL);

      g_test_add_data_func (path, &clicks[i], test_clicks);
    }
  g_test_add_func ("/table/clicks/take-discard", test_take_discard);
  g_test_add_func ("/table/clicks/peek", test_peek);
  g_test_add_func ("/table/clicks/other-line", test_other_line);
  g_test_add_func ("/table/clicks/recall", test_recall);
  g_test_add_func ("/table/refused", test_refused);
  g_test_add_func ("/complaints/E1/hand-reasons", test_hand_reasons);
  g_test_add_func ("/table/names", test_names);
  g_test_add_func ("/table/card-name", test_card_name);
  g_test_add_func ("/table/log", test_log);

  return g_test_run ();
}
