/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-presets.h"
#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_TYPE_PRESET_BAR (scr_preset_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScrPresetBar, scr_preset_bar, SCR, PRESET_BAR, GtkWidget)

void scr_preset_bar_set_game (ScrPresetBar *self,
                              ScrGame *game);
void scr_preset_bar_show (ScrPresetBar *self,
                          JsonObject *choices);
const char *scr_preset_bar_get_shown (ScrPresetBar *self);

G_END_DECLS
