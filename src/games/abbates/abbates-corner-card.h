/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_CORNER_CARD (abbates_corner_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCornerCard, abbates_corner_card, ABBATES, CORNER_CARD, GObject)

guint abbates_corner_card_get_round (AbbatesCornerCard *self);
guint abbates_corner_card_get_points (AbbatesCornerCard *self);

G_END_DECLS
