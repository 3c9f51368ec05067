/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-mission-square.h"

#include "app/abbates/abbates-shapes.h"

/**
 * AbbatesMissionSquare:
 *
 * A square of a mission card that is being changed, drawn as on the card. Areas other than the
 * purple one have a letter as well.
 */
struct _AbbatesMissionSquare
{
  GtkButton parent_instance;

  guint area;
  GtkLabel *letter;
};

G_DEFINE_FINAL_TYPE (AbbatesMissionSquare, abbates_mission_square, GTK_TYPE_BUTTON)

static void
abbates_mission_square_snapshot (GtkWidget *widget,
                                 GtkSnapshot *snapshot)
{
  AbbatesMissionSquare *self = ABBATES_MISSION_SQUARE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  abbates_shape_draw_area (widget, cr, self->area, (width - size) / 2.0, (height - size) / 2.0,
                           size);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (abbates_mission_square_parent_class)->snapshot (widget, snapshot);
}

static void
abbates_mission_square_class_init (AbbatesMissionSquareClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = abbates_mission_square_snapshot;
}

static void
abbates_mission_square_init (AbbatesMissionSquare *self)
{
  GtkWidget *letter = gtk_label_new (NULL);

  self->letter = GTK_LABEL (letter);
  gtk_widget_set_halign (letter, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (letter, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), letter);
  gtk_widget_add_css_class (GTK_WIDGET (self), "mission-square");
}

GtkWidget *
abbates_mission_square_new (void)
{
  return g_object_new (ABBATES_TYPE_MISSION_SQUARE, NULL);
}

/* Shows an area: 0 for none, 1 for the purple one, 2 and more for others. */
void
abbates_mission_square_show (AbbatesMissionSquare *self,
                             guint area)
{
  char letter[2] = { (char) (area > 1 ? 'A' + area - 2 : '\0'), '\0' };

  g_return_if_fail (ABBATES_IS_MISSION_SQUARE (self));

  self->area = area;
  gtk_label_set_label (self->letter, letter);
  gtk_widget_set_visible (GTK_WIDGET (self->letter), area > 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
