/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "core/scr-event.h"
#include "core/scr-mode.h"
#include "core/scr-step.h"
#include "core/scr-term.h"

G_BEGIN_DECLS

/* Who is due, where it is no seat. */
#define SCR_TURN_TABLE 0
#define SCR_TURN_NONE (-1)

/**
 * ScrReading:
 * @SCR_READING_NOTHING: no move begins so
 * @SCR_READING_BEGUN: the beginning of a move
 * @SCR_READING_MAY_GO_ON: a move; with more typed it may be another
 * @SCR_READING_WHOLE: a move, whatever follows
 *
 * What players type at a real table.
 */
typedef enum
{
  SCR_READING_NOTHING,
  SCR_READING_BEGUN,
  SCR_READING_MAY_GO_ON,
  SCR_READING_WHOLE,
} ScrReading;

#define SCR_TYPE_READING (scr_reading_get_type ())
GType scr_reading_get_type (void);

#define SCR_TYPE_STATE (scr_state_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrState, scr_state, SCR, STATE, GObject)

/**
 * ScrStateClass:
 * @apply: returns the state after @move; must not change @self
 * @list_moves: returns what the seat due may decide, in notation; empty when no seat is due
 * @list_outcomes: returns what chance may answer, in notation, and in @weights
 *   (element-type guint) how often each; empty when chance is not due
 * @get_turn: returns the seat due from 1, SCR_TURN_TABLE or SCR_TURN_NONE
 * @get_awaiting: returns the first word of the move due, or NULL when over
 * @turns_up: returns whether @move, legal here, shows what nobody could know before
 * @get_mode: optional; returns who deals here, where moves may change that
 * @is_remark: optional; returns whether @move, legal here, answers nothing that is due: it
 *   tells what is so, or says who deals. No move does if not given
 * @learn: optional; returns the states (element-type ScrState) before and after each of @moves,
 *   legal from here on, with what is told later of things that were not recorded, and in
 *   @learned the moves so completed; %NULL where nothing is told later
 * @is_adjustment: optional; returns whether @move, legal here, sets by hand what did not come
 *   about by the rules. No move does if not given
 * @dup_warning: optional; returns a sentence that says why @move, legal here, can hardly be
 *   true, or NULL
 * @list_adjustments: optional; returns how @move, not legal here, can be recorded all the same:
 * ways of which each is moves in notation, one a line, legal one after another, most of which set
 *   something by hand. There is no way if not given
 * @excludes: optional; returns whether making @answer now would make the answer
 *   @prepared impossible here and later: it deals the same thing elsewhere, or something
 *   else in the same place. Nothing excludes anything if not given
 * @prompt: returns a sentence that says who does what now
 * @describe: returns a sentence that tells @move, legal here, with names, as @viewer may
 *   read it with @display, as in @view
 * @advise: optional; returns sentences that say what speaks for @move, legal here, besides
 *   the score, or NULL
 * @list_events: returns a list model of #ScrEvent, what comes of @move, legal here, as
 *   @viewer may know it with @display, as in @view
 * @view: optional; returns the state as @viewer, a seat or SCR_VIEWER_PUBLIC, may see it with
 *   @display (nullable), the "display" object of a match. Everything is open if not given
 * @explain: optional; returns a list model of #ScrTerm that add up to @number, of @seat where
 *   each seat has its own (else 0)
 * @dup_columns: returns the names of the columns of the result
 * @list_result: returns a list model of #ScrResultRow, the score sheet as it stands
 * @describe_result: returns a sentence that says who won and by what, or NULL before the end
 * @list_winners: returns the seats (element-type guint) that have won; none before the end
 * @get_total: returns what @seat has scored as it stands
 * @is_total_known: optional; returns whether nothing hidden or unrecorded decides what @seat has
 *   scored. All is known if not given
 * @score_to_json: returns the score sheet as it stands
 * @to_json: returns the whole state; equal states give equal nodes
 * @to_text: optional; returns the table in lines of text, as everyone may see it
 * @dup_stage: optional; returns the part of the game that is played now, such as “Round 2,
 *   phase 3”, as a heading above what happens until it changes, and in @part (nullable) the
 *   larger part that this belongs to; NULL while the game is set up and when it is over
 * @explain_result: optional; returns sentences that say more of how it was won: what broke a
 *   tie, or by how much, or NULL
 * @dup_progress: optional; returns how far a game that is not over has come, in a few words
 *   that stand alone, such as “Round 2 of 4, phase 3”, or NULL. The stage if not given
 * @dup_picture: optional; returns a word of the game's own that a small picture can be drawn by;
 *   NULL if there is no picture
 * @list_layout: optional; returns a list model of #ScrStep that build this position on an empty
 *   table, in the order in which people would do it
 * @read: optional; reads the first move of @typed, valid UTF-8 in small letters, in a form that
 *   takes the fewest keys: returns what it is, in @move the notation where it is a move, and in
 *   @length how many bytes it took. Moves are written in full if not given
 * @suggest: optional; returns the move that is most likely told next, or NULL
 * @list_forms: optional; returns what players can tell besides what is due, in notation, of what
 *   is countless the form with capitals for what is filled in
 * @list_meant: optional; returns, besides what is due, what else players may have meant who told
 *   @move, which may be illegal here
 * @list_duties: optional; returns a list model of #ScrStep, what the people at a real table do
 *   from here on, in order, as far as it is certain; empty where no real table is mirrored
 * @list_effects: optional; returns a list model of #ScrStep, what the people at a real table do
 *   because of @move, legal here, besides what it tells itself
 *
 * One board game's rules. A state never changes once made.
 */
struct _ScrStateClass
{
  GObjectClass parent_class;

  ScrState *(*apply) (ScrState *self,
                      const char *move,
                      GError **error);
  GStrv (*list_moves) (ScrState *self);
  GStrv (*list_outcomes) (ScrState *self,
                          GArray *weights);
  int (*get_turn) (ScrState *self);
  const char *(*get_awaiting) (ScrState *self);
  gboolean (*turns_up) (ScrState *self,
                        const char *move);
  ScrMode (*get_mode) (ScrState *self);
  gboolean (*is_remark) (ScrState *self,
                         const char *move);
  GPtrArray *(*learn) (ScrState *self,
                       const char *const *moves,
                       GStrv *learned);
  gboolean (*is_adjustment) (ScrState *self,
                             const char *move);
  char *(*dup_warning) (ScrState *self,
                        const char *move);
  GStrv (*list_adjustments) (ScrState *self,
                             const char *move);
  gboolean (*excludes) (ScrState *self,
                        const char *answer,
                        const char *prepared);
  char *(*prompt) (ScrState *self);
  char *(*describe) (ScrState *self,
                     const char *move,
                     int viewer,
                     JsonNode *display);
  char *(*advise) (ScrState *self,
                   const char *move);
  GListModel *(*list_events) (ScrState *self,
                              const char *move,
                              int viewer,
                              JsonNode *display);
  ScrState *(*view) (ScrState *self,
                     int viewer,
                     JsonNode *display);
  GListModel *(*explain) (ScrState *self,
                          guint seat,
                          const char *number,
                          GError **error);
  GStrv (*dup_columns) (ScrState *self);
  GListModel *(*list_result) (ScrState *self);
  char *(*describe_result) (ScrState *self);
  GArray *(*list_winners) (ScrState *self);
  int (*get_total) (ScrState *self,
                    guint seat);
  gboolean (*is_total_known) (ScrState *self,
                              guint seat);
  JsonNode *(*score_to_json) (ScrState *self);
  JsonNode *(*to_json) (ScrState *self);
  char *(*to_text) (ScrState *self);
  char *(*dup_stage) (ScrState *self,
                      char **part);
  char *(*explain_result) (ScrState *self);
  char *(*dup_progress) (ScrState *self);
  char *(*dup_picture) (ScrState *self);
  GListModel *(*list_layout) (ScrState *self);
  ScrReading (*read) (ScrState *self,
                      const char *typed,
                      char **move,
                      gsize *length);
  char *(*suggest) (ScrState *self);
  GStrv (*list_forms) (ScrState *self);
  GStrv (*list_meant) (ScrState *self,
                       const char *move);
  GListModel *(*list_duties) (ScrState *self);
  GListModel *(*list_effects) (ScrState *self,
                               const char *move);

  gpointer padding[2];
};

ScrState *scr_state_apply (ScrState *self,
                           const char *move,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_list_moves (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_list_outcomes (ScrState *self,
                               GArray *weights) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_dup_outcomes (ScrState *self,
                              GArray **weights) G_GNUC_WARN_UNUSED_RESULT;
int scr_state_get_turn (ScrState *self);
const char *scr_state_get_awaiting (ScrState *self);
gboolean scr_state_turns_up (ScrState *self,
                             const char *move);
ScrMode scr_state_get_mode (ScrState *self,
                            ScrMode otherwise);
GStrv scr_state_list_forms (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_list_meant (ScrState *self,
                            const char *move) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_state_is_remark (ScrState *self,
                              const char *move);
GPtrArray *scr_state_learn (ScrState *self,
                            const char *const *moves,
                            GStrv *learned) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_state_is_adjustment (ScrState *self,
                                  const char *move);
char *scr_state_dup_warning (ScrState *self,
                             const char *move) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_list_adjustments (ScrState *self,
                                  const char *move) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_state_excludes (ScrState *self,
                             const char *answer,
                             const char *prepared);
char *scr_state_prompt (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_describe (ScrState *self,
                          const char *move,
                          int viewer,
                          JsonNode *display) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_advise (ScrState *self,
                        const char *move) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_state_list_events (ScrState *self,
                                   const char *move,
                                   int viewer,
                                   JsonNode *display) G_GNUC_WARN_UNUSED_RESULT;
ScrState *scr_state_view (ScrState *self,
                          int viewer,
                          JsonNode *display) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_state_explain (ScrState *self,
                               guint seat,
                               const char *number,
                               GError **error) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_state_dup_columns (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_state_list_result (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_describe_result (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GArray *scr_state_list_winners (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
int scr_state_get_total (ScrState *self,
                         guint seat);
gboolean scr_state_is_total_known (ScrState *self,
                                   guint seat);
JsonNode *scr_state_score_to_json (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_state_to_json (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_to_text (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_dup_stage (ScrState *self,
                           char **part) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_explain_result (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_dup_progress (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
char *scr_state_dup_picture (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_state_can_lay_out (ScrState *self);
GListModel *scr_state_list_layout (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
ScrReading scr_state_read (ScrState *self,
                           const char *typed,
                           char **move,
                           gsize *length);
char *scr_state_suggest (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_state_list_duties (ScrState *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_state_list_effects (ScrState *self,
                                    const char *move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
