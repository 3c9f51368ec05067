/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AbbatesChoice:
 * @id: the option's key in "options"
 * @words: what it may be, the default first; NULL-terminated
 *
 * An option of a match that is one of several words.
 */
typedef struct
{
  const char *id;
  const char *words[4];
} AbbatesChoice;

extern const AbbatesChoice abbates_choices[];
extern const char *const abbates_variants[];
extern const char *const abbates_players[];
extern const char *const abbates_bots[];

GListModel *abbates_options_list (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
