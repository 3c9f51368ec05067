/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include <glib/gi18n.h>

#include "app/scr-check-window.h"
#include "app/scr-correct-window.h"
#include "app/scr-layout-window.h"
#include "app/scr-match-item.h"
#include "app/scr-record-window.h"
#include "app/scr-sides-window.h"
#include "app/widgets/scr-access.h"

/* From the table to the screen and back: who deals, and how a position is laid out. */

/* Nobody is to see what lies behind the curtain. */
static int
get_viewer (ScrWindow *self)
{
  ScrTable *table = scr_table_page_get_table (self->table_page);

  return scr_viewer_get_awaited (scr_session_get_viewer (self->session)) > 0
             ? SCR_VIEWER_PUBLIC
             : scr_table_get_viewer (table);
}

static void
show_layout (ScrWindow *self)
{
  ScrLayoutWindow *layout =
      scr_layout_window_new (GTK_WINDOW (self), self->session, get_viewer (self));

  gtk_window_present (GTK_WINDOW (layout));
}

static void
layout_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  show_layout (SCR_WINDOW (user_data));
}

/* What was dealt at the screen is now to be laid out. */
static void
changed_cb (ScrWindow *self,
            ScrSidesWindow *sides)
{
  ScrMatch *match = scr_session_get_match (self->session);
  gboolean is_table = scr_match_get_mode (match) == SCR_MODE_TABLE;

  gtk_window_destroy (GTK_WINDOW (sides));
  if (is_table && scr_state_can_lay_out (scr_match_get_state (match)))
    show_layout (self);
  else
    scr_window_add_toast (self, is_table ? _ ("You deal from now on.")
                                         : _ ("The program deals from now on."));
}

static void
change_sides_cb (GSimpleAction *action,
                 GVariant *parameter,
                 gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  ScrSidesWindow *sides = scr_sides_window_new (GTK_WINDOW (self), self->session);

  g_signal_connect_object (sides, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (sides));
}

/* The match that starts at the position that was told, or NULL: back to the set-up. */
static void
joined_cb (ScrWindow *self,
           ScrMatch *match)
{
  g_autoptr (GFile) file = NULL;

  if (match == NULL)
    {
      scr_stack_show (self->stack, "new");
      gtk_widget_grab_focus (GTK_WIDGET (self->new_page));
      return;
    }

  file = scr_matches_new_file (scr_match_get_id (match));
  scr_window_play (self, match, file);
}

static ScrJoinPage *
get_join_page (ScrWindow *self)
{
  if (self->join_page == NULL)
    {
      self->join_page = g_object_new (SCR_TYPE_JOIN_PAGE, NULL);
      g_signal_connect_object (self->join_page, "made", G_CALLBACK (joined_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->join_page), "join");
    }

  return self->join_page;
}

/* The page for a new match says who plays and by which rules; the position is told here. */
static void
join_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  ScrNewPage *new_page = scr_window_get_new_page (self);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (JsonNode) display = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (scr_window_get_page (self), "new"))
    scr_window_show_mirror (self);
  if (!g_str_equal (scr_window_get_page (self), "new"))
    return;

  setup = scr_new_page_to_json (new_page);
  display = scr_new_page_dup_display (new_page);
  if (!scr_join_page_begin (get_join_page (self), scr_new_page_get_game (new_page), setup, display,
                            scr_new_page_get_title (new_page), &error))
    {
      scr_banner_show_sentence (scr_new_page_get_banner (new_page), error->message);
      return;
    }

  scr_stack_show (self->stack, "join");
  gtk_widget_grab_focus (GTK_WIDGET (self->join_page));
}

/* Whether a window that stands before another is about the match there. */
static gboolean
is_about_match (GtkWindow *window)
{
  return SCR_IS_CHECK_WINDOW (window) || SCR_IS_CORRECT_WINDOW (window) ||
         SCR_IS_LAYOUT_WINDOW (window) || SCR_IS_RECORD_WINDOW (window) ||
         SCR_IS_SIDES_WINDOW (window);
}

/* What is open about the match goes with it, before it, even where somebody still holds on to it.
 */
void
scr_window_close_match_windows (ScrWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (self) && is_about_match (l->data))
      {
        g_autoptr (GObject) window = g_object_ref (l->data);

        gtk_window_destroy (GTK_WINDOW (window));
        g_object_run_dispose (window);
      }
}

static const GActionEntry entries[] = {
  { "change-sides", change_sides_cb },
  { "join", join_cb },
  { "layout", layout_cb },
};

void
scr_window_add_sides_actions (ScrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
enable (ScrWindow *self,
        const char *name,
        gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* The item of the menu says who would deal. */
static void
update_menu (ScrWindow *self,
             gboolean is_table)
{
  GMenu *menu = scr_table_page_get_sides_menu (self->table_page);
  const char *label = is_table ? _ ("The program _deals on…") : _ ("_Go on at a real table…");
  g_autofree char *old = NULL;

  if (g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 1)
    g_menu_model_get_item_attribute (G_MENU_MODEL (menu), 0, G_MENU_ATTRIBUTE_LABEL, "s", &old);
  if (g_strcmp0 (old, label) == 0)
    return;

  g_menu_remove_all (menu);
  g_menu_append (menu, label, "win.change-sides");
  g_menu_append (menu, _ ("Lay this position o_ut…"), "win.layout");
}

/**
 * scr_window_update_sides:
 * @self: a window
 *
 * Whether who deals can change, and there is something to lay out, in the match that is open.
 */
void
scr_window_update_sides (ScrWindow *self)
{
  ScrMatch *match = self->session != NULL ? scr_session_get_match (self->session) : NULL;
  gboolean is_played = match != NULL && !scr_match_is_sheet (match);
  ScrState *state = is_played ? scr_match_get_state (match) : NULL;
  gboolean is_table = is_played && scr_match_get_mode (match) == SCR_MODE_TABLE;

  enable (self, "change-sides", is_played && scr_state_get_turn (state) != SCR_TURN_NONE);
  enable (self, "layout", is_played && scr_state_can_lay_out (state));
  if (is_played)
    update_menu (self, is_table);
}
