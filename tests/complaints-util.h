/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-result-row.h"

G_BEGIN_DECLS

/* Shorthand for the tests of docs/complaints.md, on matches of Abbates. What fails here
 * fails the test. */

/**
 * ComplaintsBefore:
 * @match: a match
 * @state: its state then
 * @text: its file then
 * @n_told: how often something was told of it since
 *
 * How a match was before a call that must not change it.
 */
typedef struct
{
  ScrMatch *match;
  ScrState *state;
  char *text;
  gboolean can_undo;
  gboolean can_redo;
  guint n_told;
} ComplaintsBefore;

extern const char *const complaints_fixtures[];

ScrMatch *complaints_new_match (const AbbatesTestSetup *wanted,
                                ScrMode mode) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *complaints_parse_fixture (const char *name) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *complaints_read (JsonNode *root) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *complaints_read_fixture (const char *name) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *complaints_reload (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
char *complaints_print (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
char *complaints_print_state (ScrState *state) G_GNUC_WARN_UNUSED_RESULT;

gboolean complaints_is_over (ScrMatch *match);
guint complaints_count (ScrMatch *match);
guint complaints_count_decisions (ScrMatch *match);
const char *complaints_get_move (ScrMatch *match,
                                 guint position);
char *complaints_dup_decision (ScrMatch *match,
                               guint64 *random) G_GNUC_WARN_UNUSED_RESULT;
void complaints_play (ScrMatch *match,
                      const char *move);
void complaints_play_on (ScrMatch *match,
                         guint64 *random,
                         guint n_decisions);
void complaints_undo (ScrMatch *match,
                      guint n_steps,
                      gboolean by_move);
void complaints_redo (ScrMatch *match,
                      guint n_steps,
                      gboolean by_move);

ComplaintsBefore *complaints_before_new (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void complaints_before_free (ComplaintsBefore *self);
void complaints_assert_refused (ComplaintsBefore *before,
                                gboolean is_done,
                                GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComplaintsBefore, complaints_before_free)

G_END_DECLS
