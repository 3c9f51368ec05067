/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/scr-banner.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_JOIN_PAGE (scr_join_page_get_type ())
G_DECLARE_FINAL_TYPE (ScrJoinPage, scr_join_page, SCR, JOIN_PAGE, GtkWidget)

ScrBanner *scr_join_page_get_banner (ScrJoinPage *self);
gboolean scr_join_page_begin (ScrJoinPage *self,
                              ScrGame *game,
                              JsonNode *setup,
                              JsonNode *display,
                              const char *title,
                              GError **error);

G_END_DECLS
