/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/scr-emblem.h"

#include <glib/gi18n.h>

#include "app/scr-style.h"

const char *const scr_colours[SCR_N_COLOURS + 1] = { "red", "purple", "yellow", "blue", NULL };

/**
 * ScrEmblem:
 *
 * The sign of a seat: a shape for each colour, so that nothing depends on the
 * colour alone. Any other word draws a pawn.
 */
struct _ScrEmblem
{
  GtkWidget parent_instance;

  char *colour;
};

enum
{
  PROP_0,
  PROP_COLOUR,
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

static const struct
{
  const char *colour;
  const char *title;
  const char *background;
  const char *foreground;
  void (*draw) (cairo_t *cr);
} emblems[] = {
  { "red", N_ ("Red"), "#c0392b", "#ffffff", draw_cross },
  { "purple", N_ ("Purple"), "#7d4aa8", "#ffffff", draw_key },
  { "yellow", N_ ("Yellow"), "#d9a404", "#241c00", draw_flame },
  { "blue", N_ ("Blue"), "#2e6fb7", "#ffffff", draw_crozier },
};

/* In the colour that is set. */
static void
draw_pawn (cairo_t *cr)
{
  cairo_move_to (cr, -6, 8);
  cairo_curve_to (cr, -2, 6.4, 2, 6.4, 6, 8);
  cairo_line_to (cr, 2.6, -1);
  cairo_arc_negative (cr, 0, -4, 4, G_PI / 4, 3 * G_PI / 4);
  cairo_line_to (cr, -2.6, -1);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_sign (guint i,
           cairo_t *cr)
{
  GdkRGBA background;
  GdkRGBA foreground;

  gdk_rgba_parse (&background, emblems[i].background);
  gdk_rgba_parse (&foreground, emblems[i].foreground);

  cairo_arc (cr, 0, 0, 8.6, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &background);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);

  emblems[i].draw (cr);
  gdk_cairo_set_source_rgba (cr, &foreground);
  cairo_set_line_width (cr, 1.7);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static void
scr_emblem_snapshot (GtkWidget *widget,
                     GtkSnapshot *snapshot)
{
  ScrEmblem *self = SCR_EMBLEM (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double scale = MIN (width, height) / 18.0;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour;

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, scale, scale);
  scr_style_lookup (widget, "scr_general", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  scr_emblem_draw (self->colour, cr);
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
 * Draws an emblem as the widget does; a pawn in the colour that is set for who has no seat.
 */
void
scr_emblem_draw (const char *colour,
                 cairo_t *cr)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (emblems) && g_strcmp0 (emblems[i].colour, colour) != 0)
    i++;
  if (i < G_N_ELEMENTS (emblems))
    draw_sign (i, cr);
  else
    draw_pawn (cr);
}

/* The colour itself. Returns whether there is one of that name. */
gboolean
scr_colour_to_rgba (const char *colour,
                    GdkRGBA *rgba)
{
  for (guint i = 0; i < G_N_ELEMENTS (emblems); i++)
    if (g_strcmp0 (emblems[i].colour, colour) == 0)
      return gdk_rgba_parse (rgba, emblems[i].background);

  return FALSE;
}
