/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"

/* Values of a state object, each for itself: within its range, and each card taken
 * from the edition's ninety. */

/**
 * abbates_reader_refuse:
 * @self: a reader, whose error is set
 * @name: the member of the state
 * @format: what is wrong with it, in a sentence that goes on after its path
 * @...: what @format wants
 *
 * Returns: always %FALSE
 */
gboolean
abbates_reader_refuse (AbbatesReader *self,
                       const char *name,
                       const char *format,
                       ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT, "%s.%s %s", self->path, name, reason);

  return FALSE;
}

/**
 * abbates_reader_get_member:
 * @self: a reader, whose error is set on failure
 * @object: an object of the state
 * @path: its JSON path
 * @name: the member, which must be there
 * @place: (out) (transfer full): its JSON path
 *
 * Returns: (transfer none) (nullable): the member
 */
JsonNode *
abbates_reader_get_member (AbbatesReader *self,
                           JsonObject *object,
                           const char *path,
                           const char *name,
                           char **place)
{
  JsonNode *node = json_object_get_member (object, name);

  *place = g_strdup_printf ("%s.%s", path, name);
  if (node == NULL)
    g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s is missing"), *place);

  return node;
}

/**
 * abbates_reader_read_int_or_null:
 * @self: a reader, whose error is set on failure
 * @object: an object of the state
 * @path: its JSON path
 * @name: the member
 * @minimum: the least that it may be
 * @maximum: the most
 * @fallback: what null stands for
 * @value: (out): the number, or @fallback
 *
 * Returns: whether there is such a number, or null
 */
gboolean
abbates_reader_read_int_or_null (AbbatesReader *self,
                                 JsonObject *object,
                                 const char *path,
                                 const char *name,
                                 int minimum,
                                 int maximum,
                                 int fallback,
                                 int *value)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_reader_get_member (self, object, path, name, &place);
  gint64 number;

  if (node == NULL)
    return FALSE;
  *value = fallback;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (!scr_json_node_get_int (node, place, minimum, maximum, &number, self->error))
    return FALSE;
  *value = (int) number;

  return TRUE;
}

/**
 * abbates_reader_read_int:
 * @self: a reader, whose error is set on failure
 * @object: an object of the state
 * @path: its JSON path
 * @name: the member
 * @minimum: the least that it may be, 0 or more
 * @maximum: the most, up to 255
 * @value: (out): the number; as it was on failure
 *
 * Returns: whether there is such a number
 */
gboolean
abbates_reader_read_int (AbbatesReader *self,
                         JsonObject *object,
                         const char *path,
                         const char *name,
                         int minimum,
                         int maximum,
                         guint8 *value)
{
  gint64 number = 0;

  if (!scr_json_get_int (object, path, name, minimum, maximum, &number, self->error))
    return FALSE;
  *value = (guint8) number;

  return TRUE;
}

/**
 * abbates_reader_read_card:
 * @self: a reader, whose error is set on failure, and from whose position the card is taken
 * @node: a value of the state
 * @place: its JSON path
 * @null: whether it may be no card
 * @card: (out): the card
 *
 * Reads a card of the edition of which one is left; at a physical table also one that nobody
 * recorded, and any that was told of.
 *
 * Returns: whether it is sound
 */
gboolean
abbates_reader_read_card (AbbatesReader *self,
                          JsonNode *node,
                          const char *place,
                          gboolean null,
                          AbbatesCard *card)
{
  const char *word;

  *card = ABBATES_NO_CARD;
  if (null && JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  word = scr_json_node_get_string (node, place, self->error);
  if (word == NULL)
    return FALSE;

  *card = abbates_card_from_word (word);
  if (*card == ABBATES_UNKNOWN_CARD && (self->position->table || self->position->naming))
    {
      self->n_unknown++;
      return TRUE;
    }
  if (*card == ABBATES_NO_CARD || *card == ABBATES_UNKNOWN_CARD ||
      (self->rules->garden[*card] == 0 && !self->position->table))
    {
      g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s must be a card of this edition, not “%s”"), place, word);
      return FALSE;
    }
  if (self->position->left[*card] == 0 && !self->position->table)
    {
      g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s is one %s more than this edition has"), place, word);
      return FALSE;
    }
  abbates_position_take_card (self->position, *card);

  return TRUE;
}

/**
 * abbates_reader_read_cards:
 * @self: a reader, whose error is set on failure, and from whose position the cards are taken
 * @object: an object of the state
 * @path: its JSON path
 * @name: the member
 * @minimum: how many elements there must be
 * @maximum: how many there may be
 * @null: whether squares may be empty
 * @cards: (out) (array): room for @maximum cards
 * @n_cards: (out) (nullable): how many elements there are
 *
 * Returns: whether they are sound
 */
gboolean
abbates_reader_read_cards (AbbatesReader *self,
                           JsonObject *object,
                           const char *path,
                           const char *name,
                           guint minimum,
                           guint maximum,
                           gboolean null,
                           AbbatesCard *cards,
                           guint8 *n_cards)
{
  JsonArray *array = scr_json_get_array (object, path, name, self->error);
  guint length = array != NULL ? json_array_get_length (array) : 0;

  if (array == NULL)
    return FALSE;
  if (length < minimum || length > maximum)
    {
      g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT, _ ("%s.%s must have %u to %u cards"),
                   path, name, minimum, maximum);
      return FALSE;
    }
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.%s[%u]", path, name, i);

      if (!abbates_reader_read_card (self, json_array_get_element (array, i), place, null,
                                     &cards[i]))
        return FALSE;
    }
  if (n_cards != NULL)
    *n_cards = (guint8) length;

  return TRUE;
}

/**
 * abbates_reader_read_hand:
 * @self: a reader, whose error is set on failure
 * @object: an object of the state
 * @path: its JSON path
 * @name: the member
 * @lowest: the lowest value that may be there
 * @highest: the highest, but for Benedict cards
 * @hand: (inout): an empty hand, which the cards are added to
 *
 * Reads Abbot cards, each value once but for Benedict cards.
 *
 * Returns: whether they are sound
 */
gboolean
abbates_reader_read_hand (AbbatesReader *self,
                          JsonObject *object,
                          const char *path,
                          const char *name,
                          int lowest,
                          int highest,
                          AbbatesHand *hand)
{
  JsonArray *array = scr_json_get_array (object, path, name, self->error);

  if (array == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.%s[%u]", path, name, i);
      gint64 value;

      if (!scr_json_node_get_int (json_array_get_element (array, i), place, lowest,
                                  ABBATES_BENEDICT, &value, self->error))
        return FALSE;
      if ((value > highest && value < ABBATES_BENEDICT) ||
          (value == ABBATES_BENEDICT ? hand->benedict == G_MAXUINT8
                                     : abbates_hand_has (hand, (guint) value)))
        {
          g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                       _ ("%s: there is no such Abbot card, or it stands here twice"), place);
          return FALSE;
        }
      abbates_hand_add (hand, (guint) value);
    }

  return TRUE;
}

/**
 * abbates_reader_read_corners:
 * @self: a reader, whose error is set on failure
 * @object: a seat's or Henricus' object
 * @path: its JSON path
 * @corners: (out): bit r - 1 is set for round r's corner card
 *
 * Reads the corner cards that were won, 1 to 4, none of them by another too.
 *
 * Returns: whether they are sound
 */
gboolean
abbates_reader_read_corners (AbbatesReader *self,
                             JsonObject *object,
                             const char *path,
                             guint8 *corners)
{
  JsonArray *array = scr_json_get_array (object, path, "corners", self->error);

  if (array == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.corners[%u]", path, i);
      gint64 round;

      if (!scr_json_node_get_int (json_array_get_element (array, i), place, 1, 4, &round,
                                  self->error))
        return FALSE;
      if ((self->corners >> (round - 1)) & 1)
        {
          g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                       _ ("%s: this round's corner card is won twice"), place);
          return FALSE;
        }
      self->corners |= 1u << (round - 1);
      *corners |= (guint8) (1u << (round - 1));
    }

  return TRUE;
}

/**
 * abbates_reader_read_word:
 * @self: a reader, whose error is set on failure
 * @root: the state object
 * @name: the member
 * @words: (array length=n_words) (element-type utf8): what it may be, from the second on; %NULL for
 *   what it may not be
 * @n_words: how many they are
 * @value: (out): its index in @words; 0 for null
 *
 * Returns: whether it is one of @words, or null
 */
gboolean
abbates_reader_read_word (AbbatesReader *self,
                          JsonObject *root,
                          const char *name,
                          const char *const *words,
                          guint n_words,
                          guint8 *value)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_reader_get_member (self, root, self->path, name, &place);
  const char *word;

  if (node == NULL)
    return FALSE;
  *value = 0;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  word = scr_json_node_get_string (node, place, self->error);
  if (word == NULL)
    return FALSE;
  for (guint i = 1; i < n_words; i++)
    if (words[i] != NULL && strcmp (words[i], word) == 0)
      {
        *value = (guint8) i;
        return TRUE;
      }

  return abbates_reader_refuse (self, name, _ ("cannot be “%s”"), word);
}
