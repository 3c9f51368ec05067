/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "complaints-util.h"
#include "core/scr-dealer.h"
#include "games/abbates/abbates-move.h"

/* Rules and score: cases of docs/complaints.md. */

#define N_GAMES 2000
#define EMPTY "- - - - - - - - -"

/* The end of a made-up game: the Abbot-General stands at 18, of which 6 come from the points
 * card (artefact, window, book; Aequalis: book). */
#define END_START \
  "{\"round\":4,\"phase\":4,\"by\":null,\"awaiting\":null,\"due_for\":null,\"due_seat\":null," \
  "\"drawn\":null,\"line\":null,\"taken_line\":null,\"acted\":[],\"points_card\":%s," \
  "\"garden\":[\"window-1\",\"book-2\",\"artefact-3\",\"book-3\",\"artefact-1\",\"window-2\"," \
  "\"artefact-2\",\"window-3\",\"book-1\"],\"refill\":[\"window-1\",\"book-1\",\"artefact-2\"]," \
  "\"known_top\":[],\"known_by\":null,\"discard\":[],\"arcade\":[\"take-refill\",\"peek\"," \
  "\"take-discard\",\"swap-portrait-refill\",\"swap-line-refill\",\"take-refill\"," \
  "\"swap-portrait\",\"other-line\",\"recall\",\"take-refill\",\"take-refill\",\"take-refill\"]," \
  "\"chapter\":[{\"seat\":1,\"value\":1},{\"seat\":1,\"value\":2},{\"seat\":1,\"value\":5}," \
  "{\"seat\":1,\"value\":8},{\"seat\":1,\"value\":11},{\"seat\":1,\"value\":12}],\"seats\":["
#define END_POINTS "[\"artefact-1\",\"window-2\",\"book-1\",\"book-2\"]"
#define END_SEAT \
  "{\"hand\":[],\"played\":null,\"out\":false,\"discards\":[],\"ora\":null,\"portrait\":[%s]," \
  "\"covered\":[],\"corners\":[%s],\"mission\":\"%s\",\"secret\":%s}"
#define END_HENRICUS \
  "{\"low\":[1],\"high\":[],\"top\":[1,null],\"pawn\":1,\"cards\":[%s],\"discards\":[]," \
  "\"played\":null,\"out\":false,\"corners\":[],\"corner_cards\":0}"

/**
 * End:
 * @wanted: the set-up
 * @portraits: for each seat the cards on the nine squares of its portrait, "-" for none
 * @corners: for each seat the rounds whose corner card it won
 * @henricus: the cards that Henricus has, or NULL
 *
 * How a game ended.
 */
typedef struct
{
  AbbatesTestSetup wanted;
  const char *portraits[3];
  const char *corners[3];
  const char *henricus;
} End;

static const char *const missions[] = { "m07", "m13", "m09" };

/* The squares as a state holds them. */
static char *
dup_portrait (const char *squares)
{
  g_auto (GStrv) cards = g_strsplit (squares, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; cards[i] != NULL; i++)
    {
      gboolean is_empty = g_str_equal (cards[i], "-");

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? "," : "", is_empty ? "" : "\"",
                              is_empty ? "null" : cards[i], is_empty ? "" : "\"");
    }

  return g_string_free (text, FALSE);
}

static ScrState *
new_end (const End *end)
{
  gboolean has_points = (end->wanted.variants & 8) == 0;
  g_autoptr (JsonNode) wanted = abbates_test_setup_json (&end->wanted);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) setup = scr_game_normalize_setup (abbates_test_game (), wanted, &error);
  g_autoptr (JsonNode) start = NULL;
  ScrState *state;

  g_assert_no_error (error);
  g_string_append_printf (text, END_START, has_points ? END_POINTS : "[]");
  for (guint i = 0; i < end->wanted.n_seats; i++)
    {
      g_autofree char *portrait =
          dup_portrait (end->portraits[i] != NULL ? end->portraits[i] : EMPTY);

      g_string_append_printf (text, "%s" END_SEAT, i > 0 ? "," : "", portrait,
                              end->corners[i] != NULL ? end->corners[i] : "", missions[i],
                              has_points ? "null" : "\"window-1\"");
    }
  g_string_append (text, "],\"start_seat\":1,\"henricus\":");
  if (end->henricus != NULL)
    g_string_append_printf (text, END_HENRICUS, end->henricus);
  else
    g_string_append (text, "null");
  g_string_append (text, ",\"over\":true}");

  start = scr_json_parse (text->str, -1, &error);
  g_assert_no_error (error);
  state = scr_game_new_state (abbates_test_game (), setup, SCR_MODE_DIGITAL, start, &error);
  g_assert_no_error (error);

  return state;
}

/* What the row @label of the score sheet says of @seat. */
static char *
dup_value (GListModel *rows,
           const char *label,
           guint seat,
           guint *position)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (!g_str_equal (scr_result_row_get_label (row), label))
        continue;
      if (position != NULL)
        *position = i;
      return g_strdup (scr_result_row_get_values (row)[seat - 1]);
    }

  g_error ("The score sheet has no row “%s”", label);
}

/* The rulebook's example: 5 artefacts at 3, 2 windows at 2, 1 book at 1, distance 5: 15. */
static const End printed_example = {
  .wanted = { .n_seats = 2, .palms = TRUE },
  .portraits = { "artefact-1 artefact-2 window-1 artefact-3 - artefact-1 window-2 artefact-1 "
                 "book-1" },
};

static void
test_printed_example_row_by_row (void)
{
  static const char *const sheet[][2] = {
    { "Empty squares", "1" },
    { "Abbot on the track", "13" },
    { "Distance", "5" },
    { "Garden cards", "20" },
    { "Purple area", "0" },
    { "Corner cards", "0" },
    { "Benedict cards", "0" },
    { "Minus points", "−5" },
    { "Total", "15" },
    { "Aequalis", "1" },
  };
  g_autoptr (ScrState) state = new_end (&printed_example);
  g_autoptr (GListModel) rows = scr_state_list_result (state);

  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, G_N_ELEMENTS (sheet));
  for (guint i = 0; i < G_N_ELEMENTS (sheet); i++)
    {
      guint position;
      g_autofree char *value = dup_value (rows, sheet[i][0], 1, &position);

      g_assert_cmpuint (position, ==, i);
      g_assert_cmpstr (value, ==, sheet[i][1]);
    }
}

#define WINDOW_IN_5 "- - - - window-1 - - - -"
#define WINDOW_IN_9 "- - - - - - - - window-1"
#define BOOKS_IN_5_AND_6 "- - - - book-1 book-1 - - -"

/* The winners, and the sentence at the end. */
static const struct
{
  const char *id;
  End end;
  const char *winners;
  const char *sentence;
  const char *verdict;
} results[] = {
  { "R5",
    { { .n_seats = 2 }, .portraits = { NULL, WINDOW_IN_5 } },
    "2",
    "Ben wins with −7 points.",
    "Ann comes second, 2 points behind." },
  { "R5",
    { { .n_seats = 2 }, .portraits = { WINDOW_IN_5, BOOKS_IN_5_AND_6 } },
    "2",
    "Ben wins: −7 points, as others have, but more cards of the Aequalis kind (2).",
    "Ann has −7 too; the tie goes to who shows most of the Aequalis card's kind (book): Ben 2, "
    "Ann 0." },
  { "R5",
    { { .n_seats = 3 }, .portraits = { WINDOW_IN_5, NULL, WINDOW_IN_9 } },
    "1 3",
    "Ann and Cleo share the victory with −7 points each, and as many cards of the Aequalis "
    "kind." },
  { "R5",
    { { .n_seats = 3 } },
    "1 2 3",
    "Ann, Ben and Cleo share the victory with −9 points each, and as many cards of the Aequalis "
    "kind." },
  { "R5",
    { { .n_seats = 2, .variants = 8 } },
    "1 2",
    "Ann and Ben share the victory with −3 points each.",
    "Without a points card nothing breaks a tie." },
  { "R15",
    { { .n_seats = 2 }, .corners = { "3", NULL } },
    "1",
    "Ann wins with −6 points.",
    "Ben comes second, 3 points behind." },
  { "R15",
    { { .n_seats = 2 }, .corners = { NULL, "3" } },
    "2",
    "Ben wins with −6 points.",
    "Ann comes second, 3 points behind." },
  { "R15",
    { { .n_seats = 2 } },
    "1 2",
    "Ann and Ben share the victory with −9 points each, and as many cards of the Aequalis kind.",
    "They show as many cards of the Aequalis card's kind (book), so the tie stays: Ann 0, Ben 0." },
  { "R15",
    { { .n_seats = 1, .difficulty = "prior" }, .corners = { "1" }, .henricus = "" },
    "1",
    "Ann wins against Henricus, −8 to −9.",
    "Alone one needs more points than Henricus, who wins ties: it is 1 more." },
  { "R15",
    { { .n_seats = 1, .difficulty = "prior" }, .henricus = "" },
    "2",
    "Henricus wins: it is −9 to −9, and he wins a tie. Ann needed one point more.",
    "Alone one needs more points than Henricus, who wins ties: 1 more was needed." },
  { "R15",
    { { .n_seats = 1, .difficulty = "prior" }, .henricus = "\"book-2\"" },
    "2",
    "Henricus wins against Ann, −6 to −9.",
    "Alone one needs more points than Henricus, who wins ties: 4 more were needed." },
};

static char *
dup_winners (ScrState *state)
{
  g_autoptr (GArray) winners = scr_state_list_winners (state);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < winners->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (winners, guint, i));

  return g_string_free (text, FALSE);
}

static void
test_results (gconstpointer id)
{
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autoptr (ScrState) state = NULL;
      g_autofree char *winners = NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *verdict = NULL;

      if (!g_str_equal (results[i].id, id))
        continue;
      state = new_end (&results[i].end);
      winners = dup_winners (state);
      sentence = scr_state_describe_result (state);
      g_assert_cmpstr (winners, ==, results[i].winners);
      verdict = scr_state_explain_result (state);
      g_assert_cmpstr (sentence, ==, results[i].sentence);
      if (results[i].verdict != NULL)
        g_assert_cmpstr (verdict, ==, results[i].verdict);
    }
}

static int
to_number (const char *value)
{
  return g_str_has_prefix (value, "−") ? -atoi (value + strlen ("−")) : atoi (value);
}

/* The rows from the points on add up to the total; Aequalis stands below it. */
static void
test_aequalis_stands_apart (void)
{
  static const char *const labels[] = { "Garden cards", "Purple area", "Corner cards",
                                        "Benedict cards", "Minus points" };

  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);
      g_autoptr (GListModel) rows = scr_state_list_result (scr_match_get_state (match));
      guint aequalis_at, total_at, at;

      if (!g_str_equal (complaints_fixtures[i], "four-seats") &&
          !g_str_equal (complaints_fixtures[i], "two-seats"))
        continue;
      for (guint seat = 1; seat <= scr_match_get_n_seats (match); seat++)
        {
          g_autofree char *total = dup_value (rows, "Total", seat, &total_at);
          g_autofree char *aequalis = dup_value (rows, "Aequalis", seat, &aequalis_at);
          int sum = 0;

          for (guint j = 0; j < G_N_ELEMENTS (labels); j++)
            {
              g_autofree char *value = dup_value (rows, labels[j], seat, &at);

              g_assert_cmpuint (at, <, total_at);
              sum += to_number (value);
            }
          g_assert_cmpint (sum, ==, to_number (total));
          g_assert_cmpint (to_number (aequalis), >=, 0);
          g_assert_cmpuint (aequalis_at, >, total_at);
        }
    }
}

/* The total does not depend on the Aequalis card, in JSON either. */
static void
test_aequalis_is_no_point (void)
{
  g_autoptr (ScrState) state = new_end (&printed_example);
  g_autoptr (JsonNode) json = scr_state_score_to_json (state);
  JsonArray *seats = json_object_get_array_member (json_node_get_object (json), "seats");
  JsonObject *ann = json_array_get_object_element (seats, 0);

  g_assert_cmpint (json_object_get_int_member (ann, "aequalis"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (ann, "total"), ==, 15);
}

static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL ? (guint) atoi (wanted) : N_GAMES;
}

/* Whose turn it is has something to do, until the game is over. */
static void
test_someone_can_always_go_on (void)
{
  guint64 random = 10;
  guint met = 0;

  for (guint i = 0; i < get_n_games (); i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = NULL;
      AbbatesPosition position;

      wanted.palms = TRUE;
      wanted.variants &= 14;
      setup = abbates_test_setup (&wanted);
      abbates_position_init (&position, &setup->rules);
      while (position.stage != ABBATES_STAGE_OVER)
        {
          AbbatesMove moves[ABBATES_MAX_MOVES];
          guint weights[ABBATES_MAX_MOVES];
          guint n_moves =
              position.by != 0
                  ? abbates_position_moves (&position, &setup->rules, moves)
                  : abbates_position_outcomes (&position, &setup->rules, moves, weights);

          g_assert_cmpuint (n_moves, >, 0);
          abbates_position_apply (&position, &setup->rules,
                                  abbates_position_random_move (&position, &setup->rules, &random));
        }
      for (guint j = 0; j < position.n_arcade; j++)
        met |= 1u << position.arcade[j];
    }
  g_assert_cmpuint (met >> 1, ==, (1u << (ABBATES_N_ARCADES - 1)) - 1);
}

/* Every decision that can be written, and some that cannot. */
static GStrv
list_texts (void)
{
  static const char *const pairs[][2] = {
    { "take", " to" },
    { "swap", "" },
    { "swap-refill", "" },
    { "swap-line", "" },
    { "take refill", " to" },
  };
  static const char *const kinds[] = { "artefact", "book", "window" };
  GPtrArray *texts = g_ptr_array_new ();

  for (guint i = 0; i < 110 * G_N_ELEMENTS (pairs); i++)
    g_ptr_array_add (texts, g_strdup_printf ("%s %u%s %u", pairs[i / 110][0], i / 10 % 11,
                                             pairs[i / 110][1], i % 10));
  for (guint i = 0; i < 32; i++)
    g_ptr_array_add (texts, g_strdup_printf ("%s %u", i < 16 ? "play" : "place", i % 16));
  for (guint i = 0; i < 270; i++)
    g_ptr_array_add (texts, g_strdup_printf ("take discard %s-%u to %u", kinds[i / 90], i / 9 % 10,
                                             1 + i % 9));
  for (guint i = 0; i < 75; i++)
    g_ptr_array_add (texts, g_strdup_printf ("recall %u %u", i / 15, i % 15));
  for (guint i = 0; i < 8; i++)
    g_ptr_array_add (texts,
                     g_strdup_printf ("other-line %s-%u", i < 4 ? "row" : "column", i % 4));
  g_ptr_array_add (texts, g_strdup ("peek"));
  g_ptr_array_add (texts, g_strdup ("order"));
  g_ptr_array_add (texts, NULL);

  return (GStrv) g_ptr_array_free (texts, FALSE);
}

/* Two squares change places whichever is named first; the list holds one form. */
static gboolean
is_other_form (const char *move)
{
  return g_str_has_prefix (move, "swap ") && move[5] > move[7];
}

/* What is accepted is what is listed, neither more nor less. */
static void
test_accepted_is_what_is_listed (void)
{
  g_auto (GStrv) texts = list_texts ();

  for (guint i = 0; complaints_fixtures[i] != NULL; i++)
    {
      g_autoptr (ScrMatch) match = complaints_read_fixture (complaints_fixtures[i]);

      for (guint at = 0; at < complaints_count (match); at++)
        {
          ScrState *state = scr_match_get_state_at (match, at);
          g_auto (GStrv) listed = scr_state_list_moves (state);
          guint n_accepted = 0;

          for (guint j = 0; texts[j] != NULL && listed[0] != NULL; j++)
            {
              g_autoptr (ScrState) after = scr_state_apply (state, texts[j], NULL);

              if (after == NULL || is_other_form (texts[j]))
                continue;
              if (!g_strv_contains ((const char *const *) listed, texts[j]))
                g_error ("“%s” is accepted, but not listed", texts[j]);
              n_accepted++;
            }
          g_assert_cmpuint (n_accepted, ==, g_strv_length (listed));
        }
    }
}

/* Who lost alone reads why: both totals, what a tie means, and where his points are from. */
static void
test_solo_end_says_why (void)
{
  static const End lost = { { .n_seats = 1, .difficulty = "prior" }, .henricus = "\"book-2\"" };
  static const End tied = { { .n_seats = 1, .difficulty = "prior" }, .henricus = "" };
  static const char *const sheet[][3] = {
    { "Abbot on the track", "9", "2" },
    { "Distance", "9", "16" },
    { "Garden cards", "0", "2" },
    { "Corner cards", "0", "0" },
    { "Minus points", "−9", "−8" },
    { "Total", "−9", "−6" },
  };
  g_autoptr (ScrState) state = new_end (&lost);
  g_autoptr (ScrState) tie = new_end (&tied);
  g_autoptr (GListModel) rows = scr_state_list_result (state);
  g_auto (GStrv) columns = scr_state_dup_columns (state);
  g_autofree char *why = scr_state_describe_result (state);
  g_autofree char *why_tied = scr_state_describe_result (tie);

  g_assert_cmpuint (g_strv_length (columns), ==, 2);
  g_assert_nonnull (strstr (why, "−6 to −9"));
  g_assert_nonnull (strstr (why_tied, "he wins a tie"));
  g_assert_nonnull (strstr (why_tied, "Ann needed one point more"));
  for (guint i = 0; i < G_N_ELEMENTS (sheet); i++)
    for (guint column = 1; column <= 2; column++)
      {
        g_autofree char *value = dup_value (rows, sheet[i][0], column, NULL);

        g_assert_cmpstr (value, ==, sheet[i][column]);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/complaints/R4/printed-example-row-by-row", test_printed_example_row_by_row);
  g_test_add_data_func ("/complaints/R5/winners-and-criterion", "R5", test_results);
  g_test_add_func ("/complaints/R6/aequalis-stands-apart", test_aequalis_stands_apart);
  g_test_add_func ("/complaints/R6/aequalis-is-no-point", test_aequalis_is_no_point);
  g_test_add_func ("/complaints/R10/someone-can-always-go-on", test_someone_can_always_go_on);
  g_test_add_func ("/complaints/R12/accepted-is-what-is-listed", test_accepted_is_what_is_listed);
  g_test_add_func ("/complaints/R14/solo-end-says-why", test_solo_end_says_why);
  g_test_add_data_func ("/complaints/R15/win-loss-and-tie", "R15", test_results);

  return g_test_run ();
}
