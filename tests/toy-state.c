/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-state.h"

#include <stdio.h>
#include <string.h>

#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-result-row.h"

#define MAX_SEATS TOY_MAX_SEATS
#define N_BADGES 8
#define N_DICE 3
#define RULES_TWO_IS_NOTHING 3
#define RULES_NO_EMPTY_HOLD 4
#define RULES_DOUBLE_SUM 5

/* What changes from state to state; seats count from 0 here. */
typedef struct
{
  guint8 badges[MAX_SEATS]; /* 0 for none */
  guint8 n_badges;
  gboolean is_started;
  gboolean is_rolling;
  guint turn;
  guint pot;
  guint n_throws;
  guint scores[MAX_SEATS];
} ToyPosition;

struct _ToyState
{
  ScrState parent_instance;

  JsonNode *setup;
  guint rules;
  guint n_seats;
  guint goal;
  gboolean is_harsh;
  guint dice[N_DICE];
  ToyPosition at;
};

G_DEFINE_FINAL_TYPE (ToyState, toy_state, SCR_TYPE_STATE)

static gboolean
is_over (ToyState *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->at.scores[i] >= self->goal)
      return TRUE;

  return FALSE;
}

static guint
n_faces (ToyState *self)
{
  return self->dice[self->at.n_throws % N_DICE];
}

static const char *
toy_state_get_awaiting (ScrState *state)
{
  ToyState *self = TOY_STATE (state);

  if (self->at.n_badges < self->n_seats)
    return "badge";
  if (!self->at.is_started)
    return "start";
  if (is_over (self))
    return NULL;

  return self->at.is_rolling ? "die" : "roll";
}

static int
toy_state_get_turn (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  const char *awaiting = toy_state_get_awaiting (state);

  if (awaiting == NULL)
    return SCR_TURN_NONE;

  return g_str_equal (awaiting, "roll") ? (int) self->at.turn + 1 : SCR_TURN_TABLE;
}

static void
add_outcome (GStrvBuilder *builder,
             GArray *weights,
             guint weight,
             char *outcome)
{
  g_strv_builder_add (builder, outcome);
  g_array_append_val (weights, weight);
  g_free (outcome);
}

static GStrv
toy_state_list_outcomes (ScrState *state,
                         GArray *weights)
{
  ToyState *self = TOY_STATE (state);
  const char *awaiting = toy_state_get_awaiting (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (g_strcmp0 (awaiting, "badge") == 0)
    {
      for (guint i = 1; i <= N_BADGES; i++)
        if (memchr (self->at.badges, (int) i, MAX_SEATS) == NULL)
          add_outcome (builder, weights, 1,
                       g_strdup_printf ("badge %u b%u", self->at.n_badges + 1, i));
    }
  else if (g_strcmp0 (awaiting, "start") == 0)
    {
      for (guint i = 1; i <= self->n_seats; i++)
        add_outcome (builder, weights, 1, g_strdup_printf ("start %u", i));
    }
  else if (g_strcmp0 (awaiting, "die") == 0)
    {
      for (guint i = 1; i <= n_faces (self); i++)
        add_outcome (builder, weights, i == 1 ? 2 : 1, g_strdup_printf ("die %u", i));
    }

  return g_strv_builder_end (builder);
}

static gboolean
can_hold (ToyState *self)
{
  return self->at.pot > 0 || self->rules < RULES_NO_EMPTY_HOLD;
}

static GStrv
toy_state_list_moves (ScrState *state)
{
  static const char *const decisions[] = { "roll", "hold", NULL };
  static const char *const only[] = { "roll", NULL };
  static const char *const none[] = { NULL };
  const char *const *possible = can_hold (TOY_STATE (state)) ? decisions : only;

  return g_strdupv ((char **) (toy_state_get_turn (state) > 0 ? possible : none));
}

static gboolean
check (ToyState *self,
       const char *move,
       GError **error)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = NULL;
  const char *awaiting = toy_state_get_awaiting (SCR_STATE (self));
  gboolean is_decision = g_str_equal (move, "roll") || g_str_equal (move, "hold");

  if (awaiting == NULL)
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_ILLEGAL, "The game is over");
  else if (is_decision && !g_str_equal (awaiting, "roll"))
    g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL, "“%s” is due first", awaiting);
  else if (g_str_equal (move, "hold") && !can_hold (self))
    g_set_error_literal (error, SCR_ERROR, SCR_ERROR_ILLEGAL, "There is nothing to hold");
  else if (is_decision)
    return TRUE;
  else
    {
      outcomes = toy_state_list_outcomes (SCR_STATE (self), weights);
      if (g_strv_contains ((const char *const *) outcomes, move))
        return TRUE;
      g_set_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL, "“%s” cannot come now", move);
    }

  return FALSE;
}

static void
throw_die (ToyState *self,
           guint face)
{
  ToyPosition *at = &self->at;

  at->is_rolling = FALSE;
  at->n_throws++;
  if (face != 2 || self->rules < RULES_TWO_IS_NOTHING)
    at->pot += face;
  if (face > 1)
    return;

  at->pot = 0;
  if (self->is_harsh)
    at->scores[at->turn] = 0;
  at->turn = (at->turn + 1) % self->n_seats;
}

static void
make (ToyState *self,
      const char *move)
{
  ToyPosition *at = &self->at;
  guint number = (guint) g_ascii_digit_value (move[strlen (move) - 1]);

  if (g_str_has_prefix (move, "badge"))
    at->badges[at->n_badges++] = (guint8) number;
  else if (g_str_has_prefix (move, "start"))
    {
      at->is_started = TRUE;
      at->turn = number - 1;
    }
  else if (g_str_has_prefix (move, "die"))
    throw_die (self, number);
  else if (g_str_equal (move, "roll"))
    at->is_rolling = TRUE;
  else
    {
      at->scores[at->turn] += at->pot;
      at->pot = 0;
      at->turn = (at->turn + 1) % self->n_seats;
    }
}

static ScrState *
toy_state_apply (ScrState *state,
                 const char *move,
                 GError **error)
{
  ToyState *self = TOY_STATE (state);
  ToyState *next;

  if (!check (self, move, error))
    return NULL;

  next = g_object_new (TOY_TYPE_STATE, NULL);
  next->setup = json_node_ref (self->setup);
  next->rules = self->rules;
  next->n_seats = self->n_seats;
  next->goal = self->goal;
  next->is_harsh = self->is_harsh;
  memcpy (next->dice, self->dice, sizeof next->dice);
  next->at = self->at;
  make (next, move);

  return SCR_STATE (next);
}

static gboolean
toy_state_turns_up (ScrState *state,
                    const char *move)
{
  return g_str_has_prefix (move, "die") || g_str_has_prefix (move, "badge");
}

/* A badge is worn by one seat, and a seat wears one badge. */
static gboolean
toy_state_excludes (ScrState *state,
                    const char *answer,
                    const char *prepared)
{
  guint seat, badge, other_seat, other_badge;

  return sscanf (answer, "badge %u b%u", &seat, &badge) == 2 &&
         sscanf (prepared, "badge %u b%u", &other_seat, &other_badge) == 2 &&
         (seat == other_seat) != (badge == other_badge);
}

static const char *
get_name (ToyState *self,
          guint seat)
{
  JsonArray *seats = json_object_get_array_member (json_node_get_object (self->setup), "seats");

  return json_object_get_string_member (json_array_get_object_element (seats, seat), "name");
}

static char *
toy_state_prompt (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  int turn = toy_state_get_turn (state);

  if (turn == SCR_TURN_NONE)
    return g_strdup ("The game is over");

  return g_strdup_printf ("%s’s turn",
                          turn == SCR_TURN_TABLE ? "The table" : get_name (self, (guint) turn - 1));
}

static char *
toy_state_describe (ScrState *state,
                    const char *move,
                    int viewer,
                    JsonNode *display)
{
  ToyState *self = TOY_STATE (state);
  int turn = toy_state_get_turn (state);

  return g_strdup_printf ("%s: %s", turn > 0 ? get_name (self, (guint) turn - 1) : "Chance", move);
}

static GStrv
toy_state_dup_columns (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->n_seats; i++)
    g_strv_builder_add (builder, get_name (self, i));

  return g_strv_builder_end (builder);
}

static GListModel *
toy_state_list_result (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (ScrResultRow) row = NULL;
  g_auto (GStrv) values = NULL;
  GListStore *rows = g_list_store_new (SCR_TYPE_RESULT_ROW);

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *value = g_strdup_printf ("%u", self->at.scores[i]);

      g_strv_builder_add (builder, value);
    }

  values = g_strv_builder_end (builder);
  row = scr_result_row_new ("Points", "What was held", (const char *const *) values, TRUE);
  g_list_store_append (rows, row);

  return G_LIST_MODEL (rows);
}

static int
get_winner (ToyState *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->at.scores[i] >= self->goal)
      return (int) i;

  return -1;
}

static char *
toy_state_describe_result (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  int winner = get_winner (self);

  return winner < 0 ? NULL
                    : g_strdup_printf ("%s wins with %u", get_name (self, (guint) winner),
                                       self->at.scores[winner]);
}

static GArray *
toy_state_list_winners (ScrState *state)
{
  GArray *winners = g_array_new (FALSE, FALSE, sizeof (guint));
  int winner = get_winner (TOY_STATE (state));
  guint seat = (guint) winner + 1;

  if (winner >= 0)
    g_array_append_val (winners, seat);

  return winners;
}

static int
toy_state_get_total (ScrState *state,
                     guint seat)
{
  return (int) TOY_STATE (state)->at.scores[seat - 1];
}

static void
build_numbers (JsonBuilder *builder,
               const char *name,
               const guint *numbers,
               guint n_numbers)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_numbers; i++)
    json_builder_add_int_value (builder, numbers[i]);
  json_builder_end_array (builder);
}

static JsonNode *
toy_state_score_to_json (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "final");
  json_builder_add_boolean_value (builder, is_over (self));
  build_numbers (builder, "totals", self->at.scores, self->n_seats);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
build_number (JsonBuilder *builder,
              const char *name,
              guint number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static JsonNode *
toy_state_to_json (ScrState *state)
{
  ToyState *self = TOY_STATE (state);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  guint badges[MAX_SEATS];
  guint sum = 0;

  for (guint i = 0; i < self->n_seats; i++)
    {
      badges[i] = self->at.badges[i];
      sum += self->at.scores[i];
    }

  json_builder_begin_object (builder);
  build_numbers (builder, "badges", badges, self->at.n_badges);
  json_builder_set_member_name (builder, "started");
  json_builder_add_boolean_value (builder, self->at.is_started);
  json_builder_set_member_name (builder, "rolling");
  json_builder_add_boolean_value (builder, self->at.is_rolling);
  build_number (builder, "turn", self->at.turn + 1);
  build_number (builder, "pot", self->at.pot);
  build_number (builder, "throws", self->at.n_throws);
  build_numbers (builder, "scores", self->at.scores, self->n_seats);
  build_number (builder, "sum", self->rules < RULES_DOUBLE_SUM ? sum : 2 * sum);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
toy_state_finalize (GObject *object)
{
  g_clear_pointer (&TOY_STATE (object)->setup, json_node_unref);

  G_OBJECT_CLASS (toy_state_parent_class)->finalize (object);
}

static void
toy_state_class_init (ToyStateClass *klass)
{
  ScrStateClass *state_class = SCR_STATE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = toy_state_finalize;

  state_class->apply = toy_state_apply;
  state_class->list_moves = toy_state_list_moves;
  state_class->list_outcomes = toy_state_list_outcomes;
  state_class->get_turn = toy_state_get_turn;
  state_class->get_awaiting = toy_state_get_awaiting;
  state_class->turns_up = toy_state_turns_up;
  state_class->excludes = toy_state_excludes;
  state_class->prompt = toy_state_prompt;
  state_class->describe = toy_state_describe;
  state_class->list_events = toy_state_list_events;
  state_class->explain = toy_state_explain;
  state_class->dup_columns = toy_state_dup_columns;
  state_class->list_result = toy_state_list_result;
  state_class->describe_result = toy_state_describe_result;
  state_class->list_winners = toy_state_list_winners;
  state_class->get_total = toy_state_get_total;
  state_class->score_to_json = toy_state_score_to_json;
  state_class->to_json = toy_state_to_json;
}

static void
toy_state_init (ToyState *self)
{
}

/* Reads a list of numbers. */
static gboolean
read_numbers (JsonObject *object,
              const char *name,
              guint *numbers,
              guint *n_numbers,
              gint64 maximum,
              GError **error)
{
  JsonArray *array = scr_json_get_array (object, "$.start", name, error);

  if (array == NULL)
    return FALSE;

  *n_numbers = MIN (json_array_get_length (array), MAX_SEATS);
  for (guint i = 0; i < *n_numbers; i++)
    {
      g_autofree char *path = g_strdup_printf ("$.start.%s[%u]", name, i);
      gint64 number;

      if (!scr_json_node_get_int (json_array_get_element (array, i), path, 0, maximum, &number,
                                  error))
        return FALSE;
      numbers[i] = (guint) number;
    }

  return TRUE;
}

static gboolean
read_position (ToyState *self,
               JsonObject *start,
               GError **error)
{
  ToyPosition *at = &self->at;
  guint badges[MAX_SEATS];
  guint n_badges;
  guint n_scores;
  gint64 turn;
  gint64 pot;
  gint64 throws;

  if (!read_numbers (start, "badges", badges, &n_badges, N_BADGES, error) ||
      !read_numbers (start, "scores", at->scores, &n_scores, 1000, error) ||
      !scr_json_get_boolean (start, "$.start", "started", &at->is_started, error) ||
      !scr_json_get_boolean (start, "$.start", "rolling", &at->is_rolling, error) ||
      !scr_json_get_int (start, "$.start", "turn", 1, self->n_seats, &turn, error) ||
      !scr_json_get_int (start, "$.start", "pot", 0, 1000, &pot, error) ||
      !scr_json_get_int (start, "$.start", "throws", 0, 100000, &throws, error))
    return FALSE;

  at->n_badges = (guint8) n_badges;
  for (guint i = 0; i < n_badges; i++)
    at->badges[i] = (guint8) badges[i];
  at->turn = (guint) turn - 1;
  at->pot = (guint) pot;
  at->n_throws = (guint) throws;
  return TRUE;
}

ScrState *
toy_state_new (JsonNode *setup,
               JsonNode *start,
               guint rules,
               GError **error)
{
  g_autoptr (ToyState) self = g_object_new (TOY_TYPE_STATE, NULL);
  JsonObject *object = json_node_get_object (setup);
  JsonObject *options = json_object_get_object_member (object, "options");
  JsonArray *order = json_object_get_array_member (options, "die-order");
  g_autofree char *difference = NULL;
  g_autoptr (JsonNode) made = NULL;

  self->setup = json_node_ref (setup);
  self->rules = rules;
  self->n_seats = json_array_get_length (json_object_get_array_member (object, "seats"));
  self->goal = (guint) g_ascii_strtoull (json_object_get_string_member (options, "goal"), NULL, 10);
  self->is_harsh =
      json_object_get_boolean_member (json_object_get_object_member (object, "variants"), "harsh");
  for (guint i = 0; i < N_DICE; i++)
    self->dice[i] = (guint) g_ascii_digit_value (json_array_get_string_element (order, i)[1]);

  if (start == NULL)
    return SCR_STATE (g_steal_pointer (&self));

  if (!read_position (self, json_node_get_object (start), error))
    return NULL;

  made = toy_state_to_json (SCR_STATE (self));
  if (!json_object_has_member (json_node_get_object (start), "sum"))
    json_object_remove_member (json_node_get_object (made), "sum");
  if (scr_json_holds (start, made, &difference, NULL))
    return SCR_STATE (g_steal_pointer (&self));

  g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, "$.start%s does not add up", difference + 1);
  return NULL;
}
