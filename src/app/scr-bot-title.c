/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-bot-title.h"

#include <glib/gi18n.h>

/* The ways of playing that programs have, in words. */
static const struct
{
  const char *bot;
  const char *title;
  const char *description;
} titles[] = {
  { "random", N_ ("Random"), N_ ("Makes any move that is allowed: for a first look at the game") },
  { "greedy", N_ ("Greedy"), N_ ("Takes what is worth most at the moment, and plans nothing") },
};

/* What players call the bot; the word itself where none is known. */
const char *
scr_bot_get_title (const char *bot)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].bot, bot))
      return _ (titles[i].title);

  return bot;
}

/* How it plays, in one line; "" where that is not known. */
const char *
scr_bot_get_description (const char *bot)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].bot, bot))
      return _ (titles[i].description);

  return "";
}
