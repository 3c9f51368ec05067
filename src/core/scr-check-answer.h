/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_CHECK_ANSWER (scr_check_answer_get_type ())
G_DECLARE_FINAL_TYPE (ScrCheckAnswer, scr_check_answer, SCR, CHECK_ANSWER, GObject)

ScrCheckAnswer *scr_check_answer_new (const char *notation,
                                      const char *sentence,
                                      double weight) G_GNUC_WARN_UNUSED_RESULT;

const char *scr_check_answer_get_notation (ScrCheckAnswer *self);
const char *scr_check_answer_get_sentence (ScrCheckAnswer *self);
double scr_check_answer_get_weight (ScrCheckAnswer *self);

G_END_DECLS
