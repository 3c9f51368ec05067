/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "amend-util.h"
#include "core/scr-dealer.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

#define GAME "badge 1 b1,badge 2 b2,start 1,roll,die 4,hold,roll,die 3,roll,die 2,hold,roll,die 6"

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
amend (ScrMatch *match,
       ScrAmendmentKind kind,
       guint number,
       const char *move)
{
  g_autoptr (ScrAmendment) amendment = propose (match, kind, number, move);
  g_autoptr (GError) error = NULL;

  scr_match_amend (match, amendment, FALSE, &error);
  g_assert_no_error (error);
}

static void
play_at_random (ScrMatch *match,
                guint n_moves,
                guint64 *random)
{
  while (toy_match_count (match) < n_moves &&
         scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE)
    {
      ScrState *state = scr_match_get_state (match);
      g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
      g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                                 ? scr_state_list_outcomes (state, weights)
                                 : scr_state_list_moves (state);

      toy_match_make (match, moves[scr_random_below (random, g_strv_length (moves))]);
    }
}

/* Every entry of random games, changed, inserted before and deleted, in both modes, with
 * and without moves taken back. */
static void
test_walk (void)
{
  guint64 random = 11;
  AmendCounts counts = { 0 };

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (i % 2 == 0 ? SCR_MODE_DIGITAL : SCR_MODE_TABLE,
                                                  1 + i % 4, "");

      play_at_random (match, 60, &random);
      toy_match_undo (match, i / 2 % 3 * 4, TRUE);
      amend_check_walk (match, &random, &counts);
    }
  g_assert_cmpuint (counts.n_refused, >, 5);
  g_assert_cmpuint (counts.n_misfits, >, 5);
  g_assert_cmpuint (counts.n_fits, >, 5);
}

static void
assert_not_proposed (ScrMatch *match,
                     ScrAmendmentKind kind,
                     guint number,
                     const char *move,
                     ScrError code,
                     const char *begin)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_propose (match, kind, number, move, &error));
  g_assert_error (error, SCR_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, begin));
}

static void
test_what_does_not_fit_is_refused (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autofree char *long_move = g_strnfill (SCR_JSON_MAX_STRING + 1, 'x');

  toy_match_make (match, GAME);
  for (ScrAmendmentKind kind = SCR_AMENDMENT_CHANGE; kind <= SCR_AMENDMENT_DELETE; kind++)
    {
      guint beyond = 14 + (kind == SCR_AMENDMENT_INSERT);

      assert_not_proposed (match, kind, 0, "hold", SCR_ERROR_HISTORY, "There is no move 0");
      assert_not_proposed (match, kind, beyond, "hold", SCR_ERROR_HISTORY, "There is no move 1");
      assert_not_proposed (match, kind, G_MAXUINT, "hold", SCR_ERROR_HISTORY, "There is no move");
    }
  for (ScrAmendmentKind kind = SCR_AMENDMENT_CHANGE; kind <= SCR_AMENDMENT_INSERT; kind++)
    {
      assert_not_proposed (match, kind, 5, "hold", SCR_ERROR_ILLEGAL, "move 5: “die” is due first");
      assert_not_proposed (match, kind, 5, "die 7", SCR_ERROR_ILLEGAL, "move 5: “die 7” cannot");
      assert_not_proposed (match, kind, 5, long_move, SCR_ERROR_SYNTAX, "move 5: This is not a");
      assert_not_proposed (match, kind, 5, "die \xff", SCR_ERROR_SYNTAX, "move 5: This is not a");
    }
  toy_match_assert_moves (match, GAME "|");
}

static void
test_sheet_is_not_corrected (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("sheet", "{\"general\": 3}");
  g_autoptr (ScrMatch) match = NULL;

  json_object_set_array_member (json_node_get_object (root), "moves", json_array_new ());
  json_object_set_array_member (json_node_get_object (root), "undone", json_array_new ());
  json_object_remove_member (json_node_get_object (root), "state");
  match = toy_match_read (root);
  assert_not_proposed (match, SCR_AMENDMENT_INSERT, 1, "badge 1 b1", SCR_ERROR_HISTORY,
                       "This match was only scored");
  assert_not_proposed (match, SCR_AMENDMENT_DELETE, 1, NULL, SCR_ERROR_HISTORY,
                       "This match was only scored");
}

/* Also that the work does not grow with the square of the length. */
static void
test_as_long_as_a_match_can_be (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root ("state", NULL);
  JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");
  g_autoptr (ScrMatch) match = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (GError) error = NULL;

  json_array_remove_element (moves, 4);
  json_array_remove_element (moves, 3);
  while (json_array_get_length (moves) < SCR_MATCH_MAX_MOVES)
    json_array_add_string_element (moves, "hold");
  match = toy_match_read (root);

  assert_not_proposed (match, SCR_AMENDMENT_INSERT, 4, "hold", SCR_ERROR_LIMIT,
                       "The match already");
  assert_not_proposed (match, SCR_AMENDMENT_INSERT, SCR_MATCH_MAX_MOVES + 1, "hold",
                       SCR_ERROR_LIMIT, "The match already");
  amend (match, SCR_AMENDMENT_CHANGE, 3, "start 2");
  amend (match, SCR_AMENDMENT_DELETE, 4, NULL);
  g_assert_cmpuint (toy_match_count (match), ==, SCR_MATCH_MAX_MOVES - 1);
  amend (match, SCR_AMENDMENT_INSERT, 4, "hold");
  g_assert_cmpuint (toy_match_count (match), ==, SCR_MATCH_MAX_MOVES);
  amendment = propose (match, SCR_AMENDMENT_CHANGE, 5, "roll");
  g_assert_true (scr_match_amend (match, amendment, TRUE, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (toy_match_count (match), ==, 5);
}

/* Entries with all that a file may say of them. */
static ScrMatch *
new_with_extras (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root (
      "moves",
      "[\"badge 1 b1\", \"badge 2 b2\", \"start 1\","
      " {\"move\": \"roll\", \"at\": \"2026-11-29T20:31:07Z\"},"
      " {\"move\": \"die 4\", \"at\": \"2026-11-29T20:31:09Z\", \"note\": \"it fell\","
      "  \"warning\": \"odd\", \"dealt\": true, \"later\": {\"a\": 1}},"
      " {\"move\": \"hold\", \"note\": \"why?\", \"warning\": \"hm\", \"dealt\": true},"
      " {\"move\": \"hold\", \"dealt\": true}]");

  json_object_remove_member (json_node_get_object (root), "state");

  return toy_match_read (root);
}

static void
assert_entry (ScrMatch *match,
              guint number,
              const char *expected)
{
  g_autoptr (JsonNode) node = scr_entry_to_json (amend_get_entry (match, number));
  g_autofree char *text = scr_json_print (node, FALSE);

  g_assert_cmpstr (g_strchomp (text), ==, expected);
}

static void
test_what_is_kept (void)
{
  g_autoptr (ScrMatch) match = new_with_extras ();
  g_autoptr (ScrMatch) loaded = NULL;
  static const char sixth[] =
      "{\"move\":\"hold\",\"note\":\"why?\",\"warning\":\"hm\",\"dealt\":true}";
  AmendCounts counts = { 0 };

  amend (match, SCR_AMENDMENT_CHANGE, 5, "die 3");
  assert_entry (match, 4, "{\"move\":\"roll\",\"at\":\"2026-11-29T20:31:07Z\"}");
  assert_entry (match, 5, "{\"move\":\"die 3\",\"at\":\"2026-11-29T20:31:09Z\","
                          "\"note\":\"it fell\",\"later\":{\"a\":1}}");
  assert_entry (match, 6, sixth);
  amend (match, SCR_AMENDMENT_INSERT, 6, "hold");
  assert_entry (match, 6, "\"hold\"");
  assert_entry (match, 7, sixth);
  amend (match, SCR_AMENDMENT_DELETE, 6, NULL);
  assert_entry (match, 6, sixth);
  amend (match, SCR_AMENDMENT_CHANGE, 7, "roll");
  assert_entry (match, 7, "\"roll\"");

  loaded = amend_copy (match);
  amend_assert_same_file (match, loaded);
  g_clear_object (&match);
  match = new_with_extras ();
  for (guint number = 1; number <= 7; number++)
    amend_check (match, SCR_AMENDMENT_CHANGE, number,
                 scr_entry_get_move (amend_get_entry (match, number)), &counts);
  g_assert_cmpuint (counts.n_fits, ==, 7);
}

/* What was taken back is kept as far as it still fits; nothing follows what is dropped. */
static void
test_what_was_taken_back (void)
{
  static const struct
  {
    ScrAmendmentKind kind;
    guint number;
    const char *move;
    gboolean truncate;
    const char *expected;
  } cases[] = {
    { SCR_AMENDMENT_CHANGE, 3, "start 2", FALSE, "badge 1 b1,start 2,roll,die 4|roll,die 3,hold" },
    { SCR_AMENDMENT_CHANGE, 5, "die 3", FALSE, "badge 1 b1,start 1,roll,die 3|roll,die 3,hold" },
    { SCR_AMENDMENT_INSERT, 6, "roll", FALSE, "badge 1 b1,start 1,roll,die 4,roll|" },
    { SCR_AMENDMENT_INSERT, 6, "hold", FALSE,
      "badge 1 b1,start 1,roll,die 4,hold|roll,die 3,hold" },
    { SCR_AMENDMENT_DELETE, 5, NULL, FALSE, "badge 1 b1,start 1,roll|" },
    { SCR_AMENDMENT_DELETE, 4, NULL, TRUE, "badge 1 b1,start 1|" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
      g_autoptr (GString) expected = g_string_new (cases[i].expected);
      g_autoptr (ScrAmendment) amendment = NULL;
      g_autoptr (GError) error = NULL;

      g_string_replace (expected, "badge 1 b1,", "badge 1 b1,badge 2 b2,", 1);
      toy_match_make (match, "badge 1 b1,badge 2 b2,start 1,roll,die 4,roll,die 3,hold");
      toy_match_undo (match, 3, FALSE);
      amendment = propose (match, cases[i].kind, cases[i].number, cases[i].move);
      g_assert_true (scr_match_amend (match, amendment, cases[i].truncate, &error));
      g_assert_no_error (error);
      toy_match_assert_moves (match, expected->str);
      toy_match_redo (match, scr_match_get_n_undone (match), FALSE);
    }
}

/* The face that is deleted comes again from what was taken back. */
static void
test_taken_back_on_a_new_end (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");

  toy_match_make (match, "badge 1 b1,start 1,roll,die 4,roll,die 3,hold");
  toy_match_undo (match, 2, FALSE);
  amend (match, SCR_AMENDMENT_CHANGE, 4, "die 2");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2,roll|die 3,hold");
  amend (match, SCR_AMENDMENT_DELETE, 5, NULL);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2|");
  amend (match, SCR_AMENDMENT_INSERT, 5, "hold");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2,hold|");
}

/* Matrix of the option undo, the mode, and whether something was turned up since. */
static void
test_option_undo (void)
{
  static const struct
  {
    ScrMode mode;
    const char *undo;
    gboolean may_correct_reveal;
    gboolean may_correct_after;
    guint n_reveals;
  } cases[] = {
    { SCR_MODE_DIGITAL, "none", FALSE, FALSE, 0 },
    { SCR_MODE_DIGITAL, "until-reveal", FALSE, TRUE, 0 },
    { SCR_MODE_DIGITAL, "free", TRUE, TRUE, 1 },
    { SCR_MODE_TABLE, "none", TRUE, TRUE, 0 },
    { SCR_MODE_TABLE, "until-reveal", TRUE, TRUE, 0 },
    { SCR_MODE_TABLE, "free", TRUE, TRUE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint number = 3; number <= 7; number++)
      {
        static const char *const changed[] = { "hold", "die 2", "roll", "roll", "hold" };
        g_autofree char *options =
            g_strdup_printf (", \"options\": {\"undo\": \"%s\"}", cases[i].undo);
        g_autoptr (ScrMatch) match = toy_match_new (cases[i].mode, 1, options);
        g_autoptr (GError) error = NULL;
        gboolean appends = number == 7;
        gboolean is_after = number > 4;
        gboolean may = appends || (is_after ? cases[i].may_correct_after
                                            : cases[i].may_correct_reveal);
        g_autoptr (ScrAmendment) amendment = NULL;
        g_autofree char *moves = NULL;
        gboolean done;

        toy_match_make (match, "badge 1 b1,start 1,roll,die 3,hold,hold");
        moves = toy_match_dup_moves (match);
        amendment = propose (match, appends ? SCR_AMENDMENT_INSERT : SCR_AMENDMENT_CHANGE, number,
                             changed[number - 3]);
        done = scr_match_amend (match, amendment, TRUE, &error);
        g_assert_true (done == may);
        if (!done)
          toy_match_assert_refused (match, done, &error, SCR_ERROR_HISTORY, moves,
                                    scr_match_get_state (match));
        g_assert_cmpuint (scr_match_get_reveals_undone (match), ==,
                          is_after ? 0 : cases[i].n_reveals);
      }
}

/* A correction is made of the match that it was tried on, or not at all. */
static void
test_other_match_is_refused (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (ScrMatch) other = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (GError) error = NULL;

  toy_match_make (match, GAME);
  other = amend_copy (match);
  amendment = propose (match, SCR_AMENDMENT_CHANGE, 5, "die 5");
  toy_match_assert_refused (other, scr_match_amend (other, amendment, TRUE, &error), &error,
                            SCR_ERROR_HISTORY, GAME "|", scr_match_get_state (other));

  toy_match_make (match, "hold");
  toy_match_assert_refused (match, scr_match_amend (match, amendment, TRUE, &error), &error,
                            SCR_ERROR_HISTORY, GAME ",hold|", scr_match_get_state (match));
  toy_match_undo (match, 1, FALSE);
  toy_match_assert_refused (match, scr_match_amend (match, amendment, TRUE, &error), &error,
                            SCR_ERROR_HISTORY, GAME "|hold", scr_match_get_state (match));

  g_clear_object (&amendment);
  amendment = propose (match, SCR_AMENDMENT_CHANGE, 5, "die 5");
  toy_match_redo (match, 1, FALSE);
  toy_match_undo (match, 3, FALSE);
  toy_match_redo (match, 2, FALSE);
  g_assert_true (scr_match_amend (match, amendment, FALSE, &error));
  g_assert_no_error (error);
  g_assert_false (scr_match_amend (match, amendment, FALSE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
}

/* A note that was written meanwhile is not lost. */
static void
test_note_is_not_lost (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (GError) error = NULL;

  toy_match_make (match, GAME);
  amendment = propose (match, SCR_AMENDMENT_CHANGE, 5, "die 5");
  g_assert_true (scr_match_set_note (match, 2, "hm", &error));
  g_assert_false (scr_match_amend (match, amendment, FALSE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_assert_cmpstr (scr_entry_get_note (amend_get_entry (match, 2)), ==, "hm");
}

static void
test_amendment_tells_what_it_is (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 2, "");
  ScrAmendment *amendment;

  toy_match_make (match, GAME);
  amendment = propose (match, SCR_AMENDMENT_INSERT, 6, "roll");
  g_assert_cmpint (scr_amendment_get_kind (amendment), ==, SCR_AMENDMENT_INSERT);
  g_assert_cmpuint (scr_amendment_get_number (amendment), ==, 6);
  g_assert_cmpstr (scr_amendment_get_move (amendment), ==, "roll");
  g_assert_cmpstr (scr_amendment_get_reason (amendment), ==, "“die” is due first");
  g_assert_finalize_object (amendment);

  amendment = propose (match, SCR_AMENDMENT_DELETE, 13, "not used");
  g_assert_null (scr_amendment_get_move (amendment));
  g_assert_finalize_object (amendment);
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* M1: a mistake found fifty actions later is corrected, and nothing after it is lost. */
static void
test_found_fifty_actions_later (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_TABLE, 3, ", \"options\": {\"goal\": \"100\"}");
  g_autoptr (ScrAmendment) cancelled = NULL;
  ScrState *end;

  toy_match_make (match, "badge 1 b1,badge 2 b2,badge 3 b3,start 1,roll,die 4,hold");
  for (guint i = 0; i < 25; i++)
    toy_match_make (match, "roll,die 1");
  end = scr_match_get_state (match);

  /* Tried and cancelled: nothing has changed. */
  cancelled = propose (match, SCR_AMENDMENT_CHANGE, 7, "roll");
  g_assert_cmpuint (scr_amendment_get_misfit (cancelled), ==, 8);
  g_assert_cmpuint (scr_amendment_get_n_dropped (cancelled), ==, 50);
  g_assert_true (scr_match_get_state (match) == end);

  g_assert_cmpint (scr_state_get_total (end, 1), ==, 4);
  amend (match, SCR_AMENDMENT_CHANGE, 6, "die 3");
  g_assert_cmpuint (toy_match_count (match), ==, 57);
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), 1), ==, 3);
}

/* M2: an early round is corrected in a later one, and after the end of the game. */
static void
test_after_the_end (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_TABLE, 1, ", \"options\": {\"goal\": \"20\"}");

  toy_match_make (match, "badge 1 b1,start 1,roll,die 6,hold,roll,die 4,roll,die 8,roll,die 2");
  toy_match_make (match, "hold");
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);
  amend (match, SCR_AMENDMENT_CHANGE, 4, "die 5");
  g_assert_cmpint (scr_state_get_total (scr_match_get_state (match), 1), ==, 19);
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, 1);
  amend (match, SCR_AMENDMENT_CHANGE, 11, "die 3");
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match/amend/walk", test_walk);
  g_test_add_func ("/match/amend/what-does-not-fit", test_what_does_not_fit_is_refused);
  g_test_add_func ("/match/amend/sheet", test_sheet_is_not_corrected);
  g_test_add_func ("/match/amend/as-long-as-can-be", test_as_long_as_a_match_can_be);
  g_test_add_func ("/match/amend/what-is-kept", test_what_is_kept);
  g_test_add_func ("/match/amend/what-was-taken-back", test_what_was_taken_back);
  g_test_add_func ("/match/amend/taken-back-on-a-new-end", test_taken_back_on_a_new_end);
  g_test_add_func ("/match/amend/option-undo", test_option_undo);
  g_test_add_func ("/match/amend/other-match", test_other_match_is_refused);
  g_test_add_func ("/match/amend/note-is-not-lost", test_note_is_not_lost);
  g_test_add_func ("/match/amend/tells-what-it-is", test_amendment_tells_what_it_is);
  g_test_add_func ("/complaints/M1/found-fifty-actions-later", test_found_fifty_actions_later);
  g_test_add_func ("/complaints/M2/after-the-end", test_after_the_end);

  return g_test_run ();
}
