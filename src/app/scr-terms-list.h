/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_TERMS_LIST (scr_terms_list_get_type ())
G_DECLARE_FINAL_TYPE (ScrTermsList, scr_terms_list, SCR, TERMS_LIST, GtkWidget)

GtkWidget *scr_terms_list_new (GListModel *terms,
                               ScrMatch *match,
                               int viewer);
int scr_terms_list_get_sum (ScrTermsList *self);

G_END_DECLS
