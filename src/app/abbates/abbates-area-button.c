/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-area-button.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-access.h"
#include "games/abbates/abbates-rules.h"

/**
 * AbbatesAreaButton:
 *
 * A square of a mission's pattern that is being drawn: in no area, in the purple one, or in
 * another, told by a letter and a border as well as by colour. AbbatesAreaButton::typed tells an
 * area that was typed.
 */
struct _AbbatesAreaButton
{
  GtkButton parent_instance;

  guint square;
};

enum
{
  TYPED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (AbbatesAreaButton, abbates_area_button, GTK_TYPE_BUTTON)

static guint signals[N_SIGNALS];

/**
 * abbates_area_read_key:
 * @keyval: a key
 * @state: what is held with it
 * @area: (out): the area that it tells: 0 for none, 1 for purple, 2 and more for others
 *
 * Returns: whether it tells one: p, a letter for another area, “-”, “.” or Backspace for none
 */
gboolean
abbates_area_read_key (guint keyval,
                       GdkModifierType state,
                       guint *area)
{
  gunichar typed = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  if (typed == 'p')
    *area = 1;
  else if (typed >= 'a' && typed < 'a' + ABBATES_N_SQUARES - 1)
    *area = typed - 'a' + 2;
  else if (typed == '-' || typed == '.' || keyval == GDK_KEY_BackSpace ||
           keyval == GDK_KEY_Delete)
    *area = 0;
  else
    return FALSE;

  return TRUE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        AbbatesAreaButton *self)
{
  guint area;

  if (!abbates_area_read_key (keyval, state, &area))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[TYPED], 0, area);
  return GDK_EVENT_STOP;
}

static void
abbates_area_button_class_init (AbbatesAreaButtonClass *klass)
{
  signals[TYPED] = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "areabutton");
}

static void
abbates_area_button_init (AbbatesAreaButton *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_button_set_label (GTK_BUTTON (self), "");
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* A square from 1. */
GtkWidget *
abbates_area_button_new (guint square)
{
  AbbatesAreaButton *self = g_object_new (ABBATES_TYPE_AREA_BUTTON, NULL);

  self->square = square;
  abbates_area_button_show (self, 0);

  return GTK_WIDGET (self);
}

/* 0 for no area, 1 for purple, 2 and more for others. */
void
abbates_area_button_show (AbbatesAreaButton *self,
                          guint area)
{
  const char letter[] = { (char) ('A' + area - 2), '\0' };
  g_autofree char *name = NULL;

  g_return_if_fail (ABBATES_IS_AREA_BUTTON (self));

  gtk_widget_remove_css_class (GTK_WIDGET (self), "purple");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "area");
  if (area > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), area == 1 ? "purple" : "area");
  if (area == 0)
    name = g_strdup_printf (_ ("Square %u: no area"), self->square);
  else if (area == 1)
    name = g_strdup_printf (_ ("Square %u: purple"), self->square);
  else
    /* Translators: a square of a mission card, and the letter of its area. */
    name = g_strdup_printf (_ ("Square %u: area %s"), self->square, letter);
  scr_set_label (GTK_WIDGET (self), area == 0 ? "" : area == 1 ? "P"
                                                               : letter);
  scr_set_name (GTK_WIDGET (self), name);
}
