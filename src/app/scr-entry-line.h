/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/scr-state.h"

G_BEGIN_DECLS

#define SCR_TYPE_ENTRY_LINE (scr_entry_line_get_type ())
G_DECLARE_FINAL_TYPE (ScrEntryLine, scr_entry_line, SCR, ENTRY_LINE, GtkWidget)

void scr_entry_line_set_state (ScrEntryLine *self,
                               ScrState *state);
void scr_entry_line_set_task (ScrEntryLine *self,
                              const char *task);
const char *scr_entry_line_get_text (ScrEntryLine *self);
gboolean scr_entry_line_clear (ScrEntryLine *self);
gboolean scr_entry_line_can_restore (ScrEntryLine *self);
gboolean scr_entry_line_restore (ScrEntryLine *self);
gboolean scr_entry_line_take_key (ScrEntryLine *self,
                                  guint key);

G_END_DECLS
