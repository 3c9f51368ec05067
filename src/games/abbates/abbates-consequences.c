/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What was forced after a move, in sentences: nobody decided it, so no move of its
 * own tells it. */

/**
 * Telling:
 * @before: the position before the move
 * @after: the position after it
 * @setup: the match's set-up
 * @played: what each seat played in the phase of @before, the move's card with them
 * @text: the sentences so far
 */
typedef struct
{
  const AbbatesPosition *before;
  const AbbatesPosition *after;
  const AbbatesSetup *setup;
  guint8 played[ABBATES_MAX_SEATS];
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

static void
tell_out (Telling *self)
{
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if (self->after->seats[i].out && !self->before->seats[i].out)
      tell (self, _ ("%s cannot play and sits this phase out."), self->setup->names[i]);
}

static void
tell_winner (Telling *self)
{
  guint8 card;

  if (self->after->n_chapter <= self->before->n_chapter)
    return;

  card = self->after->chapter[self->after->n_chapter - 1];
  tell (self, _ ("%s wins the phase with %u; the Abbot-General goes to %d."),
        self->setup->names[ABBATES_CHAPTER_SEAT (card) - 1], ABBATES_CHAPTER_VALUE (card),
        self->after->general);
}

/* Whether Henricus exchanged a card with the replenishment row, as he must on square 2
 * of the Solo card; @given is the one that he had. */
static gboolean
has_exchanged (const Telling *self,
               AbbatesCard *given)
{
  const AbbatesHenricusPosition *before = &self->before->henricus;
  const AbbatesCard *refill = self->before->refill;
  guint at = 0;

  if (before->pawn != 2 || before->n_cards == 0 || (refill[0] | refill[1] | refill[2]) == 0)
    return FALSE;

  while (at + 1 < before->n_cards && before->cards[at] == self->after->henricus.cards[at])
    at++;
  *given = before->cards[at];

  return TRUE;
}

/* What Henricus took when he won; a card that he draws is told by its reveal. */
static void
tell_henricus_takes (Telling *self)
{
  const AbbatesHenricusPosition *henricus = &self->after->henricus;
  gboolean took = henricus->n_cards > self->before->henricus.n_cards;
  gboolean won = self->after->n_chapter > self->before->n_chapter &&
                 ABBATES_CHAPTER_SEAT (self->after->chapter[self->after->n_chapter - 1]) ==
                     ABBATES_HENRICUS;
  g_autofree char *taken = NULL;
  g_autofree char *got = NULL;
  g_autofree char *lost = NULL;
  AbbatesCard given;

  if (!self->setup->rules.solo || !won || self->before->phase == ABBATES_N_PHASES)
    return;

  if (has_exchanged (self, &given))
    {
      lost = abbates_sentence_card (given);
      got = abbates_sentence_card (henricus->cards[henricus->n_cards - 1]);
      if (took)
        taken = abbates_sentence_card (henricus->cards[henricus->n_cards - 2]);
    }
  else if (took)
    taken = abbates_sentence_card (henricus->cards[henricus->n_cards - 1]);

  if (taken != NULL)
    tell (self, _ ("Henricus takes %s from %s."), taken,
          abbates_sentence_line (self->after->phase == self->before->phase
                                     ? self->after->taken_line
                                     : self->before->line));
  if (lost != NULL)
    tell (self, _ ("He exchanges his %s with %s of the replenishment row."), lost, got);
}

static void
tell_corner (Telling *self)
{
  guint round = self->before->round;
  guint8 corner = (guint8) (1u << (round - 1));

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if ((self->after->seats[i].corners & corner) && !(self->before->seats[i].corners & corner))
      tell (self, _ ("%s takes the corner card of round %u."), self->setup->names[i], round);
  if ((self->after->henricus.corners & corner) && !(self->before->henricus.corners & corner))
    tell (self, _ ("%s takes the corner card of round %u."),
          self->setup->names[ABBATES_HENRICUS - 1], round);
}

/* What @seat (from 0) takes back at the end of the round that @before is in, 0 for
 * nothing or when the round goes on. */
static guint
get_returned (const Telling *self,
              guint seat)
{
  guint winner = self->before->n_ranked > 0 ? self->before->order[0] : 0;
  AbbatesHand discards = self->before->seats[seat].discards;

  if (self->after->round == self->before->round)
    return 0;
  if (self->after->n_chapter > self->before->n_chapter)
    winner = ABBATES_CHAPTER_SEAT (self->after->chapter[self->after->n_chapter - 1]);
  if (self->played[seat] != 0 && winner != seat + 1)
    abbates_hand_add (&discards, self->played[seat]);

  return self->setup->rules.return_highest[self->before->round - 1]
             ? abbates_hand_highest (&discards)
             : abbates_hand_lowest (&discards);
}

/* Benedict cards earned, by Ora et Labora or by the last corner. */
static void
tell_benedict (Telling *self)
{
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      int had = self->before->seats[i].hand.benedict;
      int earned;

      had -= self->played[i] == ABBATES_BENEDICT && self->before->seats[i].played == 0;
      had += get_returned (self, i) == ABBATES_BENEDICT;
      earned = self->after->seats[i].hand.benedict - had;
      if (earned > 0)
        tell (self, ngettext ("%s gets %d Benedict card.", "%s gets %d Benedict cards.", earned),
              self->setup->names[i], earned);
    }
}

static void
tell_returns (Telling *self)
{
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      guint returned = get_returned (self, i);

      if (returned != 0)
        tell (self, _ ("%s takes %u back into hand."), self->setup->names[i], returned);
    }
}

/* How many phases nobody could play in. */
static void
tell_skipped (Telling *self)
{
  guint before = self->before->round * ABBATES_N_PHASES + self->before->phase;
  guint after = self->after->round * ABBATES_N_PHASES + self->after->phase;
  gboolean over = self->after->stage == ABBATES_STAGE_OVER;
  guint ended = after - before + (over ? 1 : 0);

  if (ended > 1)
    tell (self,
          ngettext ("Nobody can play, so a phase is skipped.",
                    "Nobody can play, so %u phases are skipped.", ended - 1),
          ended - 1);
}

static void
tell_henricus_plays (Telling *self)
{
  const AbbatesHenricusPosition *henricus = &self->after->henricus;
  gboolean new_phase =
      self->after->phase != self->before->phase || self->after->round != self->before->round;

  if (henricus->played != 0 && (new_phase || self->before->henricus.played == 0))
    tell (self, _ ("Henricus plays %u."), henricus->played);
  if (henricus->out && (new_phase || !self->before->henricus.out))
    tell (self, _ ("Henricus has no card left and sits this phase out."));
}

/**
 * abbates_sentence_consequences:
 * @before: the position before a move
 * @move: the move
 * @after: the position after it
 * @setup: the match's set-up
 *
 * Returns: (transfer full): sentences that tell what was forced after the move; empty
 *   when it was nothing but what the move itself says
 */
char *
abbates_sentence_consequences (const AbbatesPosition *before,
                               AbbatesMove move,
                               const AbbatesPosition *after,
                               const AbbatesSetup *setup)
{
  Telling telling = { before, after, setup, { 0 }, g_string_new (NULL) };
  g_autofree char *result = abbates_sentence_result (after, setup);

  for (guint i = 0; i < setup->rules.n_seats; i++)
    telling.played[i] = before->seats[i].played;
  if (move.kind == ABBATES_MOVE_PLAY)
    telling.played[before->by - 1] = move.arg[0];

  tell_out (&telling);
  tell_winner (&telling);
  tell_henricus_takes (&telling);
  tell_corner (&telling);
  tell_benedict (&telling);
  tell_returns (&telling);
  tell_skipped (&telling);
  tell_henricus_plays (&telling);
  if (result != NULL)
    tell (&telling, "%s", result);

  return g_string_free (telling.text, FALSE);
}
