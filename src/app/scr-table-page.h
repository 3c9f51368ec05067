/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-session.h"
#include "app/scr-table.h"
#include "app/widgets/scr-banner.h"

G_BEGIN_DECLS

#define SCR_TYPE_TABLE_PAGE (scr_table_page_get_type ())
G_DECLARE_FINAL_TYPE (ScrTablePage, scr_table_page, SCR, TABLE_PAGE, GtkWidget)

ScrBanner *scr_table_page_get_banner (ScrTablePage *self);
ScrTable *scr_table_page_get_table (ScrTablePage *self);
void scr_table_page_set_session (ScrTablePage *self,
                                 ScrSession *session);
GMenu *scr_table_page_get_sides_menu (ScrTablePage *self);
void scr_table_page_toggle_log (ScrTablePage *self);
gboolean scr_table_page_is_log_shown (ScrTablePage *self);
void scr_table_page_toggle_score (ScrTablePage *self);
void scr_table_page_toggle_large (ScrTablePage *self);
void scr_table_page_toggle_agenda (ScrTablePage *self);
gboolean scr_table_page_is_score_shown (ScrTablePage *self);

G_END_DECLS
