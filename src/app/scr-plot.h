/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-report.h"

G_BEGIN_DECLS

/**
 * ScrPlot:
 * @report: what is told
 * @series: which number of it
 * @context: for the letters
 * @font_size: how high they are, in units of the drawing
 * @foreground: of letters and of who has no colour
 * @grid: of the lines behind
 * @width: of the drawing
 * @height: of the drawing
 * @cursor: the point that is pointed out, -1 for none
 *
 * Lines that tell a number from stage to stage, on screen or on paper.
 */
typedef struct
{
  ScrReport *report;
  guint series;
  PangoContext *context;
  double font_size;
  GdkRGBA foreground;
  GdkRGBA grid;
  double width;
  double height;
  int cursor;
} ScrPlot;

void scr_plot_draw (const ScrPlot *self,
                    cairo_t *cr);
int scr_plot_pick (const ScrPlot *self,
                   double x);

G_END_DECLS
