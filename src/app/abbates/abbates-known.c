/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-known.h"

#include <stdlib.h>
#include <string.h>

#include "app/widgets/scr-number.h"
#include "games/abbates/abbates-check.h"

/* Numbers as far as they are known: where cards are not recorded, or a mission is hidden, from the
 * least to the most. */

/**
 * abbates_known_track:
 * @position: a position
 * @rules: the rules of the match
 * @seat: a seat, Henricus' too, or 0 for the Abbot-General
 *
 * Returns: where that pawn stands
 */
AbbatesRange
abbates_known_track (const AbbatesPosition *position,
                     const AbbatesRules *rules,
                     guint seat)
{
  AbbatesRange range;

  abbates_pawn_get_range (position, rules, seat, &range.low, &range.high);

  return range;
}

/* How far an Abbot is from the Abbot-General, on either side. */
AbbatesRange
abbates_known_distance (AbbatesRange track,
                        int general)
{
  int first = abs (track.low - general), last = abs (track.high - general);
  gboolean is_between = track.low <= general && general <= track.high;

  return (AbbatesRange){ is_between ? 0 : MIN (first, last), MAX (first, last) };
}

/**
 * abbates_known_scores:
 * @position: a position
 * @rules: the rules of the match
 * @low: (out) (array fixed-size=4): the least of each number of the score sheet, for each seat
 * @high: (out) (array fixed-size=4): the most of each; the same where all is known
 */
void
abbates_known_scores (const AbbatesPosition *position,
                      const AbbatesRules *rules,
                      AbbatesScore *low,
                      AbbatesScore *high)
{
  for (guint seat = 1; seat <= rules->n_seats; seat++)
    if (!abbates_position_is_score_certain (position, rules, seat))
      {
        abbates_position_score_range (position, rules, low, high);
        return;
      }

  abbates_position_score (position, rules, low);
  memcpy (high, low, ABBATES_MAX_SEATS * sizeof *high);
}

/**
 * abbates_view_get_scores:
 * @view: a view
 * @low: (out) (array fixed-size=4): the least of each number of the score sheet, for each seat
 * @high: (out) (array fixed-size=4): the most of each
 *
 * What abbates_known_scores() says of the view's state, worked out once.
 */
void
abbates_view_get_scores (const AbbatesView *view,
                         AbbatesScore *low,
                         AbbatesScore *high)
{
  const AbbatesScoreRange *range = abbates_state_get_score_range (view->state);

  memcpy (low, range->low, sizeof range->low);
  memcpy (high, range->high, sizeof range->high);
}

/**
 * abbates_view_get_total:
 * @view: a view
 * @seat: a seat, Henricus' too
 *
 * Returns: its score as it stands
 */
AbbatesRange
abbates_view_get_total (const AbbatesView *view,
                        guint seat)
{
  const AbbatesScoreRange *range = abbates_state_get_score_range (view->state);

  return (AbbatesRange){ range->low[seat - 1].total, range->high[seat - 1].total };
}

/* A number that is known. */
AbbatesRange
abbates_range_of (int number)
{
  return (AbbatesRange){ number, number };
}

/* How much more @a is than @b, by the middle of what either can be; twice as much, to be whole. */
int
abbates_range_compare (AbbatesRange a,
                       AbbatesRange b)
{
  return a.low + a.high - b.low - b.high;
}

gboolean
abbates_range_is_known (AbbatesRange range)
{
  return range.low == range.high;
}

/* "14", or "12 to 15". */
char *
abbates_range_dup (AbbatesRange range)
{
  return scr_dup_range (range.low, range.high);
}

/* The same where there is little room: "12–15", "−6…−3". */
char *
abbates_range_dup_short (AbbatesRange range)
{
  return scr_dup_short_range (range.low, range.high);
}
