/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-actions.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-rule.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-rule.h"
#include "games/abbates/abbates-sentence.h"

/**
 * AbbatesActions:
 *
 * What the winner may do besides taking a card: the arcade card's action, as
 * buttons or as a word on how to do it; also the card that is to be placed.
 * While Abbot cards are played, what there is to win.
 */
struct _AbbatesActions
{
  GtkWidget parent_instance;

  GtkWidget *drawn;
  GtkLabel *rule;
  GtkBox *buttons;
  GtkWidget *let_go;
};

G_DEFINE_FINAL_TYPE (AbbatesActions, abbates_actions, GTK_TYPE_WIDGET)

static void
abbates_actions_dispose (GObject *object)
{
  scr_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (abbates_actions_parent_class)->dispose (object);
}

static void
abbates_actions_class_init (AbbatesActionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_actions_dispose;

  gtk_widget_class_set_css_name (widget_class, "actions");
  gtk_widget_class_set_layout_manager_type (widget_class, SCR_TYPE_FLOW_LAYOUT);
}

static void
abbates_actions_init (AbbatesActions *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), scr_flow_layout_new (8, 0));

  self->drawn = abbates_card_button_new ();
  gtk_widget_set_halign (self->drawn, GTK_ALIGN_START);
  gtk_widget_set_parent (self->drawn, GTK_WIDGET (self));
  self->buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->buttons), scr_flow_layout_new (6, 0));
  gtk_widget_set_parent (GTK_WIDGET (self->buttons), GTK_WIDGET (self));
  self->let_go = gtk_button_new_with_label (_ ("Let go"));
  gtk_widget_set_tooltip_text (self->let_go, _ ("Let go of the chosen card (Escape)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->let_go), "table.let-go");
  gtk_widget_set_halign (self->let_go, GTK_ALIGN_START);
  gtk_widget_set_valign (self->let_go, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->let_go, GTK_WIDGET (self));
  self->rule = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->rule, 0);
  gtk_label_set_wrap (self->rule, TRUE);
  gtk_label_set_lines (self->rule, 2);
  gtk_label_set_ellipsize (self->rule, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->rule, 36);
  gtk_widget_set_hexpand (GTK_WIDGET (self->rule), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rule), "small");
  gtk_widget_set_parent (GTK_WIDGET (self->rule), GTK_WIDGET (self));
}

static void
add_button (AbbatesActions *self,
            const char *label,
            const char *move,
            const char *rule)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  scr_set_rule (button, label, rule, abbates_rule_section_arcade ());
  scr_set_description (button, rule);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  scr_set_action (button, "match.move", g_variant_new_string (move));
  gtk_box_append (self->buttons, button);
}

/* Adds a button for each action that needs no card. Returns whether the arcade
 * card allows anything at all. */
static gboolean
add_buttons (AbbatesActions *self,
             const AbbatesView *view,
             const char *rule)
{
  g_auto (GStrv) moves = scr_state_list_moves (SCR_STATE (view->state));
  gboolean has_action = FALSE;

  for (guint i = 0; moves[i] != NULL; i++)
    {
      AbbatesMove move;

      if (!abbates_move_parse (view->rules, moves[i], &move, NULL))
        continue;
      has_action |= move.kind != ABBATES_MOVE_TAKE && move.kind != ABBATES_MOVE_PLAY &&
                    move.kind != ABBATES_MOVE_PLACE && move.kind != ABBATES_MOVE_ORDER;
      if (move.kind == ABBATES_MOVE_PEEK)
        add_button (self, _ ("Look at the cards"), moves[i], rule);
      else if (move.kind == ABBATES_MOVE_OTHER_LINE)
        add_button (self, abbates_sentence_line (move.arg[0]), moves[i], rule);
    }

  return has_action;
}

/* The card that is to be placed: the one drawn, or the one chosen from the discard pile. At a real
 * table a player has the drawn one in hand, and the sentence names it. */
static void
show_drawn (AbbatesActions *self,
            const AbbatesView *view)
{
  AbbatesCard card = view->position->drawn;
  AbbatesSpot place = ABBATES_PLACE (ABBATES_DRAWN, 0, 0);
  gboolean is_drawn = card != ABBATES_NO_CARD && !view->position->table &&
                      view->position->awaiting == ABBATES_MOVE_PLACE;

  if (view->selected.where == ABBATES_IN_DISCARD)
    {
      place = view->selected;
      card = view->selected.number;
      is_drawn = TRUE;
    }
  gtk_widget_set_visible (self->drawn, is_drawn);
  if (is_drawn)
    abbates_card_button_show_place (ABBATES_CARD_BUTTON (self->drawn), view, place, card);
  else
    abbates_card_button_show_card (ABBATES_CARD_BUTTON (self->drawn), ABBATES_NO_CARD, "");
}

static gboolean
has_visible_child (AbbatesActions *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      return TRUE;

  return FALSE;
}

/* Shows what can be done now. */
void
abbates_actions_show (AbbatesActions *self,
                      const AbbatesView *view)
{
  AbbatesArcade arcade = abbates_position_arcade (view->position, view->rules);
  const char *rule = abbates_sentence_arcade_rule (arcade);
  gboolean is_selected = view->selected.where != ABBATES_NOWHERE;
  gboolean is_play = view->is_open && view->position->awaiting == ABBATES_MOVE_PLAY &&
                     !view->position->table;
  gboolean is_due = is_play || view->position->awaiting == ABBATES_MOVE_TAKE ||
                    view->position->awaiting == ABBATES_MOVE_PLACE;
  g_autofree char *corner = NULL;
  gboolean has_action = FALSE;
  GtkWidget *child;

  g_return_if_fail (ABBATES_IS_ACTIONS (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) != NULL)
    gtk_box_remove (self->buttons, child);
  if (view->is_open && view->position->awaiting == ABBATES_MOVE_TAKE)
    has_action = add_buttons (self, view, rule);

  show_drawn (self, view);
  if (is_play && view->position->phase == ABBATES_N_PHASES)
    rule = corner = abbates_name_corner_rule (view, view->position->round);
  gtk_label_set_label (self->rule, rule);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rule), rule);
  /* Beside a real table the agenda says what may be done. */
  gtk_widget_set_visible (GTK_WIDGET (self->rule),
                          (has_action || is_play) && !view->position->table);
  gtk_widget_set_visible (GTK_WIDGET (self->buttons),
                          gtk_widget_get_first_child (GTK_WIDGET (self->buttons)) != NULL);
  gtk_widget_set_visible (self->let_go, view->is_open && is_selected);
  /* Its room is kept while cards are chosen, so that nothing moves under the pointer; beside a real
   * table there is none to spare. */
  gtk_widget_set_visible (GTK_WIDGET (self),
                          view->is_open && is_due &&
                              (!view->position->table || has_visible_child (self)));
}
