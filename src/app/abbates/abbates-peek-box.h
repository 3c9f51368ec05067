/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PEEK_BOX (abbates_peek_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPeekBox, abbates_peek_box, ABBATES, PEEK_BOX, GtkWidget)

void abbates_peek_box_show (AbbatesPeekBox *self,
                            const AbbatesView *view);
gboolean abbates_peek_box_let_go (AbbatesPeekBox *self);

G_END_DECLS
