/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/abbates/abbates-edition-private.h"
#include "games/abbates/abbates-sentence.h"

/* The missions of an edition. */

/**
 * abbates_mission_set_areas:
 * @mission: a mission without areas yet, changed
 * @names: (array fixed-size=9): the area of each square, by name; %NULL for none
 *
 * Takes over a pattern: the purple area first, the others in the order in which they come, so
 * that the same pattern under other names gives the same.
 *
 * Returns: whether there is a purple area
 */
gboolean
abbates_mission_set_areas (AbbatesMission *mission,
                           const char *const *names)
{
  const char *known[ABBATES_N_SQUARES + 1] = { NULL, "purple" };

  mission->n_areas = 1;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      guint8 area = 1;

      if (names[i] == NULL)
        continue;
      while (area <= mission->n_areas && strcmp (known[area], names[i]) != 0)
        area++;
      if (area > ABBATES_N_SQUARES)
        return FALSE;
      known[area] = names[i];
      mission->n_areas = MAX (mission->n_areas, area);
      mission->area[i] = area;
      mission->squares[area] |= (guint16) (1u << i);
    }

  return mission->squares[1] != 0;
}

/* The nine squares of a mission: the area of each, by name. */
static gboolean
read_areas (AbbatesEditionReader *self,
            JsonObject *object,
            const char *path,
            AbbatesMission *mission)
{
  const char *names[ABBATES_N_SQUARES] = { NULL };
  JsonArray *areas = abbates_edition_get_array (self, object, path, "areas", ABBATES_N_SQUARES);
  gboolean is_right = areas != NULL;

  for (guint i = 0; areas != NULL && i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.areas[%u]", path, i);
      JsonNode *node = json_array_get_element (areas, i);

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      names[i] = abbates_edition_read_string (self, node, place);
      if (names[i] != NULL && *names[i] == '\0')
        is_right = abbates_edition_refuse (self, place, _ ("must be null, or the name of an area"));
      is_right = is_right && names[i] != NULL;
    }

  if (is_right && !abbates_mission_set_areas (mission, names))
    return abbates_edition_refuse (self, path, _ ("must have a purple square"));

  return is_right;
}

static gboolean
is_mission_id (const char *id)
{
  if (*id == '\0' || strlen (id) >= sizeof ((AbbatesMission *) NULL)->id)
    return FALSE;
  for (; *id != '\0'; id++)
    if (!g_ascii_isalnum (*id) && *id != '-' && *id != '_')
      return FALSE;

  return TRUE;
}

static void
read_id (AbbatesEditionReader *self,
         JsonObject *object,
         const char *path,
         AbbatesMission *mission)
{
  const char *id = abbates_edition_get_string (self, object, path, "id");

  if (id == NULL)
    return;
  if (!is_mission_id (id))
    abbates_edition_refuse (self, path, _ ("needs an “id” of 1 to 16 letters, digits, - or _"));
  else if (abbates_rules_find_mission (self->rules, id) != 0)
    abbates_edition_refuse (self, path, _ ("has the “id” of another mission: %s"), id);
  else
    g_strlcpy (mission->id, id, sizeof mission->id);
}

/* The Solo table knows no line without a purple square. */
static void
warn_of_lines (AbbatesEditionReader *self,
               const AbbatesMission *mission,
               const char *path)
{
  for (AbbatesLine line = 1; self->warnings != NULL && line <= ABBATES_N_LINES; line++)
    {
      const guint8 *squares = abbates_line_squares[line];

      if (mission->area[squares[0] - 1] != 1 && mission->area[squares[1] - 1] != 1 &&
          mission->area[squares[2] - 1] != 1)
        g_ptr_array_add (self->warnings,
                         g_strdup_printf (_ ("%s has no purple square in %s; Henricus will play "
                                             "from his low pile there"),
                                          path, abbates_sentence_line (line)));
    }
}

static void
read_mission (AbbatesEditionReader *self,
              JsonNode *node,
              const char *path,
              guint index)
{
  JsonObject *object = abbates_edition_read_object (self, node, path);
  AbbatesMission *mission = &self->rules->missions[index];
  gint64 palms;

  if (object == NULL)
    return;
  read_id (self, object, path, mission);
  if (abbates_edition_get_int (self, object, path, "palms", 1, 3, &palms))
    mission->palms = (guint8) palms;
  if (read_areas (self, object, path, mission))
    warn_of_lines (self, mission, path);
}

/**
 * abbates_edition_read_missions:
 * @self: an edition on its way in; takes a fault for each that is found
 * @root: the edition object
 * @path: its JSON path, for faults
 *
 * Reads the 16 mission cards: word, palm branches 1 to 3, and the area of each square.
 */
void
abbates_edition_read_missions (AbbatesEditionReader *self,
                               JsonObject *root,
                               const char *path)
{
  g_autofree char *place = g_strdup_printf ("%s.missions", path);
  JsonArray *missions =
      abbates_edition_get_array (self, root, path, "missions", ABBATES_N_MISSIONS);
  guint n_faults = self->faults->len;
  guint palms = 0;

  for (guint i = 0; missions != NULL && i < ABBATES_N_MISSIONS; i++)
    {
      g_autofree char *mission = g_strdup_printf ("%s[%u]", place, i);

      read_mission (self, json_array_get_element (missions, i), mission, i);
      palms |= 1u << self->rules->missions[i].palms;
    }

  for (guint i = 1; missions != NULL && self->faults->len == n_faults && i <= 3; i++)
    if (((palms >> i) & 1) == 0)
      abbates_edition_refuse (
          self, place,
          ngettext ("must have one with %u palm branch: a solo game needs each difficulty",
                    "must have one with %u palm branches: a solo game needs each difficulty", i),
          i);
}
