/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-abbot-card.h"

#include "app/abbates/abbates-card-button.h"
#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-point.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-rule.h"

/* A card lower than this has only its value on it. */
#define SMALL 44

/**
 * AbbatesAbbotCard:
 *
 * An Abbot card or a Benedict card in a hand: its value and its white beans.
 */
struct _AbbatesAbbotCard
{
  GtkButton parent_instance;

  guint value;
  guint n_beans;
};

G_DEFINE_FINAL_TYPE (AbbatesAbbotCard, abbates_abbot_card, GTK_TYPE_BUTTON)

/* A hooded monk behind the number; Benedict has a halo over it. */
static void
draw_monk (AbbatesAbbotCard *self,
           cairo_t *cr,
           double width,
           double height)
{
  double size = MIN (width, height) / 24;
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), "scr_stone", &colour);
  colour.alpha = 0.55f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2 - size);
  cairo_scale (cr, size, size);
  cairo_move_to (cr, -9.5, 11);
  cairo_curve_to (cr, -9.5, 4, -6, 1.6, -5, 0);
  cairo_curve_to (cr, -6.6, -5, -3.6, -10, 0, -11.5);
  cairo_curve_to (cr, 3.6, -10, 6.6, -5, 5, 0);
  cairo_curve_to (cr, 6, 1.6, 9.5, 4, 9.5, 11);
  cairo_close_path (cr);
  cairo_fill (cr);
  if (self->value == ABBATES_BENEDICT)
    {
      scr_style_lookup (GTK_WIDGET (self), "scr_lit_border", &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_set_line_width (cr, 1.2);
      cairo_arc (cr, 0, -3.8, 7.8, 1.08 * G_PI, 1.92 * G_PI);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
abbates_abbot_card_snapshot (GtkWidget *widget,
                             GtkSnapshot *snapshot)
{
  AbbatesAbbotCard *self = ABBATES_ABBOT_CARD (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  g_autofree char *number = g_strdup_printf ("%u", self->value);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour;

  draw_monk (self, cr, width, height);
  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  abbates_shape_draw_text (widget, cr, number, height < SMALL ? 1.2 : 1.6, width / 2,
                           height < SMALL ? height / 2 : height / 2 - 5, width - 6);
  if (height < SMALL)
    {
      cairo_destroy (cr);
      return;
    }

  for (guint i = 0; i < self->n_beans; i++)
    abbates_shape_draw_bean (widget, cr, TRUE,
                             width / 2 + 11 * (i + 0.5 - self->n_beans / 2.0), height - 9, 10);

  cairo_destroy (cr);
}

static void
abbates_abbot_card_class_init (AbbatesAbbotCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = abbates_abbot_card_snapshot;

  gtk_widget_class_set_css_name (widget_class, "abbotcard");
}

static void
abbates_abbot_card_init (AbbatesAbbotCard *self)
{
  abbates_point_watch (GTK_WIDGET (self));
}

GtkWidget *
abbates_abbot_card_new (void)
{
  return g_object_new (ABBATES_TYPE_ABBOT_CARD, NULL);
}

/**
 * abbates_abbot_card_show:
 * @self: an Abbot card
 * @view: a view
 * @value: 1 to 14
 *
 * Shows a card of the hand in sight.
 */
void
abbates_abbot_card_show (AbbatesAbbotCard *self,
                         const AbbatesView *view,
                         guint value)
{
  AbbatesSpot place = ABBATES_PLACE (ABBATES_IN_HAND, view->shown_seat, value);
  g_autofree char *name = abbates_name_abbot_card (view, value);

  self->value = value;
  self->n_beans = view->rules->abbot_beans[value];
  scr_set_thing (GTK_WIDGET (self), name);
  scr_set_name (GTK_WIDGET (self), name);
  abbates_set_mark (GTK_WIDGET (self), abbates_view_get_mark (view, place));
  scr_set_action (GTK_WIDGET (self), "table.pick", abbates_spot_to_variant (place));
  if (view->position->awaiting == ABBATES_MOVE_PLAY)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "idle");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "idle");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
