/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-option.h"

G_BEGIN_DECLS

#define SCR_TYPE_OPTION_ROW (scr_option_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrOptionRow, scr_option_row, SCR, OPTION_ROW, GtkListBoxRow)

GtkWidget *scr_option_row_new (ScrOption *option);

ScrOption *scr_option_row_get_option (ScrOptionRow *self);
const char *scr_option_row_get_value (ScrOptionRow *self);
const char *scr_option_row_get_wish (ScrOptionRow *self);
void scr_option_row_set_value (ScrOptionRow *self,
                               const char *value);
const char *scr_option_row_get_conflict (ScrOptionRow *self);
void scr_option_row_set_conflict (ScrOptionRow *self,
                                  const char *conflict);

G_END_DECLS
