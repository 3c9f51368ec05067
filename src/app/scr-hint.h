/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_HINT (scr_hint_get_type ())
G_DECLARE_FINAL_TYPE (ScrHint, scr_hint, SCR, HINT, GObject)

ScrHint *scr_hint_new (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;

gboolean scr_hint_get_is_offered (ScrHint *self);
void scr_hint_think (ScrHint *self);
void scr_hint_stop (ScrHint *self);
char *scr_hint_dup_sentence (ScrState *view,
                             const char *move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
