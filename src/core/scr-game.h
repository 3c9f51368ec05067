/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/scr-bot.h"
#include "core/scr-edition.h"
#include "core/scr-option.h"
#include "core/scr-sheet-fault.h"
#include "core/scr-state.h"

G_BEGIN_DECLS

/**
 * ScrSimulation:
 * @setup: a set-up as scr_game_normalize_setup() returns it
 * @bots: names of bots, one a seat that a player has
 * @n_games: how many matches to play
 * @seed: what every game and bot draws its numbers from
 * @jobs: how many threads may work
 * @save: (nullable): called for each match, from any thread but one at a time, with
 *   its number from 1, its seed, its set-up and its moves in notation
 * @save_data: handed to @save
 *
 * An order to play many matches between bots.
 */
typedef struct
{
  JsonNode *setup;
  const char *const *bots;
  guint n_games;
  guint64 seed;
  guint jobs;
  gboolean (*save) (guint number,
                    guint64 seed,
                    JsonNode *setup,
                    const char *const *moves,
                    gpointer save_data,
                    GError **error);
  gpointer save_data;
} ScrSimulation;

/**
 * ScrSimulationSeat:
 * @wins: matches won; a shared one counts as its share
 * @score_sum: sum of the final scores
 * @score_min: the lowest
 * @score_max: the highest
 *
 * What came of one of the bots of a #ScrSimulation, whatever its seats.
 */
typedef struct
{
  double wins;
  gint64 score_sum;
  int score_min;
  int score_max;
} ScrSimulationSeat;

#define SCR_SIMULATION_MAX_SEATS 8

typedef struct
{
  guint64 n_moves;
  guint64 min_moves;
  guint64 max_moves;
  guint n_seats;
  ScrSimulationSeat seats[SCR_SIMULATION_MAX_SEATS];
} ScrSimulationResult;

/**
 * ScrBench:
 * @seconds: how long to run (in)
 * @n_moves: moves made, decisions and chance (out)
 * @n_games: whole games (out)
 * @elapsed: seconds that they took (out)
 * @state_bytes: size of one state (out)
 */
typedef struct
{
  double seconds;
  guint64 n_moves;
  guint64 n_games;
  double elapsed;
  guint state_bytes;
} ScrBench;

/* What scr_game_check_positions() comes to; core/scr-check.h has it. */
typedef struct _ScrCheck ScrCheck;

#define SCR_TYPE_GAME (scr_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (ScrGame, scr_game, SCR, GAME, GObject)

/**
 * ScrGameClass:
 * @get_id: the game's word in files
 * @get_title: its name for players
 * @get_rules: counts the changes of meaning of its rules, from 1
 * @get_seats: how few and how many players sit at a table
 * @list_options: list model of #ScrOption: what can be chosen for a new match
 * @list_editions: list model of #ScrEdition shipped with the game
 * @normalize_edition: checks an edition; returns it whole
 * @normalize_setup: checks @setup (the "setup" object of a match file); returns
 *   a new one with all defaults, in the order of the format, unknown keys kept
 * @normalize_display: optional; the same for the "display" object, %NULL where the
 *   file has none
 * @new_state: the first state of a match with @setup (normalized) in which @mode says who
 *   deals, or the one
 *   that @start describes
 * @list_sums: optional; names of the members of a state, at any depth, that the game counts
 *   from the others: @new_state takes one that lacks them, and refuses one where they are wrong
 * @dup_scoring: a word for how a match with @setup is scored; only matches with the same word
 *   can be compared in statistics
 * @describe_scoring: the same for players: translates what @dup_scoring gives
 * @print_starter: optional; the answer of chance, in notation, by which a seat starts; a game
 *   without one leaves that to chance
 * @list_bots: names of the bots, weakest first
 * @new_bot: a bot by its name, or NULL
 * @simulate: optional; plays many matches fast
 * @bench: optional; times whole random games
 * @check_positions: optional; holds @words, where pawns stand at a physical table and what else
 *   lies there, against what @moves come to from @start
 * @read_sheet: optional; the state that the score sheet @sheet, at @path, of a game with @setup
 *   (normalized) tells, filled in part or wrong as it may be: adds a #ScrSheetFault for all that
 *   it lacks and that cannot be. The state is over where there is none, or only what is odd
 * @check_edition: optional; all that is wrong in what may be an edition, each with its path
 * @set_edition: optional; changes one place of an edition in place, right or not
 * @describe_places: optional; the places that @set_edition knows, in lines for players
 * @name_place: optional; the JSON path that a fault names, as a place of @set_edition and what
 *   stands there
 *
 * A kind of game.
 */
struct _ScrGameClass
{
  GObjectClass parent_class;

  const char *(*get_id) (ScrGame *self);
  const char *(*get_title) (ScrGame *self);
  guint (*get_rules) (ScrGame *self);
  void (*get_seats) (ScrGame *self,
                     guint *minimum,
                     guint *maximum);
  GListModel *(*list_options) (ScrGame *self);
  GListModel *(*list_editions) (ScrGame *self);
  JsonNode *(*normalize_edition) (ScrGame *self,
                                  JsonNode *edition,
                                  const char *path,
                                  GStrv *warnings,
                                  GError **error);
  JsonNode *(*normalize_setup) (ScrGame *self,
                                JsonNode *setup,
                                GError **error);
  JsonNode *(*normalize_display) (ScrGame *self,
                                  JsonNode *display,
                                  GError **error);
  ScrState *(*new_state) (ScrGame *self,
                          JsonNode *setup,
                          ScrMode mode,
                          JsonNode *start,
                          GError **error);
  const char *const *(*list_sums) (ScrGame *self);
  char *(*dup_scoring) (ScrGame *self,
                        JsonNode *setup);
  char *(*describe_scoring) (ScrGame *self,
                             const char *scoring);
  const char *const *(*list_bots) (ScrGame *self);
  ScrBot *(*new_bot) (ScrGame *self,
                      const char *name);
  gboolean (*simulate) (ScrGame *self,
                        const ScrSimulation *simulation,
                        ScrSimulationResult *result,
                        GError **error);
  gboolean (*bench) (ScrGame *self,
                     ScrBench *bench,
                     GError **error);
  char *(*print_starter) (ScrGame *self,
                          guint seat);
  ScrCheck *(*check_positions) (ScrGame *self,
                                ScrState *start,
                                const char *const *moves,
                                const char *const *words,
                                GError **error);

  ScrState *(*read_sheet) (ScrGame *self,
                           JsonNode *setup,
                           ScrMode mode,
                           JsonNode *sheet,
                           const char *path,
                           GListStore *faults);
  GStrv (*check_edition) (ScrGame *self,
                          JsonNode *edition,
                          const char *path,
                          GStrv *warnings);
  gboolean (*set_edition) (ScrGame *self,
                           JsonNode *edition,
                           const char *place,
                           const char *value,
                           GError **error);
  const char *(*describe_places) (ScrGame *self);
  char *(*name_place) (ScrGame *self,
                       JsonNode *edition,
                       const char *path);

  gpointer padding[3];
};

const char *scr_game_get_id (ScrGame *self);
const char *scr_game_get_title (ScrGame *self);
guint scr_game_get_rules (ScrGame *self);
void scr_game_get_seats (ScrGame *self,
                         guint *minimum,
                         guint *maximum);
GListModel *scr_game_list_options (ScrGame *self) G_GNUC_WARN_UNUSED_RESULT;
GListModel *scr_game_list_editions (ScrGame *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_game_normalize_edition (ScrGame *self,
                                      JsonNode *edition,
                                      const char *path,
                                      GStrv *warnings,
                                      GError **error) G_GNUC_WARN_UNUSED_RESULT;
GStrv scr_game_check_edition (ScrGame *self,
                              JsonNode *edition,
                              const char *path,
                              GStrv *warnings) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_game_change_edition (ScrGame *self,
                                   JsonNode *edition,
                                   const char *place,
                                   const char *value,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;
const char *scr_game_describe_places (ScrGame *self);
char *scr_game_name_place (ScrGame *self,
                           JsonNode *edition,
                           const char *path) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_game_normalize_setup (ScrGame *self,
                                    JsonNode *setup,
                                    GError **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *scr_game_normalize_display (ScrGame *self,
                                      JsonNode *display,
                                      GError **error) G_GNUC_WARN_UNUSED_RESULT;
ScrState *scr_game_new_state (ScrGame *self,
                              JsonNode *setup,
                              ScrMode mode,
                              JsonNode *start,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_game_can_read_sheet (ScrGame *self);
ScrState *scr_game_read_sheet (ScrGame *self,
                               JsonNode *setup,
                               ScrMode mode,
                               JsonNode *sheet,
                               const char *path,
                               GListModel **faults) G_GNUC_WARN_UNUSED_RESULT;
ScrState *scr_game_new_sheet_state (ScrGame *self,
                                    JsonNode *setup,
                                    ScrMode mode,
                                    JsonNode *sheet,
                                    const char *path,
                                    GError **error) G_GNUC_WARN_UNUSED_RESULT;
const char *const *scr_game_list_sums (ScrGame *self);
char *scr_game_dup_scoring (ScrGame *self,
                            JsonNode *setup) G_GNUC_WARN_UNUSED_RESULT;
char *scr_game_describe_scoring (ScrGame *self,
                                 const char *scoring) G_GNUC_WARN_UNUSED_RESULT;
char *scr_game_print_starter (ScrGame *self,
                              guint seat) G_GNUC_WARN_UNUSED_RESULT;
const char *const *scr_game_list_bots (ScrGame *self);
ScrBot *scr_game_new_bot (ScrGame *self,
                          const char *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean scr_game_can_simulate (ScrGame *self);
gboolean scr_game_simulate (ScrGame *self,
                            const ScrSimulation *simulation,
                            ScrSimulationResult *result,
                            GError **error);
gboolean scr_game_can_bench (ScrGame *self);
gboolean scr_game_bench (ScrGame *self,
                         ScrBench *bench,
                         GError **error);
ScrCheck *scr_game_check_positions (ScrGame *self,
                                    ScrState *start,
                                    const char *const *moves,
                                    const char *const *words,
                                    GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* The registry: the program says once, before anything else, which games there are. */
void scr_game_register (ScrGame *game);
ScrGame *scr_game_lookup (const char *id);
GListModel *scr_game_list (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
