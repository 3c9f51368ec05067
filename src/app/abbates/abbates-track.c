/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-track.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"

#define PAWN_AREA 40
#define LANE 14
#define PITCH 17
#define MARGIN 16
#define MIN_SPAN 20

/**
 * AbbatesTrack:
 *
 * The bean track with the Abbot-General and the Abbots, each pawn a widget. The
 * track has no end, so that part of it is shown where the pawns are.
 */
struct _AbbatesTrack
{
  GtkWidget parent_instance;

  GtkWidget *pawns[ABBATES_MAX_SEATS + 1];
  int places[ABBATES_MAX_SEATS + 1];
  guint n_pawns;
  int first;
  int last;
};

G_DEFINE_FINAL_TYPE (AbbatesTrack, abbates_track, GTK_TYPE_WIDGET)

static double
get_x (AbbatesTrack *self,
       int place)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;

  return MARGIN + width * (place - self->first) / (self->last - self->first);
}

static void
abbates_track_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  AbbatesTrack *self = ABBATES_TRACK (widget);
  int height = PAWN_AREA + 11 + (int) (14 * abbates_shape_get_scale (widget));

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 600 : height;
  for (guint i = 0; i < self->n_pawns; i++)
    gtk_widget_measure (self->pawns[i], orientation, -1, NULL, NULL, NULL, NULL);
}

/* How many of the pawns before @end stand on the same bean as @pawn. */
static guint
count_beside (AbbatesTrack *self,
              guint pawn,
              guint end)
{
  guint n_pawns = 0;

  for (guint i = 0; i < end; i++)
    n_pawns += self->places[i] == self->places[pawn];

  return n_pawns;
}

/* Pawns on one bean stand side by side. Where they would reach into those on the
 * bean before, they stand higher; on every other bean, that is. */
static guint
get_lane (AbbatesTrack *self,
          guint pawn)
{
  double right = -G_MAXDOUBLE;
  guint lane = 0;

  for (int place = self->first; place <= self->places[pawn]; place++)
    {
      guint n_pawns = 0;

      for (guint i = 0; i < self->n_pawns; i++)
        n_pawns += self->places[i] == place;
      if (n_pawns == 0)
        continue;
      lane = get_x (self, place) - PITCH * n_pawns / 2.0 < right ? !lane : 0;
      right = get_x (self, place) + PITCH * n_pawns / 2.0;
    }

  return lane;
}

static void
abbates_track_size_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  AbbatesTrack *self = ABBATES_TRACK (widget);

  for (guint i = 0; i < self->n_pawns; i++)
    {
      int n_beside = (int) count_beside (self, i, self->n_pawns);
      int pawn_width, pawn_height, x, span;

      gtk_widget_measure (self->pawns[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &pawn_width, NULL,
                          NULL);
      gtk_widget_measure (self->pawns[i], GTK_ORIENTATION_VERTICAL, -1, NULL, &pawn_height, NULL,
                          NULL);
      span = pawn_width + PITCH * (n_beside - 1);
      x = CLAMP ((int) get_x (self, self->places[i]) - span / 2, 0, MAX (width - span, 0)) +
          PITCH * (int) count_beside (self, i, i);
      gtk_widget_size_allocate (
          self->pawns[i],
          &(GtkAllocation){ x, PAWN_AREA - pawn_height - LANE * (int) get_lane (self, i),
                            pawn_width, pawn_height },
          -1);
    }
}

static void
draw_scale (AbbatesTrack *self,
            cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double middle = PAWN_AREA + 13 + 7 * abbates_shape_get_scale (widget);
  GdkRGBA colour;

  for (int place = self->first; place <= self->last; place++)
    {
      gboolean is_fifth = place % 5 == 0;
      g_autofree char *number = g_strdup_printf ("%d", place);

      abbates_shape_draw_bean (widget, cr, FALSE, get_x (self, place), PAWN_AREA + 7,
                               is_fifth ? 11 : 7);
      scr_style_lookup (widget, "scr_dim", &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      if (is_fifth)
        abbates_shape_draw_text (widget, cr, number, 0.8, get_x (self, place), middle, 60);
    }
}

static void
abbates_track_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  draw_scale (ABBATES_TRACK (widget), cr);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (abbates_track_parent_class)->snapshot (widget, snapshot);
}

static void
abbates_track_dispose (GObject *object)
{
  AbbatesTrack *self = ABBATES_TRACK (object);

  while (self->n_pawns > 0)
    gtk_widget_unparent (self->pawns[--self->n_pawns]);

  G_OBJECT_CLASS (abbates_track_parent_class)->dispose (object);
}

static void
abbates_track_class_init (AbbatesTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = abbates_track_dispose;
  widget_class->measure = abbates_track_measure;
  widget_class->size_allocate = abbates_track_size_allocate;
  widget_class->snapshot = abbates_track_snapshot;

  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
abbates_track_init (AbbatesTrack *self)
{
  self->last = MIN_SPAN;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Bean track"),
                                  -1);
}

static void
add_pawn (AbbatesTrack *self)
{
  GtkWidget *pawn = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (pawn), scr_emblem_new (NULL));
  gtk_widget_add_css_class (pawn, "pawn");
  gtk_widget_set_parent (pawn, GTK_WIDGET (self));
  self->pawns[self->n_pawns++] = pawn;
}

static void
show_pawn (AbbatesTrack *self,
           const AbbatesView *view,
           guint seat)
{
  GtkWidget *pawn = self->pawns[seat];
  g_autofree char *name = abbates_name_track (view, seat);

  scr_emblem_set_colour (SCR_EMBLEM (gtk_button_get_child (GTK_BUTTON (pawn))),
                         seat == 0 ? "general" : abbates_view_get_colour (view, seat));
  gtk_widget_set_tooltip_text (pawn, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pawn), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  scr_set_action (pawn, "page.tell", g_variant_new_string (name));
}

/* The part of the track that holds all pawns, in whole fives. */
static void
set_range (AbbatesTrack *self)
{
  int lowest = self->places[0];
  int highest = self->places[0];

  for (guint i = 1; i < self->n_pawns; i++)
    {
      lowest = MIN (lowest, self->places[i]);
      highest = MAX (highest, self->places[i]);
    }
  self->first = MAX (lowest - 2, 0) / 5 * 5;
  self->last = MAX ((highest + 6) / 5 * 5, self->first + MIN_SPAN);
}

/* Shows where the pawns stand. */
void
abbates_track_show (AbbatesTrack *self,
                    const AbbatesView *view)
{
  guint n_seats = abbates_view_get_n_seats (view);

  g_return_if_fail (ABBATES_IS_TRACK (self));

  while (self->n_pawns < n_seats + 1)
    add_pawn (self);

  self->places[0] = view->position->general;
  for (guint seat = 1; seat <= n_seats; seat++)
    self->places[seat] = abbates_view_is_henricus (view, seat)
                             ? view->position->henricus.track
                             : view->position->seats[seat - 1].track;
  for (guint seat = 0; seat <= n_seats; seat++)
    show_pawn (self, view, seat);
  set_range (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
