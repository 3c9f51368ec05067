/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-shapes.h"
#include "app/abbates/abbates-table-private.h"
#include "app/widgets/scr-dock-layout.h"
#include "app/widgets/scr-flow-layout.h"

/* What is done at a real table, told beside what is told of it. */

/* In a table at least so wide there is room for a third column below it, where letters are as
 * most people have them. */
#define ROOMY 1180

/* Shows the agenda where it takes no height from the table. Where there is so much room, all that
 * is told and pressed below the table keeps its place. */
static void
width_cb (AbbatesTable *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->halves);
  GtkLayoutManager *telling = gtk_widget_get_layout_manager (GTK_WIDGET (self->telling));
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  ScrState *state = scr_table_get_state (SCR_TABLE (self));
  double scale = parent != NULL ? abbates_shape_get_scale (parent) : 1;
  gboolean is_told = state != NULL &&
                     scr_state_get_mode (state, SCR_MODE_DIGITAL) == SCR_MODE_TABLE;
  gboolean is_roomy =
      is_told && scr_dock_layout_get_width (SCR_DOCK_LAYOUT (layout)) >= ROOMY * scale;

  gtk_widget_set_visible (self->agenda, is_roomy);
  scr_flow_layout_set_is_steady (SCR_FLOW_LAYOUT (telling), is_roomy);
}

/* The ScrTable.place_agenda() of the table. */
void
abbates_table_place_agenda (ScrTable *table,
                            GtkWidget *agenda)
{
  AbbatesTable *self = ABBATES_TABLE (table);

  g_return_if_fail (self->agenda == NULL);

  self->agenda = agenda;
  gtk_widget_set_hexpand (agenda, TRUE);
  gtk_widget_set_size_request (agenda, 340, -1);
  gtk_box_append (self->telling, agenda);
  g_signal_connect_object (gtk_widget_get_layout_manager (self->halves), "notify::width",
                           G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::state", G_CALLBACK (width_cb), self, G_CONNECT_SWAPPED);
  width_cb (self);
}
