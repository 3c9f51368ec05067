/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-sentence.h"

/* What the minus points are counted from. */

/**
 * abbates_explain_distance:
 * @position: a position
 * @score: the score of a player's seat there
 *
 * Returns: (transfer full): a sentence that says where Abbot and Abbot-General stand, and how far
 *   apart
 */
char *
abbates_explain_distance (const AbbatesPosition *position,
                          const AbbatesScore *score)
{
  if (score->empty > 0)
    return g_strdup_printf (_ ("With the empty squares the Abbot stands at %d, the Abbot-General "
                               "at %d: the distance is %d."),
                            score->track, position->general, score->distance);

  return g_strdup_printf (_ ("The Abbot stands at %d, the Abbot-General at %d: the distance is "
                             "%d."),
                          score->track, position->general, score->distance);
}

/**
 * abbates_explain_distances:
 * @position: a position
 * @range: its score sheet, as far as it is known
 * @seat: a seat that a player has, from 1
 *
 * Returns: (transfer full): the same where unrecorded cards decide where the Abbot stands
 */
char *
abbates_explain_distances (const AbbatesPosition *position,
                           const AbbatesScoreRange *range,
                           guint seat)
{
  const AbbatesScore *low = &range->low[seat - 1];
  const AbbatesScore *high = &range->high[seat - 1];

  if (low->empty > 0)
    return g_strdup_printf (_ ("With the empty squares the Abbot stands at %d to %d, the "
                               "Abbot-General at %d: the distance is %d to %d."),
                            low->track, high->track, position->general, low->distance,
                            high->distance);

  return g_strdup_printf (_ ("The Abbot stands at %d to %d, the Abbot-General at %d: the distance "
                             "is %d to %d."),
                          low->track, high->track, position->general, low->distance,
                          high->distance);
}
