/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"
#include "app/widgets/scr-drawing.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_MINI (abbates_mini_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesMini, abbates_mini, ABBATES, MINI, ScrDrawing)

void abbates_mini_show (AbbatesMini *self,
                        const AbbatesView *view,
                        guint seat);

G_END_DECLS
