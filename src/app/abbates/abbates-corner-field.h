/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/abbates/abbates-sheet-entries.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CORNER_FIELD (abbates_corner_field_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCornerField, abbates_corner_field, ABBATES, CORNER_FIELD, GtkWidget)

GtkWidget *abbates_corner_field_new (guint round);
void abbates_corner_field_show (AbbatesCornerField *self,
                                const AbbatesSheetEntries *entries);

G_END_DECLS
