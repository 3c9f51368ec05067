/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-arcade-box.h"

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-pictures.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

#define PAWN 40
#define PICTURE 26

/**
 * AbbatesArcadeBox:
 *
 * A place of the cloister: an arch in which an arcade card stands, as picture and words,
 * or a corner tower with the shield of its round. The place where the Abbot-General
 * stands leaves room for him.
 */
struct _AbbatesArcadeBox
{
  GtkButton parent_instance;

  AbbatesArcade arcade;
  guint corner; /* the round; 0 for an arch */
  AbbatesReturn returns;
  AbbatesWhen when;
};

G_DEFINE_FINAL_TYPE (AbbatesArcadeBox, abbates_arcade_box, GTK_TYPE_BUTTON)

static gboolean
is_wide (double width,
         double height)
{
  return width > height * 1.25;
}

/**
 * abbates_arcade_box_get_pawn_room:
 * @box: a place of the cloister
 * @width: its width
 * @height: its height
 * @room: (out caller-allocates): where the Abbot-General stands in it
 */
void
abbates_arcade_box_get_pawn_room (GtkWidget *box,
                                  int width,
                                  int height,
                                  GdkRectangle *room)
{
  int most = (int) (PAWN * abbates_shape_get_scale (box));

  if (ABBATES_ARCADE_BOX (box)->corner > 0 || is_wide (width, height))
    {
      room->height = MIN (most, height - 6);
      room->width = room->height * 18 / 26;
      room->x = width - room->width - 6;
      room->y = height - room->height - 3;
      return;
    }

  room->height = MIN (MIN (most, height * 9 / 20), width * 26 / 20);
  room->width = room->height * 18 / 26;
  room->x = (width - room->width) / 2;
  room->y = height - room->height - 3;
}

static void
draw_arch (AbbatesArcadeBox *self,
           cairo_t *cr,
           double width,
           double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA colour;

  abbates_shape_path_arch (cr, 1, 1, width - 2, height - 2);
  scr_style_lookup (widget,
                    self->when == ABBATES_NOW    ? "scr_lit"
                    : self->when == ABBATES_PAST ? "scr_board"
                                                 : "card_bg_color",
                    &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  scr_style_lookup (widget, self->when == ABBATES_NOW ? "scr_general" : "scr_stone_edge", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, self->when == ABBATES_NOW ? 2 : 1.2);
  cairo_stroke (cr);
  abbates_shape_path_arch (cr, 4, 4.5, width - 8, height - 5.5);
  colour.alpha = 0.4f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Writes the words as large as there is room for, but not so small that nobody reads them. */
static gboolean
draw_words (AbbatesArcadeBox *self,
            cairo_t *cr,
            double x,
            double y,
            double width,
            double height)
{
  static const double sizes[] = { 0.76, 0.68 };
  const char *words = abbates_name_arcade_short (self->arcade);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (abbates_shape_draw_words (GTK_WIDGET (self), cr, words, sizes[i], x, y, width, height))
      return TRUE;

  return FALSE;
}

/* Picture and words side by side, where the arch is low. */
static void
draw_beside (AbbatesArcadeBox *self,
             cairo_t *cr,
             const graphene_rect_t *room)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double size = MIN (room->size.height, PICTURE * abbates_shape_get_scale (widget));
  double middle = room->origin.y + room->size.height / 2;
  double left = room->size.width - size - 4;

  if (left > 30 &&
      draw_words (self, cr, room->origin.x + size + 4 + left / 2, middle, left,
                  room->size.height + 4))
    abbates_picture_draw_arcade (widget, cr, self->arcade, room->origin.x + size / 2, middle, size);
  else
    abbates_picture_draw_arcade (widget, cr, self->arcade,
                                 room->origin.x + room->size.width / 2, middle,
                                 MIN (size, room->size.width));
}

/* Words below the picture, where the arch is high. */
static void
draw_below (AbbatesArcadeBox *self,
            cairo_t *cr,
            const graphene_rect_t *room)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double scale = abbates_shape_get_scale (widget);
  double size = MIN (MIN (room->size.height, PICTURE * scale), room->size.width);
  double lines = MIN (room->size.height - size - 3, 30 * scale);
  double top = room->origin.y + (room->size.height - size - 3 - MAX (lines, 0)) / 2;
  double middle = room->origin.x + room->size.width / 2;

  if (lines < 10 * scale ||
      !draw_words (self, cr, middle, top + size + 3 + lines / 2, room->size.width, lines + 4))
    top = room->origin.y + (room->size.height - size) / 2;
  abbates_picture_draw_arcade (widget, cr, self->arcade, middle, top + size / 2, size);
}

static void
draw_card (AbbatesArcadeBox *self,
           cairo_t *cr,
           double width,
           double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_low = is_wide (width, height);
  double top = MIN (height * 0.42, width * 0.55) * (is_low ? 0.36 : 0.62);
  graphene_rect_t room = GRAPHENE_RECT_INIT (is_low ? 12 : 6, (float) top,
                                             (float) width - (is_low ? 24 : 12),
                                             (float) (height - top - 3));
  GdkRectangle pawn;
  GdkRGBA colour;

  if (self->arcade == ABBATES_NO_ARCADE)
    return;

  abbates_arcade_box_get_pawn_room (widget, (int) width, (int) height, &pawn);
  if (self->when == ABBATES_NOW && is_low)
    room.size.width -= (float) pawn.width;
  else if (self->when == ABBATES_NOW)
    room.size.height -= (float) pawn.height;
  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (is_low)
    draw_beside (self, cr, &room);
  else
    draw_below (self, cr, &room);
}

static void
draw_corner (AbbatesArcadeBox *self,
             cairo_t *cr,
             double width,
             double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_now = self->when == ABBATES_NOW;
  double size = MIN (MIN (width, height) * 0.6, 36 * abbates_shape_get_scale (widget));
  double middle = width / 2;
  GdkRectangle pawn;
  GdkRGBA colour;

  abbates_arcade_box_get_pawn_room (widget, (int) width, (int) height, &pawn);
  if (is_now)
    middle = MAX ((width - pawn.width) / 2, size / 2 + 2);
  abbates_picture_draw_tower (widget, cr, width, height);
  if (self->when == ABBATES_PAST)
    return;

  abbates_picture_draw_shield (widget, cr, self->corner, middle, height / 2, size);
  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (self->returns != ABBATES_RETURN_NONE && !is_now)
    abbates_picture_draw_turn (cr, self->returns == ABBATES_RETURN_HIGHEST, middle + size * 0.62,
                               height / 2, size * 0.3);
}

static void
abbates_arcade_box_snapshot (GtkWidget *widget,
                             GtkSnapshot *snapshot)
{
  AbbatesArcadeBox *self = ABBATES_ARCADE_BOX (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->corner > 0)
    draw_corner (self, cr, width, height);
  else
    {
      draw_arch (self, cr, width, height);
      draw_card (self, cr, width, height);
    }
  cairo_destroy (cr);
}

static void
abbates_arcade_box_class_init (AbbatesArcadeBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = abbates_arcade_box_snapshot;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "arcadebox");
}

static void
abbates_arcade_box_init (AbbatesArcadeBox *self)
{
}

/* An arch of the cloister. */
GtkWidget *
abbates_arcade_box_new (void)
{
  return g_object_new (ABBATES_TYPE_ARCADE_BOX, "css-classes", (const char *[]){ "arcade", NULL },
                       NULL);
}

/* The corner where a round ends. */
GtkWidget *
abbates_arcade_box_new_corner (guint round)
{
  AbbatesArcadeBox *self = g_object_new (ABBATES_TYPE_ARCADE_BOX, "css-classes",
                                         (const char *[]){ "corner", NULL }, NULL);

  self->corner = round;
  return GTK_WIDGET (self);
}

static void
show (AbbatesArcadeBox *self,
      AbbatesWhen when)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->when = when;
  gtk_widget_remove_css_class (widget, "now");
  gtk_widget_remove_css_class (widget, "past");
  if (when != ABBATES_LATER)
    gtk_widget_add_css_class (widget, when == ABBATES_NOW ? "now" : "past");
  gtk_widget_queue_draw (widget);
}

/* Shows the arcade card of an arch. */
void
abbates_arcade_box_show_card (AbbatesArcadeBox *self,
                              AbbatesArcade arcade,
                              AbbatesWhen when)
{
  g_return_if_fail (ABBATES_IS_ARCADE_BOX (self));

  self->arcade = arcade;
  show (self, when);
}

/* Shows the corner card; it is gone where that is past. */
void
abbates_arcade_box_show_corner (AbbatesArcadeBox *self,
                                AbbatesReturn returns,
                                AbbatesWhen when)
{
  g_return_if_fail (ABBATES_IS_ARCADE_BOX (self));

  self->returns = returns;
  show (self, when);
}
