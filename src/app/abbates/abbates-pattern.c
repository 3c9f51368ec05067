/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-pattern.h"

#include <glib/gi18n.h>

#include "app/abbates/abbates-shapes.h"
#include "app/scr-style.h"

/**
 * AbbatesPattern:
 *
 * The pattern of a mission card, drawn as it lies under a portrait; nothing shown is a card
 * face down. Who chooses it is told in words by abbates_mission_describe().
 */
struct _AbbatesPattern
{
  ScrDrawing parent_instance;

  gboolean is_shown;
  guint8 area[ABBATES_N_SQUARES];
};

G_DEFINE_FINAL_TYPE (AbbatesPattern, abbates_pattern, SCR_TYPE_DRAWING)

/* A question mark of arcs and a dot: which card comes is open. */
static void
draw_question (AbbatesPattern *self,
               cairo_t *cr,
               double size)
{
  double x = size / 2;
  double r = size * 0.13;

  scr_style_set_source (cr, GTK_WIDGET (self), "scr_dim");
  cairo_set_line_width (cr, MAX (2, size * 0.06));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_arc (cr, x, size * 0.38, r, G_PI, 2.25 * G_PI);
  cairo_line_to (cr, x, size * 0.6);
  cairo_stroke (cr);
  cairo_arc (cr, x, size * 0.73, size * 0.045, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
abbates_pattern_draw (ScrDrawing *drawing,
                      cairo_t *cr,
                      double width,
                      double height)
{
  AbbatesPattern *self = ABBATES_PATTERN (drawing);
  double size = MIN (width, height);
  double cell = (size + 2) / 3;

  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  if (self->is_shown)
    for (guint i = 0; i < ABBATES_N_SQUARES; i++)
      abbates_shape_draw_area (GTK_WIDGET (self), cr, self->area[i], cell * (i % 3),
                               cell * (i / 3), cell - 2);
  else
    {
      cairo_rectangle (cr, 1.5, 1.5, size - 3, size - 3);
      scr_style_set_source (cr, GTK_WIDGET (self), "scr_stone");
      cairo_fill_preserve (cr);
      scr_style_set_source (cr, GTK_WIDGET (self), "scr_border");
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      draw_question (self, cr, size);
    }
}

static void
abbates_pattern_class_init (AbbatesPatternClass *klass)
{
  SCR_DRAWING_CLASS (klass)->draw = abbates_pattern_draw;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "pattern");
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
