/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCR_TYPE_NUMBER_FIELD (scr_number_field_get_type ())
G_DECLARE_FINAL_TYPE (ScrNumberField, scr_number_field, SCR, NUMBER_FIELD, GtkWidget)

GtkWidget *scr_number_field_new (guint maximum);
void scr_number_field_set_name (ScrNumberField *self,
                                const char *name);
int scr_number_field_get_value (ScrNumberField *self);
void scr_number_field_set_value (ScrNumberField *self,
                                 int value);

G_END_DECLS
