/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"
#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_STATE (abbates_state_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesState, abbates_state, ABBATES, STATE, ScrState)

AbbatesState *abbates_state_new (AbbatesSetup *setup,
                                 const AbbatesPosition *position);
AbbatesState *abbates_state_new_from_json (AbbatesSetup *setup,
                                           JsonNode *node,
                                           const char *path,
                                           GError **error);

const AbbatesPosition *abbates_state_get_position (AbbatesState *self);
AbbatesSetup *abbates_state_get_setup (AbbatesState *self);
const AbbatesRules *abbates_state_get_rules (AbbatesState *self);
char *abbates_state_refusal (AbbatesState *self,
                             const char *move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
