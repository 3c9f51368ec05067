/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mini.h"

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

#define CELL 17.0

/**
 * AbbatesMini:
 *
 * A seat's portrait and mission in little, for a glance. What it shows is told
 * by the portrait itself, square by square.
 */
struct _AbbatesMini
{
  GtkWidget parent_instance;

  AbbatesCard cards[ABBATES_N_SQUARES];
  guint8 areas[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesMini, abbates_mini, GTK_TYPE_WIDGET)

static void
draw_cell (AbbatesMini *self,
           cairo_t *cr,
           guint i)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double x = CELL * (i % 3);
  double y = CELL * (i / 3);
  GdkRGBA colour;

  cairo_rectangle (cr, x + 1.5, y + 1.5, CELL - 2, CELL - 2);
  if (self->areas[i] > 0)
    {
      scr_style_lookup (widget, self->areas[i] == 1 ? "scr_purple_area" : "scr_stone", &colour);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_fill_preserve (cr);
    }
  scr_style_lookup (widget, self->areas[i] == 1 ? "scr_purple" : "scr_border", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  if (self->cards[i] != ABBATES_NO_CARD && self->cards[i] != ABBATES_UNKNOWN_CARD)
    abbates_shape_draw_kind (widget, cr, ABBATES_CARD_KIND (self->cards[i]), x + CELL / 2 + 0.5,
                             y + CELL / 2 + 0.5, CELL - 5);
}

static void
abbates_mini_snapshot (GtkWidget *widget,
                       GtkSnapshot *snapshot)
{
  cairo_t *cr;

  if (gtk_widget_get_width (widget) < 3 * CELL)
    return;

  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    draw_cell (ABBATES_MINI (widget), cr, i);

  cairo_destroy (cr);
}

static void
abbates_mini_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  /* As large as the style says; narrow windows leave it out. */
  *minimum = *natural = 0;
}

static void
abbates_mini_class_init (AbbatesMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = abbates_mini_measure;
  widget_class->snapshot = abbates_mini_snapshot;

  gtk_widget_class_set_css_name (widget_class, "mini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
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
