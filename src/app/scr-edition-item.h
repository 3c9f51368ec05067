/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-edition-store.h"

G_BEGIN_DECLS

#define SCR_TYPE_EDITION_ITEM (scr_edition_item_get_type ())
G_DECLARE_FINAL_TYPE (ScrEditionItem, scr_edition_item, SCR, EDITION_ITEM, GObject)

GPtrArray *scr_edition_item_list (ScrEditionStore *store) G_GNUC_WARN_UNUSED_RESULT;

ScrGame *scr_edition_item_get_game (ScrEditionItem *self);
const char *scr_edition_item_get_path (ScrEditionItem *self);
const char *scr_edition_item_get_id (ScrEditionItem *self);
JsonNode *scr_edition_item_get_right (ScrEditionItem *self);
JsonNode *scr_edition_item_get_shown (ScrEditionItem *self);
const char *scr_edition_item_get_problem (ScrEditionItem *self);
gboolean scr_edition_item_is_draft (ScrEditionItem *self);
char *scr_edition_item_dup_name (ScrEditionItem *self) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_edition_item_get_provenance (ScrEditionItem *self);

G_END_DECLS
