/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean abbates_thing_draw (GtkWidget *widget,
                             cairo_t *cr,
                             const char *thing,
                             double size);

GtkWidget *abbates_thing_new (const char *thing,
                              const char *const *colours) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
