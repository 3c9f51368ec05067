/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-amendment.h"

G_BEGIN_DECLS

#define SCR_TYPE_CORRECTION (scr_correction_get_type ())
G_DECLARE_FINAL_TYPE (ScrCorrection, scr_correction, SCR, CORRECTION, ScrChange)

ScrCorrection *scr_correction_new (ScrAmendmentKind kind,
                                   guint number,
                                   const char *move,
                                   const char *slip,
                                   const char *sentence,
                                   const char *reason,
                                   const char *const *pawns,
                                   const char *group,
                                   double weight) G_GNUC_WARN_UNUSED_RESULT;

ScrAmendmentKind scr_correction_get_kind (ScrCorrection *self);
guint scr_correction_get_number (ScrCorrection *self);
const char *scr_correction_get_move (ScrCorrection *self);
const char *scr_correction_get_slip (ScrCorrection *self);
const char *scr_correction_get_sentence (ScrCorrection *self);
const char *scr_correction_get_reason (ScrCorrection *self);
const char *const *scr_correction_get_pawns (ScrCorrection *self);
const char *scr_correction_get_group (ScrCorrection *self);
double scr_correction_get_weight (ScrCorrection *self);

G_END_DECLS
