/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_STEP (scr_step_get_type ())
G_DECLARE_FINAL_TYPE (ScrStep, scr_step, SCR, STEP, GObject)

ScrStep *scr_step_new (guint number,
                       const char *sentence,
                       const char *place,
                       const char *piece,
                       const char *const *facts) G_GNUC_WARN_UNUSED_RESULT;

guint scr_step_get_number (ScrStep *self);
const char *scr_step_get_sentence (ScrStep *self);
const char *scr_step_get_place (ScrStep *self);
const char *scr_step_get_piece (ScrStep *self);
const char *const *scr_step_get_facts (ScrStep *self);

G_END_DECLS
