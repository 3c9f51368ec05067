/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-edition-private.h"
#include "games/abbates/abbates-sheet-private.h"

/* How a score sheet tells a seat's mission: by its id, as its pattern was drawn, or by plain
 * answers to what was right. */

static AbbatesSeatPosition *
get_seat (AbbatesSheet *self,
          guint seat)
{
  return &self->position->seats[seat - 1];
}

/* The seat, from 1, that has @mission already; 0 for none. */
static guint
find_owner (AbbatesSheet *self,
            guint mission)
{
  for (guint i = 0; i < self->setup->rules.n_seats; i++)
    if (self->position->seats[i].mission == mission)
      return i + 1;

  return 0;
}

/* Solo: the mission's palm branches are the difficulty. */
static gboolean
has_right_palms (const AbbatesSheet *self,
                 guint mission)
{
  const AbbatesRules *rules = &self->setup->rules;

  return !rules->solo || rules->missions[mission - 1].palms == rules->difficulty;
}

static gboolean
read_id (AbbatesSheet *self,
         const char *id,
         const char *place,
         guint seat)
{
  guint mission = abbates_rules_find_mission (&self->setup->rules, id);
  guint owner = mission != 0 ? find_owner (self, mission) : 0;

  if (mission == 0)
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             _ ("This edition has no mission “%s”."), id);
  else if (owner != 0)
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             _ ("Mission %s is %s’s already."), id,
                             self->setup->names[owner - 1]);
  else if (!has_right_palms (self, mission))
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             ngettext ("Mission %s has %u palm branch, so it belongs to another "
                                       "difficulty.",
                                       "Mission %s has %u palm branches, so it belongs to another "
                                       "difficulty.",
                                       self->setup->rules.missions[mission - 1].palms),
                             id, self->setup->rules.missions[mission - 1].palms);
  else
    {
      get_seat (self, seat)->mission = (guint8) mission;
      return TRUE;
    }

  return FALSE;
}

/* The area of each square; NULL for none, or where the sheet tells no text. */
static gboolean
read_names (AbbatesSheet *self,
            JsonArray *areas,
            const char *path,
            const char **names)
{
  if (json_array_get_length (areas) != ABBATES_N_SQUARES)
    {
      abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, path,
                               _ ("A mission has 9 squares, but the sheet tells %u."),
                               json_array_get_length (areas));
      return FALSE;
    }
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);
      JsonNode *node = json_array_get_element (areas, i);

      names[i] = scr_json_node_get_string (node, place, NULL);
      if (!JSON_NODE_HOLDS_NULL (node) && (names[i] == NULL || *names[i] == '\0'))
        {
          abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                                   _ ("This must be the name of an area, such as purple, or null "
                                      "where the square is in none."));
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
read_drawn (AbbatesSheet *self,
            JsonNode *node,
            const char *place,
            guint seat)
{
  JsonArray *areas = abbates_sheet_get_array (self, node, place);
  const char *names[ABBATES_N_SQUARES];
  AbbatesMission mission = { .palms = 1 };

  if (areas == NULL || !read_names (self, areas, place, names))
    return FALSE;
  if (!abbates_mission_set_areas (&mission, names))
    {
      abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                               _ ("A mission has a purple area: no square here is purple."));
      return FALSE;
    }
  if (self->setup->rules.solo)
    mission.palms = (guint8) self->setup->rules.difficulty;
  self->drawn[seat - 1] = mission;

  return TRUE;
}

static gboolean
has_card (const AbbatesSeatPosition *seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] != ABBATES_NO_CARD)
      return TRUE;

  return FALSE;
}

static gboolean
read_answer (AbbatesSheet *self,
             JsonObject *object,
             const char *path,
             const char *name,
             const char *question,
             gboolean *answer)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_sheet_get_member (self, object, path, name, question, &place);

  if (node == NULL)
    return FALSE;
  if (scr_json_node_get_boolean (node, place, answer, NULL))
    return TRUE;
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place, _ ("This must be true or false."));

  return FALSE;
}

static gboolean
read_answers (AbbatesSheet *self,
              JsonObject *object,
              const char *path,
              guint seat)
{
  AbbatesSeatPosition *position = get_seat (self, seat);
  gboolean purple = FALSE, all = FALSE;
  gboolean has_purple = read_answer (self, object, path, "purple",
                                     _ ("Say whether the purple area is right."), &purple);
  gboolean has_all =
      read_answer (self, object, path, "all", _ ("Say whether all areas are right."), &all);

  if (!has_purple || !has_all)
    return FALSE;
  if (all && !purple)
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, path,
                             _ ("When all areas are right, the purple one is right too."));
  else if (purple && !has_card (position))
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, path,
                             _ ("All squares of %s’s portrait are empty, so the purple area cannot "
                                "be right."),
                             self->setup->names[seat - 1]);
  else
    {
      position->told_mission = all      ? ABBATES_MISSION_ALL
                               : purple ? ABBATES_MISSION_PURPLE
                                        : ABBATES_MISSION_WRONG;
      return TRUE;
    }

  return FALSE;
}

static gboolean
read_object (AbbatesSheet *self,
             JsonObject *object,
             const char *path,
             guint seat)
{
  g_autofree char *place = NULL;
  JsonNode *areas = abbates_sheet_get_member (self, object, path, "areas", NULL, &place);

  if (areas == NULL)
    return read_answers (self, object, path, seat);
  if (json_object_has_member (object, "purple") || json_object_has_member (object, "all"))
    {
      abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, path,
                               _ ("Draw the areas, or say what was right, not both."));
      return FALSE;
    }

  return read_drawn (self, areas, place, seat);
}

static gboolean
read_mission (AbbatesSheet *self,
              JsonNode *node,
              const char *place,
              guint seat)
{
  const char *id = scr_json_node_get_string (node, place, NULL);

  if (id != NULL)
    return read_id (self, id, place, seat);
  if (JSON_NODE_HOLDS_OBJECT (node))
    return read_object (self, json_node_get_object (node), place, seat);
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                           _ ("This must be the id of a mission, or an object with its areas or "
                              "with what was right: purple and all."));

  return FALSE;
}

/* Reads the mission of a seat, whose portrait is known. */
void
abbates_sheet_read_mission (AbbatesSheet *self,
                            JsonObject *object,
                            const char *path,
                            guint seat)
{
  g_autofree char *missing = NULL;
  g_autofree char *place = NULL;
  JsonNode *node;

  if (self->setup->rules.no_mission)
    {
      abbates_sheet_refuses_member (self, object, path, "mission",
                                    _ ("This match is played without missions."));
      return;
    }

  missing = g_strdup_printf (_ ("Say which mission %s has, or what of it was right."),
                             self->setup->names[seat - 1]);
  node = abbates_sheet_get_member (self, object, path, "mission", missing, &place);
  if (node == NULL || !read_mission (self, node, place, seat))
    get_seat (self, seat)->told_mission = ABBATES_MISSION_UNTOLD;
}

static gboolean
is_same_pattern (const AbbatesMission *mission,
                 const AbbatesMission *other)
{
  return memcmp (mission->area, other->area, sizeof mission->area) == 0;
}

/* The place in the edition for what @seat drew: where its pattern stands, else that of a mission
 * that nobody has, which it replaces for this match. */
static guint
find_place (AbbatesSheet *self,
            guint seat)
{
  const AbbatesMission *drawn = &self->drawn[seat - 1];
  guint vacant = 0;

  for (guint mission = 1; mission <= ABBATES_N_MISSIONS; mission++)
    if (find_owner (self, mission) == 0)
      {
        if (has_right_palms (self, mission) &&
            is_same_pattern (&self->setup->rules.missions[mission - 1], drawn))
          return mission;
        vacant = mission;
      }

  return vacant;
}

/* Gives a place to each pattern that was drawn, once all that have an id are known. */
void
abbates_sheet_place_drawn (AbbatesSheet *self)
{
  for (guint seat = 1; seat <= self->setup->rules.n_seats; seat++)
    {
      AbbatesMission *drawn = &self->drawn[seat - 1];
      guint place;
      AbbatesMission *mission;

      if (drawn->n_areas == 0)
        continue;
      place = find_place (self, seat);
      mission = &self->setup->rules.missions[place - 1];
      if (!is_same_pattern (mission, drawn) || !has_right_palms (self, place))
        {
          *mission = *drawn;
          g_snprintf (mission->id, sizeof mission->id, "drawn-%u", seat);
        }
      get_seat (self, seat)->mission = (guint8) place;
    }
}
