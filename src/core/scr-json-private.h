/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-json.h"

G_BEGIN_DECLS

/**
 * ScrJsonBreak:
 * @at: the byte at which the scan stopped
 * @sound: how many bytes there are up to the end of the last value that is whole
 * @depth: how many objects and lists are open there
 * @closers: what closes them, the outermost first
 * @member: (nullable): the member of the root whose value is not whole
 *
 * How far a text is JSON.
 */
typedef struct
{
  gsize at;
  gsize sound;
  guint depth;
  char closers[SCR_JSON_MAX_DEPTH];
  char *member;
} ScrJsonBreak;

gboolean scr_json_scan (const char *text,
                        gsize length,
                        GError **error);
gboolean scr_json_scan_to_break (const char *text,
                                 gsize length,
                                 ScrJsonBreak *place,
                                 GError **error);
char *scr_json_repair (const char *text,
                       gsize length,
                       char **member,
                       GError **fault) G_GNUC_WARN_UNUSED_RESULT;
char *scr_json_member_path (const char *path,
                            const char *name) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_json_copy (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_json_is_number (JsonNode *node);
double scr_json_get_number (JsonNode *node);
void scr_json_merge_unknown (JsonNode *from,
                             JsonNode *known,
                             JsonNode *to);

G_END_DECLS
