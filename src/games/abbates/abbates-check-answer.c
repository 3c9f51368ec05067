/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-check.h"

/* Answers in notation: a place in the words of events, and what lies there, as in
 * "portrait 1 4=book-2 7=window-1", "hand 1=3,5,14", "pile=12" (docs/formats.md). */

#define MAX_COUNT 99

static const char *const pile_words[] = { "low", "high" };

static gboolean
is_keyed (const AbbatesRegion *region)
{
  return region->key != ABBATES_KEY_NONE;
}

/* The words before the key or "=". */
static char *
print_place (const AbbatesRegion *region)
{
  return region->seat > 0 ? g_strdup_printf ("%s %u", region->place, region->seat)
                          : g_strdup (region->place);
}

static void
append_key (GString *text,
            const AbbatesRegion *region,
            guint item)
{
  if (region->key == ABBATES_KEY_CARD)
    g_string_append (text, abbates_card_to_word ((AbbatesCard) item));
  else if (region->key == ABBATES_KEY_PILE)
    g_string_append (text, pile_words[item]);
  else
    g_string_append_printf (text, "%u", item + 1);
}

/* Numbers with commas between them, "-" for none. @counts has so many of each. */
static void
append_list (GString *text,
             const guint8 *counts,
             guint n_counts)
{
  gsize length = text->len;

  for (guint i = 0; i < n_counts; i++)
    for (guint n = 0; n < counts[i]; n++)
      g_string_append_printf (text, "%s%u", text->len > length ? "," : "", i);
  if (text->len == length)
    g_string_append_c (text, '-');
}

static void
append_rounds (GString *text,
               guint rounds)
{
  guint8 counts[ABBATES_N_ROUNDS + 1] = { 0 };

  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    counts[i + 1] = (rounds >> i) & 1;
  append_list (text, counts, G_N_ELEMENTS (counts));
}

/* What a thing that is one number says; 0 is none where there can be none. */
static void
append_number (GString *text,
               const AbbatesRegion *region,
               guint number)
{
  if (number == 0 && region->form != ABBATES_SIGHT_NUMBER)
    g_string_append_c (text, '-');
  else if (region->form == ABBATES_SIGHT_CARD)
    g_string_append (text, abbates_card_to_word ((AbbatesCard) number));
  else
    g_string_append_printf (text, "%u", number - (region->form == ABBATES_SIGHT_CONDITIONS));
}

static void
append_value (GString *text,
              const AbbatesRegion *region,
              const guint8 *bytes)
{
  if (region->form == ABBATES_SIGHT_VALUES)
    append_list (text, bytes, region->size);
  else if (region->form == ABBATES_SIGHT_ROUNDS)
    append_rounds (text, *bytes);
  else
    append_number (text, region, *bytes);
}

/**
 * abbates_sighting_print:
 * @self: what somebody saw
 *
 * Returns: (transfer full): the answer that abbates_sighting_parse() reads as @self
 */
char *
abbates_sighting_print (const AbbatesSighting *self)
{
  const AbbatesRegion *region = &abbates_regions[self->region];
  g_autofree char *place = print_place (region);
  GString *text = g_string_new (place);

  for (guint32 items = self->items; items != 0; items &= items - 1)
    {
      guint item = (guint) __builtin_ctz (items);

      if (is_keyed (region))
        {
          g_string_append_c (text, ' ');
          append_key (text, region, item);
        }
      g_string_append_c (text, '=');
      append_value (text, region,
                    abbates_sights_get_item ((AbbatesSights *) &self->seen, self->region, item));
    }

  return g_string_free (text, FALSE);
}

static gboolean
parse_number (const char *word,
              guint minimum,
              guint maximum,
              guint *number)
{
  guint64 parsed;

  if (!g_ascii_string_to_unsigned (word, 10, minimum, maximum, &parsed, NULL))
    return FALSE;
  *number = (guint) parsed;

  return TRUE;
}

/* Counts the numbers of "3,5,14" from 1 below @n_counts. */
static gboolean
parse_list (const char *word,
            guint8 *counts,
            guint n_counts)
{
  g_auto (GStrv) numbers = g_strsplit (word, ",", -1);

  if (strcmp (word, "-") == 0)
    return TRUE;
  for (guint i = 0; numbers[i] != NULL; i++)
    {
      guint number;

      if (!parse_number (numbers[i], 1, n_counts - 1, &number) || counts[number] == MAX_COUNT)
        return FALSE;
      counts[number]++;
    }

  return TRUE;
}

static gboolean
parse_rounds (const char *word,
              guint8 *rounds)
{
  guint8 counts[ABBATES_N_ROUNDS + 1] = { 0 };

  if (!parse_list (word, counts, G_N_ELEMENTS (counts)))
    return FALSE;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    *rounds |= (guint8) (counts[i + 1] > 0 ? 1u << i : 0);

  return TRUE;
}

/* The most that a number can be. */
static guint
get_highest (const AbbatesRegion *region,
             guint n_players)
{
  switch (region->form)
    {
    case ABBATES_SIGHT_VALUE:
      return ABBATES_BENEDICT;
    case ABBATES_SIGHT_SEAT:
      return n_players;
    case ABBATES_SIGHT_CONDITIONS:
      return 4;
    default:
      return MAX_COUNT;
    }
}

static gboolean
parse_value (const AbbatesRegion *region,
             const char *word,
             guint n_players,
             guint8 *bytes)
{
  gboolean from_one = region->form == ABBATES_SIGHT_VALUE || region->form == ABBATES_SIGHT_SEAT;
  guint number;

  if (region->form == ABBATES_SIGHT_VALUES)
    return parse_list (word, bytes, region->size);
  if (region->form == ABBATES_SIGHT_ROUNDS)
    return parse_rounds (word, bytes);
  if (strcmp (word, "-") == 0)
    return region->form != ABBATES_SIGHT_NUMBER;
  if (region->form == ABBATES_SIGHT_CARD)
    {
      *bytes = abbates_card_from_word (word);
      return *bytes != ABBATES_NO_CARD && *bytes != ABBATES_UNKNOWN_CARD;
    }
  if (!parse_number (word, from_one ? 1 : 0, get_highest (region, n_players), &number))
    return FALSE;
  *bytes = (guint8) (number + (region->form == ABBATES_SIGHT_CONDITIONS));

  return TRUE;
}

static gboolean
parse_key (const AbbatesRegion *region,
           const char *word,
           guint n_players,
           guint *item)
{
  guint n_items = region->key == ABBATES_KEY_SEAT ? n_players : region->n_items;

  if (region->key == ABBATES_KEY_CARD)
    return (*item = abbates_card_from_word (word)) != ABBATES_NO_CARD &&
           *item != ABBATES_UNKNOWN_CARD;
  if (region->key == ABBATES_KEY_PILE)
    {
      *item = strcmp (word, pile_words[1]) == 0;
      return strcmp (word, pile_words[*item]) == 0;
    }
  if (!parse_number (word, 1, n_items, item))
    return FALSE;
  (*item)--;

  return TRUE;
}

/* What can stand before "=". */
static char *
describe_key (const AbbatesRegion *region,
              guint n_players)
{
  switch (region->key)
    {
    case ABBATES_KEY_SQUARE:
      return g_strdup (_ ("a square from 1 to 9"));
    case ABBATES_KEY_BOX:
      return g_strdup (_ ("a box from 1 to 3"));
    case ABBATES_KEY_PLACE:
      return g_strdup (_ ("a place of the points card from 1 to 4"));
    case ABBATES_KEY_SEAT:
      return g_strdup_printf (_ ("a seat from 1 to %u"), n_players);
    case ABBATES_KEY_PILE:
      return g_strdup (_ ("low or high"));
    default:
      return g_strdup (_ ("a garden card such as book-2"));
    }
}

/* What can stand behind "=". */
static char *
describe_value (const AbbatesRegion *region,
                guint n_players)
{
  switch (region->form)
    {
    case ABBATES_SIGHT_CARD:
      return g_strdup (_ ("a garden card such as book-2, or - for none"));
    case ABBATES_SIGHT_VALUES:
      return g_strdup (_ ("Abbot cards from 1 to 14 with commas between, or - for none"));
    case ABBATES_SIGHT_ROUNDS:
      return g_strdup (_ ("rounds from 1 to 4 with commas between, or - for none"));
    case ABBATES_SIGHT_VALUE:
      return g_strdup (_ ("an Abbot card from 1 to 14, or - for none"));
    case ABBATES_SIGHT_SEAT:
      return g_strdup_printf (_ ("a seat from 1 to %u, or - for none"), n_players);
    case ABBATES_SIGHT_CONDITIONS:
      return g_strdup (_ ("a number of conditions from 0 to 4, or - for no pawn"));
    default:
      return g_strdup_printf (_ ("a number from 0 to %u"), MAX_COUNT);
    }
}

static gboolean
refuse_item (const AbbatesRegion *region,
             const char *answer,
             const char *word,
             guint n_players,
             GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (answer, -1);
  g_autofree char *part = g_utf8_make_valid (word, -1);
  g_autofree char *value = describe_value (region, n_players);
  g_autofree char *key = is_keyed (region) ? describe_key (region, n_players) : NULL;

  if (key != NULL)
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s” in “%s” is not right: say %s, then “=”, then %s"), part, valid, key,
                 value);
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s” is not right: behind “=” say %s"), valid, value);

  return FALSE;
}

/* "4=book-2", or "=3,5" where the region has one item. */
static gboolean
parse_item (AbbatesSighting *self,
            const char *answer,
            const char *word,
            guint n_players,
            GError **error)
{
  const AbbatesRegion *region = &abbates_regions[self->region];
  const char *equals = strchr (word, '=');
  g_autofree char *key = equals != NULL ? g_strndup (word, (gsize) (equals - word)) : NULL;
  guint item = 0;

  if (key == NULL ||
      (is_keyed (region) ? !parse_key (region, key, n_players, &item) : *key != '\0'))
    return refuse_item (region, answer, word, n_players, error);
  if ((self->items >> item) & 1)
    {
      g_autofree char *valid = g_utf8_make_valid (answer, -1);

      g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                   _ ("“%s” in “%s” tells of what was told just before: say it once"), word, valid);
      return FALSE;
    }
  self->items |= 1u << item;

  return parse_value (region, equals + 1, n_players,
                      abbates_sights_get_item (&self->seen, self->region, item)) ||
         refuse_item (region, answer, word, n_players, error);
}

/* The part of @text that follows the place of a region; NULL where it is another. */
static const char *
skip_place (const AbbatesRegion *region,
            const char *text)
{
  g_autofree char *place = print_place (region);
  gsize length = strlen (place);

  if (strncmp (text, place, length) != 0 || text[length] != (is_keyed (region) ? ' ' : '='))
    return NULL;

  return text + length + is_keyed (region);
}

/* "portrait SEAT, chapter, …": what an answer can start with. */
static char *
list_places (gboolean solo)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ABBATES_N_REGIONS; i++)
    {
      const AbbatesRegion *region = &abbates_regions[i];
      gboolean is_his = g_str_has_prefix (region->place, "henricus") ||
                        g_str_equal (region->place, "solo");

      if (region->seat > 1 || (is_his && !solo))
        continue;
      g_string_append_printf (text, "%s%s%s", text->len > 0 ? ", " : "", region->place,
                              region->seat > 0 ? " SEAT" : "");
    }

  return g_strdup (text->str);
}

static gboolean
refuse_answer (const char *answer,
               const AbbatesRules *rules,
               GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (answer, -1);
  g_autofree char *places = list_places (rules->solo);
  const char *equals = strchr (valid, '=');
  const char *space = strchr (valid, ' ');

  if (equals != NULL && equals != valid && space == NULL)
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s”: “%.*s” is neither a pawn, which is general or the number of a seat, nor "
                    "a place of the table: %s"),
                 valid, (int) (equals - valid), valid, places);
  else
    g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                 _ ("“%s” does not say where a pawn stands, as in general=19 or 1=14, nor what "
                    "lies somewhere, as in “portrait 1 4=book-2” or “hand 1=3,5,12”; places are "
                    "%s"),
                 valid, places);

  return FALSE;
}

/**
 * abbates_sighting_parse:
 * @self: (out caller-allocates): what somebody saw
 * @text: an answer such as "portrait 1 4=book-2" (docs/formats.md)
 * @rules: the rules of the match
 * @error: return location for SCR_ERROR_SYNTAX
 *
 * Returns: FALSE with @error set when @text is no answer
 */
gboolean
abbates_sighting_parse (AbbatesSighting *self,
                        const char *text,
                        const AbbatesRules *rules,
                        GError **error)
{
  guint n_players = rules->n_seats + (rules->solo ? 1u : 0u);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  *self = (AbbatesSighting){ 0 };
  for (; self->region < ABBATES_N_REGIONS; self->region++)
    {
      const AbbatesRegion *region = &abbates_regions[self->region];
      const char *rest = skip_place (region, text);
      g_auto (GStrv) words = rest != NULL ? g_strsplit (rest, " ", -1) : NULL;

      if (rest == NULL)
        continue;
      if (region->seat > n_players)
        {
          g_set_error (error, SCR_ERROR, SCR_ERROR_SYNTAX,
                       _ ("“%s”: there is no seat %u in this match: name one from 1 to %u"), valid,
                       region->seat, n_players);
          return FALSE;
        }
      for (guint i = 0; words[i] != NULL; i++)
        if (!parse_item (self, text, words[i], n_players, error))
          return FALSE;
      return TRUE;
    }

  return refuse_answer (text, rules, error);
}
