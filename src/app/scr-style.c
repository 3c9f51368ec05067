/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-style.h"

#include <adwaita.h>

#define STYLE_PATH "/org/scriptorium/Scriptorium/style/"

/* The one file that knows how style sheets are loaded and colours looked up. */

static GtkCssProvider *colours;

/* Later ones win. Those of the start page come first, so that the first window comes at once. */
static const struct
{
  const char *name;
  gboolean is_first;
} sheets[] = {
  { "scr-style.css", TRUE },
  { "scr-table.css" },
  { "scr-style-motion.css" },
  { "scr-score.css" },
  { "scr-secret.css" },
  { "scr-new-match.css" },
  { "scr-editions.css" },
  { "scr-style-play.css" },
  { "scr-mirror.css" },
  { "scr-start.css", TRUE },
  { "scr-flow.css" },
  { "scr-sides.css" },
  { "scr-check.css" },
  { "scr-sheet.css" },
  { "scr-correct.css" },
  { "scr-agenda.css" },
  { "scr-cramped.css" },
};

static void
load_colours (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *path =
      g_strdup_printf (STYLE_PATH "scr-colours-%s%s.css",
                       adw_style_manager_get_dark (style) ? "dark" : "light",
                       adw_style_manager_get_high_contrast (style) ? "-contrast" : "");

  gtk_css_provider_load_from_resource (colours, path);
}

/* The sheet's place among all decides between rules of equal weight, whenever it is loaded. */
static void
load_sheet (guint place)
{
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat (STYLE_PATH, sheets[place].name, NULL);

  gtk_css_provider_load_from_resource (sheet, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + place);
}

static void
load_sheets (gboolean is_first)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (sheets[i].is_first == is_first)
      load_sheet (i);
}

/**
 * scr_style_load_first:
 *
 * Loads what the start page needs of the program's style sheets, and the colours by whether
 * the desktop is light or dark, and of high contrast. Does nothing when they are loaded.
 */
void
scr_style_load_first (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  AdwStyleManager *style;

  if (colours != NULL || display == NULL)
    return;

  style = adw_style_manager_get_default ();
  colours = gtk_css_provider_new ();
  load_colours ();
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect (style, "notify::dark", G_CALLBACK (load_colours), NULL);
  g_signal_connect (style, "notify::high-contrast", G_CALLBACK (load_colours), NULL);
  load_sheets (TRUE);
}

/**
 * scr_style_load:
 *
 * Loads all of the program's style sheets. Does nothing when they are loaded.
 */
void
scr_style_load (void)
{
  static gboolean is_whole;

  scr_style_load_first ();
  if (is_whole || colours == NULL)
    return;

  is_whole = TRUE;
  load_sheets (FALSE);
}

/**
 * scr_style_lookup:
 * @widget: a widget
 * @name: a colour that the style sheets define
 * @colour: (out caller-allocates): its value; the text's colour when there is none
 *
 * Finds a colour by name, for what is drawn.
 */
void
scr_style_lookup (GtkWidget *widget,
                  const char *name,
                  GdkRGBA *colour)
{
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour))
    scr_style_get_text_colour (widget, colour);
}

void
scr_style_get_text_colour (GtkWidget *widget,
                           GdkRGBA *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
}

/**
 * scr_style_set_source:
 * @cr: where something is drawn
 * @widget: a widget
 * @name: a colour that the style sheets define
 *
 * Draws from here on in that colour, as scr_style_lookup() finds it.
 */
void
scr_style_set_source (cairo_t *cr,
                      GtkWidget *widget,
                      const char *name)
{
  GdkRGBA colour;

  scr_style_lookup (widget, name, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
}

/* The size of a letter of @widget, in pixels, by which widths are chosen. */
double
scr_style_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double em = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    em *= pango_cairo_context_get_resolution (context) / 72;

  return em;
}
