/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What was told later of a card says what it was before: where it lay unrecorded is traced
 * back through the moves to the one that brought it. */

#define MAX_COVERED 90

/**
 * Trace:
 * @entry: the number of the move that is being made, from 1
 * @source: its number where it can be completed with the card that it tells of, else 0
 * @garden: for each square, the move that brought an unrecorded card there; 0 for none
 * @refill: so for each box
 * @portrait: so for each seat's squares
 * @drawn: so for each seat's drawn card
 * @secret: so for each seat's secret card
 * @known: so for the cards on top of the draw pile that are counted as looked at
 * @discard: so for the discard pile, in its order
 * @discards: the cards of it, as they are recorded
 * @covered: so for the unrecorded cards that lie covered, by seat
 * @learned: for each move, the card that it brought, as far as it is known now
 * @is_told: for each move, whether all that it tells is learned for an earlier one
 */
typedef struct
{
  guint entry;
  guint source;
  guint garden[ABBATES_N_SQUARES];
  guint refill[ABBATES_N_BOXES];
  guint portrait[ABBATES_MAX_SEATS][ABBATES_N_SQUARES];
  guint drawn[ABBATES_MAX_SEATS];
  guint secret[ABBATES_MAX_SEATS];
  guint known[ABBATES_MAX_KNOWN];
  guint n_known;
  guint discard[ABBATES_MAX_DISCARD];
  AbbatesCard discards[ABBATES_MAX_DISCARD];
  guint n_discard;
  guint covered[ABBATES_MAX_SEATS][MAX_COVERED];
  guint n_covered[ABBATES_MAX_SEATS];
  GByteArray *learned;
  GByteArray *is_told;
} Trace;

/* Puts @card for the unrecorded one that @move tells of. Returns whether it tells of one. */
static gboolean
complete (AbbatesMove *move,
          AbbatesCard card)
{
  guint at;

  switch ((AbbatesMoveKind) move->kind)
    {
    case ABBATES_MOVE_REVEAL:
      at = 0;
      break;
    case ABBATES_MOVE_SECRET:
    case ABBATES_MOVE_SET_GARDEN:
    case ABBATES_MOVE_SET_REFILL:
    case ABBATES_MOVE_SET_HEAP:
      at = 1;
      break;
    case ABBATES_MOVE_SET_PORTRAIT:
      at = 2;
      break;
    default:
      return FALSE;
    }
  if (move->arg[at] != ABBATES_UNKNOWN_CARD)
    return FALSE;
  move->arg[at] = card;

  return TRUE;
}

/* Where the origin of the card at @place is kept; NULL where cards lie in no order. */
static guint *
find_origin (Trace *self,
             AbbatesPlace place)
{
  switch ((AbbatesPlaceKind) place.kind)
    {
    case ABBATES_PLACE_GARDEN:
      return &self->garden[place.at - 1];
    case ABBATES_PLACE_REFILL:
      return &self->refill[place.at - 1];
    case ABBATES_PLACE_PORTRAIT:
      return &self->portrait[place.of - 1][place.at - 1];
    case ABBATES_PLACE_DRAWN:
      return &self->drawn[place.of - 1];
    case ABBATES_PLACE_SECRET:
      return &self->secret[place.of - 1];
    default:
      return NULL;
    }
}

static void
learn (Trace *self,
       guint *origin,
       AbbatesCard card)
{
  if (*origin == 0)
    return;

  self->learned->data[*origin - 1] = card;
  self->is_told->data[self->entry - 1] = TRUE;
  *origin = 0;
}

/* The first card of the discard pile that is @card, or else one that nobody recorded. */
static guint
find_discard (const Trace *self,
              AbbatesCard card)
{
  const AbbatesCard *found = memchr (self->discards, card, self->n_discard);

  if (found == NULL)
    found = memchr (self->discards, ABBATES_UNKNOWN_CARD, self->n_discard);

  return found != NULL ? (guint) (found - self->discards) : self->n_discard;
}

/* Of several unrecorded cards in a heap nobody knows which one is named or taken, so none of
 * them is traced on. */
static void
forget_heap (guint *origins,
             guint n_origins)
{
  if (n_origins > 1)
    memset (origins, 0, n_origins * sizeof (guint));
}

static void
forget_discards (Trace *self)
{
  guint n_unknown = 0;

  for (guint i = 0; i < self->n_discard; i++)
    n_unknown += self->discards[i] == ABBATES_UNKNOWN_CARD;
  if (n_unknown > 1)
    forget_heap (self->discard, self->n_discard);
}

static guint
take_discard (Trace *self,
              AbbatesCard card)
{
  guint at = find_discard (self, card);
  guint origin;

  if (at == self->n_discard)
    return 0;
  if (self->discards[at] == ABBATES_UNKNOWN_CARD)
    forget_discards (self);
  origin = self->discard[at];
  self->n_discard--;
  memmove (self->discard + at, self->discard + at + 1, (self->n_discard - at) * sizeof (guint));
  memmove (self->discards + at, self->discards + at + 1, self->n_discard - at);

  return origin;
}

static guint
take_top (Trace *self)
{
  guint origin = self->known[0];

  if (self->n_known == 0)
    return 0;
  self->n_known--;
  memmove (self->known, self->known + 1, self->n_known * sizeof (guint));

  return origin;
}

/* Takes the card of @event away from its place; returns where it comes from. */
static guint
take_away (Trace *self,
           const AbbatesEvent *event)
{
  guint *kept = find_origin (self, event->from);
  guint origin = 0;

  if (kept != NULL)
    {
      origin = *kept;
      *kept = 0;
    }
  else if (event->from.kind == ABBATES_PLACE_DISCARD)
    origin = take_discard (self, event->value);
  else if (event->from.kind == ABBATES_PLACE_PILE)
    origin = take_top (self);

  if (event->value != ABBATES_UNKNOWN_CARD)
    learn (self, &origin, event->value);
  else if (origin == 0 && (event->from.kind == ABBATES_PLACE_PILE ||
                           event->from.kind == ABBATES_PLACE_NOWHERE))
    origin = self->source;

  return origin;
}

static void
lay_down (Trace *self,
          const AbbatesEvent *event,
          guint origin)
{
  guint *kept = find_origin (self, event->to);
  guint seat = event->to.of;

  if (kept != NULL)
    *kept = origin;
  else if (event->to.kind == ABBATES_PLACE_DISCARD && self->n_discard < ABBATES_MAX_DISCARD)
    {
      self->discards[self->n_discard] = event->value;
      self->discard[self->n_discard++] = origin;
    }
  else if (event->to.kind == ABBATES_PLACE_COVERED && event->value == ABBATES_UNKNOWN_CARD &&
           self->n_covered[seat - 1] < MAX_COVERED)
    self->covered[seat - 1][self->n_covered[seat - 1]++] = origin;
}

/* A card of the discard pile, or one that lies covered, is named. */
static void
learn_from_heap (Trace *self,
                 const AbbatesEvent *event)
{
  guint seat = event->from.of;

  if (event->from.kind == ABBATES_PLACE_DISCARD)
    {
      guint at = find_discard (self, ABBATES_UNKNOWN_CARD);

      if (at == self->n_discard)
        return;
      forget_discards (self);
      learn (self, &self->discard[at], event->value);
      self->discards[at] = event->value;
    }
  else if (event->from.kind == ABBATES_PLACE_COVERED && self->n_covered[seat - 1] > 0)
    {
      forget_heap (self->covered[seat - 1], self->n_covered[seat - 1]);
      learn (self, &self->covered[seat - 1][0], event->value);
      self->n_covered[seat - 1]--;
    }
}

static void
look (Trace *self,
      AbbatesMove move,
      const AbbatesEvent *event)
{
  guint *kept = find_origin (self, event->from);

  if (event->from.kind == ABBATES_PLACE_PILE)
    {
      if (move.kind == ABBATES_MOVE_REVEAL && self->n_known < ABBATES_MAX_KNOWN)
        self->known[self->n_known++] =
            event->value == ABBATES_UNKNOWN_CARD ? self->source : 0;
    }
  else if (event->value == ABBATES_UNKNOWN_CARD)
    return;
  else if (kept != NULL)
    learn (self, kept, event->value);
  else
    learn_from_heap (self, event);
}

/* Without numbers nobody told in which order the cards went back, so none is traced on. */
static void
reorder (Trace *self,
         const guint8 *numbers)
{
  guint before[ABBATES_MAX_KNOWN];

  memcpy (before, self->known, sizeof before);
  for (guint i = 0; i < self->n_known; i++)
    self->known[i] = numbers[0] != 0 ? before[numbers[i] - 1] : 0;
}

static gboolean
is_card_moved (const AbbatesEvent *event)
{
  return event->kind == SCR_EVENT_MOVE && event->piece == ABBATES_PIECE_CARD;
}

/* Follows the cards of one move. They all leave their places before any comes to lie, since
 * some change places. */
static void
follow (Trace *self,
        AbbatesMove move,
        const AbbatesEvents *events,
        const AbbatesPosition *after)
{
  guint origins[ABBATES_MAX_EVENTS] = { 0 };

  if (move.kind == ABBATES_MOVE_ORDER)
    {
      reorder (self, move.arg);
      return;
    }
  for (guint i = 0; i < events->n_events; i++)
    {
      const AbbatesEvent *event = &events->events[i];

      if (event->kind == SCR_EVENT_LOOK && event->piece == ABBATES_PIECE_CARD)
        look (self, move, event);
      else if (event->kind == SCR_EVENT_SHUFFLE && event->from.kind == ABBATES_PLACE_DISCARD)
        self->n_discard = 0;
      else if (is_card_moved (event))
        origins[i] = take_away (self, event);
    }
  for (guint i = 0; i < events->n_events; i++)
    if (is_card_moved (&events->events[i]))
      lay_down (self, &events->events[i], origins[i]);
  self->n_known = MIN (self->n_known, after->n_known);
}

static GByteArray *
new_bytes (guint length)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_set_size (bytes, length);
  if (length > 0)
    memset (bytes->data, 0, length);

  return bytes;
}

static Trace *
trace_new (const AbbatesPosition *start,
           guint n_moves)
{
  Trace *self = g_new0 (Trace, 1);

  self->learned = new_bytes (n_moves);
  self->is_told = new_bytes (n_moves);
  self->n_known = start->n_known;
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    self->n_covered[i] = MIN (start->seats[i].covered[ABBATES_UNKNOWN_CARD], MAX_COVERED);
  self->n_discard = start->n_discard;
  memcpy (self->discards, start->discard, start->n_discard);

  return self;
}

static void
trace_free (Trace *self)
{
  g_byte_array_unref (self->learned);
  g_byte_array_unref (self->is_told);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trace, trace_free)

/* Follows the cards of all of @moves. */
static Trace *
trace_moves (const AbbatesRules *rules,
             const AbbatesPosition *start,
             GArray *moves)
{
  Trace *self = trace_new (start, moves->len);
  g_autofree AbbatesEvents *events = g_new (AbbatesEvents, 1);
  AbbatesPosition position = *start;

  for (guint i = 0; i < moves->len; i++)
    {
      AbbatesMove move = g_array_index (moves, AbbatesMove, i);

      self->entry = i + 1;
      self->source = complete (&move, ABBATES_UNKNOWN_CARD) ? i + 1 : 0;
      abbates_position_apply_events (&position, rules, move, events);
      follow (self, move, events, &position);
    }

  return self;
}

/* Replaces what is not recorded in @moves by what is learned later. Returns whether anything
 * is. */
static gboolean
complete_moves (const Trace *trace,
                GArray *moves)
{
  gboolean is_learned = FALSE;

  for (guint i = 0; i < moves->len; i++)
    if (trace->learned->data[i] != ABBATES_NO_CARD &&
        complete (&g_array_index (moves, AbbatesMove, i), trace->learned->data[i]))
      is_learned = TRUE;

  return is_learned;
}

static gboolean
parse_moves (const AbbatesRules *rules,
             const AbbatesPosition *start,
             const char *const *texts,
             GArray *moves)
{
  AbbatesPosition position = *start;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      AbbatesMove move;

      if (!abbates_move_parse (rules, texts[i], &move, NULL) ||
          abbates_position_check (&position, rules, move) != ABBATES_REASON_NONE)
        return FALSE;
      g_array_append_val (moves, move);
      abbates_position_apply (&position, rules, move);
    }

  return TRUE;
}

/* The states that @moves, completed, lead to, the first with them; NULL where one does not
 * fit any more. A card that is known by then is not named again. */
static GPtrArray *
replay (AbbatesSetup *setup,
        const AbbatesPosition *start,
        const Trace *trace,
        GArray *moves)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  AbbatesPosition position = *start;

  g_ptr_array_add (states, abbates_state_new (setup, &position));
  for (guint i = 0; i < moves->len; i++)
    {
      AbbatesMove move = g_array_index (moves, AbbatesMove, i);

      if (!abbates_move_is_know (move) || !trace->is_told->data[i])
        {
          if (abbates_position_check (&position, &setup->rules, move) != ABBATES_REASON_NONE)
            return NULL;
          abbates_position_apply (&position, &setup->rules, move);
        }
      g_ptr_array_add (states, abbates_state_new (setup, &position));
    }

  return g_steal_pointer (&states);
}

/**
 * abbates_state_learn:
 * @state: a state
 * @texts: (array zero-terminated=1): moves that are legal from there on
 * @learned: (out) (transfer full) (nullable): @texts with the cards that are told later in
 *   place of those that were not recorded
 *
 * Returns: (transfer full) (nullable) (element-type AbbatesState): the state and those after each
 *   move, as they are known after the last; %NULL where nothing is told later
 */
GPtrArray *
abbates_state_learn (ScrState *state,
                     const char *const *texts,
                     GStrv *learned)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  const AbbatesPosition *start = abbates_state_get_position (self);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (AbbatesMove));
  g_autoptr (GPtrArray) states = NULL;
  g_autoptr (Trace) trace = NULL;

  *learned = NULL;
  if (!parse_moves (&setup->rules, start, texts, moves))
    return NULL;
  trace = trace_moves (&setup->rules, start, moves);
  if (!complete_moves (trace, moves))
    return NULL;

  states = replay (setup, start, trace, moves);
  if (states == NULL)
    return NULL;

  *learned = g_new0 (char *, moves->len + 1);
  for (guint i = 0; i < moves->len; i++)
    (*learned)[i] = abbates_move_print (&setup->rules, g_array_index (moves, AbbatesMove, i));

  return g_steal_pointer (&states);
}
