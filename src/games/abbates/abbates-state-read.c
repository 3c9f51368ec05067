/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"
#include "games/abbates/abbates-reader.h"
#include "games/abbates/abbates-state-private.h"

/* The state object, read. Whether its values fit together is abbates-state-check.c's. */

static gboolean
read_mission (AbbatesReader *self,
              JsonObject *object,
              const char *path,
              AbbatesSeatPosition *seat)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_reader_get_member (self, object, path, "mission", &place);
  const char *id;

  if (node == NULL)
    return FALSE;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  id = scr_json_node_get_string (node, place, self->error);
  if (id == NULL)
    return FALSE;
  seat->mission = (guint8) abbates_rules_find_mission (self->rules, id);
  if (seat->mission == 0 || self->rules->no_mission)
    {
      g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                   _ ("%s is no mission of this match: %s"), place, id);
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_covered (AbbatesReader *self,
              JsonObject *object,
              const char *path,
              AbbatesSeatPosition *seat)
{
  AbbatesCard cards[ABBATES_MAX_DISCARD] = { 0 };
  guint8 n_cards;

  if (!abbates_reader_read_cards (self, object, path, "covered", 0, ABBATES_MAX_DISCARD, FALSE,
                                  cards, &n_cards))
    return FALSE;
  for (guint i = 0; i < n_cards; i++)
    seat->covered[cards[i]]++;

  return TRUE;
}

static gboolean
read_seat (AbbatesReader *self,
           JsonNode *node,
           guint index)
{
  AbbatesSeatPosition *seat = &self->position->seats[index];
  g_autofree char *path = g_strdup_printf ("%s.seats[%u]", self->path, index);
  g_autofree char *secret_path = NULL;
  JsonObject *object = scr_json_node_get_object (node, path, self->error);
  JsonNode *secret;
  gboolean out;
  int played, ora;

  if (object == NULL ||
      !abbates_reader_read_hand (self, object, path, "hand", 1, 13, &seat->hand) ||
      !abbates_reader_read_hand (self, object, path, "discards", 1, 13, &seat->discards) ||
      !abbates_reader_read_int_or_null (self, object, path, "played", 1, ABBATES_BENEDICT, 0,
                                        &played) ||
      !scr_json_get_boolean (object, path, "out", &out, self->error) ||
      !abbates_reader_read_int_or_null (self, object, path, "ora", 0, 4, -1, &ora) ||
      !abbates_reader_read_cards (self, object, path, "portrait", 9, 9, TRUE, seat->portrait,
                                  NULL) ||
      !read_covered (self, object, path, seat) ||
      !abbates_reader_read_corners (self, object, path, &seat->corners) ||
      !read_mission (self, object, path, seat))
    return FALSE;

  secret = abbates_reader_get_member (self, object, path, "secret", &secret_path);
  if (secret == NULL || !abbates_reader_read_card (self, secret, secret_path, TRUE, &seat->secret))
    return FALSE;
  seat->played = (guint8) played;
  seat->out = (guint8) out;
  seat->ora = (gint8) ora;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] != ABBATES_NO_CARD)
      seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (seat->portrait[i]));

  return TRUE;
}

static gboolean
read_tops (AbbatesReader *self,
           JsonObject *object,
           const char *path)
{
  AbbatesHenricusPosition *henricus = &self->position->henricus;
  JsonArray *top = scr_json_get_array (object, path, "top", self->error);

  if (top == NULL)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.top[%u]", path, i);
      JsonNode *node = json_array_get_length (top) == 2 ? json_array_get_element (top, i) : NULL;
      gint64 value = 0;

      if (node != NULL && JSON_NODE_HOLDS_NULL (node))
        continue;
      if (node != NULL &&
          !scr_json_node_get_int (node, place, 1, ABBATES_BENEDICT, &value, self->error))
        return FALSE;
      if (value == 0 || !abbates_hand_has (&henricus->pile[i], (guint) value))
        {
          g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT,
                       _ ("%s must be a card of that pile, or null"), place);
          return FALSE;
        }
      henricus->top[i] = (guint8) value;
    }

  return TRUE;
}

static gboolean
read_henricus (AbbatesReader *self,
               JsonObject *root)
{
  AbbatesHenricusPosition *henricus = &self->position->henricus;
  g_autofree char *path = g_strdup_printf ("%s.henricus", self->path);
  JsonObject *object;
  gboolean out;
  int played;

  if (!self->rules->solo)
    return !json_object_has_member (root, "henricus") ||
           json_object_get_null_member (root, "henricus") ||
           abbates_reader_refuse (self, "henricus", _ ("must be null: this is no solo match"));

  object = scr_json_get_object (root, self->path, "henricus", self->error);
  if (object == NULL ||
      !abbates_reader_read_hand (self, object, path, "low", 1, 7, &henricus->pile[0]) ||
      !abbates_reader_read_hand (self, object, path, "high", 8, 13, &henricus->pile[1]) ||
      !read_tops (self, object, path) ||
      !abbates_reader_read_hand (self, object, path, "discards", 1, 13, &henricus->discards) ||
      !abbates_reader_read_int (self, object, path, "pawn", 1, 3, &henricus->pawn) ||
      !abbates_reader_read_cards (self, object, path, "cards", 0, ABBATES_MAX_HENRICUS_CARDS,
                                  FALSE,
                                  henricus->cards, &henricus->n_cards) ||
      !abbates_reader_read_int_or_null (self, object, path, "played", 1, ABBATES_BENEDICT, 0,
                                        &played) ||
      !scr_json_get_boolean (object, path, "out", &out, self->error) ||
      !abbates_reader_read_corners (self, object, path, &henricus->corners) ||
      !abbates_reader_read_int (self, object, path, "corner_cards", 0, ABBATES_MAX_CHAPTER,
                                &henricus->corner_cards))
    return FALSE;

  henricus->played = (guint8) played;
  henricus->out = (guint8) out;
  for (guint i = 0; i < henricus->n_cards; i++)
    henricus->track = (gint16) (henricus->track + (int) ABBATES_CARD_BEANS (henricus->cards[i]));

  return TRUE;
}

static gboolean
read_by (AbbatesReader *self,
         JsonObject *root)
{
  g_autofree char *place = NULL;
  JsonNode *node = abbates_reader_get_member (self, root, self->path, "by", &place);
  gint64 seat = 0;

  if (node == NULL)
    return FALSE;
  if (JSON_NODE_HOLDS_NULL (node) || (json_node_get_value_type (node) == G_TYPE_STRING &&
                                      strcmp (json_node_get_string (node), "table") == 0))
    return TRUE;
  if (!scr_json_node_get_int (node, place, 1, self->rules->n_seats, &seat, self->error))
    return FALSE;
  self->position->by = (guint8) seat;

  return TRUE;
}

static gboolean
read_acted (AbbatesReader *self,
            JsonObject *root)
{
  AbbatesPosition *position = self->position;
  JsonArray *acted = scr_json_get_array (root, self->path, "acted", self->error);

  if (acted == NULL)
    return FALSE;
  if (json_array_get_length (acted) > ABBATES_MAX_ACTED)
    return abbates_reader_refuse (self, "acted", _ ("has more actions than one phase allows"));
  for (guint i = 0; i < json_array_get_length (acted); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.acted[%u]", self->path, i);
      const char *text =
          scr_json_node_get_string (json_array_get_element (acted, i), place, self->error);

      g_autoptr (GError) error = NULL;

      if (text == NULL)
        return FALSE;
      if (!abbates_move_parse (self->rules, text, &position->acted[i], &error))
        {
          g_set_error (self->error, SCR_ERROR, SCR_ERROR_FORMAT, "%s: %s", place, error->message);
          return FALSE;
        }
      position->n_acted++;
    }

  return TRUE;
}

static gboolean
read_due (AbbatesReader *self,
          JsonObject *root)
{
  AbbatesPosition *position = self->position;
  const char *lines[ABBATES_N_LINES + 1];
  const char *kinds[ABBATES_MOVE_KNOW + 1];
  g_autofree char *drawn_path = NULL;
  JsonNode *drawn;
  int due_seat;

  for (AbbatesLine line = 0; line <= ABBATES_N_LINES; line++)
    lines[line] = abbates_line_to_word (line);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    kinds[kind] = abbates_move_kind_to_word ((AbbatesMoveKind) kind);

  if (!abbates_reader_read_int (self, root, self->path, "round", 1, 4, &position->round) ||
      !abbates_reader_read_int (self, root, self->path, "phase", 1, 4, &position->phase) ||
      !read_by (self, root) ||
      !abbates_reader_read_word (self, root, "awaiting", kinds, G_N_ELEMENTS (kinds),
                                 &position->awaiting) ||
      !abbates_reader_read_word (self, root, "due_for", abbates_due_words,
                                 G_N_ELEMENTS (abbates_due_words), &position->due_for) ||
      !abbates_reader_read_int_or_null (self, root, self->path, "due_seat", 1, self->n_players, 0,
                                        &due_seat) ||
      !abbates_reader_read_word (self, root, "line", lines, ABBATES_N_LINES + 1, &position->line) ||
      !abbates_reader_read_word (self, root, "taken_line", lines, ABBATES_N_LINES + 1,
                                 &position->taken_line) ||
      !read_acted (self, root))
    return FALSE;

  position->due_seat = (guint8) due_seat;
  /* Where the program deals, nothing else is ever unrecorded. */
  position->naming = position->awaiting == ABBATES_MOVE_KNOW && !position->table;
  drawn = abbates_reader_get_member (self, root, self->path, "drawn", &drawn_path);

  return drawn != NULL &&
         abbates_reader_read_card (self, drawn, drawn_path, TRUE, &position->drawn);
}

static gboolean
read_arcade (AbbatesReader *self,
             JsonObject *root)
{
  AbbatesPosition *position = self->position;
  JsonArray *arcade = scr_json_get_array (root, self->path, "arcade", self->error);

  if (arcade == NULL)
    return FALSE;
  if (json_array_get_length (arcade) >
      (self->rules->no_arcade ? 0 : G_N_ELEMENTS (position->arcade)))
    return abbates_reader_refuse (self, "arcade", _ ("has more cards than this match"));
  for (guint i = 0; i < json_array_get_length (arcade); i++)
    {
      g_autofree char *name = g_strdup_printf ("arcade[%u]", i);
      g_autofree char *place = g_strdup_printf ("%s.%s", self->path, name);
      const char *word =
          scr_json_node_get_string (json_array_get_element (arcade, i), place, self->error);
      guint counts[ABBATES_N_ARCADES];
      AbbatesArcade card;

      if (word == NULL)
        return FALSE;
      card = abbates_arcade_from_word (word);
      abbates_position_arcade_left (position, self->rules, counts);
      if (card == ABBATES_NO_ARCADE || counts[card] == 0)
        return abbates_reader_refuse (self, name,
                                      _ ("is no arcade card of its round, or one too many: %s"),
                                      word);
      position->arcade[position->n_arcade++] = (guint8) card;
    }

  return TRUE;
}

static gboolean
read_chapter (AbbatesReader *self,
              JsonObject *root)
{
  AbbatesPosition *position = self->position;
  JsonArray *chapter = scr_json_get_array (root, self->path, "chapter", self->error);

  if (chapter == NULL)
    return FALSE;
  if (json_array_get_length (chapter) > ABBATES_MAX_CHAPTER)
    return abbates_reader_refuse (self, "chapter", _ ("has more cards than it can hold"));
  for (guint i = 0; i < json_array_get_length (chapter); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s.chapter[%u]", self->path, i);
      JsonObject *card =
          scr_json_node_get_object (json_array_get_element (chapter, i), place, self->error);
      guint8 seat, value;

      if (card == NULL ||
          !abbates_reader_read_int (self, card, place, "seat", 1, (int) self->n_players, &seat) ||
          !abbates_reader_read_int (self, card, place, "value", 1, ABBATES_BENEDICT, &value))
        return FALSE;
      position->chapter[position->n_chapter++] = (guint8) (seat << 4 | value);
      position->general = (gint16) (position->general + self->rules->abbot_beans[value]);
    }

  return TRUE;
}

static gboolean
read_board (AbbatesReader *self,
            JsonObject *root)
{
  AbbatesPosition *position = self->position;
  guint points = self->rules->no_points_card ? 0 : 4;
  int known_by;

  if (!abbates_reader_read_cards (self, root, self->path, "points_card", 0, points, FALSE,
                                  position->points, &position->n_points) ||
      !abbates_reader_read_cards (self, root, self->path, "garden", 9, 9, TRUE, position->garden,
                                  NULL) ||
      !abbates_reader_read_cards (self, root, self->path, "refill", 3, 3, TRUE, position->refill,
                                  NULL) ||
      !abbates_reader_read_cards (self, root, self->path, "known_top", 0, ABBATES_MAX_KNOWN, FALSE,
                                  position->known, &position->n_known) ||
      !abbates_reader_read_int_or_null (self, root, self->path, "known_by", 1, self->rules->n_seats,
                                        0, &known_by) ||
      !abbates_reader_read_cards (self, root, self->path, "discard", 0, ABBATES_MAX_DISCARD, FALSE,
                                  position->discard, &position->n_discard) ||
      !read_arcade (self, root) || !read_chapter (self, root))
    return FALSE;

  position->known_by = (guint8) known_by;
  for (guint i = 0; position->n_points == 4 && i < 4; i++)
    position->general =
        (gint16) (position->general + (int) ABBATES_CARD_BEANS (position->points[i]));

  return TRUE;
}

static gboolean
read_seats (AbbatesReader *self,
            JsonObject *root)
{
  JsonArray *seats = scr_json_get_array (root, self->path, "seats", self->error);
  int start_seat;

  if (seats == NULL)
    return FALSE;
  if (json_array_get_length (seats) != self->rules->n_seats)
    return abbates_reader_refuse (self, "seats", _ ("must have the %u seats of the set-up"),
                                  self->rules->n_seats);
  for (guint i = 0; i < self->rules->n_seats; i++)
    if (!read_seat (self, json_array_get_element (seats, i), i))
      return FALSE;
  if (!abbates_reader_read_int_or_null (self, root, self->path, "start_seat", 1,
                                        self->rules->n_seats, 0, &start_seat))
    return FALSE;
  self->position->start_seat = (guint8) start_seat;

  return TRUE;
}

static gboolean
read_state (AbbatesReader *self,
            JsonNode *node)
{
  JsonObject *root = scr_json_node_get_object (node, self->path, self->error);
  gboolean over;

  if (root == NULL || !scr_json_get_boolean (root, self->path, "over", &over, self->error))
    return FALSE;

  memcpy (self->position->left, self->rules->garden, sizeof self->position->left);
  self->n_players = self->rules->solo ? 2 : self->rules->n_seats;

  return read_due (self, root) && read_board (self, root) && read_seats (self, root) &&
         read_henricus (self, root) && abbates_state_check (self, root);
}

/**
 * abbates_state_read:
 * @node: a state object
 * @path: its JSON path, for errors
 * @rules: the rules of the match
 * @is_table: whether the players deal: then cards may be unrecorded, or told once too often
 * @position: (out caller-allocates): the position
 * @error: return location for a #ScrError that names the place
 *
 * The cards that lie nowhere make the draw pile; sums (general, pile, track, score) are
 * computed anew: @node may lack them, and one that differs is refused.
 *
 * Returns: FALSE with @error set when @node is not whole or cannot come about
 */
gboolean
abbates_state_read (JsonNode *node,
                    const char *path,
                    const AbbatesRules *rules,
                    gboolean is_table,
                    AbbatesPosition *position,
                    GError **error)
{
  AbbatesReader reader = { .rules = rules, .position = position, .path = path, .error = error };

  memset (position, 0, sizeof *position);
  position->table = (guint8) is_table;

  return read_state (&reader, node);
}

/**
 * abbates_state_read_told:
 * @node: a state object, without sums
 * @path: its JSON path, for errors
 * @rules: the rules of the match
 * @ends_round: whether the round's last phase is over, but no card has come back yet; @node then
 *   tells of that phase as if nobody had played in it, and who starts the next
 * @position: (out caller-allocates): the position
 * @error: return location for a #ScrError that names the place
 *
 * Reads what a person tells of a table. "awaiting" and its companions tell the step only: what is
 * due in it is worked out.
 *
 * Returns: FALSE with @error set when @node is not whole or cannot come about
 */
gboolean
abbates_state_read_told (JsonNode *node,
                         const char *path,
                         const AbbatesRules *rules,
                         gboolean ends_round,
                         AbbatesPosition *position,
                         GError **error)
{
  AbbatesReader reader = { .rules = rules,
                           .position = position,
                           .path = path,
                           .is_told = TRUE,
                           .ends_round = ends_round,
                           .error = error };

  memset (position, 0, sizeof *position);
  position->table = TRUE;

  return read_state (&reader, node);
}
