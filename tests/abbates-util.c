/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "abbates-util.h"

#include <stdlib.h>

#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "games/scr-games.h"

/* Returns (transfer none) the game, registered. */
ScrGame *
abbates_test_game (void)
{
  if (scr_game_lookup ("abbates") == NULL)
    scr_games_register ();

  return scr_game_lookup ("abbates");
}

/* Returns (transfer full) the shipped edition. */
JsonNode *
abbates_test_edition (void)
{
  g_autoptr (GListModel) editions = scr_game_list_editions (abbates_test_game ());
  g_autoptr (ScrEdition) edition = g_list_model_get_item (editions, 0);

  return json_node_copy (scr_edition_get_json (edition));
}

static JsonObject *
make_options (const AbbatesTestSetup *wanted)
{
  JsonObject *options = json_object_new ();

  json_object_set_string_member (options, "stuck", wanted->sit_out ? "sit-out" : "duplicate");
  json_object_set_string_member (options, "areas", wanted->areas_any ? "any" : "distinct");
  json_object_set_string_member (options, "solo-pawn",
                                 wanted->every_phase ? "every-phase" : "on-win");
  if (wanted->undo != NULL)
    json_object_set_string_member (options, "undo", wanted->undo);
  if (wanted->ora_order != NULL)
    {
      JsonArray *order = json_array_new ();

      for (guint i = 0; i < 4; i++)
        {
          char face[] = { wanted->ora_order[i], '\0' };

          json_array_add_string_element (order, face);
        }
      json_object_set_array_member (options, "ora-order", order);
    }

  return options;
}

/* Returns (transfer full) the "setup" object of a match file. */
JsonNode *
abbates_test_setup_json (const AbbatesTestSetup *wanted)
{
  static const char *const names[] = { "Ann", "Ben", "Cleo", "Dirk" };
  static const char *const variants[] = { "no-arcade", "no-ora", "no-mission", "no-points-card" };
  g_autoptr (JsonObject) setup = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonObject *switches = json_object_new ();

  json_object_set_member (setup, "edition", abbates_test_edition ());
  for (guint i = 0; i < wanted->n_seats; i++)
    {
      JsonObject *seat = json_object_new ();

      json_object_set_string_member (seat, "name", names[i]);
      json_array_add_object_element (seats, seat);
    }
  json_object_set_array_member (setup, "seats", seats);
  json_object_set_boolean_member (setup, "palms", wanted->palms);
  for (guint i = 0; i < 4; i++)
    json_object_set_boolean_member (switches, variants[i], (wanted->variants >> i) & 1);
  json_object_set_object_member (setup, "variants", switches);
  json_object_set_object_member (setup, "options", make_options (wanted));
  if (wanted->difficulty != NULL)
    {
      json_object_set_boolean_member (setup, "solo", TRUE);
      json_object_set_string_member (setup, "difficulty", wanted->difficulty);
    }

  return json_node_init_object (json_node_alloc (), setup);
}

/* Returns (transfer full) the set-up as the engine keeps it. */
AbbatesSetup *
abbates_test_setup (const AbbatesTestSetup *wanted)
{
  g_autoptr (JsonNode) json = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  AbbatesSetup *setup = abbates_setup_new (json, &error);

  g_assert_no_error (error);
  return setup;
}

/* Any of all configurations. */
AbbatesTestSetup
abbates_test_random_setup (guint64 *random)
{
  static const char *const difficulties[] = { "novice", "prior", "abbot" };
  static const char *const orders[] = { "ABCD", "BADC", "DCBA", "CADB" };
  AbbatesTestSetup wanted = { .n_seats = 1 + (guint) scr_random_below (random, 4) };

  wanted.palms = scr_random_below (random, 3) > 0;
  wanted.variants = scr_random_below (random, 2) == 0 ? 0 : (guint) scr_random_below (random, 16);
  wanted.sit_out = scr_random_below (random, 2) == 0;
  wanted.areas_any = scr_random_below (random, 2) == 0;
  wanted.every_phase = scr_random_below (random, 2) == 0;
  wanted.ora_order = orders[scr_random_below (random, 4)];
  if (wanted.n_seats == 1)
    {
      wanted.difficulty = difficulties[scr_random_below (random, 3)];
      wanted.variants &= 3;
    }

  return wanted;
}

/* Returns (transfer full) the text of a file beside the tests. */
char *
abbates_test_read (const char *first,
                   const char *second)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, first, second, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* How many of @count random games are to be played: all, but where the tests are slow a share. */
guint
abbates_test_share (guint count)
{
  const char *percent = g_getenv ("SCRIPTORIUM_TEST_SHARE");

  return percent != NULL ? MAX (1, count * (guint) atoi (percent) / 100) : count;
}
