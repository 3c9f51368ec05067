/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-card-field.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CARD_PALETTE (abbates_card_palette_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCardPalette, abbates_card_palette, ABBATES, CARD_PALETTE, GtkPopover)

void abbates_card_palette_show (AbbatesCardPalette *self,
                                AbbatesCardField *field,
                                const AbbatesRules *rules);

G_END_DECLS
