/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

/**
 * AbbatesEditionReader:
 * @rules: where the numbers go
 * @faults: (element-type utf8): what is wrong so far, each with its JSON path
 * @warnings: (nullable) (element-type utf8): what is strange but allowed
 * @is_newer: whether the edition was made by a newer version of the program
 *
 * An edition on its way in. Reading goes on after a fault, so that all are told.
 */
typedef struct
{
  AbbatesRules *rules;
  GPtrArray *faults;
  GPtrArray *warnings;
  gboolean is_newer;
} AbbatesEditionReader;

gboolean abbates_edition_refuse (AbbatesEditionReader *self,
                                 const char *path,
                                 const char *format,
                                 ...) G_GNUC_PRINTF (3, 4);
JsonObject *abbates_edition_get_object (AbbatesEditionReader *self,
                                        JsonObject *object,
                                        const char *path,
                                        const char *name);
JsonArray *abbates_edition_get_array (AbbatesEditionReader *self,
                                      JsonObject *object,
                                      const char *path,
                                      const char *name,
                                      guint length);
const char *abbates_edition_get_string (AbbatesEditionReader *self,
                                        JsonObject *object,
                                        const char *path,
                                        const char *name);
const char *abbates_edition_read_string (AbbatesEditionReader *self,
                                         JsonNode *node,
                                         const char *path);
gboolean abbates_edition_read_int (AbbatesEditionReader *self,
                                   JsonNode *node,
                                   const char *path,
                                   gint64 minimum,
                                   gint64 maximum,
                                   gint64 *number);
gboolean abbates_edition_get_int (AbbatesEditionReader *self,
                                  JsonObject *object,
                                  const char *path,
                                  const char *name,
                                  gint64 minimum,
                                  gint64 maximum,
                                  gint64 *number);
int abbates_edition_read_word (AbbatesEditionReader *self,
                               JsonNode *node,
                               const char *path,
                               const char *const *words);
JsonObject *abbates_edition_read_object (AbbatesEditionReader *self,
                                         JsonNode *node,
                                         const char *path);

void abbates_edition_read_garden (AbbatesEditionReader *self,
                                  JsonObject *root,
                                  const char *path);
void abbates_edition_read_abbots (AbbatesEditionReader *self,
                                  JsonObject *root,
                                  const char *path);
void abbates_edition_read_arcade (AbbatesEditionReader *self,
                                  JsonObject *root,
                                  const char *path);
void abbates_edition_read_returns (AbbatesEditionReader *self,
                                   JsonObject *root,
                                   const char *path);
void abbates_edition_read_ora (AbbatesEditionReader *self,
                               JsonObject *root,
                               const char *path);
void abbates_edition_read_missions (AbbatesEditionReader *self,
                                    JsonObject *root,
                                    const char *path);
gboolean abbates_mission_set_areas (AbbatesMission *mission,
                                    const char *const *names);

G_END_DECLS
