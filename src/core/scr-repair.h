/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-change.h"

G_BEGIN_DECLS

#define SCR_TYPE_REPAIR (scr_repair_get_type ())
G_DECLARE_FINAL_TYPE (ScrRepair, scr_repair, SCR, REPAIR, ScrChange)

ScrRepair *scr_repair_new (ScrAmendmentKind kind,
                           guint number,
                           const char *move,
                           guint n_kept,
                           gboolean keeps_all) G_GNUC_WARN_UNUSED_RESULT;

ScrAmendmentKind scr_repair_get_kind (ScrRepair *self);
guint scr_repair_get_number (ScrRepair *self);
const char *scr_repair_get_move (ScrRepair *self);
guint scr_repair_get_n_kept (ScrRepair *self);
gboolean scr_repair_get_keeps_all (ScrRepair *self);

G_END_DECLS
