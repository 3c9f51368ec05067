/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_CURTAIN (scr_curtain_get_type ())
G_DECLARE_FINAL_TYPE (ScrCurtain, scr_curtain, SCR, CURTAIN, GtkWidget)

void scr_curtain_show_seat (ScrCurtain *self,
                            const char *name,
                            const char *colour,
                            const char *last);

G_END_DECLS
