/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-json.h"
#include "core/scr-library-item.h"
#include "core/scr-statistics.h"
#include "verdict-game.h"

#define DAY (G_GINT64_CONSTANT (86400) * 1000000000)

#define SEAT(name, player, score) \
  "{\"name\":\"" name "\",\"colour\":\"red\",\"player\":\"" player "\",\"total\":\"" #score \
  "\",\"score\":" #score "}"
#define PERSON(name, score) SEAT (name, "human", score)

/* A finished match; @winners are seats. */
#define MATCH(scoring, winners, seats) \
  "{\"scoring\":\"" scoring "\",\"winners\":[" winners "],\"over\":true,\"seats\":[" seats "]}"

static ScrMatch *
new_match (const char *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = scr_json_parse (setup, -1, &error);
  ScrMatch *match;

  g_assert_no_error (error);
  match = scr_match_new (scr_game_lookup ("verdict"), node, SCR_MODE_TABLE, "1", &error);
  g_assert_no_error (error);

  return match;
}

static void
add_match (GListStore *items,
           const char *setup,
           guint day)
{
  g_autoptr (ScrMatch) match = new_match (setup);
  g_autoptr (ScrLibraryItem) item =
      scr_library_item_new_for_match ("/a.match.json", day * DAY, match);

  g_list_store_append (items, item);
}

/* The statistics of matches played on one day after another, from the first on. */
static ScrStatistics *
new_statistics (const char *const *setups)
{
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);

  for (guint i = 0; setups[i] != NULL; i++)
    add_match (items, setups[i], i + 1);

  return scr_statistics_new (G_LIST_MODEL (items));
}

static ScrStatisticsGroup *
get_group (ScrStatistics *statistics,
           guint position)
{
  g_autoptr (ScrStatisticsGroup) group =
      g_list_model_get_item (G_LIST_MODEL (statistics), position);

  g_assert_nonnull (group);

  return group;
}

static ScrStatisticsRow *
get_row (ScrStatisticsGroup *group,
         guint position)
{
  g_autoptr (ScrStatisticsRow) row = g_list_model_get_item (G_LIST_MODEL (group), position);

  g_assert_nonnull (row);

  return row;
}

/* What a row says: name, matches, wins, those shared, lowest, mean and highest score. */
static char *
dup_row (ScrStatisticsRow *row)
{
  int lowest, highest;
  double mean;
  GString *text = g_string_new (scr_statistics_row_get_name (row));

  g_string_append_printf (text, " %u %u %u", scr_statistics_row_get_n_matches (row),
                          scr_statistics_row_get_n_wins (row),
                          scr_statistics_row_get_n_shared_wins (row));
  if (scr_statistics_row_get_scores (row, &lowest, &mean, &highest))
    g_string_append_printf (text, " %d %.2f %d", lowest, mean, highest);

  return g_string_free (text, FALSE);
}

static void
assert_rows (ScrStatisticsGroup *group,
             const char *const *expected)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (group));

  g_assert_cmpuint (n_rows, ==, g_strv_length ((char **) expected));
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *text = dup_row (get_row (group, i));

      g_assert_cmpstr (text, ==, expected[i]);
    }
}

#define ROWS(...) ((const char *const[]){ __VA_ARGS__, NULL })

static void
test_shared_victory (void)
{
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS (MATCH ("most", "1, 2", PERSON ("Ann", 20) "," PERSON ("Ben", 20)),
            MATCH ("most", "2", PERSON ("Ann", 11) "," PERSON ("Ben", 12))));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (statistics)), ==, 1);
  assert_rows (get_group (statistics, 0),
               ROWS ("Ben 2 2 1 12 16.00 20", "Ann 2 1 1 11 15.50 20"));
  g_assert_finalize_object (g_steal_pointer (&statistics));
}

/* Where few points win, the game's winner has won. */
static void
test_other_scoring (void)
{
  g_autoptr (ScrStatistics) statistics =
      new_statistics (ROWS (MATCH ("most", "1", PERSON ("Ann", 20) "," PERSON ("Ben", 5)),
                            MATCH ("fewest", "2", PERSON ("Ann", 20) "," PERSON ("Ben", 5)),
                            MATCH ("most", "1", PERSON ("Ann", 30) "," PERSON ("Ben", 6))));
  g_autofree char *most = scr_statistics_group_dup_title (get_group (statistics, 0));
  g_autofree char *fewest = scr_statistics_group_dup_title (get_group (statistics, 1));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (statistics)), ==, 2);
  g_assert_cmpstr (most, ==, "Scored by most");
  g_assert_cmpuint (scr_statistics_group_get_n_matches (get_group (statistics, 0)), ==, 2);
  assert_rows (get_group (statistics, 0),
               ROWS ("Ann 2 2 0 20 25.00 30", "Ben 2 0 0 5 5.50 6"));
  g_assert_cmpstr (fewest, ==, "Scored by fewest");
  g_assert_cmpstr (scr_statistics_group_get_scoring (get_group (statistics, 1)), ==, "fewest");
  assert_rows (get_group (statistics, 1), ROWS ("Ben 1 1 0 5 5.00 5", "Ann 1 0 0 20 20.00 20"));
}

static void
test_unfinished (void)
{
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrLibraryItem) rotten =
      scr_library_item_new_unreadable ("/b.match.json", 0, "It is rotten");
  g_autoptr (ScrStatistics) statistics = NULL;

  g_list_store_append (items, rotten);
  add_match (items,
             "{\"scoring\":\"most\",\"winners\":[],\"over\":false,\"seats\":[" PERSON (
                 "Ann", 20) "]}",
             1);
  statistics = scr_statistics_new (G_LIST_MODEL (items));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (statistics)), ==, 0);
  g_assert_cmpuint (scr_statistics_get_n_finished (statistics), ==, 0);
  g_assert_cmpuint (scr_statistics_get_n_unfinished (statistics), ==, 1);
  g_assert_cmpuint (scr_statistics_get_n_unreadable (statistics), ==, 1);
}

/* A list says of a match in play what everyone may know, and all of one that is over. */
static void
test_hidden_in_play (void)
{
  static const char *const totals[] = { "?", "20" };

  for (guint is_over = 0; is_over < 2; is_over++)
    {
      g_autofree char *setup = g_strdup_printf (
          "{\"scoring\":\"most\",\"winners\":[],\"over\":%s,\"seats\":[%s]}",
          is_over ? "true" : "false", PERSON ("Ann", 20));
      g_autoptr (ScrMatch) match = new_match (setup);
      g_autoptr (ScrLibraryItem) item =
          scr_library_item_new_for_match ("/a.match.json", DAY, match);
      g_autoptr (ScrLibraryColumn) column =
          g_list_model_get_item (scr_library_item_get_columns (item), 0);

      g_assert_cmpstr (scr_library_column_get_name (column), ==, "Ann");
      g_assert_cmpstr (scr_library_column_get_total (column), ==, totals[is_over]);
      g_assert_true (scr_library_column_get_is_score_known (column) == (is_over > 0));
    }
}

static void
test_names (void)
{
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS (MATCH ("most", "1", PERSON ("ÇELIK", 20) "," PERSON ("Ben", 5)),
            MATCH ("most", "1", PERSON ("\\u00a0C\\u0327elik ", 10) "," PERSON ("ben", 4))));
  ScrStatisticsGroup *group = get_group (statistics, 0);

  assert_rows (group, ROWS ("C\xcc\xa7"
                            "elik 2 2 0 10 15.00 20",
                            "ben 2 0 0 4 4.50 5"));
  g_assert_cmpint (scr_statistics_row_get_last_played (get_row (group, 0)), ==, 2 * 86400);
}

/* A name is shown as in the newest match, wherever that stands in the list. */
static void
test_name_written_last (void)
{
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrStatistics) statistics = NULL;

  add_match (items, MATCH ("most", "1", PERSON ("ann", 1)), 2);
  add_match (items, MATCH ("most", "1", PERSON ("Ann", 2)), 3);
  add_match (items, MATCH ("most", "1", PERSON ("ANN", 3)), 1);
  statistics = scr_statistics_new (G_LIST_MODEL (items));
  assert_rows (get_group (statistics, 0), ROWS ("Ann 3 3 0 1 2.00 3"));
}

/* Programs come after people, and are no people, whatever they are called. */
static void
test_programs (void)
{
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS (MATCH ("most", "2", PERSON ("Ben", 20) "," SEAT ("Ben", "bot:greedy", 25)),
            MATCH ("most", "2", PERSON ("Ben", 10) "," SEAT ("Ben", "bot:random", 35)),
            "{\"scoring\":\"most\",\"winners\":[2],\"over\":true,\"seats\":[" PERSON (
                "Ben", 5) "],\"rivals\":[{\"name\":\"Ben\",\"total\":\"9\",\"score\":9}]}"));
  static const char *const players[] = { "human", NULL, "bot:greedy", "bot:random" };
  ScrStatisticsGroup *group = get_group (statistics, 0);

  assert_rows (group, ROWS ("Ben 3 0 0 5 11.67 20", "Ben 1 1 0 9 9.00 9", "Ben 1 1 0 25 25.00 25",
                            "Ben 1 1 0 35 35.00 35"));
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      gboolean is_found = FALSE;

      for (guint row = 0; row < G_N_ELEMENTS (players); row++)
        is_found |= g_strcmp0 (scr_statistics_row_get_player (get_row (group, row)),
                               players[i]) == 0;
      g_assert_true (is_found);
      g_assert_true (scr_statistics_row_is_program (get_row (group, i)) == (i > 0));
    }
}

/* What unknown cards leave open is no score, but the match counts. */
static void
test_unknown_score (void)
{
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS ("{\"scoring\":\"most\",\"winners\":[1],\"over\":true,\"seats\":[{\"name\":\"Ann\","
            "\"colour\":\"red\",\"player\":\"human\",\"total\":\"12–15\",\"score\":12},"
            "{\"name\":\"Ben\",\"colour\":\"blue\",\"player\":\"human\",\"total\":\"−3\",\"score\":"
            "-3}]}"));

  assert_rows (get_group (statistics, 0), ROWS ("Ann 1 1 0", "Ben 1 0 0 -3 -3.00 -3"));
}

/* Of a match that unknown cards leave open nobody has won or lost anything; one that nobody wins is
 * not open where all scores are known. */
static void
test_open_result (void)
{
  static const char *const ann = "{\"name\":\"Ann\",\"colour\":\"red\",\"player\":\"human\","
                                 "\"total\":\"12–15\",\"score\":12}";
  g_autofree char *open = g_strdup_printf ("{\"scoring\":\"most\",\"winners\":[],\"over\":true,"
                                           "\"seats\":[%s," PERSON ("Ben", 13) "]}",
                                           ann);
  g_autofree char *twice = g_strdup_printf ("{\"scoring\":\"most\",\"winners\":[],\"over\":true,"
                                            "\"seats\":[%s,%s]}",
                                            ann, ann);
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS (open, twice, MATCH ("most", "2", PERSON ("Ann", 1) "," PERSON ("Ben", 2)),
            MATCH ("most", "", PERSON ("Ann", 3) "," PERSON ("Ben", 3))));
  ScrStatisticsGroup *group = get_group (statistics, 0);

  assert_rows (group, ROWS ("Ben 3 1 0 2 6.00 13", "Ann 4 0 0 1 2.00 3"));
  g_assert_cmpuint (scr_statistics_group_get_n_open (group), ==, 2);
  g_assert_cmpuint (scr_statistics_row_get_n_open (get_row (group, 0)), ==, 1);
  g_assert_cmpuint (scr_statistics_row_get_n_open (get_row (group, 1)), ==, 2);
}

/* Who plays two seats has played one match, and won it once. */
static void
test_two_seats (void)
{
  g_autoptr (ScrStatistics) statistics = new_statistics (
      ROWS (MATCH ("most", "1, 2", PERSON ("Ann", 20) "," PERSON ("Ann", 20)),
            MATCH ("most", "2", PERSON ("Ann", 10) "," PERSON ("Ann", 14))));

  assert_rows (get_group (statistics, 0), ROWS ("Ann 2 2 1 10 16.00 20"));
}

/* A match that was copied is one match. */
static void
test_copies (void)
{
  g_autoptr (GListStore) items = g_list_store_new (SCR_TYPE_LIBRARY_ITEM);
  g_autoptr (ScrMatch) match = new_match (MATCH ("most", "1", PERSON ("Ann", 20)));
  g_autoptr (ScrLibraryItem) first =
      scr_library_item_new_for_match ("/a.match.json", 2 * DAY, match);
  g_autoptr (ScrLibraryItem) copy = scr_library_item_new_for_match ("/b.match.json", DAY, match);
  g_autoptr (ScrStatistics) statistics = NULL;

  g_list_store_append (items, first);
  g_list_store_append (items, copy);
  statistics = scr_statistics_new (G_LIST_MODEL (items));
  g_assert_cmpuint (scr_statistics_get_n_finished (statistics), ==, 1);
  assert_rows (get_group (statistics, 0), ROWS ("Ann 1 1 0 20 20.00 20"));
}

static void
test_finalized (void)
{
  ScrStatistics *statistics =
      new_statistics (ROWS (MATCH ("most", "1", PERSON ("Ann", 20) "," PERSON ("Ben", 5))));
  ScrStatisticsGroup *group = g_object_ref (get_group (statistics, 0));
  ScrStatisticsRow *row = g_object_ref (get_row (group, 0));

  g_assert_finalize_object (statistics);
  g_assert_true (scr_statistics_group_get_game (group) == scr_game_lookup ("verdict"));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (group)) == SCR_TYPE_STATISTICS_ROW);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (group), 2));
  g_assert_finalize_object (group);
  g_assert_cmpstr (scr_statistics_row_get_name (row), ==, "Ann");
  g_assert_finalize_object (row);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = verdict_game_new ();

  g_test_init (&argc, &argv, NULL);
  scr_game_register (game);

  g_test_add_func ("/complaints/R7/shared-victory-counts-for-each", test_shared_victory);
  g_test_add_func ("/complaints/R8/other-scoring-kept-apart", test_other_scoring);
  g_test_add_func ("/statistics/unfinished-matches-do-not-count", test_unfinished);
  g_test_add_func ("/statistics/hidden-in-play", test_hidden_in_play);
  g_test_add_func ("/statistics/names-without-case-and-spaces", test_names);
  g_test_add_func ("/statistics/name-written-last-is-shown", test_name_written_last);
  g_test_add_func ("/statistics/programs-apart", test_programs);
  g_test_add_func ("/statistics/unknown-score", test_unknown_score);
  g_test_add_func ("/statistics/open-result", test_open_result);
  g_test_add_func ("/statistics/two-seats-one-match", test_two_seats);
  g_test_add_func ("/statistics/copies-are-one-match", test_copies);
  g_test_add_func ("/statistics/finalized", test_finalized);

  return g_test_run ();
}
