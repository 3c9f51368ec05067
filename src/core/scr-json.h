/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The only reader of JSON. Every getter takes @path, the JSON path of @object
 * or @array ("$.setup"), and names the full path of what is wrong in its error
 * (SCR_ERROR_FORMAT): "$.setup.palms must be true or false". */

#define SCR_JSON_MAX_LENGTH (4u << 20)
#define SCR_JSON_MAX_DEPTH 64
#define SCR_JSON_MAX_VALUES 100000
#define SCR_JSON_MAX_STRING 4096

JsonNode *scr_json_parse (const char *text,
                          gssize length,
                          GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_json_load (GFile *file,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;
char *scr_json_print (JsonNode *node,
                      gboolean pretty) G_GNUC_WARN_UNUSED_RESULT;

JsonObject *scr_json_node_get_object (JsonNode *node,
                                      const char *path,
                                      GError **error);
JsonArray *scr_json_node_get_array (JsonNode *node,
                                    const char *path,
                                    GError **error);
const char *scr_json_node_get_string (JsonNode *node,
                                      const char *path,
                                      GError **error);
gboolean scr_json_node_get_int (JsonNode *node,
                                const char *path,
                                gint64 minimum,
                                gint64 maximum,
                                gint64 *value,
                                GError **error);
gboolean scr_json_node_get_boolean (JsonNode *node,
                                    const char *path,
                                    gboolean *value,
                                    GError **error);

JsonObject *scr_json_get_object (JsonObject *object,
                                 const char *path,
                                 const char *name,
                                 GError **error);
JsonArray *scr_json_get_array (JsonObject *object,
                               const char *path,
                               const char *name,
                               GError **error);
const char *scr_json_get_string (JsonObject *object,
                                 const char *path,
                                 const char *name,
                                 GError **error);
gboolean scr_json_get_int (JsonObject *object,
                           const char *path,
                           const char *name,
                           gint64 minimum,
                           gint64 maximum,
                           gint64 *value,
                           GError **error);
gboolean scr_json_get_boolean (JsonObject *object,
                               const char *path,
                               const char *name,
                               gboolean *value,
                               GError **error);

gboolean scr_json_equal (JsonNode *a,
                         JsonNode *b,
                         char **difference);
gboolean scr_json_holds (JsonNode *node,
                         JsonNode *known,
                         char **difference,
                         gboolean *is_missing);
void scr_json_copy_unknown (JsonObject *from,
                            JsonObject *to);

G_END_DECLS
