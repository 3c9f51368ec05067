/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-playback.h"

G_BEGIN_DECLS

#define SCR_TYPE_LOOK_BAR (scr_look_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScrLookBar, scr_look_bar, SCR, LOOK_BAR, GtkWidget)

void scr_look_bar_set_playback (ScrLookBar *self,
                                ScrPlayback *playback);

G_END_DECLS
