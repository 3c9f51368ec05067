/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_LEVEL_LIST (scr_level_list_get_type ())
G_DECLARE_FINAL_TYPE (ScrLevelList, scr_level_list, SCR, LEVEL_LIST, GtkWidget)

void scr_level_list_set_game (ScrLevelList *self,
                              const char *game);
const char *scr_level_list_get_level (ScrLevelList *self);
void scr_level_list_set_level (ScrLevelList *self,
                               const char *level);

G_END_DECLS
