/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* The score sheet of a state: what is told of it is worked out once. */

/**
 * abbates_state_list_result:
 * @state: a state
 *
 * Returns: (transfer full): the rows of its score sheet, as #ScrStateClass.list_result
 */
GListModel *
abbates_state_list_result (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  return abbates_score_list_rows (abbates_state_get_position (self), abbates_state_get_setup (self),
                                  abbates_state_get_score_range (self));
}

/**
 * abbates_state_describe_result:
 * @state: a state
 *
 * Returns: (transfer full) (nullable): who won and by what; %NULL before the end
 */
char *
abbates_state_describe_result (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  return abbates_sentence_result (abbates_state_get_position (self), abbates_state_get_setup (self),
                                  abbates_state_get_score_range (self));
}

/**
 * abbates_state_explain_result:
 * @state: a state
 *
 * Returns: (transfer full) (nullable): what decided the game; %NULL before the end
 */
char *
abbates_state_explain_result (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  return abbates_sentence_verdict (abbates_state_get_position (self),
                                   abbates_state_get_setup (self),
                                   abbates_state_get_score_range (self));
}

/**
 * abbates_state_list_winners:
 * @state: a state
 *
 * Returns: (transfer full) (element-type guint): the seats that surely won, from 1, Henricus being
 *   2; empty before the end, and where an unrecorded card can change it
 */
GArray *
abbates_state_list_winners (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);
  const AbbatesPosition *position = abbates_state_get_position (self);
  const AbbatesScoreRange *range;
  GArray *winners;
  guint mask;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  winners = g_array_new (FALSE, FALSE, sizeof (guint));
  if (position->stage != ABBATES_STAGE_OVER)
    return winners;

  range = abbates_state_get_score_range (self);
  mask = abbates_position_certain_winners (position, abbates_state_get_rules (self), range->low,
                                           range->high);
  for (guint seat = 1; seat <= ABBATES_MAX_SEATS; seat++)
    if ((mask >> (seat - 1)) & 1)
      g_array_append_val (winners, seat);

  return winners;
}

/**
 * abbates_state_get_total:
 * @state: a state
 * @seat: a seat, from 1, Henricus being 2
 *
 * Returns: its points as they stand, cards that nobody recorded counting nothing
 */
int
abbates_state_get_total (ScrState *state,
                         guint seat)
{
  AbbatesState *self = ABBATES_STATE (state);
  AbbatesScore scores[ABBATES_MAX_SEATS];
  const AbbatesRules *rules;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, 0);

  rules = abbates_state_get_rules (self);
  g_return_val_if_fail (seat <= rules->n_seats + (rules->solo ? 1u : 0u), 0);

  abbates_position_score (abbates_state_get_position (self), rules, scores);

  return scores[seat - 1].total;
}

/**
 * abbates_state_is_total_known:
 * @state: a state
 * @seat: a seat, from 1, Henricus being 2
 *
 * Returns: whether all is known that its points depend on
 */
gboolean
abbates_state_is_total_known (ScrState *state,
                              guint seat)
{
  AbbatesState *self = ABBATES_STATE (state);
  const AbbatesPosition *position = abbates_state_get_position (self);
  const AbbatesRules *rules;

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, FALSE);

  rules = abbates_state_get_rules (self);

  /* All of Henricus' cards are open. */
  return seat > rules->n_seats ? position->general != ABBATES_NO_GENERAL
                               : abbates_position_is_score_certain (position, rules, seat);
}

/**
 * abbates_state_score_to_json:
 * @state: a state
 *
 * Returns: (transfer full): its score sheet (docs/formats.md)
 */
JsonNode *
abbates_state_score_to_json (ScrState *state)
{
  AbbatesState *self = ABBATES_STATE (state);

  g_return_val_if_fail (abbates_state_get_setup (self) != NULL, NULL);

  return abbates_score_write (abbates_state_get_position (self), abbates_state_get_setup (self),
                              abbates_state_get_score_range (self));
}
