/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-rule.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-key.h"

/* About as wide as lines are read well, in characters. */
#define WIDTH 40

/* What pausing on a widget tells: the pointer that rests, a long press, or the key I. */
typedef struct
{
  char *title;
  char *rule;
  char *section;
} Rule;

static void
rule_free (gpointer data)
{
  Rule *rule = data;

  g_free (rule->title);
  g_free (rule->rule);
  g_free (rule->section);
  g_free (rule);
}

static GQuark
get_rule_quark (void)
{
  return g_quark_from_static_string ("scr-rule");
}

static GQuark
get_popover_quark (void)
{
  return g_quark_from_static_string ("scr-rule-popover");
}

static Rule *
get_rule (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), get_rule_quark ());
}

static char *
dup_section (const char *section)
{
  if (section == NULL || *section == '\0')
    return NULL;

  /* Translators: where a rule is written, %s being the title of a section. */
  return g_strdup_printf (_ ("Rulebook: %s"), section);
}

static GtkWidget *
new_line (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_lines (const char *title,
           const char *rule,
           const char *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *where = dup_section (section);

  gtk_widget_add_css_class (box, "rule");
  gtk_box_append (GTK_BOX (box), new_line (title, "title"));
  gtk_box_append (GTK_BOX (box), new_line (rule, NULL));
  gtk_box_append (GTK_BOX (box), new_line (where, "section"));

  return box;
}

static gboolean
query_tooltip_cb (GtkWidget *widget,
                  int x,
                  int y,
                  gboolean is_keyboard,
                  GtkTooltip *tooltip,
                  gpointer user_data)
{
  Rule *rule = get_rule (widget);

  if (rule == NULL)
    return FALSE;

  gtk_tooltip_set_custom (tooltip, new_lines (rule->title, rule->rule, rule->section));
  return TRUE;
}

/* The tooltip's text is what the lines say, for whoever asks the widget for it. */
static void
set_tooltip (GtkWidget *widget,
             const Rule *rule)
{
  g_autoptr (GString) text = g_string_new (rule->title);
  g_autofree char *where = dup_section (rule->section);

  if (rule->rule != NULL && *rule->rule != '\0')
    g_string_append_printf (text, "\n%s", rule->rule);
  if (where != NULL)
    g_string_append_printf (text, "\n%s", where);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text->str) != 0)
    gtk_widget_set_tooltip_text (widget, text->str);
}

/* What @widget is, as it was told by scr_set_thing() or scr_set_rule(); "" if it was not. */
char *
scr_dup_thing (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  return text != NULL ? g_strndup (text, strcspn (text, "\n")) : g_strdup ("");
}

/* Tells what @widget is; its rule, which may follow, stays where it is still the same thing: each
 * tooltip that is set is an event for a screen reader. */
void
scr_set_thing (GtkWidget *widget,
               const char *name)
{
  g_autofree char *old = scr_dup_thing (widget);

  if (!g_str_equal (old, name))
    gtk_widget_set_tooltip_text (widget, name);
}

/**
 * scr_set_rule:
 * @widget: a widget
 * @title: what it is
 * @rule: (nullable): what the rules say of it, in sentences
 * @section: (nullable): the rulebook's section
 *
 * Has @widget tell its rule to whoever pauses on it.
 */
void
scr_set_rule (GtkWidget *widget,
              const char *title,
              const char *rule,
              const char *section)
{
  Rule *old = get_rule (widget);
  Rule *made;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (title != NULL);

  if (old != NULL && g_str_equal (old->title, title) && g_strcmp0 (old->rule, rule) == 0 &&
      g_strcmp0 (old->section, section) == 0)
    {
      set_tooltip (widget, old);
      return;
    }
  if (old == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);

  made = g_new (Rule, 1);
  made->title = g_strdup (title);
  made->rule = g_strdup (rule);
  made->section = g_strdup (section);
  g_object_set_qdata_full (G_OBJECT (widget), get_rule_quark (), made, rule_free);
  set_tooltip (widget, made);
}

static GtkPopover *
find_popover (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      GtkPopover *popover = g_object_get_qdata (G_OBJECT (widget), get_popover_quark ());

      if (popover != NULL)
        return popover;
    }

  return NULL;
}

static void
point_to (GtkPopover *popover,
          GtkWidget *anchor)
{
  GtkWidget *root = gtk_widget_get_parent (GTK_WIDGET (popover));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (anchor, root, &bounds))
    return;

  gtk_popover_set_pointing_to (popover, &(GdkRectangle){ (int) bounds.origin.x,
                                                         (int) bounds.origin.y,
                                                         (int) bounds.size.width,
                                                         (int) bounds.size.height });
}

/* Asks for the height that @lines have at the width they get: what a popover asks for by itself is
 * a line short where lines of several sizes wrap. */
static void
keep_height (GtkWidget *lines)
{
  int width;
  int height;

  gtk_widget_measure (lines, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (lines, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_set_size_request (lines, width, height);
}

/**
 * scr_show_rule_text:
 * @anchor: a widget below one that scr_watch_rules() was called for
 * @title: what is told about
 * @rule: what the rules say of it
 * @section: (nullable): the rulebook's section
 *
 * Tells a rule beside @anchor until the player looks elsewhere.
 */
void
scr_show_rule_text (GtkWidget *anchor,
                    const char *title,
                    const char *rule,
                    const char *section)
{
  GtkPopover *popover = find_popover (anchor);
  GtkRoot *root = gtk_widget_get_root (anchor);

  g_return_if_fail (popover != NULL && root != NULL);

  /* A popover asks for the focus that it is to give back. */
  if (gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (anchor);
  gtk_popover_set_child (popover, new_lines (title, rule, section));
  keep_height (gtk_popover_get_child (popover));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rule != NULL ? rule : "",
                                  -1);
  point_to (popover, anchor);
  gtk_popover_popup (popover);
}

/* Tells the rule of @widget, or of what it is in. Returns whether there is one. */
gboolean
scr_show_rule (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      Rule *rule = get_rule (widget);

      if (rule == NULL)
        continue;
      scr_show_rule_text (widget, rule->title, rule->rule, rule->section);
      return TRUE;
    }

  return FALSE;
}

/* Ends telling. Returns whether anything was told. */
gboolean
scr_hide_rule (GtkWidget *root)
{
  GtkPopover *popover = find_popover (root);

  if (popover == NULL || !gtk_widget_get_visible (GTK_WIDGET (popover)))
    return FALSE;

  gtk_popover_popdown (popover);
  return TRUE;
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant *args,
        gpointer user_data)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!gtk_widget_get_mapped (widget) || focus == NULL || !gtk_widget_is_ancestor (focus, widget))
    return GDK_EVENT_PROPAGATE;
  if (scr_hide_rule (widget))
    return GDK_EVENT_STOP;

  return scr_show_rule (focus) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* A long press is not also a click. */
static void
press_cb (GtkGesture *gesture,
          double x,
          double y,
          GtkWidget *root)
{
  GtkWidget *pressed = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);

  if (pressed != NULL && scr_show_rule (pressed))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/**
 * scr_watch_rules:
 * @root: a widget that unparents its children when it goes away
 *
 * Has the key I and a long press tell the rules of what is in @root.
 */
void
scr_watch_rules (GtkWidget *root)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  g_return_if_fail (find_popover (root) == NULL);

  gtk_widget_set_parent (popover, root);
  g_object_set_qdata (G_OBJECT (root), get_popover_quark (), popover);
  scr_add_key (root, GDK_KEY_i, key_cb);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (press_cb), root, 0);
  gtk_widget_add_controller (root, GTK_EVENT_CONTROLLER (press));
}
