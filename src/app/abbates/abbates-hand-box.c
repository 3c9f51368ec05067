/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-hand-box.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-abbot-card.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

/**
 * AbbatesHandBox:
 *
 * The hand of the seat in sight, all of it, also what cannot be played now.
 */
struct _AbbatesHandBox
{
  GtkWidget parent_instance;

  GPtrArray *cards;
};

G_DEFINE_FINAL_TYPE (AbbatesHandBox, abbates_hand_box, GTK_TYPE_WIDGET)

static void
abbates_hand_box_dispose (GObject *object)
{
  AbbatesHandBox *self = ABBATES_HAND_BOX (object);

  g_ptr_array_set_size (self->cards, 0);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (abbates_hand_box_parent_class)->dispose (object);
}

static void
abbates_hand_box_finalize (GObject *object)
{
  g_ptr_array_unref (ABBATES_HAND_BOX (object)->cards);

  G_OBJECT_CLASS (abbates_hand_box_parent_class)->finalize (object);
}

static void
abbates_hand_box_class_init (AbbatesHandBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = abbates_hand_box_dispose;
  object_class->finalize = abbates_hand_box_finalize;

  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_hand_box_init (AbbatesHandBox *self)
{
  self->cards = g_ptr_array_new ();
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (6, 0));
}

/* Cards are kept and shown anew, so that the focus stays where it is. */
static void
show_card (AbbatesHandBox *self,
           const AbbatesView *view,
           guint i,
           guint value)
{
  if (i == self->cards->len)
    {
      GtkWidget *card = abbates_abbot_card_new ();

      gtk_widget_set_halign (card, GTK_ALIGN_START);
      gtk_widget_set_parent (card, GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
    }

  abbates_abbot_card_show (g_ptr_array_index (self->cards, i), view, value);
}

static void
drop_cards (AbbatesHandBox *self,
            guint n_left)
{
  while (self->cards->len > n_left)
    gtk_widget_unparent (g_ptr_array_steal_index (self->cards, self->cards->len - 1));
}

/* Shows the hand of the seat in sight; beside Henricus' cards that of the player.
 * It makes room for cards that are looked at. */
void
abbates_hand_box_show (AbbatesHandBox *self,
                       const AbbatesView *view)
{
  AbbatesView own = *view;
  const AbbatesHand *hand;
  g_autofree char *name = NULL;
  guint n_cards = 0;

  g_return_if_fail (ABBATES_IS_HAND_BOX (self));

  gtk_widget_set_visible (GTK_WIDGET (self),
                          view->position->stage != ABBATES_STAGE_SETUP &&
                              !view->position->table && !abbates_view_is_peek (view));
  if (abbates_view_is_henricus (view, view->shown_seat))
    own.shown_seat = 1;

  hand = &view->position->seats[own.shown_seat - 1].hand;
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if (hand->values & (1 << value))
      show_card (self, &own, n_cards++, value);
  for (guint i = 0; i < hand->benedict; i++)
    show_card (self, &own, n_cards++, ABBATES_BENEDICT);
  drop_cards (self, n_cards);

  name = g_strdup_printf (_ ("Hand of %s"), abbates_view_get_name (view, own.shown_seat));
  scr_set_name (GTK_WIDGET (self), name);
}
