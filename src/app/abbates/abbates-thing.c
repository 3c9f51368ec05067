/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-thing.h"

#include <string.h>

#include "app/abbates/abbates-pictures.h"
#include "app/abbates/abbates-shapes.h"
#include "app/abbates/abbates-view.h"
#include "app/scr-picture.h"
#include "app/scr-style.h"
#include "app/widgets/scr-emblem.h"

/* The pieces of the game in little, by the words that events and steps have for them. */

/* A pawn, 64 units high. */
static void
draw_pawn (GtkWidget *widget,
           cairo_t *cr,
           const char *colour,
           double size)
{
  cairo_save (cr);
  cairo_scale (cr, size / 64, size / 64);
  cairo_move_to (cr, 14, 61);
  cairo_curve_to (cr, 26, 55, 38, 55, 50, 61);
  cairo_line_to (cr, 40, 30);
  cairo_arc_negative (cr, 32, 17, 13, G_PI / 4, 3 * G_PI / 4);
  cairo_line_to (cr, 24, 30);
  cairo_close_path (cr);
  scr_style_set_source (cr, widget, colour);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* An upright card with its edge. */
static void
draw_card (GtkWidget *widget,
           cairo_t *cr,
           const char *edge,
           double size)
{
  abbates_shape_path_round (cr, size * 0.16, 1, size * 0.68, size - 2, size * 0.1);
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, edge);
  cairo_set_line_width (cr, MAX (size / 20, 1.2));
  cairo_stroke (cr);
}

/* A card that an Abbot plays, with its value. */
static void
draw_abbot_card (GtkWidget *widget,
                 cairo_t *cr,
                 const char *value,
                 double size)
{
  draw_card (widget, cr, "scr_general", size);
  scr_style_set_source (cr, widget, "card_fg_color");
  if (value != NULL)
    abbates_shape_draw_text (widget, cr, value, size / 28, size / 2, size / 2, size);
  else
    draw_pawn (widget, cr, "scr_general", size);
}

/* A card of the garden with its beans. */
static void
draw_garden_card (GtkWidget *widget,
                  cairo_t *cr,
                  AbbatesKind kind,
                  guint n_beans,
                  double size)
{
  double bean = MIN (size * 0.2, size * 0.6 / MAX (n_beans, 1));

  draw_card (widget, cr, abbates_shape_get_colour (kind), size);
  abbates_shape_draw_kind (widget, cr, kind, size / 2, size * 0.4, size * 0.56);
  for (guint i = 0; i < n_beans; i++)
    abbates_shape_draw_bean (widget, cr, FALSE, size / 2 + (i + 0.5 - n_beans / 2.0) * bean,
                             size * 0.84, bean);
}

/* Whether @thing is a card of the garden, such as "book-2". */
static gboolean
read_garden_card (const char *thing,
                  AbbatesKind *kind,
                  guint *n_beans)
{
  for (guint i = 0; i < ABBATES_N_KINDS; i++)
    {
      const char *word = abbates_kind_to_word ((AbbatesKind) i);
      gsize length = strlen (word);

      if (g_str_has_prefix (thing, word) && thing[length] == '-' &&
          g_ascii_isdigit (thing[length + 1]))
        {
          *kind = (AbbatesKind) i;
          *n_beans = (guint) (thing[length + 1] - '0');
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * abbates_thing_draw:
 * @widget: whose colours are used
 * @cr: where to draw
 * @thing: (nullable): a piece in the words of events that is nobody's pawn, "card" for a card that
 *   nobody knows yet, "abbot-card" for one that is played or "ora" for all pawns of Ora et Labora;
 *   nothing is drawn for another
 * @size: the sides of the square that it is drawn in
 *
 * Returns: whether it was drawn
 */
gboolean
abbates_thing_draw (GtkWidget *widget,
                    cairo_t *cr,
                    const char *thing,
                    double size)
{
  AbbatesKind kind;
  guint n_beans;

  if (thing == NULL)
    return FALSE;

  if (g_str_equal (thing, "ora"))
    draw_pawn (widget, cr, "scr_dim", size);
  else if (g_str_equal (thing, "abbot-card"))
    draw_abbot_card (widget, cr, NULL, size);
  else if (g_str_has_prefix (thing, "abbot-"))
    draw_abbot_card (widget, cr, thing + strlen ("abbot-"), size);
  else if (g_str_has_prefix (thing, "corner-"))
    abbates_picture_draw_shield (widget, cr, (guint) g_ascii_strtoull (thing + 7, NULL, 10),
                                 size / 2, size / 2, size);
  else if (g_str_equal (thing, "card"))
    {
      cairo_save (cr);
      cairo_translate (cr, size * 0.16, 0);
      abbates_picture_draw_back (widget, cr, size * 0.68, size);
      cairo_restore (cr);
    }
  else if (read_garden_card (thing, &kind, &n_beans))
    draw_garden_card (widget, cr, kind, n_beans, size);
  else
    return FALSE;

  return TRUE;
}

/* The colour of the pawn that @thing is, or NULL where it is none. */
static const char *
find_pawn_colour (const char *thing,
                  const char *const *colours)
{
  guint n_seats = g_strv_length ((GStrv) colours);
  const char *space = strchr (thing, ' ');
  guint seat = space != NULL ? (guint) g_ascii_strtoull (space, NULL, 10) : 0;

  if (g_str_equal (thing, "general"))
    return "general";
  if (g_str_equal (thing, "solo-pawn") || seat == n_seats + 1)
    return abbates_view_choose_henricus_colour (colours[0]);

  return seat > 0 && seat <= n_seats ? colours[seat - 1] : NULL;
}

/**
 * abbates_thing_new:
 * @thing: a piece as steps have it: of a seat's pawn the seat follows
 * @colours: (array zero-terminated=1): the seats' colours
 *
 * Returns: (transfer floating): a small picture of it; pawns as they are on the track
 */
GtkWidget *
abbates_thing_new (const char *thing,
                   const char *const *colours)
{
  const char *colour = find_pawn_colour (thing, colours);

  return colour != NULL ? scr_emblem_new_pawn (colour) : scr_picture_new (thing);
}
