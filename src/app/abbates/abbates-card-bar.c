/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-card-bar.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-picture.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesCardBar:
 * @entry: (nullable): where a card goes that is pressed
 *
 * The garden cards that there are, each a button: pressed, it goes to the place that had the
 * focus last, and the focus goes on to the next place.
 */
struct _AbbatesCardBar
{
  GtkWidget parent_instance;

  AbbatesCardEntry *entry;
};

G_DEFINE_FINAL_TYPE (AbbatesCardBar, abbates_card_bar, GTK_TYPE_WIDGET)

static void
card_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  AbbatesCardBar *self = ABBATES_CARD_BAR (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (self->entry == NULL || root == NULL)
    return;

  abbates_card_entry_set_card (self->entry, g_variant_get_byte (parameter));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_TAB_FORWARD);
}

static void
enter_cb (GtkEventController *controller,
          AbbatesCardBar *self)
{
  g_set_weak_pointer (&self->entry,
                      ABBATES_CARD_ENTRY (gtk_event_controller_get_widget (controller)));
}

static void
abbates_card_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&ABBATES_CARD_BAR (object)->entry);
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_card_bar_parent_class)->dispose (object);
}

static void
abbates_card_bar_class_init (AbbatesCardBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_card_bar_dispose;

  gtk_widget_class_install_action (widget_class, "palette.card", "y", card_cb);
  gtk_widget_class_set_css_name (widget_class, "cardbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_card_bar_init (AbbatesCardBar *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (4, 600));
  scr_set_name (GTK_WIDGET (self), _ ("Garden cards"));
}

GtkWidget *
abbates_card_bar_new (void)
{
  return g_object_new (ABBATES_TYPE_CARD_BAR, NULL);
}

static void
add_button (AbbatesCardBar *self,
            AbbatesCard card)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *name =
      card == ABBATES_UNKNOWN_CARD ? g_strdup (_ ("Not known")) : abbates_sentence_card (card);

  if (card == ABBATES_UNKNOWN_CARD)
    gtk_button_set_label (GTK_BUTTON (button), "?");
  else
    {
      GtkWidget *picture = abbates_picture_new (ABBATES_FORM_CARD);

      abbates_picture_set_number (ABBATES_PICTURE (picture), card);
      gtk_button_set_child (GTK_BUTTON (button), picture);
    }
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, name);
  scr_set_name (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "palette.card");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "y", card);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

/**
 * abbates_card_bar_show:
 * @self: a palette
 * @rules: the rules of the match, which say what cards there are
 * @with_unknown: whether a card may stay unknown
 */
void
abbates_card_bar_show (AbbatesCardBar *self,
                       const AbbatesRules *rules,
                       gboolean with_unknown)
{
  g_return_if_fail (ABBATES_IS_CARD_BAR (self));

  scr_unparent_children (GTK_WIDGET (self));
  for (guint i = 0; i < rules->n_card_list; i++)
    add_button (self, rules->card_list[i]);
  if (with_unknown)
    add_button (self, ABBATES_UNKNOWN_CARD);
}

/* A place that cards of the palette can go to; the first one is where they go at the beginning. */
void
abbates_card_bar_add_entry (AbbatesCardBar *self,
                            AbbatesCardEntry *entry)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  if (self->entry == NULL)
    g_set_weak_pointer (&self->entry, entry);
  g_signal_connect_object (focus, "enter", G_CALLBACK (enter_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
}
