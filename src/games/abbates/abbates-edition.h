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
void abbates_edition_read_loosely (JsonNode *edition,
                                   AbbatesRules *rules);
GStrv abbates_edition_check (JsonNode *edition,
                             const char *path,
                             GStrv *warnings) G_GNUC_WARN_UNUSED_RESULT;
gboolean abbates_edition_set (JsonNode *edition,
                              const char *place,
                              const char *value,
                              GError **error);
const char *abbates_edition_describe_places (void);
char *abbates_edition_name_place (JsonNode *edition,
                                  const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
