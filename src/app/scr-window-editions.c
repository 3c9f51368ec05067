/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-window-private.h"

#include "app/scr-editions-window.h"

/* The editions: all, or the one that a new match is to have. */

static void
editions_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (scr_editions_window_new (GTK_WINDOW (user_data))));
}

static void
edited_cb (ScrWindow *self,
           const char *id)
{
  if (self->new_page != NULL)
    scr_new_page_choose_edition (self->new_page, id);
}

/* Takes the words of a game and of an edition. */
static void
edit_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  const char *game_id, *id;
  ScrEditionsWindow *editions;
  ScrGame *game;

  g_variant_get (parameter, "(&s&s)", &game_id, &id);
  game = scr_game_lookup (game_id);
  if (game == NULL)
    return;

  editions = scr_editions_window_new (GTK_WINDOW (user_data));
  g_signal_connect_object (editions, "edited", G_CALLBACK (edited_cb), user_data,
                           G_CONNECT_SWAPPED);
  scr_editions_window_edit (editions, game, id);
  gtk_window_present (GTK_WINDOW (editions));
}

void
scr_window_add_edition_actions (ScrWindow *self)
{
  static const GActionEntry entries[] = {
    { "editions", editions_cb },
    { "edit-edition", edit_cb, "(ss)" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
