/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void scr_parts_add_keys (GtkWidgetClass *window_class);

G_END_DECLS
