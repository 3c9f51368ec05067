/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What was forced after a move, in sentences: nobody decided it, so no move of its
 * own tells it. */

/**
 * Telling:
 * @setup: the match's set-up
 * @move: the move, which is told already
 * @events: what came of the move
 * @general: where the Abbot-General stands on the track, as far as it is told
 * @line: where cards are taken, as far as it is told
 * @mission: that of the first seat
 * @pawn: the square of the Solo card that Henricus takes by, as far as it is told
 * @text: the sentences so far
 */
typedef struct
{
  const AbbatesSetup *setup;
  AbbatesMove move;
  AbbatesEvents events;
  int general;
  AbbatesLine line;
  guint mission;
  guint pawn;
  GString *text;
} Telling;

G_GNUC_PRINTF (2, 3)
static void
tell (Telling *self,
      const char *format,
      ...)
{
  va_list args;

  if (self->text->len > 0)
    g_string_append_c (self->text, ' ');
  va_start (args, format);
  g_string_append_vprintf (self->text, format, args);
  va_end (args);
}

static gboolean
is_pass (const AbbatesEvent *event,
         AbbatesPieceKind piece)
{
  return event->kind == SCR_EVENT_PASS && event->piece == piece;
}

static gboolean
is_move (const AbbatesEvent *event,
         AbbatesPlaceKind from,
         AbbatesPlaceKind to)
{
  return event->kind == SCR_EVENT_MOVE && event->from.kind == from && event->to.kind == to;
}

/* Whether the phase that is under way at @at is one in which nobody can play. */
static gboolean
is_skipped (const Telling *self,
            guint at)
{
  for (; at < self->events.n_events; at++)
    {
      const AbbatesEvent *event = &self->events.events[at];

      if (is_pass (event, ABBATES_PIECE_PHASE) && event->seat == 0)
        return TRUE;
      if (event->kind == SCR_EVENT_END || event->kind == SCR_EVENT_WIN)
        return FALSE;
    }

  return FALSE;
}

/* How many phases are skipped from @at on; 0 where an earlier one told of all. */
static guint
count_skipped (const Telling *self,
               guint at)
{
  guint count = 0;

  for (guint i = 0; i < self->events.n_events; i++)
    {
      const AbbatesEvent *event = &self->events.events[i];

      if (!is_pass (event, ABBATES_PIECE_PHASE) || event->seat != 0)
        continue;
      if (i < at)
        return 0;
      count++;
    }

  return count;
}

static void
tell_pass (Telling *self,
           guint at)
{
  const AbbatesEvent *event = &self->events.events[at];
  guint n_skipped;

  /* The first is what the move itself says. */
  if (self->move.kind == ABBATES_MOVE_SKIP && at == 0)
    return;
  if (event->piece == ABBATES_PIECE_TAKE)
    {
      tell (self, _ ("%s gets no card."), self->setup->names[event->seat - 1]);
      return;
    }
  if (event->seat == 0)
    {
      n_skipped = count_skipped (self, at);
      if (n_skipped > 0)
        tell (self,
              self->move.kind == ABBATES_MOVE_SKIP && n_skipped == 1
                  ? _ ("Nobody plays, so the phase is skipped.")
                  : ngettext ("Nobody can play, so a phase is skipped.",
                              "Nobody can play, so %u phases are skipped.", n_skipped),
              n_skipped);
      return;
    }

  if (is_skipped (self, at))
    return;
  if (abbates_position_is_henricus (&self->setup->rules, event->seat))
    tell (self, _ ("Henricus has no card left and sits this phase out."));
  else
    tell (self, _ ("%s cannot play and sits this phase out."),
          self->setup->names[event->seat - 1]);
}

static void
tell_win (Telling *self,
          guint at)
{
  const AbbatesEvent *event = &self->events.events[at];
  const char *name = self->setup->names[event->seat - 1];
  int general = self->general;

  if (event->piece == ABBATES_PIECE_CORNER)
    tell (self, _ ("%s takes the corner card of round %u."), name, event->value);
  if (event->piece != ABBATES_PIECE_PHASE)
    return;

  /* The winner's card goes to the Chapter Room, then the Abbot-General steps by its beans. */
  for (guint i = at + 1; i < MIN (at + 3, self->events.n_events); i++)
    if (self->events.events[i].kind == SCR_EVENT_STEP &&
        self->events.events[i].piece == ABBATES_PIECE_GENERAL)
      general = self->events.events[i].to.at;
  if (general == self->general)
    tell (self, _ ("%s wins the phase with %u; the Abbot-General stays at %d."), name,
          (guint) event->amount, general);
  else
    tell (self, _ ("%s wins the phase with %u; the Abbot-General goes to %d."), name,
          (guint) event->amount, general);
}

/* All the Benedict cards that a seat gets, by the last corner and by Ora et Labora. */
static void
tell_earn (Telling *self,
           guint at)
{
  guint seat = self->events.events[at].seat;
  int earned = 0;

  for (guint i = 0; i < self->events.n_events; i++)
    {
      const AbbatesEvent *event = &self->events.events[i];

      if (event->kind != SCR_EVENT_EARN || event->piece != ABBATES_PIECE_ABBOT_CARD ||
          event->seat != seat)
        continue;
      if (i < at)
        return;
      earned += event->amount;
    }

  if (earned > 0)
    tell (self, ngettext ("%s gets %d Benedict card.", "%s gets %d Benedict cards.", earned),
          self->setup->names[seat - 1], earned);
}

/* Garden cards that Henricus takes, gives or gets; one that he draws is told by its
 * reveal. */
static void
tell_henricus_card (Telling *self,
                    guint at)
{
  const AbbatesEvent *event = &self->events.events[at];
  g_autofree char *sentence = NULL;

  if (is_move (event, ABBATES_PLACE_GARDEN, ABBATES_PLACE_CARDS))
    sentence =
        abbates_sentence_henricus_take (event->value, event->from.at, self->line, self->pawn);
  else if (is_move (event, ABBATES_PLACE_CARDS, ABBATES_PLACE_REFILL))
    sentence = abbates_sentence_henricus_exchange (event->value, self->events.events[at + 1].value,
                                                   event->to.at);
  if (sentence != NULL)
    tell (self, "%s", sentence);
}

/* Abbot cards that Henricus plays or takes back. */
static void
tell_henricus_abbot_card (Telling *self,
                          const AbbatesEvent *event)
{
  gboolean is_from_high = event->from.kind == ABBATES_PLACE_HIGH;
  g_autofree char *sentence = NULL;

  if (event->to.kind == ABBATES_PLACE_PLAYED)
    {
      sentence = abbates_sentence_henricus_play (self->setup, self->mission, self->line,
                                                 is_from_high, event->value);
      tell (self, "%s", sentence);
    }
  else if (event->from.kind != ABBATES_PLACE_DISCARDS)
    return;
  else if (event->to.kind == ABBATES_PLACE_HIGH)
    tell (self, _ ("Henricus takes %u back, the highest of his discards: into his high pile, "
                   "which is shuffled."),
          event->value);
  else if (event->to.kind == ABBATES_PLACE_LOW)
    tell (self, _ ("Henricus takes %u back, the highest of his discards: into his low pile, "
                   "which is shuffled."),
          event->value);
}

static void
tell_move (Telling *self,
           guint at)
{
  const AbbatesEvent *event = &self->events.events[at];

  if (event->to.kind == ABBATES_PLACE_LINE)
    self->line = (AbbatesLine) event->to.at;
  else if (event->to.kind == ABBATES_PLACE_BOARD)
    self->line = ABBATES_NO_LINE;
  else if (event->piece == ABBATES_PIECE_CARD)
    tell_henricus_card (self, at);
  else if (is_move (event, ABBATES_PLACE_DISCARDS, ABBATES_PLACE_HAND))
    tell (self, _ ("%s takes %u back into hand."), self->setup->names[event->seat - 1],
          event->value);
  else if (event->piece == ABBATES_PIECE_ABBOT_CARD &&
           abbates_position_is_henricus (&self->setup->rules, event->seat))
    tell_henricus_abbot_card (self, event);
}

/* The pawns that only the rules move; those of the players go with what they did. */
static void
tell_step (Telling *self,
           const AbbatesEvent *event)
{
  if (event->piece == ABBATES_PIECE_GENERAL)
    self->general = event->to.at;
  if (event->piece == ABBATES_PIECE_ABBOT &&
      abbates_position_is_henricus (&self->setup->rules, event->seat))
    tell (self, _ ("His Abbot goes to %u."), event->to.at);
  if (event->piece == ABBATES_PIECE_SOLO_PAWN)
    {
      self->pawn = event->to.at;
      if (self->move.kind != ABBATES_MOVE_SET_PAWN)
        tell (self, _ ("Henricus' pawn goes to square %u of the Solo card."), self->pawn);
    }
}

/* What a corner card brings. */
static void
tell_points (Telling *self,
             const AbbatesEvent *event)
{
  if (abbates_position_is_henricus (&self->setup->rules, event->seat))
    tell (self, ngettext ("It brings him %d point.", "It brings him %d points.", event->amount),
          event->amount);
}

static void
tell_event (Telling *self,
            guint at)
{
  const AbbatesEvent *event = &self->events.events[at];

  switch ((ScrEventKind) event->kind)
    {
    case SCR_EVENT_PASS:
      tell_pass (self, at);
      break;
    case SCR_EVENT_WIN:
      tell_win (self, at);
      break;
    case SCR_EVENT_EARN:
      if (event->piece == ABBATES_PIECE_ABBOT_CARD)
        tell_earn (self, at);
      else
        tell_points (self, event);
      break;
    case SCR_EVENT_MOVE:
      tell_move (self, at);
      break;
    case SCR_EVENT_STEP:
      tell_step (self, event);
      break;
    case SCR_EVENT_LOOK:
    case SCR_EVENT_SHUFFLE:
    case SCR_EVENT_BEGIN:
    case SCR_EVENT_END:
    default:
      break;
    }
}

/**
 * abbates_sentence_consequences:
 * @position: the position before @move
 * @setup: the match's set-up
 * @move: a move that is legal there
 *
 * Returns: (transfer full): sentences that tell what was forced after the move; empty
 *   when it was nothing but what the move itself says
 */
char *
abbates_sentence_consequences (const AbbatesPosition *position,
                               const AbbatesSetup *setup,
                               AbbatesMove move)
{
  Telling telling = {
    .setup = setup,
    .move = move,
    .general = position->general,
    .line = position->taken_line,
    .mission = position->seats[0].mission,
    .pawn = position->henricus.pawn,
  };
  AbbatesPosition after = *position;

  telling.text = g_string_new (NULL);
  abbates_position_apply_events (&after, &setup->rules, move, &telling.events);
  for (guint i = 0; i < telling.events.n_events; i++)
    tell_event (&telling, i);

  if (after.stage == ABBATES_STAGE_OVER)
    {
      g_autofree char *result = NULL;
      AbbatesScoreRange range;

      abbates_position_score_range (&after, &setup->rules, range.low, range.high);
      result = abbates_sentence_result (&after, setup, &range);
      tell (&telling, "%s", result);
    }

  return g_string_free (telling.text, FALSE);
}
