/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_ARCADE_CARD (abbates_arcade_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesArcadeCard, abbates_arcade_card, ABBATES, ARCADE_CARD, GObject)

guint abbates_arcade_card_get_round (AbbatesArcadeCard *self);
guint abbates_arcade_card_get_box (AbbatesArcadeCard *self);
const char *abbates_arcade_card_get_word (AbbatesArcadeCard *self);
const char *abbates_arcade_card_get_title (AbbatesArcadeCard *self);
const char *abbates_arcade_card_get_rule (AbbatesArcadeCard *self);
gboolean abbates_arcade_card_is_current (AbbatesArcadeCard *self);

G_END_DECLS
