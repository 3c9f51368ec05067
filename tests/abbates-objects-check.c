/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-objects-check.h"

#include <stdlib.h>
#include <string.h>

#include "games/abbates/abbates-arcade-card.h"
#include "games/abbates/abbates-chapter-card.h"
#include "games/abbates/abbates-corner-card.h"
#include "games/abbates/abbates-mission-area.h"
#include "games/abbates/abbates-ora-condition.h"
#include "games/abbates/abbates-seat.h"
#include "games/abbates/abbates-sentence.h"
#include "games/abbates/abbates-square.h"
#include "games/abbates/abbates-value-card.h"
#include "object-util.h"

static void
check_uint (gpointer object,
            const char *name,
            JsonObject *json,
            const char *member)
{
  if (json_object_get_null_member (json, member))
    g_assert_cmpuint (object_get_uint (object, name), ==, 0);
  else
    g_assert_cmpint (object_get_uint (object, name), ==, json_object_get_int_member (json, member));
}

static void
check_word (gpointer object,
            const char *name,
            JsonObject *json,
            const char *member)
{
  g_autofree char *word = object_dup_word (object, name);

  if (json_object_get_null_member (json, member))
    g_assert_null (word);
  else
    g_assert_cmpstr (word, ==, json_object_get_string_member (json, member));
}

static void
check_boolean (gpointer object,
               const char *name,
               JsonObject *json,
               const char *member)
{
  g_assert_true (object_get_boolean (object, name) ==
                 json_object_get_boolean_member (json, member));
}

/* 3, 2 or 1 by the place of the kind of @word on the points card. */
static guint
get_points (JsonObject *json,
            const char *word)
{
  JsonArray *points = json_object_get_array_member (json, "points_card");

  for (guint i = 0; i < MIN (json_array_get_length (points), 3); i++)
    if (strncmp (json_array_get_string_element (points, i), word, 4) == 0)
      return 3 - i;

  return 0;
}

/* @json is the state's; @word is what its JSON says of @card. */
static void
check_card (gpointer card,
            JsonObject *json,
            const char *word)
{
  g_autofree char *own = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *name = NULL;
  gboolean is_known = g_strcmp0 (word, "?") != 0;
  g_auto (GStrv) parts = NULL;

  if (word == NULL)
    {
      g_assert_null (card);
      return;
    }

  own = object_dup_word (card, "word");
  kind = object_dup_word (card, "kind");
  name = object_dup_word (card, "name");
  parts = g_strsplit (word, "-", 2);
  g_assert_cmpstr (own, ==, word);
  g_assert_true (object_get_boolean (card, "is-known") == is_known);
  g_assert_cmpstr (kind, ==, is_known ? parts[0] : NULL);
  g_assert_cmpint (object_get_uint (card, "beans"), ==, is_known ? atoi (parts[1]) : 0);
  g_assert_cmpuint (object_get_uint (card, "points"), ==, get_points (json, word));
  if (is_known)
    {
      g_autofree char *expected = g_strdup_printf ("%s %s", parts[0], parts[1]);

      g_assert_cmpstr (name, ==, expected);
    }
  else
    g_assert_cmpstr (name, ==, "unknown card");
}

static const char *
get_word (JsonArray *array,
          guint at)
{
  return json_array_get_null_element (array, at) ? NULL : json_array_get_string_element (array, at);
}

static void
check_cards (gpointer object,
             const char *name,
             JsonObject *json,
             JsonArray *words)
{
  GListModel *list = object_get_list (object, name, ABBATES_TYPE_GARDEN_CARD);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (words));
  for (guint i = 0; i < json_array_get_length (words); i++)
    check_card (object_get_item (list, i), json, get_word (words, i));
}

static void
check_squares (gpointer object,
               const char *name,
               JsonObject *json,
               JsonArray *words)
{
  GListModel *list = object_get_list (object, name, ABBATES_TYPE_SQUARE);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (words));
  for (guint i = 0; i < json_array_get_length (words); i++)
    {
      AbbatesSquare *square = object_get_item (list, i);

      g_assert_cmpuint (object_get_uint (square, "number"), ==, i + 1);
      check_card (object_get_child (square, "card"), json, get_word (words, i));
    }
}

static guint
get_white_beans (JsonObject *edition,
                 guint value)
{
  JsonArray *beans = json_object_get_array_member (edition, "abbot-beans");

  return (guint) (value == ABBATES_BENEDICT ? json_object_get_int_member (edition, "benedict-beans")
                                            : json_array_get_int_element (beans, value - 1));
}

static GListModel *
check_values (gpointer object,
              const char *name,
              JsonObject *edition,
              JsonArray *values)
{
  GListModel *list = object_get_list (object, name, ABBATES_TYPE_VALUE_CARD);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (values));
  for (guint i = 0; i < json_array_get_length (values); i++)
    {
      AbbatesValueCard *card = object_get_item (list, i);

      g_assert_cmpint (object_get_uint (card, "value"), ==, json_array_get_int_element (values, i));
      g_assert_cmpuint (object_get_uint (card, "beans"), ==,
                        get_white_beans (edition, object_get_uint (card, "value")));
    }

  return list;
}

/* Cards that are in no hand. */
static void
check_pile (gpointer object,
            const char *name,
            JsonObject *edition,
            JsonArray *values)
{
  GListModel *list = check_values (object, name, edition, values);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      AbbatesValueCard *card = object_get_item (list, i);
      g_autofree char *refusal = object_dup_word (card, "refusal");

      g_assert_false (object_get_boolean (card, "is-playable"));
      g_assert_null (refusal);
    }
}

/* A card can be played where the state lists it for the seat; else it says why not. */
static void
check_hand (AbbatesState *state,
            AbbatesSeat *seat,
            JsonObject *edition,
            JsonArray *values)
{
  GListModel *list = check_values (seat, "hand", edition, values);
  g_auto (GStrv) moves = scr_state_list_moves (SCR_STATE (state));
  gboolean is_due =
      scr_state_get_turn (SCR_STATE (state)) == (int) object_get_uint (seat, "number");

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      AbbatesValueCard *card = object_get_item (list, i);
      g_autofree char *move = g_strdup_printf ("play %u", object_get_uint (card, "value"));
      g_autofree char *refusal = object_dup_word (card, "refusal");
      g_autofree char *expected = abbates_state_dup_refusal (state, move);
      gboolean is_playable =
          is_due && g_strv_contains ((const char *const *) moves, move);

      g_assert_true (object_get_boolean (card, "is-playable") == is_playable);
      g_assert_true ((refusal == NULL) == is_playable);
      if (is_due || g_strcmp0 (scr_state_get_awaiting (SCR_STATE (state)), "play") != 0)
        g_assert_cmpstr (refusal, ==, expected);
      else
        g_assert_true (g_str_has_suffix (refusal, "; not-due)"));
    }
}

static void
check_corners (gpointer object,
               JsonArray *rounds)
{
  GListModel *list = object_get_list (object, "corners", ABBATES_TYPE_CORNER_CARD);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (rounds));
  for (guint i = 0; i < json_array_get_length (rounds); i++)
    {
      AbbatesCornerCard *card = object_get_item (list, i);
      gint64 round = json_array_get_int_element (rounds, i);

      g_assert_cmpint (object_get_uint (card, "round"), ==, round);
      g_assert_cmpint (object_get_uint (card, "points"), ==, round == 4 ? 0 : round);
    }
}

static JsonObject *
find_mission (JsonObject *edition,
              const char *id)
{
  JsonArray *missions = json_object_get_array_member (edition, "missions");

  for (guint i = 0; i < json_array_get_length (missions); i++)
    {
      JsonObject *mission = json_array_get_object_element (missions, i);

      if (strcmp (json_object_get_string_member (mission, "id"), id) == 0)
        return mission;
    }

  return NULL;
}

/* The squares of @area are those of @portrait that bear its number, the very objects. */
static guint
check_area (AbbatesMissionArea *area,
            GListModel *portrait,
            JsonArray *words)
{
  GListModel *squares = object_get_list (area, "squares", ABBATES_TYPE_SQUARE);
  guint number = object_get_uint (area, "number");
  const char *word = NULL;

  g_assert_true (object_get_boolean (area, "is-purple") == (number == 1));
  for (guint i = 0; i < g_list_model_get_n_items (squares); i++)
    {
      AbbatesSquare *square = object_get_item (squares, i);
      guint at = object_get_uint (square, "number") - 1;

      g_assert_true (square == object_get_item (portrait, at));
      g_assert_cmpuint (object_get_uint (square, "area"), ==, number);
      g_assert_nonnull (get_word (words, at));
      g_assert_true ((number == 1) == (strcmp (get_word (words, at), "purple") == 0));
      g_assert_true (word == NULL || strcmp (get_word (words, at), word) == 0);
      word = get_word (words, at);
    }

  return g_list_model_get_n_items (squares);
}

static void
check_mission (AbbatesSeat *seat,
               JsonObject *edition,
               const char *id)
{
  gpointer mission = object_get_child (seat, "mission");
  GListModel *portrait = object_get_child (seat, "portrait");
  guint n_squares = 0, n_in_areas = 0;
  g_autofree char *own = NULL;
  JsonObject *expected;
  GListModel *areas;
  JsonArray *words;

  if (id == NULL)
    {
      g_assert_null (mission);
      for (guint i = 0; i < 9; i++)
        g_assert_cmpuint (object_get_uint (object_get_item (portrait, i), "area"), ==, 0);
      return;
    }

  own = object_dup_word (mission, "id");
  expected = find_mission (edition, id);
  words = json_object_get_array_member (expected, "areas");
  areas = object_get_list (mission, "areas", ABBATES_TYPE_MISSION_AREA);
  g_assert_cmpstr (own, ==, id);
  g_assert_cmpint (object_get_uint (mission, "palms"), ==,
                   json_object_get_int_member (expected, "palms"));
  for (guint i = 0; i < g_list_model_get_n_items (areas); i++)
    {
      g_assert_cmpuint (object_get_uint (object_get_item (areas, i), "number"), ==, i + 1);
      n_in_areas += check_area (object_get_item (areas, i), portrait, words);
    }
  for (guint i = 0; i < 9; i++)
    n_squares += !json_array_get_null_element (words, i);
  g_assert_cmpuint (n_in_areas, ==, n_squares);
}

static void
check_conditions (AbbatesState *state,
                  AbbatesSeat *seat,
                  JsonObject *json)
{
  const AbbatesRules *rules = abbates_state_get_rules (state);
  GListModel *list = object_get_list (seat, "conditions", ABBATES_TYPE_ORA_CONDITION);
  guint face = rules->ora_order[object_get_uint (state, "round") - 1];
  int n_met = json_object_get_null_member (json, "ora")
                  ? -1
                  : (int) json_object_get_int_member (json, "ora");

  g_assert_cmpint (object_get_int (seat, "ora"), ==, n_met);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, rules->no_ora ? 0 : 4);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autofree char *text = object_dup_word (object_get_item (list, i), "text");
      g_autofree char *expected = abbates_sentence_condition (&rules->ora[face][i]);

      g_assert_cmpstr (text, ==, expected);
      g_assert_true (object_get_boolean (object_get_item (list, i), "is-met") == ((int) i < n_met));
    }
}

/* Numbers that unknown cards decide are null in JSON. */
static void
check_sums (gpointer seat,
            JsonObject *json,
            JsonObject *score,
            gboolean is_certain)
{
  g_assert_true (json_object_get_null_member (json, "track") == !is_certain);
  g_assert_true (json_object_get_null_member (json, "score") == !is_certain);
  if (!is_certain)
    return;

  g_assert_cmpint (object_get_int (seat, "distance"), ==,
                   json_object_get_int_member (score, "distance"));
  g_assert_cmpint (object_get_int (seat, "track"), ==, json_object_get_int_member (json, "track"));
  g_assert_cmpint (object_get_int (seat, "score"), ==, json_object_get_int_member (json, "score"));
}

static void
check_seat (AbbatesState *state,
            guint at,
            JsonObject *json,
            JsonObject *edition,
            JsonObject *score)
{
  JsonObject *own =
      json_array_get_object_element (json_object_get_array_member (json, "seats"), at);
  JsonObject *sums =
      json_array_get_object_element (json_object_get_array_member (score, "seats"), at);
  AbbatesSeat *seat = object_get_item (object_get_child (state, "seats"), at);

  g_assert_cmpuint (object_get_uint (seat, "number"), ==, at + 1);
  check_word (seat, "name", sums, "name");
  check_hand (state, seat, edition, json_object_get_array_member (own, "hand"));
  check_pile (seat, "discards", edition, json_object_get_array_member (own, "discards"));
  check_uint (seat, "played", own, "played");
  check_boolean (seat, "out", own, "out");
  check_conditions (state, seat, own);
  check_squares (seat, "portrait", json, json_object_get_array_member (own, "portrait"));
  check_cards (seat, "covered", json, json_object_get_array_member (own, "covered"));
  check_corners (seat, json_object_get_array_member (own, "corners"));
  check_mission (seat, edition, json_object_get_string_member_with_default (own, "mission", NULL));
  check_card (object_get_child (seat, "secret"), json,
              json_object_get_string_member_with_default (own, "secret", NULL));
  check_sums (seat, own, sums, object_get_boolean (seat, "is-certain"));
}

static guint
get_top (JsonObject *henricus,
         guint at)
{
  JsonArray *top = json_object_get_array_member (henricus, "top");

  return json_array_get_null_element (top, at) ? 0 : (guint) json_array_get_int_element (top, at);
}

static void
check_henricus (AbbatesState *state,
                JsonObject *json,
                JsonObject *edition,
                JsonObject *score)
{
  gpointer henricus = object_get_child (state, "henricus");
  g_autofree char *name = NULL;
  JsonObject *own;

  g_assert_true (object_get_boolean (state, "solo") ==
                 !json_object_get_null_member (json, "henricus"));
  if (json_object_get_null_member (json, "henricus"))
    {
      g_assert_null (henricus);
      return;
    }

  own = json_object_get_object_member (json, "henricus");
  name = object_dup_word (henricus, "name");
  g_assert_cmpstr (name, ==, "Henricus");
  check_pile (henricus, "low", edition, json_object_get_array_member (own, "low"));
  check_pile (henricus, "high", edition, json_object_get_array_member (own, "high"));
  check_pile (henricus, "discards", edition, json_object_get_array_member (own, "discards"));
  g_assert_cmpuint (object_get_uint (henricus, "low-top"), ==, get_top (own, 0));
  g_assert_cmpuint (object_get_uint (henricus, "high-top"), ==, get_top (own, 1));
  check_uint (henricus, "pawn", own, "pawn");
  check_cards (henricus, "cards", json, json_object_get_array_member (own, "cards"));
  check_uint (henricus, "played", own, "played");
  check_boolean (henricus, "out", own, "out");
  check_corners (henricus, json_object_get_array_member (own, "corners"));
  check_uint (henricus, "corner-cards", own, "corner_cards");
  check_sums (henricus, own, json_object_get_object_member (score, "henricus"), TRUE);
}

/* Who takes follows from what is due. */
static void
check_taker (AbbatesState *state,
             JsonObject *json)
{
  const char *awaiting = json_object_get_string_member_with_default (json, "awaiting", "");
  const char *due_for = json_object_get_string_member_with_default (json, "due_for", "");
  guint taker = 0;

  if (strcmp (awaiting, "take") == 0 || strcmp (awaiting, "place") == 0 ||
      strcmp (awaiting, "order") == 0)
    taker = (guint) json_object_get_int_member (json, "by");
  else if (strcmp (due_for, "draw") == 0 || strcmp (due_for, "peek") == 0)
    taker = (guint) json_object_get_int_member (json, "due_seat");

  g_assert_cmpuint (object_get_uint (state, "taker"), ==, taker);
}

static void
check_due (AbbatesState *state,
           JsonObject *json)
{
  JsonArray *acted = json_object_get_array_member (json, "acted");
  JsonNode *by = json_object_get_member (json, "by");
  g_auto (GStrv) own = NULL;

  if (JSON_NODE_HOLDS_NULL (by))
    g_assert_cmpint (object_get_int (state, "turn"), ==, SCR_TURN_NONE);
  else if (json_node_get_value_type (by) == G_TYPE_STRING)
    g_assert_cmpint (object_get_int (state, "turn"), ==, SCR_TURN_TABLE);
  else
    g_assert_cmpint (object_get_int (state, "turn"), ==, json_node_get_int (by));
  check_word (state, "awaiting", json, "awaiting");
  check_word (state, "due-for", json, "due_for");
  check_uint (state, "due-seat", json, "due_seat");
  check_taker (state, json);
  check_card (object_get_child (state, "drawn"), json,
              json_object_get_string_member_with_default (json, "drawn", NULL));

  g_object_get (state, "acted", &own, NULL);
  g_assert_cmpuint (g_strv_length (own), ==, json_array_get_length (acted));
  for (guint i = 0; own[i] != NULL; i++)
    g_assert_cmpstr (own[i], ==, json_array_get_string_element (acted, i));
  g_assert_true (abbates_state_get_acted (state) == abbates_state_get_acted (state));
}

static void
check_arcade (AbbatesState *state,
              JsonObject *json)
{
  GListModel *list = object_get_list (state, "arcade", ABBATES_TYPE_ARCADE_CARD);
  JsonArray *words = json_object_get_array_member (json, "arcade");
  gint64 current = (json_object_get_int_member (json, "round") - 1) * 3 +
                   json_object_get_int_member (json, "phase") - 1;

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (words));
  for (guint i = 0; i < json_array_get_length (words); i++)
    {
      AbbatesArcadeCard *card = object_get_item (list, i);
      g_autofree char *word = object_dup_word (card, "word");
      g_autofree char *title = object_dup_word (card, "title");
      g_autofree char *rule = object_dup_word (card, "rule");
      AbbatesArcade arcade = abbates_arcade_from_word (word);

      g_assert_cmpstr (word, ==, json_array_get_string_element (words, i));
      g_assert_cmpuint (object_get_uint (card, "round"), ==, i / 3 + 1);
      g_assert_cmpuint (object_get_uint (card, "box"), ==, i % 3 + 1);
      g_assert_cmpstr (title, ==, abbates_sentence_arcade_title (arcade));
      g_assert_cmpstr (rule, ==, abbates_sentence_arcade_rule (arcade));
      g_assert_true (object_get_boolean (card, "is-current") ==
                     (i == current && !json_object_get_null_member (json, "line")));
    }
}

static void
check_chapter (AbbatesState *state,
               JsonObject *json,
               JsonObject *edition)
{
  GListModel *list = object_get_list (state, "chapter", ABBATES_TYPE_CHAPTER_CARD);
  JsonArray *cards = json_object_get_array_member (json, "chapter");

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, json_array_get_length (cards));
  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      AbbatesChapterCard *card = object_get_item (list, i);

      check_uint (card, "seat", json_array_get_object_element (cards, i), "seat");
      check_uint (card, "value", json_array_get_object_element (cards, i), "value");
      g_assert_cmpuint (object_get_uint (card, "beans"), ==,
                        get_white_beans (edition, object_get_uint (card, "value")));
    }
}

static void
check_board (AbbatesState *state,
             JsonObject *json,
             JsonObject *edition)
{
  check_uint (state, "round", json, "round");
  check_uint (state, "phase", json, "phase");
  check_word (state, "line", json, "line");
  check_word (state, "taken-line", json, "taken_line");
  g_assert_cmpint (object_get_int (state, "general"), ==,
                   json_object_get_int_member (json, "general"));
  check_cards (state, "points-card", json, json_object_get_array_member (json, "points_card"));
  check_squares (state, "garden", json, json_object_get_array_member (json, "garden"));
  check_squares (state, "refill", json, json_object_get_array_member (json, "refill"));
  check_uint (state, "pile", json, "pile");
  check_cards (state, "known-top", json, json_object_get_array_member (json, "known_top"));
  check_uint (state, "known-by", json, "known_by");
  check_cards (state, "discard", json, json_object_get_array_member (json, "discard"));
  check_arcade (state, json);
  check_chapter (state, json, edition);
  check_uint (state, "start-seat", json, "start_seat");
  check_boolean (state, "over", json, "over");
}

/* Holds all that @state and its children say against the state object @node. @edition_node is
 * the edition of the match. */
void
abbates_objects_check (AbbatesState *state,
                       JsonNode *node,
                       JsonNode *edition_node)
{
  JsonObject *json = json_node_get_object (node);
  JsonObject *edition = json_node_get_object (edition_node);
  g_autoptr (JsonNode) score = scr_state_score_to_json (SCR_STATE (state));
  GListModel *seats = object_get_list (state, "seats", ABBATES_TYPE_SEAT);

  check_due (state, json);
  check_board (state, json, edition);
  g_assert_cmpuint (g_list_model_get_n_items (seats), ==,
                    json_array_get_length (json_object_get_array_member (json, "seats")));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    check_seat (state, i, json, edition, json_node_get_object (score));
  check_henricus (state, json, edition, json_node_get_object (score));
}
