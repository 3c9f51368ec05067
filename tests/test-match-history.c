/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "toy-game.h"
#include "toy-match.h"

static void
test_table_undoes_entries (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_TABLE, 1, ", \"options\": {\"undo\": \"none\"}");
  g_autoptr (GError) error = NULL;
  ScrState *end;
  ScrState *middle;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2");
  end = scr_match_get_state (match);
  middle = scr_match_get_state_at (match, 2);

  g_assert_false (scr_match_undo_turns_up (match));
  toy_match_undo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll|die 2");
  toy_match_undo (match, 1, TRUE);
  toy_match_assert_moves (match, "badge 1 b1,start 1|roll,die 2");
  g_assert_true (scr_match_get_state (match) == middle);
  toy_match_undo (match, 2, FALSE);
  toy_match_assert_moves (match, "|badge 1 b1,start 1,roll,die 2");
  g_assert_false (scr_match_get_can_undo (match));
  toy_match_assert_refused (match, scr_match_undo (match, 1, FALSE, &error), &error,
                            SCR_ERROR_HISTORY, "|badge 1 b1,start 1,roll,die 2",
                            scr_match_get_start (match));

  toy_match_redo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1|start 1,roll,die 2");
  toy_match_redo (match, 3, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2|");
  g_assert_true (scr_match_get_state (match) == end);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 0);
  toy_match_assert_refused (match, scr_match_redo (match, 1, FALSE, &error), &error,
                            SCR_ERROR_HISTORY, "badge 1 b1,start 1,roll,die 2|", end);
  toy_match_assert_refused (match, scr_match_undo (match, 5, TRUE, &error), &error,
                            SCR_ERROR_HISTORY, "badge 1 b1,start 1,roll,die 2|", end);
}

static void
test_digital_undoes_decisions (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autoptr (GError) error = NULL;

  toy_match_make (match, "badge 1 b1,badge 2 b2,start 1");
  g_assert_false (scr_match_get_can_undo (match));
  toy_match_assert_refused (match, scr_match_undo (match, 1, FALSE, &error), &error,
                            SCR_ERROR_HISTORY, "badge 1 b1,badge 2 b2,start 1|",
                            scr_match_get_state (match));

  toy_match_make (match, "roll,die 2,hold,roll,die 1");
  g_assert_true (scr_match_get_can_undo (match));
  g_assert_true (scr_match_undo_turns_up (match));
  toy_match_undo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2,hold|roll,die 1");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);
  g_assert_false (scr_match_undo_turns_up (match));
  toy_match_undo (match, 1, FALSE);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);
  toy_match_assert_refused (match, scr_match_undo (match, 2, FALSE, &error), &error,
                            SCR_ERROR_HISTORY,
                            "badge 1 b1,badge 2 b2,start 1,roll,die 2|hold,roll,die 1",
                            scr_match_get_state (match));
  toy_match_undo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1|roll,die 2,hold,roll,die 1");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 2);
  g_assert_false (scr_match_get_can_undo (match));

  toy_match_redo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2|hold,roll,die 1");
  toy_match_assert_refused (match, scr_match_redo (match, 3, FALSE, &error), &error,
                            SCR_ERROR_HISTORY,
                            "badge 1 b1,badge 2 b2,start 1,roll,die 2|hold,roll,die 1",
                            scr_match_get_state (match));
  toy_match_redo (match, 2, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,badge 2 b2,start 1,roll,die 2,hold,roll,die 1|");

  toy_match_undo (match, 3, FALSE);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 4);
}

static void
test_digital_undoes_by_move (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2");
  toy_match_undo (match, 1, TRUE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll|die 2");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);
  toy_match_undo (match, 1, TRUE);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 1);
  toy_match_redo (match, 1, TRUE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll|die 2");
  toy_match_redo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2|");
  toy_match_undo (match, 4, TRUE);
  toy_match_assert_moves (match, "|badge 1 b1,start 1,roll,die 2");
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 3);
  toy_match_redo (match, 1, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,start 1|roll,die 2");
}

static void
test_option_none (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_DIGITAL, 1, ", \"options\": {\"undo\": \"none\"}");
  g_autoptr (GError) error = NULL;

  toy_match_make (match, "badge 1 b1,start 1,hold");
  g_assert_false (scr_match_get_can_undo (match));
  for (guint by_move = 0; by_move < 2; by_move++)
    toy_match_assert_refused (match, scr_match_undo (match, 1, by_move == 1, &error), &error,
                              SCR_ERROR_HISTORY, "badge 1 b1,start 1,hold|",
                              scr_match_get_state (match));
}

static void
test_option_until_reveal (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_DIGITAL, 1, ", \"options\": {\"undo\": \"until-reveal\"}");
  g_autoptr (GError) error = NULL;

  toy_match_make (match, "badge 1 b1,start 1,hold,roll,die 2");
  g_assert_false (scr_match_get_can_undo (match));
  for (guint by_move = 0; by_move < 2; by_move++)
    toy_match_assert_refused (match, scr_match_undo (match, 1, by_move == 1, &error), &error,
                              SCR_ERROR_HISTORY, "badge 1 b1,start 1,hold,roll,die 2|",
                              scr_match_get_state (match));

  toy_match_make (match, "hold,hold");
  g_assert_true (scr_match_get_can_undo (match));
  toy_match_assert_refused (match, scr_match_undo (match, 3, FALSE, &error), &error,
                            SCR_ERROR_HISTORY, "badge 1 b1,start 1,hold,roll,die 2,hold,hold|",
                            scr_match_get_state (match));
  toy_match_undo (match, 2, FALSE);
  toy_match_assert_moves (match, "badge 1 b1,start 1,hold,roll,die 2|hold,hold");
  g_assert_false (scr_match_get_can_undo (match));
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, 0);
}

static void
test_move_and_what_was_undone (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_TABLE, 1, "");
  ScrState *end;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 2,hold");
  end = scr_match_get_state (match);
  toy_match_undo (match, 3, FALSE);
  toy_match_make (match, "roll");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll|die 2,hold");
  toy_match_make (match, "die 2,hold");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 2,hold|");
  g_assert_true (scr_match_get_state (match) == end);

  toy_match_undo (match, 2, FALSE);
  toy_match_make (match, "die 3");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 3|");
  g_assert_false (scr_match_get_can_redo (match));
}

static void
test_undo_does_not_deal_anew (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autofree char *dealt = NULL;

  toy_match_deal (match, NULL);
  toy_match_play (match, "roll");
  dealt = toy_match_dup_moves (match);

  toy_match_undo (match, 1, FALSE);
  toy_match_play (match, "roll");
  toy_match_assert_moves (match, dealt);

  toy_match_undo (match, 1, TRUE);
  toy_match_deal (match, NULL);
  toy_match_assert_moves (match, dealt);

  /* Nor where another decision comes between: seat and pot apart, all is the same. */
  toy_match_undo (match, 1, FALSE);
  toy_match_play (match, "hold");
  toy_match_play (match, "roll");
  {
    g_autoptr (ScrEntry) last =
        g_list_model_get_item (G_LIST_MODEL (match), toy_match_count (match) - 1);
    g_autofree char *end = g_strconcat (",", scr_entry_get_move (last), "|", NULL);

    g_assert_true (g_str_has_suffix (dealt, end));
  }
}

/* An undone answer comes again, though the seed would bring another. */
static void
test_deal_prefers_what_was_undone (void)
{
  for (guint badge = 1; badge <= 8; badge++)
    {
      g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");
      g_autofree char *moves = g_strdup_printf ("badge 1 b%u,start 1,roll", badge);
      g_autofree char *expected = g_strdup_printf ("badge 1 b%u,start 1|roll", badge);

      toy_match_make (match, moves);
      toy_match_undo (match, 3, TRUE);
      toy_match_deal (match, NULL);
      toy_match_assert_moves (match, expected);
    }
}

/* After single moves were taken back, players may say themselves what chance answers. */
static void
test_play_answers_chance (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 1, "");
  g_autoptr (GError) error = NULL;
  ScrState *state;

  toy_match_make (match, "badge 1 b1,start 1,roll,die 6,roll,die 3,hold");
  toy_match_undo (match, 2, TRUE);
  toy_match_play (match, "die 3");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 6,roll,die 3|hold");
  toy_match_undo (match, 1, TRUE);
  toy_match_play (match, "die 2");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 6,roll,die 2|");

  /* What does not answer it is the next decision, once the same was dealt again. */
  toy_match_undo (match, 1, TRUE);
  toy_match_play (match, "hold");
  toy_match_assert_moves (match, "badge 1 b1,start 1,roll,die 6,roll,die 2,hold|");
  toy_match_undo (match, 2, TRUE);
  state = scr_match_get_state (match);
  toy_match_assert_refused (match, scr_match_play (match, "die 5", &error), &error,
                            SCR_ERROR_ILLEGAL,
                            "badge 1 b1,start 1,roll,die 6,roll|die 2,hold", state);
}

/* An answer of several that are due: the rest is dealt. */
static void
test_play_answers_chance_in_set_up (void)
{
  g_autoptr (ScrMatch) match = toy_match_new (SCR_MODE_DIGITAL, 2, "");
  g_autofree char *moves = NULL;

  toy_match_play (match, "badge 1 b5");
  moves = toy_match_dup_moves (match);
  g_assert_true (g_str_has_prefix (moves, "badge 1 b5,badge 2 b"));
  g_assert_cmpuint (toy_match_count (match), ==, 3);
  g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), >, 0);
}

/* Every position of a random game comes back as it was. */
static void
test_walk (void)
{
  g_autoptr (ScrMatch) match =
      toy_match_new (SCR_MODE_DIGITAL, 3, ", \"options\": {\"goal\": \"100\"}");
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  toy_match_deal (match, NULL);
  for (guint i = 0; scr_state_get_turn (scr_match_get_state (match)) > 0; i++)
    toy_match_play (match, i % 3 == 2 ? "hold" : "roll");

  n = toy_match_count (match);
  for (guint i = 0; i <= n; i++)
    g_ptr_array_add (states, g_object_ref (scr_match_get_state_at (match, i)));

  for (guint i = n; i > 0; i--)
    {
      g_assert_true (scr_match_get_state (match) == g_ptr_array_index (states, i));
      toy_match_undo (match, 1, TRUE);
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (scr_match_get_state (match) == g_ptr_array_index (states, i));
      toy_match_redo (match, 1, TRUE);
    }
  g_assert_cmpuint (scr_match_get_n_undone (match), ==, 0);
  while (scr_match_get_can_undo (match))
    toy_match_undo (match, 1, FALSE);
  g_assert_cmpuint (toy_match_count (match), ==, 4);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match/table-undoes-entries", test_table_undoes_entries);
  g_test_add_func ("/match/digital-undoes-decisions", test_digital_undoes_decisions);
  g_test_add_func ("/match/digital-undoes-by-move", test_digital_undoes_by_move);
  g_test_add_func ("/match/option-none", test_option_none);
  g_test_add_func ("/match/option-until-reveal", test_option_until_reveal);
  g_test_add_func ("/match/move-and-what-was-undone", test_move_and_what_was_undone);
  g_test_add_func ("/match/undo-does-not-deal-anew", test_undo_does_not_deal_anew);
  g_test_add_func ("/match/deal-prefers-what-was-undone", test_deal_prefers_what_was_undone);
  g_test_add_func ("/match/play-answers-chance", test_play_answers_chance);
  g_test_add_func ("/match/play-answers-chance-in-set-up", test_play_answers_chance_in_set_up);
  g_test_add_func ("/match/walk", test_walk);

  return g_test_run ();
}
