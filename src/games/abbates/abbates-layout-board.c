/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-layout-private.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* The steps for what lies on the board: garden cards, arcade cards, Chapter Room. */

/* How many of each card are picked out of the box: those that lie where they are known. */
static guint
count_picked (const AbbatesPosition *position,
              const AbbatesRules *rules,
              guint8 *picked)
{
  guint n_picked = 0;

  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    {
      picked[card] = (guint8) (rules->garden[card] - position->left[card]);
      n_picked += picked[card];
    }
  picked[ABBATES_NO_CARD] = picked[ABBATES_UNKNOWN_CARD] = 0;

  return n_picked;
}

static void
add_sorting (AbbatesLayout *self,
             const guint8 *picked,
             guint n_picked)
{
  g_autofree char *list = abbates_layout_list_counts (picked);

  if (n_picked == 0)
    return;

  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    if (picked[card] > 0)
      abbates_layout_add_fact (self, "box %s = %u", abbates_card_to_word (card), picked[card]);
  abbates_layout_add_step (self, "box", NULL,
                           g_strdup_printf (ngettext ("Look through the garden cards and pick "
                                                      "out %u of them: %s.",
                                                      "Look through the garden cards and pick "
                                                      "out %u of them: %s.",
                                                      n_picked),
                                            n_picked, list));
}

/* More were told of a card than there are: one of them is another. */
static void
add_excess (AbbatesLayout *self)
{
  g_autofree char *list = abbates_layout_list_counts (self->position->excess);

  if (*list == '\0')
    return;

  abbates_layout_add_step (self, "box", NULL,
                           g_strdup_printf (_ ("More of these were told than the box holds: %s. "
                                               "Where you run out of them, lay any card that "
                                               "nobody has looked at."),
                                            list));
}

/* How many cards lie on the table that nobody recorded. */
static guint
count_unrecorded (const AbbatesPosition *position,
                  guint n_rest)
{
  guint n_pile = position->pile;

  for (guint i = 0; i < position->n_known; i++)
    if (position->known[i] != ABBATES_UNKNOWN_CARD)
      n_pile--;
  for (AbbatesCard card = 1; card < ABBATES_UNKNOWN_CARD; card++)
    n_pile += position->excess[card];

  return n_rest - MIN (n_rest, n_pile);
}

/* What is laid from the rest of the cards without a look at it. */
static void
add_unrecorded (AbbatesLayout *self,
                guint n_cards)
{
  if (n_cards == 0)
    return;

  abbates_layout_add_step (
      self, "pile", NULL,
      self->is_view
          ? g_strdup_printf (
                ngettext ("%u card on the table was not recorded, or is not for you to see: take "
                          "any for it from the cards that lie face down, without looking for one.",
                          "%u cards on the table were not recorded, or are not for you to see: "
                          "take any for them from the cards that lie face down, without looking "
                          "for one.",
                          n_cards),
                n_cards)
          : g_strdup_printf (
                ngettext ("%u card on the table was not recorded: take any for it from the cards "
                          "that lie face down, without looking for one. The program will not "
                          "know which it is.",
                          "%u cards on the table were not recorded: take any for them from the "
                          "cards that lie face down, without looking for one. The program will "
                          "not know which they are.",
                          n_cards),
                n_cards));
}

/* The rest of the cards comes before what is laid from it. */
static void
add_rest (AbbatesLayout *self,
          guint n_picked)
{
  guint n_rest = 90 - n_picked;

  if (n_picked == 0)
    abbates_layout_add_step (self, "pile", NULL,
                             g_strdup (_ ("Shuffle all garden cards and lay them face down.")));
  else
    abbates_layout_add_step (
        self, "pile", NULL,
        g_strdup_printf (ngettext ("Lay the %u other garden card face down.",
                                   "Shuffle the %u other garden cards and lay them face down.",
                                   n_rest),
                         n_rest));
  add_unrecorded (self, count_unrecorded (self->position, n_rest));
}

static void
add_points (AbbatesLayout *self)
{
  static const char *const places[] = { N_ ("Primus"), N_ ("Secundus"), N_ ("Tertius"),
                                        N_ ("Aequalis") };
  const AbbatesPosition *position = self->position;
  g_autoptr (GString) text = g_string_new (NULL);

  if (position->n_points == 0)
    return;

  for (guint i = 0; i < position->n_points; i++)
    {
      g_autofree char *name = abbates_layout_name_card (position->points[i]);

      abbates_layout_add_fact (self, "points %u = %s", i + 1,
                               abbates_card_to_word (position->points[i]));
      g_string_append_printf (text, "%s%s: %s", i > 0 ? ", " : "", _ (places[i]), name);
    }
  abbates_layout_add_step (self, "points", NULL,
                           /* Translators: places and cards, such as "Primus: book 2". */
                           g_strdup_printf (_ ("Points card: %s."), text->str));
}

/* Squares or boxes that hold a card. Returns whether any does. */
static gboolean
add_places (AbbatesLayout *self,
            const char *place,
            const AbbatesCard *cards,
            guint n_cards)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < n_cards; i++)
    if (cards[i] != ABBATES_NO_CARD)
      {
        abbates_layout_add_fact (self, "%s %u = %s", place, i + 1,
                                 abbates_card_to_word (cards[i]));
        is_any = TRUE;
      }

  return is_any;
}

static void
add_garden (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autofree char *garden =
      abbates_layout_list_squares (position->garden, ABBATES_N_SQUARES);
  g_autofree char *refill = abbates_layout_list_squares (position->refill, ABBATES_N_BOXES);

  if (add_places (self, "garden", position->garden, ABBATES_N_SQUARES))
    abbates_layout_add_step (self, "garden", NULL,
                             g_strdup_printf (_ ("Garden, squares counted in reading order: %s."),
                                              garden));
  if (add_places (self, "refill", position->refill, ABBATES_N_BOXES))
    abbates_layout_add_step (self, "refill", NULL,
                             g_strdup_printf (_ ("Replenishment row, boxes from the left: %s."),
                                              refill));
}

static void
add_discard (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autofree char *list = abbates_layout_list_cards (position->discard, position->n_discard);

  if (position->n_discard == 0)
    return;

  for (guint i = 0; i < position->n_discard; i++)
    abbates_layout_add_fact (self, "discard = %s", abbates_card_to_word (position->discard[i]));
  abbates_layout_add_step (self, "discard", NULL,
                           g_strdup_printf (_ ("Discard pile, face up, the lowest card first: "
                                               "%s."),
                                            list));
}

static void
add_portrait (AbbatesLayout *self,
              guint index)
{
  const AbbatesSeatPosition *seat = &self->position->seats[index];
  const char *name = self->setup->names[index];
  g_autofree char *place = g_strdup_printf ("portrait %u", index + 1);
  g_autofree char *squares = abbates_layout_list_squares (seat->portrait, ABBATES_N_SQUARES);
  g_autofree char *covered = abbates_layout_list_counts (seat->covered);

  if (add_places (self, place, seat->portrait, ABBATES_N_SQUARES))
    abbates_layout_add_step (self, place, NULL,
                             g_strdup_printf (_ ("Portrait of %s, squares counted in reading "
                                                 "order: %s."),
                                              name, squares));
  if (*covered == '\0')
    return;

  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    for (guint i = 0; i < seat->covered[card]; i++)
      abbates_layout_add_fact (self, "covered %u = %s", index + 1, abbates_card_to_word (card));
  abbates_layout_add_seat_step (
      self, "covered", index + 1, NULL,
      g_strdup_printf (_ ("Covered cards of %s: %s. Under which squares they lay is not kept, and "
                          "they never count again: lay them in one pile beside the portrait."),
                       name, covered));
}

static void
add_secret (AbbatesLayout *self,
            guint index)
{
  AbbatesCard card = self->position->seats[index].secret;
  g_autofree char *name = NULL;

  if (card == ABBATES_NO_CARD)
    return;

  name = abbates_layout_name_card (card);
  abbates_layout_add_fact (self, "secret %u = %s", index + 1, abbates_card_to_word (card));
  if (card == ABBATES_UNKNOWN_CARD && self->is_view)
    abbates_layout_add_seat_step (self, "secret", index + 1, "?",
                                  g_strdup_printf (_ ("Secret card of %s, face down and apart: "
                                                      "any card, which nobody looks at."),
                                                   self->setup->names[index]));
  else
    abbates_layout_add_seat_step (self, "secret", index + 1, abbates_card_to_word (card),
                                  /* Translators: a player, then a card such as "book 2". */
                                  g_strdup_printf (_ ("Secret card of %s, face down and apart: "
                                                      "%s."),
                                                   self->setup->names[index], name));
}

static void
add_drawn (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autofree char *name = NULL;
  guint seat;

  if (position->drawn == ABBATES_NO_CARD)
    return;

  /* Nobody is due while the program names cards. */
  seat = abbates_position_taker (position);
  name = abbates_layout_name_card (position->drawn);
  abbates_layout_add_fact (self, "drawn %u = %s", seat, abbates_card_to_word (position->drawn));
  abbates_layout_add_seat_step (self, "drawn", seat, abbates_card_to_word (position->drawn),
                                g_strdup_printf (_ ("%s has drawn this card and has not placed "
                                                    "it yet: %s."),
                                                 self->setup->names[seat - 1], name));
}

static char *
name_known (const AbbatesLayout *self,
            AbbatesCard card)
{
  if (card != ABBATES_UNKNOWN_CARD)
    return abbates_sentence_card (card);

  return g_strdup (self->is_view ? _ ("any card") : _ ("any card (it was not recorded)"));
}

static void
add_known (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < position->n_known; i++)
    {
      AbbatesCard card = position->known[i];
      g_autofree char *name = name_known (self, card);

      abbates_layout_add_fact (self, "pile %u = %s", i + 1, abbates_card_to_word (card));
      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", name);
    }
  if (position->known_by != 0)
    abbates_layout_add_fact (self, "known_by = %u", position->known_by);
  if (position->n_known > 0)
    abbates_layout_add_step (
        self, "pile", NULL,
        /* Translators: cards such as "book 2, any card", then the player who looked at them. */
        g_strdup_printf (_ ("On top of the draw pile, the topmost card first: %s. Only %s has "
                            "looked at them."),
                         list->str, self->setup->names[position->known_by - 1]));
}

static void
add_pile (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;

  abbates_layout_add_fact (self, "pile = %u", position->pile);
  if (position->pile == 0)
    abbates_layout_add_step (self, "pile", NULL, g_strdup (_ ("The draw pile is empty.")));
  else
    abbates_layout_add_step (self, "pile", NULL,
                             g_strdup_printf (ngettext ("Draw pile, face down: %u card.",
                                                        "Draw pile, face down: %u cards.",
                                                        position->pile),
                                              position->pile));
  add_known (self);
}

/**
 * abbates_layout_add_garden_cards:
 * @self: the steps so far
 *
 * Adds the steps for all 90 garden cards, wherever they lie, but for Henricus' own.
 */
void
abbates_layout_add_garden_cards (AbbatesLayout *self)
{
  guint8 picked[ABBATES_N_CARDS];
  guint n_picked = count_picked (self->position, &self->setup->rules, picked);

  add_sorting (self, picked, n_picked);
  add_excess (self);
  add_rest (self, n_picked);
  add_points (self);
  add_garden (self);
  add_discard (self);
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    {
      add_portrait (self, i);
      add_secret (self, i);
    }
  add_drawn (self);
  add_pile (self);
}

static void
add_arcade_round (AbbatesLayout *self,
                  guint round)
{
  const AbbatesPosition *position = self->position;
  gboolean is_over = round < position->round || position->stage >= ABBATES_STAGE_COUNT;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = (round - 1) * 3; i < MIN (round * 3, position->n_arcade); i++)
    {
      AbbatesArcade card = (AbbatesArcade) position->arcade[i];

      abbates_layout_add_fact (self, "arcade %u %u = %s", round, i % 3 + 1,
                               abbates_arcade_to_word (card));
      g_string_append_printf (text, "%s%u: %s", i % 3 > 0 ? ", " : "", i % 3 + 1,
                              abbates_sentence_arcade_title (card));
    }
  if (text->len == 0)
    return;

  abbates_layout_add_seat_step (
      self, "arcade", round, NULL,
      g_strdup_printf (is_over ? _ ("Arcade cards of round %u, which is over, so they do nothing "
                                    "any more: %s.")
                               : _ ("Arcade cards of round %u, boxes in the order of play: %s."),
                       round, text->str));
}

/* Who won the corner card of @round, from 1; 0 for nobody. */
static guint
find_corner_winner (const AbbatesPosition *position,
                    const AbbatesRules *rules,
                    guint round)
{
  for (guint i = 0; i < rules->n_seats; i++)
    if (position->seats[i].corners >> (round - 1) & 1)
      return i + 1;

  return rules->solo && (position->henricus.corners >> (round - 1) & 1) ? ABBATES_HENRICUS : 0;
}

static void
add_corner (AbbatesLayout *self,
            guint round)
{
  guint seat = find_corner_winner (self->position, &self->setup->rules, round);
  g_autofree char *piece = g_strdup_printf ("corner-%u", round);
  g_autofree char *place = seat != 0 ? g_strdup_printf ("corner %u %u", seat, round)
                                     : g_strdup_printf ("board %u", round);

  abbates_layout_add_fact (self, "%s = %s", place, piece);
  if (seat != 0)
    abbates_layout_add_step (self, place, piece,
                             g_strdup_printf (_ ("Corner card of round %u: beside the portrait of "
                                                 "%s, who won it."),
                                              round, self->setup->names[seat - 1]));
  else
    abbates_layout_add_step (self, place, piece,
                             g_strdup_printf (_ ("Corner card of round %u: at its corner of the "
                                                 "Abbey board."),
                                              round));
}

/**
 * abbates_layout_add_arcade:
 * @self: the steps so far
 *
 * Adds the steps for the arcade cards, and for the corner cards, which every match has.
 */
void
abbates_layout_add_arcade (AbbatesLayout *self)
{
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    add_arcade_round (self, round);
  for (guint round = 1; round <= ABBATES_N_ROUNDS; round++)
    add_corner (self, round);
}

/**
 * abbates_layout_add_chapter:
 * @self: the steps so far
 *
 * Adds the step for the Chapter Room, where there are cards in it, in the order in which they
 * were won.
 */
void
abbates_layout_add_chapter (AbbatesLayout *self)
{
  const AbbatesPosition *position = self->position;
  g_autoptr (GString) text = g_string_new (NULL);

  if (position->n_chapter == 0)
    return;

  for (guint i = 0; i < position->n_chapter; i++)
    {
      guint seat = ABBATES_CHAPTER_SEAT (position->chapter[i]);
      guint value = ABBATES_CHAPTER_VALUE (position->chapter[i]);

      abbates_layout_add_fact (self, "chapter %u %u = abbot-%u", seat, value, value);
      g_string_append_printf (text, "%s%s %u", i > 0 ? ", " : "", self->setup->names[seat - 1],
                              value);
    }
  abbates_layout_add_step (self, "chapter", NULL,
                           g_strdup_printf (_ ("Chapter Room, in the order in which the cards "
                                               "were won: %s."),
                                            text->str));
}
