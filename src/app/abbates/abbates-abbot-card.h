/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_ABBOT_CARD (abbates_abbot_card_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesAbbotCard, abbates_abbot_card, ABBATES, ABBOT_CARD, GtkButton)

GtkWidget *abbates_abbot_card_new (void);

void abbates_abbot_card_show (AbbatesAbbotCard *self,
                              const AbbatesView *view,
                              guint value);

G_END_DECLS
