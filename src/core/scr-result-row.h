/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_RESULT_ROW (scr_result_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrResultRow, scr_result_row, SCR, RESULT_ROW, GObject)

ScrResultRow *scr_result_row_new (const char *label,
                                  const char *detail,
                                  const char *const *values,
                                  gboolean is_total);

const char *scr_result_row_get_label (ScrResultRow *self);
const char *scr_result_row_get_detail (ScrResultRow *self);
const char *const *scr_result_row_get_values (ScrResultRow *self);
gboolean scr_result_row_get_is_total (ScrResultRow *self);
const char *scr_result_row_get_name (ScrResultRow *self);
GVariant *scr_result_row_get_numbers (ScrResultRow *self);
gboolean scr_result_row_get_number (ScrResultRow *self,
                                    guint column,
                                    int *low,
                                    int *high);
const char *const *scr_result_row_get_terms (ScrResultRow *self);
gboolean scr_result_row_get_is_charted (ScrResultRow *self);

G_END_DECLS
