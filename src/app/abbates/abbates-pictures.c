/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pictures.h"

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

/* Small pictures beside words: what an arcade card does, shields, towers, backs of cards.
 * Those of arcade cards are drawn 24 units wide and high, the middle at 0. */

static void
draw_card (cairo_t *cr,
           double x,
           double y,
           double width,
           double height)
{
  abbates_shape_path_round (cr, x, y, width, height, 1.2);
  cairo_stroke (cr);
}

static void
fill_card (cairo_t *cr,
           double x,
           double y,
           double width,
           double height)
{
  abbates_shape_path_round (cr, x, y, width, height, 1.2);
  cairo_fill (cr);
}

/* The head of an arrow that points along (@dx, @dy), one of the four directions. */
static void
draw_head (cairo_t *cr,
           double x,
           double y,
           double dx,
           double dy)
{
  cairo_move_to (cr, x - 3 * dx - 2.6 * dy, y - 3 * dy - 2.6 * dx);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - 3 * dx + 2.6 * dy, y - 3 * dy + 2.6 * dx);
  cairo_stroke (cr);
}

static void
draw_arrow (cairo_t *cr,
            double x,
            double y,
            double dx,
            double dy,
            double length)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + dx * length, y + dy * length);
  cairo_stroke (cr);
  draw_head (cr, x + dx * length, y + dy * length, dx, dy);
}

/* A card leaves a heap of cards that lie across each other. */
static void
draw_take_discard (cairo_t *cr)
{
  cairo_save (cr);
  cairo_rotate (cr, 0.3);
  draw_card (cr, -8, 1, 10, 9);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_rotate (cr, -0.25);
  draw_card (cr, -3.6, 2, 10, 9);
  cairo_restore (cr);
  draw_arrow (cr, 0, 1, 0, -1, 11);
}

/* An eye above a pile. */
static void
draw_peek (cairo_t *cr)
{
  cairo_move_to (cr, -9, -3);
  cairo_curve_to (cr, -5, -9.6, 5, -9.6, 9, -3);
  cairo_curve_to (cr, 5, 3, -5, 3, -9, -3);
  cairo_stroke (cr);
  cairo_arc (cr, 0, -3.2, 2.6, 0, 2 * G_PI);
  cairo_fill (cr);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, -8, 5.4 + 2.6 * i);
      cairo_line_to (cr, 8, 5.4 + 2.6 * i);
    }
  cairo_stroke (cr);
}

/* The three boxes of the replenishment row. */
static void
draw_row (cairo_t *cr,
          double y)
{
  for (int i = -1; i <= 1; i++)
    draw_card (cr, i * 7.4 - 2.9, y, 5.8, 7);
}

static void
draw_take_refill (cairo_t *cr)
{
  draw_row (cr, 3.4);
  fill_card (cr, -2.9, 3.4, 5.8, 7);
  draw_arrow (cr, 0, 1.4, 0, -1, 11.4);
}

/* Two arrows side by side, one up and one down. */
static void
draw_exchange (cairo_t *cr,
               double x,
               double y)
{
  draw_arrow (cr, x - 2.8, y + 3.4, 0, -1, 6.8);
  draw_arrow (cr, x + 2.8, y - 3.4, 0, 1, 6.8);
}

static void
draw_swap_portrait_refill (cairo_t *cr)
{
  for (int i = 0; i < 4; i++)
    draw_card (cr, -10.4 + 5 * (i % 2), -11 + 5 * (i / 2), 4.2, 4.2);
  fill_card (cr, -5.4, -6, 4.2, 4.2);
  draw_exchange (cr, 6, -3.4);
  draw_row (cr, 4);
}

static void
draw_swap_line_refill (cairo_t *cr)
{
  draw_row (cr, -11);
  draw_exchange (cr, 0, 0);
  draw_row (cr, 4.2);
}

/* Two cards that change places. */
static void
draw_swap_portrait (cairo_t *cr)
{
  draw_card (cr, -10.4, -4.6, 7.4, 9.4);
  fill_card (cr, 3, -4.6, 7.4, 9.4);
  cairo_arc (cr, 0, -4.4, 6.4, 1.12 * G_PI, 1.88 * G_PI);
  cairo_stroke (cr);
  draw_head (cr, 6.2, -5.8, 0, 1);
  cairo_arc (cr, 0, 4.6, 6.4, 0.12 * G_PI, 0.88 * G_PI);
  cairo_stroke (cr);
  draw_head (cr, -6.2, 6, 0, -1);
}

/* From one line of the garden to another. */
static void
draw_other_line (cairo_t *cr)
{
  for (int i = -1; i <= 1; i++)
    {
      draw_card (cr, -10.4, i * 7.4 - 2.9, 5.8, 5.8);
      fill_card (cr, 4.6, i * 7.4 - 2.9, 5.8, 5.8);
    }
  draw_arrow (cr, -2.8, 0, 1, 0, 5.8);
}

/* A numbered card is struck out. */
static void
draw_recall (cairo_t *cr)
{
  draw_card (cr, -6.6, -10, 13.2, 20);
  cairo_arc (cr, 0, -3.4, 2.8, 0, 2 * G_PI);
  cairo_move_to (cr, -4, 5.4);
  cairo_curve_to (cr, -3.4, -1, 3.4, -1, 4, 5.4);
  cairo_stroke (cr);
  cairo_move_to (cr, -10.4, 10.6);
  cairo_line_to (cr, 10.4, -10.6);
  cairo_stroke (cr);
}

static void
draw_palm (cairo_t *cr,
           double x)
{
  cairo_move_to (cr, x - 2, 11);
  cairo_curve_to (cr, x - 3, 2, x, -5, x + 4, -11);
  for (int i = 0; i < 4; i++)
    {
      double y = 4.6 - 4.2 * i;
      double stem = x - 2 + 1.2 * i;

      cairo_move_to (cr, stem, y);
      cairo_line_to (cr, stem - 5.4, y - 3.6);
      cairo_move_to (cr, stem + 0.4, y);
      cairo_line_to (cr, stem + 6, y - 1.6);
    }
  cairo_stroke (cr);
}

/* A palm branch, and a card that comes from the pile. */
static void
draw_palm_draw (cairo_t *cr)
{
  draw_palm (cr, -5);
  fill_card (cr, 2.6, 2, 8, 9);
  draw_arrow (cr, 6.6, 0, 0, -1, 9);
}

/* A palm branch, and no card. */
static void
draw_palm_none (cairo_t *cr)
{
  draw_palm (cr, -5);
  cairo_arc (cr, 6.4, 5.6, 4.8, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 3, 9);
  cairo_line_to (cr, 9.8, 2.2);
  cairo_stroke (cr);
}

/**
 * abbates_picture_draw_arcade:
 * @widget: whose text colour is used
 * @arcade: an arcade card; nothing is drawn for none
 * @x: the middle
 * @y: the middle
 * @size: its width and height
 */
void
abbates_picture_draw_arcade (GtkWidget *widget,
                             cairo_t *cr,
                             AbbatesArcade arcade,
                             double x,
                             double y,
                             double size)
{
  static void (*const draw[ABBATES_N_ARCADES]) (cairo_t *) = {
    [ABBATES_TAKE_DISCARD] = draw_take_discard,
    [ABBATES_PEEK] = draw_peek,
    [ABBATES_TAKE_REFILL] = draw_take_refill,
    [ABBATES_SWAP_PORTRAIT_REFILL] = draw_swap_portrait_refill,
    [ABBATES_SWAP_LINE_REFILL] = draw_swap_line_refill,
    [ABBATES_SWAP_PORTRAIT] = draw_swap_portrait,
    [ABBATES_OTHER_LINE] = draw_other_line,
    [ABBATES_RECALL] = draw_recall,
    [ABBATES_PALM_DRAW] = draw_palm_draw,
    [ABBATES_PALM_NONE] = draw_palm_none,
  };
  GdkRGBA colour;

  g_return_if_fail (arcade < ABBATES_N_ARCADES);

  if (draw[arcade] == NULL)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 24, size / 24);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.6);
  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  draw[arcade](cr);
  cairo_restore (cr);
}

/**
 * abbates_picture_draw_back:
 *
 * The back of a garden card: burgundy, with a lancet in a frame.
 */
void
abbates_picture_draw_back (GtkWidget *widget,
                           cairo_t *cr,
                           double width,
                           double height)
{
  GdkRGBA colour;

  abbates_shape_path_round (cr, 0.5, 0.5, width - 1, height - 1, 5);
  scr_style_set_source (cr, widget, "scr_back");
  cairo_fill (cr);

  scr_style_lookup (widget, "scr_on_back", &colour);
  colour.alpha = 0.55f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  abbates_shape_path_round (cr, 3.5, 3.5, width - 7, height - 7, 3);
  cairo_stroke (cr);
  for (int i = 0; i < 2; i++)
    abbates_shape_path_arch (cr, 7 + i * (width / 2 - 5.5), 7, width / 2 - 8.5, height - 14);
  cairo_stroke (cr);
}

/**
 * abbates_picture_draw_shield:
 * @number: the round, 1 to 4; 0 for an empty shield
 *
 * A corner card's shield with the number of its round, in the widget's text colour.
 */
void
abbates_picture_draw_shield (GtkWidget *widget,
                             cairo_t *cr,
                             guint number,
                             double x,
                             double y,
                             double size)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  double scale = size / (20 * abbates_shape_get_scale (widget));

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 24, size / 24);
  cairo_move_to (cr, -9.6, -11);
  cairo_line_to (cr, 9.6, -11);
  cairo_line_to (cr, 9.6, 0);
  cairo_curve_to (cr, 9.6, 6.4, 4.6, 9.8, 0, 11.6);
  cairo_curve_to (cr, -4.6, 9.8, -9.6, 6.4, -9.6, 0);
  cairo_close_path (cr);
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, "card_fg_color");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_restore (cr);

  scr_style_set_source (cr, widget, "card_fg_color");
  if (number > 0)
    abbates_shape_draw_text (widget, cr, text, scale, x, y - size * 0.04, size);
}

/* A corner tower from above: a square with battlements, in the current colour. */
static void
path_tower (cairo_t *cr,
            double width,
            double height)
{
  double notch = MIN (width, height) / 9;

  abbates_shape_path_round (cr, notch, notch, width - 2 * notch, height - 2 * notch, 3);
  for (int i = 0; i < 3; i++)
    {
      double x = notch * 1.2 + i * (width - notch * 4.4) / 2;
      double y = notch * 1.2 + i * (height - notch * 4.4) / 2;

      cairo_rectangle (cr, x, 0.5, notch * 2, notch);
      cairo_rectangle (cr, x, height - notch - 0.5, notch * 2, notch);
      cairo_rectangle (cr, 0.5, y, notch, notch * 2);
      cairo_rectangle (cr, width - notch - 0.5, y, notch, notch * 2);
    }
}

/**
 * abbates_picture_draw_tower:
 *
 * The ground of a corner of the Abbey.
 */
void
abbates_picture_draw_tower (GtkWidget *widget,
                            cairo_t *cr,
                            double width,
                            double height)
{
  scr_style_set_source (cr, widget,
                        gtk_widget_has_css_class (widget, "now") ? "scr_lit" : "scr_stone");
  path_tower (cr, width, height);
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget,
                        gtk_widget_has_css_class (widget, "now") ? "scr_general" : "scr_border");
  cairo_set_line_width (cr, gtk_widget_has_css_class (widget, "now") ? 2 : 1);
  cairo_stroke (cr);
}

/* Up for the highest card that comes back, down for the lowest; in the current colour. */
void
abbates_picture_draw_turn (cairo_t *cr,
                           gboolean is_up,
                           double x,
                           double y,
                           double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 10, is_up ? size / 10 : -size / 10);
  cairo_move_to (cr, 0, -5);
  cairo_line_to (cr, 4.6, 1);
  cairo_line_to (cr, 1.6, 1);
  cairo_line_to (cr, 1.6, 5);
  cairo_line_to (cr, -1.6, 5);
  cairo_line_to (cr, -1.6, 1);
  cairo_line_to (cr, -4.6, 1);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}
