/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SEAT_BOX (abbates_seat_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSeatBox, abbates_seat_box, ABBATES, SEAT_BOX, GtkWidget)

GtkWidget *abbates_seat_box_new (guint seat);

void abbates_seat_box_show (AbbatesSeatBox *self,
                            const AbbatesView *view);
void abbates_seat_box_set_is_short (AbbatesSeatBox *self,
                                    gboolean is_short);
GtkWidget *abbates_seat_box_get_score (AbbatesSeatBox *self);

G_END_DECLS
