/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-state-private.h"

/* What a seat may not know. */

/* Cards on top of the draw pile, but to who looked at them; how many they are everyone
 * has seen. */
static void
hide_known (AbbatesPosition *position,
            int viewer)
{
  if (position->known_by == viewer)
    return;

  for (guint i = 0; i < position->n_known; i++)
    {
      abbates_position_free_card (position, position->known[i]);
      position->known[i] = ABBATES_UNKNOWN_CARD;
    }
}

/* The others' secret cards. */
static void
hide_secrets (AbbatesPosition *position,
              const AbbatesRules *rules,
              int viewer)
{
  for (guint i = 0; i < rules->n_seats; i++)
    {
      AbbatesSeatPosition *seat = &position->seats[i];

      if ((int) i + 1 == viewer || seat->secret == ABBATES_NO_CARD ||
          seat->secret == ABBATES_UNKNOWN_CARD)
        continue;
      abbates_position_free_card (position, seat->secret);
      seat->secret = ABBATES_UNKNOWN_CARD;
    }
}

/* The others' missions. */
static void
hide_others_missions (AbbatesPosition *position,
                      const AbbatesRules *rules,
                      int viewer)
{
  for (guint i = 0; i < rules->n_seats; i++)
    if ((int) i + 1 != viewer && position->seats[i].mission != 0)
      {
        position->seats[i].mission = 0;
        position->hidden |= (guint8) (1u << i);
      }
}

/**
 * abbates_position_hide:
 * @position: a position, changed
 * @rules: the rules of the match
 * @viewer: who is to look at it: a seat, SCR_VIEWER_PUBLIC or SCR_VIEWER_ALL
 * @hide_missions: whether missions lie face down
 *
 * Takes away what @viewer may not know: cards on top of the draw pile that another
 * looked at, and until scoring shows them the others' secret cards and, where
 * they lie face down, missions. Cards go back among those that lie nowhere that
 * is known. In solo nobody else has a mission, and Henricus plays by it, so it stays open.
 */
void
abbates_position_hide (AbbatesPosition *position,
                       const AbbatesRules *rules,
                       int viewer,
                       gboolean hide_missions)
{
  if (viewer == SCR_VIEWER_ALL)
    return;

  hide_known (position, viewer);
  if (position->stage == ABBATES_STAGE_OVER)
    return;

  hide_secrets (position, rules, viewer);
  if (hide_missions && !rules->solo)
    hide_others_missions (position, rules, viewer);
}
