/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-reader.h"

/* A state in the midst of naming: the program deals now, and names what nobody recorded at the
 * table before it goes on. The state object tells that a card is to be named, not who decides
 * next: that must follow from the rest. */

/* Who deals may only have changed at a decision: in action 1 somebody has yet to play. */
AbbatesStage
abbates_state_find_naming_stage (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;

  for (guint i = 0; i < self->rules->n_seats; i++)
    if (position->seats[i].played == 0 && !position->seats[i].out)
      return ABBATES_STAGE_PLAY;

  return ABBATES_STAGE_TAKE;
}

static guint
count_unknown (const AbbatesCard *cards,
               guint n_cards)
{
  guint n_unknown = 0;

  for (guint i = 0; i < n_cards; i++)
    n_unknown += cards[i] == ABBATES_UNKNOWN_CARD;

  return n_unknown;
}

/* Only those that the program names one after another may be unrecorded. */
static gboolean
check_places (AbbatesReader *self)
{
  const AbbatesPosition *position = self->position;
  guint n_named = count_unknown (position->garden, ABBATES_N_SQUARES) +
                  count_unknown (position->refill, ABBATES_N_BOXES) +
                  count_unknown (position->discard, position->n_discard);

  for (guint i = 0; i < self->rules->n_seats; i++)
    {
      const AbbatesSeatPosition *seat = &position->seats[i];

      n_named += count_unknown (seat->portrait, ABBATES_N_SQUARES) +
                 seat->covered[ABBATES_UNKNOWN_CARD] + (seat->secret == ABBATES_UNKNOWN_CARD);
    }

  return n_named == self->n_unknown ||
         abbates_reader_refuse (self, "awaiting",
                                _ ("is “know”, but the program names no card that nobody recorded "
                                   "on the points card, on the draw pile, of those that were "
                                   "drawn or of Henricus: say in table mode which they are"));
}

/* Whether it can be the turn @turn of action 2, where its seat decides. */
static gboolean
may_be_turn (AbbatesReader *self,
             guint turn)
{
  const AbbatesPosition *position = self->position;
  AbbatesArcade arcade = abbates_position_arcade (position, self->rules);
  gboolean is_drawn = position->drawn != ABBATES_NO_CARD;
  gboolean draws = arcade == ABBATES_PALM_DRAW || turn + 1 == position->n_ranked;

  if (abbates_position_is_henricus (self->rules, position->order[turn]))
    return FALSE;
  if (turn == 0)
    return !is_drawn && abbates_position_winner_can_take (position, self->rules);
  if (arcade == ABBATES_PALM_NONE || is_drawn != draws)
    return FALSE;

  return is_drawn || abbates_position_line_has_card (position, position->taken_line);
}

/* Finds whose turn it is in action 2 once all is named. */
static gboolean
find_turn (AbbatesReader *self)
{
  AbbatesPosition *position = self->position;
  guint n_turns = 0;

  for (guint turn = 0; turn < position->n_ranked; turn++)
    if (may_be_turn (self, turn))
      {
        position->turn = (guint8) turn;
        n_turns++;
      }

  if (n_turns == 1)
    return TRUE;
  if (n_turns == 0)
    return abbates_reader_refuse (self, "awaiting",
                                  _ ("is “know”, but nobody has a turn in this phase"));

  return abbates_reader_refuse (
      self, "awaiting",
      _ ("is “know” while the program names what nobody recorded, and the state does not tell "
         "whose turn in action 2 comes then: begin from the state before “mode digital”, or from "
         "the one after the last “know”"));
}

/**
 * abbates_state_check_naming:
 * @self: a reader of a state in the midst of naming, whose stage and ranks are known
 *
 * Works out who decides once all is named.
 *
 * Returns: FALSE with the reader's error set when that cannot be, or does not follow
 */
gboolean
abbates_state_check_naming (AbbatesReader *self)
{
  return check_places (self) &&
         (self->position->stage != ABBATES_STAGE_TAKE || find_turn (self));
}
