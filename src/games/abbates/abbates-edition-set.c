/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "games/abbates/abbates-edition.h"
#include "games/abbates/abbates-rules.h"

/* Changes an edition place by place, in words that are short to type (docs/formats.md, "Edition
 * file"). Whether what comes of it is right is for abbates_edition_check() to say. */

/**
 * Change:
 * @root: the edition
 * @place: what is changed, as it was typed
 * @parts: its words
 * @n_parts: how many
 * @value: what is to stand there
 * @error: return location for a #ScrError
 *
 * One change.
 */
typedef struct
{
  JsonObject *root;
  const char *place;
  GStrv parts;
  guint n_parts;
  const char *value;
  GError **error;
} Change;

G_GNUC_PRINTF (2, 3)
static gboolean
refuse (Change *self,
        const char *format,
        ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (self->error, SCR_ERROR, SCR_ERROR_SYNTAX, "%s=%s: %s", self->place, self->value,
               reason);

  return FALSE;
}

static gboolean
refuse_place (Change *self)
{
  return refuse (self, _ ("an edition has no such place"));
}

static gboolean
refuse_form (Change *self,
             const char *name)
{
  return refuse (self, _ ("the edition has no “%s” that could be changed"), name);
}

/* Decimal digits. */
static JsonNode *
new_number (const char *text)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &number, NULL))
    return NULL;

  return json_node_init_int (json_node_alloc (), (gint64) number);
}

static JsonNode *
new_word (const char *text)
{
  return *text != '\0' ? json_node_init_string (json_node_alloc (), text) : NULL;
}

/* "odd", "even", or "1-7". */
static JsonNode *
new_condition (const char *text)
{
  g_auto (GStrv) ends = g_strsplit (text, "-", 2);
  JsonNode *low = ends[0] != NULL && ends[1] != NULL ? new_number (ends[0]) : NULL;
  JsonNode *high = low != NULL ? new_number (ends[1]) : NULL;
  g_autoptr (JsonObject) between = NULL;
  JsonArray *range;

  if (high == NULL)
    {
      g_clear_pointer (&low, json_node_unref);
      return new_word (text);
    }
  range = json_array_new ();
  json_array_add_element (range, low);
  json_array_add_element (range, high);
  between = json_object_new ();
  json_object_set_array_member (between, "between", range);

  return json_node_init_object (json_node_alloc (), between);
}

typedef JsonNode *(*NewNode) (const char *text);

static const char *
describe_values (NewNode new_node)
{
  return new_node == new_number ? _ ("a number is expected") : _ ("a word is expected");
}

/* Sets the member @name of @object. */
static gboolean
set_member (Change *self,
            JsonObject *object,
            const char *name,
            NewNode new_node)
{
  JsonNode *node = new_node (self->value);

  if (node == NULL)
    return refuse (self, "%s", describe_values (new_node));
  json_object_set_member (object, name, node);

  return TRUE;
}

/* Sets all of the list @name, with commas between. */
static gboolean
set_list (Change *self,
          JsonObject *object,
          const char *name,
          NewNode new_node)
{
  g_auto (GStrv) values = g_strsplit (self->value, ",", -1);
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; values[i] != NULL; i++)
    {
      JsonNode *node = new_node (values[i]);

      if (node == NULL)
        return refuse (self, "%s", describe_values (new_node));
      json_array_add_element (array, node);
    }
  json_object_set_array_member (object, name, g_steal_pointer (&array));

  return TRUE;
}

/* Sets one element of the list @name, which @number counts from 1. */
static gboolean
set_element (Change *self,
             JsonObject *object,
             const char *name,
             const char *number,
             NewNode new_node)
{
  JsonNode *list = json_object_get_member (object, name);
  JsonArray *old = list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;
  JsonNode *node;
  JsonArray *array;
  guint64 place;

  if (old == NULL)
    return refuse_form (self, name);
  if (!g_ascii_string_to_unsigned (number, 10, 1, json_array_get_length (old), &place, NULL))
    return refuse (self, _ ("the places of “%s” are 1 to %u"), name, json_array_get_length (old));
  node = new_node (self->value);
  if (node == NULL)
    return refuse (self, "%s", describe_values (new_node));

  array = json_array_new ();
  for (guint i = 0; i < json_array_get_length (old); i++)
    json_array_add_element (array, i + 1 == place
                                       ? node
                                       : json_node_ref (json_array_get_element (old, i)));
  json_object_set_array_member (object, name, array);

  return TRUE;
}

/* "WORD=a,b,c" sets all of a list, "WORD.2=b" one element. */
static gboolean
set_list_or_element (Change *self,
                     JsonObject *object,
                     const char *name,
                     guint first,
                     NewNode new_node)
{
  if (self->n_parts == first)
    return set_list (self, object, name, new_node);
  if (self->n_parts == first + 1)
    return set_element (self, object, name, self->parts[first], new_node);

  return refuse_place (self);
}

static JsonObject *
get_object (Change *self,
            const char *name)
{
  JsonNode *node = json_object_get_member (self->root, name);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  refuse_form (self, name);

  return NULL;
}

static JsonArray *
get_array (Change *self,
           const char *name)
{
  JsonNode *node = json_object_get_member (self->root, name);

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);
  refuse_form (self, name);

  return NULL;
}

static gboolean
set_text (Change *self)
{
  return self->n_parts == 1 ? set_member (self, self->root, self->parts[0], new_word)
                            : refuse_place (self);
}

/* "garden.window.2=9": how many windows have two beans. */
static gboolean
set_garden (Change *self)
{
  JsonObject *garden = get_object (self, "garden");
  JsonNode *kind;

  if (garden == NULL)
    return FALSE;
  if (self->n_parts != 3)
    return refuse (self, _ ("say garden.KIND.BEANS=NUMBER, such as garden.window.2=9"));
  kind = json_object_get_member (garden, self->parts[1]);
  if (kind == NULL || !JSON_NODE_HOLDS_OBJECT (kind))
    return refuse (self, _ ("the kinds of garden cards are window, book and artefact"));
  if (g_str_equal (self->value, "0"))
    {
      json_object_remove_member (json_node_get_object (kind), self->parts[2]);
      return TRUE;
    }

  return set_member (self, json_node_get_object (kind), self->parts[2], new_number);
}

static gboolean
set_abbots (Change *self)
{
  return set_list_or_element (self, self->root, "abbot-beans", 1, new_number);
}

static gboolean
set_benedict (Change *self)
{
  return self->n_parts == 1 ? set_member (self, self->root, "benedict-beans", new_number)
                            : refuse_place (self);
}

static gboolean
set_fill (Change *self)
{
  return set_list_or_element (self, self->root, "fill", 1, new_number);
}

static gboolean
set_returns (Change *self)
{
  return set_list_or_element (self, self->root, "returns", 1, new_word);
}

static gboolean
set_arcade (Change *self)
{
  JsonObject *arcade = get_object (self, "arcade");

  if (arcade == NULL)
    return FALSE;
  if (self->n_parts < 2 || !json_object_has_member (arcade, self->parts[1]))
    return refuse (self, _ ("say arcade.ROUND.BOX=CARD, with all for the cards with palm "
                            "branches, such as arcade.3.1=recall"));

  return set_list_or_element (self, arcade, self->parts[1], 2, new_word);
}

static gboolean
set_ora (Change *self)
{
  JsonObject *ora = get_object (self, "ora");

  if (ora == NULL)
    return FALSE;
  if (self->n_parts < 2 || !json_object_has_member (ora, self->parts[1]))
    return refuse (self, _ ("say ora.FACE.PLACE=CONDITION: odd, even or 1-7, such as "
                            "ora.B.2=8-14"));

  return set_list_or_element (self, ora, self->parts[1], 2, new_condition);
}

static JsonNode *
find_aisle (JsonArray *aisles,
            const char *side,
            guint *place)
{
  for (guint i = 0; i < json_array_get_length (aisles); i++)
    {
      JsonNode *node = json_array_get_element (aisles, i);

      if (JSON_NODE_HOLDS_OBJECT (node) &&
          g_strcmp0 (json_object_get_string_member_with_default (json_node_get_object (node),
                                                                 "side", NULL),
                     side) == 0)
        {
          *place = i;
          return node;
        }
    }

  return NULL;
}

/* "aisle.1=left": the board is turned; the aisles follow each other as before. */
static gboolean
turn_aisles (Change *self,
             JsonArray *aisles,
             guint number)
{
  guint n_aisles = json_array_get_length (aisles);
  JsonArray *turned;
  guint place;

  if (find_aisle (aisles, self->value, &place) == NULL)
    return refuse (self, _ ("an aisle is at the top, right, bottom or left"));
  turned = json_array_new ();
  for (guint i = 0; i < n_aisles; i++)
    {
      guint from = (i + place + n_aisles - (number - 1)) % n_aisles;

      json_array_add_element (turned, json_node_ref (json_array_get_element (aisles, from)));
    }
  json_object_set_array_member (self->root, "aisles", turned);

  return TRUE;
}

/* "aisles=left,bottom,right,top": each with the lines that it has. */
static gboolean
order_aisles (Change *self,
              JsonArray *aisles)
{
  g_auto (GStrv) sides = g_strsplit (self->value, ",", -1);
  g_autoptr (JsonArray) ordered = json_array_new ();

  for (guint i = 0; sides[i] != NULL; i++)
    {
      guint place;
      JsonNode *aisle = find_aisle (aisles, sides[i], &place);

      if (aisle == NULL)
        return refuse (self, _ ("an aisle is at the top, right, bottom or left"));
      json_array_add_element (ordered, json_node_ref (aisle));
    }
  json_object_set_array_member (self->root, "aisles", g_steal_pointer (&ordered));

  return TRUE;
}

static gboolean
set_aisles (Change *self)
{
  JsonArray *aisles = get_array (self, "aisles");
  JsonNode *aisle;
  guint64 number;

  if (aisles == NULL)
    return FALSE;
  if (self->n_parts == 1)
    return order_aisles (self, aisles);
  if (!g_ascii_string_to_unsigned (self->parts[1], 10, 1, json_array_get_length (aisles), &number,
                                   NULL))
    return refuse (self, _ ("the aisles are 1 to 4, one a round"));
  if (self->n_parts == 2)
    return turn_aisles (self, aisles, (guint) number);

  aisle = json_array_get_element (aisles, (guint) number - 1);
  if (!g_str_equal (self->parts[2], "lines") || !JSON_NODE_HOLDS_OBJECT (aisle))
    return refuse_place (self);

  return set_list (self, json_node_get_object (aisle), "lines", new_word);
}

/* "AAPBBP..P": P for purple, another letter for another area, a point for none. */
static gboolean
set_pattern (Change *self,
             JsonObject *mission)
{
  g_autoptr (JsonArray) areas = json_array_new ();

  for (const char *c = self->value; *c != '\0'; c++)
    {
      const char name[] = { g_ascii_tolower (*c), '\0' };

      if (*c == 'P' || *c == 'p')
        json_array_add_string_element (areas, "purple");
      else if (g_ascii_isalpha (*c))
        json_array_add_string_element (areas, name);
      else if (*c == '.' || *c == '-')
        json_array_add_null_element (areas);
      else
        return refuse (self, _ ("a pattern is nine letters: P for purple, others for other areas, "
                                "a point for none"));
    }
  json_object_set_array_member (mission, "areas", g_steal_pointer (&areas));

  return TRUE;
}

static JsonObject *
find_mission (JsonArray *missions,
              const char *id)
{
  for (guint i = 0; i < json_array_get_length (missions); i++)
    {
      JsonNode *node = json_array_get_element (missions, i);

      if (JSON_NODE_HOLDS_OBJECT (node) &&
          g_strcmp0 (json_object_get_string_member_with_default (json_node_get_object (node), "id",
                                                                 NULL),
                     id) == 0)
        return json_node_get_object (node);
    }

  return NULL;
}

static gboolean
set_mission (Change *self)
{
  JsonArray *missions = get_array (self, "missions");
  JsonObject *mission;

  if (missions == NULL)
    return FALSE;
  if (self->n_parts < 2 || self->n_parts > 3)
    return refuse (self, _ ("say mission.ID=PATTERN, such as mission.m07=AAPBBPC.P, or "
                            "mission.ID.palms=NUMBER"));
  mission = find_mission (missions, self->parts[1]);
  if (mission == NULL)
    return refuse (self, _ ("the edition has no mission “%s”"), self->parts[1]);
  if (self->n_parts == 2)
    return set_pattern (self, mission);
  if (g_str_equal (self->parts[2], "palms"))
    return set_member (self, mission, "palms", new_number);
  if (g_str_equal (self->parts[2], "id"))
    return set_member (self, mission, "id", new_word);

  return refuse_place (self);
}

/**
 * abbates_edition_set:
 * @edition: an edition, right or not, changed
 * @place: what to change, in words with points between, such as "garden.window.2"
 * @value: what is to stand there
 * @error: return location for a #ScrError: %SCR_ERROR_SYNTAX
 *
 * Returns: FALSE with @error set, and nothing changed, where there is no such place or the value
 *   has not the form of one
 */
gboolean
abbates_edition_set (JsonNode *edition,
                     const char *place,
                     const char *value,
                     GError **error)
{
  static const struct
  {
    const char *word;
    gboolean (*set) (Change *self);
  } places[] = {
    { "id", set_text },
    { "name", set_text },
    { "provenance", set_text },
    { "garden", set_garden },
    { "abbot", set_abbots },
    { "benedict", set_benedict },
    { "aisle", set_aisles },
    { "aisles", set_aisles },
    { "fill", set_fill },
    { "arcade", set_arcade },
    { "return", set_returns },
    { "ora", set_ora },
    { "mission", set_mission },
  };
  g_auto (GStrv) parts = g_strsplit (place, ".", -1);
  Change self = { .place = place, .parts = parts, .value = value, .error = error };

  self.n_parts = g_strv_length (parts);
  if (!JSON_NODE_HOLDS_OBJECT (edition) || self.n_parts == 0)
    return refuse_place (&self);
  self.root = json_node_get_object (edition);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].word, parts[0]))
      return places[i].set (&self);

  return refuse (&self, _ ("an edition has id, name, provenance, garden, abbot, benedict, aisle, "
                           "fill, arcade, return, ora and mission"));
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
  return _ ("Places:\n"
            "  name=TEXT id=WORD provenance=reconstructed|printed|house\n"
            "  garden.window.2=9          windows with 2 black beans; also book and artefact\n"
            "  abbot.13=5  abbot=3,2,…    white beans of Abbot card 13; of all thirteen\n"
            "  benedict=3                 white beans of a Benedict card\n"
            "  aisle.1=left               where aisle 1 is; the others follow as before\n"
            "  aisles=left,bottom,right,top  aisle.1.lines=row-3,row-2,row-1\n"
            "  fill=7,8,9,4,5,6,1,2,3     the order in which the garden is filled\n"
            "  arcade.3.1=recall          a card of round 3; arcade.all.1 with palm branches\n"
            "  return.1=highest           the return symbol of round 1’s corner card\n"
            "  ora.B.2=odd  ora.B.3=1-7   a condition of a face: odd, even or from one to another\n"
            "  mission.m07=AAPBBPC.P      a pattern: P purple, other letters other areas, . none\n"
            "  mission.m07.palms=2  mission.m07.id=WORD\n");
}
