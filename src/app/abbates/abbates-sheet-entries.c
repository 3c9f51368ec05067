/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-sheet-entries.h"

#include <glib/gi18n.h>

#include "app/scr-choices.h"
#include "app/widgets/scr-emblem.h"
#include "games/abbates/abbates-edition.h"

/* A score sheet as it is typed: what is told of it goes to the "sheet" of a match file and comes
 * back from there; abbates-sheet-print.c writes it. */

static const char *const difficulties[] = { "novice", "prior", "abbot" };

static void
forget_seat (AbbatesSeatEntries *seat)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      seat->portrait[i] = ABBATES_UNTOLD;
      seat->areas[i] = 0;
    }
  seat->benedict = -1;
  seat->secret = ABBATES_UNTOLD;
  seat->told = ABBATES_TOLD_NOTHING;
  seat->id[0] = '\0';
  seat->purple = FALSE;
  seat->all = FALSE;
}

static void
forget_sheet (AbbatesSheetEntries *self)
{
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    forget_seat (&self->seats[i]);
  for (guint i = 0; i < ABBATES_N_POINTS_PLACES; i++)
    self->points[i] = ABBATES_UNTOLD;
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    self->corners[i] = ABBATES_UNTOLD;
  for (guint i = 0; i < G_N_ELEMENTS (self->henricus); i++)
    self->henricus[i] = -1;
  self->general = -1;
}

/* A sheet of which nothing is told. */
AbbatesSheetEntries *
abbates_sheet_entries_new (void)
{
  AbbatesSheetEntries *self = g_new0 (AbbatesSheetEntries, 1);

  self->setup = json_object_new ();
  self->n_seats = 2;
  self->difficulty = 1;
  forget_sheet (self);

  return self;
}

void
abbates_sheet_entries_free (AbbatesSheetEntries *self)
{
  json_object_unref (self->setup);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    g_free (self->seats[i].name);
  g_free (self);
}

/* How many players there are, Henricus not among them. */
guint
abbates_sheet_entries_count_seats (const AbbatesSheetEntries *self)
{
  return self->solo ? 1 : self->n_seats;
}

/* The name in one line; "" for none. */
static char *
dup_own_name (const AbbatesSheetEntries *self,
              guint seat)
{
  const char *name = self->seats[seat - 1].name;

  return g_strstrip (g_strdelimit (g_strdup (name != NULL ? name : ""), "\n\r\t", ' '));
}

/* Whether somebody gave the player at @seat, from 1, a name. */
gboolean
abbates_sheet_entries_has_name (const AbbatesSheetEntries *self,
                                guint seat)
{
  g_autofree char *name = dup_own_name (self, seat);

  return *name != '\0';
}

/* What the player at @seat, from 1, is called. */
char *
abbates_sheet_entries_dup_name (const AbbatesSheetEntries *self,
                                guint seat)
{
  return abbates_sheet_entries_has_name (self, seat) ? dup_own_name (self, seat)
                                                     : g_strdup_printf (_ ("Player %u"), seat);
}

static JsonObject *
find_seat (const AbbatesSheetEntries *self,
           guint seat)
{
  JsonNode *node = json_object_get_member (self->setup, "seats");
  JsonArray *seats =
      node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  JsonNode *element = seats != NULL && seat <= json_array_get_length (seats)
                          ? json_array_get_element (seats, seat - 1)
                          : NULL;

  return element != NULL && JSON_NODE_HOLDS_OBJECT (element) ? json_node_get_object (element)
                                                             : NULL;
}

/* The colour of @seat, from 1: its own, or the one that it gets. */
const char *
abbates_sheet_entries_get_colour (const AbbatesSheetEntries *self,
                                  guint seat)
{
  JsonObject *object = find_seat (self, seat);
  const char *own = object != NULL ? scr_choices_get_string (object, "colour") : NULL;

  return own != NULL ? own : scr_colours[seat - 1];
}

static void
read_names (AbbatesSheetEntries *self)
{
  guint n_seats = 0;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      JsonObject *seat = find_seat (self, i + 1);
      g_autofree char *usual = NULL;

      g_clear_pointer (&self->seats[i].name, g_free);
      if (seat == NULL)
        continue;
      n_seats = i + 1;
      usual = abbates_sheet_entries_dup_name (self, i + 1);
      if (g_strcmp0 (scr_choices_get_string (seat, "name"), usual) != 0)
        self->seats[i].name = g_strdup (scr_choices_get_string (seat, "name"));
    }
  if (n_seats > 1)
    self->n_seats = n_seats;
}

/**
 * abbates_sheet_entries_read_setup:
 * @self: a sheet
 * @setup: who played, by which rules; as a match file holds it
 *
 * What is missing or wrong there is as usual; without an edition the numbers are those that were.
 */
void
abbates_sheet_entries_read_setup (AbbatesSheetEntries *self,
                                  JsonNode *setup)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (setup) ? json_node_get_object (setup) : NULL;
  JsonObject *variants, *options;
  JsonNode *edition;
  AbbatesRules rules = { 0 };

  if (object == NULL)
    return;

  json_object_unref (self->setup);
  self->setup = json_object_new ();
  scr_choices_copy (object, self->setup);
  edition = json_object_get_member (self->setup, "edition");
  if (edition != NULL && abbates_edition_read (edition, "$", &rules, NULL, NULL))
    self->rules = rules;
  read_names (self);
  self->solo = scr_choices_get_boolean (object, "solo", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (difficulties); i++)
    if (g_strcmp0 (scr_choices_get_string (object, "difficulty"), difficulties[i]) == 0)
      self->difficulty = i + 1;
  variants = scr_choices_get_object (object, "variants");
  options = scr_choices_get_object (object, "options");
  self->no_mission = variants != NULL && scr_choices_get_boolean (variants, "no-mission", FALSE);
  self->no_points_card =
      variants != NULL && scr_choices_get_boolean (variants, "no-points-card", FALSE);
  self->areas_any =
      options != NULL && g_strcmp0 (scr_choices_get_string (options, "areas"), "any") == 0;
}

/* An own copy of the object @name of the set-up. */
static JsonObject *
copy_group (const AbbatesSheetEntries *self,
            const char *name)
{
  JsonObject *own = scr_choices_get_object (self->setup, name);
  JsonObject *copy = json_object_new ();

  if (own != NULL)
    scr_choices_copy (own, copy);

  return copy;
}

static JsonArray *
print_names (const AbbatesSheetEntries *self)
{
  JsonArray *seats = json_array_new ();

  for (guint i = 0; i < abbates_sheet_entries_count_seats (self); i++)
    {
      JsonObject *own = find_seat (self, i + 1);
      JsonObject *seat = json_object_new ();
      g_autofree char *name = abbates_sheet_entries_dup_name (self, i + 1);

      if (own != NULL)
        scr_choices_copy (own, seat);
      json_object_set_string_member (seat, "name", name);
      json_array_add_object_element (seats, seat);
    }

  return seats;
}

/**
 * abbates_sheet_entries_print_setup:
 * @self: a sheet
 *
 * Returns: (transfer full): who played, by which rules, as scr_match_new() takes it
 */
JsonNode *
abbates_sheet_entries_print_setup (const AbbatesSheetEntries *self)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  JsonObject *variants = copy_group (self, "variants");
  JsonObject *options = copy_group (self, "options");

  scr_choices_copy (self->setup, setup);
  json_object_set_array_member (setup, "seats", print_names (self));
  json_object_set_boolean_member (setup, "solo", self->solo);
  if (self->solo)
    json_object_set_string_member (setup, "difficulty", difficulties[self->difficulty - 1]);
  else
    json_object_remove_member (setup, "difficulty");
  json_object_set_boolean_member (variants, "no-mission", self->no_mission && !self->solo);
  json_object_set_boolean_member (variants, "no-points-card",
                                  self->no_points_card && !self->solo);
  json_object_set_object_member (setup, "variants", variants);
  json_object_set_string_member (options, "areas", self->areas_any ? "any" : "distinct");
  json_object_set_object_member (setup, "options", options);

  return json_node_init_object (json_node_alloc (), setup);
}
