/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-library-column.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_LIBRARY_ITEM (scr_library_item_get_type ())
G_DECLARE_FINAL_TYPE (ScrLibraryItem, scr_library_item, SCR, LIBRARY_ITEM, GObject)

ScrLibraryItem *scr_library_item_new_for_match (const char *path,
                                                gint64 modified,
                                                ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
ScrLibraryItem *scr_library_item_new_unreadable (const char *path,
                                                 gint64 modified,
                                                 const char *reason) G_GNUC_WARN_UNUSED_RESULT;

const char *scr_library_item_get_path (ScrLibraryItem *self);
gint64 scr_library_item_get_modified (ScrLibraryItem *self);
const char *scr_library_item_get_refusal (ScrLibraryItem *self);
const char *scr_library_item_get_id (ScrLibraryItem *self);
const char *scr_library_item_get_title (ScrLibraryItem *self);
const char *scr_library_item_get_game (ScrLibraryItem *self);
const char *scr_library_item_get_scoring (ScrLibraryItem *self);
ScrMode scr_library_item_get_mode (ScrLibraryItem *self);
guint scr_library_item_get_n_moves (ScrLibraryItem *self);
const char *const *scr_library_item_get_tags (ScrLibraryItem *self);
const char *scr_library_item_get_standing (ScrLibraryItem *self);
const char *scr_library_item_get_progress (ScrLibraryItem *self);
const char *scr_library_item_get_picture (ScrLibraryItem *self);
gboolean scr_library_item_is_over (ScrLibraryItem *self);
gint64 scr_library_item_get_played (ScrLibraryItem *self);
GListModel *scr_library_item_get_columns (ScrLibraryItem *self);

G_END_DECLS
