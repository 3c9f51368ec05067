/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "app/scr-dialogs.h"
#include "app/scr-preferences.h"
#include "app/scr-settings.h"
#include "app/scr-style.h"
#include "app/scr-window.h"

/**
 * ScrApplication:
 *
 * The program: one process, its windows, and the keys that work everywhere.
 */
struct _ScrApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  guint signal_sources[2];
  gboolean is_ending;
};

G_DEFINE_FINAL_TYPE (ScrApplication, scr_application, ADW_TYPE_APPLICATION)

static ScrWindow *
ensure_window (ScrApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (SCR_IS_WINDOW (window))
    return SCR_WINDOW (window);

  return scr_window_new (GTK_APPLICATION (self));
}

static void
new_cb (GSimpleAction *action,
        GVariant *parameter,
        gpointer user_data)
{
  ScrWindow *window = ensure_window (SCR_APPLICATION (user_data));

  scr_window_show_new (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
mirror_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  ScrWindow *window = ensure_window (SCR_APPLICATION (user_data));

  scr_window_show_mirror (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
open_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  ScrWindow *window = ensure_window (SCR_APPLICATION (user_data));

  gtk_window_present (GTK_WINDOW (window));
  scr_window_ask_open (window);
}

static void
about_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  scr_show_about (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  scr_show_shortcuts (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  scr_preferences_show (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static gpointer
ref_window (gconstpointer window,
            gpointer user_data)
{
  return g_object_ref ((gpointer) window);
}

/* Windows are closed one by one, so that each writes its match first. One may take others,
 * its dialogs, with it. */
static void
quit_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  GtkApplication *app = GTK_APPLICATION (user_data);
  g_autolist (GtkWindow) windows =
      g_list_copy_deep (gtk_application_get_windows (app), ref_window, NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (GTK_WINDOW (l->data));
}

/* Whoever ends the program from outside loses no move by it: the windows are closed as by the
 * player. Where one asks what is to become of its match, the second signal ends all. */
static gboolean
signal_cb (gpointer user_data)
{
  ScrApplication *self = SCR_APPLICATION (user_data);

  if (self->is_ending)
    g_application_quit (G_APPLICATION (self));
  else
    g_action_group_activate_action (G_ACTION_GROUP (self), "quit", NULL);
  self->is_ending = TRUE;

  return G_SOURCE_CONTINUE;
}

static void
scr_application_window_added (GtkApplication *app,
                              GtkWindow *window)
{
  SCR_APPLICATION (app)->is_ending = FALSE;

  GTK_APPLICATION_CLASS (scr_application_parent_class)->window_added (app, window);
}

static void
scr_application_shutdown (GApplication *app)
{
  ScrApplication *self = SCR_APPLICATION (app);

  for (guint i = 0; i < G_N_ELEMENTS (self->signal_sources); i++)
    g_clear_handle_id (&self->signal_sources[i], g_source_remove);

  G_APPLICATION_CLASS (scr_application_parent_class)->shutdown (app);
}

static void
scr_application_activate (GApplication *app)
{
  gtk_window_present (GTK_WINDOW (ensure_window (SCR_APPLICATION (app))));
}

static void
scr_application_open (GApplication *app,
                      GFile **files,
                      int n_files,
                      const char *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      ScrWindow *window = scr_window_find_playing (files[i]);

      if (window == NULL)
        window = i == 0 ? ensure_window (SCR_APPLICATION (app))
                        : scr_window_new (GTK_APPLICATION (app));
      gtk_window_present (GTK_WINDOW (window));
      scr_window_open_file (window, files[i]);
    }
}

static void
set_accels (GtkApplication *app)
{
  static const struct
  {
    const char *action;
    const char *accels[3];
  } accels[] = {
    { "app.new", { "<Control>n" } },
    { "app.mirror", { "<Control>m" } },
    { "app.open", { "<Control>o" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.quit", { "<Control>q" } },
    { "app.shortcuts", { "F1", "<Control>question" } },
    { "window.close", { "<Control>w" } },
    { "win.back", { "<Alt>Left" } },
    { "win.save", { "<Control>s" } },
    { "win.save-copy", { "<Control><Shift>s" } },
    { "win.log", { "<Control>l" } },
    { "win.score", { "<Control>t" } },
    { "win.large-view", { "F11" } },
    { "win.agenda", { "<Control>e" } },
    { "win.print", { "<Control>p" } },
    { "win.check-positions", { "<Control><Shift>p" } },
    { "win.copy-result", { "<Control><Shift>c" } },
    { "match.undo", { "<Control>z" } },
    { "match.redo", { "<Control><Shift>z" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (app, accels[i].action, accels[i].accels);
}

/* Without the schema of the settings there is nothing to prefer. */
static void
set_settings (ScrApplication *self)
{
  GAction *preferences = g_action_map_lookup_action (G_ACTION_MAP (self), "preferences");

  self->settings = scr_settings_new ();
  g_simple_action_set_enabled (G_SIMPLE_ACTION (preferences), self->settings != NULL);
  if (self->settings != NULL)
    scr_preferences_follow_scheme (self->settings);
}

static void
scr_application_startup (GApplication *app)
{
  static const GActionEntry entries[] = {
    { "new", new_cb },
    { "mirror", mirror_cb },
    { "open", open_cb },
    { "about", about_cb },
    { "preferences", preferences_cb },
    { "shortcuts", shortcuts_cb },
    { "quit", quit_cb },
  };

  G_APPLICATION_CLASS (scr_application_parent_class)->startup (app);

  scr_style_load_first ();
  gtk_window_set_default_icon_name (APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (app), entries, G_N_ELEMENTS (entries), app);
  set_settings (SCR_APPLICATION (app));
  set_accels (GTK_APPLICATION (app));
  SCR_APPLICATION (app)->signal_sources[0] = g_unix_signal_add (SIGTERM, signal_cb, app);
  SCR_APPLICATION (app)->signal_sources[1] = g_unix_signal_add (SIGINT, signal_cb, app);
}

/* What the command line asks for that needs no window. */
static int
scr_application_handle_local_options (GApplication *app,
                                      GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("scriptorium %s\n", SCRIPTORIUM_VERSION);
  return 0;
}

static void
add_options (GApplication *app)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and end"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (app, entries);
  /* Translators: what can stand on the command line, in --help. */
  g_application_set_option_context_parameter_string (app, _ ("[FILE…]"));
  g_application_set_option_context_summary (
      app, _ ("A table for the board game Abbates. Opens each match file in a window of its own, "
              "or the start page."));
}

/* No style, menu or icon is taken from resources by its place alone: to look for icons there would
 * make GTK read the desktop's icons a second time, before the window. */
static void
scr_application_constructed (GObject *object)
{
  G_OBJECT_CLASS (scr_application_parent_class)->constructed (object);

  g_application_set_resource_base_path (G_APPLICATION (object), NULL);
}

static void
scr_application_dispose (GObject *object)
{
  g_clear_object (&SCR_APPLICATION (object)->settings);

  G_OBJECT_CLASS (scr_application_parent_class)->dispose (object);
}

static void
scr_application_class_init (ScrApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = scr_application_constructed;
  G_OBJECT_CLASS (klass)->dispose = scr_application_dispose;
  application_class->handle_local_options = scr_application_handle_local_options;
  application_class->activate = scr_application_activate;
  application_class->open = scr_application_open;
  application_class->startup = scr_application_startup;
  GTK_APPLICATION_CLASS (klass)->window_added = scr_application_window_added;
  application_class->shutdown = scr_application_shutdown;
}

static void
scr_application_init (ScrApplication *self)
{
  add_options (G_APPLICATION (self));
}

ScrApplication *
scr_application_new (void)
{
  return g_object_new (SCR_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
