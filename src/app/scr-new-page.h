/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-option-row.h"
#include "app/widgets/scr-banner.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_NEW_PAGE (scr_new_page_get_type ())
G_DECLARE_FINAL_TYPE (ScrNewPage, scr_new_page, SCR, NEW_PAGE, GtkWidget)

ScrBanner *scr_new_page_get_banner (ScrNewPage *self);
ScrOptionRow *scr_new_page_get_option_row (ScrNewPage *self,
                                           const char *id);
void scr_new_page_begin (ScrNewPage *self,
                         ScrMode mode);
void scr_new_page_choose_edition (ScrNewPage *self,
                                  const char *id);
ScrGame *scr_new_page_get_game (ScrNewPage *self);
const char *scr_new_page_get_title (ScrNewPage *self);
JsonNode *scr_new_page_dup_display (ScrNewPage *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_new_page_to_json (ScrNewPage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
