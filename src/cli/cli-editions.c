/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-editions.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* Where a player keeps editions: in a folder of their own, or as files anywhere. */

static gboolean
has_id (const char *file,
        const char *id)
{
  g_autoptr (JsonNode) root = cli_load_json (file, NULL);

  return root != NULL && JSON_NODE_HOLDS_OBJECT (root) &&
         g_strcmp0 (scr_json_get_string (json_node_get_object (root), "$", "id", NULL),
                    id) == 0;
}

/**
 * cli_editions_find_own:
 *
 * Returns: (transfer full) (nullable): the file of the player's own edition @id
 */
char *
cli_editions_find_own (const char *id)
{
  g_auto (GStrv) files = scr_edition_store_list_files (scr_edition_store_get_default ());

  for (guint i = 0; files[i] != NULL; i++)
    if (has_id (files[i], id))
      return g_strdup (files[i]);

  return NULL;
}

static gboolean
is_file (const char *name)
{
  return g_str_equal (name, "-") || strchr (name, G_DIR_SEPARATOR) != NULL ||
         g_file_test (name, G_FILE_TEST_EXISTS);
}

/* The ids that can be said. */
static char *
list_ids (ScrGame *game)
{
  g_autoptr (GListModel) shipped = scr_game_list_editions (game);
  g_auto (GStrv) files = scr_edition_store_list_files (scr_edition_store_get_default ());
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (shipped); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (shipped, i);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              scr_edition_get_id (edition));
    }
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (JsonNode) root = cli_load_json (files[i], NULL);
      const char *id = root != NULL && JSON_NODE_HOLDS_OBJECT (root)
                           ? scr_json_get_string (json_node_get_object (root), "$", "id", NULL)
                           : NULL;

      if (id != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", id);
    }

  return g_strdup (text->str);
}

/**
 * cli_editions_load:
 * @game: (nullable): the game whose editions @name may mean; %NULL for the usual one
 * @name: a file, "-", or the id of an edition: one that comes with the game or the player's own
 * @file: (out) (nullable) (transfer full): the file that was read; %NULL for one that comes with
 *   the game
 * @error: return location for an error that names the file
 *
 * Returns: (transfer full) (nullable): the edition, checked as JSON only
 */
JsonNode *
cli_editions_load (ScrGame *game,
                   const char *name,
                   char **file,
                   GError **error)
{
  ScrGame *known = game != NULL ? game : cli_editions_get_game (NULL);
  g_autoptr (ScrEdition) shipped = NULL;
  g_autofree char *path = NULL;
  g_autofree char *display = NULL;
  g_autoptr (GError) reason = NULL;
  JsonNode *edition;

  *file = NULL;
  if (is_file (name))
    path = g_strdup (name);
  else
    shipped = cli_editions_find_shipped (known, name);
  if (shipped != NULL)
    return json_node_copy (scr_edition_get_json (shipped));
  if (path == NULL)
    path = cli_editions_find_own (name);
  if (path == NULL)
    {
      g_autofree char *ids = list_ids (known);

      display = g_filename_display_name (name);
      g_set_error (error, CLI_ERROR, CLI_ERROR_FILE,
                   _ ("%s: there is no such file, and no edition with this id; there are %s"),
                   display, ids);
      return NULL;
    }

  edition = cli_load_json (path, &reason);
  if (edition == NULL)
    {
      display = g_str_equal (path, "-") ? g_strdup (_ ("standard input"))
                                        : g_filename_display_name (path);
      g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", display, reason->message);
      return NULL;
    }
  *file = g_steal_pointer (&path);

  return edition;
}

/**
 * cli_editions_check_id:
 * @where: what the error begins with: a file or an option
 * @id: what may be the id of an edition of the player's own
 *
 * An id stands for one edition; one's own cannot go by that of an edition that comes with the
 * game, for which it would be taken.
 */
gboolean
cli_editions_check_id (const char *where,
                       const char *id,
                       GError **error)
{
  g_autoptr (ScrEdition) shipped = cli_editions_find_shipped (cli_editions_get_game (NULL), id);

  if (shipped == NULL)
    return TRUE;
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE,
               _ ("%s: the id “%s” is that of the edition that comes with the game (%s), for "
                  "which yours would be taken; give yours an id of its own, such as “house”"),
               where, id, scr_edition_get_name (shipped));

  return FALSE;
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
                       ? scr_json_get_string (json_node_get_object (edition), "$", "game", NULL)
                       : NULL;
  ScrGame *game = id != NULL ? scr_game_lookup (id) : NULL;
  g_autoptr (GListModel) games = scr_game_list ();
  g_autoptr (ScrGame) first = g_list_model_get_item (games, 0);

  /* The registry keeps it. */
  return game != NULL ? game : first;
}

/* "fill.9=0 must be …  ($.fill[8])": the place as it is typed, then as it stands in the file. */
static char *
describe_fault (JsonNode *edition,
                const char *fault)
{
  const char *space = strchr (fault, ' ');
  g_autofree char *path = space != NULL ? g_strndup (fault, (gsize) (space - fault)) : NULL;
  g_autofree char *place =
      path != NULL ? scr_game_name_place (cli_editions_get_game (edition), edition, path) : NULL;

  if (place == NULL)
    return g_strdup (fault);

  return g_strdup_printf ("%s%s (%s)", place, space, path);
}

/* Whether @edition goes by the id of one that comes with the game, and is another. */
static char *
describe_borrowed_id (JsonNode *edition)
{
  const char *id = JSON_NODE_HOLDS_OBJECT (edition)
                       ? scr_json_get_string (json_node_get_object (edition), "$", "id", NULL)
                       : NULL;
  g_autoptr (ScrEdition) shipped =
      id != NULL ? cli_editions_find_shipped (cli_editions_get_game (edition), id) : NULL;

  if (shipped == NULL || scr_json_equal (edition, scr_edition_get_json (shipped), NULL))
    return NULL;

  return g_strdup_printf (_ ("id=%s is that of the edition that comes with the game, and this is "
                             "another; give it an id of its own, such as id=house"),
                          id);
}

/**
 * cli_editions_tell:
 * @file: (nullable): where @edition comes from; %NULL where it comes with the game
 *
 * Says on standard error what is wrong in @edition, and what is odd, a line each.
 */
void
cli_editions_tell (const char *file,
                   JsonNode *edition,
                   const char *const *faults,
                   const char *const *warnings)
{
  g_autofree char *name = file == NULL              ? g_strdup (_ ("edition"))
                          : g_str_equal (file, "-") ? g_strdup (_ ("standard input"))
                                                    : g_filename_display_name (file);
  g_autofree char *borrowed = describe_borrowed_id (edition);

  for (guint i = 0; faults != NULL && faults[i] != NULL; i++)
    {
      g_autofree char *fault = describe_fault (edition, faults[i]);

      g_printerr ("%s: %s\n", name, fault);
    }
  for (guint i = 0; warnings != NULL && warnings[i] != NULL; i++)
    {
      g_autofree char *warning = describe_fault (edition, warnings[i]);

      g_printerr (_ ("%s: warning: %s\n"), name, warning);
    }
  if (borrowed != NULL)
    g_printerr (_ ("%s: warning: %s\n"), name, borrowed);
}
