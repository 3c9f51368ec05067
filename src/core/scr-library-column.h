/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCR_TYPE_LIBRARY_COLUMN (scr_library_column_get_type ())
G_DECLARE_FINAL_TYPE (ScrLibraryColumn, scr_library_column, SCR, LIBRARY_COLUMN, GObject)

const char *scr_library_column_get_name (ScrLibraryColumn *self);
const char *scr_library_column_get_colour (ScrLibraryColumn *self);
const char *scr_library_column_get_player (ScrLibraryColumn *self);
const char *scr_library_column_get_total (ScrLibraryColumn *self);
int scr_library_column_get_score (ScrLibraryColumn *self);
gboolean scr_library_column_get_is_score_known (ScrLibraryColumn *self);
gboolean scr_library_column_has_won (ScrLibraryColumn *self);

G_END_DECLS
