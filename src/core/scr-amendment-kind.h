/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ScrAmendmentKind:
 * @SCR_AMENDMENT_CHANGE: another move in the place of one
 * @SCR_AMENDMENT_INSERT: a move that was forgotten, before one or at the end
 * @SCR_AMENDMENT_DELETE: a move that never was
 *
 * How a match's past is corrected.
 */
typedef enum
{
  SCR_AMENDMENT_CHANGE,
  SCR_AMENDMENT_INSERT,
  SCR_AMENDMENT_DELETE,
} ScrAmendmentKind;

#define SCR_TYPE_AMENDMENT_KIND (scr_amendment_kind_get_type ())
GType scr_amendment_kind_get_type (void);

G_END_DECLS
