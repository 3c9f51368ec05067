/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-look-actions.h"
#include "app/scr-reveals.h"

/* How a match is shown on its page as it goes on: step by step, at once, or looked back at. */

ScrPlayback *
scr_table_page_get_playback (ScrTablePage *self)
{
  return scr_session_get_playback (self->session);
}

/* Whether somebody decided an entry, rather than chance or an automatic player. */
static gboolean
is_decision (ScrMatch *match,
             guint number)
{
  return scr_entry_get_turn (scr_match_get_entry (match, number)) > SCR_TURN_TABLE;
}

static gboolean
is_decision_of_person (ScrMatch *match,
                       guint number)
{
  int turn = scr_entry_get_turn (scr_match_get_entry (match, number));

  return turn > SCR_TURN_TABLE && (guint) turn <= scr_match_get_n_seats (match) &&
         !g_str_has_prefix (scr_match_get_seat_player (match, (guint) turn), "bot:");
}

static gboolean
is_won_by (ScrMatch *match,
           guint number)
{
  g_autoptr (GListModel) events = scr_match_list_events (match, number, SCR_VIEWER_PUBLIC);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);

      if (scr_event_get_kind (event) == SCR_EVENT_WIN)
        return TRUE;
    }

  return FALSE;
}

/* The last entry that is shown and by which a step begins, or 0. */
static guint
find_step (ScrTablePage *self,
           guint n_shown)
{
  guint number = n_shown;

  while (number > 0 && !scr_playback_begins_step (scr_table_page_get_playback (self), number))
    number--;

  return number;
}

/* The last entry up to @number that passes @test, or 0. */
static guint
find_entry (ScrMatch *match,
            guint number,
            gboolean (*test) (ScrMatch *,
                              guint))
{
  while (number > 0 && !test (match, number))
    number--;

  return number;
}

static gboolean
is_doubtful (ScrMatch *match,
             guint number)
{
  return scr_entry_get_warning (scr_match_get_entry (match, number)) != NULL;
}

/* Of what was told since the last decision, what can hardly be: whoever mistyped sees it before it
 * is played on. */
static void
append_doubt (GString *text,
              ScrMatch *match,
              guint n_shown)
{
  guint number = find_entry (match, n_shown, is_doubtful);
  g_autofree char *doubt = NULL;

  if (number == 0 || number < find_entry (match, n_shown, is_decision))
    return;

  doubt = scr_entry_dup_doubt (scr_match_get_entry (match, number));
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", doubt);
}

/* What happened last of what is shown, in the order in which it happened: the last decision, what
 * automatic players have done since, and what chance has answered where that is news. Programs may
 * have decided so fast that nobody could read who won: that is told until a person decides. Of a
 * step that is shown by itself, @is_alone, nothing else is told. */
static char *
dup_last_sentences (ScrTablePage *self,
                    ScrMatch *match,
                    gboolean is_alone)
{
  ScrPlayback *playback = scr_table_page_get_playback (self);
  guint n_shown = scr_playback_get_n_shown (playback);
  guint step = find_step (self, n_shown);
  guint decision = find_entry (match, n_shown, is_decision);
  guint own = find_entry (match, n_shown, is_decision_of_person);
  g_autoptr (GString) text = g_string_new (NULL);

  is_alone = is_alone || scr_match_get_mode (match) == SCR_MODE_TABLE;
  decision = is_alone || decision == 0 ? step : decision;
  own = is_alone || own == 0 ? decision : own;
  for (guint i = MAX (own, 1); i <= n_shown; i++)
    if ((i >= decision && scr_playback_begins_step (playback, i)) ||
        (i < decision && is_won_by (match, i)) ||
        (i == n_shown && scr_table_is_news (self->table, scr_match_get_entry (match, i))))
      {
        g_autofree char *sentence = scr_match_dup_sentence (match, i,
                                                            scr_table_get_viewer (self->table));

        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
      }
  append_doubt (text, match, n_shown);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE)
                       : g_strdup (_ ("The match begins."));
}

/* While what happened is shown step by step, or looked back at, that is what there is to say;
 * then who does what now. */
static void
show_prompt (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  ScrState *state = scr_table_get_state (self->table);
  gboolean is_back = scr_playback_get_is_looking_back (scr_table_page_get_playback (self));
  gboolean is_walking = scr_playback_get_is_walking (scr_table_page_get_playback (self));
  g_autofree char *last = dup_last_sentences (self, match, is_back || is_walking);
  const char *task = scr_table_get_task (self->table);
  g_autofree char *prompt = task != NULL ? g_strdup (task) : scr_state_prompt (state);

  scr_status_set_task (self->status, task);
  if (is_back)
    scr_status_set_prompt (self->status, last, _ ("This is how the table was. Escape goes back "
                                                  "to the game."),
                           FALSE);
  else if (is_walking)
    scr_status_show_step (self->status, last);
  else
    scr_status_set_prompt (self->status, prompt, last,
                           scr_state_get_turn (state) == SCR_TURN_NONE);
  scr_table_page_update_told (self);
  scr_table_page_show_mirrored (self, last);
}

/* What the players of a real table may tell now: what comes after all that was told, shown already
 * or not. */
void
scr_table_page_update_told (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  gboolean is_told = scr_match_get_mode (match) == SCR_MODE_TABLE &&
                     !scr_playback_get_is_looking_back (scr_table_page_get_playback (self));
  ScrState *state = is_told ? scr_match_get_state (match) : NULL;

  scr_status_set_told (self->status, state);
  scr_large_view_set_told (self->large, state);
  scr_status_set_outcomes (self->status, scr_table_has_palette (self->table) ? NULL : state);
}

/* All about the state that the table shows. */
static void
show_around (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  const char *title = scr_match_get_title (match);
  g_autofree char *progress = scr_state_dup_progress (scr_table_get_state (self->table));

  if (title == NULL || *title == '\0')
    title = scr_game_get_title (scr_match_get_game (match));
  gtk_popover_popdown (GTK_POPOVER (self->terms));
  scr_table_show_hint (self->table, NULL);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, progress != NULL ? progress : "");
  show_prompt (self);
}

static ScrState *
dup_view (ScrTablePage *self)
{
  return scr_match_view_at (scr_session_get_match (self->session),
                            scr_playback_get_n_shown (scr_table_page_get_playback (self)),
                            scr_table_get_viewer (self->table));
}

static GListModel *
list_events (ScrTablePage *self,
             guint from,
             guint to)
{
  GListStore *all = g_list_store_new (SCR_TYPE_EVENT);

  for (guint number = from + 1; number <= to; number++)
    {
      g_autoptr (GListModel) events =
          scr_match_list_events (scr_session_get_match (self->session), number,
                                 scr_table_get_viewer (self->table));

      for (guint i = 0; i < g_list_model_get_n_items (events); i++)
        {
          g_autoptr (ScrEvent) event = g_list_model_get_item (events, i);

          g_list_store_append (all, event);
        }
    }

  return G_LIST_MODEL (all);
}

/* The score sheet comes by itself once, when the end of the game has just been shown. */
void
scr_table_page_update_score (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  ScrState *state = scr_match_get_state (match);
  gboolean was_over = self->shown == NULL || scr_state_get_turn (self->shown) == SCR_TURN_NONE;
  gboolean is_over = scr_state_get_turn (state) == SCR_TURN_NONE;
  gboolean is_new = self->shown != state;

  if (!scr_playback_get_is_settled (scr_table_page_get_playback (self)) ||
      scr_playback_get_is_looking_back (scr_table_page_get_playback (self)))
    return;

  g_set_object (&self->shown, state);
  if (is_over && !was_over)
    gtk_toggle_button_set_active (self->score_button, TRUE);
  else if (!is_over && is_new)
    gtk_toggle_button_set_active (self->score_button, FALSE);
  if (scr_table_page_is_score_shown (self))
    scr_score_sheet_show_match (self->sheet, match, scr_table_get_viewer (self->table));
}

static void
show_place (ScrTablePage *self)
{
  if (scr_playback_get_is_looking_back (scr_table_page_get_playback (self)))
    {
      gtk_toggle_button_set_active (self->score_button, FALSE);
      gtk_widget_add_css_class (GTK_WIDGET (self->slot), "look-back");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->slot), "look-back");
    }
  scr_table_set_is_open (self->table, scr_session_is_open (self->session));
}

/* Who looks now; the table is shown anew where that is another. */
void
scr_table_page_update_viewer (ScrTablePage *self)
{
  scr_table_set_viewer (self->table,
                        scr_viewer_get_seat (scr_session_get_viewer (self->session)));
}

void
scr_table_page_show (ScrTablePage *self)
{
  g_autoptr (ScrState) view = NULL;

  scr_table_page_update_viewer (self);
  view = dup_view (self);
  show_place (self);
  scr_table_set_state (self->table, view);
  show_around (self);
}

static void
step_cb (ScrTablePage *self,
         guint from,
         guint to)
{
  g_autoptr (ScrState) view = NULL;
  g_autoptr (GListModel) events = list_events (self, from, to);

  scr_table_page_update_viewer (self);
  view = dup_view (self);
  show_place (self);
  scr_table_step (self->table, view, events);
  show_around (self);
}

static void
settled_cb (ScrTablePage *self)
{
  if (self->known != NULL)
    scr_table_page_update_score (self);
}

/* Another viewer sees, and reads, other things. */
static void
viewer_cb (ScrTablePage *self)
{
  scr_log_set_viewer (self->log, scr_table_get_viewer (self->table));
  scr_table_page_show (self);
}

/* What is to be done now is another, though no move was made. */
static void
task_cb (ScrTablePage *self)
{
  if (scr_table_get_state (self->table) != NULL)
    show_prompt (self);
}

/* Steps are shown one by one where the desktop and the player want motion. */
void
scr_table_page_update_motion (ScrTablePage *self)
{
  gboolean is_wanted = TRUE;

  if (self->session == NULL)
    return;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &is_wanted,
                NULL);
  if (self->settings != NULL)
    is_wanted = is_wanted && g_settings_get_boolean (self->settings, "motion");
  g_object_set (scr_table_page_get_playback (self), "motion", is_wanted, NULL);
}

void
scr_table_page_end_question (ScrTablePage *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->question)) != NULL;

  scr_banner_hide_sentence (self->question);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
scr_table_page_ask (ScrTablePage *self,
                    guint n_moves)
{
  g_autofree char *sentence = scr_reveals_dup_question (scr_session_get_match (self->session),
                                                        n_moves,
                                                        scr_table_get_viewer (self->table));

  scr_banner_show_sentence (self->question, sentence);
  scr_banner_add_button (self->question, _ ("Take it back"), "match.agree", NULL);
  scr_banner_add_button (self->question, _ ("Leave it"), "match.decline", NULL);
  scr_banner_grab_button (self->question);
}

void
scr_table_page_set_playback (ScrTablePage *self,
                             ScrPlayback *playback)
{
  self->look_actions = scr_look_actions_new (playback);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "look", self->look_actions);
  scr_log_set_viewer (self->log, scr_table_get_viewer (self->table));
  scr_log_set_playback (self->log, playback);
  scr_look_bar_set_playback (self->look_bar, playback);
  g_object_bind_property (self->table, "is-moving", playback, "is-moving",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->table, "notify::viewer", G_CALLBACK (viewer_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "notify::task", G_CALLBACK (task_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "jump", G_CALLBACK (scr_table_page_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (playback, "notify::is-settled", G_CALLBACK (settled_cb), self,
                           G_CONNECT_SWAPPED);
  scr_table_page_update_motion (self);
}
