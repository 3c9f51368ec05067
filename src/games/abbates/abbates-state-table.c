/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* What a state says of moves: of what only a physical table tells, and of what goes with what. */

/**
 * abbates_state_get_mode:
 * @state: a state
 *
 * Returns: who deals from here on
 */
ScrMode
abbates_state_get_mode (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, SCR_MODE_DIGITAL);

  return abbates_state_get_position (self)->table ? SCR_MODE_TABLE : SCR_MODE_DIGITAL;
}

/**
 * abbates_state_is_remark:
 * @state: a state
 * @text: a move, in notation
 *
 * Returns: whether @text answers nothing that is due: it tells what is so at the table, or says who
 *   deals
 */
gboolean
abbates_state_is_remark (ScrState *state,
                         const char *text)
{
  return g_str_has_prefix (text, "know ") || g_str_has_prefix (text, "set ") ||
         g_str_has_prefix (text, "mode ");
}

/**
 * abbates_state_is_adjustment:
 * @state: a state
 * @text: a move, in notation
 *
 * Returns: whether @text sets by hand what did not come about by the rules
 */
gboolean
abbates_state_is_adjustment (ScrState *state,
                             const char *text)
{
  return g_str_has_prefix (text, "set ") || g_str_equal (text, "skip");
}

/**
 * abbates_state_dup_warning:
 * @state: a state
 * @text: a move, in notation
 *
 * Returns: (transfer full) (nullable): that @text tells of a card of which by what was told before
 *   none is left; only at a physical table
 */
char *
abbates_state_dup_warning (ScrState *state,
                           const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  const AbbatesPosition *position = abbates_state_get_position (self);
  AbbatesCard card;
  AbbatesMove move;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!position->table || !abbates_move_parse (&setup->rules, text, &move, NULL))
    return NULL;
  card = abbates_position_find_excess (position, &setup->rules, move);

  return card != ABBATES_NO_CARD ? abbates_sentence_warning (setup, card) : NULL;
}

GStrv
abbates_state_list_forms (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);

  g_return_val_if_fail (setup != NULL, NULL);

  return abbates_list_forms (abbates_state_get_position (self), &setup->rules);
}

GStrv
abbates_state_list_meant (ScrState *state,
                          const char *text)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);
  AbbatesMove move;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!abbates_move_parse (&setup->rules, text, &move, NULL))
    return g_new0 (char *, 1);

  return abbates_list_meant (abbates_state_get_position (self), &setup->rules, move);
}

/**
 * abbates_state_list_layout:
 * @state: a state
 *
 * Returns: (transfer full): the #ScrStep that build it on an empty table; of a view those for what
 *   its viewer may see
 */
GListModel *
abbates_state_list_layout (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesSetup *setup = abbates_state_get_setup (self);

  g_return_val_if_fail (setup != NULL, NULL);

  return abbates_layout_list (abbates_state_get_position (self), setup,
                              abbates_state_is_view (self));
}

/**
 * abbates_state_excludes:
 * @state: a state
 * @answer: an answer of chance, in notation
 * @prepared: another, made ready for later
 *
 * Returns: whether @prepared cannot be true after @answer: a mission lies before one seat, and a
 * seat has one mission
 */
gboolean
abbates_state_excludes (ScrState *state,
                        const char *answer,
                        const char *prepared)
{
  AbbatesState *self = ABBATES_STATE (state);
  const AbbatesRules *rules;
  AbbatesMove now;
  AbbatesMove later;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, FALSE);

  rules = abbates_state_get_rules (self);

  return abbates_move_parse (rules, answer, &now, NULL) &&
         abbates_move_parse (rules, prepared, &later, NULL) &&
         now.kind == ABBATES_MOVE_MISSION && later.kind == ABBATES_MOVE_MISSION &&
         (now.arg[0] == later.arg[0]) != (now.arg[1] == later.arg[1]);
}
