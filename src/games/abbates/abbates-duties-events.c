/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-duties-private.h"

#include "games/abbates/abbates-position-private.h"

/* What people do because of what the rules report. */

/**
 * Reading:
 * @duties: where duties are added
 * @before: the position in which it began
 * @after: the position in which it ended
 * @rules: the rules of the match
 * @round: the round that is played where reading has come to
 * @phase: the phase
 * @line: where the Abbot-General stands there
 * @taken_line: where cards are taken there
 * @n_filled: squares that cards of the replenishment row have moved up to
 * @named: bit s - 1 is set where the Abbot of seat s is only counted anew, by a card that is named
 */
typedef struct
{
  AbbatesDuties *duties;
  const AbbatesPosition *before;
  const AbbatesPosition *after;
  const AbbatesRules *rules;
  guint round;
  guint phase;
  AbbatesLine line;
  AbbatesLine taken_line;
  guint n_filled;
  guint named;
} Reading;

/**
 * abbates_duties_add:
 * @self: duties
 * @duty: one more
 *
 * Returns: (transfer none): @duty there, or the one of its kind and number that was there
 */
AbbatesDuty *
abbates_duties_add (AbbatesDuties *self,
                    AbbatesDuty duty)
{
  for (guint i = 0; i < self->n_duties; i++)
    if (self->duties[i].kind == duty.kind && self->duties[i].at == duty.at)
      return &self->duties[i];

  g_assert (self->n_duties < ABBATES_MAX_DUTIES);
  self->duties[self->n_duties] = duty;

  return &self->duties[self->n_duties++];
}

static AbbatesDuty *
add (Reading *self,
     AbbatesDutyKind kind,
     guint at,
     guint seat,
     guint value)
{
  return abbates_duties_add (self->duties, (AbbatesDuty){ .kind = (guint8) kind,
                                                          .at = (guint8) at,
                                                          .seat = (guint8) seat,
                                                          .value = (guint8) value });
}

/* The Abbot-General stays where no event says otherwise. */
static void
read_win (Reading *self,
          const AbbatesEvent *event)
{
  AbbatesDuty *general;

  add (self, ABBATES_DUTY_WIN, 0, event->seat, (guint) event->amount);
  general = add (self, ABBATES_DUTY_GENERAL, 0, 0, (guint) event->amount);
  general->from = general->to = self->before->general;
}

/* What a corner card brings is told after it. */
static void
read_earning (Reading *self,
              const AbbatesEvent *event)
{
  AbbatesDuties *duties = self->duties;
  AbbatesDuty *last = &duties->duties[duties->n_duties - 1];

  if (duties->n_duties > 0 && last->kind == ABBATES_DUTY_CORNER && last->seat == event->seat &&
      last->from == 0)
    last->from = event->amount;
  else if (event->piece == ABBATES_PIECE_ABBOT_CARD)
    add (self, ABBATES_DUTY_ORA_EARN, event->seat, event->seat, 0);
}

static void
read_general (Reading *self,
              const AbbatesEvent *event)
{
  AbbatesDuty *duty;

  if (event->kind == SCR_EVENT_STEP)
    {
      duty = add (self, event->amount > 0 ? ABBATES_DUTY_GENERAL : ABBATES_DUTY_GENERAL_BACK, 0,
                  0, 0);
      duty->from = (gint16) event->from.at;
      duty->to = (gint16) event->to.at;
      return;
    }

  self->line = event->to.kind == ABBATES_PLACE_LINE ? (AbbatesLine) event->to.at : ABBATES_NO_LINE;
  self->taken_line = self->line;
  if (!self->rules->solo && self->before->stage != ABBATES_STAGE_SETUP)
    add (self, ABBATES_DUTY_STARTER, 0, self->after->start_seat, 0);
  duty = add (self, ABBATES_DUTY_BEGIN, 4 * self->round + self->phase, 0, self->round);
  duty->from = (gint16) self->phase;
  duty->line = self->line;
}

static void
read_ora (Reading *self,
          const AbbatesEvent *event)
{
  if (event->kind == SCR_EVENT_STEP)
    add (self, ABBATES_DUTY_ORA_ON, event->seat, event->seat, event->to.at);
  else if (event->to.kind == ABBATES_PLACE_OUT)
    add (self, ABBATES_DUTY_ORA_OUT, event->seat, event->seat, 0);
  else
    add (self, ABBATES_DUTY_ORA_RESET, 0, 0, 0);
}

static void
read_abbot_card (Reading *self,
                 const AbbatesEvent *event)
{
  AbbatesDuty *duty;

  if (event->from.kind == ABBATES_PLACE_LOW || event->from.kind == ABBATES_PLACE_HIGH)
    {
      duty = add (self, ABBATES_DUTY_HIS_PLAY, self->phase, 0, event->value);
      duty->from = event->from.kind == ABBATES_PLACE_HIGH;
      duty->own_line = self->line;
    }
  else if (event->to.kind == ABBATES_PLACE_DISCARDS)
    add (self, ABBATES_DUTY_ASIDE, 0, 0, 0);
  else if (event->from.kind != ABBATES_PLACE_DISCARDS)
    return;
  else if (event->to.kind == ABBATES_PLACE_HAND)
    add (self, ABBATES_DUTY_RETURN, event->seat, event->seat, event->value)->from =
        self->rules->return_highest[self->round - 1];
  else if (event->to.kind == ABBATES_PLACE_OUT)
    add (self, ABBATES_DUTY_LEAVE, 0, 0, 0);
  else
    add (self, ABBATES_DUTY_HIS_RETURN, 0, 0, event->value);
}

static void
read_discard (Reading *self,
              const AbbatesEvent *event)
{
  AbbatesDuty *duty = add (self, ABBATES_DUTY_DISCARD, 0, 0, 0);

  duty->line = self->taken_line;
  if (duty->card == ABBATES_NO_CARD)
    duty->card = event->value;
  else
    duty->cards[duty->cards[0] == ABBATES_NO_CARD ? 0 : 1] = event->value;
}

static void
read_fill (Reading *self,
           const AbbatesEvent *event)
{
  AbbatesDuty *duty = add (self, ABBATES_DUTY_FILL, ++self->n_filled, 0, self->round);

  duty->to = (gint16) event->to.at;
  duty->card = event->value;
  duty->from = (gint16) event->from.at;
  duty->line = self->taken_line;
}

/* A card lies on a portrait now. */
static void
read_laid (Reading *self,
           const AbbatesEvent *event)
{
  guint seat = event->to.of;
  AbbatesCard covered = self->before->seats[seat - 1].portrait[event->to.at - 1];
  AbbatesDuty *duty;

  if (event->value != ABBATES_UNKNOWN_CARD && covered != ABBATES_UNKNOWN_CARD)
    return;

  duty = add (self, ABBATES_DUTY_ABBOT, seat, seat,
              covered == ABBATES_NO_CARD ? ABBATES_ABBOT_BY_CARD : ABBATES_ABBOT_BY_BOTH);
  duty->from = duty->to = ABBATES_OPEN_NUMBER;
}

/* Whether unrecorded cards leave open where the Abbot of @seat stood. */
static gboolean
is_anywhere (Reading *self,
             guint seat)
{
  int low, high;

  return !abbates_position_is_henricus (self->rules, seat) &&
         abbates_position_track_range (self->before, self->rules, seat, &low, &high);
}

/* At the table the pawn has gone already by a card that is named now. */
static void
read_abbot (Reading *self,
            const AbbatesEvent *event)
{
  guint bit = 1u << (event->seat - 1);
  AbbatesDuty *duty;

  if ((self->named & bit) != 0)
    {
      self->named &= ~bit;
      return;
    }

  duty = add (self, ABBATES_DUTY_ABBOT, event->seat, event->seat, ABBATES_ABBOT_KNOWN);
  if (duty->value != ABBATES_ABBOT_KNOWN)
    return;

  duty->from = (gint16) event->from.at;
  duty->to = (gint16) event->to.at;
  if (is_anywhere (self, event->seat))
    {
      duty->value = ABBATES_ABBOT_FROM_ANYWHERE;
      duty->from = ABBATES_OPEN_NUMBER;
      duty->to = (gint16) event->amount;
    }
}

/* Cards that a seat takes are told in the log. */
static void
read_card (Reading *self,
           const AbbatesEvent *event)
{
  guint from = event->from.kind, to = event->to.kind;
  AbbatesDuty *duty;

  if (to == ABBATES_PLACE_PORTRAIT && from != ABBATES_PLACE_PORTRAIT)
    read_laid (self, event);
  else if (from == ABBATES_PLACE_GARDEN && to == ABBATES_PLACE_DISCARD)
    read_discard (self, event);
  else if (from == ABBATES_PLACE_REFILL && to == ABBATES_PLACE_GARDEN && event->seat == 0)
    read_fill (self, event);
  else if (from == ABBATES_PLACE_GARDEN && to == ABBATES_PLACE_CARDS)
    {
      duty = add (self, ABBATES_DUTY_HIS_TAKE, 0, ABBATES_HENRICUS, self->before->henricus.pawn);
      duty->card = event->value;
      duty->line = self->taken_line;
      duty->from = (gint16) event->from.at;
    }
  else if (from == ABBATES_PLACE_CARDS && to == ABBATES_PLACE_REFILL)
    add (self, ABBATES_DUTY_HIS_SWAP, 0, ABBATES_HENRICUS, event->to.at)->card = event->value;
  else if (from == ABBATES_PLACE_REFILL && to == ABBATES_PLACE_CARDS)
    add (self, ABBATES_DUTY_HIS_SWAP, 0, ABBATES_HENRICUS, event->from.at)->cards[0] = event->value;
}

static void
read_pass (Reading *self,
           const AbbatesEvent *event)
{
  if (event->piece == ABBATES_PIECE_TAKE)
    add (self, ABBATES_DUTY_NO_CARD, event->seat, event->seat,
         abbates_position_arcade (self->before, self->rules));
  else
    add (self, event->seat != 0 ? ABBATES_DUTY_OUT : ABBATES_DUTY_SKIP, event->seat, event->seat,
         0);
}

static void
read_begin (Reading *self,
            const AbbatesEvent *event)
{
  if (event->piece == ABBATES_PIECE_ROUND)
    self->round = (guint) event->amount;
  else if (event->piece == ABBATES_PIECE_PHASE)
    self->phase = (guint) event->amount;
}

static void
read_piece (Reading *self,
            const AbbatesEvent *event)
{
  switch ((AbbatesPieceKind) event->piece)
    {
    case ABBATES_PIECE_CARD:
      read_card (self, event);
      break;
    case ABBATES_PIECE_ABBOT_CARD:
      read_abbot_card (self, event);
      break;
    case ABBATES_PIECE_GENERAL:
      read_general (self, event);
      break;
    case ABBATES_PIECE_ORA:
      read_ora (self, event);
      break;
    case ABBATES_PIECE_ABBOT:
      read_abbot (self, event);
      break;
    case ABBATES_PIECE_SOLO_PAWN:
      add (self, ABBATES_DUTY_HIS_PAWN, 0, ABBATES_HENRICUS, event->to.at);
      break;
    case ABBATES_PIECE_TAKEN_LINE:
      self->taken_line = (AbbatesLine) event->to.at;
      break;
    default:
      break;
    }
}

/**
 * abbates_duties_add_events:
 * @self: duties
 * @before: a position
 * @after: the position after a move
 * @rules: the rules of the match
 * @events: what came of the move
 *
 * Adds what people do because of it, in the order in which they do it; not what the move itself
 * tells.
 */
void
abbates_duties_add_events (AbbatesDuties *self,
                           const AbbatesPosition *before,
                           const AbbatesPosition *after,
                           const AbbatesRules *rules,
                           const AbbatesEvents *events)
{
  Reading reading = { self, before, after, rules, before->round, before->phase, before->line,
                      before->taken_line, 0, 0 };

  for (guint i = 0; i < events->n_events; i++)
    {
      const AbbatesEvent *event = &events->events[i];

      if (event->kind == SCR_EVENT_LOOK && event->from.kind == ABBATES_PLACE_PORTRAIT)
        reading.named |= 1u << (event->from.of - 1);
      else if (event->kind == SCR_EVENT_BEGIN)
        read_begin (&reading, event);
      else if (event->kind == SCR_EVENT_PASS)
        read_pass (&reading, event);
      else if (event->kind == SCR_EVENT_EARN)
        read_earning (&reading, event);
      else if (event->kind == SCR_EVENT_WIN && event->piece == ABBATES_PIECE_PHASE)
        read_win (&reading, event);
      else if (event->kind == SCR_EVENT_WIN && event->piece == ABBATES_PIECE_CORNER)
        add (&reading, ABBATES_DUTY_CORNER, event->value, event->seat, 0);
      else if (event->kind == SCR_EVENT_END && event->piece == ABBATES_PIECE_GAME)
        add (&reading, ABBATES_DUTY_COUNT, 0, 0, 0);
      else if (event->kind == SCR_EVENT_MOVE || event->kind == SCR_EVENT_STEP)
        read_piece (&reading, event);
    }
}

/**
 * abbates_duties_follow:
 * @self: (out caller-allocates): what people do
 * @position: a position
 * @rules: the rules of the match
 * @move: a legal move
 *
 * Finds what people do because of @move, besides what it tells itself.
 */
void
abbates_duties_follow (AbbatesDuties *self,
                       const AbbatesPosition *position,
                       const AbbatesRules *rules,
                       AbbatesMove move)
{
  AbbatesPosition after = *position;
  AbbatesEvents events = { 0 };

  self->n_duties = 0;
  abbates_position_apply_events (&after, rules, move, &events);
  abbates_duties_add_events (self, position, &after, rules, &events);
}
