/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/scr-banner.h"

G_BEGIN_DECLS

#define SCR_TYPE_START_PAGE (scr_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ScrStartPage, scr_start_page, SCR, START_PAGE, GtkWidget)

ScrBanner *scr_start_page_get_banner (ScrStartPage *self);
void scr_start_page_refresh (ScrStartPage *self);

G_END_DECLS
