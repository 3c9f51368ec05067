/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-position-form.h"

#include "app/widgets/scr-children.h"

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_ABSTRACT_TYPE (ScrPositionForm, scr_position_form, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static void
scr_position_form_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_position_form_parent_class)->dispose (object);
}

static void
scr_position_form_class_init (ScrPositionFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_position_form_dispose;

  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "positionform");
}

static void
scr_position_form_init (ScrPositionForm *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

/**
 * scr_position_form_show:
 * @self: a form
 * @setup: a set-up as scr_game_normalize_setup() returns it
 * @error: return location for a #GError
 *
 * Returns: %FALSE with @error set if no position can be told of such a match
 */
gboolean
scr_position_form_show (ScrPositionForm *self,
                        JsonNode *setup,
                        GError **error)
{
  g_return_val_if_fail (SCR_IS_POSITION_FORM (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  return SCR_POSITION_FORM_GET_CLASS (self)->show (self, setup, error);
}

/**
 * scr_position_form_dup_start:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): the "start" of a match file, or %NULL where the form says
 *   what is missing
 */
JsonNode *
scr_position_form_dup_start (ScrPositionForm *self)
{
  g_return_val_if_fail (SCR_IS_POSITION_FORM (self), NULL);

  return SCR_POSITION_FORM_GET_CLASS (self)->dup_start (self);
}

/**
 * scr_position_form_refuse:
 * @self: a form
 * @reason: why the state that was told cannot be
 *
 * Returns: whether the form says so where it is
 */
gboolean
scr_position_form_refuse (ScrPositionForm *self,
                          const char *reason)
{
  g_return_val_if_fail (SCR_IS_POSITION_FORM (self), FALSE);

  return SCR_POSITION_FORM_GET_CLASS (self)->refuse (self, reason);
}

/* What can be pressed instead of typed, or %NULL. */
GtkWidget *
scr_position_form_get_palette (ScrPositionForm *self)
{
  ScrPositionFormClass *klass;

  g_return_val_if_fail (SCR_IS_POSITION_FORM (self), NULL);

  klass = SCR_POSITION_FORM_GET_CLASS (self);

  return klass->get_palette != NULL ? klass->get_palette (self) : NULL;
}

/**
 * scr_position_form_dup_missing:
 * @self: a form
 *
 * Returns: (transfer full) (nullable): a sentence that lists what must still be told
 */
char *
scr_position_form_dup_missing (ScrPositionForm *self)
{
  ScrPositionFormClass *klass;

  g_return_val_if_fail (SCR_IS_POSITION_FORM (self), NULL);

  klass = SCR_POSITION_FORM_GET_CLASS (self);

  return klass->dup_missing != NULL ? klass->dup_missing (self) : NULL;
}

/**
 * scr_position_form_take_over:
 * @self: a form that was shown
 * @other: one of the same game, perhaps for another set-up
 *
 * Takes what was typed into @other, as far as @self asks for the same.
 */
void
scr_position_form_take_over (ScrPositionForm *self,
                             ScrPositionForm *other)
{
  ScrPositionFormClass *klass;

  g_return_if_fail (SCR_IS_POSITION_FORM (self));
  g_return_if_fail (SCR_IS_POSITION_FORM (other));

  klass = SCR_POSITION_FORM_GET_CLASS (self);
  if (klass->take_over != NULL && G_OBJECT_TYPE (self) == G_OBJECT_TYPE (other))
    klass->take_over (self, other);
}

/* Says that something else is told; for subclasses. */
void
scr_position_form_report_told (ScrPositionForm *self)
{
  g_return_if_fail (SCR_IS_POSITION_FORM (self));

  g_signal_emit (self, signals[TOLD], 0);
}
