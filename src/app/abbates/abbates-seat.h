/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_SEAT (abbates_seat_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesSeat, abbates_seat, ABBATES, SEAT, GtkButton)

GtkWidget *abbates_seat_new (guint seat);

void abbates_seat_show (AbbatesSeat *self,
                        const AbbatesView *view);

G_END_DECLS
