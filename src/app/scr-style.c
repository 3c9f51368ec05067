/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-style.h"

#include <adwaita.h>

#define STYLE_PATH "/org/scriptorium/Scriptorium/style/"

/* The one file that knows how style sheets are loaded and colours looked up. */

static GtkCssProvider *colours;

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

static void
load_sheet (GdkDisplay *display,
            const char *path)
{
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (sheet, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * scr_style_load:
 *
 * Loads the program's style sheets for the display, the colours by whether the
 * desktop is light or dark, and of high contrast. Does nothing when they are loaded.
 */
void
scr_style_load (void)
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
  load_sheet (display, STYLE_PATH "scr-style.css");
  load_sheet (display, STYLE_PATH "scr-table.css");
  load_sheet (display, STYLE_PATH "scr-style-motion.css");
  load_sheet (display, STYLE_PATH "scr-score.css");
  load_sheet (display, STYLE_PATH "scr-secret.css");
  load_sheet (display, STYLE_PATH "scr-new-match.css");
  load_sheet (display, STYLE_PATH "scr-style-play.css");
  load_sheet (display, STYLE_PATH "scr-start.css");
  load_sheet (display, STYLE_PATH "scr-flow.css");
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
