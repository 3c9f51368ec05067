/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

/* One press takes one thing back: undo of the window takes what is half typed before what was
 * told, and redo brings back what was taken last. What goes through the bus knows no typing. */

/* Where the players type now, or NULL. */
static ScrEntryLine *
get_line (ScrTablePage *self)
{
  ScrEntryLine *line = NULL;

  if (self->is_large)
    line = scr_large_view_get_entry (self->large);
  else if (self->status != NULL)
    line = scr_status_get_entry (self->status);

  return line != NULL && gtk_widget_get_mapped (GTK_WIDGET (line)) ? line : NULL;
}

static gboolean
is_typing (ScrTablePage *self)
{
  ScrEntryLine *line = get_line (self);

  return line != NULL && *scr_entry_line_get_text (line) != '\0';
}

/* Takes back what is half typed. Returns whether there was anything. */
gboolean
scr_table_page_clear_typing (ScrTablePage *self)
{
  ScrEntryLine *line = get_line (self);

  return line != NULL && scr_entry_line_clear (line);
}

static void
undo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (user_data);

  if (!scr_table_page_clear_typing (self))
    g_action_group_activate_action (scr_session_get_actions (self->session), "undo", NULL);
}

static void
redo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (user_data);
  ScrEntryLine *line = get_line (self);

  if ((line == NULL || !scr_entry_line_restore (line)) && !is_typing (self))
    g_action_group_activate_action (scr_session_get_actions (self->session), "redo", NULL);
}

static void
enable (ScrTablePage *self,
        const char *name,
        gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
update (ScrTablePage *self)
{
  GActionGroup *actions = self->session != NULL ? scr_session_get_actions (self->session) : NULL;
  ScrEntryLine *line = get_line (self);
  gboolean can_restore = line != NULL && scr_entry_line_can_restore (line);

  if (actions == NULL || self->actions == NULL)
    return;

  enable (self, "undo", is_typing (self) || g_action_group_get_action_enabled (actions, "undo"));
  enable (self, "redo",
          can_restore || (!is_typing (self) && g_action_group_get_action_enabled (actions,
                                                                                  "redo")));
}

/* All that can be done with the match, but for what knows of typing. */
static void
add_actions (ScrTablePage *self)
{
  static const GActionEntry entries[] = {
    { "undo", undo_cb },
    { "redo", redo_cb },
  };
  GActionGroup *actions = scr_session_get_actions (self->session);
  g_auto (GStrv) names = g_action_group_list_actions (actions);

  self->actions = g_simple_action_group_new ();
  for (guint i = 0; names[i] != NULL; i++)
    g_action_map_add_action (G_ACTION_MAP (self->actions),
                             g_action_map_lookup_action (G_ACTION_MAP (actions), names[i]));
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

/* The page shows another match: the window's group "match" is what can be done with it. */
void
scr_table_page_connect_typing (ScrTablePage *self)
{
  GActionGroup *actions = scr_session_get_actions (self->session);
  ScrEntryLine *line = scr_status_get_entry (self->status);

  g_clear_object (&self->actions);
  add_actions (self);
  g_signal_connect_object (actions, "action-enabled-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "notify::text", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  gtk_widget_insert_action_group (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), "match",
                                  G_ACTION_GROUP (self->actions));
}

/* The large view has a line of its own. */
void
scr_table_page_watch_large (ScrTablePage *self)
{
  g_signal_connect_object (scr_large_view_get_entry (self->large), "notify::text",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
