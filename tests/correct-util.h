/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/scr-window.h"

G_BEGIN_DECLS

GtkWidget *correct_get_page (ScrWindow *window);
GtkWidget *correct_get_log (ScrWindow *window);
char *correct_get_move (ScrMatch *match,
                        guint number);
char *correct_dup_moves (ScrMatch *match);
guint correct_count_moves (ScrMatch *match);
void correct_advance (ScrMatch *match,
                      guint64 *random);
void correct_play (ScrMatch *match,
                   guint n_entries,
                   guint64 random);
ScrWindow *correct_open_told (ScrMatch **match,
                              guint n_entries);
GtkWidget *correct_open_record (ScrWindow *window,
                                const char *move);

G_END_DECLS
