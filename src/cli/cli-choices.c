/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-choices.h"

#include <glib/gi18n.h>

#include "cli/cli-editions.h"
#include "core/scr-option.h"

#define VARIANTS "variants"
#define OPTIONS "options"
#define PALMS "palms"
#define DIFFICULTY "difficulty"
#define EDITION "edition"

void
cli_choices_clear (CliChoices *self)
{
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->seats, g_free);
  g_clear_pointer (&self->solo, g_free);
  g_clear_pointer (&self->variants, g_free);
  g_clear_pointer (&self->options, g_strfreev);
  g_clear_pointer (&self->edition, g_free);
  if (self->warnings != NULL)
    g_string_free (g_steal_pointer (&self->warnings), TRUE);
}

/**
 * cli_choices_print_warnings:
 *
 * Tells what is strange about the edition, once all went well.
 */
void
cli_choices_print_warnings (const CliChoices *self)
{
  g_printerr ("%s", self->warnings->str);
}

/**
 * cli_choices_add_entries:
 *
 * Has @context read what a set-up is made of into @self, which must stay in place.
 */
void
cli_choices_add_entries (CliChoices *self,
                         GOptionContext *context)
{
  g_autofree char *description = cli_choices_describe ();
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_FILENAME, &self->game,
      N_ ("Which game, if not the usual one"), N_ ("GAME") },
    { "seats", 0, 0, G_OPTION_ARG_FILENAME, &self->seats,
      N_ ("How many players"), N_ ("NUMBER") },
    { "solo", 0, 0, G_OPTION_ARG_FILENAME, &self->solo,
      N_ ("One player alone, against an opponent of this difficulty"), N_ ("LEVEL") },
    { "variants", 0, 0, G_OPTION_ARG_FILENAME, &self->variants,
      N_ ("Play with these variants"), N_ ("NUMBER,…") },
    { "no-palms", 0, 0, G_OPTION_ARG_NONE, &self->no_palms,
      N_ ("Play without the cards with palm branches"), NULL },
    { "option", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->options,
      N_ ("Choose VALUE for the option KEY; may be repeated"), N_ ("KEY=VALUE") },
    { "edition", 0, 0, G_OPTION_ARG_FILENAME, &self->edition,
      N_ ("Play with the cards of this edition"), N_ ("FILE|ID") },
    G_OPTION_ENTRY_NULL,
  };

  self->warnings = g_string_new (NULL);
  g_option_context_set_description (context, description);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static char *
list_games (void)
{
  g_autoptr (GListModel) games = scr_game_list ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (ScrGame) game = g_list_model_get_item (games, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", scr_game_get_id (game));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The first that was registered. */
static ScrGame *
get_usual_game (void)
{
  g_autoptr (GListModel) games = scr_game_list ();
  g_autoptr (ScrGame) game = g_list_model_get_item (games, 0);

  return game; /* the registry keeps it */
}

/**
 * cli_choices_get_game:
 *
 * Returns: (transfer none) (nullable): the game that is to be played
 */
ScrGame *
cli_choices_get_game (const CliChoices *self,
                      GError **error)
{
  ScrGame *game = self->game != NULL ? scr_game_lookup (self->game) : get_usual_game ();
  g_autofree char *known = NULL;

  if (game == NULL)
    {
      known = list_games ();
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("There is no game “%s”; there are: %s"), self->game, known);
    }

  return game;
}

/**
 * cli_choices_count_seats:
 * @n_named: how many players the command line names
 * @n_seats: (out): how many there are
 *
 * Finds out for how many players to lay the table.
 */
gboolean
cli_choices_count_seats (const CliChoices *self,
                         ScrGame *game,
                         guint n_named,
                         guint *n_seats,
                         GError **error)
{
  guint minimum;
  guint maximum;
  guint64 number;

  scr_game_get_seats (game, &minimum, &maximum);
  if (self->solo != NULL)
    maximum = 1;
  number = CLAMP (n_named, MIN (2, maximum), maximum);

  if (self->seats != NULL && !cli_to_number (self->seats, minimum, maximum, &number, error))
    {
      g_prefix_error (error, "--seats: ");
      return FALSE;
    }
  if (n_named > number)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("There are more names (%u) than seats (%u)"), n_named, (guint) number);
      return FALSE;
    }

  *n_seats = (guint) number;

  return TRUE;
}

/**
 * cli_choices_check_bot:
 *
 * Refuses a bot that @game has not.
 */
gboolean
cli_choices_check_bot (ScrGame *game,
                       const char *name,
                       GError **error)
{
  const char *const *bots = scr_game_list_bots (game);
  g_autofree char *known = NULL;

  if (g_strv_contains (bots, name))
    return TRUE;

  known = g_strjoinv (", ", (char **) bots);
  g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
               _ ("There is no bot “%s”; there are: %s"), name, known);

  return FALSE;
}

/* The options of one group; those of no group stand in the set-up itself. */
static GPtrArray *
list_options (ScrGame *game,
              const char *group)
{
  g_autoptr (GListModel) all = scr_game_list_options (game);
  g_autoptr (GPtrArray) options = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (ScrOption) option = g_list_model_get_item (all, i);

      if (g_strcmp0 (scr_option_get_group (option), group) == 0)
        g_ptr_array_add (options, g_steal_pointer (&option));
    }

  return g_steal_pointer (&options);
}

static ScrOption *
find_option (GPtrArray *options,
             const char *id)
{
  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (scr_option_get_id (g_ptr_array_index (options, i)), id))
      return g_ptr_array_index (options, i);

  return NULL;
}

static char *
list_ids (GPtrArray *options)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < options->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            scr_option_get_id (g_ptr_array_index (options, i)));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
refuse_value (ScrOption *option,
              const char *value,
              GError **error)
{
  const char *const *choices = scr_option_get_choices (option);
  g_autofree char *known = NULL;

  if (scr_option_get_kind (option) == SCR_OPTION_SWITCH)
    known = g_strdup ("true, false");
  else
    known = g_strjoinv (", ", (char **) choices);

  if (scr_option_get_kind (option) == SCR_OPTION_ORDER)
    g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                 _ ("“%s” is no order for “%s”; name each of these once, with commas: %s"),
                 value, scr_option_get_id (option), known);
  else
    g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                 _ ("“%s” is no choice for “%s”; there are: %s"),
                 value, scr_option_get_id (option), known);

  return FALSE;
}

static JsonNode *
read_order (ScrOption *option,
            const char *value)
{
  const char *const *choices = scr_option_get_choices (option);
  g_auto (GStrv) parts = g_strsplit (value, ",", -1);
  g_autoptr (JsonArray) array = json_array_new ();
  JsonNode *node;

  if (g_strv_length (parts) != g_strv_length ((char **) choices))
    return NULL;
  for (guint i = 0; choices[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) parts, choices[i]))
      return NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    json_array_add_string_element (array, parts[i]);
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_set_array (node, array);

  return node;
}

static JsonNode *
read_value (ScrOption *option,
            const char *value)
{
  switch (scr_option_get_kind (option))
    {
    case SCR_OPTION_SWITCH:
      if (!g_str_equal (value, "true") && !g_str_equal (value, "false"))
        return NULL;
      return json_node_init_boolean (json_node_alloc (), g_str_equal (value, "true"));

    case SCR_OPTION_CHOICE:
      if (!g_strv_contains (scr_option_get_choices (option), value))
        return NULL;
      return json_node_init_string (json_node_alloc (), value);

    case SCR_OPTION_ORDER:
      return read_order (option, value);

    default:
      g_assert_not_reached ();
    }
}

static gboolean
add_option (JsonObject *object,
            GPtrArray *options,
            const char *text,
            GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  g_autofree char *known = NULL;
  ScrOption *option;
  JsonNode *value;

  if (g_strv_length (parts) != 2)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, _ ("“%s” is not KEY=VALUE"), text);
      return FALSE;
    }

  option = find_option (options, parts[0]);
  if (option == NULL)
    {
      known = list_ids (options);
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("There is no option “%s”; there are: %s"), parts[0], known);
      return FALSE;
    }

  value = read_value (option, parts[1]);
  if (value == NULL)
    return refuse_value (option, parts[1], error);
  json_object_set_member (object, parts[0], value);

  return TRUE;
}

static gboolean
add_options (const CliChoices *self,
             ScrGame *game,
             JsonObject *setup,
             GError **error)
{
  g_autoptr (GPtrArray) options = list_options (game, OPTIONS);
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; self->options != NULL && self->options[i] != NULL; i++)
    {
      g_autofree char *text = cli_to_utf8 (self->options[i], error);

      if (text == NULL || !add_option (object, options, text, error))
        return FALSE;
    }
  json_object_set_object_member (setup, OPTIONS, g_steal_pointer (&object));

  return TRUE;
}

static gboolean
add_variant (JsonObject *object,
             GPtrArray *variants,
             const char *text,
             GError **error)
{
  guint64 number;

  if (!cli_to_number (text, 1, variants->len, &number, error))
    {
      g_prefix_error (error, "--variants: ");
      return FALSE;
    }
  json_object_set_boolean_member (object,
                                  scr_option_get_id (g_ptr_array_index (variants, number - 1)),
                                  TRUE);

  return TRUE;
}

static gboolean
add_variants (const CliChoices *self,
              ScrGame *game,
              JsonObject *setup,
              GError **error)
{
  g_autoptr (GPtrArray) variants = list_options (game, VARIANTS);
  g_autoptr (JsonObject) object = json_object_new ();
  g_auto (GStrv) numbers = NULL;

  if (self->variants == NULL)
    return TRUE;
  if (variants->len == 0)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("--variants: %s has no variants"), scr_game_get_title (game));
      return FALSE;
    }

  /* Splitting nothing gives no part at all, and nothing is no number. */
  numbers = g_strsplit (self->variants, ",", -1);
  if (numbers[0] == NULL)
    return add_variant (object, variants, "", error);
  for (guint i = 0; numbers[i] != NULL; i++)
    if (!add_variant (object, variants, numbers[i], error))
      return FALSE;
  json_object_set_object_member (setup, VARIANTS, g_steal_pointer (&object));

  return TRUE;
}

static gboolean
add_palms (const CliChoices *self,
           ScrGame *game,
           JsonObject *setup,
           GError **error)
{
  g_autoptr (GPtrArray) options = list_options (game, NULL);

  if (!self->no_palms)
    return TRUE;
  if (find_option (options, PALMS) == NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("--no-palms: %s has no palm branches"), scr_game_get_title (game));
      return FALSE;
    }
  json_object_set_boolean_member (setup, PALMS, FALSE);

  return TRUE;
}

static gboolean
add_solo (const CliChoices *self,
          ScrGame *game,
          JsonObject *setup,
          GError **error)
{
  g_autoptr (GPtrArray) options = list_options (game, NULL);
  ScrOption *option = find_option (options, DIFFICULTY);

  if (self->solo == NULL)
    return TRUE;
  if (option != NULL && !g_strv_contains (scr_option_get_choices (option), self->solo))
    return refuse_value (option, self->solo, error);

  json_object_set_boolean_member (setup, "solo", TRUE);
  json_object_set_string_member (setup, DIFFICULTY, self->solo);

  return TRUE;
}

static gboolean
add_own_edition (ScrGame *game,
                 JsonObject *setup,
                 GError **error)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (game);
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);

  if (edition == NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("%s comes without an edition; name a file with --edition"),
                   scr_game_get_title (game));
      return FALSE;
    }
  json_object_set_member (setup, EDITION, json_node_copy (scr_edition_get_json (edition)));

  return TRUE;
}

static gboolean
add_edition (const CliChoices *self,
             ScrGame *game,
             JsonObject *setup,
             GError **error)
{
  g_autoptr (JsonNode) loaded = NULL;
  g_autoptr (GError) reason = NULL;
  g_auto (GStrv) warnings = NULL;
  g_autofree char *file = NULL;
  g_autofree char *name = NULL;
  JsonNode *edition;

  if (self->edition == NULL)
    return add_own_edition (game, setup, error);

  loaded = cli_editions_load (game, self->edition, &file, error);
  if (loaded == NULL)
    return FALSE;
  name = g_filename_display_name (file != NULL ? file : self->edition);
  edition = scr_game_normalize_edition (game, loaded, "$", &warnings, &reason);
  if (edition == NULL)
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", name, reason->message);
      return FALSE;
    }

  for (guint i = 0; warnings != NULL && warnings[i] != NULL; i++)
    g_string_append_printf (self->warnings, _ ("%s: warning: %s\n"), name, warnings[i]);
  json_object_set_member (setup, EDITION, edition);

  return TRUE;
}

static void
add_seats (JsonObject *setup,
           guint n_seats,
           const char *const *names,
           const char *const *players)
{
  JsonArray *seats = json_array_new ();

  for (guint i = 0; i < n_seats; i++)
    {
      JsonObject *seat = json_object_new ();
      g_autofree char *usual = g_strdup_printf (_ ("Player %u"), i + 1);

      json_object_set_string_member (seat, "name", names[i] != NULL ? names[i] : usual);
      if (players[i] != NULL)
        json_object_set_string_member (seat, "player", players[i]);
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (setup, "seats", seats);
}

/* What the set-up is refused for, by the option that says it. */
static void
refuse_setup (const CliChoices *self,
              const GError *reason,
              GError **error)
{
  static const char path[] = "$.setup.difficulty ";

  if (self->solo != NULL && g_str_has_prefix (reason->message, path))
    g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE, "--solo=%s %s", self->solo,
                 reason->message + strlen (path));
  else
    g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE, reason->message);
}

/**
 * cli_choices_build_setup:
 * @names: a name for each seat; NULL for one without
 * @players: who plays each seat, as in a match file; NULL for a person
 *
 * Returns: (transfer full) (nullable): the whole set-up of a match
 */
JsonNode *
cli_choices_build_setup (const CliChoices *self,
                         ScrGame *game,
                         guint n_seats,
                         const char *const *names,
                         const char *const *players,
                         GError **error)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (GError) reason = NULL;
  JsonObject *setup = json_object_new ();
  JsonNode *normalized;

  json_node_take_object (node, setup);
  if (!add_edition (self, game, setup, error))
    return NULL;
  add_seats (setup, n_seats, names, players);
  if (!add_palms (self, game, setup, error) ||
      !add_variants (self, game, setup, error) ||
      !add_options (self, game, setup, error) ||
      !add_solo (self, game, setup, error))
    return NULL;

  normalized = scr_game_normalize_setup (game, node, &reason);
  if (normalized == NULL)
    refuse_setup (self, reason, error);

  return normalized;
}
