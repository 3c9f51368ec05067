/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "games/abbates/abbates-position-private.h"

/* The terms of a number add up to it, and say where they come from. */

#define N_GAMES 60

static GListModel *
explain (ScrState *state,
         guint seat,
         const char *number)
{
  g_autoptr (GError) error = NULL;
  GListModel *terms = scr_state_explain (state, seat, number, &error);

  g_assert_no_error (error);
  return terms;
}

/* The sum of the terms of @name, or of all for NULL. */
static int
add_up (GListModel *terms,
        const char *name)
{
  int total = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      if (name == NULL || g_str_equal (scr_term_get_name (term), name))
        total += scr_term_get_value (term);
    }

  return total;
}

static int
add_up_high (GListModel *terms)
{
  int total = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      total += scr_term_get_high (term);
    }

  return total;
}

static guint
count (GListModel *terms,
       const char *name)
{
  guint number = 0;

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      number += g_str_equal (scr_term_get_name (term), name);
    }

  return number;
}

/* Each term tells what it is and by which rule. */
static void
check_words (GListModel *terms)
{
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      g_assert_true (scr_term_get_label (term) != NULL && *scr_term_get_label (term) != '\0');
      g_assert_true (g_str_has_suffix (scr_term_get_detail (term), "."));
      g_assert_cmpuint (scr_term_get_entry (term), ==, 0);
    }
}

/* The terms of the score by the columns of the score sheet. */
static void
check_rows (GListModel *terms,
            JsonObject *row,
            gboolean is_henricus)
{
  g_assert_cmpint (add_up (terms, "garden"), ==, json_object_get_int_member (row, "garden"));
  g_assert_cmpint (add_up (terms, "corner"), ==, json_object_get_int_member (row, "corners"));
  g_assert_cmpint (add_up (terms, "benedict"), ==, json_object_get_int_member (row, "benedict"));
  g_assert_cmpint (add_up (terms, "minus"), ==, -json_object_get_int_member (row, "minus"));
  g_assert_cmpint (add_up (terms, "empty") + add_up (terms, "area"), ==, 0);
  g_assert_cmpint (add_up (terms, NULL), ==, json_object_get_int_member (row, "total"));
  if (is_henricus)
    return;
  g_assert_cmpint (add_up (terms, "line"), ==, json_object_get_int_member (row, "lines"));
  g_assert_cmpint (add_up (terms, "purple"), ==, json_object_get_int_member (row, "purple"));
  g_assert_cmpuint (count (terms, "empty"), ==, json_object_get_int_member (row, "empty") > 0);
}

static void
check_player (ScrState *state,
              guint seat,
              JsonObject *player,
              JsonObject *row,
              gboolean is_henricus)
{
  g_autoptr (GListModel) track = explain (state, seat, "track");
  g_autoptr (GListModel) score = explain (state, seat, "score");

  check_words (track);
  check_words (score);
  g_assert_cmpint (add_up (track, NULL), ==, json_object_get_int_member (player, "track"));
  g_assert_cmpint (add_up (score, NULL), ==, json_object_get_int_member (player, "score"));
  g_assert_cmpint (add_up (score, NULL), ==, scr_state_get_total (state, seat));
  check_rows (score, row, is_henricus);
}

static void
check_state (ScrState *state)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);
  g_autoptr (JsonNode) sheet = scr_state_score_to_json (state);
  JsonObject *object = json_node_get_object (json);
  JsonObject *score = json_node_get_object (sheet);
  JsonArray *seats = json_object_get_array_member (object, "seats");
  JsonArray *rows = json_object_get_array_member (score, "seats");
  g_autoptr (GListModel) general = explain (state, 0, "general");

  check_words (general);
  g_assert_cmpint (add_up (general, NULL), ==, json_object_get_int_member (object, "general"));
  for (guint i = 0; i < json_array_get_length (seats); i++)
    check_player (state, i + 1, json_array_get_object_element (seats, i),
                  json_array_get_object_element (rows, i), FALSE);
  if (!json_object_get_null_member (object, "henricus"))
    check_player (state, 2, json_object_get_object_member (object, "henricus"),
                  json_object_get_object_member (score, "henricus"), TRUE);
}

/* Less where the walk through random games is cut down: with sanitizers. */
static guint
get_n_games (void)
{
  const char *wanted = g_getenv ("SCRIPTORIUM_WALK_GAMES");

  return wanted != NULL ? CLAMP ((guint) atoi (wanted) / 100, 4, N_GAMES) : N_GAMES;
}

/* In every state of random games of all configurations. */
static void
test_terms_add_up (void)
{
  guint64 random = 20261130;
  guint n_games = get_n_games ();

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      for (abbates_position_init (&position, &setup->rules);;)
        {
          g_autoptr (AbbatesState) state = abbates_state_new (setup, &position);

          check_state (SCR_STATE (state));
          if (position.stage == ABBATES_STAGE_OVER)
            break;
          abbates_position_apply (&position, &setup->rules,
                                  abbates_position_random_move (&position, &setup->rules, &random));
        }
    }
}

/* Forgets which cards lie in some squares of @seat's portrait. */
static void
forget_cards (AbbatesPosition *position,
              AbbatesSeatPosition *seat,
              guint64 *random)
{
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      AbbatesCard card = seat->portrait[i];

      if (card == ABBATES_NO_CARD || scr_random_below (random, 3) == 0)
        continue;
      seat->portrait[i] = ABBATES_UNKNOWN_CARD;
      seat->track = (gint16) (seat->track - (int) ABBATES_CARD_BEANS (card));
      abbates_position_free_card (position, card);
    }
}

static void
check_ends (const AbbatesSetup *setup,
            const AbbatesPosition *position)
{
  g_autoptr (AbbatesState) state = abbates_state_new ((AbbatesSetup *) setup, position);
  AbbatesScore low[ABBATES_MAX_SEATS], high[ABBATES_MAX_SEATS];

  abbates_position_score_range (position, &setup->rules, low, high);
  for (guint i = 0; i < setup->rules.n_seats; i++)
    {
      g_autoptr (GListModel) track = explain (SCR_STATE (state), i + 1, "track");
      g_autoptr (GListModel) score = explain (SCR_STATE (state), i + 1, "score");

      check_words (track);
      check_words (score);
      g_assert_cmpint (add_up (track, NULL), ==, low[i].track - low[i].empty);
      g_assert_cmpint (add_up_high (track), ==, high[i].track - high[i].empty);
      g_assert_cmpint (add_up (score, NULL), ==, low[i].total);
      g_assert_cmpint (add_up_high (score), ==, high[i].total);
    }
}

/* Where cards are not recorded the terms add up to the least, and to the most. */
static void
test_terms_add_up_to_both_ends (void)
{
  guint64 random = 5;
  guint n_games = get_n_games () / 2;

  for (guint i = 0; i < n_games; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      AbbatesPosition position;

      for (abbates_position_init (&position, &setup->rules);;)
        {
          AbbatesPosition told = position;

          told.table = TRUE;
          for (guint j = 0; j < setup->rules.n_seats; j++)
            forget_cards (&told, &told.seats[j], &random);
          if (position.stage == ABBATES_STAGE_OVER || scr_random_below (&random, 20) == 0)
            check_ends (setup, &told);
          if (position.stage == ABBATES_STAGE_OVER)
            break;
          abbates_position_apply (&position, &setup->rules,
                                  abbates_position_random_move (&position, &setup->rules, &random));
        }
    }
}

static void
set_portrait (AbbatesSeatPosition *seat,
              const char *const *words)
{
  seat->track = 0;
  for (guint i = 0; i < ABBATES_N_SQUARES; i++)
    {
      seat->portrait[i] = words[i] != NULL ? abbates_card_from_word (words[i]) : ABBATES_NO_CARD;
      if (words[i] != NULL)
        seat->track = (gint16) (seat->track + (int) ABBATES_CARD_BEANS (seat->portrait[i]));
    }
}

/* "name value source piece" of each term, a line each. */
static char *
print_terms (GListModel *terms)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      g_string_append_printf (text, "%s %d %s %s\n", scr_term_get_name (term),
                              scr_term_get_value (term),
                              scr_term_get_source (term) != NULL ? scr_term_get_source (term) : "-",
                              scr_term_get_piece (term) != NULL ? scr_term_get_piece (term) : "-");
    }

  return g_string_free (text, FALSE);
}

static char *
dup_detail (GListModel *terms,
            const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      if (g_str_equal (scr_term_get_name (term), name))
        return g_strdup (scr_term_get_detail (term));
    }

  g_assert_not_reached ();
}

/* A finished game of two with the points card artefact, window, book and nothing else. */
static void
init_over (AbbatesPosition *position,
           const AbbatesRules *rules)
{
  memset (position, 0, sizeof *position);
  position->round = position->phase = 4;
  position->stage = ABBATES_STAGE_OVER;
  position->points[0] = abbates_card_from_word ("artefact-1");
  position->points[1] = abbates_card_from_word ("window-2");
  position->points[2] = abbates_card_from_word ("book-1");
  position->points[3] = abbates_card_from_word ("book-2");
  position->n_points = 4;
  for (guint i = 0; i < rules->n_seats; i++)
    position->seats[i].mission = (guint8) abbates_rules_find_mission (rules, i == 0 ? "m07"
                                                                                    : "m13");
}

/* The rulebook's example: 5 artefacts at 3, 2 windows at 2, 1 book at 1, no purple
 * bonus, since one card is missing, distance 5, not halved: 15. */
static void
test_each_card_and_its_points (void)
{
  static const char *const portrait[] = { "artefact-1", "artefact-2", "window-1",
                                          "artefact-3", NULL, "artefact-1",
                                          "window-2", "artefact-1", "book-1" };
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autoptr (GListModel) track = NULL;
  g_autofree char *text = NULL;
  g_autofree char *minus = NULL;
  g_autofree char *purple = NULL;
  AbbatesPosition position;

  init_over (&position, &setup->rules);
  position.general = 18;
  set_portrait (&position.seats[0], portrait);
  state = abbates_state_new (setup, &position);
  terms = explain (SCR_STATE (state), 1, "score");
  text = print_terms (terms);
  minus = dup_detail (terms, "minus");
  purple = dup_detail (terms, "purple");

  g_assert_true (g_str_has_prefix (text, "garden 3 portrait 1 1 artefact-1\n"
                                         "garden 3 portrait 1 2 artefact-2\n"
                                         "garden 2 portrait 1 3 window-1\n"
                                         "garden 3 portrait 1 4 artefact-3\n"
                                         "garden 3 portrait 1 6 artefact-1\n"
                                         "garden 2 portrait 1 7 window-2\n"
                                         "garden 3 portrait 1 8 artefact-1\n"
                                         "garden 1 portrait 1 9 book-1\n"
                                         "empty 0 - -\n"
                                         "purple 0 mission 1 m07\n"));
  g_assert_true (g_str_has_suffix (text, "minus -5 - -\n"));
  g_assert_cmpint (add_up (terms, NULL), ==, 15);
  g_assert_cmpstr (purple, ==,
                   "Square 5 is empty. It is worth 5 points when all of it shows one kind.");
  g_assert_cmpstr (minus, ==,
                   "With the empty squares the Abbot stands at 13, the Abbot-General at 18: the "
                   "distance is 5. Not halved: not all areas of the mission are correct.");

  track = explain (SCR_STATE (state), 1, "track");
  g_assert_cmpint (add_up (track, NULL), ==, 12);
}

/* What an unrecorded card can be is said of it; nothing is said that another card would belie. */
static void
test_unrecorded_card (void)
{
  static const char *const portrait[] = { "artefact-1", NULL, "book-1", NULL, NULL,
                                          NULL, NULL, NULL, NULL };
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GListModel) score = NULL;
  g_autoptr (GListModel) track = NULL;
  g_autoptr (ScrTerm) garden = NULL;
  g_autoptr (ScrTerm) beans = NULL;
  g_autofree char *purple = NULL;
  g_autofree char *minus = NULL;
  AbbatesPosition position;

  init_over (&position, &setup->rules);
  position.table = TRUE;
  position.general = 18;
  set_portrait (&position.seats[0], portrait);
  position.seats[0].portrait[4] = ABBATES_UNKNOWN_CARD;
  memcpy (position.left, setup->rules.garden, sizeof position.left);
  state = abbates_state_new (setup, &position);
  score = explain (SCR_STATE (state), 1, "score");
  track = explain (SCR_STATE (state), 1, "track");
  garden = g_list_model_get_item (score, 2);
  beans = g_list_model_get_item (track, 2);
  purple = dup_detail (score, "purple");
  minus = dup_detail (score, "minus");

  g_assert_cmpint (scr_term_get_value (beans), ==, 1);
  g_assert_cmpint (scr_term_get_high (beans), ==, 3);
  g_assert_cmpstr (scr_term_get_detail (beans), ==,
                   "Nobody recorded this card: it has 1 to 3 black beans.");
  g_assert_cmpint (scr_term_get_value (garden), ==, 1);
  g_assert_cmpint (scr_term_get_high (garden), ==, 3);
  g_assert_cmpstr (scr_term_get_detail (garden), ==,
                   "Nobody recorded this card: its kind decides how many points it is worth.");
  g_assert_cmpstr (purple, ==,
                   "Square 2 is empty. It is worth 5 points when all of it shows one kind.");
  g_assert_cmpstr (minus, ==,
                   "With the empty squares the Abbot stands at 9 to 11, the Abbot-General at 18: "
                   "the distance is 7 to 9. Not halved: not all areas of the mission are correct.");
}

/* The rulebook's example of Henricus: 21 with garden cards, 2 Benedict cards, 5 with
 * corner cards, distance 5, halved and rounded down: 26. */
static void
test_printed_example_of_henricus (void)
{
  static const char *const cards[] = { "book-3", "artefact-3", "window-3", "book-3",
                                       "window-3", "artefact-3", "book-3" };
  const AbbatesTestSetup wanted = { .n_seats = 1, .difficulty = "prior" };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autofree char *text = NULL;
  g_autofree char *minus = NULL;
  AbbatesPosition position;

  init_over (&position, &setup->rules);
  position.general = 16;
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    position.henricus.cards[position.henricus.n_cards++] = abbates_card_from_word (cards[i]);
  position.henricus.track = 21;
  position.henricus.pile[0].benedict = position.henricus.pile[1].benedict = 1;
  position.henricus.corners = 1 << 1 | 1 << 2;
  state = abbates_state_new (setup, &position);
  terms = explain (SCR_STATE (state), 2, "score");
  text = print_terms (terms);
  minus = dup_detail (terms, "minus");

  g_assert_cmpint (add_up (terms, "garden"), ==, 21);
  g_assert_nonnull (strstr (text, "garden 3 henricus cards artefact-3\n"));
  g_assert_nonnull (strstr (text, "corner 2 corner 2 2 -\ncorner 3 corner 2 3 -\n"
                                  "benedict 1 henricus low abbot-14\n"
                                  "benedict 1 henricus high abbot-14\nminus -2 - -\n"));
  g_assert_cmpstr (minus, ==,
                   "The Abbot stands at 21, the Abbot-General at 16: the distance is 5. Half of "
                   "it counts, rounded down.");
  g_assert_cmpint (add_up (terms, NULL), ==, 26);
}

/* Yellow wins phase 4 of the last round with 5 cards in the Chapter Room: 5 points, which
 * are told once. */
static void
test_printed_example_of_the_last_corner (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autofree char *text = NULL;
  AbbatesPosition position;

  init_over (&position, &setup->rules);
  position.seats[2].mission = 0;
  position.seats[2].corners = 1 << 3;
  position.seats[2].hand.benedict = 5;
  position.general = 9;
  state = abbates_state_new (setup, &position);
  terms = explain (SCR_STATE (state), 3, "score");
  text = print_terms (terms);
  g_assert_cmpstr (text, ==,
                   "empty 0 - -\ncorner 0 corner 3 4 -\nbenedict 5 hand 3 abbot-14\n"
                   "minus 0 - -\n");
}

static void
test_general_names_the_cards (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
  g_autoptr (AbbatesState) state = NULL;
  g_autoptr (GListModel) terms = NULL;
  g_autofree char *text = NULL;
  AbbatesPosition position;

  init_over (&position, &setup->rules);
  position.chapter[0] = 2 << 4 | 7;
  position.chapter[1] = 1 << 4 | 14;
  position.n_chapter = 2;
  setup->rules.abbot_beans[7] = 4;
  setup->rules.abbot_beans[14] = 1;
  state = abbates_state_new (setup, &position);
  terms = explain (SCR_STATE (state), 0, "general");
  text = print_terms (terms);
  g_assert_cmpstr (text, ==,
                   "points 1 points 1 artefact-1\npoints 2 points 2 window-2\n"
                   "points 1 points 3 book-1\npoints 2 points 4 book-2\n"
                   "chapter 4 chapter 2 7 abbot-7\nchapter 1 chapter 1 14 abbot-14\n");
}

typedef struct
{
  const char *difficulty;
  guint seat;
  const char *number;
  ScrError code;
  const char *message;
} Refusal;

static const Refusal refusals[] = {
  { NULL, 0, "weight", SCR_ERROR_SYNTAX, "“weight”" },
  { NULL, 1, "", SCR_ERROR_SYNTAX, "general, track and score" },
  { NULL, 1, "general", SCR_ERROR_ILLEGAL, "belongs to no seat" },
  { NULL, 0, "track", SCR_ERROR_ILLEGAL, "name a seat from 1 to 2" },
  { NULL, 0, "score", SCR_ERROR_ILLEGAL, "name a seat from 1 to 2" },
  { NULL, 3, "score", SCR_ERROR_ILLEGAL, "There is no seat 3" },
  { "novice", 3, "track", SCR_ERROR_ILLEGAL, "There is no seat 3" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const Refusal *refusal = &refusals[i];
      const AbbatesTestSetup wanted = { .n_seats = refusal->difficulty != NULL ? 1 : 2,
                                        .difficulty = refusal->difficulty };
      g_autoptr (AbbatesSetup) setup = abbates_test_setup (&wanted);
      g_autoptr (AbbatesState) state = abbates_state_new (setup, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (
          scr_state_explain (SCR_STATE (state), refusal->seat, refusal->number, &error));
      g_assert_error (error, SCR_ERROR, (int) refusal->code);
      g_assert_nonnull (strstr (error->message, refusal->message));
      g_assert_finalize_object (g_steal_pointer (&state));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/complaints/R1/terms-add-up", test_terms_add_up);
  g_test_add_func ("/complaints/R1/each-card-and-its-points", test_each_card_and_its_points);
  g_test_add_func ("/abbates/explain/terms-add-up-to-both-ends", test_terms_add_up_to_both_ends);
  g_test_add_func ("/abbates/explain/unrecorded-card", test_unrecorded_card);
  g_test_add_func ("/abbates/explain/printed-example-of-henricus",
                   test_printed_example_of_henricus);
  g_test_add_func ("/abbates/explain/printed-example-of-the-last-corner",
                   test_printed_example_of_the_last_corner);
  g_test_add_func ("/abbates/explain/general-names-the-cards", test_general_names_the_cards);
  g_test_add_func ("/abbates/explain/refused", test_refused);

  return g_test_run ();
}
