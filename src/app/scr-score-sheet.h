/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_SCORE_SHEET (scr_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (ScrScoreSheet, scr_score_sheet, SCR, SCORE_SHEET, GtkWidget)

void scr_score_sheet_set_scrolls (ScrScoreSheet *self,
                                  gboolean scrolls);
void scr_score_sheet_show_match (ScrScoreSheet *self,
                                 ScrMatch *match,
                                 int viewer);

G_END_DECLS
