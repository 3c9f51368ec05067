/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CHAPTER (abbates_chapter_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesChapter, abbates_chapter, ABBATES, CHAPTER, GtkWidget)

void abbates_chapter_show (AbbatesChapter *self,
                           const AbbatesView *view);
void abbates_chapter_close_discard (AbbatesChapter *self);

G_END_DECLS
