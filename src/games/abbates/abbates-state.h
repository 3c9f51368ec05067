/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"
#include "games/abbates/abbates-garden-card.h"
#include "games/abbates/abbates-henricus-seat.h"

/* The kernel is for C only: bindings read the objects. */
#ifndef __GI_SCANNER__
#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"
#endif

G_BEGIN_DECLS

#define ABBATES_TYPE_STATE (abbates_state_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesState, abbates_state, ABBATES, STATE, ScrState)

#ifndef __GI_SCANNER__
AbbatesState *abbates_state_new (AbbatesSetup *setup,
                                 const AbbatesPosition *position);
AbbatesState *abbates_state_new_from_json (AbbatesSetup *setup,
                                           ScrMode mode,
                                           JsonNode *node,
                                           const char *path,
                                           GError **error);
AbbatesState *abbates_state_new_told (AbbatesSetup *setup,
                                      JsonNode *node,
                                      const char *path,
                                      gboolean ends_round,
                                      GError **error);

const AbbatesPosition *abbates_state_get_position (AbbatesState *self);
const AbbatesScoreRange *abbates_state_get_score_range (AbbatesState *self);
AbbatesSetup *abbates_state_get_setup (AbbatesState *self);
const AbbatesRules *abbates_state_get_rules (AbbatesState *self);
const AbbatesScoreRange *abbates_state_get_score_range (AbbatesState *self);
#endif

char *abbates_state_dup_refusal (AbbatesState *self,
                                 const char *move) G_GNUC_WARN_UNUSED_RESULT;

guint abbates_state_get_round (AbbatesState *self);
guint abbates_state_get_phase (AbbatesState *self);
const char *abbates_state_get_due_for (AbbatesState *self);
guint abbates_state_get_due_seat (AbbatesState *self);
guint abbates_state_get_taker (AbbatesState *self);
const char *abbates_state_get_line (AbbatesState *self);
const char *abbates_state_get_taken_line (AbbatesState *self);
int abbates_state_get_general (AbbatesState *self);
guint abbates_state_get_pile (AbbatesState *self);
guint abbates_state_get_known_by (AbbatesState *self);
guint abbates_state_get_start_seat (AbbatesState *self);
gboolean abbates_state_is_over (AbbatesState *self);
gboolean abbates_state_is_solo (AbbatesState *self);
AbbatesGardenCard *abbates_state_get_drawn (AbbatesState *self);
AbbatesHenricusSeat *abbates_state_get_henricus (AbbatesState *self);
const char *const *abbates_state_get_acted (AbbatesState *self);
GListModel *abbates_state_get_seats (AbbatesState *self);
GListModel *abbates_state_get_garden (AbbatesState *self);
GListModel *abbates_state_get_refill (AbbatesState *self);
GListModel *abbates_state_get_points_card (AbbatesState *self);
GListModel *abbates_state_get_discard (AbbatesState *self);
GListModel *abbates_state_get_known_top (AbbatesState *self);
GListModel *abbates_state_get_arcade (AbbatesState *self);
GListModel *abbates_state_get_chapter (AbbatesState *self);

G_END_DECLS
