/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * ScrMigrateStep:
 * @root: the root of a file of one version, to be made into one of the next
 * @error: return location for a #ScrError
 *
 * A step changes all but "version". What @root holds may be of any form still.
 *
 * Returns: %FALSE with @error set if the file cannot be brought on
 */
typedef gboolean (*ScrMigrateStep) (JsonObject *root,
                                    GError **error);

JsonNode *scr_migrate (JsonNode *root,
                       const ScrMigrateStep *steps,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_match_migrate (JsonNode *root,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
