/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define SCR_SCRAMBLED "scrambled"

void scr_match_scramble (JsonObject *root);
JsonNode *scr_match_unscramble (JsonNode *root,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_match_is_scrambled (JsonNode *root);

G_END_DECLS
