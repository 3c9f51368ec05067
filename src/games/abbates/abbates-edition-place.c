/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/abbates/abbates-edition.h"

/* The places of an edition file in the words in which abbates_edition_set() takes them: lists are
 * counted from 1 there, and a mission goes by its id. */

/**
 * Walk:
 * @words: the words of the place so far, with points between
 * @node: (nullable): what stands there
 *
 * A walk along the JSON path of an edition.
 */
typedef struct
{
  GString *words;
  JsonNode *node;
} Walk;

static void
add_word (Walk *self,
          const char *word)
{
  if (self->words->len > 0)
    g_string_append_c (self->words, '.');
  g_string_append (self->words, word);
}

/* What a list is called where one of it is changed. */
static const char *
translate_name (const char *name)
{
  static const char *const names[][2] = {
    { "abbot-beans", "abbot" },
    { "benedict-beans", "benedict" },
    { "aisles", "aisle" },
    { "returns", "return" },
    { "missions", "mission" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i][0]))
      return names[i][1];

  return name;
}

/* The side belongs to the aisle, the pattern to the mission, a range to its condition. */
static gboolean
has_no_word (const char *name)
{
  return g_str_equal (name, "side") || g_str_equal (name, "areas") || g_str_equal (name, "between");
}

static void
enter_member (Walk *self,
              const char *name)
{
  JsonNode *node = self->node;

  if (g_str_equal (name, "between"))
    return;
  if (!has_no_word (name))
    add_word (self, translate_name (name));
  self->node = node != NULL && JSON_NODE_HOLDS_OBJECT (node)
                   ? json_object_get_member (json_node_get_object (node), name)
                   : NULL;
}

static const char *
get_mission_id (JsonNode *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  return json_object_get_string_member_with_default (json_node_get_object (node), "id", NULL);
}

static void
enter_element (Walk *self,
               guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  JsonArray *array = self->node != NULL && JSON_NODE_HOLDS_ARRAY (self->node)
                         ? json_node_get_array (self->node)
                         : NULL;
  const char *id;

  /* An end of a range: the condition is one word. */
  if (array == NULL)
    return;
  self->node = index < json_array_get_length (array) ? json_array_get_element (array, index) : NULL;
  id = g_str_equal (self->words->str, "mission") ? get_mission_id (self->node) : NULL;
  add_word (self, id != NULL ? id : number);
}

static gboolean
walk_along (Walk *self,
            const char *path)
{
  if (*path++ != '$')
    return FALSE;
  while (*path != '\0')
    {
      gsize length = strcspn (path + 1, ".[]");
      g_autofree char *word = g_strndup (path + 1, length);
      guint64 index;

      if (*path == '.' && length > 0)
        enter_member (self, word);
      else if (*path == '[' && path[length + 1] == ']' &&
               g_ascii_string_to_unsigned (word, 10, 0, G_MAXINT - 1, &index, NULL))
        enter_element (self, (guint) index);
      else
        return FALSE;
      path += length + (*path == '[' ? 2 : 1);
    }

  return self->words->len > 0;
}

static void
add_range (GString *words,
           JsonObject *condition)
{
  JsonNode *node = json_object_get_member (condition, "between");
  JsonArray *ends =
      node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (ends != NULL && json_array_get_length (ends) == 2)
    g_string_append_printf (words, "=%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT,
                            json_array_get_int_element (ends, 0),
                            json_array_get_int_element (ends, 1));
}

/* What stands there, where it is one number, word or condition. */
static void
add_value (Walk *self)
{
  if (self->node == NULL)
    return;
  if (JSON_NODE_HOLDS_OBJECT (self->node) && g_str_has_prefix (self->words->str, "ora."))
    add_range (self->words, json_node_get_object (self->node));
  else if (JSON_NODE_HOLDS_VALUE (self->node) &&
           json_node_get_value_type (self->node) == G_TYPE_INT64)
    g_string_append_printf (self->words, "=%" G_GINT64_FORMAT, json_node_get_int (self->node));
  else if (JSON_NODE_HOLDS_VALUE (self->node) &&
           json_node_get_value_type (self->node) == G_TYPE_STRING)
    g_string_append_printf (self->words, "=%s", json_node_get_string (self->node));
}

/**
 * abbates_edition_name_place:
 * @edition: an edition, right or not
 * @path: a JSON path in it, from "$" on, as faults name it
 *
 * Returns: (transfer full) (nullable): the place as abbates_edition_set() takes it, with what
 *   stands there, such as "fill.9=0" for "$.fill[8]"; %NULL for the whole and for what is no
 *   place
 */
char *
abbates_edition_name_place (JsonNode *edition,
                            const char *path)
{
  g_autoptr (GString) words = g_string_new (NULL);
  Walk walk = { .words = words, .node = edition };

  if (!walk_along (&walk, path))
    return NULL;
  add_value (&walk);

  return g_strdup (words->str);
}

/**
 * abbates_edition_describe_places:
 *
 * Words to type are never translated, what they stand for is.
 *
 * Returns: the places that abbates_edition_set() knows, translated, in lines
 */
const char *
abbates_edition_describe_places (void)
{
  return _ (
      "Places:\n"
      "  name=TEXT id=WORD provenance=reconstructed|printed|house\n"
      "  garden.window.2=9          windows with 2 black beans; also book and artefact\n"
      "  abbot.13=5  abbot=3,2,…    white beans of Abbot card 13; of all thirteen\n"
      "  benedict=3                 white beans of a Benedict card\n"
      "  aisle.1=left               where aisle 1 is; the others follow as before\n"
      "  aisles=left,bottom,right,top  aisle.1.lines=row-3,row-2,row-1  aisle.1.lines.2=row-1\n"
      "  fill=7,8,9,4,5,6,1,2,3     the order in which the garden is filled\n"
      "  arcade.3.1=recall          a card of round 3; arcade.all.1 with palm branches\n"
      "  return.1=highest           the return symbol of round 1’s corner card\n"
      "  ora.B.2=odd  ora.B.3=1-7   a condition of a face: odd, even or from one to another\n"
      "  mission.m07=AAPBBPC.P      a pattern: P purple, other letters other areas, . none\n"
      "  mission.m07.4=P            one square of it\n"
      "  mission.m07.palms=2  mission.m07.id=WORD\n");
}
