/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-state-private.h"

/* How far a match is, for headers, headings and lists. */

/**
 * abbates_state_dup_progress:
 * @state: a state
 *
 * Returns: (transfer full): how far the game is, in a few words
 */
char *
abbates_state_dup_progress (ScrState *state)
{
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));

  g_return_val_if_fail (position != NULL, NULL);

  if (position->stage == ABBATES_STAGE_SETUP)
    return g_strdup (_ ("Set-up"));

  return g_strdup_printf (_ ("Round %u of %u, phase %u"), position->round, ABBATES_N_ROUNDS,
                          position->phase);
}

/* Whether nobody can have more than @leader, whatever the cards are that nobody recorded. */
static gboolean
is_surely_first (const AbbatesScoreRange *range,
                 guint leader,
                 guint n_seats)
{
  for (guint seat = 1; seat <= n_seats; seat++)
    if (seat != leader && range->high[seat - 1].total > range->low[leader - 1].total)
      return FALSE;

  return TRUE;
}

/* Who has won, else who has scored the most so far; the first of those who are level. 0 where
 * unrecorded cards can change it. Henricus has no portrait. */
static guint
find_leader (ScrState *state,
             guint n_seats)
{
  g_autoptr (GArray) winners = scr_state_list_winners (state);
  const AbbatesScoreRange *range = abbates_state_get_score_range (ABBATES_STATE (state));

  for (guint i = 0; i < winners->len; i++)
    if (g_array_index (winners, guint, i) <= n_seats)
      return g_array_index (winners, guint, i);

  for (guint seat = 1; seat <= n_seats; seat++)
    if (is_surely_first (range, seat, n_seats))
      return seat;

  return 0;
}

/* The portrait of who leads, square by square: "w", "b" or "a" for a window, book or artefact,
 * "?" for a card that nobody recorded, "." for none. NULL where it is not known who does. */
char *
abbates_state_dup_picture (ScrState *state)
{
  static const char letters[] = { 'w', 'b', 'a' };
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));
  const AbbatesRules *rules = abbates_state_get_rules (ABBATES_STATE (state));
  const AbbatesCard *portrait;
  GString *picture;
  guint leader;

  g_return_val_if_fail (rules != NULL, NULL);

  leader = find_leader (state, rules->n_seats);
  if (leader == 0)
    return NULL;

  portrait = position->seats[leader - 1].portrait;
  picture = g_string_new (NULL);
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (portrait[i] == ABBATES_NO_CARD)
      g_string_append_c (picture, '.');
    else if (portrait[i] == ABBATES_UNKNOWN_CARD)
      g_string_append_c (picture, '?');
    else
      g_string_append_c (picture, letters[ABBATES_CARD_KIND (portrait[i])]);

  return g_string_free (picture, FALSE);
}

/* The phase, and its round; none during set-up and at the end. */
char *
abbates_state_dup_stage (ScrState *state,
                         char **part)
{
  const AbbatesPosition *position = abbates_state_get_position (ABBATES_STATE (state));

  g_return_val_if_fail (position != NULL, NULL);

  if (position->stage == ABBATES_STAGE_SETUP || position->stage == ABBATES_STAGE_OVER)
    return NULL;

  *part = g_strdup_printf (_ ("Round %u"), position->round);
  return abbates_sentence_stage (position);
}
