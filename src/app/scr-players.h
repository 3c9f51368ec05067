/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GStrv scr_players_list (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
void scr_players_complete (GtkEntry *entry,
                           const char *const *names);
void scr_players_add (GSettings *settings,
                      const char *name);
void scr_players_rename (GSettings *settings,
                         const char *name,
                         const char *new_name);
void scr_players_remove (GSettings *settings,
                         const char *name);

G_END_DECLS
