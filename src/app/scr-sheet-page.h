/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-session.h"
#include "app/widgets/scr-banner.h"

G_BEGIN_DECLS

#define SCR_TYPE_SHEET_PAGE (scr_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (ScrSheetPage, scr_sheet_page, SCR, SHEET_PAGE, GtkWidget)

ScrBanner *scr_sheet_page_get_banner (ScrSheetPage *self);
GActionGroup *scr_sheet_page_get_actions (ScrSheetPage *self);
void scr_sheet_page_begin (ScrSheetPage *self);
void scr_sheet_page_set_session (ScrSheetPage *self,
                                 ScrSession *session);
void scr_sheet_page_keep (ScrSheetPage *self);
gboolean scr_sheet_page_leave (ScrSheetPage *self);
gboolean scr_sheet_page_get_is_whole (ScrSheetPage *self);

G_END_DECLS
