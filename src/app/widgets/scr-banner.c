/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-banner.h"

#include "app/widgets/scr-children.h"

/**
 * ScrBanner:
 *
 * One sentence across a page that stays until it is closed or no longer holds.
 */
struct _ScrBanner
{
  GtkWidget parent_instance;

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (ScrBanner, scr_banner, GTK_TYPE_WIDGET)

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
scr_banner_class_init (ScrBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_banner_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrBanner, label);
  gtk_widget_class_install_action (widget_class, "banner.close", NULL, close_cb);
}

static void
scr_banner_init (ScrBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
scr_banner_show_sentence (ScrBanner *self,
                          const char *sentence)
{
  g_return_if_fail (SCR_IS_BANNER (self));

  gtk_label_set_label (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
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
