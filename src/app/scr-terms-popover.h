/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_TERMS_POPOVER (scr_terms_popover_get_type ())
G_DECLARE_FINAL_TYPE (ScrTermsPopover, scr_terms_popover, SCR, TERMS_POPOVER, GtkPopover)

void scr_terms_popover_show (ScrTermsPopover *self,
                             GtkWidget *anchor,
                             const char *title,
                             GListModel *terms,
                             ScrMatch *match,
                             int viewer);
gboolean scr_terms_popover_explain (ScrTermsPopover *self,
                                    GtkWidget *anchor,
                                    ScrMatch *match,
                                    guint n_moves,
                                    int viewer,
                                    guint seat,
                                    const char *number,
                                    GError **error);

G_END_DECLS
