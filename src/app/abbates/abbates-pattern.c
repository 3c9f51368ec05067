/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pattern.h"

#include <glib/gi18n.h>

#include "app/scr-style.h"

/**
 * AbbatesPattern:
 *
 * The pattern of a mission card, as large as the style says; nothing shown is a card face
 * down. Areas are told apart by signs as well as by colours: a diamond for purple, rings
 * for the second area, bars for the third. Who chooses it is told in words by
 * abbates_mission_describe().
 */
struct _AbbatesPattern
{
  GtkWidget parent_instance;

  gboolean is_shown;
  guint8 area[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesPattern, abbates_pattern, GTK_TYPE_WIDGET)

static void
set_colour (AbbatesPattern *self,
            cairo_t *cr,
            const char *name)
{
  GdkRGBA colour;

  scr_style_lookup (GTK_WIDGET (self), name, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
}

static void
draw_sign (cairo_t *cr,
           guint area,
           double x,
           double y,
           double size)
{
  switch (area)
    {
    case 1:
      cairo_move_to (cr, x, y - size);
      cairo_line_to (cr, x + size, y);
      cairo_line_to (cr, x, y + size);
      cairo_line_to (cr, x - size, y);
      cairo_close_path (cr);
      cairo_fill (cr);
      break;
    case 2:
      cairo_arc (cr, x, y, size * 0.8, 0, 2 * G_PI);
      cairo_stroke (cr);
      break;
    default:
      for (guint i = 0; i < area - 1 && i < 4; i++)
        {
          cairo_move_to (cr, x - size, y + size * (0.7 * i - 0.35 * (area - 2)));
          cairo_rel_line_to (cr, 2 * size, 0);
        }
      cairo_stroke (cr);
      break;
    }
}

static void
draw_square (AbbatesPattern *self,
             cairo_t *cr,
             guint i,
             double cell)
{
  double x = cell * (i % 3) + 1;
  double y = cell * (i / 3) + 1;
  guint area = self->is_shown ? self->area[i] : 0;

  cairo_rectangle (cr, x + 0.5, y + 0.5, cell - 3, cell - 3);
  set_colour (self, cr, area == 0 ? "view_bg_color" : area == 1 ? "scr_purple_area"
                                                                : "scr_other_area");
  cairo_fill_preserve (cr);
  set_colour (self, cr, area == 1 ? "scr_purple" : area > 1 ? "scr_dim"
                                                            : "scr_border");
  cairo_set_line_width (cr, area > 0 ? 1.5 : 1);
  cairo_stroke (cr);
  if (area > 0)
    {
      set_colour (self, cr, area == 1 ? "scr_purple" : "scr_dim");
      draw_sign (cr, area, x + (cell - 2) / 2, y + (cell - 2) / 2, cell * 0.2);
    }
}

/* A question mark of arcs and a dot: which card comes is open. */
static void
draw_question (AbbatesPattern *self,
               cairo_t *cr,
               double size)
{
  double x = size / 2;
  double r = size * 0.13;

  set_colour (self, cr, "scr_dim");
  cairo_set_line_width (cr, MAX (2, size * 0.06));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_arc (cr, x, size * 0.38, r, G_PI, 2.25 * G_PI);
  cairo_line_to (cr, x, size * 0.6);
  cairo_stroke (cr);
  cairo_arc (cr, x, size * 0.73, size * 0.045, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
abbates_pattern_snapshot (GtkWidget *widget,
                          GtkSnapshot *snapshot)
{
  AbbatesPattern *self = ABBATES_PATTERN (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  if (self->is_shown)
    for (guint i = 0; i < ABBATES_N_SQUARES; i++)
      draw_square (self, cr, i, (size - 1) / 3);
  else
    {
      cairo_rectangle (cr, 1.5, 1.5, size - 3, size - 3);
      set_colour (self, cr, "scr_stone");
      cairo_fill_preserve (cr);
      set_colour (self, cr, "scr_border");
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      draw_question (self, cr, size);
    }

  cairo_destroy (cr);
}

static void
abbates_pattern_measure (GtkWidget *widget,
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
abbates_pattern_class_init (AbbatesPatternClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = abbates_pattern_measure;
  widget_class->snapshot = abbates_pattern_snapshot;

  gtk_widget_class_set_css_name (widget_class, "pattern");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
abbates_pattern_init (AbbatesPattern *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
abbates_pattern_new (void)
{
  return g_object_new (ABBATES_TYPE_PATTERN, NULL);
}

/* Shows the mission; NULL for one that chance will draw. */
void
abbates_pattern_show (AbbatesPattern *self,
                      const AbbatesMission *mission)
{
  g_return_if_fail (ABBATES_IS_PATTERN (self));

  self->is_shown = mission != NULL;
  for (guint i = 0; mission != NULL && i < ABBATES_N_SQUARES; i++)
    self->area[i] = mission->area[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * abbates_mission_describe:
 * @mission: a mission card
 *
 * Returns: (transfer full): the card in words: its id, its palm branches, and the squares
 *   of each area, counted row by row from 1
 */
char *
abbates_mission_describe (const AbbatesMission *mission)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: a mission card: its id, and how many palm branches it shows. */
  g_string_append_printf (text,
                          ngettext ("Mission %s, %u palm branch", "Mission %s, %u palm branches",
                                    mission->palms),
                          mission->id, mission->palms);
  for (guint area = 1; area <= mission->n_areas; area++)
    {
      g_autoptr (GString) squares = g_string_new (NULL);

      for (guint i = 0; i < ABBATES_N_SQUARES; i++)
        if (mission->area[i] == area)
          g_string_append_printf (squares, "%s%u", squares->len > 0 ? ", " : "", i + 1);
      if (area == 1)
        /* Translators: %s lists squares of a mission card. */
        g_string_append_printf (text, _ ("; purple: %s"), squares->str);
      else
        /* Translators: which area of a mission card, and its squares. */
        g_string_append_printf (text, _ ("; area %u: %s"), area, squares->str);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
