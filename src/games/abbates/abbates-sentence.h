/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"

G_BEGIN_DECLS

/* Translated words and sentences for what the kernel speaks of in codes. */

char *abbates_sentence_card (AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_some_card (AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_sentence_kind (AbbatesKind kind);
const char *abbates_sentence_line (AbbatesLine line);
const char *abbates_sentence_arcade_title (AbbatesArcade arcade);
const char *abbates_sentence_arcade_rule (AbbatesArcade arcade);
char *abbates_sentence_condition (const AbbatesCondition *condition) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_stage (const AbbatesPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_warning (const AbbatesSetup *setup,
                                AbbatesCard card) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_know (const AbbatesPosition *position,
                             const AbbatesSetup *setup,
                             AbbatesMove move,
                             int viewer) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_due_unknown (const AbbatesPosition *position,
                                    const AbbatesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_possible (const AbbatesPosition *position,
                                 const AbbatesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_adjustment (const AbbatesPosition *position,
                                   const AbbatesSetup *setup,
                                   AbbatesMove move,
                                   int viewer,
                                   gboolean hide_missions) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_prompt (const AbbatesPosition *position,
                               const AbbatesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_move (const AbbatesPosition *position,
                             const AbbatesSetup *setup,
                             AbbatesMove move,
                             int viewer,
                             gboolean hide_missions) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_advice (const AbbatesPosition *position,
                               const AbbatesSetup *setup,
                               AbbatesMove move) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_refusal (AbbatesReason reason,
                                const AbbatesPosition *position,
                                const AbbatesSetup *setup,
                                AbbatesMove move) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_consequences (const AbbatesPosition *position,
                                     const AbbatesSetup *setup,
                                     AbbatesMove move) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_henricus (const AbbatesPosition *position,
                                 const AbbatesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_henricus_corners (const AbbatesPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_henricus_play (const AbbatesSetup *setup,
                                      guint mission,
                                      AbbatesLine line,
                                      guint pile,
                                      guint value) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_henricus_take (AbbatesCard card,
                                      guint square,
                                      AbbatesLine line,
                                      guint pawn) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_henricus_exchange (AbbatesCard given,
                                          AbbatesCard got,
                                          guint box) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_result (const AbbatesPosition *position,
                               const AbbatesSetup *setup,
                               const AbbatesScoreRange *range) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_uncertain (const AbbatesSetup *setup,
                                  const AbbatesScoreRange *range) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_verdict (const AbbatesPosition *position,
                                const AbbatesSetup *setup,
                                const AbbatesScoreRange *range) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_sentence_table (const AbbatesPosition *position,
                              const AbbatesSetup *setup,
                              gboolean is_view) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_explain_distance (const AbbatesPosition *position,
                                const AbbatesScore *score) G_GNUC_WARN_UNUSED_RESULT;
char *abbates_explain_distances (const AbbatesPosition *position,
                                 const AbbatesScoreRange *range,
                                 guint seat) G_GNUC_WARN_UNUSED_RESULT;
const char *abbates_reason_section (AbbatesReason reason);
const char *abbates_reason_code (AbbatesReason reason);
char *abbates_sentence_area (const AbbatesSeatPosition *seat,
                             const AbbatesMission *mission,
                             guint area,
                             gboolean is_any) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
