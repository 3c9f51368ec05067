/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"

G_BEGIN_DECLS

void abbates_point_watch (GtkWidget *widget);
gboolean abbates_point_get_place (GtkWidget *widget,
                                  AbbatesSpot *place);

G_END_DECLS
