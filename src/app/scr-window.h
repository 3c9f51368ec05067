/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-join-page.h"
#include "app/scr-new-page.h"
#include "app/scr-session.h"
#include "app/scr-start-page.h"
#include "app/scr-table-page.h"

G_BEGIN_DECLS

#define SCR_TYPE_WINDOW (scr_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrWindow, scr_window, SCR, WINDOW, AdwApplicationWindow)

ScrWindow *scr_window_new (GtkApplication *app);

ScrSession *scr_window_get_session (ScrWindow *self);
ScrTablePage *scr_window_get_table_page (ScrWindow *self);
ScrNewPage *scr_window_get_new_page (ScrWindow *self);
ScrStartPage *scr_window_get_start_page (ScrWindow *self);
const char *scr_window_get_page (ScrWindow *self);
void scr_window_show_start (ScrWindow *self);
void scr_window_show_new (ScrWindow *self);
void scr_window_show_mirror (ScrWindow *self);
void scr_window_score_game (ScrWindow *self);
void scr_window_play (ScrWindow *self,
                      ScrMatch *match,
                      GFile *file);
gboolean scr_window_open_file (ScrWindow *self,
                               GFile *file);
void scr_window_ask_open (ScrWindow *self);
ScrWindow *scr_window_find_playing (GFile *file);
void scr_window_rename_match (ScrWindow *self,
                              GFile *file);
void scr_window_duplicate_match (ScrWindow *self,
                                 GFile *file);
void scr_window_export_match (ScrWindow *self,
                              GFile *file);
void scr_window_show_match_folder (ScrWindow *self,
                                   GFile *file);
void scr_window_bin_match (ScrWindow *self,
                           GFile *file,
                           const char *title);
void scr_window_offer (ScrWindow *self,
                       const char *sentence,
                       const char *label,
                       const char *action);
void scr_window_withdraw (ScrWindow *self);

G_END_DECLS
