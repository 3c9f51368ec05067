/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-option-row.h"
#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_TYPE_OPTION_LIST (scr_option_list_get_type ())
G_DECLARE_FINAL_TYPE (ScrOptionList, scr_option_list, SCR, OPTION_LIST, GtkWidget)

void scr_option_list_set_game (ScrOptionList *self,
                               ScrGame *game);
ScrOptionRow *scr_option_list_get_row (ScrOptionList *self,
                                       const char *id);
void scr_option_list_add_values (ScrOptionList *self,
                                 JsonObject *setup);
void scr_option_list_add_wishes (ScrOptionList *self,
                                 JsonObject *rules);
void scr_option_list_set_choices (ScrOptionList *self,
                                  JsonObject *rules);
void scr_option_list_check (ScrOptionList *self,
                            JsonObject *setup);

G_END_DECLS
