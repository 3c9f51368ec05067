/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-table-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"

/* The page of a table while a real one is mirrored: what is done there, the large view, and that
 * the screen stays awake. */

/* From this many pixels on letters may be larger still, and up to this many they are smaller. */
#define VAST 1900
#define SMALL 700

/* Up to this height they are lower. */
#define LOW 660

static gboolean
is_mirrored (ScrTablePage *self)
{
  return self->session != NULL &&
         scr_match_get_mode (scr_session_get_match (self->session)) == SCR_MODE_TABLE;
}

static gboolean
is_minimized (ScrTablePage *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return !GDK_IS_TOPLEVEL (surface) ||
         (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0;
}

static void
set_is_awake (ScrTablePage *self,
              gboolean is_awake)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *app = GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root))
                                             : NULL;

  if (self->is_awake == is_awake)
    return;

  self->is_awake = is_awake;
  if (is_awake && app != NULL)
    {
      g_set_weak_pointer (&self->awake_app, app);
      self->awake_cookie =
          gtk_application_inhibit (app, GTK_WINDOW (root), GTK_APPLICATION_INHIBIT_IDLE,
                                   _ ("A match is played at a real table"));
    }
  else if (self->awake_cookie != 0 && self->awake_app != NULL)
    gtk_application_uninhibit (self->awake_app, self->awake_cookie);
  if (!is_awake)
    {
      self->awake_cookie = 0;
      g_clear_weak_pointer (&self->awake_app);
    }
  g_object_notify (G_OBJECT (self), "is-awake");
}

/* The screen stays awake while a match that goes on at a real table can be seen. */
void
scr_table_page_update_awake (ScrTablePage *self)
{
  ScrMatch *match = is_mirrored (self) ? scr_session_get_match (self->session) : NULL;

  set_is_awake (self, match != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
                          !is_minimized (self) &&
                          scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE);
}

static void
enable (ScrTablePage *self,
        const char *name,
        gboolean is_enabled)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GAction *action = G_IS_ACTION_MAP (root) ? g_action_map_lookup_action (G_ACTION_MAP (root), name)
                                           : NULL;

  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* Shows the page that is chosen: the score sheet before all others. */
void
scr_table_page_turn (ScrTablePage *self)
{
  const char *page = self->is_large ? "large" : self->is_agenda ? "agenda"
                                                                : "table";

  scr_stack_show (self->stack, scr_table_page_is_score_shown (self) ? "score" : page);
}

/* Shows on @agenda how the match stands, where it can be seen. */
static void
show_agenda (ScrTablePage *self,
             ScrAgenda *agenda,
             gboolean is_shown)
{
  ScrMatch *match = is_shown && is_mirrored (self) ? scr_session_get_match (self->session) : NULL;

  scr_agenda_show_match (agenda, match,
                         match != NULL
                             ? scr_playback_get_n_shown (scr_table_page_get_playback (self))
                             : 0,
                         self->table != NULL ? scr_table_get_viewer (self->table) : 0,
                         match != NULL && self->table != NULL ? scr_table_get_task (self->table)
                                                              : NULL);
}

static void
show_column (ScrTablePage *self)
{
  show_agenda (self, SCR_AGENDA (self->column), gtk_widget_get_visible (self->column));
}

static void
set_page (ScrTablePage *self,
          gboolean is_large,
          gboolean is_agenda)
{
  gboolean was_plain = !self->is_large && !self->is_agenda;

  if (self->is_large == is_large && self->is_agenda == is_agenda)
    return;

  self->is_large = is_large;
  self->is_agenda = is_agenda;
  if (self->agenda_button != NULL)
    gtk_toggle_button_set_active (self->agenda_button, is_agenda);
  if ((is_large || is_agenda) && was_plain)
    gtk_toggle_button_set_active (self->score_button, FALSE);
  scr_table_page_turn (self);
  show_agenda (self, self->agenda, is_agenda);
  if (is_large)
    scr_table_page_show (self);
  if (self->table != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->stack)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
scr_table_page_toggle_large (ScrTablePage *self)
{
  set_page (self, !self->is_large, FALSE);
}

void
scr_table_page_toggle_agenda (ScrTablePage *self)
{
  set_page (self, FALSE, !self->is_agenda);
}

/* Goes back to the table. Returns whether it was not in sight. */
gboolean
scr_table_page_leave_mirror (ScrTablePage *self)
{
  gboolean was_elsewhere = self->is_large || self->is_agenda;

  set_page (self, FALSE, FALSE);
  return was_elsewhere;
}

/* What the page is for has the focus: where players tell what happened, or the list. */
gboolean
scr_table_page_grab_mirror (ScrTablePage *self)
{
  if (self->is_large)
    return gtk_widget_grab_focus (GTK_WIDGET (self->large));

  return self->is_agenda && gtk_widget_child_focus (GTK_WIDGET (self->agenda),
                                                    GTK_DIR_TAB_FORWARD);
}

/* The page shows a match, or none. */
void
scr_table_page_set_mirrored (ScrTablePage *self,
                             ScrMatch *match)
{
  set_page (self, FALSE, FALSE);
  scr_large_view_set_match (self->large, match);
  g_clear_weak_pointer (&self->column);
  if (match != NULL)
    {
      GtkWidget *column = scr_agenda_new ();

      g_set_weak_pointer (&self->column, column);
      scr_table_place_agenda (self->table, column);
      if (self->column != NULL)
        g_signal_connect_object (self->column, "notify::visible", G_CALLBACK (show_column), self,
                                 G_CONNECT_SWAPPED);
    }
  scr_table_page_update_awake (self);
}

/* Where the header has no room for its buttons, what is to be done at the table is a button beside
 * the sentence that says what comes next, and one leads back. */
static void
update_buttons (ScrTablePage *self)
{
  gboolean is_squeezed = adw_squeezer_get_visible_child (self->buttons) == NULL;

  gtk_widget_set_visible (self->leave_agenda, is_squeezed);
  if (self->status != NULL)
    scr_status_set_offers_agenda (self->status, is_squeezed && is_mirrored (self));
}

static gboolean
buttons_cb (gpointer user_data)
{
  ScrTablePage *self = SCR_TABLE_PAGE (user_data);

  self->buttons_idle = 0;
  update_buttons (self);
  return G_SOURCE_REMOVE;
}

/* The header finds out while it is laid out, when nothing can be shown or hidden. */
static void
queue_buttons (ScrTablePage *self)
{
  if (self->buttons_idle == 0)
    self->buttons_idle = g_idle_add (buttons_cb, self);
}

void
scr_table_page_watch_buttons (ScrTablePage *self)
{
  g_signal_connect_object (self->buttons, "notify::visible-child", G_CALLBACK (queue_buttons),
                           self, G_CONNECT_SWAPPED);
}

/* Shows what @last happened and what comes now, where it is shown besides the table. */
void
scr_table_page_show_mirrored (ScrTablePage *self,
                              const char *last)
{
  gboolean is_shown = is_mirrored (self);

  show_agenda (self, self->agenda, self->is_agenda);
  if (self->column != NULL)
    show_column (self);
  if (!is_shown)
    scr_table_page_leave_mirror (self);
  else if (self->is_large)
    scr_large_view_show_state (self->large, scr_table_get_state (self->table), last);
  gtk_widget_set_visible (GTK_WIDGET (self->agenda_button), is_shown);
  update_buttons (self);
  enable (self, "large-view", is_shown);
  enable (self, "agenda", is_shown);
  scr_table_page_update_awake (self);
}

static void
set_class (GtkWidget *widget,
           const char *css_class,
           gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* How much larger than usual the desktop wants its letters. */
static double
get_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? dpi / (96.0 * 1024) : 1;
}

/* Letters of the large view are as large as the window allows. */
void
scr_table_page_update_size (ScrTablePage *self,
                            int width,
                            int height)
{
  double scale = get_scale (GTK_WIDGET (self));
  gboolean is_little = width < SMALL * scale;

  set_class (GTK_WIDGET (self->large), "vast", width >= VAST * scale && height >= VAST * scale / 2);
  set_class (GTK_WIDGET (self->large), "low", height < LOW * scale && !is_little);
  set_class (GTK_WIDGET (self->large), "little", is_little);
}
