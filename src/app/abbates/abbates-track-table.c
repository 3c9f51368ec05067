/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-track-table.h"

#include "app/abbates/abbates-track.h"

/**
 * AbbatesTrackTable:
 *
 * Of the table only the bean track, to be seen from afar.
 */
struct _AbbatesTrackTable
{
  ScrTable parent_instance;

  AbbatesTrack *track;
};

G_DEFINE_FINAL_TYPE (AbbatesTrackTable, abbates_track_table, SCR_TYPE_TABLE)

static void
abbates_track_table_update (ScrTable *table)
{
  AbbatesTrackTable *self = ABBATES_TRACK_TABLE (table);
  AbbatesState *state = ABBATES_STATE (scr_table_get_state (table));
  AbbatesView view = {
    .state = state,
    .position = abbates_state_get_position (state),
    .setup = abbates_state_get_setup (state),
    .rules = abbates_state_get_rules (state),
    .colours = scr_table_get_colours (table),
    .shown_seat = 1,
  };

  abbates_track_show (self->track, &view);
}

static void
abbates_track_table_place_status (ScrTable *table,
                                  GtkWidget *status)
{
  gtk_widget_insert_after (status, GTK_WIDGET (table), NULL);
}

/* Shows the sum behind where a pawn stands. */
static void
explain_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  AbbatesTrackTable *self = ABBATES_TRACK_TABLE (widget);
  const char *number;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &number);
  scr_table_explain (SCR_TABLE (self), abbates_track_get_pawn (self->track, seat), seat, number);
}

static void
abbates_track_table_class_init (AbbatesTrackTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SCR_TABLE_CLASS (klass)->update = abbates_track_table_update;
  SCR_TABLE_CLASS (klass)->place_status = abbates_track_table_place_status;
  gtk_widget_class_install_action (widget_class, "table.explain", "(us)", explain_cb);
}

static void
abbates_track_table_init (AbbatesTrackTable *self)
{
  self->track = g_object_new (ABBATES_TYPE_TRACK, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->track), GTK_WIDGET (self));
}
