/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-report.h"

G_BEGIN_DECLS

#define SCR_TYPE_CHART (scr_chart_get_type ())
G_DECLARE_FINAL_TYPE (ScrChart, scr_chart, SCR, CHART, GtkWidget)

GtkWidget *scr_chart_new (ScrReport *report,
                          guint series);

G_END_DECLS
