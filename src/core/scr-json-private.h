/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-json.h"

G_BEGIN_DECLS

gboolean scr_json_scan (const char *text,
                        gsize length,
                        GError **error);
char *scr_json_member_path (const char *path,
                            const char *name) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_json_copy (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_json_is_number (JsonNode *node);
double scr_json_get_number (JsonNode *node);
void scr_json_merge_unknown (JsonNode *from,
                             JsonNode *known,
                             JsonNode *to);

G_END_DECLS
