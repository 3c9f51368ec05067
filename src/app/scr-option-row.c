/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-option-row.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-ellipsis.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrOptionRow:
 *
 * Lets the players choose one #ScrOption: a switch, one of several choices, or
 * an order of them. #ScrOptionRow:value is what it is now, in the words of files. What
 * cannot be chosen with the rest is insensitive and says why; a switch is off then, and
 * comes back as it was.
 */
struct _ScrOptionRow
{
  GtkListBoxRow parent_instance;

  ScrOption *option;
  char *value;
  gboolean is_showing;
  gboolean is_refused;

  GtkWidget *content;
  GtkBox *controls;
  GtkLabel *title;
  GtkLabel *description;
  GtkLabel *conflict;
  GtkSwitch *toggle;
  GPtrArray *drop_downs;
};

enum
{
  PROP_0,
  PROP_VALUE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrOptionRow, scr_option_row, GTK_TYPE_LIST_BOX_ROW)

static GParamSpec *properties[N_PROPS];

static guint
find_choice (ScrOptionRow *self,
             const char *choice)
{
  const char *const *choices = scr_option_get_choices (self->option);

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_str_equal (choices[i], choice))
      return i;

  return 0;
}

/* Sets the widgets by the value. */
static void
show_value (ScrOptionRow *self)
{
  g_auto (GStrv) parts = g_strsplit (self->value, ",", -1);

  self->is_showing = TRUE;
  gtk_switch_set_active (self->toggle, g_str_equal (scr_option_row_get_value (self), "true"));
  for (guint i = 0; i < self->drop_downs->len && parts[i] != NULL; i++)
    gtk_drop_down_set_selected (g_ptr_array_index (self->drop_downs, i),
                                find_choice (self, parts[i]));
  self->is_showing = FALSE;
}

static void
toggle_cb (ScrOptionRow *self)
{
  if (!self->is_showing)
    scr_option_row_set_value (self, gtk_switch_get_active (self->toggle) ? "true" : "false");
}

/* The whole row answers to the pointer, not the small switch alone. */
static void
released_cb (ScrOptionRow *self)
{
  if (scr_option_get_kind (self->option) == SCR_OPTION_SWITCH && !self->is_refused)
    gtk_switch_set_active (self->toggle, !gtk_switch_get_active (self->toggle));
}

/* In an order each choice stands once: what is chosen changes places with what
 * stood there. */
static void
drop_down_cb (ScrOptionRow *self,
              GParamSpec *pspec,
              GtkDropDown *drop_down)
{
  const char *chosen;
  g_auto (GStrv) parts = NULL;
  g_autofree char *value = NULL;
  guint place = 0;

  if (self->is_showing)
    return;

  chosen = scr_option_get_choices (self->option)[gtk_drop_down_get_selected (drop_down)];
  parts = g_strsplit (self->value, ",", -1);
  g_ptr_array_find (self->drop_downs, drop_down, &place);
  for (guint i = 0; parts[i] != NULL; i++)
    if (i != place && g_str_equal (parts[i], chosen))
      {
        g_free (parts[i]);
        parts[i] = g_steal_pointer (&parts[place]);
      }
  g_free (parts[place]);
  parts[place] = g_strdup (chosen);

  value = g_strjoinv (",", parts);
  scr_option_row_set_value (self, value);
}

static void
add_drop_down (ScrOptionRow *self,
               const char *name)
{
  GtkWidget *drop_down =
      gtk_drop_down_new_from_strings (scr_option_get_choice_titles (self->option));

  scr_drop_down_ellipsize (GTK_DROP_DOWN (drop_down));
  scr_set_name (drop_down, name);
  gtk_box_append (self->controls, drop_down);
  g_ptr_array_add (self->drop_downs, drop_down);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (drop_down_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
add_controls (ScrOptionRow *self)
{
  const char *title = scr_option_get_title (self->option);
  guint n_choices;

  if (scr_option_get_kind (self->option) == SCR_OPTION_SWITCH)
    {
      gtk_label_set_width_chars (self->title, -1);
      gtk_widget_set_visible (GTK_WIDGET (self->toggle), TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                      -1);
      return;
    }
  if (scr_option_get_kind (self->option) == SCR_OPTION_CHOICE)
    {
      add_drop_down (self, title);
      return;
    }

  n_choices = g_strv_length ((char **) scr_option_get_choices (self->option));
  for (guint i = 0; i < n_choices; i++)
    {
      /* Translators: what is ordered, and a place in the order. */
      g_autofree char *name = g_strdup_printf (_ ("%s, place %u"), title, i + 1);

      add_drop_down (self, name);
    }
}

static void
scr_option_row_dispose (GObject *object)
{
  ScrOptionRow *self = SCR_OPTION_ROW (object);

  g_ptr_array_set_size (self->drop_downs, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_OPTION_ROW);
  g_clear_object (&self->option);

  G_OBJECT_CLASS (scr_option_row_parent_class)->dispose (object);
}

static void
scr_option_row_finalize (GObject *object)
{
  ScrOptionRow *self = SCR_OPTION_ROW (object);

  g_ptr_array_unref (self->drop_downs);
  g_free (self->value);

  G_OBJECT_CLASS (scr_option_row_parent_class)->finalize (object);
}

static void
scr_option_row_get_property (GObject *object,
                             guint prop_id,
                             GValue *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_string (value, SCR_OPTION_ROW (object)->value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_option_row_class_init (ScrOptionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = scr_option_row_dispose;
  object_class->finalize = scr_option_row_finalize;
  object_class->get_property = scr_option_row_get_property;

  properties[PROP_VALUE] =
      g_param_spec_string ("value", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, content);
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, controls);
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, title);
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, description);
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, conflict);
  gtk_widget_class_bind_template_child (widget_class, ScrOptionRow, toggle);
  gtk_widget_class_bind_template_callback (widget_class, toggle_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
scr_option_row_init (ScrOptionRow *self)
{
  self->drop_downs = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->content, scr_flow_layout_new (6, 0));
}

GtkWidget *
scr_option_row_new (ScrOption *option)
{
  ScrOptionRow *self = g_object_new (SCR_TYPE_OPTION_ROW, NULL);
  const char *description = scr_option_get_description (option);

  self->option = g_object_ref (option);
  self->value = g_strdup (scr_option_get_fallback (option));
  gtk_label_set_label (self->title, scr_option_get_title (option));
  gtk_label_set_label (self->description, description != NULL ? description : "");
  gtk_widget_set_visible (GTK_WIDGET (self->description), description != NULL);
  add_controls (self);
  scr_option_row_set_conflict (self, NULL);

  return GTK_WIDGET (self);
}

ScrOption *
scr_option_row_get_option (ScrOptionRow *self)
{
  return self->option;
}

/* What holds: a switch that is refused is off. */
const char *
scr_option_row_get_value (ScrOptionRow *self)
{
  if (self->is_refused && scr_option_get_kind (self->option) == SCR_OPTION_SWITCH)
    return "false";

  return self->value;
}

/* What was chosen, whether it can hold now or not. */
const char *
scr_option_row_get_wish (ScrOptionRow *self)
{
  return self->value;
}

void
scr_option_row_set_value (ScrOptionRow *self,
                          const char *value)
{
  g_return_if_fail (SCR_IS_OPTION_ROW (self));

  if (g_strcmp0 (self->value, value) == 0)
    return;

  g_free (self->value);
  self->value = g_strdup (value);
  show_value (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

/* Why this cannot be chosen together with the rest, or NULL. */
const char *
scr_option_row_get_conflict (ScrOptionRow *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->conflict)) ? gtk_label_get_label (self->conflict)
                                                              : NULL;
}

/**
 * scr_option_row_set_conflict:
 * @self: an option row
 * @conflict: (nullable): why it cannot be chosen together with the rest
 *
 * Says so beside the switch, which cannot be used then.
 */
void
scr_option_row_set_conflict (ScrOptionRow *self,
                             const char *conflict)
{
  const char *description;

  g_return_if_fail (SCR_IS_OPTION_ROW (self));

  self->is_refused = conflict != NULL;
  gtk_label_set_label (self->conflict, conflict != NULL ? conflict : "");
  gtk_widget_set_visible (GTK_WIDGET (self->conflict), conflict != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->toggle), conflict == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->controls), conflict == NULL);
  description = conflict != NULL ? conflict : gtk_label_get_label (self->description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
  for (guint i = 0; i < self->drop_downs->len; i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (g_ptr_array_index (self->drop_downs, i)),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
  show_value (self);
}
