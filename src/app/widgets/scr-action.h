/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_set_action (GtkWidget *widget,
                     const char *name,
                     GVariant *target);

G_END_DECLS
