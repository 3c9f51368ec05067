/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-card-entry.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CARD_BAR (abbates_card_bar_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCardBar, abbates_card_bar, ABBATES, CARD_BAR, GtkWidget)

GtkWidget *abbates_card_bar_new (void);
void abbates_card_bar_show (AbbatesCardBar *self,
                            const AbbatesRules *rules,
                            gboolean with_unknown);
void abbates_card_bar_add_entry (AbbatesCardBar *self,
                                 AbbatesCardEntry *entry);

G_END_DECLS
