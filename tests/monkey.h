/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-util.h"

G_BEGIN_DECLS

/* Somebody who has no idea of the game, and whose luck is always the same for one seed. */
typedef struct
{
  guint64 random;
  GtkApplication *app;
  GSettings *settings;
  gint64 longest;
} Monkey;

guint monkey_pick (Monkey *monkey,
                   guint n);
GPtrArray *monkey_list_windows (GType type);
ScrWindow *monkey_get_window (Monkey *monkey);
ScrMatch *monkey_new_match (Monkey *monkey);
void monkey_open_window (Monkey *monkey);

void monkey_use (Monkey *monkey);
void monkey_press (Monkey *monkey);
void monkey_activate (Monkey *monkey);
void monkey_move (Monkey *monkey);
void monkey_tell (Monkey *monkey);
void monkey_correct (Monkey *monkey);
void monkey_resize (Monkey *monkey);
void monkey_change_look (Monkey *monkey);
void monkey_change_settings (Monkey *monkey);
void monkey_drop_file (Monkey *monkey);
void monkey_spoil_file (Monkey *monkey);

void monkey_check_focus (ScrWindow *window);
void monkey_check_places (ScrWindow *window);
void monkey_check_file (ScrWindow *window);
void monkey_check_table (ScrWindow *window);
void monkey_check_secrets (ScrWindow *window);

G_END_DECLS
