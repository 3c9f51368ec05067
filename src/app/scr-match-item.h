/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-library.h"

G_BEGIN_DECLS

ScrLibrary *scr_matches_get_library (void);
void scr_matches_remember (GFile *file);
char *scr_matches_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
GFile *scr_matches_new_file (const char *id) G_GNUC_WARN_UNUSED_RESULT;
GFile *scr_matches_new_copy (const char *id) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_matches_is_writable (GFile *file);
char *scr_matches_dup_refusal (GFile *file,
                               const GError *error) G_GNUC_WARN_UNUSED_RESULT;
char *scr_matches_dup_damage (GFile *file,
                              const char *fault,
                              guint n_kept) G_GNUC_WARN_UNUSED_RESULT;
char *scr_matches_dup_reason (const char *reason) G_GNUC_WARN_UNUSED_RESULT;
char *scr_matches_dup_unlisted (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

char *scr_match_item_dup_title (ScrLibraryItem *item) G_GNUC_WARN_UNUSED_RESULT;
char *scr_match_item_dup_players (ScrLibraryItem *item) G_GNUC_WARN_UNUSED_RESULT;
char *scr_match_item_dup_summary (ScrLibraryItem *item) G_GNUC_WARN_UNUSED_RESULT;
char *scr_match_item_dup_when (gint64 moment) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_match_item_get_standing (ScrLibraryItem *item);
const char *scr_match_item_get_colour (ScrLibraryItem *item,
                                       ScrLibraryColumn *column);

G_END_DECLS
