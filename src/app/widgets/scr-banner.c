/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-banner.h"

#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * ScrBanner:
 *
 * One sentence across a page, with buttons for what can be done about it, that stays
 * until it is closed or no longer holds.
 */
struct _ScrBanner
{
  GtkWidget parent_instance;

  gboolean is_closable;

  GtkWidget *line;
  GtkLabel *label;
  GtkBox *buttons;
};

enum
{
  PROP_0,
  PROP_IS_CLOSABLE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrBanner, scr_banner, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
close_cb (GtkWidget *widget,
          const char *action,
          GVariant *parameter)
{
  scr_banner_hide_sentence (SCR_BANNER (widget));
}

static void
scr_banner_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SCR_TYPE_BANNER);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (scr_banner_parent_class)->dispose (object);
}

static void
scr_banner_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_CLOSABLE:
      g_value_set_boolean (value, SCR_BANNER (object)->is_closable);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_banner_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_CLOSABLE:
      SCR_BANNER (object)->is_closable = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_banner_class_init (ScrBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = scr_banner_dispose;
  object_class->get_property = scr_banner_get_property;
  object_class->set_property = scr_banner_set_property;

  /**
   * ScrBanner:is-closable:
   *
   * Whether it can be closed while it still holds.
   */
  properties[PROP_IS_CLOSABLE] =
      g_param_spec_boolean ("is-closable", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrBanner, line);
  gtk_widget_class_bind_template_child (widget_class, ScrBanner, label);
  gtk_widget_class_bind_template_child (widget_class, ScrBanner, buttons);
  gtk_widget_class_install_action (widget_class, "banner.close", NULL, close_cb);
}

static void
scr_banner_init (ScrBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->line, scr_flow_layout_new (8, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->buttons), scr_flow_layout_new (6, 0));
}

/* Shows the sentence alone; scr_banner_add_button() says what can be done about it. */
void
scr_banner_show_sentence (ScrBanner *self,
                          const char *sentence)
{
  GtkWidget *child;

  g_return_if_fail (SCR_IS_BANNER (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, child);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), FALSE);
  gtk_label_set_label (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * scr_banner_add_button:
 * @self: a banner that shows a sentence
 * @label: what the button says
 * @action: the name of the action that it activates
 * @target: (nullable) (transfer floating): the action's parameter
 *
 * Offers what can be done, until the next sentence.
 */
void
scr_banner_add_button (ScrBanner *self,
                       const char *label,
                       const char *action,
                       GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_if_fail (SCR_IS_BANNER (self));

  scr_set_action (button, action, target);
  gtk_box_append (self->buttons, button);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons), TRUE);
}

/* Takes the focus to the first button. Returns whether there is one. */
gboolean
scr_banner_grab_button (ScrBanner *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));

  return button != NULL && gtk_widget_grab_focus (button);
}

void
scr_banner_hide_sentence (ScrBanner *self)
{
  g_return_if_fail (SCR_IS_BANNER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* The sentence that is shown, or NULL. */
const char *
scr_banner_get_sentence (ScrBanner *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->label) : NULL;
}
