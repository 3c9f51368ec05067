/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-filling-private.h"
#include "games/abbates/abbates-position-private.h"

/* Scores as far as they are known, where cards are not recorded or missions hidden: the least
 * and the most of each number. */

/**
 * Spread:
 * @fillings: what the seat's unrecorded cards can be
 * @seat: the seat as it is told
 * @known: what it scores without its unrecorded cards, lines, and mission
 * @least_rivals: the most cards that another seat surely shows of its secret card's kind
 * @most_rivals: the most that another may show
 * @is_first: whether @low and @high hold nothing yet
 * @least: (nullable): where to keep what gives the lowest total
 * @most: (nullable): what gives the highest
 *
 * One seat's score while it is spread over all that its unrecorded cards can be.
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  AbbatesFillings fillings;
  AbbatesSeatPosition seat;
  AbbatesScore known;
  guint least_rivals;
  guint most_rivals;
  gboolean is_first;
  AbbatesScore *low;
  AbbatesScore *high;
  AbbatesScoreEnd *least;
  AbbatesScoreEnd *most;
} Spread;

/* Widens @low to @high, field by field, to hold @score. */
static void
widen (Spread *self,
       const AbbatesScore *score)
{
  if (self->is_first)
    *self->low = *self->high = *score;
  self->is_first = FALSE;

  for (gsize at = 0; at <= G_STRUCT_OFFSET (AbbatesScore, total); at += sizeof (gint16))
    {
      gint16 number = G_STRUCT_MEMBER (gint16, score, at);

      G_STRUCT_MEMBER (gint16, self->low, at) =
          MIN (G_STRUCT_MEMBER (gint16, self->low, at), number);
      G_STRUCT_MEMBER (gint16, self->high, at) =
          MAX (G_STRUCT_MEMBER (gint16, self->high, at), number);
    }
  self->low->halved = self->low->halved && score->halved;
  self->high->halved = self->high->halved || score->halved;
}

/**
 * Case:
 * @counts: how many unrecorded cards are of each kind
 * @outcome: how the mission comes out
 * @lines: the points for lines
 * @squares: the squares with a card of each kind
 * @beans: the beans of the unrecorded cards
 * @secret_halves: whether the secret card halves the minus points
 *
 * One of the things that a seat's unrecorded cards can be.
 */
typedef struct
{
  guint counts[ABBATES_N_KINDS];
  AbbatesToldMission outcome;
  int lines;
  const guint16 *squares;
  int beans;
  gboolean secret_halves;
} Case;

static AbbatesScore
score_case (const Spread *self,
            const Case *one)
{
  AbbatesScore score = self->known;

  for (AbbatesKind kind = 0; !self->rules->no_points_card && kind < ABBATES_N_KINDS; kind++)
    score.garden =
        (gint16) (score.garden + (int) (one->counts[kind] * abbates_position_points (
                                                                self->position,
                                                                ABBATES_CARD (kind, 0))));
  if (!self->rules->no_points_card && self->position->n_points == 4 &&
      self->position->points[3] != ABBATES_UNKNOWN_CARD)
    score.aequalis = (gint16) (score.aequalis +
                               (int) one->counts[ABBATES_CARD_KIND (self->position->points[3])]);
  score.lines = (gint16) one->lines;
  score.purple = one->outcome >= ABBATES_MISSION_PURPLE ? 5 : 0;
  score.halved = one->outcome == ABBATES_MISSION_ALL || one->secret_halves;
  score.track = (gint16) (score.track + one->beans);
  abbates_score_count_up (&score, self->position);

  return score;
}

/* The seat with a card of the right kind on each square. */
static AbbatesScoreEnd
make_end (const Spread *self,
          const Case *one,
          const AbbatesScore *score)
{
  AbbatesScoreEnd end = { self->seat, *score };

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
      if (self->seat.portrait[i] == ABBATES_UNKNOWN_CARD && ((one->squares[kind] >> i) & 1))
        end.seat.portrait[i] = ABBATES_CARD (kind, 0);
  if (self->seat.told_mission == ABBATES_MISSION_UNTOLD)
    end.seat.told_mission = (guint8) one->outcome;
  end.seat.track = (gint16) (self->seat.track + one->beans);

  return end;
}

static void
add_case (Spread *self,
          const Case *one)
{
  AbbatesScore score = score_case (self, one);

  if (self->least != NULL && (self->is_first || score.total < self->low->total))
    *self->least = make_end (self, one, &score);
  if (self->most != NULL && (self->is_first || score.total > self->high->total))
    *self->most = make_end (self, one, &score);
  widen (self, &score);
}

/* How many cards a seat shows of its secret card's kind, which may be any where nobody recorded
 * it: at least, or for @most at most; @counts: its unrecorded cards of each kind. */
static guint
count_secret (const AbbatesSeatPosition *seat,
              const guint *counts,
              gboolean most)
{
  guint count = most ? 0 : ABBATES_N_SQUARES;

  if (seat->secret == ABBATES_NO_CARD)
    return 0;

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      guint n_shown = abbates_seat_count_kind (seat, kind) + counts[kind];

      if (seat->secret != ABBATES_UNKNOWN_CARD && kind == ABBATES_CARD_KIND (seat->secret))
        return n_shown;
      count = most ? MAX (count, n_shown) : MIN (count, n_shown);
    }

  return count;
}

/* Whether secret cards count, which they do at the end. */
static gboolean
has_secrets (const Spread *self)
{
  return self->rules->no_points_card && self->position->stage == ABBATES_STAGE_OVER;
}

/* Each answer to whether the secret card halves, with so many cards of each kind: bit 0 is set
 * where it may not, bit 1 where it may. */
static guint
find_halvings (const Spread *self,
               const guint *counts)
{
  guint least, most;

  if (!has_secrets (self))
    return 1;

  least = count_secret (&self->seat, counts, FALSE);
  most = count_secret (&self->seat, counts, TRUE);

  return (least > 0 && least >= self->most_rivals ? 0u : 1u) |
         (most > 0 && most >= self->least_rivals ? 2u : 0u);
}

/* All sums of beans, and each answer to whether the secret card halves. */
static void
add_beans (Spread *self,
           Case *one,
           AbbatesBeanSums beans,
           guint halvings)
{
  for (one->beans = 0; one->beans < 128; one->beans++)
    {
      if (((beans.bits[one->beans / 64] >> (one->beans % 64)) & 1) == 0)
        continue;
      for (guint halves = 0; halves < 2; halves++)
        if ((halvings >> halves) & 1)
          {
            one->secret_halves = halves == 1;
            add_case (self, one);
          }
    }
}

/* So many of the first kind and of the second: every way to lay them, and every sum of beans. */
static void
add_counts (Spread *self,
            guint n_first,
            guint n_second)
{
  Case one = { .counts = { n_first, n_second, self->fillings.n_unknown - n_first - n_second } };
  AbbatesBeanSums beans = abbates_fillings_get_beans (&self->fillings, one.counts);
  guint halvings = find_halvings (self, one.counts);

  for (guint i = 0; i < ABBATES_N_OUTCOMES; i++)
    {
      const AbbatesFilling *way = &self->fillings.ways[n_first][n_second][i];

      if (!way->is_possible)
        continue;
      one.outcome = ABBATES_MISSION_WRONG + i;
      for (guint end = 0; end < (way->lines[0] < way->lines[1] ? 2 : 1); end++)
        {
          one.lines = way->lines[end];
          one.squares = way->squares[end];
          add_beans (self, &one, beans, halvings);
        }
    }
}

/* What the others show of the kinds of their secret cards. */
static void
count_rivals (Spread *self,
              guint index)
{
  static const guint none[ABBATES_N_KINDS] = { 0 };
  guint n_unseen[ABBATES_N_KINDS];

  abbates_position_count_unseen (self->position, self->rules, n_unseen);
  for (guint i = 0; i < self->rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &self->position->seats[i];
      guint n_unknown = abbates_seat_count_unknown (seat);

      if (i == index || seat->secret == ABBATES_NO_CARD)
        continue;
      if (seat->secret != ABBATES_UNKNOWN_CARD)
        n_unknown = MIN (n_unknown, n_unseen[ABBATES_CARD_KIND (seat->secret)]);
      self->least_rivals = MAX (self->least_rivals, count_secret (seat, none, FALSE));
      self->most_rivals = MAX (self->most_rivals, count_secret (seat, none, TRUE) + n_unknown);
    }
}

static void
spread_seat (Spread *self,
             guint index)
{
  AbbatesSeatPosition known = self->seat;

  known.told_mission = ABBATES_MISSION_WRONG;
  abbates_seat_score (self->position, self->rules, &known, FALSE, &self->known);
  abbates_fillings_init (&self->fillings, self->position, self->rules, index + 1);
  if (has_secrets (self))
    count_rivals (self, index);

  for (guint i = 0; i <= self->fillings.n_unknown; i++)
    for (guint j = 0; i + j <= self->fillings.n_unknown; j++)
      add_counts (self, i, j);
}

/* Whether all is known that the seat's own score depends on, but for the other seats. */
static gboolean
is_told (const AbbatesPosition *position,
         guint index)
{
  return abbates_position_is_certain (position, index + 1) &&
         ((position->hidden >> index) & 1) == 0 &&
         position->seats[index].told_mission != ABBATES_MISSION_UNTOLD;
}

/* Widens @low to @high to hold the scores with empty squares where a sheet tells nothing. Between
 * those and an unknown card on each lies whatever is there. */
static void
add_empty (const AbbatesPosition *position,
           const AbbatesRules *rules,
           AbbatesScore *low,
           AbbatesScore *high)
{
  AbbatesPosition empty = *position;
  AbbatesScore least[ABBATES_MAX_SEATS], most[ABBATES_MAX_SEATS];

  memset (empty.untold_squares, 0, sizeof empty.untold_squares);
  for (guint i = 0; i < rules->n_seats; i++)
    for (guint square = 0; square < ABBATES_N_SQUARES; square++)
      if ((position->untold_squares[i] >> square) & 1)
        empty.seats[i].portrait[square] = ABBATES_NO_CARD;

  abbates_position_score_range (&empty, rules, least, most);
  for (guint i = 0; i < rules->n_seats; i++)
    {
      Spread spread = { .low = &low[i], .high = &high[i] };

      widen (&spread, &least[i]);
      widen (&spread, &most[i]);
    }
}

/**
 * abbates_position_score_range:
 * @position: a position, perhaps with missions hidden or cards that nobody recorded
 * @rules: the rules of the match
 * @low: (out) (array fixed-size=4): the least of each number, for each seat
 * @high: (out) (array fixed-size=4): the most of each number
 *
 * The score sheet as it stands, as far as it is known: a hidden mission may be any that
 * lies before nobody, an unrecorded card any that lies nowhere else. What the true cards give
 * lies within; numbers that do not depend on them are exact.
 */
void
abbates_position_score_range (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              AbbatesScore *low,
                              AbbatesScore *high)
{
  gboolean is_filled = TRUE;

  abbates_position_score (position, rules, low);
  memcpy (high, low, ABBATES_MAX_SEATS * sizeof *high);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      Spread spread = { .position = position,
                        .rules = rules,
                        .seat = position->seats[i],
                        .is_first = TRUE,
                        .low = &low[i],
                        .high = &high[i] };

      if (!is_told (position, i) || has_secrets (&spread))
        spread_seat (&spread, i);
      is_filled = is_filled && position->untold_squares[i] == 0;
    }
  if (!is_filled)
    add_empty (position, rules, low, high);
}

/**
 * abbates_position_score_ends:
 * @position: a position, perhaps with cards that nobody recorded
 * @rules: the rules of the match
 * @seat: a seat that a player has, from 1
 * @least: (out): a case in which it scores the least
 * @most: (out): one in which it scores the most
 *
 * What the ends of a total come from; a hidden mission is left out. Both are the seat as it is
 * where nothing is unrecorded.
 */
void
abbates_position_score_ends (const AbbatesPosition *position,
                             const AbbatesRules *rules,
                             guint seat,
                             AbbatesScoreEnd *least,
                             AbbatesScoreEnd *most)
{
  AbbatesPosition open = *position;
  AbbatesScore scores[ABBATES_MAX_SEATS], low, high;
  Spread spread = { .position = &open,
                    .rules = rules,
                    .seat = position->seats[seat - 1],
                    .is_first = TRUE,
                    .low = &low,
                    .high = &high,
                    .least = least,
                    .most = most };

  open.hidden = 0;
  abbates_position_score (&open, rules, scores);
  *least = *most = (AbbatesScoreEnd){ spread.seat, scores[seat - 1] };
  spread_seat (&spread, seat - 1);
}

/**
 * abbates_position_track_range:
 * @position: a position, perhaps with cards that nobody recorded
 * @rules: the rules of the match
 * @seat: a seat that a player has, from 1
 * @low: (out): where the Abbot stands at least, without the empty squares
 * @high: (out): where he stands at most
 *
 * Returns: whether it depends on an unrecorded card
 */
gboolean
abbates_position_track_range (const AbbatesPosition *position,
                              const AbbatesRules *rules,
                              guint seat,
                              int *low,
                              int *high)
{
  guint n_unknown = abbates_seat_count_unknown (&position->seats[seat - 1]);
  int least[ABBATES_N_SQUARES], most[ABBATES_N_SQUARES];

  *low = *high = position->seats[seat - 1].track;
  abbates_position_unseen_beans (position, rules, n_unknown, least, most);
  for (guint i = 0; i < n_unknown; i++)
    {
      *low += least[i];
      *high += most[i];
    }

  return n_unknown > 0;
}

/**
 * abbates_position_is_score_certain:
 * @position: a position, perhaps with something hidden
 * @rules: the rules of the match
 * @seat: a seat that a player has, from 1
 *
 * Returns: whether all that the seat's score depends on is known: its cards, its
 *   mission and, once they count, who shows the most of a secret card's kind
 */
gboolean
abbates_position_is_score_certain (const AbbatesPosition *position,
                                   const AbbatesRules *rules,
                                   guint seat)
{
  static const guint none[ABBATES_N_KINDS] = { 0 };
  Spread spread = { .position = position, .rules = rules, .seat = position->seats[seat - 1] };
  guint halvings;

  if (!is_told (position, seat - 1) || position->general == ABBATES_NO_GENERAL)
    return FALSE;
  if (!has_secrets (&spread))
    return TRUE;

  count_rivals (&spread, seat - 1);
  halvings = find_halvings (&spread, none);
  abbates_seat_score (position, rules, &spread.seat, FALSE, &spread.known);

  return spread.known.halved || (halvings & (halvings - 1)) == 0;
}

/* Whether nothing unrecorded is in what decides: the total, and how ties are broken. */
static gboolean
is_exact (const AbbatesScore *low,
          const AbbatesScore *high)
{
  return low->total == high->total && low->aequalis == high->aequalis;
}

/**
 * abbates_position_certain_winners:
 * @position: a position
 * @rules: the rules of the match
 * @low: what abbates_position_score_range() gives for it
 * @high: what abbates_position_score_range() gives for it
 *
 * Returns: the winners as abbates_position_winners() tells them, where no unrecorded card can
 *   change them; 0 where one can
 */
guint
abbates_position_certain_winners (const AbbatesPosition *position,
                                  const AbbatesRules *rules,
                                  const AbbatesScore *low,
                                  const AbbatesScore *high)
{
  guint n_columns = rules->solo ? 2 : rules->n_seats;
  guint candidates = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      gboolean is_beaten = FALSE;

      for (guint j = 0; j < n_columns; j++)
        is_beaten = is_beaten || low[j].total > high[i].total;
      candidates |= is_beaten ? 0 : 1u << i;
    }
  if ((candidates & (candidates - 1)) == 0)
    return candidates;
  if (rules->solo)
    return high[0].total <= low[1].total  ? 1u << (ABBATES_HENRICUS - 1)
           : is_exact (&low[0], &high[0]) ? abbates_position_winners (position, rules, low)
                                          : 0;
  for (guint i = 0; i < n_columns; i++)
    if (((candidates >> i) & 1) && !is_exact (&low[i], &high[i]))
      return 0;

  return abbates_position_winners (position, rules, low);
}
