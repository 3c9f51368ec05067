/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-editions.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/scr-json.h"

#define SUFFIX ".edition.json"

/* Where a player keeps editions: in a folder of their own, or as files anywhere. */

char *
cli_editions_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "scriptorium", "editions", NULL);
}

/* Where the edition @id is kept. */
char *
cli_editions_dup_path (const char *id)
{
  g_autofree char *folder = cli_editions_dup_folder ();
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The files of the player's own editions, by name. */
GStrv
cli_editions_list (void)
{
  g_autofree char *folder = cli_editions_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare);
  g_ptr_array_add (files, NULL);

  return g_strdupv ((char **) files->pdata);
}

static gboolean
has_id (const char *file,
        const char *id)
{
  g_autoptr (JsonNode) root = cli_load_json (file, NULL);

  return root != NULL && JSON_NODE_HOLDS_OBJECT (root) &&
         g_strcmp0 (json_object_get_string_member_with_default (json_node_get_object (root), "id",
                                                                NULL),
                    id) == 0;
}

/**
 * cli_editions_find:
 * @name: a file, "-", or the id of an edition of the player's own
 *
 * Returns: (transfer full): the file; @name itself where there is no such edition
 */
char *
cli_editions_find (const char *name)
{
  g_auto (GStrv) files = NULL;

  if (g_str_equal (name, "-") || strchr (name, G_DIR_SEPARATOR) != NULL ||
      g_file_test (name, G_FILE_TEST_EXISTS))
    return g_strdup (name);

  files = cli_editions_list ();
  for (guint i = 0; files[i] != NULL; i++)
    if (has_id (files[i], name))
      return g_strdup (files[i]);

  return g_strdup (name);
}

/**
 * cli_editions_find_shipped:
 *
 * Returns: (transfer full) (nullable): the edition @id that comes with @game
 */
ScrEdition *
cli_editions_find_shipped (ScrGame *game,
                           const char *id)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (game);

  for (guint i = 0; i < g_list_model_get_n_items (editions); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, i);

      if (g_str_equal (scr_edition_get_id (edition), id))
        return g_steal_pointer (&edition);
    }

  return NULL;
}

/**
 * cli_editions_get_game:
 * @edition: (nullable): what may be an edition
 *
 * Returns: (transfer none): the game that it names; the usual one if it names none
 */
ScrGame *
cli_editions_get_game (JsonNode *edition)
{
  const char *id = edition != NULL && JSON_NODE_HOLDS_OBJECT (edition)
                       ? json_object_get_string_member_with_default (json_node_get_object (edition),
                                                                     "game", NULL)
                       : NULL;
  ScrGame *game = id != NULL ? scr_game_lookup (id) : NULL;
  g_autoptr (GListModel) games = scr_game_list ();
  g_autoptr (ScrGame) first = g_list_model_get_item (games, 0);

  /* The registry keeps it. */
  return game != NULL ? game : first;
}

/**
 * cli_editions_tell:
 *
 * Says on standard error what is wrong in @file, and what is odd, a line each.
 */
void
cli_editions_tell (const char *file,
                   const char *const *faults,
                   const char *const *warnings)
{
  g_autofree char *name = g_str_equal (file, "-") ? g_strdup (_ ("standard input"))
                                                  : g_filename_display_name (file);

  for (guint i = 0; faults != NULL && faults[i] != NULL; i++)
    g_printerr ("%s: %s\n", name, faults[i]);
  for (guint i = 0; warnings != NULL && warnings[i] != NULL; i++)
    g_printerr (_ ("%s: warning: %s\n"), name, warnings[i]);
}
