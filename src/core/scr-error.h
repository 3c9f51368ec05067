/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * ScrError:
 * @SCR_ERROR_SYNTAX: the text is not a move, or not strict JSON, at all
 * @SCR_ERROR_ILLEGAL: the move is well formed, but the rules forbid it now
 * @SCR_ERROR_FORMAT: a file has a key missing, of a wrong type or out of range
 * @SCR_ERROR_VERSION: the file comes from a newer version
 * @SCR_ERROR_LIMIT: the file is larger or deeper than any match can be
 * @SCR_ERROR_SETUP: the set-up asks for what cannot be combined
 * @SCR_ERROR_HISTORY: there is nothing to undo or redo, or the match forbids it
 * @SCR_ERROR_MISFIT: a later move of the match does not fit what an earlier one would become
 * @SCR_ERROR_CONFLICT: another program has changed the file
 *
 * What can go wrong in the engine. Messages are sentences for players.
 * %SCR_ERROR_ILLEGAL is the only one that a player may overrule, and only while
 * mirroring a physical game.
 */
typedef enum
{
  SCR_ERROR_SYNTAX,
  SCR_ERROR_ILLEGAL,
  SCR_ERROR_FORMAT,
  SCR_ERROR_VERSION,
  SCR_ERROR_LIMIT,
  SCR_ERROR_SETUP,
  SCR_ERROR_HISTORY,
  SCR_ERROR_MISFIT,
  SCR_ERROR_CONFLICT,
} ScrError;

#define SCR_ERROR (scr_error_quark ())
GQuark scr_error_quark (void);

char *scr_error_dup_sentence (const char *message) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
