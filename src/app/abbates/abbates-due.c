/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-due.h"

/* Where the next card lies that the players of a real table are asked for. */

static gboolean
is_laid (const AbbatesEvent *event)
{
  return event->to.kind != ABBATES_PLACE_NOWHERE &&
         (event->piece == ABBATES_PIECE_CARD || event->piece == ABBATES_PIECE_ARCADE);
}

/**
 * abbates_due_find:
 * @state: a state
 *
 * Returns: where the card lies, or comes to lie, that is told next; nowhere where none is due
 *   or no real table is mirrored
 */
AbbatesPlace
abbates_due_find (AbbatesState *state)
{
  const AbbatesRules *rules = abbates_state_get_rules (state);
  AbbatesPosition next = *abbates_state_get_position (state);
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  AbbatesEvents events = { 0 };

  if (!next.table || !abbates_position_is_chance (&next) ||
      abbates_position_outcomes (&next, rules, moves, weights) == 0)
    return ABBATES_AT (NOWHERE, 0, 0);

  abbates_position_apply_events (&next, rules, moves[0], &events);
  for (guint i = 0; i < events.n_events; i++)
    if (is_laid (&events.events[i]))
      return events.events[i].to;

  return ABBATES_AT (NOWHERE, 0, 0);
}

/* Shows on @widget, what lies at @place, whether that is asked for now. */
void
abbates_due_mark (GtkWidget *widget,
                  const AbbatesView *view,
                  AbbatesPlace place)
{
  if (view->due.kind == place.kind && view->due.of == place.of && view->due.at == place.at)
    gtk_widget_add_css_class (widget, "due");
  else
    gtk_widget_remove_css_class (widget, "due");
}
