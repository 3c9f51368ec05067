/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define SCR_TYPE_SHEET_FAULT (scr_sheet_fault_get_type ())
G_DECLARE_FINAL_TYPE (ScrSheetFault, scr_sheet_fault, SCR, SHEET_FAULT, GObject)

/**
 * ScrSheetFaultKind:
 * @SCR_SHEET_FAULT_MISSING: something is not told yet
 * @SCR_SHEET_FAULT_WRONG: what is told cannot be
 * @SCR_SHEET_FAULT_ODD: what is told can hardly be, but counts
 *
 * What is the matter with a place of a score sheet.
 */
typedef enum
{
  SCR_SHEET_FAULT_MISSING,
  SCR_SHEET_FAULT_WRONG,
  SCR_SHEET_FAULT_ODD,
} ScrSheetFaultKind;

ScrSheetFault *scr_sheet_fault_new (ScrSheetFaultKind kind,
                                    const char *path,
                                    const char *sentence) G_GNUC_WARN_UNUSED_RESULT;
ScrSheetFaultKind scr_sheet_fault_get_kind (ScrSheetFault *self);
const char *scr_sheet_fault_get_path (ScrSheetFault *self);
const char *scr_sheet_fault_get_sentence (ScrSheetFault *self);
char *scr_sheet_fault_dup_message (ScrSheetFault *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
