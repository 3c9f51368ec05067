/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-sentence.h"

#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"

/* Words for cards, lines and arcade cards, and the one sentence that says what
 * is due. */

/**
 * abbates_sentence_stage:
 * @position: a position in which a phase is played
 *
 * Returns: (transfer full): "Round 2, phase 3"
 */
char *
abbates_sentence_stage (const AbbatesPosition *position)
{
  /* Translators: a heading above the moves of one phase; a game has 4 rounds of 4 phases. */
  return g_strdup_printf (_ ("Round %u, phase %u"), position->round, position->phase);
}

/**
 * abbates_sentence_card:
 * @card: a garden card, or an unknown one
 *
 * Returns: (transfer full): "book 2"
 */
char *
abbates_sentence_card (AbbatesCard card)
{
  if (card == ABBATES_NO_CARD || card >= ABBATES_UNKNOWN_CARD)
    return g_strdup (_ ("unknown card"));

  switch (ABBATES_CARD_KIND (card))
    {
    case ABBATES_WINDOW:
      return g_strdup_printf (_ ("window %u"), ABBATES_CARD_BEANS (card));
    case ABBATES_BOOK:
      return g_strdup_printf (_ ("book %u"), ABBATES_CARD_BEANS (card));
    case ABBATES_ARTEFACT:
    case ABBATES_N_KINDS:
    default:
      return g_strdup_printf (_ ("artefact %u"), ABBATES_CARD_BEANS (card));
    }
}

/**
 * abbates_sentence_some_card:
 * @card: a garden card, or one that nobody recorded
 *
 * Returns: (transfer full): what to call it in a sentence
 */
char *
abbates_sentence_some_card (AbbatesCard card)
{
  return card == ABBATES_UNKNOWN_CARD ? g_strdup (_ ("a card that nobody recorded"))
                                      : abbates_sentence_card (card);
}

/**
 * abbates_sentence_kind:
 * @kind: a kind of garden card
 *
 * Returns: (transfer none): its name within a sentence
 */
const char *
abbates_sentence_kind (AbbatesKind kind)
{
  static const char *const names[] = { N_ ("window"), N_ ("book"), N_ ("artefact") };

  g_return_val_if_fail (kind < ABBATES_N_KINDS, NULL);

  return _ (names[kind]);
}

/**
 * abbates_sentence_line:
 * @line: a line, 0 to 6
 *
 * Returns: (transfer none): its name within a sentence, “column 2”
 */
const char *
abbates_sentence_line (AbbatesLine line)
{
  static const char *const names[] = {
    N_ ("no line"),
    N_ ("column 1"),
    N_ ("column 2"),
    N_ ("column 3"),
    N_ ("row 1"),
    N_ ("row 2"),
    N_ ("row 3"),
  };

  g_return_val_if_fail (line <= ABBATES_N_LINES, NULL);

  return _ (names[line]);
}

/**
 * abbates_sentence_arcade_title:
 * @card: an arcade card
 *
 * Returns: (transfer none): what it does, in a few words that fit on the card
 */
const char *
abbates_sentence_arcade_title (AbbatesArcade arcade)
{
  static const char *const titles[] = {
    N_ ("no action"),
    N_ ("take from the discard pile"),
    N_ ("look at six cards"),
    N_ ("take from the replenishment row"),
    N_ ("swap portrait and replenishment row"),
    N_ ("swap line and replenishment row"),
    N_ ("swap two of the portrait"),
    N_ ("another line"),
    N_ ("recall an Abbot card"),
    N_ ("others draw"),
    N_ ("others get nothing"),
  };

  g_return_val_if_fail (arcade < ABBATES_N_ARCADES, NULL);

  return _ (titles[arcade]);
}

/**
 * abbates_sentence_arcade_rule:
 * @card: an arcade card
 *
 * Returns: (transfer none): its rule (*Appendix: Cloister Arcade Cards*)
 */
const char *
abbates_sentence_arcade_rule (AbbatesArcade arcade)
{
  static const char *const rules[] = {
    N_ ("No arcade action in this phase."),
    N_ ("The winner may take any card of the discard pile instead of one from the line."),
    N_ ("Before taking, the winner may look at the top six cards of the draw pile and put them "
        "back in any order."),
    N_ ("The winner may take a card of the replenishment row instead of one from the line."),
    N_ ("Before taking, the winner may exchange one visible card of the own portrait with one of "
        "the replenishment row."),
    N_ ("Before taking, the winner may exchange one to three cards of the line with cards of the "
        "replenishment row, each card once."),
    N_ ("Before taking, the winner may let two visible cards of the own portrait change places."),
    N_ ("Before taking, the winner may name another line: everyone takes from that one, and it is "
        "cleared and refilled."),
    N_ ("Before taking, the winner may remove one Abbot card from the Chapter Room; the "
        "Abbot-General goes back by its beans."),
    N_ ("Only the winner takes from the garden; everyone else draws the top card of the draw "
        "pile."),
    N_ ("Only the winner takes a card; nobody else gets one."),
  };

  g_return_val_if_fail (arcade < ABBATES_N_ARCADES, NULL);

  return _ (rules[arcade]);
}

/**
 * abbates_sentence_condition:
 * @condition: a condition of Ora et Labora
 *
 * Returns: (transfer full): "a card from 1 to 7"
 */
char *
abbates_sentence_condition (const AbbatesCondition *condition)
{
  if (condition->low == 0)
    return g_strdup (condition->high == 1 ? _ ("an odd card") : _ ("an even card"));

  return g_strdup_printf (_ ("a card from %u to %u"), condition->low, condition->high);
}

static const char *
get_name (const AbbatesSetup *setup,
          guint seat)
{
  return setup->names[seat - 1];
}

static char *
prompt_play_card (const AbbatesPosition *position,
                  const AbbatesSetup *setup)
{
  const AbbatesSeatPosition *seat = &position->seats[position->by - 1];
  const char *name = get_name (setup, position->by);
  const AbbatesRules *rules = &setup->rules;
  g_autofree char *condition = NULL;

  if (abbates_position_is_stuck (position, position->by))
    return g_strdup_printf (_ ("%s: play any card. All your values are played already, so yours "
                               "ranks below its equals."),
                            name);
  if (seat->ora < 0 || seat->ora > 3)
    return g_strdup_printf (_ ("%s: play an Abbot card."), name);

  condition = abbates_sentence_condition (
      &rules->ora[rules->ora_order[position->round - 1]][seat->ora]);

  return g_strdup_printf (_ ("%s: play an Abbot card. Ora et Labora asks for %s."), name,
                          condition);
}

/* In solo, what Henricus has played comes first. */
static char *
prompt_play (const AbbatesPosition *position,
             const AbbatesSetup *setup)
{
  g_autofree char *prompt = prompt_play_card (position, setup);
  g_autofree char *henricus = NULL;

  if (position->henricus.played == 0)
    return g_steal_pointer (&prompt);
  henricus = g_strdup_printf (_ ("Henricus played %u."), position->henricus.played);

  return g_strdup_printf ("%s %s", henricus, prompt);
}

static char *
prompt_take (const AbbatesPosition *position,
             const AbbatesSetup *setup)
{
  const guint8 *squares = abbates_line_squares[position->line];
  const char *name = get_name (setup, position->by);
  const char *line = abbates_sentence_line (position->taken_line);
  AbbatesArcade arcade = abbates_position_arcade (position, &setup->rules);
  gboolean has_refill = (position->refill[0] | position->refill[1] | position->refill[2]) != 0;
  gboolean winner = position->turn == 0;

  if (winner && arcade == ABBATES_TAKE_REFILL && has_refill)
    return g_strdup_printf (_ ("%s: take a card from %s, or one of the replenishment row, and put "
                               "it on square %u, %u or %u."),
                            name, line, squares[0], squares[1], squares[2]);
  if (winner && arcade == ABBATES_TAKE_DISCARD && position->n_discard > 0)
    return g_strdup_printf (_ ("%s: take a card from %s, or one of the discard pile, and put it on "
                               "square %u, %u or %u."),
                            name, line, squares[0], squares[1], squares[2]);
  if (abbates_position_can_act (position, &setup->rules))
    return g_strdup_printf (_ ("%s: take a card from %s and put it on square %u, %u or %u. Before "
                               "that you may use the arcade card: %s."),
                            name, line, squares[0], squares[1], squares[2],
                            abbates_sentence_arcade_title (arcade));

  return g_strdup_printf (_ ("%s: take a card from %s and put it on square %u, %u or %u."), name,
                          line, squares[0], squares[1], squares[2]);
}

static char *
prompt_reveal (const AbbatesPosition *position,
               const AbbatesSetup *setup)
{
  switch ((AbbatesDueFor) position->due_for)
    {
    case ABBATES_FOR_POINTS:
      return g_strdup (_ ("Turn up a garden card for the points card."));
    case ABBATES_FOR_GARDEN:
      return g_strdup (_ ("Turn up the next card of the garden."));
    case ABBATES_FOR_REFILL:
      return g_strdup (_ ("Turn up the next card of the replenishment row."));
    case ABBATES_FOR_DRAW:
      return g_strdup_printf (_ ("%s draws the top card of the draw pile."),
                              get_name (setup, position->due_seat));
    case ABBATES_FOR_PEEK:
      return g_strdup_printf (_ ("%s looks at the next card of the draw pile."),
                              get_name (setup, position->due_seat));
    case ABBATES_FOR_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
prompt_place (const AbbatesPosition *position,
              const AbbatesSetup *setup)
{
  const guint8 *squares = abbates_line_squares[position->line];
  g_autofree char *card = abbates_sentence_some_card (position->drawn);

  return g_strdup_printf (_ ("%s: put %s on square %u, %u or %u."), get_name (setup, position->by),
                          card, squares[0], squares[1], squares[2]);
}

/**
 * abbates_sentence_prompt:
 * @position: a position
 * @setup: the match's set-up
 *
 * Returns: (transfer full): a sentence that says who does what now
 */
char *
abbates_sentence_prompt (const AbbatesPosition *position,
                         const AbbatesSetup *setup)
{
  if (position->is_sheet && position->stage != ABBATES_STAGE_OVER)
    return g_strdup (_ ("Fill in what the score sheet still lacks."));

  switch ((AbbatesMoveKind) position->awaiting)
    {
    case ABBATES_MOVE_ARCADE:
      return g_strdup_printf (_ ("Lay an arcade card on box %u of round %u."),
                              position->n_arcade % 3 + 1, position->n_arcade / 3 + 1);
    case ABBATES_MOVE_MISSION:
      return g_strdup_printf (_ ("%s gets a mission."),
                              get_name (setup, abbates_position_setup_seat (position)));
    case ABBATES_MOVE_SECRET:
      return g_strdup_printf (_ ("%s draws a secret card."),
                              get_name (setup, abbates_position_setup_seat (position)));
    case ABBATES_MOVE_START:
      return g_strdup (_ ("Say who starts."));
    case ABBATES_MOVE_HENRICUS:
      return g_strdup (abbates_henricus_due_pile (position) == 0
                           ? _ ("Turn up the top card of Henricus' low pile.")
                           : _ ("Turn up the top card of Henricus' high pile."));
    case ABBATES_MOVE_REVEAL:
      return prompt_reveal (position, setup);
    case ABBATES_MOVE_RESHUFFLE:
      return g_strdup (_ ("The draw pile is empty: shuffle the discard pile into a new one."));
    case ABBATES_MOVE_PLAY:
      return prompt_play (position, setup);
    case ABBATES_MOVE_TAKE:
      return prompt_take (position, setup);
    case ABBATES_MOVE_PLACE:
      return prompt_place (position, setup);
    case ABBATES_MOVE_ORDER:
      return g_strdup_printf (_ ("%s: put the cards back on the draw pile in any order."),
                              get_name (setup, position->by));
    case ABBATES_MOVE_KNOW:
      return abbates_sentence_due_unknown (position, setup);
    default:
      return g_strdup (_ ("The game is over."));
    }
}
