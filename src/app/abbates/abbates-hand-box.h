/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_HAND_BOX (abbates_hand_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesHandBox, abbates_hand_box, ABBATES, HAND_BOX, GtkWidget)

void abbates_hand_box_show (AbbatesHandBox *self,
                            const AbbatesView *view);

G_END_DECLS
