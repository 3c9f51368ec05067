/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"

/* Scores as far as they are known, where cards are not recorded or missions hidden: the least
 * and the most of each number. */

/**
 * Unseen:
 * @n_cards: of each kind, how many lie nowhere that is known
 * @least: of each kind, the fewest beans that so many of them can have together
 * @most: of each kind, the most
 *
 * What a card that nobody recorded can be.
 */
typedef struct
{
  guint n_cards[ABBATES_N_KINDS];
  int least[ABBATES_N_KINDS][ABBATES_N_SQUARES + 1];
  int most[ABBATES_N_KINDS][ABBATES_N_SQUARES + 1];
} Unseen;

/**
 * Spread:
 * @seat: the seat, its unrecorded cards being replaced one by one
 * @squares: where those lie, indices
 * @n_unknown: how many they are
 * @counts: how many of each kind are taken for them
 * @least_rivals: the most cards that another seat surely shows of its secret card's kind
 * @most_rivals: the most that another may show
 * @is_first: whether @low and @high hold nothing yet
 * @least: (nullable): where to keep what gives the lowest total
 * @most: (nullable): what gives the highest
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesRules *rules;
  const Unseen *unseen;
  AbbatesSeatPosition seat;
  guint8 squares[ABBATES_N_SQUARES];
  guint n_unknown;
  guint counts[ABBATES_N_KINDS];
  guint least_rivals;
  guint most_rivals;
  gboolean is_first;
  AbbatesScore *low;
  AbbatesScore *high;
  AbbatesScoreEnd *least;
  AbbatesScoreEnd *most;
} Spread;

/* Where what was told leaves no card of any kind, anything may be: the edition says what. */
static guint
count_left (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesCard card,
            gboolean is_any)
{
  return is_any ? rules->garden[card] : position->left[card];
}

static gboolean
has_none_left (const AbbatesPosition *position,
               const AbbatesRules *rules)
{
  for (guint i = 0; i < rules->n_card_list; i++)
    if (position->left[rules->card_list[i]] > 0)
      return FALSE;

  return TRUE;
}

static void
unseen_init (Unseen *self,
             const AbbatesPosition *position,
             const AbbatesRules *rules)
{
  gboolean is_any = has_none_left (position, rules);

  memset (self, 0, sizeof *self);
  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      guint n_least = 0, n_most = 0;

      for (guint beans = 0; beans < 10; beans++)
        for (guint i = count_left (position, rules, ABBATES_CARD (kind, beans), is_any); i > 0; i--)
          {
            self->n_cards[kind]++;
            if (n_least < ABBATES_N_SQUARES)
              {
                self->least[kind][n_least + 1] = self->least[kind][n_least] + (int) beans;
                n_least++;
              }
          }
      for (int beans = 9; beans >= 0; beans--)
        for (guint i = count_left (position, rules, ABBATES_CARD (kind, beans), is_any);
             i > 0 && n_most < ABBATES_N_SQUARES; i--)
          {
            self->most[kind][n_most + 1] = self->most[kind][n_most] + beans;
            n_most++;
          }
    }
}

static void
keep_ends (Spread *self,
           const AbbatesScore *score)
{
  if (self->is_first || score->total < self->low->total)
    *self->least = (AbbatesScoreEnd){ self->seat, *score };
  if (self->is_first || score->total > self->high->total)
    *self->most = (AbbatesScoreEnd){ self->seat, *score };
}

/* Widens @low to @high, field by field, to hold @score. */
static void
widen (Spread *self,
       const AbbatesScore *score)
{
  if (self->least != NULL)
    keep_ends (self, score);
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

/* The seat with its Abbot at @track, and each answer to whether its secret card halves. */
static void
add_track (Spread *self,
           int track,
           gboolean may_halve,
           gboolean must_halve)
{
  AbbatesScore score;

  self->seat.track = (gint16) track;
  for (guint halves = must_halve; halves <= (guint) may_halve; halves++)
    {
      abbates_seat_score (self->position, self->rules, &self->seat, halves == 1, &score);
      widen (self, &score);
    }
}

/* How many cards a seat shows of its secret card's kind, which may be any where nobody recorded
 * it: at least, or for @most at most. */
static guint
count_secret (const AbbatesSeatPosition *seat,
              gboolean most)
{
  guint count = most ? 0 : ABBATES_N_SQUARES;

  if (seat->secret == ABBATES_NO_CARD)
    return 0;
  if (seat->secret != ABBATES_UNKNOWN_CARD)
    return abbates_seat_count_kind (seat, ABBATES_CARD_KIND (seat->secret));

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      guint n_shown = abbates_seat_count_kind (seat, kind);

      count = most ? MAX (count, n_shown) : MIN (count, n_shown);
    }

  return count;
}

/* Every unrecorded card has a kind now: the fewest beans, the most, and those that bring the
 * Abbot nearest to the Abbot-General give the ends of each number. */
static void
add_kinds (Spread *self,
           int track)
{
  gboolean counts_secret =
      self->rules->no_points_card && self->position->stage == ABBATES_STAGE_OVER;
  guint least_own = counts_secret ? count_secret (&self->seat, FALSE) : 0;
  guint most_own = counts_secret ? count_secret (&self->seat, TRUE) : 0;
  gboolean may_halve = most_own > 0 && most_own >= self->least_rivals;
  gboolean must_halve = least_own > 0 && least_own >= self->most_rivals;
  int least = track, most = track, nearest = self->position->general;

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      least += self->unseen->least[kind][self->counts[kind]];
      most += self->unseen->most[kind][self->counts[kind]];
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    nearest -= self->seat.portrait[i] == ABBATES_NO_CARD;

  add_track (self, least, may_halve, must_halve);
  if (most > least)
    {
      add_track (self, most, may_halve, must_halve);
      add_track (self, CLAMP (nearest, least, most), may_halve, must_halve);
    }
}

/* Tries each kind for the unrecorded cards from @at on. */
static void
try_kinds (Spread *self,
           guint at,
           int track)
{
  if (at == self->n_unknown)
    {
      add_kinds (self, track);
      return;
    }

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      if (self->counts[kind] == self->unseen->n_cards[kind])
        continue;
      self->seat.portrait[self->squares[at]] = ABBATES_CARD (kind, 0);
      self->counts[kind]++;
      try_kinds (self, at + 1, track);
      self->counts[kind]--;
    }
  self->seat.portrait[self->squares[at]] = ABBATES_UNKNOWN_CARD;
}

/* Whether @mission lies open before some seat. */
static gboolean
is_mission_seen (const AbbatesPosition *position,
                 guint mission)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (position->seats[i].mission == mission)
      return TRUE;

  return FALSE;
}

/* What the others show of the kinds of their secret cards. */
static void
count_rivals (Spread *self,
              guint index)
{
  for (guint i = 0; self->rules->no_points_card && i < self->rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &self->position->seats[i];
      guint n_unknown = 0;

      if (i == index || seat->secret == ABBATES_NO_CARD)
        continue;
      for (guint j = 0; j < ABBATES_N_SQUARES; j++)
        n_unknown += seat->portrait[j] == ABBATES_UNKNOWN_CARD;
      if (seat->secret != ABBATES_UNKNOWN_CARD)
        n_unknown = MIN (n_unknown, self->unseen->n_cards[ABBATES_CARD_KIND (seat->secret)]);
      self->least_rivals = MAX (self->least_rivals, count_secret (seat, FALSE));
      self->most_rivals = MAX (self->most_rivals, count_secret (seat, TRUE) + n_unknown);
    }
}

static void
spread_seat (Spread *self,
             guint index)
{
  int track = self->seat.track;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (self->seat.portrait[i] == ABBATES_UNKNOWN_CARD)
      self->squares[self->n_unknown++] = (guint8) i;
  count_rivals (self, index);

  if (self->seat.told_mission == ABBATES_MISSION_UNTOLD)
    {
      for (guint8 told = ABBATES_MISSION_WRONG; told <= ABBATES_MISSION_ALL; told++)
        {
          self->seat.told_mission = told;
          try_kinds (self, 0, track);
        }
      return;
    }
  if (((self->position->hidden >> index) & 1) == 0)
    {
      try_kinds (self, 0, track);
      return;
    }
  for (guint mission = 1; mission <= ABBATES_N_MISSIONS; mission++)
    if (!is_mission_seen (self->position, mission))
      {
        self->seat.mission = (guint8) mission;
        try_kinds (self, 0, track);
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
  Unseen unseen;

  abbates_position_score (position, rules, low);
  memcpy (high, low, ABBATES_MAX_SEATS * sizeof *high);
  unseen_init (&unseen, position, rules);

  for (guint i = 0; i < rules->n_seats; i++)
    {
      Spread spread = { .position = position,
                        .rules = rules,
                        .unseen = &unseen,
                        .seat = position->seats[i],
                        .is_first = TRUE,
                        .low = &low[i],
                        .high = &high[i] };

      spread_seat (&spread, i);
    }
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
  Unseen unseen;
  Spread spread = { .position = &open,
                    .rules = rules,
                    .unseen = &unseen,
                    .seat = position->seats[seat - 1],
                    .is_first = TRUE,
                    .low = &low,
                    .high = &high,
                    .least = least,
                    .most = most };

  open.hidden = 0;
  abbates_position_score (&open, rules, scores);
  *least = *most = (AbbatesScoreEnd){ spread.seat, scores[seat - 1] };
  unseen_init (&unseen, &open, rules);
  spread_seat (&spread, seat - 1);
}

/**
 * abbates_position_unseen_beans:
 * @position: a position, perhaps with cards that nobody recorded
 * @rules: the rules of the match
 * @n_cards: how many cards
 * @least: (out) (array length=n_cards): the fewest beans that so many unseen cards can have,
 *   ascending
 * @most: (out) (array length=n_cards): the most, ascending
 */
void
abbates_position_unseen_beans (const AbbatesPosition *position,
                               const AbbatesRules *rules,
                               guint n_cards,
                               int *least,
                               int *most)
{
  gboolean is_any = has_none_left (position, rules);
  guint n_left[10] = { 0 };
  guint at = 0;

  memset (least, 0, n_cards * sizeof *least);
  memset (most, 0, n_cards * sizeof *most);
  for (guint i = 0; i < rules->n_card_list; i++)
    n_left[ABBATES_CARD_BEANS (rules->card_list[i])] +=
        count_left (position, rules, rules->card_list[i], is_any);

  for (int beans = 0; beans < 10; beans++)
    for (guint i = n_left[beans]; i > 0 && at < n_cards; i--)
      least[at++] = beans;
  for (int beans = 9; beans >= 0; beans--)
    for (guint i = n_left[beans]; i > 0 && at > 0; i--)
      most[--at] = beans;
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
  AbbatesScore least[ABBATES_MAX_SEATS], most[ABBATES_MAX_SEATS];

  *low = *high = position->seats[seat - 1].track;
  if (abbates_position_is_certain (position, seat))
    return FALSE;

  abbates_position_score_range (position, rules, least, most);
  *low = least[seat - 1].track - least[seat - 1].empty;
  *high = most[seat - 1].track - most[seat - 1].empty;

  return TRUE;
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
  AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];

  if (!abbates_position_is_certain (position, seat) || ((position->hidden >> (seat - 1)) & 1) ||
      position->general == ABBATES_NO_GENERAL ||
      position->seats[seat - 1].told_mission == ABBATES_MISSION_UNTOLD)
    return FALSE;
  if (!rules->no_points_card || position->stage != ABBATES_STAGE_OVER)
    return TRUE;

  abbates_position_score_range (position, rules, low, high);

  return low[seat - 1].halved == high[seat - 1].halved;
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
