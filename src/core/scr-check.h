/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "core/scr-check-answer.h"
#include "core/scr-correction.h"
#include "core/scr-difference.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

/**
 * ScrCheckVerdict:
 * @SCR_CHECK_AGREES: all pawns can stand where the players say
 * @SCR_CHECK_EXPLAINED: some cannot, and there are corrections of one entry that explain it
 * @SCR_CHECK_UNEXPLAINED: no correction of one entry does
 * @SCR_CHECK_CONTRADICTED: some do, but none agrees with what the players saw
 *
 * What a position check comes to.
 */
typedef enum
{
  SCR_CHECK_AGREES,
  SCR_CHECK_EXPLAINED,
  SCR_CHECK_UNEXPLAINED,
  SCR_CHECK_CONTRADICTED,
} ScrCheckVerdict;

#define SCR_TYPE_CHECK_VERDICT (scr_check_verdict_get_type ())
GType scr_check_verdict_get_type (void);

#define SCR_TYPE_CHECK (scr_check_get_type ())
G_DECLARE_FINAL_TYPE (ScrCheck, scr_check, SCR, CHECK, GObject)

ScrCheck *scr_check_new (ScrCheckVerdict verdict,
                         const char *sentence,
                         GPtrArray *differences,
                         GPtrArray *corrections,
                         const char *question,
                         GPtrArray *answers) G_GNUC_WARN_UNUSED_RESULT;
ScrCheck *scr_check_new_for_match (ScrMatch *match,
                                   const char *const *words,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;
void scr_check_new_for_match_async (ScrMatch *match,
                                    const char *const *words,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
ScrCheck *scr_check_new_for_match_finish (GAsyncResult *result,
                                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrCheck *scr_check_answer (ScrCheck *self,
                            const char *answer,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

ScrCheckVerdict scr_check_get_verdict (ScrCheck *self);
const char *scr_check_get_sentence (ScrCheck *self);
GListModel *scr_check_get_differences (ScrCheck *self);
GListModel *scr_check_get_corrections (ScrCheck *self);
const char *scr_check_get_question (ScrCheck *self);
GListModel *scr_check_get_answers (ScrCheck *self);

G_END_DECLS
