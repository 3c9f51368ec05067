/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-number-field.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-focus.h"

/**
 * ScrNumberField:
 *
 * A whole number from 0 that is typed, stepped by the arrow keys or by two buttons, or not told at
 * all: then the field is empty and its value -1. ScrNumberField::changed tells that the player has
 * changed it, ScrNumberField::done that Enter was pressed in it.
 */
struct _ScrNumberField
{
  GtkWidget parent_instance;

  guint maximum;
  gboolean is_filling;
  GtkWidget *entry;
  GtkWidget *less;
  GtkWidget *more;
};

enum
{
  CHANGED,
  DONE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (ScrNumberField, scr_number_field, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
update (ScrNumberField *self)
{
  int value = scr_number_field_get_value (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "number.less", value > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "number.more", value < (int) self->maximum);
}

static void
changed_cb (ScrNumberField *self)
{
  update (self);
  if (!self->is_filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
done_cb (ScrNumberField *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

/* Whatever is typed or pasted, only its digits stay. */
static void
insert_cb (GtkEditable *text,
           const char *added,
           int length,
           int *position,
           ScrNumberField *self)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  gsize n_bytes = length < 0 ? strlen (added) : (gsize) length;

  for (gsize i = 0; i < n_bytes; i++)
    if (g_ascii_isdigit (added[i]))
      g_string_append_c (digits, added[i]);
  if (digits->len == n_bytes)
    return;

  g_signal_stop_emission_by_name (text, "insert-text");
  if (digits->len > 0)
    gtk_editable_insert_text (text, digits->str, (int) digits->len, position);
}

static void
step (ScrNumberField *self,
      int by)
{
  int value = scr_number_field_get_value (self);

  /* The first step from what is not told tells 0 or 1. */
  scr_number_field_set_value (self, value < 0 ? MAX (by, 0)
                                              : CLAMP (value + by, 0, (int) self->maximum));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
less_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  step (SCR_NUMBER_FIELD (widget), -1);
}

static void
more_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  step (SCR_NUMBER_FIELD (widget), 1);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        ScrNumberField *self)
{
  if (keyval != GDK_KEY_Up && keyval != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;

  step (self, keyval == GDK_KEY_Up ? 1 : -1);
  return GDK_EVENT_STOP;
}

static gboolean
scr_number_field_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCR_NUMBER_FIELD (widget)->entry);
}

static void
scr_number_field_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_number_field_parent_class)->dispose (object);
}

static void
scr_number_field_class_init (ScrNumberFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_number_field_dispose;
  widget_class->focus = scr_focus_row;
  widget_class->grab_focus = scr_number_field_grab_focus;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "number.less", NULL, less_cb);
  gtk_widget_class_install_action (widget_class, "number.more", NULL, more_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "numberfield");
}

static GtkWidget *
new_button (ScrNumberField *self,
            const char *icon,
            const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

static void
scr_number_field_init (ScrNumberField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = gtk_entry_new ();
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 3);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (self->entry), 0.5f);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), "–");
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  self->less = new_button (self, "list-remove-symbolic", "number.less");
  self->more = new_button (self, "list-add-symbolic", "number.more");
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)), "insert-text",
                           G_CALLBACK (insert_cb), self, 0);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The buttons go up to @maximum; what is typed may be more, which the form then says. */
GtkWidget *
scr_number_field_new (guint maximum)
{
  ScrNumberField *self = g_object_new (SCR_TYPE_NUMBER_FIELD, NULL);

  self->maximum = maximum;
  update (self);

  return GTK_WIDGET (self);
}

/* What the number is, to the ear and beside the pointer. */
void
scr_number_field_set_name (ScrNumberField *self,
                           const char *name)
{
  /* Translators: %s is what is counted; the button makes the number smaller. */
  g_autofree char *less = g_strdup_printf (_ ("%s: one less"), name);
  /* Translators: %s is what is counted; the button makes the number greater. */
  g_autofree char *more = g_strdup_printf (_ ("%s: one more"), name);

  g_return_if_fail (SCR_IS_NUMBER_FIELD (self));

  scr_set_name (self->entry, name);
  scr_set_name (self->less, less);
  scr_set_name (self->more, more);
}

/* The number, or -1 where it is not told. */
int
scr_number_field_get_value (ScrNumberField *self)
{
  const char *text;

  g_return_val_if_fail (SCR_IS_NUMBER_FIELD (self), -1);

  text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  return *text != '\0' ? atoi (text) : -1;
}

/* Shows a number, or none for -1, and says nothing of it. */
void
scr_number_field_set_value (ScrNumberField *self,
                            int value)
{
  g_autofree char *text = value >= 0 ? g_strdup_printf ("%d", value) : g_strdup ("");

  g_return_if_fail (SCR_IS_NUMBER_FIELD (self));

  if (scr_number_field_get_value (self) == value)
    return;

  self->is_filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->is_filling = FALSE;
  update (self);
}
