/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_MOVE_LIST (scr_move_list_get_type ())
G_DECLARE_FINAL_TYPE (ScrMoveList, scr_move_list, SCR, MOVE_LIST, GtkWidget)

void scr_move_list_show (ScrMoveList *self,
                         ScrState *state,
                         const char *like,
                         int viewer,
                         JsonNode *display,
                         const char *action);

G_END_DECLS
