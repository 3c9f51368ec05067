/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_LOG (scr_log_get_type ())
G_DECLARE_FINAL_TYPE (ScrLog, scr_log, SCR, LOG, GtkWidget)

void scr_log_set_match (ScrLog *self,
                        ScrMatch *match);

G_END_DECLS
