/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-card-button.h"

#include "app/abbates/abbates-names.h"
#include "app/abbates/abbates-point.h"
#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"
#include "app/widgets/scr-access.h"
#include "app/widgets/scr-action.h"
#include "app/widgets/scr-rule.h"

/* A card lower than this has no words on it, nor has one narrower than the next; one
 * lower than that has no beans either. */
#define LOW 46
#define SMALL 36

/**
 * AbbatesCardButton:
 *
 * A garden card, or the square, box or pile where one can lie: told apart by
 * shape, word and colour. Pointing at it is the table's action "table.pick";
 * dragging it to another place is pointing at both.
 */
struct _AbbatesCardButton
{
  GtkButton parent_instance;

  AbbatesSpot place;
  AbbatesCard card;
  guint area;
  guint number;
};

G_DEFINE_FINAL_TYPE (AbbatesCardButton, abbates_card_button, GTK_TYPE_BUTTON)

static void
round_rectangle (cairo_t *cr,
                 double x,
                 double y,
                 double width,
                 double height,
                 double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_beans (GtkWidget *widget,
            cairo_t *cr,
            guint n_beans,
            double x,
            double y,
            double width,
            double height)
{
  double most = 12 * abbates_shape_get_scale (widget);
  double size = MIN (MIN (most, width / 4.6), height - 1);
  guint n_drawn = MIN (n_beans, 3);
  g_autofree char *number = g_strdup_printf ("%u", n_beans);
  double left = x - size * (n_drawn + 1) / 2;

  for (guint i = 0; i < n_drawn; i++)
    abbates_shape_draw_bean (widget, cr, FALSE, left + size * (i + 0.5), y, size - 1);
  abbates_shape_draw_text (widget, cr, number, 0.9 * MIN (size * 1.15 / most, 1),
                           left + size * (n_drawn + 0.6), y, size);
}

static void
draw_band (GtkWidget *widget,
           cairo_t *cr,
           AbbatesKind kind,
           double x,
           double y,
           double width,
           double height,
           gboolean is_small)
{
  GdkRGBA colour;

  scr_style_lookup (widget, abbates_shape_get_colour (kind), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
  if (is_small)
    return;

  scr_style_lookup (widget, "scr_on_kind", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  abbates_shape_draw_text (widget, cr, abbates_name_kind (kind),
                           MIN (0.85, height / (15 * abbates_shape_get_scale (widget))),
                           x + width / 2, y + height / 2, width - 4);
}

static void
draw_face (GtkWidget *widget,
           cairo_t *cr,
           AbbatesCard card,
           double x,
           double y,
           double width,
           double height)
{
  gboolean is_small = height < LOW || width < SMALL;
  double scale = MIN (abbates_shape_get_scale (widget), height / 52);
  double band = is_small ? 5 : CLAMP (height / 5, 12 * scale, 18 * scale);
  double foot = height < SMALL ? 0
                : is_small     ? height * 0.28
                               : CLAMP (height / 4.5, 12 * scale, 18 * scale);
  AbbatesKind kind = ABBATES_CARD_KIND (card);
  GdkRGBA colour;

  cairo_save (cr);
  round_rectangle (cr, x, y, width, height, 5);
  cairo_clip_preserve (cr);
  scr_style_lookup (widget, "card_bg_color", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  draw_band (widget, cr, kind, x, y, width, band, is_small);
  abbates_shape_draw_kind (widget, cr, kind, x + width / 2, y + band + (height - band - foot) / 2,
                           MIN (height - band - foot - 4, width - 8));
  scr_style_get_text_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (foot > 0)
    draw_beans (widget, cr, ABBATES_CARD_BEANS (card), x + width / 2, y + height - foot / 2 - 1,
                width, foot);
  cairo_restore (cr);

  round_rectangle (cr, x + 0.5, y + 0.5, width - 1, height - 1, 5);
  scr_style_lookup (widget, abbates_shape_get_colour (kind), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/* What stands on an empty square: its number, and the letter of its area. */
static void
draw_empty (AbbatesCardButton *self,
            cairo_t *cr,
            double width,
            double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *number = g_strdup_printf ("%u", self->number);
  GdkRGBA colour;

  scr_style_lookup (widget, "scr_dim", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (self->number > 0)
    abbates_shape_draw_text (widget, cr, number, 1, width / 2, height / 2, width);
}

/* A card that lies there open, of which nobody has said which it is. */
static void
draw_unrecorded (GtkWidget *widget,
                 cairo_t *cr,
                 double x,
                 double y,
                 double width,
                 double height)
{
  const double dashes[] = { 4, 3 };

  round_rectangle (cr, x + 0.5, y + 0.5, width - 1, height - 1, 5);
  scr_style_set_source (cr, widget, "card_bg_color");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, widget, "scr_dim");
  cairo_set_line_width (cr, 1.2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  abbates_shape_draw_text (widget, cr, "?", 1.6, x + width / 2, y + height / 2, width);
}

static void
draw_area (AbbatesCardButton *self,
           cairo_t *cr,
           double width)
{
  double scale = abbates_shape_get_scale (GTK_WIDGET (self));
  const char letter[] = { self->area == 1 ? 'P' : (char) ('A' + self->area - 2), '\0' };
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), self->area == 1 ? "scr_purple" : "scr_dim", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  abbates_shape_draw_text (GTK_WIDGET (self), cr, letter, 0.75, width - 8 * scale, 8 * scale,
                           14 * scale);
}

static void
abbates_card_button_snapshot (GtkWidget *widget,
                              GtkSnapshot *snapshot)
{
  AbbatesCardButton *self = ABBATES_CARD_BUTTON (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double inset = gtk_widget_has_css_class (widget, "portrait") ? 3 : 0;
  double face_width = MIN (width, height * 1.15) - 2 * inset;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->card == ABBATES_UNKNOWN_CARD)
    draw_unrecorded (widget, cr, (width - face_width) / 2, inset, face_width, height - 2 * inset);
  else if (self->card != ABBATES_NO_CARD)
    draw_face (widget, cr, self->card, (width - face_width) / 2, inset, face_width,
               height - 2 * inset);
  else
    draw_empty (self, cr, width, height);
  if (self->area > 0 && self->card == ABBATES_NO_CARD)
    draw_area (self, cr, width);

  cairo_destroy (cr);
}

/* Only what can be chosen now can be dragged. A pile's list of cards goes away when
 * one is chosen; the card itself lies beside the hand then, to be dragged from there. */
static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double x,
            double y,
            AbbatesCardButton *self)
{
  AbbatesSpot place;

  if (self->card == ABBATES_NO_CARD || !abbates_point_get_place (GTK_WIDGET (self), &place) ||
      gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER) != NULL ||
      !(gtk_widget_has_css_class (GTK_WIDGET (self), "lit") ||
        gtk_widget_has_css_class (GTK_WIDGET (self), "selected")))
    return NULL;

  return gdk_content_provider_new_typed (G_TYPE_VARIANT, abbates_spot_to_variant (place));
}

static void
drag_begin_cb (GtkDragSource *source,
               GdkDrag *drag,
               AbbatesCardButton *self)
{
  abbates_card_button_set_drag_picture (self, source);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.take-up", "(yyy)", self->place.where,
                              self->place.seat, self->place.number);
}

static gboolean
drag_cancel_cb (GtkDragSource *source,
                GdkDrag *drag,
                GdkDragCancelReason reason,
                AbbatesCardButton *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              reason == GDK_DRAG_CANCEL_NO_TARGET ? "table.drop-beside"
                                                                  : "table.let-go",
                              NULL);
  return FALSE;
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue *value,
         double x,
         double y,
         AbbatesCardButton *self)
{
  if (self->place.where == ABBATES_NOWHERE)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "table.drop", "(yyy)", self->place.where,
                              self->place.seat, self->place.number);
  return TRUE;
}

static void
abbates_card_button_class_init (AbbatesCardButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = abbates_card_button_snapshot;

  gtk_widget_class_set_css_name (widget_class, "gardencard");
}

static void
abbates_card_button_init (AbbatesCardButton *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_VARIANT, GDK_ACTION_COPY);

  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (source, "drag-cancel", G_CALLBACK (drag_cancel_cb), self, 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  abbates_point_watch (GTK_WIDGET (self));
}

GtkWidget *
abbates_card_button_new (void)
{
  return g_object_new (ABBATES_TYPE_CARD_BUTTON, NULL);
}

/* Shows a mark to the eye and to the ear. */
void
abbates_set_mark (GtkWidget *widget,
                  AbbatesMark mark)
{
  if (mark == ABBATES_MARK_LIT)
    gtk_widget_add_css_class (widget, "lit");
  else
    gtk_widget_remove_css_class (widget, "lit");
  if (mark == ABBATES_MARK_SELECTED)
    gtk_widget_add_css_class (widget, "selected");
  else
    gtk_widget_remove_css_class (widget, "selected");

  gtk_accessible_update_state (GTK_ACCESSIBLE (widget),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               mark == ABBATES_MARK_SELECTED ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                             : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
show_face (AbbatesCardButton *self,
           AbbatesCard card,
           const char *name)
{
  self->card = card;
  scr_set_thing (GTK_WIDGET (self), name);
  scr_set_name (GTK_WIDGET (self), name);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * abbates_card_button_show_place:
 * @self: a card
 * @view: a view
 * @place: where it is
 * @card: what lies there, or none
 *
 * Shows a place that can be pointed at, and whether it can be chosen.
 */
void
abbates_card_button_show_place (AbbatesCardButton *self,
                                const AbbatesView *view,
                                AbbatesSpot place,
                                AbbatesCard card)
{
  AbbatesMark mark = abbates_view_get_mark (view, place);
  g_autofree char *name = abbates_name_place (view, place, card);

  self->place = place;
  self->number = place.where == ABBATES_IN_DISCARD ? 0 : place.number;
  show_face (self, card, name);
  abbates_set_mark (GTK_WIDGET (self), mark);
  scr_set_action (GTK_WIDGET (self), "table.pick", abbates_spot_to_variant (place));
}

/**
 * abbates_card_button_show_card:
 * @self: a card
 * @card: a garden card, or none
 * @name: what it is called
 *
 * Shows a card that nothing can be done with; pointing at it tells its name.
 */
void
abbates_card_button_show_card (AbbatesCardButton *self,
                               AbbatesCard card,
                               const char *name)
{
  g_return_if_fail (ABBATES_IS_CARD_BUTTON (self));

  self->place = ABBATES_NO_PLACE;
  self->number = 0;
  show_face (self, card, name);
  abbates_set_mark (GTK_WIDGET (self), ABBATES_MARK_NONE);
  scr_set_action (GTK_WIDGET (self), "page.tell", g_variant_new_string (name));
}

/* The card that it shows, or none. */
AbbatesCard
abbates_card_button_get_card (AbbatesCardButton *self)
{
  g_return_val_if_fail (ABBATES_IS_CARD_BUTTON (self), ABBATES_NO_CARD);

  return self->card;
}

/* The area of the mission that the square belongs to: 0 for none, 1 for purple. */
void
abbates_card_button_set_area (AbbatesCardButton *self,
                              guint area)
{
  g_return_if_fail (ABBATES_IS_CARD_BUTTON (self));

  self->area = area;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "purple");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "area");
  if (area > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), area == 1 ? "purple" : "area");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Has a drag show the card alone, without the square that it lies on. */
void
abbates_card_button_set_drag_picture (AbbatesCardButton *self,
                                      GtkDragSource *source)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double height = gtk_widget_get_height (widget);
  double width = MIN (gtk_widget_get_width (widget), height * 1.15);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) picture = NULL;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->card == ABBATES_UNKNOWN_CARD)
    draw_unrecorded (widget, cr, 0, 0, width, height);
  else
    draw_face (widget, cr, self->card, 0, 0, width, height);
  cairo_destroy (cr);
  picture = gtk_snapshot_to_paintable (snapshot, NULL);
  gtk_drag_source_set_icon (source, picture, (int) width / 2, (int) height / 2);
}
