/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-sheet-private.h"

/* The score sheet of a game that was not played here (docs/formats.md, "sheet"): a position that
 * holds what *Point Counting* needs, and nothing else. */

/* Four cards of the points card and sixteen of the Chapter Room, with 9 beans at most each. */
#define MAX_GENERAL 180
#define MAX_HENRICUS_BEANS (9 * ABBATES_MAX_HENRICUS_CARDS)
#define MAX_LAST_CORNER (ABBATES_N_ROUNDS * ABBATES_N_PHASES)

/* Adds a fault at @path, told by @format. */
void
abbates_sheet_add_fault (AbbatesSheet *self,
                         ScrSheetFaultKind kind,
                         const char *path,
                         const char *format,
                         ...)
{
  g_autofree char *sentence = NULL;
  g_autoptr (ScrSheetFault) fault = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  fault = scr_sheet_fault_new (kind, path, sentence);
  g_list_store_append (self->faults, fault);
}

/* The member @name, whose path goes to @place; NULL where it is not told, which @missing says
 * unless it is NULL. */
JsonNode *
abbates_sheet_get_member (AbbatesSheet *self,
                          JsonObject *object,
                          const char *path,
                          const char *name,
                          const char *missing,
                          char **place)
{
  JsonNode *node = json_object_get_member (object, name);

  *place = g_strdup_printf ("%s.%s", path, name);
  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    return node;
  if (missing != NULL)
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_MISSING, *place, "%s", missing);

  return NULL;
}

/* A member that this match cannot have; @reason says why. */
gboolean
abbates_sheet_refuses_member (AbbatesSheet *self,
                              JsonObject *object,
                              const char *path,
                              const char *name,
                              const char *reason)
{
  g_autofree char *place = NULL;

  if (abbates_sheet_get_member (self, object, path, name, NULL, &place) == NULL)
    return FALSE;
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place, "%s", reason);

  return TRUE;
}

/**
 * abbates_sheet_get_array:
 * @self: a sheet on its way in; takes a fault where @node is no list
 * @node: (nullable): a value of it
 * @place: its JSON path
 *
 * Returns: (transfer none) (nullable): the list; %NULL too where nothing is told
 */
JsonArray *
abbates_sheet_get_array (AbbatesSheet *self,
                         JsonNode *node,
                         const char *place)
{
  if (node == NULL || JSON_NODE_HOLDS_ARRAY (node))
    return node != NULL ? json_node_get_array (node) : NULL;
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place, _ ("This must be a list."));

  return NULL;
}

/* The member @name, a list, as abbates_sheet_get_member() gives it. */
JsonArray *
abbates_sheet_get_list (AbbatesSheet *self,
                        JsonObject *object,
                        const char *path,
                        const char *name,
                        const char *missing,
                        char **place)
{
  JsonNode *node = abbates_sheet_get_member (self, object, path, name, missing, place);

  return abbates_sheet_get_array (self, node, *place);
}

/**
 * abbates_sheet_read_int:
 * @self: a sheet on its way in; takes a fault where @node is no such number
 * @node: (nullable): a value of it
 * @place: its JSON path
 * @minimum: the least that it may be
 * @maximum: the most
 * @number: (out): the number; as it was on failure
 *
 * Returns: whether such a number is told
 */
gboolean
abbates_sheet_read_int (AbbatesSheet *self,
                        JsonNode *node,
                        const char *place,
                        int minimum,
                        int maximum,
                        int *number)
{
  gint64 value;

  if (node == NULL)
    return FALSE;
  if (!scr_json_node_get_int (node, place, minimum, maximum, &value, NULL))
    {
      abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                               _ ("This must be a whole number from %d to %d."), minimum, maximum);
      return FALSE;
    }
  *number = (int) value;

  return TRUE;
}

/* A card of which only the kind is told; @unknown: or “?”, that nobody knows it. */
gboolean
abbates_sheet_read_kind (AbbatesSheet *self,
                         JsonNode *node,
                         const char *place,
                         gboolean unknown,
                         AbbatesCard *card)
{
  const char *word = node != NULL ? scr_json_node_get_string (node, place, NULL) : NULL;

  for (AbbatesKind kind = 0; word != NULL && kind < ABBATES_N_KINDS; kind++)
    if (strcmp (word, abbates_kind_to_word (kind)) == 0)
      {
        *card = ABBATES_CARD (kind, 0);
        return TRUE;
      }
  if (unknown && g_strcmp0 (word, "?") == 0)
    {
      *card = ABBATES_UNKNOWN_CARD;
      return TRUE;
    }
  abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                           unknown ? _ ("This must be window, book or artefact, or “?” where "
                                        "nobody knows it.")
                                   : _ ("This must be window, book or artefact."));

  return FALSE;
}

static void
read_general (AbbatesSheet *self,
              JsonObject *sheet,
              const char *path)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_sheet_get_member (
      self, sheet, path, "general", _ ("Say where on the track the Abbot-General stands."), &place);
  int general;

  self->position->general = ABBATES_NO_GENERAL;
  if (abbates_sheet_read_int (self, node, place, 0, MAX_GENERAL, &general))
    self->position->general = (gint16) general;
}

static gboolean
has_kind (const AbbatesPosition *position,
          AbbatesCard card)
{
  for (guint i = 0; i < position->n_points; i++)
    if (ABBATES_CARD_KIND (position->points[i]) == ABBATES_CARD_KIND (card))
      return TRUE;

  return FALSE;
}

/* Primus, Secundus and Tertius show one of each kind, Aequalis any. */
static gboolean
read_places (AbbatesSheet *self,
             JsonArray *places,
             const char *path)
{
  AbbatesPosition *position = self->position;

  for (guint i = 0; i < G_N_ELEMENTS (position->points); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);
      AbbatesCard card;

      if (!abbates_sheet_read_kind (self, json_array_get_element (places, i), place, FALSE, &card))
        return FALSE;
      if (i < 3 && has_kind (position, card))
        {
          abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                                   _ ("The first three places of the points card show a kind "
                                      "each, and %s lies there already."),
                                   abbates_sentence_kind (ABBATES_CARD_KIND (card)));
          return FALSE;
        }
      position->points[position->n_points++] = card;
    }

  return TRUE;
}

static void
read_points (AbbatesSheet *self,
             JsonObject *sheet,
             const char *path)
{
  g_autofree char *place = NULL;
  JsonArray *places;

  if (self->setup->rules.no_points_card)
    {
      abbates_sheet_refuses_member (self, sheet, path, "points",
                                    _ ("This match is played without the points card."));
      return;
    }

  places = abbates_sheet_get_list (self, sheet, path, "points",
                                   _ ("Say which kinds lie on the points card: Primus, Secundus, "
                                      "Tertius, Aequalis."),
                                   &place);
  self->position->untold_points = TRUE;
  if (places == NULL)
    return;
  if (json_array_get_length (places) != G_N_ELEMENTS (self->position->points))
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             _ ("The points card has 4 places, not %u."),
                             json_array_get_length (places));
  else if (!read_places (self, places, place))
    self->position->n_points = 0;
  else
    self->position->untold_points = FALSE;
}

/* Whether the corner cards that the player did not win can be worth @points together: round 4's
 * brings as many as he has cards in the Chapter Room. */
static gboolean
can_have_corners (const AbbatesSheet *self,
                  int points)
{
  gboolean has_last = self->corners[ABBATES_N_ROUNDS - 1] == 0;

  for (guint won = 0; won < 8; won++)
    {
      int sum = 0;
      gboolean free = TRUE;

      for (guint i = 0; i < 3; i++)
        if ((won >> i) & 1)
          {
            free = free && self->corners[i] == 0;
            sum += (int) i + 1;
          }
      if (free && points >= sum && points <= sum + (has_last ? MAX_LAST_CORNER : 0))
        return TRUE;
    }

  return FALSE;
}

static void
read_henricus_numbers (AbbatesSheet *self,
                       JsonObject *object,
                       const char *path)
{
  static const int benedict_cards[] = { 0, 1, 3, 4 };
  AbbatesHenricusPosition *henricus = &self->position->henricus;
  g_autofree char *beans_place = NULL;
  g_autofree char *corners_place = NULL;
  g_autofree char *benedict_place = NULL;
  JsonNode *beans = abbates_sheet_get_member (
      self, object, path, "beans", _ ("Count the black beans of Henricus’ cards."), &beans_place);
  JsonNode *corners = abbates_sheet_get_member (
      self, object, path, "corners", _ ("Count the points of Henricus’ corner cards."),
      &corners_place);
  JsonNode *benedict = abbates_sheet_get_member (
      self, object, path, "benedict", _ ("Count the Benedict cards left in Henricus’ piles."),
      &benedict_place);
  int number;

  self->position->untold_squares[ABBATES_HENRICUS - 1] = (1u << ABBATES_N_SQUARES) - 1;
  self->position->untold_corners |= 1u << (ABBATES_HENRICUS - 1);
  self->position->untold_benedict |= 1u << (ABBATES_HENRICUS - 1);
  if (abbates_sheet_read_int (self, beans, beans_place, 0, MAX_HENRICUS_BEANS, &number))
    {
      henricus->track = (gint16) number;
      self->position->untold_squares[ABBATES_HENRICUS - 1] = 0;
    }
  if (abbates_sheet_read_int (self, corners, corners_place, 0, 6 + MAX_LAST_CORNER, &number))
    {
      henricus->corner_cards = (guint8) number;
      self->position->untold_corners &= (guint8) ~(1u << (ABBATES_HENRICUS - 1));
      if (!can_have_corners (self, number))
        abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, corners_place,
                                 _ ("The corner cards that %s did not win are not worth %d points "
                                    "together."),
                                 self->setup->names[0], number);
    }
  if (abbates_sheet_read_int (self, benedict, benedict_place, 0,
                              benedict_cards[self->setup->rules.difficulty], &number))
    {
      henricus->pile[0].benedict = (guint8) number;
      self->position->untold_benedict &= (guint8) ~(1u << (ABBATES_HENRICUS - 1));
    }
}

static void
read_henricus (AbbatesSheet *self,
               JsonObject *sheet,
               const char *path)
{
  g_autofree char *place = NULL;
  g_autoptr (JsonObject) nothing = json_object_new ();
  JsonNode *node;

  if (!self->setup->rules.solo)
    {
      abbates_sheet_refuses_member (self, sheet, path, "henricus",
                                    _ ("Henricus plays in the solo game only, and this match is "
                                       "none."));
      return;
    }

  node = abbates_sheet_get_member (self, sheet, path, "henricus", NULL, &place);
  if (node != NULL && !JSON_NODE_HOLDS_OBJECT (node))
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             _ ("This must be an object with beans, corners and benedict."));
  else
    read_henricus_numbers (self, node != NULL ? json_node_get_object (node) : nothing, place);
}

/* As many seats as the match has; those that are not told lack everything. */
static void
read_seats (AbbatesSheet *self,
            JsonObject *sheet,
            const char *path)
{
  g_autofree char *place = NULL;
  JsonArray *seats = abbates_sheet_get_list (self, sheet, path, "seats", NULL, &place);
  guint length = seats != NULL ? json_array_get_length (seats) : 0;
  guint n_seats = self->setup->rules.n_seats;

  if (length > n_seats)
    abbates_sheet_add_fault (self, SCR_SHEET_FAULT_WRONG, place,
                             ngettext ("The sheet tells of %u seats, but the match has %u.",
                                       "The sheet tells of %u seats, but the match has %u.",
                                       n_seats),
                             length, n_seats);
  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *seat_path = g_strdup_printf ("%s[%u]", place, i);

      abbates_sheet_read_seat (self, i < length ? json_array_get_element (seats, i) : NULL,
                               seat_path, i + 1);
    }
  abbates_sheet_place_drawn (self);
}

static gboolean
is_complete (GListStore *faults)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (faults)); i++)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (G_LIST_MODEL (faults), i);

      if (scr_sheet_fault_get_kind (fault) != SCR_SHEET_FAULT_ODD)
        return FALSE;
    }

  return TRUE;
}

static void
position_init (AbbatesPosition *position,
               const AbbatesRules *rules,
               ScrMode mode)
{
  memset (position, 0, sizeof *position);
  position->is_sheet = TRUE;
  position->round = ABBATES_N_ROUNDS;
  position->phase = ABBATES_N_PHASES;
  position->table = mode == SCR_MODE_TABLE;
  memcpy (position->left, rules->garden, sizeof position->left);
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    position->seats[i].ora = -1;
}

/**
 * abbates_sheet_read: (skip)
 * @setup: the set-up of the match, normalized
 * @mode: who dealt
 * @sheet: what may be the "sheet" of a match file (docs/formats.md)
 * @path: its JSON path
 * @faults: (element-type ScrSheetFault): what the sheet lacks and what cannot be is added here
 *
 * Counts a game that was not played here (*Point Counting*). A sheet may be filled in part: squares
 * that are not told are empty or have an unknown card, and a mission that is not told may be right
 * or not, so that scores are ranges. What depends on other things that are not told is open. The
 * state is over once only what is odd is left in @faults.
 *
 * Returns: (transfer full): the state
 */
AbbatesState *
abbates_sheet_read (JsonNode *setup,
                    ScrMode mode,
                    JsonNode *sheet,
                    const char *path,
                    GListStore *faults)
{
  g_autoptr (AbbatesSetup) own = abbates_setup_new (setup, NULL);
  g_autoptr (JsonObject) nothing = json_object_new ();
  AbbatesPosition position;
  AbbatesSheet self = { .setup = own, .position = &position, .faults = faults };
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (sheet) ? json_node_get_object (sheet) : nothing;

  g_return_val_if_fail (own != NULL, NULL);

  position_init (&position, &own->rules, mode);
  if (object == nothing)
    abbates_sheet_add_fault (&self, SCR_SHEET_FAULT_WRONG, path, _ ("This must be an object."));
  read_general (&self, object, path);
  read_points (&self, object, path);
  read_seats (&self, object, path);
  read_henricus (&self, object, path);

  position.stage = (guint8) (is_complete (faults) ? ABBATES_STAGE_OVER : ABBATES_STAGE_COUNT);

  return abbates_state_new (own, &position);
}
