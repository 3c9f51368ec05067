/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_CARD_BUTTON (abbates_card_button_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesCardButton, abbates_card_button, ABBATES, CARD_BUTTON, GtkButton)

GtkWidget *abbates_card_button_new (void);

void abbates_card_button_show_place (AbbatesCardButton *self,
                                     const AbbatesView *view,
                                     AbbatesSpot place,
                                     AbbatesCard card);
void abbates_card_button_show_card (AbbatesCardButton *self,
                                    AbbatesCard card,
                                    const char *name);
AbbatesCard abbates_card_button_get_card (AbbatesCardButton *self);
void abbates_card_button_set_area (AbbatesCardButton *self,
                                   guint area);
void abbates_card_button_set_drag_picture (AbbatesCardButton *self,
                                           GtkDragSource *source);
void abbates_set_mark (GtkWidget *widget,
                       AbbatesMark mark);

G_END_DECLS
