/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* What Henricus does, and why (*Solo Variant*). */

/* How the mission stands to the line, as the reason for a pile. */
static char *
dup_mission_reason (const AbbatesSetup *setup,
                    guint n_purple,
                    AbbatesLine line)
{
  if (n_purple == 0)
    /* Translators: a player, then a line such as "column 2". */
    return g_strdup_printf (_ ("no purple square of the mission of %s lies in %s"),
                            setup->names[0], abbates_sentence_line (line));

  /* Translators: how many squares, a player, a line such as "column 2". */
  return g_strdup_printf (ngettext ("only %u purple square of the mission of %s lies in %s",
                                    "%u purple squares of the mission of %s lie in %s", n_purple),
                          n_purple, setup->names[0], abbates_sentence_line (line));
}

/**
 * abbates_sentence_henricus_play:
 * @setup: the set-up of a solo match
 * @mission: the player's mission, its place in the edition from 1
 * @line: where the Abbot-General stands, or no line at a corner
 * @pile: the pile that he plays from: 0 for low, 1 for high
 * @value: what he plays
 *
 * Returns: (transfer full): what Henricus plays, and why from that pile
 */
char *
abbates_sentence_henricus_play (const AbbatesSetup *setup,
                                guint mission,
                                AbbatesLine line,
                                guint pile,
                                guint value)
{
  guint n_purple = line != ABBATES_NO_LINE
                       ? abbates_henricus_count_purple (&setup->rules, mission, line)
                       : 0;
  gboolean is_high = line == ABBATES_NO_LINE || n_purple >= 2;
  g_autofree char *reason = NULL;

  if (is_high != (pile == 1))
    return g_strdup_printf (is_high ? _ ("Henricus plays %u from his low pile: the high one is "
                                         "empty.")
                                    : _ ("Henricus plays %u from his high pile: the low one is "
                                         "empty."),
                            value);
  if (line == ABBATES_NO_LINE)
    return g_strdup_printf (_ ("Henricus plays %u from his high pile, as at every corner."), value);

  reason = dup_mission_reason (setup, n_purple, line);
  /* Translators: a value, then the reason: how many purple squares the mission has there. */
  return g_strdup_printf (is_high ? _ ("Henricus plays %u from his high pile: %s.")
                                  : _ ("Henricus plays %u from his low pile: %s."),
                          value, reason);
}

/**
 * abbates_sentence_henricus_take:
 * @card: what he takes
 * @square: where from: a square of the garden, from 1
 * @line: the line where he takes
 * @pawn: the square of the Solo card that he takes by, from 1
 *
 * Returns: (transfer full): what Henricus takes, having won, and why
 */
char *
abbates_sentence_henricus_take (AbbatesCard card,
                                guint square,
                                AbbatesLine line,
                                guint pawn)
{
  g_autofree char *name = abbates_sentence_card (card);

  if (pawn == 3)
    /* Translators: a card, the square of the garden that it lies on, its line, such as "row 2". */
    return g_strdup_printf (_ ("By square 3 of the Solo card Henricus takes %s from square %u of "
                               "the garden, in %s, into his pile: of the Abbot-General's "
                               "line and those beside it, that one has the most cards with the "
                               "highest number of black beans."),
                            name, square, abbates_sentence_line (line));

  /* Translators: a square of the Solo card, a card, the square of the garden that it lies on, its
   * line, such as "row 2". */
  return g_strdup_printf (_ ("By square %u of the Solo card Henricus takes %s from square %u of "
                             "the "
                             "garden, in %s, into his pile: no card there has more black "
                             "beans."),
                          pawn, name, square, abbates_sentence_line (line));
}

/**
 * abbates_sentence_henricus_exchange:
 * @given: the card that he gives
 * @got: the card that he gets for it
 * @box: the box of the replenishment row where they change places, from 1
 *
 * Returns: (transfer full): what Henricus exchanges by square 2, and why
 */
char *
abbates_sentence_henricus_exchange (AbbatesCard given,
                                    AbbatesCard got,
                                    guint box)
{
  g_autofree char *least = abbates_sentence_card (given);
  g_autofree char *most = abbates_sentence_card (got);

  return g_strdup_printf (_ ("Then he exchanges %s, of his earlier cards the one with the fewest "
                             "black beans, for %s in box %u, the one with the most of the "
                             "replenishment row."),
                          least, most, box);
}

/* From which pile he has played in this phase: 0 for low, 1 for high, 2 where it cannot be
 * told, a Benedict card being in either. */
static guint
get_played_pile (const AbbatesPosition *position,
                 gboolean is_high)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;

  if (henricus->played < ABBATES_BENEDICT)
    return henricus->played >= 8;
  if (!abbates_hand_is_empty (&henricus->pile[is_high ? 1 : 0]))
    return is_high;

  return 2;
}

static char *
dup_play (const AbbatesPosition *position,
          const AbbatesSetup *setup)
{
  guint mission = position->seats[0].mission;
  gboolean is_high =
      position->line == ABBATES_NO_LINE ||
      abbates_henricus_count_purple (&setup->rules, mission, position->line) >= 2;
  guint pile = get_played_pile (position, is_high);

  if (pile == 2)
    return g_strdup_printf (_ ("Henricus plays %u, a Benedict card."), position->henricus.played);

  return abbates_sentence_henricus_play (setup, mission, position->line, pile,
                                         position->henricus.played);
}

/* By which square he has taken in this phase: his pawn goes on when action 3 begins. */
static guint
get_square (const AbbatesPosition *position)
{
  guint pawn = position->henricus.pawn;

  return position->stage == ABBATES_STAGE_TAKE ? pawn : (pawn + 1) % 3 + 1;
}

static char *
dup_win (const AbbatesPosition *position)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;
  guint square = get_square (position);
  g_autofree char *card = NULL;

  g_return_val_if_fail (henricus->n_cards > 0, NULL);

  if (square == 2)
    return g_strdup_printf (_ ("Henricus wins the phase with %u; by square 2 of the Solo card he "
                               "takes a card and then exchanges one."),
                            henricus->played);

  card = abbates_sentence_card (henricus->cards[henricus->n_cards - 1]);
  return g_strdup_printf (_ ("Henricus wins the phase with %u; by square %u of the Solo card he "
                             "takes %s."),
                          henricus->played, square, card);
}

/* Who has won this phase, and what Henricus gets. */
static char *
dup_outcome (const AbbatesPosition *position,
             const AbbatesSetup *setup)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;
  const char *name = setup->names[0];
  g_autofree char *card = NULL;

  if (position->order[0] == ABBATES_HENRICUS)
    return dup_win (position);
  if (abbates_position_arcade (position, &setup->rules) == ABBATES_PALM_NONE)
    return g_strdup_printf (_ ("%s wins the phase. By the arcade card Henricus gets no card."),
                            name);
  if (position->stage == ABBATES_STAGE_TAKE || henricus->n_cards == 0)
    return g_strdup_printf (_ ("%s wins the phase, so Henricus draws the top card of the draw "
                               "pile."),
                            name);

  card = abbates_sentence_card (henricus->cards[henricus->n_cards - 1]);
  return g_strdup_printf (_ ("%s wins the phase, so Henricus has drawn a card: %s."), name, card);
}

/**
 * abbates_sentence_henricus:
 * @position: a position of a solo game
 * @setup: the match's set-up
 *
 * Returns: (transfer full): what Henricus does in this phase and why; empty before he has
 *   done anything and when the game is over
 */
char *
abbates_sentence_henricus (const AbbatesPosition *position,
                           const AbbatesSetup *setup)
{
  g_autofree char *play = NULL;
  g_autofree char *outcome = NULL;

  if (position->stage == ABBATES_STAGE_SETUP || position->stage == ABBATES_STAGE_OVER)
    return g_strdup ("");
  if (position->henricus.out)
    return g_strdup (_ ("Both piles of Henricus are empty: he sits this phase out."));
  if (position->henricus.played == 0)
    return g_strdup ("");

  play = dup_play (position, setup);
  if (position->stage < ABBATES_STAGE_TAKE)
    return g_steal_pointer (&play);

  outcome = dup_outcome (position, setup);
  return g_strdup_printf ("%s %s", play, outcome);
}

/**
 * abbates_sentence_henricus_corners:
 * @position: a position of a solo game
 *
 * Returns: (transfer full): what corner cards bring Henricus; empty where he has none
 */
char *
abbates_sentence_henricus_corners (const AbbatesPosition *position)
{
  const AbbatesHenricusPosition *henricus = &position->henricus;
  guint points = henricus->corner_cards;

  if (henricus->corners == 0)
    return g_strdup ("");
  for (guint round = 1; round < ABBATES_N_ROUNDS; round++)
    if ((henricus->corners >> (round - 1)) & 1)
      points += round;

  return g_strdup_printf (ngettext ("His corner cards bring him %u point.",
                                    "His corner cards bring him %u points.", points),
                          points);
}
