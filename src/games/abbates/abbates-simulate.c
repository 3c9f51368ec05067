/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-simulate.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-bot.h"
#include "games/abbates/abbates-position.h"
#include "games/abbates/abbates-setup.h"
#include "games/abbates/abbates-state-private.h"

/* Many matches on the kernel alone. */

/* Longer than any match: 16 phases of 4 seats, a card each, and refilling. */
#define MAX_GAME_MOVES 2000

typedef struct
{
  const ScrSimulation *simulation;
  JsonNode *json; /* the set-up, normalized */
  AbbatesSetup *setup;
  AbbatesChoose choose[ABBATES_MAX_SEATS]; /* in the order of the simulation's bots */
  guint next;                              /* the next game to play, atomic */
  GMutex lock;
  ScrSimulationResult *result;
  GError *error;
} Work;

typedef struct
{
  guint64 seed;
  guint64 dealer;
  guint64 bots; /* the bots' own random numbers */
  guint n_chance;
  guint n_moves;
  AbbatesMove moves[MAX_GAME_MOVES];
} Game;

/* The seed of game @number: every game has its own, whoever plays it. */
static void
start_game (Game *game,
            guint64 seed,
            guint number)
{
  guint64 random = seed + number * G_GUINT64_CONSTANT (0x632be59bd9b4e019);

  game->seed = scr_random_next (&random);
  game->bots = scr_random_next (&random);
  game->dealer = scr_dealer_start (game->seed);
  game->n_chance = 0;
  game->n_moves = 0;
}

static AbbatesMove
deal (Game *game,
      const AbbatesPosition *position,
      const AbbatesRules *rules)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint n_moves = abbates_position_outcomes (position, rules, moves, weights);

  return moves[scr_dealer_draw (game->dealer, game->n_chance++, weights, n_moves)];
}

/* Bots change seats from game to game: which bot sits at @seat (from 0). */
static guint
get_bot (guint n_seats,
         guint number,
         guint seat)
{
  return (seat + n_seats - number % n_seats) % n_seats;
}

static void
play_game (const Work *work,
           guint number,
           Game *game,
           AbbatesPosition *position)
{
  const AbbatesRules *rules = &work->setup->rules;

  start_game (game, work->simulation->seed, number);
  abbates_position_init (position, rules);
  while (position->stage != ABBATES_STAGE_OVER)
    {
      AbbatesMove move;

      g_assert (game->n_moves < MAX_GAME_MOVES);
      if (position->by == 0)
        move = deal (game, position, rules);
      else
        {
          AbbatesPosition seen = *position;

          abbates_position_hide (&seen, rules, position->by, FALSE);
          move = work->choose[get_bot (rules->n_seats, number, position->by - 1u)](&seen, rules,
                                                                                   &game->bots);
        }
      game->moves[game->n_moves++] = move;
      abbates_position_apply (position, rules, move);
    }
}

/* Adds a game to the result. Sums of halves and thirds are exact enough in any
 * order only when they are whole, so wins are counted in twelfths. */
static void
add_game (Work *work,
          guint number,
          const Game *game,
          const AbbatesPosition *position)
{
  const AbbatesRules *rules = &work->setup->rules;
  ScrSimulationResult *result = work->result;
  AbbatesScore scores[ABBATES_MAX_SEATS];
  guint winners;

  abbates_position_score (position, rules, scores);
  winners = abbates_position_winners (position, rules, scores);
  result->n_moves += game->n_moves;
  result->min_moves = MIN (result->min_moves, game->n_moves);
  result->max_moves = MAX (result->max_moves, game->n_moves);

  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      ScrSimulationSeat *to = &result->seats[get_bot (rules->n_seats, number, seat)];

      if ((winners >> seat) & 1)
        to->wins += 12 / __builtin_popcount (winners);
      to->score_sum += scores[seat].total;
      to->score_min = MIN (to->score_min, scores[seat].total);
      to->score_max = MAX (to->score_max, scores[seat].total);
    }
}

/* The set-up of game @number: the players change seats with the bots. */
static JsonNode *
make_setup (const Work *work,
            guint number)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  JsonObject *given = json_node_get_object (work->json);
  JsonArray *given_seats = json_object_get_array_member (given, "seats");
  JsonArray *seats = json_array_new ();
  g_autoptr (GList) members = json_object_get_members (given);
  guint n_seats = work->setup->rules.n_seats;

  for (GList *l = members; l != NULL; l = l->next)
    json_object_set_member (setup, l->data,
                            json_node_copy (json_object_get_member (given, l->data)));

  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *player =
          g_strdup_printf ("bot:%s", work->simulation->bots[get_bot (n_seats, number, i)]);
      JsonObject *from = json_array_get_object_element (given_seats, i);
      JsonObject *seat = json_object_new ();

      json_object_set_string_member (seat, "name", json_object_get_string_member (from, "name"));
      json_object_set_string_member (seat, "colour",
                                     json_object_get_string_member (from, "colour"));
      json_object_set_string_member (seat, "player", player);
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (setup, "seats", seats);

  return json_node_init_object (json_node_alloc (), setup);
}

static gboolean
save_game (const Work *work,
           guint number,
           const Game *game,
           GError **error)
{
  g_autoptr (JsonNode) setup = make_setup (work, number);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->n_moves; i++)
    g_ptr_array_add (texts, abbates_move_print (&work->setup->rules, game->moves[i]));
  g_ptr_array_add (texts, NULL);

  return work->simulation->save (number + 1, game->seed, setup, (const char *const *) texts->pdata,
                                 work->simulation->save_data, error);
}

static gpointer
work_cb (gpointer data)
{
  Work *work = data;
  g_autofree Game *game = g_new (Game, 1);
  AbbatesPosition position;

  for (;;)
    {
      guint number = (guint) g_atomic_int_add (&work->next, 1);
      g_autoptr (GError) error = NULL;
      gboolean saved;

      if (number >= work->simulation->n_games)
        return NULL;

      play_game (work, number, game, &position);

      /* JSON objects are counted without atomics, so one thread saves at a time. */
      g_mutex_lock (&work->lock);
      saved = work->simulation->save == NULL || save_game (work, number, game, &error);
      add_game (work, number, game, &position);
      if (!saved && work->error == NULL)
        work->error = g_steal_pointer (&error);
      g_mutex_unlock (&work->lock);
      if (!saved)
        return NULL;
    }
}

static void
run_work (Work *work)
{
  guint n_threads = MIN (work->simulation->jobs, work->simulation->n_games);
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("simulate", work_cb, work));
  work_cb (work);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
}

static void
clear_result (ScrSimulationResult *result,
              guint n_seats)
{
  memset (result, 0, sizeof *result);
  result->min_moves = G_MAXUINT64;
  result->n_seats = n_seats;
  for (guint i = 0; i < n_seats; i++)
    {
      result->seats[i].score_min = G_MAXINT;
      result->seats[i].score_max = G_MININT;
    }
}

/**
 * abbates_simulate:
 * @simulation: what to play
 * @result: (out caller-allocates): what came of it, the same for any number of threads
 * @error: return location for a #GError
 *
 * Plays whole matches between bots, on the kernel.
 *
 * Returns: FALSE with @error set when the set-up or a bot is wrong, or a match
 *   could not be saved
 */
gboolean
abbates_simulate (const ScrSimulation *simulation,
                  ScrSimulationResult *result,
                  GError **error)
{
  g_autoptr (JsonNode) json = abbates_setup_normalize (simulation->setup, error);
  g_autoptr (AbbatesSetup) setup = json != NULL ? abbates_setup_new (json, error) : NULL;
  Work work = { .simulation = simulation, .json = json, .setup = setup, .result = result };

  if (setup == NULL)
    return FALSE;
  for (guint i = 0; i < setup->rules.n_seats; i++)
    {
      work.choose[i] = abbates_bot_find (simulation->bots[i]);
      if (work.choose[i] == NULL)
        {
          g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP, _ ("There is no bot “%s”"),
                       simulation->bots[i]);
          return FALSE;
        }
    }

  clear_result (result, setup->rules.n_seats);
  g_mutex_init (&work.lock);
  run_work (&work);
  g_mutex_clear (&work.lock);

  for (guint i = 0; i < result->n_seats; i++)
    result->seats[i].wins /= 12;
  if (work.error != NULL)
    {
      g_propagate_error (error, work.error);
      return FALSE;
    }

  return TRUE;
}

/**
 * abbates_bench:
 * @setup: a set-up
 * @bench: (inout): how long, and what came of it
 * @error: return location for a #ScrError
 *
 * Plays whole random games on the kernel, on one thread, decisions and chance alike.
 *
 * Returns: FALSE with @error set when the set-up is wrong
 */
gboolean
abbates_bench (JsonNode *setup,
               ScrBench *bench,
               GError **error)
{
  g_autoptr (AbbatesSetup) parsed = abbates_setup_new (setup, error);
  gint64 start = g_get_monotonic_time ();
  guint64 random = 1;

  if (parsed == NULL)
    return FALSE;

  bench->n_moves = bench->n_games = 0;
  bench->state_bytes = sizeof (AbbatesPosition);
  do
    {
      for (guint i = 0; i < 100; i++)
        {
          AbbatesPosition position;

          abbates_position_init (&position, &parsed->rules);
          for (; position.stage != ABBATES_STAGE_OVER; bench->n_moves++)
            abbates_position_apply (&position, &parsed->rules,
                                    abbates_position_random_move (&position, &parsed->rules,
                                                                  &random));
        }
      bench->n_games += 100;
      bench->elapsed = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
    }
  while (bench->elapsed < bench->seconds);

  return TRUE;
}
