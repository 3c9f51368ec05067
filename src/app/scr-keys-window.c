/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-keys-window.h"

#include <glib/gi18n.h>

#include "app/scr-look-actions.h"
#include "app/widgets/scr-access.h"

/**
 * ScrKeysWindow:
 *
 * Lists the keys that do something in a window now: those of the table in sight, then
 * those of the actions that are enabled.
 */
struct _ScrKeysWindow
{
  AdwWindow parent_instance;

  AdwPreferencesGroup *table_group;
  AdwPreferencesGroup *window_group;
};

G_DEFINE_FINAL_TYPE (ScrKeysWindow, scr_keys_window, ADW_TYPE_WINDOW)

static void
scr_keys_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_KEYS_WINDOW);

  G_OBJECT_CLASS (scr_keys_window_parent_class)->dispose (object);
}

static void
scr_keys_window_class_init (ScrKeysWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_keys_window_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-keys-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrKeysWindow, table_group);
  gtk_widget_class_bind_template_child (widget_class, ScrKeysWindow, window_group);
}

static void
scr_keys_window_init (ScrKeysWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A key as it is written on a keyboard. */
static char *
dup_label (const char *accel)
{
  guint key;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (accel, &key, &modifiers))
    return g_strdup (accel);

  return gtk_accelerator_get_label (key, modifiers);
}

static void
add_key (AdwPreferencesGroup *group,
         const char *accel,
         const char *what)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *key = gtk_shortcut_label_new (accel);
  g_autofree char *label = dup_label (accel);
  /* Translators: a key and what it does, as a screen reader says it. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), label, what);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), what);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), key);
  scr_set_name (row, name);
  adw_preferences_group_add (group, row);
}

static gboolean
has_key (GStrv keys,
         const char *key)
{
  for (guint i = 0; keys[i] != NULL && keys[i + 1] != NULL; i += 2)
    if (g_str_equal (keys[i], key))
      return TRUE;

  return FALSE;
}

/* Looking back is done by keys of the page, which the session does not know. */
static void
add_look_keys (ScrKeysWindow *self,
               GActionGroup *actions)
{
  static const struct
  {
    const char *action;
    const char *key;
    const char *what;
  } keys[] = {
    { "first", "<Alt>Home", N_ ("Look back at the beginning") },
    { "previous", "<Alt>Page_Up", N_ ("Look back a move earlier") },
    { "next", "<Alt>Page_Down", N_ ("Look a move later") },
    { "last", "<Alt>End", N_ ("Look at the latest move") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_action_group_get_action_enabled (actions, keys[i].action))
      add_key (self->table_group, keys[i].key, _ (keys[i].what));
}

/* What can be done with the keyboard at the table itself; the table of the game knows its own
 * keys, and what it says of one comes before what every table does with it. */
static void
add_table_keys (ScrKeysWindow *self,
                ScrWindow *parent)
{
  ScrTable *table = scr_table_page_get_table (scr_window_get_table_page (parent));
  ScrSession *session = scr_window_get_session (parent);
  GActionGroup *look = scr_look_actions_new (scr_session_get_playback (session));
  g_auto (GStrv) keys = scr_table_list_keys (table);

  for (guint i = 0; keys[i] != NULL && keys[i + 1] != NULL; i += 2)
    add_key (self->table_group, keys[i], keys[i + 1]);
  if (g_action_group_get_action_enabled (scr_session_get_actions (session), "hint"))
    add_key (self->table_group, "h", _ ("Hint: a good move, and why"));
  add_key (self->table_group, "Tab", _ ("Go on to the next thing on the table"));
  add_key (self->table_group, "space", _ ("Choose what has the focus"));
  add_look_keys (self, look);
  if (scr_table_page_is_log_shown (scr_window_get_table_page (parent)))
    {
      add_key (self->table_group, "F2", _ ("Correct the entry of the log"));
      add_key (self->table_group, "<Shift>F10", _ ("More for the entry of the log"));
    }
  if (g_action_group_get_action_enabled (look, "return"))
    add_key (self->table_group, "Escape", _ ("Back to the game"));
  else if (!has_key (keys, "Escape"))
    add_key (self->table_group, "Escape", _ ("Go back one step"));
  g_object_unref (look);
}

/* Whether the action of the match, the window or the program can be used. */
static gboolean
is_enabled (ScrWindow *parent,
            const char *action)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (parent));
  ScrSession *session = scr_window_get_session (parent);
  const char *name = strchr (action, '.') + 1;
  GActionGroup *group = NULL;

  if (g_str_has_prefix (action, "window."))
    return TRUE;
  if (g_str_has_prefix (action, "win."))
    group = G_ACTION_GROUP (parent);
  else if (g_str_has_prefix (action, "app."))
    group = G_ACTION_GROUP (app);
  else if (session != NULL)
    group = scr_session_get_actions (session);

  return group != NULL && g_action_group_get_action_enabled (group, name);
}

static void
add_action_keys (ScrKeysWindow *self,
                 ScrWindow *parent)
{
  static const struct
  {
    const char *action;
    const char *what;
  } actions[] = {
    { "match.undo", N_ ("Undo") },
    { "match.redo", N_ ("Redo") },
    { "win.log", N_ ("Show or hide the log") },
    { "win.score", N_ ("Score sheet or table") },
    { "win.check-positions", N_ ("Check where the pawns stand") },
    { "win.print", N_ ("Print the score sheet") },
    { "win.copy-result", N_ ("Copy the result as text") },
    { "win.save", N_ ("Save now") },
    { "win.save-copy", N_ ("Save a copy") },
    { "win.back", N_ ("Back to the start") },
    { "app.new", N_ ("New match") },
    { "app.mirror", N_ ("Mirror a table") },
    { "app.open", N_ ("Open a match") },
    { "app.preferences", N_ ("Preferences") },
    { "app.shortcuts", N_ ("All keys") },
    { "window.close", N_ ("Close the window") },
    { "app.quit", N_ ("Quit") },
  };
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (parent));

  for (guint i = 0; app != NULL && i < G_N_ELEMENTS (actions); i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (app, actions[i].action);

      if (accels[0] != NULL && is_enabled (parent, actions[i].action))
        add_key (self->window_group, accels[0], _ (actions[i].what));
    }
}

/**
 * scr_keys_window_new:
 * @parent: the window whose keys are listed
 *
 * Returns: (transfer none): a window that lists the keys that do something in @parent now; it
 *   belongs to GTK until it is closed
 */
GtkWidget *
scr_keys_window_new (ScrWindow *parent)
{
  ScrKeysWindow *self = g_object_new (SCR_TYPE_KEYS_WINDOW, "transient-for", parent, NULL);
  ScrSession *session = scr_window_get_session (parent);

  if (session == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->table_group), FALSE);
  else if (scr_viewer_get_awaited (scr_session_get_viewer (session)) > 0)
    add_key (self->table_group, "Return", _ ("Open the doors: you are at the screen, alone"));
  else
    add_table_keys (self, parent);
  add_key (self->window_group, "F6", _ ("Next part of the window"));
  add_action_keys (self, parent);

  return GTK_WIDGET (self);
}

/* The action "win.keys". */
void
scr_keys_window_activate (GSimpleAction *action,
                          GVariant *parameter,
                          gpointer parent)
{
  gtk_window_present (GTK_WINDOW (scr_keys_window_new (SCR_WINDOW (parent))));
}
