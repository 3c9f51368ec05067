/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-pawns.h"
#include "app/scr-session.h"
#include "core/scr-check.h"

G_BEGIN_DECLS

#define SCR_TYPE_CHECK_WINDOW (scr_check_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrCheckWindow, scr_check_window, SCR, CHECK_WINDOW, AdwWindow)

GtkWidget *scr_check_window_new (GtkWindow *parent,
                                 ScrSession *session);
ScrPawns *scr_check_window_get_pawns (ScrCheckWindow *self);
ScrCheck *scr_check_window_get_check (ScrCheckWindow *self);
gboolean scr_check_window_get_is_busy (ScrCheckWindow *self);

gboolean scr_check_window_can_check (ScrSession *session);
void scr_check_window_activate (GSimpleAction *action,
                                GVariant *parameter,
                                gpointer parent);

G_END_DECLS
