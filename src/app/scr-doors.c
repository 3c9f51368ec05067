/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-doors.h"

#include "app/scr-style.h"

/* The doors are drawn in a space at least this wide and high, its middle at x = 0 and the
 * tip of the arch at its top; what is higher makes them taller. */
#define WIDTH 212.0
#define HEIGHT 252.0

/* How far the tip stays from the top. */
#define MARGIN 12.0

/* Where the pointed arch begins, and its half width without the stones around it. */
#define SPRING 110.0
#define HALF 84.0

/* A course of the wall, in the same space. */
#define COURSE 20.0
#define STONE 44.0

/**
 * ScrDoors:
 *
 * Two closed doors of oak in a pointed arch, in a wall that fills the widget. A picture
 * and nothing else.
 */
struct _ScrDoors
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ScrDoors, scr_doors, GTK_TYPE_WIDGET)

/* A pointed arch that stands on @ground; @more makes it wider on each side. */
static void
add_arch (cairo_t *cr,
          double ground,
          double more)
{
  double half = HALF + more;
  double top = SPRING - half * 1.15;

  cairo_move_to (cr, -half, ground);
  cairo_line_to (cr, -half, SPRING);
  cairo_curve_to (cr, -half, SPRING - half * 0.6, -half * 0.45, top + half * 0.2, 0, top);
  cairo_curve_to (cr, half * 0.45, top + half * 0.2, half, SPRING - half * 0.6, half, SPRING);
  cairo_line_to (cr, half, ground);
  cairo_close_path (cr);
}

/* Joints between stones, in courses that are set off against each other. */
static void
draw_wall (ScrDoors *self,
           cairo_t *cr,
           double left,
           double ground)
{
  guint course = 0;

  scr_style_set_source (cr, GTK_WIDGET (self), "scr_wall_joint");
  cairo_set_line_width (cr, 0.8);
  for (double y = ground; y > -MARGIN; y -= COURSE)
    {
      double shift = course++ % 2 == 0 ? 0 : STONE / 2;

      cairo_move_to (cr, left, y);
      cairo_line_to (cr, -left, y);
      for (double x = shift; x < -left; x += STONE)
        {
          cairo_move_to (cr, x, y);
          cairo_line_to (cr, x, y - COURSE);
          cairo_move_to (cr, -x, y);
          cairo_line_to (cr, -x, y - COURSE);
        }
    }
  cairo_stroke (cr);
}

static void
draw_surround (ScrDoors *self,
               cairo_t *cr,
               double ground)
{
  static const double steps[] = { 16, 11, 5 };
  static const char *const colours[] = { "scr_wall_edge", "scr_wall_stone", "scr_wall_edge" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      add_arch (cr, ground, steps[i]);
      scr_style_set_source (cr, GTK_WIDGET (self), colours[i]);
      cairo_fill (cr);
    }
}

static void
draw_planks (ScrDoors *self,
             cairo_t *cr,
             double ground)
{
  scr_style_set_source (cr, GTK_WIDGET (self), "scr_oak");
  cairo_paint (cr);

  scr_style_set_source (cr, GTK_WIDGET (self), "scr_oak_joint");
  cairo_set_line_width (cr, 1);
  for (double x = 14; x < HALF; x += 14)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, ground);
      cairo_move_to (cr, -x, 0);
      cairo_line_to (cr, -x, ground);
    }
  cairo_stroke (cr);
  cairo_set_line_width (cr, 2.4);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, ground);
  cairo_stroke (cr);
}

/* The iron of a hinge, from the door's edge at the right towards the middle. */
static void
draw_hinge (cairo_t *cr,
            double y)
{
  cairo_move_to (cr, HALF, y - 3);
  cairo_line_to (cr, 22, y - 1.4);
  cairo_curve_to (cr, 14, y - 1.4, 12, y - 10, 20, y - 9);
  cairo_curve_to (cr, 15, y - 6, 18, y - 1, 12, y);
  cairo_curve_to (cr, 18, y + 1, 15, y + 6, 20, y + 9);
  cairo_curve_to (cr, 12, y + 10, 14, y + 1.4, 22, y + 1.4);
  cairo_line_to (cr, HALF, y + 3);
  cairo_close_path (cr);
  cairo_fill (cr);
  for (double x = 30; x < HALF; x += 16)
    {
      cairo_arc (cr, x, y, 3.4, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_ring (cairo_t *cr)
{
  cairo_arc (cr, 9, 150, 2.4, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_set_line_width (cr, 1.8);
  cairo_arc (cr, 9, 155.5, 5, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* A small lancet window in each door, with a light behind it. */
static void
draw_lancet (ScrDoors *self,
             cairo_t *cr)
{
  cairo_move_to (cr, 21, 74);
  cairo_line_to (cr, 21, 58);
  cairo_curve_to (cr, 21, 48, 25, 43, 29, 38);
  cairo_curve_to (cr, 33, 43, 37, 48, 37, 58);
  cairo_line_to (cr, 37, 74);
  cairo_close_path (cr);
  scr_style_set_source (cr, GTK_WIDGET (self), "scr_lamp");
  cairo_fill_preserve (cr);
  scr_style_set_source (cr, GTK_WIDGET (self), "scr_iron");
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, 29, 38);
  cairo_line_to (cr, 29, 74);
  cairo_move_to (cr, 21, 60);
  cairo_line_to (cr, 37, 60);
  cairo_stroke (cr);
}

static void
draw_doors (ScrDoors *self,
            cairo_t *cr,
            double ground)
{
  draw_surround (self, cr, ground);

  cairo_save (cr);
  add_arch (cr, ground, 0);
  cairo_clip (cr);
  draw_planks (self, cr, ground);
  for (guint side = 0; side < 2; side++)
    {
      draw_lancet (self, cr);
      draw_hinge (cr, 104);
      draw_hinge (cr, ground - 34);
      draw_ring (cr);
      cairo_scale (cr, -1, 1);
    }
  cairo_restore (cr);
}

static void
scr_doors_snapshot (GtkWidget *widget,
                    GtkSnapshot *snapshot)
{
  ScrDoors *self = SCR_DOORS (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double scale = MIN (width / WIDTH, height / HEIGHT);
  double ground = height / scale - MARGIN;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  scr_style_set_source (cr, GTK_WIDGET (self), "scr_wall");
  cairo_paint (cr);
  cairo_translate (cr, width / 2, MARGIN * scale);
  cairo_scale (cr, scale, scale);
  draw_wall (self, cr, -width / 2 / scale - 1, ground);
  draw_doors (self, cr, ground);
  cairo_destroy (cr);
}

static void
scr_doors_class_init (ScrDoorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = scr_doors_snapshot;

  gtk_widget_class_set_css_name (widget_class, "doors");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scr_doors_init (ScrDoors *self)
{
}
