/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-dealer.h"
#include "core/scr-error.h"
#include "mode-util.h"

/* Who deals changes in the middle of a match: from a table to the program and back. */

#define N_MATCHES 60

/* Each step back is made again to the same state, and a file of each state opens. */
static void
check_history (ScrMatch *match)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  guint at;

  g_ptr_array_add (states, g_object_ref (scr_match_get_state (match)));
  while (scr_match_get_can_undo (match))
    {
      g_assert_true (scr_match_undo (match, 1, FALSE, &error));
      g_assert_no_error (error);
      g_assert_cmpint (scr_match_get_mode (match), ==,
                       scr_state_get_mode (scr_match_get_state (match), SCR_MODE_DIGITAL));
      g_ptr_array_add (states, g_object_ref (scr_match_get_state (match)));
      if (states->len % 16 == 0)
        {
          g_autoptr (ScrMatch) loaded = mode_save_and_load (match);

          g_assert_nonnull (loaded);
        }
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, 0);
  for (at = states->len - 1; scr_match_get_can_redo (match); at--)
    {
      g_assert_true (scr_match_redo (match, 1, FALSE, &error));
      g_assert_no_error (error);
      mode_assert_equal (scr_match_get_state (match), g_ptr_array_index (states, at - 1));
    }
  g_assert_cmpuint (at, ==, 0);
}

/* From @first on, the program names what nobody recorded, and says so in each entry. */
static guint
check_dealt (ScrMatch *match,
             guint first)
{
  guint n_dealt = 0;

  for (guint i = first; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);
      gboolean is_know = g_str_has_prefix (scr_entry_get_move (entry), "know ");

      g_assert_cmpint (scr_entry_get_is_dealt (entry), ==, is_know);
      n_dealt += is_know;
    }

  return n_dealt;
}

/* A table that goes on with the program dealing, back to the table, and to its end. */
static void
test_changes (void)
{
  guint64 random = 20261202;
  guint n_matches = abbates_test_share (N_MATCHES);
  guint n_dealt = 0;

  for (guint i = 0; i < n_matches; i++)
    {
      AbbatesTestSetup wanted = abbates_test_random_setup (&random);
      g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
      g_autoptr (GError) error = NULL;
      g_autoptr (ScrMatch) match =
          scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, "11", &error);
      guint n_entries;

      g_assert_no_error (error);
      mode_play_to_decision (match, 40 + (guint) scr_random_below (&random, 80), &random);
      n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
      if (!scr_match_play (match, "mode digital", &error))
        {
          /* A card that is drawn and not recorded is placed first. */
          g_assert_nonnull (strstr (error->message, "mode-unfinished"));
          g_clear_error (&error);
          mode_play_to_decision (match, 1, &random);
          n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
          mode_move (match, "mode digital");
        }
      g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
      g_assert_false (mode_holds_unknown (scr_match_get_state (match)));
      mode_play_to_decision (match, 20, &random);
      n_dealt += check_dealt (match, n_entries + 1);
      if (!mode_is_over (match) && i % 2 == 0)
        {
          mode_move (match, "mode table");
          g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_TABLE);
          mode_play_to_decision (match, 20, &random);
        }
      while (!mode_is_over (match))
        mode_play_one (match, &random);
      check_history (match);
    }
  g_assert_cmpuint (n_dealt, >, n_matches);
}

static void
note_mode_cb (ScrMatch *match,
              GParamSpec *pspec,
              guint *count)
{
  (*count)++;
}

/* What changes nothing is refused; the property tells of each change. */
static void
test_refused (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, "3", &error);
  guint count = 0;

  g_assert_no_error (error);
  g_signal_connect (match, "notify::mode", G_CALLBACK (note_mode_cb), &count);
  g_assert_true (scr_match_deal (match, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (scr_match_play (match, "mode digital", &error));
  g_assert_nonnull (strstr (error->message, "mode-same"));
  g_clear_error (&error);
  g_assert_cmpuint (count, ==, 0);
  mode_move (match, "mode table");
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (scr_match_undo (match, 1, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpint (scr_match_get_mode (match), ==, SCR_MODE_DIGITAL);
  g_assert_cmpuint (count, ==, 2);
}

/* A table tells of a sixth card of five: it is taken, with a warning, which goes when an
 * earlier entry is corrected. */
static void
test_warning (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .variants = 1 | 2 | 4 };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_TABLE, NULL, &error);
  g_autoptr (ScrMatch) loaded = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  guint n_entries, n_warned = 0;

  g_assert_no_error (error);
  mode_move (match, "start 1");
  mode_move (match, "reveal window-1");
  mode_move (match, "reveal book-1");
  mode_move (match, "reveal artefact-1");
  for (guint i = 0; i < 12; i++)
    mode_move (match, "reveal window-3");

  n_entries = g_list_model_get_n_items (G_LIST_MODEL (match));
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), i);

      n_warned += scr_entry_get_warning (entry) != NULL;
    }
  g_assert_cmpuint (n_warned, >, 0);
  loaded = mode_save_and_load (match);
  for (guint i = 6; i <= n_entries; i++)
    {
      g_clear_object (&amendment);
      amendment = scr_match_propose (loaded, SCR_AMENDMENT_CHANGE, i, "reveal ?", &error);
      g_assert_no_error (error);
      g_assert_true (scr_match_amend (loaded, amendment, FALSE, &error));
      g_assert_no_error (error);
    }
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (loaded), i);

      g_assert_null (scr_entry_get_warning (entry));
    }
}

/* A match without undo keeps what was made in digital mode, whoever deals by now. */
static void
test_no_undo (void)
{
  const AbbatesTestSetup wanted = { .n_seats = 2, .palms = TRUE, .undo = "none" };
  g_autoptr (JsonNode) setup = abbates_test_setup_json (&wanted);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match =
      scr_match_new (abbates_test_game (), setup, SCR_MODE_DIGITAL, "3", &error);

  g_assert_no_error (error);
  g_assert_true (scr_match_deal (match, NULL, &error));
  g_assert_no_error (error);
  mode_move (match, "play 5");
  mode_move (match, "mode table");
  g_assert_true (scr_match_get_can_undo (match));
  g_assert_false (scr_match_undo (match, 2, FALSE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_clear_error (&error);
  g_assert_true (scr_match_undo (match, 1, FALSE, &error));
  g_assert_no_error (error);
  g_assert_false (scr_match_get_can_undo (match));
}

/* Asserts that @number can be changed to what it is, or not, and that as much is counted. */
static void
assert_amends (ScrMatch *match,
               guint number,
               gboolean may,
               guint n_reveals)
{
  g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (
      match, SCR_AMENDMENT_CHANGE, number, scr_entry_get_move (entry), &error);

  g_assert_no_error (error);
  g_assert_true (scr_match_amend (match, amendment, FALSE, &error) == may);
  if (!may)
    g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_assert_cmpuint (scr_match_get_reveals_undone (match), ==, n_reveals);
}

/* What a correction counts as goes by who dealt when the move was made, not by who does now. */
static void
test_amended_step (void)
{
  static const struct
  {
    const char *undo;
    gboolean may_reveal; /* correct a digital move before something is turned up */
    gboolean may_play;   /* correct a digital move after that */
    guint n_reveals;
  } cases[] = {
    { "none", FALSE, FALSE, 0 },
    { "until-reveal", FALSE, TRUE, 0 },
    { "free", TRUE, TRUE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint64 random = 5;
      g_autoptr (ScrMatch) to_table = mode_new_match (SCR_MODE_DIGITAL, cases[i].undo);
      g_autoptr (ScrMatch) to_digital = mode_new_match (SCR_MODE_TABLE, cases[i].undo);
      guint n_played, n_told;

      g_assert_true (scr_match_deal (to_table, NULL, NULL));
      mode_move (to_table, "play 5");
      n_played = g_list_model_get_n_items (G_LIST_MODEL (to_table));
      mode_move (to_table, "mode table");
      mode_play_to_decision (to_table, 12, &random);
      g_assert_cmpint (scr_match_get_mode (to_table), ==, SCR_MODE_TABLE);
      assert_amends (to_table, n_played + 2, TRUE, 0);
      /* Cards that were told at the table since were not turned up by the program. */
      assert_amends (to_table, n_played, cases[i].may_play, 0);
      assert_amends (to_table, n_played - 1, cases[i].may_reveal, cases[i].n_reveals);

      mode_play_to_decision (to_digital, 1, &random);
      n_told = g_list_model_get_n_items (G_LIST_MODEL (to_digital));
      mode_move (to_digital, "mode digital");
      mode_play_phase (to_digital, &random);
      mode_play_one (to_digital, &random);
      g_assert_cmpint (scr_match_get_mode (to_digital), ==, SCR_MODE_DIGITAL);
      for (guint number = n_told; number > n_told - 9; number--)
        assert_amends (to_digital, number, TRUE, 0);
      assert_amends (to_digital, g_list_model_get_n_items (G_LIST_MODEL (to_digital)),
                     cases[i].may_play, 0);
      assert_amends (to_digital, n_told + 2, cases[i].may_reveal, cases[i].n_reveals);
    }
}

/* Moves of digital mode that a correction of the table's would drop, or repair, are held too. */
static void
test_dropped_step (void)
{
  g_autoptr (ScrMatch) match = mode_new_match (SCR_MODE_TABLE, "none");
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = NULL;
  g_autoptr (ScrAmendment) repaired = NULL;
  g_autoptr (ScrRepair) fit = NULL;
  guint64 random = 5;
  guint n_told;
  guint misfit = 0;

  mode_play_to_decision (match, 1, &random);
  mode_move (match, "play 5");
  n_told = g_list_model_get_n_items (G_LIST_MODEL (match));
  mode_move (match, "mode digital");
  mode_play_phase (match, &random);
  mode_play_phase (match, &random);
  for (guint value = 13; value > 0 && misfit == 0; value--)
    {
      g_autofree char *other = g_strdup_printf ("play %u", value);

      g_clear_object (&amendment);
      amendment = scr_match_propose (match, SCR_AMENDMENT_CHANGE, n_told, other, &error);
      g_assert_no_error (error);
      misfit = scr_amendment_get_misfit (amendment);
    }
  g_assert_cmpuint (misfit, >, n_told + 1);

  g_assert_false (scr_match_amend (match, amendment, FALSE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_MISFIT);
  g_clear_error (&error);
  g_assert_false (scr_match_amend (match, amendment, TRUE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
  g_clear_error (&error);

  fit = g_list_model_get_item (scr_amendment_get_fits (amendment), 0);
  repaired = scr_match_repair (match, amendment, fit, &error);
  g_assert_no_error (error);
  g_assert_false (scr_match_amend (match, repaired, FALSE, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_HISTORY);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/abbates/mode/changes", test_changes);
  g_test_add_func ("/abbates/mode/refused", test_refused);
  g_test_add_func ("/abbates/mode/no-undo", test_no_undo);
  g_test_add_func ("/abbates/mode/warning", test_warning);
  g_test_add_func ("/abbates/mode/amended-step", test_amended_step);
  g_test_add_func ("/abbates/mode/dropped-step", test_dropped_step);

  return g_test_run ();
}
