/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "complaints-util.h"

#include "core/scr-dealer.h"

/* Whole games of tests/fixtures/games/. */
const char *const complaints_fixtures[] = { "four-seats", "solo-prior", "three-seats-variants-2-4",
                                            "two-seats", NULL };

/* A match always the same; in digital mode dealt up to the first decision. */
ScrMatch *
complaints_new_match (const AbbatesTestSetup *wanted,
                      ScrMode mode)
{
  g_autoptr (JsonNode) setup = abbates_test_setup_json (wanted);
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new (abbates_test_game (), setup, mode, "7", &error);

  g_assert_no_error (error);
  scr_match_deal (match, NULL, &error);
  g_assert_no_error (error);

  return match;
}

JsonNode *
complaints_parse_fixture (const char *name)
{
  g_autofree char *file = g_strdup_printf ("games/%s.match.json", name);
  g_autofree char *text = abbates_test_read ("fixtures", file);
  g_autoptr (GError) error = NULL;
  JsonNode *root = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return root;
}

ScrMatch *
complaints_read (JsonNode *root)
{
  g_autoptr (GError) error = NULL;
  ScrMatch *match = scr_match_new_from_json (root, &error);

  g_assert_no_error (error);
  return match;
}

ScrMatch *
complaints_read_fixture (const char *name)
{
  g_autoptr (JsonNode) root = complaints_parse_fixture (name);

  return complaints_read (root);
}

/* The match as its file, opened, would give it. */
ScrMatch *
complaints_reload (ScrMatch *match)
{
  g_autofree char *text = complaints_print (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = scr_json_parse (text, -1, &error);

  g_assert_no_error (error);
  return complaints_read (root);
}

/* The text of the match's file. */
char *
complaints_print (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  char *text = scr_match_print (match, &error);

  g_assert_no_error (error);
  return text;
}

char *
complaints_print_state (ScrState *state)
{
  g_autoptr (JsonNode) json = scr_state_to_json (state);

  return scr_json_print (json, FALSE);
}

gboolean
complaints_is_over (ScrMatch *match)
{
  return scr_state_get_turn (scr_match_get_state (match)) == SCR_TURN_NONE;
}

guint
complaints_count (ScrMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

guint
complaints_count_decisions (ScrMatch *match)
{
  guint n_decisions = 0;

  for (guint i = 0; i < complaints_count (match); i++)
    n_decisions += scr_state_get_turn (scr_match_get_state_at (match, i)) > SCR_TURN_TABLE;

  return n_decisions;
}

/* The move of an entry in force. */
const char *
complaints_get_move (ScrMatch *match,
                     guint position)
{
  g_autoptr (ScrEntry) entry = g_list_model_get_item (G_LIST_MODEL (match), position);

  return scr_entry_get_move (entry);
}

/* One of the legal moves, or one of chance's answers where chance is due. */
char *
complaints_dup_decision (ScrMatch *match,
                         guint64 *random)
{
  ScrState *state = scr_match_get_state (match);
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) moves = scr_state_get_turn (state) > SCR_TURN_TABLE
                             ? scr_state_list_moves (state)
                             : scr_state_list_outcomes (state, weights);

  g_assert_cmpuint (g_strv_length (moves), >, 0);
  return g_strdup (moves[scr_random_below (random, g_strv_length (moves))]);
}

void
complaints_play (ScrMatch *match,
                 const char *move)
{
  g_autoptr (GError) error = NULL;

  scr_match_play (match, move, &error);
  g_assert_no_error (error);
}

/* Plays at random, no further than to the end. */
void
complaints_play_on (ScrMatch *match,
                    guint64 *random,
                    guint n_decisions)
{
  for (guint i = 0; i < n_decisions && !complaints_is_over (match); i++)
    {
      g_autofree char *move = complaints_dup_decision (match, random);

      complaints_play (match, move);
    }
}

void
complaints_undo (ScrMatch *match,
                 guint n_steps,
                 gboolean by_move)
{
  g_autoptr (GError) error = NULL;

  scr_match_undo (match, n_steps, by_move, &error);
  g_assert_no_error (error);
}

void
complaints_redo (ScrMatch *match,
                 guint n_steps,
                 gboolean by_move)
{
  g_autoptr (GError) error = NULL;

  scr_match_redo (match, n_steps, by_move, &error);
  g_assert_no_error (error);
}

static void
told_cb (ComplaintsBefore *before)
{
  before->n_told++;
}

ComplaintsBefore *
complaints_before_new (ScrMatch *match)
{
  ComplaintsBefore *self = g_new0 (ComplaintsBefore, 1);

  self->match = match;
  self->state = scr_match_get_state (match);
  self->text = complaints_print (match);
  g_object_get (match, "can-undo", &self->can_undo, "can-redo", &self->can_redo, NULL);
  g_signal_connect_swapped (match, "notify", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (match, "items-changed", G_CALLBACK (told_cb), self);

  return self;
}

void
complaints_before_free (ComplaintsBefore *self)
{
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_free (self->text);
  g_free (self);
}

/* Asserts that the call was refused with a reason, and that nothing is otherwise. */
void
complaints_assert_refused (ComplaintsBefore *before,
                           gboolean is_done,
                           GError **error)
{
  g_autofree char *text = complaints_print (before->match);
  gboolean can_undo, can_redo;

  g_assert_false (is_done);
  g_assert_nonnull (*error);
  g_assert_true ((*error)->domain == SCR_ERROR);
  g_clear_error (error);
  g_object_get (before->match, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_true (can_undo == before->can_undo);
  g_assert_true (can_redo == before->can_redo);
  g_assert_true (scr_match_get_state (before->match) == before->state);
  g_assert_cmpstr (text, ==, before->text);
  g_assert_cmpuint (before->n_told, ==, 0);
}
