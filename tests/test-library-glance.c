/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-library.h"
#include "games/abbates/abbates-state.h"

/* What a list of matches shows at a glance, and what it leaves out. */

typedef struct
{
  char *home;
  char *index;
} Fixture;

static void
set_up (Fixture *fixture,
        gconstpointer data)
{
  fixture->home = g_dir_make_tmp ("scriptorium-glance-XXXXXX", NULL);
  g_assert_nonnull (fixture->home);
  fixture->index = g_build_filename (fixture->home, "index", NULL);
  abbates_test_game ();
}

static void
tear_down (Fixture *fixture,
           gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->home, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->home, name, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->home);
  g_free (fixture->home);
  g_free (fixture->index);
}

static ScrMatch *
load_fixture (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "games", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_load (file, &error);

  g_assert_no_error (error);

  return match;
}

static GFile *
keep (Fixture *fixture,
      ScrMatch *match,
      const char *name)
{
  GFile *file = g_file_new_build_filename (fixture->home, name, NULL);

  g_assert_true (scr_match_save (match, file, NULL));

  return file;
}

/* The letters of the portrait of @seat, from the state as files hold it. */
static char *
dup_portrait (ScrMatch *match,
              guint seat)
{
  const AbbatesPosition *position =
      abbates_state_get_position (ABBATES_STATE (scr_match_get_state (match)));
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = position->seats[seat - 1].portrait[i];

      g_string_append_c (letters, card == ABBATES_NO_CARD ? '.' : "wba"[ABBATES_CARD_KIND (card)]);
    }

  return g_string_free (letters, FALSE);
}

/* The list is the same, be it read from the files or from the index. */
static void
check_item (ScrLibrary *library,
            const char *progress,
            const char *picture)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GListModel) items = scr_library_list (library, NULL, NULL);
      g_autoptr (ScrLibraryItem) item = g_list_model_get_item (items, 0);

      g_assert_cmpuint (g_list_model_get_n_items (items), ==, 1);
      g_assert_cmpstr (scr_library_item_get_progress (item), ==, progress);
      g_assert_cmpstr (scr_library_item_get_picture (item), ==, picture);
    }
}

/* The picture of a match that is over is the winner's portrait. */
static void
test_over (Fixture *fixture,
           gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->home, fixture->index);
  g_autoptr (ScrMatch) match = load_fixture ("three-seats-variants-2-4.match.json");
  g_autoptr (GArray) winners = scr_state_list_winners (scr_match_get_state (match));
  G_GNUC_UNUSED g_autoptr (GFile) file = keep (fixture, match, "over.match.json");
  g_autofree char *picture = dup_portrait (match, g_array_index (winners, guint, 0));

  g_assert_cmpuint (winners->len, ==, 1);
  g_assert_cmpuint (g_array_index (winners, guint, 0), !=, 1);
  check_item (library, "Finished", picture);
}

/* Before the end it is that of who leads. */
static void
test_in_play (Fixture *fixture,
              gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->home, fixture->index);
  g_autoptr (ScrMatch) match = load_fixture ("four-seats.match.json");
  g_autoptr (GFile) file = NULL;
  g_autofree char *picture = NULL;
  ScrState *state;
  guint leader = 1;

  g_assert_true (scr_match_go_to (match, 100, NULL));
  state = scr_match_get_state (match);
  for (guint seat = 2; seat <= 4; seat++)
    if (scr_state_get_total (state, seat) > scr_state_get_total (state, leader))
      leader = seat;
  picture = dup_portrait (match, leader);
  file = keep (fixture, match, "in-play.match.json");
  check_item (library, "Round 2 of 4, phase 3", picture);
}

/* Henricus has won here; he has no portrait, so the player's is shown. */
static void
test_solo (Fixture *fixture,
           gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->home, fixture->index);
  g_autoptr (ScrMatch) match = load_fixture ("solo-prior.match.json");
  g_autoptr (GArray) winners = scr_state_list_winners (scr_match_get_state (match));
  G_GNUC_UNUSED g_autoptr (GFile) file = keep (fixture, match, "solo.match.json");
  g_autofree char *picture = dup_portrait (match, 1);

  g_assert_cmpuint (g_array_index (winners, guint, 0), ==, ABBATES_HENRICUS);
  check_item (library, "Finished", picture);
}

/* What is hidden is left out, and is there again as it was. */
static void
test_hidden (Fixture *fixture,
             gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->home, fixture->index);
  g_autoptr (ScrMatch) match = load_fixture ("two-seats.match.json");
  g_autoptr (GFile) first = keep (fixture, match, "first.match.json");
  G_GNUC_UNUSED g_autoptr (GFile) second = keep (fixture, match, "second.match.json");
  g_autoptr (GListModel) items = NULL;
  g_autoptr (ScrLibraryItem) item = NULL;

  scr_library_set_hidden (library, first, TRUE);
  items = scr_library_list (library, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 1);
  item = g_list_model_get_item (items, 0);
  g_assert_true (g_str_has_suffix (scr_library_item_get_path (item), "second.match.json"));
  g_assert_true (g_file_query_exists (first, NULL));

  scr_library_set_hidden (library, first, FALSE);
  g_object_unref (items);
  items = scr_library_list (library, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 2);
}

static void
count_cb (guint *n_times)
{
  *n_times += 1;
}

static void
test_announced (Fixture *fixture,
                gconstpointer data)
{
  g_autoptr (ScrLibrary) library = scr_library_new (fixture->home, fixture->index);
  guint n_times = 0;

  g_signal_connect_swapped (library, "changed", G_CALLBACK (count_cb), &n_times);
  scr_library_announce (library);
  g_assert_cmpuint (n_times, ==, 1);
}

/* A copy has the moves, what was taken back too, and another id; it goes its own way. */
static void
test_copy (Fixture *fixture,
           gconstpointer data)
{
  g_autoptr (ScrMatch) match = load_fixture ("two-seats.match.json");
  g_autoptr (ScrMatch) copy = NULL;
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (JsonNode) copied = NULL;
  guint n_moves;

  g_assert_true (scr_match_go_to (match, 60, NULL));
  n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  copy = scr_match_copy (match, "Another", NULL);
  g_assert_nonnull (copy);
  g_assert_cmpstr (scr_match_get_title (copy), ==, "Another");
  g_assert_cmpstr (scr_match_get_id (copy), !=, scr_match_get_id (match));
  g_assert_cmpstr (scr_match_get_seed (copy), ==, scr_match_get_seed (match));
  g_assert_cmpuint (scr_match_get_n_undone (copy), ==, scr_match_get_n_undone (match));
  state = scr_state_to_json (scr_match_get_state (match));
  copied = scr_state_to_json (scr_match_get_state (copy));
  g_assert_true (json_node_equal (state, copied));

  g_assert_true (scr_match_undo (copy, 1, TRUE, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, n_moves);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/library-glance/over", Fixture, NULL, set_up, test_over, tear_down);
  g_test_add ("/library-glance/in-play", Fixture, NULL, set_up, test_in_play, tear_down);
  g_test_add ("/library-glance/solo", Fixture, NULL, set_up, test_solo, tear_down);
  g_test_add ("/library-glance/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add ("/library-glance/announced", Fixture, NULL, set_up, test_announced, tear_down);
  g_test_add ("/library-glance/copy", Fixture, NULL, set_up, test_copy, tear_down);

  return g_test_run ();
}
