/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-error.h"
#include "toy-game.h"
#include "toy-match.h"

/* What can be seen of a match: views, and where the terms of a number come from. */

static ScrMatch *
new_match (const char *moves)
{
  ScrMatch *match = toy_match_new (SCR_MODE_TABLE, 3, "");

  toy_match_make (match, moves);
  return match;
}

/* "name value entry" of each term, separated by commas. */
static char *
explain (ScrMatch *match,
         guint n_moves,
         guint seat,
         const char *number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) terms =
      scr_match_explain (match, n_moves, seat, number, SCR_VIEWER_ALL, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (ScrTerm) term = g_list_model_get_item (terms, i);

      g_string_append_printf (text, "%s%s %d %u", i > 0 ? "," : "", scr_term_get_name (term),
                              scr_term_get_value (term), scr_term_get_entry (term));
    }

  return g_string_free (text, FALSE);
}

typedef struct
{
  guint n_moves;
  guint seat;
  const char *number;
  const char *terms;
} Case;

#define MOVES "badge 1 b3,badge 2 b1,badge 3 b8,start 1,roll,die 4,roll,die 2,hold"

static const Case cases[] = {
  { 9, 0, "badges", "badge 3 1,badge 1 2,badge 8 3" },
  { 2, 0, "badges", "badge 3 1,badge 1 2" },
  { 0, 0, "badges", "" },
  { 9, 2, "badges", "badge 1 2" },
  /* The last entry up to then that brought something there; nothing later. */
  { 5, 0, "pot", "pot 0 0,nothing 0 0" },
  { 6, 0, "pot", "pot 4 6,nothing 0 0" },
  { 7, 0, "pot", "pot 4 6,nothing 0 0" },
  { 8, 0, "pot", "pot 6 8,nothing 0 0" },
  { 9, 0, "pot", "pot 0 8,nothing 0 0" },
};

static void
test_entries_of_terms (void)
{
  g_autoptr (ScrMatch) match = new_match (MOVES);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *terms =
          explain (match, cases[i].n_moves, cases[i].seat, cases[i].number);

      g_assert_cmpstr (terms, ==, cases[i].terms);
    }
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* What the match began with was brought by no entry. */
static void
test_start_has_no_entry (void)
{
  g_autoptr (JsonNode) root = toy_match_new_root (
      "start", "{\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 1,"
               " \"pot\": 4, \"throws\": 1, \"scores\": [0, 0], \"sum\": 0}");
  JsonObject *object = json_node_get_object (root);
  g_autoptr (ScrMatch) match = NULL;
  g_autofree char *terms = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[\"roll\"]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_remove_member (object, "state");
  match = toy_match_read (root);
  terms = explain (match, 1, 0, "badges");
  g_assert_cmpstr (terms, ==, "badge 1 0,badge 2 0");
}

/* What was taken back can be looked at as before; its numbers follow those in force. */
static void
test_taken_back (void)
{
  g_autoptr (ScrMatch) match = new_match (MOVES);
  g_autofree char *before = explain (match, 8, 0, "pot");
  g_autofree char *after = NULL;
  g_autoptr (ScrState) state = scr_match_view_at (match, 8, SCR_VIEWER_ALL);
  g_autoptr (ScrState) again = NULL;
  g_autoptr (GListModel) events = NULL;

  toy_match_undo (match, 4, TRUE);
  again = scr_match_view_at (match, 8, SCR_VIEWER_ALL);
  after = explain (match, 8, 0, "pot");
  events = scr_match_list_events (match, 8, SCR_VIEWER_ALL);
  g_assert_true (again == state);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (g_list_model_get_n_items (events), ==, 1);
  for (guint number = 5; number <= 9; number++)
    {
      g_autofree char *sentence = scr_match_dup_sentence (match, number, SCR_VIEWER_ALL);
      ScrEntry *entry = scr_match_get_entry (match, number);
      g_autofree char *expected = scr_entry_dup_sentence (entry);

      g_assert_cmpstr (sentence, ==, expected);
    }
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, 6)), ==, "die 4");
  g_assert_cmpstr (scr_entry_get_move (scr_match_get_entry (match, 9)), ==, "hold");
}

/* A game without stages has no headings, and says only when it is over. */
static void
test_no_stages (void)
{
  g_autoptr (ScrMatch) match = new_match (MOVES);
  g_autoptr (JsonNode) root = toy_match_new_root (
      "start", "{\"badges\": [1, 2], \"started\": true, \"rolling\": false, \"turn\": 1,"
               " \"pot\": 0, \"throws\": 0, \"scores\": [20, 0], \"sum\": 20}");
  JsonObject *object = json_node_get_object (root);
  g_autoptr (ScrMatch) over = NULL;
  g_autofree char *progress = NULL;
  char *part = NULL;

  json_object_set_member (object, "moves", toy_match_parse ("[]"));
  json_object_set_member (object, "undone", toy_match_parse ("[]"));
  json_object_remove_member (object, "state");
  over = toy_match_read (root);
  progress = scr_state_dup_progress (scr_match_get_state (over));

  g_assert_null (scr_state_dup_stage (scr_match_get_state (match), &part));
  g_assert_null (part);
  g_assert_null (scr_state_dup_progress (scr_match_get_state (match)));
  g_assert_cmpstr (progress, ==, "Finished");
}

static void
test_unknown_number (void)
{
  g_autoptr (ScrMatch) match = new_match (MOVES);
  g_autoptr (GError) error = NULL;

  g_assert_null (scr_match_explain (match, 9, 0, "weight", SCR_VIEWER_ALL, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
}

/* A game that hides nothing shows the state itself, whoever looks. */
static void
test_views_of_an_open_game (void)
{
  g_autoptr (ScrMatch) match = new_match (MOVES);

  for (int viewer = SCR_VIEWER_ALL; viewer <= 3; viewer++)
    {
      g_autoptr (ScrState) now = scr_match_view (match, viewer);
      g_autoptr (ScrState) then = scr_match_view_at (match, 4, viewer);

      g_assert_true (now == scr_match_get_state (match));
      g_assert_true (then == scr_match_get_state_at (match, 4));
    }
}

static void
test_terms_as_objects (void)
{
  g_autoptr (ScrTerm) term = scr_term_new ("badge", "Badge", "How", -3, "seat 1", "b3");
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *source = NULL;
  g_autofree char *piece = NULL;
  guint entry;
  int value;

  g_object_get (term, "name", &name, "label", &label, "detail", &detail, "value", &value,
                "source", &source, "piece", &piece, "entry", &entry, NULL);
  g_assert_cmpstr (name, ==, "badge");
  g_assert_cmpstr (label, ==, "Badge");
  g_assert_cmpstr (detail, ==, "How");
  g_assert_cmpint (value, ==, -3);
  g_assert_cmpstr (source, ==, "seat 1");
  g_assert_cmpstr (piece, ==, "b3");
  g_assert_cmpuint (entry, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&term));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (ScrGame) game = NULL;

  g_test_init (&argc, &argv, NULL);
  game = toy_game_new ();
  scr_game_register (game);

  g_test_add_func ("/match-view/entries-of-terms", test_entries_of_terms);
  g_test_add_func ("/match-view/start-has-no-entry", test_start_has_no_entry);
  g_test_add_func ("/match-view/taken-back", test_taken_back);
  g_test_add_func ("/match-view/no-stages", test_no_stages);
  g_test_add_func ("/match-view/unknown-number", test_unknown_number);
  g_test_add_func ("/match-view/views-of-an-open-game", test_views_of_an_open_game);
  g_test_add_func ("/match-view/terms-as-objects", test_terms_as_objects);

  return g_test_run ();
}
