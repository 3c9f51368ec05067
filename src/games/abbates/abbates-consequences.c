/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What was forced after a move, in sentences: nobody decided it, so no move of its
 * own tells it. */

typedef struct
{
  const AbbatesPosition *before;
  const AbbatesPosition *after;
  const AbbatesSetup *setup;
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

static void
tell_benedict (Telling *self)
{
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      int earned = self->after->seats[i].hand.benedict - self->before->seats[i].hand.benedict;

      if (earned > 0)
        tell (self, ngettext ("%s gets %d Benedict card.", "%s gets %d Benedict cards.", earned),
              self->setup->names[i], earned);
    }
}

/* Values that came into a hand at the end of a round. */
static void
tell_returns (Telling *self)
{
  if (self->after->round == self->before->round)
    return;

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      guint returned = self->after->seats[i].hand.values & ~self->before->seats[i].hand.values;

      if (returned != 0)
        tell (self, _ ("%s takes %d back into hand."), self->setup->names[i],
              __builtin_ctz (returned));
    }
}

static void
tell_henricus_plays (Telling *self)
{
  const AbbatesHenricusPosition *henricus = &self->after->henricus;

  if (henricus->played != 0 && henricus->played != self->before->henricus.played)
    tell (self, _ ("Henricus plays %u."), henricus->played);
  if (henricus->out && !self->before->henricus.out)
    tell (self, _ ("Henricus has no card left and sits this phase out."));
}

/**
 * abbates_sentence_consequences:
 * @before: the position before a move
 * @after: the position after it
 * @setup: the match's set-up
 *
 * Returns: (transfer full): sentences that tell what was forced after the move; empty
 *   when it was nothing but what the move itself says
 */
char *
abbates_sentence_consequences (const AbbatesPosition *before,
                               const AbbatesPosition *after,
                               const AbbatesSetup *setup)
{
  Telling telling = { before, after, setup, g_string_new (NULL) };
  g_autofree char *result = abbates_sentence_result (after, setup);

  tell_out (&telling);
  tell_winner (&telling);
  tell_henricus_takes (&telling);
  tell_corner (&telling);
  tell_benedict (&telling);
  tell_returns (&telling);
  tell_henricus_plays (&telling);
  if (result != NULL)
    tell (&telling, "%s", result);

  return g_string_free (telling.text, FALSE);
}
