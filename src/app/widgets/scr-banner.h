/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_BANNER (scr_banner_get_type ())
G_DECLARE_FINAL_TYPE (ScrBanner, scr_banner, SCR, BANNER, GtkWidget)

void scr_banner_show_sentence (ScrBanner *self,
                               const char *sentence);
void scr_banner_add_button (ScrBanner *self,
                            const char *label,
                            const char *action,
                            GVariant *target);
gboolean scr_banner_grab_button (ScrBanner *self);
void scr_banner_hide_sentence (ScrBanner *self);
const char *scr_banner_get_sentence (ScrBanner *self);

G_END_DECLS
