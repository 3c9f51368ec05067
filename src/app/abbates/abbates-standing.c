/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-standing.h"

#include "app/scr-style.h"
#include "games/abbates/abbates-rules.h"

#define CELL 18.0f
#define GAP 2.0f

/**
 * AbbatesStanding:
 * @portrait: what each square holds, as scr_state_dup_picture() writes it
 *
 * The portrait of who leads a match, in nine squares, for a list. The words beside it say how
 * the match stands.
 */
struct _AbbatesStanding
{
  GtkWidget parent_instance;

  char portrait[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesStanding, abbates_standing, GTK_TYPE_WIDGET)

static const char *
get_colour (char square)
{
  switch (square)
    {
    case 'w':
      return "scr_window";
    case 'b':
      return "scr_book";
    case 'a':
      return "scr_artefact";
    case '?':
      return "scr_dim";
    default:
      return "scr_stone";
    }
}

static void
path_sign (cairo_t *cr,
           char square)
{
  switch (square)
    {
    case 'w':
      cairo_move_to (cr, -3.5, 5.5);
      cairo_line_to (cr, -3.5, -1.5);
      cairo_curve_to (cr, -3.5, -4, -1.5, -5.5, 0, -6);
      cairo_curve_to (cr, 1.5, -5.5, 3.5, -4, 3.5, -1.5);
      cairo_line_to (cr, 3.5, 5.5);
      cairo_close_path (cr);
      cairo_move_to (cr, 0, -2);
      cairo_line_to (cr, 0, 5.5);
      break;
    case 'b':
      cairo_rectangle (cr, -4.5, -5.5, 9, 11);
      cairo_move_to (cr, -1.7, -5.5);
      cairo_line_to (cr, -1.7, 5.5);
      break;
    case 'a':
      cairo_move_to (cr, -4.5, -5.5);
      cairo_line_to (cr, 4.5, -5.5);
      cairo_curve_to (cr, 4.5, -1, 2, 1, 0, 1);
      cairo_curve_to (cr, -2, 1, -4.5, -1, -4.5, -5.5);
      cairo_close_path (cr);
      cairo_move_to (cr, 0, 1);
      cairo_line_to (cr, 0, 5.5);
      cairo_move_to (cr, -3.2, 5.5);
      cairo_line_to (cr, 3.2, 5.5);
      break;
    default:
      break;
    }
}

static void
path_cell (cairo_t *cr,
           double size)
{
  const double radius = 3;
  const double far = size - radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, far, radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, far, far, radius, 0, G_PI / 2);
  cairo_arc (cr, radius, far, radius, G_PI / 2, G_PI);
  cairo_arc (cr, radius, radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_square (AbbatesStanding *self,
             cairo_t *cr,
             char square)
{
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), get_colour (square), &colour);
  path_cell (cr, CELL - GAP);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);

  scr_style_lookup (GTK_WIDGET (self), "scr_on_kind", &colour);
  cairo_translate (cr, (CELL - GAP) / 2, (CELL - GAP) / 2);
  path_sign (cr, square);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

static void
abbates_standing_snapshot (GtkWidget *widget,
                           GtkSnapshot *snapshot)
{
  AbbatesStanding *self = ABBATES_STANDING (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double scale = MIN (width, height) / (3 * CELL - GAP);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, CELL * (i % 3), CELL * (i / 3));
      draw_square (self, cr, self->portrait[i]);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static void
abbates_standing_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  /* As large as the style says. */
  *minimum = *natural = 0;
}

static void
abbates_standing_class_init (AbbatesStandingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = abbates_standing_measure;
  widget_class->snapshot = abbates_standing_snapshot;

  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
abbates_standing_init (AbbatesStanding *self)
{
}

/* A square that is not told is empty: the word comes from a file that may be damaged. */
GtkWidget *
abbates_standing_new (const char *portrait)
{
  AbbatesStanding *self = g_object_new (ABBATES_TYPE_STANDING, NULL);

  for (guint i = 0; i < ABBATES_N_SQUARES && portrait[i] != '\0'; i++)
    self->portrait[i] = portrait[i];

  return GTK_WIDGET (self);
}
