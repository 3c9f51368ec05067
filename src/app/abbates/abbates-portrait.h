/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_PORTRAIT (abbates_portrait_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesPortrait, abbates_portrait, ABBATES, PORTRAIT, GtkWidget)

GtkWidget *abbates_portrait_new (guint seat);

void abbates_portrait_show (AbbatesPortrait *self,
                            const AbbatesView *view);
void abbates_portrait_preview (AbbatesPortrait *self,
                               const AbbatesView *view);

G_END_DECLS
