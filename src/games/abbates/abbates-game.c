/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/abbates/abbates-game.h"

#include <glib/gi18n-lib.h>

#include "core/scr-json.h"
#include "games/abbates/abbates-bot.h"
#include "games/abbates/abbates-check.h"
#include "games/abbates/abbates-edition.h"
#include "games/abbates/abbates-options.h"
#include "games/abbates/abbates-setup.h"
#include "games/abbates/abbates-sheet.h"
#include "games/abbates/abbates-simulate.h"
#include "games/abbates/abbates-state.h"

#define EDITION "/org/scriptorium/abbates/reconstructed.edition.json"
#define RULES 1

/**
 * AbbatesGame:
 *
 * Abbates as a kind of game: its options, editions, bots and first states.
 */
struct _AbbatesGame
{
  ScrGame parent_instance;
};

G_DEFINE_FINAL_TYPE (AbbatesGame, abbates_game, SCR_TYPE_GAME)

static const char *
abbates_game_get_id (ScrGame *game)
{
  return "abbates";
}

static const char *
abbates_game_get_title (ScrGame *game)
{
  return _ ("Abbates");
}

static guint
abbates_game_get_rules (ScrGame *game)
{
  return RULES;
}

static void
abbates_game_get_seats (ScrGame *game,
                        guint *minimum,
                        guint *maximum)
{
  *minimum = 1;
  *maximum = ABBATES_MAX_SEATS;
}

static GListModel *
abbates_game_list_options (ScrGame *game)
{
  return abbates_options_list ();
}

static JsonNode *
load_shipped_edition (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (EDITION, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  JsonNode *edition = NULL;

  g_assert (bytes != NULL);
  edition =
      scr_json_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  if (edition == NULL)
    g_error ("The shipped edition cannot be read: %s", error->message);

  return edition;
}

static GListModel *
abbates_game_list_editions (ScrGame *game)
{
  GListStore *store = g_list_store_new (SCR_TYPE_EDITION);
  g_autoptr (JsonNode) json = load_shipped_edition ();
  JsonObject *object = json_node_get_object (json);
  g_autoptr (ScrEdition) edition =
      scr_edition_new (json_object_get_string_member (object, "id"),
                       json_object_get_string_member (object, "name"),
                       json_object_get_string_member (object, "provenance"), json);

  g_list_store_append (store, edition);

  return G_LIST_MODEL (store);
}

static JsonNode *
abbates_game_normalize_edition (ScrGame *game,
                                JsonNode *edition,
                                const char *path,
                                GStrv *warnings,
                                GError **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AbbatesRules rules = { 0 };

  if (!abbates_edition_read (edition, path, &rules, texts, error))
    return NULL;
  if (warnings != NULL)
    {
      g_ptr_array_add (texts, NULL);
      *warnings = g_strdupv ((char **) texts->pdata);
    }

  return json_node_copy (edition);
}

static JsonNode *
abbates_game_normalize_setup (ScrGame *game,
                              JsonNode *setup,
                              GError **error)
{
  return abbates_setup_normalize (setup, error);
}

static JsonNode *
abbates_game_normalize_display (ScrGame *game,
                                JsonNode *display,
                                GError **error)
{
  return abbates_setup_normalize_display (display, error);
}

static ScrState *
abbates_game_new_state (ScrGame *game,
                        JsonNode *setup,
                        ScrMode mode,
                        JsonNode *start,
                        GError **error)
{
  g_autoptr (AbbatesSetup) parsed = abbates_setup_new (setup, error);
  AbbatesPosition position;

  if (parsed == NULL)
    return NULL;
  if (start != NULL && !JSON_NODE_HOLDS_NULL (start))
    return (ScrState *) abbates_state_new_from_json (parsed, mode, start, "$.start", error);

  abbates_position_init (&position, &parsed->rules);
  position.table = mode == SCR_MODE_TABLE;

  return SCR_STATE (abbates_state_new (parsed, &position));
}

static ScrState *
abbates_game_read_sheet (ScrGame *game,
                         JsonNode *setup,
                         ScrMode mode,
                         JsonNode *sheet,
                         const char *path,
                         GListStore *faults)
{
  return SCR_STATE (abbates_sheet_read (setup, mode, sheet, path, faults));
}

static GStrv
abbates_game_check_edition (ScrGame *game,
                            JsonNode *edition,
                            const char *path,
                            GStrv *warnings)
{
  return abbates_edition_check (edition, path, warnings);
}

static gboolean
abbates_game_set_edition (ScrGame *game,
                          JsonNode *edition,
                          const char *place,
                          const char *value,
                          GError **error)
{
  return abbates_edition_set (edition, place, value, error);
}

static const char *
abbates_game_describe_places (ScrGame *game)
{
  return abbates_edition_describe_places ();
}

static char *
abbates_game_name_place (ScrGame *game,
                         JsonNode *edition,
                         const char *path)
{
  return abbates_edition_name_place (edition, path);
}

static const char *const *
abbates_game_list_sums (ScrGame *game)
{
  static const char *const sums[] = { "general", "pile", "track", "score", NULL };

  return sums;
}

/* Solo against each level, and play with and without the points card, have scores of
 * their own kind. */
static char *
abbates_game_dup_scoring (ScrGame *game,
                          JsonNode *setup)
{
  JsonObject *object = json_node_get_object (setup);
  JsonObject *variants = json_object_get_object_member (object, "variants");
  gboolean no_points_card =
      json_object_get_boolean_member_with_default (variants, "no-points-card", FALSE);
  const char *play = "table";

  if (json_object_get_boolean_member_with_default (object, "solo", FALSE))
    play = json_object_get_string_member (object, "difficulty");

  return g_strconcat (play, no_points_card ? " no-points-card" : NULL, NULL);
}

static char *
abbates_game_describe_scoring (ScrGame *game,
                               const char *scoring)
{
  gboolean no_points_card = g_str_has_suffix (scoring, " no-points-card");
  const char *play = _ ("Two to four players");

  if (g_str_has_prefix (scoring, "novice"))
    play = _ ("Solo, Novice");
  else if (g_str_has_prefix (scoring, "prior"))
    play = _ ("Solo, Prior");
  else if (g_str_has_prefix (scoring, "abbot"))
    play = _ ("Solo, Abbot");

  return no_points_card ? g_strdup_printf (_ ("%s, without the points card"), play)
                        : g_strdup (play);
}

static char *
abbates_game_print_starter (ScrGame *game,
                            guint seat)
{
  return g_strdup_printf ("start %u", seat);
}

static const char *const *
abbates_game_list_bots (ScrGame *game)
{
  return abbates_bots;
}

static ScrBot *
abbates_game_new_bot (ScrGame *game,
                      const char *name)
{
  return abbates_bot_new (name);
}

static gboolean
abbates_game_simulate (ScrGame *game,
                       const ScrSimulation *simulation,
                       ScrSimulationResult *result,
                       GError **error)
{
  return abbates_simulate (simulation, result, error);
}

/* Four seats, all rules on. */
static gboolean
abbates_game_bench (ScrGame *game,
                    ScrBench *bench,
                    GError **error)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonArray *seats = json_array_new ();

  json_object_set_member (setup, "edition", load_shipped_edition ());
  for (guint i = 0; i < ABBATES_MAX_SEATS; i++)
    {
      JsonObject *seat = json_object_new ();

      json_object_set_string_member (seat, "name", "Bench");
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (setup, "seats", seats);
  node = json_node_init_object (json_node_alloc (), setup);

  return abbates_bench (node, bench, error);
}

static ScrCheck *
abbates_game_check_positions (ScrGame *game,
                              ScrState *start,
                              const char *const *moves,
                              const char *const *words,
                              GError **error)
{
  AbbatesState *state = ABBATES_STATE (start);

  return abbates_check_positions (abbates_state_get_setup (state),
                                  abbates_state_get_position (state), moves, words, error);
}

static void
abbates_game_class_init (AbbatesGameClass *klass)
{
  ScrGameClass *game_class = SCR_GAME_CLASS (klass);

  game_class->get_id = abbates_game_get_id;
  game_class->get_title = abbates_game_get_title;
  game_class->get_rules = abbates_game_get_rules;
  game_class->get_seats = abbates_game_get_seats;
  game_class->list_options = abbates_game_list_options;
  game_class->list_editions = abbates_game_list_editions;
  game_class->normalize_edition = abbates_game_normalize_edition;
  game_class->normalize_setup = abbates_game_normalize_setup;
  game_class->normalize_display = abbates_game_normalize_display;
  game_class->new_state = abbates_game_new_state;
  game_class->list_sums = abbates_game_list_sums;
  game_class->dup_scoring = abbates_game_dup_scoring;
  game_class->describe_scoring = abbates_game_describe_scoring;
  game_class->print_starter = abbates_game_print_starter;
  game_class->list_bots = abbates_game_list_bots;
  game_class->new_bot = abbates_game_new_bot;
  game_class->simulate = abbates_game_simulate;
  game_class->bench = abbates_game_bench;
  game_class->check_positions = abbates_game_check_positions;
  game_class->read_sheet = abbates_game_read_sheet;
  game_class->check_edition = abbates_game_check_edition;
  game_class->set_edition = abbates_game_set_edition;
  game_class->describe_places = abbates_game_describe_places;
  game_class->name_place = abbates_game_name_place;
}

static void
abbates_game_init (AbbatesGame *self)
{
}

/**
 * abbates_game_new:
 *
 * Returns: (transfer full): the game, which scr_game_register() makes known
 */
ScrGame *
abbates_game_new (void)
{
  return g_object_new (ABBATES_TYPE_GAME, NULL);
}
