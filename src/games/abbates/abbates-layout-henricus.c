/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-layout-private.h"
#include "games/abbates/abbates-position-private.h"

/* The steps for what Henricus has (*Solo Variant*). */

static char *
describe_pile (guint index,
               guint top,
               const char *list)
{
  /* Translators: a value, then the values of his Abbot cards such as "1, 2, 5". */
  if (top != 0)
    return g_strdup_printf (index == 0 ? _ ("Henricus’ low pile, shuffled and face up, with %u on "
                                            "top: %s.")
                                       : _ ("Henricus’ high pile, shuffled and face up, with %u "
                                            "on top: %s."),
                            top, list);

  return g_strdup_printf (index == 0 ? _ ("Henricus’ low pile, shuffled and face up: %s.")
                                     : _ ("Henricus’ high pile, shuffled and face up: %s."),
                          list);
}

static void
add_pile (AbbatesLayout *self,
          guint index)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;
  const AbbatesHand *pile = &henricus->pile[index];
  const char *place = index == 0 ? "henricus low" : "henricus high";
  g_autofree char *list = abbates_layout_list_hand (pile);

  if (abbates_hand_is_empty (pile))
    return;

  abbates_layout_add_hand_facts (self, place, pile);
  if (henricus->top[index] != 0)
    abbates_layout_add_fact (self, "%s 1 = abbot-%u", place, henricus->top[index]);
  abbates_layout_add_step (self, place, NULL, describe_pile (index, henricus->top[index], list));
}

static void
add_cards (AbbatesLayout *self)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;
  g_autofree char *list = abbates_layout_list_cards (henricus->cards, henricus->n_cards);

  if (henricus->n_cards == 0)
    return;

  for (guint i = 0; i < henricus->n_cards; i++)
    abbates_layout_add_fact (self, "henricus cards = %s",
                             abbates_card_to_word (henricus->cards[i]));
  abbates_layout_add_step (self, "henricus cards", NULL,
                           g_strdup_printf (_ ("Henricus’ garden cards, in the order in which he "
                                               "got them: %s."),
                                            list));
}

static void
add_pawns (AbbatesLayout *self)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;
  g_autofree char *track = g_strdup_printf ("track %d", henricus->track);

  abbates_layout_add_fact (self, "solo %u = solo-pawn", henricus->pawn);
  abbates_layout_add_seat_step (self, "solo", henricus->pawn, "solo-pawn",
                                g_strdup_printf (_ ("Put Henricus’ pawn on square %u of the Solo "
                                                    "card."),
                                                 henricus->pawn));
  abbates_layout_add_fact (self, "%s = abbot %u", track, ABBATES_HENRICUS);
  abbates_layout_add_step (self, track, "abbot",
                           g_strdup_printf (_ ("Put Henricus’ Abbot on %d of the bean track."),
                                            henricus->track));
}

/* Round 4's corner card brought him points of which the board keeps no trace. */
static void
add_corner_cards (AbbatesLayout *self)
{
  guint n_cards = self->position->henricus.corner_cards;

  abbates_layout_add_fact (self, "corner_cards = %u", n_cards);
  if (n_cards > 0)
    abbates_layout_add_step (self, NULL, NULL,
                             g_strdup_printf (ngettext ("Remember: the corner card of round 4 "
                                                        "brought Henricus %u point.",
                                                        "Remember: the corner card of round 4 "
                                                        "brought Henricus %u points.",
                                                        n_cards),
                                              n_cards));
}

/**
 * abbates_layout_add_henricus:
 * @self: the steps so far, of a solo game
 *
 * Adds the steps for what Henricus has, who takes the place of a second player (*Solo Variant*).
 */
void
abbates_layout_add_henricus (AbbatesLayout *self)
{
  const AbbatesHenricusPosition *henricus = &self->position->henricus;

  for (guint i = 0; i < 2; i++)
    add_pile (self, i);
  abbates_layout_add_discards (self, ABBATES_HENRICUS, &henricus->discards);
  abbates_layout_add_played (self, ABBATES_HENRICUS, henricus->played, henricus->out);
  add_cards (self);
  add_corner_cards (self);
  add_pawns (self);
}
