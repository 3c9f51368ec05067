/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-peek-box.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"

#define NOWHERE (-1)

/**
 * AbbatesPeekBox:
 *
 * The cards that the winner looks at, to be put in an order: a card is chosen, then the
 * place that it moves to, as everywhere on the table; or it is dragged there. The order is
 * kept here until it is a move.
 */
struct _AbbatesPeekBox
{
  GtkWidget parent_instance;

  AbbatesState *state;
  char *hint;
  guint8 order[ABBATES_MAX_KNOWN]; /* numbers from 1, as they go back */
  guint n_cards;
  int chosen; /* a place from 0 */

  AbbatesCardButton *places[ABBATES_MAX_KNOWN];
  GtkBox *cards;
  GtkWidget *put_back;
};

G_DEFINE_FINAL_TYPE (AbbatesPeekBox, abbates_peek_box, GTK_TYPE_WIDGET)

static void update_cards (AbbatesPeekBox *self);

/* The card at @from moves to the place @to; those between make room. */
static void
move_card (AbbatesPeekBox *self,
           guint from,
           guint to)
{
  guint8 number = self->order[from];

  if (from < to)
    memmove (self->order + from, self->order + from + 1, to - from);
  else
    memmove (self->order + to + 1, self->order + to, from - to);
  self->order[to] = number;
}

static void
pick_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  AbbatesPeekBox *self = ABBATES_PEEK_BOX (widget);
  guint place = g_variant_get_uint32 (parameter);

  if (place >= self->n_cards)
    return;

  if (self->chosen == NOWHERE)
    self->chosen = (int) place;
  else
    {
      move_card (self, (guint) self->chosen, place);
      self->chosen = NOWHERE;
    }
  update_cards (self);
}

static guint
get_place (AbbatesPeekBox *self,
           GtkWidget *card)
{
  guint place = 0;

  while (place < self->n_cards && GTK_WIDGET (self->places[place]) != card)
    place++;

  return place;
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double x,
            double y,
            AbbatesPeekBox *self)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  return gdk_content_provider_new_typed (G_TYPE_UINT, get_place (self, card));
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag *drag,
               AbbatesPeekBox *self)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  abbates_card_button_set_drag_picture (ABBATES_CARD_BUTTON (card), source);
  self->chosen = (int) get_place (self, card);
  update_cards (self);
}

static void
drag_end_cb (GtkDragSource *source,
             GdkDrag *drag,
             gboolean is_moved,
             AbbatesPeekBox *self)
{
  abbates_peek_box_let_go (self);
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue *value,
         double x,
         double y,
         AbbatesPeekBox *self)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  guint from = g_value_get_uint (value);
  guint to = get_place (self, card);

  if (from >= self->n_cards || to >= self->n_cards)
    return FALSE;

  self->chosen = NOWHERE;
  move_card (self, from, to);
  update_cards (self);
  return TRUE;
}

static void
abbates_peek_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ABBATES_TYPE_PEEK_BOX);
  scr_unparent_children (GTK_WIDGET (object));
  g_clear_object (&ABBATES_PEEK_BOX (object)->state);
  g_clear_pointer (&ABBATES_PEEK_BOX (object)->hint, g_free);

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
  gtk_widget_class_install_action (widget_class, "peek.pick", "u", pick_cb);
  gtk_widget_class_set_css_name (widget_class, "peek");
}

static void
add_drag (AbbatesPeekBox *self,
          GtkWidget *card)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (source, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (target));
}

static void
abbates_peek_box_init (AbbatesPeekBox *self)
{
  GtkLabel *label;

  self->chosen = NOWHERE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (12, 0));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->cards), scr_flow_layout_new (8, 0));
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->put_back)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_width_chars (label, 14);
  for (guint i = 0; i < ABBATES_MAX_KNOWN; i++)
    {
      GtkWidget *card = abbates_card_button_new ();

      add_drag (self, card);
      gtk_box_append (self->cards, card);
      self->places[i] = ABBATES_CARD_BUTTON (card);
    }
}

static void
show_card (AbbatesPeekBox *self,
           const AbbatesView *view,
           guint place)
{
  GtkWidget *card = GTK_WIDGET (self->places[place]);
  gboolean is_chosen = self->chosen == (int) place;
  AbbatesCard shown = view->position->known[self->order[place] - 1];
  g_autofree char *what = abbates_name_card (view, shown);
  g_autofree char *name = g_strdup_printf (_ ("Card %u from the top: %s"), place + 1, what);
  const char *description = _ ("Can be chosen now, and then the place that it moves to");

  if (self->chosen != NOWHERE)
    description = is_chosen ? abbates_name_mark (ABBATES_MARK_SELECTED)
                            : _ ("The chosen card can move here");
  abbates_card_button_show_card (self->places[place], shown, name);
  abbates_set_mark (card, is_chosen ? ABBATES_MARK_SELECTED : ABBATES_MARK_LIT);
  scr_set_action (card, "peek.pick", g_variant_new_uint32 (place));
  scr_set_description (card, description);
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

  for (guint i = 0; i < ABBATES_MAX_KNOWN; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->places[i]), i < self->n_cards);
      if (i >= self->n_cards)
        continue;
      show_card (self, &view, i);
      g_string_append_printf (move, " %u", self->order[i]);
    }
  scr_set_action (self->put_back, "match.move", g_variant_new_string (move->str));
}

/* Lets go of the card that is chosen. Returns whether there was one. */
gboolean
abbates_peek_box_let_go (AbbatesPeekBox *self)
{
  g_return_val_if_fail (ABBATES_IS_PEEK_BOX (self), FALSE);

  if (self->chosen == NOWHERE)
    return FALSE;

  self->chosen = NOWHERE;
  update_cards (self);
  return TRUE;
}

static void
reset_order (AbbatesPeekBox *self,
             const AbbatesView *view)
{
  g_set_object (&self->state, view->state);
  g_clear_pointer (&self->hint, g_free);
  self->chosen = NOWHERE;
  self->n_cards = view->position->n_known;
  for (guint i = 0; i < self->n_cards; i++)
    self->order[i] = (guint8) (i + 1);
  update_cards (self);
}

/* Lays the cards as the hint would have them, so that only the button is left to press. */
static void
show_hint (AbbatesPeekBox *self,
           const AbbatesView *view)
{
  AbbatesMove move;

  if (g_strcmp0 (self->hint, view->hint) == 0)
    return;

  g_free (self->hint);
  self->hint = g_strdup (view->hint);
  if (self->hint == NULL || !abbates_move_parse (view->rules, self->hint, &move, NULL) ||
      move.kind != ABBATES_MOVE_ORDER)
    return;

  for (guint i = 0; i < self->n_cards; i++)
    self->order[i] = move.arg[0] != 0 ? move.arg[i] : (guint8) (i + 1);
  self->chosen = NOWHERE;
  update_cards (self);
  scr_set_action (self->put_back, "match.move", g_variant_new_string (self->hint));
}

/* Shows the cards while the winner, a person, looks at them. */
void
abbates_peek_box_show (AbbatesPeekBox *self,
                       const AbbatesView *view)
{
  gboolean is_due = abbates_view_is_peek (view);

  g_return_if_fail (ABBATES_IS_PEEK_BOX (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_due);
  if (!is_due)
    return;

  if (self->state != view->state)
    reset_order (self, view);
  show_hint (self, view);
}
