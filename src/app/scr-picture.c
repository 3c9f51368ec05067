/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-picture.h"

#include "app/scr-style.h"
#include "app/scr-tables.h"

/* Subjects are drawn in a square of this many units. */
#define SIDE 64.0

/**
 * ScrPicture:
 *
 * A drawing that goes with a choice, a match or something to do: "laurel", "pawn", "torn",
 * "ticked", "due" or "later", or a thing that one of the games draws. The words beside it say the
 * same.
 */
struct _ScrPicture
{
  ScrDrawing parent_instance;

  char *subject;
};

enum
{
  PROP_0,
  PROP_SUBJECT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrPicture, scr_picture, SCR_TYPE_DRAWING)

static GParamSpec *properties[N_PROPS];

static void
path_leaf (cairo_t *cr,
           double x,
           double y,
           double angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_curve_to (cr, 5, -8, 14, -8, 19, 0);
  cairo_curve_to (cr, 14, 8, 5, 8, 0, 0);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
path_laurel (cairo_t *cr)
{
  path_leaf (cr, 26, 58, -2.6);
  path_leaf (cr, 13, 48, -2.1);
  path_leaf (cr, 9, 32, -1.6);
  path_leaf (cr, 13, 17, -0.9);
  path_leaf (cr, 38, 58, -0.5);
  path_leaf (cr, 51, 48, -1.0);
  path_leaf (cr, 55, 32, -1.5);
  path_leaf (cr, 51, 17, -2.2);
}

static void
path_pawn (cairo_t *cr)
{
  cairo_move_to (cr, 12, 60);
  cairo_curve_to (cr, 26, 54, 38, 54, 52, 60);
  cairo_line_to (cr, 40, 28);
  cairo_arc_negative (cr, 32, 18, 13, G_PI / 4, 3 * G_PI / 4);
  cairo_line_to (cr, 24, 28);
  cairo_close_path (cr);
}

static void
path_torn (cairo_t *cr)
{
  cairo_move_to (cr, 14, 60);
  cairo_line_to (cr, 14, 4);
  cairo_line_to (cr, 50, 4);
  cairo_line_to (cr, 50, 24);
  cairo_line_to (cr, 42, 29);
  cairo_line_to (cr, 46, 36);
  cairo_line_to (cr, 36, 40);
  cairo_line_to (cr, 40, 49);
  cairo_line_to (cr, 29, 52);
  cairo_line_to (cr, 30, 60);
  cairo_close_path (cr);
}

static void
path_torn_lines (cairo_t *cr)
{
  cairo_move_to (cr, 22, 15);
  cairo_line_to (cr, 42, 15);
  cairo_move_to (cr, 22, 25);
  cairo_line_to (cr, 37, 25);
  cairo_move_to (cr, 22, 35);
  cairo_line_to (cr, 31, 35);
}

static void
path_ring (cairo_t *cr)
{
  cairo_arc (cr, 32, 32, 26, 0, 2 * G_PI);
}

static void
path_tick (cairo_t *cr)
{
  cairo_move_to (cr, 19, 33);
  cairo_line_to (cr, 28, 43);
  cairo_line_to (cr, 45, 22);
}

static void
path_arrow (cairo_t *cr)
{
  cairo_move_to (cr, 8, 24);
  cairo_line_to (cr, 32, 24);
  cairo_line_to (cr, 32, 8);
  cairo_line_to (cr, 58, 32);
  cairo_line_to (cr, 32, 56);
  cairo_line_to (cr, 32, 40);
  cairo_line_to (cr, 8, 40);
  cairo_close_path (cr);
}

static void
path_nothing (cairo_t *cr)
{
}

static const struct
{
  const char *subject;
  const char *colour;
  void (*path) (cairo_t *cr);
  void (*detail) (cairo_t *cr);
  double inside;
} drawings[] = {
  { "laurel", "scr_artefact", path_laurel, path_nothing, 0.75 },
  { "torn", "scr_dim", path_torn, path_torn_lines, 0.12 },
  { "ticked", "success_color", path_ring, path_tick, 0.12 },
  { "due", "scr_general", path_arrow, path_nothing, 1 },
  { "later", "scr_dim", path_ring, path_nothing, 0 },
  { "pawn", "scr_general", path_pawn, path_nothing, 0.3 },
};

static void
draw (ScrPicture *self,
      cairo_t *cr)
{
  GdkRGBA colour;
  guint i = 0;

  while (i < G_N_ELEMENTS (drawings) - 1 && g_strcmp0 (drawings[i].subject, self->subject) != 0)
    i++;
  scr_style_lookup (GTK_WIDGET (self), drawings[i].colour, &colour);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 3.4);

  drawings[i].path (cr);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, drawings[i].inside);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_stroke (cr);
  drawings[i].detail (cr);
  cairo_stroke (cr);
}

static void
scr_picture_draw (ScrDrawing *drawing,
                  cairo_t *cr,
                  double width,
                  double height)
{
  ScrPicture *self = SCR_PICTURE (drawing);
  double size = MIN (width, height);

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  if (scr_tables_draw_thing (GTK_WIDGET (self), cr, self->subject, size))
    return;

  cairo_scale (cr, size / SIDE, size / SIDE);
  draw (self, cr);
}

static void
scr_picture_finalize (GObject *object)
{
  g_free (SCR_PICTURE (object)->subject);

  G_OBJECT_CLASS (scr_picture_parent_class)->finalize (object);
}

static void
scr_picture_get_property (GObject *object,
                          guint prop_id,
                          GValue *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SUBJECT:
      g_value_set_string (value, SCR_PICTURE (object)->subject);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_picture_set_property (GObject *object,
                          guint prop_id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SUBJECT:
      scr_picture_set_subject (SCR_PICTURE (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_picture_class_init (ScrPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_picture_finalize;
  object_class->get_property = scr_picture_get_property;
  object_class->set_property = scr_picture_set_property;
  SCR_DRAWING_CLASS (klass)->draw = scr_picture_draw;

  properties[PROP_SUBJECT] =
      g_param_spec_string ("subject", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "figure");
}

static void
scr_picture_init (ScrPicture *self)
{
}

GtkWidget *
scr_picture_new (const char *subject)
{
  return g_object_new (SCR_TYPE_PICTURE, "subject", subject, NULL);
}

void
scr_picture_set_subject (ScrPicture *self,
                         const char *subject)
{
  g_return_if_fail (SCR_IS_PICTURE (self));

  if (g_strcmp0 (self->subject, subject) == 0)
    return;

  g_free (self->subject);
  self->subject = g_strdup (subject);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBJECT]);
}
