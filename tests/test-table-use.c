/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include <string.h>

#include "app/abbates/abbates-view.h"
#include "app/scr-status.h"
#include "games/abbates/abbates-state.h"

/* What makes the table of Abbates easy to use: what is told, where the focus is,
 * what is in sight. */

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

static gboolean
is_shown (GtkWidget *root,
          const char *text)
{
  GtkWidget *label = ui_find_text (root, text);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* A refusal does not stay for ever: choosing a card, or Escape, shows again what
 * happened last. */
static void
test_told (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  g_autofree char *last = NULL;
  g_autofree char *first = NULL;
  guint numbers[2];
  ScrStatus *status;
  ScrWindow *window;
  GtkWidget *root;

  ui_play_until (match, "take", &moves);
  ui_read_numbers (ui_get_first_move (moves, "take"), numbers);
  window = ui_open_match (match);
  root = GTK_WIDGET (scr_window_get_table_page (window));
  status = SCR_STATUS (ui_find_type (root, SCR_TYPE_STATUS));
  last = g_strdup (gtk_label_get_label (GTK_LABEL (get_hint (window))));
  g_assert_cmpstr (last, !=, "");
  g_assert_false (scr_status_settle (status));

  ui_move (window, "nonsense");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_hint (window))), !=, last);
  first = ui_fill_number ("Garden square %u:", numbers[0]);
  ui_click_prefix (root, first);
  g_assert_true (is_shown (root, last));
  g_assert_false (gtk_widget_has_css_class (get_hint (window), "refusal"));

  ui_move (window, "nonsense");
  g_assert_true (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  g_assert_false (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  g_assert_true (is_shown (root, last));
  ui_close (window);
}

/* The keyboard's focus goes on to what can be done next, and is never nowhere; also where a pointer
 * has hidden it. */
static void
test_focus (gconstpointer is_visible)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  GtkWidget *focus;

  gtk_window_set_focus_visible (GTK_WINDOW (window), GPOINTER_TO_INT (is_visible));
  for (guint i = 0; i < 12; i++)
    {
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_has_css_class (focus, "lit"));
      ui_click_widget (focus);
    }
  g_assert_cmpuint (get_position (match)->phase, >, 1);

  while (scr_match_get_can_undo (match))
    {
      gtk_widget_grab_focus (ui_get_name (page, "Undo"));
      ui_click (page, "Undo");
      g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
    }
  ui_close (window);
}

/* Presses a key that works wherever the focus is. */
static void
press_key (ScrWindow *window,
           guint keyval)
{
  GtkWidget *table = GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table);
  guint n_pressed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr (GtkShortcut) shortcut =
              g_list_model_get_item (G_LIST_MODEL (controller), n);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) != keyval)
            continue;
          n_pressed += gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                                     GTK_SHORTCUT_ACTION_EXCLUSIVE, table, NULL);
        }
    }
  g_assert_cmpuint (n_pressed, ==, 1);
  ui_settle ();
}

static gboolean
is_person_due (gpointer match)
{
  return scr_state_get_turn (scr_match_get_state (match)) == 1 || ui_is_over (match);
}

/* Plays the lowest card that can be played by its key, with the focus at @from. */
static void
play_by_key (ScrWindow *window,
             GtkWidget *from)
{
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (ui_get_match (window)));
  guint value = ABBATES_BENEDICT;

  for (guint i = 0; moves[i] != NULL; i++)
    value = MIN (value, (guint) g_ascii_strtoull (moves[i] + strlen ("play "), NULL, 10));
  gtk_widget_grab_focus (from);
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  press_key (window, value < 10 ? GDK_KEY_0 + value : GDK_KEY_a + value - 10);
}

/* After the last card of a phase is played by its key, the focus goes to what can be
 * taken, or to where a drawn card can be placed; at once, or when a program has moved. */
static void
test_focus_after_key (gconstpointer data)
{
  g_autoptr (ScrMatch) match = ui_new_match (data);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  gboolean has_bot = g_str_equal (data, UI_ONE_BOT);
  guint n_taken = 0;
  guint n_placed = 0;

  for (guint i = 0; i < 40 && get_position (match)->round == 1; i++)
    {
      const char *awaiting = scr_state_get_awaiting (scr_match_get_state (match));

      if (g_str_equal (awaiting, "play"))
        play_by_key (window, get_position (match)->phase % 2 == 0
                                 ? ui_get_prefix (page, "Abbot card ")
                                 : ui_get_name (page, "Log"));
      else
        ui_click_widget (gtk_window_get_focus (GTK_WINDOW (window)));
      if (has_bot)
        ui_wait (is_person_due, match);
      ui_settle ();

      awaiting = scr_state_get_awaiting (scr_match_get_state (match));
      n_taken += g_str_equal (awaiting, "take");
      n_placed += g_str_equal (awaiting, "place");
      if (!g_str_equal (awaiting, "play"))
        g_assert_true (
            gtk_widget_has_css_class (gtk_window_get_focus (GTK_WINDOW (window)), "lit"));
    }
  g_assert_true (n_taken > 0 || has_bot);
  g_assert_cmpuint (n_placed, >, 0);
  ui_close (window);
}

/* What was decided is told below the prompt, who won by it, what Henricus does then, and at last
 * the card that is drawn. What fills the garden is not told. */
static void
test_drawn_told (gconstpointer data)
{
  g_autoptr (ScrMatch) match = ui_new_match (data);
  ScrWindow *window = ui_open_match (match);
  guint64 random = 5;
  guint n_drawn = 0;
  guint n_won = 0;

  while (!ui_is_over (match))
    {
      guint decision = ui_count_entries (window) + 1;
      g_autofree char *move = ui_dup_random_move (match, &random);
      g_autofree char *decided = NULL;
      g_autofree char *drawn = NULL;
      const char *told;

      ui_move (window, move);
      decided = scr_match_dup_sentence (match, decision, SCR_VIEWER_ALL);
      drawn = scr_match_dup_sentence (match, ui_count_entries (window), SCR_VIEWER_ALL);
      told = gtk_label_get_label (GTK_LABEL (get_hint (window)));
      g_assert_true (g_str_has_prefix (told, decided));
      if (g_strcmp0 (scr_state_get_awaiting (scr_match_get_state (match)), "place") == 0)
        {
          g_assert_nonnull (strstr (drawn, " draws "));
          g_assert_true (g_str_has_suffix (told, drawn));
          n_drawn++;
          n_won += strstr (decided, " wins the phase with ") != NULL;
        }
      else if (strstr (drawn, "Henricus") == NULL)
        g_assert_true (g_str_equal (told, decided) || !g_str_has_suffix (told, drawn));
    }
  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_true (n_won > 0 || g_str_equal (data, UI_TWO_PEOPLE));
  ui_close (window);
}

/* However fast programs decide, who won each phase is told until a person decides. */
static void
test_winners_told (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_THREE_BOTS);
  ScrWindow *window = ui_open_match (match);
  guint64 random = 4;
  guint n_told = 0;

  ui_wait (is_person_due, match);
  while (!ui_is_over (match))
    {
      guint n_entries = ui_count_entries (window);
      g_autofree char *move = ui_dup_random_move (match, &random);

      ui_move (window, move);
      ui_wait (is_person_due, match);
      ui_settle ();
      for (guint i = n_entries + 1; i <= ui_count_entries (window); i++)
        {
          g_autofree char *sentence = scr_match_dup_sentence (match, i, 1);

          if (strstr (sentence, " wins the phase with ") == NULL)
            continue;
          n_told++;
          g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (get_hint (window))), sentence));
        }
    }
  g_assert_cmpuint (n_told, ==, 16);
  ui_close (window);
}

/* Dragging a card to a square is choosing both. */
static void
test_take_up (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  g_auto (GStrv) moves = NULL;
  g_autoptr (ScrEntry) entry = NULL;
  guint numbers[2];
  guint n_entries;
  ScrWindow *window;
  GtkWidget *table;

  ui_play_until (match, "take", &moves);
  ui_read_numbers (ui_get_first_move (moves, "take"), numbers);
  window = ui_open_match (match);
  table = GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
  n_entries = ui_count_entries (window);

  gtk_widget_activate_action (table, "table.take-up", "(yyy)", ABBATES_IN_HAND, 0, 1);
  g_assert_false (scr_table_back_out (SCR_TABLE (table)));
  gtk_widget_activate_action (table, "table.take-up", "(yyy)", ABBATES_IN_GARDEN, 0, numbers[0]);
  gtk_widget_activate_action (table, "table.pick", "(yyy)", ABBATES_IN_PORTRAIT,
                              get_position (match)->by, numbers[1]);
  entry = g_list_model_get_item (G_LIST_MODEL (match), n_entries);
  g_assert_cmpstr (scr_entry_get_move (entry), ==, ui_get_first_move (moves, "take"));
  ui_close (window);
}

/* Henricus has a panel that tells his score, his piles and his pawn. */
static void
test_henricus (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_SOLO);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *panel = ui_get_prefix (GTK_WIDGET (window), "Henricus: ");
  const AbbatesHenricusPosition *henricus = &get_position (match)->henricus;
  g_autofree char *low = g_strdup_printf ("On top of his low pile: %u.", henricus->top[0]);
  g_autofree char *high = g_strdup_printf ("On top of his high pile: %u.", henricus->top[1]);
  g_autofree char *pawn = g_strdup_printf ("square %u of the Solo card", henricus->pawn);
  const char *told = gtk_widget_get_tooltip_text (panel);

  g_assert_nonnull (strstr (told, low));
  g_assert_nonnull (strstr (told, high));
  g_assert_nonnull (strstr (told, pawn));
  g_assert_nonnull (strstr (told, "track "));
  g_assert_nonnull (strstr (told, "cards taken"));
  g_assert_null (strstr (told, "hand"));
  g_assert_true (gtk_widget_get_mapped (panel));
  ui_click_widget (panel);
  g_assert_true (
      gtk_widget_get_mapped (ui_get_prefix (GTK_WIDGET (window), "Low pile of Henricus: ")));
  ui_close (window);
}

static graphene_rect_t
get_bounds (GtkWidget *widget,
            GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  return bounds;
}

static int
get_bottom (GtkWidget *root)
{
  graphene_rect_t bounds = get_bounds (ui_get_prefix (root, "The Abbot-General stands at "), root);

  return (int) (bounds.origin.y + bounds.size.height);
}

/* Cards that are looked at lie in one row that leaves the board its room. */
static void
test_peek_room (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  g_auto (GStrv) moves = NULL;
  GtkWidget *root;
  ScrWindow *window;
  graphene_rect_t first, last;
  int bottom;

  ui_play_until (match, "peek", &moves);
  window = ui_open_match (match);
  root = GTK_WIDGET (window);
  gtk_test_widget_wait_for_draw (root);
  bottom = get_bottom (root);
  ui_click (root, "Look at the cards");
  ui_admit (window);
  gtk_test_widget_wait_for_draw (root);

  first = get_bounds (ui_get_prefix (root, "Card 1 from the top: "), root);
  last = get_bounds (ui_get_prefix (root, "Card 6 from the top: "), root);
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  g_assert_cmpfloat (first.origin.x, <, last.origin.x);
  g_assert_cmpint (get_bottom (root), >=, bottom - 24);
  ui_close (window);
}

/* All pawns on one bean can be seen, and the track is in sight in a small window. */
static void
test_track (void)
{
  static const char *const names[] = { "Ann: Abbot at 0,", "Ben: Abbot at 0,", "Cleo: Abbot at 0,",
                                       "Dirk: Abbot at 0," };
  g_autoptr (ScrMatch) match = ui_new_match (UI_FOUR_PEOPLE);
  ScrWindow *window = ui_open ();
  g_autoptr (GFile) file = ui_new_file ("track.match.json");
  GtkWidget *root = GTK_WIDGET (window);
  graphene_rect_t pawns[G_N_ELEMENTS (names)];
  graphene_rect_t prompt;

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  scr_window_play (window, match, file);
  gtk_test_widget_wait_for_draw (root);
  ui_settle ();

  prompt = get_bounds (ui_get_prompt (window), root);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      pawns[i] = get_bounds (ui_get_prefix (root, names[i]), root);
      g_assert_cmpfloat (pawns[i].origin.y + pawns[i].size.height, <=, prompt.origin.y);
      g_assert_cmpfloat (pawns[i].origin.x, >=, 0);
      if (i > 0)
        g_assert_cmpfloat (pawns[i].origin.x - pawns[i - 1].origin.x, >=, 12);
    }
  ui_close (window);
}

int
main (int argc,
      char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/table-use/told", test_told);
  g_test_add_data_func ("/table-use/focus", GINT_TO_POINTER (TRUE), test_focus);
  g_test_add_data_func ("/table-use/focus-hidden", GINT_TO_POINTER (FALSE), test_focus);
  g_test_add_data_func ("/table-use/focus-after-key/people", UI_TWO_PEOPLE, test_focus_after_key);
  g_test_add_data_func ("/table-use/focus-after-key/program", UI_ONE_BOT, test_focus_after_key);
  g_test_add_data_func ("/table-use/drawn-told/people", UI_TWO_PEOPLE, test_drawn_told);
  g_test_add_data_func ("/table-use/drawn-told/solo", UI_SOLO, test_drawn_told);
  g_test_add_func ("/table-use/winners-told", test_winners_told);
  g_test_add_func ("/table-use/peek-room", test_peek_room);
  g_test_add_func ("/table-use/take-up", test_take_up);
  g_test_add_func ("/table-use/henricus", test_henricus);
  g_test_add_func ("/table-use/track", test_track);

  return g_test_run ();
}
