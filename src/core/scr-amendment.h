/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-entry.h"
#include "core/scr-repair.h"
#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_AMENDMENT (scr_amendment_get_type ())
G_DECLARE_FINAL_TYPE (ScrAmendment, scr_amendment, SCR, AMENDMENT, ScrChange)

ScrAmendmentKind scr_amendment_get_kind (ScrAmendment *self);
guint scr_amendment_get_number (ScrAmendment *self);
const char *scr_amendment_get_move (ScrAmendment *self);
ScrState *scr_amendment_get_state (ScrAmendment *self);
guint scr_amendment_get_misfit (ScrAmendment *self);
const char *scr_amendment_get_misfit_move (ScrAmendment *self);
const char *scr_amendment_get_reason (ScrAmendment *self);
GStrv scr_amendment_list_fitting (ScrAmendment *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_amendment_get_fits (ScrAmendment *self);
guint scr_amendment_get_n_fits (ScrAmendment *self);
guint scr_amendment_get_n_tried (ScrAmendment *self);
GListModel *scr_amendment_get_repairs (ScrAmendment *self);
guint scr_amendment_get_n_dropped (ScrAmendment *self);
ScrEntry *scr_amendment_get_entry (ScrAmendment *self,
                                   guint number);

G_END_DECLS
