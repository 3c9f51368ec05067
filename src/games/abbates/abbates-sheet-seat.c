/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-sheet-private.h"

/* What a score sheet tells of one seat. */

/* One for each round's Ora et Labora, and round 4's corner: one for each phase. */
#define MAX_BENEDICT (ABBATES_N_ROUNDS + ABBATES_N_ROUNDS * ABBATES_N_PHASES)

static const char *
get_name (AbbatesSheet *self,
          guint seat)
{
  return self->setup->names[seat - 1];
}

/* Counts a card; that there are more of it than the edition has is odd, not wrong: the printed
 * copy may be another. */
static void
show_card (AbbatesSheet *self,
           AbbatesCard card,
           const char *place)
{
  guint n_cards = self->setup->rules.garden[card];
  g_autofree char *name = NULL;

  if (card == ABBATES_UNKNOWN_CARD)
    return;
  abbates_position_take_card (self->position, card);
  if (++self->shown[card] <= n_cards)
    return;
  name = abbates_sentence_card (card);
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_ODD, place,
                           ngettext ("This is %s number %u, but this edition has %u card of it.",
                                     "This is %s number %u, but this edition has %u cards of it.",
                                     n_cards),
                           name, self->shown[card], n_cards);
}

/* A card, “?” for one that nobody recorded, null for an empty square. */
static AbbatesCard
read_square (AbbatesSheet *self,
             JsonNode *node,
             const char *place)
{
  const char *word;
  AbbatesCard card;

  if (JSON_NODE_HOLDS_NULL (node))
    return ABBATES_NO_CARD;
  word = scr_json_node_get_string (node, place, NULL);
  card = word != NULL ? abbates_card_from_word (word) : ABBATES_NO_CARD;
  if (card != ABBATES_NO_CARD)
    {
      show_card (self, card, place);
      return card;
    }
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                           _ ("“%s” is no garden card: that is a kind and its beans, such as "
                              "book-2; “?” where nobody knows it, null for an empty square."),
                           word != NULL ? word : "…");

  return ABBATES_UNKNOWN_CARD;
}

static void
read_portrait (AbbatesSheet *self,
               JsonObject *object,
               const char *path,
               guint seat)
{
  AbbatesSeatPosition *position = &self->position->seats[seat - 1];
  g_autofree char *missing =
      g_strdup_printf (_ ("Say what lies on the nine squares of %s’s portrait."),
                       get_name (self, seat));
  g_autofree char *place = NULL;
  JsonArray *squares = abbates_sheet_get_list (self, object, path, "portrait", missing, &place);
  guint length = squares != NULL ? json_array_get_length (squares) : 0;

  if (squares != NULL && length != ABBATES_N_SQUARES)
    abbates_sheet_add_fault (
        self, length < ABBATES_N_SQUARES ? SCR_SHEET_FAULT_MISSING : SCR_SHEET_FAULT_WRONG, place,
        ngettext ("A portrait has 9 squares, but of %2$s’s the sheet tells %1$u.",
                  "A portrait has 9 squares, but of %2$s’s the sheet tells %1$u.", length),
        length, get_name (self, seat));
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *square = g_strdup_printf ("%s[%u]", place, i);
      AbbatesCard card = ABBATES_UNKNOWN_CARD;

      if (i < length)
        card = read_square (self, json_array_get_element (squares, i), square);
      else
        self->position->untold_squares[seat - 1] |= (guint16) (1u << i);
      position->portrait[i] = card;
      if (card != ABBATES_NO_CARD && card != ABBATES_UNKNOWN_CARD)
        position->track = (gint16) (position->track + (int) ABBATES_CARD_BEANS (card));
    }
}

static void
read_corner (AbbatesSheet *self,
             JsonNode *node,
             const char *place,
             guint seat)
{
  int round;

  if (!abbates_sheet_read_int (self, node, place, 1, ABBATES_N_ROUNDS, &round))
    return;
  if (self->corners[round - 1] != 0)
    {
      abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                               _ ("The corner card of round %d is %s’s already."), round,
                               get_name (self, self->corners[round - 1]));
      return;
    }
  self->corners[round - 1] = (guint8) seat;
  self->position->seats[seat - 1].corners |= (guint8) (1u << (round - 1));
}

static void
read_corners (AbbatesSheet *self,
              JsonObject *object,
              const char *path,
              guint seat)
{
  g_autofree char *missing =
      g_strdup_printf (_ ("Say of which rounds %s has the corner cards."), get_name (self, seat));
  g_autofree char *place = NULL;
  JsonArray *rounds = abbates_sheet_get_list (self, object, path, "corners", missing, &place);

  if (rounds == NULL)
    self->position->untold_corners |= (guint8) (1u << (seat - 1));
  for (guint i = 0; rounds != NULL && i < json_array_get_length (rounds); i++)
    {
      g_autofree char *corner = g_strdup_printf ("%s[%u]", place, i);

      read_corner (self, json_array_get_element (rounds, i), corner, seat);
    }
}

static void
read_benedict (AbbatesSheet *self,
               JsonObject *object,
               const char *path,
               guint seat)
{
  g_autofree char *missing =
      g_strdup_printf (_ ("Count the Benedict cards in %s’s hand."), get_name (self, seat));
  g_autofree char *place = NULL;
  JsonNode *node = abbates_sheet_get_member (self, object, path, "benedict", missing, &place);
  int number;

  if (abbates_sheet_read_int (self, node, place, 0, MAX_BENEDICT, &number))
    self->position->seats[seat - 1].hand.benedict = (guint8) number;
  else
    self->position->untold_benedict |= (guint8) (1u << (seat - 1));
}

static void
read_secret (AbbatesSheet *self,
             JsonObject *object,
             const char *path,
             guint seat)
{
  g_autofree char *place = NULL;
  g_autofree char *missing = NULL;
  JsonNode *node;

  if (!self->setup->rules.no_points_card)
    {
      abbates_sheet_refuses_member (self, object, path, "secret",
                                    _ ("Secret cards are drawn without the points card only."));
      return;
    }

  missing = g_strdup_printf (_ ("Say of which kind %s’s secret card is."), get_name (self, seat));
  node = abbates_sheet_get_member (self, object, path, "secret", missing, &place);
  self->position->seats[seat - 1].secret = ABBATES_UNKNOWN_CARD;
  if (node != NULL)
    abbates_sheet_read_kind (self, node, place, TRUE, &self->position->seats[seat - 1].secret);
}

/* Reads all of a seat, from 1; @node is NULL where the sheet says nothing of it. */
void
abbates_sheet_read_seat (AbbatesSheet *self,
                         JsonNode *node,
                         const char *path,
                         guint seat)
{
  g_autoptr (JsonObject) nothing = json_object_new ();
  JsonObject *object = nothing;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    object = json_node_get_object (node);
  else if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, path,
                             _ ("This must be an object that tells of %s."), get_name (self, seat));

  read_portrait (self, object, path, seat);
  read_corners (self, object, path, seat);
  read_benedict (self, object, path, seat);
  abbates_sheet_read_mission (self, object, path, seat);
  read_secret (self, object, path, seat);
}
