/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-statistics-group.h"

G_BEGIN_DECLS

#define SCR_TYPE_STATISTICS (scr_statistics_get_type ())
G_DECLARE_FINAL_TYPE (ScrStatistics, scr_statistics, SCR, STATISTICS, GObject)

ScrStatistics *scr_statistics_new (GListModel *items) G_GNUC_WARN_UNUSED_RESULT;

guint scr_statistics_get_n_finished (ScrStatistics *self);
guint scr_statistics_get_n_unfinished (ScrStatistics *self);
guint scr_statistics_get_n_unreadable (ScrStatistics *self);

G_END_DECLS
