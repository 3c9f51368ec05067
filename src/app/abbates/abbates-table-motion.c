/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-table-private.h"

/* How a new state comes about on the table. */

static AbbatesParts
get_parts (AbbatesTable *self)
{
  return (AbbatesParts){
    .table = GTK_WIDGET (self),
    .seats = GTK_WIDGET (self->seats),
    .portraits = GTK_WIDGET (self->portraits),
    .abbey = GTK_WIDGET (self->abbey),
    .chapter = GTK_WIDGET (self->chapter),
    .track = GTK_WIDGET (self->track),
    .actions = GTK_WIDGET (self->actions),
    .hand = GTK_WIDGET (self->hand),
  };
}

void
abbates_table_land_flights (AbbatesTable *self)
{
  g_autoptr (AbbatesFlights) flights = g_steal_pointer (&self->flights);
  AbbatesParts parts = get_parts (self);
  AbbatesView view = abbates_table_get_view (self);

  abbates_flights_land (flights, &parts, &view, self->motion);
  g_array_unref (view.steps);
}

void
abbates_table_end_motion (AbbatesTable *self)
{
  g_clear_pointer (&self->flights, abbates_flights_free);
  scr_table_set_is_moving (SCR_TABLE (self), FALSE);
  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    abbates_table_update (SCR_TABLE (self));
}

void
abbates_table_step (ScrTable *table,
                    ScrState *state,
                    GListModel *events)
{
  AbbatesTable *self = ABBATES_TABLE (table);
  AbbatesParts parts = get_parts (self);
  g_autoptr (AbbatesFlights) flights = NULL;

  abbates_motion_end (self->motion);
  if (self->shown != NULL && state != NULL && abbates_motion_is_wanted (self->motion))
    flights = abbates_flights_new (&parts, events);
  if (flights == NULL || abbates_flights_get_n_flights (flights) == 0)
    {
      scr_table_set_state (table, state);
      return;
    }

  scr_table_set_is_moving (table, TRUE);
  scr_table_set_state (table, state);
  self->flights = g_steal_pointer (&flights);
  abbates_motion_begin (self->motion);
}
