/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-preferences.h"

#include <glib/gi18n.h>

#include "app/scr-players.h"
#include "app/scr-settings.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-toast.h"

/**
 * ScrPreferences:
 *
 * What players choose once for all matches. Every key takes effect at once; nothing is
 * confirmed or applied.
 */
struct _ScrPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings *settings;
  GPtrArray *player_rows;
  gboolean is_showing;

  GtkRange *pace;
  GtkLabel *pace_word;
  GtkSwitch *motion;
  GtkSwitch *hints;
  GtkSwitch *previews;
  GtkSwitch *ask;
  GtkSwitch *hide;
  GtkSwitch *scramble;
  GtkDropDown *scheme;
  AdwPreferencesGroup *players;
};

G_DEFINE_FINAL_TYPE (ScrPreferences, scr_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The steps of the slider: milliseconds before each step that nobody at the screen makes. */
static const struct
{
  guint pace;
  const char *word;
} paces[] = {
  { 3000, N_ ("Slow: three seconds a step") },
  { 1800, N_ ("Calm: two seconds a step") },
  { 900, N_ ("Easy: one second a step") },
  { 350, N_ ("Brisk: a third of a second a step") },
  { 0, N_ ("At once, without a pause") },
};

/* In the order of the list. */
static const struct
{
  const char *word;
  AdwColorScheme scheme;
} schemes[] = {
  { "default", ADW_COLOR_SCHEME_DEFAULT },
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
};

static guint
find_scheme (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i].word, word))
      return i;

  return 0;
}

static gboolean
get_scheme_cb (GValue *value,
               GVariant *variant,
               gpointer user_data)
{
  g_value_set_enum (value, schemes[find_scheme (g_variant_get_string (variant, NULL))].scheme);
  return TRUE;
}

static gboolean
get_selected_cb (GValue *value,
                 GVariant *variant,
                 gpointer user_data)
{
  g_value_set_uint (value, find_scheme (g_variant_get_string (variant, NULL)));
  return TRUE;
}

static GVariant *
set_selected_cb (const GValue *value,
                 const GVariantType *type,
                 gpointer user_data)
{
  guint selected = g_value_get_uint (value);

  return selected < G_N_ELEMENTS (schemes) ? g_variant_new_string (schemes[selected].word) : NULL;
}

/* The step of the slider that is nearest to the pause. */
static guint
find_pace (guint pace)
{
  guint nearest = 0;

  for (guint i = 1; i < G_N_ELEMENTS (paces); i++)
    if (ABS ((int) paces[i].pace - (int) pace) < ABS ((int) paces[nearest].pace - (int) pace))
      nearest = i;

  return nearest;
}

static void
show_pace (ScrPreferences *self)
{
  guint step = find_pace (g_settings_get_uint (self->settings, "pace"));

  self->is_showing = TRUE;
  gtk_range_set_value (self->pace, step);
  self->is_showing = FALSE;
  gtk_label_set_label (self->pace_word, _ (paces[step].word));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pace),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, _ (paces[step].word),
                                  -1);
}

static void
pace_cb (ScrPreferences *self)
{
  guint step = (guint) CLAMP (gtk_range_get_value (self->pace) + 0.5, 0,
                              G_N_ELEMENTS (paces) - 1);

  if (!self->is_showing && self->settings != NULL)
    g_settings_set_uint (self->settings, "pace", paces[step].pace);
}

static void
undo_cb (AdwToast *toast,
         GSettings *settings)
{
  g_settings_set_strv (settings, "players", g_object_get_data (G_OBJECT (toast), "players"));
}

/* Says what became of a name, and takes it back when asked. Before the change. */
static void
offer_undo (ScrPreferences *self,
            const char *sentence)
{
  AdwToast *toast = scr_toast_new (sentence);

  adw_toast_set_button_label (toast, _ ("Undo"));
  g_object_set_data_full (G_OBJECT (toast), "players", scr_players_list (self->settings),
                          (GDestroyNotify) g_strfreev);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self->settings, 0);
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), toast);
}

static void
apply_cb (ScrPreferences *self,
          GtkEditable *row)
{
  const char *name = g_object_get_data (G_OBJECT (row), "name");
  g_autofree char *new_name = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  g_autofree char *sentence = NULL;

  if (*new_name == '\0' || g_str_equal (name, new_name))
    {
      gtk_editable_set_text (row, name);
      return;
    }

  /* Translators: a player's old and new name. */
  sentence = g_strdup_printf (_ ("%s is called %s now"), name, new_name);
  offer_undo (self, sentence);
  scr_players_rename (self->settings, name, new_name);
}

static void
remove_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrPreferences *self = SCR_PREFERENCES (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *sentence = NULL;

  /* Translators: %s is a player's name. */
  sentence = g_strdup_printf (_ ("%s is removed from the names"), name);
  offer_undo (self, sentence);
  scr_players_remove (self->settings, name);
}

static void
add_player (ScrPreferences *self,
            const char *name)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *label = NULL;

  /* Translators: %s is a player's name. */
  label = g_strdup_printf (_ ("Remove %s"), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name), g_free);
  g_signal_connect_object (row, "apply", G_CALLBACK (apply_cb), self, G_CONNECT_SWAPPED);

  scr_set_name (button, label);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "players.remove");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  adw_preferences_group_add (self->players, row);
  g_ptr_array_add (self->player_rows, row);
}

static void
fill_players (ScrPreferences *self)
{
  g_auto (GStrv) names = scr_players_list (self->settings);

  for (guint i = 0; i < self->player_rows->len; i++)
    adw_preferences_group_remove (self->players, g_ptr_array_index (self->player_rows, i));
  g_ptr_array_set_size (self->player_rows, 0);
  for (guint i = 0; names[i] != NULL; i++)
    add_player (self, names[i]);
  adw_preferences_group_set_description (
      self->players,
      names[0] != NULL ? _ ("Names that the page for a new match completes, the latest first.")
                       : _ ("Nobody yet. Names given to seats of a new match appear here."));
}

/* The editions have a window of their own: one over the other would be one too many. */
static void
editions_cb (GtkWidget *widget,
             const char *action,
             GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  gtk_window_close (GTK_WINDOW (widget));
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.editions", NULL);
}

static void
bind (ScrPreferences *self,
      const char *key,
      gpointer widget)
{
  g_settings_bind (self->settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
scr_preferences_dispose (GObject *object)
{
  ScrPreferences *self = SCR_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->player_rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_PREFERENCES);

  G_OBJECT_CLASS (scr_preferences_parent_class)->dispose (object);
}

static void
scr_preferences_class_init (ScrPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_preferences_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, pace_word);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, motion);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, hints);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, previews);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, ask);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, hide);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, scramble);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, scheme);
  gtk_widget_class_bind_template_child (widget_class, ScrPreferences, players);
  gtk_widget_class_bind_template_callback (widget_class, pace_cb);
  gtk_widget_class_install_action (widget_class, "players.remove", "s", remove_cb);
  gtk_widget_class_install_action (widget_class, "preferences.editions", NULL, editions_cb);
}

static void
scr_preferences_init (ScrPreferences *self)
{
  self->player_rows = g_ptr_array_new ();
  self->settings = scr_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_set_name (GTK_WIDGET (self->scheme), _ ("Colours"));
  if (self->settings == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    gtk_scale_add_mark (GTK_SCALE (self->pace), i, GTK_POS_BOTTOM, NULL);
  bind (self, "motion", self->motion);
  bind (self, "hints", self->hints);
  bind (self, "previews", self->previews);
  bind (self, "ask-reveal-undo", self->ask);
  bind (self, "hide-missions", self->hide);
  bind (self, "scramble", self->scramble);
  g_settings_bind_with_mapping (self->settings, "colour-scheme", self->scheme, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_selected_cb, set_selected_cb, NULL,
                                NULL);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (show_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::players", G_CALLBACK (fill_players), self,
                           G_CONNECT_SWAPPED);
  show_pace (self);
  fill_players (self);
}

/**
 * scr_preferences_show:
 * @parent: (nullable): the window over which they open
 *
 * Opens the preferences, once, which close with that window. There are none where the schema of
 * the settings is not installed.
 */
void
scr_preferences_show (GtkWindow *parent)
{
  g_autoptr (GSettings) settings = scr_settings_new ();

  if (settings == NULL)
    return;
  if (SCR_IS_PREFERENCES (parent))
    {
      gtk_window_present (parent);
      return;
    }

  gtk_window_present (g_object_new (SCR_TYPE_PREFERENCES, "transient-for", parent, NULL));
}

/* From now on the program is light or dark as the settings say. */
void
scr_preferences_follow_scheme (GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "colour-scheme", adw_style_manager_get_default (),
                                "color-scheme", G_SETTINGS_BIND_GET, get_scheme_cb, NULL, NULL,
                                NULL);
}
