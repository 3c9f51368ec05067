/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_AREA_BUTTON (abbates_area_button_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesAreaButton, abbates_area_button, ABBATES, AREA_BUTTON, GtkButton)

GtkWidget *abbates_area_button_new (guint square);
void abbates_area_button_show (AbbatesAreaButton *self,
                               guint area);
gboolean abbates_area_read_key (guint keyval,
                                GdkModifierType state,
                                guint *area);

G_END_DECLS
