/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/abbates/abbates-rules.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CARD_ENTRY (abbates_card_entry_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCardEntry, abbates_card_entry, ABBATES, CARD_ENTRY, GtkWidget)

GtkWidget *abbates_card_entry_new (const char *name);
AbbatesCard abbates_card_entry_get_card (AbbatesCardEntry *self);
void abbates_card_entry_set_card (AbbatesCardEntry *self,
                                  AbbatesCard card);
gboolean abbates_card_entry_is_right (AbbatesCardEntry *self);
void abbates_card_entry_refuse (AbbatesCardEntry *self,
                                const char *reason);

G_END_DECLS
