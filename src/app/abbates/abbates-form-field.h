/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_FORM_FIELD (abbates_form_field_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesFormField, abbates_form_field, ABBATES, FORM_FIELD, GtkWidget)

GtkWidget *abbates_form_field_new (const char *title,
                                   GtkWidget *control);
GtkWidget *abbates_form_field_new_entry (const char *title,
                                         const char *name,
                                         guint max_length);
GtkWidget *abbates_form_field_get_control (AbbatesFormField *self);
const char *abbates_form_field_get_text (AbbatesFormField *self);
void abbates_form_field_remark (AbbatesFormField *self,
                                const char *sentence);
void abbates_form_field_refuse (AbbatesFormField *self,
                                const char *reason);
void abbates_form_field_settle (AbbatesFormField *self);
gboolean abbates_form_field_read_number (AbbatesFormField *self,
                                         int low,
                                         int high,
                                         int otherwise,
                                         int *number);
GArray *abbates_form_field_peek_values (AbbatesFormField *self,
                                        guint most);
gboolean abbates_form_field_is_asked (AbbatesFormField *self);
void abbates_form_field_take_over (AbbatesFormField *self,
                                   AbbatesFormField *other);
GArray *abbates_form_field_read_values (AbbatesFormField *self,
                                        guint most);

G_END_DECLS
