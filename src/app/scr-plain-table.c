/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-plain-table.h"

#include <glib/gi18n.h>

#include "app/widgets/scr-action.h"

/**
 * ScrPlainTable:
 *
 * The table of a game that has none of its own: a button for each move that is
 * possible now.
 */
struct _ScrPlainTable
{
  ScrTable parent_instance;

  GtkBox *box;
  GtkFlowBox *moves;
};

G_DEFINE_FINAL_TYPE (ScrPlainTable, scr_plain_table, SCR_TYPE_TABLE)

static GtkWidget *
new_button (ScrState *state,
            const char *move)
{
  g_autofree char *sentence = scr_state_describe (state, move, SCR_VIEWER_PUBLIC, NULL);
  GtkWidget *button = gtk_button_new_with_label (sentence);

  scr_set_action (button, "match.move", g_variant_new_string (move));

  return button;
}

static void
scr_plain_table_update (ScrTable *table)
{
  ScrPlainTable *self = SCR_PLAIN_TABLE (table);
  ScrState *state = scr_table_get_state (table);
  g_auto (GStrv) moves = scr_state_list_moves (state);
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (self->moves, 0)) != NULL)
    gtk_flow_box_remove (self->moves, GTK_WIDGET (child));
  if (!scr_table_get_is_open (table))
    return;

  for (guint i = 0; moves[i] != NULL; i++)
    {
      gtk_flow_box_append (self->moves, new_button (state, moves[i]));
      child = gtk_flow_box_get_child_at_index (self->moves, (int) i);
      gtk_widget_set_focusable (GTK_WIDGET (child), FALSE);
    }
}

static void
scr_plain_table_place_status (ScrTable *table,
                              GtkWidget *status)
{
  gtk_box_prepend (SCR_PLAIN_TABLE (table)->box, status);
}

static void
scr_plain_table_class_init (ScrPlainTableClass *klass)
{
  SCR_TABLE_CLASS (klass)->update = scr_plain_table_update;
  SCR_TABLE_CLASS (klass)->place_status = scr_plain_table_place_status;
}

static void
scr_plain_table_init (ScrPlainTable *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_set_margin_top (GTK_WIDGET (self->box), 12);
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));

  self->moves = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->moves, GTK_SELECTION_NONE);
  gtk_widget_set_valign (GTK_WIDGET (self->moves), GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Possible moves"),
                                  -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->moves));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (self->box, scroller);
}
