/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "core/scr-json.h"
#include "core/scr-salvage.h"
#include "shipped.h"

/* Whatever a match file says: it is refused with an error, or it is a match that can
 * be played on, taken back, corrected, written and read again. What is refused, or ends
 * too early, can be such a match up to its last sound move. */

#define N_MOVES 40

/**
 * Step:
 * @match: a sound match
 * @choice: what to choose by, where there is a choice
 *
 * What players do with a match that was opened. Afterwards it is as sound as before.
 */
typedef void (*Step) (ScrMatch *match,
                      guint choice);

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t size);

static guint
choose (guint *choice,
        guint n_choices)
{
  *choice = *choice * 1103515245u + 12345u;

  return (*choice >> 16) % n_choices;
}

static GStrv
list_moves (ScrState *state)
{
  g_autoptr (GArray) weights = g_array_new (FALSE, FALSE, sizeof (guint));

  return scr_state_get_turn (state) == SCR_TURN_TABLE ? scr_state_list_outcomes (state, weights)
                                                      : scr_state_list_moves (state);
}

/* Makes a move that is listed, so that only what is no fault of it may prevent it. */
static gboolean
make_move (ScrMatch *match,
           const char *move,
           gboolean with_answers)
{
  g_autoptr (GError) error = NULL;

  if (with_answers ? scr_match_play (match, move, &error) : scr_match_move (match, move, &error))
    return TRUE;

  g_assert_false (g_error_matches (error, SCR_ERROR, SCR_ERROR_ILLEGAL));
  g_assert_false (g_error_matches (error, SCR_ERROR, SCR_ERROR_SYNTAX));
  return FALSE;
}

/* What a table may tell besides, where it fits; it may be refused. */
static void
tell_more (ScrMatch *match,
           guint *choice)
{
  static const char *const told[] = {
    "reveal ?", "skip", "order", "mode digital", "mode table", "set garden 5 book-2",
    "set refill 2 ?", "set portrait 1 3 ?", "set portrait 1 3 -", "set phase 3 2", "set pile 40",
    "set heap +?", "set hand 1 -5", "set henricus pawn 3", "know garden 5 book-1",
    "know portrait 1 3 window-2", "know secret 1 book-1"
  };
  g_autoptr (GError) error = NULL;

  if (!scr_match_play (match, told[choose (choice, G_N_ELEMENTS (told))], &error))
    g_assert_nonnull (error);
}

/* Plays some moves of those that are listed, the program dealing or not. */
static void
play_on (ScrMatch *match,
         guint choice)
{
  for (guint i = 0; i < N_MOVES; i++)
    {
      g_auto (GStrv) moves = NULL;
      gboolean with_answers = choose (&choice, 4) == 0;

      if (choose (&choice, 4) == 0)
        tell_more (match, &choice);
      moves = list_moves (scr_match_get_state (match));
      if (moves[0] == NULL ||
          !make_move (match, moves[choose (&choice, g_strv_length (moves))], with_answers))
        return;
    }
}

/* Steps taken back and made again lead to where they came from, or further: to the next
 * decision, where what was undone before begins with answers of chance. */
static void
go_back_and_forth (ScrMatch *match,
                   guint choice)
{
  guint count = 1 + choose (&choice, 3);
  gboolean by_move = choose (&choice, 2) == 0;
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_autoptr (JsonNode) before = scr_state_to_json (scr_match_get_state (match));
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (GError) error = NULL;

  if (scr_match_undo (match, count, by_move, &error))
    {
      scr_match_redo (match, count, by_move, &error);
      g_assert_no_error (error);
    }
  else
    g_assert_nonnull (error);

  after = scr_state_to_json (scr_match_get_state_at (match, n_moves));
  g_assert_true (scr_json_equal (before, after, NULL));
}

/* Corrects a move: puts another in its place or before it, or leaves it out. */
static void
correct (ScrMatch *match,
         guint choice)
{
  ScrAmendmentKind kind = (ScrAmendmentKind) choose (&choice, 3);
  guint n_moves = g_list_model_get_n_items (G_LIST_MODEL (match));
  guint number = 1 + choose (&choice, n_moves + 1);
  g_auto (GStrv) moves = list_moves (scr_match_get_state_at (match, number - 1));
  guint n_choices = g_strv_length (moves);
  const char *move = n_choices > 0 ? moves[choose (&choice, n_choices)] : "play 1";
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrAmendment) amendment = scr_match_propose (match, kind, number, move, &error);

  g_assert_true ((amendment == NULL) == (error != NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, n_moves);
  if (amendment != NULL)
    scr_match_amend (match, amendment, choose (&choice, 2) == 0, NULL);
}

/* Leaves moves undone, so that they are written. */
static void
go_back (ScrMatch *match,
         guint choice)
{
  gboolean can_undo = scr_match_get_can_undo (match);
  g_autoptr (GError) error = NULL;

  scr_match_undo_turns_up (match);
  g_assert_true (scr_match_undo (match, 1, FALSE, &error) == can_undo);
  if (choose (&choice, 4) == 0 && can_undo)
    scr_match_undo (match, 1, TRUE, NULL);
}

/* Each is done with every match; what else players can do with one joins here. */
static const Step steps[] = { go_back_and_forth, correct, play_on, go_back_and_forth,
                              correct, go_back };

/* What is written says all, and is read. */
static void
check_file (ScrMatch *match)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = scr_match_print (match, &error);
  g_autofree char *text_again = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ScrMatch) again = NULL;

  /* A match may have grown too large; then it is not written. */
  if (text == NULL)
    {
      g_assert_error (error, SCR_ERROR, SCR_ERROR_LIMIT);
      return;
    }

  root = scr_json_parse (text, -1, &error);
  g_assert_no_error (error);
  again = scr_match_new_from_json (root, &error);
  g_assert_no_error (error);
  text_again = scr_match_print (again, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text_again, ==, text);
}

static void
use (ScrMatch *match,
     guint choice)
{
  check_file (match);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    steps[i](match, choice);
  check_file (match);
}

static JsonObject *
get_setup (JsonNode *root)
{
  JsonNode *setup = JSON_NODE_HOLDS_OBJECT (root)
                        ? json_object_get_member (json_node_get_object (root), "setup")
                        : NULL;

  return setup != NULL && JSON_NODE_HOLDS_OBJECT (setup) ? json_node_get_object (setup) : NULL;
}

static void
fill_in_edition (JsonNode *root)
{
  JsonObject *setup = get_setup (root);
  JsonNode *edition = setup != NULL ? json_object_get_member (setup, "edition") : NULL;

  if (edition != NULL)
    json_object_set_member (setup, "edition", shipped_fill_in (edition));
}

/* What of the first @length bytes of @text is sound is a match too. */
static void
rescue (const char *text,
        gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  guint n_kept = 0;
  g_autoptr (ScrMatch) match = scr_match_salvage (text, (gssize) length, &n_kept, &fault, &error);

  g_assert_true ((match == NULL) == (error != NULL));
  if (match == NULL)
    return;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, n_kept);
  check_file (match);
}

static void
read_match (JsonNode *root,
            guint choice)
{
  g_autofree char *text = scr_json_print (root, FALSE);
  gsize length = strlen (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (ScrMatch) match = scr_match_new_from_json (root, &error);

  g_assert_true ((match == NULL) == (error != NULL));
  if (match != NULL)
    use (match, choice);
  else
    rescue (text, length);

  if (choose (&choice, 4) == 0)
    rescue (text, choose (&choice, (guint) length + 1));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) input = g_bytes_new_static (bytes, size);
  g_autofree char *copy = g_strndup ((const char *) bytes, size);
  g_autoptr (JsonNode) root = NULL;

  abbates_test_game ();

  root = scr_json_parse ((const char *) bytes, (gssize) size, &error);
  g_assert_true ((root == NULL) == (error != NULL));
  if (root != NULL)
    {
      fill_in_edition (root);
      read_match (root, g_bytes_hash (input));
    }
  else
    rescue (copy, size);

  return 0;
}
