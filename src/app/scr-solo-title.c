/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-solo-title.h"

#include <glib/gi18n.h>

/* How playing alone is called, game by game. */
static const struct
{
  const char *game;
  const char *title;
} titles[] = {
  { "abbates", N_ ("Alone against Henricus") },
};

/* What the switch for a solo game says, for the game with that id. */
const char *
scr_solo_get_title (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].game, game))
      return _ (titles[i].title);

  return _ ("Alone against the game's own opponent");
}
