/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-step-draw.h"

#include <stdlib.h>
#include <string.h>

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-emblem.h"

/* The pieces of the box, small, as they are laid on the table. */

/* A question mark on stone: any card that nobody has looked at. */
static void
draw_unknown (GtkWidget *widget,
              cairo_t *cr,
              double x,
              double y,
              double width,
              double height)
{
  abbates_shape_path_round (cr, x + 0.75, y + 0.75, width - 1.5, height - 1.5, 4);
  scr_style_set_source (cr, widget, "scr_stone");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, "scr_dim");
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  scr_style_set_source (cr, widget, "window_fg_color");
  abbates_shape_draw_text (widget, cr, "?", 1.2, x + width / 2, y + height / 2, width);
}

/* A garden card with its kind, its beans and their number. */
void
abbates_step_draw_card (GtkWidget *widget,
                        cairo_t *cr,
                        AbbatesCard card,
                        double x,
                        double y,
                        double width,
                        double height)
{
  double band = height / 8;
  double bean = MIN (height / 6, width / 5);
  guint n_beans;

  if (card == ABBATES_NO_CARD)
    return;
  if (card == ABBATES_UNKNOWN_CARD)
    {
      draw_unknown (widget, cr, x, y, width, height);
      return;
    }

  n_beans = ABBATES_CARD_BEANS (card);
  cairo_save (cr);
  abbates_shape_path_round (cr, x, y, width, height, 4);
  cairo_clip_preserve (cr);
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_fill (cr);
  scr_style_set_source (cr, widget, abbates_shape_get_colour (ABBATES_CARD_KIND (card)));
  cairo_rectangle (cr, x, y, width, band);
  cairo_fill (cr);
  abbates_shape_path_round (cr, x, y, width, height, 4);
  cairo_set_line_width (cr, 2.4);
  cairo_stroke (cr);
  cairo_restore (cr);

  abbates_shape_draw_kind (widget, cr, ABBATES_CARD_KIND (card), x + width / 2, y + height * 0.44,
                           MIN (height * 0.5, width * 0.8));
  scr_style_set_source (cr, widget, "card_fg_color");
  for (guint i = 0; i < MIN (n_beans, 3); i++)
    abbates_shape_draw_bean (widget, cr, FALSE,
                             x + width / 2 + bean * (i - MIN (n_beans, 3) / 2.0),
                             y + height * 0.84, bean * 0.9);
  scr_style_set_source (cr, widget, "card_fg_color");
  abbates_step_draw_number (widget, cr, n_beans, height / 52,
                            x + width / 2 + bean * (MIN (n_beans, 3) / 2.0 + 0.3),
                            y + height * 0.84);
}

/* Where something lies, or can. */
void
abbates_step_draw_slot (GtkWidget *widget,
                        cairo_t *cr,
                        gboolean is_lit,
                        double x,
                        double y,
                        double width,
                        double height)
{
  abbates_shape_path_round (cr, x + 0.75, y + 0.75, width - 1.5, height - 1.5, 4);
  scr_style_set_source (cr, widget, is_lit ? "scr_lit" : "scr_board");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, is_lit ? "scr_lit_border" : "scr_border");
  cairo_set_line_width (cr, is_lit ? 2.4 : 1);
  cairo_stroke (cr);
}

/**
 * abbates_step_draw_abbot:
 * @value: 1 to 14
 * @colour: (nullable): of the seat whose card it is, where that is not clear
 *
 * An Abbot card, or a Benedict card.
 */
void
abbates_step_draw_abbot (GtkWidget *widget,
                         cairo_t *cr,
                         guint value,
                         const char *colour,
                         double x,
                         double y,
                         double width,
                         double height)
{
  abbates_shape_path_round (cr, x + 0.75, y + 0.75, width - 1.5, height - 1.5, 4);
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, value == ABBATES_BENEDICT ? "scr_lit_border" : "scr_dim");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  scr_style_set_source (cr, widget, "card_fg_color");
  abbates_step_draw_number (widget, cr, value, 1.2, x + width / 2,
                            y + height * (colour != NULL ? 0.36 : 0.5));
  if (colour != NULL)
    abbates_step_draw_pawn (cr, colour, x + width / 2, y + height * 0.74, height * 0.36);
}

/* The sign of a seat's Abbot; the Abbot-General where @colour is %NULL. */
void
abbates_step_draw_pawn (cairo_t *cr,
                        const char *colour,
                        double x,
                        double y,
                        double size)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 18, size / 18);
  scr_emblem_draw (colour, cr);
  cairo_restore (cr);
}

/* Writes a number in the colour that @cr has. */
void
abbates_step_draw_number (GtkWidget *widget,
                          cairo_t *cr,
                          guint number,
                          double points,
                          double x,
                          double y)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  /* The picture grows by itself; letters that grow too would leave their place. */
  abbates_shape_draw_text (widget, cr, text, points / abbates_shape_get_scale (widget), x, y, 60);
}

/* The Abbey's ground plan, nothing lit: the garden, the arcade around it, the corners. */
void
abbates_step_draw_plan (GtkWidget *widget,
                        cairo_t *cr)
{
  abbates_shape_path_round (cr, 56, 26, 88, 88, 6);
  scr_style_set_source (cr, widget, "scr_garden");
  cairo_fill (cr);
  for (guint i = 0; i < 25; i++)
    abbates_step_draw_slot (widget, cr, FALSE, 31 + 28 * (i % 5), 1 + 28 * (i / 5), 26, 26);
}

/* What a fact, "PLACE = PIECE", says that lies there. */
const char *
abbates_step_get_piece (const char *fact)
{
  const char *equals = strstr (fact, " = ");

  return equals != NULL ? equals + 3 : "";
}

/* The number that is the @n-th word of a place, from 0; 0 where there is none. */
guint
abbates_step_get_number (const char *place,
                         guint n)
{
  for (; n > 0 && place != NULL; n--)
    {
      place = strchr (place, ' ');
      place = place != NULL ? place + 1 : NULL;
    }

  return place != NULL ? (guint) strtoul (place, NULL, 10) : 0;
}

/* Where the @i-th of @n small things in rows is; they are as large as there is room. */
void
abbates_step_find_spot (guint i,
                        guint n,
                        graphene_rect_t *spot)
{
  guint n_columns = n > 14 ? 8 : n > 10 ? 7
                             : n > 8    ? 5
                             : n > 3    ? 4
                                        : MAX (n, 1);
  guint n_rows = (n + n_columns - 1) / n_columns;
  float width = MIN (196.0f / n_columns, 46);
  float height = MIN (width * 1.34f, 138.0f / n_rows);

  graphene_rect_init (spot,
                      ((float) ABBATES_STEP_WIDTH - n_columns * width) / 2 +
                          width * (i % n_columns) + 2,
                      (float) ABBATES_STEP_HEIGHT / 2 + height * (i / n_columns - n_rows / 2.0f) +
                          2,
                      width - 4, height - 4);
}

/**
 * abbates_step_get_box_cell:
 * @round: from 0
 * @box: from 0
 * @x: (out): its column among the five of the board
 * @y: (out): its row
 *
 * Where a box of the arcade is: beside its line, on its round's side.
 */
void
abbates_step_get_box_cell (const AbbatesRules *rules,
                           guint round,
                           guint box,
                           int *x,
                           int *y)
{
  AbbatesLine line = rules->line[round][box];
  AbbatesSide side = rules->side[round];
  int along = ABBATES_IS_COLUMN (line) ? line : line - 3;
  gboolean is_level = side == ABBATES_TOP || side == ABBATES_BOTTOM;
  int across = side == ABBATES_RIGHT || side == ABBATES_BOTTOM ? 4 : 0;

  *x = is_level ? along : across;
  *y = is_level ? across : along;
}

/**
 * abbates_step_get_corner_cell:
 * @round: from 0
 * @x: (out): its column among the five of the board
 * @y: (out): its row
 *
 * A round's corner is where its aisle ends.
 */
void
abbates_step_get_corner_cell (const AbbatesRules *rules,
                              guint round,
                              int *x,
                              int *y)
{
  abbates_step_get_box_cell (rules, round, 2, x, y);
  if (*y == 0 || *y == 4)
    *x = *x == 3 ? 4 : 0;
  else
    *y = *y == 3 ? 4 : 0;
}
