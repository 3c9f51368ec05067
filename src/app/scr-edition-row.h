/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/scr-edition-item.h"

G_BEGIN_DECLS

GtkWidget *scr_edition_row_new (ScrEditionItem *item,
                                guint place);
gboolean scr_edition_row_grab_button (GtkWidget *row);

G_END_DECLS
