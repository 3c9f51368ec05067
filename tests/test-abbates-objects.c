/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "abbates-objects-check.h"
#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-seat.h"
#include "games/abbates/abbates-square.h"
#include "object-util.h"

/* The objects that tell of a state say what its JSON says, and live by themselves. */

/* Fewer than a walk plays, since reading all objects takes long. */
#define N_GAMES 60

static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL ? 1 + (guint) atoi (wanted) / 100 : N_GAMES;
}

static void
check_position (AbbatesSetup *setup,
                const AbbatesPosition *position,
                JsonNode *edition)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (JsonNode) json = scr_state_to_json (SCR_STATE (state));

  abbates_objects_check (state, json, edition);
}

/* As @viewer may see it. */
static void
check_view (AbbatesSetup *setup,
            const AbbatesPosition *position,
            int viewer,
            JsonNode *edition)
{
  g_autoptr (AbbatesState) state = abbates_state_new (setup, position);
  g_autoptr (ScrState) view = scr_state_view (SCR_STATE (state), viewer, NULL);
  g_autoptr (JsonNode) json = scr_state_to_json (view);

  abbates_objects_check (ABBATES_STATE (view), json, edition);
}

static void
step (AbbatesPosition *position,
      AbbatesSetup *setup,
      guint64 *random)
{
  AbbatesMove move = abbates_position_random_move (position, &setup->rules, random);

  abbates_position_apply (position, &setup->rules, move);
}

/* In every state of random games of all configurations. */
static void
test_games (void)
{
  g_autoptr (JsonNode) edition = abbates_test_edition ();
  guint64 random = 1130;

  for (guint i = 0; i < get_n_games (); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      abbates_position_init (&position, &setup->rules);
      for (guint n = 0; position.stage != ABBATES_STAGE_OVER; n++)
        {
          check_position (setup, &position, edition);
          if (n % 5 == 0)
            check_view (setup, &position, (int) (n / 5) % 3, edition);
          step (&position, setup, &random);
        }
      check_position (setup, &position, edition);
    }
}

/* A state in the middle of a game of @wanted, with cards on every portrait. */
static AbbatesState *
new_state (const AbbatesTestSetup *wanted)
{
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (wanted);
  guint64 random = 4;
  AbbatesPosition position;

  abbates_position_init (&position, &setup->rules);
  while (position.round < 3 || position.stage != ABBATES_STAGE_PLAY)
    step (&position, setup, &random);

  return abbates_state_new (setup, &position);
}

static const AbbatesTestSetup four_seats = { .n_seats = 4, .palms = TRUE };
static const AbbatesTestSetup secrets = { .n_seats = 2, .variants = 8 };
static const AbbatesTestSetup solo = { .n_seats = 1, .difficulty = "prior", .palms = TRUE };

/* Cards that nobody recorded are “?”, and what they decide is uncertain. */
static void
test_unknown_cards (void)
{
  g_autoptr (AbbatesState) state = new_state (&secrets);
  g_autoptr (JsonNode) edition = abbates_test_edition ();
  AbbatesPosition position = *abbates_state_get_position (state);
  g_autoptr (AbbatesState) unknown = NULL;
  g_autoptr (JsonNode) json = NULL;

  position.garden[0] = ABBATES_UNKNOWN_CARD;
  position.refill[1] = ABBATES_UNKNOWN_CARD;
  position.discard[0] = ABBATES_UNKNOWN_CARD;
  position.seats[0].portrait[4] = ABBATES_UNKNOWN_CARD;
  position.seats[1].covered[ABBATES_UNKNOWN_CARD] = 2;
  position.seats[1].secret = ABBATES_UNKNOWN_CARD;
  unknown = abbates_state_new (abbates_state_get_setup (state), &position);
  json = scr_state_to_json (SCR_STATE (unknown));
  abbates_objects_check (unknown, json, edition);
  g_assert_false (
      object_get_boolean (object_get_item (abbates_state_get_seats (unknown), 0), "is-certain"));
  g_assert_true (
      object_get_boolean (object_get_item (abbates_state_get_seats (unknown), 1), "is-certain"));
}

/* What an independent program says of each state of a whole game. */
static void
test_fixture (gconstpointer data)
{
  g_autofree char *match_name = g_strdup_printf ("games/%s.match.json", (const char *) data);
  g_autofree char *trace_name = g_strdup_printf ("games/%s.trace.ndjson", (const char *) data);
  g_autofree char *text = abbates_test_read ("fixtures", match_name);
  g_autofree char *trace = abbates_test_read ("fixtures", trace_name);
  g_auto (GStrv) lines = g_strsplit (g_strstrip (trace), "\n", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);
  g_autoptr (ScrMatch) match = NULL;
  JsonNode *edition;

  g_assert_no_error (error);
  match = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, g_strv_length (lines));
  edition = json_object_get_member (
      json_object_get_object_member (json_node_get_object (root), "setup"), "edition");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autoptr (JsonNode) line = scr_json_parse (lines[i], -1, &error);
      JsonNode *state;

      g_assert_no_error (error);
      state = json_object_get_member (json_node_get_object (line), "state");
      abbates_objects_check (ABBATES_STATE (scr_entry_get_after (entry)), state, edition);
    }
}

typedef void (*Visit) (GObject *object,
                       gpointer data);

/* Calls @visit for @object and for all that its properties lead to. */
static void
walk (GObject *object,
      Visit visit,
      gpointer data)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n_pspecs;

  visit (object, data);
  if (G_IS_LIST_MODEL (object))
    for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (object)); i++)
      walk (object_get_item (G_LIST_MODEL (object), i), visit, data);

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_value_init (&value, pspecs[i]->value_type);
      g_object_get_property (object, pspecs[i]->name, &value);
      if (G_VALUE_HOLDS_OBJECT (&value) && g_value_get_object (&value) != NULL)
        walk (g_value_get_object (&value), visit, data);
    }
}

static void
check_read_only (GObject *object,
                 gpointer types)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n_pspecs;

  g_hash_table_add (types, g_strdup (G_OBJECT_TYPE_NAME (object)));
  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
  for (guint i = 0; i < n_pspecs; i++)
    g_assert_cmpuint (pspecs[i]->flags & (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY), ==,
                      G_PARAM_READABLE);
}

/* No property of any object can be set. */
static void
test_read_only (void)
{
  const AbbatesTestSetup *wanted[] = { &four_seats, &secrets, &solo };
  g_autoptr (GHashTable) types = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (AbbatesState) state = new_state (wanted[i]);

      walk (G_OBJECT (state), check_read_only, types);
    }
  g_assert_cmpuint (g_hash_table_size (types), ==, 13);
}

static void
collect (GObject *object,
         gpointer objects)
{
  if (!g_ptr_array_find (objects, object, NULL))
    g_ptr_array_add (objects, g_object_ref (object));
}

/* The children of a state, to hold. */
static GPtrArray *
collect_children (AbbatesState *state)
{
  GPtrArray *objects = g_ptr_array_new_with_free_func (g_object_unref);

  walk (G_OBJECT (state), collect, objects);
  g_ptr_array_remove_index (objects, 0);

  return objects;
}

/* With the state goes all that it has made. */
static void
test_state_goes_first (gconstpointer data)
{
  AbbatesState *state = new_state (data);
  g_autoptr (GPtrArray) children = collect_children (state);
  g_autofree gpointer *weak = g_new0 (gpointer, children->len);
  guint n_children = children->len;

  g_assert_cmpuint (n_children, >, 100);
  for (guint i = 0; i < n_children; i++)
    {
      weak[i] = g_ptr_array_index (children, i);
      g_object_add_weak_pointer (weak[i], &weak[i]);
    }
  g_ptr_array_set_size (children, 0);
  g_assert_nonnull (weak[0]);
  g_assert_finalize_object (state);
  for (guint i = 0; i < n_children; i++)
    g_assert_null (weak[i]);
}

static void
ignore (GObject *object,
        gpointer data)
{
}

/* Each child can be read to the end without its state, and goes with its last holder. */
static void
test_children_outlive (gconstpointer data)
{
  guint n_children = 1;

  for (guint at = 0; at < n_children; at++)
    {
      AbbatesState *state = new_state (data);
      g_autoptr (GPtrArray) children = collect_children (state);
      GObject *child = g_object_ref (g_ptr_array_index (children, at));

      n_children = children->len;
      g_ptr_array_set_size (children, 0);
      g_assert_finalize_object (state);
      walk (child, ignore, NULL);
      g_assert_finalize_object (child);
    }
}

static const char *
get_square_word (AbbatesSquare *square)
{
  AbbatesGardenCard *card = abbates_square_get_card (square);

  return card != NULL ? abbates_garden_card_get_word (card) : NULL;
}

/* A seat whose lists nobody read before its state went makes them then. */
static void
test_seat_alone (void)
{
  AbbatesState *state = new_state (&four_seats);
  g_autoptr (AbbatesState) twin = new_state (&four_seats);
  AbbatesSeat *seat = g_list_model_get_item (abbates_state_get_seats (state), 2);
  GListModel *portrait =
      abbates_seat_get_portrait (object_get_item (abbates_state_get_seats (twin), 2));

  g_assert_finalize_object (state);
  for (guint i = 0; i < 9; i++)
    {
      AbbatesSquare *own = object_get_item (abbates_seat_get_portrait (seat), i);
      AbbatesSquare *other = object_get_item (portrait, i);

      g_assert_true (own != other);
      g_assert_cmpuint (abbates_square_get_area (own), ==, abbates_square_get_area (other));
      g_assert_cmpstr (get_square_word (own), ==, get_square_word (other));
    }
  g_assert_finalize_object (seat);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A match tells of its new state; the old one says what it said. */
static void
test_match_notifies (void)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&four_seats);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, "7", &error);
  g_autoptr (AbbatesState) before = NULL;
  guint n_states = 0, n_before = 0;
  AbbatesState *after;

  g_assert_no_error (error);
  before = g_object_ref (ABBATES_STATE (scr_match_get_state (match)));
  g_assert_cmpuint (g_list_model_get_n_items (abbates_state_get_arcade (before)), ==, 0);
  g_signal_connect_swapped (match, "notify::state", G_CALLBACK (count_cb), &n_states);
  g_signal_connect_swapped (before, "notify", G_CALLBACK (count_cb), &n_before);
  g_assert_true (scr_match_move (match, "arcade 1 1 peek", &error));
  g_assert_no_error (error);

  after = ABBATES_STATE (scr_match_get_state (match));
  g_assert_cmpuint (n_states, ==, 1);
  g_assert_cmpuint (n_before, ==, 0);
  g_assert_true (after != before);
  g_assert_cmpuint (g_list_model_get_n_items (abbates_state_get_arcade (after)), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (abbates_state_get_arcade (before)), ==, 0);
  g_assert_finalize_object (g_steal_pointer (&match));
  g_assert_finalize_object (g_steal_pointer (&before));
}

static gpointer
read_garden (gpointer state)
{
  return abbates_state_get_garden (state);
}

static gpointer
read_hand (gpointer seat)
{
  return abbates_seat_get_hand (seat);
}

/* While the main thread runs its loop, no other may make children. */
static void
test_main_thread (void)
{
  g_autoptr (AbbatesState) state = new_state (&four_seats);
  g_autoptr (AbbatesState) other = new_state (&four_seats);
  AbbatesSeat *seat = object_get_item (abbates_state_get_seats (other), 0);

  g_assert_true (g_main_context_acquire (NULL));
  g_test_expect_message ("abbates", G_LOG_LEVEL_CRITICAL, "*abbates_is_main_thread*");
  g_test_expect_message ("abbates", G_LOG_LEVEL_CRITICAL, "*children != NULL*");
  g_assert_null (g_thread_join (g_thread_new ("garden", read_garden, state)));
  g_test_assert_expected_messages ();
  g_assert_nonnull (abbates_state_get_garden (state));

  g_assert_nonnull (abbates_seat_get_portrait (seat));
  g_assert_true (g_thread_join (g_thread_new ("garden", read_garden, state)) ==
                 abbates_state_get_garden (state));
  g_assert_nonnull (read_hand (seat));
  g_main_context_release (NULL);
}

int
main (int argc,
      char *argv[])
{
  static const char *const games[] = { "four-seats", "solo-prior", "three-seats-variants-2-4",
                                       "two-seats" };

  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/objects/games", test_games);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/abbates/objects/fixtures/%s", games[i]);

      g_test_add_data_func (path, games[i], test_fixture);
    }
  g_test_add_func ("/abbates/objects/unknown-cards", test_unknown_cards);
  g_test_add_func ("/abbates/objects/read-only", test_read_only);
  g_test_add_data_func ("/abbates/objects/four-seats/state-goes-first", &four_seats,
                        test_state_goes_first);
  g_test_add_data_func ("/abbates/objects/secrets/state-goes-first", &secrets,
                        test_state_goes_first);
  g_test_add_data_func ("/abbates/objects/solo/state-goes-first", &solo, test_state_goes_first);
  g_test_add_data_func ("/abbates/objects/four-seats/children-outlive", &four_seats,
                        test_children_outlive);
  g_test_add_data_func ("/abbates/objects/secrets/children-outlive", &secrets,
                        test_children_outlive);
  g_test_add_data_func ("/abbates/objects/solo/children-outlive", &solo, test_children_outlive);
  g_test_add_func ("/abbates/objects/seat-alone", test_seat_alone);
  g_test_add_func ("/abbates/objects/match-notifies", test_match_notifies);
  g_test_add_func ("/abbates/objects/main-thread", test_main_thread);

  return g_test_run ();
}
