/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/scr-players.h"

/* The names that people gave to seats, the latest first, which the entries for names complete. */

#define MAX_PLAYERS 100

/* @settings may be NULL: nobody is known then. */
GStrv
scr_players_list (GSettings *settings)
{
  return settings != NULL ? g_settings_get_strv (settings, "players") : g_new0 (char *, 1);
}

/* Writes the names without @left_out, after @first, where that is not NULL. */
static void
write_names (GSettings *settings,
             const char *first,
             const char *left_out)
{
  g_auto (GStrv) names = scr_players_list (settings);
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();

  if (first != NULL)
    g_ptr_array_add (kept, (gpointer) first);
  for (guint i = 0; names[i] != NULL && kept->len < MAX_PLAYERS; i++)
    if (!g_str_equal (names[i], left_out) && g_strcmp0 (names[i], first) != 0)
      g_ptr_array_add (kept, names[i]);
  g_ptr_array_add (kept, NULL);
  g_settings_set_strv (settings, "players", (const char *const *) kept->pdata);
}

/* Puts the name first. */
void
scr_players_add (GSettings *settings,
                 const char *name)
{
  if (settings != NULL && *name != '\0')
    write_names (settings, name, name);
}

/* Calls a player otherwise, who keeps the place in the list; of two of one name one goes. */
void
scr_players_rename (GSettings *settings,
                    const char *name,
                    const char *new_name)
{
  g_auto (GStrv) names = scr_players_list (settings);
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();

  if (settings == NULL || *new_name == '\0' || g_str_equal (name, new_name))
    return;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      g_ptr_array_add (kept, (gpointer) new_name);
    else if (!g_str_equal (names[i], new_name))
      g_ptr_array_add (kept, names[i]);
  g_ptr_array_add (kept, NULL);
  g_settings_set_strv (settings, "players", (const char *const *) kept->pdata);
}

void
scr_players_remove (GSettings *settings,
                    const char *name)
{
  if (settings != NULL)
    write_names (settings, NULL, name);
}

/* Lets an entry for the name of a player complete the names that are known. */
void
scr_players_complete (GtkEntry *entry,
                      const char *const *names)
{
  g_autoptr (GtkEntryCompletion) completion = gtk_entry_completion_new ();
  g_autoptr (GtkListStore) known = gtk_list_store_new (1, G_TYPE_STRING);

  for (guint i = 0; names[i] != NULL; i++)
    gtk_list_store_insert_with_values (known, NULL, -1, 0, names[i], -1);
  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (known));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_completion_set_inline_selection (completion, TRUE);
  gtk_entry_set_completion (entry, completion);
}
