/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_VALUE_CARD (abbates_value_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesValueCard, abbates_value_card, ABBATES, VALUE_CARD, GObject)

guint abbates_value_card_get_value (AbbatesValueCard *self);
guint abbates_value_card_get_beans (AbbatesValueCard *self);
gboolean abbates_value_card_is_playable (AbbatesValueCard *self);
char *abbates_value_card_dup_refusal (AbbatesValueCard *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
