/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_AGENDA (scr_agenda_get_type ())
G_DECLARE_FINAL_TYPE (ScrAgenda, scr_agenda, SCR, AGENDA, GtkWidget)

GtkWidget *scr_agenda_new (void);

void scr_agenda_show_match (ScrAgenda *self,
                            ScrMatch *match,
                            guint n_moves,
                            int viewer,
                            const char *task);

G_END_DECLS
