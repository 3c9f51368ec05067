/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PALETTE (abbates_palette_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPalette, abbates_palette, ABBATES, PALETTE, GtkWidget)

void abbates_palette_show (AbbatesPalette *self,
                           const AbbatesView *view);

G_END_DECLS
