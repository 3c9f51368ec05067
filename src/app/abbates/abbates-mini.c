/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mini.h"

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

#define LEAST 6  /* a square with less is not worth a look */
#define LARGE 30 /* and one with more shows beans too */

/**
 * AbbatesMini:
 *
 * A seat's portrait and mission in little, for a glance. What it shows is told
 * by the portrait itself, square by square.
 */
struct _AbbatesMini
{
  ScrDrawing parent_instance;

  AbbatesCard cards[ABBATES_N_SQUARES];
  guint8 areas[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesMini, abbates_mini, SCR_TYPE_DRAWING)

static void
draw_beans (GtkWidget *widget,
            cairo_t *cr,
            guint n_beans,
            double x,
            double y,
            double size)
{
  double left = x - size * (n_beans - 1) / 2;

  for (guint i = 0; i < n_beans; i++)
    abbates_shape_draw_bean (widget, cr, FALSE, left + size * i, y, size - 1);
}

/* The card leaves an edge of the area that it lies on. */
static void
draw_card (GtkWidget *widget,
           cairo_t *cr,
           AbbatesCard card,
           double x,
           double y,
           double cell)
{
  AbbatesKind kind = ABBATES_CARD_KIND (card);
  double foot = cell >= LARGE ? cell * 0.22 : 0;

  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_rectangle (cr, x + 2.5, y + 2.5, cell - 5, cell - 5);
  cairo_fill (cr);
  abbates_shape_draw_kind (widget, cr, kind, x + cell / 2, y + (cell - foot) / 2,
                           cell - 5 - foot);
  if (foot > 0)
    draw_beans (widget, cr, ABBATES_CARD_BEANS (card), x + cell / 2, y + cell - 2.5 - foot / 2,
                foot);
}

/* A card lies there, face up at the table and not here. */
static void
draw_unrecorded (GtkWidget *widget,
                 cairo_t *cr,
                 double x,
                 double y,
                 double cell)
{
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_rectangle (cr, x + 2.5, y + 2.5, cell - 5, cell - 5);
  cairo_fill (cr);
  scr_style_set_source (cr, widget, "card_fg_color");
  abbates_shape_draw_text (widget, cr, "?", cell / 20, x + cell / 2, y + cell / 2, cell);
}

static void
draw_cell (AbbatesMini *self,
           cairo_t *cr,
           guint i,
           double cell)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x = cell * (i % 3);
  double y = cell * (i / 3);
  gboolean is_filled =
      self->cards[i] != ABBATES_NO_CARD && self->cards[i] != ABBATES_UNKNOWN_CARD;

  abbates_shape_draw_area (widget, cr, self->areas[i], x + 0.5, y + 0.5, cell - 1);
  if (is_filled)
    draw_card (widget, cr, self->cards[i], x, y, cell);
  else if (self->cards[i] == ABBATES_UNKNOWN_CARD)
    draw_unrecorded (widget, cr, x, y, cell);
}

static void
abbates_mini_draw (ScrDrawing *drawing,
                   cairo_t *cr,
                   double width,
                   double height)
{
  double cell = MIN (width, height) / 3;

  for (guint i = 0; cell >= LEAST && i < ABBATES_N_SQUARES; i++)
    draw_cell (ABBATES_MINI (drawing), cr, i, cell);
}

static void
abbates_mini_class_init (AbbatesMiniClass *klass)
{
  SCR_DRAWING_CLASS (klass)->draw = abbates_mini_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mini");
}

static void
abbates_mini_init (AbbatesMini *self)
{
}

/* Shows the portrait and mission of a seat that a player has. */
void
abbates_mini_show (AbbatesMini *self,
                   const AbbatesView *view,
                   guint seat)
{
  guint mission = view->position->seats[seat - 1].mission;

  g_return_if_fail (ABBATES_IS_MINI (self));

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      self->cards[i] = view->position->seats[seat - 1].portrait[i];
      self->areas[i] = mission > 0 ? view->rules->missions[mission - 1].area[i] : 0;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
