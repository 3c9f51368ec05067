/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* An edition to choose from: its id, its name, whether its numbers are
 * "reconstructed", "printed" or "house", and the whole of it. */
#define SCR_TYPE_EDITION (scr_edition_get_type ())
G_DECLARE_FINAL_TYPE (ScrEdition, scr_edition, SCR, EDITION, GObject)

ScrEdition *scr_edition_new (const char *id,
                             const char *name,
                             const char *provenance,
                             JsonNode *json) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_edition_get_id (ScrEdition *self);
const char *scr_edition_get_name (ScrEdition *self);
const char *scr_edition_get_provenance (ScrEdition *self);
JsonNode *scr_edition_get_json (ScrEdition *self);

G_END_DECLS
