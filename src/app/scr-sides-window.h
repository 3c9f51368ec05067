/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-session.h"

G_BEGIN_DECLS

#define SCR_TYPE_SIDES_WINDOW (scr_sides_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrSidesWindow, scr_sides_window, SCR, SIDES_WINDOW, AdwWindow)

ScrSidesWindow *scr_sides_window_new (GtkWindow *parent,
                                      ScrSession *session);

G_END_DECLS
