/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cli/cli-editions.h"
#include "core/scr-edition-store.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Making and changing editions. */

static gboolean
write_edition (JsonNode *edition,
               const char *file,
               GError **error)
{
  g_autofree char *text = scr_json_print (edition, TRUE);
  g_autofree char *name = g_filename_display_name (file);
  g_autoptr (GError) reason = NULL;

  if (g_str_equal (file, "-"))
    {
      cli_output_write (text);
      return TRUE;
    }
  if (g_file_set_contents_full (file, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                &reason))
    return TRUE;
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", name, reason->message);

  return FALSE;
}

/**
 * NewOptions:
 * @from: (nullable): the file or the id of the edition that is copied
 * @id: (nullable): the copy's own id
 * @title: (nullable): the copy's own name
 * @keep: whether it is kept among the player's own editions
 * @output: (nullable): the file that is written
 *
 * What the command line says of a new edition.
 */
typedef struct
{
  char *from;
  char *id;
  char *title;
  gboolean keep;
  char *output;
} NewOptions;

static void
new_options_clear (NewOptions *self)
{
  g_free (self->from);
  g_free (self->id);
  g_free (self->title);
  g_free (self->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NewOptions, new_options_clear)

/* What comes with the game is not changed by changing its copy. */
static JsonNode *
copy_edition (JsonNode *edition)
{
  g_autofree char *text = scr_json_print (edition, FALSE);

  return scr_json_parse (text, -1, NULL);
}

/* The edition that is copied: one that comes with the game, one's own, or a file. */
static JsonNode *
load_original (const NewOptions *self,
               GError **error)
{
  ScrGame *game = cli_editions_get_game (NULL);
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) first = g_list_model_get_item (editions, 0);
  g_autoptr (JsonNode) edition = NULL;
  g_autofree char *file = NULL;
  g_autofree char *name = NULL;

  if (self->from == NULL && first == NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("%s comes without an edition; name a file with --from"),
                   scr_game_get_title (game));
      return NULL;
    }
  if (self->from == NULL)
    return copy_edition (scr_edition_get_json (first));

  edition = cli_editions_load (game, self->from, &file, error);
  if (edition == NULL || JSON_NODE_HOLDS_OBJECT (edition))
    return edition != NULL ? copy_edition (edition) : NULL;
  name = g_filename_display_name (file);
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, _ ("%s: this is no edition"), name);

  return NULL;
}

/* Ids name files too. */
static gboolean
check_id (const char *id,
          GError **error)
{
  if (*id != '\0' && strspn (id, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_") == strlen (id))
    return TRUE;
  g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
               _ ("--id: “%s” must be letters, digits, - and _ only"), id);

  return FALSE;
}

static JsonNode *
make_edition (const NewOptions *self,
              GError **error)
{
  const char *id = self->id != NULL ? self->id : "house";
  g_autofree char *title = self->title != NULL ? cli_to_utf8 (self->title, error) : NULL;
  g_autoptr (JsonNode) edition = NULL;
  JsonObject *object;

  if ((self->title != NULL && title == NULL) || !check_id (id, error) ||
      !cli_editions_check_id ("--id", id, error))
    return NULL;
  edition = load_original (self, error);
  if (edition == NULL)
    return NULL;

  object = json_node_get_object (edition);
  json_object_set_string_member (object, "id", id);
  json_object_set_string_member (object, "name", title != NULL ? title : _ ("House cards"));
  json_object_set_string_member (object, "provenance", "house");

  return g_steal_pointer (&edition);
}

static gboolean
refuse_taken (const char *id,
              const char *file,
              GError **error)
{
  g_autofree char *name = g_filename_display_name (file);

  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE,
               _ ("%s: this edition of yours has the id “%s” already; choose another id, or change "
                  "it with “edition set”"),
               name, id);

  return FALSE;
}

/* Where the new edition goes, which must not be there yet. */
static char *
find_output (const NewOptions *self,
             GError **error)
{
  ScrEditionStore *store = scr_edition_store_get_default ();
  const char *folder = scr_edition_store_get_folder (store);
  const char *id = self->id != NULL ? self->id : "house";
  g_autofree char *own = self->keep ? cli_editions_find_own (id) : NULL;
  g_autofree char *file = NULL;
  g_autofree char *name = NULL;

  if (own != NULL)
    {
      refuse_taken (id, own, error);
      return NULL;
    }
  if (self->keep && g_mkdir_with_parents (folder, 0777) != 0)
    {
      name = g_filename_display_name (folder);
      g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", name, g_strerror (errno));
      return NULL;
    }
  if (self->keep)
    file = scr_edition_store_dup_path (store, id);
  else
    file = g_strdup (self->output != NULL ? self->output : "-");
  if (g_str_equal (file, "-") || !g_file_test (file, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&file);

  name = g_filename_display_name (file);
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE,
               _ ("%s: this file is there already; choose another name, or change it with “edition "
                  "set”"),
               name);

  return NULL;
}

static int
run_new (const CliCommand *self,
         char **argv)
{
  g_auto (NewOptions) options = { NULL };
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &options.from,
      N_ ("Copy this edition instead of the one that comes with the game"), N_ ("FILE|ID") },
    { "id", 0, 0, G_OPTION_ARG_FILENAME, &options.id, N_ ("Its id; “house” if not given"),
      N_ ("ID") },
    { "title", 0, 0, G_OPTION_ARG_FILENAME, &options.title, N_ ("Its name for players"),
      N_ ("TITLE") },
    { "keep", 0, 0, G_OPTION_ARG_NONE, &options.keep,
      N_ ("Keep it among your own editions, where “new --edition ID” finds it"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("Write this file instead of standard output"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_auto (GStrv) rest = cli_command_parse (self, context, argv, 0, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = NULL;
  g_autofree char *file = NULL;

  if (rest == NULL)
    return CLI_WRONG_USAGE;
  if (options.keep && options.output != NULL)
    return cli_command_misuse (self, _ ("--keep and --output exclude each other"));

  edition = make_edition (&options, &error);
  file = edition != NULL ? find_output (&options, &error) : NULL;
  if (file == NULL || !write_edition (edition, file, &error))
    return cli_command_fail (self, NULL, error);
  if (options.keep)
    g_print ("%s\n", file);

  return CLI_DONE;
}

const CliCommand cli_edition_new = {
  .name = "edition new",
  .parameters = NULL,
  .summary = N_ ("Makes a copy of an edition to be changed: a house edition with its own id"),
  .run = run_new,
};

/* Makes all changes, each "PLACE=VALUE". */
static JsonNode *
change_edition (JsonNode *edition,
                GStrv changes,
                GError **error)
{
  ScrGame *game = cli_editions_get_game (edition);
  g_autoptr (JsonNode) current = json_node_ref (edition);

  for (guint i = 0; changes[i] != NULL; i++)
    {
      g_autofree char *text = cli_to_utf8 (changes[i], error);
      g_auto (GStrv) parts = text != NULL ? g_strsplit (text, "=", 2) : NULL;
      g_autoptr (GError) reason = NULL;
      JsonNode *next;

      if (text == NULL)
        return NULL;
      if (g_strv_length (parts) != 2)
        {
          g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _ ("“%s” is not PLACE=VALUE"), text);
          return NULL;
        }
      next = scr_game_change_edition (game, current, parts[0], parts[1], &reason);
      if (next == NULL)
        {
          g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE, reason->message);
          return NULL;
        }
      json_node_unref (current);
      current = next;
    }

  return g_steal_pointer (&current);
}

static const char *
get_id (JsonNode *edition)
{
  const char *id = JSON_NODE_HOLDS_OBJECT (edition)
                       ? scr_json_get_string (json_node_get_object (edition), "$", "id", NULL)
                       : NULL;

  return id != NULL ? id : "";
}

/* Whether the id that was changed to is that of no other edition. */
static gboolean
check_new_id (const char *file,
              JsonNode *before,
              JsonNode *after,
              GError **error)
{
  const char *id = get_id (after);
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *own = NULL;

  if (g_str_equal (id, get_id (before)))
    return TRUE;
  if (!cli_editions_check_id (name, id, error))
    return FALSE;
  own = cli_editions_find_own (id);

  return own == NULL || refuse_taken (id, own, error);
}

/* The edition @name of the player's own; those that come with the game stay as they are. */
static JsonNode *
load_own (const char *name,
          char **file,
          GError **error)
{
  g_autoptr (JsonNode) edition = cli_editions_load (NULL, name, file, error);

  if (edition == NULL || *file != NULL)
    return g_steal_pointer (&edition);
  g_set_error (error, CLI_ERROR, CLI_ERROR_FILE,
               _ ("%s: this edition comes with the game and stays as it is; make one of your own "
                  "with "
                  "“edition new --id house --keep”, and change that"),
               name);

  return NULL;
}

static int
run_set (const CliCommand *self,
         char **argv)
{
  gboolean force = FALSE;
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "force", 0, 0, G_OPTION_ARG_NONE, &force,
      N_ ("Write the file even if something in it is wrong then"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write this file instead of the one that was read"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  ScrGame *game = cli_editions_get_game (NULL);
  g_auto (GStrv) rest = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) edition = NULL;
  g_autoptr (JsonNode) changed = NULL;
  g_auto (GStrv) faults = NULL;
  g_auto (GStrv) warnings = NULL;

  g_option_context_set_description (context, scr_game_describe_places (game));
  rest = cli_command_parse (self, context, argv, 2, G_MAXINT);
  if (rest == NULL)
    return CLI_WRONG_USAGE;
  edition = load_own (rest[0], &file, &error);
  changed = edition != NULL ? change_edition (edition, rest + 1, &error) : NULL;
  if (changed == NULL || !check_new_id (file, edition, changed, &error))
    return cli_command_fail (self, file, error);

  faults = scr_game_check_edition (cli_editions_get_game (changed), changed, "$", &warnings);
  cli_editions_tell (file, changed, (const char *const *) faults, (const char *const *) warnings);
  if (faults[0] != NULL && !force)
    {
      g_printerr (_ ("Nothing is written. With --force it would be, as it is.\n"));
      return CLI_REFUSED;
    }
  if (!write_edition (changed, output != NULL ? output : file, &error))
    return cli_command_fail (self, file, error);

  return CLI_DONE;
}

const CliCommand cli_edition_set = {
  .name = "edition set",
  .parameters = N_ ("FILE|ID PLACE=VALUE…"),
  .summary = N_ ("Changes an edition place by place; it is written if it is right afterwards"),
  .run = run_set,
};
