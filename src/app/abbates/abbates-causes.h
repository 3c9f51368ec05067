/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-causes.h"
#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CAUSES (abbates_causes_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCauses, abbates_causes, ABBATES, CAUSES, ScrCauses)

ScrCauses *abbates_causes_new (AbbatesState *state,
                               guint pawn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
