/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-preset-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/scr-settings.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-toast.h"

/**
 * ScrPresetBar:
 *
 * Presets of rules for a new match: shows which one the choices are, and lets the players
 * choose one, keep the choices under a name, and rename or delete what they kept.
 * ScrPresetBar::chosen hands over the preset that was chosen.
 */
struct _ScrPresetBar
{
  GtkWidget parent_instance;

  GSettings *settings;
  ScrGame *game;
  GListModel *options;
  GListModel *presets;
  JsonObject *choices;
  gboolean is_showing;

  GtkDropDown *drop_down;
  GtkMenuButton *more;
  GtkEditable *name;
  GtkLabel *refusal;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrPresetBar, scr_preset_bar, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

/* Whether the choices are those of the preset; what it does not name is as usual. */
static gboolean
is_match (ScrPresetBar *self,
          ScrPreset *preset)
{
  JsonObject *theirs = scr_preset_get_choices (preset);
  const char *edition = scr_choices_get_string (theirs, "edition");

  if (edition != NULL &&
      g_strcmp0 (edition, scr_choices_get_string (self->choices, "edition")) != 0)
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (self->options); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (self->options, i);
      g_autofree char *mine = scr_choices_dup_value (self->choices, option);
      g_autofree char *other = scr_choices_dup_value (theirs, option);

      if (!g_str_equal (mine, other))
        return FALSE;
    }

  return TRUE;
}

/* The preset that is shown, or NULL where the choices are none. */
static ScrPreset *
dup_shown (ScrPresetBar *self)
{
  guint selected = gtk_drop_down_get_selected (self->drop_down);

  if (self->presets == NULL || selected >= g_list_model_get_n_items (self->presets))
    return NULL;

  return g_list_model_get_item (self->presets, selected);
}

static void
refuse (ScrPresetBar *self,
        const char *sentence)
{
  gtk_label_set_label (self->refusal, sentence);
  gtk_widget_show (GTK_WIDGET (self->refusal));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/* The name that was typed, or NULL where no preset that the players keep may be called so; says
 * why then. */
static char *
take_new_name (ScrPresetBar *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autoptr (ScrPreset) other = scr_presets_find (self->presets, name);
  const char *refusal = NULL;

  if (*name == '\0')
    refusal = _ ("Give the preset a name first.");
  else if (other != NULL && scr_preset_is_shipped (other))
    refusal = _ ("A preset of that name comes with the program. Choose another name.");
  gtk_widget_hide (GTK_WIDGET (self->refusal));
  if (refusal == NULL)
    return g_steal_pointer (&name);

  refuse (self, refusal);
  return NULL;
}

static void
update_actions (ScrPresetBar *self)
{
  g_autoptr (ScrPreset) shown = dup_shown (self);
  gboolean is_own = shown != NULL && !scr_preset_is_shipped (shown);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preset.rename", is_own);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preset.delete", is_own);
}

/* Shows the preset called @preferred where the choices are that one, else the first that
 * they are. */
static void
show_choices (ScrPresetBar *self,
              const char *preferred)
{
  guint n_presets = g_list_model_get_n_items (self->presets);
  guint selected = n_presets;

  for (guint i = n_presets; i > 0; i--)
    {
      g_autoptr (ScrPreset) preset = g_list_model_get_item (self->presets, i - 1);

      if (!is_match (self, preset))
        continue;
      selected = i - 1;
      if (g_strcmp0 (scr_preset_get_name (preset), preferred) == 0)
        break;
    }

  self->is_showing = TRUE;
  gtk_drop_down_set_selected (self->drop_down, selected);
  self->is_showing = FALSE;
  update_actions (self);
}

static void
refill (ScrPresetBar *self,
        const char *preferred)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_clear_object (&self->presets);
  self->presets = scr_presets_list (self->settings, scr_game_get_id (self->game));
  for (guint i = 0; i < g_list_model_get_n_items (self->presets); i++)
    {
      g_autoptr (ScrPreset) preset = g_list_model_get_item (self->presets, i);

      gtk_string_list_append (titles, scr_preset_get_name (preset));
    }
  gtk_string_list_append (titles, _ ("Your own choice"));

  self->is_showing = TRUE;
  gtk_drop_down_set_model (self->drop_down, G_LIST_MODEL (titles));
  self->is_showing = FALSE;
  if (self->choices != NULL)
    show_choices (self, preferred);
}

static void
presets_cb (ScrPresetBar *self)
{
  g_autofree char *shown = g_strdup (scr_preset_bar_get_shown (self));

  if (self->game != NULL)
    refill (self, shown);
}

static void
selected_cb (ScrPresetBar *self)
{
  g_autoptr (ScrPreset) preset = dup_shown (self);

  if (self->is_showing)
    return;

  if (preset != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, preset);
  else
    update_actions (self);
}

/* The popover opens with the name of what is shown, to be changed. */
static void
open_cb (ScrPresetBar *self)
{
  g_autoptr (ScrPreset) shown = dup_shown (self);
  gboolean is_own = shown != NULL && !scr_preset_is_shipped (shown);

  gtk_editable_set_text (self->name, is_own ? scr_preset_get_name (shown) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
}

static void
undo_cb (AdwToast *toast,
         GSettings *settings)
{
  g_settings_set_string (settings, "presets", g_object_get_data (G_OBJECT (toast), "presets"));
}

/* Says that a preset is gone, and brings it back on demand. @before is what was kept. */
static void
offer_undo (ScrPresetBar *self,
            const char *sentence,
            const char *before)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  AdwToast *toast = scr_toast_new (sentence);

  adw_toast_set_button_label (toast, _ ("Undo"));
  g_object_set_data_full (G_OBJECT (toast), "presets", g_strdup (before), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self->settings, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

static void
save_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  ScrPresetBar *self = SCR_PRESET_BAR (widget);
  g_autofree char *name = take_new_name (self);
  g_autoptr (ScrPreset) old = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *before = NULL;

  if (name == NULL)
    return;

  old = scr_presets_find (self->presets, name);
  before = g_settings_get_string (self->settings, "presets");
  scr_presets_save (self->settings, scr_game_get_id (self->game), name, self->choices);
  refill (self, name);
  gtk_menu_button_popdown (self->more);
  if (old == NULL || is_match (self, old))
    return;

  /* Translators: %s is the name of a preset. */
  sentence = g_strdup_printf (_ ("The preset “%s” is replaced"), name);
  offer_undo (self, sentence, before);
}

static void
rename_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrPresetBar *self = SCR_PRESET_BAR (widget);
  g_autoptr (ScrPreset) shown = dup_shown (self);
  g_autofree char *name = take_new_name (self);

  if (name == NULL || shown == NULL)
    return;

  if (!scr_presets_rename (self->settings, scr_game_get_id (self->game),
                           scr_preset_get_name (shown), name))
    {
      refuse (self, _ ("You keep another preset of that name. Choose another name, or delete that "
                       "preset first."));
      return;
    }

  refill (self, name);
  gtk_menu_button_popdown (self->more);
}

static void
delete_cb (GtkWidget *widget,
           const char *action,
           GVariant *parameter)
{
  ScrPresetBar *self = SCR_PRESET_BAR (widget);
  g_autoptr (ScrPreset) shown = dup_shown (self);
  g_autofree char *sentence = NULL;
  g_autofree char *before = NULL;

  if (shown == NULL)
    return;

  /* Translators: %s is the name of a preset. */
  sentence = g_strdup_printf (_ ("The preset “%s” is deleted"), scr_preset_get_name (shown));
  before = g_settings_get_string (self->settings, "presets");
  gtk_menu_button_popdown (self->more);
  scr_presets_remove (self->settings, scr_game_get_id (self->game), scr_preset_get_name (shown));
  refill (self, NULL);
  offer_undo (self, sentence, before);
}

static void
activate_cb (ScrPresetBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "preset.save", NULL);
}

static void
scr_preset_bar_dispose (GObject *object)
{
  ScrPresetBar *self = SCR_PRESET_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_PRESET_BAR);
  scr_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  g_clear_object (&self->options);
  g_clear_object (&self->presets);
  g_clear_pointer (&self->choices, json_object_unref);

  G_OBJECT_CLASS (scr_preset_bar_parent_class)->dispose (object);
}

static void
scr_preset_bar_class_init (ScrPresetBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_preset_bar_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, SCR_TYPE_PRESET);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/scriptorium/Scriptorium/ui/scr-preset-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrPresetBar, drop_down);
  gtk_widget_class_bind_template_child (widget_class, ScrPresetBar, more);
  gtk_widget_class_bind_template_child (widget_class, ScrPresetBar, name);
  gtk_widget_class_bind_template_child (widget_class, ScrPresetBar, refusal);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_install_action (widget_class, "preset.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "preset.rename", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "preset.delete", NULL, delete_cb);
}

static void
scr_preset_bar_init (ScrPresetBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  scr_drop_down_ellipsize (self->drop_down);
  scr_set_name (GTK_WIDGET (self->drop_down), _ ("Preset of rules"));
  self->settings = scr_settings_new ();
  gtk_widget_set_visible (GTK_WIDGET (self->more), self->settings != NULL);
  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::presets", G_CALLBACK (presets_cb), self,
                             G_CONNECT_SWAPPED);
}

void
scr_preset_bar_set_game (ScrPresetBar *self,
                         ScrGame *game)
{
  g_return_if_fail (SCR_IS_PRESET_BAR (self));

  g_set_object (&self->game, game);
  g_clear_object (&self->options);
  g_clear_pointer (&self->choices, json_object_unref);
  self->options = scr_game_list_options (game);
  refill (self, NULL);
}

/* Shows which preset the choices are. */
void
scr_preset_bar_show (ScrPresetBar *self,
                     JsonObject *choices)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (SCR_IS_PRESET_BAR (self));

  shown = g_strdup (scr_preset_bar_get_shown (self));
  json_object_ref (choices);
  g_clear_pointer (&self->choices, json_object_unref);
  self->choices = choices;
  show_choices (self, shown);
}

/* The name of the preset that the choices are, or NULL. */
const char *
scr_preset_bar_get_shown (ScrPresetBar *self)
{
  g_autoptr (ScrPreset) shown = dup_shown (self);

  return shown != NULL ? scr_preset_get_name (shown) : NULL;
}
