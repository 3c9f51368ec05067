/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "amend-util.h"
#include "core/scr-json.h"
#include "toy-game.h"
#include "toy-match.h"

/* Notes and times of entries, and going to any of them. */

static void
set_note (ScrMatch *match,
          guint number,
          const char *note)
{
  g_autoptr (GError) error = NULL;

  scr_match_set_note (match, number, note, &error);
  g_assert_no_error (error);
}

static void
items_changed_cb (ScrMatch *match,
                  guint position,
                  guint removed,
                  guint added,
                  guint *changes)
{
  changes[position]++;
  g_assert_cmpuint (removed, ==, 1);
  g_assert_cmpuint (added, ==, 1);
}

static void
test_properties (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root (
      "moves",
      "[\"badge 1 b1\", \"badge 2 b2\", \"start 1\","
      " {\"move\": \"roll\", \"at\": \"2026-11-29T20:31:07Z\", \"note\": \"N\","
      "  \"warning\": \"W\", \"dealt\": true}, \"die 4\"]");
  g_autoptr (ScrMatch) match = toy_match_read (root);
  g_autofree char *time = NULL;
  g_autofree char *note = NULL;
  g_autofree char *warning = NULL;
  gboolean is_dealt;

  g_object_get (amend_get_entry (match, 4), "time", &time, "note", &note, "warning", &warning,
                "is-dealt", &is_dealt, NULL);
  g_assert_cmpstr (time, ==, "2026-11-29T20:31:07Z");
  g_assert_cmpstr (note, ==, "N");
  g_assert_cmpstr (warning, ==, "W");
  g_assert_true (is_dealt);

  g_assert_null (scr_entry_get_time (amend_get_entry (match, 3)));
  g_assert_null (scr_entry_get_note (amend_get_entry (match, 3)));
  g_assert_null (scr_entry_get_warning (amend_get_entry (match, 3)));
  g_assert_false (scr_entry_get_is_dealt (amend_get_entry (match, 3)));
}

static void
test_note (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autofree char *moves = NULL;
  guint changes[4] = { 0 };
  ScrEntry *before;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2");
  moves = toy_match_dup_moves (match);
  before = amend_get_entry (match, 3);
  g_object_ref (before);
  g_signal_connect (match, "items-changed", G_CALLBACK (items_changed_cb), changes);

  set_note (match, 3, "argued about");
  set_note (match, 3, "argued about");
  g_assert_cmpuint (changes[2], ==, 1);
  g_assert_null (scr_entry_get_note (before));
  g_assert_cmpstr (scr_entry_get_note (amend_get_entry (match, 3)), ==, "argued about");
  g_assert_true (scr_entry_get_before (amend_get_entry (match, 3)) ==
                 scr_entry_get_before (before));
  g_assert_true (scr_entry_get_after (amend_get_entry (match, 3)) == scr_entry_get_after (before));

  set_note (match, 3, "");
  set_note (match, 3, NULL);
  set_note (match, 4, NULL);
  g_assert_cmpuint (changes[2], ==, 2);
  g_assert_cmpuint (changes[0] + changes[1] + changes[3], ==, 0);
  toy_match_assert_moves (match, moves);
  g_assert_finalize_object (before);
}

/* A note comes and goes beside what else is said, in the order of the format. */
static void
test_note_beside_others (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root (
      "moves",
      "[\"badge 1 b1\", \"badge 2 b2\", \"start 1\","
      " {\"move\": \"roll\", \"dealt\": true, \"at\": \"2026-11-29T20:31:07Z\"}, \"die 4\"]");
  g_autoptr (ScrMatch) match = toy_match_read (root);
  const char *const notes[] = { "one", "two", NULL };
  const char *const expected[] = { "\"note\":\"one\",", "\"note\":\"two\",", "" };

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *text = NULL;
      g_autofree char *wanted = g_strdup_printf (
          "{\"move\":\"roll\",\"at\":\"2026-11-29T20:31:07Z\",%s\"dealt\":true}", expected[i]);

      set_note (match, 4, notes[i]);
      node = scr_entry_to_json (amend_get_entry (match, 4));
      text = scr_json_print (node, FALSE);
      g_assert_cmpstr (g_strchomp (text), ==, wanted);
    }
}

static void
assert_no_note (ScrMatch *match,
                guint number,
                const char *note,
                ScrError code)
{
  ScrEntry *first = amend_get_entry (match, 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (scr_match_set_note (match, number, note, &error));
  g_assert_error (error, SCR_ERROR, (int) code);
  g_assert_true (amend_get_entry (match, 1) == first);
}

static void
test_note_that_is_refused (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autofree char *longest = g_strnfill (SCR_JSON_MAX_STRING, '\n');
  g_autofree char *longer = g_strnfill (SCR_JSON_MAX_STRING + 1, 'x');
  g_autoptr (ScrMatch) loaded = NULL;

  toy_match_make (match, "badge 1 b1,start 1");
  assert_no_note (match, 0, "note", SCR_ERROR_HISTORY);
  assert_no_note (match, 3, "note", SCR_ERROR_HISTORY);
  assert_no_note (match, 1, longer, SCR_ERROR_LIMIT);
  assert_no_note (match, 1, "caf\xe9", SCR_ERROR_FORMAT);

  set_note (match, 1, longest);
  loaded = amend_copy (match);
  g_assert_cmpstr (scr_entry_get_note (amend_get_entry (loaded, 1)), ==, longest);
}

static void
test_note_survives (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autoptr (ScrMatch) loaded = NULL;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2");
  set_note (match, 4, "it fell");
  toy_match_undo (match, 2, TRUE);
  loaded = amend_copy (match);
  toy_match_redo (loaded, 2, TRUE);
  g_assert_cmpstr (scr_entry_get_note (amend_get_entry (loaded, 4)), ==, "it fell");
  toy_match_redo (match, 1, TRUE);
  toy_match_make (match, "die 2");
  g_assert_cmpstr (scr_entry_get_note (amend_get_entry (match, 4)), ==, "it fell");
}

static void
test_times (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  g_autoptr (ScrMatch) loaded = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *time = NULL;

  toy_match_make (match, "badge 1 b1");
  g_assert_false (scr_match_get_stamps_time (match));
  g_object_set (match, "stamps-time", TRUE, NULL);
  g_assert_true (scr_match_get_stamps_time (match));
  toy_match_make (match, "start 1,roll");
  g_object_set (match, "stamps-time", FALSE, NULL);
  toy_match_make (match, "die 3");

  g_assert_null (scr_entry_get_time (amend_get_entry (match, 1)));
  g_assert_null (scr_entry_get_time (amend_get_entry (match, 4)));
  time = g_strdup (scr_entry_get_time (amend_get_entry (match, 3)));
  g_assert_cmpuint (strlen (time), ==, strlen ("2026-11-29T20:15:00Z"));
  g_assert_cmpstr (scr_match_get_created (match), <=, time);

  /* What is loaded says the same, and a move made again keeps its time. */
  loaded = amend_copy (match);
  g_assert_cmpstr (scr_entry_get_time (amend_get_entry (loaded, 3)), ==, time);
  toy_match_undo (loaded, 2, TRUE);
  g_assert_false (scr_match_get_stamps_time (loaded));
  toy_match_make (loaded, "roll");
  g_assert_cmpstr (scr_entry_get_time (amend_get_entry (loaded, 3)), ==, time);

  scr_match_set_stamps_time (loaded, TRUE);
  amendment = scr_match_propose (loaded, SCR_AMENDMENT_INSERT, 3, "hold", &error);
  g_assert_no_error (error);
  g_assert_true (scr_match_amend (loaded, amendment, FALSE, &error));
  g_assert_nonnull (scr_entry_get_time (amend_get_entry (loaded, 3)));
  g_assert_cmpstr (scr_entry_get_time (amend_get_entry (loaded, 4)), ==, time);
}

/* U13: from anywhere in the history to anywhere, with one call. */
static void
test_go_to_every_place (void)
{
  for (ScrMode mode = SCR_MODE_DIGITAL; mode <= SCR_MODE_TABLE; mode++)
    {
      g_autoptr (ScrMatch) match =
          toy_match_new (mode, 2, ", \"options\": {\"goal\": \"100\"}");

      toy_match_make (match, "badge 1 b1,badge 2 b2,start 1");
      for (guint i = 0; i < 10; i++)
        toy_match_make (match, "roll,die 2,roll,die 3,hold");
      amend_check_go_to (match);
    }
}

/* Going back counts as undo by decisions does, and obeys the same option. */
static void
test_go_to_is_like_undo (void)
{
  static const char *const options[] = { "free", "until-reveal", "none" };

  for (guint option = 0; option < 3; option++)
    for (guint n_steps = 1; n_steps <= 4; n_steps++)
      {
        g_autofree char *text =
            g_strdup_printf (", \"options\": {\"undo\": \"%s\"}", options[option]);
        g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, text);
        g_autoptr (ScrMatch) undone = NULL;
        g_autoptr (GError) error = NULL;
        g_autoptr (GError) undo_error = NULL;
        gboolean done;

        toy_match_make (match, "badge 1 b1,start 1,roll,die 2,roll,die 3,hold,hold");
        undone = amend_copy (match);
        done = scr_match_undo (undone, n_steps, FALSE, &undo_error);
        g_assert_true (done == (option == 0 || (option == 1 && n_steps <= 2)));
        g_assert_true (scr_match_go_to (match, n_steps <= 2 ? 8 - n_steps : 10 - 2 * n_steps,
                                        &error) == done);
        amend_assert_same_file (match, undone);
        g_assert_cmpuint (scr_match_get_reveals_undone (match), ==,
                          scr_match_get_reveals_undone (undone));
        g_assert_true (done || g_str_equal (error->message, undo_error->message));
      }
}

static void
test_go_to_between (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (GError) error = NULL;

  toy_match_make (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2,roll,die 3");
  g_assert_true (scr_match_go_to (match, 6, &error));
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2,roll|die 3");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);
  g_assert_true (scr_match_go_to (match, 6, &error));
  g_assert_true (scr_match_go_to (match, 5, &error));
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);

  /* Into what was dealt at first, which is a step of its own. */
  g_assert_true (scr_match_go_to (match, 1, &error));
  toy_match_assert_moves (match, "badge 1 b1|badge 2 b2,start 1,roll,die 2,roll,die 3");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 3);
  g_assert_true (scr_match_go_to (match, 7, &error));
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2,roll,die 3|");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 3);
  toy_match_assert_refused (match, scr_match_go_to (match, 8, &error), &error, SCR_ERROR_HISTORY,
                            "badge 1 b1,badge 2 b2,start 1,roll,die 2,roll,die 3|",
                            scr_match_get_state (match));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match/entry/properties", test_properties);
  g_test_add_func ("/match/entry/note", test_note);
  g_test_add_func ("/match/entry/note-beside-others", test_note_beside_others);
  g_test_add_func ("/match/entry/note-that-is-refused", test_note_that_is_refused);
  g_test_add_func ("/match/entry/note-survives", test_note_survives);
  g_test_add_func ("/match/entry/times", test_times);
  g_test_add_func ("/complaints/U13/go-to-every-place", test_go_to_every_place);
  g_test_add_func ("/match/go-to/is-like-undo", test_go_to_is_like_undo);
  g_test_add_func ("/match/go-to/between", test_go_to_between);

  return g_test_run ();
}
