/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/scr-statistics.h"

G_BEGIN_DECLS

#define SCR_TYPE_STATISTICS_WINDOW (scr_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrStatisticsWindow, scr_statistics_window, SCR, STATISTICS_WINDOW, AdwWindow)

void scr_statistics_window_show_statistics (ScrStatisticsWindow *self,
                                            ScrStatistics *statistics);
void scr_statistics_window_activate (GSimpleAction *action,
                                     GVariant *parameter,
                                     gpointer parent);

G_END_DECLS
