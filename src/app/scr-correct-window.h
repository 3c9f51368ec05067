/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-session.h"

G_BEGIN_DECLS

#define SCR_TYPE_CORRECT_WINDOW (scr_correct_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrCorrectWindow, scr_correct_window, SCR, CORRECT_WINDOW, AdwWindow)

ScrCorrectWindow *scr_correct_window_open (GtkWindow *parent,
                                           ScrSession *session,
                                           ScrAmendmentKind kind,
                                           guint number,
                                           int viewer);
guint scr_correct_window_get_number (ScrCorrectWindow *self);

G_END_DECLS
