/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include "app/scr-check-window.h"
#include "app/scr-guide-window.h"
#include "app/scr-keys-window.h"
#include "app/scr-match-item.h"
#include "app/scr-parts.h"
#include "app/scr-settings.h"
#include "app/scr-statistics-window.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-focus.h"
#include "app/widgets/scr-toast.h"

/* Narrower than this, in pixels, a window leaves out what it can do without. */
#define NARROW 500

enum
{
  PROP_0,
  PROP_PACE,
  PROP_DECORATION_LAYOUT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrWindow, scr_window, ADW_TYPE_APPLICATION_WINDOW)

static GParamSpec *properties[N_PROPS];

/* The banner of the page in sight. */
ScrBanner *
scr_window_get_banner (ScrWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (SCR_IS_NEW_PAGE (page))
    return scr_new_page_get_banner (self->new_page);
  if (SCR_IS_SHEET_PAGE (page))
    return scr_sheet_page_get_banner (self->sheet_page);
  if (SCR_IS_JOIN_PAGE (page))
    return scr_join_page_get_banner (self->join_page);
  if (SCR_IS_TABLE_PAGE (page))
    return scr_table_page_get_banner (self->table_page);

  return scr_start_page_get_banner (self->start_page);
}

void
scr_window_add_toast (ScrWindow *self,
                      const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, scr_toast_new (sentence));
}

/* A toast that is dismissed once more while it goes is let go of twice. */
static void
forget_offer (ScrWindow *self)
{
  g_clear_weak_pointer (&self->offer);
}

/**
 * scr_window_offer:
 * @self: a window
 * @sentence: what happened
 * @label: what the button says
 * @action: what it does
 *
 * Says for a while what happened, with a button for what can follow.
 */
void
scr_window_offer (ScrWindow *self,
                  const char *sentence,
                  const char *label,
                  const char *action)
{
  AdwToast *toast = scr_toast_new (sentence);

  scr_window_withdraw (self);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  g_set_weak_pointer (&self->offer, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (forget_offer), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Takes away what was offered last, if it is still in sight. */
void
scr_window_withdraw (ScrWindow *self)
{
  if (self->offer != NULL)
    adw_toast_dismiss (self->offer);
}

static void
enable (ScrWindow *self,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Leaves the match that is open and opens another; NULL for none. */
void
scr_window_set_session (ScrWindow *self,
                        ScrSession *session)
{
  gboolean is_sheet = session != NULL && scr_match_is_sheet (scr_session_get_match (session));

  if (self->sheet_page != NULL)
    scr_sheet_page_keep (self->sheet_page);
  if (self->session != NULL)
    scr_autosave_flush (scr_session_get_autosave (self->session));

  scr_window_close_match_windows (self);
  scr_window_withdraw (self);
  scr_window_leave_bus (self);
  if (self->table_page != NULL)
    scr_table_page_set_session (self->table_page, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match",
                                  session != NULL ? scr_session_get_actions (session) : NULL);
  if (self->session != NULL)
    g_object_run_dispose (G_OBJECT (self->session));
  g_set_object (&self->session, session);
  scr_window_join_bus (self);
  if (session != NULL)
    {
      if (is_sheet)
        scr_window_correct_sheet (self, session);
      else
        scr_table_page_set_session (scr_window_get_table_page (self), session);
      g_signal_connect_object (scr_session_get_autosave (session), "notify::is-conflict",
                               G_CALLBACK (scr_window_enable_keep_actions), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (session, "changed", G_CALLBACK (scr_window_update_sides), self,
                               G_CONNECT_SWAPPED);
    }

  self->may_lose = FALSE;
  self->next = SCR_WINDOW_NEXT_NONE;
  scr_window_enable_keep_actions (self);
  enable (self, "check-positions", scr_check_window_can_check (session));
  enable (self, "log", session != NULL && !is_sheet);
  enable (self, "score", session != NULL && !is_sheet);
  if (session == NULL || is_sheet)
    {
      enable (self, "agenda", FALSE);
      enable (self, "large-view", FALSE);
    }
  scr_window_enable_share_actions (self);
  scr_window_update_sides (self);
}

static void
hide_banners (ScrWindow *self)
{
  scr_banner_hide_sentence (scr_start_page_get_banner (self->start_page));
  if (self->new_page != NULL)
    scr_banner_hide_sentence (scr_new_page_get_banner (self->new_page));
  if (self->sheet_page != NULL)
    scr_banner_hide_sentence (scr_sheet_page_get_banner (self->sheet_page));
  if (self->table_page != NULL)
    scr_banner_hide_sentence (scr_table_page_get_banner (self->table_page));
}

static void
made_cb (ScrWindow *self,
         ScrMatch *match)
{
  g_autoptr (GFile) file = scr_matches_new_file (scr_match_get_id (match));

  scr_window_play (self, match, file);
}

static void
log_cb (GSimpleAction *action,
        GVariant *parameter,
        gpointer user_data)
{
  scr_table_page_toggle_log (SCR_WINDOW (user_data)->table_page);
}

static void
score_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  scr_table_page_toggle_score (SCR_WINDOW (user_data)->table_page);
}

static void
large_view_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  scr_table_page_toggle_large (SCR_WINDOW (user_data)->table_page);
}

static void
agenda_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  scr_table_page_toggle_agenda (SCR_WINDOW (user_data)->table_page);
}

static void
back_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  scr_window_show_start (SCR_WINDOW (user_data));
}

static gboolean
drop_cb (ScrWindow *self,
         const GValue *value)
{
  GFile *file = NULL;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    file = g_value_get_object (value);
  else if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) && g_value_get_boxed (value) != NULL)
    file = ((GSList *) g_value_get_boxed (value))->data;
  if (file == NULL)
    return FALSE;

  return scr_window_open_file (self, file);
}

static void
restore_size (ScrWindow *self)
{
  self->settings = scr_settings_new ();
  if (self->settings == NULL)
    return;

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* The player may change the pace while a match is played. */
static void
follow_pace (ScrWindow *self)
{
  self->pace = SCR_SESSION_PACE;
  if (self->settings != NULL)
    g_settings_bind (self->settings, "pace", self, "pace", G_SETTINGS_BIND_GET);
}

static void
remember_size (ScrWindow *self)
{
  int width, height;

  if (self->settings == NULL)
    return;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", MAX (width, 1));
  g_settings_set_int (self->settings, "window-height", MAX (height, 1));
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
scr_window_close_request (GtkWindow *window)
{
  ScrWindow *self = SCR_WINDOW (window);

  if (scr_window_close_written (self) || !scr_window_leave (self, SCR_WINDOW_NEXT_CLOSE, NULL))
    return GDK_EVENT_STOP;

  remember_size (self);
  return GTK_WINDOW_CLASS (scr_window_parent_class)->close_request (window);
}

static void
width_cb (ScrWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  gboolean is_narrow = surface != NULL && gdk_surface_get_width (surface) < NARROW;

  if (is_narrow == self->is_narrow)
    return;

  self->is_narrow = is_narrow;
  if (is_narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DECORATION_LAYOUT]);
}

static void
scr_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "notify::width",
                           G_CALLBACK (width_cb), widget, G_CONNECT_SWAPPED);
  width_cb (SCR_WINDOW (widget));
}

/* The window is in sight: what its other pages are to look like is read before one is asked for. */
static void
painted_cb (GdkFrameClock *clock,
            ScrWindow *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  scr_style_load ();
}

/* Where the player begins is what the page begins with, not its header. */
static void
scr_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (scr_window_parent_class)->map (widget);

  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                           G_CALLBACK (painted_cb), widget, 0);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (SCR_WINDOW (widget)->stack));
}

static void
scr_window_dispose (GObject *object)
{
  ScrWindow *self = SCR_WINDOW (object);

  if (self->session != NULL)
    scr_window_set_session (self, NULL);
  g_clear_weak_pointer (&self->offer);
  if (self->binned != NULL)
    scr_window_empty_bin (self);
  g_clear_pointer (&self->binned, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_WINDOW);
  g_clear_object (&self->settings);
  g_clear_object (&self->next_file);

  G_OBJECT_CLASS (scr_window_parent_class)->dispose (object);
}

static void
scr_window_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PACE:
      g_value_set_uint (value, SCR_WINDOW (object)->pace);
      break;
    case PROP_DECORATION_LAYOUT:
      g_value_set_static_string (value, SCR_WINDOW (object)->is_narrow ? ":close" : NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_window_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PACE:
      SCR_WINDOW (object)->pace = g_value_get_uint (value);
      if (SCR_WINDOW (object)->session != NULL)
        scr_session_set_pace (SCR_WINDOW (object)->session, SCR_WINDOW (object)->pace);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_window_class_init (ScrWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_window_dispose;
  object_class->get_property = scr_window_get_property;
  object_class->set_property = scr_window_set_property;
  widget_class->realize = scr_window_realize;
  widget_class->map = scr_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = scr_window_close_request;

  properties[PROP_PACE] =
      g_param_spec_uint ("pace", NULL, NULL, 0, 60000, SCR_SESSION_PACE,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_DECORATION_LAYOUT] =
      g_param_spec_string ("decoration-layout", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, drop_target);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "win.keys", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, GDK_SHIFT_MASK, "win.keys",
                                       NULL);
  scr_parts_add_keys (widget_class);
}

static void
scr_window_init (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "agenda", agenda_cb },
    { "back", back_cb },
    { "check-positions", scr_check_window_activate },
    { "guide", scr_guide_window_activate },
    { "keys", scr_keys_window_activate },
    { "large-view", large_view_cb },
    { "log", log_cb },
    { "score", score_cb },
    { "statistics", scr_statistics_window_activate },
  };
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };

  scr_style_load_first ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  scr_window_add_file_actions (self);
  scr_window_add_edition_actions (self);
  scr_window_add_share_actions (self);
  scr_window_add_keep_actions (self);
  scr_window_add_match_actions (self);
  scr_window_add_sheet_actions (self);
  scr_window_add_sides_actions (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (scr_window_check_file), NULL);
  gtk_drop_target_set_gtypes (self->drop_target, types, G_N_ELEMENTS (types));
  scr_keep_focus (GTK_WINDOW (self), self->stack);
  restore_size (self);
  follow_pace (self);
  scr_window_set_session (self, NULL);
  scr_window_show_start (self);
}

ScrWindow *
scr_window_new (GtkApplication *app)
{
  return g_object_new (SCR_TYPE_WINDOW, "application", app, NULL);
}

/* The match that is open, or NULL. */
ScrSession *
scr_window_get_session (ScrWindow *self)
{
  return self->session;
}

/* The page of the table; made when it is first asked for, so that a window comes at once. */
ScrTablePage *
scr_window_get_table_page (ScrWindow *self)
{
  if (self->table_page == NULL)
    {
      scr_style_load ();
      self->table_page = g_object_new (SCR_TYPE_TABLE_PAGE, NULL);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->table_page), "table");
    }

  return self->table_page;
}

/* The page for a new match; made as the table's is. */
ScrNewPage *
scr_window_get_new_page (ScrWindow *self)
{
  if (self->new_page == NULL)
    {
      scr_style_load ();
      self->new_page = g_object_new (SCR_TYPE_NEW_PAGE, NULL);
      g_signal_connect_object (self->new_page, "made", G_CALLBACK (made_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->new_page), "new");
    }

  return self->new_page;
}

ScrStartPage *
scr_window_get_start_page (ScrWindow *self)
{
  return self->start_page;
}

/* The page in sight: "start", "new", "join", "sheet" or "table". */
const char *
scr_window_get_page (ScrWindow *self)
{
  return gtk_stack_get_visible_child_name (self->stack);
}

/* Leaves the match that is open and shows the start page. */
void
scr_window_show_start (ScrWindow *self)
{
  g_return_if_fail (SCR_IS_WINDOW (self));

  if (!scr_window_leave (self, SCR_WINDOW_NEXT_START, NULL))
    return;

  scr_window_set_session (self, NULL);
  scr_stack_show (self->stack, "start");
  scr_start_page_refresh (self->start_page);
  gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
}

static void
show_new (ScrWindow *self,
          ScrMode mode)
{
  if (!scr_window_leave (self,
                         mode == SCR_MODE_TABLE ? SCR_WINDOW_NEXT_MIRROR : SCR_WINDOW_NEXT_NEW,
                         NULL))
    return;

  scr_window_set_session (self, NULL);
  scr_new_page_begin (scr_window_get_new_page (self), mode);
  scr_stack_show (self->stack, "new");
  gtk_widget_grab_focus (GTK_WIDGET (self->new_page));
}

/* Leaves the match that is open and shows the page for a new one. */
void
scr_window_show_new (ScrWindow *self)
{
  g_return_if_fail (SCR_IS_WINDOW (self));

  show_new (self, SCR_MODE_DIGITAL);
}

/* Leaves the match that is open and shows the page for one played at a real table. */
void
scr_window_show_mirror (ScrWindow *self)
{
  g_return_if_fail (SCR_IS_WINDOW (self));

  show_new (self, SCR_MODE_TABLE);
}

/* A match that does not begin as it was saved says so, until the next move. */
static void
show_notice (ScrWindow *self,
             ScrMatch *match)
{
  g_autofree char *notice = scr_match_dup_notice (match);

  if (notice != NULL)
    scr_banner_show_sentence (scr_window_get_banner (self), notice);
}

/**
 * scr_window_play:
 * @self: a window
 * @match: a match
 * @file: where it is kept
 *
 * Shows the table of the match and goes on with it.
 */
void
scr_window_play (ScrWindow *self,
                 ScrMatch *match,
                 GFile *file)
{
  g_autoptr (ScrSession) session = NULL;
  gboolean is_sheet;

  g_return_if_fail (SCR_IS_WINDOW (self));
  g_return_if_fail (SCR_IS_MATCH (match));

  is_sheet = scr_match_is_sheet (match);
  hide_banners (self);
  session = scr_session_new (match, file, self->pace);
  scr_window_set_session (self, session);
  scr_stack_show (self->stack, is_sheet ? "sheet" : "table");
  scr_session_start (session);
  show_notice (self, match);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}
