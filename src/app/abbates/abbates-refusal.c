/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-refusal.h"

#include <glib/gi18n.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-sentence.h"

/* Why pointing at something does nothing now: known before it is tried. */

/**
 * abbates_refusal_is_due:
 * @view: a view
 * @place: what may be pointed at
 *
 * Returns: whether pointing at @place neither makes a move nor chooses nor lets go
 */
gboolean
abbates_refusal_is_due (const AbbatesView *view,
                        AbbatesSpot place)
{
  g_autofree char *move = NULL;

  if (!view->is_open)
    return TRUE;
  if (place.where != ABBATES_NOWHERE &&
      (abbates_spot_equal (place, view->selected) || abbates_view_is_source (view, place)))
    return FALSE;

  move = abbates_view_dup_move (view, place);
  return move == NULL;
}

/* Adds the rulebook's section, as the engine's refusals have it. */
static char *
add_section (char *sentence,
             AbbatesReason reason)
{
  g_autofree char *owned = sentence;

  return g_strdup_printf ("%s (%s)", owned, abbates_reason_section (reason));
}

/* What belongs to somebody who does not decide now. */
static char *
dup_not_own (const AbbatesView *view,
             AbbatesSpot place)
{
  const char *owner = abbates_view_get_name (view, place.seat);
  const char *decides = abbates_view_get_name (view, view->position->by);

  if (place.where == ABBATES_IN_HAND)
    return add_section (g_strdup_printf (_ ("This is the hand of %s, who does not decide now: %s "
                                            "does."),
                                         owner, decides),
                        ABBATES_REASON_NOT_IN_HAND);

  return add_section (g_strdup_printf (_ ("This is the portrait of %s. %s decides now, and about "
                                          "the own portrait only."),
                                       owner, decides),
                      ABBATES_REASON_PLACE_NOT_IN_LINE);
}

/* What the rules say of the move that the player seems to want, or NULL. */
static char *
dup_probed (const AbbatesView *view,
            AbbatesSpot place)
{
  g_autofree char *move = abbates_view_dup_probe (view, view->selected, place);
  g_autofree char *refusal = abbates_state_dup_refusal (view->state, move);

  return refusal != NULL ? scr_error_dup_sentence (refusal) : NULL;
}

/* That it is not this seat's turn, or that nobody at the screen decides. */
static char *
dup_waiting (const AbbatesView *view)
{
  g_autofree char *prompt = abbates_sentence_prompt (view->position, view->setup);

  return add_section (g_strdup_printf (_ ("Nobody chooses on this table now. %s"), prompt),
                      ABBATES_REASON_NOT_DUE);
}

/**
 * abbates_refusal_dup_own:
 * @view: a view
 * @place: what may be pointed at, to no effect
 *
 * Returns: (transfer full) (nullable): why, where it is not the rules that say so of the move
 *   that the player seems to want; else %NULL
 */
char *
abbates_refusal_dup_own (const AbbatesView *view,
                         AbbatesSpot place)
{
  gboolean is_own = place.where == ABBATES_IN_PORTRAIT || place.where == ABBATES_IN_HAND;

  if (is_own && view->position->by != 0 && place.seat != view->position->by)
    return dup_not_own (view, place);
  if (!view->is_open)
    return dup_waiting (view);
  if (place.where == ABBATES_IN_PORTRAIT && view->selected.where == ABBATES_NOWHERE &&
      view->position->awaiting == ABBATES_MOVE_TAKE)
    return add_section (g_strdup (_ ("First choose the card to take, one of those that are lit; "
                                     "then the square that it goes on.")),
                        ABBATES_REASON_NOT_IN_LINE);

  return NULL;
}

/**
 * abbates_refusal_dup_sentence:
 * @view: a view
 * @place: what may be pointed at
 *
 * Returns: (transfer full) (nullable): why pointing at @place does nothing, with the section
 *   of the rulebook, or %NULL if it does something
 */
char *
abbates_refusal_dup_sentence (const AbbatesView *view,
                              AbbatesSpot place)
{
  char *sentence;

  if (!abbates_refusal_is_due (view, place))
    return NULL;

  sentence = abbates_refusal_dup_own (view, place);
  if (sentence == NULL)
    sentence = dup_probed (view, place);

  return sentence != NULL ? sentence : dup_waiting (view);
}
