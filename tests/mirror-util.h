/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-util.h"

#include "app/scr-entry-line.h"
#include "games/abbates/abbates-state.h"

G_BEGIN_DECLS

ScrMatch *mirror_new_match (const char *setup,
                            guint round,
                            const char *word,
                            guint n_more);
ScrWindow *mirror_open_table (const char *setup);
ScrEntryLine *mirror_get_line (ScrWindow *window);
GtkEditable *mirror_get_text (ScrWindow *window);
void mirror_type_letter (ScrWindow *window,
                         char letter);
void mirror_type_text (ScrWindow *window,
                       const char *typed);
void mirror_press_enter (ScrWindow *window);
void mirror_hold_key (ScrWindow *window,
                      guint key);
void mirror_release_key (ScrWindow *window,
                         guint key);
void mirror_press_key (ScrWindow *window,
                       guint key);
AbbatesState *mirror_get_state (ScrWindow *window);

G_END_DECLS
