/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "complaints-util.h"
#include "core/scr-json.h"
#include "core/scr-report.h"

/* What must hold of mirrored tables and their correction (docs/complaints.md). */

static const char *const set_up[] = {
  "arcade 1 1 peek", "arcade 1 2 take-discard", "arcade 1 3 take-refill", "arcade 2 1 take-refill",
  "arcade 2 2 swap-line-refill", "arcade 2 3 swap-portrait-refill", "arcade 3 1 recall",
  "arcade 3 2 other-line", "arcade 3 3 swap-portrait", "arcade 4 1 take-refill",
  "arcade 4 2 take-refill", "arcade 4 3 take-refill", "mission 1 m01", "mission 2 m02", "start 1",
  "reveal book-1", "reveal window-2", "reveal artefact-1", "reveal book-2", "reveal window-1",
  "reveal ?", "reveal book-3", "reveal ?", "reveal artefact-1", "reveal ?", "reveal window-1",
  "reveal ?", "reveal ?", "reveal ?", "reveal ?", "reveal book-1", NULL
};
static const char *const phase[] = { "play 12", "play 5", "take 7 to 1", "reveal ?", "place 4",
                                     "reveal ?", "reveal ?", "reveal book-1", NULL };

#define FIRST_SQUARE 20 /* the entry that tells of square 1 of the garden */
#define DRAW 35         /* that tells what Ben draws */

static void
play_all (ScrMatch *match,
          const char *const *moves)
{
  for (guint i = 0; moves[i] != NULL; i++)
    complaints_play (match, moves[i]);
}

/* A table of two, Ann and Ben, after its set-up. */
static ScrMatch *
new_table (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (ScrMatch) match = complaints_new_match (&wanted, SCR_MODE_TABLE);

  play_all (match, set_up);

  return g_steal_pointer (&match);
}

static ScrAmendment *
propose (ScrMatch *match,
         ScrAmendmentKind kind,
         guint number,
         const char *move)
{
  g_autoptr (GError) error = NULL;
  ScrAmendment *amendment = scr_match_propose (match, kind, number, move, &error);

  g_assert_no_error (error);
  return amendment;
}

static void
change (ScrMatch *match,
        guint number,
        const char *move)
{
  g_autoptr (ScrAmendment) amendment = propose (match, SCR_AMENDMENT_CHANGE, number, move);
  g_autoptr (GError) error = NULL;

  scr_match_amend (match, amendment, FALSE, &error);
  g_assert_no_error (error);
}

/* How the match would be if it had been told so from the first. */
static void
assert_as_told_anew (ScrMatch *match)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (ScrMatch) anew = complaints_new_match (&wanted, SCR_MODE_TABLE);
  g_autoptr (JsonNode) score = scr_state_score_to_json (scr_match_get_state (match));
  g_autofree char *state = complaints_print_state (scr_match_get_state (match));
  g_autoptr (JsonNode) score_anew = NULL;
  g_autofree char *state_anew = NULL;

  for (guint i = 0; i < complaints_count (match); i++)
    complaints_play (anew, complaints_get_move (match, i));
  score_anew = scr_state_score_to_json (scr_match_get_state (anew));
  state_anew = complaints_print_state (scr_match_get_state (anew));

  g_assert_cmpstr (state, ==, state_anew);
  g_assert_true (scr_json_equal (score, score_anew, NULL));
}

static char *
dup_refusal (ScrMatch *match,
             const char *move)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrState) after = scr_state_apply (scr_match_get_state (match), move, &error);

  g_assert_null (after);
  g_assert_error (error, SCR_ERROR, SCR_ERROR_ILLEGAL);

  return g_strdup (error->message);
}

/* The warning of the last entry, or NULL; keeps the entry in @entry. */
static const char *
get_last_warning (ScrMatch *match,
                  ScrEntry **entry)
{
  g_clear_object (entry);
  *entry = g_list_model_get_item (G_LIST_MODEL (match), complaints_count (match) - 1);

  return scr_entry_get_warning (*entry);
}

static JsonObject *
get_seat (JsonNode *state,
          guint seat)
{
  return json_array_get_object_element (
      json_object_get_array_member (json_node_get_object (state), "seats"), seat - 1);
}

/* M1: what no longer fits is named, with what would fit, and looking at it changes nothing. */
static void
test_misfit_at_a_table (void)
{
  g_autoptr (ScrMatch) match = new_table ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (ScrAmendment) fits = NULL;
  g_autoptr (ScrAmendment) misfits = NULL;
  g_auto (GStrv) fitting = NULL;

  play_all (match, phase);
  complaints_play (match, "know portrait 2 4 artefact-3");
  before = complaints_print (match);
  fits = propose (match, SCR_AMENDMENT_CHANGE, DRAW, "reveal artefact-3");
  misfits = propose (match, SCR_AMENDMENT_CHANGE, DRAW, "reveal book-2");
  fitting = scr_amendment_list_fitting (misfits);

  g_assert_cmpuint (scr_amendment_get_misfit (fits), ==, 0);
  g_assert_cmpuint (scr_amendment_get_misfit (misfits), ==, complaints_count (match));
  g_assert_cmpstr (scr_amendment_get_misfit_move (misfits), ==, "know portrait 2 4 artefact-3");
  g_assert_nonnull (strstr (scr_amendment_get_reason (misfits), "Another card is recorded there"));
  g_assert_true (g_strv_contains ((const char *const *) fitting, "play 9"));
  after = complaints_print (match);
  g_assert_cmpstr (after, ==, before);
}

/* M2: any earlier value is corrected, after the end too. */
static void
test_corrected_after_the_end (void)
{
  static const char *const end[] = { "set phase 4 4", "play 13", "play 1", NULL };
  g_autoptr (ScrMatch) match = new_table ();
  g_autoptr (JsonNode) state = NULL;

  play_all (match, phase);
  play_all (match, end);
  g_assert_true (complaints_is_over (match));

  change (match, DRAW, "reveal window-3");
  complaints_play (match, "set portrait 1 9 artefact-2");
  state = scr_state_to_json (scr_match_get_state (match));

  g_assert_true (complaints_is_over (match));
  g_assert_cmpint (json_object_get_int_member (get_seat (state, 2), "track"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (get_seat (state, 1), "track"), ==, 1 + 2);
  assert_as_told_anew (match);
}

/* M3: an adjustment is an entry with its reason, undone like any other, and the result names it. */
static void
test_adjustment_is_an_entry (void)
{
  g_autoptr (ScrMatch) match = new_table ();
  g_autofree char *before = complaints_print_state (scr_match_get_state (match));
  g_autofree char *undone = NULL;
  g_autoptr (ScrReport) report = NULL;
  g_autofree char *remark = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  complaints_play (match, "set hand 2 -7");
  g_assert_true (scr_match_set_note (match, complaints_count (match), "lost", &error));
  g_assert_no_error (error);
  report = scr_report_new (match, SCR_VIEWER_ALL);
  remark = scr_report_dup_remark (report);
  sentence = scr_match_dup_sentence (match, complaints_count (match), SCR_VIEWER_ALL);

  g_assert_cmpstr (remark, ==, "By hand, and not by the rules: Round 1, phase 1 (“lost”).");
  g_assert_nonnull (strstr (sentence, "Adjusted: "));
  complaints_undo (match, 1, FALSE);
  undone = complaints_print_state (scr_match_get_state (match));
  g_assert_cmpstr (undone, ==, before);
}

/* M5: what was seen stays known until it is drawn, and what lies open somewhere is counted out of
 * what an unrecorded card can be. */
static void
test_seen_stays_known (void)
{
  static const char *const look[] = { "play 12", "play 5", "peek", "reveal book-1", "reveal ?",
                                      "reveal window-3", "reveal ?", "reveal ?", "reveal ?",
                                      "order 3 1 2 4 5 6", "take 7 to 1", NULL };
  g_autoptr (ScrMatch) match = new_table ();
  g_autofree char *refusal = NULL;
  g_autoptr (JsonNode) state = NULL;
  JsonArray *known;

  play_all (match, look);
  refusal = dup_refusal (match, "reveal window-2");
  g_assert_nonnull (strstr (refusal, "it is window 3"));

  complaints_play (match, "reveal window-3");
  complaints_play (match, "place 4");
  state = scr_state_to_json (scr_match_get_state (match));
  known = json_object_get_array_member (json_node_get_object (state), "known_top");
  g_assert_cmpuint (json_array_get_length (known), ==, 5);
  g_assert_cmpstr (json_array_get_string_element (known, 0), ==, "book-1");
}

static void
test_counted_out (void)
{
  static const char *const kinds[] = { "window", "book", "artefact" };
  g_autoptr (ScrMatch) match = new_table ();
  g_autoptr (GListModel) terms = NULL;
  g_autoptr (ScrTerm) beans = NULL;

  play_all (match, phase);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint n = i == 1 ? 4 : 5; n > 0; n--)
      {
        g_autofree char *move = g_strdup_printf ("set heap +%s-3", kinds[i]);

        complaints_play (match, move);
      }
  terms = scr_state_explain (scr_match_get_state (match), 2, "track", NULL);
  beans = g_list_model_get_item (terms, 0);

  g_assert_cmpint (scr_term_get_value (beans), ==, 1);
  g_assert_cmpint (scr_term_get_high (beans), ==, 2);
}

/* M8: all that is counted after a correction is as if it had been told so from the first. */
static void
test_all_follows (void)
{
  g_autoptr (ScrMatch) match = new_table ();
  g_autoptr (ScrEntry) entry = NULL;

  play_all (match, phase);
  change (match, FIRST_SQUARE, "reveal artefact-3");
  assert_as_told_anew (match);
  change (match, DRAW, "reveal window-3");
  assert_as_told_anew (match);

  for (guint i = 0; i < 4; i++)
    complaints_play (match, "set heap +window-3");
  g_assert_null (get_last_warning (match, &entry));
  change (match, FIRST_SQUARE, "reveal window-3");
  assert_as_told_anew (match);
  g_assert_nonnull (get_last_warning (match, &entry));
  g_assert_nonnull (strstr (scr_entry_get_warning (entry), "no window 3 is left"));
}

/* M13: what is not possible says what stands in its way. */
static void
test_blocked_names_what_blocks (void)
{
  g_autoptr (ScrMatch) match = new_table ();
  g_autofree char *chance = NULL;
  g_autofree char *corner = NULL;
  g_autofree char *late = NULL;
  g_autofree char *mode = NULL;

  complaints_play (match, "set corner 1 +2");
  corner = dup_refusal (match, "set corner 2 +2");
  play_all (match, (const char *const[]){ "play 12", "play 5", NULL });
  late = dup_refusal (match, "set start 2");
  play_all (match, (const char *const[]){ "take 7 to 1", NULL });
  chance = dup_refusal (match, "play 9");
  complaints_play (match, "reveal ?");
  mode = dup_refusal (match, "mode digital");

  g_assert_nonnull (strstr (corner, "Another seat has this corner card"));
  g_assert_nonnull (strstr (late, "The cards of this phase are played already"));
  g_assert_nonnull (strstr (chance, "draws the top card of the draw pile"));
  g_assert_nonnull (strstr (mode, "put a card that nobody recorded on square 1, 4 or 7"));
}

/* Ten thousand entries later the state is what it was, in the match and in its file. */
static void
test_ten_thousand_entries (void)
{
  g_autoptr (ScrMatch) match = new_table ();
  g_autoptr (JsonNode) before = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (JsonNode) file = NULL;
  g_autoptr (JsonNode) read = NULL;
  g_autoptr (ScrMatch) loaded = NULL;
  g_autoptr (ScrState) seen = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 5000; i++)
    {
      complaints_play (match, "set hand 1 -5");
      complaints_play (match, "set hand 1 +5");
    }
  after = scr_state_to_json (scr_match_get_state (match));
  g_assert_true (scr_json_equal (before, after, NULL));

  file = scr_match_to_json (match);
  loaded = scr_match_new_from_json (file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (loaded)), ==,
                    g_strv_length ((char **) set_up) + 10000);
  read = scr_state_to_json (scr_match_get_state (loaded));
  g_assert_true (scr_json_equal (before, read, NULL));
  seen = scr_match_view (loaded, SCR_VIEWER_ALL);
  g_assert_nonnull (seen);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/complaints/M1/misfit-at-a-table", test_misfit_at_a_table);
  g_test_add_func ("/complaints/M2/corrected-after-the-end", test_corrected_after_the_end);
  g_test_add_func ("/complaints/M3/adjustment-is-an-entry", test_adjustment_is_an_entry);
  g_test_add_func ("/complaints/M5/seen-stays-known", test_seen_stays_known);
  g_test_add_func ("/complaints/M5/counted-out", test_counted_out);
  g_test_add_func ("/complaints/M8/all-follows-at-a-table", test_all_follows);
  g_test_add_func ("/complaints/M14/ten-thousand-entries", test_ten_thousand_entries);
  g_test_add_func ("/complaints/M13/blocked-names-what-blocks", test_blocked_names_what_blocks);

  return g_test_run ();
}
