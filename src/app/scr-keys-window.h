/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/scr-window.h"

G_BEGIN_DECLS

#define SCR_TYPE_KEYS_WINDOW (scr_keys_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrKeysWindow, scr_keys_window, SCR, KEYS_WINDOW, AdwWindow)

GtkWidget *scr_keys_window_new (ScrWindow *parent);
void scr_keys_window_activate (GSimpleAction *action,
                               GVariant *parameter,
                               gpointer parent);

G_END_DECLS
