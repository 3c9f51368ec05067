/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SCR_TYPE_GUIDE_WINDOW (scr_guide_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrGuideWindow, scr_guide_window, SCR, GUIDE_WINDOW, AdwWindow)

GtkWidget *scr_guide_window_new (GtkWindow *parent);
void scr_guide_window_activate (GSimpleAction *action,
                                GVariant *parameter,
                                gpointer parent);

G_END_DECLS
