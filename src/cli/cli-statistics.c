/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "core/scr-library.h"
#include "core/scr-statistics.h"

#define NANOSECONDS G_GINT64_CONSTANT (1000000000)

static gboolean
add_library (GListStore *items,
             ScrLibrary *library,
             GError **error)
{
  g_autoptr (GListModel) listed = scr_library_list (library, NULL, error);

  for (guint i = 0; listed != NULL && i < g_list_model_get_n_items (listed); i++)
    {
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (listed, i);

      g_list_store_append (items, item);
    }

  return listed != NULL;
}

static gboolean
add_folder (GListStore *items,
            const char *path,
            GError **error)
{
  g_autoptr (ScrLibrary) library = scr_library_new (path, NULL);

  return add_library (items, library, error);
}

static gboolean
add_file (GListStore *items,
          const char *path,
          GError **error)
{
  g_autoptr (ScrMatch) match = cli_load_match (path, error);
  g_autoptr (ScrLibraryItem) item = NULL;
  gint64 modified = g_get_real_time () * 1000;
  GStatBuf status;

  if (match == NULL)
    return FALSE;

  if (g_stat (path, &status) == 0)
    modified = status.st_mtim.tv_sec * NANOSECONDS + status.st_mtim.tv_nsec;
  item = scr_library_item_new_for_match (path, modified, match);
  g_list_store_append (items, item);

  return TRUE;
}

/* The matches of this user, or what the command line names; @failed is what cannot be read. */
static gboolean
collect (GListStore *items,
         GStrv paths,
         const char **failed,
         GError **error)
{
  g_autoptr (ScrLibrary) library = scr_library_new_default ();

  *failed = scr_library_get_folder (library);
  if (paths[0] == NULL)
    return add_library (items, library, error);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      *failed = paths[i];
      if (!(g_file_test (paths[i], G_FILE_TEST_IS_DIR) ? add_folder (items, paths[i], error)
                                                       : add_file (items, paths[i], error)))
        return FALSE;
    }

  return TRUE;
}

static void
add_count (JsonObject *object,
           const char *name,
           guint count)
{
  json_object_set_int_member (object, name, count);
}

static JsonObject *
row_to_json (ScrStatisticsRow *row)
{
  JsonObject *object = json_object_new ();
  g_autoptr (GDateTime) last =
      g_date_time_new_from_unix_utc (scr_statistics_row_get_last_played (row));
  g_autofree char *moment = last != NULL ? g_date_time_format (last, "%Y-%m-%dT%H:%M:%SZ") : NULL;
  int lowest, highest;
  double mean;

  json_object_set_string_member (object, "name", scr_statistics_row_get_name (row));
  json_object_set_string_member (object, "player", scr_statistics_row_get_player (row));
  add_count (object, "matches", scr_statistics_row_get_n_matches (row));
  add_count (object, "wins", scr_statistics_row_get_n_wins (row));
  add_count (object, "shared_wins", scr_statistics_row_get_n_shared_wins (row));
  add_count (object, "open", scr_statistics_row_get_n_open (row));
  if (scr_statistics_row_get_scores (row, &lowest, &mean, &highest))
    {
      json_object_set_int_member (object, "min_score", lowest);
      json_object_set_double_member (object, "mean_score", mean);
      json_object_set_int_member (object, "max_score", highest);
    }
  else
    {
      json_object_set_null_member (object, "min_score");
      json_object_set_null_member (object, "mean_score");
      json_object_set_null_member (object, "max_score");
    }
  json_object_set_string_member (object, "last_played", moment);

  return object;
}

static JsonObject *
group_to_json (ScrStatisticsGroup *group)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (group)); i++)
    {
      g_autoptr (ScrStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (group), i);

      json_array_add_object_element (players, row_to_json (row));
    }
  json_object_set_string_member (object, "game",
                                 scr_game_get_id (scr_statistics_group_get_game (group)));
  json_object_set_string_member (object, "scoring", scr_statistics_group_get_scoring (group));
  add_count (object, "matches", scr_statistics_group_get_n_matches (group));
  add_count (object, "open", scr_statistics_group_get_n_open (group));
  json_object_set_array_member (object, "players", players);

  return object;
}

static void
print_json (ScrStatistics *statistics)
{
  g_autoptr (JsonNode) root = json_node_alloc ();
  JsonObject *object = json_object_new ();
  JsonArray *groups = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (statistics)); i++)
    {
      g_autoptr (ScrStatisticsGroup) group = g_list_model_get_item (G_LIST_MODEL (statistics), i);

      json_array_add_object_element (groups, group_to_json (group));
    }
  add_count (object, "matches", scr_statistics_get_n_finished (statistics));
  add_count (object, "unfinished", scr_statistics_get_n_unfinished (statistics));
  add_count (object, "unreadable", scr_statistics_get_n_unreadable (statistics));
  json_object_set_array_member (object, "groups", groups);
  json_node_init_object (root, object);
  json_object_unref (object);

  cli_print_json (root, TRUE);
}

/* The game's own opponent is no bot that has a name for programs. */
static char *
dup_name (ScrStatisticsRow *row)
{
  const char *player = scr_statistics_row_get_player (row);

  if (!scr_statistics_row_is_program (row))
    return g_strdup (scr_statistics_row_get_name (row));

  return g_strdup_printf ("%s (%s)", scr_statistics_row_get_name (row),
                          player != NULL ? player : _ ("played by the program"));
}

static GStrv
dup_heads (void)
{
  const char *heads[] = {
    _ ("player"), _ ("matches"), _ ("won"), _ ("shared"),
    /* Translators: a column: of how many matches it is not known who won. */
    _ ("open"), _ ("lowest"), _ ("mean"), _ ("highest"), _ ("last played"), NULL
  };

  return g_strdupv ((char **) heads);
}

static GStrv
dup_cells (ScrStatisticsRow *row)
{
  g_autoptr (GDateTime) last =
      g_date_time_new_from_unix_local (scr_statistics_row_get_last_played (row));
  GStrv cells = g_new0 (char *, 10);
  int lowest, highest;
  double mean;
  gboolean is_known = scr_statistics_row_get_scores (row, &lowest, &mean, &highest);

  cells[0] = dup_name (row);
  cells[1] = g_strdup_printf ("%u", scr_statistics_row_get_n_matches (row));
  cells[2] = g_strdup_printf ("%u", scr_statistics_row_get_n_wins (row));
  cells[3] = g_strdup_printf ("%u", scr_statistics_row_get_n_shared_wins (row));
  cells[4] = g_strdup_printf ("%u", scr_statistics_row_get_n_open (row));
  cells[5] = is_known ? g_strdup_printf ("%d", lowest) : g_strdup ("–");
  cells[6] = is_known ? g_strdup_printf ("%.1f", mean) : g_strdup ("–");
  cells[7] = is_known ? g_strdup_printf ("%d", highest) : g_strdup ("–");
  cells[8] = last != NULL ? g_date_time_format (last, "%Y-%m-%d") : g_strdup ("–");

  return cells;
}

static void
print_group (ScrStatisticsGroup *group)
{
  guint n_matches = scr_statistics_group_get_n_matches (group);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *title = scr_statistics_group_dup_title (group);

  g_ptr_array_add (rows, dup_heads ());
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (group)); i++)
    {
      g_autoptr (ScrStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (group), i);

      g_ptr_array_add (rows, dup_cells (row));
    }

  /* Translators: a game, how it is scored, how many matches of it were finished. */
  g_print (ngettext ("%s: %s: %u finished match\n", "%s: %s: %u finished matches\n", n_matches),
           scr_game_get_title (scr_statistics_group_get_game (group)), title, n_matches);
  cli_print_table (rows);
  g_print ("\n");
}

static void
print_text (ScrStatistics *statistics)
{
  guint n_unfinished = scr_statistics_get_n_unfinished (statistics);
  guint n_unreadable = scr_statistics_get_n_unreadable (statistics);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (statistics)); i++)
    {
      g_autoptr (ScrStatisticsGroup) group = g_list_model_get_item (G_LIST_MODEL (statistics), i);

      print_group (group);
    }

  if (scr_statistics_get_n_finished (statistics) == 0)
    g_print (_ ("There is no finished match to count.\n"));
  if (n_unfinished > 0)
    g_print (ngettext ("%u match is not over yet and does not count.\n",
                       "%u matches are not over yet and do not count.\n", n_unfinished),
             n_unfinished);
  if (n_unreadable > 0)
    g_print (ngettext ("%u file cannot be read and does not count.\n",
                       "%u files cannot be read and do not count.\n", n_unreadable),
             n_unreadable);
}

static int
run (const CliCommand *self,
     char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) paths = cli_command_parse (self, context, argv, 0, G_MAXUINT);
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrStatistics) statistics = NULL;
  g_autoptr (GError) error = NULL;
  const char *failed;

  if (paths == NULL)
    return CLI_WRONG_USAGE;
  if (!collect (items, paths, &failed, &error))
    return cli_command_fail (self, failed, error);

  statistics = scr_statistics_new (G_LIST_MODEL (items));
  if (json)
    print_json (statistics);
  else
    print_text (statistics);

  return CLI_DONE;
}

const CliCommand cli_statistics = {
  .name = "statistics",
  .parameters = N_ ("[FOLDER|FILE…]"),
  .summary = N_ ("Says who has won how often, and with what scores"),
  .run = run,
};
