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
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_hint (window))), ==, last);
  g_assert_false (gtk_widget_has_css_class (get_hint (window), "refusal"));

  ui_move (window, "nonsense");
  g_assert_true (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  g_assert_false (scr_table_back_out (scr_table_page_get_table (SCR_TABLE_PAGE (root))));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_hint (window))), ==, last);
  ui_close (window);
}

/* The keyboard's focus goes on to what can be done next, and is never nowhere. */
static void
test_focus (void)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *page = GTK_WIDGET (scr_window_get_table_page (window));
  GtkWidget *focus;

  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
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
  g_assert_true (gtk_widget_get_mapped (panel));
  ui_click_widget (panel);
  g_assert_nonnull (ui_find_name (GTK_WIDGET (window), "Cards of Henricus"));
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
  g_test_add_func ("/table-use/focus", test_focus);
  g_test_add_func ("/table-use/take-up", test_take_up);
  g_test_add_func ("/table-use/henricus", test_henricus);
  g_test_add_func ("/table-use/track", test_track);

  return g_test_run ();
}
