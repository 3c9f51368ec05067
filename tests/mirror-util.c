/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mirror-util.h"

#include "core/scr-dealer.h"

/* A real table that is told about on the entry line. */

static ScrMatch *
new_match (const char *setup)
{
  g_autoptr (ScrMatch) dealt = ui_new_match (setup);
  ScrMatch *match = scr_match_new (scr_match_get_game (dealt), scr_match_get_setup (dealt),
                                   SCR_MODE_TABLE, NULL, NULL);

  g_assert_nonnull (match);
  return match;
}

/* Tells at random what is due at a real table, and a peek where there can be one. */
static void
tell (ScrMatch *match,
      guint64 *random)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (state, weights);
  g_auto (GStrv) moves = outcomes[0] != NULL ? g_strdupv (outcomes) : scr_state_list_moves (state);
  const char *move = ui_get_first_move (moves, "peek");

  if (move == NULL)
    move = moves[scr_random_below (random, g_strv_length (moves))];
  g_assert_true (scr_match_play (match, move, NULL));
}

/* A real table with this set-up, but for the edition, that is mirrored to where @word is due in
 * @round, and @n_more moves further. */
ScrMatch *
mirror_new_match (const char *setup,
                  guint round,
                  const char *word,
                  guint n_more)
{
  ScrMatch *match = new_match (setup);
  guint64 random = 3;
  guint shown = 0;

  while (shown < round || !g_str_equal (scr_state_get_awaiting (scr_match_get_state (match)), word))
    {
      tell (match, &random);
      g_object_get (scr_match_get_state (match), "round", &shown, NULL);
    }
  for (guint i = 0; i < n_more; i++)
    tell (match, &random);

  return match;
}

ScrWindow *
mirror_open_table (const char *setup)
{
  g_autoptr (ScrMatch) match = new_match (setup);

  return ui_open_match (match);
}

ScrEntryLine *
mirror_get_line (ScrWindow *window)
{
  return SCR_ENTRY_LINE (ui_find_type (GTK_WIDGET (window), SCR_TYPE_ENTRY_LINE));
}

GtkEditable *
mirror_get_text (ScrWindow *window)
{
  return GTK_EDITABLE (ui_find_type (GTK_WIDGET (mirror_get_line (window)), GTK_TYPE_TEXT));
}

void
mirror_type_letter (ScrWindow *window,
                    char letter)
{
  const char typed[] = { letter, '\0' };
  int position;

  /* What is selected is typed over. */
  gtk_editable_delete_selection (mirror_get_text (window));
  position = gtk_editable_get_position (mirror_get_text (window));
  gtk_editable_insert_text (mirror_get_text (window), typed, 1, &position);
  gtk_editable_set_position (mirror_get_text (window), position);
}

void
mirror_type_text (ScrWindow *window,
                  const char *typed)
{
  for (; *typed != '\0'; typed++)
    mirror_type_letter (window, *typed);
}

void
mirror_press_enter (ScrWindow *window)
{
  g_signal_emit_by_name (mirror_get_text (window), "activate");
}

/* Lets go of a key that was pressed in the entry line. */
void
mirror_release_key (ScrWindow *window,
                    guint key)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (mirror_get_text (window)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-released", key, 0, 0);
    }
}

/* Presses a key in the entry line, and lets go of it. */
void
mirror_press_key (ScrWindow *window,
                  guint key)
{
  mirror_hold_key (window, key);
  mirror_release_key (window, key);
}

/* Presses a key in the entry line. */
void
mirror_hold_key (ScrWindow *window,
                 guint key)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (mirror_get_text (window)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_taken = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
      if (is_taken)
        return;
    }
  if (key == GDK_KEY_BackSpace)
    {
      int position = gtk_editable_get_position (mirror_get_text (window));

      if (gtk_editable_get_selection_bounds (mirror_get_text (window), NULL, NULL))
        gtk_editable_delete_selection (mirror_get_text (window));
      else
        gtk_editable_delete_text (mirror_get_text (window), MAX (position - 1, 0), position);
    }
}

AbbatesState *
mirror_get_state (ScrWindow *window)
{
  return ABBATES_STATE (scr_match_get_state (ui_get_match (window)));
}
