/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "correct-util.h"

#include "ui-util.h"

#include "app/scr-log.h"
#include "app/scr-record-window.h"

/* What the players of a real table have told, to be corrected. */

GtkWidget *
correct_get_page (ScrWindow *window)
{
  return GTK_WIDGET (scr_window_get_table_page (window));
}

GtkWidget *
correct_get_log (ScrWindow *window)
{
  return ui_find_type (correct_get_page (window), SCR_TYPE_LOG);
}

char *
correct_get_move (ScrMatch *match,
                  guint number)
{
  return g_strdup (scr_entry_get_move (scr_match_get_entry (match, number)));
}

/* The moves in force, one a line. */
char *
correct_dup_moves (ScrMatch *match)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i <= g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autofree char *move = correct_get_move (match, i);

      g_string_append_printf (text, "%s\n", move);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

guint
correct_count_moves (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* Makes the next move, by chance where no seat is due. */
void
correct_advance (ScrMatch *match,
                 guint64 *random)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = NULL;
  g_auto (GStrv) outcomes = NULL;
  g_autofree char *move = NULL;
  g_autoptr (GError) error = NULL;

  if (scr_state_get_turn (state) == SCR_TURN_TABLE)
    {
      outcomes = scr_state_dup_outcomes (state, &weights);
      move = g_strdup (outcomes[*random % g_strv_length (outcomes)]);
    }
  else
    {
      move = ui_dup_random_move (match, random);
    }
  scr_match_move (match, move, &error);
  g_assert_no_error (error);
}

/* Plays until there are that many entries and a seat is due, or the end. */
void
correct_play (ScrMatch *match,
              guint n_entries,
              guint64 random)
{
  while (!ui_is_over (match) &&
         (correct_count_moves (match) < n_entries ||
          scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_TABLE))
    correct_advance (match, &random);
}

/* The players of a real table have told so many entries. */
ScrWindow *
correct_open_told (ScrMatch **match,
                   guint n_entries)
{
  ScrWindow *window;

  *match = ui_new_match (UI_TWO_PEOPLE);
  correct_play (*match, 0, 5);
  g_assert_true (scr_match_move (*match, "mode table", NULL));
  correct_play (*match, n_entries, 5);
  window = ui_open_match (*match);
  ui_activate (window, "win.log");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

GtkWidget *
correct_open_record (ScrWindow *window,
                     const char *move)
{
  ui_move (window, move);
  ui_click (correct_get_page (window), "Record anyway…");

  return ui_find_window (SCR_TYPE_RECORD_WINDOW);
}
