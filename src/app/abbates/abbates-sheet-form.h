/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-sheet-form.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SHEET_FORM (abbates_sheet_form_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSheetForm, abbates_sheet_form, ABBATES, SHEET_FORM, ScrSheetForm)

G_END_DECLS
