/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"

/* The sheet that players fill in at the end of a game gives what the played match gives. */

#define N_GAMES 120

static JsonNode *
new_setup (const AbbatesTestSetup *wanted)
{
  g_autoptr (JsonNode) given = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  JsonNode *setup = scr_game_normalize_setup (abbates_test_game (), given, &error);

  g_assert_no_error (error);
  return setup;
}

static JsonObject *
get_seat_score (JsonNode *score,
                guint seat)
{
  return json_array_get_object_element (
      json_object_get_array_member (json_node_get_object (score), "seats"), seat - 1);
}

typedef enum
{
  BY_ID,
  DRAWN,
  ANSWERED,
  N_WAYS,
} Way;

static JsonNode *
new_drawn (const AbbatesMission *mission)
{
  JsonArray *areas = json_array_new ();
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      const char name[] = { (char) ('z' - mission->area[i]), '\0' };

      if (mission->area[i] == 0)
        json_array_add_null_element (areas);
      else
        json_array_add_string_element (areas, mission->area[i] == 1 ? "purple" : name);
    }
  json_object_set_array_member (object, "areas", areas);

  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
new_answers (const AbbatesSeatPosition *seat,
             const AbbatesMission *mission,
             gboolean any)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_boolean_member (object, "purple",
                                  abbates_seat_get_area_kind (seat, mission->squares[1]) >= 0);
  json_object_set_boolean_member (object, "all", abbates_seat_has_all_areas (seat, mission, any));

  return json_node_init_object (json_node_alloc (), object);
}

static JsonNode *
new_mission (const AbbatesSeatPosition *seat,
             const AbbatesMission *mission,
             const AbbatesRules *rules,
             Way way)
{
  if (way == BY_ID)
    return json_node_init_string (json_node_alloc (), mission->id);

  return way == DRAWN ? new_drawn (mission) : new_answers (seat, mission, rules->areas_any);
}

static JsonObject *
write_seat (const AbbatesPosition *position,
            const AbbatesRules *rules,
            guint index,
            Way way)
{
  const AbbatesSeatPosition *seat = &position->seats[index];
  JsonObject *object = json_object_new ();
  JsonArray *portrait = json_array_new ();
  JsonArray *corners = json_array_new ();

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    if (seat->portrait[i] == ABBATES_NO_CARD)
      json_array_add_null_element (portrait);
    else
      json_array_add_string_element (portrait, abbates_card_to_word (seat->portrait[i]));
  for (guint i = 0; i < ABBATES_N_ROUNDS; i++)
    if ((seat->corners >> i) & 1)
      json_array_add_int_element (corners, i + 1);
  json_object_set_array_member (object, "portrait", portrait);
  json_object_set_array_member (object, "corners", corners);
  json_object_set_int_member (object, "benedict", seat->hand.benedict);
  if (seat->mission != 0)
    {
      const AbbatesMission *mission = &rules->missions[seat->mission - 1];

      json_object_set_member (object, "mission", new_mission (seat, mission, rules, way));
    }
  if (seat->secret != ABBATES_NO_CARD)
    json_object_set_string_member (object, "secret",
                                   abbates_kind_to_word (ABBATES_CARD_KIND (seat->secret)));

  return object;
}

static JsonObject *
write_henricus (const AbbatesHenricusPosition *henricus)
{
  JsonObject *object = json_object_new ();
  int corners = henricus->corner_cards;

  for (guint i = 0; i < 3; i++)
    corners += (henricus->corners >> i) & 1 ? (int) i + 1 : 0;
  json_object_set_int_member (object, "beans", henricus->track);
  json_object_set_int_member (object, "corners", corners);
  json_object_set_int_member (object, "benedict",
                              henricus->pile[0].benedict + henricus->pile[1].benedict);

  return object;
}

/* The sheet that players would fill in at the end of a game. */
static JsonNode *
write_sheet (const AbbatesPosition *position,
             const AbbatesRules *rules,
             Way way)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonArray *points = json_array_new ();

  json_object_set_int_member (object, "general", position->general);
  for (guint i = 0; i < rules->n_seats; i++)
    json_array_add_object_element (seats, write_seat (position, rules, i, way));
  json_object_set_array_member (object, "seats", seats);
  for (guint i = 0; i < position->n_points; i++)
    json_array_add_string_element (points,
                                   abbates_kind_to_word (ABBATES_CARD_KIND (position->points[i])));
  if (!rules->no_points_card)
    json_object_set_array_member (object, "points", points);
  else
    json_array_unref (points);
  if (rules->solo)
    json_object_set_object_member (object, "henricus", write_henricus (&position->henricus));

  return json_node_init_object (json_node_alloc (), object);
}

static AbbatesState *
play_randomly (AbbatesSetup *setup,
               guint64 *random)
{
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  while (position.stage != ABBATES_STAGE_OVER)
    abbates_position_apply (&position, &setup->rules,
                            abbates_position_random_move (&position, &setup->rules, random));

  return abbates_state_new (setup, &position);
}

static ScrState *
score_sheet (const AbbatesTestSetup *wanted,
             JsonNode *sheet)
{
  g_autoptr (JsonNode) setup = new_setup (wanted);
  g_autoptr (GError) error = NULL;
  ScrState *state = scr_game_new_sheet_state (abbates_test_game (), setup, SCR_MODE_TABLE, sheet,
                                              "$", &error);

  g_assert_no_error (error);
  return state;
}

static void
assert_same_result (ScrState *played,
                    ScrState *scored)
{
  g_autoptr (JsonNode) a = scr_state_score_to_json (played);
  g_autoptr (JsonNode) b = scr_state_score_to_json (scored);
  g_autofree char *sentence = scr_state_describe_result (played);
  g_autofree char *again = scr_state_describe_result (scored);
  g_autofree char *verdict = scr_state_explain_result (played);
  g_autofree char *same_verdict = scr_state_explain_result (scored);
  g_autofree char *difference = NULL;

  if (!scr_json_equal (a, b, &difference))
    g_error ("%s of the sheet is another", difference);
  g_assert_cmpstr (sentence, ==, again);
  g_assert_cmpstr (verdict, ==, same_verdict);
  g_assert_cmpint (scr_state_get_turn (scored), ==, SCR_TURN_NONE);
}

/* The terms of each seat's score add up to it. */
static void
assert_adds_up (ScrState *state,
                guint n_columns)
{
  for (guint seat = 1; seat <= n_columns; seat++)
    {
      g_autoptr (GListModel) terms = scr_state_explain (state, seat, "score", NULL);
      int total = 0;

      for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
        {
          g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

          total += scr_term_get_value (term);
        }
      g_assert_cmpint (total, ==, scr_state_get_total (state, seat));
    }
}

/* Whatever was chosen, and however the missions are told. */
static void
test_as_played (void)
{
  guint64 random = 29;

  for (guint game = 0; game < N_GAMES; game++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_autoptr (AbbatesState) played = play_randomly (setup, &random);

      for (Way way = BY_ID; way < N_WAYS; way++)
        {
          g_autoptr (JsonNode) sheet =
              write_sheet (abbates_state_get_position (played), &setup->rules, way);
          g_autoptr (ScrState) scored = score_sheet (&wanted, sheet);

          assert_same_result (SCR_STATE (played), scored);
          assert_adds_up (scored, setup->rules.n_seats + (setup->rules.solo ? 1u : 0u));
        }
    }
}

/* Takes up to three cards, and in variant 4 perhaps a secret one, for unrecorded. */
static void
forget (JsonNode *sheet,
        guint64 *random)
{
  JsonArray *seats = json_object_get_array_member (json_node_get_object (sheet), "seats");

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);
      JsonArray *old = json_object_get_array_member (seat, "portrait");
      JsonArray *portrait = json_array_new ();
      guint n_forgotten = 0;

      for (guint j = 0; j < ABBATES_N_SQUARES; j++)
        if (!json_array_get_null_element (old, j) && n_forgotten < 3 &&
            scr_random_below (random, 3) == 0)
          {
            json_array_add_string_element (portrait, "?");
            n_forgotten++;
          }
        else
          json_array_add_element (portrait, json_node_copy (json_array_get_element (old, j)));
      json_object_set_array_member (seat, "portrait", portrait);
      if (json_object_has_member (seat, "secret") && scr_random_below (random, 2) == 0)
        json_object_set_string_member (seat, "secret", "?");
    }
}

static void
assert_within (JsonNode *truth,
               JsonNode *range)
{
  gint64 number = json_node_get_int (truth);

  if (!JSON_NODE_HOLDS_OBJECT (range))
    {
      g_assert_cmpint (number, ==, json_node_get_int (range));
      return;
    }
  g_assert_cmpint (number, >=,
                   json_object_get_int_member (json_node_get_object (range), "min"));
  g_assert_cmpint (number, <=,
                   json_object_get_int_member (json_node_get_object (range), "max"));
}

static void
assert_tells_no_lie (ScrState *played,
                     ScrState *scored,
                     guint n_seats)
{
  static const char *const names[] = { "garden", "lines", "purple", "corners", "benedict", "empty",
                                       "track", "distance", "minus", "aequalis", "total" };
  g_autoptr (JsonNode) truth = scr_state_score_to_json (played);
  g_autoptr (JsonNode) told = scr_state_score_to_json (scored);
  g_autoptr (GArray) winners = scr_state_list_winners (played);
  g_autoptr (GArray) certain = scr_state_list_winners (scored);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      JsonObject *a = get_seat_score (truth, seat);
      JsonObject *b = get_seat_score (told, seat);
      JsonNode *halved = json_object_get_member (b, "halved");

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        assert_within (json_object_get_member (a, names[i]), json_object_get_member (b, names[i]));
      g_assert_true (JSON_NODE_HOLDS_NULL (halved) ||
                     json_node_get_boolean (halved) ==
                         json_object_get_boolean_member (a, "halved"));
    }
  if (certain->len > 0)
    {
      g_assert_cmpuint (certain->len, ==, winners->len);
      for (guint i = 0; i < winners->len; i++)
        g_assert_cmpuint (g_array_index (certain, guint, i), ==,
                          g_array_index (winners, guint, i));
    }
}

/* Unknown cards make ranges, which hold the truth; who is told to win has won. */
static void
test_unknown_cards (void)
{
  guint64 random = 31;

  for (guint game = 0; game < N_GAMES; game++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_autoptr (AbbatesState) played = play_randomly (setup, &random);
      g_autoptr (JsonNode) sheet =
          write_sheet (abbates_state_get_position (played), &setup->rules, BY_ID);
      g_autoptr (ScrState) scored = NULL;

      forget (sheet, &random);
      scored = score_sheet (&wanted, sheet);
      assert_tells_no_lie (SCR_STATE (played), scored, setup->rules.n_seats);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/sheet/as-played", test_as_played);
  g_test_add_func ("/abbates/sheet/unknown-cards", test_unknown_cards);

  return g_test_run ();
}
