/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkTexture *picture_take (GtkWidget *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
