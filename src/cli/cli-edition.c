/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <string.h>

#include "cli/cli-editions.h"
#include "core/scr-edition-store.h"
#include "core/scr-json.h"

/* "$.garden.window has 31 cards…" as the place and what is wrong there. */
static JsonArray *
split_faults (const char *const *faults)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; faults != NULL && faults[i] != NULL; i++)
    {
      JsonObject *object = json_object_new ();
      const char *space = strchr (faults[i], ' ');
      gsize length = space != NULL ? (gsize) (space - faults[i]) : 0;
      g_autofree char *place = g_strndup (faults[i], length);

      json_object_set_string_member (object, "place", place);
      json_object_set_string_member (object, "text", space != NULL ? space + 1 : faults[i]);
      json_array_add_object_element (array, object);
    }

  return array;
}

static void
print_json (const char *const *faults,
            const char *const *warnings)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_boolean_member (object, "ok", faults[0] == NULL);
  json_object_set_array_member (object, "faults", split_faults (faults));
  json_object_set_array_member (object, "warnings", split_faults (warnings));
  json_node_set_object (node, object);

  cli_print_json (node, TRUE);
}

static int
run_check (const CliCommand *self,
           char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 1, 1);
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = NULL;
  g_auto (GStrv) faults = NULL;
  g_auto (GStrv) warnings = NULL;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  edition = cli_editions_load (NULL, rest[0], &file, &error);
  if (edition == NULL)
    return cli_command_fail (self, NULL, error);

  faults = scr_game_check_edition (cli_editions_get_game (edition), edition, "$", &warnings);
  if (json)
    print_json ((const char *const *) faults, (const char *const *) warnings);
  else
    {
      cli_editions_tell (file, edition, (const char *const *) faults,
                         (const char *const *) warnings);
      if (faults[0] == NULL)
        g_print ("ok\n");
    }

  return faults[0] == NULL ? CLI_DONE : CLI_REFUSED;
}

static const CliCommand check = {
  .name = "edition check",
  .parameters = N_ ("FILE|ID"),
  .summary = N_ ("Says “ok”, or all that is wrong in an edition and by how much"),
  .run = run_check,
};

/* Adds a row for an edition; @file is NULL for one that comes with the game. */
static void
add_edition (GPtrArray *rows,
             JsonNode *edition,
             const char *file)
{
  static const char *const names[] = { "id", "provenance", "name" };
  JsonObject *object;
  char **row;

  if (!JSON_NODE_HOLDS_OBJECT (edition))
    return;
  object = json_node_get_object (edition);
  row = g_new0 (char *, G_N_ELEMENTS (names) + 2);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *text = scr_json_get_string (object, "$", names[i], NULL);

      row[i] = g_strdup (text != NULL ? text : "");
    }
  row[G_N_ELEMENTS (names)] = file != NULL ? g_filename_display_name (file) : g_strdup ("");
  g_ptr_array_add (rows, row);
}

static int
run_list (const CliCommand *self,
          char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 0, 0);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GListModel) shipped = NULL;
  g_auto (GStrv) files = NULL;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  shipped = scr_game_list_editions (cli_editions_get_game (NULL));
  for (guint i = 0; i < g_list_model_get_n_items (shipped); i++)
    {
      g_autoptr (ScrEdition) edition = g_list_model_get_item (shipped, i);

      add_edition (rows, scr_edition_get_json (edition), NULL);
    }
  files = scr_edition_store_list_files (scr_edition_store_get_default ());
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) edition = cli_load_json (files[i], &error);

      if (edition != NULL)
        add_edition (rows, edition, files[i]);
      else
        cli_command_fail (self, files[i], error);
    }
  cli_print_table (rows);

  return CLI_DONE;
}

static const CliCommand list = {
  .name = "edition list",
  .parameters = NULL,
  .summary = N_ ("Lists the editions that come with the game, and your own"),
  .run = run_list,
};

static const CliCommand *const commands[] = { &check, &cli_edition_new, &cli_edition_set, &list };

static void
print_help (const CliCommand *self)
{
  g_print (_ ("Usage: scriptorium-cli %s COMMAND [OPTION…] [ARGUMENT…]\n\n"), self->name);
  g_print ("%s\n\n", _ (self->summary));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-14s %s\n", commands[i]->name, _ (commands[i]->summary));
}

/* The first word says what to do with an edition. */
static int
run (const CliCommand *self,
     char **argv)
{
  const char *word = argv[1];

  if (word == NULL)
    return cli_command_misuse (self, _ ("Something is missing: %s"), _ (self->parameters));
  if (g_str_equal (word, "--help") || g_str_equal (word, "-h"))
    {
      print_help (self);
      return CLI_DONE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name + strlen ("edition "), word))
      {
        g_autofree char *name = g_strconcat ("scriptorium-cli ", commands[i]->name, NULL);

        g_set_prgname (name);
        return commands[i]->run (commands[i], argv + 1);
      }

  return cli_command_misuse (self, _ ("“%s” is none of check, new, set and list"), word);
}

const CliCommand cli_edition = {
  .name = "edition",
  .parameters = N_ ("check|new|set|list …"),
  .summary = N_ ("Checks, makes, changes and lists editions: what a printed copy holds"),
  .run = run,
};
