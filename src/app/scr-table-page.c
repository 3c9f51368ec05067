/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include <glib/gi18n.h>

#include "app/scr-tables.h"
#include "app/scr-window.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-key.h"

G_DEFINE_FINAL_TYPE (ScrTablePage, scr_table_page, GTK_TYPE_WIDGET)

static void
tell_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);
  const char *sentence = g_variant_get_string (parameter, NULL);

  if (self->status == NULL)
    return;

  if (*sentence == '\0')
    scr_status_settle (self->status);
  else
    scr_status_tell (self->status, sentence);
}

static void
refused_cb (ScrTablePage *self,
            const char *reason)
{
  if (self->status != NULL)
    scr_status_refuse (self->status, reason);
}

/* The toast's button works until another move is made; so does the menu, for longer. */
static void
went_back_cb (ScrTablePage *self,
              guint n_moves)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("%u move was taken back. Redo makes it again.",
                "%u moves were taken back. Redo makes them again, one after another.", n_moves),
      n_moves);
  g_autofree char *title =
      g_strdup_printf (ngettext ("%u move back", "%u moves back", n_moves), n_moves);

  if (self->status != NULL)
    scr_status_tell (self->status, sentence);
  if (SCR_IS_WINDOW (root))
    scr_window_offer (SCR_WINDOW (root), title, _ ("Redo all"), "match.redo-all");
}

static void
add_conflict_buttons (ScrBanner *banner)
{
  scr_banner_add_button (banner, _ ("Save a copy"), "win.keep-copy", NULL);
  scr_banner_add_button (banner, _ ("Open what is there now"), "win.open-there", NULL);
  scr_banner_add_button (banner, _ ("Replace it"), "win.replace-there", NULL);
}

static void
save_error_cb (ScrTablePage *self)
{
  ScrAutosave *autosave = scr_session_get_autosave (self->session);
  const char *error = scr_autosave_get_error (autosave);

  if (error == NULL)
    {
      scr_banner_hide_sentence (self->save_banner);
      return;
    }

  scr_banner_show_sentence (self->save_banner, error);
  if (scr_autosave_get_is_conflict (autosave))
    add_conflict_buttons (self->save_banner);
  else
    scr_banner_add_button (self->save_banner, _ ("Save a copy…"), "win.save-copy", NULL);
}

/* What happened last: the last decision, or what chance has answered since. */
static char *
dup_last_sentence (ScrTablePage *self,
                   ScrMatch *match)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_autoptr (ScrEntry) entry = NULL;

  for (guint i = n_entries; i > 0; i--)
    {
      g_clear_object (&entry);
      entry = g_list_model_get_item (G_LIST_MODEL (match), i - 1);
      if (scr_entry_get_turn (entry) > 0 ||
          (i == n_entries && scr_table_is_news (self->table, entry)))
        return scr_match_dup_sentence (match, i, scr_table_get_viewer (self->table));
    }

  return g_strdup (_ ("The match begins."));
}

static void
show_state (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  ScrState *state = scr_match_get_state (match);
  int viewer = scr_viewer_get_seat (scr_session_get_viewer (self->session));
  g_autoptr (ScrState) view = scr_match_view (match, viewer);
  const char *title = scr_match_get_title (match);
  g_autofree char *prompt = scr_state_prompt (view);
  g_autofree char *last = NULL;
  g_autofree char *standing = NULL;

  gtk_popover_popdown (GTK_POPOVER (self->terms));
  scr_table_show_hint (self->table, NULL);
  scr_table_set_viewer (self->table, viewer);
  last = dup_last_sentence (self, match);
  scr_table_set_is_open (self->table, scr_session_is_open (self->session));
  scr_table_set_state (self->table, view);
  standing = scr_table_dup_standing (self->table);
  if (title == NULL || *title == '\0')
    title = scr_game_get_title (scr_match_get_game (match));
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, standing);
  scr_status_set_prompt (self->status, prompt, last, scr_state_get_turn (state) == SCR_TURN_NONE);
  scr_status_set_outcomes (self->status, state, scr_match_get_mode (match) == SCR_MODE_TABLE);
}

/* What the banner tells is over when a person has moved, and what was offered at any move. */
static void
update_banner (ScrTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (SCR_IS_WINDOW (root))
    scr_window_withdraw (SCR_WINDOW (root));
  if (self->shown != NULL && !self->is_bot_due)
    scr_banner_hide_sentence (self->banner);
  self->is_bot_due = scr_bots_is_due (scr_session_get_bots (self->session));
}

/* The score sheet comes by itself once, when the game has just ended. */
static void
changed_cb (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  ScrState *state = scr_match_get_state (match);
  gboolean was_over = self->shown == NULL || scr_state_get_turn (self->shown) == SCR_TURN_NONE;
  gboolean is_over = scr_state_get_turn (state) == SCR_TURN_NONE;
  gboolean is_new = self->shown != state ||
                    scr_table_get_viewer (self->table) !=
                        scr_viewer_get_seat (scr_session_get_viewer (self->session));

  if (is_new)
    update_banner (self);
  g_set_object (&self->shown, state);
  if (is_new)
    show_state (self);
  else
    scr_table_set_is_open (self->table, scr_session_is_open (self->session));
  scr_table_page_update_curtain (self);
  if (is_over && !was_over)
    gtk_toggle_button_set_active (self->score_button, TRUE);
  else if (!is_over && is_new)
    gtk_toggle_button_set_active (self->score_button, FALSE);
  if (scr_table_page_is_score_shown (self))
    scr_score_sheet_show_match (self->sheet, match, scr_table_get_viewer (self->table));
}

static void
score_cb (ScrTablePage *self)
{
  gboolean is_shown = gtk_toggle_button_get_active (self->score_button);

  if (is_shown && self->session != NULL)
    scr_score_sheet_show_match (self->sheet, scr_session_get_match (self->session),
                                scr_table_get_viewer (self->table));
  scr_stack_show (self->stack, is_shown ? "score" : "table");
}

/* Escape goes back one step, and never further than the table. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant *args,
           gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->table == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->flap)))
    return GDK_EVENT_PROPAGATE;

  if (scr_table_page_is_score_shown (self))
    scr_table_page_toggle_score (self);
  else if (scr_table_back_out (self->table) || scr_status_settle (self->status))
    scr_table_show_hint (self->table, NULL);
  else if (adw_flap_get_reveal_flap (self->flap))
    scr_table_page_toggle_log (self);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
scr_table_page_grab_focus (GtkWidget *widget)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->table == NULL)
    return FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->curtain)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
  if (scr_table_page_is_score_shown (self))
    return gtk_widget_child_focus (GTK_WIDGET (self->sheet), GTK_DIR_TAB_FORWARD);
  if (scr_status_grab_entry (self->status))
    return TRUE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
drop_table (ScrTablePage *self)
{
  adw_bin_set_child (self->slot, NULL);
  scr_log_set_match (self->log, NULL);
  self->table = NULL;
  self->status = NULL;
  g_clear_object (&self->shown);
}

static void
set_table (ScrTablePage *self,
           ScrMatch *match)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) colours = NULL;

  for (guint i = 1; i <= scr_match_get_n_seats (match); i++)
    g_strv_builder_add (builder, scr_match_get_seat_colour (match, i));
  colours = g_strv_builder_end (builder);

  self->table = scr_tables_new_table (scr_game_get_id (scr_match_get_game (match)));
  scr_table_set_colours (self->table, (const char *const *) colours);
  self->status = SCR_STATUS (scr_status_new ());
  scr_table_place_status (self->table, GTK_WIDGET (self->status));
  adw_bin_set_child (self->slot, GTK_WIDGET (self->table));
  scr_log_set_match (self->log, match);
}

static void
scr_table_page_dispose (GObject *object)
{
  ScrTablePage *self = SCR_TABLE_PAGE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->shown);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_TABLE_PAGE);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_table_page_parent_class)->dispose (object);
}

static void
scr_table_page_class_init (ScrTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_table_page_dispose;
  widget_class->grab_focus = scr_table_page_grab_focus;

  g_type_ensure (SCR_TYPE_BANNER);
  g_type_ensure (SCR_TYPE_WINDOW);
  g_type_ensure (SCR_TYPE_LOG);
  g_type_ensure (SCR_TYPE_SCORE_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, banner);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, save_banner);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, score_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, flap);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, slot);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, log);
  gtk_widget_class_bind_template_callback (widget_class, score_cb);
  gtk_widget_class_install_action (widget_class, "page.tell", "s", tell_cb);
  scr_table_page_bind_secrets (widget_class);
}

static void
scr_table_page_init (ScrTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_add_key (GTK_WIDGET (self), GDK_KEY_Escape, escape_cb);
  scr_table_page_add_hint_key (self);
  scr_stack_show (self->stack, "table");
}

ScrBanner *
scr_table_page_get_banner (ScrTablePage *self)
{
  return self->banner;
}

/* The game's table, or NULL. */
ScrTable *
scr_table_page_get_table (ScrTablePage *self)
{
  return self->table;
}

/**
 * scr_table_page_set_session:
 * @self: a table page
 * @session: (nullable): the match to show
 */
void
scr_table_page_set_session (ScrTablePage *self,
                            ScrSession *session)
{
  g_return_if_fail (SCR_IS_TABLE_PAGE (self));

  if (self->session == session)
    return;

  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      g_signal_handlers_disconnect_by_data (scr_session_get_hint (self->session), self);
      g_signal_handlers_disconnect_by_data (scr_session_get_autosave (self->session), self);
    }
  drop_table (self);
  scr_banner_hide_sentence (self->save_banner);
  gtk_toggle_button_set_active (self->score_button, FALSE);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;

  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "went-back", G_CALLBACK (went_back_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (scr_session_get_autosave (session), "notify::error",
                           G_CALLBACK (save_error_cb), self, G_CONNECT_SWAPPED);
  set_table (self, scr_session_get_match (session));
  scr_table_page_connect_secrets (self);
  changed_cb (self);
  save_error_cb (self);
}

void
scr_table_page_toggle_log (ScrTablePage *self)
{
  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

void
scr_table_page_toggle_score (ScrTablePage *self)
{
  gtk_toggle_button_set_active (self->score_button, !scr_table_page_is_score_shown (self));
}

gboolean
scr_table_page_is_score_shown (ScrTablePage *self)
{
  return gtk_toggle_button_get_active (self->score_button);
}
