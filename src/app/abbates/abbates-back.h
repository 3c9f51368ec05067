/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ABBATES_TYPE_BACK (abbates_back_get_type ())
G_DECLARE_FINAL_TYPE (AbbatesBack, abbates_back, ABBATES, BACK, GtkWidget)

GtkWidget *abbates_back_new (void);

G_END_DECLS
