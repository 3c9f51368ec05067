/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-set-up-picture.h"

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

/* The table in little is so many units wide and high: the Abbey, beside it the Chapter Room with
 * the points card, and below that what a player has. */
#define WIDTH 164.0
#define HEIGHT 104.0

#define CELL 20.0
#define EDGE 20.0
#define BOX 9.0

/**
 * AbbatesSetUpPicture:
 *
 * A table in little, and on it where the things of one step of the set-up go. The words beside it
 * say the same.
 */
struct _AbbatesSetUpPicture
{
  ScrDrawing parent_instance;

  AbbatesSetUpThing thing;
  AbbatesSide sides[ABBATES_N_ROUNDS];
  AbbatesLine lines[ABBATES_N_ROUNDS][3];
  guint8 fill[ABBATES_N_SQUARES];
  AbbatesCard garden[ABBATES_N_SQUARES];
  guint n_arcade;
  guint n_points;
  guint n_refill;
};

/* Where something lies: @is_lit where the step is about it, @is_there once it has been told. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  gboolean is_lit;
  gboolean is_there;
} Place;

G_DEFINE_FINAL_TYPE (AbbatesSetUpPicture, abbates_set_up_picture, SCR_TYPE_DRAWING)

static void
draw_place (AbbatesSetUpPicture *self,
            cairo_t *cr,
            Place place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *colour = place.is_lit ? "scr_lit" : place.is_there ? "scr_stone"
                                                                 : "card_bg_color";

  abbates_shape_path_round (cr, place.x, place.y, place.width, place.height, 2);
  scr_style_set_source (cr, widget, colour);
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, place.is_lit ? "scr_general" : "scr_border");
  cairo_set_line_width (cr, place.is_lit ? 1.8 : 0.8);
  cairo_stroke (cr);
}

static void
draw_label (AbbatesSetUpPicture *self,
            cairo_t *cr,
            Place place,
            const char *text,
            double points)
{
  scr_style_set_source (cr, GTK_WIDGET (self), place.is_lit ? "scr_edge" : "scr_dim");
  abbates_shape_draw_text (GTK_WIDGET (self), cr, text, points, place.x + place.width / 2,
                           place.y + place.height / 2, place.width);
}

static void
draw_number (AbbatesSetUpPicture *self,
             cairo_t *cr,
             Place place,
             guint number,
             double points)
{
  const char text[] = { (char) ('0' + number), '\0' };

  draw_label (self, cr, place, text, points);
}

/* A board on which things lie. */
static void
draw_board (AbbatesSetUpPicture *self,
            cairo_t *cr,
            double x,
            double y,
            double width,
            double height)
{
  abbates_shape_path_round (cr, x, y, width, height, 5);
  scr_style_set_source (cr, GTK_WIDGET (self), "scr_board");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, GTK_WIDGET (self), "scr_stone_edge");
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

static Place
get_square (guint square)
{
  return (Place){ EDGE + CELL * (square % 3) + 1, EDGE + CELL * (square / 3) + 1, CELL - 2,
                  CELL - 2 };
}

static Place
get_box (AbbatesSetUpPicture *self,
         guint round,
         guint box)
{
  AbbatesLine line = self->lines[round][box];
  double along = EDGE + CELL * (ABBATES_IS_COLUMN (line) ? line - 1 : line - 4) + 2;
  double near = (EDGE - BOX) / 2;
  double far = EDGE + 3 * CELL + near;

  switch (self->sides[round])
    {
    case ABBATES_TOP:
      return (Place){ along, near, CELL - 4, BOX };
    case ABBATES_RIGHT:
      return (Place){ far, along, BOX, CELL - 4 };
    case ABBATES_BOTTOM:
      return (Place){ along, far, CELL - 4, BOX };
    case ABBATES_LEFT:
    default:
      return (Place){ near, along, BOX, CELL - 4 };
    }
}

/* A round's corner is where its aisle ends. */
static Place
get_corner (AbbatesSetUpPicture *self,
            guint round)
{
  Place last = get_box (self, round, 2);
  gboolean is_right = last.x > EDGE + CELL;
  gboolean is_low = last.y > EDGE + CELL;
  double far = EDGE + 3 * CELL + 4;

  return (Place){ is_right ? far : 4, is_low ? far : 4, EDGE - 8, EDGE - 8 };
}

static void
draw_aisles (AbbatesSetUpPicture *self,
             cairo_t *cr)
{
  for (guint i = 0; i < ABBATES_N_ROUNDS * 3; i++)
    {
      Place box = get_box (self, i / 3, i % 3);

      box.is_there = i < self->n_arcade;
      box.is_lit = self->thing == ABBATES_SET_UP_BOARD            ? i < 3
                   : self->thing == ABBATES_SET_UP_ARCADE         ? i == self->n_arcade
                   : self->thing == ABBATES_SET_UP_SHUFFLE_ARCADE ? TRUE
                   : self->thing == ABBATES_SET_UP_GENERAL        ? i == 0
                                                                  : FALSE;
      draw_place (self, cr, box);
      draw_number (self, cr, box, i / 3 + 1, self->thing == ABBATES_SET_UP_BOARD ? 0.62 : 0.5);
    }
}

static void
draw_garden (AbbatesSetUpPicture *self,
             cairo_t *cr)
{
  gboolean is_next = self->thing == ABBATES_SET_UP_GARDEN;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      guint square = self->fill[i] - 1u;
      Place place = get_square (square);

      place.is_there = self->garden[square] != ABBATES_NO_CARD;
      place.is_lit = is_next && !place.is_there;
      is_next = is_next && !place.is_lit;
      draw_place (self, cr, place);
      if (self->thing == ABBATES_SET_UP_GARDEN)
        draw_number (self, cr, place, i + 1, 0.75);
    }
}

static void
draw_abbey (AbbatesSetUpPicture *self,
            cairo_t *cr)
{
  draw_board (self, cr, 1, 1, 2 * EDGE + 3 * CELL - 2, 2 * EDGE + 3 * CELL - 2);
  draw_garden (self, cr);
  draw_aisles (self, cr);
  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      Place corner = get_corner (self, round);

      corner.is_lit = self->thing == ABBATES_SET_UP_CORNERS;
      draw_place (self, cr, corner);
      if (corner.is_lit)
        draw_number (self, cr, corner, round + 1, 0.62);
    }
}

/* The bean track, its first space at the left, and where the General comes to stand. */
static void
draw_track (AbbatesSetUpPicture *self,
            cairo_t *cr)
{
  for (guint i = 0; i < 9; i++)
    {
      gboolean is_lit = (self->thing == ABBATES_SET_UP_ABBOTS && i == 0) ||
                        (self->thing == ABBATES_SET_UP_GENERAL && i == 5);

      scr_style_set_source (cr, GTK_WIDGET (self), is_lit ? "scr_general" : "scr_bean");
      cairo_arc (cr, 110 + i * 5.6, 41, is_lit ? 3.4 : 1.2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_chapter (AbbatesSetUpPicture *self,
              cairo_t *cr)
{
  static const char *const places[] = { "1", "2", "3", "=" };
  Place pile = { 106, 6, 12, 16 };

  draw_board (self, cr, 102, 1, 61, 47);
  pile.is_lit = self->thing == ABBATES_SET_UP_SHUFFLE_GARDEN ||
                self->thing == ABBATES_SET_UP_SECRETS;
  pile.is_there = TRUE;
  draw_place (self, cr, pile);
  for (guint i = 0; i < ABBATES_N_BOXES; i++)
    {
      Place box = { 122 + 13 * i, 6, 11, 16 };

      box.is_there = i < self->n_refill;
      box.is_lit = self->thing == ABBATES_SET_UP_REFILL && i == self->n_refill;
      draw_place (self, cr, box);
      if (self->thing == ABBATES_SET_UP_REFILL)
        draw_number (self, cr, box, i + 1, 0.6);
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      Place place = { 106 + 13 * i, 25, 11, 11 };

      place.is_there = i < self->n_points;
      place.is_lit = self->thing == ABBATES_SET_UP_POINTS && i == self->n_points;
      draw_place (self, cr, place);
      draw_label (self, cr, place, places[i], 0.5);
    }
  draw_track (self, cr);
}

/* A portrait with its mission, and beside it the hand and Ora et Labora. */
static void
draw_player (AbbatesSetUpPicture *self,
             cairo_t *cr)
{
  Place portrait = { 102, 53, 30, 50 };
  Place ora = { 136, 53, 27, 14 };
  Place hand = { 136, 71, 27, 32 };

  portrait.is_lit = self->thing == ABBATES_SET_UP_STARTER;
  portrait.is_there = TRUE;
  draw_place (self, cr, portrait);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      Place square = { 105 + 8 * (i % 3), 66 + 8 * (i / 3), 7.4, 7.4 };

      square.is_lit = self->thing == ABBATES_SET_UP_MISSIONS;
      draw_place (self, cr, square);
    }
  ora.is_lit = self->thing == ABBATES_SET_UP_ORA;
  draw_place (self, cr, ora);
  for (guint i = 0; i < 4; i++)
    {
      Place condition = { 138 + 6 * i, 58, 5, 6 };

      condition.is_lit = ora.is_lit && i == 0;
      draw_place (self, cr, condition);
    }
  for (guint i = 0; i < 3; i++)
    {
      Place card = { hand.x + 5 * i, hand.y + (i == 1 ? 0 : 2), 14, 24 };

      card.is_lit = self->thing == ABBATES_SET_UP_HANDS || self->thing == ABBATES_SET_UP_PILES ||
                    self->thing == ABBATES_SET_UP_HENRICUS;
      draw_place (self, cr, card);
    }
}

static void
abbates_set_up_picture_draw (ScrDrawing *drawing,
                             cairo_t *cr,
                             double width,
                             double height)
{
  AbbatesSetUpPicture *self = ABBATES_SET_UP_PICTURE (drawing);
  double scale = MIN (width / WIDTH, height / HEIGHT);

  cairo_translate (cr, (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_abbey (self, cr);
  draw_chapter (self, cr);
  draw_player (self, cr);
}

static void
abbates_set_up_picture_class_init (AbbatesSetUpPictureClass *klass)
{
  SCR_DRAWING_CLASS (klass)->draw = abbates_set_up_picture_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "setuppicture");
}

static void
abbates_set_up_picture_init (AbbatesSetUpPicture *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
abbates_set_up_picture_new (void)
{
  return g_object_new (ABBATES_TYPE_SET_UP_PICTURE, NULL);
}

static guint
count_refill (const AbbatesPosition *position)
{
  guint n = 0;

  while (n < ABBATES_N_BOXES && position->refill[n] != ABBATES_NO_CARD)
    n++;

  return n;
}

/* Shows where @thing goes on a table with these rules. */
void
abbates_set_up_picture_show (AbbatesSetUpPicture *self,
                             const AbbatesView *view,
                             AbbatesSetUpThing thing)
{
  g_return_if_fail (ABBATES_IS_SET_UP_PICTURE (self));

  self->thing = thing;
  self->n_arcade = view->position->n_arcade;
  self->n_points = view->position->n_points;
  self->n_refill = count_refill (view->position);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      self->fill[i] = view->rules->fill[i];
      self->garden[i] = view->position->garden[i];
    }
  for (guint round = 0; round < ABBATES_N_ROUNDS; round++)
    {
      self->sides[round] = view->rules->side[round];
      for (guint box = 0; box < 3; box++)
        self->lines[round][box] = view->rules->line[round][box];
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
