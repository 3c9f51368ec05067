/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-check.h"

/* How likely each slip is beside the others. The numbers are judged, not measured: what decides
 * is the order of the kinds, how near the told word lies to the right one, how recent the entry
 * is, and whether the edition has the cards. */

/* Of the kinds of slips. */
static const double slip_weights[] = {
  [ABBATES_SLIP_BEANS] = 100,
  [ABBATES_SLIP_VALUE] = 60,
  [ABBATES_SLIP_SQUARE] = 40,
  [ABBATES_SLIP_LEFT_OUT] = 60, /* shared by all that could have been left out there */
  [ABBATES_SLIP_DOUBLED] = 10,
  [ABBATES_SLIP_ADJUSTMENT] = 1,
};

G_STATIC_ASSERT (G_N_ELEMENTS (slip_weights) == ABBATES_N_SLIPS);

#define FAR 0.4           /* of a number that is not near the told one */
#define NEAR_KEYS 0.8     /* of one whose keys are near, or that has one digit more or less */
#define RECENT 0.5        /* the last entry counts so much more than the first */
#define IMPOSSIBLE 0.05   /* where more cards would lie there than the edition has */
#define LESS_IMPOSSIBLE 4 /* where what was told has more than there are, and this has not */

/* Whether two digits lie beside or under one another on the keys. */
static gboolean
are_near_keys (guint a,
               guint b)
{
  guint distance = a > b ? a - b : b - a;

  return a > 0 && b > 0 && (distance == 1 || distance == 3);
}

/* How easily a number is told for another: the next one, one of a neighbouring key, one that
 * lacks a digit or has it twice. */
static double
weigh_number (guint told,
              guint right)
{
  guint distance = told > right ? told - right : right - told;

  if (distance == 1)
    return 1;
  if (told / 10 == right / 10 && are_near_keys (told % 10, right % 10))
    return NEAR_KEYS;

  return told % 10 == right % 10 || told == right / 10 || right == told / 10 ? NEAR_KEYS : FAR;
}

/* The number that @move has in place of the told one. */
static double
weigh_change (AbbatesSlip slip,
              AbbatesMove told,
              AbbatesMove right)
{
  if (told.kind != right.kind)
    return FAR;

  for (guint i = 0; i < G_N_ELEMENTS (told.arg); i++)
    if (told.arg[i] != right.arg[i])
      return weigh_number (slip == ABBATES_SLIP_BEANS ? ABBATES_CARD_BEANS (told.arg[i])
                                                      : told.arg[i],
                           slip == ABBATES_SLIP_BEANS ? ABBATES_CARD_BEANS (right.arg[i])
                                                      : right.arg[i]);

  return 1;
}

/**
 * abbates_candidate_weigh:
 * @candidate: a correction, all but its weight
 * @record: what was told
 * @n_alternatives: how many corrections of this kind share what it is worth
 * @n_impossible: how many cards more than the edition has lie there then, less those that do
 *   by what was told
 *
 * Returns: how likely the correction is beside others, more than 0
 */
double
abbates_candidate_weigh (const AbbatesCandidate *candidate,
                         const AbbatesRecord *record,
                         guint n_alternatives,
                         int n_impossible)
{
  double weight = slip_weights[candidate->slip] / MAX (n_alternatives, 1);

  if (candidate->kind == SCR_AMENDMENT_CHANGE)
    weight *= weigh_change (candidate->slip, record->moves[candidate->number - 1],
                            candidate->move);
  if (n_impossible != 0)
    weight *= n_impossible > 0 ? IMPOSSIBLE : LESS_IMPOSSIBLE;

  return weight * (1 + RECENT * candidate->number / (record->n_moves + 1));
}
