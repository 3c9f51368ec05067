/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-duties-private.h"

#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* What people do from a position to the end of the phase, as far as it is certain: every way in
 * which the phase may go on is gone, by the rules, and what all of them have in common is kept. */

/* Of the cards that a seat may play so many are tried, where others play after it. */
#define N_SAMPLES 4

#define MAX_RANKS 64

/* With what action 2 begins. */
typedef struct
{
  guint8 order[ABBATES_MAX_SEATS];
  guint8 top[2];
} Rank;

/**
 * Walk:
 * @rules: the rules of the match
 * @certain: what all ways so far have in common
 * @way: what is done on the way that is gone now
 * @n_ways: how many were gone
 * @events: what came of the last move
 * @ranks: from which ways were gone on to the end
 * @n_ranks: how many
 * @is_long: whether seats still play, so that less can be certain
 * @waiting: bit s is set for each seat s that still plays before another does
 * @has_acted: whether the arcade card was used on this way
 */
typedef struct
{
  const AbbatesRules *rules;
  AbbatesDuties *certain;
  AbbatesDuties way;
  guint n_ways;
  AbbatesEvents events;
  Rank ranks[MAX_RANKS];
  guint n_ranks;
  gboolean is_long;
  guint waiting;
  gboolean has_acted;
} Walk;

/* What @self says that @other says otherwise is open. */
static void
join_duty (AbbatesDuty *self,
           const AbbatesDuty *other)
{
  gboolean is_other_card = self->value != other->value;

  if (self->seat != other->seat)
    self->seat = 0;
  if (self->value != other->value)
    self->value = 0;
  if (self->line != other->line)
    self->line = ABBATES_NO_LINE;
  if (self->card != other->card)
    self->card = ABBATES_UNKNOWN_CARD;
  if (memcmp (self->cards, other->cards, sizeof self->cards) != 0)
    self->card = self->cards[0] = self->cards[1] = ABBATES_UNKNOWN_CARD;
  self->is_last = self->is_last && other->is_last;
  if (self->from != other->from || (is_other_card && self->kind == ABBATES_DUTY_GENERAL))
    self->from = ABBATES_OPEN_NUMBER;
  if (self->to != other->to || (is_other_card && self->kind == ABBATES_DUTY_GENERAL))
    self->to = ABBATES_OPEN_NUMBER;
}

static const AbbatesDuty *
find (const AbbatesDuties *self,
      const AbbatesDuty *duty)
{
  for (guint i = 0; i < self->n_duties; i++)
    if (self->duties[i].kind == duty->kind && self->duties[i].at == duty->at)
      return &self->duties[i];

  return NULL;
}

/* The way is gone to its end; or, where another went on from here in the same way, @is_cut. */
static void
end_way (Walk *self,
         gboolean is_cut)
{
  AbbatesDuties *certain = self->certain;
  guint n_left = 0;

  if (self->n_ways++ == 0)
    {
      *certain = self->way;
      return;
    }

  for (guint i = 0; i < certain->n_duties; i++)
    {
      const AbbatesDuty *other = find (&self->way, &certain->duties[i]);

      if (other == NULL && !is_cut)
        continue;
      if (other != NULL)
        join_duty (&certain->duties[i], other);
      certain->duties[n_left++] = certain->duties[i];
    }
  certain->n_duties = n_left;
}

static void
add (Walk *self,
     AbbatesDuty duty)
{
  abbates_duties_add (&self->way, duty);
}

static void
add_ask (Walk *self,
         const AbbatesPosition *position)
{
  guint seat = 0, pile = 0;

  if (position->awaiting == ABBATES_MOVE_MISSION || position->awaiting == ABBATES_MOVE_SECRET)
    seat = abbates_position_setup_seat (position);
  else if (position->awaiting == ABBATES_MOVE_HENRICUS)
    pile = abbates_henricus_due_pile (position);
  add (self, (AbbatesDuty){ .kind = ABBATES_DUTY_ASK,
                            .at = (guint8) (position->awaiting + 48 * (seat + pile)),
                            .seat = (guint8) seat,
                            .value = position->awaiting,
                            .from = (gint16) pile });
}

/* A seat that takes or draws a card, by its rank. */
static AbbatesDuty
make_taking (const AbbatesPosition *position,
             AbbatesDutyKind kind,
             guint seat)
{
  return (AbbatesDuty){ .kind = (guint8) kind,
                        .at = (guint8) (position->turn + 1),
                        .seat = (guint8) seat,
                        .own_line = position->line,
                        .is_last = position->turn + 1 == position->n_ranked };
}

static void
add_reveal (Walk *self,
            const AbbatesPosition *position)
{
  AbbatesDuty duty = { 0 };

  switch ((AbbatesDueFor) position->due_for)
    {
    case ABBATES_FOR_GARDEN:
      duty.kind = ABBATES_DUTY_TURN_UP;
      duty.at = (guint8) abbates_position_next_square (position, self->rules);
      break;
    case ABBATES_FOR_REFILL:
      duty.kind = ABBATES_DUTY_BOX;
      duty.at = (guint8) abbates_position_next_box (position);
      break;
    case ABBATES_FOR_DRAW:
      duty = make_taking (position, ABBATES_DUTY_DRAW, position->due_seat);
      break;
    case ABBATES_FOR_PEEK:
      duty.kind = ABBATES_DUTY_LOOK;
      duty.seat = position->due_seat;
      break;
    default:
      add_ask (self, position);
      return;
    }
  add (self, duty);
}

/* The arcade card that the winner may use now, or none. */
static AbbatesArcade
get_choice (const AbbatesPosition *position,
            const AbbatesRules *rules)
{
  AbbatesArcade arcade = abbates_position_arcade (position, rules);
  gboolean has_refill = (position->refill[0] | position->refill[1] | position->refill[2]) != 0;

  if (position->turn != 0)
    return ABBATES_NO_ARCADE;
  if ((arcade == ABBATES_TAKE_REFILL && has_refill) ||
      (arcade == ABBATES_TAKE_DISCARD && position->n_discard > 0))
    return arcade;

  return abbates_position_can_act (position, rules) ? arcade : ABBATES_NO_ARCADE;
}

static void
add_take (Walk *self,
          const AbbatesPosition *position)
{
  AbbatesDuty duty = make_taking (position, ABBATES_DUTY_TAKE, position->by);

  duty.line = position->taken_line;
  duty.value = (guint8) get_choice (position, self->rules);
  add (self, duty);
}

/* A card that is drawn on this way is laid there too. */
static void
add_place (Walk *self,
           const AbbatesPosition *position)
{
  AbbatesDuty drawn = { .kind = ABBATES_DUTY_DRAW, .at = (guint8) (position->turn + 1) };

  if (find (&self->way, &drawn) == NULL)
    add (self, (AbbatesDuty){ .kind = ABBATES_DUTY_PLACE,
                              .seat = position->by,
                              .own_line = position->line,
                              .card = position->drawn });
}

/* What is due. */
static void
add_due (Walk *self,
         const AbbatesPosition *position)
{
  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_PLAY:
      add (self,
           (AbbatesDuty){ .kind = ABBATES_DUTY_PLAY, .at = position->by, .seat = position->by });
      break;
    case ABBATES_MOVE_TAKE:
      add_take (self, position);
      break;
    case ABBATES_MOVE_PLACE:
      add_place (self, position);
      break;
    case ABBATES_MOVE_ORDER:
      add (self, (AbbatesDuty){ .kind = ABBATES_DUTY_LOOK, .seat = position->by });
      break;
    case ABBATES_MOVE_RESHUFFLE:
      add (self, (AbbatesDuty){ .kind = ABBATES_DUTY_RESHUFFLE });
      break;
    case ABBATES_MOVE_REVEAL:
      add_reveal (self, position);
      break;
    default:
      add_ask (self, position);
    }
}

/* Not all cards that a seat may play are tried where another plays after it, nor all that it may
 * take. */
static void
open_untried (const Walk *self,
              AbbatesDuty *duty)
{
  if (self->is_long && duty->kind == ABBATES_DUTY_DISCARD)
    duty->card = ABBATES_UNKNOWN_CARD;
  if (duty->kind == ABBATES_DUTY_RETURN && (self->waiting >> duty->seat) & 1)
    duty->value = 0;
}

/* What a move does besides itself; what its cards do is open. */
static void
add_consequences (Walk *self,
                  const AbbatesPosition *before,
                  const AbbatesPosition *after)
{
  AbbatesDuties done = { 0 };

  abbates_duties_add_events (&done, before, after, self->rules, &self->events);
  for (guint i = 0; i < done.n_duties; i++)
    switch ((AbbatesDutyKind) done.duties[i].kind)
      {
      case ABBATES_DUTY_ABBOT:
      case ABBATES_DUTY_ORA_ON:
      case ABBATES_DUTY_ORA_OUT:
      case ABBATES_DUTY_GENERAL_BACK:
        break;
      case ABBATES_DUTY_GENERAL:
      case ABBATES_DUTY_HIS_PLAY:
        if (before->stage == ABBATES_STAGE_SETUP)
          break;
        G_GNUC_FALLTHROUGH;
      default:
        open_untried (self, &done.duties[i]);
        add (self, done.duties[i]);
      }
}

/* The seats that still play, where there are more of them than one: bit s is set for seat s. */
static guint
find_waiting (const AbbatesPosition *position,
              const AbbatesRules *rules)
{
  guint waiting = 0;

  for (guint i = 0; i < rules->n_seats; i++)
    if (position->stage <= ABBATES_STAGE_PLAY && position->seats[i].played == 0 &&
        !position->seats[i].out)
      waiting |= 2u << i;

  return (waiting & (waiting - 1)) != 0 ? waiting : 0;
}

/* The last seat may play any card; of others the lowest and the highest odd and even ones show
 * who can come before whom. */
static guint
list_plays (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesMove *moves)
{
  guint n_moves = abbates_position_moves (position, rules, moves);
  AbbatesMove samples[N_SAMPLES];
  guint n_samples = 0;

  if (find_waiting (position, rules) == 0 || n_moves <= N_SAMPLES)
    return n_moves;

  for (guint is_even = 0; is_even < 2; is_even++)
    {
      guint first = n_moves, last = n_moves;

      for (guint i = 0; i < n_moves; i++)
        if (moves[i].arg[0] % 2 != is_even)
          {
            first = first == n_moves ? i : first;
            last = i;
          }
      if (first < n_moves)
        samples[n_samples++] = moves[first];
      if (last != first)
        samples[n_samples++] = moves[last];
    }
  memcpy (moves, samples, n_samples * sizeof *samples);

  return n_samples;
}

/* Whether @move goes another way than those before it of its kind. */
static gboolean
is_another_way (const Walk *self,
                const AbbatesPosition *position,
                const AbbatesMove *moves,
                guint i)
{
  gboolean is_take = moves[i].kind <= ABBATES_MOVE_TAKE_DISCARD;

  if (!is_take)
    return !self->has_acted && moves[i].kind != ABBATES_MOVE_SWAP;
  if (moves[i].arg[1] != abbates_line_squares[position->line][0])
    return FALSE;

  return !self->is_long || moves[i].kind == ABBATES_MOVE_TAKE_REFILL || i == 0 ||
         moves[i].kind != moves[i - 1].kind;
}

static guint
list_takes (const Walk *self,
            const AbbatesPosition *position,
            AbbatesMove *moves)
{
  AbbatesMove all[ABBATES_MAX_MOVES];
  guint n_all = abbates_position_moves (position, self->rules, all);
  guint n_moves = 0;

  for (guint i = 0; i < n_all; i++)
    if (is_another_way (self, position, all, i))
      moves[n_moves++] = all[i];

  return n_moves;
}

/* What card comes is open, and told as one that nobody recorded where that may be. */
static guint
list_answers (const AbbatesPosition *position,
              const AbbatesRules *rules,
              AbbatesMove *moves)
{
  guint weights[ABBATES_MAX_MOVES];
  AbbatesMove unknown = { ABBATES_MOVE_REVEAL, { ABBATES_UNKNOWN_CARD } };
  guint n_moves;

  if (position->awaiting == ABBATES_MOVE_REVEAL &&
      abbates_position_check (position, rules, unknown) == ABBATES_REASON_NONE)
    {
      moves[0] = unknown;
      return 1;
    }

  n_moves = abbates_position_outcomes (position, rules, moves, weights);
  return position->awaiting == ABBATES_MOVE_HENRICUS && position->stage != ABBATES_STAGE_SETUP
             ? n_moves
             : MIN (n_moves, 1);
}

/* The ways to go on. A card that is laid may lie on any square, and cards that were looked at in
 * any order. */
static guint
list_ways (const Walk *self,
           const AbbatesPosition *position,
           AbbatesMove *moves)
{
  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_PLAY:
      return list_plays (position, self->rules, moves);
    case ABBATES_MOVE_TAKE:
      return list_takes (self, position, moves);
    case ABBATES_MOVE_PLACE:
    case ABBATES_MOVE_ORDER:
      return MIN (abbates_position_moves (position, self->rules, moves), 1);
    case ABBATES_MOVE_KNOW:
      return 0;
    default:
      if (position->peeking)
        {
          moves[0] = (AbbatesMove){ ABBATES_MOVE_ORDER, { 0 } };
          return 1;
        }
      return list_answers (position, self->rules, moves);
    }
}

/* Action 2 goes the same way from the same ranks; what Henricus plays after it follows from the
 * cards on top of his piles. */
static gboolean
was_ranked (Walk *self,
            const AbbatesPosition *position)
{
  Rank rank = { { 0 } };

  memcpy (rank.order, position->order, sizeof rank.order);
  memcpy (rank.top, position->henricus.top, sizeof rank.top);
  for (guint i = 0; i < self->n_ranks; i++)
    if (memcmp (&self->ranks[i], &rank, sizeof rank) == 0)
      return TRUE;
  if (self->n_ranks < MAX_RANKS)
    self->ranks[self->n_ranks++] = rank;

  return FALSE;
}

static gboolean
ends_phase (const AbbatesEvents *events)
{
  for (guint i = 0; i < events->n_events; i++)
    if ((events->events[i].kind == SCR_EVENT_BEGIN &&
         events->events[i].piece == ABBATES_PIECE_PHASE) ||
        (events->events[i].kind == SCR_EVENT_END && events->events[i].piece == ABBATES_PIECE_GAME))
      return TRUE;

  return FALSE;
}

static void
go_on (Walk *self,
       const AbbatesPosition *position);

static void
make (Walk *self,
      const AbbatesPosition *position,
      AbbatesMove move)
{
  guint n_duties = self->way.n_duties;
  gboolean had_acted = self->has_acted;
  AbbatesPosition after = *position;

  self->has_acted = self->has_acted || move.kind >= ABBATES_MOVE_PEEK;
  abbates_position_apply_events (&after, self->rules, move, &self->events);
  add_consequences (self, position, &after);
  if (ends_phase (&self->events))
    end_way (self, FALSE);
  else if (position->awaiting == ABBATES_MOVE_PLAY && after.stage == ABBATES_STAGE_TAKE &&
           was_ranked (self, &after))
    end_way (self, TRUE);
  else
    go_on (self, &after);
  self->way.n_duties = n_duties;
  self->has_acted = had_acted;
}

static void
go_on (Walk *self,
       const AbbatesPosition *position)
{
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint n_duties = self->way.n_duties;
  guint n_moves;

  add_due (self, position);
  n_moves = list_ways (self, position, moves);
  for (guint i = 0; i < n_moves; i++)
    make (self, position, moves[i]);
  if (n_moves == 0)
    end_way (self, FALSE);
  self->way.n_duties = n_duties;
}

/**
 * abbates_duties_find:
 * @self: (out caller-allocates): what is to be done
 * @position: a position
 * @rules: the rules of the match
 *
 * Finds what people do from here to the end of the phase and then, in order, as far as it is
 * certain now. What a fact is, where it is certain that something is done but not what, is open.
 */
void
abbates_duties_find (AbbatesDuties *self,
                     const AbbatesPosition *position,
                     const AbbatesRules *rules)
{
  g_autofree Walk *walk = g_new0 (Walk, 1);

  self->n_duties = 0;
  if (position->stage == ABBATES_STAGE_OVER)
    return;

  walk->rules = rules;
  walk->certain = self;
  walk->is_long = position->stage < ABBATES_STAGE_TAKE;
  walk->waiting = find_waiting (position, rules);
  go_on (walk, position);
}
