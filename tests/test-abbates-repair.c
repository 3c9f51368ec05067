/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-slips.h"
#include "abbates-util.h"
#include "amend-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "core/scr-json.h"

/* Corrections of matches at a physical table, and what is offered where they leave a later move
 * without a place. */

#define N_AMENDMENTS 1000
#define N_A_MATCH 40

/* At a table that does not record everything, and adjusts. */
static ScrMatch *
play (const AbbatesTestSetup *wanted,
      guint n_moves,
      guint64 *random)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, "20261130", &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_moves; i++)
    {
      AbbatesState *state = ABBATES_STATE (scr_match_get_state (match));
      const AbbatesRules *rules = abbates_state_get_rules (state);
      g_autofree char *text = NULL;
      AbbatesMove move;

      if (!abbates_test_draw_entry (abbates_state_get_position (state), rules, random, &move))
        break;
      text = abbates_move_print (rules, move);
      scr_match_move (match, text, &error);
      g_assert_no_error (error);
    }

  return g_steal_pointer (&match);
}

static guint
count (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* What somebody could tell after the first @n_moves moves. */
static char *
draw (ScrMatch *match,
      guint n_moves,
      guint64 *random)
{
  AbbatesState *state = ABBATES_STATE (scr_match_get_state_at (match, n_moves));
  const AbbatesRules *rules = abbates_state_get_rules (state);
  AbbatesMove move;

  if (!abbates_test_draw_entry (abbates_state_get_position (state), rules, random, &move))
    return NULL;

  return abbates_move_print (rules, move);
}

/* How many of the moves of @match from number @first on fit after @state. */
static guint
count_fitting (ScrMatch *match,
               ScrState *state,
               guint first)
{
  g_autoptr (ScrState) last = g_object_ref (state);

  for (guint number = first; number <= count (match); number++)
    {
      const char *move = scr_entry_get_move (amend_get_entry (match, number));
      g_autoptr (ScrState) after = scr_state_apply (last, move, NULL);

      if (after == NULL)
        return number - first;
      g_set_object (&last, after);
    }

  return count (match) - first + 1;
}

/* How much two moves have in common from their start. */
static guint
compare_starts (const char *a,
                const char *b)
{
  guint n_same = 0;

  while (a[n_same] != '\0' && a[n_same] == b[n_same])
    n_same++;

  return n_same;
}

static void
check_fits (ScrMatch *match,
            ScrAmendment *amendment)
{
  GListModel *fits = scr_amendment_get_fits (amendment);
  g_auto (GStrv) fitting = scr_amendment_list_fitting (amendment);
  guint misfit = scr_amendment_get_misfit (amendment);
  const char *move = scr_amendment_get_misfit_move (amendment);
  g_autofree char *word = g_strndup (move, strcspn (move, " "));
  gboolean others = FALSE;
  guint likeness = G_MAXUINT;

  g_assert_cmpuint (scr_amendment_get_n_fits (amendment), ==, g_strv_length (fitting));
  g_assert_cmpuint (scr_amendment_get_n_tried (amendment), ==, MIN (g_strv_length (fitting), 64));
  g_assert_cmpuint (g_list_model_get_n_items (fits), ==, MIN (g_strv_length (fitting), 20));
  for (guint i = 0; i < g_list_model_get_n_items (fits); i++)
    {
      g_autoptr (ScrRepair) fit = g_list_model_get_item (fits, i);
      g_autoptr (ScrState) after =
          scr_state_apply (scr_amendment_get_state (amendment), scr_repair_get_move (fit), NULL);
      g_auto (GStrv) words = g_strsplit (scr_repair_get_move (fit), " ", 2);

      g_assert_nonnull (after);
      g_assert_cmpint (scr_repair_get_kind (fit), ==, SCR_AMENDMENT_CHANGE);
      g_assert_cmpuint (scr_repair_get_n_kept (fit), ==,
                        count_fitting (match, after, misfit + 1));
      g_assert_true (scr_repair_get_keeps_all (fit) ==
                     (scr_repair_get_n_kept (fit) == count (match) - misfit));
      /* Those of the misfit's kind come first, the most like it before the others. */
      g_assert_false (others && g_str_equal (words[0], word));
      if (others != !g_str_equal (words[0], word))
        likeness = G_MAXUINT;
      others = !g_str_equal (words[0], word);
      g_assert_cmpuint (compare_starts (scr_repair_get_move (fit), move), <=, likeness);
      likeness = compare_starts (scr_repair_get_move (fit), move);
    }
}

/* What a repair comes to is what a fresh replay makes of the entries. */
static void
check_repaired (ScrMatch *match,
                ScrAmendment *amendment,
                ScrRepair *repair)
{
  g_autoptr (ScrMatch) copy = amend_copy (match);
  g_autoptr (ScrMatch) fresh = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) again = scr_match_propose (
      copy, scr_amendment_get_kind (amendment), scr_amendment_get_number (amendment),
      scr_amendment_get_move (amendment), &error);
  g_autoptr (ScrAmendment) repaired = scr_match_repair (copy, again, repair, &error);
  static const int shift[] = { 0, 1, -1 };
  int expected = (int) count (match) + shift[scr_amendment_get_kind (amendment)] +
                 shift[scr_repair_get_kind (repair)];

  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_misfit (repaired), ==, 0);
  g_assert_true (scr_match_amend (copy, repaired, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpint ((int) count (copy), ==, expected);
  g_assert_true (scr_match_get_state (copy) == scr_amendment_get_state (repaired));

  fresh = amend_copy (copy);
  amend_assert_same_file (copy, fresh);
}

static void
check_repairs (ScrMatch *match,
               ScrAmendment *amendment,
               guint *n_repairs)
{
  GListModel *repairs = scr_amendment_get_repairs (amendment);
  guint n_items = g_list_model_get_n_items (repairs);
  gboolean is_inserting = TRUE;

  g_assert_cmpuint (n_items, <=, 20);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (ScrRepair) repair = g_list_model_get_item (repairs, i);
      ScrAmendmentKind kind = scr_repair_get_kind (repair);

      g_assert_true (scr_repair_get_keeps_all (repair));
      g_assert_cmpuint (scr_repair_get_number (repair), ==, scr_amendment_get_misfit (amendment));
      g_assert_true (is_inserting || kind != SCR_AMENDMENT_INSERT);
      is_inserting = kind == SCR_AMENDMENT_INSERT;
      if (i < 3 || i + 1 == n_items)
        check_repaired (match, amendment, repair);
      n_repairs[kind]++;
    }
}

/* Trying a correction, and all that is asked of it, changes nothing. */
static void
try (ScrMatch *match,
     ScrAmendmentKind kind,
     guint number,
     const char *move,
     guint *n_repairs)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = scr_match_print (match, &error);
  g_autofree char *after = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (match, kind, number, move, NULL);

  if (amendment == NULL)
    return;
  if (scr_amendment_get_misfit (amendment) > 0)
    {
      check_fits (match, amendment);
      check_repairs (match, amendment, n_repairs);
    }
  else
    {
      g_assert_cmpuint (g_list_model_get_n_items (scr_amendment_get_fits (amendment)), ==, 0);
      g_assert_cmpuint (g_list_model_get_n_items (scr_amendment_get_repairs (amendment)), ==, 0);
    }
  after = scr_match_print (match, &error);
  g_assert_cmpstr (before, ==, after);
}

/* Each correction is what a fresh replay makes of it, and so is each repair. */
static void
test_walk (void)
{
  guint64 random = 20261130;
  AmendCounts counts = { 0 };
  guint n_repairs[3] = { 0 };
  guint n_amendments = 0;

  while (n_amendments < abbates_test_share (N_AMENDMENTS))
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (ScrMatch) match =
          play (&wanted, 20 + (guint) scr_random_below (&random, 200), &random);

      for (guint i = 0; i < N_A_MATCH; i++, n_amendments++)
        {
          ScrAmendmentKind kind = (ScrAmendmentKind) scr_random_below (&random, 3);
          guint number = 1 + (guint) scr_random_below (&random, count (match));
          guint from = scr_random_below (&random, 4) > 0
                           ? number - 1
                           : (guint) scr_random_below (&random, count (match));
          g_autofree char *move = draw (match, from, &random);

          if (move == NULL)
            continue;
          amend_check (match, kind, number, move, &counts);
          if (i % 4 == 0)
            try (match, kind, number, move, n_repairs);
        }
    }
  g_test_message ("%u fit, %u misfit, %u refused; %u insert, %u change, %u delete", counts.n_fits,
                  counts.n_misfits, counts.n_refused, n_repairs[SCR_AMENDMENT_INSERT],
                  n_repairs[SCR_AMENDMENT_CHANGE], n_repairs[SCR_AMENDMENT_DELETE]);
  if (abbates_test_share (N_AMENDMENTS) < N_AMENDMENTS)
    return;

  g_assert_cmpuint (counts.n_refused, >, 20);
  g_assert_cmpuint (counts.n_misfits, >, 200);
  g_assert_cmpuint (counts.n_fits, >, 100);
  for (guint i = 0; i < G_N_ELEMENTS (n_repairs); i++)
    g_assert_cmpuint (n_repairs[i], >, 10);
}

static ScrMatch *
tell (const char *moves)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 7 };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_auto (GStrv) texts = g_strsplit (moves, ",", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, NULL, &error);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      scr_match_move (match, texts[i], &error);
      g_assert_no_error (error);
    }

  return g_steal_pointer (&match);
}

#define DEALT \
  "start 1,reveal book-2,reveal window-1,reveal artefact-1,reveal book-1,reveal book-1," \
  "reveal book-1,reveal book-1,reveal book-1,reveal window-1,reveal window-1,reveal window-1," \
  "reveal window-1,reveal ?,reveal ?,reveal ?,reveal ?"

static void
assert_repair (GListModel *repairs,
               guint position,
               ScrAmendmentKind kind,
               const char *move)
{
  g_autoptr (ScrRepair) repair = g_list_model_get_item (repairs, position);

  g_assert_nonnull (repair);
  g_assert_cmpint (scr_repair_get_kind (repair), ==, kind);
  g_assert_cmpstr (scr_repair_get_move (repair), ==, move);
}

/* An adjustment that a correction makes needless is left out, and all after it stays. */
static void
test_needless_adjustment (void)
{
  g_autoptr (ScrMatch) match = tell (DEALT ",play 3,set hand 1 +3,play 4");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment =
      scr_match_propose (match, SCR_AMENDMENT_CHANGE, 18, "play 5", &error);
  g_autoptr (ScrAmendment) repaired = NULL;
  g_autoptr (ScrRepair) best = NULL;
  GListModel *repairs;

  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 19);
  g_assert_cmpstr (scr_amendment_get_misfit_move (amendment), ==, "set hand 1 +3");
  repairs = scr_amendment_get_repairs (amendment);
  assert_repair (repairs, 0, SCR_AMENDMENT_DELETE, NULL);

  best = g_list_model_get_item (repairs, 0);
  repaired = scr_match_repair (match, amendment, best, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_misfit (repaired), ==, 0);
  g_assert_true (scr_match_amend (match, repaired, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count (match), ==, 19);
  g_assert_cmpstr (scr_entry_get_move (amend_get_entry (match, 18)), ==, "play 5");
  g_assert_cmpstr (scr_entry_get_move (amend_get_entry (match, 19)), ==, "play 4");
}

/* A play that was forgotten is offered to be told again. */
static void
test_forgotten_play (void)
{
  g_autoptr (ScrMatch) match = tell (DEALT ",play 3,play 4,take 1 to 1");
  g_autoptr (ScrAmendment) amendment =
      scr_match_propose (match, SCR_AMENDMENT_DELETE, 18, NULL, NULL);

  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 20);
  g_assert_cmpstr (scr_amendment_get_misfit_move (amendment), ==, "take 1 to 1");
  g_assert_cmpuint (scr_amendment_get_n_fits (amendment), ==, 12);
  assert_repair (scr_amendment_get_repairs (amendment), 0, SCR_AMENDMENT_INSERT, "play 1");
}

/* A repair belongs to the match as it was when the correction was tried. */
static void
test_stale_repair (void)
{
  g_autoptr (ScrMatch) match = tell (DEALT ",play 3,play 4,take 1 to 1");
  g_autoptr (ScrAmendment) amendment =
      scr_match_propose (match, SCR_AMENDMENT_DELETE, 18, NULL, NULL);
  g_autoptr (ScrRepair) repair =
      g_list_model_get_item (scr_amendment_get_repairs (amendment), 0);
  g_autoptr (GError) error = NULL;

  g_assert_true (scr_match_undo (match, 1, TRUE, &error));
  g_assert_null (scr_match_repair (match, amendment, repair, &error));
  g_assert_error (error, SCR_ERROR, (int) SCR_ERROR_HISTORY);
}

static ScrState *(*apply_move) (ScrState *, const char *, GError **);
static guint n_applied;

static ScrState *
apply_counted (ScrState *state,
               const char *move,
               GError **error)
{
  n_applied++;

  return apply_move (state, move, error);
}

/* Of a very long match not all is tried: what is offered is true, and it is said that there may be
 * more. */
static void
test_very_long (void)
{
  g_autoptr (ScrMatch) match = tell (DEALT ",play 3,set hand 1 +3");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  ScrStateClass *klass = SCR_STATE_GET_CLASS (scr_match_get_state (match));
  guint n_repairs[3] = { 0 };
  guint n_breaking = 0;
  GListModel *fits;

  for (guint i = 0; i < 10000; i++)
    {
      scr_match_move (match, i % 2 == 0 ? "set pile 30" : "set pile 31", &error);
      g_assert_no_error (error);
    }
  /* Only at the very end it shows whether the other seat played its 2 instead of the misfit. */
  scr_match_move (match, "set hand 2 -2", &error);
  g_assert_no_error (error);
  amendment = scr_match_propose (match, SCR_AMENDMENT_CHANGE, 18, "play 5", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (scr_amendment_get_misfit (amendment), ==, 19);

  apply_move = klass->apply;
  klass->apply = apply_counted;
  fits = scr_amendment_get_fits (amendment);
  klass->apply = apply_move;
  g_assert_cmpuint (n_applied, >, 50000);
  g_assert_cmpuint (n_applied, <=, 100000);
  g_assert_cmpuint (scr_amendment_get_n_tried (amendment), >, 0);
  g_assert_cmpuint (scr_amendment_get_n_tried (amendment), <,
                    MIN (scr_amendment_get_n_fits (amendment), 20));
  g_assert_cmpuint (g_list_model_get_n_items (fits), ==, scr_amendment_get_n_tried (amendment));

  for (guint i = 0; i < g_list_model_get_n_items (fits); i++)
    {
      g_autoptr (ScrRepair) fit = g_list_model_get_item (fits, i);
      g_autoptr (ScrAmendment) repaired = scr_match_repair (match, amendment, fit, &error);
      guint misfit = scr_amendment_get_misfit (repaired);

      g_assert_no_error (error);
      g_assert_cmpuint (scr_repair_get_n_kept (fit), ==,
                        (misfit > 0 ? misfit - 1 : count (match)) - 19);
      g_assert_true (scr_repair_get_keeps_all (fit) == (misfit == 0));
      n_breaking += misfit > 0;
    }
  g_assert_cmpuint (n_breaking, ==, 1);
  check_repairs (match, amendment, n_repairs);
  g_assert_cmpuint (n_repairs[SCR_AMENDMENT_DELETE], ==, 1);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  abbates_test_game ();

  g_test_add_func ("/abbates/repair/walk", test_walk);
  g_test_add_func ("/abbates/repair/needless-adjustment", test_needless_adjustment);
  g_test_add_func ("/abbates/repair/forgotten-play", test_forgotten_play);
  g_test_add_func ("/abbates/repair/stale-repair", test_stale_repair);
  g_test_add_func ("/abbates/repair/very-long", test_very_long);

  return g_test_run ();
}
