/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-duties-telling.h"

#include <glib/gi18n-lib.h>

#include "core/scr-fixed-list.h"
#include "core/scr-step.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* What is to be done at a real table, in sentences and with places and pieces for pictures. */

/* Says of the step that is written now where and with what it is done. */
void
abbates_telling_set_place (AbbatesTelling *self,
                           const char *place,
                           guint number)
{
  g_free (self->place);
  self->place = number != 0 ? g_strdup_printf ("%s %u", place, number) : g_strdup (place);
}

void
abbates_telling_set_piece (AbbatesTelling *self,
                           const char *piece)
{
  g_free (self->piece);
  self->piece = g_strdup (piece);
}

void
abbates_telling_set_abbot_card (AbbatesTelling *self,
                                guint value)
{
  g_free (self->piece);
  self->piece = value != 0 ? g_strdup_printf ("abbot-%u", value) : g_strdup ("abbot-card");
}

void
abbates_telling_set_card (AbbatesTelling *self,
                          AbbatesCard card)
{
  gboolean is_known = card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD;

  abbates_telling_set_piece (self, is_known ? abbates_card_to_word (card) : "card");
}

/* Who does it: a name, or the rank where it is not certain yet whose that is. */
const char *
abbates_telling_get_who (AbbatesTelling *self,
                         const AbbatesDuty *duty)
{
  if (duty->seat != 0)
    return self->setup->names[duty->seat - 1];
  if (duty->kind != ABBATES_DUTY_TAKE && duty->kind != ABBATES_DUTY_DRAW)
    /* Translators: who won the phase, at the beginning of a sentence, where others have names. */
    return _ ("The winner");
  if (duty->at == 1)
    return _ ("The winner");
  if (duty->is_last)
    /* Translators: a player, at the beginning of a sentence, where others have names. */
    return _ ("Whoever played the lowest card");

  return duty->at == 2 ? _ ("Whoever played the second highest card")
                       : _ ("Whoever played the third highest card");
}

const char *
abbates_telling_get_line (AbbatesLine line)
{
  /* Translators: in place of "column 2", where it is not certain which line it will be. */
  return line != ABBATES_NO_LINE ? abbates_sentence_line (line) : _ ("the line");
}

static char *
dup_ask (AbbatesTelling *self,
         const AbbatesDuty *duty)
{
  const char *name = duty->seat != 0 ? self->setup->names[duty->seat - 1] : "";

  switch ((AbbatesMoveKind) duty->value)
    {
    case ABBATES_MOVE_ARCADE:
      return g_strdup (_ ("Shuffle the arcade cards of each round and lay three of them on its "
                          "boxes, face up."));
    case ABBATES_MOVE_MISSION:
      abbates_telling_set_place (self, "mission", duty->seat);
      return g_strdup_printf (_ ("%s gets a mission."), name);
    case ABBATES_MOVE_SECRET:
      abbates_telling_set_place (self, "secret", duty->seat);
      return g_strdup_printf (_ ("%s draws a secret card."), name);
    case ABBATES_MOVE_START:
      return g_strdup (_ ("Say who starts."));
    case ABBATES_MOVE_HENRICUS:
      abbates_telling_set_place (self, duty->from == 0 ? "henricus low" : "henricus high", 0);
      abbates_telling_set_abbot_card (self, 0);
      return g_strdup (duty->from == 0 ? _ ("Turn up the top card of Henricus' low pile.")
                                       : _ ("Turn up the top card of Henricus' high pile."));
    case ABBATES_MOVE_REVEAL:
      abbates_telling_set_place (self, "points", self->position->n_points + 1u);
      abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);
      return g_strdup (_ ("Turn up garden cards until each place of the points card has one."));
    default:
      abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);
      return abbates_sentence_prompt (self->position, self->setup);
    }
}

/* The number of duties of one kind that stand together from @duty on. */
static guint
count_together (const AbbatesDuties *duties,
                guint first)
{
  guint n = 1;

  while (first + n < duties->n_duties &&
         duties->duties[first + n].kind == duties->duties[first].kind)
    n++;

  return n;
}

static char *
dup_play (AbbatesTelling *self,
          const AbbatesDuty *duty)
{
  abbates_telling_set_piece (self, "abbot-card");
  abbates_telling_set_place (self, "hand", duty->seat);

  return g_strdup_printf (_ ("%s plays an Abbot card."), abbates_telling_get_who (self, duty));
}

/* Those for which a name, or a number, is enough. */
static char *
dup_plain (AbbatesTelling *self,
           const AbbatesDuty *duty)
{
  const char *name = duty->seat != 0 ? self->setup->names[duty->seat - 1] : "";

  switch ((AbbatesDutyKind) duty->kind)
    {
    case ABBATES_DUTY_OUT:
      if (abbates_position_is_henricus (&self->setup->rules, duty->seat))
        return g_strdup (_ ("Both piles of Henricus are empty: he sits this phase out."));
      return g_strdup_printf (_ ("%s has no card to play and sits this phase out."), name);
    case ABBATES_DUTY_SKIP:
      return g_strdup (_ ("Nobody can play a card: the phase is skipped."));
    case ABBATES_DUTY_LOOK:
      abbates_telling_set_place (self, "pile", 0);
      abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);
      return g_strdup_printf (_ ("%s looks at the top cards of the draw pile and puts them back in "
                                 "any order."),
                              name);
    case ABBATES_DUTY_RESHUFFLE:
      abbates_telling_set_place (self, "pile", 0);
      abbates_telling_set_card (self, ABBATES_UNKNOWN_CARD);
      return g_strdup (_ ("The draw pile is empty: shuffle the discard pile into a new one."));
    case ABBATES_DUTY_ASIDE:
      abbates_telling_set_abbot_card (self, 0);
      return g_strdup (_ ("The cards that did not win go to their players’ own discard piles."));
    case ABBATES_DUTY_LEAVE:
      abbates_telling_set_abbot_card (self, 0);
      abbates_telling_set_place (self, "out", 0);
      return g_strdup (_ ("All other cards of those discard piles leave the game."));
    case ABBATES_DUTY_HIS_PAWN:
      abbates_telling_set_piece (self, "solo-pawn");
      abbates_telling_set_place (self, "solo", duty->value);
      return g_strdup_printf (_ ("Henricus’ pawn goes to square %u of the Solo card."),
                              duty->value);
    default:
      return g_strdup (_ ("The game is over: count the points."));
    }
}

static char *
dup_sentence (AbbatesTelling *self,
              const AbbatesDuty *duty,
              guint n)
{
  switch ((AbbatesDutyKind) duty->kind)
    {
    case ABBATES_DUTY_ASK:
      return dup_ask (self, duty);
    case ABBATES_DUTY_PLAY:
      return dup_play (self, duty);
    case ABBATES_DUTY_WIN:
      return abbates_telling_dup_win (self, duty);
    case ABBATES_DUTY_GENERAL:
    case ABBATES_DUTY_GENERAL_BACK:
      return abbates_telling_dup_general (self, duty);
    case ABBATES_DUTY_ABBOT:
      return abbates_telling_dup_abbot (self, duty);
    case ABBATES_DUTY_TAKE:
      return abbates_telling_dup_take (self, duty);
    case ABBATES_DUTY_DRAW:
      return abbates_telling_dup_draw (self, duty);
    case ABBATES_DUTY_PLACE:
      return abbates_telling_dup_place (self, duty);
    case ABBATES_DUTY_NO_CARD:
      return abbates_telling_dup_no_card (self, duty);
    case ABBATES_DUTY_DISCARD:
      return abbates_telling_dup_discard (self, duty);
    case ABBATES_DUTY_FILL:
      return abbates_telling_dup_fill (self, duty, n);
    case ABBATES_DUTY_TURN_UP:
    case ABBATES_DUTY_BOX:
      return abbates_telling_dup_turn_up (self, duty, n);
    case ABBATES_DUTY_ORA_ON:
    case ABBATES_DUTY_ORA_OUT:
    case ABBATES_DUTY_ORA_EARN:
    case ABBATES_DUTY_ORA_RESET:
      return abbates_telling_dup_ora (self, duty);
    case ABBATES_DUTY_CORNER:
      return abbates_telling_dup_corner (self, duty);
    case ABBATES_DUTY_RETURN:
      return abbates_telling_dup_return (self, duty);
    case ABBATES_DUTY_HIS_PLAY:
      return abbates_telling_dup_his_play (self, duty);
    case ABBATES_DUTY_HIS_TAKE:
      return abbates_telling_dup_his_take (self, duty);
    case ABBATES_DUTY_HIS_SWAP:
      return abbates_telling_dup_his_swap (self, duty);
    case ABBATES_DUTY_HIS_RETURN:
      return abbates_telling_dup_his_return (self, duty);
    case ABBATES_DUTY_STARTER:
      return abbates_telling_dup_starter (self, duty);
    case ABBATES_DUTY_BEGIN:
      return abbates_telling_dup_begin (self, duty);
    default:
      return dup_plain (self, duty);
    }
}

static gboolean
is_joined (const AbbatesDuty *duty)
{
  return duty->kind == ABBATES_DUTY_FILL || duty->kind == ABBATES_DUTY_TURN_UP ||
         duty->kind == ABBATES_DUTY_BOX;
}

/**
 * abbates_duties_list_steps:
 * @self: what is to be done
 * @position: the position from which on it is
 * @setup: the match's set-up
 *
 * Returns: (transfer full): the #ScrStep that tell it, without facts
 */
GListModel *
abbates_duties_list_steps (const AbbatesDuties *self,
                           const AbbatesPosition *position,
                           const AbbatesSetup *setup)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_object_unref);
  const char *const no_facts[] = { NULL };
  AbbatesTelling telling = { steps, position, setup, NULL, NULL };

  for (guint i = 0; i < self->n_duties;)
    {
      const AbbatesDuty *duty = &self->duties[i];
      guint n = is_joined (duty) ? count_together (self, i) : 1;
      g_autofree char *sentence = dup_sentence (&telling, duty, n);

      g_ptr_array_add (steps, scr_step_new (steps->len + 1, sentence, telling.place, telling.piece,
                                            no_facts));
      g_clear_pointer (&telling.place, g_free);
      g_clear_pointer (&telling.piece, g_free);
      i += n;
    }

  return scr_fixed_list_new (SCR_TYPE_STEP, steps);
}

/**
 * abbates_state_list_duties:
 * @state: a state
 *
 * Returns: (transfer full): the #ScrStep that people at a real table do from here on
 */
GListModel *
abbates_state_list_duties (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  const AbbatesPosition *position = abbates_state_get_position (self);
  AbbatesDuties duties = { 0 };

  g_return_val_if_fail (setup != NULL, NULL);

  if (position->table && !position->is_sheet)
    abbates_duties_find (&duties, position, &setup->rules);

  return abbates_duties_list_steps (&duties, position, setup);
}

/**
 * abbates_state_list_effects:
 * @state: a state
 * @text: a move that is legal there
 *
 * Returns: (transfer full): the #ScrStep that people at a real table do because of @text, besides
 *   what it tells itself
 */
GListModel *
abbates_state_list_effects (ScrState *state,
                            const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  const AbbatesPosition *position = abbates_state_get_position (self);
  AbbatesDuties duties = { 0 };
  AbbatesMove move;

  g_return_val_if_fail (setup != NULL, NULL);

  if (position->table && !position->is_sheet &&
      abbates_move_parse (&setup->rules, text, &move, NULL) &&
      abbates_position_check (position, &setup->rules, move) == ABBATES_REASON_NONE)
    abbates_duties_follow (&duties, position, &setup->rules, move);

  return abbates_duties_list_steps (&duties, position, setup);
}
