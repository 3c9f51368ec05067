/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_TERM (scr_term_get_type ())
G_DECLARE_FINAL_TYPE (ScrTerm, scr_term, SCR, TERM, GObject)

ScrTerm *scr_term_new (const char *name,
                       const char *label,
                       const char *detail,
                       int value,
                       const char *source,
                       const char *piece) G_GNUC_WARN_UNUSED_RESULT;
ScrTerm *scr_term_new_range (const char *name,
                             const char *label,
                             const char *detail,
                             int value,
                             int high,
                             const char *source,
                             const char *piece) G_GNUC_WARN_UNUSED_RESULT;

const char *scr_term_get_name (ScrTerm *self);
const char *scr_term_get_label (ScrTerm *self);
const char *scr_term_get_detail (ScrTerm *self);
int scr_term_get_value (ScrTerm *self);
int scr_term_get_high (ScrTerm *self);
const char *scr_term_get_source (ScrTerm *self);
const char *scr_term_get_piece (ScrTerm *self);
guint scr_term_get_entry (ScrTerm *self);

G_END_DECLS
