/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-entry.h"

G_BEGIN_DECLS

/**
 * ScrLogRowKind:
 * @SCR_LOG_ROW_SETUP: the heading of the set-up, which can be opened
 * @SCR_LOG_ROW_HEADING: the heading of what follows
 * @SCR_LOG_ROW_DECISION: what somebody decided
 * @SCR_LOG_ROW_ANSWER: what chance or the table answered
 *
 * What a line of the log is.
 */
typedef enum
{
  SCR_LOG_ROW_SETUP,
  SCR_LOG_ROW_HEADING,
  SCR_LOG_ROW_DECISION,
  SCR_LOG_ROW_ANSWER,
} ScrLogRowKind;

#define SCR_TYPE_LOG_ROW (scr_log_row_get_type ())
G_DECLARE_FINAL_TYPE (ScrLogRow, scr_log_row, SCR, LOG_ROW, GObject)

ScrLogRow *scr_log_row_new_setup (guint n_entries,
                                  gboolean is_open) G_GNUC_WARN_UNUSED_RESULT;
ScrLogRow *scr_log_row_new_heading (const char *title) G_GNUC_WARN_UNUSED_RESULT;
ScrLogRow *scr_log_row_new_entry (ScrEntry *entry,
                                  guint number,
                                  guint n_decisions,
                                  gboolean is_undone) G_GNUC_WARN_UNUSED_RESULT;

ScrLogRowKind scr_log_row_get_kind (ScrLogRow *self);
const char *scr_log_row_get_title (ScrLogRow *self);
guint scr_log_row_get_n_entries (ScrLogRow *self);
gboolean scr_log_row_get_is_open (ScrLogRow *self);
ScrEntry *scr_log_row_get_entry (ScrLogRow *self);
guint scr_log_row_get_number (ScrLogRow *self);
guint scr_log_row_get_n_decisions (ScrLogRow *self);
gboolean scr_log_row_get_is_undone (ScrLogRow *self);
gboolean scr_log_row_equal (ScrLogRow *self,
                            ScrLogRow *other);

G_END_DECLS
