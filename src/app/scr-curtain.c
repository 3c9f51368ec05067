/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-curtain.h"

#include <glib/gi18n.h>

#include "app/scr-doors.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-focus.h"

/**
 * ScrCurtain:
 *
 * The closed doors of the abbey, in the table's place while the screen goes from one
 * person to another. They say who is to come and open by that person's word, the
 * action "page.admit".
 */
struct _ScrCurtain
{
  GtkWidget parent_instance;

  ScrEmblem *emblem;
  GtkLabel *title;
  GtkLabel *body;
  GtkLabel *last;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (ScrCurtain, scr_curtain, GTK_TYPE_WIDGET)

static gboolean
scr_curtain_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SCR_CURTAIN (widget)->button);
}

static void
scr_curtain_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_CURTAIN);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_curtain_parent_class)->dispose (object);
}

static void
scr_curtain_class_init (ScrCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_curtain_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_curtain_grab_focus;

  g_type_ensure (SCR_TYPE_DOORS);
  g_type_ensure (SCR_TYPE_EMBLEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrCurtain, emblem);
  gtk_widget_class_bind_template_child (widget_class, ScrCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, ScrCurtain, body);
  gtk_widget_class_bind_template_child (widget_class, ScrCurtain, last);
  gtk_widget_class_bind_template_child (widget_class, ScrCurtain, button);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
scr_curtain_init (ScrCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * scr_curtain_show_seat:
 * @self: a curtain
 * @name: who is to come
 * @colour: the seat's colour, in the words of match files
 * @last: what happened last, as everyone may read it
 */
void
scr_curtain_show_seat (ScrCurtain *self,
                       const char *name,
                       const char *colour,
                       const char *last)
{
  g_autofree char *title = NULL;
  g_autofree char *body = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (SCR_IS_CURTAIN (self));
  g_return_if_fail (name != NULL);

  /* Translators: the name of a player who is to take a seat before the screen. */
  title = g_strdup_printf (_ ("Hand the screen to %s."), name);
  body = g_strdup_printf (_ ("%s alone should look now: behind these doors lies what the others "
                             "may not know."),
                          name);
  /* Translators: a button, said by the player of that name. */
  label = g_strdup_printf (_ ("I am %s: show the table"), name);

  scr_emblem_set_colour (self->emblem, colour);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->body, body);
  gtk_label_set_label (self->last, last);
  gtk_widget_set_visible (GTK_WIDGET (self->last), *last != '\0');
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button))), label);
  scr_set_name (self->button, label);
  scr_set_name (GTK_WIDGET (self), title);
}
