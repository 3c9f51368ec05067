/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

gboolean abbates_edition_read (JsonNode *edition,
                               const char *path,
                               AbbatesRules *rules,
                               GPtrArray *warnings,
                               GError **error);

G_END_DECLS
