/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/scr-edition-store.h"

G_BEGIN_DECLS

#define SCR_TYPE_EDITIONS_WINDOW (scr_editions_window_get_type ())
G_DECLARE_FINAL_TYPE (ScrEditionsWindow, scr_editions_window, SCR, EDITIONS_WINDOW, AdwWindow)

ScrEditionsWindow *scr_editions_window_new (GtkWindow *parent);
void scr_editions_window_edit (ScrEditionsWindow *self,
                               ScrGame *game,
                               const char *id);
void scr_editions_window_import (ScrEditionsWindow *self,
                                 GFile *file);

G_END_DECLS
