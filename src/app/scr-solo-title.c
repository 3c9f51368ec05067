/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-solo-title.h"

#include <glib/gi18n.h>

/* The levels of every solo game, in the words of match files. */
const char *const scr_solo_levels[SCR_SOLO_N_LEVELS + 1] = { "novice", "prior", "abbot", NULL };

static const char *const level_titles[] = { N_ ("Novice"), N_ ("Prior"), N_ ("Abbot") };

/* How playing alone is called, game by game, and what each level changes. */
static const struct
{
  const char *game;
  const char *title;
  const char *description;
  const char *levels[SCR_SOLO_N_LEVELS];
} titles[] = {
  { "abbates",
    N_ ("Against _Henricus"),
    N_ ("You alone; the game plays his part by fixed rules"),
    { N_ ("A mission with one palm branch; Benedict cards: one in his low pile"),
      N_ ("A mission with two palm branches; Benedict cards: two in his low pile, one in the high"),
      N_ ("A mission with three palm branches; Benedict cards: one in his low pile, three in the "
          "high") } },
};

/* What the choice of a solo game says, for the game with that id; with a mnemonic. */
const char *
scr_solo_get_title (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].game, game))
      return _ (titles[i].title);

  return _ ("Al_one");
}

/* One line on how it is played. */
const char *
scr_solo_get_description (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].game, game))
      return _ (titles[i].description);

  return _ ("One player; the game itself plays the other part");
}

static guint
find_level (const char *level)
{
  guint i = 0;

  while (i + 1 < SCR_SOLO_N_LEVELS && !g_str_equal (scr_solo_levels[i], level))
    i++;

  return i;
}

const char *
scr_solo_get_level_title (const char *level)
{
  return _ (level_titles[find_level (level)]);
}

/* What the level changes in one line; "" where that is not known. */
const char *
scr_solo_get_level_description (const char *game,
                                const char *level)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].game, game))
      return _ (titles[i].levels[find_level (level)]);

  return "";
}
