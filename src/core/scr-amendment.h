/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"

G_BEGIN_DECLS

/**
 * ScrAmendmentKind:
 * @SCR_AMENDMENT_CHANGE: another move in the place of one
 * @SCR_AMENDMENT_INSERT: a move that was forgotten, before one or at the end
 * @SCR_AMENDMENT_DELETE: a move that never was
 *
 * How a match's past is corrected.
 */
typedef enum
{
  SCR_AMENDMENT_CHANGE,
  SCR_AMENDMENT_INSERT,
  SCR_AMENDMENT_DELETE,
} ScrAmendmentKind;

#define SCR_TYPE_AMENDMENT_KIND (scr_amendment_kind_get_type ())
GType scr_amendment_kind_get_type (void);

#define SCR_TYPE_AMENDMENT (scr_amendment_get_type ())
G_DECLARE_FINAL_TYPE (ScrAmendment, scr_amendment, SCR, AMENDMENT, GObject)

ScrAmendmentKind scr_amendment_get_kind (ScrAmendment *self);
guint scr_amendment_get_number (ScrAmendment *self);
const char *scr_amendment_get_move (ScrAmendment *self);
ScrState *scr_amendment_get_state (ScrAmendment *self);
guint scr_amendment_get_misfit (ScrAmendment *self);
const char *scr_amendment_get_misfit_move (ScrAmendment *self);
const char *scr_amendment_get_reason (ScrAmendment *self);
GStrv scr_amendment_list_fitting (ScrAmendment *self) G_GNUC_WARN_UNUSED_RESULT;
guint scr_amendment_get_n_dropped (ScrAmendment *self);

G_END_DECLS
