/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-follow.h"
#include "abbates-told.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "core/scr-match.h"
#include "games/abbates/abbates-position-private.h"

/* Whatever a table was told, a match can begin from the state that came of it, and goes on as the
 * table did. */

#define N_TABLES 200
#define N_DEALT 100
#define MAX_TOLD 400
#define MAX_TRIES 20
#define N_MORE 30

/**
 * Table:
 * @random: where it draws from
 * @stubborn: what it adjusts again and again, 0 for anything
 * @value: the number that it then says
 *
 * A table that is told as it comes: by the rules, against them, and set by hand.
 */
typedef struct
{
  AbbatesSetup *setup;
  JsonNode *setup_json;
  guint64 random;
  guint stubborn;
  guint8 value;
  AbbatesPosition told;
} Table;

static void
table_clear (Table *self)
{
  g_clear_pointer (&self->setup, abbates_setup_unref);
  g_clear_pointer (&self->setup_json, json_node_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* @stubborn: counts those that adjust one thing again and again, from 1; 0 for others */
static Table
table_new (guint64 *random,
           guint stubborn)
{
  guint n_kinds = ABBATES_MOVE_SET_HIS_CORNER - ABBATES_MOVE_SET_GARDEN + 1;
  AbbatesTestSetup wanted = abbates_test_random_setup (random);
  Table self = { .setup = abbates_test_setup (&wanted),
                 .setup_json = abbates_test_setup_json (&wanted),
                 .random = scr_random_next (random),
                 .value = ABBATES_BENEDICT };

  if (stubborn > 0)
    self.stubborn = ABBATES_MOVE_SET_GARDEN + (stubborn - 1) % n_kinds;
  if (stubborn > n_kinds)
    self.value = (guint8) (1 + scr_random_below (&self.random, ABBATES_BENEDICT));
  abbates_told_begin (&self.told, &self.setup->rules);

  return self;
}

/* Any card, also one that the edition does not have. */
static guint8
draw_card (const AbbatesRules *rules,
           guint64 *random)
{
  guint kind = (guint) scr_random_below (random, ABBATES_N_KINDS);

  switch (scr_random_below (random, 8))
    {
    case 0:
      return ABBATES_UNKNOWN_CARD;
    case 1:
    case 2:
      return (guint8) ABBATES_CARD (kind, scr_random_below (random, 10));
    case 3:
      return rules->card_list[0];
    default:
      return rules->card_list[scr_random_below (random, rules->n_card_list)];
    }
}

/* A random adjustment, right or not. */
static AbbatesMove
draw_adjustment (Table *self)
{
  const AbbatesRules *rules = &self->setup->rules;
  guint64 *random = &self->random;
  guint n_kinds = ABBATES_MOVE_SET_HIS_CORNER - ABBATES_MOVE_SET_GARDEN + 1;
  guint kind = ABBATES_MOVE_SET_GARDEN + (guint) scr_random_below (random, n_kinds);
  AbbatesMove move = { (guint8) (self->stubborn != 0 ? self->stubborn : kind), { 0 } };
  guint8 card = draw_card (rules, random);
  guint8 sign = (guint8) scr_random_below (random, self->stubborn != 0 ? 30 : 3) == 0;
  guint8 value = (guint8) (1 + scr_random_below (random, ABBATES_BENEDICT));
  guint8 seat = (guint8) (self->stubborn != 0 ? 1 : 1 + scr_random_below (random, 4));
  guint8 four = (guint8) (1 + scr_random_below (random, 4));
  guint8 three = (guint8) (1 + scr_random_below (random, 3));
  guint8 square = (guint8) (1 + scr_random_below (random, 9));
  guint8 args[3] = { sign, self->stubborn != 0 ? self->value : value, 0 };

  switch ((AbbatesMoveKind) move.kind)
    {
    case ABBATES_MOVE_SET_GARDEN:
      memcpy (args, (guint8[]){ square, card, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_REFILL:
      memcpy (args, (guint8[]){ three, card, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_HEAP:
    case ABBATES_MOVE_SET_CARDS:
      memcpy (args, (guint8[]){ sign, card, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_PILE:
      memcpy (args, (guint8[]){ (guint8) scr_random_below (random, 91), 0, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_PORTRAIT:
      memcpy (args, (guint8[]){ seat, square, sign ? ABBATES_NO_CARD : card }, 3);
      break;
    case ABBATES_MOVE_SET_HAND:
    case ABBATES_MOVE_SET_DISCARDS:
    case ABBATES_MOVE_SET_CHAPTER:
      memcpy (args, (guint8[]){ seat, sign, args[1] }, 3);
      break;
    case ABBATES_MOVE_SET_CORNER:
      memcpy (args, (guint8[]){ seat, sign, four }, 3);
      break;
    case ABBATES_MOVE_SET_ORA:
      memcpy (args, (guint8[]){ seat, (guint8) scr_random_below (random, 6), 0 }, 3);
      break;
    case ABBATES_MOVE_SET_POINTS:
      memcpy (args, (guint8[]){ four, card, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_ARCADE:
      memcpy (args, (guint8[]){ four, three, (guint8) (1 + scr_random_below (random, 10)) }, 3);
      break;
    case ABBATES_MOVE_SET_MISSION:
      memcpy (args, (guint8[]){ seat, (guint8) (1 + scr_random_below (random, 16)), 0 }, 3);
      break;
    case ABBATES_MOVE_SET_PHASE:
      memcpy (args, (guint8[]){ four, seat, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_PAWN:
      memcpy (args, (guint8[]){ three, 0, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_START:
      memcpy (args, (guint8[]){ seat, 0, 0 }, 3);
      break;
    case ABBATES_MOVE_SET_HIS_CORNER:
      memcpy (args, (guint8[]){ sign, four, 0 }, 3);
      break;
    default:
      break;
    }
  memcpy (move.arg, args, sizeof args);

  return move;
}

/* A card told of that nobody could have, an unrecorded one, or one with another name. */
static AbbatesMove
draw_telling (const AbbatesRules *rules,
              guint64 *random)
{
  guint8 card = draw_card (rules, random);
  guint8 seat = (guint8) (1 + scr_random_below (random, 4));
  guint8 square = (guint8) (1 + scr_random_below (random, 9));
  guint8 box = (guint8) (1 + scr_random_below (random, 3));

  switch (scr_random_below (random, 10))
    {
    case 0:
      return (AbbatesMove){ ABBATES_MOVE_SKIP, { 0 } };
    case 1:
      return (AbbatesMove){ ABBATES_MOVE_KNOW_GARDEN, { square, card } };
    case 2:
      return (AbbatesMove){ ABBATES_MOVE_KNOW_PORTRAIT, { seat, square, card } };
    case 3:
      return (AbbatesMove){ ABBATES_MOVE_KNOW_COVERED, { seat, card } };
    case 4:
      return (AbbatesMove){ ABBATES_MOVE_KNOW_REFILL, { box, card } };
    case 5:
      return (AbbatesMove){ ABBATES_MOVE_KNOW_DISCARD, { card } };
    case 6:
      return (AbbatesMove){ ABBATES_MOVE_TAKE_DISCARD, { card, square } };
    case 7:
      return (AbbatesMove){ ABBATES_MOVE_SECRET, { seat, card } };
    default:
      return (AbbatesMove){ ABBATES_MOVE_REVEAL, { card } };
    }
}

/* What a table is told next. FALSE at the end, or where nothing can be told any more. */
static gboolean
draw_move (Table *self,
           AbbatesMove *move)
{
  const AbbatesRules *rules = &self->setup->rules;
  const AbbatesPosition *position = &self->told;
  AbbatesMove moves[ABBATES_MAX_MOVES];
  guint weights[ABBATES_MAX_MOVES];
  guint kind = (guint) scr_random_below (&self->random, 5);

  for (guint i = 0; kind < 3 && i < MAX_TRIES; i++)
    {
      *move = kind == 0 || self->stubborn != 0 ? draw_adjustment (self)
                                               : draw_telling (rules, &self->random);
      if (abbates_position_check (position, rules, *move) == ABBATES_REASON_NONE)
        return TRUE;
    }
  if (position->stage == ABBATES_STAGE_OVER ||
      (position->by == 0 && abbates_position_outcomes (position, rules, moves, weights) == 0))
    return FALSE;
  *move = abbates_position_random_move (position, rules, &self->random);

  return TRUE;
}

static JsonNode *
write_state (AbbatesSetup *setup,
             const AbbatesPosition *position)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);

  return scr_state_to_json (SCR_STATE (state));
}

/* A state that is told in a file is the one that was written. */
static void
check_begins (Table *self,
              const char *last)
{
  g_autoptr (JsonNode) start = write_state (self->setup, &self->told);
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again =
      abbates_state_new_from_json (self->setup, SCR_MODE_TABLE, start, "$.start", &error);

  if (again == NULL)
    g_error ("after “%s” no match can begin: %s", last, error->message);
  if (memcmp (abbates_state_get_position (again), &self->told, sizeof self->told) != 0)
    g_error ("a match that begins after “%s” is another", last);
}

/* A match as a file that begins at @start holds it. */
static ScrMatch *
begin (Table *self,
       JsonNode *start)
{
  g_autoptr (JsonNode) root = json_node_alloc ();
  g_autoptr (GError) error = NULL;
  ScrMatch *match;
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "format", "scriptorium-match");
  json_object_set_int_member (object, "version", 1);
  json_object_set_string_member (object, "game", "abbates");
  json_object_set_string_member (object, "mode", "table");
  json_object_set_member (object, "setup", json_node_copy (self->setup_json));
  json_object_set_member (object, "start", json_node_copy (start));
  json_object_set_array_member (object, "moves", json_array_new ());
  json_node_take_object (root, object);
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);

  return match;
}

static void
assert_same (Table *self,
             ScrMatch *match)
{
  g_autoptr (JsonNode) told = write_state (self->setup, &self->told);
  g_autoptr (JsonNode) state = scr_state_to_json (scr_match_get_state (match));

  g_assert_true (json_node_equal (told, state));
}

/* Who lays out the table as the steps say has the same, and its score. */
static void
check_layout (Table *self)
{
  g_autoptr (AbbatesState) state = abbates_state_new (self->setup, &self->told);
  g_autoptr (GListModel) steps = scr_state_list_layout (SCR_STATE (state));
  g_autoptr (JsonNode) laid = abbates_test_follow (steps, &self->setup->rules);
  g_autoptr (JsonNode) score = scr_state_score_to_json (SCR_STATE (state));
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again =
      abbates_state_new_from_json (self->setup, SCR_MODE_TABLE, laid, "$.start", &error);
  g_autoptr (JsonNode) again_score = NULL;

  g_assert_no_error (error);
  g_assert_cmpmem (abbates_state_get_position (again), sizeof self->told, &self->told,
                   sizeof self->told);
  again_score = scr_state_score_to_json (SCR_STATE (again));
  g_assert_true (json_node_equal (score, again_score));
}

/* A match from there goes on as the table does, and is saved and read. */
static void
check_goes_on (Table *self)
{
  g_autoptr (JsonNode) start = write_state (self->setup, &self->told);
  g_autoptr (ScrMatch) match = begin (self, start);
  g_autoptr (JsonNode) file = NULL;
  g_autoptr (ScrMatch) again = NULL;
  g_autoptr (GError) error = NULL;
  AbbatesMove move;

  assert_same (self, match);
  for (guint n = 0; n < N_MORE && draw_move (self, &move); n++)
    {
      g_autofree char *text = abbates_move_print (&self->setup->rules, move);

      abbates_told_make (&self->told, &self->setup->rules, move);
      g_assert_true (scr_match_play (match, text, &error));
      g_assert_no_error (error);
      assert_same (self, match);
    }
  file = scr_match_to_json (match);
  again = scr_match_new_from_json (file, &error);
  g_assert_no_error (error);
  assert_same (self, again);
}

static void
test_walk (void)
{
  guint64 random = 20261207;

  for (guint i = 0; i < abbates_test_share (N_TABLES); i++)
    {
      g_auto (Table) table = table_new (&random, i % 2 == 1 ? i / 2 + 1 : 0);
      AbbatesMove move;

      for (guint n = 0; n < MAX_TOLD && draw_move (&table, &move); n++)
        {
          g_autofree char *text = abbates_move_print (&table.setup->rules, move);

          abbates_told_make (&table.told, &table.setup->rules, move);
          check_begins (&table, text);
          if (scr_random_below (&table.random, 80) != 0)
            continue;
          check_layout (&table);
          check_goes_on (&table);
        }
    }
}

/* What is recorded anyway, against the rules, is a state like others. */
static void
follow_way (Table *self,
            const char *way)
{
  g_auto (GStrv) lines = g_strsplit (way, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AbbatesMove move;

      g_assert_true (abbates_move_parse (&self->setup->rules, lines[i], &move, &error));
      g_assert_no_error (error);
      abbates_told_make (&self->told, &self->setup->rules, move);
      check_begins (self, lines[i]);
    }
}

static AbbatesMove
draw_refused (Table *self)
{
  guint8 square = (guint8) (1 + scr_random_below (&self->random, 9));
  guint8 other = (guint8) (1 + scr_random_below (&self->random, 9));
  guint8 value = (guint8) (1 + scr_random_below (&self->random, ABBATES_BENEDICT));

  switch (scr_random_below (&self->random, 4))
    {
    case 0:
      return (AbbatesMove){ ABBATES_MOVE_PLAY, { value } };
    case 1:
      return (AbbatesMove){ ABBATES_MOVE_TAKE, { square, other } };
    case 2:
      return (AbbatesMove){ ABBATES_MOVE_TAKE_REFILL, { (guint8) (1 + square % 3), other } };
    default:
      return (AbbatesMove){ ABBATES_MOVE_SWAP, { square, other } };
    }
}

static void
test_ways (void)
{
  guint64 random = 20261208;
  guint n_ways = 0;

  for (guint i = 0; i < abbates_test_share (N_TABLES); i++)
    {
      g_auto (Table) table = table_new (&random, 0);
      const AbbatesRules *rules = &table.setup->rules;

      while (table.told.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove refused = draw_refused (&table);
          g_autoptr (AbbatesState) state = abbates_state_new (table.setup, &table.told);
          g_autofree char *text = abbates_move_print (rules, refused);
          g_auto (GStrv) ways =
              abbates_position_check (&table.told, rules, refused) != ABBATES_REASON_NONE
                  ? scr_state_list_adjustments (SCR_STATE (state), text)
                  : NULL;

          if (ways != NULL && ways[0] != NULL && scr_random_below (&table.random, 4) == 0)
            {
              guint n = g_strv_length (ways);

              follow_way (&table, ways[scr_random_below (&table.random, n)]);
              n_ways++;
            }
          else
            abbates_told_make (&table.told, rules,
                               abbates_position_random_move (&table.told, rules, &table.random));
        }
    }
  g_assert_cmpuint (n_ways, >, abbates_test_share (N_TABLES));
}

/* Where the program deals since, a match begins from what the edition can hold; from what only a
 * table could be told, at a table, which is said. */
static void
check_dealt (Table *self,
             guint *n_refused)
{
  g_autoptr (JsonNode) start = write_state (self->setup, &self->told);
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) again =
      abbates_state_new_from_json (self->setup, SCR_MODE_DIGITAL, start, "$.start", &error);
  AbbatesPosition told = self->told;

  if (again != NULL)
    {
      g_assert_cmpmem (abbates_state_get_position (again), sizeof told, &told, sizeof told);
      return;
    }
  if (told.naming)
    return;
  (*n_refused)++;
  if (strstr (error->message, "at a real table") == NULL)
    g_error ("it is not said what to do: %s", error->message);
  g_clear_error (&error);
  again = abbates_state_new_from_json (self->setup, SCR_MODE_TABLE, start, "$.start", &error);
  g_assert_no_error (error);
  told.table = TRUE;
  g_assert_cmpmem (abbates_state_get_position (again), sizeof told, &told, sizeof told);
}

static void
test_dealt (void)
{
  const AbbatesMove deal = { ABBATES_MOVE_MODE, { 0 } };
  guint64 random = 20261209;
  guint n_refused = 0;

  for (guint i = 0; i < abbates_test_share (N_DEALT); i++)
    {
      g_auto (Table) table = table_new (&random, i % 2 == 1 ? i / 2 + 1 : 0);
      const AbbatesRules *rules = &table.setup->rules;
      guint n_told = (guint) scr_random_below (&random, MAX_TOLD);
      AbbatesMove move;

      while (n_told-- > 0 && draw_move (&table, &move))
        abbates_told_make (&table.told, rules, move);
      if (abbates_position_check (&table.told, rules, deal) != ABBATES_REASON_NONE)
        continue;
      abbates_told_make (&table.told, rules, deal);
      for (check_dealt (&table, &n_refused); draw_move (&table, &move);
           check_dealt (&table, &n_refused))
        abbates_told_make (&table.told, rules, move);
    }
  g_assert_cmpuint (n_refused, >, 0);
}

/* @word instead of the last of a list, or as the only one. */
static void
set_last (JsonObject *object,
          const char *key,
          const char *word)
{
  JsonArray *array = json_object_get_array_member (object, key);

  if (json_array_get_length (array) > 0)
    json_array_remove_element (array, json_array_get_length (array) - 1);
  json_array_add_string_element (array, word);
}

static void
assert_refused (Table *table,
                JsonNode *start,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AbbatesState) state =
      abbates_state_new_from_json (table->setup, SCR_MODE_TABLE, start, "$.start", &error);

  g_assert_null (state);
  if (strstr (error->message, message) == NULL)
    g_error ("“%s” does not say “%s”", error->message, message);
}

/* The points card and Henricus' cards are always known: everybody counts with them. */
static void
test_known (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 1, .difficulty = "prior" };
  g_auto (Table) table = { .setup = abbates_test_setup (&wanted),
                           .setup_json = abbates_test_setup_json (&wanted),
                           .random = 5 };
  g_autoptr (JsonNode) points = NULL;
  g_autoptr (JsonNode) cards = NULL;

  abbates_told_begin (&table.told, &table.setup->rules);
  while (table.told.awaiting != ABBATES_MOVE_PLAY)
    abbates_told_make (
        &table.told, &table.setup->rules,
        abbates_position_random_move (&table.told, &table.setup->rules, &table.random));
  points = write_state (table.setup, &table.told);
  set_last (json_node_get_object (points), "points_card", "?");
  assert_refused (&table, points, "$.start.points_card must have known cards");
  cards = write_state (table.setup, &table.told);
  set_last (json_object_get_object_member (json_node_get_object (cards), "henricus"), "cards",
            "?");
  assert_refused (&table, cards, "$.start.henricus.cards must be known");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/start/walk", test_walk);
  g_test_add_func ("/abbates/start/ways", test_ways);
  g_test_add_func ("/abbates/start/dealt", test_dealt);
  g_test_add_func ("/abbates/start/known", test_known);

  return g_test_run ();
}
