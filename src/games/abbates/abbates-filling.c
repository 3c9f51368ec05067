/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-filling-private.h"

#include <string.h>

#include "games/abbates/abbates-position-private.h"

G_STATIC_ASSERT (ABBATES_N_KINDS == 3);
G_STATIC_ASSERT (ABBATES_MISSION_ALL - ABBATES_MISSION_WRONG + 1 == ABBATES_N_OUTCOMES);

/* Where more cards were told than there are, anything may be: the edition says what. */
static guint
count_left (const AbbatesPosition *position,
            const AbbatesRules *rules,
            AbbatesCard card,
            gboolean is_any)
{
  return is_any ? rules->garden[card] : position->left[card];
}

/**
 * abbates_seat_count_unknown:
 * @seat: a seat
 *
 * Returns: how many cards of its portrait nobody recorded, 0 to 9
 */
guint
abbates_seat_count_unknown (const AbbatesSeatPosition *seat)
{
  guint count = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    count += seat->portrait[i] == ABBATES_UNKNOWN_CARD;

  return count;
}

/* Whether fewer cards are left than lie unrecorded in the portraits. */
static gboolean
has_too_few_left (const AbbatesPosition *position,
                  const AbbatesRules *rules)
{
  guint n_left = 0, n_unknown = 0;

  for (guint i = 0; i < rules->n_card_list; i++)
    n_left += position->left[rules->card_list[i]];
  for (guint i = 0; i < rules->n_seats; i++)
    n_unknown += abbates_seat_count_unknown (&position->seats[i]);

  return n_left < MAX (n_unknown, 1);
}

/**
 * abbates_position_count_unseen:
 * @position: a position, perhaps with cards that nobody recorded
 * @rules: the rules of the match
 * @counts: (out) (array fixed-size=3): of each kind, how many cards an unrecorded one can be
 */
void
abbates_position_count_unseen (const AbbatesPosition *position,
                               const AbbatesRules *rules,
                               guint *counts)
{
  gboolean is_any = has_too_few_left (position, rules);

  memset (counts, 0, ABBATES_N_KINDS * sizeof *counts);
  for (guint i = 0; i < rules->n_card_list; i++)
    counts[ABBATES_CARD_KIND (rules->card_list[i])] +=
        count_left (position, rules, rules->card_list[i], is_any);
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
  gboolean is_any = has_too_few_left (position, rules);
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

/* Each sum with @beans more. */
static AbbatesBeanSums
shift_sums (AbbatesBeanSums sums,
            guint beans)
{
  if (beans == 0)
    return sums;
  if (beans >= 64)
    return (AbbatesBeanSums){ { 0, sums.bits[0] << (beans - 64) } };

  return (AbbatesBeanSums){
    { sums.bits[0] << beans, sums.bits[1] << beans | sums.bits[0] >> (64 - beans) }
  };
}

static void
join_sums (AbbatesBeanSums *self,
           AbbatesBeanSums other)
{
  self->bits[0] |= other.bits[0];
  self->bits[1] |= other.bits[1];
}

/* One of the first, and one of the second. */
static AbbatesBeanSums
add_sums (AbbatesBeanSums first,
          AbbatesBeanSums second)
{
  AbbatesBeanSums both = { { 0, 0 } };

  for (guint word = 0; word < 2; word++)
    for (guint64 left = first.bits[word]; left != 0; left &= left - 1)
      join_sums (&both, shift_sums (second, 64 * word + (guint) __builtin_ctzll (left)));

  return both;
}

/**
 * abbates_fillings_get_beans:
 * @self: what the unrecorded cards can be
 * @counts: (array fixed-size=3): how many there are of each kind, no more than are unseen
 *
 * Returns: the beans that so many cards can have together
 */
AbbatesBeanSums
abbates_fillings_get_beans (const AbbatesFillings *self,
                            const guint *counts)
{
  return add_sums (self->beans[0][counts[0]],
                   add_sums (self->beans[1][counts[1]], self->beans[2][counts[2]]));
}

/* What the unseen cards have, any number of each kind. */
static void
find_beans (AbbatesFillings *self,
            const AbbatesPosition *position,
            const AbbatesRules *rules)
{
  gboolean is_any = has_too_few_left (position, rules);

  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    self->beans[kind][0].bits[0] = 1;

  for (guint i = 0; i < rules->n_card_list; i++)
    {
      AbbatesCard card = rules->card_list[i];
      AbbatesBeanSums *beans = self->beans[ABBATES_CARD_KIND (card)];

      for (guint j = MIN (count_left (position, rules, card, is_any), self->n_unknown); j > 0; j--)
        for (guint n = self->n_unknown; n > 0; n--)
          join_sums (&beans[n], shift_sums (beans[n - 1], ABBATES_CARD_BEANS (card)));
    }
}

/**
 * Arranging:
 * @squares: where the unrecorded cards lie, indices
 * @n_unseen: of each kind, how many cards there can be
 * @missions: bit m - 1 is set for each mission it may be
 * @outcomes: bit o is set where the mission may come out so, whatever lies there
 * @purple: for each square, the missions, as in @missions, whose purple area it belongs to
 * @pairs: by the squares with a card of one kind: bit l is set for each line with two of them or
 *   more, bit 8 + l where all three are; variant 4 only
 * @full_lines: bit l is set where each square of line l has a card, recorded or not
 * @of_kind: the squares with a card of each kind, now
 * @not_of_kind: for each kind, the missions whose purple area has another square
 * @counts: how many of each kind are taken for unrecorded cards
 *
 * The unrecorded cards of a seat, while one kind after the other is tried for them.
 */
typedef struct
{
  AbbatesFillings *fillings;
  const AbbatesRules *rules;
  guint8 squares[ABBATES_N_SQUARES];
  guint n_unseen[ABBATES_N_KINDS];
  guint missions;
  guint outcomes;
  guint16 purple[ABBATES_N_SQUARES];
  guint16 pairs[1 << ABBATES_N_SQUARES];
  guint full_lines;
  guint16 of_kind[ABBATES_N_KINDS];
  guint16 not_of_kind[ABBATES_N_KINDS];
  guint counts[ABBATES_N_KINDS];
} Arranging;

/* The kind that lies on all of @squares, or -1. */
static int
find_area_kind (const guint16 *of_kind,
                guint squares)
{
  for (int kind = 0; kind < ABBATES_N_KINDS; kind++)
    if ((squares & ~(guint) of_kind[kind]) == 0)
      return kind;

  return -1;
}

/* Whether all areas of a mission are right, the purple one being so. */
static gboolean
has_all_areas (const Arranging *self,
               const AbbatesMission *mission)
{
  guint kinds = 0;

  for (guint i = 1; i <= mission->n_areas; i++)
    {
      int kind = find_area_kind (self->of_kind, mission->squares[i]);

      if (kind < 0 || (!self->rules->areas_any && ((kinds >> kind) & 1)))
        return FALSE;
      kinds |= 1u << kind;
    }

  return TRUE;
}

/* How the missions come out: bit o is set where one of them does so. */
static guint
find_outcomes (const Arranging *self)
{
  guint wrong = self->missions & self->not_of_kind[0] & self->not_of_kind[1] &
                self->not_of_kind[2];
  guint outcomes = self->outcomes | (wrong != 0);

  for (guint left = self->missions & ~wrong; left != 0; left &= left - 1)
    outcomes |= has_all_areas (self, &self->rules->missions[__builtin_ctz (left)]) ? 4 : 2;

  return outcomes;
}

/* Variant 4: what the portrait scores for lines, as abbates_seat_score_line() does one. */
static int
score_lines (const Arranging *self)
{
  guint pairs = self->pairs[self->of_kind[0]] | self->pairs[self->of_kind[1]] |
                self->pairs[self->of_kind[2]];
  guint threes = pairs >> 8;

  pairs &= 0xff & ~threes;

  return 10 * __builtin_popcount (threes) + 6 * __builtin_popcount (pairs) +
         3 * __builtin_popcount (self->full_lines & ~(threes | pairs));
}

/* One more way to come to @self, with @lines points for lines. */
static void
keep_filling (AbbatesFilling *self,
              int lines,
              const guint16 *of_kind)
{
  if (!self->is_possible || lines < self->lines[0])
    {
      self->lines[0] = (gint16) lines;
      memcpy (self->squares[0], of_kind, sizeof self->squares[0]);
    }
  if (!self->is_possible || lines > self->lines[1])
    {
      self->lines[1] = (gint16) lines;
      memcpy (self->squares[1], of_kind, sizeof self->squares[1]);
    }
  self->is_possible = TRUE;
}

static void
keep_arrangement (const Arranging *self)
{
  AbbatesFilling *ways = self->fillings->ways[self->counts[0]][self->counts[1]];
  int lines = self->rules->no_points_card ? score_lines (self) : 0;

  for (guint left = find_outcomes (self); left != 0; left &= left - 1)
    keep_filling (&ways[__builtin_ctz (left)], lines, self->of_kind);
}

/* A card of @kind, or of none where it is ABBATES_N_KINDS, lies on a square. */
static void
lay (Arranging *self,
     guint square,
     guint kind)
{
  for (guint other = 0; other < ABBATES_N_KINDS; other++)
    if (other == kind)
      self->of_kind[kind] |= (guint16) (1u << square);
    else
      self->not_of_kind[other] |= self->purple[square];
}

/* Tries each kind for the unrecorded cards from @at on. */
static void
try_kinds (Arranging *self,
           guint at)
{
  guint16 of_kind[ABBATES_N_KINDS], not_of_kind[ABBATES_N_KINDS];

  if (at == self->fillings->n_unknown)
    {
      keep_arrangement (self);
      return;
    }

  memcpy (of_kind, self->of_kind, sizeof of_kind);
  memcpy (not_of_kind, self->not_of_kind, sizeof not_of_kind);
  for (guint kind = 0; kind < ABBATES_N_KINDS; kind++)
    {
      if (self->counts[kind] == self->n_unseen[kind])
        continue;
      self->counts[kind]++;
      lay (self, self->squares[at], kind);
      try_kinds (self, at + 1);
      memcpy (self->of_kind, of_kind, sizeof of_kind);
      memcpy (self->not_of_kind, not_of_kind, sizeof not_of_kind);
      self->counts[kind]--;
    }
}

/* A hidden mission may be any that lies open before nobody. */
static guint
find_hidden_missions (const AbbatesPosition *position)
{
  guint missions = (1u << ABBATES_N_MISSIONS) - 1;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    if (position->seats[i].mission != 0)
      missions &= ~(1u << (position->seats[i].mission - 1));

  return missions;
}

static void
find_missions (Arranging *self,
               const AbbatesPosition *position,
               guint seat)
{
  const AbbatesSeatPosition *own = &position->seats[seat - 1];

  if (own->told_mission == ABBATES_MISSION_UNTOLD)
    self->outcomes = (1u << ABBATES_N_OUTCOMES) - 1;
  else if (own->told_mission != ABBATES_MISSION_DEALT)
    self->outcomes = 1u << (own->told_mission - ABBATES_MISSION_WRONG);
  else if ((position->hidden >> (seat - 1)) & 1)
    self->missions = find_hidden_missions (position);
  else if (own->mission != 0)
    self->missions = 1u << (own->mission - 1);
  else
    self->outcomes = 1;
}

/* Variant 4: which lines each set of squares makes. */
static void
find_pairs (Arranging *self,
            guint filled)
{
  for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
    {
      const guint8 *squares = abbates_line_squares[line];
      guint on_line = 1u << (squares[0] - 1) | 1u << (squares[1] - 1) | 1u << (squares[2] - 1);

      if ((on_line & ~filled) == 0)
        self->full_lines |= 1u << line;
      for (guint set = 0; set < G_N_ELEMENTS (self->pairs); set++)
        if (((set & on_line) & ((set & on_line) - 1)) != 0)
          self->pairs[set] |= (guint16) ((set & on_line) == on_line ? 0x101u << line : 1u << line);
    }
}

/* What is recorded lies there already. */
static void
lay_recorded (Arranging *self,
              const AbbatesSeatPosition *seat)
{
  guint filled = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      for (guint left = self->missions; left != 0; left &= left - 1)
        if (self->rules->missions[__builtin_ctz (left)].area[i] == 1)
          self->purple[i] |= (guint16) (left & -left);
      filled |= card != ABBATES_NO_CARD ? 1u << i : 0;
      if (card == ABBATES_UNKNOWN_CARD)
        self->squares[self->fillings->n_unknown++] = (guint8) i;
      else
        lay (self, i, card != ABBATES_NO_CARD ? ABBATES_CARD_KIND (card) : ABBATES_N_KINDS);
    }

  if (self->rules->no_points_card)
    find_pairs (self, filled);
}

/**
 * abbates_fillings_init:
 * @self: (out caller-allocates): what the unrecorded cards can be
 * @position: a position, perhaps with missions hidden or cards that nobody recorded
 * @rules: the rules of the match
 * @seat: a seat that a player has, from 1
 *
 * Finds all that the seat's unrecorded cards can be. Each arrangement of kinds is looked at
 * once, with all missions that it may be: beans come in afterwards, by how many cards there are
 * of each kind (*Point Counting*).
 */
void
abbates_fillings_init (AbbatesFillings *self,
                       const AbbatesPosition *position,
                       const AbbatesRules *rules,
                       guint seat)
{
  Arranging arranging = { .fillings = self, .rules = rules };

  memset (self, 0, sizeof *self);
  find_missions (&arranging, position, seat);
  lay_recorded (&arranging, &position->seats[seat - 1]);
  find_beans (self, position, rules);
  abbates_position_count_unseen (position, rules, arranging.n_unseen);
  try_kinds (&arranging, 0);
}
