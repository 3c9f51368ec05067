/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-file.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_MATCH_FORMAT "scriptorium-match"
#define SCR_MATCH_FORMAT_VERSION 1

/* What players may take back in digital mode. */
typedef enum
{
  SCR_UNDO_FREE,
  SCR_UNDO_UNTIL_REVEAL,
  SCR_UNDO_NONE,
} ScrUndo;

/*
 * @seed: decimal digits, as files hold it
 * @dealer: scr_dealer_start() of @seed
 * @setup: as the game normalized it
 * @seats: the seats of @setup
 * @start_json: (nullable): the "start" of the file, when it is not the beginning
 * @history: moves of older rules, as the file holds them
 * @rest: optional and unknown keys of the file
 * @state_json: (nullable): the "state" of the file, where it holds unknown keys
 * @state_known: (nullable): what this version knows of @state_json
 * @stamps: (element-type ScrFileStamp): what the files of the match were when they were
 *   last read or written here
 * @notice: (nullable): what the player must know of how the match was read
 * @start: the state before the first move
 * @entries: (element-type ScrEntry): the moves in force
 * @undone: (element-type ScrEntry): what can be redone, the nearest last; the
 *   state before it is the match's state
 * @hindsight: (element-type ScrState) (nullable): the states of @entries with what was told
 *   later, the first with them; made when it is asked for
 * @hindsight_moves: (nullable): the moves of @entries with what was told later
 * @has_hindsight: whether those two are as @entries are now
 * @n_decisions: how many of @entries a seat decided
 * @n_chance: how many of @entries chance or the table answered
 * @stamps_time: whether a new move is given the time when it is made
 * @is_scrambled: whether its files tell nothing to whoever looks into them
 */
struct _ScrMatch
{
  GObject parent_instance;

  ScrGame *game;
  ScrMode mode;
  char *id;
  char *title;
  char *created;
  char *seed;
  guint64 dealer;
  JsonNode *setup;
  JsonArray *seats;
  ScrUndo undo;
  JsonNode *display;
  JsonNode *tags;
  JsonNode *start_json;
  JsonNode *history;
  JsonObject *rest;
  JsonNode *state_json;
  JsonNode *state_known;
  GPtrArray *stamps;
  char *notice;

  ScrState *start;
  GPtrArray *entries;
  GPtrArray *undone;
  GPtrArray *hindsight;
  GStrv hindsight_moves;
  gboolean has_hindsight;
  guint n_decisions;
  guint n_chance;
  guint reveals_undone;
  gboolean stamps_time;
  gboolean is_scrambled;
};

/**
 * ScrMatchMark:
 *
 * How a match was before a change.
 */
typedef struct
{
  guint n_entries;
  gboolean can_undo;
  guint n_undone;
  guint reveals_undone;
  ScrMode mode;
} ScrMatchMark;

gboolean scr_entry_is_decision (ScrEntry *self);
gboolean scr_entry_is_answer (ScrEntry *self);
gboolean scr_match_start_from (ScrMatch *self,
                               JsonNode *start,
                               GError **error);
ScrMode scr_match_get_mode_at (ScrMatch *self,
                               guint n_moves);
void scr_match_install_properties (GObjectClass *object_class);

ScrMatchMark scr_match_begin_change (ScrMatch *self);
void scr_match_end_change (ScrMatch *self,
                           ScrMatchMark mark);
void scr_match_end_change_from (ScrMatch *self,
                                ScrMatchMark mark,
                                guint position);
void scr_match_append (ScrMatch *self,
                       ScrEntry *entry);
ScrEntry *scr_match_remove_last (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_turns_up (ScrMatch *self,
                             guint from,
                             guint to);
JsonObject *scr_match_new_extra (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;
JsonObject *scr_match_warn (JsonObject *extra,
                            ScrState *state,
                            const char *move) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_check_room (ScrMatch *self,
                               guint n_moves,
                               GError **error);
gboolean scr_match_check_number (ScrMatch *self,
                                 guint number,
                                 guint maximum,
                                 GError **error);
gboolean scr_match_check_text (const char *move,
                               GError **error);
JsonObject *scr_entry_get_extra (ScrEntry *self);
char *scr_match_dup_now (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_set_seed (ScrMatch *self,
                             const char *seed);
gboolean scr_match_set_setup (ScrMatch *self,
                              JsonNode *setup,
                              GError **error);
gboolean scr_match_check_state (ScrMatch *self,
                                JsonObject *root,
                                GError **error);
ScrFileStamp *scr_match_get_stamp (ScrMatch *self,
                                   const char *path);
void scr_match_take_stamp (ScrMatch *self,
                           const char *path,
                           ScrFileStamp *stamp);
JsonNode *scr_match_state_to_json (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
