/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "monkey.h"

/* Clicking and pressing keys. */

/* Whether it could be clicked, which what is scrolled away could not. */
static gboolean
is_in_view (GtkWidget *widget)
{
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    {
      double x, y;

      if (!gtk_widget_translate_coordinates (widget, parent, gtk_widget_get_width (widget) / 2.0,
                                             gtk_widget_get_height (widget) / 2.0, &x, &y) ||
          !gtk_widget_contains (parent, x, y))
        return FALSE;
      if (GTK_IS_NATIVE (parent))
        break;
    }

  return TRUE;
}

/* What can be used of what is in sight. Files, paper and the web are other programs'. */
static void
list_controls (GtkWidget *widget,
               GPtrArray *controls)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) ||
      GTK_IS_LINK_BUTTON (widget))
    return;

  if ((GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget) ||
       GTK_IS_RANGE (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_LIST_BOX_ROW (widget) ||
       GTK_IS_CHECK_BUTTON (widget) ||
       g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")) &&
      is_in_view (widget))
    g_ptr_array_add (controls, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_controls (child, controls);
}

static void
use_control (Monkey *monkey,
             GtkWidget *control)
{
  static const char *const texts[] = { "",
                                       "Ann",
                                       "<b>%s</b> &",
                                       "\360\237\216\262\331\205\330\261\330\255\330\250\330\247",
                                       "A name of more than sixty characters, which no seat of a "
                                       "match may have as long as that" };
  g_autofree char *name = ui_dup_name (control);

  g_test_message ("uses %s “%s”", G_OBJECT_TYPE_NAME (control), name != NULL ? name : "");
  if (GTK_IS_RANGE (control))
    gtk_range_set_value (GTK_RANGE (control), monkey_pick (monkey, 4000));
  else if (GTK_IS_EDITABLE (control))
    gtk_editable_set_text (GTK_EDITABLE (control),
                           texts[monkey_pick (monkey, G_N_ELEMENTS (texts))]);
  else if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), !gtk_switch_get_active (GTK_SWITCH (control)));
  else if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), monkey_pick (monkey, 3));
  else if (GTK_IS_TOGGLE_BUTTON (control) &&
           gtk_actionable_get_action_name (GTK_ACTIONABLE (control)) == NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (control),
                                  !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (control)));
  else if (g_signal_lookup ("clicked", G_OBJECT_TYPE (control)) != 0)
    g_signal_emit_by_name (control, "clicked");
  else
    gtk_widget_activate (control);
}

void
monkey_use (Monkey *monkey)
{
  g_autoptr (GPtrArray) windows = monkey_list_windows (GTK_TYPE_WINDOW);
  g_autoptr (GPtrArray) controls = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < windows->len; i++)
    list_controls (g_ptr_array_index (windows, i), controls);
  if (controls->len > 0)
    use_control (monkey, g_ptr_array_index (controls, monkey_pick (monkey, controls->len)));
}
static gboolean
is_pressed (GtkShortcutTrigger *trigger,
            guint key,
            GdkModifierType modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return is_pressed (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), key,
                       modifiers) ||
           is_pressed (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), key,
                       modifiers);

  return GTK_IS_KEYVAL_TRIGGER (trigger) &&
         gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static gboolean
run_shortcuts (GtkWidget *widget,
               GListModel *shortcuts,
               guint key,
               GdkModifierType modifiers)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (is_pressed (gtk_shortcut_get_trigger (shortcut), key, modifiers) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                        GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

/* A window keeps what listens everywhere in it a second time. */
static gboolean
is_own (GtkEventController *controller)
{
  const char *name = gtk_event_controller_get_name (controller);

  return name == NULL || !g_str_has_prefix (name, "gtk-shortcut-manager");
}

static gboolean
press_on (GtkWidget *widget,
          guint key,
          GdkModifierType modifiers,
          gboolean is_global)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      GtkShortcutController *shortcuts = (GtkShortcutController *) controller;

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && is_own (controller) &&
          (gtk_shortcut_controller_get_scope (shortcuts) == GTK_SHORTCUT_SCOPE_GLOBAL) ==
              is_global &&
          run_shortcuts (widget, G_LIST_MODEL (controller), key, modifiers))
        return TRUE;
    }

  return FALSE;
}

static gboolean
press_anywhere (GtkWidget *widget,
                guint key,
                GdkModifierType modifiers)
{
  if (press_on (widget, key, modifiers, TRUE))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_is_sensitive (child) && press_anywhere (child, key, modifiers))
      return TRUE;

  return FALSE;
}

/* As GTK does: first whoever has the focus, then those around it, then who listens everywhere. */
static void
press (GtkWindow *window,
       guint key,
       GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  for (GtkWidget *widget = focus != NULL ? focus : GTK_WIDGET (window); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (press_on (widget, key, modifiers, FALSE))
      return;
  press_anywhere (GTK_WIDGET (window), key, modifiers);
}

void
monkey_press (Monkey *monkey)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
  } keys[] = {
    { GDK_KEY_Tab, 0 },
    { GDK_KEY_Tab, GDK_SHIFT_MASK },
    { GDK_KEY_Escape, 0 },
    { GDK_KEY_Return, 0 },
    { GDK_KEY_Return, GDK_CONTROL_MASK },
    { GDK_KEY_space, 0 },
    { GDK_KEY_Left, 0 },
    { GDK_KEY_Right, 0 },
    { GDK_KEY_Up, 0 },
    { GDK_KEY_Down, 0 },
    { GDK_KEY_Up, GDK_ALT_MASK },
    { GDK_KEY_Down, GDK_ALT_MASK },
    { GDK_KEY_Home, GDK_ALT_MASK },
    { GDK_KEY_End, GDK_ALT_MASK },
    { GDK_KEY_Page_Up, GDK_ALT_MASK },
    { GDK_KEY_Page_Down, GDK_ALT_MASK },
    { GDK_KEY_Home, 0 },
    { GDK_KEY_End, 0 },
    { GDK_KEY_F2, 0 },
    { GDK_KEY_Delete, 0 },
    { GDK_KEY_d, GDK_CONTROL_MASK },
    { GDK_KEY_Menu, 0 },
    { GDK_KEY_question, 0 },
    { GDK_KEY_h, 0 },
    { GDK_KEY_i, 0 },
    { GDK_KEY_a, 0 },
    { GDK_KEY_d, 0 },
  };
  g_autoptr (GPtrArray) windows = monkey_list_windows (GTK_TYPE_WINDOW);
  guint n = monkey_pick (monkey, G_N_ELEMENTS (keys) + 9);
  guint key = n < G_N_ELEMENTS (keys) ? keys[n].key : GDK_KEY_1 + n - G_N_ELEMENTS (keys);
  GdkModifierType modifiers = n < G_N_ELEMENTS (keys) ? keys[n].modifiers : 0;
  GtkWindow *window;

  if (windows->len == 0)
    return;

  window = g_ptr_array_index (windows, monkey_pick (monkey, windows->len));
  g_test_message ("presses %s (%u) in %s", gdk_keyval_name (key), modifiers,
                  G_OBJECT_TYPE_NAME (window));
  press (window, key, modifiers);
}
