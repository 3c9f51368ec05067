/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-amendment.h"
#include "core/scr-entry.h"
#include "core/scr-game.h"

G_BEGIN_DECLS

#define SCR_MATCH_MAX_MOVES 20000

#define SCR_TYPE_MATCH (scr_match_get_type ())
G_DECLARE_FINAL_TYPE (ScrMatch, scr_match, SCR, MATCH, GObject)

ScrMatch *scr_match_new (ScrGame *game,
                         JsonNode *setup,
                         ScrMode mode,
                         const char *seed,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_new_from_sheet (ScrGame *game,
                                    JsonNode *setup,
                                    JsonNode *sheet,
                                    GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_new_sheet_draft (ScrGame *game,
                                     JsonNode *setup,
                                     JsonNode *sheet,
                                     GListModel **faults,
                                     GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_new_from_json (JsonNode *root,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_load (GFile *file,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_match_to_json (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *scr_match_copy (ScrMatch *self,
                          const char *title,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
char *scr_match_print (ScrMatch *self,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_save (ScrMatch *self,
                         GFile *file,
                         GError **error);

ScrGame *scr_match_get_game (ScrMatch *self);
ScrMode scr_match_get_mode (ScrMatch *self);
const char *scr_match_get_id (ScrMatch *self);
const char *scr_match_get_title (ScrMatch *self);
void scr_match_set_title (ScrMatch *self,
                          const char *title);
gboolean scr_match_get_stamps_time (ScrMatch *self);
void scr_match_set_stamps_time (ScrMatch *self,
                                gboolean stamps_time);
gboolean scr_match_get_is_scrambled (ScrMatch *self);
void scr_match_set_is_scrambled (ScrMatch *self,
                                 gboolean is_scrambled);
const char *scr_match_get_created (ScrMatch *self);
const char *scr_match_get_seed (ScrMatch *self);
JsonNode *scr_match_get_setup (ScrMatch *self);
JsonNode *scr_match_get_display (ScrMatch *self);
gboolean scr_match_set_display (ScrMatch *self,
                                JsonNode *display,
                                GError **error);
JsonNode *scr_match_get_history (ScrMatch *self);
GStrv scr_match_list_history (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_match_dup_notice (ScrMatch *self) G_GNUC_WARN_UNUSED_RESULT;
guint scr_match_get_n_seats (ScrMatch *self);
const char *scr_match_get_seat_name (ScrMatch *self,
                                     guint seat);
const char *scr_match_get_seat_colour (ScrMatch *self,
                                       guint seat);
const char *scr_match_get_seat_player (ScrMatch *self,
                                       guint seat);
gboolean scr_match_is_sheet (ScrMatch *self);
JsonNode *scr_match_get_sheet (ScrMatch *self);
gboolean scr_match_set_sheet (ScrMatch *self,
                              JsonNode *sheet,
                              GError **error);
gboolean scr_match_score (ScrMatch *self,
                          JsonNode *setup,
                          JsonNode *sheet,
                          GError **error);
guint scr_match_get_reveals_undone (ScrMatch *self);
ScrState *scr_match_get_start (ScrMatch *self);
ScrState *scr_match_get_state (ScrMatch *self);
ScrState *scr_match_get_state_at (ScrMatch *self,
                                  guint n_moves);
ScrState *scr_match_view (ScrMatch *self,
                          int viewer) G_GNUC_WARN_UNUSED_RESULT;
ScrState *scr_match_view_at (ScrMatch *self,
                             guint n_moves,
                             int viewer) G_GNUC_WARN_UNUSED_RESULT;
ScrEntry *scr_match_get_entry (ScrMatch *self,
                               guint number);
char *scr_match_dup_sentence (ScrMatch *self,
                              guint number,
                              int viewer) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_match_list_events (ScrMatch *self,
                                   guint number,
                                   int viewer) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_match_explain (ScrMatch *self,
                               guint n_moves,
                               guint seat,
                               const char *number,
                               int viewer,
                               GError **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean scr_match_move (ScrMatch *self,
                         const char *move,
                         GError **error);
gboolean scr_match_play (ScrMatch *self,
                         const char *move,
                         GError **error);
gboolean scr_match_deal (ScrMatch *self,
                         const char *const *answers,
                         GError **error);
gboolean scr_match_play_bot (ScrMatch *self,
                             guint64 *random,
                             GError **error);

gboolean scr_match_get_can_undo (ScrMatch *self);
gboolean scr_match_get_can_redo (ScrMatch *self);
guint scr_match_get_n_undone (ScrMatch *self);
gboolean scr_match_undo (ScrMatch *self,
                         guint count,
                         gboolean by_move,
                         GError **error);
gboolean scr_match_redo (ScrMatch *self,
                         guint count,
                         gboolean by_move,
                         GError **error);
gboolean scr_match_go_to (ScrMatch *self,
                          guint n_moves,
                          GError **error);
gboolean scr_match_undo_turns_up (ScrMatch *self);

ScrAmendment *scr_match_propose (ScrMatch *self,
                                 ScrAmendmentKind kind,
                                 guint number,
                                 const char *move,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrAmendment *scr_match_repair (ScrMatch *self,
                                ScrAmendment *amendment,
                                ScrRepair *repair,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_may_amend (ScrMatch *self,
                              ScrAmendment *amendment,
                              gboolean truncate,
                              gboolean *turns_up,
                              GError **error);
gboolean scr_match_amend (ScrMatch *self,
                          ScrAmendment *amendment,
                          gboolean truncate,
                          GError **error);
gboolean scr_match_can_revert (ScrMatch *self,
                               ScrAmendment *amendment);
gboolean scr_match_revert (ScrMatch *self,
                           ScrAmendment *amendment,
                           GError **error);
gboolean scr_match_set_note (ScrMatch *self,
                             guint number,
                             const char *note,
                             GError **error);

G_END_DECLS
