/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-action.h"

/**
 * scr_set_action:
 * @widget: a #GtkActionable
 * @name: the action's name
 * @target: (transfer floating): its parameter
 *
 * Sets both together: GTK warns of a name whose parameter is still that of the
 * action before.
 */
void
scr_set_action (GtkWidget *widget,
                const char *name,
                GVariant *target)
{
  GtkActionable *actionable = GTK_ACTIONABLE (widget);

  if (g_strcmp0 (gtk_actionable_get_action_name (actionable), name) != 0)
    gtk_actionable_set_action_name (actionable, NULL);
  gtk_actionable_set_action_target_value (actionable, target);
  gtk_actionable_set_action_name (actionable, name);
}
