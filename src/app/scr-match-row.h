/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-library-item.h"

G_BEGIN_DECLS

#define SCR_TYPE_MATCH_ROW (scr_match_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrMatchRow, scr_match_row, SCR, MATCH_ROW, GtkWidget)

GtkWidget *scr_match_row_new (ScrLibraryItem *item);
ScrLibraryItem *scr_match_row_get_item (ScrMatchRow *self);
void scr_match_row_set_item (ScrMatchRow *self,
                             ScrLibraryItem *item);

G_END_DECLS
