/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include "app/scr-match-item.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"

/* Games that were played elsewhere and are scored here. */

/* The sheet has become a match: it is kept like any other, and corrected from now on. */
static void
whole_cb (ScrWindow *self,
          ScrMatch *match)
{
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));
  g_autoptr (ScrSession) session = scr_session_new (match, file, self->pace);

  scr_window_set_session (self, session);
  scr_session_start (session);
}

/* The page; made when it is first asked for. */
static ScrSheetPage *
get_page (ScrWindow *self)
{
  if (self->sheet_page == NULL)
    {
      scr_style_load ();
      self->sheet_page = g_object_new (SCR_TYPE_SHEET_PAGE, NULL);
      g_signal_connect_object (self->sheet_page, "whole", G_CALLBACK (whole_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->sheet_page), "sheet");
    }

  return self->sheet_page;
}

/* Undo and redo are the form's: the match has no moves. */
static void
insert_actions (ScrWindow *self)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match",
                                  scr_sheet_page_get_actions (get_page (self)));
}

/* Shows the sheet of a match that was only scored. */
void
scr_window_correct_sheet (ScrWindow *self,
                          ScrSession *session)
{
  scr_sheet_page_set_session (get_page (self), session);
  insert_actions (self);
}

/* Leaves the match that is open and shows the page that scores a finished game. */
void
scr_window_score_game (ScrWindow *self)
{
  g_return_if_fail (SCR_IS_WINDOW (self));

  if (!scr_window_leave (self, SCR_WINDOW_NEXT_SHEET, NULL))
    return;

  scr_window_set_session (self, NULL);
  scr_sheet_page_begin (get_page (self));
  insert_actions (self);
  scr_stack_show (self->stack, "sheet");
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet_page));
}

static void
score_game_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  scr_window_score_game (SCR_WINDOW (user_data));
}

void
scr_window_add_sheet_actions (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "score-game", score_game_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
