/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window.h"

#include <glib/gi18n.h>

#include "app/scr-dialogs.h"
#include "app/scr-file-name.h"
#include "app/scr-match-item.h"
#include "app/scr-settings.h"
#include "app/scr-statistics-window.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-focus.h"

/* Narrower than this, in pixels, a window leaves out what it can do without. */
#define NARROW 500

/**
 * ScrWindow:
 *
 * One window: the start page, the page for a new match, and the table. While a
 * match is open the action group "match" is its session's.
 */
struct _ScrWindow
{
  AdwApplicationWindow parent_instance;

  ScrSession *session;
  GSettings *settings;
  guint pace;
  gboolean has_warned;
  gboolean is_narrow;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  ScrStartPage *start_page;
  ScrNewPage *new_page;
  ScrTablePage *table_page;
  GtkDropTarget *drop_target;
};

enum
{
  PROP_0,
  PROP_PACE,
  PROP_DECORATION_LAYOUT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrWindow, scr_window, ADW_TYPE_APPLICATION_WINDOW)

static GParamSpec *properties[N_PROPS];

static ScrBanner *
get_banner (ScrWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (page == GTK_WIDGET (self->new_page))
    return scr_new_page_get_banner (self->new_page);
  if (page == GTK_WIDGET (self->table_page))
    return scr_table_page_get_banner (self->table_page);

  return scr_start_page_get_banner (self->start_page);
}

static void
enable (ScrWindow *self,
        const char *name,
        gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
set_session (ScrWindow *self,
             ScrSession *session)
{
  if (self->session != NULL)
    scr_autosave_flush (scr_session_get_autosave (self->session));

  scr_table_page_set_session (self->table_page, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match",
                                  session != NULL ? scr_session_get_actions (session) : NULL);
  if (self->session != NULL)
    g_object_run_dispose (G_OBJECT (self->session));
  g_set_object (&self->session, session);
  scr_table_page_set_session (self->table_page, session);

  self->has_warned = FALSE;
  enable (self, "save", session != NULL);
  enable (self, "save-copy", session != NULL);
  enable (self, "log", session != NULL);
  enable (self, "score", session != NULL);
}

/* A match is left only when it is written, or when the player insists. */
static gboolean
leave_match (ScrWindow *self)
{
  g_autofree char *sentence = NULL;
  ScrAutosave *autosave;

  if (self->session == NULL)
    return TRUE;

  autosave = scr_session_get_autosave (self->session);
  if (scr_autosave_flush (autosave) || self->has_warned)
    return TRUE;

  self->has_warned = TRUE;
  sentence = g_strdup_printf (_ ("%s Do it again to leave without the last moves."),
                              scr_autosave_get_error (autosave));
  scr_banner_show_sentence (scr_table_page_get_banner (self->table_page), sentence);
  return FALSE;
}

static void
hide_banners (ScrWindow *self)
{
  scr_banner_hide_sentence (scr_start_page_get_banner (self->start_page));
  scr_banner_hide_sentence (scr_new_page_get_banner (self->new_page));
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
remember_folder (ScrWindow *self,
                 GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (self->settings != NULL && uri != NULL)
    g_settings_set_string (self->settings, "last-directory", uri);
}

static GFile *
dup_folder (ScrWindow *self)
{
  g_autofree char *uri = NULL;

  if (self->settings != NULL)
    uri = g_settings_get_string (self->settings, "last-directory");

  return uri != NULL && *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
}

static void
opened_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_open_file_finish (GTK_WINDOW (self), result, NULL);

  if (file == NULL)
    return;

  remember_folder (self, file);
  scr_window_open_file (self, file);
}

static void
copied_cb (GObject *object,
           GAsyncResult *result,
           gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (object);
  g_autoptr (GFile) file = scr_save_file_finish (GTK_WINDOW (self), result, NULL);
  g_autoptr (GError) error = NULL;

  if (file == NULL || self->session == NULL)
    return;

  remember_folder (self, file);
  if (scr_match_save (scr_session_get_match (self->session), file, &error))
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_ ("The copy is saved.")));
  else
    scr_banner_show_sentence (get_banner (self), error->message);
}

static void
save_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);

  if (self->session != NULL &&
      scr_autosave_flush (scr_session_get_autosave (self->session)))
    adw_toast_overlay_add_toast (self->toasts,
                                 adw_toast_new (_ ("The match is saved, as after every move.")));
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  ScrWindow *self = SCR_WINDOW (user_data);
  g_autoptr (GFile) folder = dup_folder (self);
  g_autofree char *name = scr_file_name_for_copy (scr_session_get_match (self->session));

  scr_save_file_async (GTK_WINDOW (self), folder, name, NULL, copied_cb, NULL);
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
back_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  scr_window_show_start (SCR_WINDOW (user_data));
}

static void
open_path_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (parameter, NULL));

  scr_window_open_file (SCR_WINDOW (user_data), file);
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

  if (!leave_match (self))
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

static void
scr_window_dispose (GObject *object)
{
  ScrWindow *self = SCR_WINDOW (object);

  if (self->session != NULL)
    set_session (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_WINDOW);
  g_clear_object (&self->settings);

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
  GTK_WINDOW_CLASS (klass)->close_request = scr_window_close_request;

  properties[PROP_PACE] =
      g_param_spec_uint ("pace", NULL, NULL, 0, 60000, SCR_SESSION_PACE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_DECORATION_LAYOUT] =
      g_param_spec_string ("decoration-layout", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SCR_TYPE_START_PAGE);
  g_type_ensure (SCR_TYPE_NEW_PAGE);
  g_type_ensure (SCR_TYPE_TABLE_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, new_page);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, table_page);
  gtk_widget_class_bind_template_child (widget_class, ScrWindow, drop_target);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, 0, "app.shortcuts", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_question, GDK_SHIFT_MASK,
                                       "app.shortcuts", NULL);
}

static void
scr_window_init (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "back", back_cb },
    { "save", save_cb },
    { "save-copy", save_copy_cb },
    { "log", log_cb },
    { "score", score_cb },
    { "open-path", open_path_cb, "s" },
    { "statistics", scr_statistics_window_activate },
  };
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };

  scr_style_load ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  gtk_drop_target_set_gtypes (self->drop_target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (self->new_page, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  scr_keep_focus (GTK_WINDOW (self), self->stack);
  restore_size (self);
  set_session (self, NULL);
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

ScrTablePage *
scr_window_get_table_page (ScrWindow *self)
{
  return self->table_page;
}

ScrNewPage *
scr_window_get_new_page (ScrWindow *self)
{
  return self->new_page;
}

ScrStartPage *
scr_window_get_start_page (ScrWindow *self)
{
  return self->start_page;
}

/* The page in sight: "start", "new" or "table". */
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

  if (!leave_match (self))
    return;

  set_session (self, NULL);
  scr_stack_show (self->stack, "start");
  scr_start_page_refresh (self->start_page);
  gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
}

/* Leaves the match that is open and shows the page for a new one. */
void
scr_window_show_new (ScrWindow *self)
{
  g_return_if_fail (SCR_IS_WINDOW (self));

  if (!leave_match (self))
    return;

  set_session (self, NULL);
  scr_new_page_begin (self->new_page);
  scr_stack_show (self->stack, "new");
  gtk_widget_grab_focus (GTK_WIDGET (self->new_page));
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

  g_return_if_fail (SCR_IS_WINDOW (self));
  g_return_if_fail (SCR_IS_MATCH (match));

  hide_banners (self);
  session = scr_session_new (match, file, self->pace);
  set_session (self, session);
  scr_stack_show (self->stack, "table");
  scr_session_start (session);
  gtk_widget_grab_focus (GTK_WIDGET (self->table_page));
}

/**
 * scr_window_open_file:
 * @self: a window
 * @file: a match file
 *
 * Opens a match in place of the one that is open. Where that fails, the page
 * says why, and nothing has changed. Returns whether it is open.
 */
gboolean
scr_window_open_file (ScrWindow *self,
                      GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (SCR_IS_WINDOW (self), FALSE);

  if (self->session != NULL)
    scr_autosave_flush (scr_session_get_autosave (self->session));
  match = scr_match_load (file, &error);
  if (match == NULL)
    {
      sentence = scr_matches_dup_refusal (file, error);
      scr_banner_show_sentence (get_banner (self), sentence);
      return FALSE;
    }
  if (!leave_match (self))
    return FALSE;

  if (!scr_matches_is_writable (file))
    {
      copy = scr_matches_new_copy (scr_match_get_id (match));
      adw_toast_overlay_add_toast (
          self->toasts,
          adw_toast_new (_ ("The file cannot be written to, so a copy of it is played.")));
    }
  else
    {
      scr_matches_remember (file);
    }
  scr_window_play (self, match, copy != NULL ? copy : file);
  return TRUE;
}

/* Lets the player choose a file to open. */
void
scr_window_ask_open (ScrWindow *self)
{
  g_autoptr (GFile) folder = dup_folder (self);

  g_return_if_fail (SCR_IS_WINDOW (self));

  scr_open_file_async (GTK_WINDOW (self), folder, NULL, opened_cb, NULL);
}
