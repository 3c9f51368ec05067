/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-position.h"

G_BEGIN_DECLS

/**
 * AbbatesReader:
 * @rules: the rules of the match
 * @position: what is being read
 * @path: JSON path of the state object
 * @n_players: seats, Henricus with them
 * @corners: the rounds whose corner card is won, as bits
 * @error: return location for a #ScrError
 *
 * A state object on its way in.
 */
typedef struct
{
  const AbbatesRules *rules;
  AbbatesPosition *position;
  const char *path;
  guint n_players;
  guint corners;
  GError **error;
} AbbatesReader;

gboolean abbates_state_refuse (AbbatesReader *self,
                               const char *name,
                               const char *format,
                               ...) G_GNUC_PRINTF (3, 4);
gboolean abbates_state_check (AbbatesReader *self,
                              JsonObject *root);

G_END_DECLS
