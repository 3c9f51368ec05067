/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SCR_TYPE_DIFFERENCE (scr_difference_get_type ())
G_DECLARE_FINAL_TYPE (ScrDifference, scr_difference, SCR, DIFFERENCE, GObject)

ScrDifference *scr_difference_new (const char *name,
                                   const char *label,
                                   guint seat,
                                   const char *number,
                                   int told,
                                   int low,
                                   int high) G_GNUC_WARN_UNUSED_RESULT;

const char *scr_difference_get_name (ScrDifference *self);
const char *scr_difference_get_label (ScrDifference *self);
guint scr_difference_get_seat (ScrDifference *self);
const char *scr_difference_get_number (ScrDifference *self);
int scr_difference_get_told (ScrDifference *self);
int scr_difference_get_low (ScrDifference *self);
int scr_difference_get_high (ScrDifference *self);
int scr_difference_get_amount (ScrDifference *self);
GListModel *scr_difference_get_terms (ScrDifference *self);

G_END_DECLS
