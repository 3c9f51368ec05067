/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-standing.h"

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

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
  ScrDrawing parent_instance;

  char portrait[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesStanding, abbates_standing, SCR_TYPE_DRAWING)

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
draw_square (AbbatesStanding *self,
             cairo_t *cr,
             char square)
{
  scr_style_set_source (cr, GTK_WIDGET (self), get_colour (square));
  abbates_shape_path_round (cr, 0, 0, CELL - GAP, CELL - GAP, 3);
  cairo_fill (cr);

  scr_style_set_source (cr, GTK_WIDGET (self), "scr_on_kind");
  cairo_translate (cr, (CELL - GAP) / 2, (CELL - GAP) / 2);
  path_sign (cr, square);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

static void
abbates_standing_draw (ScrDrawing *drawing,
                       cairo_t *cr,
                       double width,
                       double height)
{
  AbbatesStanding *self = ABBATES_STANDING (drawing);
  double scale = MIN (width, height) / (3 * CELL - GAP);

  cairo_scale (cr, scale, scale);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, CELL * (i % 3), CELL * (i / 3));
      draw_square (self, cr, self->portrait[i]);
      cairo_restore (cr);
    }
}

static void
abbates_standing_class_init (AbbatesStandingClass *klass)
{
  SCR_DRAWING_CLASS (klass)->draw = abbates_standing_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "figure");
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
