/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* What the derived numbers add up from. */

typedef struct
{
  const AbbatesPosition *position;
  const AbbatesSetup *setup;
  guint seat;
  GListStore *terms;
} Explanation;

/* Adds a term; takes @label, @detail and @source (nullable). */
static void
add_term (const Explanation *self,
          const char *name,
          char *label,
          char *detail,
          int value,
          char *source,
          const char *piece)
{
  g_autofree char *owned_label = label;
  g_autofree char *owned_detail = detail;
  g_autofree char *owned_source = source;
  g_autoptr (ScrTerm) term =
      scr_term_new (name, owned_label, owned_detail, value, owned_source, piece);

  g_list_store_append (self->terms, term);
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

static char *
dup_unrecorded (void)
{
  return g_strdup (_ ("Nobody recorded this card, so it is left out."));
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

static guint
count_empty (const AbbatesSeatPosition *seat)
{
  guint count = 0;

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    count += seat->portrait[i] == ABBATES_NO_CARD;

  return count;
}

/* The empty squares, which move the Abbot at the end only, and then count in the distance. */
static void
add_empty (const Explanation *self,
           const AbbatesSeatPosition *seat)
{
  guint count = count_empty (seat);

  if (count > 0)
    add_term (self, "empty",
              g_strdup_printf (ngettext ("%u empty square", "%u empty squares", count), count),
              g_strdup (_ ("The final scoring moves the Abbot on by 1 for each, which counts in "
                           "the distance.")),
              0, NULL, NULL);
}

static void
add_portrait_beans (const Explanation *self,
                    const AbbatesSeatPosition *seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (card == ABBATES_NO_CARD)
        continue;
      add_term (self, "garden", name_square (card, i + 1),
                is_visible (card)
                    ? g_strdup (_ ("The Abbot stands at the black beans of the visible cards; "
                                   "covered ones do not count."))
                    : dup_unrecorded (),
                get_beans (card), print_square (self, i + 1), abbates_card_to_word (card));
    }
}

/* Henricus' cards lie in a pile; his beans are his points too. */
static void
add_henricus_cards (const Explanation *self,
                    const char *detail)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;

  for (guint i = 0; i < henricus->n_cards; i++)
    add_term (self, "garden", abbates_sentence_card (henricus->cards[i]), g_strdup (detail),
              get_beans (henricus->cards[i]), g_strdup ("henricus cards"),
              abbates_card_to_word (henricus->cards[i]));
}

static void
add_garden (const Explanation *self,
            const AbbatesSeatPosition *seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];
      guint points = is_visible (card) ? abbates_position_points (self->position, card) : 0;
      char *detail;

      if (card == ABBATES_NO_CARD)
        continue;
      if (!is_visible (card))
        detail = dup_unrecorded ();
      else if (points == 0)
        detail = g_strdup (_ ("Its kind does not lie on the points card yet."));
      else
        detail = g_strdup_printf (ngettext ("Its kind is %s on the points card: %u point.",
                                            "Its kind is %s on the points card: %u points.",
                                            points),
                                  get_place_title (3 - points), points);
      add_term (self, "garden", name_square (card, i + 1), detail, (int) points,
                print_square (self, i + 1), abbates_card_to_word (card));
    }
}

/* Variant 4. */
static void
add_lines (const Explanation *self,
           const AbbatesSeatPosition *seat)
{
  for (AbbatesLine line = 1; line <= ABBATES_N_LINES; line++)
    {
      int points = abbates_seat_score_line (seat, line);
      const char *detail = _ ("Less than three cards, no two of a kind: no points.");

      if (points == 10)
        detail = _ ("Three of a kind: 10 points.");
      else if (points == 6)
        detail = _ ("Two of a kind: 6 points.");
      else if (points == 3)
        detail = _ ("Three kinds: 3 points.");
      add_term (self, "line",
                g_strdup_printf (_ ("Portrait, %s"), abbates_sentence_line (line)),
                g_strdup (detail), points,
                g_strdup_printf ("portrait %u %s", self->seat, abbates_line_to_word (line)), NULL);
    }
}

/* Whether an area is correct for itself, and if not, why. */
static char *
describe_area (const AbbatesSeatPosition *seat,
               guint squares)
{
  int kind = abbates_seat_get_area_kind (seat, squares);

  if (kind >= 0)
    return g_strdup_printf (_ ("Each of its squares shows the same kind: %s."),
                            abbates_sentence_kind ((AbbatesKind) kind));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (((squares >> i) & 1) && seat->portrait[i] == ABBATES_NO_CARD)
      return g_strdup_printf (_ ("Square %u is empty."), i + 1);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (((squares >> i) & 1) && seat->portrait[i] == ABBATES_UNKNOWN_CARD)
      return g_strdup_printf (_ ("Nobody recorded the card on square %u."), i + 1);

  return g_strdup (_ ("Its squares show more than one kind."));
}

/* Whether an area before @area has its kind. */
static gboolean
is_kind_taken (const AbbatesSeatPosition *seat,
               const AbbatesMission *mission,
               guint area)
{
  int kind = abbates_seat_get_area_kind (seat, mission->squares[area]);

  for (guint i = 1; kind >= 0 && i < area; i++)
    if (abbates_seat_get_area_kind (seat, mission->squares[i]) == kind)
      return TRUE;

  return FALSE;
}

static void
add_purple (const Explanation *self,
            const AbbatesSeatPosition *seat,
            const AbbatesMission *mission)
{
  g_autofree char *judgement = describe_area (seat, mission->squares[1]);
  gboolean filled = abbates_seat_get_area_kind (seat, mission->squares[1]) >= 0;

  add_term (self, "purple", g_strdup (_ ("Purple area of the mission")),
            g_strdup_printf (filled ? _ ("%s That is worth 5 points.")
                                    : _ ("%s It is worth 5 points when all of it shows one kind."),
                             judgement),
            filled ? 5 : 0, g_strdup_printf ("mission %u", self->seat), mission->id);
}

/* The other areas earn nothing but the halving. */
static void
add_areas (const Explanation *self,
           const AbbatesSeatPosition *seat,
           const AbbatesMission *mission)
{
  for (guint i = 2; i <= mission->n_areas; i++)
    {
      g_autofree char *judgement = describe_area (seat, mission->squares[i]);
      gboolean taken = !self->setup->rules.areas_any && is_kind_taken (seat, mission, i);

      add_term (self, "area", g_strdup_printf (_ ("Area %c of the mission"), 'A' + (int) i - 2),
                taken ? g_strdup_printf (_ ("%s But another area has that kind already, so it is "
                                            "not correct."),
                                         judgement)
                      : g_strdup (judgement),
                0, NULL, NULL);
    }
}

static void
add_mission (const Explanation *self,
             const AbbatesSeatPosition *seat)
{
  if ((self->position->hidden >> (self->seat - 1)) & 1)
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
                g_strdup (i < 3 ? _ ("Won in phase 4 of its round; its points are the round's "
                                     "number.")
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

  if (score->halved &&
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
           const AbbatesScore *score,
           const char *halving)
{
  g_autofree char *distance =
      score->empty > 0
          ? g_strdup_printf (_ ("With the empty squares the Abbot stands at %d, the Abbot-General "
                                "at %d: the distance is %d."),
                             score->track, self->position->general, score->distance)
          : g_strdup_printf (_ ("The Abbot stands at %d, the Abbot-General at %d: the distance is "
                                "%d."),
                             score->track, self->position->general, score->distance);

  add_term (self, "minus", g_strdup (_ ("Minus points")),
            g_strdup_printf ("%s %s", distance, halving), -score->minus, NULL, NULL);
}

static void
explain_henricus_score (const Explanation *self,
                        const AbbatesScore *score)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;

  add_henricus_cards (self, _ ("Henricus earns the black beans of his cards."));
  add_corners (self, henricus->corners, henricus->corner_cards,
               _ ("1 point for each card that he had in the Chapter Room."));
  for (guint i = 0; i < 2; i++)
    add_benedict (self, henricus->pile[i].benedict,
                  g_strdup (i == 0 ? "henricus low" : "henricus high"));
  add_minus (self, score, _ ("Half of it counts, rounded down."));
}

static void
explain_score (const Explanation *self)
{
  AbbatesScore scores[ABBATES_MAX_SEATS];
  const AbbatesSeatPosition *seat = &self->position->seats[self->seat - 1];
  const AbbatesScore *score = &scores[self->seat - 1];

  abbates_position_score (self->position, &self->setup->rules, scores);
  if (abbates_position_is_henricus (&self->setup->rules, self->seat))
    {
      explain_henricus_score (self, score);
      return;
    }

  if (self->setup->rules.no_points_card)
    add_lines (self, seat);
  else
    add_garden (self, seat);
  add_empty (self, seat);
  add_mission (self, seat);
  add_corners (self, seat->corners, 0,
               _ ("Its points came as Benedict cards, one for each card in the Chapter Room."));
  add_benedict (self, seat->hand.benedict, g_strdup_printf ("hand %u", self->seat));
  add_minus (self, score, describe_halving (self, seat, score));
}

static void
explain_track (const Explanation *self)
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
explain_general (const Explanation *self)
{
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
 * @seat: whose number, from 1, Henricus in solo as seat 2; 0 for "general"
 * @number: "general", "track" (without the empty squares) or "score" (as it stands)
 * @error: return location for a #ScrError: SCR_ERROR_SYNTAX for another number,
 *   SCR_ERROR_ILLEGAL for a seat that there is not
 *
 * Returns: (transfer full) (nullable): the terms that add up to the number, a list of
 *   #ScrTerm; some are 0, with the reason in the detail
 */
GListModel *
abbates_explain (const AbbatesPosition *position,
                 const AbbatesSetup *setup,
                 guint seat,
                 const char *number,
                 GError **error)
{
  static const struct
  {
    const char *number;
    void (*explain) (const Explanation *self);
  } numbers[] = {
    { "general", explain_general },
    { "track", explain_track },
    { "score", explain_score },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].number, number) == 0)
      {
        Explanation self = { .position = position, .setup = setup, .seat = seat };

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
