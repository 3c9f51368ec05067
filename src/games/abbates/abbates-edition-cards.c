/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-edition-private.h"

/* The cards of an edition, and what Ora et Labora asks for. */

#define N_OF_A_KIND 30

/* How many cards of one number of beans there are; FALSE with a fault added if it is wrong. */
static gboolean
read_count (AbbatesEditionReader *self,
            JsonObject *counts,
            const char *path,
            const char *beans,
            AbbatesKind kind,
            gint64 *total)
{
  gint64 count;

  if (!g_ascii_isdigit (beans[0]) || beans[1] != '\0')
    return abbates_edition_refuse (
        self, path, _ ("counts cards of “%s” beans: a card has 0 to 9 beans"), beans);
  if (!abbates_edition_get_int (self, counts, path, beans, 0, N_OF_A_KIND, &count))
    return FALSE;
  self->rules->garden[ABBATES_CARD (kind, (guint) (beans[0] - '0'))] = (guint8) count;
  *total += count;

  return TRUE;
}

/* One kind of garden cards: beans → how many, 30 in all. */
static void
read_kind (AbbatesEditionReader *self,
           JsonObject *garden,
           const char *path,
           AbbatesKind kind)
{
  const char *word = abbates_kind_to_word (kind);
  g_autofree char *place = g_strdup_printf ("%s.%s", path, word);
  JsonObject *counts = abbates_edition_get_object (self, garden, path, word);
  g_autoptr (GList) members = counts != NULL ? json_object_get_members (counts) : NULL;
  gboolean is_right = counts != NULL;
  gint64 total = 0;

  for (GList *l = members; l != NULL; l = l->next)
    is_right = read_count (self, counts, place, l->data, kind, &total) && is_right;
  if (!is_right || total == N_OF_A_KIND)
    return;

  if (total < N_OF_A_KIND)
    abbates_edition_refuse (self, place,
                            ngettext ("has %d card, %d too few: there must be %d of each kind",
                                      "has %d cards, %d too few: there must be %d of each kind",
                                      (gulong) total),
                            (int) total, (int) (N_OF_A_KIND - total), N_OF_A_KIND);
  else
    abbates_edition_refuse (self, place,
                            ngettext ("has %d card, %d too many: there must be %d of each kind",
                                      "has %d cards, %d too many: there must be %d of each kind",
                                      (gulong) total),
                            (int) total, (int) (total - N_OF_A_KIND), N_OF_A_KIND);
}

/* The dealer lists the kinds as the edition does. */
static void
list_cards (AbbatesRules *rules,
            JsonObject *garden)
{
  g_autoptr (GList) members = json_object_get_members (garden);
  guint n_kinds = 0;

  for (GList *l = members; l != NULL; l = l->next)
    for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
      if (strcmp (l->data, abbates_kind_to_word (kind)) == 0)
        {
          rules->kind_order[n_kinds++] = kind;
          for (guint beans = 0; beans <= 9; beans++)
            if (rules->garden[ABBATES_CARD (kind, beans)] > 0)
              rules->card_list[rules->n_card_list++] = ABBATES_CARD (kind, beans);
        }
}

/**
 * abbates_edition_read_garden:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads how many garden cards there are of each kind and number of beans.
 */
void
abbates_edition_read_garden (AbbatesEditionReader *self,
                             JsonObject *root,
                             const char *path)
{
  g_autofree char *place = g_strdup_printf ("%s.garden", path);
  JsonObject *garden = abbates_edition_get_object (self, root, path, "garden");

  if (garden == NULL)
    return;
  for (AbbatesKind kind = 0; kind < ABBATES_N_KINDS; kind++)
    read_kind (self, garden, place, kind);
  list_cards (self->rules, garden);
}

/**
 * abbates_edition_read_abbots:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads the white beans of the Abbot cards, 0 to 9 for each value from 1 to 13 and for the
 * Benedict card.
 */
void
abbates_edition_read_abbots (AbbatesEditionReader *self,
                             JsonObject *root,
                             const char *path)
{
  JsonArray *beans = abbates_edition_get_array (self, root, path, "abbot-beans", 13);
  gint64 number;

  for (guint i = 0; beans != NULL && i < 13; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.abbot-beans[%u]", path, i);

      if (abbates_edition_read_int (self, json_array_get_element (beans, i), place, 0, 9, &number))
        self->rules->abbot_beans[i + 1] = (guint8) number;
    }
  if (abbates_edition_get_int (self, root, path, "benedict-beans", 0, 9, &number))
    self->rules->abbot_beans[ABBATES_BENEDICT] = (guint8) number;
}

static void
refuse_arcade_card (AbbatesEditionReader *self,
                    const char *place,
                    gboolean palms)
{
  AbbatesArcade first = palms ? ABBATES_PALM_DRAW : ABBATES_NO_ARCADE + 1;
  AbbatesArcade last = palms ? ABBATES_PALM_NONE : ABBATES_PALM_DRAW - 1;
  g_autoptr (GString) words = g_string_new (NULL);

  for (AbbatesArcade card = first; card <= last; card++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                            abbates_arcade_to_word (card));
  abbates_edition_refuse (self, place,
                          palms ? _ ("must be an arcade card with palm branches: %s")
                                : _ ("must be an arcade card without palm branches: %s"),
                          words->str);
}

/* @length arcade cards, with palm branches or without. */
static void
read_arcade_cards (AbbatesEditionReader *self,
                   JsonObject *arcade,
                   const char *path,
                   const char *name,
                   guint length,
                   guint8 *cards)
{
  JsonArray *array = abbates_edition_get_array (self, arcade, path, name, length);
  gboolean palms = length == 2;

  for (guint i = 0; array != NULL && i < length; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.%s[%u]", path, name, i);
      const char *word =
          abbates_edition_read_string (self, json_array_get_element (array, i), place);
      AbbatesArcade card = word != NULL ? abbates_arcade_from_word (word) : ABBATES_NO_ARCADE;

      if (word == NULL)
        continue;
      if (card == ABBATES_NO_ARCADE || (card >= ABBATES_PALM_DRAW) != palms)
        refuse_arcade_card (self, place, palms);
      cards[i] = (guint8) card;
    }
}

/**
 * abbates_edition_read_arcade:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads the arcade cards: three plain ones for each round, and two with palm branches.
 */
void
abbates_edition_read_arcade (AbbatesEditionReader *self,
                             JsonObject *root,
                             const char *path)
{
  static const char *const rounds[] = { "1", "2", "3", "4" };
  g_autofree char *place = g_strdup_printf ("%s.arcade", path);
  JsonObject *arcade = abbates_edition_get_object (self, root, path, "arcade");

  if (arcade == NULL)
    return;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    read_arcade_cards (self, arcade, place, rounds[i], 3, self->rules->arcade[i]);
  read_arcade_cards (self, arcade, place, "all", 2, self->rules->palm);
}

/**
 * abbates_edition_read_returns:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads which of the own discards come back after each round, the lowest or the highest.
 */
void
abbates_edition_read_returns (AbbatesEditionReader *self,
                              JsonObject *root,
                              const char *path)
{
  static const char *const symbols[] = { "lowest", "highest", NULL };
  JsonArray *returns = abbates_edition_get_array (self, root, path, "returns", ABBATES_N_ROUNDS);

  for (guint i = 0; returns != NULL && i < ABBATES_N_ROUNDS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.returns[%u]", path, i);

      self->rules->return_highest[i] =
          abbates_edition_read_word (self, json_array_get_element (returns, i), place, symbols) ==
          1;
    }
}

/* The first or the last value of a range. */
static gboolean
read_end (AbbatesEditionReader *self,
          JsonNode *node,
          const char *path,
          gint64 lowest,
          gint64 *value)
{
  g_autoptr (GError) error = NULL;

  if (scr_json_node_get_int (node, path, lowest, ABBATES_BENEDICT, value, &error))
    return TRUE;

  return abbates_edition_refuse (self, path,
                                 _ ("must be a range of values from 1 to %d, the lower one first"),
                                 ABBATES_BENEDICT);
}

static void
read_between (AbbatesEditionReader *self,
              JsonNode *node,
              const char *path,
              AbbatesCondition *condition)
{
  g_autofree char *low_path = g_strdup_printf ("%s.between[0]", path);
  g_autofree char *high_path = g_strdup_printf ("%s.between[1]", path);
  JsonArray *range =
      abbates_edition_get_array (self, json_node_get_object (node), path, "between", 2);
  gint64 low, high;

  if (range == NULL ||
      !read_end (self, json_array_get_element (range, 0), low_path, 1, &low) ||
      !read_end (self, json_array_get_element (range, 1), high_path, low, &high))
    return;

  condition->low = (guint8) low;
  condition->high = (guint8) high;
  for (gint64 value = low; value <= high; value++)
    condition->values |= (guint16) (1u << value);
}

static void
read_condition (AbbatesEditionReader *self,
                JsonNode *node,
                const char *path,
                AbbatesCondition *condition)
{
  static const char *const words[] = { "odd", "even", NULL };
  guint word;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      read_between (self, node, path, condition);
      return;
    }

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING ||
      !g_strv_contains (words, json_node_get_string (node)))
    {
      abbates_edition_refuse (self, path,
                              _ ("must be odd, even or from one value to another, such as 1-7"));
      return;
    }
  word = g_str_equal (json_node_get_string (node), "odd") ? 0 : 1;
  condition->high = (guint8) (word + 1);
  condition->values = word == 0 ? 0x2aaa : 0x5554;
}

/**
 * abbates_edition_read_ora:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads the four conditions on each of the four faces of Ora et Labora.
 */
void
abbates_edition_read_ora (AbbatesEditionReader *self,
                          JsonObject *root,
                          const char *path)
{
  static const char *const faces[] = { "A", "B", "C", "D" };
  g_autofree char *ora_path = g_strdup_printf ("%s.ora", path);
  JsonObject *ora = abbates_edition_get_object (self, root, path, "ora");

  for (guint face = 0; ora != NULL && face < 4; face++)
    {
      JsonArray *conditions = abbates_edition_get_array (self, ora, ora_path, faces[face], 4);

      for (guint i = 0; conditions != NULL && i < 4; i++)
        {
          g_autofree char *place = g_strdup_printf ("%s.%s[%u]", ora_path, faces[face], i);

          read_condition (self, json_array_get_element (conditions, i), place,
                          &self->rules->ora[face][i]);
        }
    }
}
