/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_CHANGES (scr_changes_get_type ())
G_DECLARE_FINAL_TYPE (ScrChanges, scr_changes, SCR, CHANGES, GtkWidget)

void scr_changes_show (ScrChanges *self,
                       ScrState *before,
                       ScrState *after);

G_END_DECLS
