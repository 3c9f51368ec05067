/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-entry-line.h"
#include "app/scr-table.h"
#include "core/scr-match.h"

G_BEGIN_DECLS

#define SCR_TYPE_LARGE_VIEW (scr_large_view_get_type ())
G_DECLARE_FINAL_TYPE (ScrLargeView, scr_large_view, SCR, LARGE_VIEW, GtkWidget)

void scr_large_view_set_match (ScrLargeView *self,
                               ScrMatch *match);
void scr_large_view_show_state (ScrLargeView *self,
                                ScrState *state,
                                const char *last);
void scr_large_view_set_told (ScrLargeView *self,
                              ScrState *state);
void scr_large_view_refuse (ScrLargeView *self,
                            const char *reason);
gboolean scr_large_view_take_key (ScrLargeView *self,
                                  guint key);
ScrEntryLine *scr_large_view_get_entry (ScrLargeView *self);

G_END_DECLS
