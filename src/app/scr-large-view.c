/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-large-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/scr-entry-line.h"
#include "app/scr-tables.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-children.h"
#include "app/widgets/scr-emblem.h"
#include "app/widgets/scr-flow-layout.h"
#include "app/widgets/scr-focus.h"
#include "core/scr-result-row.h"

/**
 * ScrLargeView:
 *
 * Of a match at a real table what all around it read from two metres: who does what now, how
 * everyone stands, and the track. What the players tell is taken here too.
 */
struct _ScrLargeView
{
  GtkWidget parent_instance;

  ScrMatch *match;
  ScrTable *track;

  GtkLabel *prompt;
  GtkLabel *last;
  GtkBox *standings;
  AdwBin *track_room;
  GtkWidget *telling;
  ScrEntryLine *entry;
};

G_DEFINE_FINAL_TYPE (ScrLargeView, scr_large_view, GTK_TYPE_WIDGET)

static gboolean
scr_large_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SCR_LARGE_VIEW (widget)->entry));
}

static void
scr_large_view_dispose (GObject *object)
{
  ScrLargeView *self = SCR_LARGE_VIEW (object);

  g_clear_object (&self->match);
  self->track = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SCR_TYPE_LARGE_VIEW);
  scr_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (scr_large_view_parent_class)->dispose (object);
}

static void
scr_large_view_class_init (ScrLargeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scr_large_view_dispose;
  widget_class->focus = scr_focus_children;
  widget_class->grab_focus = scr_large_view_grab_focus;

  g_type_ensure (SCR_TYPE_ENTRY_LINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/scriptorium/Scriptorium/ui/scr-large-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, prompt);
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, last);
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, standings);
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, track_room);
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, telling);
  gtk_widget_class_bind_template_child (widget_class, ScrLargeView, entry);
  gtk_widget_class_set_css_name (widget_class, "largeview");
}

static void
scr_large_view_init (ScrLargeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->standings), scr_flow_layout_new (12, 0));
  gtk_widget_set_layout_manager (self->telling, scr_flow_layout_new (12, 0));
}

/* Shows another match, or none. */
void
scr_large_view_set_match (ScrLargeView *self,
                          ScrMatch *match)
{
  g_auto (GStrv) colours = NULL;

  g_return_if_fail (SCR_IS_LARGE_VIEW (self));

  if (!g_set_object (&self->match, match))
    return;

  adw_bin_set_child (self->track_room, NULL);
  self->track = match != NULL
                    ? scr_tables_new_track (scr_game_get_id (scr_match_get_game (match)))
                    : NULL;
  if (self->track == NULL)
    return;

  colours = scr_tables_dup_colours (match);
  scr_table_set_colours (self->track, (const char *const *) colours);
  adw_bin_set_child (self->track_room, GTK_WIDGET (self->track));
}

/* One player, with @points as the score sheet says them. */
static GtkWidget *
new_standing (ScrLargeView *self,
              guint seat,
              const char *player,
              const char *points,
              gboolean is_due)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = gtk_label_new (player);
  GtkWidget *number = gtk_label_new (points);
  /* Translators: a player, then points as a number or a range such as "3 to 7". */
  g_autofree char *said = g_strdup_printf (_ ("%s: %s points"), player, points);
  GtkWidget *panel = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                   NULL);

  if (seat <= scr_match_get_n_seats (self->match))
    gtk_box_append (GTK_BOX (box), scr_emblem_new (scr_match_get_seat_colour (self->match, seat)));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 4);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (number, "points");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (panel), box);
  gtk_widget_set_hexpand (panel, TRUE);
  gtk_widget_add_css_class (panel, "standing");
  if (is_due)
    gtk_widget_add_css_class (panel, "turn");
  scr_set_name (panel, said);

  return panel;
}

static ScrResultRow *
find_total (GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (scr_result_row_get_is_total (row))
        return g_steal_pointer (&row);
    }

  return NULL;
}

static void
show_standings (ScrLargeView *self,
                ScrState *state)
{
  g_autoptr (GListModel) rows = scr_state_list_result (state);
  g_autoptr (ScrResultRow) total = find_total (rows);
  g_auto (GStrv) columns = scr_state_dup_columns (state);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->standings))) != NULL)
    gtk_box_remove (self->standings, child);
  for (guint i = 0; total != NULL && columns[i] != NULL; i++)
    gtk_box_append (self->standings,
                    new_standing (self, i + 1, columns[i], scr_result_row_get_values (total)[i],
                                  scr_state_get_turn (state) == (int) i + 1));
}

/**
 * scr_large_view_show_state:
 * @self: a large view with a match
 * @state: how it stands, as those at the table may see it
 * @last: what happened last
 */
void
scr_large_view_show_state (ScrLargeView *self,
                           ScrState *state,
                           const char *last)
{
  g_autofree char *prompt = NULL;
  g_autofree char *result = NULL;

  g_return_if_fail (SCR_IS_LARGE_VIEW (self));

  result = scr_state_describe_result (state);
  prompt = result != NULL ? g_steal_pointer (&result) : scr_state_prompt (state);
  gtk_label_set_label (self->prompt, prompt);
  gtk_label_set_label (self->last, last);
  gtk_widget_remove_css_class (GTK_WIDGET (self->last), "refusal");
  show_standings (self, state);
  if (self->track != NULL)
    scr_table_set_state (self->track, state);
}

/* What the players may tell now, or NULL. */
void
scr_large_view_set_told (ScrLargeView *self,
                         ScrState *state)
{
  scr_entry_line_set_state (self->entry, state);
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), state != NULL);
}

/* Says why what the players told cannot be. */
void
scr_large_view_refuse (ScrLargeView *self,
                       const char *reason)
{
  gtk_label_set_label (self->last, reason);
  gtk_widget_add_css_class (GTK_WIDGET (self->last), "refusal");
}

gboolean
scr_large_view_take_key (ScrLargeView *self,
                         guint key)
{
  return scr_entry_line_take_key (self->entry, key);
}

/* The line on which the players tell what happened. */
ScrEntryLine *
scr_large_view_get_entry (ScrLargeView *self)
{
  return self->entry;
}
