/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-error.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

/* Shorthand for tests on matches of the toy game, which must be registered. A
 * move that fails here fails the test. */

#define TOY_SEED 42

ScrMatch *toy_match_new (ScrMode mode,
                         guint n_seats,
                         const char *options) G_GNUC_WARN_UNUSED_RESULT;
guint toy_match_count (ScrMatch *match);
char *toy_match_dup_moves (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void toy_match_assert_moves (ScrMatch *match,
                             const char *expected);
void toy_match_make (ScrMatch *match,
                     const char *moves);
void toy_match_undo (ScrMatch *match,
                     guint n_steps,
                     gboolean by_move);
void toy_match_redo (ScrMatch *match,
                     guint n_steps,
                     gboolean by_move);
void toy_match_deal (ScrMatch *match,
                     const char *const *answers);
void toy_match_play (ScrMatch *match,
                     const char *move);
void toy_match_assert_refused (ScrMatch *match,
                               gboolean is_done,
                               GError **error,
                               ScrError code,
                               const char *moves,
                               ScrState *state);

extern const char toy_match_base[];

JsonNode *toy_match_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *toy_match_new_root (const char *name,
                              const char *value) G_GNUC_WARN_UNUSED_RESULT;
ScrMatch *toy_match_read (JsonNode *root) G_GNUC_WARN_UNUSED_RESULT;
void toy_match_assert_equal_json (JsonNode *a,
                                  JsonNode *b);

G_END_DECLS
