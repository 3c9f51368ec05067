/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
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
  return refuse (self, _ ("the edition file has no “%s” of the right form that could be changed"),
                 name);
}

/* The first @n_parts words of the place. */
static char *
join_parts (Change *self,
            guint n_parts)
{
  g_autoptr (GString) text = g_string_new (self->parts[0]);

  for (guint i = 1; i < n_parts; i++)
    g_string_append_printf (text, ".%s", self->parts[i]);

  return g_strdup (text->str);
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

/* "P" for purple, another letter for another area, a point for none; %NULL for anything else. */
static JsonNode *
new_area (const char *text)
{
  const char name[] = { g_ascii_tolower (text[0]), '\0' };

  if (text[0] == '\0' || text[1] != '\0')
    return NULL;
  if (name[0] == '.' || name[0] == '-')
    return json_node_new (JSON_NODE_NULL);
  if (!g_ascii_isalpha (name[0]))
    return NULL;

  return new_word (name[0] == 'p' ? "purple" : name);
}

/* @value is not what new_node() takes. */
static gboolean
refuse_value (Change *self,
              NewNode new_node,
              const char *value)
{
  if (new_node == new_area)
    return refuse (self,
                   _ ("“%s” is no area: say P for purple, another letter for another area, a point "
                      "for none"),
                   value);
  if (new_node == new_number)
    return refuse (self, _ ("“%s” is no number from 0 up"), value);

  return refuse (self, _ ("a word is missing behind “=” or a comma"));
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
    return refuse_value (self, new_node, self->value);
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
        return refuse_value (self, new_node, values[i]);
      json_array_add_element (array, node);
    }
  json_object_set_array_member (object, name, g_steal_pointer (&array));

  return TRUE;
}

/* Sets one element of the list @name, whose number, from 1, is the last word of the place. */
static gboolean
set_element (Change *self,
             JsonObject *object,
             const char *name,
             NewNode new_node)
{
  const char *number = self->parts[self->n_parts - 1];
  JsonNode *list = json_object_get_member (object, name);
  JsonArray *old = list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;
  JsonNode *node;
  JsonArray *array;
  guint64 place;

  if (old == NULL || json_array_get_length (old) == 0)
    return refuse_form (self, name);
  if (!g_ascii_string_to_unsigned (number, 10, 1, json_array_get_length (old), &place, NULL))
    {
      g_autofree char *typed = join_parts (self, self->n_parts - 1);

      return refuse (self, _ ("there are %s.1 to %s.%u"), typed, typed,
                     json_array_get_length (old));
    }
  node = new_node (self->value);
  if (node == NULL)
    return refuse_value (self, new_node, self->value);

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
    return set_element (self, object, name, new_node);

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

/* It names files too, and no other edition may be taken for the one that comes with the game. */
static gboolean
set_id (Change *self)
{
  const char *id = self->value;

  if (*id == '\0' || strspn (id, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_") != strlen (id))
    return refuse (self, _ ("an id is of letters, digits, - and _ only"));

  return set_text (self);
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
          g_strcmp0 (scr_json_get_string (json_node_get_object (node), "$", "side", NULL),
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
  if (json_array_get_length (aisles) == 0)
    return refuse_form (self, "aisles");
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

  return set_list_or_element (self, json_node_get_object (aisle), "lines", 3, new_word);
}

/* "AAPBBP..P": P for purple, another letter for another area, a point for none. */
static gboolean
set_pattern (Change *self,
             JsonObject *mission)
{
  g_autoptr (JsonArray) areas = json_array_new ();

  for (const char *c = self->value; *c != '\0'; c++)
    {
      const char letter[] = { *c, '\0' };
      JsonNode *area = new_area (letter);

      if (area == NULL)
        return refuse (self, _ ("a pattern is nine letters: P for purple, others for other areas, "
                                "a point for none"));
      json_array_add_element (areas, area);
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
          g_strcmp0 (scr_json_get_string (json_node_get_object (node), "$", "id", NULL),
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
  if (g_ascii_isdigit (self->parts[2][0]))
    return set_element (self, mission, "areas", new_area);

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
    { "id", set_id },
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
