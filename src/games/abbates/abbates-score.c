/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* *Point Counting*. */

/**
 * abbates_position_points:
 * @position: a position
 * @card: a garden card
 *
 * Returns: what a visible card of its kind earns: 3, 2 or 1 by the points card,
 *   0 while its kind has no place there
 */
guint
abbates_position_points (const AbbatesPosition *position,
                         AbbatesCard card)
{
  for (guint i = 0; i < MIN (position->n_points, 3); i++)
    if (ABBATES_CARD_KIND (position->points[i]) == ABBATES_CARD_KIND (card))
      return 3 - i;

  return 0;
}

/**
 * abbates_position_is_certain:
 * @position: a position
 * @seat: a seat that a player has, from 1
 *
 * Returns: whether every card that the seat's track depends on is known
 */
gboolean
abbates_position_is_certain (const AbbatesPosition *position,
                             guint seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (position->seats[seat - 1].portrait[i] == ABBATES_UNKNOWN_CARD)
      return FALSE;

  return TRUE;
}

/**
 * abbates_seat_get_area_kind:
 * @seat: a seat
 * @squares: squares, bit s - 1 for square s, as in #AbbatesMission
 *
 * Returns: the kind that fills all of @squares; -1 where none does, or a card of them is not
 *   recorded
 */
int
abbates_seat_get_area_kind (const AbbatesSeatPosition *seat,
                            guint squares)
{
  int kind = -1;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (((squares >> i) & 1) == 0)
        continue;
      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        return -1;
      if (kind >= 0 && kind != (int) ABBATES_CARD_KIND (card))
        return -1;
      kind = (int) ABBATES_CARD_KIND (card);
    }

  return kind;
}

/**
 * abbates_seat_has_all_areas:
 * @seat: a seat
 * @mission: a mission
 * @any: whether areas may share a kind (option “areas”)
 *
 * Returns: whether all areas of @mission are right
 */
gboolean
abbates_seat_has_all_areas (const AbbatesSeatPosition *seat,
                            const AbbatesMission *mission,
                            gboolean any)
{
  guint kinds = 0;

  for (guint i = 1; i <= mission->n_areas; i++)
    {
      int kind = abbates_seat_get_area_kind (seat, mission->squares[i]);

      if (kind < 0 || (!any && ((kinds >> kind) & 1)))
        return FALSE;
      kinds |= 1u << kind;
    }

  return TRUE;
}

/**
 * abbates_seat_score_line:
 * @seat: a seat
 * @line: a line, 1 to 6
 *
 * Returns: the points of one line of the portrait by variant 4: 10 for three cards of a kind, 6 for
 *   two, 3 for three kinds; unrecorded cards count nothing
 */
int
abbates_seat_score_line (const AbbatesSeatPosition *seat,
                         AbbatesLine line)
{
  guint counts[ABBATES_N_KINDS] = { 0 };
  guint most = 0, filled = 0;

  for (guint i = 0; i < 3; i++)
    {
      AbbatesCard card = seat->portrait[abbates_line_squares[line][i] - 1];

      if (card == ABBATES_NO_CARD || card == ABBATES_UNKNOWN_CARD)
        continue;
      filled++;
      counts[ABBATES_CARD_KIND (card)]++;
      most = MAX (most, counts[ABBATES_CARD_KIND (card)]);
    }

  if (most >= 2)
    return most == 3 ? 10 : 6;

  return filled == 3 ? 3 : 0;
}

/**
 * abbates_seat_count_kind:
 * @seat: a seat
 * @kind: a kind
 *
 * Returns: how many visible cards of @kind it has, 0 to 9, without unrecorded ones
 */
guint
abbates_seat_count_kind (const AbbatesSeatPosition *seat,
                         AbbatesKind kind)
{
  guint count = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      count += card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD &&
               ABBATES_CARD_KIND (card) == kind;
    }

  return count;
}

/* How many visible cards of its own secret card's kind a seat has. */
static guint
count_secret (const AbbatesSeatPosition *seat)
{
  if (seat->secret == ABBATES_NO_CARD || seat->secret == ABBATES_UNKNOWN_CARD)
    return 0;

  return abbates_seat_count_kind (seat, ABBATES_CARD_KIND (seat->secret));
}

/* Garden points or lines, and the empty squares. */
static void
score_portrait (const AbbatesPosition *position,
                const AbbatesRules *rules,
                const AbbatesSeatPosition *seat,
                AbbatesScore *score)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (card == ABBATES_NO_CARD)
        score->empty++;
      else if (!rules->no_points_card && card != ABBATES_UNKNOWN_CARD)
        score->garden = (gint16) (score->garden + (int) abbates_position_points (position, card));
    }

  if (rules->no_points_card)
    for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
      score->lines = (gint16) (score->lines + abbates_seat_score_line (seat, line));
  else if (position->n_points == 4)
    score->aequalis =
        (gint16) abbates_seat_count_kind (seat, ABBATES_CARD_KIND (position->points[3]));
}

/* The purple bonus and the halving: by the mission's card, or as a sheet tells them. */
static void
score_mission (const AbbatesRules *rules,
               const AbbatesSeatPosition *seat,
               AbbatesScore *score)
{
  gboolean purple = seat->told_mission >= ABBATES_MISSION_PURPLE;
  gboolean all = seat->told_mission == ABBATES_MISSION_ALL;

  if (seat->told_mission == ABBATES_MISSION_DEALT && seat->mission != 0)
    {
      const AbbatesMission *mission = &rules->missions[seat->mission - 1];

      purple = abbates_seat_get_area_kind (seat, mission->squares[1]) >= 0;
      all = abbates_seat_has_all_areas (seat, mission, rules->areas_any);
    }

  score->purple = purple ? 5 : 0;
  score->halved = score->halved || all;
}

/**
 * abbates_score_count_up:
 * @self: a seat's numbers, all but the distance, the minus points and the total
 * @position: a position, which says where the Abbot-General stands
 *
 * Works out the rest. The distance costs points, nothing while a sheet does not say where the
 * Abbot-General stands.
 */
void
abbates_score_count_up (AbbatesScore *self,
                        const AbbatesPosition *position)
{
  if (position->general != ABBATES_NO_GENERAL)
    self->distance = (gint16) ABS (self->track - position->general);
  self->minus = self->halved ? self->distance / 2 : self->distance;
  self->total = (gint16) (self->garden + self->lines + self->purple + self->corners +
                          self->benedict - self->minus);
}

/**
 * abbates_seat_score:
 * @position: a position
 * @rules: the rules of the match
 * @seat: a seat that a player has, perhaps not as it is in @position
 * @secret_halves: whether its secret card halves its minus points
 * @score: (out): its numbers (*Point Counting*)
 *
 * Scores one seat; unrecorded cards count nothing.
 */
void
abbates_seat_score (const AbbatesPosition *position,
                    const AbbatesRules *rules,
                    const AbbatesSeatPosition *seat,
                    gboolean secret_halves,
                    AbbatesScore *score)
{
  *score = (AbbatesScore){ .halved = secret_halves };
  score_portrait (position, rules, seat, score);

  score_mission (rules, seat, score);

  for (guint i = 0; i < 3; i++)
    if ((seat->corners >> i) & 1)
      score->corners = (gint16) (score->corners + (int) i + 1);
  score->benedict = seat->hand.benedict;
  score->track = (gint16) (seat->track + score->empty);
  abbates_score_count_up (score, position);
}

static void
score_henricus (const AbbatesPosition *position,
                AbbatesScore *score)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;

  *score = (AbbatesScore){ .garden = henricus->track, .track = henricus->track, .halved = TRUE };
  for (guint i = 0; i < 3; i++)
    if ((henricus->corners >> i) & 1)
      score->corners = (gint16) (score->corners + (int) i + 1);
  score->corners = (gint16) (score->corners + henricus->corner_cards);
  score->benedict = (gint16) (henricus->pile[0].benedict + henricus->pile[1].benedict);
  abbates_score_count_up (score, position);
}

/**
 * abbates_position_score:
 * @position: a position, over or not
 * @rules: the rules of the match
 * @scores: (out) (array fixed-size=4): for each seat, Henricus in solo as seat 2
 *
 * The score sheet as it stands. Variant 4's secret cards halve only once the
 * game is over. Unknown cards count as empty of beans and points; see
 * abbates_position_is_certain().
 */
void
abbates_position_score (const AbbatesPosition *position,
                        const AbbatesRules *rules,
                        AbbatesScore *scores)
{
  guint most = 0;

  if (rules->no_points_card && position->stage == ABBATES_STAGE_OVER)
    for (guint i = 0; i < rules->n_seats; i++)
      most = MAX (most, count_secret (&position->seats[i]));

  for (guint i = 0; i < rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &position->seats[i];

      abbates_seat_score (position, rules, seat, most > 0 && count_secret (seat) == most,
                          &scores[i]);
    }

  if (rules->solo)
    score_henricus (position, &scores[ABBATES_HENRICUS - 1]);
}

/**
 * abbates_position_winners:
 * @position: a position
 * @rules: the rules of the match
 * @scores: what abbates_position_score() gives for it
 *
 * Returns: bit s - 1 is set where seat s wins by @scores: the highest total,
 *   then the most cards of the Aequalis kind; Henricus wins a tie
 */
guint
abbates_position_winners (const AbbatesPosition *position,
                          const AbbatesRules *rules,
                          const AbbatesScore *scores)
{
  guint winners = 1;
  guint best = 0;

  if (rules->solo)
    return scores[0].total > scores[ABBATES_HENRICUS - 1].total ? 1u : 1u << (ABBATES_HENRICUS - 1);

  for (guint i = 1; i < rules->n_seats; i++)
    {
      int difference = scores[i].total - scores[best].total;

      if (difference == 0)
        difference = scores[i].aequalis - scores[best].aequalis;
      if (difference > 0)
        {
          best = i;
          winners = 0;
        }
      if (difference >= 0)
        winners |= 1u << i;
    }

  return winners;
}
