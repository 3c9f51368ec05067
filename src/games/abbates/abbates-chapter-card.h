/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_CHAPTER_CARD (abbates_chapter_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesChapterCard, abbates_chapter_card, ABBATES, CHAPTER_CARD, GObject)

guint abbates_chapter_card_get_seat (AbbatesChapterCard *self);
guint abbates_chapter_card_get_value (AbbatesChapterCard *self);
guint abbates_chapter_card_get_beans (AbbatesChapterCard *self);

G_END_DECLS
