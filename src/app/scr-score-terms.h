/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-report.h"
#include "core/scr-result-row.h"

G_BEGIN_DECLS

GtkWidget *scr_score_terms_new (ScrReport *report,
                                ScrResultRow *row,
                                guint column);

G_END_DECLS
