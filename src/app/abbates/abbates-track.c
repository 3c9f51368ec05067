/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-track.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-emblem.h"

#define MARGIN 20
#define LEAST_WIDTH 200
#define BEAN 7 /* half the height that a bean has */
#define GAP 1  /* between two pawns */
#define MIN_SPAN 30
#define STEP 10 /* the part that is shown begins and ends at one of these */

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
  AbbatesRange ranges[ABBATES_MAX_SEATS + 1];
  char *colours[ABBATES_MAX_SEATS + 1];
  guint n_pawns;
  int first;
  int last;
  int pawn_height;
};

G_DEFINE_FINAL_TYPE (AbbatesTrack, abbates_track, GTK_TYPE_WIDGET)

static double
get_x (AbbatesTrack *self,
       double place)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;

  return MARGIN + width * (place - self->first) / (self->last - self->first);
}

/* A pawn of which it is not known where it stands is in the middle of where it may. */
static double
get_middle (AbbatesTrack *self,
            guint pawn)
{
  return (self->ranges[pawn].low + self->ranges[pawn].high) / 2.0;
}

/* The pawns are all as large as the largest. */
static int
measure_pawn (AbbatesTrack *self,
              GtkOrientation orientation)
{
  int most = 0;

  for (guint i = 0; i < self->n_pawns; i++)
    {
      int natural;

      gtk_widget_measure (self->pawns[i], orientation, -1, NULL, &natural, NULL, NULL);
      most = MAX (most, natural);
    }

  return most;
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
  int pawn = measure_pawn (self, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = MAX (600, pawn * (int) self->n_pawns);
    }
  else
    *minimum = *natural = pawn + 2 * BEAN + (int) (12 * abbates_shape_get_scale (widget));
}

/* The pawns from the lowest to the highest; on one bean the Abbot-General first. */
static void
sort_pawns (AbbatesTrack *self,
            guint *order)
{
  for (guint i = 0; i < self->n_pawns; i++)
    {
      guint at = i;

      while (at > 0 && get_middle (self, order[at - 1]) > get_middle (self, i))
        {
          order[at] = order[at - 1];
          at--;
        }
      order[at] = i;
    }
}

/* Finds the middle of each pawn: above its bean, and where pawns would cover each other
 * as near to it as they can stand. Groups that reach into each other become one, which
 * stands around the middle of its beans. */
static void
fan_out (AbbatesTrack *self,
         int pitch,
         double *middles)
{
  guint order[ABBATES_MAX_SEATS + 1];
  double starts[ABBATES_MAX_SEATS + 1];
  guint sizes[ABBATES_MAX_SEATS + 1];
  double most = gtk_widget_get_width (GTK_WIDGET (self));
  guint n_groups = 0;
  guint n = 0;

  sort_pawns (self, order);
  for (guint i = 0; i < self->n_pawns; i++)
    {
      starts[n_groups] = get_x (self, get_middle (self, order[i])) - pitch / 2.0;
      sizes[n_groups++] = 1;
      while (n_groups > 1 &&
             starts[n_groups - 2] + sizes[n_groups - 2] * pitch > starts[n_groups - 1])
        {
          guint a = n_groups - 2;
          guint both = sizes[a] + sizes[a + 1];

          starts[a] = (starts[a] * sizes[a] + (starts[a + 1] - sizes[a] * pitch) * sizes[a + 1]) /
                      both;
          sizes[a] = both;
          n_groups--;
        }
    }
  for (guint group = 0; group < n_groups; group++)
    {
      double start = CLAMP (starts[group], 0, MAX (most - sizes[group] * pitch, 0));

      for (guint i = 0; i < sizes[group]; i++)
        middles[order[n++]] = start + pitch * (i + 0.5);
    }
}

static void
abbates_track_size_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  AbbatesTrack *self = ABBATES_TRACK (widget);
  double middles[ABBATES_MAX_SEATS + 1] = { 0 };
  int pawn_width = measure_pawn (self, GTK_ORIENTATION_HORIZONTAL);

  self->pawn_height = measure_pawn (self, GTK_ORIENTATION_VERTICAL);
  /* Where there is no room for all side by side, they cover each other a little. */
  fan_out (self, MIN (pawn_width + GAP, width / MAX ((int) self->n_pawns, 1)), middles);
  for (guint i = 0; i < self->n_pawns; i++)
    gtk_widget_size_allocate (self->pawns[i],
                              &(GtkAllocation){ (int) middles[i] - pawn_width / 2, 0, pawn_width,
                                                self->pawn_height },
                              -1);
}

/* Where a pawn may stand, as a band over the beans. */
static void
draw_bands (AbbatesTrack *self,
            cairo_t *cr,
            double top)
{
  for (guint i = 0; i < self->n_pawns; i++)
    {
      double start = get_x (self, self->ranges[i].low) - BEAN;
      double end = get_x (self, self->ranges[i].high) + BEAN;
      GdkRGBA colour;

      if (abbates_range_is_known (self->ranges[i]))
        continue;
      scr_style_lookup (GTK_WIDGET (self), "scr_general", &colour);
      scr_colour_to_rgba (self->colours[i], &colour);
      abbates_shape_path_round (cr, start, top, end - start, 2 * BEAN, BEAN);
      cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.3);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

/* A pawn that stands beside its bean points to it, and one that may stand on several to the first
 * and the last. */
static void
draw_pointers (AbbatesTrack *self,
               cairo_t *cr,
               double foot)
{
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), "scr_dim", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < self->n_pawns; i++)
    {
      graphene_rect_t pawn;

      if (!gtk_widget_compute_bounds (self->pawns[i], GTK_WIDGET (self), &pawn))
        continue;
      cairo_move_to (cr, get_x (self, self->ranges[i].low), foot + 5);
      cairo_line_to (cr, pawn.origin.x + pawn.size.width / 2, foot - 3);
      if (!abbates_range_is_known (self->ranges[i]))
        cairo_line_to (cr, get_x (self, self->ranges[i].high), foot + 5);
    }
  cairo_stroke (cr);
}

static void
draw_scale (AbbatesTrack *self,
            cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double middle = self->pawn_height + 2 * BEAN + 5 * abbates_shape_get_scale (widget);
  double room = (get_x (self, self->last) - get_x (self, self->first)) / (self->last - self->first);
  GdkRGBA colour;

  for (int place = self->first; place <= self->last; place++)
    {
      gboolean is_fifth = place % 5 == 0;
      g_autofree char *number = g_strdup_printf ("%d", place);

      abbates_shape_draw_bean (widget, cr, FALSE, get_x (self, place), self->pawn_height + BEAN + 1,
                               is_fifth ? 13 : CLAMP (room * 0.8, 5, 9));
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
  AbbatesTrack *self = ABBATES_TRACK (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  draw_bands (self, cr, self->pawn_height + 1);
  draw_pointers (self, cr, self->pawn_height);
  draw_scale (self, cr);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (abbates_track_parent_class)->snapshot (widget, snapshot);
}

static void
abbates_track_dispose (GObject *object)
{
  AbbatesTrack *self = ABBATES_TRACK (object);

  while (self->n_pawns > 0)
    {
      gtk_widget_unparent (self->pawns[--self->n_pawns]);
      g_clear_pointer (&self->colours[self->n_pawns], g_free);
    }

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
  scr_set_name (GTK_WIDGET (self), _ ("Bean track"));
}

static void
add_pawn (AbbatesTrack *self,
          const char *colour)
{
  GtkWidget *pawn = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (box), scr_emblem_new_pawn (colour));
  gtk_button_set_child (GTK_BUTTON (pawn), box);
  gtk_widget_add_css_class (pawn, "pawn");
  if (self->n_pawns == 0)
    gtk_widget_add_css_class (pawn, "general");
  gtk_widget_set_parent (pawn, GTK_WIDGET (self));
  self->pawns[self->n_pawns++] = pawn;
}

/* Above an Abbot how far he is from the Abbot-General, above him where he stands. */
static char *
dup_distance (AbbatesRange range,
              guint seat,
              int general)
{
  AbbatesRange distance = { range.low - general, range.high - general };

  if (seat == 0)
    return g_strdup_printf ("%d", general);
  if (abbates_range_is_known (distance) && distance.low > 0)
    return g_strdup_printf ("+%d", distance.low);

  return abbates_range_dup_short (distance);
}

static void
show_pawn (AbbatesTrack *self,
           const AbbatesView *view,
           guint seat)
{
  AbbatesRange range = abbates_known_track (view->position, view->rules, seat);
  g_autofree char *name = abbates_name_track (view, seat);
  g_autofree char *caption = dup_distance (range, seat, view->position->general);
  const char *colour = seat == 0 ? "general" : abbates_view_get_colour (view, seat);

  abbates_track_set_pawn (self, seat, &(AbbatesPawn){ colour, range, caption, name });
  scr_set_action (self->pawns[seat], "table.explain",
                  g_variant_new ("(us)", seat, seat == 0 ? "general" : "track"));
}

/* Shows where the pawns stand. */
void
abbates_track_show (AbbatesTrack *self,
                    const AbbatesView *view)
{
  g_return_if_fail (ABBATES_IS_TRACK (self));

  for (guint seat = 0; seat <= abbates_view_get_n_seats (view); seat++)
    show_pawn (self, view, seat);
  abbates_track_settle (self, 0);
}

/**
 * abbates_track_set_pawn:
 * @self: a track
 * @seat: a seat, or 0 for the Abbot-General; those before it are there
 * @pawn: what is shown of its pawn
 *
 * Places one pawn; abbates_track_settle() is due when all are placed.
 */
void
abbates_track_set_pawn (AbbatesTrack *self,
                        guint seat,
                        const AbbatesPawn *pawn)
{
  GtkWidget *box, *caption;

  g_return_if_fail (ABBATES_IS_TRACK (self));
  g_return_if_fail (seat <= self->n_pawns && seat <= ABBATES_MAX_SEATS);

  if (seat == self->n_pawns)
    add_pawn (self, pawn->colour);
  box = gtk_button_get_child (GTK_BUTTON (self->pawns[seat]));
  self->ranges[seat] = pawn->range;
  if (g_strcmp0 (self->colours[seat], pawn->colour) != 0)
    {
      g_free (self->colours[seat]);
      self->colours[seat] = g_strdup (pawn->colour);
    }

  caption = gtk_widget_get_first_child (box);
  gtk_label_set_label (GTK_LABEL (caption), pawn->caption);
  if (abbates_range_is_known (pawn->range))
    gtk_widget_remove_css_class (caption, "range");
  else
    gtk_widget_add_css_class (caption, "range");
  scr_emblem_set_colour (SCR_EMBLEM (gtk_widget_get_last_child (box)), pawn->colour);
  gtk_widget_set_tooltip_text (self->pawns[seat], pawn->name);
  scr_set_name (self->pawns[seat], pawn->name);
}

/**
 * abbates_track_settle:
 * @self: a track
 * @room: how many beans are to follow the last pawn at least
 *
 * Shows the part of the track that holds all pawns, in whole tens, so that it seldom changes.
 */
void
abbates_track_settle (AbbatesTrack *self,
                      int room)
{
  int lowest = self->ranges[0].low;
  int highest = self->ranges[0].high;

  g_return_if_fail (ABBATES_IS_TRACK (self));

  for (guint i = 1; i < self->n_pawns; i++)
    {
      lowest = MIN (lowest, self->ranges[i].low);
      highest = MAX (highest, self->ranges[i].high);
    }
  self->first = MAX (lowest - 1 - room, 0) / STEP * STEP;
  self->last = MAX ((highest + room + STEP) / STEP * STEP, self->first + MIN_SPAN);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The bean that is nearest to @x, of those that are shown. */
int
abbates_track_find_place (AbbatesTrack *self,
                          double x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  double place = self->first + (x - MARGIN) * (self->last - self->first) / MAX (width, 1);

  g_return_val_if_fail (ABBATES_IS_TRACK (self), 0);

  return CLAMP ((int) (place + 0.5), self->first, self->last);
}

/* The pawn of a seat, or of the Abbot-General for 0; NULL where there is none. */
GtkWidget *
abbates_track_get_pawn (AbbatesTrack *self,
                        guint seat)
{
  g_return_val_if_fail (ABBATES_IS_TRACK (self), NULL);

  return seat < self->n_pawns ? self->pawns[seat] : NULL;
}
