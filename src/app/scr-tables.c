/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-tables.h"

#include "app/abbates/abbates-set-up.h"
#include "app/abbates/abbates-table.h"
#include "app/scr-plain-table.h"

/**
 * scr_tables_new_table:
 * @game_id: a game's word in files
 *
 * Makes the table that shows a game: its own, by the one list here, or a plain
 * one on which every game can be played.
 */
ScrTable *
scr_tables_new_table (const char *game_id)
{
  const struct
  {
    const char *game_id;
    GType type;
  } tables[] = {
    { "abbates", ABBATES_TYPE_TABLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].game_id, game_id))
      return g_object_new (tables[i].type, NULL);

  return g_object_new (SCR_TYPE_PLAIN_TABLE, NULL);
}

/**
 * scr_tables_new_set_up:
 * @game_id: a game's word in files
 *
 * Makes a game's own part of the page for a new match, or returns NULL where it has none.
 */
ScrSetUp *
scr_tables_new_set_up (const char *game_id)
{
  if (g_str_equal (game_id, "abbates"))
    return g_object_new (ABBATES_TYPE_SET_UP, NULL);

  return NULL;
}
