/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-match.h"

G_BEGIN_DECLS

/**
 * AmendCounts:
 * @n_refused: corrections whose own move did not fit
 * @n_misfits: those that a later move did not fit
 * @n_fits: those that all moves fit
 *
 * What came of the corrections that a test tried.
 */
typedef struct
{
  guint n_refused;
  guint n_misfits;
  guint n_fits;
} AmendCounts;

ScrEntry *amend_get_entry (ScrMatch *match,
                           guint number);
ScrMatch *amend_copy (ScrMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void amend_assert_same_file (ScrMatch *a,
                             ScrMatch *b);
void amend_check (ScrMatch *match,
                  ScrAmendmentKind kind,
                  guint number,
                  const char *move,
                  AmendCounts *counts);
void amend_check_walk (ScrMatch *match,
                       guint64 *random,
                       AmendCounts *counts);
void amend_check_go_to (ScrMatch *match);

G_END_DECLS
