/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/scr-hint.h"
#include "app/scr-statistics-window.h"
#include "check-util.h"
#include "core/scr-library-item.h"
#include "core/scr-statistics.h"
#include "core/scr-step.h"
#include "games/abbates/abbates-state.h"
#include "ui-util.h"

/* What nobody recorded is shown as such, and what depends on it as a range, never as a fact. */

/* The numbers of "… 12 to 15 …" after @prefix; one number is both. */
static void
read_range (const char *text,
            const char *prefix,
            int *low,
            int *high)
{
  const char *at = strstr (text, prefix);

  g_assert_nonnull (at);
  at += strlen (prefix);
  if (sscanf (at, "%d to %d", low, high) == 2)
    return;
  g_assert_cmpint (sscanf (at, "%d", low), ==, 1);
  *high = *low;
}

/* The number that a screen reader hears, with "−" for a sign. */
static char *
dup_spoken (GtkWidget *widget)
{
  g_autofree char *name = ui_dup_name (widget);
  g_auto (GStrv) parts = g_strsplit (name, "−", -1);

  return g_strjoinv ("-", parts);
}

static guint
check_track (GtkWidget *table,
             const ToldTable *told,
             guint seat,
             const char *player)
{
  g_autofree char *prefix = g_strdup_printf ("%s: Abbot ", player);
  g_autofree char *name = dup_spoken (ui_get_prefix (table, prefix));
  gboolean is_range = strstr (name, "somewhere from") != NULL;
  int place = check_get_true_place (told, seat);
  int low, high;

  read_range (name, is_range ? "somewhere from " : "Abbot at ", &low, &high);
  g_assert_true (is_range == (low != high));
  g_assert_cmpint (low, <=, place);
  g_assert_cmpint (high, >=, place);

  return is_range;
}

static guint
check_score (GtkWidget *table,
             const AbbatesScore *truth,
             const char *player)
{
  g_autofree char *prefix = g_strdup_printf ("Score of %s: ", player);
  g_autofree char *name = dup_spoken (ui_get_prefix (table, prefix));
  int low, high;

  read_range (name, prefix, &low, &high);
  g_assert_cmpint (low, <=, truth->total);
  g_assert_cmpint (high, >=, truth->total);

  return low != high;
}

/* A game of which half the cards were not recorded ends with ranges that hold the truth. */
static void
test_ranges_hold_truth (void)
{
  static const char *const players[] = { "Ann", "Ben", "Cleo", "Dirk" };
  guint n_tracks = 0, n_scores = 0;

  for (guint64 random = 1; random <= 6; random++)
    {
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&CHECK_FOUR);
      g_auto (ToldTable) table = { 0 };
      g_autoptr (ScrMatch) match = NULL;
      AbbatesScore truth[ABBATES_MAX_SEATS];
      ScrWindow *window;
      GtkWidget *shown;

      told_table_play (&table, setup, random, 50, random % 2 == 0 ? G_MAXUINT : 190);
      match = check_new_match (&CHECK_FOUR, &table);
      window = ui_open_match (match);
      shown = GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
      abbates_position_score (&table.truth, &setup->rules, truth);
      for (guint i = 0; i < G_N_ELEMENTS (players); i++)
        {
          n_tracks += check_track (shown, &table, i + 1, players[i]);
          n_scores += check_score (shown, &truth[i], players[i]);
        }
      ui_close (window);
    }
  g_assert_cmpuint (n_tracks, >, 6);
  g_assert_cmpuint (n_scores, >, 6);
}

/* A game to its end of which half the cards were not recorded, so that nobody knows who won. */
static ScrMatch *
new_open_match (void)
{
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&CHECK_FOUR);

  for (guint64 random = 2; random < 20; random++)
    {
      g_auto (ToldTable) table = { 0 };
      g_autoptr (ScrMatch) match = NULL;
      g_autoptr (GArray) winners = NULL;

      told_table_play (&table, setup, random, 50, G_MAXUINT);
      match = check_new_match (&CHECK_FOUR, &table);
      winners = scr_state_list_winners (scr_match_get_state (match));
      if (winners->len == 0)
        return g_steal_pointer (&match);
    }

  g_assert_not_reached ();
}

/* Of a game that nobody knows the winner of nobody has won or lost, and no portrait is shown as
 * that of who leads. */
static void
test_open_result (void)
{
  g_autoptr (ScrMatch) match = new_open_match ();
  g_autoptr (ScrLibraryItem) item = scr_library_item_new_for_match ("/a.match.json", 0, match);
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrStatistics) statistics = NULL;
  GtkWidget *window = g_object_new (SCR_TYPE_STATISTICS_WINDOW, NULL);
  g_autofree char *name = NULL;

  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);
  g_assert_null (scr_library_item_get_picture (item));
  g_list_store_append (items, item);
  statistics = scr_statistics_new (G_LIST_MODEL (items));
  scr_statistics_window_show_statistics (SCR_STATISTICS_WINDOW (window), statistics);
  name = ui_dup_name (ui_find_type (window, ADW_TYPE_PREFERENCES_ROW));
  g_assert_nonnull (strstr (name, "1 match with an open result"));
  g_assert_null (strstr (name, "Won"));
  g_assert_nonnull (ui_find_text (window, "–"));
  g_assert_null (ui_find_text (window, "0 %"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What @steps say of an Abbot, or NULL. */
static const char *
find_abbot_step (GListModel *steps)
{
  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (ScrStep) step = g_list_model_get_item (steps, i);

      if (scr_step_get_piece (step) != NULL &&
          g_str_has_prefix (scr_step_get_piece (step), "abbot "))
        return scr_step_get_sentence (step);
    }

  return NULL;
}

/* How many cards that nobody recorded lie on the portrait of @seat. */
static guint
count_unknown (ScrState *state,
               guint seat)
{
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));
  guint n_unknown = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    n_unknown += position->seats[seat - 1].portrait[i] == ABBATES_UNKNOWN_CARD;

  return n_unknown;
}

/* A card that is named now has moved its Abbot long ago. */
static void
test_named_card (void)
{
  g_autoptr (ScrMatch) match = check_new_four (60, 200);
  ScrState *state = scr_match_get_state (match);
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));
  guint n_named = 0;

  for (guint i = 0; i < 4 * ABBATES_N_SQUARES; i++)
    {
      guint seat = i / ABBATES_N_SQUARES, square = i % ABBATES_N_SQUARES;
      g_autofree char *move = g_strdup_printf ("know portrait %u %u book-1", seat + 1, square + 1);
      g_autoptr (GListModel) steps = NULL;

      if (position->seats[seat].portrait[square] != ABBATES_UNKNOWN_CARD)
        continue;
      steps = scr_state_list_effects (state, move);
      g_assert_null (find_abbot_step (steps));
      n_named++;
    }
  g_assert_cmpuint (n_named, >, 0);
}

/* Where unrecorded cards leave open where an Abbot stands, people are told by how much to move
 * him, never from where to where; and that he moves by a card that nobody recorded. */
static void
test_abbot_steps (void)
{
  guint n_open = 0, n_by_card = 0;

  for (guint forgets = 0; forgets <= 60; forgets += 60)
    {
      g_autoptr (ScrMatch) match = check_new_four (forgets, G_MAXUINT);

      for (guint i = 1; i <= g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
        {
          ScrEntry *entry = scr_match_get_entry (match, i);
          ScrState *before = scr_entry_get_before (entry);
          const char *move = scr_entry_get_move (entry);
          int seat = scr_entry_get_turn (entry);
          g_autoptr (GListModel) steps = scr_state_list_effects (before, move);
          const char *sentence = find_abbot_step (steps);

          if (!g_str_has_prefix (move, "take ") && !g_str_has_prefix (move, "place "))
            {
              if (g_str_has_prefix (move, "know "))
                g_assert_null (sentence);
              continue;
            }
          if (count_unknown (before, (guint) seat) == 0 &&
              count_unknown (scr_match_get_state_at (match, i), (guint) seat) == 0)
            {
              g_assert_true (sentence == NULL || strstr (sentence, " from ") != NULL);
              continue;
            }
          g_assert_true (sentence == NULL || strstr (sentence, " from ") == NULL);
          if (count_unknown (scr_match_get_state_at (match, i), (guint) seat) >
              count_unknown (before, (guint) seat))
            {
              g_assert_nonnull (sentence);
              n_by_card++;
            }
          n_open += sentence != NULL;
        }
    }
  g_assert_cmpuint (n_open, >, 5);
  g_assert_cmpuint (n_by_card, >, 5);
}

/* A card that is not recorded is called so, and no number is made of it. */
static void
test_unrecorded_card (void)
{
  g_autoptr (ScrMatch) match = check_new_four (50, 200);
  ScrWindow *window = ui_open_match (match);
  GtkWidget *table = GTK_WIDGET (scr_table_page_get_table (scr_window_get_table_page (window)));
  g_autofree char *name = ui_dup_name (ui_get_prefix (table, "Garden square 6"));

  g_assert_nonnull (strstr (name, "not recorded"));
  g_assert_null (strstr (name, "bean"));
  ui_close (window);
}

/* A hint claims no number that cards nobody recorded can change. */
static void
test_hint (void)
{
  g_autoptr (ScrMatch) match = check_new_four (60, G_MAXUINT);
  guint n_open = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      ScrState *state = scr_match_get_state_at (match, i);
      int seat = scr_state_get_turn (state);
      g_auto (GStrv) moves = seat > 0 ? scr_state_list_moves (state) : NULL;

      for (guint n = 0; moves != NULL && moves[n] != NULL; n++)
        {
          g_autofree char *hint = scr_hint_dup_sentence (state, moves[n]);
          gboolean is_open = count_unknown (state, (guint) seat) > 0;

          g_assert_true (!is_open || strstr (hint, "Minus points") == NULL);
          n_open += strstr (hint, "depends on cards that nobody recorded") != NULL;
        }
    }
  g_assert_cmpuint (n_open, >, 5);
}

int
main (int argc,
      char **argv)
{
  ui_init (&argc, &argv);

  g_test_add_func ("/unrecorded/ranges-hold-truth", test_ranges_hold_truth);
  g_test_add_func ("/unrecorded/unrecorded-card", test_unrecorded_card);
  g_test_add_func ("/unrecorded/abbot-steps", test_abbot_steps);
  g_test_add_func ("/unrecorded/named-card", test_named_card);
  g_test_add_func ("/unrecorded/open-result", test_open_result);
  g_test_add_func ("/unrecorded/hint", test_hint);

  return g_test_run ();
}
