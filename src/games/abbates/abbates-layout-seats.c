/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "games/abbates/abbates-layout-private.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-sentence.h"

/* The steps for what lies before each player, but for the portrait. */

/**
 * abbates_layout_add_hand_facts:
 * @self: the steps so far
 * @place: where they lie
 * @hand: Abbot cards
 *
 * Adds a fact for each of the cards.
 */
void
abbates_layout_add_hand_facts (AbbatesLayout *self,
                               const char *place,
                               const AbbatesHand *hand)
{
  for (guint value = 1; value < ABBATES_BENEDICT; value++)
    if (abbates_hand_has (hand, value))
      abbates_layout_add_fact (self, "%s = abbot-%u", place, value);
  for (guint i = 0; i < hand->benedict; i++)
    abbates_layout_add_fact (self, "%s = abbot-%u", place, ABBATES_BENEDICT);
}

/* The Abbot cards of @number that lie nowhere any more. */
static AbbatesHand
find_gone (const AbbatesPosition *position,
           guint number)
{
  const AbbatesSeatPosition *seat = &position->seats[number - 1];
  guint there = seat->hand.values | seat->discards.values | 1u << seat->played;

  for (guint i = 0; i < position->n_chapter; i++)
    if (ABBATES_CHAPTER_SEAT (position->chapter[i]) == number)
      there |= 1u << ABBATES_CHAPTER_VALUE (position->chapter[i]);

  return (AbbatesHand){ .values = (guint16) (0x3ffe & ~there) };
}

static void
add_hand (AbbatesLayout *self,
          guint number)
{
  const AbbatesHand *hand = &self->position->seats[number - 1].hand;
  const char *name = self->setup->names[number - 1];
  AbbatesHand gone = find_gone (self->position, number);
  g_autofree char *gone_list = abbates_layout_list_hand (&gone);
  g_autofree char *list = abbates_layout_list_hand (hand);
  g_autofree char *place = g_strdup_printf ("hand %u", number);

  abbates_layout_add_hand_facts (self, place, hand);
  abbates_layout_add_step (self, place, NULL,
                           abbates_hand_is_empty (hand)
                               ? g_strdup_printf (_ ("%s has no Abbot cards in hand."), name)
                               /* Translators: a player, then values such as "1, 2, 13". */
                               : g_strdup_printf (_ ("Hand of %s: %s."), name, list));
  if (!abbates_hand_is_empty (&gone))
    abbates_layout_add_step (
        self, NULL, NULL,
        /* Translators: a player, then values such as "3, 7". */
        g_strdup_printf (_ ("Put back into the box what %s has out of the game: %s."), name,
                         gone_list));
}

/**
 * abbates_layout_add_discards:
 * @self: the steps so far
 * @number: a seat, from 1, Henricus being 2
 * @discards: its own discard pile in this round
 *
 * Adds the step for it, where there are cards in it.
 */
void
abbates_layout_add_discards (AbbatesLayout *self,
                             guint number,
                             const AbbatesHand *discards)
{
  g_autofree char *place = g_strdup_printf ("discards %u", number);
  g_autofree char *list = abbates_layout_list_hand (discards);

  if (abbates_hand_is_empty (discards))
    return;

  abbates_layout_add_hand_facts (self, place, discards);
  abbates_layout_add_step (self, place, NULL,
                           g_strdup_printf (_ ("The own discard pile of %s: %s."),
                                            self->setup->names[number - 1], list));
}

static gboolean
has_won (const AbbatesPosition *position,
         guint number)
{
  return (position->stage == ABBATES_STAGE_TAKE || position->stage == ABBATES_STAGE_REFILL) &&
         position->n_ranked > 0 && position->order[0] == number;
}

static gboolean
is_in_chapter (const AbbatesPosition *position,
               guint number,
               guint value)
{
  for (guint i = 0; i < position->n_chapter; i++)
    if (position->chapter[i] == (number << 4 | value))
      return TRUE;

  return FALSE;
}

static char *
describe_played (AbbatesLayout *self,
                 guint number,
                 guint value)
{
  const char *name = self->setup->names[number - 1];

  if (!has_won (self->position, number))
    return g_strdup_printf (_ ("%s has played %u in this phase: lay it open on the table."), name,
                            value);
  if (is_in_chapter (self->position, number, value))
    return g_strdup_printf (_ ("%s has won this phase with %u, which lies in the Chapter Room "
                               "already."),
                            name, value);

  return g_strdup_printf (_ ("%s has won this phase with %u, which is out of the game."), name,
                          value);
}

/**
 * abbates_layout_add_played:
 * @self: the steps so far
 * @number: a seat, from 1, Henricus being 2
 * @value: what it played in this phase; 0 for nothing
 * @is_out: whether it sits the phase out
 *
 * Adds the steps for it.
 */
void
abbates_layout_add_played (AbbatesLayout *self,
                           guint number,
                           guint value,
                           gboolean is_out)
{
  g_autofree char *piece = g_strdup_printf ("abbot-%u", value);

  if (is_out)
    {
      abbates_layout_add_fact (self, "seat %u = out", number);
      abbates_layout_add_seat_step (self, "seat", number, NULL,
                                    g_strdup_printf (_ ("%s sits this phase out."),
                                                     self->setup->names[number - 1]));
    }
  if (value == 0)
    return;

  abbates_layout_add_fact (self, "played %u = %s", number, piece);
  abbates_layout_add_seat_step (self, "played", number, piece,
                                describe_played (self, number, value));
}

static void
add_mission (AbbatesLayout *self,
             guint number)
{
  const AbbatesSeatPosition *seat = &self->position->seats[number - 1];
  const char *name = self->setup->names[number - 1];
  const char *id;

  if ((self->position->hidden >> (number - 1)) & 1)
    abbates_layout_add_seat_step (self, "mission", number, NULL,
                                  g_strdup_printf (_ ("The mission of %s lies face down."),
                                                   name));
  if (seat->mission == 0)
    return;

  id = self->setup->rules.missions[seat->mission - 1].id;
  abbates_layout_add_fact (self, "mission %u = %s", number, id);
  abbates_layout_add_seat_step (self, "mission", number, id,
                                g_strdup_printf (_ ("Mission of %s: %s."), name, id));
}

static void
add_ora (AbbatesLayout *self,
         guint number)
{
  const AbbatesRules *rules = &self->setup->rules;
  const AbbatesSeatPosition *seat = &self->position->seats[number - 1];
  const char *name = self->setup->names[number - 1];
  guint face = rules->ora_order[self->position->round - 1];
  g_autofree char *place = g_strdup_printf ("ora %u %d", number, MAX (seat->ora, 0));

  if (rules->no_ora)
    return;

  if (seat->ora >= 0)
    abbates_layout_add_fact (self, "%s = ora", place);
  else
    abbates_layout_add_fact (self, "out = ora %u", number);
  if (seat->ora < 0)
    abbates_layout_add_step (self, "out", "ora",
                             g_strdup_printf (_ ("Ora et Labora of %s: face %c up, and no pawn on "
                                                 "it."),
                                              name, 'A' + (int) face));
  else if (seat->ora == 4)
    abbates_layout_add_step (self, place, "ora",
                             g_strdup_printf (_ ("Ora et Labora of %s: face %c up, the pawn behind "
                                                 "the last square, all conditions met."),
                                              name, 'A' + (int) face));
  else
    abbates_layout_add_step (self, place, "ora",
                             g_strdup_printf (_ ("Ora et Labora of %s: face %c up, the pawn on "
                                                 "square %d."),
                                              name, 'A' + (int) face, seat->ora + 1));
}

/* The Abbot on the track, as far as his cards are known. */
static void
add_abbot (AbbatesLayout *self,
           guint number)
{
  const char *name = self->setup->names[number - 1];
  int low, high;

  if (abbates_position_track_range (self->position, &self->setup->rules, number, &low, &high))
    {
      abbates_layout_add_fact (self, "track ? = abbot %u", number);
      abbates_layout_add_step (
          self, "track ?", "abbot",
          g_strdup_printf (_ ("The Abbot of %s stands on the sum of the beans of the portrait: "
                              "somewhere from %d to %d of the bean track, since not all of its "
                              "cards were recorded."),
                           name, low, high));
    }
  else
    {
      g_autofree char *place = g_strdup_printf ("track %d", low);

      abbates_layout_add_fact (self, "%s = abbot %u", place, number);
      abbates_layout_add_step (self, place, "abbot",
                               g_strdup_printf (_ ("Put the Abbot of %s on %d of the bean track."),
                                                name, low));
    }
}

/**
 * abbates_layout_add_seats:
 * @self: the steps so far
 *
 * Adds the steps for what each player has besides the portrait.
 */
void
abbates_layout_add_seats (AbbatesLayout *self)
{
  for (guint number = 1; number <= self->setup->rules.n_seats; number++)
    {
      const AbbatesSeatPosition *seat = &self->position->seats[number - 1];

      add_mission (self, number);
      add_hand (self, number);
      abbates_layout_add_discards (self, number, &seat->discards);
      abbates_layout_add_played (self, number, seat->played, seat->out);
      add_ora (self, number);
      add_abbot (self, number);
    }
}
