/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* More of how a game was won: what broke a tie, or by how much (*Point Counting*). */

typedef struct
{
  const AbbatesSetup *setup;
  AbbatesScore scores[ABBATES_MAX_SEATS];
  guint winners; /* a bit each */
  guint tied;    /* of the others, those with as many points; a bit each */
  guint first;   /* the lowest winner */
} Verdict;

/* "Ben 4, Cleo 2": the cards of the Aequalis kind that the seats in @mask show. */
static char *
list_aequalis (const Verdict *self,
               guint mask)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if ((mask >> i) & 1)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "", self->setup->names[i],
                              self->scores[i].aequalis);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
list_names (const Verdict *self,
            guint mask)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if ((mask >> i) & 1)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", self->setup->names[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_tie (const Verdict *self,
              const AbbatesPosition *position)
{
  g_autofree char *names = list_names (self, self->tied);
  g_autofree char *most = list_aequalis (self, self->winners);
  g_autofree char *fewer = list_aequalis (self, self->tied);
  const char *kind = abbates_sentence_kind (ABBATES_CARD_KIND (position->points[3]));
  int total = self->scores[self->first].total;
  g_autofree char *number =
      total < 0 ? g_strdup_printf ("−%d", -total) : g_strdup_printf ("%d", total);

  /* Translators: names, a number of points, the kind of a card, and “Ben 4”, “Cleo 2”. */
  return g_strdup_printf (ngettext ("%s has %s too; the tie goes to who shows most of the Aequalis "
                                    "card's kind (%s): %s, %s.",
                                    "%s have %s too; the tie goes to who shows most of the "
                                    "Aequalis card's kind (%s): %s, %s.",
                                    (gulong) __builtin_popcount (self->tied)),
                          names, number, kind, most, fewer);
}

/* Who shares a victory has won by nothing, so it is told that the tie could not be broken. */
static char *
describe_shared (const Verdict *self,
                 const AbbatesPosition *position)
{
  g_autofree char *counts = list_aequalis (self, self->winners);

  if (self->setup->rules.no_points_card)
    return g_strdup (_ ("Without a points card nothing breaks a tie."));

  /* Translators: the kind of a card, and “Ben 2, Cleo 2”. */
  return g_strdup_printf (_ ("They show as many cards of the Aequalis card's kind (%s), so the tie "
                             "stays: %s."),
                          abbates_sentence_kind (ABBATES_CARD_KIND (position->points[3])), counts);
}

static char *
describe_margin (const Verdict *self)
{
  int best = G_MININT;
  guint mask = 0;
  int margin;
  g_autofree char *names = NULL;

  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      if (i == self->first || self->scores[i].total < best)
        continue;
      mask = self->scores[i].total > best ? 1u << i : mask | 1u << i;
      best = self->scores[i].total;
    }
  margin = self->scores[self->first].total - best;
  names = list_names (self, mask);

  if (__builtin_popcount (mask) == 1)
    return g_strdup_printf (
        ngettext ("%s comes second, %d point behind.", "%s comes second, %d points behind.",
                  (gulong) margin),
        names, margin);

  return g_strdup_printf (ngettext ("%s come second together, %d point behind.",
                                    "%s come second together, %d points behind.", (gulong) margin),
                          names, margin);
}

static char *
describe_solo (const Verdict *self)
{
  int margin = self->scores[0].total - self->scores[1].total;

  if (margin > 0)
    return g_strdup_printf (
        ngettext ("Alone one needs more points than Henricus, who wins ties: it is %d more.",
                  "Alone one needs more points than Henricus, who wins ties: it is %d more.",
                  (gulong) margin),
        margin);

  return g_strdup_printf (
      ngettext ("Alone one needs more points than Henricus, who wins ties: %d more was needed.",
                "Alone one needs more points than Henricus, who wins ties: %d more were needed.",
                (gulong) (1 - margin)),
      1 - margin);
}

/**
 * abbates_sentence_verdict:
 * @position: a position
 * @setup: the match's set-up
 * @range: its score sheet, as far as it is known
 *
 * Returns: (transfer full) (nullable): what broke a tie, or by how much the game was won; %NULL
 *   before the end
 */
char *
abbates_sentence_verdict (const AbbatesPosition *position,
                          const AbbatesSetup *setup,
                          const AbbatesScoreRange *range)
{
  Verdict self = { .setup = setup };
  g_autofree char *uncertain = NULL;

  if (position->stage != ABBATES_STAGE_OVER)
    return NULL;
  uncertain = abbates_sentence_uncertain (setup, range);
  if (uncertain != NULL)
    return g_steal_pointer (&uncertain);
  abbates_position_score (position, &setup->rules, self.scores);
  if (setup->rules.solo)
    return describe_solo (&self);

  self.winners = abbates_position_winners (position, &setup->rules, self.scores);
  self.first = (guint) __builtin_ctz (self.winners);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    if (self.scores[i].total == self.scores[self.first].total)
      self.tied |= 1u << i;
  self.tied &= ~self.winners;

  if (__builtin_popcount (self.winners) > 1)
    return describe_shared (&self, position);

  return self.tied != 0 ? describe_tie (&self, position) : describe_margin (&self);
}
