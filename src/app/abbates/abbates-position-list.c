/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-position-list.h"

#include "games/abbates/abbates-move.h"
#include "games/abbates/abbates-shorthand.h"

/**
 * abbates_position_list_peek_cards:
 * @field: a field such as "w2 ? b1"
 *
 * Returns: (transfer full) (nullable) (element-type AbbatesCard): the garden cards, or %NULL where
 *   something else is typed
 */
GArray *
abbates_position_list_peek_cards (AbbatesFormField *field)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (AbbatesCard));
  g_auto (GStrv) words = g_strsplit_set (abbates_form_field_get_text (field), " ,;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      AbbatesCard card;

      if (*words[i] == '\0' || g_str_equal (words[i], "-"))
        continue;
      if (abbates_shorthand_read_card (words[i], &card) != SCR_READING_WHOLE ||
          card == ABBATES_NO_CARD)
        return NULL;
      g_array_append_val (cards, card);
    }

  return g_steal_pointer (&cards);
}

/**
 * abbates_position_list_read_cards:
 * @field: a field such as "w2 ? b1"
 * @with_unknown: whether "?" may be among them
 * @reason: what is to be typed there
 *
 * Returns: (transfer full) (nullable) (element-type AbbatesCard): the garden cards; %NULL where
 *   something else is typed, and the field says @reason
 */
GArray *
abbates_position_list_read_cards (AbbatesFormField *field,
                                  gboolean with_unknown,
                                  const char *reason)
{
  g_autoptr (GArray) cards = abbates_position_list_peek_cards (field);
  gboolean is_right = cards != NULL;

  for (guint i = 0; is_right && i < cards->len; i++)
    is_right = with_unknown || g_array_index (cards, AbbatesCard, i) != ABBATES_UNKNOWN_CARD;
  if (is_right)
    return g_steal_pointer (&cards);
  abbates_form_field_refuse (field, reason);

  return NULL;
}

JsonArray *
abbates_position_list_cards_to_json (GArray *cards)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < cards->len; i++)
    json_array_add_string_element (array,
                                   abbates_card_to_word (g_array_index (cards, AbbatesCard, i)));

  return array;
}

/**
 * abbates_position_list_add_values:
 * @field: a field of numbers
 * @most: the greatest number that there is
 * @key: what they are called in @state
 * @state: a part of a state as JSON
 *
 * Adds the numbers of the field to @state, none where it is not asked for now.
 *
 * Returns: %FALSE, with nothing added, where something else is typed, which the field then says
 */
gboolean
abbates_position_list_add_values (AbbatesFormField *field,
                                  guint most,
                                  const char *key,
                                  JsonObject *state)
{
  JsonArray *array = json_array_new ();
  g_autoptr (GArray) values = abbates_form_field_is_asked (field)
                                  ? abbates_form_field_read_values (field, most)
                                  : g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; values != NULL && i < values->len; i++)
    json_array_add_int_element (array, g_array_index (values, guint, i));
  if (values != NULL)
    json_object_set_array_member (state, key, array);
  else
    json_array_unref (array);

  return values != NULL;
}
