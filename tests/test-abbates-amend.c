/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "amend-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Corrections of whole games of Abbates. */

#define N_GAMES 6

/* A game to its end, played by nobody in particular. */
static ScrMatch *
play (const AbbatesTestSetup *wanted,
      ScrMode mode,
      guint64 *random)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, mode, "20261129", &error);

  g_assert_no_error (error);
  while (scr_state_get_turn (scr_match_get_state (match)) != SCR_TURN_NONE)
    {
      ScrState *state = scr_match_get_state (match);
      g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
      g_auto (GStrv) moves = scr_state_get_turn (state) == SCR_TURN_TABLE
                                 ? scr_state_list_outcomes (state, weights)
                                 : scr_state_list_moves (state);

      scr_match_move (match, moves[scr_random_below (random, g_strv_length (moves))], &error);
      g_assert_no_error (error);
    }

  return g_steal_pointer (&match);
}

static void
amend (ScrMatch *match,
       ScrAmendmentKind kind,
       guint number,
       const char *move,
       gboolean truncate)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (match, kind, number, move, &error);

  g_assert_no_error (error);
  scr_match_amend (match, amendment, truncate, &error);
  g_assert_no_error (error);
}

/* Games of all configurations, in both modes, whole and with moves taken back. */
static void
test_walk (void)
{
  guint64 random = 479;
  AmendCounts counts = { 0 };

  for (guint i = 0; i < N_GAMES; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (ScrMatch) match =
          play (&wanted, i % 2 == 0 ? SCR_MODE_TABLE : SCR_MODE_DIGITAL, &random);
      g_autoptr (GError) error = NULL;

      scr_match_undo (match, i % 3 * 20 + 1, TRUE, &error);
      g_assert_no_error (error);
      amend_check_walk (match, &random, &counts);
    }
  g_assert_cmpuint (counts.n_refused, >, 10);
  g_assert_cmpuint (counts.n_misfits, >, 10);
  g_assert_cmpuint (counts.n_fits, >, 10);
}

static void
test_go_to (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 3, .palms = TRUE };
  guint64 random = 369;

  for (ScrMode mode = SCR_MODE_DIGITAL; mode <= SCR_MODE_TABLE; mode++)
    {
      g_autoptr (ScrMatch) match = play (&wanted, mode, &random);

      amend_check_go_to (match);
    }
}

/* The number of the first entry from @number on whose move begins with @prefix. */
static guint
find (ScrMatch *match,
      guint number,
      const char *prefix)
{
  while (!g_str_has_prefix (scr_entry_get_move (amend_get_entry (match, number)), prefix))
    number++;

  return number;
}

/* Where else the card of @entry, which takes one, could have been put. */
static char *
move_elsewhere (ScrEntry *entry)
{
  const char *move = scr_entry_get_move (entry);
  g_auto (GStrv) legal = scr_state_list_moves (scr_entry_get_before (entry));

  for (guint i = 0; legal[i] != NULL; i++)
    if (strncmp (legal[i], move, strlen (move) - 1) == 0 && !g_str_equal (legal[i], move))
      return g_strdup (legal[i]);

  g_assert_not_reached ();
}

/* M1 and M2: a card that was put on a wrong square in the first round is put right after
 * the end of the game; M8: the scores are then those of a fresh replay. */
static void
test_card_on_a_wrong_square (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 };
  guint64 random = 4396;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (ScrMatch) match = play (&wanted, SCR_MODE_TABLE, &random);
      guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
      guint number = find (match, 1, "take ");
      g_autofree char *move = move_elsewhere (amend_get_entry (match, number));
      g_autoptr (ScrAmendment) amendment =
          scr_match_propose (match, SCR_AMENDMENT_CHANGE, number, move, NULL);
      g_autoptr (ScrMatch) fresh = NULL;
      g_autoptr (JsonNode) score = NULL;
      g_autoptr (JsonNode) fresh_score = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (amendment);
      g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 0);
      g_assert_true (scr_match_amend (match, amendment, FALSE, &error));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, n_moves);
      g_assert_cmpint (scr_state_get_turn (scr_match_get_state (match)), ==, SCR_TURN_NONE);

      fresh = amend_copy (match);
      score = scr_state_score_to_json (scr_match_get_state (match));
      fresh_score = scr_state_score_to_json (scr_match_get_state (fresh));
      g_assert_true (scr_json_equal (score, fresh_score, NULL));
    }
}

/* Another kind for the card that the answer of chance @number turns up, with which all
 * later moves still fit; or NULL. */
static ScrAmendment *
propose_other_kind (ScrMatch *match,
                    guint number)
{
  ScrEntry *entry = amend_get_entry (match, number);
  const char *move = scr_entry_get_move (entry);
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) outcomes = scr_state_list_outcomes (scr_entry_get_before (entry), weights);

  for (guint i = 0; outcomes[i] != NULL; i++)
    {
      g_autoptr (ScrAmendment) amendment = NULL;

      if (strncmp (outcomes[i], move, strlen ("reveal b")) == 0)
        continue;
      amendment = scr_match_propose (match, SCR_AMENDMENT_CHANGE, number, outcomes[i], NULL);
      if (scr_amendment_get_misfit (amendment) == 0)
        return g_steal_pointer (&amendment);
    }

  return NULL;
}

/* M8: the first card of the points card was entered as one of another kind: all scores
 * are those of a fresh replay afterwards, and others than before. */
static void
test_scores_follow (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 };
  guint64 random = 1992;
  guint n_corrected = 0;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (ScrMatch) match = play (&wanted, SCR_MODE_TABLE, &random);
      g_autoptr (JsonNode) before = scr_state_score_to_json (scr_match_get_state (match));
      g_autoptr (ScrAmendment) amendment = propose_other_kind (match, find (match, 1, "reveal "));
      g_autoptr (JsonNode) after = NULL;
      g_autoptr (JsonNode) fresh_score = NULL;
      g_autoptr (ScrMatch) fresh = NULL;
      g_autoptr (GError) error = NULL;

      if (amendment == NULL)
        continue;
      n_corrected++;
      scr_match_amend (match, amendment, FALSE, &error);
      g_assert_no_error (error);
      fresh = amend_copy (match);
      after = scr_state_score_to_json (scr_match_get_state (match));
      fresh_score = scr_state_score_to_json (scr_match_get_state (fresh));
      g_assert_true (scr_json_equal (after, fresh_score, NULL));
      g_assert_false (scr_json_equal (after, before, NULL));
    }
  g_assert_cmpuint (n_corrected, >, 5);
}

/* A correction far back in a long match takes no more than a blink: 20 ms, the best of ten
 * so that a busy machine does not count. */
static void
test_is_fast (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 4, .palms = TRUE };
  guint64 random = 7;
  g_autoptr (ScrMatch) match = play (&wanted, SCR_MODE_TABLE, &random);
  const char *tenth = scr_entry_get_move (amend_get_entry (match, 10));
  g_autofree char *same = g_strdup (tenth);
  gint64 best = G_MAXINT64;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), >, 150);
  for (guint i = 0; i < 10; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      amend (match, SCR_AMENDMENT_CHANGE, 10, same, FALSE);
      best = MIN (best, g_get_monotonic_time () - begin);
    }
  g_test_message ("%" G_GINT64_FORMAT " µs for %u moves", best,
                  g_list_model_get_n_items (G_LIST_MODEL (match)));
  g_assert_cmpint (best, <, 20000);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/amend/walk", test_walk);
  g_test_add_func ("/abbates/amend/go-to", test_go_to);
  g_test_add_func ("/complaints/M2/card-on-a-wrong-square", test_card_on_a_wrong_square);
  g_test_add_func ("/complaints/M8/scores-follow", test_scores_follow);
  g_test_add_func ("/abbates/amend/is-fast", test_is_fast);

  return g_test_run ();
}
