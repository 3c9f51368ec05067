/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "abbates-util.h"
#include "core/scr-error.h"
#include "games/abbates/abbates-move.h"

/* The notation of moves: what is read, what is refused, and that printing gives
 * the text back. */

static AbbatesSetup *setup;

static const char *const good[] = {
  "arcade 1 1 peek",
  "arcade 4 3 palm-none",
  "arcade 2 2 swap-portrait-refill",
  "mission 1 m07",
  "mission 4 m16",
  "secret 3 artefact-0",
  "start 4",
  "henricus low 7",
  "henricus high 14",
  "reveal book-2",
  "reveal window-9",
  "reveal ?",
  "reshuffle",
  "play 1",
  "play 14",
  "take 5 to 2",
  "take refill 3 to 9",
  "take discard artefact-3 to 1",
  "place 9",
  "peek",
  "order",
  "order 3 1 2 4 5 6",
  "order 1",
  "swap-refill 9 3",
  "swap-line 1 1",
  "swap 9 1",
  "other-line column-1",
  "other-line row-3",
  "recall 4 14",
};

static const char *const bad[] = {
  "",
  " ",
  "play",
  "play ",
  " play 1",
  "play  1",
  "play 1 ",
  "play 0",
  "play 15",
  "play 01",
  "play +1",
  "play -1",
  "play 1.0",
  "play 99999999999999999999",
  "play one",
  "play 1 2",
  "play\t1",
  "play 1\n",
  "PLAY 1",
  "Play 1",
  "fly 1",
  "take",
  "take 5",
  "take 5 to",
  "take 5 2",
  "take 5 to 0",
  "take 10 to 1",
  "take 5 to 2 3",
  "take 5 in 2",
  "take refill to 2",
  "take refill 4 to 2",
  "take refill 1 2",
  "take discard 5 to 2",
  "take discard book to 2",
  "take discard book-2",
  "take hand 3 to 2",
  "place",
  "place 10",
  "peek 1",
  "reshuffle now",
  "order 0",
  "order 7",
  "order 1 2 3 4 5 6 7",
  "order 1 x",
  "swap 1",
  "swap 1 2 3",
  "swap-line 1 4",
  "swap-refill 0 1",
  "other-line",
  "other-line column-0",
  "other-line column-4",
  "other-line diagonal",
  "recall 5 1",
  "recall 1",
  "arcade 5 1 peek",
  "arcade 1 4 peek",
  "arcade 1 1 nothing",
  "arcade 1 1",
  "mission 1 m17",
  "mission 5 m01",
  "mission 1",
  "secret 1 book",
  "secret 1 book-10",
  "start",
  "start 0",
  "start 5",
  "henricus middle 1",
  "henricus low 0",
  "henricus low 15",
  "reveal",
  "reveal book-2 book-2",
  "reveal Book-2",
  "reveal book-x",
  "reveal book2",
  "reveal \xff",
  "\xff\xfe",
  "play 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      AbbatesMove move;

      g_assert_true (abbates_move_parse (&setup->rules, good[i], &move, &error));
      g_assert_no_error (error);
      text = abbates_move_print (&setup->rules, move);
      g_assert_cmpstr (text, ==, good[i]);
      g_assert_true (
          g_str_has_prefix (good[i], abbates_move_kind_to_word ((AbbatesMoveKind) move.kind)));
    }
}

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      AbbatesMove move;

      if (abbates_move_parse (&setup->rules, bad[i], &move, &error))
        g_error ("“%s” was read as a move", bad[i]);
      g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

static void
test_long (void)
{
  g_autofree char *text = g_strnfill (5000, 'a');
  g_autoptr (GError) error = NULL;
  AbbatesMove move;

  g_assert_false (abbates_move_parse (&setup->rules, text, &move, &error));
  g_assert_error (error, SCR_ERROR, SCR_ERROR_SYNTAX);
  g_assert_cmpuint (strlen (error->message), <, 200);
}

/* Every card has its word and every word its card. */
static void
test_cards (void)
{
  for (AbbatesCard card = 1; card < ABBATES_N_CARDS; card++)
    g_assert_cmpuint (abbates_card_from_word (abbates_card_to_word (card)), ==, card);
  g_assert_null (abbates_card_to_word (ABBATES_NO_CARD));
  g_assert_cmpuint (abbates_card_from_word ("book-2"), ==, ABBATES_CARD (ABBATES_BOOK, 2));
  g_assert_cmpuint (ABBATES_CARD_KIND (ABBATES_CARD (ABBATES_ARTEFACT, 9)), ==, ABBATES_ARTEFACT);
  g_assert_cmpuint (ABBATES_CARD_BEANS (ABBATES_CARD (ABBATES_ARTEFACT, 9)), ==, 9);
}

int
main (int argc,
      char *argv[])
{
  const AbbatesTestSetup wanted = { .n_seats = 2 };
  int status;

  g_test_init (&argc, &argv, NULL);
  setup = abbates_test_setup (&wanted);

  g_test_add_func ("/abbates/notation/good", test_good);
  g_test_add_func ("/abbates/notation/bad", test_bad);
  g_test_add_func ("/abbates/notation/long", test_long);
  g_test_add_func ("/abbates/notation/cards", test_cards);

  status = g_test_run ();
  abbates_setup_unref (setup);

  return status;
}
