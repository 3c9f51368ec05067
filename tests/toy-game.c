/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "toy-state.h"

struct _ToyGame
{
  ScrGame parent_instance;

  guint rules;
};

enum
{
  PROP_0,
  PROP_RULES,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ToyGame, toy_game, SCR_TYPE_GAME)

#define TOY_TYPE_BOT (toy_bot_get_type ())
G_DECLARE_FINAL_TYPE (ToyBot, toy_bot, TOY, BOT, ScrBot)

struct _ToyBot
{
  ScrBot parent_instance;

  gboolean is_careful;
};

G_DEFINE_FINAL_TYPE (ToyBot, toy_bot, SCR_TYPE_BOT)

static const char *const colours[] = { "red", "purple", "yellow", "blue", "green", "black", NULL };
static const char *const players[] = { "human", "bot:random", "bot:careful", NULL };
static const char *const bots[] = { "random", "careful", NULL };
static const char *const goals[] = { "20", "50", "100", NULL };
static const char *const dice[] = { "d4", "d6", "d8", NULL };
static const char *const undos[] = { "free", "until-reveal", "none", NULL };

static char *
toy_bot_choose (ScrBot *bot,
                ScrState *state,
                guint64 *random)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  gint64 pot = json_object_get_int_member (json_node_get_object (json), "pot");

  if (TOY_BOT (bot)->is_careful)
    return g_strdup (pot >= 6 ? "hold" : "roll");

  return g_strdup (scr_random_below (random, 2) == 0 ? "roll" : "hold");
}

static void
toy_bot_class_init (ToyBotClass *klass)
{
  SCR_BOT_CLASS (klass)->choose = toy_bot_choose;
}

static void
toy_bot_init (ToyBot *self)
{
}

static const char *
toy_game_get_id (ScrGame *game)
{
  return "pig";
}

static const char *
toy_game_get_title (ScrGame *game)
{
  return "Pig";
}

static guint
toy_game_get_rules (ScrGame *game)
{
  return TOY_GAME (game)->rules;
}

static void
toy_game_get_seats (ScrGame *game,
                    guint *minimum,
                    guint *maximum)
{
  *minimum = 1;
  *maximum = TOY_MAX_SEATS;
}

static GListModel *
toy_game_list_options (ScrGame *game)
{
  static const char *const undo_titles[] = { "Always", "Before a throw", "Never", NULL };
  GListStore *store = g_list_store_new (SCR_TYPE_OPTION);
  g_autoptr (ScrOption) harsh = scr_option_new_switch (
      "variants", "harsh", "Harsh", "A one loses all points, held ones too", FALSE);
  g_autoptr (ScrOption) goal = scr_option_new_choice (
      SCR_OPTION_CHOICE, "options", "goal", "Goal", "The points that win", goals, goals, "20");
  g_autoptr (ScrOption) order =
      scr_option_new_choice (SCR_OPTION_ORDER, "options", "die-order", "Dice",
                             "Which die comes after which", dice, dice, "d6,d4,d8");
  g_autoptr (ScrOption) undo = scr_option_new_choice (
      SCR_OPTION_CHOICE, "options", "undo", "Undo", NULL, undos, undo_titles, "free");

  g_list_store_append (store, harsh);
  g_list_store_append (store, goal);
  g_list_store_append (store, order);
  g_list_store_append (store, undo);

  return G_LIST_MODEL (store);
}

/* Copies the text @name from @from, if it is there, else @fallback; it must be one of @choices. */
static gboolean
copy_choice (JsonObject *from,
             const char *path,
             const char *name,
             const char *const *choices,
             const char *fallback,
             JsonObject *to,
             GError **error)
{
  const char *text = fallback;

  if (json_object_has_member (from, name))
    text = scr_json_get_string (from, path, name, error);
  if (text == NULL)
    return FALSE;

  if (choices != NULL && !g_strv_contains (choices, text))
    {
      g_autofree char *all = g_strjoinv (", ", (char **) choices);

      g_set_error (error, SCR_ERROR, SCR_ERROR_FORMAT, "%s.%s must be one of %s", path, name, all);
      return FALSE;
    }

  json_object_set_string_member (to, name, text);
  return TRUE;
}

static gboolean
add_seat (JsonNode *node,
          guint index,
          JsonArray *seats,
          GError **error)
{
  g_autofree char *path = g_strdup_printf ("$.setup.seats[%u]", index);
  g_autofree char *name = g_strdup_printf ("Player %u", index + 1);
  JsonObject *from = scr_json_node_get_object (node, path, error);
  JsonObject *seat;

  if (from == NULL)
    return FALSE;

  seat = json_object_new ();
  json_array_add_object_element (seats, seat);
  if (!copy_choice (from, path, "name", NULL, name, seat, error) ||
      !copy_choice (from, path, "colour", colours, colours[index], seat, error) ||
      !copy_choice (from, path, "player", players, "human", seat, error))
    return FALSE;

  scr_json_copy_unknown (from, seat);
  return TRUE;
}

static gboolean
add_seats (JsonObject *from,
           JsonObject *to,
           GError **error)
{
  JsonArray *old = scr_json_get_array (from, "$.setup", "seats", error);
  JsonArray *seats;

  if (old == NULL)
    return FALSE;

  if (json_array_get_length (old) < 1 || json_array_get_length (old) > TOY_MAX_SEATS)
    {
      g_set_error (error, SCR_ERROR, SCR_ERROR_SETUP, "$.setup.seats must hold 1 to %d seats",
                   TOY_MAX_SEATS);
      return FALSE;
    }

  seats = json_array_new ();
  json_object_set_array_member (to, "seats", seats);
  for (guint i = 0; i < json_array_get_length (old); i++)
    if (!add_seat (json_array_get_element (old, i), i, seats, error))
      return FALSE;

  return TRUE;
}

/* The object @name of @from, or an empty one in @empty. */
static JsonObject *
get_group (JsonObject *from,
           const char *name,
           JsonObject *empty,
           GError **error)
{
  return json_object_has_member (from, name) ? scr_json_get_object (from, "$.setup", name, error)
                                             : empty;
}

static gboolean
add_variants (JsonObject *from,
              JsonObject *to,
              GError **error)
{
  g_autoptr (JsonObject) empty = json_object_new ();
  JsonObject *old = get_group (from, "variants", empty, error);
  JsonObject *variants;
  gboolean harsh = FALSE;

  if (old == NULL ||
      (json_object_has_member (old, "harsh") &&
       !scr_json_get_boolean (old, "$.setup.variants", "harsh", &harsh, error)))
    return FALSE;

  variants = json_object_new ();
  json_object_set_boolean_member (variants, "harsh", harsh);
  scr_json_copy_unknown (old, variants);
  json_object_set_object_member (to, "variants", variants);
  return TRUE;
}

/* Copies an order of all three dice. */
static gboolean
add_order (JsonObject *from,
           JsonObject *to,
           GError **error)
{
  g_autoptr (JsonNode) fallback = json_from_string ("[\"d6\", \"d4\", \"d8\"]", NULL);
  JsonNode *node = json_object_get_member (from, "die-order");
  JsonArray *array;
  guint seen = 0;

  array =
      scr_json_node_get_array (node != NULL ? node : fallback, "$.setup.options.die-order", error);
  if (array == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const char *die = scr_json_node_get_string (json_array_get_element (array, i),
                                                  "$.setup.options.die-order[…]", error);

      if (die == NULL)
        return FALSE;
      for (guint j = 0; dice[j] != NULL; j++)
        seen |= g_str_equal (die, dice[j]) ? 1u << j : 0;
    }

  if (json_array_get_length (array) != 3 || seen != 7)
    {
      g_set_error_literal (error, SCR_ERROR, SCR_ERROR_FORMAT,
                           "$.setup.options.die-order must hold d4, d6 and d8, each once");
      return FALSE;
    }

  json_object_set_array_member (to, "die-order", json_array_ref (array));
  return TRUE;
}

static gboolean
add_options (JsonObject *from,
             JsonObject *to,
             GError **error)
{
  g_autoptr (JsonObject) empty = json_object_new ();
  JsonObject *old = get_group (from, "options", empty, error);
  g_autoptr (JsonObject) options = json_object_new ();

  if (old == NULL ||
      !copy_choice (old, "$.setup.options", "goal", goals, "20", options, error) ||
      !add_order (old, options, error) ||
      !copy_choice (old, "$.setup.options", "undo", undos, "free", options, error))
    return FALSE;

  scr_json_copy_unknown (old, options);
  json_object_set_object_member (to, "options", g_steal_pointer (&options));
  return TRUE;
}

static JsonNode *
toy_game_normalize_setup (ScrGame *game,
                          JsonNode *setup,
                          GError **error)
{
  JsonObject *from = scr_json_node_get_object (setup, "$.setup", error);
  g_autoptr (JsonObject) to = json_object_new ();

  if (from == NULL ||
      !add_seats (from, to, error) ||
      !add_variants (from, to, error) ||
      !add_options (from, to, error))
    return NULL;

  scr_json_copy_unknown (from, to);

  return json_node_init_object (json_node_alloc (), to);
}

static ScrState *
toy_game_new_state (ScrGame *game,
                    JsonNode *setup,
                    ScrMode mode,
                    JsonNode *start,
                    GError **error)
{
  return toy_state_new (setup, start, TOY_GAME (game)->rules, error);
}

static const char *const *
toy_game_list_sums (ScrGame *game)
{
  static const char *const sums[] = { "sum", NULL };

  return sums;
}

static char *
toy_game_dup_scoring (ScrGame *game,
                      JsonNode *setup)
{
  JsonObject *variants =
      json_object_get_object_member (json_node_get_object (setup), "variants");

  return g_strdup (json_object_get_boolean_member (variants, "harsh") ? "harsh" : "mild");
}

static char *
toy_game_describe_scoring (ScrGame *game,
                           const char *scoring)
{
  return g_strdup (g_str_equal (scoring, "harsh") ? "Harsh" : "Mild");
}

static const char *const *
toy_game_list_bots (ScrGame *game)
{
  return bots;
}

static ScrBot *
toy_game_new_bot (ScrGame *game,
                  const char *name)
{
  ToyBot *bot;

  if (!g_strv_contains (bots, name))
    return NULL;

  bot = g_object_new (TOY_TYPE_BOT, NULL);
  bot->is_careful = g_str_equal (name, "careful");

  return SCR_BOT (bot);
}

static void
toy_game_get_property (GObject *object,
                       guint prop_id,
                       GValue *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_RULES:
      g_value_set_uint (value, TOY_GAME (object)->rules);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
toy_game_set_property (GObject *object,
                       guint prop_id,
                       const GValue *value,
                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_RULES:
      TOY_GAME (object)->rules = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
toy_game_class_init (ToyGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ScrGameClass *game_class = SCR_GAME_CLASS (klass);

  object_class->get_property = toy_game_get_property;
  object_class->set_property = toy_game_set_property;
  g_object_class_install_property (
      object_class, PROP_RULES,
      g_param_spec_uint ("rules", NULL, NULL, 2, 5, 2,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));

  game_class->get_id = toy_game_get_id;
  game_class->get_title = toy_game_get_title;
  game_class->get_rules = toy_game_get_rules;
  game_class->get_seats = toy_game_get_seats;
  game_class->list_options = toy_game_list_options;
  game_class->normalize_setup = toy_game_normalize_setup;
  game_class->new_state = toy_game_new_state;
  game_class->list_sums = toy_game_list_sums;
  game_class->dup_scoring = toy_game_dup_scoring;
  game_class->describe_scoring = toy_game_describe_scoring;
  game_class->list_bots = toy_game_list_bots;
  game_class->new_bot = toy_game_new_bot;
}

static void
toy_game_init (ToyGame *self)
{
}

ScrGame *
toy_game_new (void)
{
  return g_object_new (TOY_TYPE_GAME, NULL);
}
