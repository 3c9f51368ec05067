/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-library-item.h"
#include "core/scr-statistics-group.h"

G_BEGIN_DECLS

ScrStatisticsGroup *scr_statistics_group_new (ScrGame *game,
                                              const char *scoring) G_GNUC_WARN_UNUSED_RESULT;
void scr_statistics_group_add (ScrStatisticsGroup *self,
                               ScrLibraryItem *item);
void scr_statistics_group_sort (ScrStatisticsGroup *self);

char *scr_statistics_row_trim (const char *name) G_GNUC_WARN_UNUSED_RESULT;
ScrStatisticsRow *scr_statistics_row_new (const char *player) G_GNUC_WARN_UNUSED_RESULT;
void scr_statistics_row_add (ScrStatisticsRow *self,
                             ScrLibraryItem *item,
                             ScrLibraryColumn *column,
                             gboolean is_shared,
                             gboolean is_open);
int scr_statistics_row_compare (ScrStatisticsRow *self,
                                ScrStatisticsRow *other);

G_END_DECLS
