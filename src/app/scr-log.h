/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-playback.h"

G_BEGIN_DECLS

#define SCR_TYPE_LOG (scr_log_get_type ())
G_DECLARE_FINAL_TYPE (ScrLog, scr_log, SCR, LOG, GtkWidget)

void scr_log_set_playback (ScrLog *self,
                           ScrPlayback *playback);
void scr_log_set_viewer (ScrLog *self,
                         int viewer);
gboolean scr_log_focus (ScrLog *self,
                        guint number);

G_END_DECLS
