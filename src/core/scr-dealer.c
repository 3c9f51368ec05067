/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-dealer.h"

/* SplitMix64. Its numbers are part of the file format (docs/formats.md): a seed
 * deals the same for ever. */
#define GAMMA G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)
#define MIX_1 G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9)
#define MIX_2 G_GUINT64_CONSTANT (0x94D049BB133111EB)

/**
 * scr_random_next:
 * @random: (inout): where the source of random numbers stands
 *
 * Advances @random, which may start at any number.
 *
 * Returns: the next number, any of 64 bits
 */
guint64
scr_random_next (guint64 *random)
{
  guint64 mixed;

  g_return_val_if_fail (random != NULL, 0);

  *random += GAMMA;
  mixed = *random;
  mixed = (mixed ^ (mixed >> 30)) * MIX_1;
  mixed = (mixed ^ (mixed >> 27)) * MIX_2;

  return mixed ^ (mixed >> 31);
}

/**
 * scr_random_below:
 * @random: (inout): where the source of random numbers stands
 * @total: how many numbers there are to choose from, at least 1
 *
 * Draws a number without favour: what would make the lower numbers likelier is
 * drawn again.
 *
 * Returns: a number from 0 to @total - 1
 */
guint64
scr_random_below (guint64 *random,
                  guint64 total)
{
  guint64 excess;
  guint64 drawn;

  g_return_val_if_fail (random != NULL, 0);
  g_return_val_if_fail (total > 0, 0);

  /* 2^64 modulo the total: what lies above its greatest multiple. */
  excess = (0 - total) % total;
  do
    drawn = scr_random_next (random);
  while (drawn > G_MAXUINT64 - excess);

  return drawn % total;
}

/**
 * scr_dealer_start:
 * @seed: a match's seed
 *
 * Returns: what scr_dealer_draw() wants as its start in that match
 */
guint64
scr_dealer_start (guint64 seed)
{
  return scr_random_next (&seed);
}

/**
 * scr_dealer_draw:
 * @start: scr_dealer_start() of the match's seed
 * @n_before: how many answers chance has given in the match so far
 * @weights: (array length=n_weights): how often each outcome is there; not all 0
 * @n_weights: how many outcomes there are
 *
 * Draws what chance answers. It depends on nothing but the arguments, so that
 * an undone answer comes again.
 *
 * Returns: the index of the outcome
 */
guint
scr_dealer_draw (guint64 start,
                 guint n_before,
                 const guint *weights,
                 guint n_weights)
{
  guint64 random = start + n_before;
  guint64 total = 0;
  guint64 drawn;

  g_return_val_if_fail (weights != NULL, 0);

  for (guint i = 0; i < n_weights; i++)
    total += weights[i];
  g_return_val_if_fail (total > 0, 0);

  drawn = scr_random_below (&random, total);
  for (guint i = 0; i < n_weights; i++)
    {
      if (drawn < weights[i])
        return i;
      drawn -= weights[i];
    }

  g_assert_not_reached ();
}
