/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "cli/cli-choices.h"

/**
 * NewOptions:
 *
 * What the command line says of a new match besides its set-up.
 */
typedef struct
{
  char **names;
  char **bots;
  char *mode;
  char *seed;
  char *start;
  char **missions;
  char *output;
} NewOptions;

static void
new_options_clear (NewOptions *self)
{
  g_strfreev (self->names);
  g_strfreev (self->bots);
  g_free (self->mode);
  g_free (self->seed);
  g_free (self->start);
  g_strfreev (self->missions);
  g_free (self->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NewOptions, new_options_clear)

static void
add_entries (NewOptions *self,
             GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "name", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->names,
      N_ ("A player's name, seat by seat; may be repeated"), N_ ("NAME") },
    { "bot", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->bots,
      N_ ("Let this bot play the seat; may be repeated"), N_ ("SEAT=BOT") },
    { "mode", 0, 0, G_OPTION_ARG_FILENAME, &self->mode,
      N_ ("“digital”: the program deals; “table”: the players do"), N_ ("MODE") },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_ ("Deal what this number stands for"), N_ ("NUMBER") },
    { "start", 0, 0, G_OPTION_ARG_FILENAME, &self->start,
      N_ ("This seat starts"), N_ ("SEAT") },
    { "mission", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->missions,
      N_ ("Give this mission to the seat; may be repeated"), N_ ("SEAT=MISSION") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output,
      N_ ("Write this file instead of standard output"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* Reads "SEAT=TEXT". */
static gboolean
read_seat (const char *argument,
           guint n_seats,
           guint *seat,
           char **text,
           GError **error)
{
  g_autofree char *whole = cli_to_utf8 (argument, error);
  g_auto (GStrv) parts = NULL;
  guint64 number;

  if (whole == NULL)
    return FALSE;

  parts = g_strsplit (whole, "=", 2);
  if (g_strv_length (parts) != 2 || parts[1][0] == '\0')
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("“%s” is not a seat's number, “=” and a word"), whole);
      return FALSE;
    }
  if (!cli_to_number (parts[0], 1, n_seats, &number, error))
    return FALSE;

  *seat = (guint) number;
  *text = g_strdup (parts[1]);

  return TRUE;
}

static gboolean
fill_names (const NewOptions *self,
            GPtrArray *names,
            GError **error)
{
  for (guint i = 0; self->names != NULL && self->names[i] != NULL; i++)
    {
      names->pdata[i] = cli_to_utf8 (self->names[i], error);
      if (names->pdata[i] == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
fill_players (const NewOptions *self,
              ScrGame *game,
              guint n_seats,
              GPtrArray *players,
              GError **error)
{
  for (guint i = 0; self->bots != NULL && self->bots[i] != NULL; i++)
    {
      g_autofree char *bot = NULL;
      guint seat;

      if (!read_seat (self->bots[i], n_seats, &seat, &bot, error) ||
          !cli_choices_check_bot (game, bot, error))
        return FALSE;
      g_free (players->pdata[seat - 1]);
      players->pdata[seat - 1] = g_strconcat ("bot:", bot, NULL);
    }

  return TRUE;
}

static JsonNode *
build_setup (const NewOptions *self,
             const CliChoices *choices,
             ScrGame *game,
             guint *n_seats,
             GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  guint n_names = self->names != NULL ? g_strv_length (self->names) : 0;

  if (!cli_choices_count_seats (choices, game, n_names, n_seats, error))
    return NULL;

  g_ptr_array_set_size (names, (int) *n_seats);
  g_ptr_array_set_size (players, (int) *n_seats);
  if (!fill_names (self, names, error) ||
      !fill_players (self, game, *n_seats, players, error))
    return NULL;

  return cli_choices_build_setup (choices, game, *n_seats,
                                  (const char *const *) names->pdata,
                                  (const char *const *) players->pdata, error);
}

static gboolean
read_mode (const NewOptions *self,
           ScrMode *mode,
           GError **error)
{
  *mode = g_strcmp0 (self->mode, "table") == 0 ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;

  if (self->mode != NULL && !g_str_equal (self->mode, "table") &&
      !g_str_equal (self->mode, "digital"))
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_USAGE,
                   _ ("--mode: “%s” is neither “digital” nor “table”"), self->mode);
      return FALSE;
    }
  if (*mode == SCR_MODE_TABLE && (self->start != NULL || self->missions != NULL))
    {
      g_set_error_literal (error, CLI_ERROR, CLI_ERROR_USAGE,
                           _ ("At the table nothing is dealt: enter start and missions with "
                              "“play” when they are due, not with --start and --mission"));
      return FALSE;
    }

  return TRUE;
}

static gboolean
check_seed (const NewOptions *self,
            GError **error)
{
  guint64 number;

  if (self->seed == NULL || cli_to_number (self->seed, 0, G_MAXUINT64, &number, error))
    return TRUE;

  g_prefix_error (error, "--seed: ");

  return FALSE;
}

/* What chance is to answer, in notation. */
static GStrv
read_answers (const NewOptions *self,
              guint n_seats,
              GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint64 number;

  for (guint i = 0; self->missions != NULL && self->missions[i] != NULL; i++)
    {
      g_autofree char *mission = NULL;
      g_autofree char *answer = NULL;
      guint seat;

      if (!read_seat (self->missions[i], n_seats, &seat, &mission, error))
        {
          g_prefix_error (error, "--mission: ");
          return NULL;
        }
      answer = g_strdup_printf ("mission %u %s", seat, mission);
      g_strv_builder_add (builder, answer);
    }

  if (self->start != NULL)
    {
      g_autofree char *answer = NULL;

      if (!cli_to_number (self->start, 1, n_seats, &number, error))
        {
          g_prefix_error (error, "--start: ");
          return NULL;
        }
      answer = g_strdup_printf ("start %u", (guint) number);
      g_strv_builder_add (builder, answer);
    }

  return g_strv_builder_end (builder);
}

static ScrMatch *
make_match (const NewOptions *self,
            const CliChoices *choices,
            GError **error)
{
  ScrGame *game = cli_choices_get_game (choices, error);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (ScrMatch) match = NULL;
  g_auto (GStrv) answers = NULL;
  ScrMode mode;
  guint n_seats;

  if (game == NULL || !read_mode (self, &mode, error) || !check_seed (self, error))
    return NULL;
  setup = build_setup (self, choices, game, &n_seats, error);
  if (setup == NULL)
    return NULL;
  answers = read_answers (self, n_seats, error);
  if (answers == NULL)
    return NULL;

  match = scr_match_new (game, setup, mode, self->seed, error);
  if (match == NULL)
    return NULL;
  if (!scr_match_deal (match, (const char *const *) answers, error))
    return NULL;

  return g_steal_pointer (&match);
}

/* Whether something is lost when a new match takes the place of @file: moves of a
 * player, or what is no match at all. */
static gboolean
is_precious (GFile *file)
{
  g_autoptr (ScrMatch) match = NULL;
  GStatBuf status;

  if (g_stat (g_file_peek_path (file), &status) != 0 || !S_ISREG (status.st_mode) ||
      status.st_size == 0)
    return FALSE;
  match = scr_match_load (file, NULL);

  return match == NULL || scr_match_get_can_undo (match) || scr_match_get_can_redo (match);
}

/* What is precious is kept under another name before a new match takes its place:
 * nobody loses a game to a command that is given twice. */
static gboolean
keep_old (const char *output,
          GError **error)
{
  g_autofree char *kept = g_strconcat (output, "~", NULL);
  g_autofree char *shown = g_filename_display_name (output);
  g_autoptr (GFile) from = g_file_new_for_path (output);
  g_autoptr (GFile) to = g_file_new_for_path (kept);
  g_autoptr (GError) reason = NULL;

  if (g_str_equal (output, "-") || !is_precious (from))
    return TRUE;
  if (!g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &reason))
    {
      g_set_error (error, CLI_ERROR, CLI_ERROR_FILE, "%s: %s", shown, reason->message);
      return FALSE;
    }
  g_printerr (_ ("%s: what was there is kept as %s~\n"), shown, shown);

  return TRUE;
}

static int
run (const CliCommand *self,
     char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (NewOptions) options = { NULL };
  g_auto (CliChoices) choices = { NULL };
  g_autoptr (GOptionContext) context = cli_command_new_context (self, entries);
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;

  cli_choices_add_entries (&choices, context);
  add_entries (&options, context);
  rest = cli_command_parse (self, context, argv, 0, 0);
  if (rest == NULL)
    return CLI_WRONG_USAGE;

  match = make_match (&options, &choices, &error);
  if (match == NULL)
    return cli_command_fail (self, NULL, error);
  if (options.output != NULL && !keep_old (options.output, &error))
    return cli_command_fail (self, NULL, error);
  if (!cli_save_match (match, options.output != NULL ? options.output : "-", &error))
    return cli_command_fail (self, NULL, error);
  cli_choices_print_warnings (&choices);

  return CLI_DONE;
}

const CliCommand cli_new = {
  .name = "new",
  .parameters = NULL,
  .summary = N_ ("Makes a new match; in digital mode deals it up to the first decision"),
  .run = run,
};
