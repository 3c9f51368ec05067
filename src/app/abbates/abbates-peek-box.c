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

/* The focus goes with the card, so that the same key moves it further; at the end,
 * to the button that moves it back. */
static void
focus_card (AbbatesPeekBox *self,
            guint place,
            gboolean is_towards)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  for (guint i = 0; i < place; i++)
    box = gtk_widget_get_next_sibling (box);
  if (place == 0 || (!is_towards && place + 1 < self->n_cards))
    gtk_widget_grab_focus (gtk_widget_get_last_child (box));
  else
    gtk_widget_grab_focus (gtk_widget_get_first_child (box));
}

/* Moves a card one place; @is_towards says whether towards the top of the pile. */
static void
move_card (AbbatesPeekBox *self,
           guint place,
           gboolean is_towards)
{
  guint other = is_towards ? place - 1 : place + 1;
  guint8 number;

  if (place >= self->n_cards || (is_towards && place == 0) || other >= self->n_cards)
    return;

  number = self->order[place];
  self->order[place] = self->order[other];
  self->order[other] = number;
  update_cards (self);
  focus_card (self, other, is_towards);
}

static void
towards_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  move_card (ABBATES_PEEK_BOX (widget), g_variant_get_uint32 (parameter), TRUE);
}

static void
away_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  move_card (ABBATES_PEEK_BOX (widget), g_variant_get_uint32 (parameter), FALSE);
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
  gtk_widget_class_install_action (widget_class, "peek.towards", "u", towards_cb);
  gtk_widget_class_install_action (widget_class, "peek.away", "u", away_cb);
  gtk_widget_class_set_css_name (widget_class, "peek");
}

static void
abbates_peek_box_init (AbbatesPeekBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (12, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->cards), scr_flow_layout_new (10, 0));
}

/* A button that moves the card at @place; one that cannot be used has no action. */
static GtkWidget *
new_arrow (const char *icon,
           const char *action,
           const char *name,
           guint place,
           gboolean can_move)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "step");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (can_move)
    scr_set_action (button, action, g_variant_new_uint32 (place));
  else
    gtk_widget_set_sensitive (button, FALSE);

  return button;
}

static GtkWidget *
new_card (AbbatesPeekBox *self,
          const AbbatesView *view,
          guint place)
{
  const AbbatesPosition *position = abbates_state_get_position (self->state);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *card = abbates_card_button_new ();
  AbbatesCard shown = position->known[self->order[place] - 1];
  g_autofree char *what = abbates_name_card (view, shown);
  g_autofree char *name = g_strdup_printf (_ ("Card %u from the top: %s"), place + 1, what);
  g_autofree char *towards =
      g_strdup_printf (_ ("Move card %u towards the top of the pile: %s"), place + 1, what);
  g_autofree char *away =
      g_strdup_printf (_ ("Move card %u away from the top of the pile: %s"), place + 1, what);

  abbates_card_button_show_card (ABBATES_CARD_BUTTON (card), shown, name);
  gtk_box_append (GTK_BOX (box), new_arrow ("go-previous-symbolic", "peek.towards", towards, place,
                                            place > 0));
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), new_arrow ("go-next-symbolic", "peek.away", away, place,
                                            place + 1 < self->n_cards));

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
  gboolean is_due = abbates_view_is_peek (view);

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
