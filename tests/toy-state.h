/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"

G_BEGIN_DECLS

#define TOY_MAX_SEATS 6

#define TOY_TYPE_STATE (toy_state_get_type ())
G_DECLARE_FINAL_TYPE (ToyState, toy_state, TOY, STATE, ScrState)

GListModel *toy_state_list_events (ScrState *state,
                                   const char *move,
                                   int viewer,
                                   JsonNode *display) G_GNUC_WARN_UNUSED_RESULT;
GListModel *toy_state_explain (ScrState *state,
                               guint seat,
                               const char *number,
                               GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrState *toy_state_new (JsonNode *setup,
                         JsonNode *start,
                         guint rules,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
