/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-preview.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PREVIEW_BOX (abbates_preview_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPreviewBox, abbates_preview_box, ABBATES, PREVIEW_BOX, GtkWidget)

GtkWidget *abbates_preview_box_new (guint seat);
void abbates_preview_box_show (AbbatesPreviewBox *self,
                               const AbbatesView *view);

G_END_DECLS
