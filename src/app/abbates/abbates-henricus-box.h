/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/abbates/abbates-view.h"
#include "games/abbates/abbates-event.h"

G_BEGIN_DECLS

#define ABBATES_TYPE_HENRICUS_BOX (abbates_henricus_box_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesHenricusBox, abbates_henricus_box, ABBATES, HENRICUS_BOX, GtkWidget)

GtkWidget *abbates_henricus_box_new (void);

void abbates_henricus_box_show (AbbatesHenricusBox *self,
                                const AbbatesView *view);
GtkWidget *abbates_henricus_box_get_place (AbbatesHenricusBox *self,
                                           AbbatesPlace place,
                                           guint value);

G_END_DECLS
