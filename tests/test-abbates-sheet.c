/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-library-private.h"
#include "core/scr-report.h"
#include "core/scr-result-row.h"

/* Games that were only scored: what a sheet must hold, and what comes of it. */

/* Two players; the portrait of the rulebook's example is Ann's. */
#define ANN_PORTRAIT \
  "['artefact-1','artefact-2','artefact-1','artefact-3','artefact-1','window-2','window-1'," \
  "'book-2',null]"
#define ANN "{'portrait':" ANN_PORTRAIT ",'corners':[],'benedict':0,'mission':'m07'}"
#define BEN_PORTRAIT "['window-1','window-3','book-1',null,null,null,'artefact-2','book-2',null]"
#define BEN \
  "{'portrait':" BEN_PORTRAIT ",'corners':[2],'benedict':0,'mission':{'purple':true,'all':false}}"
#define POINTS "['artefact','window','book','window']"
#define SHEET "{'general':19,'seats':[" ANN "," BEN "],'points':" POINTS "}"
#define SOLO \
  "{'general':26,'seats':[{'portrait':[null,null,null,null,null,null,null,null,'window-3']," \
  "'corners':[1],'benedict':0,'mission':{'purple':false,'all':false}}],'points':" POINTS "," \
  "'henricus':{'beans':21,'corners':5,'benedict':2}}"
#define SECRETS \
  "{'general':9,'seats':[" \
  "{'portrait':" ANN_PORTRAIT ",'corners':[],'benedict':0,'mission':'m07','secret':'window'}," \
  "{'portrait':" BEN_PORTRAIT ",'corners':[],'benedict':0,'mission':'m08','secret':'book'}]}"

static const AbbatesTestSetup two_seats = { .n_seats = 2 };
static const AbbatesTestSetup solo = { .n_seats = 1, .difficulty = "prior" };
static const AbbatesTestSetup no_points_card = { .n_seats = 2, .variants = 8 };
static const AbbatesTestSetup no_mission = { .n_seats = 2, .variants = 4 };

static JsonNode *
parse (const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = scr_json_parse (json, -1, &error);

  g_assert_no_error (error);
  return node;
}

static JsonNode *
new_setup (const AbbatesTestSetup *wanted)
{
  g_autoptr (JsonNode) given = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  JsonNode *setup = scr_game_normalize_setup (abbates_test_game (), given, &error);

  g_assert_no_error (error);
  return setup;
}

static ScrState *
read_sheet (const AbbatesTestSetup *wanted,
            const char *text,
            GListModel **faults)
{
  g_autoptr (JsonNode) setup = new_setup (wanted);
  g_autoptr (JsonNode) sheet = parse (text);

  return scr_game_read_sheet (abbates_test_game (), setup, SCR_MODE_TABLE, sheet, "$", faults);
}

/* A sheet that must be whole. */
static ScrState *
read_whole (const AbbatesTestSetup *wanted,
            const char *text)
{
  g_autoptr (GListModel) faults = NULL;
  ScrState *state = read_sheet (wanted, text, &faults);

  if (g_list_model_get_n_items (faults) > 0)
    {
      g_autoptr (ScrSheetFault) fault = g_list_model_get_item (faults, 0);

      g_error ("%s: %s", scr_sheet_fault_get_path (fault), scr_sheet_fault_get_sentence (fault));
    }
  return state;
}

static JsonObject *
get_seat_score (JsonNode *score,
                guint seat)
{
  return json_array_get_object_element (
      json_object_get_array_member (json_node_get_object (score), "seats"), seat - 1);
}

/* 5 artefacts at 3, 2 windows at 2, 1 book at 1, distance 5: 15 points. */
static void
test_printed_example (void)
{
  g_autoptr (ScrState) state = read_whole (&two_seats, SHEET);
  g_autoptr (JsonNode) score = scr_state_score_to_json (state);
  g_autoptr (JsonNode) expected =
      parse ("{'name':'Ann','garden':20,'lines':0,'purple':0,'corners':0,'benedict':0,'empty':1,"
             "'track':14,'distance':5,'minus':5,'halved':false,'aequalis':2,'total':15}");
  g_autoptr (JsonNode) seat = json_node_alloc ();
  g_autofree char *difference = NULL;

  json_object_set_string_member (get_seat_score (score, 1), "name", "Ann");
  json_node_init_object (seat, get_seat_score (score, 1));
  if (!scr_json_equal (expected, seat, &difference))
    g_error ("%s differs", difference);
  g_assert_cmpint (scr_state_get_total (state, 1), ==, 15);
  g_assert_cmpint (json_object_get_int_member (get_seat_score (score, 2), "purple"), ==, 5);
}

/* 21 beans, 2 Benedict cards, corners worth 5, distance 5 halved: 26 points. */
static void
test_printed_example_of_henricus (void)
{
  g_autoptr (ScrState) state = read_whole (&solo, SOLO);
  g_autoptr (GArray) winners = scr_state_list_winners (state);
  g_autofree char *result = scr_state_describe_result (state);

  g_assert_cmpint (scr_state_get_total (state, 2), ==, 26);
  g_assert_cmpuint (winners->len, ==, 1);
  g_assert_cmpuint (g_array_index (winners, guint, 0), ==, 2);
  g_assert_nonnull (strstr (result, "Henricus wins"));
  g_assert_nonnull (strstr (result, "26 to"));
}

static void
assert_same_result (ScrState *state,
                    ScrState *other)
{
  g_autoptr (JsonNode) a = scr_state_score_to_json (state);
  g_autoptr (JsonNode) b = scr_state_score_to_json (other);

  g_assert_true (scr_json_equal (a, b, NULL));
}

/* A secret card that nobody knows may halve, or not. */
static void
test_unknown_secret (void)
{
  g_autofree char *text = g_strdelimit (g_strdup (SECRETS), "'", '"');
  g_autoptr (ScrState) known = read_whole (&no_points_card, SECRETS);
  g_autoptr (GString) open = g_string_new (text);
  g_autoptr (ScrState) state = NULL;
  g_autoptr (JsonNode) score = NULL;

  g_assert_true (scr_state_is_total_known (known, 1));
  g_string_replace (open, "\"secret\":\"window\"", "\"secret\":\"?\"", 1);
  state = read_whole (&no_points_card, open->str);
  score = scr_state_score_to_json (state);
  g_assert_true (json_object_get_null_member (get_seat_score (score, 1), "halved"));
  g_assert_true (json_object_get_null_member (get_seat_score (score, 2), "halved"));
  g_assert_false (scr_state_is_total_known (state, 1));
}

/**
 * Damage:
 * @name: of the case
 * @wanted: the set-up
 * @sheet: a sheet that is whole
 * @from: a piece of it
 * @to: what stands there instead
 * @kind: the fault that comes of it
 * @path: its place
 * @words: what its sentence must say
 */
typedef struct
{
  const char *name;
  const AbbatesTestSetup *wanted;
  const char *sheet;
  const char *from;
  const char *to;
  ScrSheetFaultKind kind;
  const char *path;
  const char *words;
} Damage;

#define MISSING SCR_SHEET_FAULT_MISSING
#define WRONG SCR_SHEET_FAULT_WRONG
#define ODD SCR_SHEET_FAULT_ODD

static const Damage damages[] = {
  { "no-general", &two_seats, SHEET, "'general':19,", "", MISSING, "$.general", "Abbot-General" },
  { "general-null", &two_seats, SHEET, "'general':19", "'general':null", MISSING, "$.general",
    "Abbot-General" },
  { "general-below", &two_seats, SHEET, "'general':19", "'general':-1", WRONG, "$.general",
    "0 to 180" },
  { "general-text", &two_seats, SHEET, "'general':19", "'general':'19'", WRONG, "$.general",
    "whole number" },
  { "no-points", &two_seats, SHEET, ",'points':" POINTS, "", MISSING, "$.points", "Primus" },
  { "three-points", &two_seats, SHEET, ",'window']}", "]}", WRONG, "$.points", "4 places, not 3" },
  { "points-twice", &two_seats, SHEET, "['artefact','window','book'",
    "['artefact','window','window'", WRONG, "$.points[2]", "already" },
  { "points-card", &two_seats, SHEET, "['artefact','window','book'",
    "['artefact-1','window','book'", WRONG, "$.points[0]", "window, book or artefact" },
  { "points-in-variant-4", &no_points_card, SECRETS, "'general':9",
    "'points':" POINTS ",'general':9", WRONG, "$.points", "without the points card" },
  { "no-portrait", &two_seats, SHEET, "'portrait':" BEN_PORTRAIT ",", "", MISSING,
    "$.seats[1].portrait", "nine squares" },
  { "eight-squares", &two_seats, SHEET, ",'book-2',null]", ",'book-2']", MISSING,
    "$.seats[0].portrait", "8" },
  { "ten-squares", &two_seats, SHEET, ",'book-2',null]", ",'book-2',null,null]", WRONG,
    "$.seats[0].portrait", "10" },
  { "no-card", &two_seats, SHEET, "'window-3'", "'chalice-3'", WRONG, "$.seats[1].portrait[1]",
    "chalice-3" },
  { "card-number", &two_seats, SHEET, "'window-3'", "3", WRONG, "$.seats[1].portrait[1]",
    "no garden card" },
  { "card-not-in-edition", &two_seats, SHEET, "'window-3'", "'window-9'", ODD,
    "$.seats[1].portrait[1]", "0 cards" },
  { "no-corners", &two_seats, SHEET, "'corners':[2],", "", MISSING, "$.seats[1].corners",
    "corner cards" },
  { "corner-5", &two_seats, SHEET, "'corners':[2]", "'corners':[5]", WRONG, "$.seats[1].corners[0]",
    "1 to 4" },
  { "corner-twice", &two_seats, SHEET, "'corners':[]", "'corners':[2]", WRONG,
    "$.seats[1].corners[0]", "already" },
  { "corners-number", &two_seats, SHEET, "'corners':[2]", "'corners':2", WRONG,
    "$.seats[1].corners", "list" },
  { "no-benedict", &two_seats, SHEET, "'benedict':0,'mission':'m07'", "'mission':'m07'", MISSING,
    "$.seats[0].benedict", "Benedict" },
  { "benedict-21", &two_seats, SHEET, "'benedict':0,'mission':'m07'",
    "'benedict':21,'mission':'m07'", WRONG, "$.seats[0].benedict", "0 to 20" },
  { "no-mission", &two_seats, SHEET, ",'mission':'m07'", "", MISSING, "$.seats[0].mission",
    "mission" },
  { "mission-unknown", &two_seats, SHEET, "'m07'", "'m99'", WRONG, "$.seats[0].mission", "m99" },
  { "mission-number", &two_seats, SHEET, "'m07'", "7", WRONG, "$.seats[0].mission", "id" },
  { "mission-twice", &no_points_card, SECRETS, "'m08'", "'m07'", WRONG, "$.seats[1].mission",
    "already" },
  { "mission-in-variant-3", &no_mission, SHEET, "", "", WRONG, "$.seats[0].mission",
    "without missions" },
  { "mission-of-other-palms", &solo, SOLO, "{'purple':false,'all':false}", "'m01'", WRONG,
    "$.seats[0].mission", "1 palm branch," },
  { "areas-short", &two_seats, SHEET, "'m07'", "{'areas':['purple']}", WRONG,
    "$.seats[0].mission.areas", "9 squares" },
  { "areas-without-purple", &two_seats, SHEET, "'m07'",
    "{'areas':['a','a',null,null,null,null,null,null,null]}", WRONG, "$.seats[0].mission.areas",
    "purple" },
  { "areas-number", &two_seats, SHEET, "'m07'",
    "{'areas':['purple',1,null,null,null,null,null,null,null]}", WRONG,
    "$.seats[0].mission.areas[1]", "name of an area" },
  { "areas-and-answers", &two_seats, SHEET, "'m07'",
    "{'areas':['purple',null,null,null,null,null,null,null,null],'all':true}", WRONG,
    "$.seats[0].mission", "not both" },
  { "no-answer", &two_seats, SHEET, "'purple':true,", "", MISSING, "$.seats[1].mission.purple",
    "purple area" },
  { "answer-text", &two_seats, SHEET, "'all':false", "'all':'no'", WRONG, "$.seats[1].mission.all",
    "true or false" },
  { "all-but-not-purple", &two_seats, SHEET, "'purple':true,'all':false",
    "'purple':false,'all':true", WRONG, "$.seats[1].mission", "purple one is right too" },
  { "purple-of-nothing", &two_seats, SHEET, BEN_PORTRAIT,
    "[null,null,null,null,null,null,null,null,null]", WRONG, "$.seats[1].mission", "empty" },
  { "secret-with-points-card", &two_seats, SHEET, "'mission':'m07'",
    "'mission':'m07','secret':'book'", WRONG, "$.seats[0].secret", "Secret cards" },
  { "no-secret", &no_points_card, SECRETS, ",'secret':'book'", "", MISSING, "$.seats[1].secret",
    "secret card" },
  { "secret-card", &no_points_card, SECRETS, "'secret':'book'", "'secret':'book-2'", WRONG,
    "$.seats[1].secret", "window, book or artefact" },
  { "one-seat", &two_seats, SHEET, "," BEN, "", MISSING, "$.seats[1].portrait", "nine squares" },
  { "three-seats", &two_seats, SHEET, "," BEN, "," BEN ",null", WRONG, "$.seats", "3 seats" },
  { "seat-text", &two_seats, SHEET, "," BEN, ",'Ben'", WRONG, "$.seats[1]", "object" },
  { "henricus-at-a-table", &two_seats, SHEET, "'general':19", "'general':19,'henricus':{}", WRONG,
    "$.henricus", "solo" },
  { "no-henricus", &solo, SOLO, ",'henricus':{'beans':21,'corners':5,'benedict':2}", "", MISSING,
    "$.henricus.beans", "beans" },
  { "henricus-text", &solo, SOLO, "{'beans':21,'corners':5,'benedict':2}", "'26'", WRONG,
    "$.henricus", "object" },
  { "henricus-benedict", &solo, SOLO, "'benedict':2}", "'benedict':4}", WRONG,
    "$.henricus.benedict", "0 to 3" },
  { "henricus-corners", &solo, SOLO, "'corners':[1]", "'corners':[1,2,4]", WRONG,
    "$.henricus.corners", "5 points" },
};

static char *
damage_sheet (const Damage *damage)
{
  g_autoptr (GString) text = g_string_new (damage->sheet);

  if (*damage->from != '\0' && g_string_replace (text, damage->from, damage->to, 1) != 1)
    g_error ("%s: the sheet has no %s", damage->name, damage->from);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *text = damage_sheet (damage);
  g_autoptr (GListModel) faults = NULL;
  g_autoptr (ScrState) state = read_sheet (damage->wanted, text, &faults);
  g_autoptr (ScrSheetFault) fault = g_list_model_get_item (faults, 0);
  g_autoptr (GListModel) rows = scr_state_list_result (state);

  g_assert_nonnull (fault);
  g_assert_cmpstr (scr_sheet_fault_get_path (fault), ==, damage->path);
  g_assert_cmpint (scr_sheet_fault_get_kind (fault), ==, damage->kind);
  if (strstr (scr_sheet_fault_get_sentence (fault), damage->words) == NULL)
    g_error ("“%s” does not say %s", scr_sheet_fault_get_sentence (fault), damage->words);
  g_assert_cmpint (scr_state_get_turn (state) == SCR_TURN_NONE, ==, damage->kind == ODD);
  g_assert_cmpuint (g_list_model_get_n_items (rows), >, 5);
}

/* A match with such a sheet is refused with the place and the sentence, but for what is odd. */
static void
test_match_with_damage (gconstpointer data)
{
  const Damage *damage = data;
  g_autofree char *text = damage_sheet (damage);
  g_autoptr (JsonNode) setup = new_setup (damage->wanted);
  g_autoptr (JsonNode) sheet = parse (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new_from_sheet (abbates_test_game (), setup, sheet, &error);
  g_autofree char *place = g_strdup_printf ("$.sheet%s: ", damage->path + 1);

  g_assert_true ((match != NULL) == (damage->kind == ODD));
  if (match != NULL)
    return;
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_true (g_str_has_prefix (error->message, place));
  g_assert_nonnull (strstr (error->message, damage->words));
}

static const char *
get_value (GListModel *rows,
           const char *name,
           guint column)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (ScrResultRow) row = g_list_model_get_item (rows, i);

      if (g_str_equal (scr_result_row_get_name (row), name))
        return scr_result_row_get_values (row)[column];
    }
  g_error ("There is no row %s", name);
}

/* A form has its sheet read from the first letter on. What is not told is open or a range, never a
 * fact: a square that is not told may be empty. */
static void
test_in_the_making (void)
{
  static const struct
  {
    const char *sheet;
    const char *garden;
    const char *empty;
    const char *track;
    const char *corners;
    const char *benedict;
  } steps[] = {
    { "{}", "–", "0 to 9", "9 to 27", "–", "–" },
    { "{'points':" POINTS "}", "0 to 27", "0 to 9", "9 to 27", "–", "–" },
    { "{'points':" POINTS ",'seats':[{'portrait':['artefact-1','window-2']}]}", "5 to 26", "0 to 7",
      "10 to 24", "–", "–" },
    { "{'points':" POINTS ",'seats':[{'portrait':" ANN_PORTRAIT "}]}", "20", "1", "14", "–", "–" },
    { "{'points':" POINTS ",'seats':[" ANN "]}", "20", "1", "14", "0", "0" },
    { "{'points':" POINTS ",'seats':[" ANN "," BEN "]}", "20", "1", "14", "0", "0" },
  };
  guint n_before = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GListModel) faults = NULL;
      g_autoptr (ScrState) state = read_sheet (&two_seats, steps[i].sheet, &faults);
      g_autoptr (GListModel) rows = scr_state_list_result (state);
      g_autoptr (GArray) winners = scr_state_list_winners (state);
      g_autofree char *result = scr_state_describe_result (state);
      g_autofree char *prompt = scr_state_prompt (state);
      g_autofree char *text = scr_state_to_text (state);
      g_auto (GStrv) moves = scr_state_list_moves (state);

      g_assert_cmpuint (g_list_model_get_n_items (faults), <=, n_before);
      n_before = g_list_model_get_n_items (faults);
      g_assert_cmpuint (winners->len, ==, 0);
      g_assert_null (result);
      g_assert_null (moves[0]);
      g_assert_cmpstr (prompt, ==, "Fill in what the score sheet still lacks.");
      g_assert_cmpstr (get_value (rows, "total", 0), ==, "–");
      g_assert_cmpstr (get_value (rows, "garden", 0), ==, steps[i].garden);
      g_assert_cmpstr (get_value (rows, "empty", 0), ==, steps[i].empty);
      g_assert_cmpstr (get_value (rows, "track", 0), ==, steps[i].track);
      g_assert_cmpstr (get_value (rows, "corners", 0), ==, steps[i].corners);
      g_assert_cmpstr (get_value (rows, "benedict", 0), ==, steps[i].benedict);
      g_assert_false (scr_state_is_total_known (state, 1));
      g_assert_nonnull (strstr (text, "only scored"));
    }
  g_assert_cmpuint (n_before, ==, 1);
}

/* A total is told as soon as all that it comes of is, whatever other seats lack; of Henricus too.
 */
static void
test_total_so_far (void)
{
  g_autoptr (GListModel) faults = NULL;
  g_autoptr (GListModel) solo_faults = NULL;
  g_autoptr (ScrState) state = read_sheet (
      &two_seats, "{'general':19,'points':" POINTS ",'seats':[" ANN "]}", &faults);
  g_autoptr (ScrState) alone = read_sheet (
      &solo, "{'general':26,'points':" POINTS ",'henricus':{'beans':21,'corners':5}}",
      &solo_faults);
  g_autoptr (GListModel) rows = scr_state_list_result (state);
  g_autoptr (GListModel) solo_rows = scr_state_list_result (alone);

  g_assert_cmpstr (get_value (rows, "total", 0), ==, "15");
  g_assert_cmpstr (get_value (rows, "total", 1), ==, "–");
  g_assert_cmpstr (get_value (solo_rows, "garden", 1), ==, "21");
  g_assert_cmpstr (get_value (solo_rows, "corners", 1), ==, "5");
  g_assert_cmpstr (get_value (solo_rows, "benedict", 1), ==, "–");
  g_assert_cmpstr (get_value (solo_rows, "total", 1), ==, "–");
}

static ScrMatch *
new_match (void)
{
  g_autoptr (JsonNode) setup = new_setup (&two_seats);
  g_autoptr (JsonNode) sheet = parse (SHEET);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new_from_sheet (abbates_test_game (), setup, sheet, &error);

  g_assert_no_error (error);
  return match;
}

/* Such a match is over, comes back from its file, and takes no move. */
static void
test_match (void)
{
  g_autoptr (ScrMatch) match = new_match ();
  g_autoptr (JsonNode) root = scr_match_to_json (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) again = scr_match_new_from_json (root, &error);
  g_autoptr (JsonNode) rewritten = NULL;
  g_autoptr (ScrMatch) copy = NULL;

  g_assert_no_error (error);
  g_assert_true (scr_match_is_sheet (again));
  g_assert_false (json_object_has_member (json_node_get_object (root), "state"));
  rewritten = scr_match_to_json (again);
  g_assert_true (scr_json_equal (root, rewritten, NULL));
  assert_same_result (scr_match_get_state (match), scr_match_get_state (again));

  g_assert_false (scr_match_move (again, "play 3", &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_clear_error (&error);
  copy = scr_match_copy (match, "Copy", &error);
  g_assert_no_error (error);
  g_assert_true (scr_match_is_sheet (copy));

  json_object_set_member (json_node_get_object (root), "start", parse ("{}"));
  g_clear_object (&copy);
  copy = scr_match_new_from_json (root, &error);
  g_assert_null (copy);
  g_assert_nonnull (strstr (error->message, "$.start"));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* A sheet is corrected whole, or not at all. */
static void
test_correction (void)
{
  g_autoptr (ScrMatch) match = new_match ();
  g_autoptr (JsonNode) sheet = parse (SHEET);
  g_autoptr (GError) error = NULL;
  guint n_told = 0;

  g_signal_connect_swapped (match, "notify::state", G_CALLBACK (count_cb), &n_told);
  json_object_set_int_member (json_node_get_object (sheet), "general", 15);
  g_assert_true (scr_match_set_sheet (match, sheet, &error));
  g_assert_no_error (error);
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), 1), ==, 19);
  g_assert_cmpuint (n_told, ==, 1);

  json_object_remove_member (json_node_get_object (sheet), "general");
  g_assert_false (scr_match_set_sheet (match, sheet, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_FORMAT);
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), 1), ==, 19);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* Lists, statistics and exports have it as any match that is over. */
static void
test_report_and_list (void)
{
  g_autoptr (ScrMatch) match = new_match ();
  g_autoptr (ScrLibraryItem) item =
      scr_library_item_new_for_match ("/nowhere/a.match.json", 0, match);
  g_autoptr (ScrReport) report = scr_report_new (match, SCR_VIEWER_ALL);
  g_autofree char *text = scr_report_print_text (report, TRUE);
  g_autofree char *csv = scr_report_print_csv (report);
  g_autofree char *picture = NULL;
  g_autofree char *result = scr_state_describe_result (scr_match_get_state (match));

  g_object_get (item, "picture", &picture, NULL);
  g_assert_true (scr_library_item_is_over (item));
  g_assert_cmpuint (g_list_model_get_n_items (scr_library_item_get_columns (item)), ==, 2);
  g_assert_cmpstr (picture, ==, "aaaaawwb.");
  g_assert_true (scr_report_get_is_final (report));
  g_assert_cmpuint (scr_report_get_n_points (report), ==, 0);
  g_assert_nonnull (strstr (text, result));
  g_assert_nonnull (strstr (csv, ",20,0,0,0,0,1,14,5,5,false,2,15"));
}

static void
add_damages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *read = g_strconcat ("/abbates/sheet/damage/", damages[i].name, NULL);
      g_autofree char *load = g_strconcat ("/abbates/sheet/refused/", damages[i].name, NULL);

      g_test_add_data_func (read, &damages[i], test_damage);
      g_test_add_data_func (load, &damages[i], test_match_with_damage);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/sheet/printed-example", test_printed_example);
  g_test_add_func ("/abbates/sheet/printed-example-of-henricus", test_printed_example_of_henricus);
  g_test_add_func ("/abbates/sheet/unknown-secret", test_unknown_secret);
  g_test_add_func ("/abbates/sheet/in-the-making", test_in_the_making);
  g_test_add_func ("/abbates/sheet/total-so-far", test_total_so_far);
  g_test_add_func ("/abbates/sheet/match", test_match);
  g_test_add_func ("/abbates/sheet/correction", test_correction);
  g_test_add_func ("/abbates/sheet/report-and-list", test_report_and_list);
  add_damages ();

  return g_test_run ();
}
