/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-emblem.h"

#include <glib/gi18n.h>

#include "app/scr-style.h"

const char *const scr_colours[SCR_N_COLOURS + 1] = { "red", "purple", "yellow", "blue", NULL };

/**
 * ScrEmblem:
 *
 * The sign of a seat: a shape and a picture for each colour, so that nothing depends
 * on the colour alone. As a pawn, a figure that bears the sign. Any other word than a
 * colour draws a figure of its own.
 */
struct _ScrEmblem
{
  GtkWidget parent_instance;

  char *colour;
  gboolean is_pawn;
};

enum
{
  PROP_0,
  PROP_COLOUR,
  PROP_IS_PAWN,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrEmblem, scr_emblem, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
draw_cross (cairo_t *cr)
{
  cairo_move_to (cr, 0, -5);
  cairo_line_to (cr, 0, 5);
  cairo_move_to (cr, -3.4, -1.6);
  cairo_line_to (cr, 3.4, -1.6);
}

static void
draw_key (cairo_t *cr)
{
  cairo_arc (cr, 0, -2.4, 2.2, 0, 2 * G_PI);
  cairo_move_to (cr, 0, -0.2);
  cairo_line_to (cr, 0, 5);
  cairo_move_to (cr, 0, 2.2);
  cairo_line_to (cr, 2.6, 2.2);
  cairo_move_to (cr, 0, 4.6);
  cairo_line_to (cr, 2, 4.6);
}

static void
draw_flame (cairo_t *cr)
{
  cairo_move_to (cr, 0, -5);
  cairo_curve_to (cr, 3, -1, 3, 1, 0, 4);
  cairo_curve_to (cr, -3, 1, -3, -1, 0, -5);
  cairo_move_to (cr, -3.6, 4.6);
  cairo_line_to (cr, 3.6, 4.6);
}

static void
draw_crozier (cairo_t *cr)
{
  cairo_move_to (cr, 0, 5);
  cairo_line_to (cr, 0, -2);
  cairo_curve_to (cr, 0, -6, 4.6, -5, 3.4, -2);
  cairo_curve_to (cr, 3, -1, 1.8, -1.2, 1.8, -2.2);
}

static void
path_round (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 8.6, 0, 2 * G_PI);
}

static void
path_lozenge (cairo_t *cr)
{
  for (guint i = 0; i < 4; i++)
    {
      cairo_arc (cr, 6.9, 0, 1.8, -G_PI / 4, G_PI / 4);
      cairo_rotate (cr, G_PI / 2);
    }
  cairo_close_path (cr);
}

static void
path_quatrefoil (cairo_t *cr)
{
  for (guint i = 0; i < 4; i++)
    {
      cairo_arc (cr, 4, 0, 4.8, -G_PI / 2.2, G_PI / 2.2);
      cairo_rotate (cr, G_PI / 2);
    }
  cairo_close_path (cr);
}

static void
path_shield (cairo_t *cr)
{
  cairo_move_to (cr, -7.8, -8.2);
  cairo_line_to (cr, 7.8, -8.2);
  cairo_line_to (cr, 7.8, 0);
  cairo_curve_to (cr, 7.8, 5, 3.6, 7.6, 0, 9);
  cairo_curve_to (cr, -3.6, 7.6, -7.8, 5, -7.8, 0);
  cairo_close_path (cr);
}

static const struct
{
  const char *colour;
  const char *title;
  const char *background;
  const char *foreground;
  void (*path) (cairo_t *cr);
  void (*draw) (cairo_t *cr);
} emblems[] = {
  { "red", N_ ("Red"), "#b83227", "#ffffff", path_round, draw_cross },
  { "purple", N_ ("Purple"), "#75449f", "#ffffff", path_lozenge, draw_key },
  { "yellow", N_ ("Yellow"), "#d9a404", "#241c00", path_quatrefoil, draw_flame },
  { "blue", N_ ("Blue"), "#2a68ad", "#ffffff", path_shield, draw_crozier },
};

static void
stroke_edge (cairo_t *cr,
             const GdkRGBA *edge)
{
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_set_line_width (cr, 0.9);
  cairo_stroke (cr);
}

/* A word that is no colour has the number after the last. */
static guint
find_colour (const char *colour)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (emblems) && g_strcmp0 (emblems[i].colour, colour) != 0)
    i++;

  return i;
}

static void
path_figure (cairo_t *cr)
{
  cairo_move_to (cr, -8, 12);
  cairo_curve_to (cr, -7.6, 9, -5.6, 6, -3.6, -3.4);
  cairo_arc (cr, 0, -7.4, 4.6, 0.75 * G_PI, 0.25 * G_PI);
  cairo_curve_to (cr, 5.6, 6, 7.6, 9, 8, 12);
  cairo_curve_to (cr, 4, 13.4, -4, 13.4, -8, 12);
  cairo_close_path (cr);
}

/* A figure with a collar and a cross. */
static void
draw_general (cairo_t *cr,
              const GdkRGBA *colour,
              const GdkRGBA *foreground,
              const GdkRGBA *edge)
{
  path_figure (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  stroke_edge (cr, edge);

  gdk_cairo_set_source_rgba (cr, foreground);
  cairo_set_line_width (cr, 1.3);
  cairo_move_to (cr, -4, -3);
  cairo_line_to (cr, 4, -3);
  cairo_move_to (cr, 0, 0.6);
  cairo_line_to (cr, 0, 8);
  cairo_move_to (cr, -2.3, 3);
  cairo_line_to (cr, 2.3, 3);
  cairo_stroke (cr);
}

static void
draw_sign (guint i,
           cairo_t *cr,
           const GdkRGBA *edge)
{
  GdkRGBA background;
  GdkRGBA foreground;

  gdk_rgba_parse (&background, emblems[i].background);
  gdk_rgba_parse (&foreground, emblems[i].foreground);

  emblems[i].path (cr);
  gdk_cairo_set_source_rgba (cr, &background);
  cairo_fill_preserve (cr);
  stroke_edge (cr, edge);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  emblems[i].draw (cr);
  gdk_cairo_set_source_rgba (cr, &foreground);
  cairo_set_line_width (cr, 1.7);
  cairo_stroke (cr);
}

/* A seat's pawn: a figure in the seat's colour whose body is its sign. */
static void
draw_pawn (guint i,
           cairo_t *cr,
           const GdkRGBA *edge)
{
  GdkRGBA background;

  gdk_rgba_parse (&background, emblems[i].background);
  path_figure (cr);
  gdk_cairo_set_source_rgba (cr, &background);
  cairo_fill_preserve (cr);
  stroke_edge (cr, edge);
  cairo_translate (cr, 0, 3.4);
  cairo_scale (cr, 0.94, 0.94);
  draw_sign (i, cr, edge);
}

static void
draw (ScrEmblem *self,
      cairo_t *cr)
{
  guint i = find_colour (self->colour);
  GdkRGBA colour;
  GdkRGBA foreground;
  GdkRGBA edge;

  scr_style_lookup (GTK_WIDGET (self), "scr_general", &colour);
  scr_style_lookup (GTK_WIDGET (self), "scr_on_general", &foreground);
  scr_style_lookup (GTK_WIDGET (self), "scr_edge", &edge);
  if (i == G_N_ELEMENTS (emblems))
    draw_general (cr, &colour, &foreground, &edge);
  else if (self->is_pawn)
    draw_pawn (i, cr, &edge);
  else
    draw_sign (i, cr, &edge);
}

static void
scr_emblem_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  ScrEmblem *self = SCR_EMBLEM (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean is_figure = self->is_pawn || find_colour (self->colour) == G_N_ELEMENTS (emblems);
  double scale = MIN (width / 18.5, height / (is_figure ? 26.4 : 18.5));
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, scale, scale);
  draw (self, cr);
  cairo_destroy (cr);
}

static void
scr_emblem_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  /* As large as the style says. */
  *minimum = *natural = 0;
}

static void
scr_emblem_finalize (GObject *object)
{
  g_free (SCR_EMBLEM (object)->colour);

  G_OBJECT_CLASS (scr_emblem_parent_class)->finalize (object);
}

static void
scr_emblem_get_property (GObject *object,
                         guint prop_id,
                         GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_COLOUR:
      g_value_set_string (value, SCR_EMBLEM (object)->colour);
      break;
    case PROP_IS_PAWN:
      g_value_set_boolean (value, SCR_EMBLEM (object)->is_pawn);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_emblem_set_property (GObject *object,
                         guint prop_id,
                         const GValue *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_COLOUR:
      scr_emblem_set_colour (SCR_EMBLEM (object), g_value_get_string (value));
      break;
    case PROP_IS_PAWN:
      SCR_EMBLEM (object)->is_pawn = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_emblem_class_init (ScrEmblemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = scr_emblem_finalize;
  object_class->get_property = scr_emblem_get_property;
  object_class->set_property = scr_emblem_set_property;
  widget_class->measure = scr_emblem_measure;
  widget_class->snapshot = scr_emblem_snapshot;

  properties[PROP_COLOUR] =
      g_param_spec_string ("colour", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_IS_PAWN] =
      g_param_spec_boolean ("is-pawn", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "emblem");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
scr_emblem_init (ScrEmblem *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
scr_emblem_new (const char *colour)
{
  return g_object_new (SCR_TYPE_EMBLEM, "colour", colour, NULL);
}

/* The pawn of a seat, which bears its sign. */
GtkWidget *
scr_emblem_new_pawn (const char *colour)
{
  return g_object_new (SCR_TYPE_EMBLEM, "colour", colour, "is-pawn", TRUE, NULL);
}

void
scr_emblem_set_colour (ScrEmblem *self,
                       const char *colour)
{
  g_return_if_fail (SCR_IS_EMBLEM (self));

  if (g_strcmp0 (self->colour, colour) == 0)
    return;

  g_free (self->colour);
  self->colour = g_strdup (colour);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}

/* A colour's name for players. */
const char *
scr_colour_get_title (const char *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (emblems); i++)
    if (g_strcmp0 (emblems[i].colour, colour) == 0)
      return _ (emblems[i].title);

  return colour;
}

/**
 * scr_emblem_draw:
 * @colour: (nullable): a seat's colour
 * @cr: where to draw, in units of which the emblem is 18 wide and high around the origin
 *
 * Draws a sign as the widget does, on light ground; a figure of burgundy for who has no seat.
 */
void
scr_emblem_draw (const char *colour,
                 cairo_t *cr)
{
  static const GdkRGBA burgundy = { 0.54f, 0.18f, 0.23f, 1 };
  static const GdkRGBA white = { 1, 1, 1, 1 };
  guint i = find_colour (colour);

  if (i < G_N_ELEMENTS (emblems))
    {
      draw_sign (i, cr, &white);
      return;
    }

  cairo_save (cr);
  cairo_scale (cr, 0.7, 0.7);
  draw_general (cr, &burgundy, &white, &white);
  cairo_restore (cr);
}

/* The colour itself. Returns whether there is one of that name. */
gboolean
scr_colour_to_rgba (const char *colour,
                    GdkRGBA *rgba)
{
  guint i = find_colour (colour);

  return i < G_N_ELEMENTS (emblems) && gdk_rgba_parse (rgba, emblems[i].background);
}
