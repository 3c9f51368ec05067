/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_GARDEN_CARD (abbates_garden_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesGardenCard, abbates_garden_card, ABBATES, GARDEN_CARD, GObject)

const char *abbates_garden_card_get_kind (AbbatesGardenCard *self);
guint abbates_garden_card_get_beans (AbbatesGardenCard *self);
const char *abbates_garden_card_get_word (AbbatesGardenCard *self);
char *abbates_garden_card_dup_name (AbbatesGardenCard *self) G_GNUC_WARN_UNUSED_RESULT;
guint abbates_garden_card_get_points (AbbatesGardenCard *self);
gboolean abbates_garden_card_is_known (AbbatesGardenCard *self);

G_END_DECLS
