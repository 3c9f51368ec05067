/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-game.h"
#include "core/scr-statistics-row.h"

G_BEGIN_DECLS

#define SCR_TYPE_STATISTICS_GROUP (scr_statistics_group_get_type ())
G_DECLARE_FINAL_TYPE (ScrStatisticsGroup, scr_statistics_group, SCR, STATISTICS_GROUP, GObject)

ScrGame *scr_statistics_group_get_game (ScrStatisticsGroup *self);
const char *scr_statistics_group_get_scoring (ScrStatisticsGroup *self);
char *scr_statistics_group_dup_title (ScrStatisticsGroup *self) G_GNUC_WARN_UNUSED_RESULT;
guint scr_statistics_group_get_n_matches (ScrStatisticsGroup *self);
guint scr_statistics_group_get_n_open (ScrStatisticsGroup *self);

G_END_DECLS
