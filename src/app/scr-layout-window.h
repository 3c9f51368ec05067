/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-session.h"

G_BEGIN_DECLS

#define SCR_TYPE_LAYOUT_WINDOW (scr_layout_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrLayoutWindow, scr_layout_window, SCR, LAYOUT_WINDOW, AdwWindow)

ScrLayoutWindow *scr_layout_window_new (GtkWindow *parent,
                                        ScrSession *session,
                                        int viewer);

G_END_DECLS
