/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-duties-telling.h"

#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What is to be done with cards, in sentences. */

static void
append_card (GString *text,
             AbbatesCard card)
{
  g_autofree char *name = card != ABBATES_NO_CARD ? abbates_sentence_some_card (card) : NULL;

  if (name != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
}

char *
abbates_telling_dup_take (AbbatesTelling *self,
                          const AbbatesDuty *duty)
{
  const guint8 *squares = abbates_line_squares[duty->own_line];
  g_autofree char *take =
      g_strdup_printf (_ ("%s takes a card from %s, for square %u, %u or %u."),
                       abbates_telling_get_who (self, duty), abbates_telling_get_line (duty->line),
                       squares[0], squares[1], squares[2]);

  abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);
  if (duty->line != ABBATES_NO_LINE)
    {
      g_autofree char *line = g_strdup_printf ("line %s", abbates_line_to_word (duty->line));

      abbates_telling_set_place (self, line, 0);
    }
  if (duty->value == 0)
    return g_steal_pointer (&take);

  /* Translators: a sentence on who takes a card, then what an arcade card allows in a few words. */
  return g_strdup_printf (_ ("%s The arcade card allows this: %s."), take,
                          abbates_sentence_arcade_title ((AbbatesArcade) duty->value));
}

char *
abbates_telling_dup_draw (AbbatesTelling *self,
                          const AbbatesDuty *duty)
{
  const guint8 *squares = abbates_line_squares[duty->own_line];

  abbates_telling_set_place (self, "pile", 0);
  abbates_telling_set_piece (self, "card");
  if (abbates_position_is_henricus (&self->setup->rules, duty->seat))
    return g_strdup (_ ("Henricus draws the top card of the draw pile."));

  return g_strdup_printf (_ ("%s draws the top card of the draw pile, for square %u, %u or %u."),
                          abbates_telling_get_who (self, duty), squares[0], squares[1], squares[2]);
}

char *
abbates_telling_dup_place (AbbatesTelling *self,
                           const AbbatesDuty *duty)
{
  const guint8 *squares = abbates_line_squares[duty->own_line];
  g_autofree char *card = abbates_sentence_some_card (duty->card);

  abbates_telling_set_card (self, duty->card);
  abbates_telling_set_place (self, "drawn", duty->seat);

  return g_strdup_printf (_ ("%s: put %s on square %u, %u or %u."),
                          abbates_telling_get_who (self, duty), card, squares[0], squares[1],
                          squares[2]);
}

char *
abbates_telling_dup_no_card (AbbatesTelling *self,
                             const AbbatesDuty *duty)
{
  abbates_telling_set_place (self, "portrait", duty->seat);
  if (duty->value == ABBATES_PALM_NONE)
    return g_strdup_printf (_ ("%s gets no card: the arcade card says so."),
                            abbates_telling_get_who (self, duty));

  return g_strdup_printf (_ ("%s gets no card: there is none to take."),
                          abbates_telling_get_who (self, duty));
}

char *
abbates_telling_dup_discard (AbbatesTelling *self,
                             const AbbatesDuty *duty)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  abbates_telling_set_place (self, "discard", 0);
  abbates_telling_set_card (self, duty->card);
  if (duty->card == ABBATES_UNKNOWN_CARD)
    return g_strdup_printf (_ ("What is left of %s goes to the discard pile."),
                            abbates_telling_get_line (duty->line));

  append_card (cards, duty->card);
  append_card (cards, duty->cards[0]);
  append_card (cards, duty->cards[1]);
  return g_strdup_printf (_ ("What is left of %s goes to the discard pile: %s."),
                          abbates_telling_get_line (duty->line), cards->str);
}

/* From where a line is filled, which says the side of the Abbot-General. */
static char *
dup_fill_sentence (AbbatesTelling *self,
                   const AbbatesDuty *duty,
                   const char *cards)
{
  const char *line = abbates_telling_get_line (duty->line);
  guint8 squares[3] = { 0 };

  if (duty->line == ABBATES_NO_LINE)
    return g_strdup (_ ("Refill that line from the replenishment row."));

  abbates_position_fill_order (&self->setup->rules, duty->value, duty->line, squares);
  if (ABBATES_IS_COLUMN (duty->line) && squares[0] < squares[2])
    /* Translators: a line such as "column 2", then cards in their order. */
    return g_strdup_printf (_ ("Refill %s from the replenishment row, the top first: %s."), line,
                            cards);
  if (ABBATES_IS_COLUMN (duty->line))
    return g_strdup_printf (_ ("Refill %s from the replenishment row, the bottom first: %s."), line,
                            cards);
  if (squares[0] < squares[2])
    return g_strdup_printf (_ ("Refill %s from the replenishment row, the left first: %s."), line,
                            cards);

  return g_strdup_printf (_ ("Refill %s from the replenishment row, the right first: %s."), line,
                          cards);
}

/* All that moves up from the replenishment row, @n duties. */
char *
abbates_telling_dup_fill (AbbatesTelling *self,
                          const AbbatesDuty *duties,
                          guint n)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *card = NULL;

      if (duties[i].card != ABBATES_UNKNOWN_CARD)
        card = abbates_sentence_card (duties[i].card);
      else if (duties[i].from != ABBATES_OPEN_NUMBER)
        /* Translators: of the replenishment row, in a list of what goes where. */
        card = g_strdup_printf (_ ("box %d"), duties[i].from);
      else
        card = g_strdup (_ ("the next card"));
      if (i > 0)
        g_string_append (cards, ", ");
      /* Translators: a card such as "book 2", and the square of the garden to which it goes. */
      g_string_append_printf (cards, _ ("%s to square %d"), card, duties[i].to);
    }
  if (duties[0].to != ABBATES_OPEN_NUMBER)
    abbates_telling_set_place (self, "garden", (guint) duties[0].to);
  abbates_telling_set_card (self, duties[0].card);

  return dup_fill_sentence (self, &duties[0], cards->str);
}

/* The squares or boxes that get a card from the draw pile, @n duties. */
char *
abbates_telling_dup_turn_up (AbbatesTelling *self,
                             const AbbatesDuty *duties,
                             guint n)
{
  gboolean is_box = duties[0].kind == ABBATES_DUTY_BOX;
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (numbers, "%s%u", i > 0 ? ", " : "", duties[i].at);
  abbates_telling_set_place (self, is_box ? "refill" : "garden", duties[0].at);
  abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);

  if (is_box)
    /* Translators: the numbers of boxes; with more of them "1, 2, 3". */
    return g_strdup_printf (ngettext ("Turn up a card of the draw pile in box %s of the "
                                      "replenishment row.",
                                      "Turn up cards of the draw pile in boxes %s of the "
                                      "replenishment row, in this order.",
                                      n),
                            numbers->str);

  /* Translators: the numbers of squares; with more of them "1, 2, 3". */
  return g_strdup_printf (ngettext ("Turn up a card of the draw pile on square %s of the garden.",
                                    "Turn up cards of the draw pile on squares %s of the garden, "
                                    "in this order.",
                                    n),
                          numbers->str);
}

char *
abbates_telling_dup_his_play (AbbatesTelling *self,
                              const AbbatesDuty *duty)
{
  abbates_telling_set_abbot_card (self, duty->value);
  abbates_telling_set_place (self, duty->from == 1 ? "henricus high" : "henricus low", 0);
  if (duty->value != 0 && duty->from != ABBATES_OPEN_NUMBER)
    return abbates_sentence_henricus_play (self->setup, self->position->seats[0].mission,
                                           duty->own_line, (guint) duty->from, duty->value);

  if (duty->from == ABBATES_OPEN_NUMBER)
    return g_strdup (_ ("Henricus plays the top card of one of his piles."));

  return g_strdup (duty->from == 1 ? _ ("Henricus plays the top card of his high pile.")
                                   : _ ("Henricus plays the top card of his low pile."));
}

char *
abbates_telling_dup_his_take (AbbatesTelling *self,
                              const AbbatesDuty *duty)
{
  abbates_telling_set_card (self, duty->card);
  if (duty->from > 0)
    abbates_telling_set_place (self, "garden", (guint) duty->from);
  if (duty->card == ABBATES_UNKNOWN_CARD || duty->line == ABBATES_NO_LINE || duty->from <= 0)
    return g_strdup_printf (_ ("Henricus takes a card by square %u of the Solo card."),
                            duty->value);

  return abbates_sentence_henricus_take (duty->card, (guint) duty->from, duty->line,
                                         duty->value);
}

char *
abbates_telling_dup_his_swap (AbbatesTelling *self,
                              const AbbatesDuty *duty)
{
  abbates_telling_set_card (self, duty->cards[0]);
  abbates_telling_set_place (self, "refill", duty->value);
  if (duty->card == ABBATES_UNKNOWN_CARD || duty->cards[0] == ABBATES_UNKNOWN_CARD)
    return g_strdup (_ ("Then Henricus exchanges a card with the replenishment row."));

  return abbates_sentence_henricus_exchange (duty->card, duty->cards[0], duty->value);
}

char *
abbates_telling_dup_his_return (AbbatesTelling *self,
                                const AbbatesDuty *duty)
{
  gboolean is_high = duty->value >= 8;

  abbates_telling_set_abbot_card (self, duty->value);
  if (duty->value == 0)
    return g_strdup (_ ("Henricus takes back the highest card of his discard pile; shuffle the "
                        "pile that it goes to."));

  abbates_telling_set_place (self, is_high ? "henricus high" : "henricus low", 0);
  return g_strdup_printf (is_high ? _ ("Henricus takes back %u, the highest card of his discard "
                                       "pile; shuffle it into his high pile.")
                                  : _ ("Henricus takes back %u, the highest card of his discard "
                                       "pile; shuffle it into his low pile."),
                          duty->value);
}
