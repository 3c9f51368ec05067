/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-picture.h"

#include "app/abbates/abbates-pictures.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

#define N_CONDITIONS 4

/**
 * AbbatesPicture:
 *
 * A thing of the game, drawn beside words or on a button: what, #AbbatesForm says.
 */
struct _AbbatesPicture
{
  ScrDrawing parent_instance;

  AbbatesForm form;
  int number;
};

G_DEFINE_FINAL_TYPE (AbbatesPicture, abbates_picture, SCR_TYPE_DRAWING)

static void
draw_kind (AbbatesPicture *self,
           cairo_t *cr,
           double width,
           double height)
{
  abbates_shape_draw_kind (GTK_WIDGET (self), cr, (AbbatesKind) self->number, width / 2, height / 2,
                           MIN (height, width * 1.3));
}

/* A card in little: its picture, and its beans below. */
static void
draw_card (AbbatesPicture *self,
           cairo_t *cr,
           double width,
           double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AbbatesCard card = (AbbatesCard) self->number;
  gboolean is_card = card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD;
  double bean = MIN (height / 6, width / 4);

  abbates_shape_path_round (cr, 0.75, 0.75, width - 1.5, height - 1.5, 5);
  scr_style_set_source (cr, widget, "card_bg_color");
  if (is_card)
    cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget,
                        is_card ? abbates_shape_get_colour (ABBATES_CARD_KIND (card))
                                : "scr_border");
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  if (!is_card)
    return;

  abbates_shape_draw_kind (widget, cr, ABBATES_CARD_KIND (card), width / 2, height * 0.41,
                           MIN (height * 0.62, width));
  for (guint i = 0; i < ABBATES_CARD_BEANS (card); i++)
    abbates_shape_draw_bean (
        widget, cr, FALSE,
        width / 2 + (i + 0.5 - ABBATES_CARD_BEANS (card) / 2.0) *
                        MIN (bean, (width - 4) / (double) ABBATES_CARD_BEANS (card)),
        height * 0.86, bean);
}

/* A small pawn for each condition: full where it is met, struck out where it cannot be. */
static void
draw_ora (AbbatesPicture *self,
          cairo_t *cr,
          double width,
          double height)
{
  double step = width / N_CONDITIONS;
  GdkRGBA colour;

  scr_style_get_text_colour (GTK_WIDGET (self), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1.1);
  for (int i = 0; i < N_CONDITIONS; i++)
    {
      double x = step * (i + 0.5);

      cairo_new_sub_path (cr);
      cairo_arc (cr, x, height * 0.3, height * 0.2, 0.75 * G_PI, 0.25 * G_PI);
      cairo_line_to (cr, x + height * 0.3, height - 1);
      cairo_line_to (cr, x - height * 0.3, height - 1);
      cairo_close_path (cr);
      if (i < self->number)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
  if (self->number < 0)
    {
      cairo_move_to (cr, 1, height * 0.62);
      cairo_line_to (cr, width - 1, height * 0.62);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
    }
}

/* The places of the table, 20 units wide and high. */
static void
path_place (AbbatesForm form,
            cairo_t *cr)
{
  if (form == ABBATES_FORM_PORTRAIT)
    for (int i = 0; i < 9; i++)
      cairo_rectangle (cr, 2 + 6 * (i % 3), 2 + 6 * (i / 3), 4, 4);
  else if (form == ABBATES_FORM_ABBEY)
    {
      abbates_shape_path_arch (cr, 2, 2, 16, 16);
      abbates_shape_path_arch (cr, 6, 8, 8, 10);
    }
  else if (form == ABBATES_FORM_CHAPTER)
    {
      cairo_move_to (cr, 10, 6);
      cairo_curve_to (cr, 8, 3.6, 5, 3.6, 2, 4.4);
      cairo_line_to (cr, 2, 15);
      cairo_curve_to (cr, 5, 14.2, 8, 14.2, 10, 16.6);
      cairo_curve_to (cr, 12, 14.2, 15, 14.2, 18, 15);
      cairo_line_to (cr, 18, 4.4);
      cairo_curve_to (cr, 15, 3.6, 12, 3.6, 10, 6);
      cairo_line_to (cr, 10, 16.6);
    }
  else if (form == ABBATES_FORM_STEPS)
    for (int i = 0; i < 3; i++)
      {
        cairo_move_to (cr, 1.5, 4 + 6 * i);
        cairo_line_to (cr, 3.2, 5.8 + 6 * i);
        cairo_line_to (cr, 6, 2.4 + 6 * i);
        cairo_move_to (cr, 9, 4 + 6 * i);
        cairo_line_to (cr, 18.5, 4 + 6 * i);
      }
  else
    for (int i = -1; i <= 1; i++)
      {
        cairo_save (cr);
        cairo_translate (cr, 10, 20);
        cairo_rotate (cr, 0.4 * i);
        abbates_shape_path_round (cr, -4, -17, 8, 12, 1.4);
        cairo_restore (cr);
      }
}

static void
draw_sign (AbbatesPicture *self,
           cairo_t *cr,
           double width,
           double height)
{
  double size = MIN (width, height);
  GdkRGBA colour;

  scr_style_get_text_colour (GTK_WIDGET (self), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  cairo_scale (cr, size / 20, size / 20);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  path_place (self->form, cr);
  cairo_stroke (cr);
}

static void
abbates_picture_draw (ScrDrawing *drawing,
                      cairo_t *cr,
                      double width,
                      double height)
{
  AbbatesPicture *self = ABBATES_PICTURE (drawing);
  GtkWidget *widget = GTK_WIDGET (drawing);

  switch (self->form)
    {
    case ABBATES_FORM_CARD:
      draw_card (self, cr, width, height);
      break;
    case ABBATES_FORM_BACK:
      abbates_picture_draw_back (widget, cr, width, height);
      break;
    case ABBATES_FORM_SHIELD:
      abbates_picture_draw_shield (widget, cr, (guint) self->number, width / 2, height / 2,
                                   MIN (width, height));
      break;
    case ABBATES_FORM_ORA:
      draw_ora (self, cr, width, height);
      break;
    case ABBATES_FORM_BEAN:
      abbates_shape_draw_bean (widget, cr, FALSE, width / 2, height / 2, MIN (width, height));
      break;
    case ABBATES_FORM_ABBEY:
    case ABBATES_FORM_PORTRAIT:
    case ABBATES_FORM_CHAPTER:
    case ABBATES_FORM_HAND:
    case ABBATES_FORM_STEPS:
      draw_sign (self, cr, width, height);
      break;
    case ABBATES_FORM_KIND:
    default:
      draw_kind (self, cr, width, height);
    }
}

static void
abbates_picture_class_init (AbbatesPictureClass *klass)
{
  SCR_DRAWING_CLASS (klass)->draw = abbates_picture_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "picture");
}

static void
abbates_picture_init (AbbatesPicture *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
abbates_picture_new (AbbatesForm form)
{
  static const char *const classes[] = { "kind", "card-face", "card-back", "shield", "ora",
                                         "bean", "sign", "sign", "sign", "sign", "sign" };
  AbbatesPicture *self = g_object_new (ABBATES_TYPE_PICTURE, NULL);

  self->form = form;
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[form]);
  return GTK_WIDGET (self);
}

/* Shows another number; what it is, #AbbatesForm says. */
void
abbates_picture_set_number (AbbatesPicture *self,
                            int number)
{
  g_return_if_fail (ABBATES_IS_PICTURE (self));

  if (self->number == number)
    return;

  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
