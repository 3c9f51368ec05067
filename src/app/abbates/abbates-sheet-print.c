/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/abbates/abbates-sheet-entries.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/scr-choices.h"
#include "games/abbates/abbates-move.h"

/* The score sheet as a match file holds it. What is not told yet has no form there, so that a sheet
 * that is not whole says under “form” what was typed, square by square: “.” for what is open. */

#define FORM "form"

static const char kind_letters[] = "wba";

static JsonNode *
new_node (JsonObject *object)
{
  JsonNode *node = json_node_alloc ();

  return json_node_init_object (node, object);
}

static gboolean
is_open (const guint8 *entries,
         guint n_entries)
{
  return memchr (entries, ABBATES_UNTOLD, n_entries) != NULL;
}

/* Whether something that a whole sheet has no word for is open. */
static gboolean
has_open (const AbbatesSheetEntries *self)
{
  if (is_open (self->corners, ABBATES_N_ROUNDS) ||
      (!self->no_points_card && is_open (self->points, ABBATES_N_POINTS_PLACES)))
    return TRUE;
  for (guint i = 0; i < abbates_sheet_entries_count_seats (self); i++)
    if (is_open (self->seats[i].portrait, ABBATES_N_SQUARES))
      return TRUE;

  return FALSE;
}

static void
add_card (JsonArray *array,
          guint8 card)
{
  if (card == ABBATES_NO_CARD)
    json_array_add_null_element (array);
  else if (card == ABBATES_UNTOLD || card == ABBATES_UNKNOWN_CARD)
    json_array_add_string_element (array, "?");
  else
    json_array_add_string_element (array, abbates_card_to_word (card));
}

/* The squares up to the last that is told; NULL where none is. */
static JsonArray *
print_portrait (const AbbatesSeatEntries *seat)
{
  guint n_squares = ABBATES_N_SQUARES;
  JsonArray *array;

  while (n_squares > 0 && seat->portrait[n_squares - 1] == ABBATES_UNTOLD)
    n_squares--;
  if (n_squares == 0)
    return NULL;

  array = json_array_new ();
  for (guint i = 0; i < n_squares; i++)
    add_card (array, seat->portrait[i]);

  return array;
}

/* The rounds whose corner cards @seat has; NULL while it may have one that is not told. */
static JsonArray *
print_corners (const AbbatesSheetEntries *self,
               guint seat)
{
  JsonArray *array;

  if (is_open (self->corners, ABBATES_N_ROUNDS))
    return NULL;

  array = json_array_new ();
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if (self->corners[i] == seat)
      json_array_add_int_element (array, i + 1);

  return array;
}

static JsonNode *
print_areas (const AbbatesSeatEntries *seat)
{
  JsonObject *object = json_object_new ();
  JsonArray *areas = json_array_new ();

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      const char letter[] = { (char) ('a' + seat->areas[i] - 2), '\0' };

      if (seat->areas[i] == 0)
        json_array_add_null_element (areas);
      else
        json_array_add_string_element (areas, seat->areas[i] == 1 ? "purple" : letter);
    }
  json_object_set_array_member (object, "areas", areas);

  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
print_answers (const AbbatesSeatEntries *seat)
{
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "purple", seat->purple);
  json_object_set_boolean_member (object, "all", seat->all);

  return json_node_init_object (json_node_alloc (), object);
}

static void
print_mission (const AbbatesSeatEntries *seat,
               JsonObject *object)
{
  switch (seat->told)
    {
    case ABBATES_TOLD_ID:
      json_object_set_string_member (object, "mission", seat->id);
      break;
    case ABBATES_TOLD_AREAS:
      json_object_set_member (object, "mission", print_areas (seat));
      break;
    case ABBATES_TOLD_ANSWERS:
      json_object_set_member (object, "mission", print_answers (seat));
      break;
    case ABBATES_TOLD_NOTHING:
    default:
      break;
    }
}

static JsonObject *
print_seat (const AbbatesSheetEntries *self,
            guint seat)
{
  const AbbatesSeatEntries *entries = &self->seats[seat - 1];
  JsonObject *object = json_object_new ();
  JsonArray *portrait = print_portrait (entries);
  JsonArray *corners = print_corners (self, seat);

  if (portrait != NULL)
    json_object_set_array_member (object, "portrait", portrait);
  if (corners != NULL)
    json_object_set_array_member (object, "corners", corners);
  if (entries->benedict >= 0)
    json_object_set_int_member (object, "benedict", entries->benedict);
  if (!self->no_mission || self->solo)
    print_mission (entries, object);
  if (self->no_points_card && !self->solo && entries->secret != ABBATES_UNTOLD)
    json_object_set_string_member (object, "secret",
                                   entries->secret == ABBATES_UNKNOWN_CARD
                                       ? "?"
                                       : abbates_kind_to_word (entries->secret));

  return object;
}

/* As it is typed: “w2 - ? .”. */
static char *
print_typed (const guint8 *cards,
             guint n_cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_cards; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      if (cards[i] == ABBATES_UNTOLD)
        g_string_append_c (text, '.');
      else if (cards[i] == ABBATES_NO_CARD)
        g_string_append_c (text, '-');
      else if (cards[i] == ABBATES_UNKNOWN_CARD)
        g_string_append_c (text, '?');
      else
        g_string_append_printf (text, "%c%u", kind_letters[ABBATES_CARD_KIND (cards[i])],
                                ABBATES_CARD_BEANS (cards[i]));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Numbers up to 9. */
static char *
print_numbers (const guint8 *numbers,
               guint n_numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_numbers; i++)
    g_string_append_c (text, numbers[i] == ABBATES_UNTOLD ? '.' : (char) ('0' + numbers[i]));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static JsonObject *
print_form (const AbbatesSheetEntries *self)
{
  JsonObject *form = json_object_new ();
  JsonArray *portraits = json_array_new ();
  g_autofree char *points = print_numbers (self->points, ABBATES_N_POINTS_PLACES);
  g_autofree char *corners = print_numbers (self->corners, ABBATES_N_ROUNDS);

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      g_autofree char *portrait = print_typed (self->seats[i].portrait, ABBATES_N_SQUARES);

      json_array_add_string_element (portraits, portrait);
    }
  json_object_set_array_member (form, "portraits", portraits);
  json_object_set_string_member (form, "points", points);
  json_object_set_string_member (form, "corners", corners);

  return form;
}

static void
print_points (const AbbatesSheetEntries *self,
              JsonObject *sheet)
{
  JsonArray *points;

  if ((self->no_points_card && !self->solo) || is_open (self->points, ABBATES_N_POINTS_PLACES))
    return;

  points = json_array_new ();
  for (guint i = 0; i < ABBATES_N_POINTS_PLACES; i++)
    json_array_add_string_element (points, abbates_kind_to_word (self->points[i]));
  json_object_set_array_member (sheet, "points", points);
}

static void
print_henricus (const AbbatesSheetEntries *self,
                JsonObject *sheet)
{
  static const char *const names[] = { "beans", "corners", "benedict" };
  JsonObject *henricus;

  if (!self->solo)
    return;

  henricus = json_object_new ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (self->henricus[i] >= 0)
      json_object_set_int_member (henricus, names[i], self->henricus[i]);
  json_object_set_object_member (sheet, "henricus", henricus);
}

/**
 * abbates_sheet_entries_print_sheet:
 * @self: a sheet
 *
 * Returns: (transfer full): what is told, as the "sheet" of a match file; whole or not
 */
JsonNode *
abbates_sheet_entries_print_sheet (const AbbatesSheetEntries *self)
{
  g_autoptr (JsonObject) sheet = json_object_new ();
  JsonArray *seats = json_array_new ();

  if (self->general >= 0)
    json_object_set_int_member (sheet, "general", self->general);
  for (guint seat = 1; seat <= abbates_sheet_entries_count_seats (self); seat++)
    json_array_add_object_element (seats, print_seat (self, seat));
  json_object_set_array_member (sheet, "seats", seats);
  print_points (self, sheet);
  print_henricus (self, sheet);
  if (has_open (self))
    json_object_set_object_member (sheet, FORM, print_form (self));

  return new_node (sheet);
}

static JsonArray *
get_array (JsonObject *object,
           const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static const char *
get_element (JsonArray *array,
             guint i)
{
  JsonNode *node = array != NULL && i < json_array_get_length (array)
                       ? json_array_get_element (array, i)
                       : NULL;

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

static int
get_number (JsonObject *object,
            const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_INT64
             ? (int) CLAMP (json_node_get_int (node), -1, 9999)
             : -1;
}

static guint8
read_kind (const char *word)
{
  for (AbbatesKind kind = 0; word != NULL && kind < ABBATES_N_KINDS; kind++)
    if (g_str_equal (abbates_kind_to_word (kind), word))
      return kind;

  return g_strcmp0 (word, "?") == 0 ? ABBATES_UNKNOWN_CARD : ABBATES_UNTOLD;
}

static void
read_portrait (AbbatesSeatEntries *seat,
               JsonArray *portrait)
{
  for (guint i = 0; portrait != NULL && i < ABBATES_N_SQUARES; i++)
    {
      const char *word = get_element (portrait, i);

      if (i >= json_array_get_length (portrait))
        seat->portrait[i] = ABBATES_UNTOLD;
      else if (word == NULL)
        seat->portrait[i] = ABBATES_NO_CARD;
      else
        seat->portrait[i] = abbates_card_from_word (word) != ABBATES_NO_CARD
                                ? abbates_card_from_word (word)
                                : ABBATES_UNKNOWN_CARD;
    }
}

static void
read_areas (AbbatesSeatEntries *seat,
            JsonArray *areas)
{
  const char *known[ABBATES_N_SQUARES + 2] = { NULL, "purple" };
  guint n_areas = 1;

  seat->told = ABBATES_TOLD_AREAS;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      const char *name = get_element (areas, i);
      guint area = 1;

      if (name == NULL)
        continue;
      while (area <= n_areas && !g_str_equal (known[area], name))
        area++;
      known[area] = name;
      n_areas = MAX (n_areas, area);
      seat->areas[i] = (guint8) area;
    }
}

static void
read_mission (AbbatesSeatEntries *seat,
              JsonNode *mission)
{
  JsonObject *object = mission != NULL && JSON_NODE_HOLDS_OBJECT (mission)
                           ? json_node_get_object (mission)
                           : NULL;

  if (mission != NULL && json_node_get_value_type (mission) == G_TYPE_STRING)
    {
      seat->told = ABBATES_TOLD_ID;
      g_strlcpy (seat->id, json_node_get_string (mission), sizeof seat->id);
    }
  else if (object != NULL && get_array (object, "areas") != NULL)
    {
      read_areas (seat, get_array (object, "areas"));
    }
  else if (object != NULL)
    {
      seat->told = ABBATES_TOLD_ANSWERS;
      seat->purple = scr_choices_get_boolean (object, "purple", FALSE);
      seat->all = scr_choices_get_boolean (object, "all", FALSE);
    }
}

/* Notes in @self->corners which are @seat's; returns whether all of the seat's are told. */
static gboolean
read_corners (AbbatesSheetEntries *self,
              JsonArray *corners,
              guint seat)
{
  for (guint i = 0; corners != NULL && i < json_array_get_length (corners); i++)
    {
      JsonNode *node = json_array_get_element (corners, i);
      gint64 round = json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : 0;

      if (round >= 1 && round <= ABBATES_N_ROUNDS)
        self->corners[round - 1] = (guint8) seat;
    }

  return corners != NULL;
}

static void
read_seats (AbbatesSheetEntries *self,
            JsonArray *seats)
{
  gboolean is_told = TRUE;

  for (guint i = 0; i < MIN (json_array_get_length (seats), ABBATES_MAX_SEATS); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);
      AbbatesSeatEntries *seat = &self->seats[i];
      JsonObject *object;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        continue;
      object = json_node_get_object (node);
      read_portrait (seat, get_array (object, "portrait"));
      is_told = read_corners (self, get_array (object, "corners"), i + 1) && is_told;
      seat->benedict = get_number (object, "benedict");
      read_mission (seat, json_object_get_member (object, "mission"));
      seat->secret = read_kind (scr_choices_get_string (object, "secret"));
    }
  for (guint i = 0; is_told && i < ABBATES_N_ROUNDS; i++)
    if (self->corners[i] == ABBATES_UNTOLD)
      self->corners[i] = 0;
}

static guint8
read_typed_card (const char *word)
{
  const char *letter = *word != '\0' ? strchr (kind_letters, *word) : NULL;

  if (letter != NULL && g_ascii_isdigit (word[1]))
    return ABBATES_CARD (letter - kind_letters, word[1] - '0');
  if (*word == '-')
    return ABBATES_NO_CARD;

  return *word == '?' ? ABBATES_UNKNOWN_CARD : ABBATES_UNTOLD;
}

static void
read_numbers (const char *text,
              guint8 *numbers,
              guint n_numbers,
              guint maximum)
{
  for (guint i = 0; text != NULL && i < n_numbers && text[i] != '\0'; i++)
    numbers[i] = g_ascii_isdigit (text[i]) && (guint) (text[i] - '0') <= maximum
                     ? (guint8) (text[i] - '0')
                     : ABBATES_UNTOLD;
}

static void
read_form (AbbatesSheetEntries *self,
           JsonObject *form)
{
  JsonArray *portraits = get_array (form, "portraits");

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      const char *text = get_element (portraits, i);
      g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", ABBATES_N_SQUARES) : NULL;

      for (guint j = 0; words != NULL && words[j] != NULL; j++)
        self->seats[i].portrait[j] = read_typed_card (words[j]);
    }
  read_numbers (scr_choices_get_string (form, "points"), self->points, ABBATES_N_POINTS_PLACES,
                ABBATES_N_KINDS - 1);
  read_numbers (scr_choices_get_string (form, "corners"), self->corners, ABBATES_N_ROUNDS,
                ABBATES_MAX_SEATS);
}

/**
 * abbates_sheet_entries_read_sheet:
 * @self: a sheet, whose set-up is read already
 * @sheet: (nullable): the "sheet" of a match file, whole or not; %NULL for one that begins
 *
 * What is missing or wrong there is not told yet.
 */
void
abbates_sheet_entries_read_sheet (AbbatesSheetEntries *self,
                                  JsonNode *sheet)
{
  AbbatesSheetEntries *empty = abbates_sheet_entries_new ();
  JsonObject *object, *henricus, *form;
  JsonArray *points;

  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      char *name = self->seats[i].name;

      self->seats[i] = empty->seats[i];
      self->seats[i].name = name;
    }
  memcpy (self->points, empty->points, sizeof self->points);
  memcpy (self->corners, empty->corners, sizeof self->corners);
  memcpy (self->henricus, empty->henricus, sizeof self->henricus);
  self->general = -1;
  abbates_sheet_entries_free (empty);
  if (sheet == NULL || !JSON_NODE_HOLDS_OBJECT (sheet))
    return;

  object = json_node_get_object (sheet);
  self->general = get_number (object, "general");
  points = get_array (object, "points");
  for (guint i = 0; points != NULL && i < ABBATES_N_POINTS_PLACES; i++)
    {
      guint8 kind = read_kind (get_element (points, i));

      self->points[i] = kind != ABBATES_UNKNOWN_CARD ? kind : ABBATES_UNTOLD;
    }
  if (get_array (object, "seats") != NULL)
    read_seats (self, get_array (object, "seats"));
  henricus = scr_choices_get_object (object, "henricus");
  if (henricus != NULL)
    {
      self->henricus[0] = get_number (henricus, "beans");
      self->henricus[1] = get_number (henricus, "corners");
      self->henricus[2] = get_number (henricus, "benedict");
    }
  form = scr_choices_get_object (object, FORM);
  if (form != NULL)
    read_form (self, form);
}
