/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include "app/widgets/scr-key.h"

/* Who sees what on the page, and help at hand: the doors between two people, hints, and what
 * numbers add up from. */

static void
update_hint_button (ScrTablePage *self)
{
  gtk_widget_set_visible (self->hint_button,
                          scr_hint_get_is_offered (scr_session_get_hint (self->session)) &&
                              !gtk_widget_get_visible (GTK_WIDGET (self->curtain)));
}

static void
hinted_cb (ScrTablePage *self,
           const char *move,
           const char *sentence)
{
  if (!scr_table_get_is_open (self->table))
    return;

  scr_table_show_hint (self->table, move);
  scr_status_tell (self->status, sentence);
}

static void
explain_cb (ScrTablePage *self,
            GtkWidget *anchor,
            guint seat,
            const char *number)
{
  ScrMatch *match = scr_session_get_match (self->session);
  g_autoptr (GError) error = NULL;

  if (!scr_terms_popover_explain (self->terms, anchor, match,
                                  scr_playback_get_n_shown (scr_table_page_get_playback (self)),
                                  scr_table_get_viewer (self->table), seat, number, &error))
    scr_status_tell (self->status, error->message);
}

static gboolean
hint_key_cb (GtkWidget *widget,
             GVariant *args,
             gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  return gtk_widget_get_mapped (GTK_WIDGET (self->slot)) &&
         gtk_widget_activate_action (widget, "match.hint", NULL);
}

static void
enable_in_window (ScrTablePage *self,
                  const char *name,
                  gboolean enabled)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GAction *action =
      G_IS_ACTION_MAP (root) ? g_action_map_lookup_action (G_ACTION_MAP (root), name) : NULL;

  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What was decided last, as everyone may read it. */
static char *
dup_last_decision (ScrMatch *match)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (match)); i > 0; i--)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i - 1);

      if (scr_entry_get_turn (entry) > 0)
        return scr_match_dup_sentence (match, i, SCR_VIEWER_PUBLIC);
    }

  return g_strdup ("");
}

/* The doors take the place of the table and the log while somebody is awaited, so that nothing of
 * these can be seen, heard or reached. */
void
scr_table_page_update_curtain (ScrTablePage *self)
{
  ScrMatch *match = scr_session_get_match (self->session);
  guint awaited = scr_viewer_get_awaited (scr_session_get_viewer (self->session));
  gboolean was_drawn = gtk_widget_get_visible (GTK_WIDGET (self->curtain));
  gboolean is_drawn = awaited > 0;

  if (is_drawn)
    {
      g_autofree char *last = dup_last_decision (match);

      scr_curtain_show_seat (self->curtain, scr_match_get_seat_name (match, awaited),
                             scr_match_get_seat_colour (match, awaited), last);
      /* Nobody sees how it came about. */
      scr_playback_skip (scr_table_page_get_playback (self));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), is_drawn);
  gtk_widget_set_visible (GTK_WIDGET (self->flap), !is_drawn);
  gtk_widget_set_visible (GTK_WIDGET (self->log_button), !is_drawn);
  gtk_widget_set_visible (GTK_WIDGET (self->score_button), !is_drawn);
  update_hint_button (self);
  enable_in_window (self, "log", !is_drawn);
  enable_in_window (self, "score", !is_drawn);
  if (is_drawn != was_drawn && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
admit_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  ScrTablePage *self = SCR_TABLE_PAGE (widget);

  if (self->session != NULL)
    scr_session_admit (self->session);
}

/* What the class needs for the doors, the hint and the terms. */
void
scr_table_page_bind_secrets (GtkWidgetClass *widget_class)
{
  g_type_ensure (SCR_TYPE_CURTAIN);
  g_type_ensure (SCR_TYPE_TERMS_POPOVER);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, ScrTablePage, terms);
  gtk_widget_class_install_action (widget_class, "page.admit", NULL, admit_cb);
}

void
scr_table_page_add_hint_key (ScrTablePage *self)
{
  scr_add_key (GTK_WIDGET (self), GDK_KEY_h, hint_key_cb);
}

/* The page has a session and its table. */
void
scr_table_page_connect_secrets (ScrTablePage *self)
{
  ScrHint *hint = scr_session_get_hint (self->session);

  g_signal_connect_object (hint, "found", G_CALLBACK (hinted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hint, "notify::is-offered", G_CALLBACK (update_hint_button), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "explain", G_CALLBACK (explain_cb), self,
                           G_CONNECT_SWAPPED);
}
