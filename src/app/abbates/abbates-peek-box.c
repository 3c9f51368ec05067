/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-peek-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * AbbatesPeekBox:
 *
 * The cards that the winner looks at, to be put in an order. The order is kept
 * here until it is a move.
 */
struct _AbbatesPeekBox
{
  GtkWidget parent_instance;

  AbbatesState *state;
  guint8 order[ABBATES_MAX_KNOWN]; /* numbers from 1, as they go back */
  guint n_cards;

  GtkBox *cards;
  GtkWidget *put_back;
};

G_DEFINE_FINAL_TYPE (AbbatesPeekBox, abbates_peek_box, GTK_TYPE_WIDGET)

static void update_cards (AbbatesPeekBox *self);

static void
earlier_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  AbbatesPeekBox *self = ABBATES_PEEK_BOX (widget);
  guint place = g_variant_get_uint32 (parameter);
  guint8 number;

  if (place == 0 || place >= self->n_cards)
    return;

  number = self->order[place];
  self->order[place] = self->order[place - 1];
  self->order[place - 1] = number;
  update_cards (self);
}

static void
abbates_peek_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_PEEK_BOX);
  scr_unparent_children (GTK_WIDGET (object));
  g_clear_object (&ABBATES_PEEK_BOX (object)->state);

  G_OBJECT_CLASS (abbates_peek_box_parent_class)->dispose (object);
}

static void
abbates_peek_box_class_init (AbbatesPeekBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_peek_box_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/scriptorium/Scriptorium/ui/"
                                                             "abbates-peek-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AbbatesPeekBox, cards);
  gtk_widget_class_bind_template_child (widget_class, AbbatesPeekBox, put_back);
  gtk_widget_class_install_action (widget_class, "peek.earlier", "u", earlier_cb);
  gtk_widget_class_set_css_name (widget_class, "peek");
}

static void
abbates_peek_box_init (AbbatesPeekBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->cards), scr_flow_layout_new (6, 0));
}

/* A button that moves the card at @place one place towards the top. */
static GtkWidget *
new_arrow (const char *icon,
           char *name,
           guint place)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "flat");
  scr_set_action (button, "peek.earlier", g_variant_new_uint32 (place));
  g_free (name);

  return button;
}

static GtkWidget *
new_card (AbbatesPeekBox *self,
          const AbbatesView *view,
          guint place)
{
  const AbbatesPosition *position = abbates_state_get_position (self->state);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *arrows = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *card = abbates_card_button_new ();
  AbbatesCard shown = position->known[self->order[place] - 1];
  g_autofree char *what = abbates_name_card (view, shown);
  g_autofree char *name = g_strdup_printf (_ ("Card %u from the top: %s"), place + 1, what);

  abbates_card_button_show_card (ABBATES_CARD_BUTTON (card), shown, name);
  gtk_box_append (GTK_BOX (box), card);
  gtk_widget_set_halign (arrows, GTK_ALIGN_CENTER);
  if (place > 0)
    gtk_box_append (GTK_BOX (arrows),
                    new_arrow ("go-up-symbolic",
                               g_strdup_printf (_ ("Move card %u up: %s"), place + 1, what),
                               place));
  if (place + 1 < self->n_cards)
    gtk_box_append (GTK_BOX (arrows),
                    new_arrow ("go-down-symbolic",
                               g_strdup_printf (_ ("Move card %u down: %s"), place + 1, what),
                               place + 1));
  gtk_box_append (GTK_BOX (box), arrows);

  return box;
}

static void
update_cards (AbbatesPeekBox *self)
{
  g_autoptr (GString) move = g_string_new ("order");
  const AbbatesView view = {
    .state = self->state,
    .position = abbates_state_get_position (self->state),
    .rules = abbates_state_get_rules (self->state),
  };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
  for (guint i = 0; i < self->n_cards; i++)
    {
      gtk_box_append (self->cards, new_card (self, &view, i));
      g_string_append_printf (move, " %u", self->order[i]);
    }
  scr_set_action (self->put_back, "match.move", g_variant_new_string (move->str));
}

/* Shows the cards while the winner, a person, looks at them. */
void
abbates_peek_box_show (AbbatesPeekBox *self,
                       const AbbatesView *view)
{
  gboolean is_due = view->is_open && view->position->awaiting == ABBATES_MOVE_ORDER;

  g_return_if_fail (ABBATES_IS_PEEK_BOX (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_due);
  if (!is_due || self->state == view->state)
    return;

  g_set_object (&self->state, view->state);
  self->n_cards = view->position->n_known;
  for (guint i = 0; i < self->n_cards; i++)
    self->order[i] = (guint8) (i + 1);
  update_cards (self);
}
