/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_ENTRY (scr_entry_get_type ())
G_DECLARE_FINAL_TYPE (ScrEntry, scr_entry, SCR, ENTRY, GObject)

ScrEntry *scr_entry_new (ScrState *before,
                         const char *move,
                         ScrState *after,
                         JsonObject *extra);

const char *scr_entry_get_move (ScrEntry *self);
int scr_entry_get_turn (ScrEntry *self);
ScrState *scr_entry_get_before (ScrEntry *self);
ScrState *scr_entry_get_after (ScrEntry *self);
char *scr_entry_dup_sentence (ScrEntry *self) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_entry_get_time (ScrEntry *self);
const char *scr_entry_get_note (ScrEntry *self);
const char *scr_entry_get_warning (ScrEntry *self);
char *scr_entry_dup_doubt (ScrEntry *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_entry_get_is_dealt (ScrEntry *self);
gboolean scr_entry_turns_up (ScrEntry *self);
JsonNode *scr_entry_to_json (ScrEntry *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
