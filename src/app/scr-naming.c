/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-naming.h"

#include "app/widgets/scr-children.h"

G_DEFINE_ABSTRACT_TYPE (ScrNaming, scr_naming, GTK_TYPE_WIDGET)

static void
scr_naming_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_naming_parent_class)->dispose (object);
}

static void
scr_naming_class_init (ScrNamingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = scr_naming_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
scr_naming_init (ScrNaming *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

/**
 * scr_naming_show:
 * @self: a form
 * @state: a state at a table
 *
 * Returns: how many things nobody has recorded there
 */
guint
scr_naming_show (ScrNaming *self,
                 ScrState *state)
{
  g_return_val_if_fail (SCR_IS_NAMING (self), 0);
  g_return_val_if_fail (SCR_IS_STATE (state), 0);

  return SCR_NAMING_GET_CLASS (self)->show (self, state);
}

/**
 * scr_naming_list_answers:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): what was told, in notation; %NULL where something typed
 *   cannot be read
 */
GStrv
scr_naming_list_answers (ScrNaming *self)
{
  g_return_val_if_fail (SCR_IS_NAMING (self), NULL);

  return SCR_NAMING_GET_CLASS (self)->list_answers (self);
}

/* What can be pressed instead of typed, or %NULL. */
GtkWidget *
scr_naming_get_palette (ScrNaming *self)
{
  ScrNamingClass *klass;

  g_return_val_if_fail (SCR_IS_NAMING (self), NULL);

  klass = SCR_NAMING_GET_CLASS (self);

  return klass->get_palette != NULL ? klass->get_palette (self) : NULL;
}

/**
 * scr_naming_refuse:
 * @self: a form
 * @number: an answer's, from 0
 * @reason: why it cannot be
 */
void
scr_naming_refuse (ScrNaming *self,
                   guint number,
                   const char *reason)
{
  g_return_if_fail (SCR_IS_NAMING (self));

  SCR_NAMING_GET_CLASS (self)->refuse (self, number, reason);
}
