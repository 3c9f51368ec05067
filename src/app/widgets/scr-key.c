/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-key.h"

/**
 * scr_add_key:
 * @widget: a widget
 * @key: a key, without any other
 * @callback: what it does; it is asked wherever in the window the focus is
 */
void
scr_add_key (GtkWidget *widget,
             guint key,
             GtkShortcutFunc callback)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_shortcut_controller_set_scope (shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      shortcuts, gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                                   gtk_callback_action_new (callback, NULL, NULL)));
  gtk_widget_add_controller (widget, controller);
}
