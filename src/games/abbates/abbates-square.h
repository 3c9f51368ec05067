/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/abbates/abbates-garden-card.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SQUARE (abbates_square_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSquare, abbates_square, ABBATES, SQUARE, GObject)

guint abbates_square_get_number (AbbatesSquare *self);
guint abbates_square_get_area (AbbatesSquare *self);
AbbatesGardenCard *abbates_square_get_card (AbbatesSquare *self);

G_END_DECLS
