/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_STATISTICS_ROW (scr_statistics_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrStatisticsRow, scr_statistics_row, SCR, STATISTICS_ROW, GObject)

const char *scr_statistics_row_get_name (ScrStatisticsRow *self);
const char *scr_statistics_row_get_player (ScrStatisticsRow *self);
gboolean scr_statistics_row_is_program (ScrStatisticsRow *self);
guint scr_statistics_row_get_n_matches (ScrStatisticsRow *self);
guint scr_statistics_row_get_n_wins (ScrStatisticsRow *self);
guint scr_statistics_row_get_n_shared_wins (ScrStatisticsRow *self);
guint scr_statistics_row_get_n_open (ScrStatisticsRow *self);
gboolean scr_statistics_row_get_scores (ScrStatisticsRow *self,
                                        int *lowest,
                                        double *mean,
                                        int *highest);
gint64 scr_statistics_row_get_last_played (ScrStatisticsRow *self);

G_END_DECLS
