/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What a seat may not know. */

/**
 * abbates_position_hide:
 * @position: a position, changed
 * @rules: the rules of the match
 * @viewer: who is to look at it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @hide_missions: whether missions lie face down
 *
 * Takes away what @viewer may not know: cards on top of the draw pile that another
 * looked at, and the others' secret cards. They go back among those that lie
 * nowhere that is known.
 */
void
abbates_position_hide (AbbatesPosition *position,
                       const AbbatesRules *rules,
                       int viewer,
                       gboolean hide_missions)
{
  if (viewer == SCR_VIEWER_ALL)
    return;

  if (position->known_by != viewer || viewer == SCR_VIEWER_PUBLIC)
    {
      for (guint i = 0; i < position->n_known; i++)
        position->left[position->known[i]]++;
      memset (position->known, 0, sizeof position->known);
      position->n_known = 0;
      position->known_by = 0;
    }

  for (guint i = 0; i < rules->n_seats; i++)
    if ((int) i + 1 != viewer && position->seats[i].secret != ABBATES_NO_CARD)
      {
        position->left[position->seats[i].secret]++;
        position->seats[i].secret = ABBATES_UNKNOWN_CARD;
      }
}
