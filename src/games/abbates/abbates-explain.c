/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* What the derived numbers add up from. */

/**
 * Explanation:
 * @seat: whose number, 0 for that of no seat
 * @least: what the lowest score of a player's seat comes from
 * @most: what the highest comes from; the same where no card is unrecorded
 *
 * A number that is being explained.
 */
typedef struct
{
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  const AbbatesScoreRange *range;
  guint seat;
  AbbatesScoreEnd least;
  AbbatesScoreEnd most;
  GListStore *terms;
} Explanation;

/* Adds a term; takes @label, @detail and @source (nullable). */
static void
add_range (const Explanation *self,
           const char *name,
           char *label,
           char *detail,
           int value,
           int high,
           char *source,
           const char *piece)
{
  g_autofree char *owned_label = label;
  g_autofree char *owned_detail = detail;
  g_autofree char *owned_source = source;
  g_autoptr (ScrTerm) term =
      scr_term_new_range (name, owned_label, owned_detail, value, high, owned_source, piece);

  g_list_store_append (self->terms, term);
}

static void
add_term (const Explanation *self,
          const char *name,
          char *label,
          char *detail,
          int value,
          char *source,
          const char *piece)
{
  add_range (self, name, label, detail, value, value, source, piece);
}

static gboolean
is_visible (AbbatesCard card)
{
  return card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD;
}

static int
get_beans (AbbatesCard card)
{
  return is_visible (card) ? (int) ABBATES_CARD_BEANS (card) : 0;
}

static const char *
get_place_title (guint place)
{
  static const char *const titles[] = {
    N_ ("Primus"),
    N_ ("Secundus"),
    N_ ("Tertius"),
    N_ ("Aequalis"),
  };

  return _ (titles[place]);
}

/* What a score sheet tells without its causes. */
static void
add_told (const Explanation *self,
          const char *name,
          char *label,
          int value)
{
  add_term (self, name, label, g_strdup (_ ("As the score sheet tells it.")), value, NULL, NULL);
}

/* The black beans of the points card, which count from the moment it is whole. */
static void
add_points_card (const Explanation *self)
{
  const AbbatesPosition *position = self->position;
  gboolean whole = position->n_points == 4;

  for (guint i = 0; i < position->n_points; i++)
    {
      AbbatesCard card = position->points[i];
      g_autofree char *name = abbates_sentence_card (card);

      add_term (self, "points",
                g_strdup_printf (_ ("Points card, %s: %s"), get_place_title (i), name),
                g_strdup (whole ? _ ("The Abbot-General begins at the sum of the black beans of "
                                     "the points card.")
                                : _ ("It counts when all four cards of the points card lie "
                                     "there.")),
                whole ? get_beans (card) : 0, g_strdup_printf ("points %u", i + 1),
                abbates_card_to_word (card));
    }
}

static void
add_chapter (const Explanation *self)
{
  for (guint i = 0; i < self->position->n_chapter; i++)
    {
      guint seat = ABBATES_CHAPTER_SEAT (self->position->chapter[i]);
      guint value = ABBATES_CHAPTER_VALUE (self->position->chapter[i]);
      g_autofree char *piece = g_strdup_printf ("abbot-%u", value);

      add_term (self, "chapter",
                g_strdup_printf (value == ABBATES_BENEDICT
                                     ? _ ("Chapter Room: Benedict card (%2$u) of %1$s")
                                     : _ ("Chapter Room: Abbot card %2$u of %1$s"),
                                 self->setup->names[seat - 1], value),
                g_strdup (_ ("The Abbot-General goes forth by the white beans of each card that "
                             "won a phase.")),
                self->setup->rules.abbot_beans[value],
                g_strdup_printf ("chapter %u %u", seat, value), piece);
    }
}

static char *
print_square (const Explanation *self,
              guint square)
{
  return g_strdup_printf ("portrait %u %u", self->seat, square);
}

static char *
name_square (AbbatesCard card,
             guint square)
{
  g_autofree char *name = abbates_sentence_card (card);

  return g_strdup_printf (_ ("Square %u: %s"), square, name);
}

/* How many squares show @card, ABBATES_NO_CARD or ABBATES_UNKNOWN_CARD. */
static guint
count_squares (const AbbatesSeatPosition *seat,
               AbbatesCard card)
{
  guint count = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    count += seat->portrait[i] == card;

  return count;
}

/* The empty squares, which move the Abbot at the end only, and then count in the distance. */
static void
add_empty (const Explanation *self,
           const AbbatesSeatPosition *seat)
{
  guint count = count_squares (seat, ABBATES_NO_CARD);

  if (count > 0)
    add_term (self, "empty",
              g_strdup_printf (ngettext ("%u empty square", "%u empty squares", count), count),
              g_strdup (_ ("The final scoring moves the Abbot on by 1 for each, which counts in "
                           "the distance.")),
              0, NULL, NULL);
}

/* How many beans a card can have that nobody recorded. */
static char *
describe_unrecorded_beans (const Explanation *self)
{
  int least, most;

  abbates_position_unseen_beans (self->position, &self->setup->rules, 1, &least, &most);
  if (least == most)
    return g_strdup_printf (_ ("Nobody recorded this card, but its black beans can only be %d."),
                            most);

  return g_strdup_printf (_ ("Nobody recorded this card: it has %d to %d black beans."), least,
                          most);
}

static void
add_portrait_beans (const Explanation *self,
                    const AbbatesSeatPosition *seat)
{
  int least[ABBATES_N_SQUARES], most[ABBATES_N_SQUARES];
  guint n_unrecorded = 0;

  abbates_position_unseen_beans (self->position, &self->setup->rules,
                                 count_squares (seat, ABBATES_UNKNOWN_CARD), least, most);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (is_visible (card))
        add_term (self, "garden", name_square (card, i + 1),
                  g_strdup (_ ("The Abbot stands at the black beans of the visible cards; "
                               "covered ones do not count.")),
                  get_beans (card), print_square (self, i + 1), abbates_card_to_word (card));
      else if (card == ABBATES_UNKNOWN_CARD)
        {
          add_range (self, "garden", name_square (card, i + 1), describe_unrecorded_beans (self),
                     least[n_unrecorded], most[n_unrecorded], print_square (self, i + 1),
                     abbates_card_to_word (card));
          n_unrecorded++;
        }
    }
}

/* Henricus' cards lie in a pile; his beans are his points too. */
static void
add_henricus_cards (const Explanation *self,
                    const char *detail)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;

  if (self->position->is_sheet)
    add_told (self, "garden", g_strdup (_ ("His cards")), henricus->track);
  for (guint i = 0; i < henricus->n_cards; i++)
    add_term (self, "garden", abbates_sentence_card (henricus->cards[i]), g_strdup (detail),
              get_beans (henricus->cards[i]), g_strdup ("henricus cards"),
              abbates_card_to_word (henricus->cards[i]));
}

static char *
describe_points (guint points)
{
  if (points == 0)
    return g_strdup (_ ("Its kind does not lie on the points card yet."));

  return g_strdup_printf (ngettext ("Its kind is %s on the points card: %u point.",
                                    "Its kind is %s on the points card: %u points.", points),
                          get_place_title (3 - points), points);
}

static void
add_garden (const Explanation *self,
            const AbbatesSeatPosition *seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];
      guint least = abbates_position_points (self->position, self->least.seat.portrait[i]);
      guint most = abbates_position_points (self->position, self->most.seat.portrait[i]);

      if (card == ABBATES_NO_CARD)
        continue;
      add_range (self, "garden", name_square (card, i + 1),
                 is_visible (card)
                     ? describe_points (least)
                     : g_strdup (
                           _ ("Nobody recorded this card: its kind decides how many points it "
                              "is worth.")),
                 (int) least, (int) most, print_square (self, i + 1), abbates_card_to_word (card));
    }
}

static gboolean
has_unrecorded (const AbbatesSeatPosition *seat,
                AbbatesLine line)
{
  for (guint i = 0; i < 3; i++)
    if (seat->portrait[abbates_line_squares[line][i] - 1] == ABBATES_UNKNOWN_CARD)
      return TRUE;

  return FALSE;
}

/* Variant 4. */
static void
add_lines (const Explanation *self,
           const AbbatesSeatPosition *seat)
{
  for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
    {
      int points = abbates_seat_score_line (&self->least.seat, line);
      int most = abbates_seat_score_line (&self->most.seat, line);
      const char *detail = _ ("Less than three cards, no two of a kind: no points.");

      if (has_unrecorded (seat, line))
        detail = _ ("Nobody recorded all of its cards: three of a kind are 10 points, two 6, three "
                    "kinds 3.");
      else if (points == 10)
        detail = _ ("Three of a kind: 10 points.");
      else if (points == 6)
        detail = _ ("Two of a kind: 6 points.");
      else if (points == 3)
        detail = _ ("Three kinds: 3 points.");
      add_range (self, "line",
                 g_strdup_printf (_ ("Portrait, %s"), abbates_sentence_line (line)),
                 g_strdup (detail), points, most,
                 g_strdup_printf ("portrait %u %s", self->seat, abbates_line_to_word (line)), NULL);
    }
}

static void
add_purple (const Explanation *self,
            const AbbatesSeatPosition *seat,
            const AbbatesMission *mission)
{
  g_autofree char *judgement =
      abbates_sentence_area (seat, mission, 1, self->setup->rules.areas_any);
  gboolean filled = abbates_seat_get_area_kind (seat, mission->squares[1]) >= 0;

  add_range (self, "purple", g_strdup (_ ("Purple area of the mission")),
             g_strdup_printf (filled ? _ ("%s That is worth 5 points.")
                                     : _ ("%s It is worth 5 points when all of it shows one kind."),
                              judgement),
             self->least.score.purple, self->most.score.purple,
             g_strdup_printf ("mission %u", self->seat), mission->id);
}

/* The other areas earn nothing but the halving. */
static void
add_areas (const Explanation *self,
           const AbbatesSeatPosition *seat,
           const AbbatesMission *mission)
{
  for (guint i = 2; i <= mission->n_areas; i++)
    add_term (self, "area", g_strdup_printf (_ ("Area %c of the mission"), 'A' + (int) i - 2),
              abbates_sentence_area (seat, mission, i, self->setup->rules.areas_any), 0, NULL,
              NULL);
}

static void
add_mission (const Explanation *self,
             const AbbatesSeatPosition *seat)
{
  if (seat->told_mission != ABBATES_MISSION_DEALT)
    add_told (self, "purple", g_strdup (_ ("Purple area of the mission")),
              seat->told_mission >= ABBATES_MISSION_PURPLE ? 5 : 0);
  else if ((self->position->hidden >> (self->seat - 1)) & 1)
    add_term (self, "purple", g_strdup (_ ("Purple area of the mission")),
              g_strdup (_ ("The mission is hidden: it may be worth 5 points.")), 0,
              g_strdup_printf ("mission %u", self->seat), NULL);
  else if (seat->mission != 0)
    {
      const AbbatesMission *mission = &self->setup->rules.missions[seat->mission - 1];

      add_purple (self, seat, mission);
      add_areas (self, seat, mission);
    }
}

/* The corner cards of @corners; @last is what round 4's is worth. */
static void
add_corners (const Explanation *self,
             guint corners,
             int last,
             const char *last_detail)
{
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if ((corners >> i) & 1)
      add_term (self, "corner", g_strdup_printf (_ ("Corner card of round %u"), i + 1),
                g_strdup (i < 3 ? _ ("It brings the points of its round's number.")
                                : last_detail),
                i < 3 ? (int) i + 1 : last, g_strdup_printf ("corner %u %u", self->seat, i + 1),
                NULL);
}

static void
add_benedict (const Explanation *self,
              guint count,
              char *source)
{
  g_autofree char *owned = source;

  if (count > 0)
    add_term (self, "benedict",
              g_strdup_printf (ngettext ("%u Benedict card", "%u Benedict cards", count), count),
              g_strdup (_ ("1 point for each that is left.")), (int) count,
              g_steal_pointer (&owned), "abbot-14");
}

/* Why the minus points of a seat are halved, or are not. */
static const char *
describe_halving (const Explanation *self,
                  const AbbatesSeatPosition *seat,
                  const AbbatesScore *score)
{
  const AbbatesRules *rules = &self->setup->rules;

  if (self->least.score.halved != self->most.score.halved)
    return _ ("Cards that nobody recorded decide whether it is halved.");
  if (score->halved &&
      seat->told_mission != ABBATES_MISSION_ALL &&
      (seat->mission == 0 ||
       !abbates_seat_has_all_areas (seat, &rules->missions[seat->mission - 1], rules->areas_any)))
    return _ ("Halved, rounded down: no seat shows more cards of the kind of its secret card.");
  if (score->halved)
    return _ ("Halved, rounded down: all areas of the mission are correct.");
  if ((self->position->hidden >> (self->seat - 1)) & 1)
    return _ ("It is halved if all areas of the hidden mission are correct.");
  if (rules->no_points_card && self->position->stage != ABBATES_STAGE_OVER)
    return _ ("Not halved so far; the secret cards count at the end only.");
  if (rules->no_points_card)
    return _ ("Not halved: neither are all areas of a mission correct, nor does this seat show "
              "the most cards of its secret kind.");

  return rules->no_mission ? _ ("Nothing halves it in this variant.")
                           : _ ("Not halved: not all areas of the mission are correct.");
}

static void
add_minus (const Explanation *self,
           int least,
           int most,
           char *distance,
           const char *halving)
{
  g_autofree char *owned = distance;

  add_range (self, "minus", g_strdup (_ ("Minus points")),
             g_strdup_printf ("%s %s", owned, halving), -least, -most, NULL, NULL);
}

static void
explain_henricus_score (const Explanation *self)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;
  AbbatesScore scores[ABBATES_MAX_SEATS];
  const AbbatesScore *score = &scores[self->seat - 1];

  abbates_position_score (self->position, &self->setup->rules, scores);

  add_henricus_cards (self, _ ("Henricus earns the black beans of his cards."));
  if (self->position->is_sheet)
    add_told (self, "corner", g_strdup (_ ("Corner cards")), henricus->corner_cards);
  add_corners (self, henricus->corners, henricus->corner_cards,
               _ ("1 point for each card that he had in the Chapter Room."));
  for (guint i = 0; i < 2; i++)
    add_benedict (self, henricus->pile[i].benedict,
                  g_strdup (i == 0 ? "henricus low" : "henricus high"));
  add_minus (self, score->minus, score->minus, abbates_explain_distance (self->position, score),
             _ ("Half of it counts, rounded down."));
}

static void
explain_score (Explanation *self)
{
  const AbbatesSeatPosition *seat = &self->position->seats[self->seat - 1];

  if (abbates_position_is_henricus (&self->setup->rules, self->seat))
    {
      explain_henricus_score (self);
      return;
    }

  abbates_position_score_ends (self->position, &self->setup->rules, self->seat, &self->least,
                               &self->most);
  if (self->setup->rules.no_points_card)
    add_lines (self, seat);
  else
    add_garden (self, seat);
  add_empty (self, seat);
  add_mission (self, seat);
  add_corners (self, seat->corners, 0,
               _ ("Its points came as Benedict cards, one for each card in the Chapter Room."));
  add_benedict (self, seat->hand.benedict, g_strdup_printf ("hand %u", self->seat));
  add_minus (self, self->least.score.minus, self->most.score.minus,
             count_squares (seat, ABBATES_UNKNOWN_CARD) > 0
                 ? abbates_explain_distances (self->position, self->range, self->seat)
                 : abbates_explain_distance (self->position, &self->least.score),
             describe_halving (self, seat, &self->least.score));
}

static void
explain_track (Explanation *self)
{
  const AbbatesSeatPosition *seat = &self->position->seats[self->seat - 1];

  if (abbates_position_is_henricus (&self->setup->rules, self->seat))
    {
      add_henricus_cards (self, _ ("His Abbot stands at the black beans of his cards."));
      return;
    }

  add_portrait_beans (self, seat);
  add_empty (self, seat);
}

static void
explain_general (Explanation *self)
{
  if (self->position->is_sheet)
    {
      if (self->position->general != ABBATES_NO_GENERAL)
        add_told (self, "general", g_strdup (_ ("Abbot-General")), self->position->general);
      return;
    }

  add_points_card (self);
  add_chapter (self);
}

/* Whether @seat has @number, one that there is. */
static gboolean
check_seat (const AbbatesSetup *setup,
            guint seat,
            const char *number,
            GError **error)
{
  guint n_players = setup->rules.n_seats + (setup->rules.solo ? 1u : 0u);
  gboolean is_general = strcmp (number, "general") == 0;

  if (is_general ? seat == 0 : seat >= 1 && seat <= n_players)
    return TRUE;

  if (is_general)
    g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
                 _ ("The Abbot-General belongs to no seat: ask for “%s” without one"), number);
  else if (seat == 0)
    g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
                 _ ("Each seat has a “%s” of its own: name a seat from 1 to %u"), number,
                 n_players);
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL,
                 _ ("There is no seat %u in this match: name one from 1 to %u"), seat, n_players);

  return FALSE;
}

/**
 * abbates_explain:
 * @position: a position, perhaps with something hidden, which is left out then
 * @setup: the match's set-up
 * @range: its score sheet, as far as it is known
 * @seat: whose number, from 1, Henricus in solo as seat 2; 0 for "general"
 * @number: "general", "track" (without the empty squares) or "score" (as it stands)
 * @error: return location for a #ScrError: SCR_ERROR_SYNTAX for another number,
 *   SCR_ERROR_ILLEGAL for a seat that there is not
 *
 * Returns: (transfer full) (nullable): the terms that add up to the number, where cards are not
 *   recorded to the least and the most that it can be, a list of #ScrTerm; some are 0, with the
 *   reason in the detail
 */
GListModel *
abbates_explain (const AbbatesPosition *position,
                 const AbbatesSetup *setup,
                 const AbbatesScoreRange *range,
                 guint seat,
                 const char *number,
                 GError **error)
{
  static const struct
  {
    const char *number;
    void (*explain) (Explanation *self);
  } numbers[] = {
    { "general", explain_general },
    { "track", explain_track },
    { "score", explain_score },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].number, number) == 0)
      {
        Explanation self = {
          .position = position, .setup = setup, .range = range, .seat = seat
        };

        if (!check_seat (setup, seat, number, error))
          return NULL;
        self.terms = g_list_store_new (SCR_TYPE_TERM);
        numbers[i].explain (&self);
        return G_LIST_MODEL (self.terms);
      }

  g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
               _ ("“%s” is no number that can be explained: there are general, track and score"),
               number);
  return NULL;
}
