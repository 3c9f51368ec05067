/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-game.h"

#include <glib/gi18n-lib.h>

#include "core/scr-error.h"
#include "core/scr-json.h"

/**
 * ScrGame:
 *
 * A kind of game: what it is called, who can play it, what can be chosen for a match, and how
 * a match begins. Each game has a subclass of its own; scr_game_lookup() finds those that are
 * registered.
 */

G_DEFINE_ABSTRACT_TYPE (ScrGame, scr_game, G_TYPE_OBJECT)

static GListModel *
scr_game_real_list_options (ScrGame *self)
{
  return G_LIST_MODEL (g_list_store_new (SCR_TYPE_OPTION));
}

static GListModel *
scr_game_real_list_editions (ScrGame *self)
{
  return G_LIST_MODEL (g_list_store_new (SCR_TYPE_EDITION));
}

static JsonNode *
scr_game_real_normalize_edition (ScrGame *self,
                                 JsonNode *edition,
                                 const char *path,
                                 GStrv *warnings,
                                 GError **error)
{
  g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP,
               _ ("%s cannot be used: %s has no editions to choose from"),
               path, scr_game_get_title (self));

  return NULL;
}

static const char *const *
list_nothing (ScrGame *self)
{
  static const char *const none[] = { NULL };

  return none;
}

static ScrBot *
scr_game_real_new_bot (ScrGame *self,
                       const char *name)
{
  return NULL;
}

static void
scr_game_class_init (ScrGameClass *klass)
{
  klass->list_options = scr_game_real_list_options;
  klass->list_editions = scr_game_real_list_editions;
  klass->normalize_edition = scr_game_real_normalize_edition;
  klass->list_sums = list_nothing;
  klass->list_bots = list_nothing;
  klass->new_bot = scr_game_real_new_bot;
}

static void
scr_game_init (ScrGame *self)
{
}

/**
 * scr_game_get_id:
 * @self: a kind of game
 *
 * Returns: the game's word in files
 */
const char *
scr_game_get_id (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->get_id (self);
}

/**
 * scr_game_get_title:
 * @self: a kind of game
 *
 * Returns: the game's name for players
 */
const char *
scr_game_get_title (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->get_title (self);
}

/**
 * scr_game_get_rules:
 * @self: a kind of game
 *
 * Returns: the changes of meaning of its rules so far, from 1
 */
guint
scr_game_get_rules (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), 0);

  return SCR_GAME_GET_CLASS (self)->get_rules (self);
}

/**
 * scr_game_get_seats:
 * @self: a kind of game
 * @minimum: (out): how few players can sit at a table
 * @maximum: (out): how many
 *
 * Tells how many players the game is for.
 */
void
scr_game_get_seats (ScrGame *self,
                    guint *minimum,
                    guint *maximum)
{
  g_return_if_fail (SCR_IS_GAME (self));
  g_return_if_fail (minimum != NULL && maximum != NULL);

  SCR_GAME_GET_CLASS (self)->get_seats (self, minimum, maximum);
}

/**
 * scr_game_list_options:
 * @self: a kind of game
 *
 * Returns: (transfer full): what can be chosen for a new match, a list of #ScrOption
 */
GListModel *
scr_game_list_options (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->list_options (self);
}

/**
 * scr_game_list_editions:
 * @self: a kind of game
 *
 * Returns: (transfer full): the editions shipped with the game, a list of #ScrEdition
 */
GListModel *
scr_game_list_editions (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->list_editions (self);
}

/**
 * scr_game_normalize_edition:
 * @self: a kind of game
 * @edition: what may be an edition
 * @path: the JSON path of @edition in its file
 * @warnings: (out) (optional) (nullable) (transfer full): translated sentences
 *   on what is odd, but allowed
 * @error: return location for a #ScrError
 *
 * Checks an edition.
 *
 * Returns: (transfer full) (nullable): the edition, whole, or %NULL with @error
 *   set, which names the place in the file
 */
JsonNode *
scr_game_normalize_edition (ScrGame *self,
                            JsonNode *edition,
                            const char *path,
                            GStrv *warnings,
                            GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (edition != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  if (warnings != NULL)
    *warnings = NULL;

  return SCR_GAME_GET_CLASS (self)->normalize_edition (self, edition, path, warnings, error);
}

/**
 * scr_game_normalize_setup:
 * @self: a kind of game
 * @setup: what may be the "setup" object of a match file
 * @error: return location for a #ScrError
 *
 * Checks a set-up and completes it. @setup stays as it was.
 *
 * Returns: (transfer full) (nullable): the set-up with all defaults, in the
 *   order of the format, unknown keys kept; or %NULL with @error set
 */
JsonNode *
scr_game_normalize_setup (ScrGame *self,
                          JsonNode *setup,
                          GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  return SCR_GAME_GET_CLASS (self)->normalize_setup (self, setup, error);
}

/**
 * scr_game_normalize_display:
 * @self: a kind of game
 * @display: (nullable): what may be the "display" object of a match file
 * @error: return location for a #ScrError
 *
 * Checks what a match says of its display, and completes it.
 *
 * Returns: (transfer full) (nullable): an object, unknown keys kept; or %NULL with
 *   @error set
 */
JsonNode *
scr_game_normalize_display (ScrGame *self,
                            JsonNode *display,
                            GError **error)
{
  g_autoptr (JsonObject) empty = NULL;

  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  if (display != NULL && scr_json_node_get_object (display, "$.display", error) == NULL)
    return NULL;
  if (SCR_GAME_GET_CLASS (self)->normalize_display != NULL)
    return SCR_GAME_GET_CLASS (self)->normalize_display (self, display, error);
  if (display != NULL)
    return json_node_copy (display);

  empty = json_object_new ();
  return json_node_init_object (json_node_alloc (), empty);
}

/**
 * scr_game_new_state:
 * @self: a kind of game
 * @setup: a set-up as scr_game_normalize_setup() returns it
 * @mode: who deals
 * @start: (nullable): a state object to begin from, or %NULL for the beginning
 * @error: return location for a #ScrError
 *
 * Returns: (transfer full) (nullable): the first state of a match, or %NULL with
 *   @error set where @start is no state of such a match
 */
ScrState *
scr_game_new_state (ScrGame *self,
                    JsonNode *setup,
                    ScrMode mode,
                    JsonNode *start,
                    GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  return SCR_GAME_GET_CLASS (self)->new_state (self, setup, mode, start, error);
}

/**
 * scr_game_list_sums:
 * @self: a game
 *
 * A state holds causes, and sums that the game counts from them. Where the rules of counting
 * have changed, only the causes of an older state hold.
 *
 * Returns: (transfer none) (array zero-terminated=1): names of the members of a state, at any
 *   depth, that are sums; scr_game_new_state() needs none of them
 */
const char *const *
scr_game_list_sums (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->list_sums (self);
}

/**
 * scr_game_dup_scoring:
 * @self: a game
 * @setup: a set-up as scr_game_normalize_setup() returns it
 *
 * Returns: (transfer full): a word, never translated, for how matches with @setup are
 *   scored; only those with the same word can be compared
 */
char *
scr_game_dup_scoring (ScrGame *self,
                      JsonNode *setup)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  return SCR_GAME_GET_CLASS (self)->dup_scoring (self, setup);
}

/**
 * scr_game_describe_scoring:
 * @self: a game
 * @scoring: what scr_game_dup_scoring() gave, now or in an older version
 *
 * Returns: (transfer full): the same for players, translated
 */
char *
scr_game_describe_scoring (ScrGame *self,
                           const char *scoring)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (scoring != NULL, NULL);

  return SCR_GAME_GET_CLASS (self)->describe_scoring (self, scoring);
}

/**
 * scr_game_print_starter:
 * @self: a game
 * @seat: a seat, from 1
 *
 * Returns: (transfer full) (nullable): the answer of chance, in notation, by which @seat starts,
 *   as scr_match_deal() takes it; %NULL where the game has none
 */
char *
scr_game_print_starter (ScrGame *self,
                        guint seat)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (seat > 0, NULL);

  return SCR_GAME_GET_CLASS (self)->print_starter != NULL
             ? SCR_GAME_GET_CLASS (self)->print_starter (self, seat)
             : NULL;
}

/**
 * scr_game_list_bots:
 * @self: a kind of game
 *
 * Returns: (transfer none) (array zero-terminated=1): the names of the bots,
 *   weakest first
 */
const char *const *
scr_game_list_bots (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);

  return SCR_GAME_GET_CLASS (self)->list_bots (self);
}

/**
 * scr_game_new_bot:
 * @self: a kind of game
 * @name: the name of a bot, without "bot:"
 *
 * Returns: (transfer full) (nullable): the bot, or %NULL if there is none of that name
 */
ScrBot *
scr_game_new_bot (ScrGame *self,
                  const char *name)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return SCR_GAME_GET_CLASS (self)->new_bot (self, name);
}

/**
 * scr_game_can_simulate:
 * @self: a kind of game
 *
 * Returns: whether scr_game_simulate() may be called
 */
gboolean
scr_game_can_simulate (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), FALSE);

  return SCR_GAME_GET_CLASS (self)->simulate != NULL;
}

/**
 * scr_game_simulate:
 * @self: a kind of game that can simulate
 * @simulation: what to play
 * @result: (out caller-allocates): what came of it
 * @error: return location for a #ScrError, or what @simulation's save said
 *
 * Plays many matches between bots. The numbers are the same for any number of
 * threads.
 *
 * Returns: %FALSE with @error set if a match could not be played or saved
 */
gboolean
scr_game_simulate (ScrGame *self,
                   const ScrSimulation *simulation,
                   ScrSimulationResult *result,
                   GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), FALSE);
  g_return_val_if_fail (scr_game_can_simulate (self), FALSE);
  g_return_val_if_fail (simulation != NULL && result != NULL, FALSE);

  return SCR_GAME_GET_CLASS (self)->simulate (self, simulation, result, error);
}

/**
 * scr_game_can_bench:
 * @self: a kind of game
 *
 * Returns: whether scr_game_bench() may be called
 */
gboolean
scr_game_can_bench (ScrGame *self)
{
  g_return_val_if_fail (SCR_IS_GAME (self), FALSE);

  return SCR_GAME_GET_CLASS (self)->bench != NULL;
}

/**
 * scr_game_bench:
 * @self: a kind of game that can be timed
 * @bench: (inout): how long to run, and what was counted
 * @error: return location for a #ScrError
 *
 * Times whole random games on the calling thread.
 *
 * Returns: %FALSE with @error set if no game could be played
 */
gboolean
scr_game_bench (ScrGame *self,
                ScrBench *bench,
                GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), FALSE);
  g_return_val_if_fail (scr_game_can_bench (self), FALSE);
  g_return_val_if_fail (bench != NULL, FALSE);

  return SCR_GAME_GET_CLASS (self)->bench (self, bench, error);
}

/**
 * scr_game_check_positions:
 * @self: a kind of game
 * @start: the state before the first move of a match
 * @moves: (array zero-terminated=1): its moves in notation, which all fit
 * @words: (array zero-terminated=1): where pawns stand at a physical table and what else lies
 *   there, in the words of the game
 * @error: return location for a #ScrError: SCR_ERROR_SYNTAX for words that say nothing of the
 *   kind, SCR_ERROR_ILLEGAL for a pawn that there is not, or that is told twice
 *
 * Holds what the players see against what was told of a match; scr_check_new_for_match() does
 * so with an open one.
 *
 * Returns: (transfer full) (nullable): what comes of it; %NULL with @error set
 */
ScrCheck *
scr_game_check_positions (ScrGame *self,
                          ScrState *start,
                          const char *const *moves,
                          const char *const *words,
                          GError **error)
{
  g_return_val_if_fail (SCR_IS_GAME (self), NULL);
  g_return_val_if_fail (SCR_IS_STATE (start), NULL);
  g_return_val_if_fail (moves != NULL && words != NULL, NULL);

  if (SCR_GAME_GET_CLASS (self)->check_positions != NULL)
    return SCR_GAME_GET_CLASS (self)->check_positions (self, start, moves, words, error);

  g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
               _ ("%s has no pawns whose places could be checked"), scr_game_get_title (self));
  return NULL;
}

/* Filled before anything else happens and only read then, from any thread. */
static GPtrArray *
get_registry (void)
{
  static gsize registry = 0;

  if (g_once_init_enter (&registry))
    g_once_init_leave (&registry, (gsize) g_ptr_array_new ());

  return (GPtrArray *) registry;
}

/**
 * scr_game_register:
 * @game: a kind of game whose id is not taken yet
 *
 * Makes @game known to the program. To be called before anything else.
 */
void
scr_game_register (ScrGame *game)
{
  g_return_if_fail (SCR_IS_GAME (game));
  g_return_if_fail (scr_game_lookup (scr_game_get_id (game)) == NULL);

  g_ptr_array_add (get_registry (), g_object_ref (game));
}

/**
 * scr_game_lookup:
 * @id: the game's word in files
 *
 * May be called from any thread.
 *
 * Returns: (transfer none) (nullable): the game, or %NULL if the program knows none
 *   of that name
 */
ScrGame *
scr_game_lookup (const char *id)
{
  GPtrArray *games = get_registry ();

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (scr_game_get_id (g_ptr_array_index (games, i)), id))
      return g_ptr_array_index (games, i);

  return NULL;
}

/**
 * scr_game_list:
 *
 * Returns: (transfer full): the games that the program knows, in the order in which
 *   they were registered, a new list of #ScrGame
 */
GListModel *
scr_game_list (void)
{
  GPtrArray *games = get_registry ();
  GListStore *list = g_list_store_new (SCR_TYPE_GAME);

  g_list_store_splice (list, 0, 0, games->pdata, games->len);

  return G_LIST_MODEL (list);
}
