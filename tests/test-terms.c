/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-util.h"

#include "app/scr-terms-list.h"
#include "app/scr-terms-popover.h"

/* Each number that moves is explained by what it adds up from. */

static ScrTable *
get_table (ScrWindow *window)
{
  return scr_table_page_get_table (scr_window_get_table_page (window));
}

static GtkWidget *
get_popover (ScrWindow *window)
{
  return ui_find_type (GTK_WIDGET (window), SCR_TYPE_TERMS_POPOVER);
}

static ScrTermsList *
get_list (ScrWindow *window)
{
  return SCR_TERMS_LIST (ui_find_type (get_popover (window), SCR_TYPE_TERMS_LIST));
}

static ScrWindow *
open_played (guint n_moves)
{
  g_autoptr (ScrMatch) match = ui_new_match (UI_TWO_PEOPLE);
  guint64 random = 8;

  g_assert_true (scr_match_deal (match, NULL, NULL));
  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *move = ui_dup_random_move (match, &random);

      g_assert_true (scr_match_play (match, move, NULL));
    }

  return ui_open_match (match);
}

static void
check_row (GtkWidget *row,
           ScrTerm *term,
           const char *source)
{
  g_autofree char *name = g_strdup_printf (
      scr_term_get_value (term) < 0 ? "%s: −%d" : "%s: %d", scr_term_get_label (term),
      ABS (scr_term_get_value (term)));
  const char *detail = scr_term_get_detail (term);
  g_autofree char *description =
      source != NULL ? g_strconcat (detail, " ", source, NULL) : g_strdup (detail);

  g_assert_true (ui_has_name (row, name));
  g_assert_true (ui_has_description (row, description));
  g_assert_true (gtk_widget_get_focusable (row));
}

/* A row for each term, with the move that brought it, and the sum. */
static void
check_list (ScrWindow *window,
            guint seat,
            const char *number)
{
  ScrMatch *match = ui_get_match (window);
  guint n_entries = ui_count_entries (window);
  g_autoptr (GListModel) terms =
      scr_match_explain (match, n_entries, seat, number, SCR_VIEWER_PUBLIC, NULL);
  GtkWidget *row = ui_find_type (GTK_WIDGET (get_list (window)), GTK_TYPE_LIST_BOX_ROW);
  int sum = 0;
  g_autofree char *last = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);
      guint entry = scr_term_get_entry (term);
      g_autofree char *source =
          entry > 0 ? scr_match_dup_sentence (match, entry, SCR_VIEWER_PUBLIC) : NULL;

      check_row (row, term, source);
      sum += scr_term_get_value (term);
      row = gtk_widget_get_next_sibling (row);
    }
  last = g_strdup_printf (sum < 0 ? "Sum: −%d" : "Sum: %d", ABS (sum));
  g_assert_true (ui_has_name (row, last));
  g_assert_null (gtk_widget_get_next_sibling (row));
  g_assert_cmpint (scr_terms_list_get_sum (get_list (window)), ==, sum);
}

static GtkWidget *
get_anchor (ScrWindow *window)
{
  GtkWidget *anchor = GTK_WIDGET (get_table (window));

  gtk_widget_grab_focus (anchor);
  return gtk_window_get_focus (GTK_WINDOW (window));
}

static void
test_numbers (void)
{
  static const struct
  {
    guint seat;
    const char *number;
  } cases[] = {
    { 0, "general" },
    { 1, "track" },
    { 2, "track" },
    { 1, "score" },
    { 2, "score" },
  };
  ScrWindow *window = open_played (40);
  GtkWidget *anchor = get_anchor (window);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      scr_table_explain (get_table (window), anchor, cases[i].seat, cases[i].number);
      ui_settle ();
      g_assert_true (gtk_widget_get_mapped (get_popover (window)));
      check_list (window, cases[i].seat, cases[i].number);
    }
  ui_close (window);
}

/* The focus goes to the list, and back to the number when it is closed. */
static void
test_focus (void)
{
  ScrWindow *window = open_played (20);
  GtkWidget *anchor = get_anchor (window);
  GtkWidget *popover = get_popover (window);

  scr_table_explain (get_table (window), anchor, 1, "score");
  ui_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  ui_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == anchor);
  ui_close (window);
}

/* What no longer holds goes when a move is made; what cannot be explained is told. */
static void
test_closes (void)
{
  ScrWindow *window = open_played (20);
  g_auto (GStrv) moves = scr_state_list_moves (scr_match_get_state (ui_get_match (window)));
  GtkWidget *popover = get_popover (window);

  scr_table_explain (get_table (window), get_anchor (window), 1, "track");
  ui_settle ();
  ui_move (window, moves[0]);
  g_assert_false (gtk_widget_get_mapped (popover));

  scr_table_explain (get_table (window), get_anchor (window), 1, "beans");
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (popover));
  g_assert_nonnull (ui_find_text (GTK_WIDGET (window),
                                  "“beans” is no number that can be explained: there are general, "
                                  "track and score"));
  ui_close (window);
}

/* The list alone, as the score sheet shows it. */
static void
test_list (void)
{
  g_autoptr (GListStore) terms = g_list_store_new (SCR_TYPE_TERM);
  g_autoptr (ScrTerm) gain = scr_term_new ("gain", "Gain", "Why.", 5, NULL, NULL);
  g_autoptr (ScrTerm) loss = scr_term_new ("loss", "Loss", NULL, -7, NULL, NULL);
  GtkWidget *list;

  g_list_store_append (terms, gain);
  g_list_store_append (terms, loss);
  list = g_object_ref_sink (scr_terms_list_new (G_LIST_MODEL (terms), NULL, SCR_VIEWER_PUBLIC));
  g_assert_cmpint (scr_terms_list_get_sum (SCR_TERMS_LIST (list)), ==, -2);
  g_assert_nonnull (ui_find_name (list, "Gain: 5"));
  g_assert_nonnull (ui_find_name (list, "Loss: −7"));
  g_assert_nonnull (ui_find_name (list, "Sum: −2"));
  g_assert_nonnull (ui_find_text (list, "Why."));
  g_assert_nonnull (ui_find_role (list, GTK_ACCESSIBLE_ROLE_LIST));
  g_assert_finalize_object (list);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/terms/numbers", test_numbers);
  g_test_add_func ("/terms/focus", test_focus);
  g_test_add_func ("/terms/closes", test_closes);
  g_test_add_func ("/terms/list", test_list);

  return g_test_run ();
}
