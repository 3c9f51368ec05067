/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-session.h"

G_BEGIN_DECLS

#define SCR_TYPE_RECORD_WINDOW (scr_record_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrRecordWindow, scr_record_window, SCR, RECORD_WINDOW, AdwWindow)

ScrRecordWindow *scr_record_window_open (GtkWindow *parent,
                                         ScrSession *session,
                                         const char *move,
                                         int viewer);

G_END_DECLS
