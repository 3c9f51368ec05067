/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-bot.h"

#include <string.h>

#include "core/scr-dealer.h"
#include "games/abbates/abbates-options.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* Players that are programs: each a function of what its seat may know. */

/* How many of its own decisions in a row the greedy bot looks through. */
#define DEPTH 3

/* "greedy" weighs the score first, then what breaks ties. */
#define SCORE_WEIGHT 64

/* Whether playing @value keeps the Ora et Labora pawn of the seat due. */
static gboolean
keeps_ora (const AbbatesPosition *position,
           const AbbatesRules *rules,
           guint value)
{
  const AbbatesSeatPosition *seat = &position->seats[position->by - 1];

  return seat->ora >= 0 && seat->ora < 4 &&
         ((rules->ora[rules->ora_order[position->round - 1]][seat->ora].values >> value) & 1);
}

static int
get_total (const AbbatesPosition *position,
           const AbbatesRules *rules,
           guint seat)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];

  abbates_position_score (position, rules, scores);

  return scores[seat - 1].total;
}

/* The best score that @seat reaches by its own decisions from here on. */
static int
get_best_total (const AbbatesPosition *position,
                const AbbatesRules *rules,
                guint seat,
                guint depth)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_moves;
  int best = G_MININT;

  if (position->by != seat || position->awaiting == ABBATES_MOVE_PLAY || depth == 0)
    return get_total (position, rules, seat);

  n_moves = abbates_position_moves (position, rules, moves);
  for (guint i = 0; i < n_moves; i++)
    {
      AbbatesPosition after = *position;

      abbates_position_apply (&after, rules, moves[i]);
      best = MAX (best, get_best_total (&after, rules, seat, depth - 1));
    }

  return best;
}

/* A move's worth: the score it leads to; among equals a kept Ora et Labora pawn,
 * then a card rather than another action. */
static int
get_worth (const AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesMove move)
{
  AbbatesPosition after = *position;
  int worth;

  abbates_position_apply (&after, rules, move);
  worth = SCORE_WEIGHT * get_best_total (&after, rules, position->by, DEPTH);

  if (move.kind == ABBATES_MOVE_PLAY)
    {
      if (keeps_ora (position, rules, move.arg[0]))
        worth += SCORE_WEIGHT / 2;
      if (position->phase == ABBATES_N_PHASES)
        worth += move.arg[0];
    }
  else if (move.kind >= ABBATES_MOVE_TAKE && move.kind <= ABBATES_MOVE_TAKE_DISCARD)
    worth++;

  return worth;
}

/* The best immediate score; equal moves by lot. */
static AbbatesMove
choose_greedy (const AbbatesPosition *position,
               const AbbatesRules *rules,
               guint64 *random)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  AbbatesMove best = { ABBATES_MOVE_NONE };
  guint n_moves = abbates_position_moves (position, rules, moves);
  int best_worth = G_MININT;
  guint n_equal = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      int worth = get_worth (position, rules, moves[i]);

      if (worth > best_worth)
        {
          best_worth = worth;
          n_equal = 0;
        }
      if (worth == best_worth && scr_random_below (random, ++n_equal) == 0)
        best = moves[i];
    }

  return best;
}

/**
 * abbates_bot_find:
 * @name: a bot's name
 *
 * Returns: (nullable): how it chooses; its position must be what its seat may know
 */
AbbatesChoose
abbates_bot_find (const char *name)
{
  if (strcmp (name, "random") == 0)
    return abbates_position_random_move;
  if (strcmp (name, "greedy") == 0)
    return choose_greedy;

  return NULL;
}

/**
 * AbbatesBot:
 *
 * A bot for the match: chooses in the kernel what it tells in notation.
 */
struct _AbbatesBot
{
  ScrBot parent_instance;

  AbbatesChoose choose;
};

G_DEFINE_FINAL_TYPE (AbbatesBot, abbates_bot, SCR_TYPE_BOT)

static char *
abbates_bot_choose (ScrBot *bot,
                    ScrState *state,
                    guint64 *random)
{
  const AbbatesRules *rules = abbates_state_get_rules (ABBATES_STATE (state));
  AbbatesPosition position = *abbates_state_get_position (ABBATES_STATE (state));

  g_return_val_if_fail (position.by != 0, NULL);

  abbates_position_hide (&position, rules, position.by, FALSE);

  return abbates_move_print (rules, ABBATES_BOT (bot)->choose (&position, rules, random));
}

static void
abbates_bot_class_init (AbbatesBotClass *klass)
{
  SCR_BOT_CLASS (klass)->choose = abbates_bot_choose;
}

static void
abbates_bot_init (AbbatesBot *self)
{
}

/**
 * abbates_bot_new:
 * @name: a bot's name
 *
 * Returns: (transfer full) (nullable): the bot, or %NULL when there is none of that name
 */
ScrBot *
abbates_bot_new (const char *name)
{
  AbbatesChoose choose = abbates_bot_find (name);
  AbbatesBot *self;

  if (choose == NULL)
    return NULL;
  self = g_object_new (ABBATES_TYPE_BOT, NULL);
  self->choose = choose;

  return SCR_BOT (self);
}
