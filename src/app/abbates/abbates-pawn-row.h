/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/abbates/abbates-known.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PAWN_ROW (abbates_pawn_row_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPawnRow, abbates_pawn_row, ABBATES, PAWN_ROW, AdwActionRow)

GtkWidget *abbates_pawn_row_new (const char *colour);
void abbates_pawn_row_show (AbbatesPawnRow *self,
                            const char *name,
                            AbbatesRange counted,
                            int told,
                            int highest);

G_END_DECLS
